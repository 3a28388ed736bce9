package bots

// strong plays as keen, but it takes the best port there is, comes home sooner, goes round
// peoples that might destroy it, and has no favourite errand.
var strong = strategy{name: "strong", sails: 600, surest: true, overhead: 7, within: 14, wary: 0.2, likes: [styles]float64{riding: 1 / kits[riding].trust}, aims: unswayed()}

// unswayed likes every errand as much as its points say.
func unswayed() *taste {
	t := evenTaste()
	return &t
}
