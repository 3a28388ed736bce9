package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/party"
)

// Sum is a die before it is thrown: what is added to it, term by term, and the number it is
// held against (27.3).
type Sum struct {
	Die   box.Die
	Terms box.Terms
	Limit int       // the number that counts, 0 where none does
	Odds  game.Odds // that it goes well; 1 in 1 where no die is needed
}

// Ill is the chance that it does not go well, from 0 to 1; 0 where no die is thrown.
func (m Sum) Ill() float64 {
	if m.Odds.Den == 0 {
		return 0
	}
	return float64(m.Odds.Den-m.Odds.Num) / float64(m.Odds.Den)
}

// Sure is the chance of what needs no die.
var Sure = game.Odds{Num: 1, Den: 1}

// sumOf is a die that an Explorer would throw now, with what is added to it.
func sumOf(d box.Die, add, limit int, pl *party.Party, sc scene) Sum {
	return withOdds(Sum{Die: d, Terms: termsOf(d, add, pl, sc, false), Limit: limit})
}

// withOdds is a sum with the chance of its die.
func withOdds(m Sum) Sum {
	if m.Die.Aimed() {
		m.Odds = m.Die.Odds(m.Terms.Sum(), m.Limit)
	}
	return m
}

// bodySum is a plain Health-roll or Sanity-roll (3.4, 3.5), with what is added besides.
func bodySum(pl *party.Party, d box.Die, of box.Figure, t box.Terms) Sum {
	t.Add(box.WhyAgainst, pl.Against(of))
	return withOdds(Sum{Die: d, Terms: t, Limit: pl.Of(of)})
}

// Perils are the dice of what may befall an Explorer as he stands, whatever comes; those that
// are not due throw none.
type Perils struct {
	Health, Sanity         Sum // a plain Health-roll or Sanity-roll (3.4, 3.5)
	PorterGone, AskariGone Sum // the Desertion-rolls when the Time is up (17.3)
	Homeless               Sum // the Health-roll off End, as far as it is due (17.1)
}

// perilsOf are those of an Explorer.
func perilsOf(pl *party.Party, sc scene) (out Perils) {
	out.Health = bodySum(pl, box.HealthDie, box.Health, box.Terms{}) // not for Malaria, even while it is carried out
	out.Sanity = bodySum(pl, box.SanityDie, box.Sanity, box.Terms{})
	if pl.Of(box.Porters) > 0 {
		out.PorterGone = sumOf(box.PorterDie, pl.DesertAdd(box.Health), pl.Of(box.Sanity), pl, sc)
	}
	if pl.Of(box.Askaris) > 0 {
		out.AskariGone = sumOf(box.AskariDie, pl.DesertAdd(box.Sanity), pl.Of(box.Health), pl, sc)
	}
	if pl.Slot != box.NoSlot && pl.Slot != box.End {
		out.Homeless = out.Health
	}
	return out
}
