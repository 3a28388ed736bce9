package island

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// 14.1: whoever holds one Curse less than lose a protagonist is told beforehand by what the last one is drawn: surely, or
// where a test fails.
func TestRule14_1_TheLastCurseIsForeseen(t *testing.T) {
	for _, test := range []struct {
		name        string
		curses      uint8
		ch          game.Choice
		may, surely bool
	}{
		{"the Heart", box.CursesLose - 1, game.Choice{Kind: Move, Target: int32(box.Heart)}, true, true},
		{"the Heart with one Curse less", box.CursesLose - 2, game.Choice{Kind: Move, Target: int32(box.Heart)}, false, false},
		{"another place", box.CursesLose - 1, game.Choice{Kind: Move, Target: int32(at("GAS"))}, false, false},
		{"a Ritual that may fail", box.CursesLose - 1, game.Choice{Kind: Play, Target: int32(card("NAM"))}, true, false},
		{"a Ritual that is passed", box.CursesLose - 1, game.Choice{Kind: Consult, Target: int32(card("NAM"))}, false, false},
		{"a Ritual with a Curse in any case", box.CursesLose - 1, game.Choice{Kind: Play, Target: int32(card("UNB"))}, true, true},
		{"an Item with a Curse", box.CursesLose - 1, game.Choice{Kind: Play, Target: int32(card("GLD"))}, true, true},
		{"a Trap", box.CursesLose - 1, game.Choice{Kind: Play, Target: int32(card("PIT"))}, false, false},
	} {
		s := on(t, 2, func(p *Position) {
			p.who(0).At = at("GAS")
			for c := box.FirstCurse; c < box.FirstCurse+box.Card(test.curses); c++ {
				p.bag[c]--
				p.hands[0][c]++
			}
		})
		may, sure := s.pos().View(0).LastCurse(test.ch)
		is(t, test.name+": may be", may, test.may)
		is(t, test.name+": is", sure, test.surely)
	}
}
