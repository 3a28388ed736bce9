//go:build !js

package host

import (
	"context"
	"net/http/httptest"
	"sync"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/wire"
	"sourceofthenile/saves/disk/brittle"
)

// early is a log that comes back before what it was given lasts: three lines are always on their way to
// the disk.
type early struct {
	lasts referee.Memory

	mu   sync.Mutex
	late [][]byte
	n    int // lines that last
}

func (e *early) Append(table string, n int, line []byte) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	if n != e.n+len(e.late) {
		return referee.ErrNotNext
	}
	for e.late = append(e.late, line); len(e.late) > 3; e.late = e.late[1:] {
		if err := e.lasts.Append(table, e.n, e.late[0]); err != nil {
			return err
		}
		e.n++
	}
	return nil
}

func (e *early) Load(table string) ([][]byte, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	lines, err := e.lasts.Load(table)
	return append(lines, e.late...), err
}

// unfenced is a log that takes a line from whoever has one, the next or not.
type unfenced struct {
	referee.Memory
	mu sync.Mutex
	n  int
}

func (u *unfenced) Append(table string, _ int, line []byte) error {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.n++
	return u.Memory.Append(table, u.n-1, line)
}

// TestTheCheckFindsLiars: a host that tells before it has kept, a disk whose syncs do nothing, two
// hosts of one table: what guests were told by then is held against the log that a power cut
// leaves, and is found not to be in it. Of honest ones nothing is found.
func TestTheCheckFindsLiars(t *testing.T) {
	const heard = 20 // steps, before the power goes
	disk := func(lie brittle.Lie) (referee.Log, func() ([][]byte, error)) {
		d := brittle.New()
		d.Lie = lie
		log, err := referee.OpenFolder(d, "/tables")
		must(t, err)
		return log, func() ([][]byte, error) {
			left, err := referee.OpenFolder(d.After(brittle.Torn), "/tables")
			must(t, err)
			return left.Load("camels")
		}
	}
	memory := func(log referee.Log) func() ([][]byte, error) {
		return func() ([][]byte, error) { return log.Load("camels") }
	}
	tooSoon, twice, alone := &early{}, &unfenced{}, &referee.Memory{}
	honest, kept := disk(brittle.Honest)
	unsynced, lost := disk(brittle.LostSync)
	for what, x := range map[string]struct {
		log   referee.Log
		left  func() ([][]byte, error)
		hosts int
		found bool
	}{ // in any order: each by itself
		"memory, one host":                {alone, memory(alone), 1, false},
		"a disk, one host":                {honest, kept, 1, false},
		"told before it is kept":          {tooSoon, memory(&tooSoon.lasts), 1, true},
		"a disk whose syncs do nothing":   {unsynced, lost, 1, true},
		"two hosts of a log that lets in": {twice, memory(twice), 2, true},
	} {
		t.Run(what, func(t *testing.T) {
			begin(t, x.log, 12)
			ctx, end := context.WithCancel(t.Context())
			defer end()
			var all []*life
			var hosts []*Host
			for range x.hosts {
				h := New(x.log, titles{}, Usual)
				srv := httptest.NewServer(h.Handler())
				t.Cleanup(func() { h.Close(); srv.Close() })
				_, err := h.Table("camels") // as it stands before anybody plays
				must(t, err)
				hosts = append(hosts, h)
				for s := range game.Seat(players) {
					l := &life{Table: guest.Sit(guest.Link{Host: srv.Listener.Addr().String(), Table: "camels", Token: wire.Token{byte(s + 1)}}, rulesOf, false), end: end}
					all = append(all, l)
				}
			}
			for _, l := range all {
				l.ran.Go(func() { _ = l.Run(ctx) })
				l.ran.Go(func() { play(ctx, t, l.Table, nil) })
			}
			for _, l := range all[:1] {
				hears(ctx, l, heard)
			}
			for _, h := range hosts {
				h.Close() // from now on nobody is told anything
			}
			for _, l := range all {
				l.dies()
			}
			lines, found := x.left() // a log may be found damaged in itself
			for _, l := range all {
				s, _ := l.State()
				if err := referee.Check(lines, titles{}, told(s, "camels")); s.Begin != nil && found == nil {
					found = err
				}
			}
			if got := found != nil; got != x.found {
				t.Errorf("found is %v, want something: %v", found, x.found)
			}
			t.Logf("%d lines: %v", len(lines), found)
		})
	}
}
