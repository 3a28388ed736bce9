package caravan

import (
	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/play"
	"sourceofthenile/render/sound"
)

// heard is what each event sounds like; what is not here is silent. Nothing secret is
// told by it: an event sounds the same whatever only one seat may know of it.
var heard = map[game.EventKind]sound.Sound{
	caravan.Walked: sound.Step, caravan.Loaded: sound.Stamp, caravan.Dug: sound.Dice, caravan.Drew: sound.Card, caravan.Called: sound.Crayon,
	caravan.Passed: sound.Page, caravan.Opened: sound.Water, caravan.Blessed: sound.Bell, caravan.Blew: sound.Drum, caravan.Buried: sound.Drum,
	caravan.CameHome: sound.Bell,
}

// sounds are the beats of a command: it is seen at once, and heard.
func sounds(d *play.Doing) (out []play.Beat) {
	for i := range d.Events {
		if s, ok := heard[d.Events[i].Kind]; ok {
			out = append(out, play.Beat{Kind: play.SoundBeat, Event: i, Sound: s})
		}
	}
	return out
}
