//go:build !js

package host

import (
	"context"
	"errors"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/wire"
)

// until waits for a guest to be so.
func until(t *testing.T, g *guest.Table, what string, is func(s *guest.State) bool) {
	t.Helper()
	for end := time.After(time.Minute); ; {
		s, moved := g.State()
		if is(&s) {
			return
		}
		select {
		case <-moved:
		case <-end:
			t.Fatalf("never %s: online %v, %v", what, s.Online, s.Err)
		}
	}
}

// TestWhoRenewsTheirLinkStays, alone: another who has the old link is sent away while they sit there.
// A program that ended before it heard that the host had taken the new link comes in by it; and who
// keeps the table can send anybody away.
func TestWhoRenewsTheirLinkStays(t *testing.T) {
	log := &referee.Memory{}
	_, tokens := begin(t, log, 3)
	h := New(log, titles{}, Usual)
	srv := httptest.NewServer(h.Handler())
	defer srv.Close()
	defer h.Close()
	sit := func(token wire.Token) (*guest.Table, context.CancelFunc) {
		g := guest.Sit(guest.Link{Host: srv.Listener.Addr().String(), Table: "camels", Token: token}, rulesOf, false)
		ctx, end := context.WithCancel(t.Context())
		go func() { _ = g.Run(ctx) }()
		return g, end
	}
	online := func(s *guest.State) bool { return s.Online && s.Position != nil }
	sentAway := func(s *guest.State) bool {
		var why *guest.Refused
		return errors.As(s.Err, &why) && why.Why == "new-link"
	}
	ann, leave := sit(tokens[0])
	thief, _ := sit(tokens[0])
	until(t, ann, "online", online)
	until(t, thief, "online", online)
	ann.Fresh()
	kept := ann.Kept() // before the host has answered
	done := make(chan error, 1)
	ann.Renew(func(err error) { done <- err })
	must(t, <-done)
	until(t, thief, "sent away", sentAway)
	if l := ann.Link(); l.Token == tokens[0] {
		t.Fatal("the link is the old one")
	}
	ben, _ := sit(tokens[1])
	until(t, ben, "told that Ann is there", func(s *guest.State) bool { return s.Now.Here.Has(0) })
	leave()
	back := guest.Sit(guest.Link{Host: srv.Listener.Addr().String(), Table: "camels", Token: tokens[0]}, rulesOf, false)
	must(t, back.Recall(kept))
	go func() { _ = back.Run(t.Context()) }()
	until(t, back, "online by the new link", online)
	if got, want := back.Link(), ann.Link(); got != want {
		t.Errorf("back by %v, want %v", got, want)
	}
	tab, err := h.Table("camels")
	must(t, err)
	must(t, tab.Link(1, referee.KeyOf(wire.Token{77})))
	until(t, ben, "sent away", sentAway)
	clara, _ := sit(wire.Token{77})
	until(t, clara, "online", func(s *guest.State) bool { return online(s) && s.Seat == 1 })
}

// deaf is a log that for a while takes nothing and gives nothing.
type deaf struct {
	referee.Memory
	off   atomic.Bool
	asked atomic.Int32 // while it was
}

func (d *deaf) Append(table string, n int, line []byte) error {
	if d.off.Load() {
		return errors.New("the engine does not answer")
	}
	return d.Memory.Append(table, n, line)
}

func (d *deaf) Load(table string) ([][]byte, error) {
	if d.off.Load() {
		d.asked.Add(1)
		return nil, errors.New("the engine does not answer")
	}
	return d.Memory.Load(table)
}

// TestALogThatIsAwayRefusesNobody: what a guest gave could not be kept, and the log cannot be read
// either: who comes meanwhile is not told that there is no such table, and what was given is carried
// out when the log is back.
func TestALogThatIsAwayRefusesNobody(t *testing.T) {
	log := &deaf{}
	_, tokens := begin(t, log, 3)
	h := New(log, titles{}, Usual)
	srv := httptest.NewServer(h.Handler())
	defer srv.Close()
	defer h.Close()
	var all []*guest.Table
	for _, token := range tokens[:players] {
		g := guest.Sit(guest.Link{Host: srv.Listener.Addr().String(), Table: "camels", Token: token}, rulesOf, false)
		g.FirstWait = time.Millisecond
		go func() { _ = g.Run(t.Context()) }()
		until(t, g, "online", func(s *guest.State) bool { return s.Online && s.Position != nil })
		all = append(all, g)
	}
	s, _ := all[0].State()
	seat := s.Now.Acting.First()
	s, _ = all[seat].State()
	log.off.Store(true)
	done := make(chan error, 1)
	all[seat].Give([]game.Command{game.NewRandom(3).Choose(game.ChoicesOf(s.Position, seat))}, func(_ int, err error) { done <- err })
	for end := time.Now().Add(time.Minute); log.asked.Load() < 5; time.Sleep(time.Millisecond) { // the guests come again by themselves
		if time.Now().After(end) {
			t.Fatalf("the log was asked %d times, want 5", log.asked.Load())
		}
	}
	log.off.Store(false)
	must(t, <-done)
	for seat, g := range all {
		until(t, g, "online again", func(s *guest.State) bool { return s.Online && len(s.Steps) > 0 })
		if s, _ := g.State(); s.Err != nil {
			t.Errorf("seat %d is refused: %v", seat, s.Err)
		}
	}
}
