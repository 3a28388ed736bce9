package board

import (
	"testing"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/ui"
)

// TestEveryPieceHasItsPicture: every kind of chit has an engraving and a counter that no
// other sort has, every marker, lot, Patron and Special its own picture.
func TestEveryPieceHasItsPicture(t *testing.T) {
	has := func(what string, s *engraving.Picture) {
		t.Helper()
		if s == nil {
			t.Errorf("%s: there is no engraving %q", what, s)
		}
	}
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		has(c.Row().Name, Plate(c))
	}
	minerals := map[*engraving.Picture]string{}
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		if c.Sort() != box.Mineral {
			continue
		}
		if was := minerals[Plate(c)]; was != "" && c.Row().Name != "malachite" { // the green of copper
			t.Errorf("%s and %s have one picture", was, c.Row().Name)
		}
		minerals[Plate(c)] = c.Row().Name
	}
	tokens := map[engraving.Token]string{}
	for s := box.Warband; s < box.Sorts; s++ {
		k := Token(s)
		has(s.Name(), k.Sign)
		if !k.Sign.StandsFree() {
			t.Errorf("the sign of %s does not stand free", s.Name())
		}
		if was := tokens[k]; was != "" {
			t.Errorf("%s and %s have one counter", was, s.Name())
		}
		tokens[k] = s.Name()
		form := engraving.Square
		switch {
		case s.Encounter():
			form = engraving.Round
		case s.Finding():
			form = engraving.Hexagon
		case s.Discovery():
			form = engraving.Diamond
		}
		if k.Form != form {
			t.Errorf("%s has form %d, want %d", s.Name(), k.Form, form)
		}
	}
	for m := box.Fork; m < box.Markers; m++ {
		has(m.Name(), plates.Of(markerSigns[m]))
		if plate := plates.Of(waterPlates[m.Name()]); m != box.Fork && m != box.River {
			has(m.Name(), plate)
		}
	}
	for l := range box.Lots {
		has("lot", ToolOf(l))
	}
	for p := range box.Patrons {
		has(p.Name(), plates.Of(patronSigns[p]))
	}
	seen := map[*engraving.Picture]bool{}
	for w := range box.Wilds {
		s := SpecialPlate(w)
		has(w.Name(), s)
		if seen[s] {
			t.Errorf("two Specials have the picture %s", s)
		}
		seen[s] = true
	}
	for _, s := range landPlates[chart.Jungle:] {
		has("port", plates.Of(s))
	}
}

// TestToolsFit: so many tools of a size have room as are drawn.
func TestToolsFit(t *testing.T) {
	r := ui.R(0, 0, 550, 46)
	if !fits(11, toolMost, r) || fits(12, toolMost, r) || !fits(18, toolLeast, r) {
		t.Error("tools do not fit as reckoned")
	}
}
