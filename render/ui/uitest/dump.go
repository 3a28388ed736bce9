package uitest

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"

	"sourceofthenile/render/ui"
)

// Detail is how much of a display list a dump tells.
type Detail uint8

// The details.
const (
	// Layout is where things stand and what they say, in whole units. It does not
	// change with a colour, a tip, or with how often a picture was painted.
	Layout Detail = iota
	// Whole is everything that two lists can differ in, to a hundredth of a unit.
	Whole
)

var kindNames = [...]string{
	ui.FillItem: "fill", ui.PanelItem: "panel", ui.DotsItem: "dots", ui.TextItem: "text", ui.SignItem: "sign", ui.RingItem: "ring",
	ui.PictureItem: "picture", ui.ImageItem: "image", ui.CustomItem: "custom", ui.ArrowItem: "arrow", ui.TickItem: "tick",
}

var panelNames = [...]string{
	ui.DeskPanel: "desk", ui.BarPanel: "bar", ui.PaperPanel: "paper", ui.JournalPanel: "journal", ui.SheetPanel: "sheet", ui.CardPanel: "card",
	ui.TipPanel: "tip", ui.FieldPanel: "field", ui.ListPanel: "list", ui.RowPanel: "row", ui.TrackPanel: "track", ui.CreamButton: "cream",
	ui.MainButton: "main", ui.GhostButton: "ghost", ui.BarButton: "barbutton", ui.StepButton: "step", ui.ThumbPanel: "thumb", ui.CheckPanel: "check",
}

var faceNames = [...]string{
	ui.Book: "book", ui.Italic: "italic", ui.Bold: "bold", ui.Title: "title", ui.Engraved: "engraved", ui.Hand: "hand",
}

// Dump tells a display list in words, one line for each item, target and hint.
// Equal lists give equal dumps.
func Dump(l *ui.List, d Detail) string {
	w := &dumper{detail: d, window: ui.R(0, 0, l.W, l.H)}
	fmt.Fprintf(&w.b, "window %s x%s", w.size(l.W, l.H), short(l.Scale))
	if l.Focus != "" {
		fmt.Fprintf(&w.b, " focus %q", l.Focus)
	}
	if d == Whole && l.Pointing {
		w.b.WriteString(" pointing")
	}
	w.b.WriteByte('\n')
	for i := range l.Items {
		w.item(&l.Items[i])
	}
	for i := range l.Targets {
		w.target(&l.Targets[i], l.TopModal)
	}
	if d == Whole {
		for _, h := range l.Hints {
			fmt.Fprintf(&w.b, "hint %d %s%s %q\n", h.Layer, w.rect(h.Rect), w.clip(h.Rect, h.Clip), h.Text)
		}
	}
	for _, p := range l.Problems {
		fmt.Fprintf(&w.b, "problem %q\n", p)
	}
	return w.b.String()
}

// dumper writes a dump.
type dumper struct {
	b      strings.Builder
	detail Detail
	window ui.Rect
}

func (w *dumper) item(it *ui.Item) {
	b := &w.b
	if w.detail == Layout && it.Visible().Intersect(w.window).Empty() {
		return // scrolled away
	}
	fmt.Fprintf(b, "%s ", kindNames[it.Kind])
	if it.Kind == ui.PanelItem {
		fmt.Fprintf(b, "%s ", panelNames[it.Panel])
	}
	place := it.Rect
	if it.Kind == ui.TextItem && w.detail == Layout {
		place = it.Ink
	}
	b.WriteString(w.rect(place) + w.clip(place, it.Clip))
	switch it.Kind {
	case ui.TextItem:
		fmt.Fprintf(b, " %s %s %q", faceNames[it.Style.Face], short(it.Style.Size), it.Text)
	case ui.ArrowItem:
		fmt.Fprintf(b, " %s", it.Text)
	case ui.SignItem:
		fmt.Fprintf(b, " %d", it.Version)
	case ui.PictureItem, ui.ImageItem, ui.CustomItem:
		fmt.Fprintf(b, " %q", it.Key)
	default:
	}
	w.state(it)
	if w.detail == Whole {
		w.whole(it)
	}
	b.WriteByte('\n')
}

func (w *dumper) state(it *ui.Item) {
	for i, name := range [...]string{"hovered", "held", "greyed", "on"} {
		if it.State&(1<<i) != 0 {
			w.b.WriteString(" " + name)
		}
	}
	if it.Cut {
		w.b.WriteString(" cut")
	}
	if it.Dim && w.detail == Whole {
		w.b.WriteString(" dim")
	}
}

// whole is what of an item no reader of a layout asks for.
func (w *dumper) whole(it *ui.Item) {
	b := &w.b
	fmt.Fprintf(b, " layer %d", it.Layer)
	if it.Colour != (color.RGBA{}) {
		fmt.Fprintf(b, " #%02x%02x%02x%02x", it.Colour.R, it.Colour.G, it.Colour.B, it.Colour.A)
	}
	if it.Scrolled {
		b.WriteString(" scrolled")
	}
	switch it.Kind {
	case ui.TextItem:
		fmt.Fprintf(b, " ink %s block %d", w.rect(it.Ink), it.Block)
		for _, f := range [...]struct {
			name string
			is   bool
		}{
			{"centre", it.Style.Align == ui.Centre},
			{"right", it.Style.Align == ui.Right},
			{"maycut", it.Style.MayCut},
			{"cites", it.Style.Cites},
			{"justify", it.Style.Justify},
		} {
			if f.is {
				b.WriteString(" " + f.name)
			}
		}
	case ui.PictureItem, ui.ImageItem, ui.CustomItem:
		fmt.Fprintf(b, " version %x", it.Version)
	default:
	}
}

func (w *dumper) target(t *ui.Target, top int) {
	b := &w.b
	if w.detail == Layout && (t.Layer < top || t.Visible().Intersect(w.window).Empty()) {
		return // nobody can hit it
	}
	fmt.Fprintf(b, "target %s%s %q", w.rect(t.Rect), w.clip(t.Rect, t.Clip), t.ID)
	if t.Label != "" && !strings.HasSuffix(t.ID, t.Label) {
		fmt.Fprintf(b, " called %q", t.Label)
	}
	if t.Disabled {
		b.WriteString(" disabled")
	}
	if w.detail == Whole {
		fmt.Fprintf(b, " layer %d flags %d", t.Layer, t.Flags)
		if t.Hot != 0 {
			fmt.Fprintf(b, " hot %c", t.Hot)
		}
		if t.Tip != "" {
			fmt.Fprintf(b, " tip %q", t.Tip)
		}
	}
	b.WriteByte('\n')
}

// rect is a rectangle as left,top width x height.
func (w *dumper) rect(r ui.Rect) string {
	return w.number(r.X) + "," + w.number(r.Y) + " " + w.size(r.W, r.H)
}

func (w *dumper) size(x, y float64) string { return w.number(x) + "x" + w.number(y) }

// clip is told where it cuts something off.
func (w *dumper) clip(r, clip ui.Rect) string {
	if in := r.Intersect(clip); in == r || w.detail == Layout && w.rect(in) == w.rect(r) {
		return ""
	}
	return " in " + w.rect(clip)
}

func (w *dumper) number(v float64) string {
	if w.detail == Layout {
		return strconv.Itoa(int(math.Round(v)))
	}
	return short(v)
}

// short is a number with two places at most.
func short(v float64) string {
	return strconv.FormatFloat(math.Round(v*100)/100+0, 'f', -1, 64) // no minus before nought
}
