package chart

import (
	"image"
	"math"
	"slices"
	"testing"

	"sourceofthenile/hexmap"
)

// settled is a painter that has taken up a sheet.
func settled(p *Painter, s *Sheet, scale float64) *layout {
	p.heed(s, scale)
	return p.layoutFor(s)
}

// On a chart with nothing blank left most names find room, and none lies on
// another, on a port or its name, on a hut, a counter or the frame.
func TestGivenNamesClear(t *testing.T) {
	m, p := africa(t)
	s := complete(m)
	l := settled(p, s, 40)
	if len(s.Names) < 20 || len(l.names) < len(s.Names)*9/10 {
		t.Errorf("%d of %d names found room", len(l.names), len(s.Names))
	}
	c := p.canvas(&image.RGBA{}, image.Rectangle{}, 40)
	var fixed []box
	for i := range m.Cells {
		fixed = append(fixed, c.fixtures(hexmap.ID(i), s)...)
	}
	for _, port := range p.setting.ports {
		fixed = append(fixed, port.box)
	}
	for i := range l.names {
		a := &l.names[i]
		for _, b := range a.boxes {
			if meetsAny(b, fixed) {
				t.Errorf("%s lies on something", a.text)
				break
			}
			if !p.sheet.in.covers(b) {
				t.Errorf("%s runs over the frame", a.text)
			}
		}
		for j := range l.names[:i] {
			for _, b := range a.boxes {
				if meetsAny(b, l.names[j].boxes) {
					t.Errorf("%s lies on %s", a.text, l.names[j].text)
					break
				}
			}
		}
	}
}

// A river's name follows the river: it keeps near its course, and its letters
// stand upright to it.
func TestRiverNamesFollow(t *testing.T) {
	m, p := africa(t)
	s := complete(m)
	l := settled(p, s, 40)
	ts := &typesetter{Painter: p, sheet: s, c: p.canvas(&image.RGBA{}, image.Rectangle{}, 40)}
	rivers := 0
	for _, g := range l.names {
		i := slices.IndexFunc(s.Names, func(n Name) bool { return n.Text == g.text })
		if g.kind != RiverName {
			continue
		}
		rivers++
		course := ts.course(s.Names[i].Cells)
		for k, q := range g.letters {
			near := 9.0
			for _, a := range course {
				near = min(near, a.sub(q.at).len())
			}
			if near > 1.1 || near < 0.1 {
				t.Errorf("letter %d of %s stands %.2f from the river", k, g.text, near)
			}
			if math.Cos(q.angle) < -0.25 {
				t.Errorf("letter %d of %s stands on its head", k, g.text)
			}
			if k > 0 {
				if turn := q.angle - g.letters[k-1].angle; turn > 0.9 || turn < -0.9 {
					t.Errorf("%s turns by %.2f at letter %d", g.text, turn, k)
				}
			}
		}
	}
	if rivers < 6 {
		t.Errorf("only %d rivers are named", rivers)
	}
}

// Whatever the crop, no letter of any name is cut by its edge.
func TestCropsCutNoName(t *testing.T) {
	m, p := africa(t)
	s := complete(m)
	for i, port := range m.Ports {
		if i%inShort(5, 1) != 0 {
			continue
		}
		scale := [...]float64{8, 12.5, 20}[i%3]
		size := [...]image.Point{{180, 140}, {260, 200}, {420, 160}}[i%3]
		x, y := p.Centre(port.At, scale)
		// The port near a side of the crop, or in its middle.
		at := [...]image.Point{{10, 20}, {size.X - 10, 20}, {size.X / 2, size.Y - 8}, {size.X / 2, size.Y / 2}}[i/3%4]
		one := *s
		r := image.Rectangle{Max: size}.Add(image.Pt(int(x), int(y)).Sub(at))
		one.Crop = p.CropAt(r, scale, i%2 == 0)
		l := settled(p, &one, scale)
		whole := box{one.Crop.X0, one.Crop.Y0, one.Crop.X1, one.Crop.Y1}
		check := func(what string, b box) {
			if b.meets(whole) && !whole.covers(b) {
				t.Errorf("%s is cut by the crop %v at scale %v", what, r, scale)
			}
		}
		for _, n := range p.setting.ports {
			if n.name != "" {
				check(n.name, n.box)
			}
		}
		for _, g := range l.names {
			check(g.text, g.whole)
		}
		for _, o := range p.setting.oceans {
			for _, q := range o.letters {
				check(string(q.r), box{q.at.X, q.at.Y, q.at.X, q.at.Y}.grow(o.em*0.3))
			}
		}
	}
}

// A port in the middle of a crop keeps its name.
func TestCropsKeepNames(t *testing.T) {
	m, p := africa(t)
	for i, port := range m.Ports {
		s := &Sheet{}
		x, y := p.Centre(port.At, 20)
		s.Crop = p.CropAt(image.Rect(int(x)-160, int(y)-110, int(x)+160, int(y)+110), 20, true)
		settled(p, s, 20)
		if p.setting.ports[i].name == "" {
			t.Errorf("%s has no name in its own crop", port.Name)
		}
	}
}

// What a change of names does to the picture lies within NamesChanged.
func TestNamesChangedCovers(t *testing.T) {
	leisurely(t)
	m, p := africa(t)
	old := complete(m)
	now := *old
	now.Names = slices.Clone(old.Names)
	now.Names[0].Text = "River of Another Name"
	now.Names = append(now.Names[:2:2], now.Names[3:]...)
	const scale = 24
	size := image.Rectangle{Max: p.Size(scale)}
	view := image.Rect(250, 150, 1200, 1100)
	before, after := image.NewRGBA(view), image.NewRGBA(view)
	p.Paint(before, old, scale)
	p.Paint(after, &now, scale)
	dirty := p.NamesChanged(old, &now, scale)
	changed := 0
	for y := view.Min.Y; y < view.Max.Y; y++ {
		for x := view.Min.X; x < view.Max.X; x++ {
			if before.RGBAAt(x, y) == after.RGBAAt(x, y) {
				continue
			}
			changed++
			if !slices.ContainsFunc(dirty, func(r image.Rectangle) bool { return image.Pt(x, y).In(r) }) {
				t.Fatalf("pixel %d,%d changed outside %v", x, y, dirty)
			}
		}
	}
	if changed < 200 {
		t.Errorf("only %d pixels changed", changed)
	}
	for _, r := range dirty {
		if r.Dx()*r.Dy() > size.Dx()*size.Dy()/6 {
			t.Errorf("a rectangle of %v for a name", r.Size())
		}
	}
	if got := p.NamesChanged(old, old, scale); len(got) > 0 {
		t.Errorf("the same names changed in %v", got)
	}
}

// Rectangles of a chart full of names, and of a crop of it, are cut from one cloth.
func TestCutsEqualWholeNamed(t *testing.T) {
	leisurely(t)
	m, p := africa(t)
	s := complete(m)
	const scale = 26
	r := image.Rect(300, 300, 1000, 900)
	for _, crop := range [...]*Crop{nil, p.CropAt(r, scale, true)} {
		s.Crop = crop
		whole := image.NewRGBA(r)
		p.Paint(whole, s, scale)
		for i := range 10 {
			q := image.Rect(0, 0, 90+i*11, 70+i*9).Add(r.Min).Add(image.Pt(i*47, i*41)).Intersect(r)
			img := image.NewRGBA(q)
			p.paint(img, s, scale, i%2 == 0)
			same(t, cut(whole, q), img, scale)
		}
	}
}

// On a chart full of names, labels and printed signs no two of them overlap: given names keep off what has its place,
// and one without room is left out.
func TestGivenNamesKeepOffLabelsAndSigns(t *testing.T) {
	m, p := africa(t)
	s := complete(m)
	bare := len(settled(p, s, 40).names)
	// Under the names as they stand: a word of the country at the first letters of each second, a sign at the last of the others.
	var signs []Shape
	for i, g := range settled(p, s, 40).names {
		first, last := g.letters[0].at, g.letters[len(g.letters)-1].at
		if i%2 == 0 {
			s.Labels = append(s.Labels, Label{Text: "savanna", X: first.X, Y: first.Y, Size: 0.6, Style: [...]Style{Region, Water, Hand, Place}[i/2%4], Angle: float64(i%3) * 0.2})
		} else {
			signs = append(signs, Shape{X: last.X, Y: last.Y, Ring: [][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}, Size: 0.3})
		}
	}
	p.world.Over = []Print{{Shapes: signs}}
	l := settled(p, s, 40)
	if len(l.names) < bare/2 {
		t.Errorf("%d of %d names found room", len(l.names), bare)
	}
	var taken []box
	for i := range s.Labels {
		taken = append(taken, p.labelBox(&s.Labels[i]))
	}
	for _, g := range signs {
		taken = append(taken, box{g.X, g.Y, g.X, g.Y}.grow(0.3))
	}
	for i := range l.names {
		for _, b := range l.names[i].boxes {
			if meetsAny(b, taken) {
				t.Errorf("%s lies on a label, a sign or a name", l.names[i].text)
				break
			}
		}
		taken = append(taken, l.names[i].boxes...)
	}
}
