package nile_test

import (
	"testing"

	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/ui/uitest"
)

func TestOverlaidScreensFit(t *testing.T) {
	for name := range niletest.Overlaid {
		t.Run(name, func(t *testing.T) {
			for _, z := range uitest.Sizes() {
				t.Run(z.String(), func(t *testing.T) {
					_, st := niletest.Laid(t, name, z)
					uitest.Check(t, st.List)
					uitest.CheckKeys(t, st)
					uitest.Check(t, st.List)
				})
			}
		})
	}
}
