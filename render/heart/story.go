package heart

import (
	"cmp"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/hexmap"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/heart/chartsheet"
	"sourceofthenile/render/heart/press"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
)

// Book is a game told as a book: a chapter for each Explorer, as he or she wrote it down, and
// the chart as it is at the end; of one seat or of everybody.
func (g Game) Book(story game.Story, s game.Seat, title string) *journal.Book {
	in, j := words.In(book()), journal.Of(g, story, s)
	p, sum := j.Now.(*heart.Position), j.Now.Summary()
	out := &journal.Book{
		Title: cmp.Or(title, in.Say("book.title")), To: sum.Turn, Over: j.Over, Broken: j.Broken,
		Sheet: g.Sheet(p, s, painter.Options{Print: true, Scores: true}), State: in.Say("book.state", "date", g.Date(sum)),
	}
	names := make([]string, 0, len(j.Writers))
	for _, of := range j.Writers {
		names = append(names, of.Name)
		c := j.Chapter(of.Seat, wayOf)
		if len(c.Paras) == 0 {
			continue
		}
		if patron := p.View(of.Seat).Sheet(of.Seat).Patron; patron != box.NoPatron {
			c.Sub = in.Say("book.chapter", "patron", tell.Patron(patron), "n", sum.Players[of.Seat].Score)
		}
		c.Face, c.Sheet = press.FaceOf(p.View(game.Nobody), of.Seat), out.Sheet
		out.Chapters = append(out.Chapters, c)
	}
	out.By = in.Say("book.by", "who", words.List(names))
	w, tally := lister{in}, press.TallyOf(sum, j.Happened)
	out.Lists = []journal.List{w.standing(sum), w.sources(sum, tally), w.specials(sum, tally), w.finds(p.View(s))}
	return out
}

// wayOf is where an event leads, over the chart.
func wayOf(e *game.Event) (way []hexmap.ID) {
	printed, err := chartsheet.Printed()
	if err != nil || e.Kind != heart.PatronTaken && e.Kind != heart.Marched {
		return nil // World has said so
	}
	if e.Kind == heart.Marched {
		if _, across := told.AsMarch(e); across != chart.Nowhere {
			way = append(way, printed.Middle(across))
		}
	}
	return append(way, printed.Middle(chart.Region(e.At)))
}

// lister makes the lists at the end.
type lister struct{ in *words.Book }

// standing is who has how many Drama Points.
func (w lister) standing(sum game.Summary) journal.List {
	out := journal.List{Mark: "points", Title: w.in.Say("sheet.standing"), Sub: w.in.Say("book.points")}
	for _, s := range press.Standing(sum) {
		p := sum.Players[s]
		out.Rows = append(out.Rows, w.in.Say("journal.writer", "who", p.Name, "n", p.Score))
	}
	return out
}

// sources is what each scored for.
func (w lister) sources(sum game.Summary, tally *press.Tally) journal.List {
	out := journal.List{Mark: "sources", Title: w.in.Say("book.sources"), Sub: w.in.Say("book.sources.sub")}
	for _, s := range press.Standing(sum) {
		var all []string
		for _, of := range tally.Rows() {
			if n := of.By[s]; n != 0 {
				all = append(all, words.Terms(of.Name, words.Number(n)))
			}
		}
		if len(all) > 0 {
			out.Rows = append(out.Rows, w.in.Say("book.source", "who", sum.Players[s].Name, "list", words.Facts(all...)))
		}
	}
	return out
}

// specials are the Special Discoveries, with who sent them home and what stood behind them.
func (w lister) specials(sum game.Summary, tally *press.Tally) journal.List {
	out := journal.List{Mark: "specials", Title: w.in.Say("records.specials"), Sub: w.in.Say("book.specials.sub")}
	for _, e := range tally.Entries {
		if e.From == box.ForSpecial {
			out.Rows = append(out.Rows, w.in.Say("book.special", "special", words.Sentence(e.What), "who", sum.Players[e.Seat].Name, "place", tell.Region(e.At), "n", e.Turn))
		}
	}
	return out
}

// finds is what lies on the chart, by region.
func (w lister) finds(v heart.View) journal.List {
	out := journal.List{Mark: "finds", Title: w.in.Say("book.finds"), Sub: w.in.Say("book.finds.sub")}
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
