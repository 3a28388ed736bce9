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
	where string
	did   string // "" where nothing of it is news
}

// on sets it on a column.
func (d *deed) on(col *page.Column, head, rest ui.Style) {
	col.Say(ui.Plain(d.where), head.Own())
	if d.did != "" {
		col.Say(ui.Plain(d.did), rest.Own())
	}
	col.Gap(2)
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

// came is what each but some did in some events, those who did anything.
func came(v heart.View, sum game.Summary, events []game.Event, but ...game.Seat) (out []deed) {
	gained := gained(events)
	var acted [box.MaxSeats]bool
	for i := range events {
		if e := &events[i]; e.Seat != game.Nobody && !slices.Contains(but, e.Seat) {
			acted[e.Seat] = true
		}
	}
	for i, p := range sum.Players {
		s := game.Seat(i)
		if at := v.Sheet(s).Region; acted[i] && at != chart.Nowhere && !setUp(v) {
			by := ""
			if gained[i] != 0 { // what did not happen is not told
				by = words.Signed(gained[i])
			}
			out = append(out, deed{words.Say("move.other", "who", p.Name, "by", by, "place", tell.Region(at)), newsOf(v, sum, events, s)})
		}
	}
	return out
}

// newsOf is what is news of a seat's, in the order in which it happened.
func newsOf(v heart.View, sum game.Summary, events []game.Event, s game.Seat) string {
	var at []int
	for _, kind := range newsworthy {
		for i := len(events) - 1; i >= 0 && len(at) < mostNews; i-- {
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
