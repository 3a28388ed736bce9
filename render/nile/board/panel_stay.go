package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// A month without a step, by one press: the pace of the month before is set, and the march is
// over. It asks nothing, and so it is there only where nothing has to be asked.

// restAhead is the end of such a month; ok is false while no pace would be set by a step, and
// where there is something to be looked at first: a ship for what is unpublished (21), thirst
// (5.4444), or an explorer who would hunt alone where a beast can kill him (18).
func (b *Board) restAhead(v nile.View) (end game.Choice, ok bool) {
	if !b.ahead.is || v.Phase() != nile.ChoosingPace {
		return end, false
	}
	i := slices.IndexFunc(b.ahead.all, func(ch game.Choice) bool { return ch.Kind == nile.EndTravel })
	then := b.ahead.then
	s, sheet := b.Sheet(then)
	if i < 0 || !sheet || !quiet(then, s) {
		return end, false
	}
	if v.Player(v.Seat()).Unpublished > 0 && v.Map().Cells[s.At].Port != hexmap.NoPort && b.staying[v.Seat()] != s.At {
		return end, false
	}
	return b.ahead.all[i], true
}

// stayButton is that month as a button, below the paces.
func (b *Board) stayButton(c *ui.Context, a desk.Desk, v nile.View, col *page.Column) {
	end, ok := b.restAhead(v)
	if !ok {
		return
	}
	l, _ := b.levelAhead(v)
	x := ui.Button{Label: words.Say("pace.stay"), ID: "stay the month", Hint: c.KeyOf(keys.Stay), Keys: c.Bound(keys.Stay), Size: 17}
	x.Tip = page.Cited(words.Say("pace.stay.tip", "level", tell.Level(l)), string(end.Rule))
	if c.Button(col.Next(34), x) {
		b.take(a, v, end)
	}
	col.Gap(4)
}

// stayByKey is that key on a march on which nobody has moved yet: it ends the month as the red
// button does, and asks what that asks.
func (b *Board) stayByKey(c *ui.Context, a desk.Desk, v nile.View) {
	if v.Phase() != nile.Travelling || !b.mine(v) || b.Stores != nil || b.List != NoList || b.Play.Beats().Playing() || !c.HasKeys() || !c.Command(keys.Stay) {
		return
	}
	c.Touch()
	end, ok := b.Find(nile.EndTravel)
	march, out := v.March()
	if !ok || !out || !march.Fresh {
		return
	}
	if _, ship := b.Find(nile.GoHome); ship && v.Player(v.Seat()).Unpublished > 0 {
		b.stay(a, v, end)
		return
	}
	b.endMonth(a, v, end)
}
