package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Proposed is a piece of advice as the page that it is asked on gives it: of two voices that know the same, one would be
// wrong. How to come before a people the page proposes.
func Proposed(v nile.View, cs []game.Choice, a bots.Advice) bots.Advice {
	if a.Choice.Kind != nile.Policy {
		return a
	}
	policy := meet.Proposed(v, bots.KeenPolicy(v, cs))
	for _, c := range cs {
		if c.Kind == nile.Policy && int(c.Target) == policy {
			a.Choice = c
		}
	}
	return a
}

// outfitting is the key of the reason of what is advised to whoever fits out, and what is added to it; its blanks go
// into b.
func outfitting(v nile.View, a bots.Advice, key string, b words.Blanks) (of, more string) {
	sh, _ := v.Sheet(v.Seat())
	turns, have := sh.Turns, sh.Have
	if a.Why == bots.ForOutfit {
		have = a.Have
		if p, ok := v.Party(have); ok {
			turns = p.Turns
		}
	}
	b["food"] = tell.FoodLasts(turns)
	switch a.Why {
	case bots.ForMissing:
		if special := key + "." + a.Lacks.Name(); words.Has(special) {
			key = special
		}
		if a.Ready != bots.Kinds {
			more = words.Say("hint.missing.other")
		}
	case bots.ForSailing:
		var told [nile.Items]int
		for _, i := range [...]nile.Item{nile.Guides, nile.Askaris, nile.Gifts} {
			told[i] = have[i]
		}
		if b["list"] = tell.Items(told); b["list"] == "" || have[nile.Rations] == 0 {
			key += ".bare"
		}
	}
	return key, more
}

// homeward is the key of the reason why a party is to go home, and what is added to it: what there is in hand, and how
// far home is.
func homeward(v nile.View, a bots.Advice, key string, b words.Blanks) (of, more string) {
	if points := v.Player(v.Seat()).Promise; points > 0 {
		key, b["n"] = key+".points", points
	}
	if a.Months > 0 {
		more = words.Say("hint.home.far", "months", a.Months)
	}
	return key, more
}

// livesOn says of a march what it lives on: food that is hidden on the way, and, whole, where the food in hand does not
// last for it, the hunt.
func livesOn(v nile.View, a bots.Advice, whole bool) (says string) {
	sh, ok := v.Sheet(v.Seat())
	if !ok || !a.Hunts || a.Choice.Kind != nile.SetPace && a.Choice.Kind != nile.Move {
		return ""
	}
	for _, k := range v.Caches() {
		if k.At == a.Store && k.Owner == v.Seat() {
			says = words.Say("hint.hunt.store", "where", tell.WhereOf(v, k.At), "n", k.Have[nile.Rations])
		}
	}
	if whole {
		says = words.Sentences(words.Say("hint.hunt", "food", board.TurnsText(sh.Turns)), says)
	}
	return says
}

// meetingEnds is how a hundred meetings by a policy end, and in how many the expedition is lost.
func meetingEnds(o nile.PolicyOdds) (ends, lost string) {
	var all []string
	for _, e := range [...]struct {
		key    string
		chance float64
	}{{"hint.odds.receive", o.Neutral}, {"hint.odds.hide", o.Hides}, {"hint.odds.attack", o.Attack()}} {
		if n := inHundred(e.chance); n > 0 {
			all = append(all, words.Phrase(e.key, "n", n))
		}
	}
	switch p := o.Defeat().Defeat(); {
	case p == 0:
		lost = words.Say("hint.odds.lost.never")
	case inHundred(p) == 0:
		lost = words.Say("hint.odds.lost.seldom")
	default:
		lost = words.Say("hint.odds.lost", "n", inHundred(p))
	}
	return words.List(all), lost
}

// kindlier says why a policy is advised beside the others: that none is received more often or loses less, or which is
// received more often, and what that loses.
func kindlier(v nile.View, advised nile.PolicyOdds) string {
	best, safest := advised, true
	less := advised.Defeat().Defeat()
	for n := nile.FortifiedCamp; n <= nile.AsGuest; n++ {
		o := v.PolicyOdds(n)
		if o.Allowed && o.Neutral > best.Neutral {
			best = o
		}
		safest = safest && (!o.Allowed || inHundred(o.Defeat().Defeat()) >= inHundred(less))
	}
	lost := inHundred(best.Defeat().Defeat())
	switch more := inHundred(best.Neutral) > inHundred(advised.Neutral); {
	case more && lost > inHundred(less):
		return words.Say("hint.odds.other", "policy", tell.Policy(best.Policy), "received", inHundred(best.Neutral), "lost", lost)
	case !more && safest:
		return words.Say("hint.odds.best")
	case safest:
		return words.Say("hint.odds.safest")
	}
	return ""
}
