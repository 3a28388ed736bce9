package heart

import (
	"cmp"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/chart"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/export"
	"sourceofthenile/render/heart/chartsheet"
	"sourceofthenile/render/heart/diary"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/play"
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
	return painter.New(printed.World, printed.World.Says())
}

// Press is what the window prints the chart with.
func (Game) Press() (*chartview.Press, error) {
	printed, err := chartsheet.Printed()
	if err != nil {
		return nil, err
	}
	return chartview.PressFor(printed.World)
}

// Open reports that nothing in it is secret (22.3).
func (Game) Open() bool { return true }

// Export is the sheet on which it is chosen what is kept of it.
func (g Game) Export(a desk.Desk, p *play.Play) desk.Screen {
	return export.New(a, p, p.Host().Exports, g)
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
func (g Game) Months(story game.Story, s game.Seat, o keepsake.Options) ([]keepsake.Moment, error) {
	end := story.Now(s)
	if end == nil {
		return nil, game.ErrUnsound
	}
	o.Undated = true
	f := film{game: g, options: o, known: -1}
	for p := range story.Steps(s) {
		f.look(p)
	}
	f.all = append(f.all, f.moment(end, s))
	return f.all, nil
}

// film gathers the moments while the log is played again.
type film struct {
	game    Game
	options keepsake.Options
	known   int // regions, in the last moment
	all     []keepsake.Moment
}

func (f *film) look(p game.Position) {
	v, known := p.(*heart.Position).View(game.Nobody), 0
	for r := range chart.Region(chart.Regions) {
		if v.Explored(r) {
			known++
		}
	}
	if known != f.known {
		f.known = known
		f.all = append(f.all, f.moment(p, game.Nobody))
	}
}

func (f *film) moment(p game.Position, s game.Seat) keepsake.Moment {
	sum := p.Summary()
	out := keepsake.Moment{Turn: sum.Turn, Date: f.game.Date(sum), Sheet: f.game.Sheet(p, s, f.options)}
	letters := chartsheet.Letters(sum)
	for i, of := range sum.Players {
		out.Standing = append(out.Standing, keepsake.Standing{Name: of.Name, Letter: letters[i], Colour: of.Colour, Points: of.Score})
	}
	return out
}

// Journal is what the Explorers wrote down, Game Turn by Game Turn: one of them, or of nobody
// all.
func (Game) Journal(story game.Story, s game.Seat) *keepsake.Journal {
	in := words.In(book())
	days, end, _ := diary.Of(in, story)
	sum, over := end.Summary(), end.Acting().Empty()
	begun := sum.Turn // how many Game Turns have begun: the last is over with the game
	if !over {
		begun++
	}
	j := &keepsake.Journal{Broken: story.Broken(), Over: over, Turn: sum.Turn, Sub: in.Say("journal.sub", "n", begun)}
	for i := range days {
		d := &days[i]
		if j.Until = in.Say("journal.date", "n", d.Turn+1, "month", tell.Month(d.Turn)); s != game.Nobody && d.Seat != s {
			continue
		}
		if n := len(j.Turns); n == 0 || j.Turns[n-1].Turn != d.Turn {
			j.Turns = append(j.Turns, keepsake.Pages{Turn: d.Turn, Date: j.Until})
		}
		m := &j.Turns[len(j.Turns)-1]
		m.Entries = append(m.Entries, keepsake.Entry{Seat: d.Seat, Text: d.Text, Rules: d.Rules, Events: d.Events, Figures: d.Figures, Plate: d.Plate})
	}
	for seat, of := range sum.Players {
		if s == game.Nobody || s == game.Seat(seat) {
			j.Writers = append(j.Writers, keepsake.Writer{Seat: game.Seat(seat), Name: of.Name, Who: in.Say("journal.writer", "who", of.Name, "n", of.Score)})
		}
	}
	return j
}
