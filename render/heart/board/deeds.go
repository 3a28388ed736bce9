package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What others did while one waited: where they have come to, by how many Drama Points, and the little of it
// that is news.

// deed is that of one of them.
type deed struct {
	seat  game.Seat
	where string
	did   string       // "" where nothing of it is news
	own   []game.Event // by which it cost or brought something
}

// deedOn sets it on a column: who it was and where, what it cost and brought, and what they did.
func (b *Board) deedOn(col *page.Column, d *deed, head, rest ui.Style) {
	b.headOn(col, ui.Plain(d.where), head.In(ui.PlayerOf(b.position().Summary().Players[d.seat].Colour).Pen).Own(), d.own)
	b.entries.line(col)
	if d.did != "" {
		col.Say(ui.Plain(d.did), rest.Own())
	}
	b.entries.end(col)
	col.Gap(3)
}

// newsworthy are the kinds of events that others hear of, what weighs most first.
var newsworthy = [...]game.EventKind{heart.ExplorerLost, heart.SpecialFound, heart.FindScored, heart.TerrainFound, heart.WaterLaid, heart.Marched, heart.Rested}

// mostNews is how many sentences of it are told on a card.
const mostNews = 2

// gained is by how many Drama Points each came on in some events.
func gained(events []game.Event) (out [box.MaxSeats]int) {
	for i := range events {
		if e := &events[i]; e.Seat >= 0 && int(e.Seat) < len(out) {
			out[e.Seat] += tell.Sums(events[i : i+1])[box.Points]
		}
	}
	return out
}

// came is what each but some did in some events, those who did anything, with the most that is told of each.
func came(v heart.View, sum game.Summary, events []game.Event, most int, but ...game.Seat) (out []deed) {
	var own [box.MaxSeats][]game.Event
	var acted [box.MaxSeats]bool
	for i := range events {
		if e := &events[i]; e.Seat != game.Nobody && !slices.Contains(but, e.Seat) {
			own[e.Seat] = append(own[e.Seat], *e)
			acted[e.Seat] = acted[e.Seat] || e.Kind != heart.Decided
		}
	}
	for i, p := range sum.Players {
		s := game.Seat(i)
		if at := v.Sheet(s).Region; acted[i] && at != chart.Nowhere && !setUp(v) {
			d := deed{s, words.Say("told.group", "who", p.Name, "place", tell.Region(at)), newsOf(v, sum, events, most, s), own[i]}
			if d.did != "" || len(chipsOf(d.own)) > 0 {
				out = append(out, d)
			}
		}
	}
	return out
}

// newsOf is what is news of a seat's, in the order in which it happened.
func newsOf(v heart.View, sum game.Summary, events []game.Event, most int, s game.Seat) string {
	var at []int
	for _, kind := range newsworthy {
		for i := len(events) - 1; i >= 0 && len(at) < most; i-- {
			if events[i].Kind == kind && events[i].Seat == s {
				at = append(at, i)
			}
		}
	}
	slices.Sort(at)
	var all []string
	for _, i := range at {
		all = append(all, tell.Event(v, sum, &events[i]))
	}
	return words.Sentences(all...)
}
