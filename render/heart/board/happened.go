package board

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
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
// Track, or what is left in the bags; or standing orders that have been unfolded.
func (b *Board) told(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	if b.ordersOver(c, r, v) {
		return
	}
	var options []ui.Option
	for _, t := range tabs {
		tip := ui.Plain(words.Say("tab."+t.name+".tip", "key", c.KeyOf(Journal)))
		if t.rule != "" {
			tip = page.Cited(words.Say("tab."+t.name+".tip"), t.rule)
		}
		options = append(options, ui.Option{Label: words.Say("tab." + t.name), ID: t.name, Tip: tip})
	}
	_, h := c.Options(r, "tab", &b.tab, options...)
	row := r.CutTop(h + 4)
	name := tabs[b.tab%len(tabs)].name
	if name == "happened" {
		row.CutLeft(c.OptionsWidth(options...) + 6)
		b.happened(c, row.Top(ui.ButtonH-2), r, v, sum)
		return
	}
	c.Scroll(name, r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		switch name {
		case "bags":
			b.bags(c, col, v)
		case "ahead":
			b.ahead(c, col, v)
		default:
			b.ruler(c, col, v, sum)
		}
		return col.Height()
	})
}

// lines are what has happened, the newest first: since the player before the screen chose last, whoever it
// befell under their name, and below a heading of its own what had happened before, by Game Turns.
func (b *Board) lines(c *ui.Context, col *page.Column, v heart.View, sum game.Summary) {
	from, to := b.news()
	said := b.saidOf(v, sum, from, to)
	if b.step(v) == heart.Outfitting {
		b.plan(col, v)
		col.Gap(dawnGap)
		b.entries.say(col, dawnSays(v, b.whose(v), true, "dawn.first"), dawnStyle)
		b.entries.end(col)
		col.Gap(6)
	}
	some := setUp(v) && b.outfits(col, v, sum, b.Play.Written()[from:to])
	b.groups(col, v, sum, said)
	if !setUp(v) { // which is the oldest of all by then
		some = b.outfits(col, v, sum, b.Play.Written()[from:to])
	}
	bare := !some && len(said) == 0 && b.step(v) != heart.KeepingSource
	bare = bare && (b.Held() || !b.playing()) && (setUp(v) || len(b.pastOf(v, sum, from)) == 0) // else what was told last is of more use
	if bare {
		col.Say(ui.Plain(words.Say("told.none")), ui.Note)
	}
	if bare && !setUp(v) && !b.mapNext() { // which is of use, however little has happened
		col.Gap(6)
		col.Say(page.Cited(words.Say("track.head"), box.RuleTrack), ui.Strong.At(16))
		col.Gap(2)
		b.ruler(c, col, v, sum)
		b.entries.end(col)
	}
	b.entries.before()
	b.earlier(col, v, sum, from)
}

// outfits are what everybody has bought, a line each, and the Credits that are left (4.3): as long as
// outfits are bought, and where one was since the player chose last. Lot by lot it would be a long list.
// It reports whether there are any.
func (b *Board) outfits(col *page.Column, v heart.View, sum game.Summary, news []game.Event) (some bool) {
	if !setUp(v) && !slices.ContainsFunc(news, func(e game.Event) bool { return bought(&e) }) {
		return false
	}
	for i, p := range sum.Players {
		var of []game.Event
		var things [box.Resources]int
		for _, e := range b.Play.Written() {
			if bought(&e) && e.Seat == game.Seat(i) {
				if of = append(of, e); e.Kind == heart.Got {
					things[told.AsThing(&e).Resource]++
				}
			}
		}
		all := ofEach(things[:], func(r int) string { return tell.Resource(box.Resource(r)) })
		if len(of) == 0 {
			continue
		}
		some = true
		key := "told.outfit"
		if n := v.Sheet(game.Seat(i)).Credits; n > 0 {
			key = "told.outfit.left"
		}
		line := words.Say(key, "who", p.Name, "list", words.List(all), "figures", tell.Figures(of), "n", v.Sheet(game.Seat(i)).Credits)
		b.entries.say(col, ui.Plain(line), ui.Body.At(16).Own())
		b.entries.end(col)
		col.Gap(3)
	}
	return some
}

// bought reports whether something came with the outfit (4.3).
func bought(e *game.Event) bool {
	return e.Kind == heart.Got && told.AsThing(e).Cause == box.ByOutfit || e.Kind == heart.Changed && told.AsChanged(e).Cause == box.ByOutfit
}

// putInWords is what is put together once, and not for each frame.
type putInWords struct {
	said   saying
	past   past
	record past // all of it, laid open
	tips   tips
	falls  struct {
		version uint64
		of      map[int][]heart.Fall
	}
}

// saying is what has been put into words last, and of what: it stays as long as nothing more is
// written, nobody gives anything a name, and the language is the same.
type saying struct {
	version  uint64
	from, to int
	laid     bool // the Matrix is in sight
	own      game.Seat
	book     *words.Book
	matters  []tell.Matter
	whole    []int // where the heads lie of those that had begun before: they stand there with all that came of them
}

// saidOf is what is told of the events from one on up to another, put together once.
func (b *Board) saidOf(v heart.View, sum game.Summary, from, to int) []tell.Matter {
	k := saying{version: b.Play.Version, from: from, to: to, laid: b.laid(v), own: b.whose(v), book: words.Default()}
	if s := &b.put.said; s.matters == nil || s.version != k.version || s.from != from || s.to != to || s.laid != k.laid || s.own != k.own || s.book != k.book {
		k.matters = b.say(v, sum, &k)
		*s = k
	}
	return b.put.said.matters
}

// say puts together what is told, whatever else on the screen tells it too: this is the record. Of each of the others the
// last is told all the same.
func (b *Board) say(v heart.View, sum game.Summary, k *saying) []tell.Matter {
	all := joined(tell.Matters(v, sum, b.Play.Written(), k.from, k.to, nil)) // before any is left out: what follows would stand behind another
	counts := func(m *tell.Matter) bool {
		road := m.Road && (m.Seat != k.own || k.laid)                                                                        // another's Matrix is not shown, and one's own shows it
		news := m.Of == nil || m.Of.Kind != heart.Balanced                                                                   // what is added to the bag is of no use to anybody before the bags are looked into
		return news && b.weighs(m) && !road && slices.ContainsFunc(m.Events, func(e game.Event) bool { return !bought(&e) }) // an outfit is told in a line
	}
	stirs := func(m *tell.Matter) bool { return counts(m) && !idle(m) }
	said := those(all, counts)
	if rest := those(said, stirs); len(rest) > 0 { // that somebody sets out is of no use beside what came
		said = rest
	}
	if !setUp(v) && k.own != game.Nobody {
		did := those(all, func(m *tell.Matter) bool { // that nothing came of their day is told of the others too; a bare step is nothing
			return !m.Road && m.Of != nil && !idle(m) && m.Of.Kind != heart.Walked && m.Of.Kind != heart.TurnBegan
		})
		for i := range sum.Players {
			if s := game.Seat(i); s != k.own {
				said = withLast(said, s, did)
			}
		}
	}
	said = joined(b.withWhole(v, sum, said, k))
	return append([]tell.Matter{}, said[max(0, len(said)-toldMost):]...)
}

// withWhole has each thing that was told in part before the player chose last, and of which more came since, stand there
// once, with all that came of it; and what only follows from such a thing stand behind that. Which those are is noted, for
// they are not told below any more.
func (b *Board) withWhole(v heart.View, sum game.Summary, said []tell.Matter, k *saying) (out []tell.Matter) {
	var before []tell.Matter
	for i := range said {
		m := said[i]
		again := m.Again && m.HeadAt >= 0 && m.HeadAt < k.from
		if !again && (m.Of == nil || !follows[m.Of.Kind] || slices.ContainsFunc(out, func(x tell.Matter) bool { return belongs(&x, &m) })) {
			out = append(out, m)
			continue
		}
		if before == nil {
			began := lastOf(b.Play.Written()[:k.from], func(e *game.Event) bool { return e.Kind == heart.TurnBegan })
			before = joined(tell.Matters(v, sum, b.Play.Written(), max(0, began), k.from, nil))
		}
		at := slices.IndexFunc(before, func(x tell.Matter) bool { return again && x.HeadAt == m.HeadAt })
		if !again {
			at = opener(before, &m)
		}
		if at < 0 {
			out = append(out, m)
			continue
		}
		x := before[at]
		if n := slices.IndexFunc(out, func(y tell.Matter) bool { return y.HeadAt == x.HeadAt }); n >= 0 { // it stands there by now
			x = out[n]
			out = slices.Delete(out, n, n+1)
		}
		whole := m.With(&x)
		if whole.Head = words.Sentences(x.Head, m.Head); again {
			whole.Head = x.Head + strings.TrimPrefix(m.Head, tell.Event(v, sum, m.Of))
		}
		whole.Seat, whole.Rule, whole.Of, whole.HeadAt = x.Seat, x.Rule, x.Of, x.HeadAt
		out, k.whole = append(out, whole), append(k.whole, x.HeadAt)
	}
	return out
}

// those are the matters that fit.
func those(all []tell.Matter, fit func(m *tell.Matter) bool) (out []tell.Matter) {
	for i := range all {
		if fit(&all[i]) {
			out = append(out, all[i])
		}
	}
	return out
}

// withLast is what is told with the last of a seat's among all, where it belongs by its time; unless something of theirs is
// told already.
func withLast(told []tell.Matter, s game.Seat, all []tell.Matter) []tell.Matter {
	of := func(m tell.Matter) bool { return m.Seat == s }
	own := those(all, func(m *tell.Matter) bool { return of(*m) })
	if len(own) == 0 || slices.ContainsFunc(told, of) {
		return told
	}
	last := own[len(own)-1]
	at := slices.IndexFunc(told, func(m tell.Matter) bool { return m.At > last.At })
	if at < 0 {
		at = len(told)
	}
	return slices.Insert(told, at, last)
}

// follows are the kinds of events that are no more than what came of the one before them.
var follows = map[game.EventKind]bool{
	heart.VillageMet: true, heart.RumourBack: true, heart.RumourTold: true, heart.ChasedOff: true, heart.Nothing: true, heart.EventBack: true,
	heart.ChitPlaced: true, heart.BarredWay: true, heart.PickaxFrees: true,
	heart.Got: true, heart.GaveUp: true, // where it is a part of that
}

// joined has what merely follows from a matter before it stand in that, as a sentence behind its head.
func joined(all []tell.Matter) (out []tell.Matter) {
	for _, m := range all {
		n := opener(out, &m)
		if n < 0 {
			out = append(out, m)
			continue
		}
		to := &out[n]
		to.Head = words.Sentences(to.Head, m.Head)
		to.Figures = slices.Concat(to.Figures, m.Figures)
		to.Events, to.Dice = slices.Concat(to.Events, m.Events), slices.Concat(to.Dice, m.Dice)
	}
	return out
}

// opener is where in what was told before lies what a matter follows from, −1 where it follows from none: the last thing
// that befell the same player, or, where it has a cause of its own, the last of that cause on the same step.
func opener(before []tell.Matter, m *tell.Matter) int {
	if m.Of == nil || !follows[m.Of.Kind] {
		return -1
	}
	for n := len(before) - 1; n >= 0; n-- {
		switch x := &before[n]; {
		case x.Seat != m.Seat:
		case belongs(x, m):
			return n
		case x.Road || x.Of != nil && x.Of.Kind == heart.Walked || !tell.HasCause(m.Of):
			return -1
		}
	}
	return -1
}

// belongs reports whether one thing has another stand in it: the same player's, and of the same cause where that has one.
func belongs(to, m *tell.Matter) bool {
	if to.Seat != m.Seat || to.Road || to.Of == nil || !opens[to.Of.Kind] {
		return false
	}
	return !tell.HasCause(m.Of) || tell.SameCause(to.Of, m.Of)
}

// opens are the kinds of events that something follows from.
var opens = map[game.EventKind]bool{heart.EventDrawn: true, heart.Met: true, heart.FindScored: true, heart.SpecialFound: true, heart.HumbledBy: true}

// idle reports whether a matter is no more than that a turn of the Map Phase began.
func idle(m *tell.Matter) bool {
	return m.Of != nil && m.Of.Kind == heart.MapTurnBegan && len(chipsOf(m.Events)) == 0 && len(m.Dice) == 0
}

// laid reports whether the Matrix of whom the question is put to is in sight.
func (b *Board) laid(v heart.View) bool {
	return !b.tight && b.large != chartLarge && v.Sheet(b.whose(v)).Slot != box.NoSlot
}

// news are the events since the player before the screen chose last, as far as they are
// written: from which on, and up to which.
func (b *Board) news() (from, to int) {
	events := b.Play.Written()
	if b.Play.Over() && !b.playing() { // nobody chooses any more: all of the last Game Turn
		return max(0, lastOf(events, func(e *game.Event) bool { return e.Kind == heart.TurnBegan })), len(events)
	}
	return min(len(events), len(b.Play.Events())-len(b.Play.EventsSince())), len(events)
}
