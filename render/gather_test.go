package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Keys are called by what is printed on them: on French and German keyboards
// letters and points lie elsewhere, and no two keys become one letter.
func TestPrintedAs(t *testing.T) {
	for _, x := range []struct {
		place ebiten.Key
		name  string
		want  ebiten.Key
	}{
		{ebiten.KeyQ, "a", ebiten.KeyA},
		{ebiten.KeyA, "Q", ebiten.KeyQ},
		{ebiten.KeySemicolon, "m", ebiten.KeyM},
		{ebiten.KeyM, ",", ebiten.KeyComma}, // not a second M
		{ebiten.KeyY, "z", ebiten.KeyZ},
		{ebiten.KeyBracketRight, "+", ebiten.KeyEqual},
		{ebiten.KeySlash, "-", ebiten.KeyMinus},
		{ebiten.KeyDigit1, "&", ebiten.KeyDigit1},
		{ebiten.KeyDigit6, "-", ebiten.KeyDigit6},
		{ebiten.KeyNumpadAdd, "+", ebiten.KeyNumpadAdd},
		{ebiten.KeySemicolon, "ö", ebiten.KeySemicolon},
		{ebiten.KeyF1, "", ebiten.KeyF1},
		{ebiten.KeyBackslash, `\`, ebiten.KeyBackslash},
	} {
		if got := printedAs(x.place, x.name); got != x.want {
			t.Errorf("%v with %q on it is %v, want %v", x.place, x.name, got, x.want)
		}
	}
}
