package play_test

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
)

// Where somebody tells beats, the position that the command was given in is shown till they have
// been played; where nobody does, all is seen at once.
func TestWhatATellerIsGiven(t *testing.T) {
	for _, tells := range []bool{true, false} {
		p, _ := withBots(t, 1, nil)
		var before string
		if tells {
			p.Tell = func(d *play.Doing) []play.Beat {
				before = game.HashOf(d.Before)
				return []play.Beat{{Kind: play.PageBeat, Page: 1}, {Kind: play.LineBeat, Event: len(d.Events) - 1}}
			}
		}
		was := local.Of(p).Hash()
		p.Do(p.Choices()[0], int(p.Choices()[0].Min))
		now := local.Of(p).Hash()
		want := now
		if tells {
			want = was
			if before != was {
				t.Errorf("the teller is given %s as the position before the command, want %s", before, was)
			}
		}
		if got := game.HashOf(p.Stand()); got != want || was == now {
			t.Errorf("a teller: %v; shown is %s, want %s; before the command it was %s, now %s", tells, got, want, was, now)
		}
	}
}

// post is a hand that answers when the test says so, and a board to go with it.
type post struct {
	*local.Table
	answers []func()
}

func (h *post) Give(all []game.Command, then func(int, error)) {
	h.answers = append(h.answers, func() { h.Table.Give(all, then) })
}

func (h *post) answer() {
	a := h.answers[0]
	h.answers = h.answers[1:]
	a()
}

// While an answer is awaited nothing else is given. What was set meanwhile is given then, one
// after the other, unless somebody else has sat down.
func TestWhileAnAnswerIsAwaited(t *testing.T) {
	here, _ := withBots(t, 2, nil)
	h := &post{Table: &local.Table{Table: local.Of(here)}}
	p := play.New(h, h, play.Host{})
	p.SitDown()
	var done []int
	give := func(n int) {
		p.Give([]game.Command{{Kind: game.KindSit, Seat: 1, Text: string(rune('a' + n))}}, func(int, error) { done = append(done, n) })
	}
	give(0)
	give(1) // the player had not seen what it would have been about
	p.Next(func() { give(2) })
	p.Next(func() { give(3) })
	for i, want := range []string{"a", "c", "d"} {
		if !p.Waiting() {
			t.Fatalf("no answer is awaited after %d of 3", i)
		}
		if h.answer(); p.Sitter(1) != want {
			t.Errorf("after %d answers %q sits there, want %q; done are %v", i+1, p.Sitter(1), want, done)
		}
	}
	give(4)
	p.Next(func() { give(5) })
	p.SitAs(1)
	if h.answer(); p.Waiting() || len(done) != 4 {
		t.Errorf("what another player set is given: done are %v, want [0 2 3 4]", done)
	}
	p.Give(nil, func(n int, err error) { done = append(done, -1) })
	if p.Waiting() || done[len(done)-1] != -1 {
		t.Errorf("nothing is given, and waited for; done are %v", done)
	}
}

// Who comes back to a game knows what happened until they chose last, with what came of it still to be told; standing
// orders choose nothing by hand, and who never chose knows of what was there at first.
func TestWhatWhoComesBackKnows(t *testing.T) {
	p, _ := withBots(t, 2, nil)
	first := len(p.Events())
	want := [2]int{first, first}
	for turn := range 12 {
		s := p.Acting().First()
		if turn == 8 { // from here on the second player's orders are followed
			p.Order(1, game.OrderPrefix+"wait")
		}
		if turn < 8 || s == 0 {
			want[s] = len(p.Events())
		}
		local.Do(p, p.ChoicesOf(s)[0].Command(int(p.ChoicesOf(s)[0].Min)))
		again := local.New(local.Of(p), play.Host{})
		for who := range game.Seat(2) {
			if again.Since[who] != want[who] {
				t.Fatalf("after %d choices seat %d knows of %d of %d events, want %d", turn+1, who, again.Since[who], len(p.Events()), want[who])
			}
		}
	}
}
