package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// TribeView is a people as the viewing seat knows them.
type TribeView struct {
	At       hexmap.ID
	Number   int    // 1 and on (3.33)
	Name     uint32 // from which their name, and their leader's, is made
	Strength int    // warriors now
	First    int    // and when they were first met
	Kingdom  bool   // the Native Kingdom (23)
	Attitude int    // to everybody
	Mine     int    // to this seat's explorer, besides
	// What has passed between them and this seat's explorer.
	Met, Parleyed, Friend, Beaten bool
	Distance                      int // hexes to the nearest port
}

// Tribe is the people that live in a hex; ok is false where nobody does, or
// nobody is known to.
func (v View) Tribe(id hexmap.ID) (t TribeView, ok bool) {
	n := v.p.hexes[id].Tribe
	if n == 0 {
		return TribeView{}, false
	}
	return v.tribe(int(n) - 1), true
}

// TribeNumbered is a people by its number, 1 and on, also one that nobody living
// knows any more, which is At nowhere; ok is false where there is no such number.
func (v View) TribeNumbered(n int) (t TribeView, ok bool) {
	if n < 1 || n > len(v.p.tribes) {
		return TribeView{}, false
	}
	return v.tribeEver(n - 1), true
}

// Tribes lists all peoples on the map, in the order of their numbers.
func (v View) Tribes() []TribeView {
	var out []TribeView
	for i := range v.p.tribes {
		if v.p.tribes[i].At != hexmap.None {
			out = append(out, v.tribe(i))
		}
	}
	return out
}

func (v View) tribe(i int) TribeView {
	t := &v.p.tribes[i]
	out := TribeView{
		At: t.At, Number: i + 1, Name: t.Name, Strength: int(t.Strength), First: int(t.First), Kingdom: t.Kingdom,
		Attitude: int(t.Attitude), Distance: v.p.chart.PortDistance(t.At),
	}
	if v.seat != game.Nobody {
		bit := uint8(1) << v.seat
		out.Mine = int(t.To[v.seat])
		out.Met, out.Parleyed, out.Friend, out.Beaten = t.Met&bit != 0, t.Parleyed&bit != 0, t.Friend&bit != 0, t.Beaten&bit != 0
	}
	return out
}

// MeetingView is the meeting going on, as everybody at the table may see it:
// others see who stands with the explorer, and whether he is armed, once it has
// come to a battle.
type MeetingView struct {
	Tribe     TribeView
	Policy    int  // chosen, 1 to 5; 0 not yet
	Resting   bool // the party has not moved this turn; the turn ends after the meeting
	Warriors  int  // standing
	AtFirst   int  // when the battle began
	Askaris   int  // standing and healthy
	Began     int  // when the battle began
	Armed     bool // the explorer fights too
	Ours      bool // the next attack is ours
	First     bool // and is first fire
	Prisoners int  // taken
	MustFree  bool // a Doctor or Missionary frees them and never loots (16)
	Given     int  // items they have given on this visit
	Limit     int  // the most they give (14)
	Traded    bool // the risk of this visit is past
}

// Left is how many items they still give on this visit.
func (m MeetingView) Left() int { return max(0, m.Limit-m.Given) }

// RestMeets is the people that the viewing seat's party meets if it ends its
// march where it is; ok is false when it would meet nobody: it has moved, there
// is nobody, or they have been met this turn (8.3, 13).
func (v View) RestMeets() (t TribeView, ok bool) {
	if v.seat == game.Nobody || v.p.players[v.seat].Where != inAfrica {
		return TribeView{}, false
	}
	e := &v.p.players[v.seat].Trip
	if e.Moved || e.facedAlready() {
		return TribeView{}, false
	}
	if v.p.dwellers(e.At) == nil {
		return TribeView{}, false
	}
	return v.Tribe(e.At)
}

// RestBattle is how a battle would end with those whom RestMeets names, if they came openly, against the party's
// first fire (15); the zero value where nobody is met, or friends are.
func (v View) RestBattle() BattleOdds {
	t, ok := v.RestMeets()
	if !ok || t.Friend {
		return BattleOdds{}
	}
	o := v.p.battleWith(&v.p.players[v.seat].Trip, t.Strength, true)
	o.Rule = "15"
	return o
}

// GuideFrom is the people from whom the viewing seat's party has hired a guide on
// its way, next to whom he speaks for it (13); ok is false where it has none.
func (v View) GuideFrom() (t TribeView, ok bool) {
	if v.seat == game.Nobody || v.p.players[v.seat].Where != inAfrica || v.p.players[v.seat].Trip.GuideFrom == hexmap.None {
		return TribeView{}, false
	}
	return v.Tribe(v.p.players[v.seat].Trip.GuideFrom)
}

// Meeting is the meeting of the seat to move; ok is false when there is none.
func (v View) Meeting() (m MeetingView, ok bool) { return v.p.meetingView(v) }

// PolicyOdds is what a policy leads to (13). The chances of Neutral, Hides,
// Charge and Ambush sum to 1.
type PolicyOdds struct {
	Policy                         int
	Allowed                        bool
	S                              int    // 3d6 above this is hostile
	Terms                          []Term // what S is made of: "distance", "policy", "attitude"…
	Neutral, Hides, Charge, Ambush float64
	// If it comes to a battle: the chance to win it, and the askaris lost on
	// average in all, exactly.
	Win, Losses float64
	// That battle where they come openly, against the party's first fire, and where they fall upon it: Win and Losses are of
	// both, as often as each comes.
	Openly, Ambushed BattleOdds
	Rule             game.Rule // 13; "" where there is no such policy
	Battle           game.Rule // 15, which Win and Losses come from; "" where it cannot come to a battle

	mayWin, mayLose bool // whether there is a throw that wins, and one that loses
}

// PolicyOdds computes what it leads to if the viewing seat's explorer meets the
// people by a policy; the zero value where he meets nobody.
func (v View) PolicyOdds(policy int) PolicyOdds {
	if !v.acts() {
		return PolicyOdds{}
	}
	return v.p.policyOdds(v.seat, policy)
}

// ParleyOdds is what offering gifts leads to (13); the chances sum to 1.
type ParleyOdds struct {
	Need                                        int // the higher of two dice that makes friends; above 6 none does
	Friend, Unmoved, Sick, Dead, Charge, Ambush float64
	Causes                                      [3]Term   // their strength, the gifts, the policy that has brought the party so far
	Rule                                        game.Rule // 13; "" where nothing can be offered
}

// Befriends reports whether the offer makes friends where the higher die shows this
// face.
func (o ParleyOdds) Befriends(face int) bool { return face >= o.Need }

// Sure reports whether every throw makes friends, Vain whether none does.
func (o ParleyOdds) Sure() bool { return o.Befriends(1) }

// Vain reports whether no throw makes friends.
func (o ParleyOdds) Vain() bool { return !o.Befriends(6) }

// GiftOffer is a number of gifts worth a thought, and what offering them leads to.
type GiftOffer struct {
	Gifts int
	Odds  ParleyOdds
}

// GiftOffers appends the numbers of gifts worth a thought: the least that makes
// friends for each throw of the higher die, 6 first, as far as the party has
// them. It appends nothing where nothing can be offered.
func (v View) GiftOffers(buf []GiftOffer) []GiftOffer {
	for need := 6; need >= 1; need-- {
		n, ok := v.GiftsFor(need)
		if o := v.ParleyOdds(n); ok && o.Need == need {
			buf = append(buf, GiftOffer{n, o})
		}
	}
	return buf
}

// FirstOffer is the number of gifts that an offer may begin with: the least that makes
// friends in eight throws of nine, whether the party has so many or not; 0 where
// nothing can be offered (13).
func (v View) FirstOffer() int {
	const face = 3 // or more, of the higher of two dice
	gifts, _ := v.GiftsFor(face)
	return gifts
}

// GiftsFor is the least number of gifts that makes friends if the higher of two
// dice shows need, 1 to 6; ok is false where the party has not so many, or
// nothing can be offered (13).
func (v View) GiftsFor(need int) (gifts int, ok bool) {
	t := v.p.top()
	if t.Kind != Parleying || !v.acts() || need < 1 || need > 6 {
		return 0, false
	}
	gifts = max(1, (int(v.p.met(t.Seat).Strength)+need-1)/need)
	return gifts, gifts <= int(v.p.players[t.Seat].Trip.Have[Gifts])
}

// ParleyOdds computes what it leads to if the viewing seat's explorer offers so
// many gifts; the zero value where he can offer none. Unmoved: insulted, but
// nothing comes of it.
func (v View) ParleyOdds(gifts int) ParleyOdds {
	if !v.acts() {
		return ParleyOdds{}
	}
	return v.p.parleyOdds(v.seat, gifts)
}

// BattleOdds is how a battle will end, exactly, from where it stands.
type BattleOdds struct {
	Win    float64
	Losses float64   // askaris still to be lost, on average
	Rule   game.Rule // 15; "" where nobody fights

	mayWin, mayLose bool // whether there is a throw that wins, and one that loses
}

// BattleOdds computes how the battle that the viewing seat's party fights will
// end; the zero value where it fights none.
func (v View) BattleOdds() BattleOdds {
	if !v.acts() {
		return BattleOdds{}
	}
	return v.p.battleOddsNow()
}

// TradeRisk is the chance that the first barter of a visit ends in poison (14).
func (v View) TradeRisk() Chance {
	return Chance{Odds: v.p.tradeRisk(), Risk: RiskPoison, Rule: "14", Causes: v.p.poisonCauses()}
}
