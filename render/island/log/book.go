package log

import (
	"cmp"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
)

// Book is a game told as a book: the foreword, the log of the company round by round, what the
// Quests found; when it is over the journals that are laid open, and the end. sheet is the
// island as it lies at a moment.
func Book(story game.Story, s game.Seat, title string, sheet func(game.Position) *chart.Sheet) *journal.Book {
	in, j := words.In(tell.Words()), journal.Of(Teller{}, story, s)
	p, sum := j.Now.(*island.Position), j.Now.Summary()
	v := p.View(s)
	out := &journal.Book{Title: cmp.Or(title, in.Say("book.title")), To: sum.Turn, Over: j.Over, Broken: j.Broken, Sheet: sheet(j.Now)}
	state := map[bool]string{true: "home", false: "lost"}[v.Ending() == island.ComeHome]
	if !j.Over {
		state = "going"
	}
	out.State = in.Say("book.state."+state, "n", max(1, v.Round()))
	var names []string
	for _, w := range j.Writers {
		names = append(names, tell.Named(v, sum, w.Seat))
	}
	out.By = in.Say("book.by", "list", words.List(names))

	before := chapter(in.Say("foreword.title"), "")
	for _, text := range tell.Foreword() {
		before.Paras = append(before.Paras, journal.Para{Text: text, Plate: plates.Of("place/HRT"), Turn: 1})
	}
	out.Chapters = append(append(out.Chapters, before), logOf(j, sheetsOf(story, s, sheet), in)...)
	papers := chapter(in.Say("book.papers"), in.Say("book.papers.sub"))
	for _, q := range tell.Found(v, len(sum.Players)) {
		papers.Paras = append(papers.Paras, journal.Para{Head: tell.Card(q, -1), Text: tell.Finding(q), Plate: plates.Of("quest/" + q.Code()), Turn: sum.Turn})
	}
	out.Chapters = append(out.Chapters, papers)
	for _, w := range j.Writers {
		out.Chapters = append(out.Chapters, own(v, sum, w.Seat, j, in))
	}
	if j.Over {
		end := chapter(in.Say("book.closing"), in.Say("book.closing.sub", "n", v.Round()))
		end.Paras = []journal.Para{{Text: tell.Closing(v.Ending()), Plate: plates.Of("sign/boat"), Turn: sum.Turn}}
		out.Chapters = append(out.Chapters, end)
	}
	written := out.Chapters[:0]
	for _, c := range out.Chapters {
		if len(c.Paras) > 0 {
			written = append(written, c)
		}
	}
	out.Chapters = written
	out.Lists = lists(TallyOf(j.Happened), v, sum, j, in)
	return out
}

func chapter(title, sub string) journal.Chapter {
	return journal.Chapter{Title: title, Sub: sub, Seat: game.Nobody}
}

// logOf is the log of the company, a chapter for each round, with the island as it lay when it began.
// A paragraph is headed by the trade of whoever it tells of, but for the one in which somebody comes ashore as that.
func logOf(j *journal.Journal, sheets []*chart.Sheet, in *words.Book) (all []journal.Chapter) {
	trade := map[game.Seat]string{}
	for _, m := range j.Turns {
		c := chapter(m.Date, "")
		if len(all) == 0 {
			c.Sub = in.Say("book.log.sub")
		}
		if m.Turn < len(sheets) {
			c.Sheet = sheets[m.Turn]
		}
		for _, e := range m.Entries {
			for i := range e.Events {
				if e.Events[i].Kind == island.Came {
					trade[e.Seat] = words.Sentence(tell.Trade(island.As[island.CameEvent](&e.Events[i]).Role))
				}
			}
			p := journal.Para{Head: trade[e.Seat], Text: words.Sentences(e.Text...), Plate: e.Plate, Turn: m.Turn + 1}
			if len(e.Events) > 0 && e.Events[0].Kind == island.Came {
				p.Head = ""
			}
			for _, r := range e.Rules {
				p.Cite(r)
			}
			c.Paras = append(c.Paras, p)
		}
		all = append(all, c)
	}
	return all
}

// sheetsOf are the island at the beginning of each round, once what comes up in it has come.
func sheetsOf(story game.Story, s game.Seat, sheet func(game.Position) *chart.Sheet) (all []*chart.Sheet) {
	for now := range story.Steps(s) {
		if round := now.(*island.Position).View(s).Round(); round > len(all) {
			all = append(all, sheet(now))
		}
	}
	return all
}

// own is what a seat has thought, written and said, as far as it may be read.
func own(v island.View, sum game.Summary, s game.Seat, j *journal.Journal, in *words.Book) journal.Chapter {
	c := chapter(in.Say("book.own", "who", tell.Named(v, sum, s)), in.Say("book.own.sub"))
	round := 0
	for i := range j.Happened {
		switch e := &j.Happened[i]; e.Kind {
		case island.RoundBegan:
			round = int(island.As[island.RoundEvent](e).Round)
		case island.Thought, island.Noted, island.Spoke:
			if e.Seat == s && !tell.Hidden(v, e) && !tell.Unwritten(e) {
				c.Paras = append(c.Paras, journal.Para{Head: in.Say("journal.date", "n", round), Text: tell.Own(v, sum, e, s, 0), Turn: round})
			}
		}
	}
	return c
}

// lists are what each did, and when the Darkness rose.
func lists(t *Tally, v island.View, sum game.Summary, j *journal.Journal, in *words.Book) []journal.List {
	company := journal.List{Mark: "company", Title: in.Say("book.company"), Sub: in.Say("book.company.sub")}
	for _, w := range j.Writers {
		company.Rows = append(company.Rows, in.Say("book.did", "who", tell.Named(v, sum, w.Seat), "list", t.Did(w.Seat)))
	}
	rises := journal.List{Mark: "rises", Title: in.Say("book.rises"), Sub: in.Say("book.rises.sub")}
	for i := range t.Rises {
		r := &t.Rises[i]
		rises.Rows = append(rises.Rows, in.Say("book.rise", "n", r.Round, "why", tell.Event(v, sum, &r.Event)))
	}
	return []journal.List{company, rises}
}
