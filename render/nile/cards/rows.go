package cards

import (
	"math"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// cardRow is one line of a card; read is the one the draw was for.
type cardRow struct {
	what, says string
	read       bool
}

// styles are how the line is set in w, and whether it takes two: what it is
// about, and below it what the card says, in as many lines as that takes.
func (r cardRow) styles(c *ui.Context, w float64) (left, right ui.Style, two bool) {
	left, right = ui.Body.At(17), ui.Body.At(17)
	if r.read {
		left.Face, right.Face = ui.Bold, ui.Bold
	} else {
		left, right = left.In(ui.Faded), right.In(ui.Faded)
	}
	wide := func() bool { return c.TextWidth(r.says, right)+c.TextWidth(r.what, left)+14 > w }
	for right.Size > 15 && wide() {
		left.Size, right.Size = left.Size-1, right.Size-1
	}
	return left, right, wide()
}

// rowIn is between the edge of a row and what stands in it, in units.
const rowIn = 3.0

// height is how high the line is in w.
func (r cardRow) height(c *ui.Context, w float64) float64 {
	if _, right, two := r.styles(c, w); two {
		return ui.LineH + c.ParagraphHeight(ui.Plain(r.says), right, w-2*rowIn) + 4
	}
	return ui.LineH
}

func (r cardRow) draw(c *ui.Context, at ui.Rect) {
	left, right, two := r.styles(c, at.W)
	c.Dots(ui.R(at.X, at.Bottom()-1, at.W, 1))
	row := at.InsetXY(rowIn, 0)
	if two {
		c.Text(row.CutTop(ui.LineH), r.what, left)
		c.Paragraph(row, ui.Plain(r.says), right)
		return
	}
	w := c.TextWidth(r.says, right) + 2
	c.Text(row.CutRight(w), r.says, right.To(ui.Right))
	c.Text(row, r.what, left)
}

// Layout lays a card out.
type Layout struct {
	C     *ui.Context
	W     float64
	Why   bool // what it was read from stands open
	full  bool // room for every line
	plate bool // and for the picture
	pages bool
}

// cardTitleStyle is for titles that take two lines.
var cardTitleStyle = ui.Head.At(19).To(ui.Centre)

// title is how large the title is at most, in units: larger on a wider card.
func (l *Layout) title() float64 {
	if l.W > diceCardW {
		return 28
	}
	return 23
}

// head is how high the title of the card is.
func (l *Layout) head(u *TurnedUp) float64 {
	w := l.W - 60
	if st := page.HeadFit(l.C, u.Title, w, l.title()); l.C.TextWidth(u.Title, st) <= w {
		return max(32, math.Round(st.Size*1.45))
	}
	return l.C.ParagraphHeight(ui.Plain(u.Title), cardTitleStyle, w) + 4
}

// rows are the lines of the card: all of them, or those alone that were read, where
// room is short or read says so.
func (l *Layout) rows(u *TurnedUp, read bool) []cardRow {
	k := u.Card
	switch {
	case k == nil:
		return nil
	case u.Section == nile.ForDisaster:
		return nil
	case u.Section == nile.ForBonus:
		return findRows(k)
	}
	fall := k.Cataract != deck.NoCataract
	rows := []cardRow{
		{words.Say("card.row.terrain"), terrainLine(k), u.Section == nile.ForTerrain},
		{words.Say("card.row.river"), riverLine(k), u.Section == nile.ForRiver},
		{words.Say("card.row.cataract"), cataractLine(k), u.Section == nile.ForRiver && fall},
		{words.Say("card.row.waterfall"), feetLine(k.Fall, "card.feet.rapids"), u.Section == nile.ForSpectacular && u.Falls},
		{words.Say("card.row.peak"), feetLine(k.Peak, "card.feet.none"), u.Section == nile.ForSpectacular && !u.Falls && u.Terrain.Mountainous()},
		{words.Say("card.row.lake"), words.Phrase("card.square-miles", "n", int(k.Lake)), u.Section == nile.ForSpectacular && !u.Falls && u.Terrain == hexmap.Lake},
		{words.Say("card.row.people"), nativeLine(k.Native), u.Section == nile.ForNatives},
	}
	if l.full && !read {
		return rows
	}
	var out []cardRow
	for _, r := range rows {
		if r.read {
			out = append(out, r)
		}
	}
	return out
}

// facts is what stands on the card of a misfortune.
func (l *Layout) facts(u *TurnedUp) ui.Rich {
	if u.Section != nile.ForDisaster || !l.full {
		return nil
	}
	return tell.DisasterFacts(u.Card.Disaster)
}

// findRows are the finds of a card: for whom, and how much.
func findRows(k *deck.Card) (out []cardRow) {
	for _, f := range k.Finds {
		out = append(out, cardRow{tell.Specialty(f.Specialty), words.Phrase("card.points", "n", int(f.VP)), false})
	}
	return out
}

// nativeLine is when a card has people in a hex.
func nativeLine(n deck.Native) string {
	return words.Phrase("card.natives." + n.String())
}

// terrainLine is on which sides a card looks for the country, and its own terrain.
func terrainLine(k *deck.Card) string {
	name := tell.Terrain(k.Terrain)
	switch k.Terrain { // shorter than elsewhere
	case hexmap.JungleSwamp:
		name = words.Phrase("card.terrain.swamp")
	case hexmap.JungleMountain:
		name = words.Phrase("card.terrain.wooded")
	}
	of := []any{"a", tell.Direction(k.Compass[0]), "b", tell.Direction(k.Compass[1]), "terrain", name}
	if k.Compass[1] == hexmap.NoDir {
		return words.Phrase("card.terrain.one", of...)
	}
	return words.Phrase("card.terrain.two", of...)
}

func riverLine(k *deck.Card) string {
	s := words.Phrase("card.river.rises")
	switch k.RiverA.Kind {
	case deck.On:
		s = words.Phrase("card.river.from", "a", tell.Direction(k.RiverA.D))
	case deck.Fork:
		s = words.Phrase("card.river.forks", "a", tell.Direction(k.RiverA.D), "b", tell.Direction(k.RiverA.E))
	}
	if k.Rises != hexmap.NoDir {
		s = words.Phrase("card.river.new", "river", s, "a", tell.Direction(k.Rises))
	}
	return s
}

func cataractLine(k *deck.Card) string {
	return words.Phrase("card.cataract." + k.Cataract.String())
}

func feetLine(n int32, none string) string {
	if n == 0 {
		return words.Phrase(none)
	}
	return words.Phrase("card.feet", "n", int(n))
}
