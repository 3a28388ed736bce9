package nile

import (
	"bytes"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
)

// A copy in the room of another position is the position, and shares nothing
// with it: neither what is played on the one nor on the other changes the rest.
func TestCopyIntoSharesNothing(t *testing.T) {
	old := game.Position(&Position{})
	for _, c := range []struct{ seats, commands int }{{6, 900}, {2, 1500}, {1, 40}, {4, 700}} {
		tab := playedOn(t, c.seats, c.commands, uint64(c.seats))
		p := tab.Position().(*Position)
		q, ok := p.CopyInto(old).(*Position)
		if !ok {
			t.Fatal("no copy is made")
		}
		was := p.Append(nil)
		if got := q.Append(nil); !bytes.Equal(got, was) {
			t.Fatalf("%d seats, copied: %s", c.seats, gametest.Differ(was, got))
		}
		for seat := range q.players {
			pl := &q.players[seat]
			pl.Trip.Track = append(pl.Trip.Track, 1)
			for i := range pl.Trip.Track {
				pl.Trip.Track[i]++
			}
			for i := range pl.Notes {
				pl.Notes[i].Points++
			}
		}
		for i := range q.hexes {
			q.hexes[i].Month++
		}
		for i := range q.deck {
			q.deck[i]++
		}
		for i := range q.tribes {
			q.tribes[i].Strength++
		}
		for i := range q.sights {
			q.sights[i][world]++
		}
		if got := p.Append(nil); !bytes.Equal(got, was) {
			t.Fatalf("%d seats: the copy shares something: %s", c.seats, gametest.Differ(was, got))
		}
		old = q
	}
	if (&Position{}).CopyInto(forced{}) != nil {
		t.Error("a copy is made in the room of something else")
	}
}
