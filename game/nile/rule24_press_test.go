package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// press is a scene of three explorers in a row of hexes.
func press(t *testing.T, at [3]hexmap.ID, specialties ...deck.Specialty) *stage {
	t.Helper()
	g := scene(t, board("vvvvvvvv"), specialties...)
	for s := len(at) - 1; s >= 0; s-- {
		if at[s] != hexmap.None {
			g.party(game.Seat(s), at[s], OnFoot, map[Item]int32{Bearers: 1})
		}
	}
	return g
}

// notesOf are the reasons in a seat's notebook, by the seat they are about.
func notesOf(g *stage, s game.Seat) map[NoteView]int {
	out := map[NoteView]int{}
	for _, n := range g.p.View(s).Notes(s) {
		n.At = 0
		out[n]++
	}
	return out
}

func TestRule24_AJournalistsOwnBattle(t *testing.T) {
	for k := range deck.Specialties {
		g := press(t, [3]hexmap.ID{2, hexmap.None, hexmap.None}, k, deck.Botanist, deck.Botanist)
		events := g.play(func(a *game.Act) { g.p.reportBattle(0, true, a) })
		ev, noted := told(events, Noted)
		same(t, k.String(), noted, k == deck.Journalist)
		if noted {
			same(t, "told", ev.Args, [6]int32{int32(ForBattle), 3, 0})
			same(t, "where", hexmap.ID(ev.At), 2)
			same(t, "noted", notesOf(g, 0)[NoteView{ForBattle, 3, 0, 0}], 1)
		}
	}
}

func TestRule24_BattlesHeardOf(t *testing.T) {
	for _, c := range []struct {
		name  string
		at    hexmap.ID
		k     deck.Specialty
		hears bool
	}{
		{"here", 1, deck.Journalist, true},
		{"three away", 4, deck.Journalist, true},
		{"four away", 5, deck.Journalist, false},
		{"no Journalist", 2, deck.Missionary, false},
		{"in Europe", hexmap.None, deck.Journalist, false},
	} {
		g := press(t, [3]hexmap.ID{1, c.at, hexmap.None}, deck.Explorer, c.k, deck.Botanist)
		ev, noted := told(g.play(func(a *game.Act) { g.p.reportBattle(0, true, a) }), Noted)
		same(t, c.name, noted, c.hears)
		if noted {
			same(t, c.name, ev.Args, [6]int32{int32(ForReport), 2, 0})
			same(t, c.name, ev.Seat, 1)
			same(t, c.name+": noted", notesOf(g, 1)[NoteView{ForReport, 2, 0, 0}], 1)
		}
	}
}

// Every battle of another counts; of one's own those that were won, once a people.
func TestRule24_WhichBattlesCount(t *testing.T) {
	g := press(t, [3]hexmap.ID{1, 2, hexmap.None}, deck.Journalist, deck.Journalist, deck.Botanist)
	g.p.tribes = []tribe{{At: 1, Strength: 40, First: 40}, {At: 2, Strength: 40, First: 40}}
	g.p.hexes[1].Tribe, g.p.hexes[2].Tribe = 1, 2
	fight := func(people int16, won bool) {
		t.Helper()
		e := g.trip(0)
		e.Have[Askaris] = 3
		e.Meeting = meeting{Tribe: people, Policy: UnderArms, Warriors: 20, AtFirst: 20, Askaris: 3}
		g.p.steps = []step{{Travelling, 0}, {Fighting, 0}}
		if won {
			g.die("16 prisoners", 6).die("16 village", 6, 6).play(func(a *game.Act) { g.p.win(0, a) })
			return
		}
		g.die("15 defeat", 3).play(func(a *game.Act) { g.p.defeat(0, a) })
	}
	own := func(what string, n int) {
		t.Helper()
		same(t, "one's own, "+what, notesOf(g, 0)[NoteView{ForBattle, 3, 0, 0}], n)
	}
	fight(0, false)
	own("lost", 0)
	fight(0, true)
	own("won", 1)
	fight(0, true)
	own("won again", 1)
	fight(1, true)
	own("against another people", 2)
	same(t, "another's", notesOf(g, 1)[NoteView{ForReport, 2, 0, 0}], 4)
}

func TestRule24_Interviews(t *testing.T) {
	for _, c := range []struct {
		name      string
		who, whom deck.Specialty
		noted     [2]int // in the notebook of who arrives, of who is found
	}{
		{"a Journalist arrives", deck.Journalist, deck.Doctor, [2]int{1, 0}},
		{"a Journalist is found", deck.Doctor, deck.Journalist, [2]int{0, 1}},
		{"two of them meet", deck.Journalist, deck.Journalist, [2]int{1, 1}},
		{"nobody writes", deck.Doctor, deck.Botanist, [2]int{0, 0}},
	} {
		g := press(t, [3]hexmap.ID{0, 1, hexmap.None}, c.who, c.whom, deck.Botanist)
		g.to(1)
		same(t, c.name, notesOf(g, 0)[NoteView{ForInterview, 3, 1, 0}], c.noted[0])
		same(t, c.name, notesOf(g, 1)[NoteView{ForInterview, 3, 0, 0}], c.noted[1])
		g.to(0)
		g.to(1)
		same(t, c.name+", but once", len(g.p.View(0).Notes(0)), c.noted[0])
		same(t, c.name+", but once", len(g.p.View(1).Notes(1)), c.noted[1])
	}
}

func TestRule24_ASuccessorIsAnotherExplorer(t *testing.T) {
	g := press(t, [3]hexmap.ID{0, 1, 1}, deck.Journalist, deck.Doctor, deck.Botanist)
	g.to(1)
	same(t, "two interviews", len(g.p.View(0).Notes(0)), 2)
	g.to(0)
	g.p.players[1].Explorers++ // a new Doctor has come out
	g.to(1)
	same(t, "a third", len(g.p.View(0).Notes(0)), 3)
}

func TestRule24_OnlyTheLivingInAfrica(t *testing.T) {
	g := press(t, [3]hexmap.ID{0, hexmap.None, hexmap.None}, deck.Journalist, deck.Doctor, deck.Botanist)
	g.to(1)
	same(t, "nobody there", len(g.p.View(0).Notes(0)), 0)
}

func TestRule24_ADeadJournalistsQuestionsDieWithHim(t *testing.T) {
	g := press(t, [3]hexmap.ID{0, 1, hexmap.None}, deck.Journalist, deck.Doctor, deck.Botanist)
	g.to(1)
	die(g)
	same(t, "notes", len(g.p.players[0].Notes), 0)
	same(t, "whom he has talked to", g.p.players[0].Talked, [MaxSeats]int16{})
}
