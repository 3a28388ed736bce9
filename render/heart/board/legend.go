package board

import (
	"fmt"
	"image"
	"image/draw"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/chartsheet"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What is drawn on the chart is explained on it: a key that folds in its corner, and a tip for each sign on
// a border.

// KeyOfSigns is the target of the button that unfolds it.
const KeyOfSigns = "signs"

// Measures of the key, in units.
const (
	legendW    = 330.0
	legendRow  = 22.0
	legendSign = 16.0
	legendFrom = 400.0 // the least width of a chart that has it
	signNear   = 13.0  // how near a sign is pointed at
)

// legend is the key of the signs in the corner of the chart.
func (b *Board) legend(c *ui.Context, r ui.Rect) {
	if r.W < legendFrom {
		return
	}
	bt := ui.Button{Label: words.Say("legend.open"), ID: KeyOfSigns, On: b.legendOpen, Size: 15, Tip: ui.Plain(words.Say("legend.open.tip"))}
	in := r.Inset(6)
	foot := in.CutBottom(ui.ButtonH - 4)
	b.inSight.key = foot.CutRight(c.ButtonWidth(bt))
	c.Float("signs button", b.inSight.key, ui.PaperPanel, func(in ui.Rect) {
		if c.Button(in, bt) {
			b.legendOpen = !b.legendOpen
			c.Touch()
		}
	})
	if b.legendOpen && c.Back() {
		b.legendOpen = false
		c.Touch()
	}
	if !b.legendOpen {
		return
	}
	in.CutBottom(4)
	w := min(legendW, in.W)
	high := min(in.H, legendHeight(c, w))
	c.Float("signs key", ui.R(in.Right()-w, in.Bottom()-high, w, high), ui.TipPanel, func(in ui.Rect) {
		c.Scroll("signs", in.Inset(10), func(r ui.Rect) float64 {
			col := page.NewColumn(c, r)
			legendOn(c, col)
			return col.Height()
		})
	})
}

// legendHeight is how high the key is in a width.
func legendHeight(c *ui.Context, w float64) float64 {
	in := w - 20
	h := 24 + 8*legendRow + 16
	for _, key := range [...]string{"legend.signs", "legend.lands", "legend.finds"} {
		h += c.ParagraphHeight(ui.Plain(words.Say(key)), ui.Small.At(15), in)
	}
	return h + c.ParagraphHeight(page.Cited(words.Say("legend.leaf"), box.RuleChart), ui.Small.At(15), in)
}

// legendOn are the signs of borders and the colours of lands, with what they are for.
func legendOn(c *ui.Context, col *page.Column) {
	cell := func(row *ui.Rect, mark func(at ui.Rect), name string) {
		at := row.CutLeft(col.R.W / 2)
		mark(at.CutLeft(legendSign).Middle(legendSign, legendSign))
		at.CutLeft(6)
		c.Text(at, name, c.Fit(name, ui.Small.At(15).In(ui.Ink), at.W))
	}
	col.Say(ui.Plain(words.Say("legend.signs")), ui.Small.At(15).In(ui.Ink))
	var row ui.Rect
	for s := range chart.Signs {
		if s%2 == 0 {
			row = col.Next(legendRow)
		}
		cell(&row, func(at ui.Rect) { page.PortraitOnPage(c, at, chartsheet.Code{Sign: s}) }, tell.Sign(s))
	}
	col.Say(page.Cited(words.Say("legend.leaf"), box.RuleChart), ui.Small.At(15).In(ui.Ink))
	col.Gap(8)
	col.Say(ui.Plain(words.Say("legend.lands")), ui.Small.At(15).In(ui.Ink))
	for i, land := range [...]chart.Terrain{chart.Jungle, chart.Savanna, chart.Veldt, chart.Desert} {
		if i%2 == 0 {
			row = col.Next(legendRow)
		}
		cell(&row, func(at ui.Rect) { c.Fill(at, landInks[land]) }, words.Say("legend.land", "land", tell.Terrain(land), "n", land.Points()))
	}
	col.Gap(8)
	col.Say(ui.Plain(words.Say("legend.finds")), ui.Small.At(15).In(ui.Ink))
	for i, m := range [...]mark{{painter.NativeKingdom}, {painter.Mine}, {painter.LostCity}} {
		if i%2 == 0 {
			row = col.Next(legendRow)
		}
		cell(&row, func(at ui.Rect) { page.PortraitOnPage(c, at, m) }, words.Say([...]string{"legend.nation", "legend.mineral", "legend.city"}[i]))
	}
}

// mark is the sign of a find by itself, as the chart has it.
type mark struct{ painter.Mark }

// String tells it from other plates: prints are kept by what their plates say.
func (m mark) String() string { return fmt.Sprintf("mark %d", m.Mark) }

// Paint implements page.Plate.
func (m mark) Paint(size image.Point, ink engraving.Ink) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: size})
	draw.Draw(img, img.Rect, image.NewUniform(ink.Paper), image.Point{}, draw.Src)
	printed, err := chartsheet.Printed()
	if err != nil {
		return img
	}
	press, err := chartview.PressFor(printed.World)
	if err != nil {
		return img
	}
	press.Lock()
	defer press.Unlock()
	press.PaintMark(img, float64(size.X)/2, float64(size.Y)/2, markHalf*float64(min(size.X, size.Y)), m.Mark)
	return img
}

// markHalf is half its side, as a part of its picture: its shadow falls beside it.
const markHalf = 0.44

// signTip says what a sign on a border is that is pointed at; false where none is.
func (b *Board) signTip(c *ui.Context) bool {
	if !c.In.Inside || !b.inSight.land.Contains(c.In.Mouse) {
		return false
	}
	for n := range uint8(chart.Borders) {
		from, to := b.printed.Across(n)
		p, q := b.view.HexRect(from).Centre(), b.view.HexRect(to).Centre()
		at := ui.R((p.X+q.X)/2-signNear, (p.Y+q.Y)/2-signNear, 2*signNear, 2*signNear)
		if at.Contains(c.In.Mouse) {
			border := chart.BorderOf(n)
			c.TipArea(at, page.Cited(words.Say("legend.sign", "sign", tell.Sign(border.Sign), "one", tell.Region(border.A), "other", tell.Region(border.B)), box.RuleChart))
			return true
		}
	}
	return false
}
