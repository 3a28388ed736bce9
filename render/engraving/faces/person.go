package faces

import (
	"math"

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
	build     float64
	mark      mark
	fine      float64 // how many lines go to a unit
	own       float64 // what is nobody else's, 0 to 1
	covers    bool    // something is worn over the hair
	dress     clothes
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
	p.years0(thin, early)
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
	p.covers = p.dress.cover != bare && p.dress.cover != beadBand && p.dress.cover != headRing && p.dress.cover != plume
	return p
}

// years0 is what the years have done: nothing at thirty, all of it at seventy.
func (p *person) years0(thin, early float64) {
	age := float64(p.Age)
	p.head.age = paint.Clamp((age-28)/40, 0, 1.15)
	p.grey = paint.SmoothStep(early, early+26, age)
	if !p.Woman {
		p.thin = thin * thin * paint.SmoothStep(24, 62, age) * 1.25
	}
	p.head.lean += 0.45 * p.head.age
	p.head.eyeHigh *= 1 - 0.10*p.head.age
	p.head.lips *= 1 - 0.10*p.head.age
	if p.Age < 22 && p.beard > moustache {
		p.beard = shaven
	}
}

// sit has somebody take a seat in the studio.
func (s *studio) sit(p *person) {
	p.fine = s.k / s.pitch
	p.skin(s)
	p.hairs(s)
	p.wears(s)
}
