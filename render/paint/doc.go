// Package paint holds what the painter of the chart and the engraver share: the
// rasteriser, and the accidents of hand and paper as noise and dice. It is
// plain arithmetic: the same figures give the same picture on every machine.
package paint
