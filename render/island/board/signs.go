package board

import (
	"image"

	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The signs of the chart, and what each is.

// marks are the signs of the chart that are no creatures, and the rules they stand for.
var marks = [...]struct{ name, rule string }{{"gate", box.RuleGates}, {"tunnel", box.RulePlaces}, {"way", box.RuleAdvance}}

// signLeast is how high a row of signs is at least there.
const signLeast = 15.0

// explains sets the signs into the cartouche, where it has room: what each is.
func (b *Board) explains(c *ui.Context, r ui.Rect, p chartsheet.Picture) {
	if x, y, w, h, ok := p.Cartouche(r.W, r.H); ok {
		c.Keep(ui.R(r.X+x, r.Y+y, w, h)) // nothing is laid upon it
	}
	if x, y, w, h, ok := p.Rose(r.W, r.H); ok {
		c.Keep(ui.R(r.X+x, r.Y+y, w, h))
	}
	x, y, w, h, ok := p.Explains(r.W, r.H)
	if !ok || h < 2*signLeast {
		return
	}
	const beside = int(box.Sorts)
	wide, st := 0.0, ui.Small.At(15).To(ui.Centre)
	for i := range signCount {
		name, _ := signNamed(i)
		wide = max(wide, c.TextWidth(name, st))
	}
	const apart = 4
	below := h > 2*36 && wide <= (w-apart*float64(beside-1))/float64(beside)
	if creatures, others := besideWide(c, h/3); !below && h/3 >= nameRow && creatures+others <= w {
		explainsBeside(c, ui.R(r.X+x, r.Y+y, w, h))
		return
	}
	for i := range signCount {
		name, tip := signNamed(i)
		row := ui.R(r.X+x, r.Y+y+float64(i/beside)*h/2, w, h/2)
		cell := row.Columns(beside, apart)[i%beside]
		c.TipArea(cell, tip)
		if below {
			c.Text(cell.CutBottom(17), name, st)
		}
		signAt(c, cell, i)
	}
}

// nameRow is how high a row is at least that has a name in it, nameGap what stands before a name there, and shortSign the width
// of a sign there that is no creature’s, smallSign that of a creature’s at most.
const nameRow, nameGap, shortSign, smallSign = 16.0, 3.0, 16.0, 18.0

// besideWide is how wide the signs are in rows as high as that, each with its name beside it: the creatures, and the others.
func besideWide(c *ui.Context, row float64) (creatures, others float64) {
	for i := range signCount {
		name, _ := signNamed(i)
		if w := c.TextWidth(name, ui.Small.At(15)) + nameGap; i < int(box.Sorts) {
			creatures = max(creatures, min(row, smallSign)+w)
		} else {
			others = max(others, shortSign+w)
		}
	}
	return creatures, others
}

// explainsBeside sets them where a name has no room below its sign: in rows, each with its name beside it, the creatures at the
// left and the other signs at the right.
func explainsBeside(c *ui.Context, r ui.Rect) {
	creatures, others := besideWide(c, r.H/float64(box.Sorts))
	between := max(0, r.W-creatures-others) / 2
	for i := range int(box.Sorts) {
		row := ui.R(r.X, r.Y+float64(i)*r.H/float64(box.Sorts), r.W, r.H/float64(box.Sorts))
		mark := ui.R(row.X+creatures+between, row.Y, others, row.H)
		row.W = creatures
		for k, at := range [...]ui.Rect{row, mark} {
			n := i + k*int(box.Sorts)
			name, tip := signNamed(n)
			c.TipArea(at, tip)
			sign := at.CutLeft([...]float64{min(at.H, smallSign), shortSign}[k])
			if k > 0 {
				sign = sign.Middle(shortSign, shortSign/2)
			}
			signAt(c, sign, n)
			at.CutLeft(nameGap)
			c.Text(at, name, ui.Small.At(15))
		}
	}
}

// signCount is how many signs there are: creatures, and what else is on the chart.
const signCount = int(box.Sorts) + len(marks)

// signNamed is what one of them is called, and what there is to be said of it.
func signNamed(i int) (name string, tip ui.Rich) {
	rule, says := box.RuleAdvance, ""
	if i < int(box.Sorts) {
		name, says = sortName(box.Sort(i)), words.Say("sort."+tell.Sorts[i]+".says")
	} else {
		m := &marks[i-int(box.Sorts)]
		name, says, rule = words.Phrase("mark."+m.name), words.Say("mark."+m.name+".says"), m.rule
	}
	return words.Sentence(name), page.Cited(words.Sentences(words.Whole(name), says), rule)
}

// signAt draws it.
func signAt(c *ui.Context, r ui.Rect, i int) {
	if i < int(box.Sorts) {
		token(c, r, box.Sort(i))
		return
	}
	k := i - int(box.Sorts)
	c.Picture(r.Middle(min(r.W, 40), min(r.H, 14)), "island-mark", uint64(k), func(w, h int) *image.RGBA { return paintMark(k, w, h) })
}

// signsNamed are they in rows, each with its name: for a chart on which there is no room for those.
func (b *Board) signsNamed(c *ui.Context, col *page.Column) {
	const high, sign, least = 26.0, 36.0, 104.0
	beside := max(1, min(3, int(col.R.W/least)))
	for i := 0; i < signCount; i += beside {
		for k, cell := range col.Next(high).Columns(beside, 6) {
			if i+k >= signCount {
				break
			}
			name, tip := signNamed(i + k)
			c.TipArea(cell, tip)
			signAt(c, cell.CutLeft(sign).Inset(2), i+k)
			cell.CutLeft(4)
			c.Text(cell, name, c.Fit(name, ui.Small.At(15).Own(), cell.W))
		}
	}
}

// paintMark draws one of the marks by itself: a Gate's notches, the dots of a tunnel, an arrow.
func paintMark(k, w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	wide, mid := float64(w), float64(h)/2
	switch marks[k].name {
	case "gate":
		notches(img, wide/2+1.5*mid*1.2+2, mid-mid*0.6, mid*1.2, 1)
	case "tunnel":
		for n := range 5 {
			x := wide * (float64(n) + 0.5) / 5
			page.StrokePath(img, [][2]float64{{x, mid}, {x + 0.1, mid}}, mid/2, nil, notched)
		}
	default:
		arrow(img, [][2]float64{{wide * 0.1, mid}, {wide * 0.5, mid}, {wide * 0.7, mid}, {wide * 0.85, mid}}, mid*0.3, goes)
	}
	return img
}
