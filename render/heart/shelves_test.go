package heart

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The signs on the borders are explained on the chart itself: a key that unfolds (5, 8, 9.3).
func TestRule5_TheSignsHaveAKey(t *testing.T) {
	r := open(t, positions(t)["marching"])
	want := []string{words.Sentence(tell.Sign(chart.GreenLeaf)), words.Sentence(tell.Sign(chart.RedTriangle))}
	for _, unfold := range []bool{true, false} {
		if !r.ByMouse("board/" + board.KeyOfSigns) {
			t.Fatal("the key of the signs cannot be clicked")
		}
		for _, name := range want {
			if got := uitest.HasText(r.List, name) || uitest.HasText(r.List, strings.ToLower(name)); got != unfold {
				t.Errorf("%q is said: %v, want %v", name, got, unfold)
			}
		}
	}
}

// Every Port says whose water it lies on, and every shelf what its thing is for, in the usual window and
// without pointing (4.2, 4.3).
func TestRule4_WhatIsOfferedIsAllSaid(t *testing.T) {
	r, rivers := open(t, positions(t)["choosing-port"]), 0
	for at := range chart.Region(chart.Regions) {
		if chart.Of(at).Port {
			rivers++
			if !slices.ContainsFunc(chart.Of(at).Ways, func(w chart.Way) bool {
				return uitest.HasText(r.List, words.Say("port.river", "region", tell.Region(w.To)))
			}) {
				t.Errorf("%s does not say where its river comes from", tell.Region(at))
			}
		}
	}
	if rivers != chart.Ports {
		t.Errorf("%d Ports, want %d", rivers, chart.Ports)
	}
	r = open(t, positions(t)["outfitting"])
	for l := range box.Lots {
		if want := tell.Use(l); !uitest.HasText(r.List, want) {
			t.Errorf("the shelf of %s does not say %q", tell.Lot(l), want)
		}
	}
}
