package board

import (
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// buttons are the choices: those that aim at what is picked up first, one to be named or
// counted with its field, standing orders last.
func (b *Board) buttons(c *ui.Context, col *page.Column, v heart.View, sum game.Summary, step heart.Step) {
	var first, rest, orders []game.Choice
	for _, ch := range b.choices() {
		switch {
		case ch.Kind == b.staged: // stands above
		case ch.Kind == heart.Order:
			orders = append(orders, ch)
		case b.picked != noPick && aims(&ch) == b.picked.region && aimsAt(&ch) == b.picked.slot:
			first = append(first, ch)
		default:
			rest = append(rest, ch)
		}
	}
	if len(first) > 0 {
		b.row(c, col, v, sum, step, first, true)
		col.Gap(b.gap(8))
	}
	b.row(c, col, v, sum, step, rest, false)
	b.standingOrders(c, col, v, orders)
}

// row sets choices as buttons beside and below one another. The first of a picked row
// is what Enter takes; where there is but one thing to do, Enter takes that.
func (b *Board) row(c *ui.Context, col *page.Column, v heart.View, sum game.Summary, step heart.Step, list []game.Choice, picked bool) {
	var buttons []ui.Button
	var of, faces []game.Choice
	free := len(list) > 0 && freeAnswer(v, step, list[0].Seat)
	if free { // first what costs nothing
		list = slices.Clone(list)
		slices.SortStableFunc(list, func(x, y game.Choice) int { return compareBool(x.Kind != heart.No, y.Kind != heart.No) })
	}
	for _, ch := range list {
		switch {
		case ch.Kind == heart.NameFace && countedFace(v, ch):
			faces = append(faces, ch)
			continue
		case ch.Kind == heart.CallFind:
			b.naming(c, col, ch)
			continue
		case ch.Max > 0:
			b.counting(c, col, v, step, ch)
			continue
		}
		bt := ui.Button{Label: b.label(v, sum, step, ch), ID: IDOf(ch), Cost: price(v, step, ch), Less: figure(v, ch), Tip: b.tip(v, step, ch), MayCut: ch.Kind == heart.ThrowAgain || ch.Kind == heart.Humble} // these bear a name
		if picked && len(buttons) == 0 || len(list) == 1 && step != heart.Outfitting || ch.Kind == heart.Begin || free && ch.Kind == heart.No {
			bt.Look, bt.Default = ui.MainLook, true
		}
		if tooLate(v, ch) { // it may be, and brings nothing
			bt.Look = ui.GhostLook
		}
		if c.ButtonWidth(bt) > col.R.W || step == heart.HandingBadLuck && col.R.W < nameLeast+100 { // two in a line: all are in sight
			bt.Size = 15
		}
		bt = pared(bt, func(bt ui.Button) bool { return c.ButtonWidth(bt) <= col.R.W })
		buttons, of = append(buttons, bt), append(of, ch)
	}
	b.namingFace(c, col, v, step, faces)
	if bt, ok := b.takeBack(c, v, sum); ok && !picked && !b.backUp {
		buttons = append(buttons, bt)
	}
	if len(buttons) == 0 {
		return
	}
	switch hit := b.set(c, col, buttons); {
	case hit < 0:
	case hit < len(of):
		b.take(of[hit], int(of[hit].Min))
	default:
		b.takeLast(c, v, sum)
	}
}

// nameLeast is the least room for a name beside its button, in units.
const nameLeast = 200.0

// naming is the field for a name.
func (b *Board) naming(c *ui.Context, col *page.Column, ch game.Choice) {
	if c.HasKeys() && c.Focused() == "" { // a click beside it, or on a rule, took it away: letters are no commands here
		b.fresh = true
	}
	b.given(c, "find-name")
	typed := c.Typed("find-name", b.name)
	name := strings.TrimSpace(typed)
	bt := ui.Button{Label: words.Say("do.call-find"), ID: IDOf(ch), Disabled: name == "", Look: ui.MainLook, Default: true}
	row := col.Next(ui.ButtonH)
	w := c.ButtonWidth(bt)
	at := row
	if row.W < w+nameLeast {
		col.Gap(5)
		at = col.Next(ui.ButtonH).Left(min(row.W, w))
	} else {
		at = row.CutRight(w)
		row.CutRight(8)
	}
	c.TextField(row.Left(min(row.W, 320)), ui.Field{ID: "find-name", Label: words.Say("do.call-find.hint"), Max: box.MostName, Hint: words.Say("do.call-find.hint")}, &b.name)
	if c.Button(at, bt) {
		cmd := ch.Command(0)
		cmd.Text = strings.ReplaceAll(name, "'", "’") // as it is printed
		b.pending = &cmd
	}
	if name == "" && typed != "" {
		col.Gap(3)
		col.Say(ui.Plain(words.Say("do.call-find.blank")), ui.Small.In(ui.Red))
	}
	col.Gap(6)
}

// given gives a field the keyboard when its question comes up: what is typed is meant for it, and
// Enter takes it.
func (b *Board) given(c *ui.Context, id string) {
	if b.fresh && c.HasKeys() { // else a sheet lies over it, and has it first
		b.fresh = false
		c.SetFocus(id)
	}
}

// counting is a choice of which there may be more or fewer.
func (b *Board) counting(c *ui.Context, col *page.Column, v heart.View, step heart.Step, ch game.Choice) {
	b.given(c, "how-many")
	n := min(max(b.numbers[ch.Kind], int(ch.Min)), int(ch.Max))
	row := col.Next(ui.ButtonH)
	c.Stepper(row.CutLeft(ui.StepperW), ui.Stepper{ID: "how-many", Min: int(ch.Min), Max: int(ch.Max), Tip: b.tip(v, step, ch)}, &n)
	b.numbers[ch.Kind] = n
	row.CutLeft(8)
	bt := ui.Button{Label: words.Say("do."+heart.KindName(ch.Kind), "n", n, "gifts", v.About()-n), ID: IDOf(ch), Look: ui.MainLook, Default: true}
	if w := c.ButtonWidth(bt); w > row.W {
		if w > col.R.W {
			bt.Size = 15
		}
		col.Gap(5)
		row = col.Next(ui.ButtonH)
	}
	if c.Button(row.Left(min(row.W, c.ButtonWidth(bt))), bt) {
		b.take(ch, n)
	}
	col.Gap(6)
}

// IDOf tells the button of a choice from others.
func IDOf(ch game.Choice) string {
	return heart.KindName(ch.Kind) + "-" + strconv.Itoa(int(ch.Target)) + "-" + strconv.Itoa(int(ch.Item))
}
