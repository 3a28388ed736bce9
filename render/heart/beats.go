package heart

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/play"
	"sourceofthenile/render/sound"
)

// What a command led to is shown event by event, in its order: dice lie before what comes
// of them, a card turns before it is carried out, chits come one by one in reading order,
// and those that do not fit go back. The journal writes when all has been seen.

// takes is how long each event stays before the next, in seconds; what is not here is seen
// with the next that is.
var takes = map[game.EventKind]float64{
	heart.Rolled: 0.45, heart.FaceNamed: 0.45, heart.ThrownAgain: 0.6, heart.CodeDrawn: 0.35, heart.TerrainFound: 0.6,
	heart.WaterDrawn: 0.4, heart.WaterBack: 0.3, heart.WaterLaid: 0.6, heart.Marched: 0.5, heart.Rested: 0.4, heart.MetExplorer: 0.5,
	heart.ChitLaid: 0.15, heart.ChitBack: 0.15, heart.ChitPlaced: 0.3, heart.EventDrawn: 0.6, heart.EventBack: 0.2, heart.Walked: 0.3,
	heart.Met: 0.3, heart.FindScored: 0.4, heart.SpecialFound: 0.6, heart.VillageMet: 0.4, heart.ChasedOff: 0.3, heart.PersonSaved: 0.4,
	heart.RumourTold: 0.4, heart.RumourMoved: 0.4, heart.Changed: 0.2, heart.Got: 0.2, heart.GaveUp: 0.2, heart.Scored: 0.35, heart.Shamed: 0.35,
	heart.TimeIsUp: 0.4, heart.ExplorerLost: 0.8, heart.HumbledBy: 0.5, heart.TurnBegan: 0.4,
}

// heard is what each event sounds like; what is not here is silent.
var heard = map[game.EventKind]sound.Sound{
	heart.Marched: sound.Step, heart.Walked: sound.Step, heart.Rolled: sound.Dice, heart.ThrownAgain: sound.Dice, heart.EventDrawn: sound.Card,
	heart.TerrainFound: sound.Crayon, heart.WaterLaid: sound.Water, heart.FindScored: sound.Stamp, heart.SpecialFound: sound.Page,
	heart.ExplorerLost: sound.Drum, heart.TurnBegan: sound.Bell, heart.GameEnded: sound.Bell,
}

// beats are those of a command. In the set-up nothing is waited for.
func beats(d *play.Doing) []play.Beat {
	var out []play.Beat
	for i := range d.Events {
		kind := d.Events[i].Kind
		if s, ok := heard[kind]; ok {
			out = append(out, play.Beat{Kind: play.SoundBeat, Event: i, Sound: s})
		}
		if t := takes[kind]; t > 0 && !settingUp(d.Before) {
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

// settingUp reports whether a command belongs to the set-up.
func settingUp(before game.Position) bool {
	p, ok := before.(*heart.Position)
	return ok && p.View(game.Nobody).Track().Turn == 0
}

// beatsHere are those of them up to where the turn of another begins who sits here too: of that
// nothing is shown before the machine is handed over. Where it is not, and before a computer explorer's
// turn, what came of one's own is waited for. folds reports whether a seat's day begins without the card.
func beatsHere(p *play.Play, d *play.Doing, folds func(to game.Seat) bool) []play.Beat {
	list, here := beats(d), p.Persons()
	next := slices.IndexFunc(d.Events, func(e game.Event) bool {
		return (e.Kind == heart.MapTurnBegan || e.Kind == heart.DaysBegan) && e.Seat != p.Seat()
	})
	switch {
	case next < 0 || d.Again:
		return list
	case p.Sitter(d.Events[next].Seat) != "" || here.Has(d.Events[next].Seat) && folds(d.Events[next].Seat):
		return stopped(list, d, p.Seat(), next)
	case !here.Has(d.Events[next].Seat):
		return list
	}
	return slices.DeleteFunc(list, func(b play.Beat) bool {
		return b.Event >= next && (b.Kind == play.SeenBeat || b.Kind == play.SoundBeat)
	})
}

// stopped are beats that wait where another's turn begins, so that what came of one's own is
// seen as long as one likes; where nothing did, nobody waits.
func stopped(list []play.Beat, d *play.Doing, s game.Seat, next int) []play.Beat {
	came := slices.ContainsFunc(d.Events[:next], func(e game.Event) bool { return e.Seat == s && board.Came(&e) })
	if d.Machine || !came || settingUp(d.Before) {
		return list
	}
	at := slices.IndexFunc(list, func(b play.Beat) bool { return b.Event >= next })
	if at < 0 {
		at = len(list)
	}
	return slices.Insert(list, at, play.Beat{Kind: play.LineBeat, Event: next - 1}, play.Beat{Kind: play.PageBeat, Event: next, Page: int(d.Events[next].Seat)})
}
