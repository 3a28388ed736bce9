package board

import (
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Where the names of the signs have no room below their signs, as on the narrow chart of a first journey, they stand
// beside them, within the cartouche.
func TestNamesBesideSigns(t *testing.T) {
	words.Use(words.Of(assets.IslandWords, "island/words")())
	t.Cleanup(func() { words.Use(nil) })
	at := ui.R(10, 10, 154, 58)
	uitest.New(t, 400, 200, 1, func(c *ui.Context) {
		if creatures, others := besideWide(c, at.H/3); creatures+others > at.W {
			t.Errorf("they want %.1f and %.1f of %.1f", creatures, others, at.W)
		}
	})
	st := uitest.New(t, 400, 200, 1, func(c *ui.Context) { explainsBeside(c, at) })
	for s := range signCount {
		name, _ := signNamed(s)
		found := false
		for _, it := range st.List.Items {
			found = found || it.Kind == ui.TextItem && it.Text == name && it.Rect.X >= at.X && it.Rect.Y >= at.Y && it.Rect.Right() <= at.Right()+0.1 && it.Rect.Bottom() < at.Bottom()+1
		}
		if !found {
			t.Errorf("%s does not stand within %v", name, at)
		}
	}
}
