package journal

import (
	"reflect"
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/words"
)

// Told is a game of which there are journals: it gives the sentences.
type Told interface {
	// Listen begins the journal of a seat, of nobody everybody's. Heard is called with each
	// command that has been carried out, the position after it and what has been told so far,
	// from one event on for the first time; it writes into the journal, whose Turn is the one
	// in which the command began. Done is called at the end; it may be nil.
	Listen(j *Journal, s game.Seat) (heard func(now game.Position, events []game.Event, from int), done func())
	// Head is what stands above the pages of a turn, from 0; Sub what stands below the title of
	// a journal, in which turn the game stands.
	Head(turn int) string
	Sub(j *Journal) string
	// Writer is whose journal it is: a name, which nobody else's is, and a sentence of it, calling
	// and points.
	Writer(now game.Position, s game.Seat) (name, who string)
}

// Charted is a game with a chart.
type Charted interface {
	// World is the board that a sheet is of, and what lies round it; the usual one of nil.
	World(s *chart.Sheet) (*chart.World, error)
	// Sheet is the chart as a seat may see it; as all may, of nobody.
	Sheet(now game.Position, s game.Seat, o chart.Options) *chart.Sheet
}

// Painter is a painter of one's own of a game's sheet. It may be called from any goroutine.
func Painter(g Charted, s *chart.Sheet) (*chart.Painter, error) {
	w, err := g.World(s)
	if err != nil {
		return nil, err
	}
	return chart.New(w, w.Says())
}

// Filmed is a game whose chart can be shown as it came about.
type Filmed interface {
	Charted
	// Grown is a number that is another once there is something new to be shown.
	Grown(now game.Position) int
	// Date is the moment a game stands at, Letters what stands on the players' counters.
	Date(s game.Summary) string
	Letters(now game.Position) []string
}

// Together is a game that all win or lose together: in place of points a line tells of all.
type Together interface {
	Company(now game.Position) string
}

// Storied is a game that is told as a book, under a title of its own or, with "", the usual one.
type Storied interface {
	Charted
	Book(story game.Story, s game.Seat, title string) *Book
}

// Of goes through a story and writes down what is told of it: of a seat what befell it
// and all, of nobody everything.
func Of(g Told, story game.Story, s game.Seat) *Journal {
	j := &Journal{Broken: story.Broken(), of: g}
	heard, done := g.Listen(j, s)
	for now, events := range story.Steps(s) {
		paint.Breathe() // a long game is told for long
		heard(now, events, len(j.Happened))
		j.Now, j.Happened, j.Over = now, events, now.Acting().Empty()
	}
	if done != nil {
		done()
	}
	sum := j.Now.Summary()
	for seat := range game.Seat(len(sum.Players)) {
		if s == game.Nobody || s == seat {
			name, who := g.Writer(j.Now, seat)
			j.Writers = append(j.Writers, Writer{Seat: seat, Name: name, Who: who})
		}
	}
	if j.Turn = sum.Turn; j.Broken && len(j.Turns) > 0 {
		j.Until = j.Turns[len(j.Turns)-1].Date
	} else {
		j.Until = g.Head(j.Turn)
	}
	j.Sub = g.Sub(j)
	return j
}

// Begun is how many turns have begun, of a game that counts them from 0: the last is over
// with the game.
func (j *Journal) Begun() int {
	if j.Over {
		return j.Turn
	}
	return j.Turn + 1
}

// Add puts an entry behind what has been written in the turn being told.
func (j *Journal) Add(e Entry) *Entry {
	if n := len(j.Turns); n == 0 || j.Turns[n-1].Turn != j.Turn {
		j.Turns = append(j.Turns, Pages{Turn: j.Turn, Date: j.of.Head(j.Turn)})
	}
	m := &j.Turns[len(j.Turns)-1]
	m.Entries = append(m.Entries, e)
	return &m.Entries[len(m.Entries)-1]
}

// Last is the entry of the turn being told that was written last; nil where there is none
// yet, or it is another's.
func (j *Journal) Last(s game.Seat) *Entry {
	if n := len(j.Turns); n > 0 && j.Turns[n-1].Turn == j.Turn {
		all := j.Turns[n-1].Entries
		if k := len(all); k > 0 && all[k-1].Seat == s {
			return &all[k-1]
		}
	}
	return nil
}

// Say adds a sentence on an event to the turn's pages.
func (j *Journal) Say(s game.Seat, text string, e game.Event) {
	to := j.Last(s)
	if to == nil {
		to = j.Add(Entry{Seat: s})
	}
	to.Add(text, e.Rule, e)
}

// Add adds a sentence on an event.
func (e *Entry) Add(text string, rule game.Rule, of game.Event) {
	e.Text, e.Rules, e.Events = append(e.Text, text), append(e.Rules, rule), append(e.Events, of)
}

// Retell has the last sentence tell of one event more, which follows from the one it told of.
func (e *Entry) Retell(text string, of game.Event) {
	last := len(e.Text) - 1
	e.Text[last], e.Events[last] = text, of
}

// Chapter is a seat's journal as a chapter of a book: a paragraph for each entry, and the way that
// its events tell of, hex by hex. Figures are left to the journal.
func (j *Journal) Chapter(s game.Seat, way func(e *game.Event) []hexmap.ID) Chapter {
	of := j.Now.Summary().Players[s]
	c := Chapter{Title: of.Name, Seat: s, Colour: of.Colour}
	for _, m := range j.Turns {
		head := m.Date
		for _, e := range m.Entries {
			if e.Seat != s {
				continue
			}
			p := Para{Head: head, Text: words.Sentences(e.Text...), Plate: e.Plate, Turn: m.Turn + 1}
			head = ""
			for i := range e.Events {
				p.Cite(e.Rules[i])
				c.Way = append(c.Way, way(&e.Events[i])...)
			}
			c.Paras = append(c.Paras, p)
		}
	}
	return c
}

// MomentOf is a game's chart as it stands, as a seat sees it, of nobody as everybody may. The date
// stands in the caption, not in the title.
func MomentOf(g Filmed, now game.Position, s game.Seat, o chart.Options) Moment {
	o.Undated = true
	sum := now.Summary()
	m := Moment{Turn: sum.Turn, Date: g.Date(sum), Sheet: g.Sheet(now, s, o), Standing: StandingOf(sum, g.Letters(now))}
	if t, ok := g.(Together); ok {
		m.Company = t.Company(now)
	}
	return m
}

// StandingOf is where the players stand; letters are what stands on their counters, of a game that
// has none their numbers.
func StandingOf(sum game.Summary, letters []string) (all []Standing) {
	for i, p := range sum.Players {
		letter := strconv.Itoa(i + 1)
		if i < len(letters) {
			letter = letters[i]
		}
		all = append(all, Standing{Name: p.Name, Letter: letter, Colour: p.Colour, Points: p.Score})
	}
	return all
}

// Moments are a game's chart as it came about: where it began, each time there was something
// new on it, and as it is at the end, in that order; at least one. It is shown as a seat sees
// it, of nobody as everybody may. Dates stand in the caption of a film, not in the title.
//
// A log that these rules cannot follow to its end gives what can be followed, and at last the
// position kept with it. The error says that not even that can be read.
func Moments(g Filmed, story game.Story, s game.Seat, o chart.Options) (all []Moment, err error) {
	end := story.Now(s)
	if end == nil {
		return nil, game.ErrUnsound
	}
	at := func(now game.Position) (m Moment, same bool) {
		m, n := MomentOf(g, now, s, o), len(all)
		return m, n > 0 && reflect.DeepEqual(all[n-1].Sheet, m.Sheet)
	}
	grown := -1
	for now := range story.Steps(s) {
		paint.Breathe()
		if n := g.Grown(now); n != grown {
			grown = n
			if m, same := at(now); !same {
				all = append(all, m)
			}
		}
	}
	m, same := at(end)
	if same { // as it is at the end, with who stands where
		all = all[:len(all)-1]
	}
	return append(all, m), nil
}
