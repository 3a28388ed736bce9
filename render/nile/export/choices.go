package export

import (
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// choices is the column of what can be chosen.
func (s *ExportScene) choices(c *ui.Context, a desk.Desk, r ui.Rect) float64 {
	o := &s.Options
	col := page.NewColumn(c, r)
	s.offer(col, "export.what", &o.What, exportOption("export.what.chart"), exportOption("export.what.film"))
	if o.What == ExportFilm {
		s.film(col)
	} else {
		s.still(col)
	}
	s.offer(col, "export.whose", &o.whose, s.knowers()...)
	s.offer(col, "export.style", &o.Style, exportOption("export.style.crayon"), exportOption("export.style.plain"), exportOption("export.style.greyscale"))
	var colours []ui.Option
	for i, name := range page.PaletteNames {
		colours = append(colours, ui.Option{Label: words.Say(name), ID: page.PaletteIDs[i], Tip: ui.Plain(words.Say(page.PaletteNotes[i]))})
	}
	s.offer(col, "export.colours", &o.palette, colours...)
	s.written(col)
	under(col, words.Say("export.name"), 36, func(r ui.Rect) {
		c.TextField(r, ui.Field{ID: "file name", Max: 60}, &s.File)
	})
	if e := s.exports.Exporter; e != nil {
		col.Gap(4)
		note(col, words.Say("export.folder", "folder", e.Folder()))
	}
	return col.Height() + 6
}

// exportOption is a choice with its words and tip.
func exportOption(key string) ui.Option {
	return ui.Option{Label: words.Say(key), ID: key[strings.LastIndexByte(key, '.')+1:], Tip: ui.Plain(words.Say(key + ".tip"))}
}

// exportAsideW is the least width for headings beside the choices, and not
// above them; exportLabelW is how much of it they take.
const (
	exportAsideW = 500
	exportLabelW = 158
)

// label is the heading of a choice: beside it, which leaves the room to the
// right, or above it in a narrow column.
func label(col *page.Column, text string, h float64) (room ui.Rect, aside bool) {
	st := ui.Head.At(18)
	if col.R.W >= exportAsideW && col.C.TextWidth(text, st) <= exportLabelW-8 {
		room = ui.R(col.R.X+exportLabelW, col.R.Y+5, col.R.W-exportLabelW, 1e6)
		col.C.Text(ui.R(col.R.X, col.R.Y+5, exportLabelW-8, h-2), text, st)
		return room, true
	}
	col.Gap(5)
	col.C.Text(col.Next(24), text, st)
	col.Gap(1)
	return col.R, false
}

// under sets something of a height h beside or below its heading.
func under(col *page.Column, text string, h float64, draw func(r ui.Rect)) {
	room, aside := label(col, text, h)
	room.H = h
	draw(room)
	if aside {
		h += 5
	}
	col.Gap(h)
}

// offer is a choice of one of several, under its heading.
func (s *ExportScene) offer(col *page.Column, key string, chosen *int, options ...ui.Option) {
	room, aside := label(col, words.Say(key), ui.ButtonH)
	_, h := col.C.Options(room, strings.TrimPrefix(key, "export."), chosen, options...)
	if aside {
		h += 5
	}
	col.Gap(h)
}

// note is a line of small print below a choice.
func note(col *page.Column, text string) {
	if col.R.W >= exportAsideW {
		c := page.NewColumn(col.C, ui.R(col.R.X+exportLabelW, col.R.Y, col.R.W-exportLabelW, 0))
		c.Say(ui.Plain(text), ui.Small.Own())
		col.Gap(max(c.Height(), ui.LineH-4))
		return
	}
	col.Say(ui.Plain(text), ui.Small.Own())
}

// still is what can be chosen about a picture alone.
func (s *ExportScene) still(col *page.Column) {
	var sizes []ui.Option
	for _, n := range exportDPIs {
		sizes = append(sizes, ui.Option{Label: strconv.Itoa(n)})
	}
	s.offer(col, "export.size", &s.Options.Dpi, sizes...)
	if p, err := excerpt.Press(sight.View(s.play).Map()); err == nil {
		size := p.Size(p.ScaleForDPI(float64(exportDPIs[s.Options.Dpi])))
		note(col, words.Say("export.size.note", "w", size.X, "h", size.Y))
	}
}

// film is what can be chosen about a time-lapse alone.
func (s *ExportScene) film(col *page.Column) {
	c, o := col.C, &s.Options
	s.offer(col, "export.file", &o.file, exportOption("export.file.gif"), exportOption("export.file.png"))
	var widths []ui.Option
	for _, n := range exportWidths {
		widths = append(widths, ui.Option{Label: words.Number(n), ID: strconv.Itoa(n)})
	}
	s.offer(col, "export.width", &o.width, widths...)
	under(col, words.Say("export.month"), 30, func(r ui.Rect) {
		c.Stepper(r.CutLeft(140), ui.Stepper{
			ID: "month", Min: int(keepsake.LeastShow.Milliseconds()), Max: 2000, Step: 20, Tip: ui.Plain(words.Say("export.month.tip")),
			Show: func(n int) string {
				return words.Phrase("export.month.s", "s", strconv.FormatFloat(float64(n)/1000, 'f', -1, 64))
			},
		}, &o.ms)
		if n := s.Preview.Months; n > 0 {
			r.CutLeft(14)
			seconds := (n-1)*o.ms/1000 + int(exportHold.Seconds())
			if text := words.Say("export.length", "n", n, "s", seconds); c.TextWidth(text, ui.Small) <= r.W {
				c.Text(r, text, ui.Small)
			}
		}
	})
}

// written is what else is written on the chart.
func (s *ExportScene) written(col *page.Column) {
	c, o := col.C, &s.Options
	under(col, words.Say("export.with"), 30, func(r ui.Rect) {
		row := r.Columns(2, 10)
		c.Toggle(row[0], "Legend", words.Say("export.legend"), &o.Legend, ui.Plain(words.Say("export.legend.tip")))
		if o.What == exportChart { // a time-lapse has them in its caption
			c.Toggle(row[1], "Scores", words.Say("export.scores"), &o.scores, ui.Plain(words.Say("export.scores.tip")))
		}
	})
	under(col, words.Say("export.heading"), 36, func(r ui.Rect) {
		c.TextField(r, ui.Field{ID: "title", Max: 40, Hint: words.Phrase("sheet.title")}, &o.title)
	})
}

// knowers are those whose knowledge can be exported.
func (s *ExportScene) knowers() []ui.Option {
	out := make([]ui.Option, len(s.seats))
	for i, seat := range s.seats {
		out[i] = exportOption("export.whose.all")
		if seat != game.Nobody {
			out[i] = ui.Option{Label: sight.View(s.play).Player(seat).Name, ID: "seat " + strconv.Itoa(int(seat)+1), Tip: ui.Plain(words.Say("export.whose.one.tip"))}
		}
	}
	return out
}
