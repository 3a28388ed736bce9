//go:build !js

package main

import (
	"strings"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/wire"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
)

// TestWhatIsSaidAtATable: a phrase, going back and its consent go from a window to another guest and
// back; what the table does not take is said why.
func TestWhatIsSaidAtATable(t *testing.T) {
	_, links := hostOf(t, "caravan")
	far := guest.Sit(links[1], rulesOf, false)
	go func() { _ = far.Run(t.Context()) }()
	w := windowIn(t, t.TempDir())
	if _, ok := w.tables.Now(); ok {
		t.Fatal("without a table there is one")
	}
	w.app.Push(menu.NewJoin(w.program, links[0].String()))
	w.ticks(t, "both have sat down", func() bool { return w.sits != nil })
	now := func() menu.TableNow {
		t.Helper()
		for w.sits.Poll() {
		}
		n, ok := w.tables.Now()
		if !ok {
			t.Fatal("there is no table")
		}
		return n
	}
	do := func(what menu.Saying, n int, text string) (said string) {
		t.Helper()
		answered := false
		w.tables.Do(what, n, text, func(err error) { said, answered = words.Err(err), true })
		w.ticks(t, "what is said is answered", func() bool { return answered })
		return said
	}
	if n := now(); n.Me != 0 || len(n.Seats) != 2 || len(n.Phrases) != wire.Phrases || n.Free || n.MayAsk || n.Clocked != "" {
		t.Errorf("the table stands so: %+v", n)
	}
	if got, want := do(menu.SayText, 0, "Kumbe!"), words.Say("why.not-said"); got != want {
		t.Errorf("a text where none may be said is answered %q, want %q", got, want)
	}
	if got := do(menu.SayPhrase, 0, ""); got != "" {
		t.Errorf("a phrase is answered %q", got)
	}
	w.ticks(t, "the phrase is heard here", func() bool { return len(now().Said) == 1 })
	if said := now().Said[0]; !strings.Contains(said, words.Say("talk.phrase.luck")) {
		t.Errorf("the phrase is told as %q", said)
	}
	acts := func(g *guest.Table, seat game.Seat) {
		if s, _ := g.State(); s.Position != nil && s.Now.Acting.Has(seat) && s.Waiting == 0 {
			g.Give([]game.Command{game.ChoicesOf(s.Position, seat)[0].Command(0)}, nil)
		}
	}
	w.ticks(t, "this seat has taken a step", func() bool {
		if !now().MayAsk {
			acts(far, 1)
			acts(w.tables.speaker(), 0)
		}
		st, _ := far.State()
		return now().MayAsk && st.Waiting == 0
	})
	if got := do(menu.AskBack, 0, ""); got != "" {
		t.Fatalf("asking to go back is answered %q", got)
	}
	far.Say(wire.Note{Sort: wire.Agree}, nil)
	w.ticks(t, "all have agreed", func() bool { said := now().Said; return said[len(said)-1] == words.Say("talk.note.went") })
	if text, _ := w.play.Host().Said(); !strings.Contains(text, words.Say("talk.note.went")) {
		t.Errorf("over the game stands %q, want that it was gone back", text)
	}
	far.Say(wire.Note{Sort: wire.Phrase, N: 7}, nil)
	w.ticks(t, "the other speaks", func() bool { return strings.Contains(strings.Join(now().Said, " "), words.Say("talk.phrase.stop")) })
}

// TestHowAClockIsTold: what is left goes on running between two words of the host, a holiday stops
// it, and a seat at nought may be voted on once.
func TestHowAClockIsTold(t *testing.T) {
	const hour = 60 * 60_000
	at := time.Unix(1e9, 0)
	s := guest.State{
		Names: []string{"Ann", "Ben", "Cleo"}, Heard: at, Clock: wire.Clock{Each: 72 * hour, End: wire.Voted, Holidays: 7},
		Now: wire.See{Acting: game.Seats(0b111), Here: game.Only(0), Times: []wire.Time{{Left: 50 * hour, Runs: true}, {Left: hour, Runs: true}, {Left: hour, Runs: true, Away: 24 * hour}}},
	}
	state := func(seat, after int) string {
		n := besideOf(&s, at.Add(time.Duration(after)*time.Hour))
		return n.Seats[seat].State
	}
	for _, x := range []struct {
		seat, after int
		want        string
	}{
		{0, 0, words.Phrase("talk.state.left", "time", words.Phrase("talk.time.days", "n", 3))},
		{0, 20, words.Phrase("talk.state.left", "time", words.Phrase("talk.time.hours", "n", 30))},
		{1, 2, words.Phrase("talk.state.nought")},
		{2, 4, words.Phrase("talk.state.holiday", "time", words.Phrase("talk.time.hours", "n", 20))},
		{2, 30, words.Phrase("talk.state.nought")},
	} {
		if got := state(x.seat, x.after); !strings.Contains(got, x.want) {
			t.Errorf("seat %d after %d hours: %q, want %q in it", x.seat, x.after, got, x.want)
		}
	}
	later := at.Add(2 * time.Hour)
	if n := besideOf(&s, later); !n.Seats[1].Vote || n.Seats[0].Vote || n.Seats[2].Vote || n.Holidays != 7 {
		t.Errorf("votes %v %v %v, %d days of holiday; want the second alone, and 7", n.Seats[0].Vote, n.Seats[1].Vote, n.Seats[2].Vote, n.Holidays)
	}
	s.Notes = []wire.Note{{Sort: wire.Flag, Seat: 1}, {Sort: wire.Vote, Seat: 0, N: 1}, {Sort: wire.Holiday, Seat: 0, N: 3}, {Sort: wire.Back, Seat: 2}, {Sort: wire.Said, Seat: 2, Text: "a\x1bb"}}
	n := besideOf(&s, later)
	if n.Seats[1].Vote || n.Holidays != 4 || !n.Asked {
		t.Errorf("a second vote %v, %d days, asked %v; want none, 4 and asked", n.Seats[1].Vote, n.Holidays, n.Asked)
	}
	if said := n.Said[len(n.Said)-1]; strings.Contains(said, "\x1b") || !strings.Contains(said, "Cleo") {
		t.Errorf("a text is told as %q", said)
	}
}
