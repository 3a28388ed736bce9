package menu

import (
	"errors"
	"fmt"
	"strings"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Tables are those of other machines that one sits at. Join and Open tell done on the loop
// what went wrong; where nothing did, the table is shown.
type Tables interface {
	// List are they, those that wait for one first. Look has their hosts asked how they stand,
	// and calls changed on the loop whenever that may be another thing, until Rest.
	List() []FarTable
	Look(changed func())
	Rest()
	Join(link string, done func(err error))
	Open(id string, done func(err error))
	Forget(id string) error
	// Pasted is what was copied in another program, "" where it cannot be had.
	Pasted() string
}

// FarTable is a table of another machine.
type FarTable struct {
	ID    string // its host and its name
	Title string // its date; "" where nothing has been heard of it
	Names []string
	State string // how it stands, in a sentence
	Mine  bool   // it waits for somebody here

	Online  bool // its host answers
	Gathers bool // nobody plays before all have sat down
}

// ErrGathers says that nobody plays before all have sat down.
var ErrGathers = words.NewFault("tables.gathers")

// idOf is the table that a link opens.
func idOf(link string) string {
	_, at, _ := strings.Cut(link, "://")
	at, _, _ = strings.Cut(at, "#")
	at, _, _ = strings.Cut(at, "?") // which some programs add that a link is sent by
	return strings.Replace(at, "/t/", "/", 1)
}

// join is the page on which one sits down at a table of another machine.
type join struct {
	page.Print
	program *Program
	link    string
	said    string
	busy    bool
	looks   bool
	left    bool
	at      string          // the link that one comes with; "": none
	waits   map[string]bool // tables that have waited for others while the page lay open
}

// NewJoin is that page. Who comes with a link sits down by it at once.
func NewJoin(p *Program, link string) desk.Screen {
	return &join{Print: page.Print{Called: "tables"}, program: p, link: link, at: link, waits: map[string]bool{}}
}

// Measures of the page, in units.
const (
	joinW    = 900.0
	joinH    = 680.0 // at most
	joinRest = 265.0 // what is not the list
	joinSide = 130.0
	mostLink = 300
)

// Tick sits down where one came with a link, has hosts asked how they stand, and sits down
// where all have come who were waited for.
func (j *join) Tick(a desk.Desk) bool {
	t := j.program.Tables
	if link := j.at; link != "" {
		j.at = ""
		j.sits(a, idOf(link), func(done func(error)) { t.Join(link, done) })
		return true
	}
	if j.busy || j.left {
		return false
	}
	if j.looks && len(j.waits) > 0 {
		for _, x := range t.List() {
			if j.waits[x.ID] && x.Online && !x.Gathers {
				j.waits = map[string]bool{}
				j.sits(a, x.ID, func(done func(error)) { t.Open(x.ID, done) })
				return true
			}
		}
	}
	if !j.looks && !j.left {
		j.looks = true
		j.program.Tables.Look(a.Refresh)
	}
	return false
}

// rest has no host be asked any more.
func (j *join) rest() {
	j.left, j.looks = true, false
	j.program.Tables.Rest()
}

// sits sits down, and hears how that ended.
func (j *join) sits(a desk.Desk, id string, sit func(done func(err error))) {
	j.busy, j.said = true, ""
	sit(func(err error) {
		j.busy = false
		if err == nil {
			j.rest()
			return
		}
		if errors.Is(err, ErrGathers) && id != "" {
			j.waits[id] = true
		}
		j.said, j.looks = words.Err(err), false // hosts are asked again
		a.Refresh()
	})
}

// Frame shows the page.
func (j *join) Frame(c *ui.Context, a desk.Desk) {
	t := j.program.Tables
	body, low := page.Folio{Title: words.Say("tables.title"), Sub: words.Say("tables.sub"), W: joinW, H: min(joinH, c.Extent("tables")+joinRest)}.Lay(c)
	c.Scroll("tables", body, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		if len(t.List()) == 0 { // else they are what one comes for
			heads(c, col, j.program.plates().Afar)
		}
		col.Say(ui.Plain(words.Say("tables.how")), ui.Body)
		col.Gap(10)
		col.Heading(words.Say("tables.link"))
		col.Gap(6)
		row := col.Next(ui.ButtonH)
		text := strings.TrimSpace(c.Typed("link", j.link))
		sit := ui.Button{Label: words.Say("tables.sit"), ID: "sit down", Look: ui.MainLook, Default: true, Disabled: text == "" || j.busy, Tip: ui.Plain(words.Say("tables.sit.tip"))}
		if c.Button(row.CutRight(max(joinSide, c.ButtonWidth(sit))), sit) {
			j.sits(a, idOf(text), func(done func(error)) { t.Join(text, done) })
		}
		row.CutRight(8)
		paste := ui.Button{Label: words.Say("tables.paste"), ID: "paste", Tip: ui.Plain(words.Say("tables.paste.tip"))}
		if c.Button(row.CutRight(c.ButtonWidth(paste)), paste) {
			if got := strings.TrimSpace(t.Pasted()); got != "" && len(got) <= mostLink {
				j.link = got
			} else {
				j.said = words.Say("tables.nothing-to-paste")
			}
			c.Touch()
		}
		row.CutRight(8)
		c.TextField(row, ui.Field{ID: "link", Max: mostLink, Hint: words.Phrase("tables.link.hint"), Tip: ui.Plain(words.Say("tables.link.tip"))}, &j.link)
		said := j.said
		if j.busy {
			said = words.Say("tables.busy")
		}
		if said != "" {
			col.Gap(10)
			col.Say(ui.Plain(said), ui.Strong.Own())
		}
		j.list(c, a, col)
		return col.Height() + 4
	})
	page.CloseButton(c, a, &low, words.Say("pages.close"))
	page.LeavePage(c, a)
	if a.Top() != desk.Screen(j) {
		j.rest()
	}
}

// list are the tables that one sits at.
func (j *join) list(c *ui.Context, a desk.Desk, col *page.Column) {
	t := j.program.Tables
	col.Gap(14)
	col.Heading(words.Say("tables.list"))
	col.Gap(4)
	all := t.List()
	if len(all) == 0 {
		col.Say(ui.Plain(words.Say("tables.none")), ui.Note.In(ui.Faded))
	}
	for i := range all {
		x := &all[i]
		text := page.Sentences(ui.Rich{ui.B(words.Whole(words.Terms(words.List(x.Names), x.Title)))}, ui.Plain(x.State))
		if len(x.Names) == 0 {
			text = page.Sentences(ui.Rich{ui.B(words.Whole(x.ID))}, ui.Plain(x.State))
		}
		row := col.Next(max(ui.ButtonH, c.ParagraphHeight(text, ui.Body, col.R.W-2*joinSide-24)) + 8)
		look := ui.CreamLook
		if x.Mine {
			look = ui.MainLook
		}
		open := ui.Button{Label: words.Say("tables.open"), ID: fmt.Sprint("open ", i+1), Size: 16, Look: look, Disabled: j.busy, Tip: ui.Plain(words.Say("tables.open.tip"))}
		if c.Button(row.CutRight(joinSide).Top(ui.ButtonH), open) {
			j.sits(a, x.ID, func(done func(error)) { t.Open(x.ID, done) })
		}
		row.CutRight(8)
		forget := ui.Button{Label: words.Say("tables.forget"), ID: fmt.Sprint("forget ", i+1), Size: 16, Disabled: j.busy, Tip: ui.Plain(words.Say("tables.forget.text"))}
		if c.Button(row.CutRight(joinSide).Top(ui.ButtonH), forget) {
			a.Ask(desk.Question{
				Title: words.Say("tables.forget.ask"), Text: ui.Plain(words.Say("tables.forget.text")), Yes: words.Say("tables.forget.yes"), No: words.Say("tables.forget.no"),
				Then: func() {
					if err := t.Forget(x.ID); err != nil {
						a.Fail(err)
					}
					j.looks = false // what is left is looked at anew
				},
			})
		}
		row.CutRight(8)
		c.Paragraph(row.InsetXY(0, 4), text, ui.Body)
	}
}
