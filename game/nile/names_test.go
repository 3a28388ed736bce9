package nile

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// named lists every kind of thing that has names, and how they are told.
var named = []struct {
	kind  string
	names func(k int) string
}{
	{"Item", names[Item]},
	{"Mode", names[Mode]},
	{"Level", names[Level]},
	{"Counter", names[Counter]},
	{"Cause", names[Cause]},
	{"Reason", names[Reason]},
	{"Reception", names[Reception]},
	{"Fate", names[Fate]},
	{"Epic", names[Epic]},
	{"Section", names[Section]},
	{"RiverCase", names[RiverCase]},
	{"Feature", names[Feature]},
	{"Ending", names[Ending]},
	{"State", names[State]},
	{"Place", names[Place]},
	{"MappedBy", names[MappedBy]},
	{"Attack", names[Attack]},
	{"Phase", names[Phase]},
}

func names[T interface {
	~uint8 | ~int16
	Name() string
}](k int) string {
	return T(k).Name()
}

// Every constant of a kind of thing has a name, written as the constant is; the
// numbers behind the last have none.
func TestEverythingHasItsName(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text.Write(data)
	}
	ends := []string{"Items", "Modes", "Levels", "Reasons", "Epics", "FeatureKinds", "Causes"}
	for _, k := range named {
		_, block, ok := strings.Cut(text.String(), " "+k.kind+" = iota")
		if !ok {
			t.Fatalf("there is no %s", k.kind)
		}
		block, _, _ = strings.Cut(block, "\n)")
		first := text.String()[:strings.Index(text.String(), " "+k.kind+" = iota")]
		first = strings.TrimSpace(first[strings.LastIndex(first, "\n")+1:])
		all := []string{first}
		for _, m := range regexp.MustCompile(`(?m)^\t(\w+)`).FindAllStringSubmatch(block, -1) {
			if !slices.Contains(ends, m[1]) {
				all = append(all, m[1])
			}
		}
		for i, name := range all {
			same(t, k.kind, k.names(i), kebab(name))
		}
		same(t, k.kind+" beyond the last", k.names(len(all)), "")
	}
	same(t, "nothing", Item(-1).Name(), "")
}
