package cards

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
)

// Beats is the one list of what a command is told with on the board, in its
// order: cards and dice turn up, and when each has turned, what came of it is
// heard, coloured in on the chart and told. v is the game as the player sees it
// afterwards; turned is what turns up: what TurnedBy lists, or as much of it as
// nothing else tells. Without any, everything is told at once.
func Beats(v nile.View, d *play.Doing, turned []TurnedUp) (out []play.Beat) {
	pace, next := PaceOf(v), 0
	var hex *Discovery // whose events these are
	for i, e := range d.Events {
		if hex != nil && i > hex.last {
			hex = nil
		}
		turns := 0.0
		if next < len(turned) && turned[next].From == i {
			if next > 0 { // the card before has lain long enough by then
				out[len(out)-1].Takes += turned[next-1].lies() * pace
			}
			turns, hex = turned[next].turns()*pace, turned[next].Hex
			next++
		}
		for _, s := range tell.Sounds(d.Events[:i+1])[len(tell.Sounds(d.Events[:i])):] {
			out = append(out, play.Beat{Kind: play.SoundBeat, Event: i, Sound: s})
		}
		if turns > 0 {
			out = append(out, play.Beat{Kind: play.CardBeat, Event: i, Takes: turns})
		}
		if e.Kind == nile.Mapped {
			out = append(out, play.Beat{Kind: play.ColourBeat, Event: i, At: e.At})
		}
		switch {
		case hex == nil:
			out = append(out, play.Beat{Kind: play.LineBeat, Event: i})
		case i < hex.last:
			out = append(out, play.Beat{Kind: play.SeenBeat, Event: i, Takes: hex.takes(e) * pace})
		default: // all has been seen, and the journal writes
			out = append(out, play.Beat{Kind: play.SeenBeat, Event: i, Takes: hex.takes(e) * pace},
				play.Beat{Kind: play.LineBeat, Event: i, Takes: writingTime * pace})
		}
	}
	if next > 0 {
		out[len(out)-1].Takes += turned[next-1].lies() * pace
	}
	return out
}

// turns is how long it takes until what is turned up can be read, in seconds.
func (u *TurnedUp) turns() float64 {
	switch {
	case u.Hex != nil:
		return backTime + turnTime + lookTime
	case u.counter():
		return flipTime + momentTime
	case u.Card == nil:
		return RollTime
	}
	return flipTime
}

// lies is how long it lies there before the next turns, in seconds; a discovery has
// been looked at long enough by then.
func (u *TurnedUp) lies() float64 {
	if u.Hex != nil || u.counter() {
		return 0
	}
	return TurnTime - u.turns()
}

// lingerCountry is how long the card of a country stays that a page is about to cover, after the
// journal has written, in seconds.
const lingerCountry = 0.5

// Linger has a country that has been discovered be looked at before a page comes that covers it: its card
// stays a while, if it was the last that turned up. What has a moment of its own waits for a press
// instead. list are the beats that Beats made of what turned up.
func Linger(v nile.View, list []play.Beat, turned []TurnedUp) []play.Beat {
	if len(turned) > 0 && len(list) > 0 && turned[len(turned)-1].Hex != nil && !Moment(turned) {
		list[len(list)-1].Takes += lingerCountry * PaceOf(v)
	}
	return list
}

// Moment reports whether the last card that turned up is of something that has a moment of its
// own: a summit, a fall, a lake, the head of a river, a counter.
func Moment(turned []TurnedUp) bool {
	if len(turned) == 0 {
		return false
	}
	u := &turned[len(turned)-1]
	return u.counter() || u.Hex != nil && u.Hex.moment()
}
