package bots

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// How much a steady party risks.
const (
	mostRisk   = 0.5 // chance to lose everything above which it rather withdraws
	fewRations = 3.0 // turns of food below which it buys some
)

// meet answers everything that a meeting with a people asks.
func (b *traveller) meet(v nile.View, cs []game.Choice) game.Command {
	switch v.Phase() {
	case nile.MeetingPeople:
		return b.policy(v, cs)
	case nile.Parleying:
		return b.parley(v, cs)
	case nile.Trading:
		return b.trade(v, cs)
	case nile.TakingPrisoners:
		return cs[0].Command(0) // let them go: goodwill is worth more than bearers
	case nile.AtVillage:
		if sheet, _ := v.Sheet(v.Seat()); sheet.Turns < fewRations {
			return must(cs, nile.Loot)
		}
		return must(cs, nile.Pass)
	case nile.InCaptivity:
		if c, ok := find(cs, nile.Minister); ok {
			return c.Command(0)
		}
		return b.captive(v, cs)
	}
	return cs[0].Command(int(cs[0].Min)) // in battle there is but one thing to do
}

// What a battle is worth to a sober explorer, in points.
const (
	pressWins   = 6.0 // to a Journalist: his report, and a people beaten
	otherWins   = 1.0
	perAskari   = 0.5 // fallen
	partyItself = 12  // the loss of everything, the notes in hand besides
	turnBack    = 1.5 // the month that is lost by withdrawing
	lightly     = 0.5 // the same, to whoever is wary
)

// policy takes the policy that promises most, or goes back where all are too
// dangerous. A Journalist may look for a battle he will win.
func (b *traveller) policy(v nile.View, cs []game.Choice) game.Command {
	if c, ok := find(cs, nile.Withdraw); ok && b.shy {
		if sh, ok := v.Sheet(v.Seat()); ok {
			b.shunned = append(b.shunned, sh.At)
		}
		return c.Command(0)
	}
	for i := range cs {
		if c := &cs[i]; c.Kind == nile.Policy && c.Target == b.strategy.policy {
			return c.Command(0)
		}
	}
	me := v.Player(v.Seat())
	prize, loss := otherWins, float64(partyItself+me.Promise)
	switch k := me.Specialty; {
	case k.Has(deck.Journalist):
		prize = pressWins
		if m, ok := v.Meeting(); ok && m.Tribe.Beaten { // he has written about that (24)
			prize = 0
		}
	case k.Has(deck.Ethnologist), k.Has(deck.Missionary):
		prize = 0
	}
	kind := 0.0 // what they would be worth as friends
	sh, _ := v.Sheet(v.Seat())
	if m, ok := v.Meeting(); ok && !b.aloof {
		kind = hoped(m.Tribe.Strength, sh.Have[nile.Gifts], friendship(v, &sh, m.Tribe.At, b.aim != hexmap.None))
	}
	best, most, risk := &cs[0], -1e9, 0.0
	for i := range cs {
		c := &cs[i]
		if c.Kind != nile.Policy {
			continue
		}
		o := v.PolicyOdds(int(c.Target))
		attack := o.Charge + o.Ambush
		worth := attack*(o.Win*prize-(1-o.Win)*loss-o.Losses*perAskari) + o.Neutral*kind
		if exceeds(worth, most) {
			best, most, risk = c, worth, attack*(1-o.Win)
		}
	}
	if c, ok := find(cs, nile.Withdraw); ok && b.withdraws(risk, most) {
		b.shunned = append(b.shunned, sh.At)
		return c.Command(0)
	}
	return best.Command(0)
}

// KeenPolicy is how a keen traveller would come before the people that the viewing seat
// meets (13), 1 to 5, by the odds and by what friends are worth alone, if he did not go back;
// 0 where nobody is met.
func KeenPolicy(v nile.View, cs []game.Choice) int {
	if v.Phase() != nile.MeetingPeople {
		return 0
	}
	stays := slices.DeleteFunc(slices.Clone(cs), func(c game.Choice) bool { return c.Kind != nile.Policy })
	if len(stays) == 0 {
		return 0
	}
	return int(newTraveller(&counsel, 0).policy(v, stays).Target)
}

// withdraws reports whether it goes back from a people of whom it expects so much, at
// such a chance to lose everything.
func (s *strategy) withdraws(risk, most float64) bool {
	if s.wary > 0 {
		return risk > s.wary && most < -lightly
	}
	return risk > mostRisk && most < -turnBack
}

// parley offers the gifts that promise most, if any do.
func (b *traveller) parley(v nile.View, cs []game.Choice) game.Command {
	if c, ok := find(cs, nile.Parley); ok && !b.aloof {
		sh, _ := v.Sheet(v.Seat())
		loss := float64(partyItself + v.Player(v.Seat()).Promise)
		if n, _ := bestOffer(v.GiftOffers(nil), friendship(v, &sh, sh.At, b.aim != hexmap.None), loss); n > 0 {
			return c.Command(n)
		}
	}
	return must(cs, nile.Pass)
}

// trade buys food when it runs low and the hosts are gentle, or there is
// nothing left to eat.
func (b *traveller) trade(v nile.View, cs []game.Choice) game.Command {
	sheet, _ := v.Sheet(v.Seat())
	gentle := v.Settings().Gentle || sheet.Have[nile.Rations] == 0
	for i := range cs {
		if b.aloof {
			break
		}
		c := &cs[i]
		room := sheet.Load[sheet.Mode].Capability - sheet.Load[sheet.Mode].Cost
		if c.Kind == nile.Barter && c.Item == int16(nile.Rations) && gentle && sheet.Turns < fewRations && room >= 6 {
			return c.Command(max(1, min(int(c.Max), room/3)))
		}
	}
	return must(cs, nile.Pass)
}
