package board

import (
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Where the names of the creatures have no room below their signs, as on the narrow chart of a first journey, they stand
// beside them, within the cartouche.
func TestNamesBesideSigns(t *testing.T) {
	words.Use(words.Of(assets.IslandWords, "island/words")())
	t.Cleanup(func() { words.Use(nil) })
	at := ui.R(10, 10, 154, 58)
	st := uitest.New(t, 400, 200, 1, func(c *ui.Context) { explainsBeside(c, at) })
	for s := range box.Sorts {
		name, _ := signNamed(int(s))
		found := false
		for _, it := range st.List.Items {
			found = found || it.Kind == ui.TextItem && it.Text == name && it.Rect.X >= at.X && it.Rect.Y >= at.Y && it.Rect.Right() <= at.Right() && it.Rect.Bottom() < at.Bottom()+1
		}
		if !found {
			t.Errorf("%s does not stand within %v", name, at)
		}
	}
}
