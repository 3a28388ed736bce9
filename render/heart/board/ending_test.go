package board

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
)

// 27.9: side by side stand the Drama Points that a Game Turn brought, and how each road
// ended: together the points are what the players have.
func TestTurnEndsAddUp(t *testing.T) {
	table, err := game.NewTable(heart.Rules{}, box.ForSeats(3).Encode(), 8)
	if err != nil {
		t.Fatal(err)
	}
	bot, _ := bots.New("keen", 1)
	roads := map[string]int{}
	var sum [box.MaxSeats]int
	from := 0
	look := func() {
		events := table.Events()
		ends := turnEnds(events[from:])
		for s, e := range ends[:3] {
			sum[s] += e.points
			roads[e.road]++
		}
		from = len(events)
	}
	for turn := 0; !table.Over(); {
		s := table.Acting().First()
		if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
			t.Fatal(err)
		}
		if now := table.Position().(*heart.Position).View(0).GameTurn(); now != turn {
			turn = now
			look()
		}
	}
	look()
	for i, p := range table.Position().Summary().Players {
		if sum[i] != p.Score {
			t.Errorf("%d DP side by side, and %s has %d", sum[i], p.Name, p.Score)
		}
	}
	if roads["end"] == 0 || roads["off"] == 0 {
		t.Errorf("roads ended %v", roads)
	}
}
