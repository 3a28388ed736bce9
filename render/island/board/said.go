package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// heard are what one has of another: sentences before all, notes, owning up, wishes.
var heard = []game.EventKind{island.Spoke, island.Noted, island.Breached, island.Wished}

const saidMost = 3

// saidLately are they as whoever looks may read them, of this round, the latest last.
func (b *Board) saidLately(v island.View) (out []string) {
	all, p := b.Play.Told(), b.Play.Position()
	old := false // of a round before: of those only notes to whoever has had no turn since
	for i := len(all) - 1; i >= 0; i-- {
		e := &all[i]
		if old = old || e.Kind == island.RoundBegan; old && (v.Seat() < 0 || e.Kind == island.TurnOver && e.Seat == v.Seat()) {
			break
		}
		switch {
		case !slices.Contains(heard, e.Kind) || !p.Sees(v.Seat(), e) || tell.Unwritten(e):
		case old && !noteTo(e, v.Seat()):
		case e.Kind == island.Wished && island.As[island.WishedEvent](e).When == island.Any:
		default:
			if answer := b.heeded(v, e); answer != "" { // which comes after it
				out = append(out, answer)
			}
			out = append(out, b.told(v, e))
		}
	}
	slices.Reverse(out)
	return out
}

// said shows it below the company: who said what to whom.
func (b *Board) said(c *ui.Context, col *page.Column, v island.View) {
	all := b.saidLately(v)
	if len(all) == 0 {
		return
	}
	col.Gap(2)
	from := col.R.Y
	for _, text := range all[max(0, len(all)-saidMost):] {
		col.Say(ui.Plain(text), ui.Written.At(16))
	}
	c.TipArea(ui.R(col.R.X, from, col.R.W, col.R.Y-from), page.Cited(words.Sentences(all...), box.RuleSilence))
}

// noteTo reports whether an event is a note in which something was written to a seat.
func noteTo(e *game.Event, s game.Seat) bool {
	return e.Kind == island.Noted && !tell.Unwritten(e) && island.As[island.NotedEvent](e).To == s
}

// heeded is what the computer companions who were spoken to make of a sentence said before all, as they reckon;
// "" where there are none.
func (b *Board) heeded(v island.View, e *game.Event) string {
	if e.Kind != island.Spoke {
		return ""
	}
	x := island.As[island.SpokeEvent](e)
	var heed, deaf []string
	for s := range v.Company().All() {
		kind := b.Play.Sitter(s)
		switch {
		case s == e.Seat || kind == "" || b.Play.Ordered(s) || x.To >= 0 && x.To != s:
		case bots.Heeds(kind):
			heed = append(heed, who(v, s))
		default:
			deaf = append(deaf, who(v, s))
		}
	}
	var all []string
	if len(heed) > 0 {
		what := words.Phrase("heeds."+x.Sentence.Name(), "about", aboutName(x.Sentence, int(x.About)), "who", who(v, e.Seat))
		all = append(all, words.Say("said.heeds", "list", words.List(heed), "what", what))
	}
	if len(deaf) > 0 {
		all = append(all, words.Say("said.deaf", "list", words.List(deaf), "n", len(deaf)))
	}
	return words.Sentences(all...)
}

// notesTo is who has written to a seat since its last turn, each once.
func (b *Board) notesTo(v island.View, to game.Seat) (from []string) {
	all := b.Play.Told()
	for i := len(all) - 1; i >= 0 && (all[i].Kind != island.TurnOver || all[i].Seat != to); i-- {
		if e := &all[i]; noteTo(e, to) && !slices.Contains(from, who(v, e.Seat)) {
			from = append(from, who(v, e.Seat))
		}
	}
	return from
}
