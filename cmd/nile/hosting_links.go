//go:build !js

package main

import (
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"net"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/wire"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// tokens are those that the host has given out, by seat, and of Nobody that of those who look on. One
// whose seat was given a newer one opens nothing any more.
type tokens map[game.Seat]wire.Token

const (
	linksExtension = ".links"
	mostLinks      = 1 << 12
)

// readTokens are those that a game was opened with before; none where it never was.
func readTokens(in saves.Folder, table string) tokens {
	out := tokens{}
	data, _ := in.ReadSmall(table+linksExtension, mostLinks)
	for line := range strings.Lines(string(data)) {
		var s game.Seat
		var text string
		if _, err := fmt.Sscan(line, &s, &text); err != nil {
			continue
		}
		var t wire.Token
		if b, err := base64.RawURLEncoding.DecodeString(text); err == nil && copy(t[:], b) == len(t) {
			out[s] = t
		}
	}
	return out
}

// write keeps them: who has a link can go on with it when the game is opened again.
func (k tokens) write(in saves.Folder, table string) error {
	var out strings.Builder
	for s := game.Nobody; s < game.MostSeats; s++ {
		if t, ok := k[s]; ok {
			fmt.Fprintln(&out, s, base64.RawURLEncoding.EncodeToString(t[:]))
		}
	}
	return in.WriteSmall(table+linksExtension, []byte(out.String()))
}

// draw draws a token for a seat, and gives its key.
func (k tokens) draw(s game.Seat) referee.Key {
	var t wire.Token
	_, _ = rand.Read(t[:]) // never fails
	k[s] = t
	return referee.KeyOf(t)
}

// keysFor are the keys of a game's n seats and of those who look on, as they were when it was open
// last. A new token is drawn where there was none, and where one who sits here has none that opens
// the seat.
func (h *hosting) keysFor(table string, n int, was []referee.Key, here game.Seats) (tokens, []referee.Key, error) {
	all := readTokens(h.folder(), table)
	keys := make([]referee.Key, n+1)
	for i := range keys {
		s, k := game.Seat(i), i
		if i == n {
			s, k = game.Nobody, len(was)-1
		}
		had := referee.Key{}
		if k >= 0 && (i == n || i < len(was)-1) {
			had = was[k]
		}
		token, known := all[s]
		switch known = known && (had == referee.Key{} || had == referee.KeyOf(token)); {
		case known:
			keys[i] = referee.KeyOf(token)
		case had == referee.Key{} || s == game.Nobody || here.Has(s):
			keys[i] = all.draw(s)
		default: // its person has renewed it
			keys[i] = had
			delete(all, s)
		}
	}
	return all, keys, all.write(h.folder(), table)
}

// link is that of a seat, of Nobody that of those who look on, at an address of this machine; ok is
// false where the host does not know it: its person has renewed it, or nobody has one yet.
func (o *opened) link(s game.Seat, at string) (l guest.Link, ok bool) {
	token, ok := o.tokens[s]
	if !ok || o.table == nil || !o.table.Opens(referee.KeyOf(token), s) {
		return l, false
	}
	return guest.Link{Host: net.JoinHostPort(at, o.port), Table: o.table.ID(), Token: token}, true
}

// Renew implements menu.Hosting.
func (h *hosting) Renew(s game.Seat) error {
	o := h.open
	if o == nil {
		return nil
	}
	key := o.tokens.draw(s)
	err := o.table.Link(s, key)
	if err == nil {
		err = o.tokens.write(h.folder(), o.table.ID())
	}
	if err != nil {
		return words.NewFault("hosting.not-renewed", "why", err)
	}
	return nil
}
