package page

import (
	"sourceofthenile/render/chart"
)

// PaletteNames are the sets of colours, in the order of chart.Palette.
var PaletteNames = [chart.Palettes]string{"settings.palette.natural", "settings.palette.red-green", "settings.palette.blue-yellow"}

// PaletteIDs are what the choices among them are called.
var PaletteIDs = [chart.Palettes]string{"Natural", "For red–green", "For blue–yellow"}

// PaletteNotes are the sentences on them, as the words call them.
var PaletteNotes = [chart.Palettes]string{"settings.palette.natural.text", "settings.palette.red-green.text", "settings.palette.blue-yellow.text"}
