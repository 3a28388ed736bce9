package nile

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

// Exactness: what the screen shows before a choice against dice rolled many
// times over.

const aHundredThousand = 100_000

// again makes q a copy of p once more, in the room that q has.
func again(q, p *Position) {
	room := *q
	*q = *p
	q.steps = append(room.steps[:0], p.steps...)
	q.players = append(room.players[:0], p.players...)
	q.hexes = append(room.hexes[:0], p.hexes...)
	q.tribes = append(room.tribes[:0], p.tribes...)
	q.deck = append(room.deck[:0], p.deck...)
	q.rivers = append(room.rivers[:0], p.rivers...)
	q.faces = append(room.faces[:0], p.faces...)
	q.sights = append(room.sights[:0], p.sights...)
	for i := range q.players {
		q.players[i].Trip.Track = slices.Clip(q.players[i].Trip.Track)
		q.players[i].Notes = slices.Clip(q.players[i].Notes)
	}
	q.dirty, q.battles, q.perils = nil, nil, [Levels]*MonthPeril{}
}

// rolled plays a piece of the rules many times, each time on a copy.
func rolled(t *testing.T, p *Position, seed uint64, do func(q *Position, a *game.Act)) {
	t.Helper()
	rolledAndTold(t, p, seed, do, func([]game.Event) {})
}

// rolledAndTold also gives the events told, a few thousand times' at once.
func rolledAndTold(t *testing.T, p *Position, seed uint64, do func(q *Position, a *game.Act), told func([]game.Event)) {
	t.Helper()
	const atOnce = 5000
	q := p.Clone().(*Position)
	for k := range aHundredThousand / atOnce {
		tab, err := game.NewTable(labRules{l: lab{p, func(a *game.Act) {
			for range atOnce {
				again(q, p)
				do(q, a)
			}
		}}}, nil, seed<<20+uint64(k))
		if err != nil {
			t.Fatal(err)
		}
		events, err := tab.Do(game.Command{Kind: 1})
		if err != nil {
			t.Fatal(err)
		}
		told(events)
	}
}

// near checks how often something came in all aHundredThousand against its chance,
// within four standard errors.
func near(t *testing.T, what string, came, of int, chance float64) {
	t.Helper()
	got := float64(came) / float64(of)
	if err := 4*math.Sqrt(chance*(1-chance)/float64(of)) + 1e-12; math.Abs(got-chance) > err {
		t.Errorf("%s: came %.5f of the time, shown as %.5f ± %.5f", what, got, chance, err)
	}
}

// slow skips what takes long when tests are to be short.
func slow(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("rolls many dice")
	}
}

// ending is how a battle fought to its end came out.
type ending struct {
	won  bool
	lost int // askaris
}

// toTheEnd fights a battle out.
func toTheEnd(q *Position, a *game.Act) (e ending) {
	m := q.players[0].Trip.Meeting
	for q.top().Kind == Fighting {
		e.lost = int(q.players[0].Trip.Have[Askaris]) // before the last blow
		q.fight(0, a)
	}
	if t := &q.tribes[m.Tribe]; t.Beaten != 0 {
		e.won, e.lost = true, int(m.Askaris)-int(q.players[0].Trip.Have[Askaris])
		return e
	}
	e.lost = int(m.Askaris)
	return e
}

func TestRule13_PolicyOddsAgainstRolledDice(t *testing.T) {
	slow(t)
	for policy := FortifiedCamp; policy <= AsGuest; policy++ {
		have := men(6)
		have[Guides] = 1
		h := newHamlet(t, 5, 24, deck.Explorer, have)
		h.t.Attitude = -1
		h.meet()
		odds := h.p.View(0).PolicyOdds(policy)
		var neutral, hides, charge, ambush, wins int
		var lost, squares float64
		rolled(t, h.p, uint64(policy), func(q *Position, a *game.Act) {
			q.choosePolicy(0, policy, a)
			switch q.top().Kind {
			case Parleying:
				neutral++
			case Travelling:
				hides++
			default:
				if q.players[0].Trip.Meeting.First {
					charge++
				} else {
					ambush++
				}
				e := toTheEnd(q, a)
				if e.won {
					wins++
				}
				lost += float64(e.lost)
				squares += float64(e.lost) * float64(e.lost)
			}
		})
		near(t, "neutral", neutral, aHundredThousand, odds.Neutral)
		near(t, "hides", hides, aHundredThousand, odds.Hides)
		near(t, "charge", charge, aHundredThousand, odds.Charge)
		near(t, "ambush", ambush, aHundredThousand, odds.Ambush)
		if n := charge + ambush; n > 0 {
			near(t, "victory", wins, n, odds.Win)
			mean := lost / float64(n)
			if err := 4 * math.Sqrt((squares/float64(n)-mean*mean)/float64(n)); math.Abs(mean-odds.Losses) > err {
				t.Errorf("policy %d: %.4f askaris lost, shown as %.4f ± %.4f", policy, mean, odds.Losses, err)
			}
		}
		if hides := policy == FortifiedCamp; hides != (odds.Hides > 0) {
			t.Errorf("policy %d: the scene was to show both hiding and attacking: %+v", policy, odds)
		}
	}
}

// What is told at a meeting of the battle that it may come to is what is told once it is fought: of
// who comes openly, and of an ambush, which the party's first fire does not meet (15).
func TestRule15_TheMeetingForetellsTheBattle(t *testing.T) {
	for _, wet := range []bool{false, true} {
		for _, openly := range []bool{false, true} {
			met, h := newHamlet(t, 5, 24, deck.Explorer, men(4)), newHamlet(t, 5, 24, deck.Explorer, men(4))
			met.e.WetPowder, h.e.WetPowder = wet, wet
			met.meet()
			o := met.p.View(0).PolicyOdds(UnderArms)
			want := o.Ambushed
			if openly {
				want = o.Openly
			}
			h.fights(UnderArms, openly)
			same(t, fmt.Sprint("openly ", openly, ", wet powder ", wet), h.p.View(0).BattleOdds(), want)
			same(t, "the chance is of both", math.Abs(o.Win*o.Attack()-o.Charge*o.Openly.Win-o.Ambush*o.Ambushed.Win) < 1e-9, true)
			same(t, "the first fire is worth something", o.Openly.Win > o.Ambushed.Win, !wet)
		}
	}
}

func TestRule15_BattleOddsAgainstRolledDice(t *testing.T) {
	slow(t)
	for i, c := range []struct {
		strength, askaris int
		first, ours       bool
	}{{30, 8, true, true}, {30, 8, false, false}, {60, 24, false, true}, {12, 0, true, true}} {
		h := newHamlet(t, 1, c.strength, deck.Explorer, men(int32(c.askaris)))
		h.fights(UnderArms, true)
		m := &h.e.Meeting
		m.First, m.Ours = c.first, c.ours
		odds := h.p.View(0).BattleOdds()
		wins, lost, squares := 0, 0.0, 0.0
		rolled(t, h.p, 100+uint64(i), func(q *Position, a *game.Act) {
			e := toTheEnd(q, a)
			if e.won {
				wins++
			}
			lost += float64(e.lost)
			squares += float64(e.lost) * float64(e.lost)
		})
		near(t, "victory", wins, aHundredThousand, odds.Win)
		mean := lost / aHundredThousand
		if err := 4*math.Sqrt((squares/aHundredThousand-mean*mean)/aHundredThousand) + 1e-9; math.Abs(mean-odds.Losses) > err {
			t.Errorf("%+v: %.4f askaris lost, shown as %.4f ± %.4f", c, mean, odds.Losses, err)
		}
	}
}

func TestRule13_ParleyOddsAgainstRolledDice(t *testing.T) {
	slow(t)
	for i, c := range []struct {
		askaris int32
		policy  int
		gifts   int32
	}{{9, FortifiedCamp, 5}, {1, OpenHands, 5}, {1, SendGuide, 9}} {
		have := men(c.askaris)
		have[Gifts], have[Guides], have[Rations] = 20, 1, 50
		h := newHamlet(t, 3, 24, deck.Explorer, have)
		h.neutral(c.policy)
		odds := h.p.View(0).ParleyOdds(int(c.gifts))
		var friend, unmoved, sick, died, charge, ambush int
		rolled(t, h.p, 200+uint64(i), func(q *Position, a *game.Act) {
			q.parley(0, c.gifts, a)
			e := &q.players[0].Trip
			switch {
			case q.players[0].Where == dead:
				died++
			case q.top().Kind == Trading:
				friend++
			case q.top().Kind == Fighting && e.Meeting.First:
				charge++
			case q.top().Kind == Fighting:
				ambush++
			case e.Sick:
				sick++
			default:
				unmoved++
			}
		})
		near(t, "friends", friend, aHundredThousand, odds.Friend)
		near(t, "unmoved", unmoved, aHundredThousand, odds.Unmoved)
		near(t, "sick", sick, aHundredThousand, odds.Sick)
		near(t, "dead", died, aHundredThousand, odds.Dead)
		near(t, "charge", charge, aHundredThousand, odds.Charge)
		near(t, "ambush", ambush, aHundredThousand, odds.Ambush)
	}
}

func TestRule15_CaptiveOddsAgainstRolledDice(t *testing.T) {
	slow(t)
	for goodwill := range int8(3) {
		h := captive(t, deck.Doctor)
		h.e.Goodwill = goodwill
		c, _ := h.offered(Escape, 0, 0)
		killed, stays, free := escapeOdds(h.e.Goodwill)
		same(t, "in all", killed+stays+free, 6)
		var died, kept, away int
		rolled(t, h.p, 300+uint64(goodwill), func(q *Position, a *game.Act) {
			q.escape(0, a)
			switch {
			case q.players[0].Where == dead:
				died++
			case q.players[0].Trip.Captive:
				kept++
			default:
				away++
			}
		})
		near(t, "killed", died, aHundredThousand, c.Odds.Float())
		near(t, "kept", kept, aHundredThousand, float64(stays)/6)
		near(t, "free", away, aHundredThousand, float64(free)/6)
	}
}

// The four chances of a policy, and the six of a parley, sum to 1; and the
// choice shows the chance of an attack, exactly.
func TestRule13_ChancesSumToOne(t *testing.T) {
	for _, strength := range []int{1, 6, 24, 90, 216} {
		for askaris := int32(0); askaris <= 20; askaris += 4 {
			for _, attitude := range []int8{-9, -1, 0, 4, 12} {
				have := men(askaris)
				have[Guides], have[Gifts], have[Rations] = 1, 30, 30
				h := newHamlet(t, 4, strength, deck.Explorer, have)
				h.t.Attitude = attitude
				h.meet()
				for policy := FortifiedCamp; policy <= AsGuest; policy++ {
					o := h.p.View(0).PolicyOdds(policy)
					sums(t, "policy", o.Neutral, o.Hides, o.Charge, o.Ambush)
					c, _ := h.offered(Policy, int32(policy), 0)
					sums(t, "no attack, and the odds shown", 1-o.Charge-o.Ambush, c.Odds.Float())
					same(t, "they attack by no throw", o.Safe(), o.Attack() == 0 && o.Hides == 0)
					if o.Win < 0 || o.Win > 1 || o.Losses < 0 || o.Losses > float64(askaris)+1e-9 {
						t.Errorf("a battle %+v", o)
					}
				}
				h.e.Meeting.Policy = SendGuide
				h.p.become(Parleying, 0)
				for gifts := 1; gifts <= 30; gifts += 7 {
					o := h.p.View(0).ParleyOdds(gifts)
					sums(t, "parley", o.Friend, o.Unmoved, o.Sick, o.Dead, o.Charge, o.Ambush)
				}
			}
		}
	}
}

// sums checks that chances sum to 1 and none is below 0.
func sums(t *testing.T, what string, chances ...float64) {
	t.Helper()
	sum := 0.0
	for _, c := range chances {
		if sum += c; c < -1e-12 {
			t.Errorf("%s: a chance of %v", what, c)
		}
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("%s: the chances sum to %v", what, sum)
	}
}

// The number of gifts that needs a face of the die.
func TestRule13_WhatGiftsNeed(t *testing.T) {
	have := men(1)
	have[Gifts], have[Rations] = 50, 49
	h := newHamlet(t, 3, 24, deck.Explorer, have)
	h.neutral(UnderArms)
	for gifts, need := range map[int]int{3: 8, 4: 6, 5: 5, 6: 4, 8: 3, 12: 2, 23: 2, 24: 1, 50: 1} {
		o := h.p.View(0).ParleyOdds(gifts)
		same(t, "need", o.Need, need)
		same(t, "hopeless", o.Friend == 0, o.Vain())
		same(t, "sure", o.Friend == 1, o.Sure())
		for face := 1; face <= 6; face++ {
			same(t, "friends", o.Befriends(face), face >= need)
		}
	}
	same(t, "the first offer", h.p.View(0).ParleyOdds(h.p.View(0).FirstOffer()).Need, 3)
}

// Odds are asked for what is not going on: they are nothing, and no harm is done.
func TestRule13_OddsOutsideAMeeting(t *testing.T) {
	h := newHamlet(t, 3, 24, deck.Explorer, men(1))
	v := h.p.View(game.Nobody)
	same(t, "policy", v.PolicyOdds(UnderArms).Allowed, false)
	same(t, "parley", v.ParleyOdds(3), ParleyOdds{})
	same(t, "battle", v.BattleOdds(), BattleOdds{})
	_, ok := v.Meeting()
	same(t, "meeting", ok, false)
	h.meet()
	same(t, "no such policy", h.p.View(0).PolicyOdds(6).Allowed, false)
	same(t, "no gifts", h.p.View(0).ParleyOdds(0), ParleyOdds{})
}

// However many askaris there are, the odds take no more room or time than the
// warriors are worth, and agree with those worked out the plain way.
func TestRule15_OddsOfGreatBattles(t *testing.T) {
	for _, c := range []struct{ warriors, askaris int }{{216, 400}, {216, 1_000_000}, {216, 1500}, {20, 130}, {20, 150}, {1, 0}, {1, 8}, {0, 5}} {
		p := &Position{}
		got := p.battleOdds(c.warriors, c.askaris, c.askaris, true, false, false)
		if n := len(p.battles.memo); n > 1<<20 {
			t.Errorf("%+v: a table of %d", c, n)
		}
		if c.warriors <= 50 {
			want := plainOdds(c.warriors, c.askaris, c.askaris, false)
			if math.Abs(got.Win-want.Win) > 1e-9 || math.Abs(got.Losses-want.Losses) > 1e-9 {
				t.Errorf("%+v: %+v, the plain way %+v", c, got, want)
			}
		}
		if got.Win < 0 || got.Win > 1+1e-9 || got.Losses > float64(c.askaris)+1e-6 {
			t.Errorf("%+v: %+v", c, got)
		}
	}
}

// plainOdds goes through every throw of a battle as chapter 15 reads.
func plainOdds(w, a, began int, ours bool) BattleOdds {
	return plain{}.odds(w, a, began, ours)
}

// plain keeps what has been gone through: warriors, askaris, begun with, whose turn.
type plain map[[4]int]BattleOdds

func (m plain) odds(w, a, began int, ours bool) (o BattleOdds) {
	key := [4]int{w, a, began, 0}
	if ours {
		key[3] = 1
	}
	if got, ok := m[key]; ok {
		return got
	}
	defer func() { m[key] = o }()
	for d := 1; d <= 6; d++ {
		for times := 1; times <= 6; times++ {
			var next BattleOdds
			if ours {
				fallen := min(a/d+1, w)
				if next = won; fallen*times <= w && fallen < w {
					next = m.odds(w-fallen, a, began, false)
				}
			} else {
				fallen := min(w/d, a)
				if next.Losses = float64(a); fallen*times <= began && fallen < a {
					next = m.odds(w, a-fallen, began, true)
					next.Losses += float64(fallen)
				}
			}
			o.add(next, 1.0/36)
		}
	}
	return o
}

// The odds agree with the plain way over small battles of every kind.
func TestRule15_OddsThePlainWay(t *testing.T) {
	for w := 1; w <= 6; w++ {
		for a := 0; a <= 5; a++ {
			for began := a; began <= 7; began++ {
				for _, ours := range []bool{false, true} {
					p := &Position{}
					got, want := p.battleOdds(w, a, began, true, false, ours), plainOdds(w, a, began, ours)
					if math.Abs(got.Win-want.Win) > 1e-9 || math.Abs(got.Losses-want.Losses) > 1e-9 {
						t.Errorf("%d against %d of %d: %+v, the plain way %+v", w, a, began, got, want)
					}
				}
			}
		}
	}
}
