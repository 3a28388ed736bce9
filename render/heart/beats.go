package heart

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/told"
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

// turnsPage are the events with which a page of the day gives way to the next, and lingers how much longer, in
// seconds, a page stays before it by which a player lost something or gained it, what was chosen there among it: nobody
// presses anything there.
var turnsPage = map[game.EventKind]bool{heart.EventDrawn: true, heart.Met: true, heart.Walked: true}

const lingers = 1.5

// heard is what each event sounds like; what is not here is silent.
var heard = map[game.EventKind]sound.Sound{
	heart.Marched: sound.Step, heart.Walked: sound.Step, heart.Rolled: sound.Dice, heart.ThrownAgain: sound.Dice, heart.EventDrawn: sound.Card,
	heart.TerrainFound: sound.Crayon, heart.WaterLaid: sound.Water, heart.FindScored: sound.Stamp, heart.SpecialFound: sound.Page,
	heart.ExplorerLost: sound.Drum, heart.TurnBegan: sound.Bell, heart.GameEnded: sound.Bell,
}

// beats are those of a command. In the set-up nothing is waited for.
func beats(d *play.Doing) []play.Beat {
	var out []play.Beat
	came, struck := true, false // more than a step lies on the page, and something became other by it
	of, share := inTurn(d.Before), false
	for i := range d.Events {
		kind := d.Events[i].Kind
		if s := d.Events[i].Seat; shares[kind] && s != of {
			of, share = s, true
		}
		if turnsPage[kind] {
			if n := len(out); struck && n > 0 && !d.Machine && out[n-1].Kind == play.SeenBeat {
				out[n-1].Takes += lingers
			}
			came, struck = kind != heart.Walked, false
		}
		struck = struck || came && (kind == heart.Changed || kind == heart.Scored || kind == heart.Got)
		if s, ok := heard[kind]; ok {
			out = append(out, play.Beat{Kind: play.SoundBeat, Event: i, Sound: s})
		}
		if t := takes[kind]; t > 0 && !settingUp(d.Before) {
			out = append(out, play.Beat{Kind: play.SeenBeat, Event: i, Takes: t, Share: share})
			share = false
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

// shares are the events with which an Explorer's part of a turn begins: a press that skips what is shown skips one of them.
var shares = map[game.EventKind]bool{heart.MapTurnBegan: true, heart.DaysBegan: true, heart.TimeIsUp: true}

// inTurn is whose turn it is in a position, Nobody where that is nobody's, or not known.
func inTurn(before game.Position) game.Seat {
	if p, ok := before.(*heart.Position); ok {
		return p.View(game.Nobody).InTurn()
	}
	return game.Nobody
}

// settingUp reports whether a command belongs to the set-up.
func settingUp(before game.Position) bool {
	p, ok := before.(*heart.Position)
	return ok && p.View(game.Nobody).Track().Turn == 0
}

// beatsHere are those of them as they are seen at this machine. Where the turn of somebody who sits here
// is over, or the Game Turn, what came of it is waited for: whoever comes next, and whoever gave the
// command that ended it; and what came of a die that somebody here had thrown again. So is the turn of a computer player
// between those of two persons here, moved being whose was the last of these. Where a card tells who is next what befell
// them, nothing of their turn is shown before it.
func beatsHere(p *play.Play, d *play.Doing, moved game.Seat, carded func(to game.Seat) bool) []play.Beat {
	list, here := beats(d), p.Persons()
	if d.Again || settingUp(d.Before) {
		return list
	}
	owner := inTurn(d.Before)
	next, to := turnAfter(d.Events, owner)
	byHand := !d.Machine && here.Has(owner)
	if at := upAfter(d.Events, owner); at > 0 && byHand {
		list = pageAt(list, at, owner)
	}
	if at := dayAfter(d.Events, owner); at > 0 && byHand && (next < 0 || at < next) {
		list = pageAt(list, at, owner)
	}
	again := slices.ContainsFunc(d.Events, func(e game.Event) bool { return e.Kind == heart.ThrownAgain && here.Has(told.AsAgain(&e).By) })
	if v := p.Position().(*heart.Position).View(game.Nobody); next < 0 {
		_, asked, ok := v.Asked()
		if ok && (again || owner != game.Nobody && asked != owner && v.InTurn() == game.Nobody) { // the end of the Game Turn asks another (18.2)
			next, to = len(d.Events), asked
		}
	}
	if next < 0 || p.Sitter(to) == "" && !here.Has(to) { // who plays elsewhere is told with a card what came of it
		return list
	}
	between := owner != game.Nobody && moved != game.Nobody && here.Has(to) && to != moved
	if over := next < len(d.Events) && d.Events[next].Kind == heart.TurnBegan; !over && !again && !between && (owner == game.Nobody || !here.Has(owner)) {
		return list
	}
	if next < len(d.Events) && d.Events[next].Kind == heart.DaysBegan && byHand && !again && !here.Has(to) && !came(d.Events[:next], owner) {
		return list // a computer player's day follows one on which nothing came
	}
	if here.Has(to) && carded(to) {
		list = slices.DeleteFunc(list, func(b play.Beat) bool {
			return b.Event >= next && (b.Kind == play.SeenBeat || b.Kind == play.SoundBeat)
		})
	}
	return pageAt(list, next, to)
}

// pageAt has what was told before an event be read before that, with who comes next.
func pageAt(list []play.Beat, event int, to game.Seat) []play.Beat {
	at := slices.IndexFunc(list, func(b play.Beat) bool { return b.Event >= event })
	if at < 0 {
		at = len(list)
	}
	return slices.Insert(list, at, play.Beat{Kind: play.LineBeat, Event: event - 1}, play.Beat{Kind: play.PageBeat, Event: event, Page: int(to), Stays: true})
}

// result are the events that somebody waits for who has chosen something.
var result = map[game.EventKind]bool{
	heart.Rolled: true, heart.Scored: true, heart.FindScored: true, heart.SpecialFound: true, heart.Got: true, heart.GaveUp: true, heart.ChasedOff: true,
	heart.VillageMet: true, heart.RumourTold: true, heart.PersonSaved: true, heart.Rested: true, heart.ChitPlaced: true,
}

// came reports whether something came to a player in some events that they did not choose: a step alone, an Event that
// did nothing, and a loss that was picked, are no such thing.
func came(events []game.Event, s game.Seat) bool {
	struck := false
	for i := range events {
		e := &events[i]
		if e.Seat != s {
			continue
		}
		if result[e.Kind] || struck && e.Kind == heart.Changed && !board.OfTheDay(e) {
			return true
		}
		struck = struck || e.Kind == heart.EventDrawn || e.Kind == heart.Met
	}
	return false
}

// upAfter is where among some events the Time of a player is up after something came of what was chosen: the sheet of
// the end takes its place (17). −1 where it is not.
func upAfter(events []game.Event, owner game.Seat) int {
	at := slices.IndexFunc(events, func(e game.Event) bool { return e.Kind == heart.TimeIsUp && e.Seat == owner })
	if at < 0 || !came(events[:at], owner) {
		return -1
	}
	return at
}

// dayAfter is where among some events the next day of the same player begins after something came of what was chosen:
// the next day takes the place of this (10.2). −1 where it does not.
func dayAfter(events []game.Event, owner game.Seat) int {
	at := slices.IndexFunc(events, func(e game.Event) bool { return e.Kind == heart.DaysBegan && e.Seat == owner })
	if at < 0 || !came(events[:at], owner) {
		return -1
	}
	for at > 0 && events[at-1].Seat == owner && looked[events[at-1].Kind] {
		at--
	}
	return at
}

// turnAfter is where among some events the turn of another than its owner begins, or a Game Turn, and
// whose turn is next; −1 where none does.
func turnAfter(events []game.Event, owner game.Seat) (at int, to game.Seat) {
	begins := func(e game.Event) bool { return e.Kind == heart.MapTurnBegan || e.Kind == heart.DaysBegan }
	at = slices.IndexFunc(events, func(e game.Event) bool { return e.Kind == heart.TurnBegan || begins(e) && e.Seat != owner })
	if at < 0 {
		return -1, game.Nobody
	}
	first := slices.IndexFunc(events[at:], begins)
	if first < 0 {
		return -1, game.Nobody
	}
	to = events[at+first].Seat
	for at > 0 && to != owner && events[at-1].Seat == to && looked[events[at-1].Kind] {
		at--
	}
	return at, to
}

// looked is what a country is looked over with before the first day in it (10.1).
var looked = map[game.EventKind]bool{heart.Surveyed: true, heart.ChitLaid: true, heart.ChitBack: true}
