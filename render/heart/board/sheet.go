package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// sheet is the Expedition Sheet (3) of whom the question is put to.
func (b *Board) sheet(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	in := r
	s := b.whose(v)
	if int(s) >= len(sum.Players) {
		return
	}
	sheet := v.Sheet(s)
	head := in.CutTop(26)
	c.Sign(head.CutLeft(22).Middle(20, 20), sum.Players[s].Colour)
	head.CutLeft(6)
	where := sum.Players[s].Name
	if sheet.Region != chart.Nowhere {
		where = words.Say("sheet.where", "who", where, "place", tell.Region(sheet.Region))
	}
	c.Text(head, where, c.Fit(where, ui.Head.At(19).In(ui.PlayerOf(sum.Players[s].Colour).Pen), head.W).Own())
	in.CutTop(2)
	b.figures(c, in.CutTop(figuresHeight(in.W)), sheet)
	in.CutTop(4)
	b.load(c, in.CutTop(20), sheet)
	in.CutTop(4)
	b.things(c, in, sheet)
}

// sheetHeight is how high the Sheet is in a width, with room for the Resources.
func sheetHeight(w float64) float64 {
	return 28 + figuresHeight(w) + 28 + max(2, thingsArea/w)*27
}

// thingsArea is the width of all labels of Resources together, about: as many as a well
// fitted-out Explorer has.
const thingsArea = 1600.0

// figuresHeight is how high the figures are in a width.
func figuresHeight(w float64) float64 {
	return float64((int(box.Figures)+across(w)-1)/across(w)) * (figureH + 4)
}

// across is how many figures stand beside each other in a width.
func across(w float64) int { return min(5, max(2, int(w/figureLeast))) }

const (
	figureH     = 40.0
	figureLeast = 80.0 // the least width of a figure
)

// figures are the ten figures of the Sheet.
func (b *Board) figures(c *ui.Context, r ui.Rect, sheet heart.Sheet) {
	order := [...]box.Figure{
		box.Askaris, box.Porters, box.Ammo, box.Food, box.Gifts, box.Health, box.Sanity, box.Time, box.Discontent, box.Points,
	}
	row := across(r.W)
	side := r.W / float64(row)
	for i, f := range order {
		cell := ui.R(r.X+float64(i%row)*side, r.Y+float64(i/row)*(figureH+4), side-4, figureH)
		n := sheet.Figures[f]
		_, most := f.Range()
		ink := ui.Ink
		switch {
		case (f == box.Health || f == box.Sanity) && n <= 2, f == box.Discontent && n >= 8:
			ink = ui.Red
		}
		c.Fill(cell, ui.Light)
		page.Outline(c, cell, ui.Dotted)
		top := cell
		name, st := tell.Figure(f), ui.Small.At(15).To(ui.Centre)
		if c.TextWidth(name, st) > cell.W-6 {
			name = words.Say("figure." + f.Name() + ".short")
		}
		c.Text(top.CutTop(19), name, st)
		value := words.Number(n)
		if f != box.Points && f != box.Food && f != box.Gifts {
			value = words.Say("sheet.of", "n", n, "most", most)
		}
		c.Text(top, value, ui.Strong.At(18).In(ink).To(ui.Centre))
		lines := []string{words.Say("figure." + f.Name() + ".tip")}
		if f == box.Health || f == box.Sanity {
			lines = append(lines, words.Say("sheet.slotted", "n", words.Signed(sheet.Slotted[f-box.Health])))
		}
		c.Tip(cell, page.Cited(words.Sentences(lines...), box.RuleSheet))
	}
}

// load is what the Porters carry of what they can (3.1).
func (b *Board) load(c *ui.Context, r ui.Rect, sheet heart.Sheet) {
	text := words.Say("sheet.load", "n", sheet.Load, "most", sheet.Capacity)
	c.Tip(r, page.Cited(words.Say("sheet.load.tip"), box.RuleCapacity))
	w := c.TextWidth(text, ui.Small.At(15)) + 8
	c.Text(r.CutRight(w), text, ui.Small.At(15).To(ui.Right))
	c.Gauge(r.InsetXY(0, 4), float64(sheet.Load), float64(max(1, sheet.Capacity)), ui.Green)
}

// things are the Resources, each as a label with its tip.
func (b *Board) things(c *ui.Context, r ui.Rect, sheet heart.Sheet) {
	x, y := r.X, r.Y
	const h, gap = 23.0, 4.0
	st := ui.Note.At(15)
	for f, n := range sheet.Resources {
		if n == 0 {
			continue
		}
		name := tell.Resource(box.Resource(f))
		if n > 1 {
			name = words.Say("sheet.many", "thing", name, "n", n)
		}
		w := c.TextWidth(name, st) + 14
		if x > r.X && x+w > r.Right() {
			x, y = r.X, y+h+gap
		}
		if y+h > r.Bottom()+2 {
			return
		}
		at := ui.R(x, y, min(w, r.W), h)
		c.Fill(at, ui.Journal)
		page.Outline(c, at, ui.Rule)
		c.Text(at, name, st.To(ui.Centre))
		c.Tip(at, page.Cited(words.Say("resource."+box.Resource(f).Name()+".tip"), box.RuleResources))
		x += w + gap
	}
}

// shelves is the pool of Resources as shelves, in the set-up: what is left of each, and
// a click buys.
func (b *Board) shelves(c *ui.Context, r ui.Rect, v heart.View) {
	c.Panel(r, ui.PaperPanel)
	in := r.Inset(margin)
	c.HeadingOf(in.CutTop(ui.HeadingH), words.Say("shelves.head"), box.RuleOutfit)
	s := b.whose(v)
	c.Text(in.CutTop(26), words.Say("shelves.credits", "n", v.Sheet(s).Credits), ui.Strong)
	b.lists(c, in.CutTop(ui.ButtonH+6))
	left := v.Left()
	const across = 3
	rows := (int(box.Lots) + across - 1) / across
	w, h := in.W/across, min(54, in.H/float64(rows))
	for l := range box.Lots {
		cell := ui.R(in.X+float64(int(l)%across)*w, in.Y+float64(int(l)/across)*h, w, h).Inset(2)
		ch, may := b.Play.Find(func(ch *game.Choice) bool { return ch.Kind == heart.Buy && ch.Item == int16(l) })
		if may {
			c.Fill(cell, ui.Light)
		}
		page.Outline(c, cell, ui.Dotted)
		in := cell.InsetXY(8, 3)
		if l < box.Lot(box.Resources) {
			n := left.Pool[l]
			c.Text(in.CutRight(c.TextWidth("00", ui.Strong)+2), words.Number(n), ui.Strong.To(ui.Right))
			c.Tip(cell, page.Cited(words.Say("resource."+box.Resource(l).Name()+".tip"), box.RuleResources))
		}
		name := words.Sentence(tell.Lot(l))
		st := ui.Body.At(16)
		if !may {
			st = st.In(ui.Ghost)
		}
		c.Text(in, name, c.Fit(name, st, in.W))
		if !may {
			continue
		}
		re := c.React("shelf "+tell.Lot(l), cell, ui.TakesEnter)
		if re.Hover || re.Focused {
			page.Outline(c, cell.Inset(1), ui.Red)
		}
		if re.Clicked {
			b.take(ch, 0)
		}
	}
}

// lists are the ready-made outfits (4.3): with one chosen its next lot is what Enter buys.
func (b *Board) lists(c *ui.Context, r ui.Rect) {
	options := []ui.Option{{Label: words.Say("shelves.none"), ID: "freely"}}
	for o := range box.Outfits {
		options = append(options, ui.Option{Label: words.Say("outfit." + o.Name()), ID: o.Name()})
	}
	if c.OptionsWidth(options...) > r.W {
		return
	}
	chosen := b.list
	c.Options(r, "list", &chosen, options...)
	b.list = chosen
	c.Tip(r, page.Cited(words.Say("shelves.list.tip"), box.RuleOutfit))
}
