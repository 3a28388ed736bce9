package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
)

// What is told of all its games together.

// Counts are what it counts.
func (Game) Counts() []menu.Count {
	return []menu.Count{{What: island.CountQuest}, {What: island.CountHome}, {What: island.CountLost}}
}

// Whose is the player; nobody's is what all have done together.
func (Game) Whose(p game.Position, f *game.Fact) string {
	if f.Seat == game.Nobody {
		return ""
	}
	return p.Summary().Players[f.Seat].Name
}

// When is the round.
func (Game) When(turn int) string { return words.In(book()).Say("date.round", "n", turn+1) }

// Firsts are what is told of when it is done first.
func (Game) Firsts() []menu.First {
	return []menu.First{
		{ID: "quest", What: island.CountQuest, Plate: plates.Of("place/LIG")},
		{ID: "home", What: island.CountHome, Plate: plates.Of("place/HAR")},
	}
}
