package board

import (
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Lines of what came of something, with its dice.

// line is a die, or a sentence of what came of it.
type line struct {
	die   int // what was thrown, 0 for none
	of    box.Die
	well  bool
	test  bool // it went well or ill
	term  bool // it says more of another: what was added to a die, what points were given for
	came  bool // something became other
	bad   bool // and not for the better: it is told in red
	sum   bool // it is all that became other on the Sheet
	idle  bool // nothing comes of such a thing today
	text  string
	says  string   // what was added to it, "" for nothing
	brief string   // the same on the strip, "" where that is all of it
	reds  []string // parts of a text, in their order, that are set in red
}

// onStrip is a line as it stands on the strip.
func (l line) onStrip() line {
	if l.brief != "" {
		l.text = l.brief
	}
	return l
}

// dieLine is the line of a die: what it is thrown for, what was needed, what lies, and how it went.
func dieLine(x told.RolledEvent) line { return dieLineOf(x, tell.Die(x.Die)) }

// dieLineOf is that of a die by another name.
func dieLineOf(x told.RolledEvent, name string) line {
	l := line{die: x.Faces[0] + x.Faces[1], of: x.Die, well: x.Well, test: x.Limit != 0, says: counts(x.Die, x.Terms)}
	key, add := "strip.rolled", ""
	switch {
	case x.Limit == 0:
	case x.Well:
		key = "strip.rolled.well"
	default:
		key = "strip.rolled.ill"
	}
	if x.Add != 0 {
		add = words.Signed(x.Add) // the lines below say what for
	}
	fill := []any{"die", name, "n", l.die, "add", add, "sum", max(0, l.die+x.Add), "needed", tell.Needed(x.Die, x.Limit)}
	l.text = words.Say(key, fill...)
	if l.test {
		l.brief = words.Say(key+".brief", fill...)
	}
	return l
}

// bagLine is that of the bag of a hunt, with what it came to by what was told after it.
func bagLine(x told.RolledEvent, after []game.Event) line {
	l, sum := dieLine(x), max(0, x.Faces[0]+x.Faces[1]+x.Add)
	add, food, gifts := "", "", ""
	if x.Add != 0 {
		add = words.Signed(x.Add)
	}
	for i := range after {
		e := &after[i]
		if e.Kind == heart.Rolled || e.Kind == heart.Decided {
			break
		}
		if e.Kind != heart.Changed || told.AsChanged(e).Cause != box.ByHunt {
			continue
		}
		switch by := told.AsChanged(e); {
		case by.Figure == box.Food && by.By > sum:
			food = words.Number(by.By)
		case by.Figure == box.Gifts:
			gifts = words.Phrase("strip.bag.gifts", "n", by.By)
		}
	}
	l.text = words.Say("strip.bag", "die", tell.Die(x.Die), "n", l.die, "add", add, "sum", sum, "food", food, "gifts", gifts)
	return l
}

// set is the text of a line as it is set: what is less in red.
func (l *line) set() (out ui.Rich) {
	rest := l.text
	for _, red := range l.reds {
		if before, after, ok := strings.Cut(rest, red); ok {
			out, rest = append(out, ui.T(before), ui.InRed(red)), after
		}
	}
	return append(out, ui.T(rest))
}

// How large a line is set: on the strip, and in a scene.
var stripLine, sceneLine = ui.Small.At(15).In(ui.Ink), ui.Body.At(17).In(ui.Ink)

// lead is how high such a line is at least; its die is a little wider.
func lead(st ui.Style) float64 { return st.Size + 4 }

// lineHeight is how high a line is in a width.
func lineHeight(c *ui.Context, l line, w float64, st ui.Style) float64 {
	if l.die > 0 {
		w -= lead(st) + 5
	}
	return max(lead(st), c.ParagraphHeight(l.set(), manner(l, st), w))
}

// manner is how a line is set: what became other stands out, and what is less is red.
func manner(l line, st ui.Style) ui.Style {
	switch {
	case l.term:
		return st.In(ui.Faded)
	case l.bad:
		return ui.Strong.At(st.Size).In(ui.Red)
	case l.came:
		return ui.Strong.At(st.Size)
	}
	return st
}

// lineOn shows a line: a die in green or red, if it went well or ill, and what is said of it.
func lineOn(c *ui.Context, row ui.Rect, l line, st ui.Style) {
	st = manner(l, st)
	if l.die > 0 {
		side := lead(st)
		at := row.CutLeft(side+5).Top(side).Left(side+1).InsetXY(0, 1)
		ground := ui.Faded
		switch {
		case l.test && l.well:
			ground = ui.Green
		case l.test:
			ground = ui.Red
		}
		c.Fill(at, ground)
		c.Text(at, words.Number(l.die), ui.Strong.At(st.Size).In(ui.Cream).To(ui.Centre))
	}
	c.Paragraph(row, l.set(), st)
}
