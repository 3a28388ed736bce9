package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/play"
)

// A press skips what one Explorer does, and not what the next does too, though one command may lead to both.
func TestAPressSkipsTheShareOfOneExplorer(t *testing.T) {
	several := 0
	for seed := range uint64(6) {
		table, err := game.NewTable(heart.Rules{}, box.ForSeats(3).Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		bot, err := bots.New("keen", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !table.Over() {
			s := table.Acting().First()
			before := table.Position()
			if _, err := table.Do(bot.Choose(before, s, table.ChoicesOf(s))); err != nil {
				t.Fatal(err)
			}
			d := &play.Doing{Events: table.EventsOf(table.Len() - 1), Before: before}
			of := map[game.Seat]bool{}
			for _, b := range beats(d) {
				if b.Kind != play.SeenBeat {
					continue
				}
				if b.Share {
					of = map[game.Seat]bool{}
				}
				e := &d.Events[b.Event]
				if e.Kind == heart.Walked || e.Kind == heart.Marched || e.Kind == heart.TimeIsUp || e.Kind == heart.Met {
					of[e.Seat] = true
				}
				if len(of) > 1 {
					t.Fatalf("seed %d, command %d: one press skips what several do", seed, table.Len())
				}
				several += count(b.Share)
			}
		}
	}
	if several < 30 {
		t.Errorf("only %d shares begin within a command", several)
	}
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}
