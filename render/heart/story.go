package heart

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/chartsheet"
	"sourceofthenile/render/heart/press"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/words"
)

// A game told as a book: a chapter for each Explorer, a paragraph or more for each Game
// Turn, and the chart as it is at the end. Dice and slots are left to the journal.

// Story is that book, of one seat or of everybody, under a title of its own or, with "",
// the usual one.
func (g Game) Story(rec *game.Record, s game.Seat, title string) (*keepsake.Book, error) {
	w := storyteller{in: words.In(book()), only: s}
	t, err := game.Retrace(heart.Rules{}, rec, w.look)
	if t == nil {
		return nil, err
	}
	w.rest(t.Position().(*heart.Position))
	sum := t.Position().Summary()
	out := &keepsake.Book{
		Title: cmp.Or(title, w.in.Say("book.title")), To: sum.Turn, Over: t.Over(), Broken: err != nil, Told: w.told,
		Sheet: g.Sheet(t.Position(), s, keepsake.Options{Print: true, Scores: true}), State: w.in.Say("book.state", "date", g.Date(sum)),
	}
	names := make([]string, 0, len(sum.Players))
	for i, p := range sum.Players {
		if s != game.Nobody && s != game.Seat(i) {
			continue
		}
		names = append(names, p.Name)
		if c := w.chapter(t.Position(), sum, game.Seat(i)); len(c.Paras) > 0 {
			c.Sheet = out.Sheet
			out.Chapters = append(out.Chapters, c)
		}
	}
	out.By = w.in.Say("book.by", "who", words.List(names))
	tally := press.TallyOf(sum, t.Events())
	out.Lists = []keepsake.List{w.standing(sum), w.sources(sum, tally), w.specials(sum, tally), w.finds(t.Position().(*heart.Position).View(s))}
	return out, nil
}

// travels are what is told of a seat, as far as it has been.
type travels struct {
	paras []keepsake.Para
	now   keepsake.Para
	lines []string
	way   []hexmap.ID
	head  string   // of the Game Turn, until a paragraph bears it
	found []string // finds of the paragraph, told in one sentence
	place string   // where they were found
	at    int      // the place of that sentence among the lines
}

// storyteller listens to a game that is played again.
type storyteller struct {
	in    *words.Book
	only  game.Seat
	heard int // events
	told  int // of them
	turn  int
	pages [box.MaxSeats]travels
}

func (w *storyteller) look(t *game.Table) {
	p := t.Position().(*heart.Position)
	events := t.Events()
	for i := range events[w.heard:] {
		w.listen(p, p.Summary(), &events[w.heard+i])
	}
	w.heard = len(events)
}

// listen takes in an event.
func (w *storyteller) listen(p *heart.Position, sum game.Summary, e *game.Event) {
	if e.Kind == heart.TurnBegan {
		w.rest(p)
		w.turn = told.AsTurnBegan(e)
		for i := range w.pages {
			w.pages[i].head = w.in.Say("date.turn", "n", w.turn)
		}
		return
	}
	if e.Seat == game.Nobody || w.only != game.Nobody && w.only != e.Seat {
		return
	}
	pg := &w.pages[e.Seat]
	if line, plate := w.line(p.View(e.Seat), sum, e); line != "" || plate != "" {
		w.told++
		if line != "" {
			pg.lines = append(pg.lines, line)
		}
		if pg.now.Turn = w.turn; !slices.Contains(pg.now.Rules, e.Rule) {
			pg.now.Rules = append(pg.now.Rules, e.Rule)
		}
		pg.now.Plate = cmp.Or(plate, pg.now.Plate)
	}
	switch e.Kind {
	case heart.PortTaken, heart.Marched:
		w.walk(pg, e)
	case heart.Surveyed, heart.TimeIsUp, heart.SpecialFound: // a new paragraph
		pg.close()
	}
}

// walk adds to the way over the chart.
func (w *storyteller) walk(pg *travels, e *game.Event) {
	printed, err := chartsheet.Printed()
	if err != nil {
		return // Painter has said so
	}
	if e.Kind == heart.Marched {
		if _, across := told.AsMarch(e); across != chart.Nowhere {
			pg.way = append(pg.way, printed.Middle(across))
		}
	}
	pg.way = append(pg.way, printed.Middle(chart.Region(e.At)))
}

// line is an event as the book tells it, with its engraving; "" where it does not.
func (w *storyteller) line(v heart.View, sum game.Summary, e *game.Event) (string, engraving.Subject) {
	who := tell.Who(sum, e.Seat)
	switch e.Kind {
	case heart.PatronTaken:
		return w.in.Say("book.patron", "who", who, "patron", tell.Patron(told.AsPatronTaken(e)), "place", tell.Region(v.Sheet(e.Seat).Region)), ""
	case heart.Changed:
		x := told.AsChanged(e)
		if x.Figure != box.Askaris && x.Figure != box.Porters || x.Cause == box.ByOutfit {
			return "", ""
		}
		return tell.Event(v, sum, e), ""
	case heart.FindScored:
		pg, c := &w.pages[e.Seat], told.AsSlot(e).Chit
		if pg.found = append(pg.found, tell.Chit(c)); len(pg.found) == 1 {
			pg.at, pg.place = len(pg.lines), tell.Region(chart.Region(e.At))
		}
		line := w.in.Say("book.found", "who", who, "chit", words.List(pg.found), "place", pg.place)
		if len(pg.found) > 1 {
			pg.lines[pg.at], line = line, ""
		}
		return line, board.Plate(c)
	case heart.RumourTold:
		return w.in.Say("book.rumour", "who", who), board.Plate(box.Chit(box.Rumour))
	case heart.SpecialFound:
		wild := told.AsSpecial(e)
		name := wild.Name()
		return words.Sentences(tell.Event(v, sum, e), w.in.Say("special."+name+".page"), w.in.Say("book.behind", "text", w.in.Say("special."+name+".behind"))), board.SpecialPlate(wild)
	case heart.Marched, heart.Rested, heart.MetExplorer, heart.TerrainFound, heart.WaterLaid, heart.FindNamed, heart.VillageMet, heart.PersonSaved,
		heart.ChasedOff, heart.HumbledBy, heart.ExplorerLost, heart.TimeIsUp:
		return tell.Event(v, sum, e), ""
	}
	return "", ""
}

// close ends a paragraph, if there is one.
func (pg *travels) close() {
	if len(pg.lines) == 0 {
		return
	}
	pg.now.Head, pg.head = pg.head, ""
	pg.now.Text = words.Sentences(pg.lines...)
	pg.paras = append(pg.paras, pg.now)
	pg.now, pg.lines, pg.found = keepsake.Para{}, nil, nil
}

// rest ends a Game Turn: what each has by now stands behind what is told of it.
func (w *storyteller) rest(p *heart.Position) {
	sum := p.Summary()
	for i, of := range sum.Players {
		pg := &w.pages[i]
		has := w.in.Say("journal.writer", "who", of.Name, "n", of.Score)
		switch n := len(pg.paras); {
		case len(pg.lines) > 0 && w.turn > 0:
			pg.lines = append(pg.lines, has)
		case n > 0 && w.turn > 0 && pg.paras[n-1].Turn == w.turn:
			pg.paras[n-1].Text = words.Sentences(pg.paras[n-1].Text, has)
		}
		pg.close()
	}
}

// chapter is the journey of a seat.
func (w *storyteller) chapter(p game.Position, sum game.Summary, s game.Seat) keepsake.Chapter {
	sheet := p.(*heart.Position).View(s).Sheet(s)
	out := keepsake.Chapter{
		Title: sum.Players[s].Name, Seat: s, Paras: w.pages[s].paras, Way: w.pages[s].way, Colour: sum.Players[s].Colour,
		Face: press.FaceOf(p.(*heart.Position).View(game.Nobody), s),
	}
	if sheet.Patron != box.NoPatron {
		out.Sub = w.in.Say("book.chapter", "patron", tell.Patron(sheet.Patron), "n", sum.Players[s].Score)
	}
	return out
}

// standing is who has how many Drama Points.
func (w *storyteller) standing(sum game.Summary) keepsake.List {
	out := keepsake.List{Mark: "points", Title: w.in.Say("sheet.standing"), Sub: w.in.Say("book.points")}
	players := slices.Clone(sum.Players)
	slices.SortStableFunc(players, func(x, y game.Player) int { return cmp.Compare(y.Score, x.Score) })
	for _, p := range players {
		out.Rows = append(out.Rows, w.in.Say("journal.writer", "who", p.Name, "n", p.Score))
	}
	return out
}

// sources is what each scored for.
func (w *storyteller) sources(sum game.Summary, tally *press.Tally) keepsake.List {
	out := keepsake.List{Mark: "sources", Title: w.in.Say("book.sources"), Sub: w.in.Say("book.sources.sub")}
	for _, s := range press.Standing(sum) {
		var all []string
		for _, from := range tally.Used() {
			if n := tally.By[s][from]; n != 0 {
				all = append(all, words.Terms(tell.Source(from), words.Number(n)))
			}
		}
		if n := tally.By[s][press.Shame]; n != 0 {
			all = append(all, words.Terms(w.in.Phrase("source.shame"), words.Number(n)))
		}
		if len(all) > 0 {
			out.Rows = append(out.Rows, w.in.Say("book.source", "who", sum.Players[s].Name, "list", words.Facts(all...)))
		}
	}
	return out
}

// specials are the Special Discoveries, with who sent them home and what stood behind them.
func (w *storyteller) specials(sum game.Summary, tally *press.Tally) keepsake.List {
	out := keepsake.List{Mark: "specials", Title: w.in.Say("records.specials"), Sub: w.in.Say("book.specials.sub")}
	for _, e := range tally.Entries {
		if e.From == box.ForSpecial {
			out.Rows = append(out.Rows, w.in.Say("book.special", "special", words.Sentence(e.What), "who", sum.Players[e.Seat].Name, "place", tell.Region(e.At), "n", e.Turn))
		}
	}
	return out
}

// finds is what lies on the chart, by region.
func (w *storyteller) finds(v heart.View) keepsake.List {
	out := keepsake.List{Mark: "finds", Title: w.in.Say("book.finds"), Sub: w.in.Say("book.finds.sub")}
	for r := range chart.Region(chart.Regions) {
		seen := v.Region(r)
		for _, c := range seen.Finds {
			out.Rows = append(out.Rows, w.in.Say("book.find", "chit", words.Sentence(tell.Chit(c)), "called", v.FindName(c), "place", tell.Region(r)))
		}
		for _, wild := range seen.Wilds {
			out.Rows = append(out.Rows, w.in.Say("book.find", "chit", words.Sentence(tell.Special(wild)), "called", "", "place", tell.Region(r)))
		}
	}
	return out
}
