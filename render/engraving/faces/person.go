package faces

import (
	"math"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

// mark is what is worn in the skin.
type mark uint8

const (
	unmarked mark = iota
	browDots
	browLines
	cheekLines
	templeLines
)

// person is a Face in all its parts.
type person struct {
	Face
	seed      uint32
	head      head
	pose      stance
	body      stance
	dark      float64 // of the skin, 0 to 1
	hue       float64 // of the hair, 0 fair to 1 black
	grey      float64
	thin      float64 // of the hair over the forehead
	iris      float64
	gaze      float64
	hair      hairdo
	high      float64 // how high the hair begins
	part      float64 // the side on which it is parted, −1 or 1
	beard     whiskers
	beardLong float64
	shadowed  float64
	build     float64 // of the shoulders
	stout     float64 // 0 to 1
	slim      float64 // of the neck
	bust      float64 // how far the breast lies to the sides
	mood      float64 // how the brows stand: −1 drawn together, 1 raised within
	lift      float64 // of one brow over the other
	mark      mark
	fine      float64 // how many lines go to a unit
	close     float64 // how close they lie on the skin: closer in small pictures, where a line is as thick as a lid
	own       float64 // what is nobody else's, 0 to 1
	covers    bool    // something is worn over the hair
	dress     clothes
	bare      finish // skin with nothing drawn on it
	tress     engraving.Wash
	whisker   engraving.Wash
}

// landed is what is likely among the people of a region. No region has one face: what
// each draws on is broad, and they overlap.
type landed struct {
	dark      [2]float64
	hue       [2]float64
	nose      [2]float64 // its width
	lips      [2]float64
	men       []hairdo
	women     []hairdo
	beards    []whiskers
	marks     []mark
	menWear   []func(p *person, d *paint.Dice) clothes
	womenWear []func(p *person, d *paint.Dice) clothes
}

func pick[T any](d *paint.Dice, of []T) T { return of[min(int(d.Next()*float64(len(of))), len(of)-1)] }

// person makes up who a Face is. What belongs to the person is drawn before what the
// years do, so that nobody becomes another by growing old.
func (f Face) person() *person {
	f.Age = min(max(f.Age, 18), 80)
	f.From %= Regions
	l := lands[f.From]
	dice := paint.Dice(paint.Mix(f.Seed*2654435761 + uint32(f.From)*977 + 13))
	d := &dice
	p := &person{Face: f, seed: paint.Mix(f.Seed + 77)}
	p.own = d.Next()
	mid := func(lo, hi float64) float64 { return paint.Lerp(lo, hi, 0.5+0.5*d.Spread(1)*(0.6+0.4*d.Next())) }
	h := &p.head
	h.wide, h.long = mid(0.87, 1.07), mid(0.86, 1.10)
	h.jaw, h.chin = mid(0.78, 1.12), mid(-0.7, 1.4)
	h.cheek, h.forehead = mid(-0.3, 1.2), mid(0.90, 1.12)
	h.brow = mid(0.3, 1.6)
	h.noseHigh, h.noseWide, h.noseLong = mid(0.75, 1.22), mid(l.nose[0], l.nose[1]), mid(0.86, 1.14)
	h.hook = mid(-0.09, 0.16)
	h.lips, h.mouthWide, h.mouthY = mid(l.lips[0], l.lips[1]), mid(0.82, 1.18), mid(-0.76, -0.68)
	h.eyeWide, h.eyeHigh, h.eyeApart, h.eyeTilt = mid(0.88, 1.12), mid(0.78, 1.18), mid(0.275, 0.325), mid(-0.12, 0.20)
	h.browHigh, h.browThick, h.browArch = mid(0.17, 0.235), mid(0.55, 1.5), mid(0.015, 0.085)
	h.ear, h.lean, h.smile = mid(0.85, 1.15), mid(-0.7, 0.9), mid(-0.35, 0.8)
	p.dark, p.hue = mid(l.dark[0], l.dark[1]), mid(l.hue[0], l.hue[1])
	p.iris, p.shadowed, p.build = paint.Lerp(0.55, 0.9, math.Min(1, p.dark*3+d.Next()*0.5)), d.Next(), mid(0.86, 1.14)
	p.part = math.Copysign(1, d.Next()-0.5)
	p.beardLong, p.high = d.Next(), d.Between(-0.03, 0.10)
	p.hair, p.beard = pick(d, l.men), pick(d, l.beards)
	if f.Woman {
		p.hair, p.beard = pick(d, l.women), shaven
		h.jaw, h.brow, h.browThick = h.jaw*0.90, h.brow*0.4, h.browThick*0.72
		h.lips, h.eyeWide, h.eyeHigh, h.noseHigh = h.lips*1.08, h.eyeWide*1.07, h.eyeHigh*1.08, h.noseHigh*0.90
		h.chin, h.lean, p.build = h.chin*0.5, h.lean-0.3, p.build*0.94
		h.browHigh += 0.015
	}
	p.mark = pick(d, append([]mark{unmarked}, l.marks...))
	side := math.Copysign(1, d.Next()-0.34)
	if f.Turn != 0 {
		side = -float64(f.Turn)
	}
	p.pose = stance{yaw: -side * d.Between(0.22, 0.50), nod: d.Between(-0.02, 0.07), lean: d.Spread(0.035)}
	p.body = stance{yaw: p.pose.yaw * 0.35}
	p.gaze = 0.012*side + d.Spread(0.014)
	thin, early := d.Next(), d.Between(30, 52)
	p.character(side)
	p.grown(thin, early)
	menWear := l.menWear
	if f.Woman && len(l.womenWear) > 0 {
		menWear = l.womenWear
	}
	switch {
	case f.Role == Askari && !f.Woman:
		p.dress = soldierly(p, d)
	default:
		p.dress = pick(d, menWear)(p, d)
	}
	if p.Woman && p.dress.rings == 0 && p.own < 0.8 {
		p.dress.rings = 2
	}
	p.covers = p.dress.cover != bare && p.dress.cover != beadBand && p.dress.cover != headRing
	return p
}

// character is build and bearing: what sets people of one land apart at a glance.
func (p *person) character(side float64) {
	dice := paint.Dice(paint.Mix(p.seed + 4111))
	d, h := &dice, &p.head
	if n := d.Next(); n > 0.62 { // two in five are stout, a few of them very
		p.stout = (n - 0.62) / 0.38
	}
	p.slim = d.Between(-0.06, 0.10)
	h.fat = p.stout
	h.lean -= 0.6*p.stout + d.Spread(0.25)
	h.jaw *= d.Between(0.90, 1.10)
	h.long *= d.Between(0.89, 1.02)
	h.mouthWide *= d.Between(0.90, 1.12)
	h.lips *= d.Between(0.86, 1.14)
	h.chin += d.Spread(0.6)
	h.smile = h.smile*0.6 + d.Between(-0.30, 1.10)
	p.mood, p.lift = d.Between(-0.8, 0.2), d.Next()*d.Next()
	p.gaze += d.Spread(0.020)
	p.pose.yaw *= d.Between(0.55, 1.25)
	p.pose.lean += d.Spread(0.05)
	p.pose.nod += d.Spread(0.05)
	p.body = stance{yaw: p.pose.yaw*0.35 + 0.10*side*d.Next(), up: d.Between(0.16, 0.27)}
	p.build *= 1 + 0.16*p.stout
	if p.Woman {
		h.wide, h.long, h.jaw = h.wide*0.97, h.long*0.965, h.jaw*0.95
		h.noseWide, h.noseLong = h.noseWide*0.93, h.noseLong*0.94
		h.eyeWide, h.eyeHigh = h.eyeWide*1.04, h.eyeHigh*1.08
		h.browThick, h.browArch = h.browThick*0.80, h.browArch+0.03
		h.mouthWide, h.lips = h.mouthWide*0.95, h.lips*1.06
		p.body.up -= 0.03
		p.high -= 0.07
	}
}

// sit has somebody take a seat in the studio.
func (s *studio) sit(p *person) {
	p.fine = s.k / s.pitch
	p.close = paint.Lerp(0.75, 0.92, paint.SmoothStep(1.8, 2.5, s.pitch/float64(s.over)))
	p.bare, p.tress, p.whisker = p.skinAt(), hairTint(p.hue, p.grey), hairTint(p.hue, min(1, p.grey*1.25))
	p.skin(s)
	p.hairs(s)
	p.wears(s)
}
