package heart

import (
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/party"
)

// harm is how an Incident gets at an Explorer (12).
type harm uint8

// The ways: not at all, for certain, or as a die decides.
const (
	harmless harm = iota
	certain
	byDie
)

// harmOf is how an Incident gets at whoever stands somewhere: what spares him there, and
// what asks for no die. What he has with him may spare him besides.
func harmOf(sort box.Sort, sc scene) harm {
	on := func(is bool, h harm) harm {
		if is {
			return h
		}
		return harmless
	}
	//exhaustive:enforce
	switch sort {
	case box.Warband:
		return on(sc.Terrain != chart.Jungle, byDie)
	case box.Malaria:
		if sc.Terrain == chart.Jungle {
			return certain
		}
		return on(sc.Terrain != chart.Desert, byDie)
	case box.Taboo:
		return on(tabooRolls[sc.Terrain] > 0, byDie)
	case box.Accident:
		if sc.Terrain == chart.Veldt { // without a die: what is added alone
			return on(accidentAdd(sc) > 0, certain)
		}
		return byDie
	case box.Storm:
		return byDie
	case box.Thirst:
		return certain
	case box.Lost:
		return on(sc.In, certain)
	case box.NoSort, box.Success, box.Rumour, box.Impassable, box.Culture, box.Flora, box.Scenery, box.Mineral,
		box.Mountain, box.Highest, box.Lake, box.LostCity, box.Kingdom, box.Warriors,
		box.Village, box.Wildlife, box.Tusk, box.Plant, box.Healer, box.Missionary, box.Sorts:
	}
	return harmless
}

// incidentSum is the first die that an Incident has an Explorer throw where he is; ok is false
// where it throws none (12).
func incidentSum(sort box.Sort, pl *party.Party, sc scene) (m Sum, ok bool) {
	if h := harmOf(sort, sc); h == certain && (sort == box.Thirst || sort == box.Lost) { // which checks may spare
		ok = sc.Wet || sort == box.Thirst && pl.Has(box.Canteen) || sort == box.Lost && (pl.Has(box.Surveying) || pl.Has(box.Guide))
		return sumOf(box.CheckDie, 0, checkMost, pl, sc), ok
	} else if h != byDie {
		return m, false
	}
	switch sort {
	case box.Warband:
		m = sumOf(box.AmbushDie, bandTerms(pl, sc).Sum()+bandThere(sc), pl.Of(box.Askaris), pl, sc)
	case box.Malaria:
		m = bodySum(pl, box.HealthDie, box.Health, malariaTerms(sc))
	case box.Taboo:
		m = tabooSum(pl, sc)
	case box.Accident:
		m = sumOf(box.AccidentDie, accidentAdd(sc), 0, pl, sc)
	case box.Storm:
		m = sumOf(box.StormDie, stormAdd(sc), 0, pl, sc)
	}
	return m, true
}

// tabooSum is one of the Sanity-rolls of a Taboo (12).
func tabooSum(pl *party.Party, sc scene) Sum {
	return sumOf(box.SanityDie, tabooAdd(sc)+pl.Against(box.Sanity), pl.Of(box.Sanity), pl, sc)
}

// tabooFalls is how likely a Taboo with several Sanity-rolls is to take no Sanity, one, and so on, from 0 to 1 each: what
// the first takes changes what the next is held against. There are none where it is rolled but once (12).
func tabooFalls(pl *party.Party, sc scene) []float64 {
	rolls := int(tabooRolls[sc.Terrain])
	if rolls < 2 {
		return nil
	}
	falls := make([]float64, rolls+1)
	falls[0] = 1
	for range rolls {
		for lost := rolls - 1; lost >= 0; lost-- { // the most first: what falls to the next is not to fall twice by one roll
			q := *pl
			if q.Fig[box.Sanity] -= int16(lost); q.Fig[box.Sanity] <= 0 {
				continue
			}
			ill := tabooSum(&q, sc).Ill()
			falls[lost+1] += falls[lost] * ill
			falls[lost] *= 1 - ill
		}
	}
	return falls
}

// Misfortune is the first die that one of the misfortunes of 12 would have an Explorer throw
// where he is, and the die that may follow from it.
type Misfortune struct {
	Sort box.Sort
	Sum
	Then Sum // the Ammo-roll of a band that is chased off; Dice of no die
	// Falls is how likely all its dice together are to take nothing, one, and so on, of what it takes; nil where but one
	// is thrown.
	Falls []float64
}

// Ill is the chance that not all its dice go well, from 0 to 1.
func (m Misfortune) Ill() float64 {
	if m.Falls != nil {
		return 1 - m.Falls[0]
	}
	return m.Sum.Ill()
}

// misfortunesOf are those that have an Explorer throw a die as the country and the slot are.
func misfortunesOf(pl *party.Party, sc scene) (out []Misfortune) {
	for sort := box.Warband; sort.Misfortune(); sort++ {
		if m, ok := incidentSum(sort, pl, sc); ok {
			then := Sum{Die: box.Dice}
			if sort == box.Warband {
				then = sumOf(box.AmmoDie, 0, pl.Of(box.Ammo), pl, sc)
			}
			var falls []float64
			if sort == box.Taboo {
				falls = tabooFalls(pl, sc)
			}
			out = append(out, Misfortune{sort, m, then, falls})
		}
	}
	return out
}
