package sound

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// Most sounds one command is told with: more would be a din.
const atMost = 4

// Of is how a command's events sound, in the order in which they happened: each
// sound once, and four at most. Most events make none.
func Of(events []game.Event) []Sound {
	var out []Sound
	had := [Sounds]bool{}
	for _, e := range events {
		s, ok := one(e)
		if ok && !had[s] && len(out) < atMost {
			had[s] = true
			out = append(out, s)
		}
	}
	return out
}

// one is the sound of one event.
func one(e game.Event) (Sound, bool) {
	switch e.Kind {
	case nile.RiverMapped: // nothing is heard where there is no river
		return Water, e.Args[2] != int32(nile.NoRiverHere)
	case nile.Ministered, nile.Captivity, nile.Nursed, nile.Recovery:
		return Dice, true // these are thrown for, and show nothing else
	case nile.Volley:
		return Shot, e.Args[0] != theirFire
	case nile.GameBegan, nile.OrderRolled, nile.PlaysFirst, nile.TurnBegan, nile.Bought:
		return 0, false // set-up and shopping are quiet
	}
	if s, ok := soundOf[e.Kind]; ok {
		return s, true
	}
	for _, r := range e.Rolls {
		if r.Of == 6 {
			return Dice, true
		}
	}
	return 0, false
}

// theirFire is Args[0] of a Volley of those met, who have no muskets.
const theirFire = 1

// soundOf is the sound of each event that has one whatever it says. Of others
// that were thrown for, the dice are heard.
var soundOf = map[game.EventKind]Sound{
	nile.CardDrawn:       Card,
	nile.Moved:           Step,
	nile.Retreated:       Step,
	nile.Withdrew:        Step,
	nile.Portaged:        Step,
	nile.Drifted:         Water,
	nile.CataractFound:   Water,
	nile.WaterFilled:     Water,
	nile.WentOver:        Water,
	nile.LakeMeasured:    Water,
	nile.Mapped:          Crayon,
	nile.Met:             Drum,
	nile.BattleJoined:    Drum,
	nile.DisasterStrikes: Drum,
	nile.BigGame:         Shot,
	nile.ShotBeasts:      Shot,
	nile.Hunted:          Shot,
	nile.Bartered:        Stamp,
	nile.Sold:            Stamp,
	nile.HexPublished:    Stamp,
	nile.Account:         Stamp,
	nile.Donated:         Stamp,
	nile.FindMade:        Page,
	nile.CounterRevealed: Bell,
	nile.Sailed:          Bell,
	nile.CameHome:        Bell,
	nile.Died:            Bell,
	nile.Won:             Bell,
}

