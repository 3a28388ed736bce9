package play

import (
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
)

// Order is a Bot that holds the seat of a person for a while, by what that person has told
// it: a standing order. The seat stays theirs; it is given back when Ended says so.
type Order interface {
	Bot
	// Ended is why the order is at its end, as the game's words know it; "" where it goes
	// on. told is what has happened since it was given.
	Ended(p game.Position, s game.Seat, told []game.Event) (why string)
}

// Ordered reports whether a seat is held by a standing order of the person it belongs to.
func (p *Play) Ordered(s game.Seat) bool { return strings.HasPrefix(p.Sitter(s), game.OrderPrefix) }

// Order has a seat be played by a standing order from now on. What the last command led to
// goes on being told.
func (p *Play) Order(s game.Seat, name string) {
	p.seatBy(s, name, func() { delete(p.bots.stopped, s) })
}

// seatBy has a seat be played by somebody else from now on, and then goes on.
func (p *Play) seatBy(s game.Seat, name string, then func()) {
	if p.Sitter(s) == name {
		return
	}
	p.Command(game.Command{Kind: game.KindSit, Seat: s, Text: name}, func(ok bool) {
		if ok {
			delete(p.bots.made, s)
			then()
		}
	})
}

// Recall gives a seat that is under orders back to the person it belongs to.
func (p *Play) Recall(s game.Seat) {
	if !p.Ordered(s) {
		return
	}
	p.Quiet()
	p.Order(s, "")
	p.bots.hurry = false
	p.Version++
}

// Stopped is why the last order of a seat came to its end, "" where nothing is to be told
// of it; Told that it has been told.
func (p *Play) Stopped(s game.Seat) string { return p.bots.stopped[s] }

// StoppedTold says that a player has been told why their order came to its end.
func (p *Play) StoppedTold(s game.Seat) { delete(p.bots.stopped, s) }

// Span is a stretch of the events of a game: From is the first of them, To the one behind
// the last.
type Span struct{ From, To int }

// ByOrder are the stretches of events in which a seat was held by standing orders. The last
// one reaches to the end where it is now.
func (p *Play) ByOrder(s game.Seat) (out []Span) {
	at, held := p.Past(), false
	for k := range p.Len() {
		x := p.Step(k)
		if x.Kind == game.KindSit && x.Seat == s {
			if held {
				out[len(out)-1].To = at
			}
			if held = strings.HasPrefix(x.Sitter, game.OrderPrefix); held {
				out = append(out, Span{at, at})
			}
		}
		at += len(x.Events)
	}
	if held {
		out[len(out)-1].To = at
	}
	return out
}

// ends ends the order of a seat, if it is at its end, and reports whether it was.
func (p *Play) ends(a desk.Desk, s game.Seat, b Bot) bool {
	o, is := b.(Order)
	if !is {
		return false
	}
	var told []game.Event
	if all := p.ByOrder(s); len(all) > 0 {
		told = p.Board.Events(s)[all[len(all)-1].From:]
	}
	why := o.Ended(p.Board.Position(s), s, told)
	if why == "" {
		return false
	}
	a.Tracef("order %d ended: %s", s, why)
	p.Order(s, "")
	if p.bots.stopped == nil {
		p.bots.stopped = map[game.Seat]string{}
	}
	p.bots.stopped[s] = why
	p.bots.hurry = false
	p.Version++
	return true
}
