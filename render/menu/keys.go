package menu

import (
	"cmp"
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
	on keymap.Scope // of the screen that it was opened from
}

// NewKeys is the page that lists every key of the program.
func NewKeys() desk.Screen { return NewKeysOn(0) }

// NewKeysOn is that page with what works on the screen below it first and by itself: a player asks for it with
// something before the eyes.
func NewKeysOn(on keymap.Scope) desk.Screen { return &keysScene{page.Print{Called: "keys"}, on} }

// Measures of the page.
const (
	keysTwoW   = 760 // from this width on two columns
	keysThreeW = 1050
	keysLow    = 860 // a window lower than this leaves out what is said below the title
	keyCapH    = 26
	keyCapGap  = 4
)

// Frame shows the page.
func (s *keysScene) Frame(c *ui.Context, a desk.Desk) {
	sheet := page.Folio{Title: words.Say("keys.title"), Sub: words.Say("keys.sub"), W: 1400, H: 880}
	if c.H < keysLow { // every line counts
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
		ends, parts := page.Abreast(c, in, n, min(44, in.W*0.026)), KeyParts(a)
		if c.In.Pad != ui.NoPad {
			k := gameKeys{keys: a.Keys(), words: words.Default()}
			parts = append([]KeyPart{k.part(padPart)}, parts...)
		}
		here := partsOn(a, parts, s.on)
		cols := shareOut(c, ends, parts, here)
		for _, first := range [2]bool{true, false} {
			for g, i := range cols {
				if here[g] == first {
					keyPart(c, ends[i], &parts[g], here[g])
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
	page.LeavePage(c, a)
}

// shareOut says for each part which column it goes to, so that they become
// about equally high: those of the screen before the others, the highest of them first, each into the shortest so far.
func shareOut(c *ui.Context, cols []*page.Column, parts []KeyPart, here []bool) []int {
	high, order := make([]float64, len(parts)), make([]int, len(parts))
	for g := range parts {
		order[g] = g
		high[g] = ui.HeadingH + ofGameHeight(parts[g].Game) + keyGroupGap
		room := parts[g].capRoom(c, cols[0].R.W)
		for _, l := range parts[g].Lines {
			high[g] += l.height(c, cols[0].R.W, room)
		}
	}
	slices.SortStableFunc(order, func(g, h int) int {
		if here[g] != here[h] {
			return map[bool]int{true: -1, false: 1}[here[g]]
		}
		return cmp.Compare(high[h], high[g])
	})
	out, sums := make([]int, len(parts)), make([]float64, len(cols))
	for _, g := range order {
		to := 0
		for i := range sums {
			if sums[i] < sums[to] {
				to = i
			}
		}
		out[g], sums[to] = to, sums[to]+high[g]
	}
	return out
}

// keyGroupGap is the room below a part and its heading.
const keyGroupGap = 7

// capRoom is the part of a line w wide that the keys of a part have: as much as the widest of them takes, up to
// a third of it.
func (p *KeyPart) capRoom(c *ui.Context, w float64) (room float64) {
	most := min(196, w*0.36)
	for _, l := range p.Lines {
		x := -float64(keyCapGap)
		for _, k := range l.Keys {
			x += capWidth(c, k) + keyCapGap
		}
		if x > most { // on several lines
			return most
		}
		room = max(room, x)
	}
	return room
}

// capWidth is how wide a key is drawn.
func capWidth(c *ui.Context, key string) float64 {
	return max(keyCapH, c.TextWidth(key, keyCapText)+14)
}

var keyCapText = ui.Body.At(15).To(ui.Centre)

func (l KeyLine) says() ui.Rich { return ui.Plain(words.Whole(l.Text)) }

var keyText = ui.Body.At(15)

// height is how high a line becomes in a column w wide of which its keys have room.
func (l KeyLine) height(c *ui.Context, w, room float64) float64 {
	caps := keyCaps(c, ui.R(0, 0, room, 0), l.Keys, false)
	return max(c.ParagraphHeight(l.says(), keyText, w-room-14)+3, caps)
}

// keyPart is a heading with its lines; here: they work on the screen that the page was opened from, which is marked.
func keyPart(c *ui.Context, col *page.Column, p *KeyPart, here bool) {
	if here {
		head, says := ui.R(col.R.X, col.R.Y, col.R.W, ui.HeadingH-5), words.Phrase("keys.here")
		if st := ui.Note.At(15).In(ui.Red); c.TextWidth(says, st)+c.TextWidth(p.Heading, ui.Head)+12 < head.W {
			c.Text(head, says, st.To(ui.Right))
		}
	}
	col.Heading(p.Heading)
	ofGame(col, p.Game)
	col.Gap(3)
	room := p.capRoom(c, col.R.W)
	for _, l := range p.Lines {
		high := l.height(c, col.R.W, room)
		c.Paragraph(ui.R(col.R.X+room+12, col.R.Y+2, col.R.W-room-14, 0), l.says(), keyText)
		keyCaps(c, ui.R(col.R.X, col.R.Y+1, room, 0), l.Keys, true)
		col.Gap(high)
		c.Dots(ui.R(col.R.X, col.R.Y-2, col.R.W, 1))
	}
	col.Gap(keyGroupGap - 3)
}

// keyCaps draws keys beside each other, on further lines if they do not fit,
// and returns how high they became; without show it only measures.
func keyCaps(c *ui.Context, r ui.Rect, keys []string, show bool) float64 {
	st := keyCapText
	x, y := r.X, r.Y
	for _, k := range keys {
		w := capWidth(c, k)
		if x > r.X && x+w > r.Right()+0.5 {
			x, y = r.X, y+keyCapH+keyCapGap
		}
		if show {
			at := ui.R(x, y, min(w, r.W), keyCapH-2)
			c.Panel(at, ui.FieldPanel)
			c.Fill(ui.R(at.X+1, at.Bottom()-1, at.W-2, 1), ui.Rule)
			c.Text(at, k, st)
		}
		x += w + keyCapGap
	}
	return y + keyCapH - r.Y
}
