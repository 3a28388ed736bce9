package story

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Teller is Source of the Nile for its journalist. What one seat may not know it does not
// tell that seat; nobody is told what everybody may know.
type Teller struct{}

func viewOf(p game.Position, s game.Seat) nile.View { return p.(*nile.Position).View(s) }

// Head is the month.
func (Teller) Head(turn int) string { return tell.Date(turn) }

// Date is the month of a turn.
func (Teller) Date(s game.Summary) string { return tell.Date(s.Turn) }

// Sub says from when to when a journal tells.
func (Teller) Sub(j *journal.Journal) string {
	sub := "journal.text.sub"
	if j.Over {
		sub = "journal.text.sub.over"
	}
	return words.Say(sub, "from", tell.Date(0), "to", j.Until)
}

// Writer is a player with calling and points.
func (Teller) Writer(now game.Position, s game.Seat) (name, who string) {
	p := viewOf(now, game.Nobody).Player(s)
	return p.Name, words.Say("journal.text.writer", "name", p.Name, "specialty", tell.Specialty(p.Specialty), "n", p.Points)
}

// World is the built-in board.
func (Teller) World(*chart.Sheet) (*chart.World, error) {
	m, err := nile.Board()
	if err != nil {
		return nil, err
	}
	return chartsheet.World(m)
}

// Sheet is the chart as a seat may see it.
func (Teller) Sheet(p game.Position, s game.Seat, o chart.Options) *chart.Sheet {
	return chartsheet.With(viewOf(p, s), o)
}

// Grown is the month: a film shows one after the other.
func (Teller) Grown(p game.Position) int { return p.Summary().Turn }

// Letters are what stands on the counters.
func (Teller) Letters(p game.Position) []string { return chartsheet.Letters(viewOf(p, game.Nobody)) }
