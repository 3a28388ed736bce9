package heart

import (
	"slices"
	"testing"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

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
