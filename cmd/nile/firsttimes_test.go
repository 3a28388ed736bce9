package main

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// noted are the notes that were shown, oldest first.
func (s *staged) noted() (out []string) {
	for _, l := range s.Lines() {
		if name, ok := strings.CutPrefix(l, "note "); ok {
			out = append(out, name)
		}
	}
	return out
}

// firstTimes has a program tell of what is met for the first time.
func (s *staged) firstTimes(met string) {
	p := s.w.app.Preferences()
	p.FirstTimes, p.Met = true, met
	s.w.app.SetPreferences(p)
}

// TestFirstTimesAreToldOnce: each screen of the sequence of play has its sentence, beside
// what it means and hiding nothing that it should not; it goes when it is acted on, and
// is told neither again nor where nobody wants it.
func TestFirstTimesAreToldOnce(t *testing.T) {
	all := hands.Stops(t, keptHere(t))
	var told sync.Map
	t.Run("screens", func(t *testing.T) { // it ends when all that go beside each other have
		for _, z := range []uitest.Size{usual, {W: 1280, H: 800, Text: 150}} {
			for name, rec := range all {
				t.Run(fmt.Sprintf("%s in %v", name, z), func(t *testing.T) {
					t.Parallel()
					s := stage(t, z, false)
					s.firstTimes("")
					s.open(t, rec)
					driving(t, s, rec).SeatDown()
					s.Ticks(4 * hands.ReadTicks)
					for _, fault := range uitest.Faults(s.List) {
						t.Error(fault)
					}
					for _, n := range s.noted() {
						told.Store(n, true)
					}
				})
			}
		}
	})
	for _, want := range []string{"pace", "march", "battle", "news", "europe", "heir"} {
		if _, ok := told.Load(want); !ok {
			t.Errorf("nothing was told of %s", want)
		}
	}
	s := stage(t, usual, false)
	s.firstTimes("")
	s.open(t, all["pace"])
	driving(t, s, all["pace"]).SeatDown()
	s.Ticks(4 * hands.ReadTicks)
	if got := s.noted(); !slices.Equal(got, []string{"pace"}) {
		t.Fatalf("told of %q", got)
	}
	s.Ticks(60)
	s.press(ebiten.KeySpace)
	s.Ticks(4 * hands.ReadTicks)
	if got := s.w.app.Preferences().Met; !strings.Contains(got, "pace") {
		t.Errorf("met: %q", got)
	}
	again := stage(t, usual, false)
	again.firstTimes("pace")
	again.open(t, all["pace"])
	driving(t, again, all["pace"]).SeatDown()
	again.Ticks(60)
	if got := again.noted(); len(got) > 0 {
		t.Errorf("told again of %q", got)
	}
}

// TestTipsKeepOffTheVoice: in a window as small as a telephone's, what explains the paces
// does not lie on the voice that speaks beside them.
func TestTipsKeepOffTheVoice(t *testing.T) {
	rec := hands.Stops(t, keptHere(t))["pace"]
	s := stage(t, uitest.Size{W: 844, H: 390, Text: 100}, false)
	s.firstTimes("")
	s.open(t, rec)
	driving(t, s, rec).SeatDown()
	s.Ticks(4 * hands.ReadTicks)
	both := 0
	for _, o := range slices.Clone(s.List.Targets) {
		at := o.Rect.Intersect(o.Clip).Centre()
		if !strings.HasPrefix(o.ID, "board/") {
			continue
		}
		s.Move(at.X*s.List.Scale, at.Y*s.List.Scale)
		s.Ticks(40)
		var cards []ui.Rect
		for _, it := range s.List.Items {
			if it.Kind == ui.PanelItem && it.Panel == ui.TipPanel {
				cards = append(cards, it.Rect)
			}
		}
		if len(cards) < 2 {
			continue
		}
		if both++; !cards[0].Intersect(cards[1]).Empty() {
			t.Errorf("the tip of %s lies on the voice: %v, %v", o.ID, cards[0], cards[1])
		}
	}
	if both < 3 {
		t.Errorf("only %d tips beside the voice", both)
	}
}
