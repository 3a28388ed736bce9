package book

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The chart of the day (7.5): what came of it in a line, for others who have drawn it up.

// dayOf is what the chart of the day is called.
func dayOf(v nile.View) string {
	return words.Sentence(menu.Named(tell.Day(v.Day()), v.Day().Attempt))
}

// dayLine is the line: the points, the hexes that were published, the sources that were found.
func dayLine(v nile.View, events []game.Event) string {
	hexes, sources := 0, 0
	for id := range v.Map().Cells {
		if v.Hex(hexmap.ID(id)).State == nile.Published {
			hexes++
		}
	}
	for _, e := range events {
		if e.Kind != nile.Scored {
			continue
		}
		if why := nile.As[nile.ScoredEvent](e).Reason; why == nile.RiverSource || why == nile.SourceOfNile {
			sources++
		}
	}
	key := "victory.day"
	if sources > 0 {
		key = "victory.day.sources"
	}
	return words.Say(key, "of", dayOf(v), "points", v.Player(0).Points, "hexes", hexes, "sources", sources)
}

// share shows the line, with a button that has other programs paste it.
func (s *victory) share(c *ui.Context, a desk.Desk, col *page.Column) {
	if s.line == "" {
		return
	}
	col.Say(ui.Plain(s.line), ui.Strong)
	put := ui.Button{Label: words.Say("victory.day.copy"), ID: "copy the line", Size: 17, Disabled: s.play.Host().Copy == nil, Tip: ui.Plain(words.Say("victory.day.copy.tip"))}
	col.Gap(4)
	row := col.Next(ui.ButtonH)
	if c.Button(row.CutLeft(c.ButtonWidth(put)), put) {
		if err := s.play.Host().Copy(s.line); err != nil {
			a.Fail(err)
		} else {
			a.Tell(words.Say("victory.day.copied"), nil)
		}
	}
	col.Gap(8)
}
