package uitest

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
)

// HasText reports whether the list shows a text that contains this one, or a
// paragraph whose pieces joined contain it.
func HasText(l *ui.List, text string) bool {
	all := l.Texts()
	for i, s := range all {
		all[i] = strings.ReplaceAll(s, "\u00a0", " ")
		if strings.Contains(all[i], text) {
			return true
		}
	}
	return strings.Contains(strings.Join(all, " "), text)
}

// unsaid is a key without words, which says itself; blank one that was not filled in.
var (
	unsaid = regexp.MustCompile(`(?:^|\s)[a-z-]+(?:\.[a-z0-9-]+)+(?:\s|$)`)
	blank  = regexp.MustCompile(`\{[a-z#?]+`)
)

// CheckWords looks through all that is said, in tips and hints too.
func CheckWords(t testing.TB, l *ui.List) {
	t.Helper()
	check := func(text string) {
		if unsaid.MatchString(text) || blank.MatchString(text) {
			t.Errorf("%q has no words", text)
		}
	}
	for i := range l.Items {
		check(l.Items[i].Text)
	}
	for i := range l.Targets {
		check(l.Targets[i].Label)
		check(l.Targets[i].Tip)
	}
	for i := range l.Hints {
		check(l.Hints[i].Text)
	}
}

// Check is what must hold of every frame of every screen: texts fit, lie in
// the window, do not overlap, and are not too small; targets have names of
// their own and do not hide each other.
func Check(t testing.TB, l *ui.List) {
	t.Helper()
	for _, p := range Faults(l) {
		t.Error(p)
	}
}

// Faults lists what Check finds wrong.
func Faults(l *ui.List) []string {
	out := append([]string(nil), l.Problems...)
	window := ui.R(0, 0, l.W, l.H)
	var texts []ui.Item
	for _, it := range l.Items {
		if it.Kind != ui.TextItem {
			continue
		}
		seen := it.Ink.Intersect(it.Clip).Intersect(window)
		out = append(out, textFaults(&it, l.Scale, seen, window)...)
		if !seen.Empty() {
			it.Ink = seen
			texts = append(texts, it)
		}
	}
	out = append(out, overlaps(texts)...)
	return append(out, targetFaults(l)...)
}

func textFaults(it *ui.Item, scale float64, seen, window ui.Rect) (out []string) {
	say := func(what string) { out = append(out, fmt.Sprintf("%q %s (%v in %v)", it.Text, what, it.Ink, it.Rect)) }
	if it.Cut && !it.Style.MayCut {
		say("does not fit")
	}
	size := it.Style.Size
	if it.Scale > 0 { // in units of its own: see ui.Context.Behind
		size = math.Round(size*scale/it.Scale*100) / 100
	}
	if size < 15 {
		say(fmt.Sprintf("is set in size %v; the smallest is 15", size))
	}
	if it.Style.MayCut && it.Cut {
		return out
	}
	// What is scrolled away can be scrolled to, but only up and down.
	if it.Scrolled {
		if !seen.Empty() && it.Ink.W-seen.W > 1 {
			say("is cut off at the side")
		}
		return out
	}
	if it.Style.MayCut { // a text field shows a part of what is typed
		return out
	}
	if it.Ink.W-seen.W > 1 || it.Ink.H-seen.H > 1 {
		if seen.Intersect(window) != it.Ink {
			say("is cut off")
		}
	}
	return out
}

// overlaps finds texts of one layer that lie on each other.
func overlaps(texts []ui.Item) (out []string) {
	for i := range texts {
		for j := range i {
			a, b := &texts[i], &texts[j]
			if a.Layer != b.Layer {
				continue
			}
			both := a.Ink.Intersect(b.Ink)
			if both.W > 1.5 && both.H > 0.25*math.Min(a.Ink.H, b.Ink.H) {
				out = append(out, fmt.Sprintf("%q and %q lie on each other (%v, %v)", b.Text, a.Text, b.Ink, a.Ink))
			}
		}
	}
	return out
}

func targetFaults(l *ui.List) (out []string) {
	for i, a := range l.Targets {
		if a.Label == "" {
			out = append(out, fmt.Sprintf("target %s has no label", a.ID))
		}
		if a.Rect.W < 14 || a.Rect.H < 14 {
			out = append(out, fmt.Sprintf("target %s is too small to be hit: %v", a.ID, a.Rect))
		}
		for _, b := range l.Targets[:i] {
			if a.Layer != b.Layer {
				continue
			}
			if a.Hot != 0 && a.Hot == b.Hot && !a.Disabled && !b.Disabled {
				out = append(out, fmt.Sprintf("targets %s and %s have one hot key, %c", b.ID, a.ID, a.Hot))
			}
			both := a.Rect.Intersect(a.Clip).Intersect(b.Rect.Intersect(b.Clip))
			if both.W > 2 && both.H > 2 {
				out = append(out, fmt.Sprintf("targets %s and %s lie on each other", b.ID, a.ID))
			}
		}
	}
	return out
}

// reachable are the targets that Tab can reach now.
func reachable(l *ui.List) map[string]bool {
	out := map[string]bool{}
	for _, o := range l.Targets {
		if o.Layer >= l.TopModal {
			out[o.ID] = true
		}
	}
	return out
}

// CheckKeys walks a screen with Tab and checks that every target that can be
// reached now is reached, once, and is then in sight.
func CheckKeys(t testing.TB, s *Stage) {
	t.Helper()
	want := reachable(s.List)
	n := len(want)
	for i := 0; i < n; i++ {
		s.Key(ebiten.KeyTab)
		n = max(n, len(reachable(s.List))) // what has the keyboard may bring a target, as a hex that is aimed at does
		id := s.List.Focus
		if id == "" {
			t.Fatalf("Tab leads to nothing; not reached: %v", want)
		}
		delete(want, id)
		for _, o := range s.List.Targets {
			if o.ID == id && (o.Visible().Empty() || o.Visible().H < math.Min(o.Rect.H, o.Clip.H)-2) {
				t.Errorf("%s has the keyboard but is not in sight: %v in %v", id, o.Rect, o.Clip)
			}
		}
	}
	if len(want) > 0 {
		t.Errorf("Tab does not reach %v", want)
	}
}

// Size is a window and a text size.
type Size struct {
	W, H float64 // device pixels
	Text int     // per cent
}

func (s Size) String() string { return fmt.Sprintf("%vx%v at %d%%", s.W, s.H, s.Text) }

// Scale is device pixels per unit.
func (s Size) Scale() float64 { return float64(s.Text) / 100 }

// Sizes are the windows and text sizes every screen must fit: of those that give a page the
// same room in units, as 3840 × 2160 at 200 % and 1920 × 1080 at 100 % do, the smaller, and
// small letters only where room is scarce.
func Sizes() (out []Size) {
	for _, w := range []struct {
		w, h  float64
		texts []int
	}{
		{1024, 700, []int{80, 100, 150, 200}},
		{1280, 800, []int{80, 100, 150, 200}},
		{1920, 1080, []int{80, 100, 150, 200}},
		{2560, 1440, []int{100, 150}},
		{3840, 2160, []int{100}},
	} {
		for _, text := range w.texts {
			out = append(out, Size{w.w, w.h, text})
		}
	}
	return out
}

// Sweep puts a screen on stages of all sizes and checks each. The screen must
// be made anew by each call of make.
func Sweep(t *testing.T, make func() func(c *ui.Context)) {
	for _, z := range Sizes() {
		t.Run(z.String(), func(t *testing.T) {
			s := New(t, z.W, z.H, z.Scale(), make())
			Check(t, s.List)
			CheckKeys(t, s)
			Check(t, s.List)
		})
	}
}

// VoiceLiesOn lists what the card of a voice that teaches, or its strip, lies on although it should
// not; a strip on nothing that is written either.
func VoiceLiesOn(l *ui.List) []string {
	if what, ok := StripLiesOn(l); ok {
		return what
	}
	on, ok := l.Find("guide/on")
	if !ok || l.TopModal > 0 && on.Layer >= l.TopModal { // the farewell covers all else
		return nil
	}
	for _, it := range l.Items {
		if it.Kind == ui.PanelItem && it.Panel == ui.TipPanel && it.Rect.Contains(on.Rect.Centre()) {
			return LaidOn(l, it.Rect, it.Layer)
		}
	}
	return []string{"no card of the voice is found"}
}

// Speaks reports whether a note, a tip or a voice stands on a card beside the screen.
func Speaks(l *ui.List) bool {
	return slices.ContainsFunc(l.Items, func(it ui.Item) bool { return it.Kind == ui.PanelItem && it.Panel == ui.TipPanel })
}

// AsidesLieOn lists what a note, a tip, an answered hint or a voice lies on although it should not,
// strip or card: on a title, a face, odds, or anything that can be chosen, the hexes ahead too.
func AsidesLieOn(l *ui.List) (out []string) {
	out, _ = StripLiesOn(l)
	for _, it := range l.Items {
		if it.Kind != ui.PanelItem || it.Panel != ui.TipPanel {
			continue
		}
		for _, what := range LaidOn(l, it.Rect, it.Layer) {
			out = append(out, fmt.Sprintf("what lies at %v lies on %s", it.Rect, what))
		}
	}
	return out
}

// StripLiesOn lists what a strip at the foot of the window, or of its left column, lies on although it should not, what is
// written too; ok is false where there is none.
func StripLiesOn(l *ui.List) (out []string, ok bool) {
	for _, it := range l.Items {
		column := it.Rect.X == 0 && it.Rect.Bottom() == l.H && it.Rect.W > l.W/3 // at the foot of one
		if it.Kind != ui.PanelItem || it.Panel != ui.PaperPanel || it.Layer == 0 || it.Rect.W != l.W && !column || it.Rect.H > l.H/2 {
			continue
		}
		if out = LaidOn(l, it.Rect, it.Layer); it.Rect.Bottom() != l.H {
			out = append(out, fmt.Sprintf("nothing: it is at %v, and the window %v high", it.Rect, l.H))
		}
		for _, text := range l.Items {
			if seen := text.Ink.Intersect(text.Clip).Intersect(it.Rect); text.Kind == ui.TextItem && text.Layer < it.Layer && seen.W > 1 && seen.H > 1 {
				out = append(out, text.Text)
			}
		}
		return out, true
	}
	return nil, false
}

// LaidOn lists what a thing that floats above the page in r and this layer lies on although
// it should not: titles, faces and odds, and what can be pressed, of the topmost sheet.
func LaidOn(l *ui.List, r ui.Rect, layer int) (out []string) {
	hides := func(seen ui.Rect, at int) bool {
		both := r.Intersect(seen)
		return at >= l.TopModal && at < layer && both.W > 1 && both.H > 1
	}
	for i := range l.Kept {
		if k := &l.Kept[i]; hides(k.Visible(), k.Layer) {
			out = append(out, fmt.Sprintf("what is kept at %v", k.Visible()))
		}
	}
	for i := range l.Targets {
		if t := &l.Targets[i]; hides(t.Visible(), t.Layer) && t.Rect.W*t.Rect.H < l.W*l.H/8 {
			out = append(out, t.ID)
		}
	}
	return out
}
