package paint

import "image/color"

// Colours is how many colours there are for players to have.
const Colours = 6

// PlayerInk is the ink on paper of players of this colour, on charts, in films and on
// every page; of a colour beyond the last, one of those there are.
func PlayerInk(colour uint8) color.RGBA { return Players[colour%Colours] }

// Players are those inks. Their lightness differs as well as their hue.
var Players = [Colours]color.RGBA{
	{0x8f, 0x2b, 0x2b, 255}, // madder red
	{0xb0, 0x82, 0x1c, 255}, // ochre
	{0x23, 0x50, 0x8a, 255}, // Prussian blue
	{0x2f, 0x6b, 0x3c, 255}, // bottle green
	{0x6d, 0x3a, 0x72, 255}, // Tyrian purple
	{0x35, 0x39, 0x3d, 255}, // slate
}
