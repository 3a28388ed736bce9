package annals

import (
	"strconv"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Offer is what the page asks of the program.
type Offer struct {
	// Read reads the games beside the loop, and then shows them on it.
	Read func(then func(a *Annals))
	// Save writes them as a table; nil: nothing can be written.
	Save func(a desk.Desk, of *Annals)
}

// What is told of the games, in the order of the tabs.
const (
	players = iota
	times
	firsts
)

// scene is the page.
type scene struct {
	page.Print
	offer Offer
	begun bool
	of    *Annals // nil till they have been read
	game  int     // of the books
	tab   int
	drawn plots
}

// New is the page of what was done in all games.
func New(o Offer) desk.Screen { return &scene{Print: page.Print{Called: "annals"}, offer: o} }

// Measures of the page, in units.
const (
	sheetW, sheetH = 1240.0, 880.0
	rowH           = 27.0
	mostRows       = 60
	nameW          = 2.6 // how much wider the names are than a column of figures
	plotH          = 210.0
	cardW, cardH   = 250.0, 212.0
	cardPlate      = 122.0
)

// Frame shows the page.
func (s *scene) Frame(c *ui.Context, a desk.Desk) {
	if !s.begun {
		s.begun = true
		s.offer.Read(func(of *Annals) { s.of = of; a.Refresh() })
	}
	body, foot := page.Folio{Title: words.Say("annals.title"), Sub: s.sub(), W: sheetW, H: sheetH}.Lay(c)
	if b := s.book(); b != nil {
		s.choose(c, &body)
		c.Scroll("annals", body, func(r ui.Rect) float64 {
			col := page.NewColumn(c, r)
			switch s.tab {
			case players:
				s.players(col, a, b)
				s.someFirsts(col, b, body.H)
			case times:
				s.times(col, a, b)
			case firsts:
				s.firsts(col, b)
			}
			s.damaged(col)
			return col.Height() + 4
		})
	} else {
		col := page.NewColumn(c, body)
		s.bare(col)
		s.damaged(col)
	}
	page.CloseButton(c, a, &foot, words.Say("pages.close"))
	save := ui.Button{Label: words.Say("annals.save"), ID: "save", Disabled: s.book() == nil || s.offer.Save == nil, Tip: ui.Plain(words.Say("annals.save.tip"))}
	if w := c.ButtonWidth(save); w+8 < foot.W && c.Button(foot.CutLeft(w).Middle(w, ui.ButtonH), save) {
		s.offer.Save(a, s.of)
	}
	page.LeavePage(c, a)
}

// book is that of the game that is chosen; nil where there is none.
func (s *scene) book() *Book {
	if s.of == nil || len(s.of.Books) == 0 {
		return nil
	}
	return &s.of.Books[min(s.game, len(s.of.Books)-1)]
}

// sub says how many games there are of it.
func (s *scene) sub() string {
	b := s.book()
	if b == nil {
		return ""
	}
	over := 0
	for i := range b.Games {
		if b.Games[i].Over {
			over++
		}
	}
	if over == 0 {
		return words.Say("annals.sub.none", "n", len(b.Games))
	}
	return words.Say("annals.sub", "n", len(b.Games), "over", over)
}

// bare is the page while they are being read, and where there are none.
func (s *scene) bare(col *page.Column) {
	col.Gap(30)
	key := "annals.none"
	if s.of == nil {
		key = "annals.reading"
	}
	col.Say(ui.Plain(words.Say(key)), ui.Body.To(ui.Centre))
}

// choose is of which game it is told, and what.
func (s *scene) choose(c *ui.Context, r *ui.Rect) {
	if len(s.of.Books) > 1 {
		var games []ui.Option
		for i := range s.of.Books {
			g := s.of.Books[i].Of
			games = append(games, ui.Option{Label: ui.Escape(words.In(g.Words()).Say("game.name")), ID: g.Rules().Name(), Tip: ui.Plain(words.Say("annals.game.tip"))})
		}
		_, h := c.Options(*r, "game", &s.game, games...)
		r.CutTop(h + 6)
	}
	option := func(key string) ui.Option {
		return ui.Option{Label: words.Say(key), Tip: ui.Plain(words.Say(key + ".tip"))}
	}
	_, h := c.Options(*r, "tab", &s.tab, option("annals.players"), option("annals.times"), option("annals.firsts"))
	r.CutTop(h + 12)
}

// damaged names the files that were passed over.
func (s *scene) damaged(col *page.Column) {
	if s.of != nil && len(s.of.Damaged) > 0 {
		col.Gap(12)
		col.Say(ui.Plain(words.Say("annals.damaged", "files", words.List(s.of.Damaged))), ui.Small)
	}
}

// players is what each has done, and of what they died.
func (s *scene) players(col *page.Column, a desk.Desk, b *Book) {
	rows := b.ByWho()
	all := len(rows)
	rows = rows[:min(all, mostRows)]
	rows = append(rows, Row{words.Say("annals.all"), b.Whole()})
	s.table(col, b, words.Say("annals.who"), rows)
	if all > mostRows {
		col.Say(ui.Plain(words.Say("annals.more", "n", all-mostRows)), ui.Small)
	}
	in := words.In(b.Of.Words())
	for _, of := range b.Of.Counts() {
		sorts := b.Sorts(of.What)
		if len(sorts) == 0 {
			continue
		}
		col.Gap(14)
		col.Heading(words.Sentence(in.Phrase("count." + of.What)))
		col.Gap(4)
		for i := range sorts {
			sorts[i].Name = words.Sentence(in.Phrase("count." + of.What + "." + sorts[i].Name))
		}
		s.strokes(col, a, "sorts of "+of.What, sorts)
	}
	if _, daily := b.Of.(menu.Daily); daily && len(s.of.Days) > 0 {
		col.Gap(14)
		col.Heading(words.Say("day.heading"))
		menu.DayRows(col, s.of.Days[:min(len(s.of.Days), mostRows)])
	}
}

// table is a table with a line for each row, the last of them under a rule.
func (s *scene) table(col *page.Column, b *Book, head string, rows []Row) {
	c, in := col.C, words.In(b.Of.Words())
	weights := []float64{nameW}
	for range b.Of.Counts() {
		weights = append(weights, 1)
	}
	cells := col.Next(rowH).Split(12, weights...)
	small := ui.Note.At(16).In(ui.Faded).Own()
	c.Text(cells[0], head, small)
	for i, of := range b.Of.Counts() {
		text := in.Phrase("count." + of.What)
		st := c.Fit(text, small, cells[i+1].W).To(ui.Right)
		st.MayCut = true
		c.Text(cells[i+1], text, st)
		c.Tip(cells[i+1], ui.Plain(words.Whole(in.Say("count."+of.What+".tip"))))
	}
	for n, row := range rows {
		line := col.Next(rowH)
		st := ui.Body.At(17)
		if n == len(rows)-1 {
			st = ui.Strong.At(17)
			c.Rule(ui.R(line.X, line.Y, line.W, 1), ui.Rule)
		}
		cells := line.Split(12, weights...)
		c.Text(cells[0], row.Name, st.Own())
		for i, v := range row.N {
			text := "–"
			if v != 0 {
				text = words.Number(v)
			}
			c.Text(cells[i+1], text, st.To(ui.Right))
		}
		if n < len(rows)-2 {
			c.Dots(ui.R(line.X, line.Bottom()-1, line.W, 1))
		}
	}
}

// times is what was done in each year, or turn: drawn, and as a table.
func (s *scene) times(col *page.Column, a desk.Desk, b *Book) {
	rows := b.ByTime()
	if len(rows) == 0 {
		col.Say(ui.Plain(words.Say("annals.timeless")), ui.Note)
		return
	}
	in := words.In(b.Of.Words())
	col.Heading(words.Sentence(in.Phrase("count." + b.Of.Counts()[0].What)))
	col.Gap(6)
	s.columns(col, a, rows)
	col.Gap(12)
	s.table(col, b, words.Say("annals.time"), append(rows, Row{words.Say("annals.all"), b.Whole()}))
}

// firsts are cards: who did first what is told of, and what nobody has done yet.
func (s *scene) firsts(col *page.Column, b *Book) {
	c, in := col.C, words.In(b.Of.Words())
	all := b.Of.Firsts()
	beside := max(1, int((col.R.W+16)/(cardW+16)))
	for i := 0; i < len(all); i += beside {
		row := col.Next(cardH).Columns(beside, 16)
		for k := range min(beside, len(all)-i) {
			s.card(c, in, b, &all[i+k], row[k])
		}
		col.Gap(14)
	}
}

// someFirsts are below a short table as many of those who were first as a row holds, where the page has the room.
func (s *scene) someFirsts(col *page.Column, b *Book, room float64) {
	const gap, head = 22.0, 40.0
	if col.Height()+gap+head+cardH > room {
		return
	}
	beside := max(1, int((col.R.W+16)/(cardW+16)))
	var done []*menu.First
	all := b.Of.Firsts()
	for i := range all {
		if _, _, is := b.First(&all[i]); is && len(done) < beside {
			done = append(done, &all[i])
		}
	}
	if len(done) == 0 {
		return
	}
	col.Gap(gap)
	col.Heading(words.Say("annals.firsts.some"))
	col.Gap(10)
	row := col.Next(cardH).Columns(beside, 16)
	for k, f := range done {
		s.card(col.C, words.In(b.Of.Words()), b, f, row[k])
	}
}

func (s *scene) card(c *ui.Context, in *words.Book, b *Book, f *menu.First, r ui.Rect) {
	page.Outline(c, r, ui.Dotted)
	r = r.Inset(10)
	plate := r.CutTop(cardPlate)
	k, d, done := b.First(f)
	if !done {
		page.Faintly(c, plate, f.Plate)
		r.CutTop(8)
		c.Paragraph(r, ui.Plain(words.Say("annals.not-yet")), ui.Note.At(16).In(ui.Faded).To(ui.Centre))
		return
	}
	page.Engraved(c, plate, f.Plate)
	r.CutTop(8)
	said := in.Say("firsts."+f.ID, "who", d.Who)
	c.Paragraph(r, ui.Plain(said), ui.Body.At(16).To(ui.Centre))
	c.TipArea(r, ui.Plain(words.Say("annals.where", "save", k.Name, "n", strconv.Itoa(d.Turn+1), "when", d.When)))
}
