package book_test

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

// TestJournalsOfWhoeverJoined: who joins a campaign between two sittings has journals
// from the first explorer on, and the pages of all others open as before.
func TestJournalsOfWhoeverJoined(t *testing.T) {
	b := niletest.NewBot(t, niletest.NewCampaign(t, 8, 3, "Ann", "Ben"), 2)
	p := b.Until(niletest.PhaseIs(nile.BetweenSittings))
	c, ok := sight.Find(p, nile.SeatJoins, -1, -1)
	if !ok {
		t.Fatal("nobody can join")
	}
	cmd := c.Command(0)
	cmd.Text = "Chuma"
	if !local.Do(p, cmd) {
		t.Fatal(p.Failed)
	}
	own := func() (n int) {
		books := book.BooksOf(p)
		for i := range books {
			if books[i].Seat == p.Seat() && !books[i].Story {
				n++
			}
		}
		return n
	}
	p.SitAs(2)
	if n := own(); n != 0 {
		t.Errorf("%d journals before the first explorer is out", n)
	}
	p.SitAs(0)
	b.Until(func(*play.Play) bool {
		v := sight.View(p)
		return v.Turn() > 4 && v.ToMove() == 2 && v.Player(2).Where == nile.Africa
	})
	for s := range game.Seat(3) {
		p.SitAs(s)
		if n := own(); n != 1 {
			t.Errorf("seat %d has %d journals, want 1", s, n)
		}
	}
}
