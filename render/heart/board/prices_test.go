package board

import (
	"slices"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/words"
)

// What a button says in red is lost when it is pressed: of every choice with a price something
// becomes less, and what one pays with is said (14, 16.2, 17.4, 18.2).
func TestPricesArePaid(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	paid := map[string]int{}
	for seed := range uint64(30) {
		table, err := game.NewTable(heart.Rules{}, box.ForSeats(3).Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		bot, err := bots.New("random", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !table.Over() {
			s := table.Acting().First()
			v := table.Position().(*heart.Position).View(s)
			step, _, _ := v.Asked()
			cs := table.ChoicesOf(s)
			cmd := bot.Choose(table.Position(), s, cs)
			i := slices.IndexFunc(cs, func(ch game.Choice) bool { return ch.Allows(&cmd) })
			says, food := price(v, step, cs[i]), v.Of(s, box.Food)
			ev, err := table.Do(cmd)
			if err != nil {
				t.Fatal(err)
			}
			if says == "" || says == words.Phrase("price.wildman.keep") && food == 0 || cmd.Kind == heart.Keep || cmd.Kind == heart.Suffer && v.Sheet(s).Resources[box.Quinine] > 0 {
				continue // what is kept is paid when it is laid; and Quinine may save whoever suffers
			}
			paid[says]++
			if step == heart.Outfitting { // where what is lost is on no Sheet
				if table.Position().(*heart.Position).View(s).Sheet(s).Credits != 0 {
					t.Errorf("seed %d: it says %q, and Credits are left", seed, says)
				}
				continue
			}
			if !slices.ContainsFunc(ev, func(e game.Event) bool {
				return e.Seat == s && (e.Kind == heart.GaveUp || e.Kind == heart.Changed && (told.AsChanged(&e).By < 0 != (told.AsChanged(&e).Figure == box.Discontent)))
			}) {
				t.Errorf("seed %d: %s, kind %d says %q, and nothing was lost", seed, step.Name(), cmd.Kind, says)
			}
		}
	}
	for _, key := range []string{"price.trade", "price.quinine", "price.sanity", "price.lot", "price.bible", "price.suffer.figure", "price.suffer.person"} {
		if paid[words.Phrase(key)] == 0 {
			t.Errorf("%q was never asked for", words.Phrase(key))
		}
	}
}
