package wholegame

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// A screen on which only what has changed is drawn again is, dot for dot, the
// screen drawn anew: whatever comes, goes or moves, with shadows, letters, the
// ring of the keyboard and a picture below them all.
func TestPartsMakeTheWhole(t *testing.T) {
	const w, h = 420, 300
	r := rand.New(rand.NewPCG(31, 7))
	at := make([]ui.Point, 5)
	words := [...]string{"Zanzibar", "lake", "Parts Unknown", "gifts", "f"}
	shade, cards := uint8(0), 3
	st := uitest.New(t, w, h, 1, func(c *ui.Context) {
		c.Desk()
		v := shade
		c.Custom(ui.R(30, 30, 200, 150), "chart", uint64(v), func(dst *ebiten.Image, px image.Rectangle) {
			dst.SubImage(px).(*ebiten.Image).Fill(color.RGBA{v, 90, 120, 255})
		})
		for i, p := range at[:cards] {
			box := ui.R(p.X, p.Y, 90, 60)
			c.Panel(box, ui.CardPanel)
			c.Text(box.Inset(10), words[(i+int(p.X))%len(words)], ui.Style{Face: ui.Title, Size: 18, Colour: ui.Ink})
			if c.Button(ui.R(p.X+8, p.Y+30, 70, 24), ui.Button{Label: fmt.Sprint("no ", i)}) {
				shade += 40
			}
		}
	})
	p, q := ui.NewPainter(), ui.NewPainter()
	parts, whole := ebiten.NewImage(w, h), ebiten.NewImage(w, h)
	defer parts.Deallocate()
	defer whole.Deallocate()
	var old *ui.List
	less := 0
	for n := range 60 {
		switch r.IntN(6) {
		case 0:
			at[r.IntN(len(at))] = ui.Point{X: float64(r.IntN(w - 60)), Y: float64(r.IntN(h - 50))}
		case 1:
			cards = r.IntN(len(at) + 1)
		case 2:
			shade += 16
		case 3:
			st.Key(ebiten.KeyTab)
		case 4:
			st.Key(ebiten.KeySpace)
		default:
			st.Move(ui.Point{X: float64(r.IntN(w)), Y: float64(r.IntN(h))})
		}
		st.Wait(0.1)
		p.Draw(parts, st.List, old)
		q.Draw(whole, st.List, nil)
		a, b := make([]byte, 4*w*h), make([]byte, 4*w*h)
		parts.ReadPixels(a)
		whole.ReadPixels(b)
		if !bytes.Equal(a, b) {
			for i := range a {
				if a[i] != b[i] {
					t.Fatalf("step %d: at %d,%d the parts have %v, the whole %v", n, i/4%w, i/4/w, a[i/4*4:i/4*4+4], b[i/4*4:i/4*4+4])
				}
			}
		}
		if old != nil && !st.List.Same(old) {
			less++
		}
		old = st.List
	}
	if less < 30 {
		t.Errorf("only %d steps changed anything", less)
	}
}
