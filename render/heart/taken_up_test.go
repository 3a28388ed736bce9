package heart

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// A game taken up again tells what has happened since whoever is asked chose last, as it did
// before it was laid aside.
func TestToldIsThereAfterTakingUp(t *testing.T) {
	for _, name := range []string{"stepping", "boosting", "giving-village"} {
		r := open(t, moments(t)[name])
		if uitest.HasText(r.List, words.Say("told.none")) {
			t.Errorf("%s: nothing is told of a game taken up again", name)
		}
	}
}

// What Humility costs at the end of a day stands beside nothing
// that lay in the slot (18.1).
func TestTheSlotBearsItsOwnCosts(t *testing.T) {
	humbled := 0
	for seed := uint64(1); seed < 60; seed++ {
		table := newGame(t, 3, seed)
		bot, err := bots.New("keen", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !table.Over() {
			s := table.Acting().First()
			if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
				t.Fatal(err)
			}
			i := slices.IndexFunc(table.EventsOf(table.Len()-1), func(e game.Event) bool {
				return e.Kind == heart.Changed && told.AsChanged(&e).Cause == box.ByHumility
			})
			step, asked, _ := table.Position().(*heart.Position).View(s).Asked()
			if i < 0 || asked != s || step != heart.Inflicting {
				continue
			}
			humbled++
			again, err := game.TakeUp(heart.Rules{}, table.Record())
			if err != nil {
				t.Fatal(err)
			}
			r, _ := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, again)
			v, x := again.Position().(*heart.Position).View(s), told.AsChanged(&table.EventsOf(table.Len() - 1)[i])
			line := words.Say("strip.changed", "figure", tell.Figure(box.Time), "by", words.Signed(x.By), "now", x.Now)
			if slices.ContainsFunc(r.List.Texts(), func(text string) bool { return text == line }) {
				t.Errorf("seed %d: %q stands on the strip of the day; Time is %d", seed, line, v.Of(s, box.Time))
			}
			if humbled == 2 {
				return
			}
		}
	}
	if humbled == 0 {
		t.Error("nobody was humbled: the test needs other games")
	}
}

// Games kept by older rules go on from their position to their end, whatever is asked there (versions 2 and 3).
func TestGamesOfOlderRulesGoOn(t *testing.T) {
	older := 0
	for name, rec := range positions(t) { // in any order: each by itself
		if rec.Version == (heart.Rules{}).Version() {
			continue
		}
		older++
		table, err := game.TakeUp(heart.Rules{}, rec)
		if err != nil || game.HashOf(table.Position()) != rec.Hash {
			t.Errorf("%s: of version %d, taken up: %v", name, rec.Version, err)
			continue
		}
		bot, err := bots.New("keen", 1)
		if err != nil {
			t.Fatal(err)
		}
		for !table.Over() {
			s := table.Acting().First()
			if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
				t.Fatalf("%s: of version %d: %v", name, rec.Version, err)
			}
			if err := table.Position().Sound(); err != nil {
				t.Fatalf("%s: of version %d: %v", name, rec.Version, err)
			}
		}
	}
	if older < 20 {
		t.Errorf("only %d games are of older rules", older)
	}
}
