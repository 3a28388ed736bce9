package caravan_test

import (
	"bytes"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/game/gametest"
)

func TestCaravanConforms(t *testing.T) {
	for _, way := range []caravan.Way{caravan.Coast, caravan.Desert} {
		for _, seats := range []int{1, 2, 3, 6} {
			gametest.Conform(t, caravan.Rules{}, caravan.ForSeats(seats, 30/seats, way).Encode(), []uint64{1, 2, 3, 1 << 63}, 700)
		}
	}
}

// play plays a game of the desert to its end with random choices; seen is called
// before each command.
func play(t *testing.T, seats, rounds int, seed uint64, seen func(*game.Table)) *game.Table {
	t.Helper()
	table, err := game.NewTable(caravan.Rules{}, caravan.ForSeats(seats, rounds, caravan.Desert).Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	for r := game.NewRandom(seed); !table.Over(); {
		if seen != nil {
			seen(table)
		}
		if _, err := table.Do(r.Choose(table.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	return table
}

// Games end in every way there is: one winner, several, and all lost.
func TestEveryEnding(t *testing.T) {
	var won, shared, lost int
	for seed := range uint64(200) {
		switch r := play(t, 3, 4, seed, nil).Position().Result(); {
		case r.Ending == game.AllLost:
			lost++
		case r.Ending == game.Won && r.Winners.Count() == 1:
			won++
		case r.Ending == game.Won:
			shared++
		default:
			t.Fatalf("a game ended with %+v", r)
		}
	}
	if won < 50 || shared == 0 || lost == 0 {
		t.Errorf("%d games won, %d shared, %d lost by all", won, shared, lost)
	}
}

// At the well all that have not offered may act, each with choices of its own.
func TestAllActAtTheWell(t *testing.T) {
	most := 0
	play(t, 4, 6, 3, func(table *game.Table) {
		acting := table.Acting()
		most = max(most, acting.Count())
		at := 0
		for s := range acting.All() {
			of := table.ChoicesOf(s)
			at += len(of)
			if len(of) == 0 || of[0].Seat != s {
				t.Fatalf("seat %d may act and is offered %v", s, of)
			}
		}
		if at != len(table.Choices()) {
			t.Fatalf("%d choices for %d by seat", len(table.Choices()), at)
		}
		for s := range game.Seat(4) {
			if !acting.Has(s) && len(table.ChoicesOf(s)) > 0 {
				t.Fatalf("seat %d may not act and is offered %v", s, table.ChoicesOf(s))
			}
		}
	})
	if most != 4 {
		t.Errorf("at most %d acted at once, want 4", most)
	}
}

// A redeal is not the same position over again: hands and offers do change.
func TestRedealChangesWhatIsHidden(t *testing.T) {
	hands, offers := 0, 0
	pick := game.NewRandom(8)
	play(t, 3, 60, 4, func(table *game.Table) {
		p := table.Position().(*caravan.Position)
		q := p.Redeal(0, pick.IntN).(*caravan.Position)
		for s := range game.Seat(3) {
			was, is := p.View(s).Camp(s), q.View(s).Camp(s)
			if s == 0 && was != is {
				t.Fatal("a seat's own things were dealt anew")
			}
			if was.Hand != is.Hand {
				hands++
			}
			if was.Offer != is.Offer {
				offers++
			}
		}
	})
	if hands < 20 || offers < 5 {
		t.Errorf("dealt anew %d hands and %d offers were others", hands, offers)
	}
}

// FuzzDecode: any bytes are a position or an error, and a position read is
// written as the same bytes.
func FuzzDecode(f *testing.F) {
	table, err := game.NewTable(caravan.Rules{}, caravan.ForSeats(3, 9, caravan.Desert).Encode(), 1)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(table.Position().Append(nil))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := caravan.Rules{}.Decode(data)
		if err != nil {
			return
		}
		again, err := caravan.Rules{}.Decode(p.Append(nil))
		if err != nil || !bytes.Equal(again.Append(nil), p.Append(nil)) {
			t.Fatalf("written again: %v", err)
		}
		if p.Sound() == nil {
			p.Choices(nil)
			p.Result()
			p.Seen(0, nil)
			p.Redeal(0, func(n int) int { return n - 1 })
		}
	})
}
