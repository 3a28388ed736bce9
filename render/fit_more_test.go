package render

import (
	"testing"

	"sourceofthenile/render/ui/uitest"
)

func TestOverlaidScreensFit(t *testing.T) {
	for name := range overlaid {
		t.Run(name, func(t *testing.T) {
			for _, z := range uitest.Sizes() {
				t.Run(z.String(), func(t *testing.T) {
					_, st := laid(t, name, z)
					uitest.Check(t, st.List)
					uitest.CheckKeys(t, st)
					uitest.Check(t, st.List)
				})
			}
		})
	}
}
