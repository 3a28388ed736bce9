package plates

import cut "sourceofthenile/render/engraving"

// What stands in more than one picture of the island.

var (
	turf  = cut.Of(0.22).To(0.5).Cut(4).Wash(cut.DryWash)
	dark  = cut.Of(0.5).To(0.76).Cut(4).Wash(cut.NightWash)
	rock  = cut.Of(0.3).To(0.6).Cut(60).Like(cut.Craggy, 11).Wash(cut.RockWash)
	iron  = cut.Of(0.5).ToRight(0.8).Cut(84).Round(3).Wash(cut.GreyWash)
	brick = cut.Of(0.2).ToRight(0.5).Cut(2).Wash(cut.EarthWash)
	slate = cut.Of(0.5).To(0.66).Cut(62).Wash(cut.GreyWash)
	plank = cut.Of(0.3).ToRight(0.6).Cut(86).Wash(cut.WoodWash)
	black = cut.Of(0.94)
)

// sea is open water under a heavy sky, from its horizon down.
func sea(b cut.Burin, horizon float64) {
	b.Sky(0.42, 0.08, horizon, cut.GreyWash)
	b.Cloud(-60, 22, 46, 10)
	b.Cloud(54, 16, 52, 9)
	b.Water(horizon, 101, 0.42, 0.2)
}

// shore is land in the foreground, from a side (−1 left, 1 right), its edge at x.
func shore(b cut.Burin, side, x, y float64, t cut.Tone) {
	b.Fill(cut.Blob(side*190, y-6, x+side*30, y, x, 90, x-side*26, 106, side*190, 112), t)
}

// house is a gabled front, w wide and h high to its eaves, its foot in the middle at the origin.
func house(b cut.Burin, w, h float64, roof cut.Tone) {
	b.Fill(cut.Poly(-w/2, 0, -w/2, -h, w/2, -h, w/2, 0), brick)
	b.Fill(cut.Poly(-w/2-3, -h, 0, -h-w*0.42, w/2+3, -h), roof)
	b.Fill(cut.Poly(-w*0.1, 0, -w*0.1, -h*0.56, w*0.1, -h*0.56, w*0.1, 0), black)
	for _, side := range []float64{-1, 1} {
		b.Fill(cut.Poly(side*w*0.2, -h*0.4, side*w*0.2, -h*0.72, side*w*0.36, -h*0.72, side*w*0.36, -h*0.4), black)
	}
}

// hole is the dark mouth of a tunnel or shaft, framed in timber, r wide to each side.
func hole(b cut.Burin, r float64) {
	b.Fill(cut.Blob(-r, 2, -r*0.9, -r*0.9, 0, -r*1.3, r*0.9, -r*0.9, r, 2), black)
	b.Fill(cut.Poly(-r*1.1, 3, -r*0.95, -r*1.2, -r*0.75, -r*1.2, -r*0.85, 3), plank)
	b.Fill(cut.Poly(r*1.1, 3, r*0.95, -r*1.2, r*0.75, -r*1.2, r*0.85, 3), plank)
	b.Fill(cut.Poly(-r*1.2, -r*1.15, -r*1.2, -r*1.45, r*1.2, -r*1.45, r*1.2, -r*1.15), plank)
}

// crate is a box of the Company, s wide, its foot at the origin.
func crate(b cut.Burin, s float64) {
	b.Fill(cut.Poly(-s/2, 0, -s/2, -s*0.8, s/2, -s*0.8, s/2, 0), plank)
	b.Rule(1, -s/2, -s*0.6, s/2, -s*0.6)
	b.Rule(1, -s/2, -s*0.2, s/2, -s*0.2)
}

// rope is a slack line with its strands, of a width, through points.
func rope(b cut.Burin, w float64, c ...float64) {
	pts := cut.Curve(c...)
	knots := make([]float64, 0, 3*len(pts))
	for _, p := range pts {
		knots = append(knots, p.X, p.Y, w)
	}
	b.Fill(cut.Tube(knots...), cut.Of(0.16).Cut(30).Round(w*0.6).Wash(cut.TawnyWash).Edge(0.9))
	for i := 2; i+2 < len(pts); i += 3 {
		d := w * 0.42
		b.Line(0.7, pts[i].X-d, pts[i].Y+d, pts[i].X+d, pts[i].Y-d)
	}
}

// chain is links from one place to another, hanging by sag.
func chain(b cut.Burin, x0, y0, x1, y1, sag, size float64) {
	n := 4 + int(abs(x1-x0)+abs(y1-y0))/int(size*1.7+1)
	for i := range n {
		f := (float64(i) + 0.5) / float64(n)
		x, y := x0+(x1-x0)*f, y0+(y1-y0)*f+4*sag*f*(1-f)
		rx, ry := size, size*0.55
		if i%2 == 1 {
			rx, ry = size*0.8, size*0.25
		}
		b.Fill(cut.Oval(x, y, rx, ry), iron)
		if i%2 == 0 {
			b.Fill(cut.Oval(x, y, rx*0.5, ry*0.4), cut.Of(0).Bare())
		}
	}
}

func abs(v float64) float64 { return max(v, -v) }

// papers are wet sheets of a ledger, n of them, strewn about a place.
func papers(b cut.Burin, x, y, wide float64, n int) {
	for i := range n {
		at := x + wide*(float64(i)/float64(n-1)-0.5) + 5*float64(i%3)
		b.At(at, y-4*float64(i%2), 1).Turned(-20+33*float64(i%4)).Fill(cut.Poly(-4, -2.4, 4, -2.8, 4.4, 2, -3.6, 2.4), cut.Of(0.02).Wash(cut.PaleWash).Edge(0.6))
	}
}

// tallies are notched sticks, n of them in a bundle, the foot in the middle at the origin.
func tallies(b cut.Burin, n int, h float64) {
	for i := range n {
		f := float64(i) - float64(n-1)/2
		x0, x1 := f*3, f*6.5
		b.Fill(cut.Tube(x0, 0, 3, x1, -h, 2.6), cut.Of(0.14).ToRight(0.5).Cut(80).Wash(cut.WoodWash).Edge(0.9))
		for k := range 5 {
			q := 0.3 + 0.12*float64(k)
			b.Rule(0.8, x0+(x1-x0)*q-1.4, -h*q, x0+(x1-x0)*q+1.4, -h*q-1)
		}
	}
}

// mast is a wireless mast with its stays, h high, its foot at the origin.
func mast(b cut.Burin, h float64) {
	b.Rule(1.8, -5, 0, 0, -h, 5, 0)
	for i := range 6 {
		q := float64(i) / 6
		w := 5 * (1 - q)
		b.Rule(0.8, -w, -h*q, w*0.84, -h*(q+1.0/6), -w*0.84, -h*(q+1.0/6), w, -h*q)
	}
	b.Rule(0.7, 0, -h, -34, 0)
	b.Rule(0.7, 0, -h, 34, 0)
}
