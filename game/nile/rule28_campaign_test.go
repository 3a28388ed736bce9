package nile

import (
	"fmt"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// openEnd is Game I but for its end.
var openEnd = edition.Edition{edition.End: edition.Open}

// atRest is a campaign of n players between two sittings, on a small board with a
// port and blank land; everybody is in Europe.
func atRest(t *testing.T, n int) *stage {
	t.Helper()
	m := board("vvv.", "vvv.")
	addPort(m, "Port", 0)
	all := make([]deck.Specialty, n)
	for i := range all {
		all[i] = deck.Specialties - 1
	}
	g := scene(t, m, all...).by(openEnd)
	g.p.steps = []step{{BetweenSittings, 0}}
	g.p.turn, g.p.sitting.Began = 12, 0
	return g
}

// offers is how often a choice of a kind is offered between sittings.
func (g *stage) offers(k game.Kind) (n int) {
	for _, c := range g.p.Choices(nil) {
		if c.Kind == k {
			n++
		}
	}
	return n
}

func TestRule28_91_FindsOnlyAfterNews(t *testing.T) {
	for _, news := range []bool{false, true} {
		g := scene(t, board("vv"), deck.Explorer).by(edition.Edition{edition.Bonus: edition.AfterNews})
		e := g.party(0, 0, OnFoot, map[Item]int32{Rations: 9})
		e.NewLand = news
		events := g.play(func(a *game.Act) { g.p.bonus(0, a) })
		same(t, fmt.Sprint("a card after news ", news), isTold(events, CardDrawn), news)
	}
}

func TestRule28_92_ASittingEndsAtItsLimit(t *testing.T) {
	g := atRest(t, 2)
	g.p.players[0].Points, g.p.players[1].Points = 7, 9
	g.p.sitting = sitting{Number: 1, Began: 9, Limit: 3}
	g.p.steps = []step{{InEurope, 1}}
	for turn, left := range map[int16]int{9: 3, 10: 2, 11: 1} { // in any order: each for itself
		g.p.turn = turn
		same(t, fmt.Sprint("months left in turn ", turn), g.p.View(0).Sitting().Left, left)
	}
	g.p.next, g.p.turn = 1, 11
	events := g.play(func(a *game.Act) { g.p.passOn(a) })
	x := As[SittingEndedEvent](g.mustTell(events, SittingEnded))
	same(t, "the sitting", x, SittingEndedEvent{Number: 1, Turns: 3, Points: 9})
	same(t, "leads", g.mustTell(events, SittingEnded).Seat, game.Seat(1))
	same(t, "between sittings", g.p.top().Kind, BetweenSittings)
	events = g.play(func(a *game.Act) { g.p.nextSitting(a) })
	same(t, "begins", As[SittingBeganEvent](g.mustTell(events, SittingBegan)), SittingBeganEvent{Number: 2, Limit: 3, Players: 2})
	same(t, "the first in order plays", As[TurnBeganEvent](g.mustTell(events, TurnBegan)).Turn, 12)
}

func TestRule28_92_WhoeverBeginsATurnMayCallIt(t *testing.T) {
	g := atRest(t, 2)
	g.p.steps = []step{{InEurope, 0}}
	g.p.sitting.Began = 12
	g.do(CallSitting, 0, 0, 0)
	same(t, "is offered once", g.offers(CallSitting), 0)
	g.p.next = 1
	events := g.play(func(a *game.Act) { g.p.passOn(a) })
	same(t, "turns it had", As[SittingEndedEvent](g.mustTell(events, SittingEnded)).Turns, 1)
}

func TestRule28_92_WhoIsAwayIsPassedOver(t *testing.T) {
	g := atRest(t, 3)
	g.play(func(a *game.Act) { g.p.seatLeaves(0, a); g.p.seatLeaves(1, a) })
	same(t, "the last at the table stays", g.offers(SeatLeaves), 0)
	same(t, "and settles what is to be settled", g.p.top().Seat, game.Seat(2))
	events := g.play(func(a *game.Act) { g.p.nextSitting(a) })
	same(t, "plays", g.mustTell(events, TurnBegan).Seat, game.Seat(2))
	g.p.steps = []step{{BetweenSittings, 2}}
	g.play(func(a *game.Act) { g.p.seatReturns(0, a) })
	same(t, "back", g.p.players[0].Away, false)
}

func TestRule28_92_SomebodyNewBeginsInEurope(t *testing.T) {
	g := atRest(t, 2)
	same(t, "colours to choose from", g.offers(SeatJoins), MaxSeats-2)
	events := g.play(func(a *game.Act) { g.p.seatJoins(4, "Chuma", a) })
	same(t, "his seat", g.mustTell(events, SeatJoined).Seat, game.Seat(2))
	same(t, "his name", g.p.players[2].Name, "Chuma")
	g.play(func(a *game.Act) { g.p.seatLeaves(0, a); g.p.seatLeaves(1, a) })
	events = g.play(func(a *game.Act) { g.p.nextSitting(a) })
	same(t, "his explorer", As[NewExplorerEvent](g.mustTell(events, NewExplorer)).Number, 1)
	same(t, "his purse", g.p.players[2].Money, int32(FirstDonation))
}

// At a table of six somebody new has the seat of one who has left: with nothing of
// what was his, and what he published on the map for good.
func TestRule28_92_ASeatIsFreed(t *testing.T) {
	g := atRest(t, MaxSeats)
	same(t, "nobody can join", g.offers(SeatJoins), 0)
	g.p.players[3].Points, g.p.players[3].Money = 31, 800
	g.p.hexes[5].By, g.p.hexes[5].Printed = 3, false
	g.p.records.Mountain, g.p.records.MountainBy = 17000, 3
	g.play(func(a *game.Act) { g.p.seatLeaves(3, a) })
	same(t, "one can", g.offers(SeatJoins), 1)
	c, _ := g.offered(SeatJoins, 3, 0)
	same(t, "in his colour", c.Target, int32(g.p.players[3].Colour))
	events := g.play(func(a *game.Act) { g.p.seatJoins(3, "Ngozi", a) })
	same(t, "his seat", g.mustTell(events, SeatJoined).Seat, game.Seat(3))
	pl := &g.p.players[3]
	same(t, "his name", pl.Name, "Ngozi")
	same(t, "points and purse", [2]int32{pl.Points, pl.Money}, [2]int32{0, 0})
	same(t, "there", pl.Away, false)
	same(t, "on the map for good", g.p.stateOf(5), Printed)
	same(t, "a record stands, and is nobody's", [2]int32{g.p.records.Mountain, int32(g.p.records.MountainBy)}, [2]int32{17000, int32(game.Nobody)})
	_, _, name, _ := g.p.View(0).FormerName(0)
	same(t, "who had it", name, "Player 3")
}

func TestRule28_92_ASeatIsHandedOver(t *testing.T) {
	g := atRest(t, 2)
	g.p.players[1].Points = 12
	events := g.play(func(a *game.Act) { g.p.handOver(1, "Ida", a) })
	same(t, "the points stay", g.p.players[1].Points, int32(12))
	same(t, "the name", g.p.players[1].Name, "Ida")
	_, turn, name, ok := g.p.View(0).FormerName(As[HandedOverEvent](g.mustTell(events, HandedOver)).Former)
	same(t, "who had it", fmt.Sprint(name, turn, ok), "Player 112 true")
	for text, why := range map[string]string{"Player 0": "same-name", " Ida": "no-such-name", "Ida": "same-name"} { // in any order: each by itself
		if r := g.p.RefuseText(game.Command{Kind: HandOver, Text: text}); r == nil || r.Why != why {
			t.Errorf("%q is refused as %+v, not for %s", text, r, why)
		}
	}
}

func TestRule28_92_GivenUpForLost(t *testing.T) {
	g := atRest(t, 2)
	g.party(1, 2, OnFoot, map[Item]int32{Rations: 3})
	g.p.steps = []step{{BetweenSittings, 0}}
	events := g.do(GiveUp, 1, 0, 0)
	same(t, "why he died", As[DiedEvent](g.mustTell(events, Died)).Cause, Abandoned)
	same(t, "still between sittings", g.p.top().Kind, BetweenSittings)
	g.party(0, 2, OnFoot, map[Item]int32{Rations: 3})
	g.p.steps = []step{{ChoosingPace, 0}}
	g.do(GiveUp, 0, 0, 0)
	same(t, "his turn is over", g.p.order[g.p.next], game.Seat(1))
}

func TestRule28_92_AnExplorerRetires(t *testing.T) {
	g := atRest(t, 1)
	g.p.steps = []step{{InEurope, 0}}
	g.p.players[0].Money = 123
	events := g.do(Retire, 0, 0, 0)
	same(t, "who retires", As[RetiredEvent](g.mustTell(events, Retired)).Number, 1)
	same(t, "the purse", g.p.players[0].Money, int32(123))
	same(t, "the next", g.p.players[0].Explorers, int16(2))
	same(t, "chooses a specialty", g.p.top().Kind, NamingSuccessor)
}

// Between two sittings anybody who is home may retire for a new explorer, who is
// named at once and has the purse; then the players settle what else there is.
func TestRule28_92_AnExplorerRetiresBetweenSittings(t *testing.T) {
	g := atRest(t, 2)
	g.p.players[1].Money, g.p.players[1].Points = 321, 9
	g.do(Retire, 1, 0, 0)
	same(t, "who names one", g.p.top(), step{NamingSuccessor, 1})
	if err := g.p.SoundAll(); err != nil {
		t.Error(err)
	}
	g.do(ChooseSpecialty, int32(deck.Doctor), 0, 0)
	same(t, "settled at the table", g.p.top(), step{BetweenSittings, 0})
	pl := &g.p.players[1]
	same(t, "calling, purse, points", fmt.Sprint(pl.Specialty, pl.Money, pl.Points), "Doctor 321 9")
	g.play(func(a *game.Act) { g.p.seatLeaves(1, a) })
	if _, ok := g.offered(Retire, 1, 0); ok {
		t.Error("who is away cannot retire")
	}
	if _, ok := g.offered(Retire, 0, 0); !ok {
		t.Error("who is there can")
	}
	// A stack that is no such pair is refused.
	g.p.steps = []step{{InEurope, 0}, {NamingSuccessor, 1}}
	if g.p.stackInShape() {
		t.Error("a successor is named behind a turn in Europe")
	}
}

func TestRule28_93_WhenAfricaIsMapped(t *testing.T) {
	g := atRest(t, 2)
	g.p.steps = []step{{InEurope, 0}}
	g.p.players[1].Points = 5
	same(t, "blank land is left", g.p.complete(), false)
	for i := range g.p.hexes {
		if h := &g.p.hexes[i]; h.Terrain == hexmap.Blank {
			h.Terrain, h.By, h.Month = hexmap.Veldt, 0, g.p.turn
		}
	}
	same(t, "complete", g.p.complete(), true)
	g.party(1, 2, OnFoot, map[Item]int32{Rations: 3})
	same(t, "somebody is out", g.p.complete(), false)
	g.p.players[1].Where = dead
	g.p.steps = []step{{InEurope, 0}}
	events := g.play(func(a *game.Act) { g.p.endTurn(a) })
	same(t, "it is over", As[CompletedEvent](g.mustTell(events, Completed)).Points, 5)
	same(t, "who has won", g.p.Result().Winners, game.Only(1))
	g.p.players[0].Points = 5
	same(t, "both have", g.p.Result().Winners, game.Only(0).With(1))
}

// The table of all sittings is what their events say: with the names that players
// had then.
// Whoever stays away keeps nobody from the end: a year after the last hex has been published it
// is there (28.93).
func TestRule28_93_AYearAfterTheLastHex(t *testing.T) {
	g := atRest(t, 2)
	last := g.p.turn
	for i := range g.p.hexes {
		if h := &g.p.hexes[i]; h.Terrain == hexmap.Blank {
			h.Terrain, h.By, h.Month = hexmap.Veldt, 0, last
		}
	}
	g.party(1, 2, OnFoot, map[Item]int32{Rations: 3})
	g.p.players[1].Notes = []note{{ForFind, 3, 5, 1}}
	for months, over := range map[int16]bool{0: false, 11: false, 12: true} { // in any order: each by itself
		g.p.turn = last + months
		same(t, fmt.Sprint("after ", months, " months"), g.p.complete(), over)
	}
	g.p.hexes[3].By = game.Nobody
	same(t, "with a hex that nobody has published", g.p.complete(), false)
}

func TestRule28_92_StandingsOverAllSittings(t *testing.T) {
	g := atRest(t, 2)
	g.p.steps = []step{{InEurope, 0}}
	v := g.p.View(game.Nobody)
	turn := func(n int) game.Event { return game.Event{Kind: TurnBegan, Seat: 0, Args: [6]int32{int32(n)}} }
	score := func(s game.Seat, n int32) game.Event { return game.Event{Kind: Scored, Seat: s, Args: [6]int32{0, n}} }
	g.p.formerly = []formerName{{1, 4, "Old Ben"}}
	g.p.players[1].Name, g.p.turn = "New Ida", 6
	got := v.Sittings([]game.Event{
		turn(0), score(0, 3), turn(1), score(1, 5), turn(2),
		{Kind: SittingEnded, Seat: 1, Args: [6]int32{1, 3, 5}},
		{Kind: HandedOver, Seat: 1, Args: [6]int32{0}},
		{Kind: SittingBegan, Seat: game.Nobody, Args: [6]int32{2, 0, 2}},
		turn(3), score(0, 9), turn(6),
	})
	same(t, "sittings", len(got), 2)
	first, second := got[0], got[1]
	same(t, "the first", fmt.Sprint(first.Number, first.From, first.To, first.Open, first.Leader, first.Name), "1 0 2 false 1Old Ben")
	same(t, "its scores", fmt.Sprint(first.Scores), "[{0 Player 0 3 3} {1 Old Ben 5 5}]")
	same(t, "the second", fmt.Sprint(second.Number, second.From, second.To, second.Open), "2 3 6 true")
	same(t, "its scores", fmt.Sprint(second.Scores), "[{0 Player 0 12 9} {1 New Ida 5 0}]")
}
