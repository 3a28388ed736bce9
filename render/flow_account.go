package render

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// openAccount is an account whose hexes are published and which is not closed
// yet: what has no name may be named (22.7).
type openAccount struct {
	draft *paper
	first int // the event it begins with
}

// naming reports whether the names are to be asked for now: the hexes are
// published, the account is open, and something has no name. A game taken up
// again in that moment has forgotten the draft; then nothing may be left to
// publish.
func (t *tableScene) naming() bool {
	v := t.play.View()
	if v.Phase() != nile.Publishing || len(v.Nameable()) == 0 {
		return false
	}
	return t.open != nil || len(publishable(t.play)) == 0
}

// closeAccount closes the account and has the newspaper printed.
func (t *tableScene) closeAccount() {
	p := t.play
	o := t.open
	if o == nil {
		o = reopened(p)
	}
	if done := o.draft.close(p, o.first); done != nil {
		t.paper, t.open = done, nil
	}
}

// reopened is the account that is open in a game taken up again.
func reopened(p *Play) *openAccount {
	o := &openAccount{}
	s := p.Seat()
	var hexes []hexmap.ID
	for i, e := range p.Events() {
		switch {
		case e.Seat != s:
		case e.Kind == nile.Account, e.Kind == nile.CameHome:
			o.first, hexes = i+1, nil
		case e.Kind == nile.HexPublished:
			hexes = append(hexes, hexmap.ID(e.At))
		}
	}
	o.draft = draft(p, hexes, 0)
	return o
}

// forgetUndone lets go of an account that has been taken back.
func (t *tableScene) forgetUndone() {
	if o := t.open; o != nil && (t.play.View().Phase() != nile.Publishing || len(t.play.Events()) <= o.first || t.play.Seat() == game.Nobody) {
		t.open = nil
	}
}
