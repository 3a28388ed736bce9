package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
)

// What is told of all its games together.

// Counts are what it counts.
func (Game) Counts() []menu.Count {
	return []menu.Count{
		{What: heart.CountRegion}, {What: heart.CountWater}, {What: heart.CountFind}, {What: heart.CountSpecial}, {What: heart.CountFriend}, {What: heart.CountPoints, Best: true}, {What: heart.CountLost},
	}
}

// Whose is the Explorer.
func (Game) Whose(p game.Position, f *game.Fact) string { return p.Summary().Players[f.Seat].Name }

// When is the Game Turn.
func (Game) When(turn int) string { return words.In(book()).Say("date.turn", "n", turn+1) }

// Firsts are what is told of when it is done first.
func (Game) Firsts() []menu.First {
	return []menu.First{
		{ID: "region", What: heart.CountRegion, Plate: plates.Of("tool/surveying")},
		{ID: "water", What: heart.CountWater, Plate: plates.Of("sign/river")},
		{ID: "find", What: heart.CountFind, Plate: plates.Of("sign/plant")},
		{ID: "friend", What: heart.CountFriend, Plate: plates.Of("sign/village")},
		{ID: "special", What: heart.CountSpecial, Plate: plates.Of("special/lost-world")},
	}
}
