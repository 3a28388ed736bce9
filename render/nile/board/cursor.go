package board

import (
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Whoever plays by keys points at any hex as the mouse does: a cursor goes from hex to hex,
// and is told what the pointer would be told. Enter does there what a click would.

// cursor is the hex that is pointed at by keys.
type cursor struct {
	at     hexmap.ID // None: none is
	column float64   // where it goes up and down, in units of the chart
}

// pointed is the hex that is pointed at by keys, None where something else has been picked
// since, or nothing.
func (b *Board) pointed() hexmap.ID {
	if b.cursor.at != b.Picked {
		return hexmap.None
	}
	return b.cursor.at
}

// pointByKey moves the cursor: at first from what is picked, from the expedition, or from the
// middle of the chart.
func (b *Board) pointByKey(c *ui.Context, v nile.View) {
	if !c.HasKeys() || b.Stores != nil || b.List != NoList || b.again != nil {
		return
	}
	for _, k := range [...]struct {
		cmd  ui.Command
		dirs []hexmap.Dir
	}{
		{keys.PointEast, []hexmap.Dir{hexmap.E}},
		{keys.PointWest, []hexmap.Dir{hexmap.W}},
		{keys.PointNorth, []hexmap.Dir{hexmap.NE, hexmap.NW}},
		{keys.PointSouth, []hexmap.Dir{hexmap.SE, hexmap.SW}},
	} {
		if c.Command(k.cmd) {
			b.point(v, k.dirs, c.In.Now)
			c.SetFocus("")
			c.Touch()
		}
	}
}

// point moves the cursor one hex: of two ways north or south the one that leads less far from
// the column it came in.
func (b *Board) point(v nile.View, dirs []hexmap.Dir, now float64) {
	from := b.Picked
	if s, ok := b.Sheet(v); from == hexmap.None && ok {
		from = s.At
	}
	if from == hexmap.None {
		from = b.Chart.HexAt(b.Chart.Rect.Centre())
	}
	if from == hexmap.None {
		return
	}
	x := func(id hexmap.ID) float64 { x, _ := b.Chart.Press.Centre(id, 1); return x }
	if b.pointed() == hexmap.None || len(dirs) == 1 {
		b.cursor.column = x(from)
	}
	to, far := hexmap.None, math.Inf(1)
	for _, d := range dirs {
		if id := v.Map().Near(from, d); id != hexmap.None && math.Abs(x(id)-b.cursor.column) < far-1e-9 {
			to, far = id, math.Abs(x(id)-b.cursor.column)
		}
	}
	if to == hexmap.None { // the edge of the chart
		return
	}
	if len(dirs) == 1 {
		b.cursor.column = x(to)
	}
	b.cursor.at, b.Picked = to, to
	b.Chart.Keep(to, now)
}

// cursorMark shows where the cursor is, on a hex that is not marked as one to be chosen.
func (b *Board) cursorMark() (m chartview.Mark, ok bool) {
	at := b.pointed()
	if _, target := b.Targets[at]; target || at == hexmap.None {
		return m, false
	}
	return chartview.Mark{At: at, Kind: chartview.MarkHover}, true
}

// atCursor is what the cursor is told of a hex that cannot be chosen: what the pointer is.
func (b *Board) atCursor(v nile.View, id hexmap.ID) ui.Rich {
	if id != b.pointed() {
		return nil
	}
	if b.Barred(v, id) {
		return tell.BarredText(v, id)
	}
	t := tell.HexText(v, id)
	if _, ok := v.Tribe(id); ok && len(t) > 0 {
		t = append(t, ui.I("\n"+words.Say("peoples.enter")))
	}
	return t
}
