package nile

import (
	"strconv"
	"testing"
)

func names[T interface {
	~uint8 | ~int16
	Name() string
}](k int) string {
	return T(k).Name()
}

// Every kind of thing has a name for each of its numbers, each its own; what is behind the
// last is called by its number.
func TestEverythingHasItsName(t *testing.T) {
	for _, k := range []struct {
		kind  string
		count int
		name  func(k int) string
	}{
		{"Item", int(Items), names[Item]},
		{"Mode", int(Modes), names[Mode]},
		{"Level", int(Levels), names[Level]},
		{"Counter", int(Rumour) + 1, names[Counter]},
		{"Cause", int(Causes), names[Cause]},
		{"Reason", int(Reasons), names[Reason]},
		{"Fate", int(EscapesLucky) + 1, names[Fate]},
		{"Epic", int(Epics), names[Epic]},
		{"Section", int(ForBonus) + 1, names[Section]},
		{"Feature", int(FeatureKinds), names[Feature]},
		{"Place", int(Grave) + 1, names[Place]},
	} {
		there := map[string]bool{}
		for i := range k.count {
			if name := k.name(i); name == "" || there[name] {
				t.Errorf("%s %d is called %q, wanted a name of its own", k.kind, i, name)
			}
			there[k.name(i)] = true
		}
		same(t, k.kind+" beyond the last", k.name(k.count), strconv.Itoa(k.count))
	}
	same(t, "nothing", Item(-1).Name(), "-1")
}
