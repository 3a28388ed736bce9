package nile_test

import (
	"testing"

	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/ui/uitest"
)

func TestOverlaidScreensFit(t *testing.T) {
	for name := range niletest.Overlaid {
		t.Run(name, func(t *testing.T) {
			d, st := niletest.Laid(t, name, uitest.Sizes()[0])
			d.Fits(t, st)
		})
	}
}
