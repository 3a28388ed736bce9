package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/sound"
)

// Most sounds one command is told with: more would be a din.
const atMost = 4

// Sounds is how a command's events sound, in the order in which they happened: each
// sound once, and four at most. Most events make none.
func Sounds(events []game.Event) []sound.Sound {
	var out []sound.Sound
	had := [sound.Sounds]bool{}
	for _, e := range events {
		s, ok := soundOfOne(e)
		if ok && !had[s] && len(out) < atMost {
			had[s] = true
			out = append(out, s)
		}
	}
	return out
}

// soundOfOne is the sound of one event.
func soundOfOne(e game.Event) (sound.Sound, bool) {
	switch e.Kind {
	case nile.RiverMapped: // nothing is heard where there is no river
		return sound.Water, nile.As[nile.RiverMappedEvent](e).Case != nile.NoRiverHere
	case nile.Ministered, nile.Captivity, nile.Nursed, nile.Recovery:
		return sound.Dice, true // these are thrown for, and show nothing else
	case nile.Volley:
		return sound.Shot, nile.As[nile.VolleyEvent](e).Attack != nile.TheirAttack // who have no muskets
	case nile.GameBegan, nile.OrderRolled, nile.PlaysFirst, nile.TurnBegan, nile.Bought:
		return 0, false // set-up and shopping are quiet
	}
	if s, ok := soundOf[e.Kind]; ok {
		return s, true
	}
	for _, r := range e.Rolls {
		if r.Of == 6 {
			return sound.Dice, true
		}
	}
	return 0, false
}

// soundOf is the sound of each event that has one whatever it says. Of others
// that were thrown for, the dice are heard.
var soundOf = map[game.EventKind]sound.Sound{
	nile.CardDrawn:       sound.Card,
	nile.Moved:           sound.Step,
	nile.Retreated:       sound.Step,
	nile.Withdrew:        sound.Step,
	nile.Portaged:        sound.Step,
	nile.Drifted:         sound.Water,
	nile.CataractFound:   sound.Water,
	nile.WaterFilled:     sound.Water,
	nile.WentOver:        sound.Water,
	nile.LakeMeasured:    sound.Water,
	nile.Mapped:          sound.Crayon,
	nile.Met:             sound.Drum,
	nile.BattleJoined:    sound.Drum,
	nile.DisasterStrikes: sound.Drum,
	nile.BigGame:         sound.Shot,
	nile.ShotBeasts:      sound.Shot,
	nile.Hunted:          sound.Shot,
	nile.Bartered:        sound.Stamp,
	nile.Sold:            sound.Stamp,
	nile.HexPublished:    sound.Stamp,
	nile.Account:         sound.Stamp,
	nile.Donated:         sound.Stamp,
	nile.FindMade:        sound.Page,
	nile.CounterRevealed: sound.Bell,
	nile.Sailed:          sound.Bell,
	nile.CameHome:        sound.Bell,
	nile.Died:            sound.Bell,
	nile.Won:             sound.Bell,
	nile.Forestalled:     sound.Drum,
}
