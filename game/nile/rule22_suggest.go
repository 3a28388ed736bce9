package nile

import (
	"strings"
	"sync"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
)

// nameStock is what suggested names are made of (assets/nile/words/features.txt).
type nameStock struct {
	patterns          [FeatureKinds][]string
	things, qualities []string
}

var stock = sync.OnceValue(func() *nameStock {
	n := &nameStock{}
	for line := range strings.Lines(assets.FeatureNames) {
		key, text, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if !ok || strings.HasPrefix(key, "#") {
			continue
		}
		for f, name := range featureNames {
			if key == "names."+name {
				n.patterns[f] = append(n.patterns[f], text)
			}
		}
		switch key {
		case "names.thing":
			n.things = append(n.things, strings.Fields(text)...)
		case "names.quality":
			n.qualities = append(n.qualities, strings.Fields(text)...)
		}
	}
	return n
})

// name is the name a number makes.
func (n *nameStock) name(f Feature, seed uint32) string {
	pick := func(list []string) string {
		word := list[seed%uint32(len(list))]
		seed = mix(seed)
		return word
	}
	return strings.NewReplacer("{thing}", pick(n.things), "{quality}", pick(n.qualities)).Replace(pick(n.patterns[f]))
}

// mix is a number that looks unlike the one given (Knuth's multiplier, and a
// shift so that low bits matter as high ones do).
func mix(n uint32) uint32 {
	n = (n ^ n>>15) * 2654435761
	return n ^ n>>13
}

// triesForName is more than it takes to find a name nobody has given.
const triesForName = 64

// suggestName is a good name for a feature, the same whenever it is asked for
// in an account; again counts what else the player has asked for. Names on the
// chart already are not suggested.
func (p *Position) suggestName(f Feature, at hexmap.ID, again int) string {
	seed := mix(uint32(at)<<8 ^ uint32(p.turn)<<20 ^ uint32(f)<<4 ^ uint32(p.hexes[at].Peak+p.hexes[at].Fall+p.hexes[at].Lake))
	text := ""
	for range max(0, min(again, triesForName)) + 1 {
		for range triesForName {
			seed = mix(seed + 1)
			if text = stock().name(f, seed); !p.nameTaken(text) {
				break
			}
		}
	}
	return text
}
