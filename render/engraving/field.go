package engraving

import (
	"image"
	"image/color"
	"math"
	"slices"

	"sourceofthenile/render/paint"
)

// Field is a battle (15) as it stands: both sides drawn up, each of them with as
// many figures as there are. Who falls leaves his place and lies on the ground,
// faded; the others stay where they are. Equal fields are equal pictures.
type Field struct {
	Askaris, AskarisFell   int // standing, and fallen since it began
	Warriors, WarriorsFell int
	Bearers                int  // behind the askaris; some of them are shown
	Armed                  bool // the explorer has a musket too
	Firing                 bool // the askaris' muskets come next, else the warriors' attack
	Smoke                  bool // muskets have been fired
	Ground                 Ground
	Flag                   color.RGBA // the explorer's colour
	Seed                   uint32     // gives each battle its own accidents
}

// Ground is the country that a battle is fought in.
type Ground uint8

// The grounds of a Field.
const (
	OpenGround Ground = iota
	WoodedGround
	HighGround
	SandyGround
)

// Paint draws the field at a size in pixels; a size without area gives an empty
// image. It is meant for rectangles three to six times as wide as high.
func (f Field) Paint(size image.Point, ink Ink) *image.RGBA {
	if size.X <= 0 || size.Y <= 0 {
		return image.NewRGBA(image.Rectangle{})
	}
	p := newPlate(size.X, size.Y, scene, paint.Mix(f.Seed+7))
	b := on(p)
	f.country(b)
	f.drawUp(b)
	p.frame()
	return p.print(ink)
}

// The parts of the plate, in units.
const (
	fieldHorizon          = 38.0
	fieldBack, fieldFront = 56.0, 96.0 // where feet stand
	fieldGap              = 22.0       // from the middle to each front
	fieldRoom             = 26.0       // between two figures of full size, at least
	fieldRow              = 30.0       // between two rows of full size
	fieldLargest          = 0.58       // size of a figure
	fieldUnlike           = 1.6        // how much larger the figures of one side may be
)

func (f Field) country(b burin) {
	const horizon = fieldHorizon
	b.sky(0.24, 0.04, horizon, skyWash)
	for x := b.left() + 40; x < b.right(); x += 120 {
		b.cloud(x+b.dice.Spread(30), 12+b.dice.Spread(5), 36, 7)
	}
	dry := of(0.1).to(0.34).cut(-6).wash(dryWash)
	switch f.Ground {
	case HighGround:
		for x := b.left() + 10; x < b.right(); x += 62 {
			b.peak(x+b.dice.Spread(14), 13+b.dice.Spread(7), horizon+6, 40, false, 0.55)
		}
		b.ground(horizon+6, 3, of(0.14).to(0.38).cut(-10).wash(earthWash))
	case WoodedGround:
		b.hills(horizon-8, 9, 17, 3, of(0.34).to(0.5).cut(-10).like(leafy, 6).wash(leafWash))
		b.hills(horizon, 7, 13, 8, of(0.46).to(0.66).cut(-10).like(leafy, 7).wash(deepWash))
		b.ground(horizon+6, 2, of(0.2).to(0.4).cut(-8).wash(leafWash))
	case SandyGround:
		for x := b.left() - 30; x < b.right(); x += 110 {
			b.dune(x, x+190, horizon+8, 12+b.dice.Spread(4), 0.4)
		}
		b.ground(horizon+6, 1, of(0.06).to(0.2).dots().wash(sandWash))
	default:
		b.hills(horizon-1, 4, 34, 3, of(0.28).cut(0).wash(hillWash))
		b.ground(horizon+6, 1.5, dry)
		b.at(b.right()-26, 54, 0.36).hut()
		b.at(b.right()-54, 51, 0.27).hut()
		b.at(b.left()+30, 56, 0.44).thorn()
	}
	for range int(b.half / 9) {
		b.tuft(b.dice.Spread(b.half), b.dice.Between(50, 99), 4, 0.7)
	}
}

// man is one figure in his place.
type man struct {
	x, y, k float64
	front   float64 // how far from the front, and by chance: the least falls first
	turn    uint32  // what is his own
	fell    bool
	draw    func(b burin, m man)
}

// drawUp places both sides and cuts them from the distance to the foreground.
func (f Field) drawUp(b burin) {
	n, wide := f.Askaris+f.AskarisFell, b.half-fieldGap-62
	m, wider := f.Warriors+f.WarriorsFell, b.half-fieldGap-12
	k, l := largest(n, wide), largest(m, wider)
	k, l = min(k, l*fieldUnlike), min(l, k*fieldUnlike)
	ours := ranked(n, f.AskarisFell, k, wide, paint.Mix(f.Seed+1))
	theirs := ranked(m, f.WarriorsFell, l, wider, paint.Mix(f.Seed+2))
	all := make([]man, 0, len(ours)+len(theirs)+12)
	deep := 0.0
	for _, m := range ours {
		deep = max(deep, m.x)
		m.x, m.draw = -fieldGap-m.x, f.askari
		all = append(all, m)
	}
	for _, m := range theirs {
		m.x, m.draw = fieldGap+m.x, f.warrior
		all = append(all, m)
	}
	at := -fieldGap - deep - 40*k
	all = append(all, man{x: at, y: 94, k: min(k*1.1, fieldLargest*1.04), draw: f.explorer})
	for i := range min(f.Bearers, 9) {
		x := at - 40*k - 34*k*float64(i/2)
		if x < b.left()+8 {
			break
		}
		all = append(all, man{x: x, y: 84 + 10*float64(i%2), k: 0.85 * k, turn: uint32(i), draw: bearerBehind})
	}
	slices.SortStableFunc(all, func(m, n man) int {
		switch {
		case m.y < n.y:
			return -1
		case m.y > n.y:
			return 1
		}
		return 0
	})
	hair, pitch := b.hair, b.pitch
	for _, m := range all { // small figures are cut with a finer tool
		b.hair, b.pitch = max(0.5, hair*min(1, m.k/0.5)), max(2, pitch*min(1, m.k/0.5))
		m.draw(b, m)
	}
	b.hair, b.pitch = hair, pitch
	if f.Smoke {
		for _, m := range ours {
			if !m.fell && m.front < 2 {
				b.cloud(-fieldGap-m.x+72*m.k, m.y-76*m.k, 16*m.k, 7*m.k)
			}
		}
	}
}

// largest is the size of figures at which n of them find places on a field so wide.
func largest(n int, wide float64) float64 {
	k := fieldLargest
	for ; k > 0.12; k *= 0.97 {
		if rows, across := ranks(k, wide); rows*across >= n {
			break
		}
	}
	return k
}

// ranks is how many rows of how many figures of a size there is room for.
func ranks(k, wide float64) (rows, across int) {
	return 1 + int((fieldFront-fieldBack)/(fieldRow*k)), max(1, int(wide/(fieldRoom*k)))
}

// ranked gives n men of a size their places on a field so wide, from the front at
// 0 to the rear; fell of them, the foremost first, have fallen.
func ranked(n, fell int, k, wide float64, seed uint32) []man {
	if n == 0 {
		return nil
	}
	most, across := ranks(k, wide)
	rows := min(most, max((n+across-1)/across, int(math.Sqrt(float64(n)/2.6)), 1)) // a body of men, not one line
	across = (n + rows - 1) / rows
	step := min(wide/(float64(across)+0.5), 1.5*fieldRoom*k)
	deep := (fieldFront - fieldBack) / float64(max(rows, 2)) * 0.98
	d := paint.Dice(seed)
	out := make([]man, n)
	for i := range n {
		row, place := i%rows, i/rows
		y := fieldFront - deep*float64(rows-1-row)
		if rows < 2 {
			y -= 4
		}
		x := 4 + (float64(place)+0.5*float64(row%2)+d.Spread(0.14))*step
		out[i] = man{
			x: x, y: y + d.Spread(1.4*k), k: k * (0.86 + 0.14*(y-fieldBack)/(fieldFront-fieldBack)),
			front: float64(place) + 1.6*d.Next(), turn: paint.Mix(uint32(i) + seed),
		}
	}
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		switch {
		case out[i].front < out[j].front:
			return -1
		case out[i].front > out[j].front:
			return 1
		}
		return i - j
	})
	for _, i := range order[:min(fell, n)] {
		out[i].fell = true
	}
	return out
}

// The ways men hold themselves in a battle.
var (
	atReady  = pose{lean: 2, near: [2]float64{10, 4}, far: [2]float64{-10, -8}, hand: [2]float64{30, 96}, hand2: [2]float64{46, 120}, dress: soldier}
	reloads  = pose{lean: 8, nod: 14, near: [2]float64{12, 2}, far: [2]float64{-10, -12}, hand: [2]float64{24, 130}, hand2: [2]float64{40, 60}, dress: soldier}
	stands   = pose{lean: 3, near: [2]float64{12, 4}, far: [2]float64{-10, -12}, hand: [2]float64{40, 120}, hand2: [2]float64{20, 60}}
	charges  = pose{lean: 18, near: [2]float64{52, 6}, far: [2]float64{-26, -70}, hand: [2]float64{60, 130}, hand2: [2]float64{20, 60}}
	advances = pose{lean: 9, near: [2]float64{30, 6}, far: [2]float64{-20, -36}, hand: [2]float64{48, 124}, hand2: [2]float64{20, 60}}
	fainted  = float32(0.42) // how much of the ink is left of who has fallen
)

func (f Field) askari(b burin, m man) {
	c := b.at(m.x, m.y, m.k)
	switch {
	case m.fell:
		c = c.faded(fainted)
		c.turned(-84).figure(lying.in(soldier))
		c.rule(1.6, 20, -1, 74, 3)
		b.faded(0)
	case f.Firing && m.turn%4 != 0:
		c.musketeer()
	case m.turn%3 == 0:
		g := reloads.grip()
		c.rule(1.8, g.X+1, -2, g.X+4, -64)
		c.figure(reloads)
	default:
		g := atReady.grip()
		c.rule(1.8, g.X-14, g.Y+24, g.X+12, g.Y-44)
		c.figure(atReady)
	}
}

func (f Field) warrior(b burin, m man) {
	c := b.at(m.x, m.y, -m.k)
	p := stands
	switch {
	case m.fell:
		c = c.faded(fainted)
		c.turned(-84).figure(lying)
		c.rule(1.2, 6, 2, 92, -3)
		c.fill(tilted(-30, -3, 15, 5, 6), of(0.2).cut(80).wash(woodWash))
		b.faded(0)
		return
	case !f.Firing && m.turn%5 > 1:
		p = charges
	case !f.Firing || m.turn%4 == 0:
		p = advances
	}
	if m.turn%2 == 0 {
		p.dress = wrap
	}
	c.warrior(p)
}

// explorer stands with the flag, behind the askaris.
func (f Field) explorer(b burin, m man) {
	c := b.at(m.x, m.y, m.k)
	c.at(-15, 2, 1.14).flag(washOf(f.Flag))
	if f.Armed && f.Firing {
		c.figure(aiming.in(coat))
		c.musketAt(4, -76, 0)
		return
	}
	p := pointing.in(coat)
	if f.Armed {
		p = atReady.in(coat)
		g := p.grip()
		c.rule(1.8, g.X-14, g.Y+24, g.X+12, g.Y-44)
	}
	c.figure(p)
}

// bearerBehind waits with his load, out of the fight.
func bearerBehind(b burin, m man) {
	c := b.at(m.x, m.y, m.k)
	if m.turn%3 == 2 {
		c.at(-20, 2, 0.7).bale()
		c.figure(sitting)
		return
	}
	c.bearer()
}

// washOf is a colour as thin as hand colouring is.
func washOf(c color.RGBA) rgb {
	thin := func(v uint8) float32 { return 0.3 + 0.7*float32(v)/255 }
	return rgb{thin(c.R), thin(c.G), thin(c.B)}
}

// faded cuts from now on with so much of the ink, 0 to 1; 0 is all of it again.
func (b burin) faded(f float32) burin {
	b.plate.faint = f
	return b
}
