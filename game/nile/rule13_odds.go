package nile

import "sourceofthenile/game"

// The exact chances of a meeting, shown before the choice (13, 15).

// waysAbove is in how many of the 216 throws of three dice the sum is above n.
func waysAbove(n int) int32 {
	var count int32
	for x := 1; x <= 6; x++ {
		for y := 1; y <= 6; y++ {
			for z := 1; z <= 6; z++ {
				if x+y+z > n {
					count++
				}
			}
		}
	}
	return count
}

// above3d6 is waysAbove for every S that matters.
var above3d6 = func() (t [20]int32) {
	for n := range t {
		t[n] = waysAbove(n)
	}
	return t
}()

const throws3d6 = 216

func hostileWays(sum int) int32 {
	return above3d6[min(max(0, sum), len(above3d6)-1)]
}

// highBelow is the chance that the higher of two dice, modified, is below n.
func highBelow(n, mod int) float64 {
	k := min(6, max(0, n-mod-1)) // both dice at most k
	return float64(k*k) / 36
}

// attackOdds is the chance that a policy ends in an attack: charge or ambush.
func (p *Position) attackOdds(s game.Seat, policy int) game.Odds {
	if p.hides(s, policy) {
		return game.Odds{Num: 0, Den: throws3d6}
	}
	return game.Odds{Num: hostileWays(p.sumS(s, policy, nil)), Den: throws3d6}
}

// Attacks reports whether a hostile people of a strength attacks a party with so many healthy askaris that
// keeps to a fortified camp so far from the nearest port, and does not hide (13.7).
func Attacks(strength, askaris, distance int) bool {
	return (askaris+1)*distance <= strength*FortifiedCamp
}

// Undaunted is the chance that a people found so far from the nearest port would attack, and not hide,
// where it is hostile to a party with so many healthy askaris that keeps to a fortified camp (10.7, 13.7).
func Undaunted(askaris, distance int) float64 {
	n := 0
	for throw := range 6 * 6 * 6 {
		if Attacks(strengthOf([3]int{1 + throw%6, 1 + throw/6%6, 1 + throw/36}, distance), askaris, distance) {
			n++
		}
	}
	return float64(n) / (6 * 6 * 6)
}

func (p *Position) policyOdds(s game.Seat, policy int) (o PolicyOdds) {
	if s == game.Nobody || p.top().Kind != MeetingPeople || policy < FortifiedCamp || policy > AsGuest {
		return o
	}
	e, t := &p.players[s].Trip, p.met(s)
	o.Policy, o.Allowed, o.Rule = policy, p.mayFollow(e, policy), "13"
	o.S = p.sumS(s, policy, &o.Terms)
	hostile := float64(hostileWays(o.S)) / throws3d6
	o.Neutral = 1 - hostile
	if p.hides(s, policy) {
		o.Hides = hostile
	} else {
		ambush := highBelow(policy, p.alertness(s))
		o.Ambush, o.Charge = hostile*ambush, hostile*(1-ambush)
	}
	if attack := o.Charge + o.Ambush; attack > 0 {
		var x BattleOdds
		o.Openly, o.Ambushed = p.battleWith(e, int(t.Strength), true), p.battleWith(e, int(t.Strength), false)
		o.Openly.Rule, o.Ambushed.Rule = "15", "15"
		x.add(o.Openly, o.Charge/attack)
		x.add(o.Ambushed, o.Ambush/attack)
		o.Battle, o.Win, o.Losses, o.mayWin, o.mayLose = "15", x.Win, x.Losses, x.mayWin, x.mayLose
	}
	return o
}

// battleWith is how a battle of a party with so many warriors ends, who charge, against its first fire if its powder is
// dry, or fall upon it.
func (p *Position) battleWith(e *expedition, warriors int, charge bool) BattleOdds {
	askaris, fires := int(e.healthy(Askaris)), charge && !e.WetPowder
	return p.battleOdds(warriors, askaris, askaris, e.armed(), fires, fires)
}

func (p *Position) parleyOdds(s game.Seat, gifts int) (o ParleyOdds) {
	if s == game.Nobody || p.top().Kind != Parleying || gifts <= 0 {
		return o
	}
	t := p.met(s)
	policy := int(p.players[s].Trip.Meeting.Policy)
	o.Need, o.Rule = (int(t.Strength)+gifts-1)/gifts, "13"
	o.Causes = [3]Term{{"strength", int(t.Strength)}, {"gifts", gifts}, {"policy", policy}}
	insult := highBelow(o.Need, 0)
	o.Friend = 1 - insult
	if p.hides(s, policy) {
		o.Dead, o.Sick, o.Unmoved = insult*2/6, insult/6, insult*3/6
		return o
	}
	ambush := highBelow(policy, p.alertness(s))
	o.Ambush, o.Charge = insult*ambush, insult*(1-ambush)
	return o
}

// battleTable holds the exact outcome of battles that began with a number of
// askaris: from each strength of both sides, their attack next or ours.
type battleTable struct {
	began      int
	high, wide int // one more than the warriors and the askaris there is room for
	memo       []BattleOdds
	known      []bool
}

// sureOf times the warriors is more askaris than the table has to hold: theirs
// is one attack at most, and the counter after it leaves nobody standing.
const sureOf = 7

// battleOdds is the outcome of a battle, by going through every throw.
func (p *Position) battleOdds(warriors, askaris, began int, armed, first, ours bool) BattleOdds {
	b := p.battles
	if b == nil || b.began != began || warriors >= b.high || min(askaris, sureOf*(warriors+1)-1) >= b.wide {
		high := warriors + 1
		wide := min(max(askaris, began)+1, sureOf*high)
		b = &battleTable{began, high, wide, make([]BattleOdds, 2*high*wide), make([]bool, 2*high*wide)}
		p.battles = b
	}
	switch {
	case first:
		return b.firstFire(warriors, askaris, armed)
	case ours:
		return b.counter(warriors, askaris)
	}
	return b.attack(warriors, askaris)
}

var won = BattleOdds{Win: 1, mayWin: true}

// facesWithin is with how many faces of a die fallen times the face is not
// above a limit: with these the side attacked does not break.
func facesWithin(fallen, limit int) int {
	if fallen == 0 {
		return 6
	}
	return min(6, limit/fallen)
}

func (b *battleTable) firstFire(w, a int, armed bool) (o BattleOdds) {
	fallen := a
	if armed {
		fallen++
	}
	fallen = min(fallen, w)
	left, holds := w-fallen, 0
	if left > 0 {
		holds = facesWithin(fallen, left)
	}
	if holds > 0 {
		o.add(b.attack(left, a), float64(holds)/6)
	}
	o.add(won, float64(6-holds)/6)
	return o
}

func (b *battleTable) attack(w, a int) (o BattleOdds) {
	key := 2 * (w*b.wide + a)
	if a < b.wide && b.known[key] {
		return b.memo[key]
	}
	for d := 1; d <= 6; d++ {
		fallen, holds := min(w/d, a), 0
		if fallen < a {
			holds = facesWithin(fallen, b.began)
		}
		if holds > 0 {
			next := b.counter(w, a-fallen)
			next.Losses += float64(fallen)
			o.add(next, float64(holds)/36)
		}
		o.add(BattleOdds{Losses: float64(a), mayLose: true}, float64(6-holds)/36) // in a defeat everybody is lost
	}
	if a < b.wide {
		b.memo[key], b.known[key] = o, true
	}
	return o
}

func (b *battleTable) counter(w, a int) (o BattleOdds) {
	if a/6+1 >= w {
		return won // all fall, whatever the dice
	}
	key := 2*(w*b.wide+a) + 1 // fewer askaris than six for each warrior: there is room
	if b.known[key] {
		return b.memo[key]
	}
	for d := 1; d <= 6; d++ {
		fallen, holds := min(a/d+1, w), 0
		if fallen < w {
			holds = facesWithin(fallen, w)
		}
		if holds > 0 {
			o.add(b.attack(w-fallen, a), float64(holds)/36)
		}
		o.add(won, float64(6-holds)/36)
	}
	b.memo[key], b.known[key] = o, true
	return o
}

func (o *BattleOdds) add(x BattleOdds, weight float64) {
	o.Win += x.Win * weight
	o.Losses += x.Losses * weight
	if weight > 0 {
		o.mayWin, o.mayLose = o.mayWin || x.mayWin, o.mayLose || x.mayLose
	}
}

// winOdds is a chance to win as odds: certain, or none, only where it is so,
// however near a sum of many fractions comes to it.
func winOdds(win float64, mayWin, mayLose bool) game.Odds {
	const least = 1e-6 // as fine as odds are
	switch {
	case !mayLose:
		win = 1
	case !mayWin:
		win = 0
	default:
		win = min(1-least, max(least, win))
	}
	return game.OddsOf(win)
}

// Odds is the chance to win the battle, as exactly as odds are; no odds (Den 0)
// where nobody fights. It is certain only where every throw wins.
func (o BattleOdds) Odds() game.Odds {
	if o.Rule == "" {
		return game.Odds{}
	}
	return winOdds(o.Win, o.mayWin, o.mayLose)
}

// Attack is the chance that the people attack, openly or from an ambush.
func (o PolicyOdds) Attack() float64 { return o.Charge + o.Ambush }

// Safe reports whether no throw of the three dice is more than S: they never attack.
func (o PolicyOdds) Safe() bool { return o.S >= 3*6 }

// WinOdds is the chance to win the battle that the policy may come to, as
// exactly as odds are; no odds (Den 0) where it can come to none.
func (o PolicyOdds) WinOdds() game.Odds {
	if o.Battle == "" {
		return game.Odds{}
	}
	return winOdds(o.Win, o.mayWin, o.mayLose)
}

// battleOddsNow is how the battle being fought will end.
func (p *Position) battleOddsNow() (o BattleOdds) {
	t := p.top()
	if t.Kind != Fighting {
		return o
	}
	e := &p.players[t.Seat].Trip
	m := &e.Meeting
	o = p.battleOdds(int(m.Warriors), int(e.healthy(Askaris)), int(m.Askaris), e.armed(), m.First, m.Ours)
	o.Rule = "15"
	return o
}

func (p *Position) meetingView(v View) (m MeetingView, ok bool) {
	t := p.top()
	if !steps[t.Kind].meets {
		return m, false
	}
	e := &p.players[t.Seat].Trip
	x := &e.Meeting
	own := View{p, t.Seat}
	m = MeetingView{
		Tribe: own.tribe(int(x.Tribe)), Policy: int(x.Policy), Resting: e.Resting, Warriors: int(x.Warriors),
		AtFirst: int(x.AtFirst), Askaris: int(e.healthy(Askaris)), Began: int(x.Askaris), Armed: e.armed(), Ours: x.Ours,
		First: x.First, Prisoners: int(x.Prisoners), MustFree: mustFree(p.players[t.Seat].Specialty), Given: (int(x.Given) + giftsAsItem - 1) / giftsAsItem,
		Limit: int(p.met(t.Seat).Strength), Traded: x.Traded,
	}
	if v.seat != t.Seat && t.Kind != Fighting {
		m.Askaris, m.Armed = 0, false
	}
	return m, true
}
