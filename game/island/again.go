package island

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// SameDeals are the settings of a game in which the protagonists, the first hands and the Spawn
// deck lie as they lay in one that is over and all told, and the dice fall anew (23.4). Whoever
// puts a Spawn card at the bottom has it lie there.
func SameDeals(s box.Settings, events []game.Event) box.Settings {
	const ever, part = 1000, 32 // rounds; kinds in one line
	s.Laid = nil
	var roles, spawn []int
	loot := 0
	for c := box.RadioPart; c < box.FirstCurse; c++ {
		loot += c.Made(s.West)
	}
	begun := false
	for i := range events {
		switch e := &events[i]; {
		case e.Kind == RoundBegan:
			begun = true
		case e.Kind == Came && !begun:
			roles = append(roles, int(As[CameEvent](e).Role))
		case e.Kind == Drew && !begun: // there are several of some: each is laid by how many are left
			s.Laid = append(s.Laid, game.Laid{Asked: "3 loot", Which: loot, Got: []int{int(As[CardEvent](e).Card)}})
			loot--
		case e.Kind == SpawnTurned:
			spawn = append(spawn, int(As[SpawnEvent](e).Card))
		case e.Kind == EventBegan:
			spawn = append(spawn, int(As[EventEvent](e).Event))
		}
	}
	s.Laid = append(s.Laid, game.Laid{Asked: "3 protagonist", Got: roles})
	for all := range slices.Chunk(spawn[:min(len(spawn), box.Spawns)], part) { // the first time through
		for _, asked := range []string{"6 spawn", "22 peek"} {
			s.Laid = append(s.Laid, game.Laid{Asked: asked, Until: ever, Got: all})
		}
	}
	return s
}
