package engraving

import (
	"math"

	"sourceofthenile/render/paint"
)

// Weather and water in anger.

// StormSky is low dark cloud rolled over the whole width.
func (b Burin) StormSky(horizon float64) {
	b.Sky(0.6, 0.2, horizon, NightWash)
	for i := range 9 {
		x := b.Left() + (b.Half*2+4)*(float64(i)+0.5)/9
		b.Fill(CloudShape(x, b.Top+12+b.Dice.Spread(4), 32, 13, b.Dice), Of(0.34).To(0.8).Cut(6).Round(7).Deep(0.5).Wash(NightWash).Edge(0.8))
	}
	for i := range 6 {
		x := b.Left() + (b.Half*2+4)*(float64(i)+0.5)/6
		b.Fill(CloudShape(x, b.Top+22+b.Dice.Spread(5), 27, 9, b.Dice), Of(0.2).To(0.85).Cut(4).Round(6).Deep(0.5).Wash(NightWash).Edge(0.8))
	}
}

// Rain falls slanting between two heights.
func (b Burin) Rain(y0, y1 float64, n int) {
	for range n {
		x, y, l := b.Dice.Spread(b.Half+10), b.Dice.Between(y0, y1), b.Dice.Between(8, 18)
		b.Line(0.65, x, y, x-l*0.17, y+l*0.5, x-l*0.34, y+l)
	}
}

// Bolt is a stroke of lightning, bare paper with a dark edge.
func (b Burin) Bolt(x, y0, y1 float64) {
	d := b.Dice
	l, r := Shape{{x - 3, y0}}, Shape{{x + 3, y0}}
	n := 6
	for i := 1; i < n; i++ {
		f := float64(i) / float64(n)
		o := 13*float64(i%2) - 7 + d.Spread(3)
		w := 3.6 * (1 - f)
		l = append(l, XY{x + o - w - 3*f, paint.Lerp(y0, y1, f)})
		r = append(r, XY{x + o + w - 3*f, paint.Lerp(y0, y1, f) - 2})
	}
	l = append(l, XY{x - 5, y1})
	b.Fill(append(l, reversed(r)...), Of(0).Wash(White).Edge(1))
	a := l[2]
	b.Bright(1.4, a.X, a.Y, a.X-9, a.Y+7, a.X-7, a.Y+14, a.X-16, a.Y+22)
}

// Surge is a band of broken water with white crests.
func (b Burin) Surge(y, amp, long float64, t Tone) {
	var line []XY
	d := b.Dice
	o := d.Next() * 9
	for x := b.Left() - long; x < b.Right()+long; x += long {
		k := amp * d.Between(0.6, 1.2)
		line = append(line, XY{x + o, y}, XY{x + o + long*0.35, y - k*0.6}, XY{x + o + long*0.62, y - k}, XY{x + o + long*0.72, y - k*0.7}, XY{x + o + long*0.74, y - k*0.2})
	}
	s := smoothLine(line)
	b.Fill(Land(s, 102), t.Wash(WaterWash).Bare())
	b.Along(1.1, s)
	for i := 2; i < len(line)-3; i += 5 {
		p := line[i]
		b.Bright(1.6, p.X-long*0.3, p.Y+amp*0.7, p.X-long*0.1, p.Y+amp*0.35, p.X, p.Y+amp*0.3)
		b.Line(0.8, p.X-long*0.35, p.Y+amp*1.1, p.X-long*0.15, p.Y+amp*0.7, p.X+long*0.02, p.Y+amp*0.75)
	}
}

// Foam is white water round a stone.
func (b Burin) Foam(x, y, w float64) {
	b.Fill(Lobes(x, y, w, w*0.22, 11, b.Dice), Of(0).To(0.12).Ripples().Wash(White).Edge(0.7))
}

// Whirls are the coils of a wall of dust.
func (b Burin) Whirls(x0, x1, y0, y1, r float64, n int) {
	d := b.Dice
	for range n {
		x, y, k := d.Between(x0, x1), d.Between(y0, y1), r*d.Between(0.5, 1.1)
		var c []XY
		for i := range 15 {
			a := float64(i) / 14 * 3.6 * math.Pi
			q := k * (1 - float64(i)/17)
			c = append(c, XY{x + q*math.Cos(a)*1.25, y + q*math.Sin(a)*0.8})
		}
		b.Along(1, smoothLine(c))
	}
}

// Cliff is a wall of rock from one side: its foot at x, its height above y.
func (b Burin) Cliff(side, x, y float64) {
	e := side * (b.Half + 3)
	t := b.Top - 3
	face := Shape{{e, t}, {x + side*18, t}, {x + side*20, t + (y-t)*0.2}, {x + side*12, t + (y-t)*0.3}, {x + side*14, t + (y-t)*0.52}, {x + side*5, t + (y-t)*0.62}, {x + side*7, t + (y-t)*0.82}, {x - side*4, y}, {x + side*10, 102}, {e, 102}}
	b.Fill(face.Ragged(2, 7, 3), Of(0.3).To(0.55).Cut(side*-68).Like(Craggy, 13).Wash(RockWash).Edge(1.1))
	in := b.Within(face)
	for i := range 6 {
		f := float64(i+1) / 7
		px := paint.Lerp(x+side*12, e, f)
		in.Line(1.2, px, t, px+side*b.Dice.Spread(4), paint.Lerp(t, y, 0.35), px+side*b.Dice.Spread(5), paint.Lerp(t, y, 0.7), px-side*2, y+10)
	}
}
