package referee

import (
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/internal/wire"
)

// sitting is a table of the small game in a test, whose clock is the test's.
type sitting struct {
	*Table
	t   *testing.T
	log *Memory
	now time.Time
	ids byte
}

func sit(t *testing.T, clock wire.Clock, w wire.Words) *sitting {
	o := opening(caravan.Rules{}.Name(), 7)
	o.At, o.Clock, o.Words = 1_000_000_000, clock, w
	s := &sitting{t: t, log: &Memory{}, now: time.UnixMilli(o.At)}
	tab, err := Begin(s.log, games{}, o)
	must(t, err)
	tab.Now = func() time.Time { return s.now }
	s.Table = tab
	return s
}

// give has a seat give something; why is the key of what is wrong with it, "" where nothing is.
func (s *sitting) give(by game.Seat, g wire.Give, why string) {
	s.t.Helper()
	s.ids++
	g.ID = wire.ID{s.ids, 1}
	done, err := s.Give(by, &g)
	must(s.t, err)
	got := ""
	if done.Why != nil {
		got = done.Why.Why
	}
	if got != why {
		s.t.Fatalf("seat %d gives %+v: refused by %q, want %q", by, g, got, why)
	}
}

func (s *sitting) say(by game.Seat, n wire.Note, why string) {
	s.t.Helper()
	s.give(by, wire.Give{Say: []wire.Note{n}}, why)
}

// play has the seats that may act act, so many times.
func (s *sitting) play(times int) {
	s.t.Helper()
	for range times {
		cs := s.table.Choices()
		s.give(cs[0].Seat, wire.Give{All: []game.Command{cs[0].Command(int(cs[0].Min))}}, "")
	}
}

// again is the table as its log has it: the same in all that can be asked.
func (s *sitting) again() {
	s.t.Helper()
	tab, err := Load(s.log, games{}, s.open.ID)
	must(s.t, err)
	tab.Now = s.Now
	if got, want := tab.table.Hash(), s.table.Hash(); got != want || tab.all != s.all {
		s.t.Fatalf("read again the position is %.8s and %d steps are all's, want %.8s and %d", got, tab.all, want, s.all)
	}
	for i, c := range s.times() {
		if got := tab.times()[i]; got != c {
			s.t.Fatalf("read again the clock of seat %d is %+v, want %+v", i, got, c)
		}
	}
	if tab.replaced != s.replaced || tab.back != s.back || len(tab.notes) != len(s.notes) {
		s.t.Fatalf("read again %b are replaced, %+v is asked, %d notes; want %b, %+v, %d", tab.replaced, tab.back, len(tab.notes), s.replaced, s.back, len(s.notes))
	}
	s.Table = tab
}

// TestGoingBackTakesEverybody: behind what all have heard a game goes back when all persons
// have agreed, and then with other dice; one who refuses, or plays on, ends the asking.
func TestGoingBackTakesEverybody(t *testing.T) {
	s := sit(t, wire.Clock{}, wire.SetPhrases)
	s.play(5)
	want, to := s.table.Hash(), s.serials[4]
	ear, err := s.Listen(1, &wire.Hello{})
	must(t, err)
	s.play(9)
	_, err = ear.Hear()
	must(t, err)
	steps := len(s.serials)
	for _, end := range []func(){
		func() { s.say(2, wire.Note{Sort: wire.Refuse}, "") },
		func() { s.play(1); steps++ },
		func() { s.say(0, wire.Note{Sort: wire.Refuse}, "") }, // who asked does no more
	} {
		s.say(1, wire.Note{Sort: wire.Agree}, "not-asked")
		s.say(0, wire.Note{Sort: wire.Back, N: to}, "")
		s.say(1, wire.Note{Sort: wire.Back, N: to}, "not-back")
		s.say(0, wire.Note{Sort: wire.Agree}, "not-asked")
		s.say(1, wire.Note{Sort: wire.Agree}, "")
		s.again()
		end()
		s.say(2, wire.Note{Sort: wire.Agree}, "not-asked")
		if len(s.serials) != steps {
			t.Fatalf("%d steps, want %d: not all have agreed", len(s.serials), steps)
		}
	}
	s.say(0, wire.Note{Sort: wire.Back, N: 999}, "not-back")
	s.say(game.Nobody, wire.Note{Sort: wire.Back, N: to}, "not-yours")
	s.say(0, wire.Note{Sort: wire.Back, N: to}, "")
	s.say(1, wire.Note{Sort: wire.Agree}, "")
	s.say(2, wire.Note{Sort: wire.Agree}, "")
	if got := s.table.Hash(); got != want || len(s.serials) != 5 {
		t.Fatalf("after %d steps the position is %.8s, want %.8s after 5", len(s.serials), got, want)
	}
	ear, err = s.Listen(1, &wire.Hello{Have: 14, Last: 14})
	must(t, err)
	m, err := ear.Hear()
	must(t, err)
	if m.Begin == nil || len(m.Steps) != 5 {
		t.Errorf("a guest who had all is told %d steps, begin %v; want 5 from the beginning", len(m.Steps), m.Begin != nil)
	}
	s.again()
	s.play(6)
	s.again()
}

// TestConsentIsAPersonsMatter: who sits with computer players alone goes back at once, and
// these wait while somebody is asked.
func TestConsentIsAPersonsMatter(t *testing.T) {
	s := sit(t, wire.Clock{}, wire.Silent)
	for _, x := range []game.Seat{1, 2} {
		s.give(x, wire.Give{All: []game.Command{{Seat: x, Kind: game.KindSit, Text: "random"}}}, "")
	}
	s.play(1)
	for more := true; more; {
		var err error
		more, err = s.Think()
		must(t, err)
	}
	s.give(2, wire.Give{All: []game.Command{{Seat: 2, Kind: game.KindSit}}}, "")
	s.say(0, wire.Note{Sort: wire.Back, N: s.serials[2]}, "")
	if more, err := s.Think(); more || err != nil {
		t.Errorf("while all are asked a computer player thinks (%v)", err)
	}
	s.say(2, wire.Note{Sort: wire.Agree}, "")
	if len(s.serials) != 3 {
		t.Errorf("%d steps, want 3", len(s.serials))
	}
	s.again()
}

// hour and day are in milliseconds.
const (
	hour = 3_600_000
	day  = 24 * hour
)

// pass has time go by, and what comes of it.
func (s *sitting) pass(millis int64) {
	s.t.Helper()
	s.now = s.now.Add(time.Duration(millis) * time.Millisecond)
	if due, ok := s.Due(); ok && !due.After(s.now) {
		must(s.t, s.Tick())
		if due, ok := s.Due(); ok && !due.After(s.now) {
			s.t.Fatalf("a clock was due at %v and still is after it was asked at %v", due, s.now)
		}
	}
	s.again()
}

// TestClocksAtNought: what was agreed comes of them: it is shown, a computer player has the
// turn, or the others vote.
func TestClocksAtNought(t *testing.T) {
	turn := wire.Clock{Each: day, Start: 0, Most: day, Bot: "random"}
	t.Run("shown", func(t *testing.T) {
		s := sit(t, turn, wire.Silent)
		who := s.table.Acting().First()
		s.play(1)
		s.pass(day - 1)
		if len(s.notes) != 0 {
			t.Fatalf("before a day is over the notes are %+v", s.notes)
		}
		s.pass(1)
		s.pass(day)
		if len(s.notes) != 1 || s.notes[0].Sort != wire.Flag || s.table.Sitter(who) != "" {
			t.Fatalf("notes %+v, want that a clock is at nought once and no more", s.notes)
		}
	})
	t.Run("computer", func(t *testing.T) {
		c := turn
		c.End = wire.Computer
		s := sit(t, c, wire.Silent)
		s.play(1)
		who := s.table.Acting().First()
		s.pass(2 * day)
		if got := s.table.Sitter(who); got != "random" {
			t.Fatalf("after two days seat %d is played by %q", who, got)
		}
		for s.table.Acting().Has(who) {
			_, err := s.Think()
			must(t, err)
		}
		if got := s.table.Sitter(who); got != "" || s.replaced != 0 {
			t.Fatalf("after its turn seat %d is played by %q", who, got)
		}
		s.again()
		who = s.table.Acting().First()
		s.pass(2 * day)
		s.play(1) // it is back in the middle of its turn
		if got := s.table.Sitter(who); got != "" {
			t.Fatalf("seat %d has come back and is played by %q", who, got)
		}
		s.again()
	})
	t.Run("vote", func(t *testing.T) {
		c := turn
		c.End = wire.Voted
		s := sit(t, c, wire.Silent)
		s.play(1)
		who := s.table.Acting().First()
		a, b := (who+1)%3, (who+2)%3
		s.say(a, wire.Note{Sort: wire.Vote, N: int64(who)}, "no-vote")
		s.pass(day)
		s.say(who, wire.Note{Sort: wire.Vote, N: int64(who)}, "no-vote")
		s.say(a, wire.Note{Sort: wire.Vote, N: int64(who)}, "")
		s.say(a, wire.Note{Sort: wire.Vote, N: int64(who)}, "no-vote")
		if got := s.table.Sitter(who); got != "" {
			t.Fatalf("one of two has voted, and seat %d is played by %q", who, got)
		}
		s.say(b, wire.Note{Sort: wire.Vote, N: int64(who)}, "")
		if got := s.table.Sitter(who); got != "random" {
			t.Fatalf("both have voted, and seat %d is played by %q", who, got)
		}
		s.again()
		for s.table.Acting().Has(who) {
			_, err := s.Think()
			must(t, err)
		}
		if got := s.table.Sitter(who); got != "random" {
			t.Fatalf("until it is back seat %d is played by %q, want random", who, got)
		}
		s.give(who, wire.Give{All: []game.Command{{Seat: who, Kind: game.KindSit}}}, "")
		s.again()
	})
}

// TestTimeIsSavedUp: up to what was agreed, and stands through holidays.
func TestTimeIsSavedUp(t *testing.T) {
	s := sit(t, wire.Clock{Each: hour, Start: 5 * hour, Most: 7 * hour, Holidays: 3}, wire.Silent)
	s.play(1)
	who := s.table.Acting().First()
	left := func(want int64) {
		t.Helper()
		if got := s.times()[who].Left; got != want {
			t.Fatalf("seat %d has %d ms left, want %d", who, got, want)
		}
	}
	left(6 * hour)
	s.pass(2 * hour)
	left(4 * hour)
	s.say(who, wire.Note{Sort: wire.Holiday, N: 4}, "no-holiday")
	s.say(who, wire.Note{Sort: wire.Holiday, N: 2}, "")
	s.pass(2 * day)
	left(4 * hour)
	s.pass(hour)
	left(3 * hour)
	s.say(who, wire.Note{Sort: wire.Holiday, N: 2}, "no-holiday")
	s.say(who, wire.Note{Sort: wire.Holiday, N: 1}, "")
	s.pass(hour)
	s.say(who, wire.Note{Sort: wire.Holiday}, "") // back early
	s.pass(hour)
	left(2 * hour)
	for range 12 { // in turn, at once
		s.play(1)
	}
	for i, c := range s.times() {
		if c.Left > 7*hour || c.Left < 3*hour {
			t.Errorf("seat %d has %d ms left, want between three hours and the seven that can be saved up", i, c.Left)
		}
	}
	s.again()
}

// TestNobodyOwesTime: who was late has for the next turn as much as anybody, be it that they had
// not come or that the host looked at its clocks late.
func TestNobodyOwesTime(t *testing.T) {
	s := sit(t, wire.Clock{Each: hour, Most: 3 * hour}, wire.Silent)
	s.play(1)
	who := s.table.Acting().First()
	s.pass(3 * hour)
	for again := true; again; again = !s.table.Acting().Has(who) {
		s.play(1)
	}
	if got := s.times()[who].Left; got != hour {
		t.Fatalf("seat %d, whose turn before took two hours too long, has %d ms left, want %d", who, got, hour)
	}
}

// TestWhatMayBeSaid: as much as was agreed.
func TestWhatMayBeSaid(t *testing.T) {
	said, phrase := wire.Note{Sort: wire.Said, Text: "Kumbe!"}, wire.Note{Sort: wire.Phrase, N: wire.Phrases - 1}
	for w, want := range map[wire.Words][2]string{wire.Silent: {"not-said", "not-said"}, wire.SetPhrases: {"not-said", ""}, wire.FreeText: {"", ""}} {
		s := sit(t, wire.Clock{}, w)
		s.say(1, said, want[0])
		s.say(1, phrase, want[1])
		s.say(game.Nobody, phrase, "not-yours")
		s.say(1, wire.Note{Sort: wire.Said, Text: " \n"}, "not-said")
		s.say(1, wire.Note{Sort: wire.Phrase, N: wire.Phrases}, "not-said")
		s.say(1, wire.Note{Sort: wire.Went}, "not-yours")
		for _, n := range s.notes {
			if n.Seat != 1 || n.At != s.now.UnixMilli() {
				t.Errorf("noted %+v, want it by seat 1 at %d", n, s.now.UnixMilli())
			}
		}
		s.again()
	}
}

// TestOnceMore: when a game is over and all who are there would play once more, another begins for
// the same seats, by the same settings and with another seed, at a table that the same tokens open;
// not before, not for one alone, and not twice.
func TestOnceMore(t *testing.T) {
	s := sit(t, wire.Clock{}, wire.SetPhrases)
	s.say(0, wire.Note{Sort: wire.Again}, "not-over")
	_, err := s.Give(2, &wire.Give{ID: wire.ID{7, 7}, All: []game.Command{{Seat: 2, Kind: game.KindSit, Text: "random"}}})
	must(t, err)
	for n := byte(1); !s.table.Over(); n++ {
		if more, err := s.Think(); err != nil || !more {
			must(t, err)
			s.play(1)
		}
	}
	s.Come(0)
	s.Come(1)
	s.say(0, wire.Note{Sort: wire.Again}, "")
	s.say(0, wire.Note{Sort: wire.Again}, "") // once more, as others may have gone
	if s.anew {
		t.Fatal("another game begins, and one who is there would not")
	}
	s.again()
	s.Come(0)
	s.Come(1)
	before := len(s.notes)
	s.say(1, wire.Note{Sort: wire.Again}, "")
	if len(s.notes) != before+2 || s.notes[before+1].Sort != wire.Anew {
		t.Fatalf("when all would, %+v is told, want the next table behind it", s.notes[before:])
	}
	s.say(1, wire.Note{Sort: wire.Again}, "not-over")
	next, err := Load(s.log, games{}, s.notes[before+1].Text)
	must(t, err)
	for seat := range s.open.Names {
		if next.open.Keys[seat] != s.open.Keys[seat] {
			t.Errorf("another token opens seat %d", seat)
		}
	}
	if next.open.Seed == s.open.Seed || string(next.open.Settings) != string(s.open.Settings) || next.table.Over() {
		t.Errorf("the next game has seed %d, settings %q, over %v; want another seed than %d, %q, false", next.open.Seed, next.open.Settings, next.table.Over(), s.open.Seed, s.open.Settings)
	}
	if got, want := next.table.Sitter(2), "random"; got != want {
		t.Errorf("seat 2 is played by %q, want %q", got, want)
	}
	s.again()
}
