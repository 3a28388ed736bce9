package nile

// AttackOdds is what the next attack of a battle does, for each face of its die
// (15): of the first fire the one die there is, else the die that divides.
type AttackOdds [6]AttackFace

// AttackFace is one face, from 1 on.
type AttackFace struct {
	Fallen int     // how many fall
	Ends   float64 // the chance that the battle is over with it: that side breaks, or nobody is left of it
}

// NextAttack computes the next attack of the battle being fought; the zero
// value where there is none.
func (v View) NextAttack() (o AttackOdds) {
	t := v.p.top()
	if t.Kind != stepBattle {
		return o
	}
	e := &v.p.players[t.Seat].Trip
	m := &e.Meeting
	w, a := int(m.Warriors), int(e.healthy(Askaris))
	for i := range o {
		face, f := i+1, &o[i]
		switch {
		case m.First:
			f.Fallen = a
			if e.armed() {
				f.Fallen++
			}
			f.Fallen = min(f.Fallen, w)
			if left := w - f.Fallen; left == 0 || f.Fallen*face > left {
				f.Ends = 1
			}
			continue
		case m.Ours:
			f.Fallen = min(a/face+1, w)
			f.Ends = overChance(f.Fallen, w, f.Fallen == w)
		default:
			f.Fallen = min(w/face, a)
			f.Ends = overChance(f.Fallen, int(m.Askaris), f.Fallen == a)
		}
	}
	return o
}

// overChance is the chance that fallen times a die comes to more than a limit,
// 1 where nobody is left.
func overChance(fallen, limit int, gone bool) float64 {
	if gone {
		return 1
	}
	return float64(6-facesWithin(fallen, limit)) / 6
}
