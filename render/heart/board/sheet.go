package board

import (
	"image/color"
	"math"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// sheet is the Expedition Sheet (3) of whom the question is put to.
func (b *Board) sheet(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	in := r
	s := b.sheetOf(v)
	if int(s) >= len(sum.Players) {
		return
	}
	sheet := v.Sheet(s)
	head := in.CutTop(26)
	c.Sign(head.CutLeft(22).Middle(20, 20), sum.Players[s].Colour)
	head.CutLeft(6)
	b.putAway(c, v, &head)
	where := sum.Players[s].Name
	if sheet.Region != chart.Nowhere {
		where = words.Say("sheet.where", "who", where, "place", tell.Region(sheet.Region))
	}
	b.patron(c, &head, v, sheet, c.TextWidth(where, ui.Head.At(19)))
	c.Text(head, where, c.Fit(where, ui.Head.At(19).In(ui.PlayerOf(sum.Players[s].Colour).Pen), head.W).Own())
	in.CutTop(2)
	figures := in.CutTop(figuresHeight(in.W))
	if cfg := v.Settings().Players; figures.W >= facedSheet && int(s) < len(cfg) {
		face := figures.CutLeft(figures.H * 0.86)
		page.Portrait(c, face.Top(figures.H-figureGap), faces.Named(cfg[s].Name, cfg[s].Face))
		c.Tip(face, ui.Plain(words.Say("sheet.face", "who", cfg[s].Name, "from", from(b.Play.Told(), s), "patron", patronOf(sheet))))
		figures.CutLeft(6)
	}
	b.figures(c, figures, sheet)
	in.CutTop(4)
	load := in.CutTop(20)
	b.luckMarks(c, &load, v, sum, s)
	b.load(c, load, sheet)
	in.CutTop(4)
	b.things(c, in, sheet)
}

// from is the Port from which a seat's Explorer set out, "" before it has one.
func from(events []game.Event, s game.Seat) string {
	for i := range events {
		if e := &events[i]; e.Kind == heart.PortTaken && e.Seat == s && e.At >= 0 {
			return tell.Region(chart.Region(e.At))
		}
	}
	return ""
}

// patronOf is for whom an Explorer writes, "" for nobody yet.
func patronOf(sheet heart.Sheet) string {
	if sheet.Patron == box.NoPatron {
		return ""
	}
	return tell.Patron(sheet.Patron)
}

// patron names at the right of the Sheet's head for whom the Explorer writes (4.2), where what stands there leaves room;
// pointed at, what that Patron pays for (20.2).
func (b *Board) patron(c *ui.Context, head *ui.Rect, v heart.View, sheet heart.Sheet, taken float64) {
	if sheet.Patron == box.NoPatron {
		return
	}
	says, st := words.Say("sheet.patron", "patron", tell.Patron(sheet.Patron)), ui.Note.At(16).In(ui.Faded)
	if short := words.Phrase("patron." + sheet.Patron.Name() + ".short"); c.TextWidth(says, st) > head.W-taken-12 {
		says = short
	}
	cfg, w := v.Settings(), c.TextWidth(says, st)+2
	if w > head.W-taken-12 {
		return
	}
	at := head.CutRight(w)
	c.Text(at, says, st.To(ui.Right))
	c.Tip(at, page.Cited(words.Sentences(words.Say("patron."+sheet.Patron.Name()+".tip"), words.Say("patron.rate", "n", cfg.PatronBonus(sheet.Patron))), box.RuleAttention))
}

// sheetHeight is how high the Sheet is in a width, with room for the Resources.
func sheetHeight(w float64) float64 {
	return 28 + figuresHeight(w) + 28 + math.Ceil(mostTools*(toolMost+toolGap)/w)*(toolMost+toolGap)
}

// mostTools is how many Resources have room on the Sheet at their best size: as many as a
// well fitted-out Explorer has.
const mostTools = 15

// figuresHeight is how high the figures are in a width.
func figuresHeight(w float64) float64 {
	return float64((int(box.Figures)+across(w)-1)/across(w)) * (figureH + 4)
}

// across is how many figures stand beside each other in a width.
func across(w float64) int { return min(5, max(2, int(w/figureLeast))) }

const (
	figureH     = 40.0
	figureGap   = 4.0
	figureLeast = 80.0  // the least width of a figure
	facedSheet  = 500.0 // the least width of a Sheet with the Explorer's face
	sheetSign   = 18.0  // what the picture of a figure takes beside its name
)

// figureOrder is how the ten figures stand: people and goods, then what one lives by.
var figureOrder = [...]box.Figure{
	box.Askaris, box.Porters, box.Ammo, box.Food, box.Gifts, box.Health, box.Sanity, box.Time, box.Discontent, box.Points,
}

// figures are the ten figures of the Sheet, those with a limit as pips too: Discontent is
// a second clock beside Time.
func (b *Board) figures(c *ui.Context, r ui.Rect, sheet heart.Sheet) {
	row := across(r.W)
	side := (r.W + figureGap) / float64(row)
	for i, f := range figureOrder {
		b.figure(c, ui.R(r.X+float64(i%row)*side, r.Y+float64(i/row)*(figureH+figureGap), side-figureGap, figureH), sheet, f)
	}
}

func (b *Board) figure(c *ui.Context, cell ui.Rect, sheet heart.Sheet, f box.Figure) {
	n := sheet.Figures[f]
	_, most := f.Range()
	ink, pip := ui.Ink, ui.Green
	switch {
	case (f == box.Health || f == box.Sanity) && n <= 2, f == box.Discontent && n >= 8:
		ink, pip = ui.Red, ui.Red
	case f == box.Discontent:
		pip = page.WorseShare
	case f == box.Time:
		pip = ui.Faded
	}
	c.Fill(cell, ui.Light)
	page.Outline(c, cell, ui.Dotted)
	lines := []string{words.Say("figure." + f.Name() + ".tip")}
	if f == box.Health || f == box.Sanity {
		lines = append(lines, words.Say("sheet.slotted", "n", words.Signed(sheet.Slotted[f-box.Health])))
	}
	c.Tip(cell, page.Cited(words.Sentences(lines...), box.RuleSheet))
	in := cell.InsetXY(6, 1)
	value := words.Number(n)
	name, short, small := tell.Figure(f), words.Say("figure."+f.Name()+".short"), ui.Small.At(15)
	top := in.CutTop(18)
	if c.TextWidth(short, small)+sheetSign <= top.W {
		top.X, top.W = top.X-4, top.W+8
		figureSign(c, top.CutLeft(sheetSign-3).Middle(sheetSign-3, sheetSign-3), f)
		top.CutLeft(3)
	}
	if c.TextWidth(name, small) > top.W {
		name = short
	}
	c.Text(top, name, c.Fit(name, small, top.W))
	st := ui.Strong.At(19).In(ink).To(ui.Right)
	c.Text(in.CutRight(c.TextWidth("99", st)+3), value, st)
	if f != box.Points && f != box.Food && f != box.Gifts {
		in.CutRight(5)
		pips(c, in.Middle(in.W, 8), n, most, pip)
	}
}

// pips are so many of most places filled.
func pips(c *ui.Context, r ui.Rect, n, most int, col color.RGBA) {
	side := min(16, r.W/float64(most)-1.5)
	for i := range most {
		at := ui.R(r.X+float64(i)*r.W/float64(most), r.Y, side, min(r.H, 7))
		if i < n {
			c.Fill(at, col)
		} else {
			page.Outline(c, at, ui.Dotted)
		}
	}
}

// load is what the Porters carry of what they can (3.1).
func (b *Board) load(c *ui.Context, r ui.Rect, sheet heart.Sheet) {
	food, gifts := sheet.Figures[box.Food], sheet.Figures[box.Gifts]
	fill := []any{"food", food, "gifts", gifts, "foodload", sheet.LoadFood, "giftload", sheet.LoadGifts, "n", sheet.Load, "most", sheet.Capacity}
	c.Tip(r, page.Cited(words.Say("sheet.load.tip", fill...), box.RuleCapacity))
	keys := []string{"sheet.load", "sheet.load.brief"}
	if food != sheet.LoadFood || gifts != sheet.LoadGifts { // then it is said what does not weigh
		keys = []string{"sheet.load.tens", "sheet.load.tens.brief", "sheet.load.brief"}
	}
	var text string
	var w float64
	for _, key := range keys {
		text = words.Say(key, fill...)
		if w = c.TextWidth(text, ui.Small.At(15)) + 8; w <= r.W*loadPart {
			break
		}
	}
	c.Text(r.CutRight(w), text, ui.Small.At(15).To(ui.Right))
	c.Gauge(r.InsetXY(0, 4), float64(sheet.Load), float64(max(1, sheet.Capacity)), ui.Green)
}

// loadPart is how much of its line the words of the load may take, beside the bar.
const loadPart = 0.66

// things are the Resources as engraved tools, each with its tip; of several there stands
// how many.
func (b *Board) things(c *ui.Context, r ui.Rect, sheet heart.Sheet) {
	var all []box.Resource
	for f := range box.Resources {
		if sheet.Resources[f] > 0 {
			all = append(all, f)
		}
	}
	side := min(toolMost, r.H)
	for side > toolLeast && !fits(len(all), side, r) {
		side--
	}
	across := max(1, int((r.W+toolGap)/(side+toolGap)))
	for i, f := range all {
		at := ui.R(r.X+float64(i%across)*(side+toolGap), r.Y+float64(i/across)*(side+toolGap), side, side)
		if at.Bottom() > r.Bottom()+1 {
			return
		}
		c.Fill(at, ui.Light)
		page.Outline(c, at, ui.Dotted)
		tool(c, at.Inset(2), box.Lot(f))
		if n := sheet.Resources[f]; n > 1 {
			badge := ui.R(at.Right()-15, at.Bottom()-17, 15, 17)
			c.Fill(badge, ui.Ink)
			c.Text(badge, words.Number(n), ui.Strong.At(15).In(ui.Cream).To(ui.Centre))
		}
		c.Tip(at, page.Cited(words.Sentences(words.Whole(tell.Resource(f)), words.Say("resource."+f.Name()+".tip")), box.RuleResources))
	}
}

// Measures of the tools on the Sheet, in units.
const (
	toolMost, toolLeast, toolGap = 46.0, 26.0, 4.0
)

// fits reports whether so many tools of a size have room.
func fits(n int, side float64, r ui.Rect) bool {
	across, down := int((r.W+toolGap)/(side+toolGap)), int((r.H+toolGap)/(side+toolGap))
	return across*down >= n
}
