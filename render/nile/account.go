package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

// openAccount is an account whose hexes are published and which is not closed
// yet: what has no name may be named (22.7).
type openAccount struct {
	draft *press.Paper
	first int // the event it begins with
}

// naming reports whether the names are to be asked for now: the hexes are
// published, the account is open, and something has no name. A game taken up
// again in that moment has forgotten the draft; then nothing may be left to
// publish.
func (t *TableScene) naming() bool {
	v := sight.View(t.Play)
	if v.Phase() != nile.Publishing || len(v.Nameable()) == 0 {
		return false
	}
	return t.Open != nil || len(press.Publishable(t.Play)) == 0
}

// closeAccount closes the account and has the newspaper printed.
func (t *TableScene) closeAccount() {
	p := t.Play
	o := t.Open
	if o == nil {
		o = reopened(p)
	}
	o.draft.Close(p, o.first, func(done *press.Paper) {
		t.Paper, t.printed, t.Open = done, done, nil
		p.Beats().Insert(int(PaperScreen))
	})
}

// reopened is the account that is open in a game taken up again.
func reopened(p *play.Play) *openAccount {
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
	o.draft = press.Draft(p, hexes, 0)
	return o
}

// forgetUndone lets go of an account that has been taken back.
func (t *TableScene) forgetUndone() {
	if o := t.Open; o != nil && (sight.View(t.Play).Phase() != nile.Publishing || len(t.Play.Events()) <= o.first || t.Play.Seat() == game.Nobody) {
		t.Open = nil
	}
}
