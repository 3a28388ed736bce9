package journal

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// reader lays the journals of a game open in the window, at one turn.
type reader struct {
	page.Print
	of    *Journal
	open  int        // the turn that is read
	whose int        // 0 all of them, else 1 + a writer
	by    ui.Command // that laid them open
}

// NewReader is the journals, open at what was written last; by is the command that lays them open, and folds them up
// again.
func NewReader(of *Journal, by ui.Command) desk.Screen {
	return &reader{Print: page.Print{Called: "journal"}, of: of, open: len(of.Turns) - 1, by: by}
}

// Measures of the page, in units.
const pageW, pageH = 900.0, 1000.0

// Frame shows the pages of the turn that is open.
func (j *reader) Frame(c *ui.Context, a desk.Desk) {
	page.Page{
		Title: words.Say("reader.title"), W: pageW, H: pageH,
		Body: func(r ui.Rect) float64 {
			col := page.NewColumn(c, r)
			col.Say(ui.Plain(j.of.Sub), ui.Note)
			if len(j.of.Turns) == 0 {
				col.Gap(8)
				col.Say(ui.Plain(words.Say("journal.text.empty")), ui.Body)
				return col.Height()
			}
			j.choose(c, col)
			j.pages(col)
			return col.Height()
		},
		Foot: func(r ui.Rect) {
			back := ui.Button{Label: words.Say("load.back"), ID: "Back", Hint: words.Phrase("key.esc"), Default: true}
			w := c.ButtonWidth(back)
			if c.Button(r.CutLeft(w).Middle(w, ui.ButtonH), back) {
				a.Pop()
			}
		},
	}.Draw(c)
	if c.Back() || c.Command(j.by) {
		a.Pop()
	}
}

// choose is which turn is read, and whose
func (j *reader) choose(c *ui.Context, col *page.Column) {
	var turns []ui.Option
	for i := range j.of.Turns {
		m := &j.of.Turns[i]
		turns = append(turns, ui.Option{Label: words.Number(m.Turn + 1), ID: strconv.Itoa(m.Turn), Tip: ui.Plain(words.Whole(words.Sentence(m.Date)))})
	}
	col.Gap(8)
	_, h := c.Options(col.R, "turn", &j.open, turns...)
	col.Gap(h)
	if len(j.of.Writers) < 2 {
		return
	}
	writers := []ui.Option{{Label: words.Say("reader.all"), ID: "all"}}
	for _, w := range j.of.Writers {
		writers = append(writers, ui.Option{Label: ui.Escape(w.Name), ID: strconv.Itoa(int(w.Seat)), Tip: ui.Plain(w.Who)})
	}
	col.Gap(6)
	_, h = c.Options(col.R, "whose", &j.whose, writers...)
	col.Gap(h)
}

// The picture of an entry: its width for that of the page, its height for its width, and the gap
// beside it; narrower than plateLeast there is none.
const platePart, plateShape, plateGap, plateLeast = 0.3, 0.6, 14.0, 90.0

// entry is a paragraph with its picture beside it and its figures below; named says whose it is.
func (j *reader) entry(col *page.Column, e *Entry, named bool) {
	col.Gap(8)
	text := Sentences(*e)
	if by := j.of.By(e); named && by != "" && !(len(text) > 0 && strings.HasPrefix(text[0].String(), by)) { // else it is said already
		text = append([]ui.Rich{{ui.B(words.Whole(by))}}, text...)
	}
	room, high, top := col.R, 0.0, col.R.Y
	if w := math.Round(room.W * platePart); e.Plate != nil && w >= plateLeast {
		high = math.Round(w * plateShape)
		page.Unhurried(col.C, ui.R(room.Right()-w, room.Y+4, w, high), e.Plate)
		room.W -= w + plateGap
		high += 4
	}
	said := page.NewColumn(col.C, room)
	said.Say(page.Sentences(text...), ui.Body.Own())
	if e.Figures != "" {
		said.Say(ui.Plain(e.Figures), ui.Small)
	}
	col.Gap(max(said.Height(), high))
	if rules := rulesOf(*e); len(rules) > 0 {
		col.C.TipArea(ui.R(room.X, top, room.W, said.Height()), rules)
	}
}

// Sentences are an entry's sentences, as one reads them in a book: the rules behind them are told
// where one points (rulesOf).
func Sentences(e Entry) (out []ui.Rich) {
	for _, s := range e.Text {
		out = append(out, ui.Plain(s))
	}
	return out
}

// rulesOf are the rules behind what an entry tells, each once, and nothing where there are none.
func rulesOf(e Entry) ui.Rich {
	var seen []game.Rule
	var out []ui.Rich
	for _, r := range e.Rules {
		if r != "" && !slices.Contains(seen, r) {
			seen, out = append(seen, r), append(out, ui.Rich{ui.RuleSpan(words.Phrase("cite.sentence", "n", string(r)))})
		}
	}
	return page.Sentences(out...)
}

// pages are what was written in the turn.
func (j *reader) pages(col *page.Column) {
	m := &j.of.Turns[j.open]
	col.Gap(12)
	col.Heading(words.Sentence(m.Date))
	only := game.Nobody
	if j.whose > 0 {
		only = j.of.Writers[j.whose-1].Seat
	}
	for _, e := range m.Entries {
		if only != game.Nobody && e.Seat != only && e.Seat != game.Nobody {
			continue
		}
		j.entry(col, &e, only == game.Nobody)
	}
	if j.of.Broken && j.open == len(j.of.Turns)-1 {
		col.Gap(8)
		col.Say(ui.Plain(words.Say("journal.text.broken", "to", j.of.Until)), ui.Note)
	}
}
