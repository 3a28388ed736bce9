package referee

import (
	"crypto/rand"
	"encoding/binary"
	"encoding/hex"

	"sourceofthenile/game"
	"sourceofthenile/internal/wire"
)

// another begins the next game, when one is over: the same settings and seats, which the same tokens
// open, and another seed. It gives the name of its table. t.mu is held.
func (t *Table) another(at int64) (id string, err error) {
	var fresh [16]byte
	_, _ = rand.Read(fresh[:]) // never fails
	o := t.open
	o.ID, o.Seed, o.At = hex.EncodeToString(fresh[:8]), binary.LittleEndian.Uint64(fresh[8:]), at
	o.Begun, o.First = nil, 0
	first, err := game.NewTable(t.table.Rules(), o.Settings, o.Seed) // people may have joined the one that is over
	if err != nil {
		return "", err
	}
	n := first.Position().Seats()
	o.Names, o.Keys = t.names()[:n], t.keysOf(n)
	_, _ = rand.Read(o.Nonce[:])
	persons := t.persons()
	o.Agreed = o.Agreed && persons == game.Everyone(len(o.Names)) // a computer player has no share to give
	next, err := Begin(t.log, t.titles, o)
	if err != nil {
		return "", err
	}
	for s := range o.Names {
		if seat := game.Seat(s); !persons.Has(seat) {
			g := wire.Give{All: []game.Command{{Seat: seat, Kind: game.KindSit, Text: t.table.Sitter(seat)}}}
			_, _ = rand.Read(g.ID[:])
			if _, err := next.Give(seat, &g); err != nil {
				return "", err
			}
		}
	}
	return o.ID, nil
}
