package board

import (
	"math"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
)

// The few words on the next Event share out all that it may be: its chances sum to one, and
// each is that of the sorts it speaks of.
func TestNextEventSharesOutAll(t *testing.T) {
	table, err := game.NewTable(heart.Rules{}, box.ForSeats(2).Encode(), 3)
	if err != nil {
		t.Fatal(err)
	}
	of := table.Position().(*heart.Position).View(game.Nobody).NextEvent()
	sum := 0.0
	for _, l := range nextEvent(of) {
		sum += l.p
		if l.p <= 0 {
			t.Errorf("%s never comes", l.key)
		}
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("the chances sum to %f", sum)
	}
	if got, want := nextEvent(of)[0].p, 22.0/95; math.Abs(got-want) > 1e-9 { // 2.1: seven kinds of three, and one more of the lost ways
		t.Errorf("a misfortune: %f and not %f", got, want)
	}
	list := likely(of, box.RuleEvents)
	if len(list) < 20 || list[0].token != Token(box.Rumour) {
		t.Errorf("%d sorts, the likeliest %q", len(list), list[0].name)
	}
}

// What is shown of it sums to certainty however little room there is: the last line has the rest.
func TestNextEventSaysTheRest(t *testing.T) {
	table, err := game.NewTable(heart.Rules{}, box.ForSeats(2).Encode(), 3)
	if err != nil {
		t.Fatal(err)
	}
	all := nextEvent(table.Position().(*heart.Position).View(game.Nobody).NextEvent())
	for room := 1; room <= len(all)+1; room++ {
		sum, got := 0.0, asRoom(all, room)
		for _, l := range got {
			sum += l.p
		}
		if want := min(room, len(all)); len(got) != want || math.Abs(sum-1) > 1e-9 {
			t.Errorf("with room for %d: %d lines that sum to %f, want %d and 1", room, len(got), sum, want)
		}
	}
}
