package nile

// Imagined is a position as the game might stand as far as the seat of the view
// knows: all that it may not see has been dealt anew. pick gives a number from 0 to
// n−1. It is the caller's own.
func (v View) Imagined(pick func(n int) int) *Position {
	return v.p.Redeal(v.seat, pick).(*Position)
}
