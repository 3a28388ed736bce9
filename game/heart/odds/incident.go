package odds

import (
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/party"
)

// Harm is how an Incident gets at an Explorer (12).
type Harm uint8

// The ways: not at all, for certain, or as a die decides.
const (
	Harmless Harm = iota
	Certain
	ByDie
)

// HarmOf is how an Incident gets at whoever stands somewhere: what spares him there, and
// what asks for no die. What he has with him may spare him besides.
func HarmOf(sort box.Sort, sc Scene) Harm {
	on := func(is bool, h Harm) Harm {
		if is {
			return h
		}
		return Harmless
	}
	//exhaustive:enforce
	switch sort {
	case box.Warband:
		return on(sc.Terrain != chart.Jungle, ByDie)
	case box.Malaria:
		if sc.Terrain == chart.Jungle {
			return Certain
		}
		return on(sc.Terrain != chart.Desert, ByDie)
	case box.Taboo:
		return on(TabooRolls[sc.Terrain] > 0, ByDie)
	case box.Accident:
		if sc.Terrain == chart.Veldt {
			return Certain
		}
		return ByDie
	case box.Storm:
		return ByDie
	case box.Thirst:
		return Certain
	case box.Lost:
		return on(sc.In, Certain)
	case box.NoSort, box.Success, box.Rumour, box.Impassable, box.Culture, box.Flora, box.Scenery, box.Mineral,
		box.Mountain, box.Highest, box.Lake, box.LostCity, box.Kingdom, box.Warriors,
		box.Village, box.Wildlife, box.Tusk, box.Plant, box.Healer, box.Missionary, box.Sorts:
	}
	return Harmless
}

// Incident is the first die that an Incident has an Explorer throw where he is; ok is false
// where it throws none (12).
func Incident(sort box.Sort, pl *party.Party, sc Scene) (m Sum, ok bool) {
	if h := HarmOf(sort, sc); h == Certain && (sort == box.Thirst || sort == box.Lost) { // which checks may spare
		ok = sc.Wet || sort == box.Thirst && pl.Has(box.Canteen) || sort == box.Lost && (pl.Has(box.Surveying) || pl.Has(box.Guide))
		return SumOf(box.CheckDie, 0, CheckMost, pl, sc, false), ok
	} else if h != ByDie {
		return m, false
	}
	switch sort {
	case box.Warband:
		m = SumOf(box.AmbushDie, Band(pl, sc).Sum()+BandThere(sc), pl.Of(box.Askaris), pl, sc, false)
	case box.Malaria:
		m = body(pl, box.HealthDie, box.Health, Malaria(sc))
	case box.Taboo:
		m = SumOf(box.SanityDie, Taboo(sc)+pl.Against(box.Sanity), pl.Of(box.Sanity), pl, sc, false)
	case box.Accident:
		m = SumOf(box.AccidentDie, Accident(sc), 0, pl, sc, false)
	case box.Storm:
		m = SumOf(box.StormDie, Storm(sc), 0, pl, sc, false)
	}
	return m, true
}

// Misfortune is the first die that one of the misfortunes of 12 would have an Explorer throw
// where he is, and the die that may follow from it.
type Misfortune struct {
	Sort box.Sort
	Sum
	Then Sum // the Ammo-roll of a band that is chased off; Dice of no die
}

// Misfortunes are those that have an Explorer throw a die as the country and the slot are.
func Misfortunes(pl *party.Party, sc Scene) (out []Misfortune) {
	for sort := box.Warband; sort.Misfortune(); sort++ {
		if m, ok := Incident(sort, pl, sc); ok {
			then := Sum{Die: box.Dice}
			if sort == box.Warband {
				then = SumOf(box.AmmoDie, 0, pl.Of(box.Ammo), pl, sc, false)
			}
			out = append(out, Misfortune{sort, m, then})
		}
	}
	return out
}
