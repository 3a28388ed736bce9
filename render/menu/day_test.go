package menu

import (
	"math/rand/v2"
	"testing"
	"time"

	"sourceofthenile/game"
)

// november is a day of November.
func november(day int) time.Time { return time.Date(2026, time.November, day, 0, 0, 0, 0, time.UTC) }

// one is a save of a chart of a day.
func one(id string, day, attempt, points int, over bool) SaveInfo {
	s := SaveInfo{ID: id, Path: id, Day: november(day), Attempt: attempt, Players: []SavePlayer{{Points: points}}}
	if over {
		s.Ending = game.Won
	}
	return s
}

// The best account of a day is the most points of those that were drawn up, each game counts once,
// and the newest that has not ended is gone on with.
func TestWhatBecameOfADay(t *testing.T) {
	broken := one("x", 28, 9, 99, true)
	broken.Broken = "It cannot be read."
	all := Tried([]SaveInfo{ // the newest first
		one("c", 28, 3, 12, false),
		one("c", 28, 3, 4, false),
		one("b", 28, 2, 10, false), // an older moment, gone on with after its end
		one("b", 28, 2, 41, true),
		one("a", 28, 1, 30, true),
		one("later", 30, 1, 7, true), // the clock was wrong, or is
		one("before", 27, 1, 0, true),
		{ID: "another game", Players: []SavePlayer{{Points: 500}}, Ending: game.Won},
		broken,
	})
	if len(all) != 3 || !all[0].Date.Equal(november(30)) || !all[1].Date.Equal(november(28)) || !all[2].Date.Equal(november(27)) {
		t.Fatalf("%v, want the 30th, the 28th and the 27th", all)
	}
	d := ofDay(all, november(28))
	if d.Best != 41 || d.Which != 2 || d.Last != 3 || d.On == nil || d.On.ID != "c" || d.On.Players[0].Points != 12 {
		t.Errorf("%+v: want 41 points at the second of three attempts, and the third to go on with, as it was saved last", d)
	}
	if d := ofDay(all, november(27)); d.Best != 0 || d.On != nil || d.Last != 1 {
		t.Errorf("%+v: want an account of no points, and nothing to go on with", d)
	}
	if d := ofDay(all, november(29)); d.Best != -1 || d.Last != 0 {
		t.Errorf("%+v: want a day that was never tried", d)
	}
}

// Whatever lies on the shelf, nothing is lost: no attempt is counted twice, none is better than the
// best, and the next has a number that none has.
func TestTheNextAttemptIsNew(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		var saves []SaveInfo
		for range rng.IntN(12) {
			n := 1 + rng.IntN(4)
			saves = append(saves, one(string(rune('a'+n)), 28, n, rng.IntN(80), rng.IntN(2) == 0))
		}
		d := ofDay(Tried(saves), november(28))
		for i := range saves {
			s := &saves[i]
			if s.Attempt >= d.Last+1 || s.Finished() && s.Players[0].Points > d.Best {
				t.Fatalf("%+v lies among what came to %+v", s, d)
			}
		}
	}
}

// A day is that of the place where one is, whatever hour it is there.
func TestADayIsThatOfTheCalendar(t *testing.T) {
	for _, hours := range []int{-11, 0, 14} {
		at := time.FixedZone("there", hours*3600)
		for _, clock := range [][3]int{{0, 0, 0}, {12, 30, 0}, {23, 59, 59}} {
			if got := Calendar(time.Date(2026, time.November, 28, clock[0], clock[1], clock[2], 0, at)); !got.Equal(november(28)) {
				t.Errorf("%v there is %v, want the 28th", clock, got)
			}
		}
	}
}
