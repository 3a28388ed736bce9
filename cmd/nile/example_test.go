package main

import (
	"testing"

	"sourceofthenile/render/chart"
)

// The title's chart shows a race that is well under way.
func TestTheTitleShowsARace(t *testing.T) {
	s := exampleSheet()
	seen := 0
	for _, h := range s.Hexes {
		if h.Ink == chart.Crayon || h.Ink == chart.Published {
			seen++
		}
	}
	if seen < 50 || len(s.Tracks) == 0 {
		t.Errorf("%d hexes are coloured in, %d tracks drawn", seen, len(s.Tracks))
	}
}
