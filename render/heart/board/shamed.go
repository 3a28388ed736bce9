package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Who loses Drama Points by what somebody else has found is told so where they choose next.

// shames are where, since the player before the screen chose last, others found what that player’s Patron pays for.
func (b *Board) shames() (at []int) {
	from, to := b.news()
	all := b.Play.Written()
	for i := from; i < to; i++ {
		if all[i].Kind == heart.Shamed && all[i].Seat == b.Play.Seat() && all[i].Seat != game.Nobody {
			at = append(at, i)
		}
	}
	return at
}

// shamedBy is what another found, with who that was, which an event of shame came of.
func shamedBy(sum game.Summary, all []game.Event, at int) string {
	by, what := told.AsOther(&all[at]), ""
	for i := at - 1; i >= 0 && what == ""; i-- {
		switch e := &all[i]; {
		case e.Seat != by:
		case e.Kind == heart.FindScored:
			what = tell.AChit(told.AsSlot(e).Chit)
		case e.Kind == heart.WaterLaid:
			what = tell.AMarker(told.AsWater(e).Marker)
		case e.Kind == heart.SpecialFound:
			what = tell.Special(told.AsSpecial(e))
		case e.Kind == heart.DaysBegan || e.Kind == heart.MapTurnBegan:
			what = words.Phrase("ask.shamed.country")
		}
	}
	return words.Phrase("ask.shamed.by", "who", tell.Who(sum, by), "what", what)
}

// shamed tells it in red, unless the choices need the room: what has happened has it in red too.
func (b *Board) shamed(col *page.Column, sum game.Summary) {
	at := b.shames()
	if len(at) == 0 || b.room > 0 && b.close > usual {
		return
	}
	var by []string
	for _, i := range at {
		by = append(by, shamedBy(sum, b.Play.Written(), i))
	}
	col.Say(ui.Plain(words.Say("ask.shamed", "n", len(at), "list", words.List(by))), ui.Strong.At(15).In(ui.Red).Own())
	col.Gap(b.gap(4))
}
