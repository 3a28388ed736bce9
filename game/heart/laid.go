package heart

import "sourceofthenile/game"

// lay has chance that was laid out in the settings lie ready for what is asked next. at is
// the slot or the region it is asked for and which of several it is, both from 1, 0 for
// none; bag is how many there are of each kind, the first of which has the number first.
// Of dice there is no bag: every face is there.
func (p *Position) lay(a *game.Act, asked string, at, which, first int, bag []int8) {
	q := game.Asking{Name: asked, Turn: int(p.turnNo), At: at, Which: which}
	a.LayOut(p.cfg.Laid, q, asked, func(kind int) int {
		k := kind - first
		switch {
		case bag == nil:
			return k
		case k < 0 || k >= len(bag) || bag[k] == 0:
			return -1
		}
		before := 0
		for _, n := range bag[:k] {
			before += int(n)
		}
		return before
	})
}
