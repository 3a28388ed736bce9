package nile_test

import (
	"testing"

	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/ui/uitest"
)

// Every text can be read on what it stands on, with the usual colours and with
// high contrast.
func TestContrastOnEveryScreen(t *testing.T) {
	niletest.EveryScene(t, func(t *testing.T, _ *niletest.Saloon, st *uitest.Stage) {
		for _, stark := range []bool{false, true} {
			for _, f := range uitest.ContrastFaults(st.List, stark) {
				t.Error(f)
			}
		}
	})
}
