package board

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Hints: what a keen companion would do in the place of the player before the screen, and what
// for. Only whoever sees the hand is told; at an open table nobody is (23.4).

// hint is what has been asked and answered.
type hint struct {
	open    bool
	version uint64 // of the game that it speaks of
	text    string // "" while it is thought over
	rule    game.Rule
}

// mayAsk reports whether the player before the screen is to choose, with the hand open.
func (b *Board) mayAsk(a desk.Desk) bool {
	v := b.View()
	return !a.Preferences().NoHints && !b.playing() && v.Seat() != game.Nobody && (v.Silent() || v.Alone()) && len(b.choices()) > 1
}

// ask opens the slip and has the question thought over beside the loop, or closes it.
func (b *Board) ask(a desk.Desk) {
	h := &b.hint
	if h.open = !h.open; !h.open || h.version == b.Play.Version {
		return
	}
	h.version, h.text = b.Play.Version, ""
	s := b.Play.Seat()
	pos, cs := b.Play.Position().Clone(), slices.Clone(b.choices())
	var what game.Command
	var why string
	b.Play.Beside(func() { what, why = keenly(pos.(*island.Position), s, cs) }, func() {
		v := b.View()
		at := slices.IndexFunc(cs, func(ch game.Choice) bool { return ch.Allows(&what) })
		if h.version != b.Play.Version || v.Seat() != s || at < 0 {
			return
		}
		step, _, _ := v.Asked()
		h.rule, h.text = cs[at].Rule, words.Say("hint.text", "what", strings.ReplaceAll(b.label(v, step, cs[at]), "_", ""), "errand", why)
		a.Refresh()
	})
}

// keenly is what a keen companion would do there, and the thought behind it, if it had one.
func keenly(pos *island.Position, s game.Seat, cs []game.Choice) (what game.Command, why string) {
	keen, err := bots.New("keen", 1)
	if err != nil {
		return what, why
	}
	if what = keen.Choose(pos, s, cs); what.Kind == island.Think {
		errand, about := island.ErrandOf(what.N)
		why = tell.Errand(pos.View(s), pos.Summary(), errand, about)
		cs = slices.DeleteFunc(slices.Clone(cs), func(ch game.Choice) bool { return ch.Kind == island.Think })
		what = keen.Choose(pos, s, cs)
	}
	return what, why
}

const hintW, hintIn = 380.0, 12.0

// advise shows the answer, above what is asked.
func (b *Board) advise(c *ui.Context) {
	h := &b.hint
	if !h.open || h.version != b.Play.Version || b.hides() {
		return
	}
	text := ui.Plain(words.Say("hint.thinking"))
	if h.text != "" {
		text = page.Cited(h.text, string(h.rule))
	}
	near, _ := c.Sight("board/hint")
	w := min(hintW, c.W-16)
	at := c.Beside(near, w, c.ParagraphHeight(text, ui.Body, w-2*hintIn)+2*hintIn)
	c.Float("advice", at, ui.TipPanel, func(in ui.Rect) { c.Paragraph(in.InsetXY(hintIn, hintIn), text, ui.Body) })
}
