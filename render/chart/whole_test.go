package chart

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"io"
	"math/rand/v2"
	"testing"

	"sourceofthenile/hexmap"
)

func cut(img *image.RGBA, r image.Rectangle) *image.RGBA {
	out := image.NewRGBA(r)
	draw.Draw(out, r, img, r.Min, draw.Src)
	return out
}

// Any rectangle painted by itself equals the same cut from the whole, or at larger scales
// from a part of it alone.
func TestCutsEqualWhole(t *testing.T) {
	m, p := africa(t)
	s := midGame(m, 5, 16)
	s.Labels = []Label{{Text: "Mountains of the Moon", X: 30, Y: 24, Angle: 0.4, Style: Region}, {Text: "Great Water", X: 34, Y: 30, Style: Water}}
	r := rand.New(rand.NewPCG(1, 2))
	for _, scale := range inShort([]float64{4, 9.1}, []float64{4, 6.3, 9.1, 20, 32}) {
		size := p.Size(scale)
		part := image.Rectangle{Max: size}
		if scale > 10 {
			part = image.Rect(size.X/5, size.Y/3, size.X/5+900, size.Y/3+700).Intersect(part)
		}
		whole := image.NewRGBA(part)
		p.Paint(whole, s, scale)
		for range inShort(8, 60) {
			w, h := 1+r.IntN(280), 1+r.IntN(280)
			at := part.Min.Add(image.Pt(r.IntN(part.Dx()-1), r.IntN(part.Dy()-1)))
			q := image.Rectangle{at, at.Add(image.Pt(w, h))}.Intersect(whole.Rect)
			img := image.NewRGBA(q)
			p.paint(img, s, scale, r.IntN(2) == 0)
			same(t, cut(whole, q), img, scale)
		}
	}
}

// Large scales go by the same law; there the whole would be too large for a test.
func TestCutsEqualLarge(t *testing.T) {
	leisurely(t)
	m, p := africa(t)
	s := midGame(m, 6, 16)
	for _, v := range []struct {
		scale float64
		r     image.Rectangle
	}{{60, image.Rect(1900, 1500, 2700, 2100)}, {133.7, image.Rect(2501, 4003, 3100, 4400)}} {
		whole := image.NewRGBA(v.r)
		p.Paint(whole, s, v.scale)
		for i := range 12 {
			q := image.Rect(0, 0, 97+i*13, 61+i*11).Add(v.r.Min).Add(image.Pt(i*37, i*19)).Intersect(v.r)
			img := image.NewRGBA(q)
			p.paint(img, s, v.scale, i%2 == 0)
			same(t, cut(whole, q), img, v.scale)
		}
	}
}

func same(t *testing.T, want, got *image.RGBA, scale float64) {
	t.Helper()
	if bytes.Equal(want.Pix, got.Pix) {
		return
	}
	for y := want.Rect.Min.Y; y < want.Rect.Max.Y; y++ {
		for x := want.Rect.Min.X; x < want.Rect.Max.X; x++ {
			if a, b := want.RGBAAt(x, y), got.RGBAAt(x, y); a != b {
				t.Fatalf("scale %v, %v: pixel %d,%d is %v in the whole, %v alone", scale, want.Rect, x, y, a, b)
			}
		}
	}
}

// What a change of a hex does to the picture lies within Dirty.
func TestDirtyCovers(t *testing.T) {
	m, p := africa(t)
	r := rand.New(rand.NewPCG(3, 4))
	s := midGame(m, 9, 18)
	s.Layers = NoPieces
	for i := range inShort(8, 90) {
		scale := [...]float64{13, 24, 32, 47}[i%4]
		id := hexmap.ID(r.IntN(len(m.Cells)))
		if i%3 > 0 { // mostly where something is going on
			id = s.Tracks[r.IntN(len(s.Tracks))].Cells[0]
			for range 1 + r.IntN(8) {
				if n := m.Near(id, hexmap.Dirs[r.IntN(6)]); n != hexmap.None {
					id = n
				}
			}
		}
		cx, cy := p.Centre(id, scale)
		dirty := p.Dirty(id, scale)
		view := dirty.Inset(-int(1.5 * scale)).Intersect(image.Rectangle{Max: p.Size(scale)}) // what lies around it
		before, after := image.NewRGBA(view), image.NewRGBA(view)
		p.Paint(before, s, scale)
		old := s.Hexes[id]
		s.Hexes[id] = randomHex(r)
		if r.IntN(4) == 0 {
			s.Hexes[id] = Hex{}
		}
		p.Paint(after, s, scale)
		for y := view.Min.Y; y < view.Max.Y; y++ {
			for x := view.Min.X; x < view.Max.X; x++ {
				if before.RGBAAt(x, y) != after.RGBAAt(x, y) && !(image.Point{x, y}).In(dirty) {
					t.Fatalf("hex %d at scale %v: pixel %d,%d changed outside %v (centre %.0f,%.0f)\nfrom %+v\nto %+v", id, scale, x, y, dirty, cx, cy, old, s.Hexes[id])
				}
			}
		}
	}
}

func randomHex(r *rand.Rand) Hex {
	some := func() hexmap.DirSet { a := r.IntN(64); return hexmap.DirSet(a & r.IntN(64)) }
	out := some()
	return Hex{
		Ink: Ink(r.IntN(4)), Terrain: hexmap.Terrain(r.IntN(int(hexmap.Terrains))),
		Out: out, In: some() &^ out,
		Breadth: uint8(r.IntN(256)), Cataract: hexmap.Dir(r.IntN(7)), Fall: int32(r.IntN(900)),
		Oasis: r.IntN(4) == 0, Peak: int32(r.IntN(2) * r.IntN(30000)), Lake: int32(r.IntN(2) * r.IntN(90000)),
		Tribe: int16(r.IntN(3) * r.IntN(120)), Caches: uint8(r.IntN(256)), Flags: uint8(r.IntN(256)), Mark: Mark(r.IntN(int(marks))),
	}
}

// Nothing a sheet may hold makes the painter fall over, sense or nonsense.
func TestAnySheet(t *testing.T) {
	m, p := africa(t)
	r := rand.New(rand.NewPCG(5, 6))
	for range inShort(6, 60) {
		s := &Sheet{Title: "A", Layers: Layers(r.IntN(1024)), Hexes: make([]Hex, r.IntN(len(m.Cells)+1))}
		for j := range s.Hexes {
			s.Hexes[j] = randomHex(r)
			if r.IntN(50) == 0 {
				s.Hexes[j].Terrain, s.Hexes[j].Mark = hexmap.Terrain(r.IntN(256)), Mark(r.IntN(256))
				s.Hexes[j].Cataract, s.Hexes[j].In = hexmap.Dir(r.IntN(256)), hexmap.DirSet(r.IntN(256))
			}
		}
		var cells []hexmap.ID
		for range 20 {
			cells = append(cells, hexmap.ID(r.IntN(len(m.Cells)+20)-10))
		}
		s.Tracks = []Track{{Cells: cells}, {}}
		for _, id := range cells {
			s.Pieces = append(s.Pieces, Piece{At: id, Letter: "Å", Current: r.IntN(2) == 0})
		}
		s.Labels = []Label{{Text: "", X: 1e9}, {Text: "été \x00 中", X: 20, Y: 20, Size: float64(r.IntN(30)), Style: Style(r.IntN(9))}}
		scale := 4 + r.Float64()*76
		size := p.Size(scale)
		at := image.Pt(r.IntN(size.X), r.IntN(size.Y)).Sub(image.Pt(60, 60))
		p.Paint(image.NewRGBA(image.Rectangle{at, at.Add(image.Pt(220, 160))}), s, scale)
	}
}

// The export reads row by row what Paint paints.
func TestExport(t *testing.T) {
	m, p := africa(t)
	s := midGame(m, 2, 12)
	const scale = 11.5
	whole := image.NewRGBA(image.Rectangle{Max: p.Size(scale)})
	p.Paint(whole, s, scale)
	var buf bytes.Buffer
	if err := png.Encode(&buf, p.Export(s, scale)); err != nil {
		t.Fatal(err)
	}
	back, err := png.Decode(&buf)
	if err != nil {
		t.Fatal(err)
	}
	got := image.NewRGBA(back.Bounds())
	draw.Draw(got, got.Rect, back, image.Point{}, draw.Src)
	same(t, whole, got, scale)
	if w := p.Size(p.ScaleForDPI(300)).X; w < PrintWidth*300 || w > PrintWidth*300+1 {
		t.Errorf("at 300 dpi the chart is %d pixels wide, want %d", w, PrintWidth*300)
	}
}

// A strip of a 300 dpi export takes little memory.
func TestExportStrips(t *testing.T) {
	m, p := africa(t)
	e := p.Export(midGame(m, 2, 12), p.ScaleForDPI(300)).(*export)
	e.At(100, 5000)
	if n := len(e.strip.Pix); n > 16<<20 {
		t.Errorf("a strip takes %d bytes", n)
	}
	if e.strip.Rect.Min.Y > 5000 || e.strip.Rect.Max.Y <= 5000 || len(p.tiles.by) != 0 {
		t.Errorf("strip %v, %d tiles kept", e.strip.Rect, len(p.tiles.by))
	}
	if err := png.Encode(io.Discard, e.strip.SubImage(image.Rect(3000, 5000, 3100, 5050))); err != nil {
		t.Error(err)
	}
}
