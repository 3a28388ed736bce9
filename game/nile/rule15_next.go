package nile

import "sourceofthenile/game"

// AttackOdds is what the next attack of a battle does, for each face of its die
// (15): of the first fire the one die there is, else the die that divides.
type AttackOdds struct {
	Faces  [6]AttackFace
	Killed game.Odds // that it ends in the explorer's death (15.5); Den 0 of an attack of ours
	Rule   game.Rule // 15.2 first fire, 15.3 theirs, 15.4 ours; "" where nobody attacks
}

// AttackFace is one face, from 1 on.
type AttackFace struct {
	Fallen int     // how many fall
	Ends   float64 // the chance that the battle is over with it: that side breaks, or nobody is left of it
}

// Ends is the chance that the attack ends the battle, whatever its die.
func (o AttackOdds) Ends() (sum float64) {
	for _, f := range o.Faces {
		sum += f.Ends
	}
	return sum / float64(len(o.Faces))
}

// NextAttack computes the next attack of the battle that the viewing seat's party
// fights; the zero value where it fights none.
func (v View) NextAttack() (o AttackOdds) {
	if v.p.top().Kind != Fighting || !v.acts() {
		return o
	}
	return v.p.nextAttack(v.seat)
}

func (p *Position) nextAttack(s game.Seat) (o AttackOdds) {
	e := &p.players[s].Trip
	m := &e.Meeting
	w, a := int(m.Warriors), int(e.healthy(Askaris))
	o.Rule = attackRule(m)
	lost := int32(0) // of the 36 throws of an attack of theirs
	for i := range o.Faces {
		face, f := i+1, &o.Faces[i]
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
			lost += int32(f.Ends*6 + 0.5)
		}
	}
	if !m.Ours {
		o.Killed = game.Odds{Num: lost * int32(Killed), Den: 6 * 6 * 6}
	}
	return o
}

func attackRule(m *meeting) game.Rule {
	switch {
	case m.First:
		return "15.2"
	case m.Ours:
		return "15.4"
	}
	return "15.3"
}

// overChance is the chance that fallen times a die comes to more than a limit,
// 1 where nobody is left.
func overChance(fallen, limit int, gone bool) float64 {
	if gone {
		return 1
	}
	return float64(6-facesWithin(fallen, limit)) / 6
}

// Fates is what becomes of an explorer who is beaten: the chances of each, in
// all, from where things stand (15.5).
type Fates struct {
	Killed, Prisoner, Escaped float64
	Rule                      game.Rule // 15.5
}

// Defeat is the chance of the defeat that they share out.
func (f Fates) Defeat() float64 { return f.Killed + f.Prisoner + f.Escaped }

// fates shares out the chance of a defeat by the faces of the die that decides
// about the explorer.
func fates(defeat float64) Fates {
	const face = 1.0 / 6
	return Fates{
		Killed: defeat * float64(Killed) * face, Prisoner: defeat * float64(Prisoner-Killed) * face,
		Escaped: defeat * float64(EscapesLucky-Prisoner) * face, Rule: "15.5",
	}
}

// Defeat is what a lost battle would do to the explorer; the chances sum to
// that of losing it. It is empty where nobody fights.
func (o BattleOdds) Defeat() Fates {
	if o.Rule == "" {
		return Fates{}
	}
	return fates(1 - o.Win)
}

// Defeat is what the policy may come to for the explorer, if it ends in a
// battle and the battle is lost: the chances sum to that of both. It is empty
// where no battle can come of it.
func (o PolicyOdds) Defeat() Fates {
	if o.Battle == "" {
		return Fates{}
	}
	return fates((o.Charge + o.Ambush) * (1 - o.Win))
}
