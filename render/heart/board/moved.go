package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// A Move is what came of a player's turn, or of all their days since the machine was handed to them:
// of the last choice in full, with its dice, then of the rest, and what it came to in a line; and what
// befell whoever has the machine next meanwhile. It stands on the card on which it changes hands.
type Move struct {
	board  *Board
	seat   game.Seat
	place  chart.Region
	last   []tell.Matter
	before []tell.Matter // in which something has become other
	all    string        // what it came to, "" where that stands under one of them
	next   game.Seat
	befell []tell.Matter
	others []deed // what those did who moved between the two
	rest   []deed // and all but the next since that had the machine
}

// turnOf reports whether an event begins a turn, of whomever.
func turnOf(e *game.Event) bool {
	return e.Kind == heart.MapTurnBegan || e.Kind == heart.DaysBegan || e.Kind == heart.TurnBegan
}

// MoveOf is what came of the last turns of a seat, and what befell the next meanwhile; nil where
// nothing did.
func (b *Board) MoveOf(s, next game.Seat) *Move {
	all := b.Play.Events()
	v, sum := b.look()
	m := &Move{board: b, seat: s, place: v.Sheet(s).Region, next: next}
	at := b.turnsOf(all)
	from, chose, to := at.had(all, s)
	from = max(from, 1+lastOf(all[:chose], func(e *game.Event) bool { return e.Kind == heart.TurnBegan })) // of the Game Turn before nothing is told any more
	mine := func(i int) bool { return all[i].Seat == s || all[i].Seat != next && hitBy(&all[i]) == s }
	m.last = tell.Matters(v, sum, all, chose, to, func(i int) bool { return !mine(i) })
	m.before = telling(tell.Matters(v, sum, all, from, chose, func(i int) bool { return !mine(i) }))
	if len(m.before)+len(telling(m.last)) > 1 {
		m.all = tell.Figures(slices.DeleteFunc(slices.Clone(all[from:to]), func(e game.Event) bool { return e.Seat != s }))
	}
	_, _, gone := at.had(all, next)
	if next != s {
		back := 1 + lastOf(all, func(e *game.Event) bool { return e.Kind != heart.TurnBegan && turnOf(e) && e.Seat == next })
		if back <= gone {
			back = len(all)
		}
		m.befell = telling(tell.Matters(v, sum, all, gone, back, func(i int) bool {
			return all[i].Seat != next || hitBy(&all[i]) == game.Nobody && (at.of[i] == next || at.of[i] == game.Nobody)
		}))
	}
	var own []game.Event // of their turns
	for i := to; i < len(all); i++ {
		if at.of[i] == all[i].Seat {
			own = append(own, all[i])
		}
	}
	m.others = came(v, sum, own, mostNews, s, next)
	m.rest = came(v, sum, all[gone:], mostNews, next)
	if len(m.last)+len(m.before)+len(m.befell)+len(m.others) == 0 && m.all == "" {
		return nil
	}
	return m
}

// Befell reports whether something befell a seat since it had the machine, through what others did while
// another had it.
func (b *Board) Befell(was, next game.Seat) bool {
	m := b.MoveOf(was, next)
	return m != nil && len(m.befell) > 0
}

// telling are those in which something has become other, or that another had a hand in.
func telling(all []tell.Matter) []tell.Matter {
	return slices.DeleteFunc(slices.Clone(all), func(x tell.Matter) bool {
		return x.Road || tell.Below(x.Events) == "" && (x.Of == nil || x.Of.Kind != heart.ThrownAgain && hitBy(x.Of) == game.Nobody)
	})
}

// hitBy is who did to another what an event tells, Nobody where nobody did.
func hitBy(e *game.Event) game.Seat {
	if e.Kind == heart.Shamed || e.Kind == heart.HumbledBy {
		return told.AsOther(e)
	}
	return game.Nobody
}

// turns are whose turn it is at each event, Nobody between the turns, and who chose there in it.
type turns struct {
	of    []game.Seat
	chose []game.Seat // a person in their own turn, or between the turns; else Nobody
}

// turnsOf reads them. Between the turns it is when everybody's Time is up (17), and before the first.
func (b *Board) turnsOf(all []game.Event) turns {
	t, in := turns{make([]game.Seat, len(all)), make([]game.Seat, len(all))}, game.Nobody
	var up, lost game.Seats
	for i := range all {
		e := &all[i]
		switch {
		case turnOf(e):
			if in = e.Seat; in == game.Nobody {
				up = lost
			}
		case e.Kind == heart.ExplorerLost:
			up, lost = up.With(e.Seat), lost.With(e.Seat)
		case e.Kind == heart.TimeIsUp:
			up = up.With(e.Seat)
		}
		if up.Count() == b.Play.Position().Seats() {
			in = game.Nobody
		}
		t.of[i], t.chose[i] = in, game.Nobody
		if e.Kind == heart.Decided && b.byHand(e.Seat) && (in == e.Seat || in == game.Nobody) && !answers[told.AsDecided(e)] {
			t.chose[i] = e.Seat
		}
	}
	return t
}

// byHand reports whether a person plays a seat, here or elsewhere.
func (b *Board) byHand(s game.Seat) bool { return b.Play.Sitter(s) == "" || b.Play.Ordered(s) }

// answers are what is chosen about the die of another (18.3).
var answers = map[game.Kind]bool{heart.ThrowAgain: true, heart.LetStand: true, heart.LetTurnStand: true, heart.Order: true}

// had is when a seat had the machine last: from which event on, where it chose last in a turn of
// its own, and up to which. All are the same where it has not chosen since another did.
func (t turns) had(all []game.Event, s game.Seat) (from, chose, to int) {
	chose = len(all) - 1
	for chose >= 0 && t.chose[chose] != s {
		chose--
	}
	if chose < 0 {
		return 0, 0, 0
	}
	for from = chose; from > 0 && (t.chose[from-1] == s || t.chose[from-1] == game.Nobody); from-- {
	}
	for from < chose && t.of[from] != s && t.chose[from] != s { // what came before its turn is not of it
		from++
	}
	for to = chose + 1; to < len(all) && !turnOf(&all[to]); to++ {
	}
	return from, chose, to
}

// lastOf is the place of the last of the events that fits, −1 where none does.
func lastOf(events []game.Event, fit func(e *game.Event) bool) int {
	for i := len(events) - 1; i >= 0; i-- {
		if fit(&events[i]) {
			return i
		}
	}
	return -1
}

// Tell sets it on a column.
func (m *Move) Tell(col *page.Column) {
	if len(m.last)+len(m.before) > 0 || m.all != "" {
		m.title(col, m.seat, words.Say("move.title", "who", tell.Who(m.sum(), m.seat), "place", tell.Region(m.place)))
	}
	inFull(col, m.last)
	if len(m.before) > 0 {
		col.Gap(4)
		col.Heading(words.Say("move.before"))
		for i := range m.before {
			came := []string{m.before[i].Head}
			if short := m.before[i].Short(); short != "" {
				came = append([]string{fullStop(short)}, came...)
			}
			col.Say(ui.Plain(words.Sentences(came...)), ui.Small.At(16).In(ui.Ink).Own())
			col.Gap(1)
		}
	}
	if m.all != "" {
		col.Gap(4)
		col.Say(ui.Plain(words.Say("move.all", "figures", m.all)), ui.Strong.At(16).Own())
	}
	m.othersOn(col, m.others)
	if len(m.befell) > 0 {
		col.Gap(6)
		m.befellOn(col)
	}
}

// TellNext sets on a column what is news to whoever is next: what befell them, and where the others have
// come to.
func (m *Move) TellNext(col *page.Column) {
	m.befellOn(col)
	m.othersOn(col, m.rest)
}

func (m *Move) befellOn(col *page.Column) {
	m.title(col, m.next, words.Say("move.befell", "who", tell.Who(m.sum(), m.next)))
	inFull(col, m.befell)
}

// othersOn is what the others did.
func (m *Move) othersOn(col *page.Column, all []deed) {
	if len(all) == 0 {
		return
	}
	col.Gap(4)
	col.Heading(words.Say("move.others"))
	for i := range all {
		m.board.deedOn(col, &all[i], ui.Strong.At(16), ui.Small.At(16).In(ui.Ink))
	}
}

func (m *Move) sum() game.Summary {
	_, sum := m.board.look()
	return sum
}

// title names whose what follows is, with its sign.
func (m *Move) title(col *page.Column, s game.Seat, title string) {
	row := col.Next(30)
	col.C.Sign(row.CutLeft(28).Middle(20, 20), m.sum().Players[s].Colour)
	col.C.Text(row, title, col.C.Fit(title, ui.Head.At(22), row.W).Own())
}

// inFull sets each matter with its dice, and what became other by it.
func inFull(col *page.Column, matters []tell.Matter) {
	for i := range matters {
		matterOn(col, &matters[i], ui.Body.At(17), sceneLine)
		col.Gap(8)
	}
}

// matterOn sets one thing that happened, a block to itself: first what it came to on the Sheet, what is
// less in red, then what it was, its dice, and what lies in the Matrix for it.
func matterOn(col *page.Column, m *tell.Matter, st, dice ui.Style) {
	if l, ok := sumLine(unshamed(m.Events)); ok {
		col.Say(l.set(), ui.Strong.At(st.Size).Own())
	}
	col.Say(page.RulesBehind(m.Head, string(m.Rule)), st.Own())
	for _, die := range m.Dice {
		l := dieLine(die)
		lineOn(col.C, col.Next(lineHeight(col.C, l, col.R.W, dice)), l, dice)
	}
	if lies := m.Lying(); lies != "" {
		col.Say(ui.Plain(lies), ui.Small.At(st.Size-1).Own())
	}
}

// Plate is its picture: of the last thing that has one, else the camp.
func (m *Move) Plate() *engraving.Picture {
	for i := len(m.last) - 1; i >= 0; i-- {
		if e := m.last[i].Of; e != nil {
			if p := plateOf(e); p != nil {
				return p
			}
		}
	}
	return plates.Of("place/camp")
}

// plateOf is the picture of what an event tells, nil for none.
func plateOf(e *game.Event) *engraving.Picture {
	switch e.Kind {
	case heart.EventDrawn:
		_, c := told.AsEvent(e)
		return Plate(c)
	case heart.Met, heart.FindScored:
		return Plate(told.AsSlot(e).Chit)
	case heart.SpecialFound:
		return SpecialPlate(told.AsSpecial(e))
	case heart.TerrainFound:
		land, _ := told.AsTerrain(e)
		return plates.Of(landPlates[land])
	case heart.WaterDrawn, heart.WaterLaid:
		return plates.Of(waterPlates[told.AsWater(e).Marker.Name()])
	}
	return nil
}
