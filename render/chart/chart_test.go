package chart

import (
	"image"
	"image/color"
	"math"
	"testing"

	"sourceofthenile/hexmap"
)

func TestHexAtCentre(t *testing.T) {
	m, p := africa(t)
	for _, scale := range []float64{5, 32, 77.7} {
		for i := range m.Cells {
			x, y := p.Centre(hexmap.ID(i), scale)
			if got := p.HexAt(image.Pt(int(x), int(y)), scale); got != hexmap.ID(i) {
				t.Fatalf("scale %v: at the middle of %d lies %d", scale, i, got)
			}
			if !(image.Point{int(x), int(y)}).In(p.Inside(scale)) {
				t.Fatalf("cell %d lies outside the neat-line", i)
			}
		}
	}
	if got := p.HexAt(image.Pt(2, 2), 32); got != hexmap.None {
		t.Errorf("the corner of the paper is cell %d, want %d", got, hexmap.None)
	}
}

func TestNewRefuses(t *testing.T) {
	for _, m := range []*hexmap.Map{nil, {}, {Cols: 3, Rows: 3, Cells: make([]hexmap.Cell, 8)}} {
		if _, err := New(&World{Map: m}, readWords(t)); err == nil {
			t.Errorf("New(%v) painted", m)
		}
	}
}

// Six clear colours: told apart in greyscale, or by signs that share little.
func TestTerrainsTellApart(t *testing.T) {
	m, p := island(t)
	s := &Sheet{Hexes: PlainHexes(m), Layers: NoGrid}
	const scale = 32
	tone := map[hexmap.Terrain]float64{}
	sign := map[hexmap.Terrain][]bool{}
	id := m.ID(hexmap.HexAt(4, 3))
	cx, cy := p.Centre(id, scale)
	r := image.Rect(int(cx)-22, int(cy)-22, int(cx)+22, int(cy)+22)
	for k := hexmap.Blank + 1; k < hexmap.Terrains; k++ {
		s.Hexes[id] = Hex{Ink: Crayon, Terrain: k}
		img := image.NewRGBA(r)
		p.Paint(img, s, scale)
		sum := 0
		for i := 0; i < len(img.Pix); i += 4 {
			sum += ink{img.Pix[i], img.Pix[i+1], img.Pix[i+2]}.luma()
		}
		tone[k] = float64(sum) / float64(len(img.Pix)/4)
		plain := image.NewRGBA(r)
		c := p.canvas(plain, r, scale)
		c.signs(id, k, 0, signFill{line: white, alpha: 255}, nil)
		for i := 3; i < len(plain.Pix); i += 4 {
			sign[k] = append(sign[k], plain.Pix[i] > 100)
		}
	}
	for a := hexmap.Blank + 1; a < hexmap.Terrains; a++ {
		for b := a + 1; b < hexmap.Terrains; b++ {
			both, either := 0, 0
			for i := range sign[a] {
				if sign[a][i] && sign[b][i] {
					both++
				}
				if sign[a][i] || sign[b][i] {
					either++
				}
			}
			alike := float64(both) / float64(max(either, 1))
			if gap := math.Abs(tone[a] - tone[b]); gap < 12 && alike > 0.45 {
				t.Errorf("%v and %v: %.0f shades apart, signs %.0f%% alike", a, b, gap, alike*100)
			}
		}
	}
	for _, pair := range [][2]hexmap.Terrain{{hexmap.Desert, hexmap.Jungle}, {hexmap.Veldt, hexmap.Jungle}, {hexmap.Desert, hexmap.Mountain}, {hexmap.Veldt, hexmap.Mountain}, {hexmap.Swamp, hexmap.Jungle}, {hexmap.Desert, hexmap.Lake}} {
		if gap := math.Abs(tone[pair[0]] - tone[pair[1]]); gap < 18 {
			t.Errorf("%v and %v are only %.0f shades apart in greyscale", pair[0], pair[1], gap)
		}
	}
}

// No name lies on another, on a ring mark or over the frame.
func TestNamesClear(t *testing.T) {
	m, p := africa(t)
	for i, a := range p.setting.ports {
		if in := p.sheet.in; a.box.x0 < in.x0 || a.box.x1 > in.x1 || a.box.y0 < in.y0 || a.box.y1 > in.y1 {
			t.Errorf("%s runs over the frame", a.name)
		}
		for j, b := range p.setting.ports {
			if i < j && a.box.meets(b.box) {
				t.Errorf("%s lies on %s", a.name, b.name)
			}
			if i != j && a.box.holds(b.at) {
				t.Errorf("%s hides the mark of %s", a.name, b.name)
			}
		}
	}
	if len(p.setting.ports) != len(m.Ports) {
		t.Errorf("%d names for %d ports", len(p.setting.ports), len(m.Ports))
	}
	if len(p.setting.oceans) < 3 {
		t.Errorf("only %d names of seas found room", len(p.setting.oceans))
	}
	for _, o := range p.setting.oceans {
		for _, l := range o.letters {
			if p.shore.at(l.at) < 0 {
				t.Errorf("letter %c of a sea lies on land", l.r)
			}
		}
	}
	for i, plate := range []box{p.plates.cartouche, p.plates.rose} {
		if p.landIn(plate, math.Inf(1)) > 0 {
			t.Errorf("plate %d covers land", i)
		}
	}
	if p.plates.cartouche.meets(p.plates.rose) {
		t.Error("the rose lies on the cartouche")
	}
}

func TestProjection(t *testing.T) {
	m, p := africa(t)
	if p.proj == nil {
		t.Fatal("the ports do not tell the projection")
	}
	for _, port := range m.Ports {
		q := p.proj.at(port.Lat, port.Lon)
		if d := q.sub(pt{port.X, port.Y}).len(); d > 0.75 {
			t.Errorf("%s lies %.2f hex sides from its degrees", port.Name, d)
		}
		lat, lon := p.proj.degrees(q)
		if math.Abs(lat-port.Lat) > 1e-6 || math.Abs(lon-port.Lon) > 1e-6 {
			t.Errorf("%s comes back as %v %v", port.Name, lat, lon)
		}
	}
	_, small := island(t)
	if small.proj != nil {
		t.Error("one port tells a projection")
	}
}

// Tiles are few however many scales are looked at, and the words are heeded.
func TestTilesBounded(t *testing.T) {
	m, p := island(t)
	s := everything(m)
	p.tiles.most = 9
	for i := range 5 {
		scale := 24 + float64(i)
		img := image.NewRGBA(image.Rectangle{Max: p.Size(scale)})
		p.Paint(img, s, scale)
		if n := len(p.tiles.by); n > p.tiles.most || n < min(4*(i+1), p.tiles.most) {
			t.Fatalf("%d tiles after %d scales, at most %d", n, i+1, p.tiles.most)
		}
	}
	// What is kept goes by how much is looked at: a screenful is there twice over, and a
	// small window after a large one gives the rest back.
	for _, size := range []image.Point{{200, 100}, {880, 560}, {1320, 850}, {2700, 1700}, {9000, 9000}, {880, 560}, {1, 1}} {
		p.Beheld(size)
		for i := 0; len(p.tiles.by) < p.tiles.most; i++ { // all full
			k := tileKey{scale: float64(i)}
			p.tiles.by[k] = &tile{key: k}
			p.tiles.first(p.tiles.by[k])
		}
		sight := (size.X/tileSide + 2) * (size.Y/tileSide + 2)
		if n := p.tiles.most; n < min(2*sight, tilesMost) || n > max(2*sight, tilesLeast) || len(p.tiles.by) != n {
			t.Errorf("%v is looked at: %d tiles of %d are kept", size, len(p.tiles.by), n)
		}
	}
	_, p = africa(t)
	s = &Sheet{Title: "Africa", Date: "May 1821"}
	box := p.canvas(&image.RGBA{}, image.Rectangle{}, 25).pixels(p.plates.cartouche)
	before, after := image.NewRGBA(box), image.NewRGBA(box)
	p.Paint(before, s, 25)
	s.Date = "June 1821"
	p.Paint(after, s, 25)
	if string(before.Pix) == string(after.Pix) {
		t.Error("a new date did not reach the cartouche")
	}
	_, fresh := africa(t)
	again := image.NewRGBA(box)
	fresh.Paint(again, s, 25)
	same(t, again, after, 25)
	p.Spare()
	if len(p.tiles.by) != 0 {
		t.Errorf("%d tiles stay that were to be spared", len(p.tiles.by))
	}
	anew := image.NewRGBA(box)
	p.Paint(anew, s, 25)
	same(t, anew, after, 25)
}

// Counters painted alone stand on nothing, and stay within their reach.
func TestSprites(t *testing.T) {
	_, p := island(t)
	img := image.NewRGBA(image.Rect(0, 0, 80, 80))
	p.PaintPiece(img, 40, 40, 28, Piece{Colour: color.RGBA{150, 34, 34, 255}, Letter: "A", Current: true})
	if img.RGBAAt(1, 1).A != 0 || img.RGBAAt(40, 60).A != 255 {
		t.Errorf("corner %v, face %v", img.RGBAAt(1, 1), img.RGBAAt(40, 60))
	}
	for i := 0; i < len(img.Pix); i += 4 {
		if a := img.Pix[i+3]; img.Pix[i] > a || img.Pix[i+1] > a || img.Pix[i+2] > a {
			t.Fatal("not premultiplied")
		}
	}
	cards := map[string]Mark{}
	for k := NoMark + 1; k < marks; k++ {
		img := image.NewRGBA(image.Rect(0, 0, 60, 60))
		p.canvas(img, img.Rect, 20/cardSide).cardAt(pt{30, 30}, 20, k)
		if old, ok := cards[string(img.Pix)]; ok {
			t.Errorf("marks %d and %d look the same", old, k)
		}
		cards[string(img.Pix)] = k
	}
}

// Layers switch their part off and nothing else breaks.
func TestLayers(t *testing.T) {
	m, p := island(t)
	s := everything(m)
	scale := inShort(23.0, 30) // with figures
	all := image.NewRGBA(image.Rectangle{Max: p.Size(scale)})
	p.Paint(all, s, scale)
	for _, bit := range []Layers{NoTracks, NoTribes, NoNames, NoGrid, NoFlags, NoCaches, NoMarks, NoPieces, NoFigures, FlowArrows} {
		one := *s
		one.Layers = bit
		img := image.NewRGBA(all.Rect)
		p.Paint(img, &one, scale)
		if string(img.Pix) == string(all.Pix) {
			t.Errorf("layer %b changes nothing", bit)
		}
	}
}

// A hex is coloured in stroke by stroke: more and more of it, and at last all.
func TestDrawing(t *testing.T) {
	m, p := island(t)
	s := everything(m)
	id := m.ID(hexmap.HexAt(3, 3))
	r := p.Dirty(id, 32)
	paint := func(d *Drawing) *image.RGBA {
		one := *s
		one.Drawing = d
		img := image.NewRGBA(r)
		p.Paint(img, &one, 32)
		return img
	}
	cx, cy := p.Centre(id, 32)
	dark := func(img *image.RGBA) int {
		n := 0
		for y := int(cy) - 12; y < int(cy)+12; y++ {
			for x := int(cx) - 22; x < int(cx)+22; x++ {
				if img.RGBAAt(x, y).B < 130 {
					n++
				}
			}
		}
		return n
	}
	prev := -1
	for _, part := range []float64{0, 0.35, 0.5, 0.65, 0.99} {
		n := dark(paint(&Drawing{id, part}))
		if n <= prev {
			t.Errorf("at %v as much is coloured as before: %d", part, n)
		}
		prev = n
	}
	same(t, paint(nil), paint(&Drawing{id, 1}), 32)
}
