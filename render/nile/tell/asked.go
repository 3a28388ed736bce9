package tell

import (
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/page"
	"sourceofthenile/render/words"
)

// Misfortunes that ask their victims what they will bear (11.971).

// wayKey begins the keys of a way to bear a disaster.
func wayKey(what string, d deck.Disaster, way int) string {
	return what + "." + d.String() + "." + nile.WayKey(d, way)
}

// Way is a way to bear a disaster, as it stands on its button.
func Way(d deck.Disaster, way int) string { return words.Say(wayKey("asked", d, way)) }

// WayDoes says what a way costs, and what may come of it.
func WayDoes(d deck.Disaster, way int) string {
	if key := wayKey("asked", d, way) + ".does"; words.Has(key) {
		return words.Say(key)
	}
	return words.Say("asked.book", "does", DisasterDoes(d))
}

// answered tells how a disaster was borne: as an answer to what threatened, which has been told.
func (t *teller) answered(x nile.AnsweredEvent) string {
	key := wayKey("answered", x.Disaster, x.Way)
	t.b["n"] = x.Figure
	t.line.Dice = facesOf(t.e.Rolls)
	outcome := key + either(x.Figure == 1, ".well", ".ill")
	if x.Way == 0 && x.Disaster == deck.SlaveRaiders && x.Figure == 0 {
		outcome = key + ".off"
	}
	for _, k := range [2]string{outcome, key} {
		if words.Has(k) {
			return k
		}
	}
	return t.strikes(nile.DisasterStrikesEvent{Disaster: x.Disaster, Figure: x.Figure, Second: x.Second})
}

// Tolls says what a way may cost, clause by clause, each with its chance where it is not certain.
func Tolls(of []nile.Toll, before nile.Sheet) string {
	var clauses []string
	alive := 1.0
	for len(of) > 0 {
		n := alike(of)
		clause := toll(of[:n], before)
		if of[0].Loss == nile.LossOfLife {
			alive -= of[0].Chance
		}
		if p := of[0].Chance; p < 1-1e-9 && (!ofMarch(of[0].Loss) || p < alive-1e-9) { // who has died does not march anyhow
			clause = words.Phrase("toll.chance", "toll", clause, "chance", words.Chance(page.Odds(p)))
		}
		clauses, of = append(clauses, clause), of[n:]
	}
	if len(clauses) == 0 {
		clauses = append(clauses, words.Phrase("toll.none"))
	}
	return words.Say("toll.of", "tolls", words.Clauses(clauses...))
}

// ofMarch reports whether a loss is one of the march that is left.
func ofMarch(l nile.Loss) bool {
	return l == nile.LossOfMode || l == nile.LossOfPoints || l == nile.LossOfWay
}

// alike is how many of the tolls, from the first on, are told in one clause: of one kind, and
// equally likely.
func alike(of []nile.Toll) int {
	n := 1
	for n < len(of) && of[n].Loss == of[0].Loss && math.Abs(of[n].Chance-of[0].Chance) < 1e-9 {
		n++
	}
	return n
}

// toll is a clause: what a way may cost.
func toll(of []nile.Toll, before nile.Sheet) string {
	var all []string
	for _, t := range of {
		all = append(all, some(t))
	}
	what, t := words.List(all), of[0]
	//exhaustive:enforce
	switch t.Loss {
	case nile.LossOfLife:
		return words.Phrase("toll.life")
	case nile.LossOfHealth:
		return words.Phrase("toll.health")
	case nile.LossOfPeople, nile.LossOfThings:
		return words.Phrase("toll.lost", "what", what)
	case nile.LossOfFit:
		return words.Phrase("toll.fit", "what", what)
	case nile.LossOfPoints:
		switch {
		case t.Least >= before.Left:
			return words.Phrase("toll.march")
		case t.Least < t.Most:
			return words.Phrase("toll.points.range", "least", t.Least, "most", t.Most)
		}
		return words.Phrase("toll.points", "n", t.Most, "before", before.Left, "after", before.Left-t.Most)
	case nile.LossOfMode:
		return words.Phrase("toll.mode")
	case nile.LossOfWay:
		return words.Phrase("toll.way")
	case nile.LossOfRoom:
		if t.Least < t.Most {
			return words.Phrase("toll.room.range", "least", t.Least, "most", t.Most)
		}
		return words.Phrase("toll.room", "n", t.Most)
	case nile.LossOfAim:
		return words.Phrase("toll.aim", "n", words.Signed(-t.Most))
	case nile.LossOfHunt:
		return words.Phrase("toll.hunt")
	case nile.GainOfFresh:
		t.Item = nile.Rations
		return words.Phrase("toll.fresh", "what", some(t))
	case nile.Losses:
	}
	return ""
}

// some is so many of an item, from least to most.
func some(t nile.Toll) string {
	if t.Least == t.Most {
		return Item(t.Item, t.Most)
	}
	return words.Phrase("toll.range", "least", t.Least, "most", t.Most, "items", PluralName(t.Item))
}
