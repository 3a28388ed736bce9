package engraving

// hand is how a tone is cut.
type hand uint8

const (
	hatched hand = iota // parallel lines, crossed where it is dark
	dotted              // stipple
	rippled             // level lines that break off, as water is cut
)

// texture is what the surface is like.
type texture uint8

const (
	plain  texture = iota
	Leafy          // clumps of leaves, each lit from above
	Craggy         // facets of rock
	Furry          // short hair, wool, thatch
	Mottled
)

// Tone says how a shape is cut. Methods return a changed copy. It is a pointer, and the
// methods are not inlined, for the sake of the program's size: pictures make tones at some
// thousands of places, and what is behind it has 136 bytes.
type Tone struct{ *manner }

// manner is how dark a shape is cut, in which manner, with what outline. Darkness runs from
// 0 (bare paper) to 1 (solid ink).
type manner struct {
	a, b    float64 // darkness from the upper (left) end of the shape to the lower (right)
	across  bool
	angle   float64 // of the lines, degrees on the picture; 0 is level
	radius  float64 // how far in the rounding of the rim reaches, in units; 0 is flat
	depth   float64 // how much the light does to what is round
	texture texture
	cell    float64 // size of the texture in units
	hand    hand
	fine    float64 // distance of the lines, 1 is the plate's
	line    float64 // weight of the outline, 0 for none
	tint    rgb
	over    bool // ink is added to what lies below: a shadow, a haze
	thin    float64
}

// Of is a tone of so much darkness, 0 (bare paper) to 1 (solid ink), hatched and outlined.
//
//go:noinline
func Of(t float64) Tone {
	return Tone{&manner{a: t, b: t, angle: -28, depth: 0.34, fine: 1, line: 0.9, tint: rgb{1, 1, 1}, thin: 1}}
}

// copied is the same once more, to be changed.
func (t Tone) copied() Tone {
	m := *t.manner
	return Tone{&m}
}

// To grades from the tone above to one below.
//
//go:noinline
func (t Tone) To(b float64) Tone {
	t = t.copied()
	t.b = b
	return t
}

// ToRight grades from left to right.
//
//go:noinline
func (t Tone) ToRight(b float64) Tone {
	t = t.copied()
	t.b, t.across = b, true
	return t
}

// Cut sets the angle of the lines in degrees.
//
//go:noinline
func (t Tone) Cut(deg float64) Tone {
	t = t.copied()
	t.angle = deg
	return t
}

// Round models the shape as a body whose rim turns away within r units.
//
//go:noinline
func (t Tone) Round(r float64) Tone {
	t = t.copied()
	t.radius = r
	return t
}

// Deep sets how strongly light models what is round; 0.34 at first.
//
//go:noinline
func (t Tone) Deep(d float64) Tone {
	t = t.copied()
	t.depth = d
	return t
}

// Like gives a surface its texture, of cells of so many units.
//
//go:noinline
func (t Tone) Like(x texture, cell float64) Tone {
	t = t.copied()
	t.texture, t.cell = x, cell
	return t
}

// Dots has it stippled.
//
//go:noinline
func (t Tone) Dots() Tone {
	t = t.copied()
	t.hand = dotted
	return t
}

// Ripples has it cut as water is.
//
//go:noinline
func (t Tone) Ripples() Tone {
	t = t.copied()
	t.hand, t.angle = rippled, 0
	return t
}

// Wide sets the distance of the lines, of the plate's.
//
//go:noinline
func (t Tone) Wide(f float64) Tone {
	t = t.copied()
	t.fine = f
	return t
}

// Edge sets the weight of the outline; bare leaves it out.
//
//go:noinline
func (t Tone) Edge(w float64) Tone {
	t = t.copied()
	t.line = w
	return t
}

// Bare has no outline.
//
//go:noinline
func (t Tone) Bare() Tone {
	t = t.copied()
	t.line = 0
	return t
}

// Wash lays a colour under the lines.
//
//go:noinline
func (t Tone) Wash(c rgb) Tone {
	t = t.copied()
	t.tint = c
	return t
}

// Shade adds ink to what lies below and lays no paper.
//
//go:noinline
func (t Tone) Shade() Tone {
	t = t.copied()
	t.over, t.line = true, 0
	return t
}

// graded grades between two other tones.
//
//go:noinline
func (t Tone) graded(a, b float64) Tone {
	t = t.copied()
	t.a, t.b = a, b
	return t
}

// The hand colouring: thin, a little faded, as they were after two hundred years.
var (
	SkyWash   = rgb{0.86, 0.95, 1.02}
	DuskWash  = rgb{1.0, 0.84, 0.70}
	NightWash = rgb{0.66, 0.73, 0.84}
	WaterWash = rgb{0.74, 0.89, 0.96}
	LeafWash  = rgb{0.78, 0.88, 0.62}
	DeepWash  = rgb{0.62, 0.76, 0.52}
	DryWash   = rgb{0.97, 0.90, 0.66}
	SandWash  = rgb{1.0, 0.90, 0.68}
	EarthWash = rgb{0.90, 0.76, 0.60}
	RockWash  = rgb{0.86, 0.83, 0.80}
	HillWash  = rgb{0.84, 0.87, 0.92}
	FireWash  = rgb{1.02, 0.68, 0.36}
	GlowWash  = rgb{1.03, 0.90, 0.62}
	SkinWash  = rgb{0.72, 0.55, 0.42}
	ClothWash = rgb{1.0, 0.97, 0.90}
	RedWash   = rgb{0.92, 0.55, 0.48}
	BlueWash  = rgb{0.66, 0.76, 0.90}
	GoldWash  = rgb{1.0, 0.83, 0.46}
	TawnyWash = rgb{0.97, 0.82, 0.56}
	GreyWash  = rgb{0.80, 0.79, 0.78}
	PaleWash  = rgb{1.02, 0.90, 0.80}
	PinkWash  = rgb{1.0, 0.80, 0.78}
	WoodWash  = rgb{0.86, 0.70, 0.50}
	White     = rgb{1.03, 1.03, 1.04}
)
