package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui/uitest"
)

// atJournal is the journal of a long game's player, open.
func atJournal(t *testing.T) (*saloon, *bookScene, *uitest.Stage) {
	t.Helper()
	d, _ := table(sitAt(t, "long campaign"))
	st := d.stage(t)
	st.Key(ebiten.KeyJ)
	s, ok := d.Top().(*bookScene)
	if !ok {
		t.Fatalf("J leads to %s", d.Top().Name())
	}
	return d, s, st
}
