package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// StoresDialog is the sheet on which a party sheds and takes up: one row an
// item, one stepper an action. Everything is done at once through the table,
// so that the load shown is the true one. As nothing here is left to chance,
// an amount that is changed is taken back and done again, and the log keeps
// one command for each thing done.
type StoresDialog struct {
	play *play.Play
	base int // commands in force before the first op
	ops  []storeOp
	had  [nile.Items]int // before the first op
	// What was shown once stays: nothing slides under the pointer.
	cols [len(storeKinds)]bool
	dug  bool // something could be dug up
	open bool // a cache lay open here before anything was buried on this sheet
	rows [nile.Items]bool
	fill game.Choice // the water that could be filled last; Max 0: none
	low  float64     // how high what lies below the rows was at most
}

// storeOp is one thing done on the sheet.
type storeOp struct {
	kind game.Kind
	item nile.Item
	n    int
}

func OpenStores(p *play.Play) *StoresDialog {
	d := &StoresDialog{play: p}
	d.restart()
	return d
}

// restart forgets what was done: it can no longer be taken back here.
func (d *StoresDialog) restart() {
	d.base, d.ops = d.play.Len(), nil
	s, _ := d.Sheet()
	d.had = s.Have
	_, d.open = sight.Find(d.play, nile.Take, -1, -1)
}

func (d *StoresDialog) Sheet() (nile.Sheet, bool) {
	v := sight.View(d.play)
	if v.Seat() == game.Nobody {
		return nile.Sheet{}, false
	}
	return v.Sheet(v.Seat())
}

// Choice is what the table offers of a kind for an item.
func (d *StoresDialog) Choice(k game.Kind, i nile.Item) (game.Choice, bool) {
	switch k {
	case nile.FillWater, nile.Labour, nile.OpenCache:
		i = -1
	}
	return sight.Find(d.play, k, -1, i)
}

// done is how much of something has been done on this sheet.
func (d *StoresDialog) done(k game.Kind, i nile.Item) int {
	for _, op := range d.ops {
		if op.kind == k && op.item == i {
			return op.n
		}
	}
	return 0
}

// Most is how much of it could be done in all.
func (d *StoresDialog) Most(k game.Kind, i nile.Item) int {
	n := d.done(k, i)
	if ch, ok := d.Choice(k, i); ok {
		n += int(ch.Max)
	}
	return n
}

// Set changes how much of something is done, by taking everything back and
// doing it again.
func (d *StoresDialog) Set(k game.Kind, i nile.Item, n int) {
	d.play.Next(func() { d.set(k, i, n) })
}

func (d *StoresDialog) set(k game.Kind, i nile.Item, n int) {
	found := false
	for j := range d.ops {
		if d.ops[j].kind == k && d.ops[j].item == i {
			d.ops[j].n, found = n, true
		}
	}
	if !found {
		d.ops = append(d.ops, storeOp{k, i, n})
	}
	d.again()
}

// drop takes one op away.
func (d *StoresDialog) drop(k game.Kind, i nile.Item) {
	kept := d.ops[:0]
	for _, op := range d.ops {
		if op.kind != k || op.item != i {
			kept = append(kept, op)
		}
	}
	d.ops = kept
	d.again()
}

// again takes back what was done and does the ops in order. What the table no
// longer offers in full is done as far as it goes.
func (d *StoresDialog) again() {
	var kept []storeOp
	rest := d.ops
	next := func() (game.Command, bool) {
		for len(rest) > 0 {
			op := rest[0]
			rest = rest[1:]
			if cmd, ok := d.command(&op); ok {
				kept = append(kept, op)
				return cmd, true
			}
		}
		return game.Command{}, false
	}
	d.TakeBack(func() {
		d.play.Follow(next, func(ok bool) {
			if !ok {
				kept = kept[:len(kept)-1]
			}
			d.ops = kept
		})
	})
}

// command does an op, as far as the table offers it now.
func (d *StoresDialog) command(op *storeOp) (game.Command, bool) {
	ch, ok := d.Choice(op.kind, op.item)
	if op.kind != nile.FillWater && op.kind != nile.Labour && op.n <= 0 || !ok {
		return game.Command{}, false
	}
	if op.kind == nile.Labour {
		return ch.Command(0), true
	}
	op.n = min(max(op.n, int(ch.Min)), int(ch.Max))
	return ch.Command(op.n), true
}

// TakeBack undoes everything done on this sheet, and then goes on.
func (d *StoresDialog) TakeBack(then func()) {
	done := slices.Repeat([]game.Command{{Kind: game.KindUndo}}, max(0, d.play.Len()-d.base))
	d.play.All(done, func(ok bool) {
		if !ok {
			d.restart()
			return
		}
		then()
	})
}

// storeColumn is one kind of action with its heading.
type storeColumn struct {
	kind game.Kind
	id   string // its steppers begin with it
	name string
	key  string // of its words
}

// columns are the actions that are or were possible for anything, and what these lead to: what
// can be buried can be dug up again. That column keeps its room, and is not headed before there is anything in it.
func (d *StoresDialog) columns() []storeColumn {
	var out []storeColumn
	buried := false
	for n, k := range storeKinds {
		for i := range nile.Items {
			d.cols[n] = d.cols[n] || n == 0 || k.kind == nile.Take && buried || d.Most(k.kind, i) > 0
		}
		buried = buried || k.kind == nile.Cache && d.cols[n]
		for i := range nile.Items {
			d.dug = d.dug || k.kind == nile.Take && d.Most(k.kind, i) > 0
		}
		if d.cols[n] {
			out = append(out, storeColumn{k.kind, k.id, words.Say(k.key), k.key})
		}
	}
	return out
}

// storeKinds are the actions of the sheet and the keys of their words.
var storeKinds = [...]struct {
	kind    game.Kind
	id, key string
}{
	{nile.Drop, "Leave here", "stores.leave"}, {nile.Cache, "Bury", "stores.bury"}, {nile.Take, "Dig up", "stores.dig"}, {nile.Shoot, "Shoot", "stores.shoot"}, {nile.DropSick, "Leave sick", "stores.leave-sick"},
}

// tip is what an action means, and for digging up what there is to be dug up.
func (k *storeColumn) tip(v nile.View, s nile.Sheet) ui.Rich {
	what := buriedHere(v, s)
	if k.kind == nile.Take && what == "" {
		return ui.Plain(words.Say("stores.dig.none"))
	}
	return ui.Plain(words.Say(k.key+".tip", "what", what))
}

// items are those there is or was anything to do with, and water, which a lighter party may fill.
func (d *StoresDialog) items(s nile.Sheet, cols []storeColumn) []nile.Item {
	var out []nile.Item
	for i := range nile.Items {
		d.rows[i] = d.rows[i] || s.Have[i] > 0 || i == nile.Water
		for _, col := range cols {
			d.rows[i] = d.rows[i] || d.Most(col.kind, i) > 0
		}
		if d.rows[i] {
			out = append(out, i)
		}
	}
	return out
}

const (
	storesW   = 760
	storeRow  = 36
	storeStep = 108
	storeName = 230 // the least for an item, how many and how heavy
)

// frame draws the sheet and reports whether it stays open.
func (d *StoresDialog) frame(c *ui.Context) bool {
	open, cols := true, d.columns()
	c.Modal("stores", max(storesW, storeName+float64(len(cols)+1)*(storeStep+10)), 200, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		s, ok := d.Sheet()
		if !ok || sight.View(d.play).Phase() != nile.Travelling {
			open = false
			return col.Height()
		}
		room, least := col.R, 38.0
		if len(cols) > 1 && page.HasPlate(c, r.W, plates.Of("place/cache")) {
			least = page.Beside(c, &room, plates.Of("place/cache")) + 6
		}
		page.TitleOf(c, ui.R(room.X, room.Y, room.W, 38), words.Say("sheet.stores"), nile.RulesOfStores)
		if sub := ui.Plain(words.Say("stores.sub")); 42+c.ParagraphHeight(sub, ui.Note.At(16), room.W) <= least { // beside the plate
			c.Paragraph(ui.R(room.X, room.Y+42, room.W, least-42), sub, ui.Note.At(16).In(ui.Faded))
		}
		col.Gap(least)
		left := r.W - float64(len(cols))*(storeStep+10)
		wide := left >= storeName
		if wide {
			d.table(c, col, s, cols, left)
		} else { // what is below would be scrolled out of sight
			drawLoad(c, sight.View(d.play), col, s)
			col.Gap(8)
			d.stacked(c, col, s, cols)
		}
		from := col.R.Y
		col.Gap(6)
		d.further(c, col, s)
		col.Gap(8)
		if wide {
			drawLoad(c, sight.View(d.play), col, s)
			col.Say(foodLeft(s), ui.Small)
			col.Gap(8)
		}
		d.low = max(d.low, col.R.Y-from)
		col.Gap(d.low - (col.R.Y - from) + 4)
		open = d.foot(c, col)
		return col.Height()
	})
	return open
}

// table is one row an item, one column an action.
func (d *StoresDialog) table(c *ui.Context, col *page.Column, s nile.Sheet, cols []storeColumn, room float64) {
	head, notes := col.Next(24), col.Next(19)
	st := ui.Small.At(15)
	left := head.CutLeft(room - 140)
	c.Text(left.InsetXY(4, 0), words.Say("stores.item"), st)
	c.Text(head.CutLeft(64), words.Say("stores.here"), st.To(ui.Right))
	c.Text(head.CutLeft(72), words.Say("stores.weight"), st.To(ui.Right))
	head.CutLeft(4)
	for _, k := range cols {
		head.CutLeft(10)
		name := head.CutLeft(storeStep)
		if k.kind == nile.Take && !d.dug {
			continue
		}
		c.Text(name, k.name, st.In(ui.Ink).To(ui.Centre))
		below := ui.R(name.X-5, notes.Y, name.W+10, notes.H)
		c.Text(below, words.Phrase(k.key+".note"), ui.Note.At(15).In(ui.Faded).To(ui.Centre))
		c.Tip(ui.R(below.X, name.Y, below.W, below.Bottom()-name.Y), k.tip(sight.View(d.play), s))
	}
	c.Rule(col.Next(4), ui.Rule)
	v := sight.View(d.play)
	ways, _ := v.Ways()
	for _, i := range d.items(s, cols) {
		row := col.Next(storeRow)
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
		name := row.CutLeft(room - 140)
		c.Text(name.InsetXY(4, 0), words.Sentence(tell.PluralName(i)), ui.Body)
		c.Tip(name, ui.Plain(tell.ItemNote(i)))
		c.Text(row.CutLeft(64), words.Number(s.Have[i]), ui.Body.To(ui.Right))
		c.Text(row.CutLeft(72), weightText(&ways[s.Mode], i), ui.Small.To(ui.Right))
		row.CutLeft(4)
		for _, k := range cols {
			row.CutLeft(10)
			d.stepper(c, row.CutLeft(storeStep).Middle(storeStep, 28), k, i)
		}
	}
}

// stacked is the same for a narrow window: the actions below each other.
func (d *StoresDialog) stacked(c *ui.Context, col *page.Column, s nile.Sheet, cols []storeColumn) {
	for _, i := range d.items(s, cols) {
		row := col.Next(storeRow - 6)
		c.Dots(ui.R(row.X, row.Y, row.W, 1))
		n := words.Number(s.Have[i])
		w := c.TextWidth(n, ui.Strong) + 4
		c.Text(row.CutRight(w), n, ui.Strong.To(ui.Right))
		c.Text(row, words.Sentence(tell.PluralName(i)), ui.Strong)
		for _, k := range cols {
			if d.Most(k.kind, i) == 0 {
				continue
			}
			line := col.Next(storeRow)
			d.stepper(c, line.CutRight(storeStep).Middle(storeStep, 28), k, i)
			c.Text(line.InsetXY(8, 0), k.name, ui.Body)
			c.Tip(line, k.tip(sight.View(d.play), s))
		}
	}
}

func (d *StoresDialog) stepper(c *ui.Context, r ui.Rect, k storeColumn, i nile.Item) {
	most := d.Most(k.kind, i)
	if most == 0 {
		return
	}
	n := d.done(k.kind, i)
	ch, ok := d.Choice(k.kind, i)
	tip := words.Whole(words.Phrase(k.key+".one", "what", tell.PluralName(i)))
	if ok {
		key := "stores.stepper"
		if k.kind == nile.DropSick {
			key = "stores.leave-sick.lose"
		}
		tip = words.Say(key, "choice", tell.Choice(sight.View(d.play), ch), "rule", string(ch.Rule))
	}
	if c.Stepper(r, ui.Stepper{ID: k.id + " " + i.Name(), Max: most, Tip: ui.Plain(tip)}, &n) {
		d.Set(k.kind, i, n)
	}
}

// weightText is what all there is of an item weighs in the mode of travel in
// force.
func weightText(w *nile.Transport, i nile.Item) string {
	if n := w.Weight[i]; n > 0 || i >= nile.Rations {
		return words.Number(n)
	}
	return "–"
}

// further is what is done by other means than leaving and taking.
func (d *StoresDialog) further(c *ui.Context, col *page.Column, s nile.Sheet) {
	d.opened(col)
	d.water(c, col, s)
	d.labour(c, col, s)
	if ch, ok := d.Choice(nile.OpenCache, 0); ok {
		x := ui.Button{Label: words.Say("stores.cache"), ID: "Open the cache here", Tip: cacheTip(sight.View(d.play), ch, s)}
		row := col.Next(ui.ButtonH + 6)
		w := min(row.W, c.ButtonWidth(x))
		if c.Button(row.CutLeft(w).Middle(w, ui.ButtonH), x) {
			d.play.Command(ch.Command(0), func(ok bool) {
				if ok {
					d.restart()
				}
			})
		}
		row.CutLeft(10)
		text := words.Say("stores.cache.odds", "n", int(ch.Odds.Num), "d", int(ch.Odds.Den), "chance", words.Chance(ch.Odds))
		said := page.Behind(ui.Rich{ui.InRed(text)}, ui.RuleSpan(string(ch.Rule)))
		if c.TextWidth(said.String(), ui.Small)+4 <= row.W {
			c.Paragraph(ui.R(row.X, row.Y+(row.H-ui.LineHeight(ui.Small))/2, row.W, 0), said, ui.Small)
		}
	}
}

// water fills the skins. Where a party that carries too much may come to fill some, its row is kept free.
func (d *StoresDialog) water(c *ui.Context, col *page.Column, s nile.Sheet) {
	n := s.Have[nile.Water]
	most := n // he may carry more than he could fill now
	if ch, ok := d.Choice(nile.FillWater, 0); ok {
		d.fill, most = ch, max(n, int(ch.Max))
	}
	switch {
	case d.fill.Max > 0:
	case s.Load[s.Mode].Room() <= 0:
		col.Gap(storeRow)
		return
	default:
		return
	}
	row := col.Next(storeRow)
	step := ui.Stepper{
		ID: "water carried", Max: most,
		Tip: ui.Plain(words.Say("stores.water.tip", "n", s.Thirst, "rule", string(d.fill.Rule))),
	}
	if c.Stepper(row.CutRight(storeStep).Middle(storeStep, 28), step, &n) {
		if n == d.had[nile.Water] {
			d.play.Next(func() { d.drop(nile.FillWater, 0) })
		} else {
			d.Set(nile.FillWater, 0, n)
		}
	}
	c.Text(row.InsetXY(4, 0), fitted(c, row.W-8, words.Say("stores.water", "n", s.Thirst), words.Say("stores.water.short")), ui.Body)
}

// fitted is the first of two texts that has room.
func fitted(c *ui.Context, w float64, long, short string) string {
	if c.TextWidth(long, ui.Body) <= w {
		return long
	}
	return short
}

// labour lets the explorer do a bearer's work, and says what that costs.
func (d *StoresDialog) labour(c *ui.Context, col *page.Column, s nile.Sheet) {
	ch, ok := d.Choice(nile.Labour, 0)
	if !ok {
		return
	}
	on := s.Labours
	tip := ui.Plain(words.Say("stores.carries.tip", "rule", string(ch.Rule)))
	label := words.Say("stores.carries")
	if c.TextWidth(label, ui.Body) > col.R.W-34 {
		label = words.Say("stores.carries.short")
	}
	if c.Toggle(col.Next(32), "The explorer carries a load too", label, &on, tip) {
		if d.done(nile.Labour, 0) > 0 {
			d.play.Next(func() { d.drop(nile.Labour, 0) })
		} else {
			d.Set(nile.Labour, 0, 1)
		}
	}
	switch {
	case s.Have[nile.Askaris] == 0:
	case s.Labours || s.Disgraced:
		col.Say(page.Behind(ui.Rich{ui.InRed(words.Say("stores.carries.loses"))}, ui.RuleSpan(nile.RuleLabour)), ui.Small)
	default:
		col.Say(page.RulesBehind(words.Say("stores.carries.cost"), nile.RuleLabour), ui.Small)
	}
}

// over reports whether the party has too much with it to stay as it is (6.55).
func (d *StoresDialog) over() bool {
	m, ok := sight.View(d.play).March()
	return ok && m.Over > 0
}

// foot closes the sheet, or puts everything back. It reports whether the sheet
// stays open.
func (d *StoresDialog) foot(c *ui.Context, col *page.Column) bool {
	row := col.Next(ui.MainH)
	main := ui.Button{Label: words.Say("stores.done"), ID: "Done", Look: ui.MainLook}
	_, heavy := d.spare()
	switch {
	case heavy: // the sheet was opened for that
		main = ui.Button{Label: words.Say("stores.spare"), ID: "Leave what weighs too much", Look: ui.MainLook, Default: true, Tip: ui.Plain(words.Say("stores.spare.tip"))}
	case !d.over(): // else Space would open this sheet and close it, and go round in circles
		main.Hint, main.Default = words.Phrase("key.enter"), true
	}
	back := ui.Button{Label: words.Say("stores.back"), ID: "Put everything back", Disabled: len(d.ops) == 0, Tip: ui.Plain(words.Say("stores.back.tip"))}
	w := c.ButtonWidth(back)
	if row.W < w+10+c.ButtonWidth(main) {
		back.Label = words.Say("stores.back.short")
		w = c.ButtonWidth(back)
	}
	closed := c.Button(row.CutRight(min(max(200, c.ButtonWidth(main)), row.W-w-10)), main)
	if closed && heavy {
		d.lighten()
		closed = false
	}
	if c.Button(row.CutLeft(w).Middle(w, ui.ButtonH), back) {
		d.TakeBack(d.restart)
	}
	return !closed && !c.Back()
}
