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

// A Move is what came of a player's turn: of the last choice in full, with its dice, and of all of
// it in a line. It stands on the card on which the machine changes hands.
type Move struct {
	board   *Board
	seat    game.Seat
	place   chart.Region
	matters []tell.Matter
	all     string // what the turn came to, "" where that is what the last choice did
}

// turnOf reports whether an event begins a turn, of whomever.
func turnOf(e *game.Event) bool {
	return e.Kind == heart.MapTurnBegan || e.Kind == heart.DaysBegan || e.Kind == heart.TurnBegan
}

// MoveOf is what came of the last turn of a seat, nil where nothing did.
func (b *Board) MoveOf(s game.Seat) *Move {
	all := b.Play.Events()
	chose := lastOf(all, func(e *game.Event) bool { return e.Kind == heart.Decided && e.Seat == s })
	if chose < 0 {
		return nil
	}
	to := len(all)
	if n := slices.IndexFunc(all[chose:], func(e game.Event) bool { return turnOf(&e) }); n >= 0 {
		to = chose + n
	}
	from := 1 + lastOf(all[:chose], turnOf)
	v, sum := b.look()
	others := func(i int) bool {
		return all[i].Seat != s && all[i].Kind != heart.Shamed && all[i].Kind != heart.HumbledBy
	}
	m := &Move{board: b, seat: s, place: v.Sheet(s).Region, matters: tell.Matters(v, sum, all, chose, to, others)}
	var own []game.Event
	for i := from; i < to; i++ {
		if all[i].Seat == s {
			own = append(own, all[i])
		}
	}
	if whole := tell.Figures(own); whole != tell.Figures(own[max(0, len(own)-(to-chose)):]) {
		m.all = whole
	}
	if len(m.matters) == 0 && m.all == "" {
		return nil
	}
	return m
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
	_, sum := m.board.look()
	row := col.Next(30)
	col.C.Sign(row.CutLeft(28).Middle(20, 20), sum.Players[m.seat].Colour)
	title := words.Say("move.title", "who", tell.Who(sum, m.seat), "place", tell.Region(m.place))
	col.C.Text(row, title, col.C.Fit(title, ui.Head.At(22), row.W).Own())
	for i := range m.matters {
		x := &m.matters[i]
		col.Gap(2)
		col.Say(page.RulesBehind(x.Head, string(x.Rule)), ui.Body.At(17).Own())
		for _, die := range x.Dice {
			l := dieLine(die)
			lineOn(col.C, col.Next(lineHeight(col.C, l, col.R.W, sceneLine)), l, sceneLine)
		}
		if short := x.Short(); short != "" {
			col.Say(ui.Plain(short), ui.Strong.At(17).Own())
		}
	}
	if m.all != "" {
		col.Gap(4)
		col.Say(ui.Plain(words.Say("move.all", "figures", m.all)), ui.Small.At(16).Own())
	}
}

// Plate is its picture: of the last thing that has one, else the camp.
func (m *Move) Plate() *engraving.Picture {
	for i := len(m.matters) - 1; i >= 0; i-- {
		if e := m.matters[i].Of; e != nil {
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
