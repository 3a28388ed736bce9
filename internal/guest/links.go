package guest

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"

	"sourceofthenile/game"
	"sourceofthenile/internal/wire"
)

// linkNote has a seat be opened by a token from now on.
func linkNote(s game.Seat, token wire.Token) wire.Note {
	key := sha256.Sum256(token[:])
	return wire.Note{Sort: wire.Link, N: int64(s), Text: hex.EncodeToString(key[:])}
}

func newToken() (t wire.Token) {
	_, _ = rand.Read(t[:]) // never fails
	return t
}

// Fresh draws the token that Renew will have the seat be opened by. Whoever keeps a guest keeps it
// between the two: it may be that the host has taken it, and its answer is never heard.
func (t *Table) Fresh() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.fresh = newToken()
}

// Renew has the seat be opened by the token of Fresh: nobody else who knows the link can come any
// more, and Link is the new one. then is told as of Give.
func (t *Table) Renew(then func(err error)) {
	t.mu.Lock()
	seat, fresh := game.Nobody, t.fresh
	if t.welcome != nil {
		seat = t.welcome.Seat
	}
	t.mu.Unlock()
	t.Say(linkNote(seat, fresh), func(done int, err error) {
		if err == nil && done > 0 {
			t.mu.Lock()
			t.renewed()
			t.mu.Unlock()
		}
		then(err)
	})
}

// renewed has the link be the one that was asked for; it reports whether one was. t.mu is held.
func (t *Table) renewed() bool {
	if t.fresh == (wire.Token{}) {
		return false
	}
	t.link.Token, t.fresh = t.fresh, wire.Token{}
	return true
}

// Invite has a seat that nobody has played yet be opened by a link, for who has joined. then is told
// which, or why it may not be.
func (t *Table) Invite(s game.Seat, then func(l Link, err error)) {
	l := t.Link()
	l.Token = newToken()
	t.Say(linkNote(s, l.Token), func(_ int, err error) { then(l, err) })
}
