package caravan

import (
	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/engraving/stock"
	"sourceofthenile/render/menu"
)

// What is told of all its games together.

// Counts are what it counts.
func (Game) Counts() []menu.Count {
	return []menu.Count{{What: caravan.CountDug}, {What: caravan.CountPoints, Best: true}, {What: caravan.CountBuried}}
}

// Whose is the caravan.
func (Game) Whose(p game.Position, f *game.Fact) string {
	if f.Seat == game.Nobody {
		return ""
	}
	return p.Summary().Players[f.Seat].Name
}

// When tells nothing: what it counts has no round.
func (Game) When(int) string { return "" }

// Firsts are what is told of when it is done first.
func (Game) Firsts() []menu.First {
	return []menu.First{{ID: "home", What: caravan.CountPoints, Plate: stock.Of("place/camp")}}
}
