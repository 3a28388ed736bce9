package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Standing orders (18.1, 18.3) say when one is asked in others' turns. They are no part of what is asked
// now: one button unfolds them, with what they are about and the one in force. They lie over what has
// happened, so that the question stays; in a small window below it.

// OrdersFold is the target of that button, and OrdersAway that of the one that closes them.
const OrdersFold, OrdersAway = "orders", "orders-away"

// order is one of them as the screen has it.
type order struct {
	says, tip string
	on        bool
}

// unfolded reports whether they are.
func (b *Board) unfolded(v heart.View) bool {
	return b.ordersOpen == int(b.Play.Seat())+1 && b.ordersAt == b.step(v) // the next question is read with what led to it
}

// ordersOver shows them in the place of what has happened, and reports whether they lie there.
func (b *Board) ordersOver(c *ui.Context, r ui.Rect, v heart.View) bool {
	var list []game.Choice
	for _, ch := range b.choices() {
		if ch.Kind == heart.Order {
			list = append(list, ch)
		}
	}
	if b.tight || len(list) == 0 || !b.unfolded(v) {
		return false
	}
	head := r.CutTop(ui.ButtonH)
	bt := ui.Button{Label: words.Say("ask.orders.away"), ID: OrdersAway, Size: 15, Tip: ui.Plain(words.Say("ask.orders.away.tip"))}
	if c.Button(head.CutRight(min(head.W, c.ButtonWidth(bt))), bt) || c.Back() {
		b.ordersOpen = 0
		c.Touch()
	}
	head.CutRight(8)
	title := words.Say("ask.orders.head")
	c.Text(head, title, c.Fit(title, ui.Head.At(20), head.W))
	r.CutTop(4)
	c.Scroll(OrdersFold, r, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		b.ordersIn(c, col, v, list)
		return col.Height()
	})
	return true
}

// standingOrders is the button that unfolds them, where any can be given; beside it stands the one that folds
// away what lies over the chart.
func (b *Board) standingOrders(c *ui.Context, col *page.Column, v heart.View, list []game.Choice) {
	open := b.unfolded(v)
	var row []ui.Button
	if b.scened && aside[b.step(v)] {
		row = append(row, b.fold())
	}
	if len(list) > 0 && b.meddled(v) {
		row = append(row, ui.Button{Label: words.Say("ask.orders"), ID: OrdersFold, On: open, Size: 15, Tip: ui.Plain(words.Say("ask.orders.tip"))})
	}
	if len(row) == 0 {
		return
	}
	col.Gap(b.gap(6))
	switch hit := b.set(c, col, row); {
	case hit < 0:
	case row[hit].ID == OrdersFold:
		if b.ordersOpen, b.ordersAt = int(b.Play.Seat())+1, b.step(v); open {
			b.ordersOpen = 0
		}
		c.Touch()
	default:
		b.folded = b.sceneAt + 1
		c.Touch()
	}
	if b.tight && open && len(list) > 0 {
		if c.Back() {
			b.ordersOpen = 0
			c.Touch()
		}
		b.ordersIn(c, col, v, list)
	}
}

// meddled reports whether there has been anything to be asked about in others' turns: before that orders are about
// nothing that is known.
func (b *Board) meddled(v heart.View) bool {
	step := b.step(v)
	return v.Track().Turn > 1 || step == heart.HandingBadLuck || step == heart.Humbling || lastOf(b.Play.Told(), func(e *game.Event) bool {
		return e.Kind == heart.ThrownAgain || e.Kind == heart.HumbledBy
	}) >= 0
}

// ordersIn are those that can be given.
func (b *Board) ordersIn(c *ui.Context, col *page.Column, v heart.View, list []game.Choice) {
	dice, pride := v.Orders(b.Play.Seat())
	var ofDice [box.Standings]order
	for i := range box.Standings {
		key := "standing." + tell.StandingKey(i) + ".tip"
		ofDice[i] = order{tell.Standing(i), words.Say(key), i == dice}
	}
	b.ordersOf(c, col, list, box.OfBadLuck, "ask.orders.badluck", box.RuleOrders, ofDice[:])
	var ofPride [box.Prides]order
	for i := range box.Prides {
		key := "pride." + tell.PrideKey(i) + ".tip"
		ofPride[i] = order{tell.Pride(i), words.Say(key, "n", box.NearGoal), i == pride}
	}
	b.ordersOf(c, col, list, box.OfHumility, "ask.orders.humility", box.RuleHumility, ofPride[:])
}

// ordersOf are those of one kind beside one another, the one in force pressed in.
func (b *Board) ordersOf(c *ui.Context, col *page.Column, list []game.Choice, of int16, key, rule string, all []order) {
	given := func(n int) (game.Choice, bool) {
		i := slices.IndexFunc(list, func(ch game.Choice) bool { return ch.Item == of && int(ch.Target) == n })
		if i < 0 {
			return game.Choice{Kind: heart.Order, Item: of, Target: int32(n)}, false
		}
		return list[i], true
	}
	if !slices.ContainsFunc(list, func(ch game.Choice) bool { return ch.Item == of }) {
		return
	}
	col.Gap(4)
	col.Say(page.Cited(words.Say(key), rule), ui.Small.In(ui.Ink))
	col.Gap(3)
	var buttons []ui.Button
	for i, o := range all {
		ch, may := given(i)
		if may || o.on {
			buttons = append(buttons, ui.Button{
				Label: words.Sentence(o.says), ID: IDOf(ch), On: o.on, Size: 15,
				Tip: page.Cited(words.Sentences(o.tip, words.Say("do.order.tip")), rule),
			})
		}
	}
	hit, h := c.Row(col.R, buttons...)
	col.Gap(h)
	for _, o := range all {
		if o.on {
			col.Gap(3)
			col.Say(ui.Plain(words.Say("ask.orders.now", "what", o.tip)), ui.Small.At(15))
		}
	}
	if hit < 0 {
		return
	}
	for i := range all {
		if ch, may := given(i); may && IDOf(ch) == buttons[hit].ID {
			b.take(ch, 0)
		}
	}
}
