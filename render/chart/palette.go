package chart

import (
	"image/color"
)

// ink is a colour without the alpha: how much of it goes on is said where it is used.
type ink struct{ R, G, B uint8 }

func inkOf(c color.RGBA) ink { return ink{c.R, c.G, c.B} }

// mixed lies between a and b, at b for t = 256.
func (a ink) mixed(b ink, t int) ink {
	m := func(x, y uint8) uint8 { return uint8((int(x)*(256-t) + int(y)*t) >> 8) }
	return ink{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B)}
}

// luma is the brightness seen in greyscale, 0 to 255.
func (a ink) luma() int { return (299*int(a.R) + 587*int(a.G) + 114*int(a.B)) / 1000 }

// The inks of the engraver and the colourist.
var (
	paperInk   = ink{238, 225, 196}
	paperPale  = ink{247, 239, 219} // halos and cards
	plainSea   = ink{222, 235, 241}
	seaInk     = ink{202, 214, 207}
	seaShore   = ink{160, 187, 190} // the deepest tone of the wash, at the shore
	liningInk  = ink{96, 133, 146}
	sepia      = ink{92, 68, 44}
	darkSepia  = ink{52, 38, 26}
	gridInk    = ink{128, 100, 66}
	oceanInk   = ink{62, 96, 112}
	riverBlue  = ink{42, 98, 164}
	riverPrint = ink{58, 104, 140}
	riverLight = ink{150, 187, 204}
	cardInk    = ink{122, 38, 30}
	gold       = ink{224, 178, 62}
	leafGreen  = ink{44, 120, 62}
	rimInk     = ink{58, 36, 22}
	white      = ink{255, 252, 244}
)

// ground is the colour of the sheet, pale that of halos and plates on it.
func (c *canvas) ground() ink {
	if c.print.plain() {
		return ink{255, 255, 253}
	}
	return paperInk
}

func (c *canvas) pale() ink {
	if c.print.plain() {
		return ink{255, 255, 255}
	}
	return paperPale
}
