package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Weather and water in anger.

// stormSky is low dark cloud rolled over the whole width.
func (b burin) stormSky(horizon float64) {
	b.sky(0.6, 0.2, horizon, nightWash)
	for i := range 9 {
		x := b.left() + (b.half*2+4)*(float64(i)+0.5)/9
		b.fill(cloudShape(x, b.top+12+b.dice.Spread(4), 32, 13, b.dice), of(0.34).to(0.8).cut(6).round(7).deep(0.5).wash(nightWash).edge(0.8))
	}
	for i := range 6 {
		x := b.left() + (b.half*2+4)*(float64(i)+0.5)/6
		b.fill(cloudShape(x, b.top+22+b.dice.Spread(5), 27, 9, b.dice), of(0.2).to(0.85).cut(4).round(6).deep(0.5).wash(nightWash).edge(0.8))
	}
}

// rain falls slanting between two heights.
func (b burin) rain(y0, y1 float64, n int) {
	for range n {
		x, y, l := b.dice.Spread(b.half+10), b.dice.Between(y0, y1), b.dice.Between(8, 18)
		b.line(0.65, x, y, x-l*0.17, y+l*0.5, x-l*0.34, y+l)
	}
}

// bolt is a stroke of lightning, bare paper with a dark edge.
func (b burin) bolt(x, y0, y1 float64) {
	d := b.dice
	l, r := shape{{x - 3, y0}}, shape{{x + 3, y0}}
	n := 6
	for i := 1; i < n; i++ {
		f := float64(i) / float64(n)
		o := 13*float64(i%2) - 7 + d.Spread(3)
		w := 3.6 * (1 - f)
		l = append(l, xy{x + o - w - 3*f, paint.Lerp(y0, y1, f)})
		r = append(r, xy{x + o + w - 3*f, paint.Lerp(y0, y1, f) - 2})
	}
	l = append(l, xy{x - 5, y1})
	b.fill(append(l, reversed(r)...), of(0).wash(white).edge(1))
	a := l[2]
	b.bright(1.4, a.X, a.Y, a.X-9, a.Y+7, a.X-7, a.Y+14, a.X-16, a.Y+22)
}

// surge is a band of broken water with white crests.
func (b burin) surge(y, amp, long float64, t tone) {
	var line []xy
	d := b.dice
	o := d.Next() * 9
	for x := b.left() - long; x < b.right()+long; x += long {
		k := amp * d.Between(0.6, 1.2)
		line = append(line, xy{x + o, y}, xy{x + o + long*0.35, y - k*0.6}, xy{x + o + long*0.62, y - k}, xy{x + o + long*0.72, y - k*0.7}, xy{x + o + long*0.74, y - k*0.2})
	}
	s := smoothLine(line)
	b.fill(land(s, 102), t.wash(waterWash).bare())
	b.along(1.1, s)
	for i := 2; i < len(line)-3; i += 5 {
		p := line[i]
		b.bright(1.6, p.X-long*0.3, p.Y+amp*0.7, p.X-long*0.1, p.Y+amp*0.35, p.X, p.Y+amp*0.3)
		b.line(0.8, p.X-long*0.35, p.Y+amp*1.1, p.X-long*0.15, p.Y+amp*0.7, p.X+long*0.02, p.Y+amp*0.75)
	}
}

// foam is white water round a stone.
func (b burin) foam(x, y, w float64) {
	b.fill(lobes(x, y, w, w*0.22, 11, b.dice), of(0).to(0.12).ripples().wash(white).edge(0.7))
}

// whirls are the coils of a wall of dust.
func (b burin) whirls(x0, x1, y0, y1, r float64, n int) {
	d := b.dice
	for range n {
		x, y, k := d.Between(x0, x1), d.Between(y0, y1), r*d.Between(0.5, 1.1)
		var c []xy
		for i := range 15 {
			a := float64(i) / 14 * 3.6 * math.Pi
			q := k * (1 - float64(i)/17)
			c = append(c, xy{x + q*math.Cos(a)*1.25, y + q*math.Sin(a)*0.8})
		}
		b.along(1, smoothLine(c))
	}
}

// cliff is a wall of rock from one side: its foot at x, its height above y.
func (b burin) cliff(side, x, y float64) {
	e := side * (b.half + 3)
	t := b.top - 3
	face := shape{{e, t}, {x + side*18, t}, {x + side*20, t + (y-t)*0.2}, {x + side*12, t + (y-t)*0.3}, {x + side*14, t + (y-t)*0.52}, {x + side*5, t + (y-t)*0.62}, {x + side*7, t + (y-t)*0.82}, {x - side*4, y}, {x + side*10, 102}, {e, 102}}
	b.fill(face.ragged(2, 7, 3), of(0.3).to(0.55).cut(side*-68).like(craggy, 13).wash(rockWash).edge(1.1))
	in := b.within(face)
	for i := range 6 {
		f := float64(i+1) / 7
		px := paint.Lerp(x+side*12, e, f)
		in.line(1.2, px, t, px+side*b.dice.Spread(4), paint.Lerp(t, y, 0.35), px+side*b.dice.Spread(5), paint.Lerp(t, y, 0.7), px-side*2, y+10)
	}
}
