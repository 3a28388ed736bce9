package heart

import (
	"cmp"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/chart"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/export"
	"sourceofthenile/render/heart/chartsheet"
	"sourceofthenile/render/heart/diary"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// What is written of a game beside the window: its chart as a picture and a film, and
// its journals. Nothing in it is secret, so all seats have the same chart.

// World is the board, and what lies round it.
func (Game) World(*painter.Sheet) (*painter.World, error) {
	printed, err := chartsheet.Printed()
	if err != nil {
		return nil, err
	}
	return printed.World, nil
}

// Open reports that nothing in it is secret (22.3).
func (Game) Open() bool { return true }

// Export is the sheet on which it is chosen what is kept of it.
func (g Game) Export(a desk.Desk, p *play.Play) desk.Screen {
	return export.New(a, p, p.Host().Exports, g)
}

// Sheet is the chart as it stands.
func (Game) Sheet(p game.Position, _ game.Seat, o painter.Options) *painter.Sheet {
	printed, err := chartsheet.Printed()
	if err != nil {
		return &painter.Sheet{} // World has said so
	}
	sum := p.Summary()
	s := printed.New(p.(*heart.Position).View(game.Nobody), sum, words.In(book()), o.Palette)
	s.Layers |= o.Layers
	s.Look, s.Title, s.Legend = o.Look, cmp.Or(o.Title, s.Title), o.Legend
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

// Grown is how many regions are known: a film shows the chart after every one that was explored.
func (Game) Grown(p game.Position) (known int) {
	v := p.(*heart.Position).View(game.Nobody)
	for r := range chart.Region(chart.Regions) {
		if v.Explored(r) {
			known++
		}
	}
	return known
}

// Letters are what stands on the counters.
func (Game) Letters(p game.Position) []string { return chartsheet.Letters(p.Summary()) }

// Listen has the Explorers write down what befalls them.
func (Game) Listen(j *journal.Journal, s game.Seat) (heard func(game.Position, []game.Event, int), done func()) {
	return diary.Listen(words.In(book()), j, s)
}

// Head is the Game Turn with its month.
func (Game) Head(turn int) string {
	return words.In(book()).Say("journal.date", "n", turn+1, "month", tell.Month(turn))
}

// Sub is how many Game Turns have begun.
func (Game) Sub(j *journal.Journal) string {
	return words.In(book()).Say("journal.sub", "n", j.Begun())
}

// Writer is an Explorer with Drama Points.
func (Game) Writer(now game.Position, s game.Seat) (name, who string) {
	of := now.Summary().Players[s]
	return of.Name, words.In(book()).Say("journal.writer", "who", of.Name, "n", of.Score)
}

// Line is an event in a sentence.
func (Game) Line(now game.Position, _ game.Seat, e *game.Event, _ bool) string {
	return tell.Event(now.(*heart.Position).View(game.Nobody), now.Summary(), e)
}
