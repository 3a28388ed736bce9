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
	"sourceofthenile/render/heart/chartsheet"
	"sourceofthenile/render/heart/diary"
	"sourceofthenile/render/heart/press"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/words"
)

// A game told as a book: a chapter for each Explorer, as he or she wrote it down, and the chart as
// it is at the end. Figures are left to the journal.

// Book is that book, of one seat or of everybody, under a title of its own or, with "",
// the usual one.
func (g Game) Book(story game.Story, s game.Seat, title string) *keepsake.Book {
	in := words.In(book())
	days, end, happened := diary.Of(in, story)
	w := storyteller{in: in}
	for i := range days {
		if s == game.Nobody || s == days[i].Seat {
			w.day(&days[i])
		}
	}
	sum := end.Summary()
	out := &keepsake.Book{
		Title: cmp.Or(title, w.in.Say("book.title")), To: sum.Turn, Over: end.Acting().Empty(), Broken: story.Broken(), Told: w.told,
		Sheet: g.Sheet(end, s, keepsake.Options{Print: true, Scores: true}), State: w.in.Say("book.state", "date", g.Date(sum)),
	}
	names := make([]string, 0, len(sum.Players))
	for i, p := range sum.Players {
		if s != game.Nobody && s != game.Seat(i) {
			continue
		}
		names = append(names, p.Name)
		if c := w.chapter(end, sum, game.Seat(i)); len(c.Paras) > 0 {
			c.Sheet = out.Sheet
			out.Chapters = append(out.Chapters, c)
		}
	}
	out.By = w.in.Say("book.by", "who", words.List(names))
	tally := press.TallyOf(sum, happened)
	out.Lists = []keepsake.List{w.standing(sum), w.sources(sum, tally), w.specials(sum, tally), w.finds(end.View(s))}
	return out
}

// travels are what is told of a seat.
type travels struct {
	paras []keepsake.Para
	way   []hexmap.ID
	turn  int // the Game Turn of the last paragraph, from 1
}

// storyteller sets the days as chapters.
type storyteller struct {
	in    *words.Book
	told  int // events
	pages [box.MaxSeats]travels
}

// day is a paragraph.
func (w *storyteller) day(d *diary.Day) {
	pg := &w.pages[d.Seat]
	para := keepsake.Para{Text: words.Sentences(d.Text...), Plate: d.Plate, Turn: d.Turn + 1}
	if para.Turn != pg.turn {
		pg.turn, para.Head = para.Turn, w.in.Say("journal.date", "n", para.Turn, "month", tell.Month(d.Turn))
	}
	for i := range d.Events {
		w.told++
		if !slices.Contains(para.Rules, d.Rules[i]) {
			para.Rules = append(para.Rules, d.Rules[i])
		}
		if e := &d.Events[i]; e.Kind == heart.PatronTaken || e.Kind == heart.Marched {
			w.walk(pg, e)
		}
	}
	pg.paras = append(pg.paras, para)
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
