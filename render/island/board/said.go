package board

import (
	"slices"
	"strings"

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

// How many notes to oneself stand below the company, and how many lines what was said before all has there.
const notesMost, aloudLines = 2, 2

// saidLately are they as whoever looks may read them, the latest last: the notes to it since its last turn, what has been
// said before all in this round, and all of either, with who owned up and what the computer companions make of it.
func (b *Board) saidLately(v island.View) (notes, aloud, whole []string) {
	all, p := b.Play.Told(), b.Play.Position()
	old, read := false, v.Seat() < 0 // of a round before, and before its last turn
	for i := len(all) - 1; i >= 0 && !(old && read); i-- {
		e := &all[i]
		old = old || e.Kind == island.RoundBegan
		read = read || e.Kind == island.TurnOver && e.Seat == v.Seat()
		switch {
		case !slices.Contains(heard, e.Kind) || !p.Sees(v.Seat(), e) || tell.Unwritten(e):
		case noteTo(e, v.Seat()):
			if !read {
				notes = append(notes, b.told(v, e))
			}
		case old || e.Kind == island.Wished && island.As[island.WishedEvent](e).When == island.Any:
		default:
			text := b.told(v, e)
			if whole = append(whole, words.Sentences(text, b.heeded(v, e))); e.Kind == island.Spoke { // no owning up takes its room
				aloud = append(aloud, text)
			}
		}
	}
	for _, of := range [][]string{notes, aloud, whole} {
		slices.Reverse(of)
	}
	return notes, aloud, append(slices.Clone(notes), whole...)
}

// said shows it below the company: what was written to whoever sits there, and then, in few lines, who said what.
func (b *Board) said(c *ui.Context, col *page.Column, v island.View) {
	notes, aloud, whole := b.saidLately(v)
	away := b.notCome(v)
	if len(notes)+len(aloud) == 0 && away == "" {
		return
	}
	col.Gap(2)
	from := col.R.Y
	for _, text := range notes[max(0, len(notes)-notesMost):] {
		col.Say(ui.Plain(text), ui.Written.At(16))
	}
	if len(aloud) > 0 {
		st := ui.Small.At(15).In(ui.Ink)
		col.Say(ui.Plain(inLines(c, aloud, st, col.R.W, aloudLines)), st)
	}
	if away != "" {
		col.Say(ui.Plain(away), ui.Small.At(15).In(ui.Ink))
	}
	c.TipArea(ui.R(col.R.X, from, col.R.W, col.R.Y-from), page.Cited(words.Sentences(append(whole, away)...), box.RuleSilence))
}

// spokenLast is which event is what was said before all last in this round, and stands below the company for certain; −1
// where nothing was, or what is being said has its room.
func (b *Board) spokenLast() int {
	all := b.Play.Told()
	for i := len(all) - 1; i >= 0 && !b.saying && all[i].Kind != island.RoundBegan; i-- {
		if all[i].Kind == island.Spoke {
			return i
		}
	}
	return -1
}

// inLines is as much of the last of some sentences as goes whole into so many lines, or of the very last what does.
func inLines(c *ui.Context, all []string, st ui.Style, w float64, lines int) string {
	most := c.ParagraphHeight(ui.Plain("x"), st, w)*float64(lines) + 1
	fits := func(text string) bool { return c.ParagraphHeight(ui.Plain(text), st, w) <= most }
	text := all[len(all)-1]
	for i := len(all) - 2; i >= 0 && fits(words.Sentences(all[i], text)); i-- {
		text = words.Sentences(all[i], text)
	}
	for whole := text; !fits(text); {
		at := strings.LastIndexByte(whole, ' ')
		if at < 0 {
			break
		}
		whole = whole[:at]
		text = whole + "…"
	}
	return text
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
	return b.makeOf(v, e.Seat, x.To, x.Sentence, int(x.About))
}

// makeOf is what they make of a sentence of somebody, to all or to one.
func (b *Board) makeOf(v island.View, by, to game.Seat, said island.Sentence, about int) string {
	var heed, deaf []string
	for s := range v.Company().All() {
		kind := b.Play.Sitter(s)
		switch {
		case s == by || kind == "" || b.Play.Ordered(s) || to >= 0 && to != s:
		case bots.Heeds(kind):
			heed = append(heed, who(v, s))
		default:
			deaf = append(deaf, who(v, s))
		}
	}
	var all []string
	if len(heed) > 0 {
		what := words.Phrase("heeds."+said.Name(), "about", aboutName(said, about), "who", who(v, by))
		all = append(all, words.Say("said.heeds", "list", words.List(heed), "what", what))
	}
	if len(deaf) > 0 {
		all = append(all, words.Say("said.deaf", "list", words.List(deaf), "n", len(deaf)))
	}
	return words.Sentences(all...)
}

// notCome says of the computer companions whom somebody asked to a place in this round or the one before, and who have had
// their turn since, that they are not there, and what of that lies open: a creature in the place, or how far it still is. ""
// where all have come, or none has had a turn.
func (b *Board) notCome(v island.View) string {
	all, isle := b.Play.Told(), v.Island()
	at, rounds := len(all)-1, 0
	for ; at >= 0 && rounds < 2; at-- {
		if e := &all[at]; e.Kind == island.RoundBegan {
			rounds++
		} else if e.Kind == island.Spoke && island.As[island.SpokeEvent](e).Sentence == island.MeetAt {
			break
		}
	}
	if at < 0 || rounds == 2 {
		return ""
	}
	x := island.As[island.SpokeEvent](&all[at])
	place := box.Place(x.About)
	var out []string
	for s := range v.Company().All() {
		kind, who := b.Play.Sitter(s), who(v, s)
		went := slices.ContainsFunc(all[at:], func(e game.Event) bool { return e.Kind == island.TurnOver && e.Seat == s })
		if !went || s == all[at].Seat || x.To >= 0 && x.To != s || kind == "" || b.Play.Ordered(s) || !isle.People[s].Alive() || isle.People[s].At == place {
			continue
		}
		key := "said.away"
		switch {
		case !bots.Heeds(kind):
			key = "said.away.deaf"
		case slices.Contains(isle.At[:], place):
			key = "said.away.creature"
		}
		out = append(out, words.Say(key, "who", who, "about", aboutName(x.Sentence, int(x.About)), "n", isle.Board().Walking(isle.People[s].At, place)))
	}
	return words.Sentences(out...)
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
