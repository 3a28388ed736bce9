package book

import (
	"math"
	"slices"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/nile/plates"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The plates of a book: engravings beside the entries they belong to, at the
// ends of chapters and opposite the title. All of it hangs on the game and the
// size of the page alone, so that a page is the same each time it is set.

// Measures of plates, in parts of the page's width and in units.
const (
	plateBeside  = 0.46 // a plate with text beside it
	plateShape   = 0.56 // height to width
	plateGap     = 18.0
	besideFrom   = 400.0 // width of a page on which text stands beside a plate
	plateLeast   = 92.0  // height
	tailLeast    = 120.0 // room a chapter's end must leave for a tail-piece
	tailMost     = 210.0 // its height
	frontShape   = 0.66
	emblemHeight = 150.0
)

// plateH is how high a plate across the page is.
func (t *typesetter) plateH() float64 { return math.Round(t.w * 0.36) }

// plateOf is the paragraph of a month that has a plate, and the plate; nil for none.
// A chapter shows no plate twice.
func (t *typesetter) plateOf(paras []paragraph) (para int, plate *engraving.Picture) {
	best := -1
	for i, p := range paras {
		for _, told := range p.events {
			s := pictureOf(told)
			if w := tell.Weights[told.Kind]; s != nil && w > best && !t.shown[s] {
				best, para, plate = w, i, s
			}
		}
	}
	if plate != nil {
		t.shown[plate] = true
	}
	return para, plate
}

// paraHead is how much room the beginning of a paragraph needs: enough that its
// month's heading does not stand alone.
func (t *typesetter) paraHead(p paragraph, plated bool, plate *engraving.Picture) float64 {
	sentences := p.text
	if plated && plate != nil {
		if _, high, ok := t.besides(sentences); ok {
			return high
		}
	}
	if len(sentences) == 0 {
		return 0
	}
	whole, ok := t.whole(page.Sentences(sentences...), bookText)
	if ok {
		return whole
	}
	for n := range sentences { // the first sentences that make two lines
		if h := t.c.ParagraphHeight(page.Sentences(sentences[:n+1]...), bookText, t.w); h > 1.5*ui.LineHeight(bookText) {
			return min(whole, h+ui.LineHeight(bookText))
		}
	}
	return whole
}

// besides reports whether an entry can stand beside a plate, how wide its text
// would be, and how high the two together.
func (t *typesetter) besides(sentences []ui.Rich) (w, high float64, ok bool) {
	if t.w < besideFrom {
		return 0, 0, false
	}
	w = t.w - t.w*plateBeside - plateGap
	ph := math.Round(t.w * plateBeside * plateShape)
	th := t.c.ParagraphHeight(page.Sentences(sentences...), bookText, w)
	high = max(th, ph+6)
	return w, high, th <= ph*1.7 && high < t.h*0.7
}

// illustrated sets an entry with its plate: side by side where the entry is
// short, else the plate across the page below it.
func (t *typesetter) illustrated(sentences []ui.Rich, plate *engraving.Picture) {
	if w, high, ok := t.besides(sentences); ok {
		right := t.right
		t.right = !t.right
		text := page.Sentences(sentences...)
		t.put(high, func(r ui.Rect) {
			pic := ui.R(r.X, r.Y+4, r.W*plateBeside, math.Round(r.W*plateBeside*plateShape))
			beside := ui.R(r.Right()-w, r.Y, w, r.H)
			if right {
				pic.X, beside.X = r.Right()-pic.W, r.X
			}
			page.Unhurried(t.scene.C, pic, plate)
			t.scene.C.Paragraph(beside, text, bookText)
		})
		return
	}
	t.flow(sentences, bookText)
	if t.room >= plateLeast+10 {
		t.across(plate, min(t.plateH(), t.room-10))
		return
	}
	t.waiting = plate
}

// across puts a plate in the middle of the page's width.
func (t *typesetter) across(plate *engraving.Picture, high float64) {
	high = min(high, t.h*0.5)
	if high < plateLeast*0.6 {
		return
	}
	t.put(high+10, func(r ui.Rect) {
		w := min(r.W, high/0.42)
		page.Unhurried(t.scene.C, ui.R(r.X+(r.W-w)/2, r.Y+5, w, high), plate)
	})
}

// tail is a tail-piece for so much room, in the middle of it; ok is false where
// it would be too small.
func (t *typesetter) tail(plate *engraving.Picture, room float64) (b block, ok bool) {
	if room < tailLeast || plate == nil {
		return block{}, false
	}
	return block{H: room, draw: func(r ui.Rect) {
		high := min(tailMost, r.H-44, r.W*0.42)
		w := min(r.W*0.78, high*2.1)
		y := r.Y + min((r.H-high)/2, r.H*0.38)
		page.Unhurried(t.scene.C, ui.R(r.X+(r.W-w)/2, y, w, high), plate)
		page.SwelledRule(t.scene.C, ui.R(r.X, y+high+8, r.W, 12))
	}}, true
}

// contentsTail is the tail-piece of the contents.
func contentsTail(b *journalBook) *engraving.Picture {
	if b.Accounts {
		return plates.Of("europe/society")
	}
	return plates.Of("place/camp")
}

// tailPiece closes a chapter whose last page ends early.
func (t *typesetter) tailPiece(b *journalBook, c *chapter) {
	if len(t.out.Pages) == 0 || b.Story {
		return
	}
	plate := t.endOf(c)
	if t.shown[plate] {
		plate = tell.SpecialtyPicture(b.calling)
	}
	if tail, ok := t.tail(plate, t.room-1); ok {
		t.put(tail.H, tail.draw)
	}
}

// endOf is the tail-piece of a chapter: how it ended.
func (t *typesetter) endOf(c *chapter) *engraving.Picture {
	switch {
	case c.Kind == accountChapter:
		return plates.Of("europe/newspaper")
	case c.Kind == europeChapter && c.turn%2 == 0:
		return plates.Of("europe/setting-out")
	case c.Kind == europeChapter:
		return plates.Of("europe/society")
	case c.Journey.Ending == nile.EndedDead:
		return plates.Of("place/grave")
	case c.Journey.Ending == nile.EndedHome:
		return plates.Of("place/port")
	}
	return plates.Of("place/camp")
}

// evenLeaf has the last page that is written on lie to the right, the one before it beside it:
// where it would lie to the left, opposite nothing, a leaf with the calling's emblem follows
// the contents.
func (t *typesetter) evenLeaf(b *journalBook) {
	if !t.scene.two() || len(t.out.Pages)%2 == 0 {
		return
	}
	plate := tell.SpecialtyPicture(b.calling)
	if b.Story {
		plate = plates.Of("place/camp")
	}
	leaf := block{H: t.h, draw: func(r ui.Rect) {
		if r.H < 160 {
			return
		}
		high := min(emblemHeight, r.H*0.4)
		y := r.Y + r.H*0.4 - high/2
		page.Unhurried(t.scene.C, ui.R(r.X+(r.W-high*1.5)/2, y, high*1.5, high), plate)
		page.SwelledRule(t.scene.C, ui.R(r.X, y+high+10, r.W, 12))
	}}
	at := t.out.First + t.contentsPages(b)
	t.out.Pages = slices.Insert(t.out.Pages, at, []block{leaf})
	t.out.heads = slices.Insert(t.out.heads, at, "")
	for i := range t.out.Contents {
		t.out.Contents[i].Page++
	}
	if !t.scene.last && t.scene.Page >= at {
		t.scene.Page++
	}
}

// fronts are the pictures opposite the title, by the writer's calling.
var fronts = [deck.Specialties]string{
	deck.Botanist: "country/jungle", deck.Doctor: "place/sick-ward", deck.Ethnologist: "policy/as-a-guest", deck.Explorer: "place/march",
	deck.Geologist: "feature/peak", deck.Journalist: "europe/setting-out", deck.Missionary: "feature/village", deck.Zoologist: "place/hunting",
}

// front sets the picture opposite a title, and says where it stands.
func front(c *ui.Context, r ui.Rect, plate *engraving.Picture) ui.Rect {
	high := min(r.W*frontShape, r.H*0.72)
	w := min(r.W-14, high/frontShape)
	pic := ui.R(r.X+(r.W-w)/2, r.Y+max(0, (r.H-high-60)*0.42), w, high)
	page.Unhurried(c, pic, plate)
	page.Outline(c, pic.InsetXY(-5, -5), ui.Faded)
	return pic
}

// frontispiece is the page opposite the title.
func (t *typesetter) frontispiece(v nile.View, b *journalBook) {
	t.newPage()
	who := tell.ExplorerOf(v, b.Seat, b.explorer)
	line := tell.Specialty(b.calling)
	t.put(t.h, func(r ui.Rect) {
		c := t.scene.C
		pic := front(c, r, plates.Of(fronts[min(b.calling, deck.Specialties-1)]))
		if b.explorer > 1 || v.Player(b.Seat).Explorers > 1 {
			line = words.Say("book.nth", "specialty", tell.Specialty(b.calling), "nth", words.Ordinal(b.explorer))
		}
		if below := r.Bottom() - pic.Bottom(); below > 56 {
			c.Text(ui.R(r.X, pic.Bottom()+12, r.W, 24), who, ui.Style{Face: ui.Title, Size: 18, Colour: ui.Ink, Align: ui.Centre}.Own())
			c.Text(ui.R(r.X, pic.Bottom()+34, r.W, 20), line, bookNote.At(16).To(ui.Centre).In(ui.Faded))
		}
	})
}
