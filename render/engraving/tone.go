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
	leafy          // clumps of leaves, each lit from above
	craggy         // facets of rock
	furry          // short hair, wool, thatch
	mottled
)

// tone says how a shape is cut. Methods return a changed copy. It is a pointer, and the
// methods are not inlined, for the sake of the program's size: pictures make tones at some
// thousands of places, and what is behind it has 136 bytes.
type tone struct{ *manner }

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

//go:noinline
func of(t float64) tone {
	return tone{&manner{a: t, b: t, angle: -28, depth: 0.34, fine: 1, line: 0.9, tint: rgb{1, 1, 1}, thin: 1}}
}

// copied is the same once more, to be changed.
func (t tone) copied() tone {
	m := *t.manner
	return tone{&m}
}

// to grades from the tone above to one below.
//
//go:noinline
func (t tone) to(b float64) tone {
	t = t.copied()
	t.b = b
	return t
}

// toRight grades from left to right.
//
//go:noinline
func (t tone) toRight(b float64) tone {
	t = t.copied()
	t.b, t.across = b, true
	return t
}

// cut sets the angle of the lines in degrees.
//
//go:noinline
func (t tone) cut(deg float64) tone {
	t = t.copied()
	t.angle = deg
	return t
}

// round models the shape as a body whose rim turns away within r units.
//
//go:noinline
func (t tone) round(r float64) tone {
	t = t.copied()
	t.radius = r
	return t
}

// deep sets how strongly light models what is round; 0.34 at first.
//
//go:noinline
func (t tone) deep(d float64) tone {
	t = t.copied()
	t.depth = d
	return t
}

// like gives a surface its texture, of cells of so many units.
//
//go:noinline
func (t tone) like(x texture, cell float64) tone {
	t = t.copied()
	t.texture, t.cell = x, cell
	return t
}

// dots has it stippled.
//
//go:noinline
func (t tone) dots() tone {
	t = t.copied()
	t.hand = dotted
	return t
}

// ripples has it cut as water is.
//
//go:noinline
func (t tone) ripples() tone {
	t = t.copied()
	t.hand, t.angle = rippled, 0
	return t
}

// wide sets the distance of the lines, of the plate's.
//
//go:noinline
func (t tone) wide(f float64) tone {
	t = t.copied()
	t.fine = f
	return t
}

// edge sets the weight of the outline; bare leaves it out.
//
//go:noinline
func (t tone) edge(w float64) tone {
	t = t.copied()
	t.line = w
	return t
}

// bare has no outline.
//
//go:noinline
func (t tone) bare() tone {
	t = t.copied()
	t.line = 0
	return t
}

// wash lays a colour under the lines.
//
//go:noinline
func (t tone) wash(c rgb) tone {
	t = t.copied()
	t.tint = c
	return t
}

// shade adds ink to what lies below and lays no paper.
//
//go:noinline
func (t tone) shade() tone {
	t = t.copied()
	t.over, t.line = true, 0
	return t
}

// graded grades between two other tones.
//
//go:noinline
func (t tone) graded(a, b float64) tone {
	t = t.copied()
	t.a, t.b = a, b
	return t
}

// The hand colouring: thin, a little faded, as they were after two hundred years.
var (
	skyWash   = rgb{0.86, 0.95, 1.02}
	duskWash  = rgb{1.0, 0.84, 0.70}
	nightWash = rgb{0.66, 0.73, 0.84}
	waterWash = rgb{0.74, 0.89, 0.96}
	leafWash  = rgb{0.78, 0.88, 0.62}
	deepWash  = rgb{0.62, 0.76, 0.52}
	dryWash   = rgb{0.97, 0.90, 0.66}
	sandWash  = rgb{1.0, 0.90, 0.68}
	earthWash = rgb{0.90, 0.76, 0.60}
	rockWash  = rgb{0.86, 0.83, 0.80}
	hillWash  = rgb{0.84, 0.87, 0.92}
	fireWash  = rgb{1.02, 0.68, 0.36}
	glowWash  = rgb{1.03, 0.90, 0.62}
	skinWash  = rgb{0.72, 0.55, 0.42}
	clothWash = rgb{1.0, 0.97, 0.90}
	redWash   = rgb{0.92, 0.55, 0.48}
	blueWash  = rgb{0.66, 0.76, 0.90}
	goldWash  = rgb{1.0, 0.83, 0.46}
	tawnyWash = rgb{0.97, 0.82, 0.56}
	greyWash  = rgb{0.80, 0.79, 0.78}
	paleWash  = rgb{1.02, 0.90, 0.80}
	pinkWash  = rgb{1.0, 0.80, 0.78}
	woodWash  = rgb{0.86, 0.70, 0.50}
	white     = rgb{1.03, 1.03, 1.04}
)
