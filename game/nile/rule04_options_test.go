package nile

import (
	"slices"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

// options as they are agreed on, each by itself and all together.
func options() []Settings {
	all := []func(s *Settings){
		func(s *Settings) { s.Target = 25 }, func(s *Settings) { s.PlaceForUs = !s.PlaceForUs }, func(s *Settings) { s.Gentle = true }, func(s *Settings) { s.Asked = true },
		func(s *Settings) { s.ShortDice = true }, func(s *Settings) { s.FreshDice = true }, func(s *Settings) { s.Close = true },
	}
	out := []Settings{testSettings(2, 75), testSettings(2, 75)}
	for _, set := range all {
		one := testSettings(2, 75)
		set(&one)
		set(&out[1])
		out = append(out, one)
	}
	return out
}

func TestRule4_7_OptionsAreKept(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range options() {
		got, err := ParseSettings(s.Encode())
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got.Encode(), s.Encode()) || got.Gentle != s.Gentle || got.Asked != s.Asked || got.ShortDice != s.ShortDice || got.FreshDice != s.FreshDice {
			t.Errorf("%+v became %+v", s, got)
		}
		pos, err := Rules{}.New(s.Encode())
		if err != nil {
			t.Fatal(err)
		}
		again, err := Rules{}.Decode(pos.Append(nil))
		if err != nil {
			t.Fatal(err)
		}
		v := again.(*Position).View(0).Settings()
		same(t, "a position keeps them", string(v.Encode()), string(s.Encode()))
		seen[string(s.Encode())] = true
	}
	same(t, "all differ", len(seen), len(options()))
}

// Who lays the counters: by hand or by chance, or by chance alone.
func TestRule4_7_CountersPlacedForUs(t *testing.T) {
	for _, forUs := range []bool{false, true} {
		s := testSettings(2, 75)
		s.PlaceForUs = forUs
		pos, err := Rules{}.New(s.Encode())
		if err != nil {
			t.Fatal(err)
		}
		cs := pos.Choices(nil)
		byHand := slices.ContainsFunc(cs, func(c game.Choice) bool { return c.Kind == PlaceCounter })
		byChance := slices.ContainsFunc(cs, func(c game.Choice) bool { return c.Kind == PlaceAll })
		same(t, "by hand", byHand, !forUs)
		same(t, "by chance", byChance, true)
	}
}

// Shorter dice, and fresh ones when a game is taken up again, change nothing in
// a game as it is played.
func TestRule4_7_DiceAreTheSameDice(t *testing.T) {
	play := func(s Settings) (rolls []game.Roll, points [2]int32) {
		tab, err := game.NewTable(Rules{}, s.Encode(), 1821)
		if err != nil {
			t.Fatal(err)
		}
		rng := game.NewRandom(7)
		for range 600 {
			if _, err := tab.Do(traveller(tab.Choices(), rng.IntN)); err != nil {
				t.Fatal(err)
			}
			rolls = append(rolls, tab.RollsOf(tab.Len()-1)...)
		}
		for i := range points {
			points[i] = tab.Position().(*Position).players[i].Points
		}
		return rolls, points
	}
	plain, points := play(testSettings(2, 75))
	for _, set := range []func(s *Settings){func(s *Settings) { s.ShortDice = true }, func(s *Settings) { s.FreshDice = true }} {
		s := testSettings(2, 75)
		set(&s)
		rolls, got := play(s)
		if !slices.Equal(rolls, plain) || got != points {
			t.Errorf("with %+v the game goes another way", s)
		}
	}
	if len(plain) < 200 {
		t.Errorf("only %d rolls", len(plain))
	}
}

func TestRule4_7_GentleHosts(t *testing.T) {
	for _, gentle := range []bool{false, true} {
		g := scene(t, board("vv"), deck.Explorer)
		g.p.cfg.Gentle = gentle
		want := game.Odds{Num: 1, Den: 6}
		if gentle {
			want = game.Odds{Num: 1, Den: 36}
		}
		same(t, "of poison", g.p.View(0).TradeRisk().Odds, want)
	}
}
