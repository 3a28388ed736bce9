package chart

import (
	"image/color"

	"sourceofthenile/hexmap"
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
	white      = ink{255, 252, 244}
)

// crayons are the colours land is coloured in with. Their brightness is
// spread as far as six natural colours allow; the sign does the rest.
var crayons = [hexmap.Terrains][2]ink{
	hexmap.Desert:         {{240, 196, 110}, {240, 196, 110}},
	hexmap.Jungle:         {{22, 122, 62}, {22, 122, 62}},
	hexmap.Lake:           {{64, 132, 204}, {64, 132, 204}},
	hexmap.Swamp:          {{106, 158, 142}, {106, 158, 142}},
	hexmap.Veldt:          {{198, 194, 62}, {198, 194, 62}},
	hexmap.Mountain:       {{152, 92, 58}, {152, 92, 58}},
	hexmap.JungleSwamp:    {{22, 122, 62}, {96, 152, 148}},
	hexmap.JungleMountain: {{22, 122, 62}, {152, 92, 58}},
}

// washes are the thin colours laid over the printed belt.
var washes = [hexmap.Terrains]ink{
	hexmap.Desert:         {236, 200, 132},
	hexmap.Jungle:         {140, 172, 128},
	hexmap.Lake:           {140, 180, 206},
	hexmap.Swamp:          {164, 186, 166},
	hexmap.Veldt:          {204, 202, 124},
	hexmap.Mountain:       {188, 150, 122},
	hexmap.JungleSwamp:    {146, 176, 146},
	hexmap.JungleMountain: {150, 152, 116},
}

// signInks are what signs are drawn with over crayon: a darker tone of it.
var signInks = [hexmap.Terrains]ink{
	hexmap.Desert:         {132, 84, 28},
	hexmap.Jungle:         {8, 50, 28},
	hexmap.Lake:           {18, 54, 112},
	hexmap.Swamp:          {24, 62, 60},
	hexmap.Veldt:          {88, 84, 10},
	hexmap.Mountain:       {62, 30, 14},
	hexmap.JungleSwamp:    {8, 50, 38},
	hexmap.JungleMountain: {24, 38, 18},
}
