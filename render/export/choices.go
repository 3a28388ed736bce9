package export

import (
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// choices is the column of what can be chosen.
func (s *Scene) choices(c *ui.Context, r ui.Rect) float64 {
	o := &s.Options
	col := page.NewColumn(c, r)
	var what []ui.Option
	for _, key := range kindKeys {
		what = append(what, option(key))
	}
	s.offer(col, "export.what", &o.What, what...)
	switch o.What {
	case Film:
		s.film(col)
	case Chart:
		s.still(col)
	case Journal:
		s.offer(col, "export.text", &o.text, option("export.file.txt"), option("export.file.md"))
	}
	if len(s.seats) > 1 && !(s.of.Open() && o.drawn()) {
		s.offer(col, "export.whose", &o.whose, s.knowers()...)
	}
	if o.drawn() {
		s.drawn(col)
	}
	if o.What != Journal {
		under(col, words.Say("export.heading"), 36, func(r ui.Rect) {
			c.TextField(r, ui.Field{ID: "title", Max: 40, Hint: s.usualTitle()}, &o.title)
		})
	}
	s.file(c, col)
	return col.Height() + 6
}

// usualTitle is what stands above it if nothing else is said.
func (s *Scene) usualTitle() string {
	if s.Options.What == Book {
		return words.Phrase("export.book.title")
	}
	return words.Phrase("sheet.title")
}

// drawn is how a chart is drawn.
func (s *Scene) drawn(col *page.Column) {
	o := &s.Options
	s.offer(col, "export.style", &o.Style, option("export.style.crayon"), option("export.style.plain"), option("export.style.greyscale"))
	var colours []ui.Option
	for i, name := range page.PaletteNames {
		colours = append(colours, ui.Option{Label: words.Say(name), ID: page.PaletteIDs[i], Tip: ui.Plain(words.Say(page.PaletteNotes[i]))})
	}
	s.offer(col, "export.colours", &o.palette, colours...)
	s.written(col)
}

// file is what the file is called and where it goes.
func (s *Scene) file(c *ui.Context, col *page.Column) {
	under(col, words.Say("export.name"), 36, func(r ui.Rect) {
		c.TextField(r, ui.Field{ID: "file name", Max: 60}, &s.File)
	})
	if e := s.exports.Exporter; e != nil {
		col.Gap(4)
		note(col, words.Say("export.folder", "folder", e.Folder()))
	}
}

// option is a choice with its words and tip.
func option(key string) ui.Option {
	return ui.Option{Label: words.Say(key), ID: key[strings.LastIndexByte(key, '.')+1:], Tip: ui.Plain(words.Say(key + ".tip"))}
}

// asideW is the least width for headings beside the choices, and not
// above them; labelW is how much of it they take.
const (
	asideW = 500
	labelW = 158
)

// label is the heading of a choice: beside it, which leaves the room to the
// right, or above it in a narrow column.
func label(col *page.Column, text string, h float64) (room ui.Rect, aside bool) {
	st := ui.Head.At(18)
	if col.R.W >= asideW && col.C.TextWidth(text, st) <= labelW-8 {
		room = ui.R(col.R.X+labelW, col.R.Y+5, col.R.W-labelW, 1e6)
		col.C.Text(ui.R(col.R.X, col.R.Y+5, labelW-8, h-2), text, st)
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
func (s *Scene) offer(col *page.Column, key string, chosen *int, options ...ui.Option) {
	room, aside := label(col, words.Say(key), ui.ButtonH)
	_, h := col.C.Options(room, strings.TrimPrefix(key, "export."), chosen, options...)
	if aside {
		h += 5
	}
	col.Gap(h)
}

// note is a line of small print below a choice.
func note(col *page.Column, text string) {
	if col.R.W >= asideW {
		c := page.NewColumn(col.C, ui.R(col.R.X+labelW, col.R.Y, col.R.W-labelW, 0))
		c.Say(ui.Plain(text), ui.Small.Own())
		col.Gap(max(c.Height(), ui.LineH-4))
		return
	}
	col.Say(ui.Plain(text), ui.Small.Own())
}

// still is what can be chosen about a picture alone.
func (s *Scene) still(col *page.Column) {
	var sizes []ui.Option
	for _, n := range inchDots {
		sizes = append(sizes, ui.Option{Label: strconv.Itoa(n)})
	}
	s.offer(col, "export.size", &s.Options.DPI, sizes...)
	if p, err := s.press(); err == nil {
		size := p.Size(p.ScaleForDPI(float64(inchDots[s.Options.DPI])))
		note(col, words.Say("export.size.note", "w", size.X, "h", size.Y))
	}
}

// film is what can be chosen about a film alone.
func (s *Scene) film(col *page.Column) {
	c, o := col.C, &s.Options
	s.offer(col, "export.file", &o.file, option("export.file.gif"), option("export.file.png"))
	var widths []ui.Option
	for _, n := range filmWidths {
		widths = append(widths, ui.Option{Label: words.Number(n), ID: strconv.Itoa(n)})
	}
	s.offer(col, "export.width", &o.width, widths...)
	under(col, words.Say("export.turn"), 30, func(r ui.Rect) {
		c.Stepper(r.CutLeft(140), ui.Stepper{
			ID: "turn", Min: int(journal.LeastShow.Milliseconds()), Max: 2000, Step: 20, Tip: ui.Plain(words.Say("export.turn.tip")),
			Show: func(n int) string {
				return words.Phrase("export.turn.s", "s", strconv.FormatFloat(float64(n)/1000, 'f', -1, 64))
			},
		}, &o.ms)
		if n := s.Preview.Turns; n > 0 {
			r.CutLeft(14)
			seconds := (n-1)*o.ms/1000 + int(hold.Seconds())
			if text := words.Say("export.length", "n", n, "s", seconds); c.TextWidth(text, ui.Small) <= r.W {
				c.Text(r, text, ui.Small)
			}
		}
	})
}

// written is what else is written on the chart.
func (s *Scene) written(col *page.Column) {
	c, o := col.C, &s.Options
	p, err := s.press()
	explains, scores := err == nil && p.Explains(), o.What == Chart // a film has the scores in its caption
	if !explains && !scores {
		return
	}
	under(col, words.Say("export.with"), 30, func(r ui.Rect) {
		row := r.Columns(2, 10)
		if explains {
			c.Toggle(row[0], "Legend", words.Say("export.legend"), &o.Legend, ui.Plain(words.Say("export.legend.tip")))
			row = row[1:]
		}
		if scores {
			c.Toggle(row[0], "Scores", words.Say("export.scores"), &o.scores, ui.Plain(words.Say("export.scores.tip")))
		}
	})
}

// knowers are those whose knowledge can be exported.
func (s *Scene) knowers() []ui.Option {
	out := make([]ui.Option, len(s.seats))
	for i, seat := range s.seats {
		out[i] = option("export.whose.all")
		if seat != game.Nobody {
			out[i] = ui.Option{Label: s.play.Position().Summary().Players[seat].Name, ID: "seat " + strconv.Itoa(int(seat)+1), Tip: ui.Plain(words.Say("export.whose.one.tip"))}
		}
	}
	return out
}
