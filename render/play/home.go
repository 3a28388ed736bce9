package play

import (
	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Home is a player's place in a game that goes from one to the next in sealed files.
type Home struct {
	Seat      game.Seat
	Computers game.Seats // whoever holds the game plays these too
	Came      int        // the commands that it came with: they are not to be taken back
	// Heir is who sees the end next, once the game is over: it is sealed for them too. "": all
	// have seen it.
	Heir string
	// Seal passes the game on.
	Seal func(a desk.Desk)
}

// WayOut is the button that leaves a game that is over, on its last page: where somebody
// elsewhere is still to see the end, it seals the game for them first.
func (p *Play) WayOut(b ui.Button) ui.Button {
	if h := p.host.Home; h != nil && h.Heir != "" {
		b.Label, b.ID = words.Say("hand.seal", "who", h.Heir), "seal it"
	}
	return b
}

// Depart is what that button does.
func (p *Play) Depart(a desk.Desk) {
	if h := p.host.Home; h != nil && h.Heir != "" {
		h.Seal(a)
		return
	}
	p.host.Leave(a)
}

// Undoable is how many of the last steps can be taken back from here: of a game that came sealed
// none that it came with.
func (p *Play) Undoable() int {
	n := p.Board.Undoable()
	if h := p.host.Home; h != nil {
		n = min(n, p.Len()-h.Came)
	}
	return max(0, n)
}

// plays reports whether a seat is played at this machine.
func (p *Play) plays(s game.Seat) bool {
	h := p.host.Home
	return h == nil || s == h.Seat || h.Computers.Has(s)
}

// kept is why one of these commands is not given from here: its seat is played elsewhere, or
// it would take back what the game came with. nil: they are given.
func (p *Play) kept(all []game.Command) error {
	h, n := p.host.Home, p.Len()
	if h == nil {
		return nil
	}
	for _, c := range all {
		switch {
		case c.Kind == game.KindUndo:
			if n--; n < h.Came {
				return game.ErrNothingToUndo
			}
			continue
		case c.Kind != game.KindRedo && !p.plays(c.Seat):
			return words.NewFault("play.away", "who", p.Position().Summary().Players[c.Seat].Name)
		}
		n++
	}
	return nil
}

// Away reports whether the game is to be passed on before it can go on: nobody who may act
// plays at this machine.
func (p *Play) Away() bool {
	acting := p.Acting()
	for s := range acting.All() {
		if p.plays(s) {
			return false
		}
	}
	return !acting.Empty()
}

// NewHandOver is the screen that hands the machine over, or, where who is next plays at home,
// asks for the game to be sealed for them.
func (p *Play) NewHandOver(h HandOver) desk.Screen {
	if p.Away() {
		return &handOver{HandOver: h, seal: p.host.Home.Seal}
	}
	return NewHandOver(h)
}

// NewAway is that of a game that is passed on, for whoever is next.
func (p *Play) NewAway() desk.Screen {
	next := p.Position().Summary().Players[p.Acting().First()]
	return p.NewHandOver(HandOver{Name: next.Name, Colour: next.Colour})
}
