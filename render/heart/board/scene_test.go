package board

import (
	"testing"

	"sourceofthenile/render/ui"
)

// The picture of a moment leaves what is told the room it needs, and grows no more while more or less is told of the same
// moment: between a question and what came of it it keeps its size.
func TestThePictureOfAMomentKeepsItsSize(t *testing.T) {
	b, mem := &Board{}, ui.NewMemory()
	settled := func(need float64) (high float64) {
		for range 4 {
			c := ui.Begin(mem, ui.Input{}, 640, 480, 1)
			in := c.Screen()
			high = b.plateHigh(c, in, scenePart, leastPart)
			in.CutTop(high + sceneGap)
			c.Scroll("scene", in, func(ui.Rect) float64 { return need })
			c.End()
		}
		return high
	}
	asked := settled(340)
	if want := 480 - 340 - sceneGap; asked != want {
		t.Errorf("the picture of the question is %g high, want %g", asked, want)
	}
	if came := settled(200); came != asked {
		t.Errorf("with what came of it the picture is %g high, and was %g", came, asked)
	}
	if more := settled(350); more >= asked {
		t.Errorf("it is %g high where more is told, and was %g", more, asked)
	}
	b.sceneAt++
	if next := settled(200); next <= asked {
		t.Errorf("the picture of the next moment is %g high", next)
	}
}
