package odds

import (
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/party"
)

// Incident is the first die that an Incident has an Explorer throw where he is; ok is false
// where it throws none (12).
func Incident(sort box.Sort, pl *party.Party, sc Scene) (m Sum, ok bool) {
	check := SumOf(box.CheckDie, 0, CheckMost, pl, sc, false)
	switch sort {
	case box.Warband:
		add := Band(pl, sc).Sum() + BandThere(sc)
		return SumOf(box.AmbushDie, add, pl.Of(box.Askaris), pl, sc, false), sc.Terrain != chart.Jungle
	case box.Malaria:
		return body(pl, box.HealthDie, box.Health, Malaria(sc)), sc.Terrain == chart.Savanna || sc.Terrain == chart.Veldt
	case box.Taboo:
		add := Taboo(sc) + pl.Against(box.Sanity)
		return SumOf(box.SanityDie, add, pl.Of(box.Sanity), pl, sc, false), TabooRolls[sc.Terrain] > 0
	case box.Accident:
		return SumOf(box.AccidentDie, Accident(sc), 0, pl, sc, false), sc.Terrain != chart.Veldt
	case box.Storm:
		return SumOf(box.StormDie, Storm(sc), 0, pl, sc, false), true
	case box.Thirst:
		return check, pl.Has(box.Canteen) || sc.Wet
	case box.Lost:
		return check, sc.In && (pl.Has(box.Surveying) || pl.Has(box.Guide) || sc.Wet)
	}
	return m, false
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
