package heart

import "sourceofthenile/game"

// lay has chance that was laid out in the settings lie ready for what is asked next
// (box.Laid). at is the slot or the region it is asked for and which of several it is, both
// from 1, 0 for none; bag is how many there are of each kind, the first of which has the
// number first. Of dice there is no bag: every face is there.
func (p *Position) lay(a *game.Act, asked string, at, which, first int, bag []int8) {
	for i := range p.cfg.Laid {
		l := &p.cfg.Laid[i]
		if !l.Due(asked, int(p.turnNo), at, which) {
			continue
		}
		for _, kind := range l.Got {
			switch k := kind - first; {
			case k < 0 || bag != nil && (k >= len(bag) || bag[k] == 0):
				continue
			case bag == nil:
				a.Lay(asked, k)
			default:
				a.Lay(asked, kindsBefore(bag, k))
			}
			return
		}
	}
}

// kindsBefore is how many there are in a bag of the kinds before one.
func kindsBefore(bag []int8, kind int) (n int) {
	for _, k := range bag[:kind] {
		n += int(k)
	}
	return n
}
