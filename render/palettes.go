package render

import (
	"sourceofthenile/render/chart"
)

// paletteNames are the sets of colours, in the order of chart.Palette.
var paletteNames = [chart.Palettes]string{"settings.palette.natural", "settings.palette.red-green", "settings.palette.blue-yellow"}

var paletteNotes = [chart.Palettes]string{"settings.palette.natural.text", "settings.palette.red-green.text", "settings.palette.blue-yellow.text"}
