package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
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
