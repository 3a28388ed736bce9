package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What has happened, and what else can stand at the left below the chart.

// toldMost is how many sentences of what has happened are kept on the board.
const toldMost = 60

// tabs are what can stand at the left below the chart.
var tabs = [...]struct{ name, rule string }{{"happened", ""}, {"ahead", box.RuleEvents}, {"track", box.RuleTrack}, {"bags", box.RulePieces}}

// told is what has happened since the player before the screen chose last; or the Turn
// Track, or what is left in the bags.
func (b *Board) told(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	var options []ui.Option
	for _, t := range tabs {
		tip := ui.Plain(words.Say("tab."+t.name+".tip", "key", c.KeyOf(Journal)))
		if t.rule != "" {
			tip = page.Cited(words.Say("tab."+t.name+".tip"), t.rule)
		}
		options = append(options, ui.Option{Label: words.Say("tab." + t.name), ID: t.name, Tip: tip})
	}
	_, h := c.Options(r, "tab", &b.tab, options...)
	r.CutTop(h + 4)
	name := tabs[b.tab%len(tabs)].name
	c.Scroll(name, r, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		switch name {
		case "bags":
			b.bags(c, col, v)
		case "ahead":
			b.ahead(c, col, v)
		case "track":
			b.ruler(c, col, v, sum)
		default:
			b.lines(col, v, sum)
		}
		return col.Height()
	})
	if name == "happened" && b.toldAt != b.Play.Version { // what came last is what matters most, and to whoever sits down what came first
		b.toldAt = b.Play.Version
		events, to := b.news(), c.Extent(name)
		if len(events) > 0 && events[0].Seat != b.Play.Seat() {
			to = 0
		}
		c.ScrollTo(name, r.H, to, 0)
	}
}

// lines are the sentences of it.
func (b *Board) lines(col *page.Column, v heart.View, sum game.Summary) {
	var lines []ui.Rich
	events := b.news()
	b.others(col, v, sum, events)
	events, paged := b.elsewhere(v, events)
	for i := len(events) - 1; i >= 0 && len(lines) < toldMost; i-- {
		if text := tell.Event(v, sum, &events[i]); text != "" {
			lines = append(lines, page.RulesBehind(text, string(events[i].Rule)))
		}
	}
	if len(lines) == 0 {
		key := "told.none"
		if paged {
			key = "told.paged"
		}
		col.Say(ui.Plain(words.Say(key)), ui.Note)
	}
	for i := len(lines) - 1; i >= 0; i-- {
		col.Say(lines[i], ui.Body.At(16).Own())
		col.Gap(2)
	}
}

// elsewhere are those of the events that do not stand on the page of the march and the
// survey already: nothing is told twice on one screen. paged reports whether there are such.
func (b *Board) elsewhere(v heart.View, events []game.Event) (out []game.Event, paged bool) {
	if !b.surveys(v) {
		return events, false
	}
	s, parts := b.whose(v), partsOf(box.MapParts)
	at := len(b.Play.Events()) - len(b.Play.EventsSince()) // of the first of them
	from := len(b.Play.Told()) - len(since(b.Play.Told(), heart.MapTurnBegan, s))
	for i := range events {
		e := &events[i]
		if at+i >= from && (e.Seat == s || e.Seat == game.Nobody) && slices.ContainsFunc(parts, func(p part) bool { return p.of(e) }) {
			paged = true
			continue
		}
		out = append(out, *e)
	}
	return out, paged
}

// news are the events since the player before the screen chose last, as far as they are
// written. Of a game taken up again nobody has seen anything: they are those since he chose last
// before it was laid aside.
func (b *Board) news() []game.Event {
	events, table := b.Play.Written(), b.Play.Table()
	from := len(b.Play.Events()) - len(b.Play.EventsSince())
	if from == len(events) {
		for n := table.Len() - 1; n >= 0; n-- {
			if from -= len(table.EventsOf(n)); table.CommandAt(n).Seat == b.Play.Seat() {
				break
			}
		}
	}
	return events[max(0, min(len(events), from)):]
}

// others is what each of the others has come to since, in a line: whoever sits down reads
// that first.
func (b *Board) others(col *page.Column, v heart.View, sum game.Summary, events []game.Event) {
	var gained [box.MaxSeats]int
	var acted [box.MaxSeats]bool
	for i := range events {
		e := &events[i]
		if e.Seat == game.Nobody || e.Seat == b.Play.Seat() {
			continue
		}
		acted[e.Seat] = true
		switch e.Kind {
		case heart.Scored:
			gained[e.Seat] += told.AsScored(e).Points
		case heart.Shamed:
			gained[e.Seat]--
		}
	}
	for i, p := range sum.Players {
		if at := v.Sheet(game.Seat(i)).Region; acted[i] && at != chart.Nowhere && !setUp(v) {
			col.Say(ui.Plain(words.Say("told.since", "who", p.Name, "by", words.Signed(gained[i]), "place", tell.Region(at))), ui.Strong.At(16).Own())
			col.Gap(2)
		}
	}
}
