package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/chronicle"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/story"
)

// What the commands without a window ask of a game that has it.

// Painter is a painter of its own of the built-in board.
func (Game) Painter() (*chart.Painter, error) {
	m, err := nile.Board()
	if err != nil {
		return nil, err
	}
	return chartsheet.Painter(m)
}

// Press is what the window prints the built-in board's chart with.
func (Game) Press() (*chartview.Press, error) {
	m, err := nile.Board()
	if err != nil {
		return nil, err
	}
	return excerpt.Press(m)
}

// Open reports that what each knows is a secret until the end.
func (Game) Open() bool { return false }

// Sheet is the chart as a seat may see it; as all may, of nobody.
func (Game) Sheet(p game.Position, s game.Seat, o keepsake.Options) *chart.Sheet {
	return chartsheet.With(p.(*nile.Position).View(s), o)
}

// Months are that chart month by month.
func (Game) Months(story game.Story, s game.Seat, o keepsake.Options) ([]keepsake.Moment, error) {
	return chronicle.Months(story, s, o)
}

// Journal is what happened, as a seat may know it.
func (Game) Journal(story game.Story, s game.Seat) *keepsake.Journal {
	return chronicle.Journals(story, s)
}

// Book is all that told as a book, under a title of its own or, with "", the
// usual one.
func (Game) Book(of game.Story, s game.Seat, title string) *keepsake.Book {
	return story.Tell(of, s, title)
}
