package press

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/render/words"
)

// TestNoEveningBeginsLikeThoseBeforeIt: evenings of one game begin and end in wordings that take
// turns, whoever speaks.
func TestNoEveningBeginsLikeThoseBeforeIt(t *testing.T) {
	v := driven.Mover(driven.Table(t, 3, 2, func(*game.Table) bool { return true }))
	opened, closed := map[string]int{}, map[string]int{}
	most := min(words.Default().Wordings("evening.opens"), words.Default().Wordings("evening.closes"))
	if most < 8 {
		t.Fatalf("%d wordings, want eight", most)
	}
	for number := range most {
		told := (&Paper{turn: 977 + uint32(number), Grant: 400}).eveningTold(v)
		first, last := told[0], told[len(told)-1]
		if was := opened[first]; was > 0 {
			t.Errorf("evening %d begins like evening %d: %s", number+1, was, first)
		}
		if was := closed[last]; was > 0 {
			t.Errorf("evening %d ends like evening %d: %s", number+1, was, last)
		}
		opened[first], closed[last] = number+1, number+1
	}
}
