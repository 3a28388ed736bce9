package render

import (
	"sourceofthenile/render/chart"
)

// paletteNames are the sets of colours, in the order of chart.Palette.
var paletteNames = [chart.Palettes]string{"settings.palette.0", "settings.palette.1", "settings.palette.2"}

var paletteNotes = [chart.Palettes]string{"settings.palette.0.text", "settings.palette.1.text", "settings.palette.2.text"}
