package engraving

import "sync"

// Landscape is where a scene in the open takes place.
type Landscape uint8

// The landscapes. A scene is in grassland unless it is asked for elsewhere.
const (
	Grassland Landscape = iota
	Woods
	Marshes
	Heights
	Sands
)

// landscapes are what the landscapes are called in a picture's name.
var landscapes = [...]string{Woods: " in woods", Marshes: " in marshes", Heights: " in heights", Sands: " in sands"}

// elsewhere keeps what In gives: a picture in a landscape is one picture, however often it is asked for.
var elsewhere sync.Map

// In is a picture's scene in a landscape. Only what stands before Plains or Behind can be moved; the rest is
// painted as it is.
func (p *Picture) In(l Landscape) *Picture {
	if p == nil || l == Grassland {
		return p
	}
	moved := &Picture{p.name + landscapes[l], p.seed, p.layout, func(b Burin) {
		b.land = l
		p.cut(b)
	}}
	one, _ := elsewhere.LoadOrStore(moved.name, moved)
	return one.(*Picture)
}

// Behind paints the landscape that the picture is asked for in, and reports false where it is asked for in
// none: then it is where it was drawn.
func (b Burin) Behind(horizon float64) bool {
	if b.land == Grassland {
		return false
	}
	b.Country(b.land, horizon)
	return true
}

// across calls at for places from edge to edge that are some such step apart.
func (b Burin) across(step, spread float64, at func(x float64)) {
	for x := b.Left() + step/2; x < b.Right(); x += step {
		at(x + b.Dice.Spread(spread))
	}
}

// Country paints a landscape from edge to edge, by day. Its ground begins some 7 units below the horizon.
func (b Burin) Country(l Landscape, horizon float64) {
	ground := horizon + 7
	wash := SkyWash
	if l == Sands {
		wash = SandWash
	}
	b.Sky(0.22, 0.05, horizon, wash)
	switch l {
	case Woods:
		b.Hills(horizon-16, 7, 17, 3, Of(0.2).To(0.34).Cut(-10).Like(Leafy, 6).Wash(DeepWash))
		b.Hills(horizon-5, 7, 12, 8, Of(0.34).To(0.6).Cut(-10).Like(Leafy, 7).Wash(LeafWash))
		b.across(13, 4, func(x float64) { // the trunks of its edge
			b.Fill(Tube(x, ground+3, 2, x+b.Dice.Spread(1), horizon-2, 1.4), Of(0.5).Wash(WoodWash).Edge(0.4))
		})
		b.Ground(ground+2, 1.5, Of(0.12).To(0.42).Cut(-6).Wash(LeafWash))
		for _, side := range []float64{-1, 1} {
			b.At(side*(b.Half-8), 101, 0.5).Fern(7)
		}
	case Marshes:
		b.Hills(horizon-1, 2, 24, 3, Of(0.35).Cut(-8).Wash(LeafWash))
		b.Water(horizon+1, ground+12, 0.4, 0.24)
		b.across(18, 6, func(x float64) {
			b.At(x, horizon+6+6*b.Dice.Next(), 0.12+0.08*b.Dice.Next()).ReedClump(7)
		})
		b.Ground(ground+12, 2, Of(0.12).To(0.4).Cut(-4).Wash(LeafWash))
		for _, x := range []float64{-b.Half + 6, -b.Half + 18, b.Half - 18, b.Half - 6} {
			b.At(x, 101, 0.66).Papyrus(b.Dice.Spread(10))
		}
	case Heights:
		b.across(64, 14, func(x float64) {
			b.Peak(x, horizon-29+b.Dice.Spread(8), ground+4, 48, false, 0.7)
		})
		b.Hills(ground, 4, 22, 21, Of(0.2).To(0.45).Cut(-14).Wash(DryWash))
		b.Ground(ground+5, 2, Of(0.12).To(0.4).Cut(-8).Wash(EarthWash))
		b.across(36, 16, func(x float64) { b.Stone(x, b.Dice.Between(ground+10, 98), b.Dice.Between(2, 5)) })
	case Sands:
		b.across(150, 30, func(x float64) { b.Dune(x-110, x+80, ground+1, 13+b.Dice.Spread(4), 0.45) })
		b.Ground(ground+2, 1.5, Of(0.05).To(0.2).Dots().Wash(SandWash))
	default:
		b.Hills(horizon-1, 4, 34, 3, Of(0.28).Cut(0).Wash(HillWash))
		b.Ground(ground, 1.5, Of(0.14).To(0.4).Cut(-6).Wash(DryWash))
	}
}
