package chart

import (
	"image"
	"testing"
)

// A sheet over which it is dark is the same sheet with less light everywhere, and must be painted
// again as a whole.
func TestADimSheet(t *testing.T) {
	m, p := africa(t)
	lit := &Sheet{Hexes: PlainHexes(m)}
	dim := *lit
	dim.Dim = 85
	r := image.Rect(300, 300, 420, 380)
	x, y := image.NewRGBA(r), image.NewRGBA(r)
	p.Paint(x, lit, 12)
	p.Paint(y, &dim, 12)
	for i := range x.Pix {
		want := x.Pix[i]
		if i%4 != 3 {
			want = uint8(int(want) * 170 / 255)
		}
		if y.Pix[i] != want {
			t.Fatalf("byte %d is %d, want %d of %d", i, y.Pix[i], want, x.Pix[i])
		}
	}
	if _, whole := Changed(lit, &dim); !whole {
		t.Error("only a part of it would be painted again")
	}
}
