package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// spare is what had best be parted with first as long as the party carries too much, or has no room for the water that it
// would thirst for; ok is false where it does not, or has nothing of that.
func (d *StoresDialog) spare() (cmd game.Command, ok bool) {
	v := sight.View(d.play)
	m, on := v.March()
	s, has := d.Sheet()
	if !on || !has {
		return cmd, false
	}
	all, over := d.play.Choices(), m.Over
	if over <= 0 && s.Watered && parched(s) {
		over = s.Thirst - s.Have[nile.Water] - s.Load[s.Mode].Room()
		all = slices.DeleteFunc(slices.Clone(all), func(ch game.Choice) bool { return ch.Kind == nile.Drop && ch.Item == int16(nile.Water) })
	}
	if over <= 0 {
		return cmd, false
	}
	return bots.Spare(s.Mode, all, over)
}

// lighten parts with one thing after the other until the party can carry the rest. All of it stands in
// the rows then, and can be changed there.
func (d *StoresDialog) lighten() {
	next := func() (game.Command, bool) {
		cmd, ok := d.spare()
		if ok {
			d.note(storeOp{cmd.Kind, nile.Item(cmd.Item), int(cmd.N)})
		}
		return cmd, ok
	}
	d.play.Next(func() {
		d.play.Follow(next, func(ok bool) {
			if !ok {
				d.restart()
			}
		})
	})
}

// note adds what was done to what was done of it before.
func (d *StoresDialog) note(x storeOp) {
	for i := range d.ops {
		if op := &d.ops[i]; op.kind == x.kind && op.item == x.item {
			op.n += x.n
			return
		}
	}
	d.ops = append(d.ops, x)
}

// foodLeft is how long the food lasts that stays with the party, in red where it does not feed it for a month.
func foodLeft(s nile.Sheet) ui.Rich {
	text := words.Say("stores.food", "food", TurnsText(s.Turns))
	if s.Turns < 1 {
		return ui.Rich{ui.InRed(text)}
	}
	return ui.Plain(text)
}
