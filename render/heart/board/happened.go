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
			b.lines(c, col, v, sum)
		}
		return col.Height()
	})
	if seen := b.Play.Version<<16 + uint64(len(b.Play.Written())); name == "happened" && b.toldAt != seen { // what came last is what matters most, and to whoever sits down what came first
		b.toldAt = seen
		events, _ := b.news()
		to := c.Extent(name)
		if len(events) > 0 && events[0].Seat != b.Play.Seat() {
			to = 0
		}
		c.ScrollTo(name, r.H, to, 0)
	}
}

// lines are the sentences of it. What became other on the Sheet for each stands below it in
// one line; the tip has each figure, with its dice.
func (b *Board) lines(c *ui.Context, col *page.Column, v heart.View, sum game.Summary) {
	events, from := b.news()
	b.others(col, v, sum, events)
	events, paged := b.elsewhere(v, events, from)
	said := b.saidOf(events, v, sum)
	if len(said) == 0 && !b.playing() {
		key := "told.none"
		switch {
		case b.scened:
			key = "told.scene"
		case paged:
			key = "told.paged"
		}
		col.Say(ui.Plain(words.Say(key)), ui.Note)
	}
	for i := range said {
		p, top := &said[i], col.R.Y
		for k, line := range p.lines {
			col.Say(page.RulesBehind(line, string(p.at[k].Rule)), ui.Body.At(16).Own())
		}
		if short := p.short(); short != "" {
			col.Say(ui.Plain(short), ui.Small.At(15).Own())
		}
		if len(p.figures) > 0 {
			c.TipArea(ui.R(col.R.X, top, col.R.W, col.R.Y-top), ui.Plain(words.Sentences(p.figures...)))
		}
		col.Gap(2)
	}
}

// putInWords is what is put together once, and not for each frame.
type putInWords struct {
	said saying
	tips tips
}

// saying is what has been put into words last, and of what: it stays as long as nothing more is
// written, nobody gives anything a name, and the language is the same.
type saying struct {
	version     uint64
	written, of int
	scened      bool
	book        *words.Book
	parts       []part
}

// saidOf is sentences, put together once.
func (b *Board) saidOf(events []game.Event, v heart.View, sum game.Summary) []part {
	if k := (saying{version: b.Play.Version, written: len(b.Play.Written()), of: len(events), scened: b.scened, book: words.Default()}); b.put.said.parts == nil ||
		k.version != b.put.said.version || k.written != b.put.said.written || k.of != b.put.said.of || k.scened != b.put.said.scened || k.book != b.put.said.book {
		k.parts = append([]part{}, sentences(events, v, sum)...)
		b.put.said = k
	}
	return b.put.said.parts
}

// sentences are the last of the events as they are told: each sentence with the figures that
// follow it, whose events come after its own.
func sentences(events []game.Event, v heart.View, sum game.Summary) (out []part) {
	for i := range events {
		e := &events[i]
		text := tell.Event(v, sum, e)
		if text == "" {
			continue
		}
		if !figured(e) && e.Kind != heart.ChitLaid && e.Kind != heart.ChitBack { // what lies in the slots is seen
			if n := len(out); n > 0 && len(out[n-1].lines) == 0 && out[n-1].at[0].Seat == e.Seat { // what it took came first
				p := &out[n-1]
				p.lines, p.at = []string{text}, slices.Insert(p.at, 0, *e)
				continue
			}
			out = append(out, part{lines: []string{text}, at: []game.Event{*e}})
			continue
		}
		if n := len(out); n == 0 || out[n-1].at[0].Seat != e.Seat && out[n-1].at[0].Seat != game.Nobody {
			out = append(out, part{}) // it is another's
		}
		p := &out[len(out)-1]
		p.figures, p.at = append(p.figures, text), append(p.at, *e)
	}
	return out[max(0, len(out)-toldMost):]
}

// elsewhere are those of the events that do not stand in the scene, or on the page of the march and
// the survey, already: nothing is told twice on one screen. The first of them is the at-th; paged
// reports whether there are such.
func (b *Board) elsewhere(v heart.View, events []game.Event, at int) (out []game.Event, paged bool) {
	if b.scened {
		n := min(max(0, b.sceneAt-at), len(events))
		return events[:n], n < len(events)
	}
	if !b.surveys(v) {
		return events, false
	}
	s, parts := b.whose(v), partsOf(box.MapParts)
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
// written, and which the first of them is. Of a game taken up again nobody has seen anything: they are those since he chose last
// before it was laid aside.
func (b *Board) news() ([]game.Event, int) {
	p, events := b.Play, b.Play.Written()
	from := len(p.Events()) - len(p.EventsSince())
	if from == len(events) {
		for n := p.Len() - 1; n >= 0; n-- {
			x := p.Step(n)
			if from -= len(x.Events); x.Seat == p.Seat() {
				break
			}
		}
	}
	from = max(0, min(len(events), from))
	return events[from:], from
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
