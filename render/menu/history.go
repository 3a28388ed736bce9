package menu

import (
	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// history is a card over a game: what the player before the screen has done since
// anything was revealed, the last first. All of it can be taken back.
type history struct {
	of     Watched
	play   *play.Play
	chosen int
}

// NewHistory is that card; nil where nobody sits before the screen, or the game cannot tell it.
func NewHistory(g Game, p *play.Play) desk.Screen {
	of, ok := g.(Watched)
	if !ok || p.Seat() == game.Nobody || !p.Acting().Has(p.Seat()) {
		return nil
	}
	return &history{of: of, play: p}
}

// Name is the card's name in traces.
func (*history) Name() string { return "history" }

// Overlay lets what lies below show through.
func (*history) Overlay() {}

// Measures of the card, in units.
const (
	historyW    = 620.0
	historyRowH = 44.0
	historyMost = 7 // rows in sight
)

// steps are how many of the last commands are the player's own and can be taken back.
func (h *history) steps() (n int) {
	p := h.play
	for n < p.Undoable() && p.Step(p.Len()-1-n).Seat == p.Seat() {
		n++
	}
	return n
}

// Frame shows the card.
func (h *history) Frame(c *ui.Context, a desk.Desk) {
	p := h.play
	n := h.steps()
	h.chosen = min(h.chosen, n-1)
	c.Modal("history", historyW, 200, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		col.Say(ui.Plain(words.Say("history.title")), ui.Strong.At(20).To(ui.Centre))
		col.Gap(4)
		page.SwelledRule(c, col.Next(14))
		col.Gap(4)
		opened := false
		if n == 0 {
			col.Say(ui.Plain(words.Say("history.none")), ui.Note.To(ui.Centre))
		} else {
			col.Say(ui.Plain(words.Say("history.text")), ui.Note.At(16).In(ui.Faded))
			col.Gap(6)
			opened = c.List(col.Next(historyRowH*float64(min(n, historyMost))+2), ui.Rows{
				ID: "done", Leads: true, N: n, RowH: historyRowH, Name: h.did,
				Draw: func(i int, r ui.Rect, _ bool) { h.row(c, r, i) },
			}, &h.chosen)
		}
		col.Gap(10)
		back := ui.Button{
			Label: words.Say("history.back", "n", max(1, h.chosen+1)), ID: "take back", Look: ui.MainLook, Default: n > 0, Disabled: n == 0 || h.chosen < 0 || p.Waiting(),
			Tip: page.TipIf(n == 0, words.Say("history.none")),
		}
		again := ui.Button{Label: words.Say("history.again"), ID: "do again", Disabled: !p.CanRedo() || p.Waiting(), Tip: ui.Plain(words.Say("history.again.tip"))}
		leave := ui.Button{Label: words.Say("load.back"), ID: "Back", Hint: words.Phrase("key.esc"), Keys: page.Escape}
		hit := page.Foot(c, col, back, again, leave)
		switch {
		case hit == 0 || opened:
			h.takeBack(a)
		case hit == 1:
			p.Redo(func(bool) { a.Refresh() })
		case hit == 2:
			a.Pop()
		}
		return col.Height()
	})
}

// did is what the i-th command from the end has done.
func (h *history) did(i int) string {
	p := h.play
	to := len(p.Events())
	for k := range i {
		to -= len(p.Step(p.Len() - 1 - k).Events)
	}
	from := to - len(p.Step(p.Len()-1-i).Events)
	if text := h.says(from, to); text != "" {
		return text
	}
	return words.Say("history.decided")
}

// says is what happened between two places of all that did.
func (h *history) says(from, to int) string {
	if of, ok := h.of.(Recounted); ok {
		return of.Done(h.play, from, to)
	}
	var said []string
	for _, e := range h.play.Events()[from:to] {
		if text := h.of.Line(h.play.Position(), h.play.Seat(), &e, true); text != "" {
			said = append(said, text)
		}
	}
	return words.Sentences(said...)
}

func (h *history) row(c *ui.Context, r ui.Rect, i int) {
	text, st := h.did(i), ui.Body.At(17).Own()
	st.MayCut = true   // it explains itself
	if i <= h.chosen { // it would go too
		st.Colour = ui.Red
	}
	c.Text(r, text, st)
	c.Tip(r.InsetXY(-10, 0), ui.Plain(text)) // all of the row, so that it lies on nothing of the list
}

// takeBack takes back all up to the chosen one, and goes back to the game.
func (h *history) takeBack(a desk.Desk) {
	all := make([]game.Command, h.chosen+1)
	for i := range all {
		all[i] = game.Command{Kind: game.KindUndo}
	}
	h.chosen = 0
	h.play.All(all, func(bool) { a.Refresh() })
}
