package host

import (
	"context"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/wire"
)

// told is what a guest holds against a host's log.
func told(s guest.State, table string) *referee.Told {
	return &referee.Told{Table: table, Seat: s.Seat, Commit: s.Commit, Begin: s.Begin, Past: s.Past, Steps: slices.Clone(s.Steps), Heads: slices.Clone(s.Heads), Answers: s.Answers, Notes: s.Notes}
}

// seated are three who play a game of two rounds at a host of their own, until the test ends.
func seated(t *testing.T, log referee.Log, agreed func(*referee.Opening)) (ctx context.Context, guests []*guest.Table) {
	_, tokens := begin(t, log, 2, agreed)
	h := New(log, titles{}, Usual)
	srv := httptest.NewServer(h.Handler())
	ctx, end := context.WithTimeout(t.Context(), time.Minute)
	t.Cleanup(func() { end(); h.Close(); srv.Close() })
	for s := range players {
		g := guest.Sit(guest.Link{Host: srv.Listener.Addr().String(), Table: "camels", Token: tokens[s]}, rulesOf, false)
		guests = append(guests, g)
		go func() { _ = g.Run(ctx) }()
		go play(ctx, t, g, nil)
	}
	return ctx, guests
}

// whole is a game of three that ends, at a host whose log is what a test gives it: what each
// guest has when the log was laid open to it.
func whole(t *testing.T, log referee.Log, seed uint64) (all []guest.State) {
	ctx, guests := seated(t, log, func(o *referee.Opening) { o.Agreed, o.Seed = true, seed })
	for _, g := range guests {
		g.AskJournal()
	}
	for _, g := range guests {
		over(t, g)
		g.AskJournal() // what was asked for before the end was not laid open
		for {
			s, moved := g.State()
			if len(s.Laid) > 0 {
				all = append(all, s)
				break
			}
			select {
			case <-moved:
			case <-ctx.Done():
				t.Fatal("the log is not laid open")
			}
		}
	}
	return all
}

// TestTheSeedIsEverybodys: one host's seed and other guests give other games, and nobody
// acts before all have put in their share.
func TestTheSeedIsEverybodys(t *testing.T) {
	a, b := whole(t, &referee.Memory{}, 5), whole(t, &referee.Memory{}, 5)
	if got, want := game.HashOf(a[0].Position), game.HashOf(b[0].Position); got == want && len(a[0].Steps) == len(b[0].Steps) {
		t.Errorf("two games of a host who chose its seed are equal: %s after %d steps", got, len(a[0].Steps))
	}
	log := &referee.Memory{}
	begin(t, log, 2, func(o *referee.Opening) { o.Agreed = true })
	tab, err := referee.Load(log, titles{}, "camels")
	must(t, err)
	_, acting := tab.Over()
	for s := range acting.All() {
		done, err := tab.Give(s, &wire.Give{ID: wire.ID{9}, All: []game.Command{{Seat: s, Kind: game.KindSit, Text: "x"}}})
		must(t, err)
		if done.Why == nil || done.Why.Why != "not-begun" {
			t.Errorf("before the seed is agreed seat %d is answered %+v, want not-begun", s, done)
		}
	}
}

// TestRiggingShows: the log of an honest game holds for everybody; one in which a line is left
// out, a command or the seed is another, or that is another's game, does not.
func TestRiggingShows(t *testing.T) {
	all, other := whole(t, &referee.Memory{}, 5), whole(t, &referee.Memory{}, 5)
	for _, s := range all {
		if err := referee.Check(s.Laid, titles{}, told(s, "camels")); err != nil {
			t.Fatalf("an honest game does not hold for seat %d: %v", s.Seat, err)
		}
	}
	wrong := func(what string, lines [][]byte, change func(*referee.Told)) {
		t.Helper()
		x := told(all[1], "camels")
		if change != nil {
			change(x)
		}
		if err := referee.Check(lines, titles{}, x); err == nil {
			t.Errorf("%s: it holds, want it found", what)
		} else {
			t.Logf("%s: %v", what, err)
		}
	}
	lines := all[1].Laid
	wrong("nothing", nil, nil)
	wrong("another's game", other[1].Laid, nil)
	wrong("the end left out", lines[:len(lines)-1], nil)
	wrong("another seed", lines, func(x *referee.Told) { x.Commit[0] ^= 1 })
	wrong("another head", lines, func(x *referee.Told) { x.Heads[3][0] ^= 1 })
	wrong("an answer to nothing", lines, func(x *referee.Told) {
		x.Answers = append(x.Answers, wire.Done{ID: wire.ID{77}, N: 1})
	})
	wrong("a note that was not", lines, func(x *referee.Told) { x.Notes = append(x.Notes, wire.Note{Sort: wire.Phrase}) })
	wrong("another die", lines, func(x *referee.Told) {
		for k := range x.Steps {
			for i := range x.Steps[k].Events {
				e := &x.Steps[k].Events[i]
				for j := range e.Rolls {
					e.Rolls[j].Got ^= 1
					return
				}
			}
		}
		x.Steps[0].Seat++
	})
}

// TestTheLogGrowsOnWhenItIsLaidOpen: what is said after a log was laid open is not in it. No guest
// ever has such a log beside what it has heard since, and each has one with it in the end.
func TestTheLogGrowsOnWhenItIsLaidOpen(t *testing.T) {
	ctx, guests := seated(t, &referee.Memory{}, func(o *referee.Opening) { o.Words = wire.SetPhrases })
	for _, g := range guests {
		over(t, g)
	}
	first := guests[0]
	first.AskJournal()
	for said, want := 0, 0; ; {
		s, moved := first.State()
		if len(s.Notes) >= want && len(s.Laid) > 0 {
			if err := referee.Check(s.Laid, titles{}, told(s, "camels")); err != nil {
				t.Fatalf("%d things were said after it was laid open: %v", said, err)
			}
			if said == 3 {
				return
			}
			said, want = said+1, len(s.Notes)+1
			guests[1].Say(wire.Note{Sort: wire.Phrase, N: int64(said)}, nil)
		}
		select {
		case <-moved:
		case <-ctx.Done():
			t.Fatalf("%d things were said, %d are heard: the log is not laid open", said, len(s.Notes))
		}
	}
}

// TestAKeptTableGoesOn: what a guest keeps of its table in the middle of a game is the same
// table again, hears what it has missed alone, and holds at the end; what is mangled is no
// table, and does no harm.
func TestAKeptTableGoesOn(t *testing.T) {
	log := &referee.Memory{}
	_, tokens := begin(t, log, 3, func(o *referee.Opening) { o.Agreed = true })
	h := New(log, titles{}, Usual)
	srv := httptest.NewServer(h.Handler())
	defer srv.Close()
	defer h.Close()
	var guests []*guest.Table
	ctx, end := context.WithCancel(t.Context())
	defer end()
	for s := range players {
		g := guest.Sit(guest.Link{Host: srv.Listener.Addr().String(), Table: "camels", Token: tokens[s]}, rulesOf, false)
		if g.Kept() != nil {
			t.Fatal("something is kept of a table of which nothing was heard")
		}
		guests = append(guests, g)
	}
	half, away := context.WithCancel(ctx)
	for _, g := range guests[1:] {
		go func() { _ = g.Run(ctx) }()
		go play(ctx, t, g, nil)
	}
	gone := make(chan error, 1)
	go func() { gone <- guests[0].Run(half) }()
	go play(half, t, guests[0], nil)
	for {
		s, moved := guests[0].State()
		if len(s.Steps) > 5 {
			break
		}
		<-moved
	}
	away()
	<-gone
	kept := guests[0].Kept()
	was, _ := guests[0].State()
	back := guest.Sit(guests[0].Link(), rulesOf, false)
	must(t, back.Recall(kept))
	is, _ := back.State()
	if len(is.Steps) != len(was.Steps) || len(is.Notes) != len(was.Notes) || len(is.Heads) != len(was.Heads) || game.HashOf(is.Position) != game.HashOf(was.Position.Clone()) || is.Online {
		t.Fatalf("kept are %d steps, %d notes, %d heads; want %d, %d, %d, and the same position", len(is.Steps), len(is.Notes), len(is.Heads), len(was.Steps), len(was.Notes), len(was.Heads))
	}
	for n := range kept {
		if n%7 == 0 {
			x := slices.Clone(kept)
			x[n] ^= 0x10
			mangled := guest.Sit(guests[0].Link(), rulesOf, false)
			_ = mangled.Recall(x) // as it may be: it comes to no harm
			if err := mangled.Recall(kept[:n]); err == nil {
				t.Fatalf("the first %d of %d bytes are a table", n, len(kept))
			}
		}
	}
	go func() { _ = back.Run(ctx) }()
	play(ctx, t, back, nil)
	back.AskJournal()
	for {
		s, moved := back.State()
		if len(s.Laid) > 0 {
			if err := referee.Check(s.Laid, titles{}, told(s, "camels")); err != nil {
				t.Errorf("at the end: %v", err)
			}
			return
		}
		<-moved
	}
}
