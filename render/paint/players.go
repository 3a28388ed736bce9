package paint

import "image/color"

// Players are the six players' inks on paper: on charts, in films, on every page.
// Their lightness differs as well as their hue.
var Players = [6]color.RGBA{
	{0x8f, 0x2b, 0x2b, 255}, // madder red
	{0xb0, 0x82, 0x1c, 255}, // ochre
	{0x23, 0x50, 0x8a, 255}, // Prussian blue
	{0x2f, 0x6b, 0x3c, 255}, // bottle green
	{0x6d, 0x3a, 0x72, 255}, // Tyrian purple
	{0x35, 0x39, 0x3d, 255}, // slate
}
