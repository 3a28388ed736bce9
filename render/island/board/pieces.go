package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The counters of the company on the chart.

// stand is where counters stand at a place, so wide and high: over the upper edge of its picture, or within
// it, or at its right, wherever they first lie on no other place's name.
func (b *Board) stand(isle foretell.Island, at box.Place, vg ui.Rect, side, wide float64) ui.Rect {
	usual := ui.R(vg.X-side*0.2, vg.Y-side*0.5, wide, side)
	all := [...]ui.Rect{usual, ui.R(vg.X-side*0.2, vg.Y, wide, side), ui.R(vg.Right()+side*0.2-wide, vg.Y-side*0.5, wide, side), ui.R(vg.Right()+side*0.2-wide, vg.Y, wide, side)}
	most := len(all)
	if isle.Board().Gate(at) >= 0 { // at its right are the notches
		most = 2
	}
	for _, r := range all[:most] {
		if !b.onName(isle, at, r) {
			return r
		}
	}
	return usual
}

// onName reports whether something that lies at a place would lie on the name of another.
func (b *Board) onName(isle foretell.Island, at box.Place, r ui.Rect) bool {
	p := chartsheet.Picture{West: isle.West}
	for o := range isle.Board().Spots {
		for _, x := range [...]float64{r.X, r.Centre().X, r.Right()} {
			for _, y := range [...]float64{r.Y, r.Centre().Y} {
				if box.Place(o) != at && p.Named(box.Place(o), [2]float64{x - b.chart.X, y - b.chart.Y}, 0, int(b.chart.W), int(b.chart.H)) {
					return true
				}
			}
		}
	}
	return false
}

// piece is somebody's counter: the sign of the colour, ringed where it is their turn.
func (b *Board) piece(c *ui.Context, r ui.Rect, v island.View, s game.Seat) {
	if v.Turn().Seat == s {
		for d := range 3 {
			page.Outline(c, r.Inset(-float64(d)), ui.Gold)
		}
	}
	c.Sign(r, v.Chair(s).Colour)
}

// apart is how far the counters of so many stand from one another at a place: at a Gate they leave its notches free.
func (b *Board) apart(isle foretell.Island, at box.Place, vg ui.Rect, side float64, n int) float64 {
	step := min(side+2, vg.W/float64(max(1, n)))
	if isle.Board().Gate(at) >= 0 && n > 1 {
		room := vg.W + 0.2*side - foretell.Destroyed*(vg.H/notchPart+2) - 2
		step = min(step, (room-side)/float64(n-1))
	}
	return step
}

// walker is the counter of a creature: bound, where it is held, with its health or its number, where it is asked about.
func (b *Board) walker(c *ui.Context, t ui.Rect, isle foretell.Island, n int) {
	if n == foretell.TheGuardian { // black as it is, on a dark picture it would not be seen
		page.Portrait(c, t.Inset(-3), engraving.Token{Form: engraving.Hexagon, Colour: ui.Light})
	}
	token(c, t, foretell.SortOf(n))
	if isle.Held>>n&1 == 1 {
		c.Fill(ui.R(t.X, t.Y+t.H*0.3, t.W, 3), ui.Blue)
		c.Fill(ui.R(t.X, t.Y+t.H*0.62, t.W, 3), ui.Blue)
	}
	if n != foretell.TheGuardian && b.numbered>>n&1 == 0 {
		return
	}
	badge := ui.R(t.Right()-13, t.Bottom()-15, 15, 17)
	of, ground := int(isle.Health), ui.Red
	if n != foretell.TheGuardian {
		ground = goes
		of = tell.NumberOf(int8(n))
	}
	c.Fill(badge, ground)
	c.Text(badge, words.Number(of), ui.Strong.At(15).To(ui.Centre).In(ui.Cream))
}

// traps are the tokens that are set at a place: at the left of its picture, where they cover no creature, unless they would
// lie on a name there.
func (b *Board) traps(c *ui.Context, isle foretell.Island, at box.Place, vg ui.Rect, side float64) {
	for k := range int(isle.Traps[at]) {
		ink, wide := trapped, side*0.8
		if k == 0 && isle.Sprung>>at&1 == 1 { // that goes when the turn ends
			ink = ui.Ghost
		}
		r := ui.R(vg.X-wide-1-float64(k)*side*0.5, vg.Bottom()-wide, wide, wide)
		if b.onName(isle, at, r) {
			r.X = vg.X + 2 + float64(k)*side*0.5
		}
		page.Portrait(c, r, engraving.Token{Sign: plates.Of("sign/trap"), Form: engraving.Square, Colour: ink})
	}
}
