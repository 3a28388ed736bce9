package render

import (
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/render/chronicle"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// choices is the column of what can be chosen.
func (s *exportScene) choices(c *ui.Context, a *App, r ui.Rect) float64 {
	o := &s.options
	col := newColumn(c, r)
	s.offer(col, "export.what", &o.what, exportOption("export.what.chart"), exportOption("export.what.film"))
	if o.what == exportFilm {
		s.film(col)
	} else {
		s.still(col)
	}
	s.offer(col, "export.whose", &o.whose, s.knowers()...)
	s.offer(col, "export.style", &o.style, exportOption("export.style.0"), exportOption("export.style.1"), exportOption("export.style.2"))
	var colours []ui.Option
	for i, name := range paletteNames {
		colours = append(colours, ui.Option{Label: words.Say(name), Tip: ui.Plain(words.Say(paletteNotes[i]))})
	}
	s.offer(col, "export.colours", &o.palette, colours...)
	s.written(col)
	label(col, words.Say("export.name"))
	c.TextField(col.next(36), ui.Field{ID: "file name", Max: 60}, &s.name)
	if e := a.hooks.Exporter; e != nil {
		col.gap(4)
		c.Text(col.next(24), words.Say("export.folder", "folder", e.Folder()), ui.Small.Own())
	}
	return col.height() + 6
}

// exportOption is a choice with its words and tip.
func exportOption(key string) ui.Option {
	return ui.Option{Label: words.Say(key), Tip: ui.Plain(words.Say(key + ".tip"))}
}

// label is the small heading over a choice.
func label(col *column, text string) {
	col.gap(5)
	col.c.Text(col.next(24), text, ui.Head.At(18))
	col.gap(1)
}

// offer is a choice of one of several, under its heading.
func (s *exportScene) offer(col *column, key string, chosen *int, options ...ui.Option) {
	label(col, words.Say(key))
	_, h := col.c.Options(col.r, words.Say(key), chosen, options...)
	col.gap(h)
}

// still is what can be chosen about a picture alone.
func (s *exportScene) still(col *column) {
	var sizes []ui.Option
	for _, n := range exportDPIs {
		sizes = append(sizes, ui.Option{Label: strconv.Itoa(n)})
	}
	s.offer(col, "export.size", &s.options.dpi, sizes...)
	if p, err := pressFor(s.play.View().Map()); err == nil {
		size := p.Size(p.ScaleForDPI(float64(exportDPIs[s.options.dpi])))
		note := words.Say("export.size.note", "w", size.X, "h", size.Y)
		col.say(ui.Plain(note), ui.Small)
	}
}

// film is what can be chosen about a time-lapse alone.
func (s *exportScene) film(col *column) {
	c, o := col.c, &s.options
	s.offer(col, "export.file", &o.file, exportOption("export.file.gif"), exportOption("export.file.png"))
	var widths []ui.Option
	for _, n := range exportWidths {
		widths = append(widths, ui.Option{Label: words.Number(n)})
	}
	s.offer(col, "export.width", &o.width, widths...)
	col.gap(6)
	row := col.next(30)
	c.Stepper(row.CutRight(140), ui.Stepper{
		ID: "month", Min: int(chronicle.LeastShow.Milliseconds()), Max: 2000, Step: 20, Tip: ui.Plain(words.Say("export.month.tip")),
		Show: func(n int) string { return words.Phrase("export.month.ms", "n", n) },
	}, &o.ms)
	c.Text(row, words.Say("export.month"), ui.Head.At(18))
	note := ""
	if n := s.preview.months; n > 0 {
		seconds := (n-1)*o.ms/1000 + int(exportHold.Seconds())
		note = words.Say("export.length", "n", n, "s", seconds)
	}
	c.Text(col.next(24), note, ui.Small)
}

// written is what else is written on the chart.
func (s *exportScene) written(col *column) {
	c, o := col.c, &s.options
	label(col, words.Say("export.with"))
	row := col.next(30).Columns(2, 10)
	c.Toggle(row[0], words.Say("export.legend"), &o.legend, ui.Plain(words.Say("export.legend.tip")))
	if o.what == exportChart { // a time-lapse has them in its caption
		c.Toggle(row[1], words.Say("export.scores"), &o.scores, ui.Plain(words.Say("export.scores.tip")))
	}
	label(col, words.Say("export.heading"))
	c.TextField(col.next(36), ui.Field{ID: "title", Max: 40, Hint: words.Phrase("sheet.title")}, &o.title)
}

// knowers are those whose knowledge can be exported.
func (s *exportScene) knowers() []ui.Option {
	out := make([]ui.Option, len(s.seats))
	for i, seat := range s.seats {
		out[i] = exportOption("export.whose.all")
		if seat != game.Nobody {
			out[i] = ui.Option{Label: s.play.View().Player(seat).Name, Tip: ui.Plain(words.Say("export.whose.one.tip"))}
		}
	}
	return out
}
