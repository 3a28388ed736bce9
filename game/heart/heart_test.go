package heart

import (
	"bytes"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/game/heart/box"
)

// Games of every number of players conform, by all the switches of 21.
func TestHeartConforms(t *testing.T) {
	for n := 1; n <= box.MaxSeats; n++ {
		s := box.ForSeats(n)
		gametest.Conform(t, Rules{}, s.Encode(), []uint64{uint64(n), 1 << 63}, 900)
	}
	s := box.ForSeats(2)
	s.EvenPatrons, s.NoEnvy, s.Names, s.Goal = true, true, false, 30
	gametest.Conform(t, Rules{}, s.Encode(), []uint64{5}, 900)
}

// play plays a game to its end with random choices; seen is called after each command.
func play(t testing.TB, s box.Settings, seed uint64, seen func(*game.Table)) *game.Table {
	t.Helper()
	table, err := game.NewTable(Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	for r := game.NewRandom(seed); !table.Over(); {
		cs := table.Choices()
		if len(cs) == 0 {
			t.Fatalf("seed %d, command %d: nothing to choose from in %s", seed, table.Len(), table.Position().(*Position).top().Step.Name())
		}
		if _, err := table.Do(r.Choose(cs)); err != nil {
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

// Random games of every number of players come to their end.
func TestRandomGamesEnd(t *testing.T) {
	for n := 1; n <= box.MaxSeats; n++ {
		for seed := range uint64(30) {
			p := play(t, box.ForSeats(n), seed, nil).Position().(*Position)
			if !p.over || p.turnNo < 1 || p.turnNo > box.MostTurns || n == 1 && p.turnNo > box.SoloTurns {
				t.Errorf("%d players, seed %d: over after %d turns", n, seed, p.turnNo)
			}
		}
	}
}

// FuzzDecode: any bytes are a position or an error, and one can go on from a position
// that was read.
func FuzzDecode(f *testing.F) {
	for n := 1; n <= box.MaxSeats; n += 2 {
		table, err := game.NewTable(Rules{}, box.ForSeats(n).Encode(), 1)
		if err != nil {
			f.Fatal(err)
		}
		r := game.NewRandom(1)
		for table.Len() < 120 && !table.Over() {
			if _, err := table.Do(r.Choose(table.Choices())); err != nil {
				f.Fatal(err)
			}
			if table.Len()%40 == 0 {
				f.Add(table.Position().Append(nil))
			}
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := Rules{}.Decode(data)
		if err != nil {
			return
		}
		again, err := Rules{}.Decode(p.Append(nil))
		if err != nil || !bytes.Equal(again.Append(nil), p.Append(nil)) {
			t.Fatalf("written again: %v", err)
		}
		rec := &game.Record{Game: "heart", Version: 1, Settings: p.(*Position).cfg.Encode(), Position: data}
		table, err := game.Resume(Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		for r := game.NewRandom(2); !table.Over() && table.Len() < 20; {
			if _, err := table.Do(r.Choose(table.Choices())); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// Every step, choice, event, cause and source has a name, once.
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
		if (steps[s].run == nil) == (steps[s].choices == nil) || s.Rule() == "" {
			t.Errorf("%s is neither work nor a question, or both", s.Name())
		}
	}
	for k := Begin; k < kinds; k++ {
		once("kind", KindName(k))
	}
	for k := Decided; k < eventKindsTold; k++ {
		once("event", EventName(k))
	}
	for c := range box.Causes {
		once("cause", c.Name())
	}
	for s := range box.Sources {
		once("source", s.Name())
	}
}

// Everything that can be asked and told is, in random games: nothing in the tables is
// dead.
func TestEverythingHappens(t *testing.T) {
	asked, told, taken := map[Step]bool{}, map[game.EventKind]bool{}, map[game.Kind]bool{}
	for seed := range uint64(60) {
		table := play(t, box.ForSeats(1+int(seed%5)), 100+seed, func(table *game.Table) {
			if p := table.Position().(*Position); p.depth > 0 {
				asked[p.top().Step] = true
			}
			taken[table.CommandAt(table.Len()-1).Kind] = true
		})
		for _, e := range table.Events() {
			told[e.Kind] = true
		}
	}
	for s := Opening; s < stepKinds; s++ {
		if !asked[s] && s != Opening && s != KeepingThree { // 3.2 is too rare, and has its own test
			t.Errorf("%s is never asked", s.Name())
		}
	}
	for k := Decided; k < eventKindsTold; k++ {
		if !told[k] && k != BranchEnds && k != FindNamed { // an empty cup; names are given by people
			t.Errorf("%s is never told", EventName(k))
		}
	}
	for k := Begin; k < kinds; k++ {
		if !taken[k] && k != KeepThing {
			t.Errorf("%s is never chosen", KindName(k))
		}
	}
}

// A position with one number changed is refused, or one can go on from it.
func TestBentPositions(t *testing.T) {
	goOn := func(data []byte) {
		p, err := Rules{}.Decode(data)
		if err != nil {
			return
		}
		rec := &game.Record{Game: "heart", Version: 1, Settings: p.(*Position).cfg.Encode(), Position: data}
		table, err := game.Resume(Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		for r := game.NewRandom(2); !table.Over() && table.Len() < 12; {
			cs := table.Choices()
			if len(cs) == 0 {
				return // bent so that it leads nowhere; it is noticed, and nothing breaks
			}
			if _, err := table.Do(r.Choose(cs)); err != nil {
				t.Fatal(err)
			}
		}
	}
	pick := game.NewRandom(9)
	for seed := range uint64(12) {
		play(t, box.ForSeats(1+int(seed%5)), seed, func(table *game.Table) {
			if pick.IntN(12) > 0 {
				return
			}
			data := table.Position().Append(nil)
			for range 20 {
				bent := bytes.Clone(data)
				// Most that can be bent lies at the end: the stack of steps.
				at := len(bent) - 1 - pick.IntN(min(len(bent), []int{60, 200, len(bent)}[pick.IntN(3)]))
				bent[at] = byte(pick.IntN(64))
				goOn(bent)
			}
		})
	}
}
