package niletest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/ui/uitest"
)

// AtJournal is the journal of a long game's player, open.
func AtJournal(t *testing.T) (*Saloon, *book.BookScene, *uitest.Stage) {
	t.Helper()
	d, _ := Table(SitAt(t, "long campaign"))
	st := d.Stage(t)
	st.Key(ebiten.KeyJ)
	s, ok := d.Top().(*book.BookScene)
	if !ok {
		t.Fatalf("J leads to %s", d.Top().Name())
	}
	return d, s, st
}
