package tell

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// Item is n of an item as it stands in a sentence: "two askaris", "24 bearers".
func Item(i nile.Item, n int) string {
	return phrase("item."+i.Name(), blanks{"n": n, "count": words.Count(n)})
}

// ItemName is the heading of an item's row: "Bearer".
func ItemName(i nile.Item) string { return phrase("item."+i.Name()+".name", nil) }

// ItemNote is one sentence on what an item is good for.
func ItemNote(i nile.Item) string { return phrase("item."+i.Name()+".note", nil) }

// Items lists what there is of each item, people first: "one guide, 24
// bearers and 40 rations"; "" when there is nothing.
func Items(have [nile.Items]int) string {
	var out []string
	for i := range nile.Items {
		if have[i] > 0 {
			out = append(out, Item(i, have[i]))
		}
	}
	return words.List(out)
}

// Terrain is the word for a terrain, without an article: "jungle".
func Terrain(t hexmap.Terrain) string { return phrase("terrain."+t.String(), nil) }

// Mode is how a party travels: "on foot".
func Mode(m nile.Mode) string { return phrase("mode."+m.Name(), nil) }

// Level is an activity level: "cautious".
func Level(l nile.Level) string { return phrase("level."+l.Name(), nil) }

// LevelNote is one sentence on what an activity level does.
func LevelNote(l nile.Level) string { return phrase("level."+l.Name()+".note", nil) }

// Specialty is a calling: "Geologist"; of a set what it has, "Doctor and
// Zoologist".
func Specialty(k deck.Specialty) string {
	if !k.IsSet() {
		return phrase("specialty."+SpecialtyKey(k), nil)
	}
	var of []string
	for _, one := range k.Each() {
		of = append(of, phrase("specialty."+SpecialtyKey(one), nil))
	}
	if len(of) == 0 {
		return phrase("specialty.none", nil)
	}
	return words.List(of)
}

// SpecialtyNote is what a calling brings, in a sentence or two. In a set of the four it
// scores nothing of its own.
func SpecialtyNote(k deck.Specialty) string {
	if k == deck.NoCalling {
		return phrase("specialty.none.note", nil)
	}
	var notes []string
	for _, one := range k.Each() {
		if k.IsSet() {
			notes = append(notes, phrase("specialty."+SpecialtyKey(one)+".note.four", nil))
			continue
		}
		notes = append(notes, phrase("specialty."+SpecialtyKey(one)+".note", callingFigures(one)))
	}
	return words.Sentences(notes...)
}

// callingFigures are what a calling scores, for the words that tell of it (22 to 24).
func callingFigures(k deck.Specialty) blanks {
	b := blanks{"record": nile.RecordPoints(k), "met": nile.FeaturePoints(k).Met}
	_, b["counter"] = nile.BestCounter(k)
	for name, t := range map[string]hexmap.Terrain{ // in any order: each has a blank of its own
		"desert": hexmap.Desert, "veldt": hexmap.Veldt, "jungle": hexmap.Jungle, "mountain": hexmap.Mountain, "swamp": hexmap.Swamp,
	} {
		b[name] = nile.TerrainPoints(k, t)
	}
	return b
}

// Counter is what a discovery counter shows: "the Lost City".
func Counter(c nile.Counter) string { return phrase("counter."+c.Name(), nil) }

// Feature is what may be named (22.7): "lake".
func Feature(f nile.Feature) string { return phrase("feature."+f.Name(), nil) }

// FeatureFigure is how great a feature is: "1,260 sq. miles".
func FeatureFigure(f nile.Feature, n int) string {
	return phrase("feature."+f.Name()+".figure", blanks{"n": n})
}

// Reason is what points were scored for, as the heading of a line of an
// account: "Rivers".
func Reason(r nile.Reason) string { return phrase("reason."+r.Name(), nil) }

// ReasonOf is Reason for one hex, with what was found there: "Jungle",
// "Waterfall, 120 ft", "The Lost City". figure is what goes with the points:
// feet, square miles, hexes, or the counter.
func ReasonOf(r nile.Reason, t hexmap.Terrain, figure int) string {
	switch r {
	case nile.ForHex:
		return words.Sentence(Terrain(t))
	case nile.ForCounter:
		return words.Sentence(Counter(nile.Counter(figure)))
	case nile.ForFind:
		return FindTitle(figure)
	case nile.ForEpic:
		return phrase("reason.with", blanks{"reason": Reason(r), "what": Epic(nile.Epic(figure))})
	}
	key := "reason." + r.Name()
	name := key + ".one"
	if !words.Has(name) {
		name = key
	}
	s := phrase(name, nil)
	if figure > 0 && words.Has(key+".figure") {
		return phrase("reason.with", blanks{"reason": s, "what": Figure(r, figure)})
	}
	return s
}

// Score is one line of what a hex would score: "Jungle", 2 points.
func Score(w nile.Worth, t hexmap.Terrain) string { return ReasonOf(w.Reason, t, w.Figure) }

// Direction is a compass direction: "north-east".
func Direction(d hexmap.Dir) string {
	if d == hexmap.NoDir {
		return ""
	}
	return phrase("dir."+named(dirKeys[:], int(d)), nil)
}

// Shore is the coast a port lies on: "East coast".
func Shore(s hexmap.Shore) string { return phrase("shore."+africa.Shores[s], nil) }

// TermName is what one line of the sum behind a chance is for: "guide".
func TermName(key string) string {
	if words.Has("term." + key) {
		return phrase("term."+key, nil)
	}
	return key
}

// Terms are the parts of a sum by name, each with what it adds.
func Terms(of []nile.Term) []string {
	all := make([]string, len(of))
	for i, t := range of {
		all[i] = words.Phrase("dice.term", "what", TermName(t.Key), "n", words.Signed(t.Value))
	}
	return all
}

// Things is an item's word for many, as a label: "horses".
func Things(i nile.Item) string {
	if key := "item." + i.Name() + ".things"; words.Has(key) {
		return phrase(key, nil)
	}
	return phrase("item."+i.Name()+".many", nil)
}

// NoRecord says that there is no record of a kind yet, and from what figure on there will be (24).
func NoRecord(r nile.Reason) string {
	if least := nile.LeastRecord(r); least > 0 {
		return phrase("record.none.from", blanks{"figure": Figure(r, least)})
	}
	return phrase("record.none", nil)
}

// Figure is what goes with a reason's points: "1,260 sq. miles".
func Figure(r nile.Reason, figure int) string {
	return phrase("reason."+r.Name()+".figure", blanks{"n": figure})
}
