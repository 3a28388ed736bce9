package nile_test

import (
	"strings"
	"testing"

	screens "sourceofthenile/render/nile"
)

// Every computer player that can be chosen at the table is one of the game's own, and
// every strength and temper has its words, every temper a face.
func TestOpponentsCanBeChosen(t *testing.T) {
	all := screens.Game{}.Opponents()
	if len(all.Strengths) < 3 || len(all.Tempers) < 4 {
		t.Fatalf("%d strengths and %d tempers", len(all.Strengths), len(all.Tempers))
	}
	said := map[string]bool{}
	says := func(what string, texts ...string) {
		for _, s := range texts {
			if s == "" || strings.HasPrefix(s, "bot.") || strings.HasPrefix(s, "temper.") || said[s] {
				t.Errorf("%s says %q", what, s)
			}
			said[s] = true
		}
	}
	for _, s := range all.Strengths {
		says(s.Name, s.Label, s.Note)
		for _, how := range all.Tempers {
			name := s.Name + "-" + how.Name
			if _, err := (screens.Game{}).Bot(name, 1); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if got, ok := all.Temper(name); !ok || got.Who != all.Called(name) || got.Name != how.Name {
				t.Errorf("%s is taken for %q", name, got.Name)
			}
		}
	}
	for _, how := range all.Tempers {
		says(how.Name, how.Label, how.Note, how.Who)
		if how.Face == nil {
			t.Errorf("%s has no face", how.Name)
		}
	}
}
