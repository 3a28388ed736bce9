package plates

import (
	"image"
	"image/color"
	"math"
	"slices"

	cut "sourceofthenile/render/engraving"
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
	Down, Gone             bool // the explorer lies on the ground, or is no longer there
	Firing                 bool // the askaris' muskets come next, else the warriors' attack
	Smoke                  bool // muskets have been fired
	Ground                 cut.Landscape
	Flag                   color.RGBA // the explorer's colour
	Seed                   uint32     // gives each battle its own accidents
}

// Paint draws the field at a size in pixels; a size without area gives an empty
// image. It is meant for rectangles three to six times as wide as high.
func (f Field) Paint(size image.Point, ink cut.Ink) *image.RGBA {
	return cut.Cut(size, paint.Mix(f.Seed+7), ink, func(b cut.Burin) {
		f.country(b)
		f.drawUp(b)
	})
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

func (f Field) country(b cut.Burin) {
	b.Country(f.Ground, fieldHorizon)
	for x := b.Left() + 40; x < b.Right(); x += 120 {
		b.Cloud(x+b.Dice.Spread(30), 9+b.Dice.Spread(3), 36, 6)
	}
	if f.Ground == cut.Grassland {
		b.At(b.Right()-26, 54, 0.36).Hut()
		b.At(b.Right()-54, 51, 0.27).Hut()
		b.At(b.Left()+30, 56, 0.44).Thorn()
	}
	for range int(b.Half / 9) {
		b.Tuft(b.Dice.Spread(b.Half), b.Dice.Between(50, 99), 4, 0.7)
	}
}

// man is one figure in his place.
type man struct {
	x, y, k float64
	front   float64 // how far from the front, and by chance: the least falls first
	turn    uint32  // what is his own
	fell    bool
	draw    func(b cut.Burin, m man)
}

// drawUp places both sides and cuts them from the distance to the foreground.
func (f Field) drawUp(b cut.Burin) {
	n, wide := f.Askaris+f.AskarisFell, b.Half-fieldGap-62
	m, wider := f.Warriors+f.WarriorsFell, b.Half-fieldGap-12
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
	if !f.Gone {
		all = append(all, man{x: at, y: 94, k: min(k*1.1, fieldLargest*1.04), draw: f.explorer})
	}
	for i := range min(f.Bearers, 9) {
		x := at - 40*k - 34*k*float64(i/2)
		if x < b.Left()+8 {
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
	hair, pitch := b.Hair, b.Pitch
	for _, m := range all { // small figures are cut with a finer tool
		b.Hair, b.Pitch = max(0.5, hair*min(1, m.k/0.5)), max(2, pitch*min(1, m.k/0.5))
		m.draw(b, m)
	}
	b.Hair, b.Pitch = hair, pitch
	if f.Smoke {
		for _, m := range ours {
			if !m.fell && m.front < 2 {
				b.Cloud(-fieldGap-m.x+72*m.k, m.y-76*m.k, 16*m.k, 7*m.k)
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
	atReady  = cut.Pose{Lean: 2, Near: [2]float64{10, 4}, Far: [2]float64{-10, -8}, Hand: [2]float64{30, 96}, Hand2: [2]float64{46, 120}, Dress: cut.Soldier}
	reloads  = cut.Pose{Lean: 8, Nod: 14, Near: [2]float64{12, 2}, Far: [2]float64{-10, -12}, Hand: [2]float64{24, 130}, Hand2: [2]float64{40, 60}, Dress: cut.Soldier}
	stands   = cut.Pose{Lean: 3, Near: [2]float64{12, 4}, Far: [2]float64{-10, -12}, Hand: [2]float64{40, 120}, Hand2: [2]float64{20, 60}}
	charges  = cut.Pose{Lean: 18, Near: [2]float64{52, 6}, Far: [2]float64{-26, -70}, Hand: [2]float64{60, 130}, Hand2: [2]float64{20, 60}}
	advances = cut.Pose{Lean: 9, Near: [2]float64{30, 6}, Far: [2]float64{-20, -36}, Hand: [2]float64{48, 124}, Hand2: [2]float64{20, 60}}
	fainted  = float32(0.42) // how much of the ink is left of who has fallen
)

func (f Field) askari(b cut.Burin, m man) {
	c := b.At(m.x, m.y, m.k)
	switch {
	case m.fell:
		c = c.Faded(fainted)
		c.Turned(-84).Figure(cut.Lying.In(cut.Soldier))
		c.Rule(1.6, 20, -1, 74, 3)
		b.Faded(0)
	case f.Firing && m.turn%4 != 0:
		c.Musketeer()
	case m.turn%3 == 0:
		g := reloads.Grip()
		c.Rule(1.8, g.X+1, -2, g.X+4, -64)
		c.Figure(reloads)
	default:
		g := atReady.Grip()
		c.Rule(1.8, g.X-14, g.Y+24, g.X+12, g.Y-44)
		c.Figure(atReady)
	}
}

func (f Field) warrior(b cut.Burin, m man) {
	c := b.At(m.x, m.y, -m.k)
	p := stands
	switch {
	case m.fell:
		c = c.Faded(fainted)
		c.Turned(-84).Figure(cut.Lying)
		c.Rule(1.2, 6, 2, 92, -3)
		c.Fill(cut.Tilted(-30, -3, 15, 5, 6), cut.Of(0.2).Cut(80).Wash(cut.WoodWash))
		b.Faded(0)
		return
	case !f.Firing && m.turn%5 > 1:
		p = charges
	case !f.Firing || m.turn%4 == 0:
		p = advances
	}
	if m.turn%2 == 0 {
		p.Dress = cut.Wrap
	}
	c.Warrior(p)
}

// explorer stands with the flag, behind the askaris.
func (f Field) explorer(b cut.Burin, m man) {
	c := b.At(m.x, m.y, m.k)
	if f.Down {
		c.Faded(fainted).Turned(-84).Figure(cut.Lying.In(cut.Coat))
		b.Faded(0)
		return
	}
	c.At(-15, 2, 1.14).Flag(washOf(f.Flag))
	if f.Armed && f.Firing {
		c.Figure(cut.Aiming.In(cut.Coat))
		c.MusketAt(4, -76, 0)
		return
	}
	p := cut.Pointing.In(cut.Coat)
	if f.Armed {
		p = atReady.In(cut.Coat)
		g := p.Grip()
		c.Rule(1.8, g.X-14, g.Y+24, g.X+12, g.Y-44)
	}
	c.Figure(p)
}

// bearerBehind waits with his load, out of the fight.
func bearerBehind(b cut.Burin, m man) {
	c := b.At(m.x, m.y, m.k)
	if m.turn%3 == 2 {
		c.At(-20, 2, 0.7).Bale()
		c.Figure(cut.Sitting)
		return
	}
	c.Bearer()
}

// washOf is a colour as thin as hand colouring is.
func washOf(c color.RGBA) cut.Wash {
	thin := func(v uint8) float32 { return 0.3 + 0.7*float32(v)/255 }
	return cut.RGB(thin(c.R), thin(c.G), thin(c.B))
}
