package home

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// outfitTally is the account of an outfit that is always in sight: the money left,
// the load of the chosen way of travel, and how long the food lasts.
type outfitTally [3]tallyCell

// tallyCell is a figure with its name, and the figure's own explanation.
type tallyCell struct {
	name, figure, explains string
	bad                    bool
}

// The measures of a tally, in units.
const (
	tallyRowH = 32 // a row of its own
	tallyGap  = 22 // between its figures
)

var (
	tallyName   = ui.Note.At(16).In(ui.Faded)
	tallyFigure = ui.Strong
)

// newTally is the account of a party for a way of travel; sails tells whether
// the party may set out in it.
func newTally(party *nile.Party, m nile.Mode, sails bool) outfitTally {
	w := &party.Ways[m]
	load := tallyCell{words.Sentence(tell.Mode(m)), words.Say("outfit.load", "cost", w.Cost, "capability", w.Capability), "load", !sails && party.Spend > 0}
	food := tallyCell{words.Say("outfit.food"), tell.FoodLasts(party.Turns), "food", false}
	if party.Have[nile.Rations] == 0 {
		food.figure, food.bad = words.Phrase("outfit.tally.food.none"), party.Spend > 0
	}
	return outfitTally{{words.Say("outfit.tally.money"), words.Money(party.Left), "money", false}, load, food}
}

func (k *tallyCell) style() ui.Style {
	if k.bad {
		return tallyFigure.In(ui.Red)
	}
	return tallyFigure
}

// width is the room it takes as stacked cells.
func (t *outfitTally) width(c *ui.Context) float64 {
	w := 0.0
	for i := range t {
		w += t[i].stackedWidth(c) + tallyGap
	}
	return w
}

func (k *tallyCell) stackedWidth(c *ui.Context) float64 {
	return max(c.TextWidth(k.name, tallyName), c.TextWidth(k.figure, tallyFigure)) + 2
}

// stacked sets each figure below its name, a hairline before it.
func (t *outfitTally) stacked(c *ui.Context, r ui.Rect) {
	for i := range t {
		k := &t[i]
		r.CutLeft(tallyGap / 2)
		c.Fill(ui.R(r.X-tallyGap/2, r.Y+6, 1, r.H-12), ui.Dotted)
		at := r.CutLeft(k.stackedWidth(c))
		whole := at
		c.Together(func() {
			c.Text(at.CutTop(at.H*0.46), k.name, tallyName)
			c.Text(at, k.figure, k.style())
		})
		page.ExplainedBy(c, whole, k.explains)
		r.CutLeft(tallyGap / 2)
	}
}

// inline sets name and figure in a line over a dotted rule.
func (t *outfitTally) inline(c *ui.Context, r ui.Rect) {
	c.Rule(ui.R(r.X, r.Y+3, r.W, 1), ui.Rule)
	r.CutTop(5)
	need := 0.0
	for i := range t {
		need += c.TextWidth(t[i].name, tallyName) + 8 + c.TextWidth(t[i].figure, tallyFigure) + 2
	}
	named := need+2*tallyGap <= r.W
	if !named { // the figures alone, which say what they are on the whole
		need = 0
		for i := range t {
			need += c.TextWidth(t[i].figure, tallyFigure) + 2
		}
	}
	gap := max(8, (r.W-need)/2)
	for i := range t {
		k := &t[i]
		from := r
		if named {
			c.Text(r.CutLeft(c.TextWidth(k.name, tallyName)+8), k.name, tallyName)
		}
		c.Text(r.CutLeft(min(r.W, c.TextWidth(k.figure, tallyFigure)+2)), k.figure, k.style())
		from.W = r.X - from.X
		page.ExplainedBy(c, from, k.explains)
		r.CutLeft(gap)
	}
}
