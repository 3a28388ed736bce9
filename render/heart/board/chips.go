package board

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What something cost or brought, as pictures with figures: the same pictures as on the Sheet.

// figureSigns are what the figures of the Sheet are told by.
var figureSigns = [box.Figures]string{
	box.Askaris: "tool/askari", box.Porters: "tool/porter", box.Ammo: "tool/stock", box.Food: "tool/food", box.Gifts: "tool/gifts",
	box.Health: "figure/health", box.Sanity: "figure/sanity", box.Time: "figure/time", box.Discontent: "figure/discontent", box.Points: "figure/points",
}

// figureSign shows the picture of a figure.
func figureSign(c *ui.Context, r ui.Rect, f box.Figure) {
	page.PortraitOnPage(c, r, engraving.Seen{Sign: plates.Of(figureSigns[f])})
}

// chip is by how much a figure became other.
type chip struct {
	figure box.Figure
	text   string
	brief  string // without the name, which its picture says
	bad    bool   // and not for the better
}

// Measures of a chip, in units.
const chipSign, chipGap, chipRow = 18.0, 10.0, 20.0

// chipStyle is how its figure is set.
func (k *chip) style() ui.Style {
	if k.bad {
		return ui.Strong.At(15).In(ui.Red).Own()
	}
	return ui.Strong.At(15).Own()
}

// unshamed are events without those of shame, of which the sentence that tells it says what it costs.
func unshamed(events []game.Event) []game.Event {
	return slices.DeleteFunc(slices.Clone(events), func(e game.Event) bool { return e.Kind == heart.Shamed })
}

// chipsOf are those of some events, what is less or ill last: the difference of the Sheet over them.
func chipsOf(events []game.Event) (out []chip) {
	by := tell.Sums(events)
	for _, bad := range [...]bool{false, true} {
		for f := range box.Figures {
			_, anew := tell.Anew(events, f)
			if by[f] != 0 && (!anew && by[f] < 0 != (f == box.Discontent)) == bad {
				out = append(out, chip{f, tell.Became(events, f, by[f], chipName(f)), strings.TrimSpace(tell.Became(events, f, by[f], "")), bad})
			}
		}
	}
	return out
}

// briefly are chips without the names of their figures.
func briefly(all []chip) (out []chip) {
	for _, k := range all {
		k.text = k.brief
		out = append(out, k)
	}
	return out
}

// chipName is what a figure is called there: Discontent by its name on the Sheet, which has another only where it has no room.
func chipName(f box.Figure) string {
	if f == box.Discontent {
		return tell.Figure(f)
	}
	return words.Phrase("figure." + f.Name() + ".short")
}

// chipsWidth is how wide they are beside one another, 0 for none.
func chipsWidth(c *ui.Context, all []chip) (w float64) {
	for i := range all {
		w += chipSign + 3 + c.TextWidth(all[i].text, all[i].style()) + chipGap
	}
	return max(0, w-chipGap)
}

// chipsOn shows them from the left.
func chipsOn(c *ui.Context, row ui.Rect, all []chip) {
	for i := range all {
		k := &all[i]
		figureSign(c, row.CutLeft(chipSign).Middle(chipSign, chipSign), k.figure)
		row.CutLeft(3)
		w := c.TextWidth(k.text, k.style())
		c.Text(row.Left(w+2), k.text, k.style())
		row.CutLeft(w + chipGap)
	}
}

// chipLines are they in as many lines as they need.
func (b *Board) chipLines(col *page.Column, all []chip) {
	for len(all) > 0 {
		n := chipsIn(col.C, all, col.R.W)
		chipsOn(col.C, col.Next(chipRow), all[:n])
		b.entries.line(col)
		all = all[n:]
	}
}

// chipsHigh is how high those lines are together.
func chipsHigh(c *ui.Context, all []chip, w float64) (high float64) {
	for len(all) > 0 {
		all = all[chipsIn(c, all, w):]
		high += chipRow
	}
	return high
}

// chipsIn is how many of them a line has room for.
func chipsIn(c *ui.Context, all []chip, w float64) int {
	n := len(all)
	for n > 1 && chipsWidth(c, all[:n]) > w {
		n--
	}
	return n
}
