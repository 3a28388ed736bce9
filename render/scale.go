package render

import "sourceofthenile/render/desk"

// Scale is device pixels per unit. On a screen smaller than any window of ours, such
// as that of a telephone, everything is smaller, so that there is room for it.
func (a *App) Scale() float64 { return a.scaled(desk.Grown) }

// scaled is the scale of a screen that is so much larger than in a usual window.
func (a *App) scaled(grown func(s desk.Screen, wider, higher float64) float64) float64 {
	unit := a.device * float64(a.prefs.TextSize) / 100
	return a.usual() * grown(a.ground(), a.w/unit/WindowW, a.h/unit/WindowH)
}

// usual is the scale of a screen with a use for all the room of a large window.
func (a *App) usual() float64 {
	return a.device * float64(a.prefs.TextSize) / 100 * min(a.w/a.device/leastW, a.h/a.device/leastRows, 1)
}
