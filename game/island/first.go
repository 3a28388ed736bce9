package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// The first journey is its chance as settings of a game: what lies ready in the decks and on the
// dice of the first two rounds. It is one round at Gentle in which one of each thing is
// met, and the part of a second in which somebody fights, and goes on as the same game. It is played by all the rules; whoever leaves the way that
// is proposed finds ordinary chance there.

// FirstLesson is what the settings of a first journey call it.
const FirstLesson = "first"

// The places of the first journey: where a creature comes up, the place on its way where the trap
// is to be set, the place between there and the Ship, and where the creature comes up that is fought.
var (
	FirstCreature = box.Must(box.PlaceOf("CAV"))
	FirstFight    = box.Ship
	FirstTrap     = box.Must(box.PlaceOf("GAS"))
	FirstStop     = box.Village
)

// The cards that it speaks of: the Trap card that is found, the Quest that is begun at the Gate.
var (
	FirstFind  = box.Must(box.CardOf("SPR"))
	FirstQuest = box.Must(box.CardOf("Q6"))
)

// FirstJourney are the settings of a first journey for a player.
func FirstJourney(player string) box.Settings {
	s := box.Settings{Letters: box.Levels[0].Letters, Darkness: box.Levels[0].Darkness, Lesson: FirstLesson, Players: []box.Player{{Name: player}}}
	cards := func(codes ...string) (got []int) {
		for _, code := range codes {
			got = append(got, int(box.Must(box.CardOf(code))))
		}
		return got
	}
	spawn := func(codes ...string) (got []int) {
		for _, code := range codes {
			got = append(got, int(box.Must(box.SpawnOf(code))))
		}
		return got
	}
	s.Laid = []game.Laid{
		{Asked: "3 protagonist", Got: []int{1, 0}}, // the Engineer, and the Master
		// Each is drawn once, by whoever it is dealt to: the first three are the first seat's.
		{Asked: "3 loot", Got: cards("SHG", "TEA", "TIM", "Q6", "LMP", "RAD")},
		{Asked: "6 spawn", From: 1, Got: spawn("S3", "E8", "N2")},
		{Asked: "6 spawn", From: 2, Got: spawn("S5", "E3", "N5")},
		{Asked: "9 loot", From: 1, Got: cards("SPR")},
		{Asked: "9 trap", From: 1, Faces: []int{1}},
		{Asked: "8 combat", From: 1, Until: 2, Faces: []int{1}},
	}
	return s
}
