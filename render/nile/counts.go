package nile

import (
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/tell"
)

// What is told of all its games together.

// Counts are what it counts.
func (Game) Counts() []menu.Count {
	return []menu.Count{
		{What: nile.CountHex}, {What: nile.CountExpedition}, {What: nile.CountHome}, {What: nile.CountFriend}, {What: nile.CountSource}, {What: nile.CountPoints, Best: true}, {What: nile.CountDeath},
	}
}

// Whose is the explorer, who may have taken up a dead one's work.
func (Game) Whose(p game.Position, f *game.Fact) string {
	return tell.ExplorerOf(p.(*nile.Position).View(game.Nobody), f.Seat, f.Nth)
}

// When is the year.
func (Game) When(turn int) string {
	_, year := nile.Date(turn)
	return strconv.Itoa(year)
}

// Firsts are what is told of when it is done first.
func (Game) Firsts() []menu.First {
	return []menu.First{
		{ID: "home", What: nile.CountHome, Plate: plates.Of("europe/setting-out")},
		{ID: "friend", What: nile.CountFriend, Plate: plates.Of("policy/open-hands")},
		{ID: "fall", What: nile.CountFall, Plate: plates.Of("find/fall-by-line")},
		{ID: "peak", What: nile.CountPeak, Plate: plates.Of("find/mountain-pass")},
		{ID: "freed", What: nile.CountFreed, Plate: plates.Of("find/captives-home")},
		{ID: "river", What: nile.CountSource, Sort: "river", Plate: plates.Of("find/watershed")},
		{ID: "across", What: nile.CountAcross, Plate: plates.Of("outcome/mapped")},
		{ID: "nile", What: nile.CountSource, Sort: "nile", Plate: plates.Of("game/title")},
	}
}
