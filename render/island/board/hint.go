package board

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
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
		h.rule, h.text = cs[at].Rule, words.Say("hint.text", "what", strings.ReplaceAll(b.label(v, step, cs[at]), "_", ""), "errand", why, "why", b.because(v, cs[at]))
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
		cs = slices.DeleteFunc(slices.Clone(cs), func(ch game.Choice) bool { return ch.Kind == island.Think })
		what = keen.Choose(pos, s, cs)
	}
	if step, of, _ := pos.View(s).Asked(); step == island.Acting && of == s {
		errand, about := bots.Errand(pos, s, cs)
		why = tell.Errand(pos.View(s), pos.Summary(), errand, about)
	}
	return what, why
}

// because is the reason for a choice besides the errand: its chance, its danger, what it leaves; "" where there is none in
// few words.
func (b *Board) because(v island.View, ch game.Choice) string {
	me := b.position().View(ch.Seat)
	switch ch.Kind {
	case island.Move:
		return threatens(v, box.Place(ch.Target))
	case island.Fight:
		dice, given, again := me.Combat(box.Card(ch.Item))
		return words.Say("fight.hits", "list", hitOdds(dice, given, again))
	case island.Loot:
		return words.Say("loot.odds", "radio", words.Chance(ch.Odds), "quest", words.Chance(me.QuestOdds()))
	case island.Keep, island.PutDown, island.Sift:
		return words.Say("hint.least")
	case island.EndTurn:
		return words.Say("hint.end")
	}
	if card := ofCard(&ch); card != box.NoCard {
		return words.Sentences(diceSay(me, ch), cardSays(card, v.Chair(ch.Seat).Person.Role))
	}
	return ""
}

// advise shows the answer at the foot of some room, where it lies upon nothing, and takes its height from that.
func (b *Board) advise(c *ui.Context, r *ui.Rect) {
	const in = 10.0
	h := &b.hint
	if !h.open || h.version != b.Play.Version || b.hides() {
		return
	}
	text, st := ui.Plain(words.Say("hint.thinking")), ui.Body.At(15)
	if h.text != "" {
		text = page.Cited(h.text, string(h.rule))
	}
	at := r.CutBottom(c.ParagraphHeight(text, st, r.W-2*in) + 2*in)
	c.Panel(at, ui.TipPanel)
	c.Paragraph(at.Inset(in), text, st)
	r.CutBottom(6)
}
