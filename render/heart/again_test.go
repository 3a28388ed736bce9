package heart

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The chart of a game that is over has a way back, and what was told last beside it.
func TestTheChartOnceMoreLeadsBack(t *testing.T) {
	r := open(t, positions(t)["over"])
	for _, back := range []string{"board/back", ""} {
		if !r.ByMouse("account/chart") {
			t.Fatal("the chart cannot be looked at once more")
		}
		r.Wait(0.3)
		said := strings.Join(r.List.Texts(), "\n")
		if !strings.Contains(said, words.Say("ask.over")) || strings.Contains(said, words.Say("told.none")) {
			t.Errorf("beside the chart of a game that is over stands\n%s", said)
		}
		if back != "" {
			r.ByMouse(back)
		} else {
			r.Key(ebiten.KeyEscape)
		}
		r.Wait(0.3)
		if !slices.Contains(r.List.Texts(), words.Say("account.after.head")) {
			t.Errorf("%q leads nowhere", back)
		}
	}
}

// What may be taken instead is said with what it is instead of, and so is the choice against it.
func TestInsteadOfWhat(t *testing.T) {
	r := open(t, positions(t)["taking-instead"])
	said := strings.Join(r.List.Texts(), "\n")
	if !strings.Contains(said, "Instead of ") {
		t.Errorf("nothing says instead of what:\n%s", said)
	}
	if slices.Contains(r.List.Texts(), "No") {
		t.Error("the choice against it is called No")
	}
}

// Where a village may end in four ways, all four are told beside their bars, whatever befell the caravan just
// before.
func TestAllEndsOfAVillageAreInSightAfterAStorm(t *testing.T) {
	rec := stormBeforeVillage(t)
	table, err := game.TakeUp(heart.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	r, _ := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	r.Wait(0.3)
	said := r.List.Texts()
	for _, key := range []string{"parley.both", "parley.liked", "parley.respected", "parley.neither"} {
		if !slices.ContainsFunc(said, func(text string) bool { return strings.HasPrefix(text, words.Say(key)) }) {
			t.Errorf("%s is not in sight", key)
		}
	}
	if !slices.Contains(said, words.Sentence(words.Phrase("sort.storm"))) {
		t.Error("the storm is told of nowhere")
	}
}

// stormBeforeVillage is a game in which it is asked what a village is given, and a Storm came just before.
func stormBeforeVillage(t *testing.T) *game.Record {
	t.Helper()
	for seed := range uint64(60) {
		table := newGame(t, 3, 100+seed)
		bot, err := bots.New("keen", 1)
		if err != nil {
			t.Fatal(err)
		}
		for !table.Over() {
			s := table.Acting().First()
			if step, _, _ := table.Position().(*heart.Position).View(s).Asked(); step == heart.GivingVillage {
				all := table.Events()
				for i := len(all) - 1; i >= max(0, len(all)-12) && all[i].Kind != heart.DaysBegan; i-- {
					if all[i].Kind != heart.EventDrawn {
						continue
					}
					if which, c := told.AsEvent(&all[i]); which == 1 && c.Sort() == box.Storm {
						return table.Record()
					}
					break
				}
			}
			if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no Storm came before a village")
	return nil
}
