package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// KeptPace is the activity level of the viewing seat's last month in Africa, on the same
// expedition, or the only one there is where paces are not told apart (P). ok is false where
// there is no such month, and unless the party is to choose its pace (8.3).
func (v View) KeptPace() (l Level, ok bool) {
	p := v.p
	if v.seat == game.Nobody || p.top() != (step{ChoosingPace, v.seat}) {
		return Normal, false
	}
	if !p.paced() {
		return Normal, true
	}
	e := &p.players[v.seat].Trip
	return e.Level, int32(e.Began) < int32(p.turn)
}

// AtPace is the game as the viewing seat's party would see it once it has chosen an activity
// level (9.12), if the month's card changed nothing, and what could be done then. ok is
// false unless the party is to choose its pace and may choose that one. Nothing is decided.
func (v View) AtPace(l Level) (then View, choices []game.Choice, ok bool) {
	p := v.p
	if v.seat == game.Nobody || p.top() != (step{ChoosingPace, v.seat}) || l >= Levels || !p.mayKeep(l) {
		return View{}, nil, false
	}
	q := p.Clone().(*Position)
	e := &q.players[v.seat].Trip
	e.Level, e.Allowance = l, q.allowance(e, e.Mode, l)
	q.become(Travelling, v.seat)
	return View{q, v.seat}, q.Choices(nil), true
}

// Unseen is the country next to the viewing seat's party that it does not know, and could enter
// at an activity level, before that has been chosen.
type Unseen struct {
	Lost  Lost // the chance of losing the way into it (12), nought where friends lead into all of it
	Open  int  // hexes into which nobody leads
	Shown int  // hexes into which friends do: nobody loses the way, and each costs as much as a known one (14.6)
}

// Unseen is that at an activity level, out of the choices that AtPace has; ok is false where that is.
func (v View) Unseen(l Level) (out Unseen, ok bool) {
	then, choices, ok := v.AtPace(l)
	if !ok {
		return out, false
	}
	out.Lost, _ = v.LostLeaving(l)
	for _, c := range choices {
		switch to := hexmap.ID(c.Target); {
		case c.Kind != Move || then.p.familiar(&then.p.players[v.seat], to):
		case then.p.shownTheWay(v.seat, to):
			out.Shown++
		default:
			out.Open++
		}
	}
	if out.Shown > 0 && out.Open == 0 {
		out.Lost.Odds.Num = 0
	}
	return out, true
}
