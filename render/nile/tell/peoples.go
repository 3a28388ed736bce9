package tell

import (
	"slices"
	"strings"
	"sync"
)

// The names of peoples and of their leaders are made of pieces (assets/nile/words/
// peoples.txt). They belong to nobody: real peoples are no pieces in a game.

// People is the name of a people: "Ndokeri".
func People(seed uint32) string { return peopleNames().name(seed) }

// Leader is the name of who speaks for the people with that seed: "Sotamba".
func Leader(seed uint32) string { return leaderNames().name(seed ^ 0x2A5) }

// namer makes names: a beginning, a middle, an end.
type namer struct {
	open, mid, end []string
	good           []uint32 // the numbers of the names that may be given
}

var (
	peopleNames = sync.OnceValue(func() *namer { return newNamer("names.people") })
	leaderNames = sync.OnceValue(func() *namer { return newNamer("names.leader") })
)

func newNamer(key string) *namer {
	list := func(part string) []string { return strings.Fields(phrase(key+part, nil)) }
	n := &namer{open: list(".open"), mid: list(".mid"), end: list(".end")}
	avoid := list(".avoid")
	slices.Sort(avoid)
	for i := range uint32(len(n.open) * len(n.mid) * len(n.end)) {
		open, mid, end := n.parts(i)
		_, bad := slices.BinarySearch(avoid, open+mid+end)
		if !bad && mid != end && !strings.EqualFold(open, mid) { // no Babalo, no Balolo
			n.good = append(n.good, i)
		}
	}
	return n
}

// parts are the pieces of the name with a number.
func (n *namer) parts(i uint32) (open, mid, end string) {
	ends, mids := uint32(len(n.end)), uint32(len(n.mid))
	return n.open[i/ends/mids], n.mid[i/ends%mids], n.end[i%ends]
}

// stride is a prime larger than any list of names, so that going through a
// list by it meets every name once, and neighbouring seeds unlike names.
const stride = 15_485_863

func (n *namer) name(seed uint32) string {
	i := uint64(seed) * stride % uint64(len(n.good))
	open, mid, end := n.parts(n.good[i])
	return open + mid + end
}
