package menu

import (
	"cmp"
	"math"
	"slices"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// keysScene is the page of all keys.
type keysScene struct {
	page.Print
	on  keymap.Scope // of the screen that it was opened from
	all bool         // the keys of other screens are shown with those of that one
}

// NewKeys is the page that lists every key of the program.
func NewKeys() desk.Screen { return NewKeysOn(0) }

// NewKeysOn is that page with what works on the screen below it, and the rest for one press more: a player asks for it
// with something before the eyes.
func NewKeysOn(on keymap.Scope) desk.Screen {
	return &keysScene{Print: page.Print{Called: "keys"}, on: on}
}

// Measures of the page.
const (
	keysTwoW   = 760 // from this width on two columns
	keysThreeW = 1050
	keysLow    = 860 // a window lower than this leaves out what is said below the title
	keyCapGap  = 4
)

// keyHand is how large the lines of the page are set: with few keys larger, as far as all fit.
type keyHand struct {
	c    *ui.Context
	size float64 // of the type, in units
}

const keySizeLeast, keySizeMost = 15, 19

// least is the smallest of them.
func least(c *ui.Context) keyHand { return keyHand{c, keySizeLeast} }

func (h keyHand) text() ui.Style { return ui.Body.At(h.size) }
func (h keyHand) caps() ui.Style { return ui.Body.At(h.size).To(ui.Centre) }
func (h keyHand) capH() float64  { return math.Round(h.size * 26 / keySizeLeast) }

// handFor is the largest in which the parts fit into a room in columns, the least where they have to be scrolled.
func handFor(c *ui.Context, r ui.Rect, n int, gap float64, parts []KeyPart, here []bool) keyHand {
	for h := (keyHand{c, keySizeMost}); ; h.size-- {
		if _, high := h.shareOut(page.Abreast(c, r, n, gap), parts, here); high <= r.H || h.size == keySizeLeast {
			return h
		}
	}
}

// Frame shows the page.
func (s *keysScene) Frame(c *ui.Context, a desk.Desk) {
	sheet := page.Folio{Title: words.Say("keys.title"), Sub: words.Say("keys.sub"), W: 1400, H: 880}
	parts, here, some := s.parts(c, a)
	if c.H < keysLow && (s.all || !some) { // every line counts
		sheet.Sub = ""
	}
	body, low := sheet.Lay(c)
	c.Scroll("keys", body, func(in ui.Rect) float64 {
		n := 1
		switch {
		case in.W >= keysThreeW:
			n = 3
		case in.W >= keysTwoW:
			n = 2
		}
		gap := min(44, in.W*0.026)
		hand, ends := handFor(c, ui.R(in.X, in.Y, in.W, body.H), n, gap, parts, here), page.Abreast(c, in, n, gap)
		cols, _ := hand.shareOut(ends, parts, here)
		for _, first := range [2]bool{true, false} {
			for g, i := range cols {
				if here[g] == first {
					hand.part(ends[i], &parts[g], here[g])
				}
			}
		}
		return page.Highest(ends)
	})
	page.CloseButton(c, a, &low, words.Say("pages.close"))
	change := ui.Button{Label: words.Say("keys.change"), ID: "change", Size: 17, Tip: ui.Plain(words.Say("keys.change.tip"))}
	if c.ButtonAtLeft(&low, change) {
		a.TurnTo(NewKeyChange())
	}
	rest := ui.Button{Label: words.Say("keys.rest"), ID: "rest", Size: 17, Tip: ui.Plain(words.Say("keys.rest.tip"))}
	if s.all {
		rest.Label, rest.Tip = words.Say("keys.only"), ui.Plain(words.Say("keys.only.tip"))
	}
	if low.CutLeft(8); some && c.ButtonAtLeft(&low, rest) {
		s.all = !s.all
	}
	page.LeavePage(c, a)
}

// parts are those that are shown, and which of them are of the screen the page was opened from; some: it has keys of its
// own, and those of other screens can be left out.
func (s *keysScene) parts(c *ui.Context, a desk.Desk) (parts []KeyPart, here []bool, some bool) {
	parts = KeyParts(a)
	if c.In.Pad != ui.NoPad {
		k := gameKeys{keys: a.Keys(), words: words.Default()}
		parts = append([]KeyPart{k.part(padPart)}, parts...)
	}
	here = partsOn(a, parts, s.on)
	if some = slices.Contains(here, true); !some || s.all {
		return parts, here, some
	}
	kept := parts[:0]
	for i := range parts {
		if here[i] || parts[i].everywhere() {
			kept = append(kept, parts[i])
		}
	}
	return kept, partsOn(a, kept, s.on), some
}

// shareOut says for each part which column it goes to, so that they become
// about equally high: those of the screen before the others, the highest of them first, each into the shortest so far. most is how high the highest becomes.
func (k keyHand) shareOut(cols []*page.Column, parts []KeyPart, here []bool) (out []int, most float64) {
	high, order := make([]float64, len(parts)), make([]int, len(parts))
	for g := range parts {
		order[g] = g
		high[g] = ui.HeadingH + ofGameHeight(parts[g].Game) + keyGroupGap
		room := k.capRoom(&parts[g], cols[0].R.W)
		for _, l := range parts[g].Lines {
			high[g] += k.height(l, cols[0].R.W, room)
		}
	}
	slices.SortStableFunc(order, func(g, h int) int {
		if here[g] != here[h] {
			return map[bool]int{true: -1, false: 1}[here[g]]
		}
		return cmp.Compare(high[h], high[g])
	})
	sums := make([]float64, len(cols))
	out = make([]int, len(parts))
	for _, g := range order {
		to := 0
		for i := range sums {
			if sums[i] < sums[to] {
				to = i
			}
		}
		out[g], sums[to] = to, sums[to]+high[g]
	}
	for evened(high, sums, out) {
	}
	return out, slices.Max(sums)
}

// evened has the highest column change a part for a lower one of another column, or give it away, where both are
// then lower than it was; it reports whether there was such a part.
func evened(high, sums []float64, out []int) bool {
	top := slices.Index(sums, slices.Max(sums))
	for g := range out {
		if out[g] != top {
			continue
		}
		for k := range len(out) + len(sums) { // a part, or a column that gives none
			to, less := k-len(out), high[g]
			if k < len(out) {
				to, less = out[k], high[g]-high[k]
			}
			if to == top || less < 1 || sums[to]+less > sums[top]-1 {
				continue
			}
			sums[top], sums[to], out[g] = sums[top]-less, sums[to]+less, to
			if k < len(out) {
				out[k] = top
			}
			return true
		}
	}
	return false
}

// keyGroupGap is the room below a part and its heading.
const keyGroupGap = 7

// capRoom is the part of a line w wide that the keys of a part have: as much as the widest of them takes, up to
// two fifths of it.
func (k keyHand) capRoom(p *KeyPart, w float64) (room float64) {
	most := min(196, w*0.42)
	for _, l := range p.Lines {
		x := -float64(keyCapGap)
		for _, key := range l.Keys {
			x += k.capWidth(key) + keyCapGap
		}
		if x > most { // on several lines
			return most
		}
		room = max(room, x)
	}
	return room
}

// capWidth is how wide a key is drawn.
func (k keyHand) capWidth(key string) float64 {
	return max(k.capH(), k.c.TextWidth(key, k.caps())+14)
}

func (l KeyLine) says() ui.Rich { return ui.Plain(words.Whole(l.Text)) }

// height is how high a line becomes in a column w wide of which its keys have room.
func (k keyHand) height(l KeyLine, w, room float64) float64 {
	caps := k.draw(ui.R(0, 0, room, 0), l.Keys, false)
	return max(k.c.ParagraphHeight(l.says(), k.text(), w-room-14)+3, caps)
}

// part is a heading with its lines; here: they work on the screen that the page was opened from, which is marked.
func (k keyHand) part(col *page.Column, p *KeyPart, here bool) {
	c := k.c
	if here {
		head, says := ui.R(col.R.X, col.R.Y, col.R.W, ui.HeadingH-5), words.Phrase("keys.here")
		if st := ui.Note.At(15).In(ui.Red); c.TextWidth(says, st)+c.TextWidth(p.Heading, ui.Head)+12 < head.W {
			c.Text(head, says, st.To(ui.Right))
		}
	}
	col.Heading(p.Heading)
	ofGame(col, p.Game)
	col.Gap(3)
	room := k.capRoom(p, col.R.W)
	for _, l := range p.Lines {
		high := k.height(l, col.R.W, room)
		c.Paragraph(ui.R(col.R.X+room+12, col.R.Y+2, col.R.W-room-14, 0), l.says(), k.text())
		k.draw(ui.R(col.R.X, col.R.Y+1, room, 0), l.Keys, true)
		col.Gap(high)
		c.Dots(ui.R(col.R.X, col.R.Y-2, col.R.W, 1))
	}
	col.Gap(keyGroupGap - 3)
}

// draw draws keys beside each other, on further lines if they do not fit,
// and returns how high they became; without show it only measures.
func (k keyHand) draw(r ui.Rect, keys []string, show bool) float64 {
	c, st, capH := k.c, k.caps(), k.capH()
	x, y := r.X, r.Y
	for _, key := range keys {
		w := k.capWidth(key)
		if x > r.X && x+w > r.Right()+0.5 {
			x, y = r.X, y+capH+keyCapGap
		}
		if show {
			at := ui.R(x, y, min(w, r.W), capH-2)
			c.Panel(at, ui.FieldPanel)
			c.Fill(ui.R(at.X+1, at.Bottom()-1, at.W-2, 1), ui.Rule)
			c.Text(at, key, st)
		}
		x += w + keyCapGap
	}
	return y + capH - r.Y
}
