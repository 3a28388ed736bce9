package nile

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
)

// someDay is the chart of a day, begun for the first time.
var someDay = Day{"2026-11-28", 1}

// tableOf is a table at which the chart of a day is drawn up.
func tableOf(t *testing.T, d Day) *game.Table {
	t.Helper()
	s := ChartOfTheDay(d, Player{Name: "Ann"})
	if err := s.Check(); err != nil {
		t.Fatal(err)
	}
	tab, err := game.NewTable(Rules{}, s.Encode(), d.Seed())
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

// The date alone says what is played, and another day something else.
func TestRule7_5_TheDateAloneSaysWhatIsPlayed(t *testing.T) {
	same(t, "the day", DayOf(2026, 11, 28, 1), someDay)
	again := someDay
	again.Attempt = 2
	same(t, "the seed of a second attempt", again.Seed(), someDay.Seed())
	same(t, "who goes out in it", again.Calling(), someDay.Calling())
	settings := ChartOfTheDay(again, Player{Name: "Ben", Colour: 2, Face: 4})
	seed, ok := game.SeedOf(Rules{}, settings.Encode())
	same(t, "the seed is fixed", ok, true)
	same(t, "whoever plays", seed, someDay.Seed())
	_, ok = game.SeedOf(Rules{}, testSettings(1, 75).Encode())
	same(t, "the seed of another game is fixed", ok, false)
	seeds, callings := map[uint64]bool{}, map[deck.Specialty]bool{}
	for month := range 12 {
		for day := range 28 {
			d := DayOf(2027, month+1, day+1, 1)
			seeds[d.Seed()], callings[d.Calling()] = true, true
			same(t, d.Date, ChartOfTheDay(d, Player{Name: "Ann"}).Check(), nil)
		}
	}
	same(t, "seeds in a year", len(seeds), 12*28)
	same(t, "callings in a year", len(callings), len(Callings(testSettings(1, 75).Edition())))
}

// Whoever plays it, and however, has the cards in the same order, and each die falls the same way:
// what is asked for by one name is the same at two tables as long as it is out of as many.
func TestRule7_5_AllAreDealtAlike(t *testing.T) {
	const most = 1500 // commands
	outcomes := func(d Day, seed uint64) map[string][]game.Roll {
		tab, rng := tableOf(t, d), game.NewRandom(seed)
		for tab.Len() < most && !tab.Over() {
			if _, err := tab.Do(rng.Choose(tab.Choices())); err != nil {
				t.Fatal(err)
			}
		}
		out := map[string][]game.Roll{}
		for k := range tab.Len() {
			for _, r := range tab.RollsOf(k) {
				out[r.Name] = append(out[r.Name], r)
			}
		}
		return out
	}
	first, compared, cards := outcomes(someDay, 1), 0, 0
	for seed := range uint64(4) {
		for name, rolls := range outcomes(Day{someDay.Date, int(seed) + 1}, seed+2) {
			for k := range min(len(rolls), len(first[name])) {
				if rolls[k].Of != first[name][k].Of {
					continue // a number of a hand, not a face of a die
				}
				compared++
				if rolls[k] != first[name][k] {
					t.Errorf("%q, for the %d. time: %v, at another table %v", name, k+1, rolls[k], first[name][k])
				}
			}
			if name == "card" {
				cards += min(len(rolls), len(first[name]))
			}
		}
	}
	if compared < 200 || cards < 40 {
		t.Errorf("%d outcomes compared, %d of them cards: too few", compared, cards)
	}
	differ := 0
	for k, r := range outcomes(Day{"2026-11-29", 1}, 1)["card"] {
		if k < len(first["card"]) && r != first["card"][k] {
			differ++
		}
	}
	if differ == 0 {
		t.Error("on another day the cards lie as on this one")
	}
}

// Who plans plays with dice of their own: what lies ready is not known before it is asked for.
func TestRule7_5_PlansKnowNothing(t *testing.T) {
	rng := game.NewRandom(1)
	for tab := tableOf(t, someDay); tab.Len() < 400 && !tab.Over(); {
		before := tab.Position().Clone()
		cmd := rng.Choose(tab.Choices())
		if _, err := tab.Do(cmd); err != nil {
			t.Fatal(err)
		}
		if len(tab.RollsOf(tab.Len()-1)) == 0 {
			continue
		}
		is := tab.Hash()
		for seed := range uint64(20) {
			p := before.Clone()
			if game.NewTrial(seed).Do(p, cmd); game.HashOf(p) != is {
				return
			}
		}
	}
	t.Error("plans of all seeds came to what then happened")
}

// When its months are over the account is drawn up, and nobody has lost.
func TestRule7_5_AnAccountAndNoLoss(t *testing.T) {
	tab, rng := tableOf(t, someDay), game.NewRandom(1)
	for !tab.Over() && tab.Len() < 5000 {
		cmd := rng.Choose(tab.Choices())
		for _, o := range tab.Choices() {
			if o.Kind == Wait { // nobody goes anywhere who need not
				cmd = o.Command(0)
			}
		}
		if _, err := tab.Do(cmd); err != nil {
			t.Fatal(err)
		}
	}
	s := tab.Position().Summary()
	same(t, "months", s.Turn, DayMonths)
	same(t, "the result", s.Result, game.Result{Ending: game.Won, Winners: game.Only(0)})
	d, ok := DayIn(s.Way)
	same(t, "the day on the shelf", d, someDay)
	same(t, "it is one", ok, true)
	last := tab.EventsOf(tab.Len() - 1)
	same(t, "told last", last[len(last)-1].Kind, Forestalled)
}

// What is fixed is fixed, a day is a day, and settings of other games are written as they were
// before there were any.
func TestRule7_5_WhatIsFixed(t *testing.T) {
	for what, change := range map[string]func(s *Settings){
		"no day at all":                  func(s *Settings) { s.Day.Date = "28 November" },
		"a day that is none":             func(s *Settings) { s.Day.Date = "2026-02-29" },
		"a month that is none":           func(s *Settings) { s.Day.Date = "2026-13-01" },
		"a day and something else":       func(s *Settings) { s.Day.Date = "2026-11-28x" },
		"an attempt before the first":    func(s *Settings) { s.Day.Attempt = 0 },
		"more attempts than anybody has": func(s *Settings) { s.Day.Attempt = mostAttempts + 1 },
		"an attempt without a day":       func(s *Settings) { s.Day.Date = "" },
		"two players": func(s *Settings) {
			s.Players = append(s.Players, Player{Name: "Ben", Colour: 1})
		},
		"all the time there is": func(s *Settings) { s.Rival = 0 },
		"fresh dice":            func(s *Settings) { s.FreshDice = true },
		"a map":                 func(s *Settings) { s.Map = tableOf(t, someDay).Position().(*Position).View(game.Nobody).Carry() },
		"a lesson":              func(s *Settings) { s.Lesson = FirstLesson },
	} {
		s := ChartOfTheDay(someDay, Player{Name: "Ann"})
		if change(&s); s.Check() == nil {
			t.Errorf("the chart of a day with %s is agreed on, want it refused", what)
		}
	}
	same(t, "a leap day", ChartOfTheDay(Day{"2028-02-29", 1}, Player{Name: "Ann"}).Check(), nil)
	s := ChartOfTheDay(someDay, Player{Name: "Ann", Colour: 3, Face: 2})
	back, err := ParseSettings(s.Encode())
	same(t, "read", err, nil)
	same(t, "the day, read", back.Day, someDay)
	if plain := string(testSettings(1, 75).Encode()); strings.Contains(plain, "day") {
		t.Errorf("settings of another game say %s", plain)
	}
	for _, way := range []string{"game1", "day:", "day:2026-11-28", "day:2026-11-28:0", "day:2026-13-01:1", "day:2026-11-28:1x"} {
		if d, ok := DayIn(way); ok {
			t.Errorf("%q is the chart of %v, want none", way, d)
		}
	}
}
