package island

import (
	"bytes"
	"fmt"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/game/island/box"
)

// ways are the ways that games are tried in, each with what it changes.
var ways = []struct {
	name string
	set  func(s *box.Settings)
}{
	{"normal", func(*box.Settings) {}},
	{"west", func(s *box.Settings) { s.West = true }},
	{"a", func(s *box.Settings) { s.Letters = "a" }},
	{"f", func(s *box.Settings) { s.Letters = "f" }},
	{"g", func(s *box.Settings) { s.Letters = "g" }},
	{"bcde", func(s *box.Settings) { s.Letters, s.Darkness = "bcde", 2 }},
	{"guests", func(s *box.Settings) { s.Guests = true }},
	{"apart", func(s *box.Settings) { s.Apart = true }},
	{"open", func(s *box.Settings) { s.Open = true }},
	{"by the letter", func(s *box.Settings) { s.ByLetter = true }},
}

// settingsOf are those of a way, ok is false where it is not played by so many.
func settingsOf(n int, set func(*box.Settings)) (box.Settings, bool) {
	s := box.ForSeats(n)
	set(&s)
	return s, s.Check() == nil
}

// Games of one to four players conform in every way.
func TestIslandConforms(t *testing.T) {
	for _, w := range ways {
		for n := 1; n <= box.MostPlayers; n++ {
			if s, ok := settingsOf(n, w.set); ok {
				t.Run(fmt.Sprintf("%s by %d", w.name, n), func(t *testing.T) {
					gametest.Conform(t, Rules{}, s.Encode(), []uint64{uint64(n), 1 << 63}, 500)
				})
			}
		}
	}
}

// chooser picks among choices, and seldom what is said aloud, so that games go on for a
// while.
func chooser(seed uint64) func(cs []game.Choice) game.Command {
	r := game.NewRandom(seed)
	return func(cs []game.Choice) game.Command {
		for {
			c := r.Choose(cs)
			if k := c.Kind; k != Speak && k != Breach && k != Think && k != PutDown || r.IntN(30) == 0 || len(cs) < 9 {
				return c
			}
		}
	}
}

// play plays a game to its end with random choices; seen is called after each command.
func play(t testing.TB, s box.Settings, seed uint64, seen func(*game.Table)) *game.Table {
	t.Helper()
	table, err := game.NewTable(Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	for pick := chooser(seed); !table.Over(); {
		cs := table.Choices()
		if len(cs) == 0 {
			t.Fatalf("seed %d, command %d: nothing to choose from in %s", seed, table.Len(), table.Position().(*Position).top().Step.Name())
		}
		if _, err := table.Do(pick(cs)); err != nil {
			t.Fatal(err)
		}
		if err := table.Position().Sound(); err != nil {
			t.Fatalf("seed %d, command %d: %v", seed, table.Len(), err)
		}
		if seen != nil {
			seen(table)
		}
	}
	return table
}

// Random games of every way come to their end (23.5).
func TestRandomGamesEnd(t *testing.T) {
	for _, w := range ways {
		for n := 1; n <= box.MostPlayers; n++ {
			s, ok := settingsOf(n, w.set)
			for seed := range uint64(6) {
				if ok && !play(t, s, seed, nil).Position().Result().Over() {
					t.Errorf("%s by %d, seed %d: no end", w.name, n, seed)
				}
			}
		}
	}
}

// Every step, choice and event has a name, once, and a rule.
func TestNamesAreWhole(t *testing.T) {
	seen := map[string]bool{}
	once := func(of, name string) {
		t.Helper()
		if name == "" || seen[of+name] {
			t.Errorf("%s %q: no name, or twice", of, name)
		}
		seen[of+name] = true
	}
	for s := playing; s < stepKinds; s++ {
		if s == firstAsked {
			continue
		}
		once("step", s.Name())
		if (steps[s].run == nil) == (steps[s].choices == nil) || s.Rule() == "" || steps[s].run == nil != (s > firstAsked) {
			t.Errorf("%s is neither work nor a question, or both", s.Name())
		}
	}
	for k := Begin; k < kinds; k++ {
		once("kind", KindName(k))
	}
	for k := Began; k < eventKinds; k++ {
		if once("event", EventName(k)); events[k].rule == "" || events[k].tells != nil && events[k].tells.NumField() > 6 {
			t.Errorf("%s has no rule, or tells too much", EventName(k))
		}
	}
	for s := range Sentences {
		once("sentence", s.Name())
	}
	for e := range Errands {
		once("errand", e.Name())
	}
	for e := ComeHome; e < endings; e++ {
		once("ending", e.Name())
	}
}

// Every question is asked, and nearly every choice taken, in random games: what only those
// do who come far is in the games of package bots.
func TestEverythingIsAsked(t *testing.T) {
	asked, taken := map[StepKind]bool{}, map[game.Kind]bool{}
	for _, w := range ways {
		for seed := range uint64(24) {
			s, ok := settingsOf(1+int(seed%4), w.set)
			if !ok {
				continue
			}
			play(t, s, 100+seed, func(table *game.Table) {
				if p := table.Position().(*Position); p.depth > 0 {
					asked[p.top().Step] = true
				}
				taken[table.CommandAt(table.Len()-1).Kind] = true
			})
		}
	}
	for s := Beginning; s < stepKinds; s++ {
		if !asked[s] && s != Beginning {
			t.Errorf("%s is never asked", s.Name())
		}
	}
	for k := Begin; k < kinds; k++ {
		if !taken[k] && k != Call && k != Consult && k != QuestFinish {
			t.Errorf("%s is never chosen", KindName(k))
		}
	}
}

// FuzzDecode: any bytes are a position or an error, and one can go on from a position that
// was read.
func FuzzDecode(f *testing.F) {
	for n := 1; n <= box.MostPlayers; n++ {
		table, err := game.NewTable(Rules{}, box.ForSeats(n).Encode(), 1)
		if err != nil {
			f.Fatal(err)
		}
		pick := chooser(1)
		for table.Len() < 120 && !table.Over() {
			if _, err := table.Do(pick(table.Choices())); err != nil {
				f.Fatal(err)
			}
			if table.Len()%40 == 0 {
				f.Add(table.Position().Append(nil))
			}
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) { goOn(t, data) })
}

// goOn plays on from a position, if the bytes are one.
func goOn(t *testing.T, data []byte) {
	t.Helper()
	p, err := Rules{}.Decode(data)
	if err != nil {
		return
	}
	again, err := Rules{}.Decode(p.Append(nil))
	if err != nil || !bytes.Equal(again.Append(nil), p.Append(nil)) {
		t.Fatalf("written again: %v", err)
	}
	rec := &game.Record{Game: "island", Version: 1, Settings: p.(*Position).cfg.Encode(), Position: data}
	table, err := game.Resume(Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	for pick := chooser(2); !table.Over() && table.Len() < 20; {
		cs := table.Choices()
		if len(cs) == 0 {
			return // bent so that it leads nowhere; it is noticed, and nothing breaks
		}
		if _, err := table.Do(pick(cs)); err != nil {
			t.Fatal(err)
		}
	}
}

// A position with one number changed is refused, or one can go on from it.
func TestBentPositions(t *testing.T) {
	pick := game.NewRandom(9)
	for i, w := range ways {
		s, ok := settingsOf(1+i%4, w.set)
		if !ok {
			continue
		}
		play(t, s, uint64(i), func(table *game.Table) {
			if pick.IntN(8) > 0 {
				return
			}
			data := table.Position().Append(nil)
			for range 30 {
				bent := bytes.Clone(data)
				bent[pick.IntN(len(bent))] = byte(pick.IntN(64))
				goOn(t, bent)
			}
		})
	}
}

// 18.2: somebody else may take a seat at any time.
func TestSomebodyElsePlaysOn(t *testing.T) {
	table := play(t, box.ForSeats(2), 3, nil)
	rec := table.Record()
	rec.Log = rec.Log[:20]
	rec.Hash, rec.Story = "", nil
	half, err := game.Replay(Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	if err := half.Sit(1, "keen"); err != nil || half.Sitter(1) != "keen" {
		t.Errorf("seat 1 is played by %q: %v", half.Sitter(1), err)
	}
}
