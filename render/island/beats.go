package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/render/play"
	"sourceofthenile/render/sound"
)

// What a command led to is shown event by event: the Spawn cards one by one, each with its place,
// and phase 3 as the creatures go.

// takes is how long each event stays before the next, in seconds; what is not here is seen with
// the next that is.
var takes = map[game.EventKind]float64{
	island.SpawnTurned: 0.35, island.Placed: 0.7, island.NonePlaced: 0.5, island.EventBegan: 1.4, island.EventEnded: 0.8, island.MadeAnew: 0.6,
	island.TurnBegan: 0.4, island.Moved: 0.25, island.Rolled: 1.4, island.Slain: 0.7, island.Played: 0.6, island.TrapSet: 0.3, island.Mended: 0.4,
	island.Came: 1.8, island.Cursed: 0.6, island.Gained: 0.35, island.Hurt: 0.7, island.LostOne: 1.6, island.Darker: 1.0, island.Lighter: 0.8,
	island.CreatureWent: 0.4, island.CreatureStayed: 0.6, island.GateDamaged: 0.6, island.GateBroke: 1.4, island.IntoHeart: 0.9,
	island.QuestBegun: 0.6, island.QuestDone: 1.4, island.BoatCalled: 1.4, island.BoatUp: 1.6, island.Spoke: 1.0, island.Breached: 0.6, island.RoundBegan: 0.5,
}

// giftTakes is how long the gift of a computer companion is shown.
const giftTakes = 1.4

// heard is what each event sounds like; what is not here is silent.
var heard = map[game.EventKind]sound.Sound{
	island.Moved: sound.Step, island.SpawnTurned: sound.Card, island.Rolled: sound.Dice, island.Played: sound.Card, island.Looted: sound.Card,
	island.EventBegan: sound.Page, island.GateDamaged: sound.Stamp, island.GateBroke: sound.Drum, island.LostOne: sound.Drum, island.IntoHeart: sound.Drum,
	island.QuestDone: sound.Bell, island.BoatCalled: sound.Bell, island.BoatUp: sound.Bell, island.GameWon: sound.Bell, island.GameLost: sound.Drum,
}

// beats are those of a command.
func beats(d *play.Doing) []play.Beat {
	var out []play.Beat
	for i := range d.Events {
		kind := d.Events[i].Kind
		if s, ok := heard[kind]; ok {
			out = append(out, play.Beat{Kind: play.SoundBeat, Event: i, Sound: s})
		}
		t := takes[kind]
		if kind == island.Gave && d.Machine { // what a companion gives is seen; one's own gifts follow one another
			t = giftTakes
		}
		if t > 0 {
			out = append(out, play.Beat{Kind: play.SeenBeat, Event: i, Takes: t})
		}
	}
	if d.Again {
		return play.Heard(out)
	}
	if n := len(d.Events); n > 0 {
		out = append(out, play.Beat{Kind: play.LineBeat, Event: n - 1}, play.Beat{Kind: play.AskBeat, Event: n})
	}
	return out
}
