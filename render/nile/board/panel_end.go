package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// hasty reports whether what can be chosen has become another by a step only just now: a press that was meant for what was there before,
// or had what the last step led to shown at once, ends no month, unless that is about to end by itself.
func (b *Board) hasty(c *ui.Context) bool {
	until := b.settled + desk.GuardTime
	if ends := b.last.taken && b.last.ends > 0; !ends && b.settled > 0 && c.In.Now < until {
		c.WakeAt(until)
		return true
	}
	return false
}

// endButton is the red button that ends the march. Space goes on from every
// screen before this one: where nothing has been done yet this month and
// something could be, or friends could be come to, it ends the month only when it is pressed again. Enter never ends
// it: a figure and Enter go to a hex, and where the figure has gone there at once Enter comes
// too late for it.
func (b *Board) endButton(c *ui.Context, v nile.View, w float64, label string) ui.Button {
	first := b.endFirst(v)
	x := redButton(c, w, endTravel, label)
	x.Default = false
	space := ui.Key(ebiten.KeySpace)
	switch {
	case b.Picked != hexmap.None: // Space is for the hex that is looked at
		x.Hint = ""
	case b.hasty(c):
		if b.List == NoList && b.Stores == nil {
			c.Take(space)
		}
	case first != "" && !b.armed:
		if b.List == NoList && b.Stores == nil && c.Take(space) {
			b.armed = true
		}
	default:
		x.Keys = []ui.Chord{space}
		if again := x; first != "" && x.Hint != "" { // it stands where one looks
			again.Hint = words.Phrase("board.again", "key", x.Hint)
			if again = sized(c, again, w, x.Size, 15); c.ButtonWidth(again) <= w {
				x = again
			}
		}
	}
	return x
}

// endFirst says what is to be thought of before the month ends, which makes it take two presses; "" for nothing.
func (b *Board) endFirst(v nile.View) string {
	if march, _ := v.March(); march.Fresh && len(b.Targets) > 0 {
		return words.Say("board.stay")
	}
	return b.friendsNear(v)
}

// warned is that, once the button has been pressed; "" before.
func (b *Board) warned(v nile.View) string {
	if !b.armed || b.Picked != hexmap.None {
		return ""
	}
	return b.endFirst(v)
}

// friendsNear says that the points left would bring the party to friends, who feed it; "" where there are none so
// near, or it is among some.
func (b *Board) friendsNear(v nile.View) string {
	s, ok := b.Sheet(v)
	if !ok || s.At == hexmap.None {
		return ""
	}
	if t, here := v.Tribe(s.At); here && t.Friend {
		return ""
	}
	for _, id := range b.Ordered(v) {
		ch := b.Targets[id]
		if t, there := v.Tribe(id); there && t.Friend && ch.Kind == nile.Move && ch.Odds.Num == 0 && !v.Preview(ch).Unknown {
			return words.Say("board.friends-near", "n", s.Left, "people", tell.People(t.Name))
		}
	}
	return ""
}

// endPlainly is the end of the month where something else is the next thing; in a port with a
// ship for what is unpublished (21) it asks.
func (b *Board) endPlainly(c *ui.Context, a desk.Desk, v nile.View, col *page.Column, end game.Choice) {
	x := ui.Button{Label: b.endLabel(v), ID: endTravel, Tip: b.endTip(v, end)}
	if !c.Button(col.Next(ui.ButtonH), x) {
		return
	}
	if _, ship := b.Find(nile.GoHome); ship && v.Player(v.Seat()).Unpublished > 0 {
		b.stay(a, v, end)
	} else {
		b.endMonth(a, v, end)
	}
}

// endTravel is what tests know that button by.
const endTravel = "end travel"
