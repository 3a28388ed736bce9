package heart

import (
	"cmp"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/chart"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/heart/chartsheet"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/words"
)

// What is written of a game beside the window: its chart as a picture and a film, and
// its journals. Nothing in it is secret, so all seats have the same chart.

// Painter is a painter of the chart.
func (Game) Painter() (*painter.Painter, error) {
	printed, err := chartsheet.Printed()
	if err != nil {
		return nil, err
	}
	return painter.New(printed.World, words.In(book()))
}

// Sheet is the chart as it stands.
func (Game) Sheet(p game.Position, _ game.Seat, o keepsake.Options) *painter.Sheet {
	printed, err := chartsheet.Printed()
	if err != nil {
		return &painter.Sheet{} // Painter has said so
	}
	sum := p.Summary()
	s := printed.New(p.(*heart.Position).View(game.Nobody), sum, words.In(book()), o.Palette)
	s.Layers |= o.Layers
	s.Look, s.Title = o.Look, cmp.Or(o.Title, s.Title)
	if o.Undated {
		s.Date = ""
	}
	if o.Print {
		for i := range s.Pieces {
			s.Pieces[i].Current = false
		}
	}
	if o.Scores {
		s.Standing = words.In(book()).Say("sheet.standing")
		for i, pl := range sum.Players {
			s.Scores = append(s.Scores, painter.Score{Name: pl.Name, Colour: s.Colours[i], Seat: uint8(i), Points: words.Number(pl.Score)})
		}
	}
	return s
}

// Months are that chart after every region that was explored, and as it is at the end.
func (g Game) Months(rec *game.Record, s game.Seat, o keepsake.Options) ([]keepsake.Moment, error) {
	o.Undated = true
	f := film{game: g, options: o, known: -1}
	t, err := game.Retrace(heart.Rules{}, rec, f.look)
	if err != nil {
		if t, err = game.Resume(heart.Rules{}, rec); err != nil {
			return nil, err
		}
	}
	f.all = append(f.all, f.moment(t, s))
	return f.all, nil
}

// film gathers the moments while the log is played again.
type film struct {
	game    Game
	options keepsake.Options
	known   int // regions, in the last moment
	all     []keepsake.Moment
}

func (f *film) look(t *game.Table) {
	v, known := t.Position().(*heart.Position).View(game.Nobody), 0
	for r := range chart.Region(chart.Regions) {
		if v.Explored(r) {
			known++
		}
	}
	if known != f.known {
		f.known = known
		f.all = append(f.all, f.moment(t, game.Nobody))
	}
}

func (f *film) moment(t *game.Table, s game.Seat) keepsake.Moment {
	sum := t.Position().Summary()
	out := keepsake.Moment{Turn: sum.Turn, Date: f.game.Date(sum), Sheet: f.game.Sheet(t.Position(), s, f.options)}
	letters := chartsheet.Letters(sum)
	for i, p := range sum.Players {
		out.Standing = append(out.Standing, keepsake.Standing{Name: p.Name, Letter: letters[i], Colour: p.Colour, Points: p.Score})
	}
	return out
}

// Journal is what happened, Game Turn by Game Turn: of a seat what befell it and all, of
// nobody everything.
func (Game) Journal(rec *game.Record, s game.Seat) (*keepsake.Journal, error) {
	j := journalist{seat: s, in: words.In(book())}
	t, err := game.Retrace(heart.Rules{}, rec, j.look)
	if t == nil {
		return nil, err
	}
	j.Broken = err != nil
	sum := t.Position().Summary()
	j.Turn, j.Over, j.Until = sum.Turn, t.Over(), j.in.Say("date.turn", "n", j.turn+1)
	j.Sub = j.in.Say("journal.sub", "n", j.turn+1)
	for seat, of := range sum.Players {
		if s == game.Nobody || s == game.Seat(seat) {
			j.Writers = append(j.Writers, keepsake.Writer{Seat: game.Seat(seat), Name: of.Name, Who: j.in.Say("journal.writer", "who", of.Name, "n", of.Score)})
		}
	}
	return &j.Journal, nil
}

// journalist listens to a game that is played again.
type journalist struct {
	keepsake.Journal
	in   *words.Book
	seat game.Seat
	told int // events
	turn int // in which the command began
}

func (j *journalist) look(t *game.Table) {
	sum := t.Position().Summary()
	v := t.Position().(*heart.Position).View(game.Nobody)
	events := t.Events()
	for i := range events[j.told:] {
		e := &events[j.told+i]
		own := j.seat == game.Nobody || e.Seat == game.Nobody || e.Seat == j.seat
		if text := tell.Event(v, sum, e); own && text != "" {
			j.write(e, text)
		}
	}
	j.told = len(events)
	if !t.Over() {
		j.turn = sum.Turn
	}
}

// write adds a sentence to the Game Turn's pages.
func (j *journalist) write(e *game.Event, text string) {
	if n := len(j.Turns); n == 0 || j.Turns[n-1].Turn != j.turn {
		j.Turns = append(j.Turns, keepsake.Pages{Turn: j.turn, Date: j.in.Say("date.turn", "n", j.turn+1)})
	}
	m := &j.Turns[len(j.Turns)-1]
	if n := len(m.Entries); n == 0 || m.Entries[n-1].Seat != e.Seat {
		m.Entries = append(m.Entries, keepsake.Entry{Seat: e.Seat})
	}
	of := &m.Entries[len(m.Entries)-1]
	of.Text, of.Rules, of.Events = append(of.Text, text), append(of.Rules, e.Rule), append(of.Events, *e)
}
