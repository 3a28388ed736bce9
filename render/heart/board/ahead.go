package board

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What may come, before one decides: the next Event, the next Encounter and the next search
// for water, reckoned by the rules from what is left in the bags (21), and what threatens
// the caravan as it stands.

// foresight is what the view foresees for a seat; it is reckoned once for a position.
type foresight struct {
	version uint64
	told    int
	seat    game.Seat
	slot    box.Slot // where the next misfortune would be thrown for

	event, meet heart.Draws
	search      heart.Search
	perils      heart.Perils
	misfortunes []heart.Misfortune
}

// foresee is what may come for a seat.
func (b *Board) foresee(v heart.View, s game.Seat) *foresight {
	f, told, at := &b.foreseen, len(b.Play.Told()), v.Sheet(s).Slot
	if b.step(v) == heart.Stepping && b.picked.slot != box.NoSlot {
		at = b.picked.slot // the second Event is drawn there (10.8)
	}
	if f.version == b.Play.Version && f.told == told && f.seat == s && f.slot == at && told > 0 {
		return f
	}
	*f = foresight{version: b.Play.Version, told: told, seat: s, slot: at, event: v.NextEvent(), meet: v.NextEncounter(s), perils: v.Perils(s), misfortunes: v.MisfortunesAt(s, at)}
	if v.Region(v.Sheet(s).Region).Open > 0 || b.step(v) == heart.KeepingSource {
		f.search = v.NextSearch(s)
	}
	return f
}

// counter is a kind of piece with what stands beside it: how many are left, or how likely
// it is.
type counter struct {
	token engraving.Token
	name  string
	text  string
	none  bool
	rule  string
}

// Measures of counters, in units.
const (
	counterH     = 28.0
	counterToken = 24.0
	counterGap   = 12.0 // between two
)

// counterText is how many there are, or how likely one is, and counterName what it is.
var counterText, counterName = ui.Strong.At(15), ui.Small.At(15)

// counters sets them in as many columns as there is room for, each with its name; what there is none of is pale.
func counters(c *ui.Context, col *page.Column, all []counter) {
	wide := countersWide(c, all, col.R.W)
	for from := 0; from < len(all); from += len(wide) {
		row := col.Next(counterH)
		for i := range min(len(wide), len(all)-from) {
			counterIn(c, row.CutLeft(min(row.W, wide[i])), all[from+i])
			row.CutLeft(counterGap)
		}
	}
	col.Gap(6)
}

// countersWide is how wide the columns are in which they have room.
func countersWide(c *ui.Context, all []counter, w float64) (wide []float64) {
	for beside := min(4, len(all)); beside > 0; beside-- {
		wide = make([]float64, beside)
		for i, l := range all {
			own := counterToken + 9 + c.TextWidth(words.Sentence(l.name), counterName) + c.TextWidth(l.text, counterText)
			wide[i%beside] = max(wide[i%beside], own)
		}
		sum := counterGap * float64(beside-1)
		for _, of := range wide {
			sum += of
		}
		if sum <= w {
			break
		}
	}
	return wide
}

// counterIn sets one of them: its token, its name and how many.
func counterIn(c *ui.Context, cell ui.Rect, l counter) {
	name, text := words.Sentence(l.name), c.TextWidth(l.text, counterText)
	c.Tip(cell, page.Cited(words.Say("bags.line", "what", name, "n", l.text), l.rule))
	page.Portrait(c, cell.CutLeft(counterToken).Middle(counterToken, counterToken), l.token)
	st, of := counterText, counterName
	if l.none {
		st, of = st.In(ui.Ghost), of.In(ui.Ghost)
	}
	cell.CutLeft(4)
	at := cell.CutLeft(min(c.TextWidth(name, of)+5, cell.W-text))
	c.Text(at, name, c.Fit(name, of, at.W))
	c.Text(cell, l.text, st)
}

// likely are the sorts that a draw may bring, the likeliest first.
func likely(of heart.Draws, rule string) (out []counter) {
	var sorts []box.Sort
	for s := box.Warband; s < box.Sorts; s++ {
		if of[s] > 0 {
			sorts = append(sorts, s)
		}
	}
	slices.SortStableFunc(sorts, func(x, y box.Sort) int { return cmp.Compare(of[y], of[x]) })
	for _, s := range sorts {
		out = append(out, counter{token: Token(s), name: tell.Sort(s), text: words.Chance(page.Odds(of[s])), rule: rule})
	}
	return out
}

// aheadLine is a line of what may come with its chance.
type aheadLine struct {
	key string
	p   float64
}

// nextEvent is what the next Event may be, in a few words.
func nextEvent(of heart.Draws) []aheadLine {
	lines := []aheadLine{{key: "ill"}, {key: "find"}, {key: "rumour", p: of[box.Rumour]}, {key: "success", p: of[box.Success]}, {key: "nothing", p: of[box.Impassable]}}
	for s := box.Warband; s < box.Sorts; s++ {
		switch {
		case s.Misfortune():
			lines[0].p += of[s]
		case s.Finding():
			lines[1].p += of[s]
		case s.Discovery():
			lines[4].p += of[s]
		}
	}
	return lines
}

// aheadH is the height of such a line, in units.
const aheadH = 18.0

// asRoom are as many of them as there is room for, the last with all that is left: together they are
// certain.
func asRoom(lines []aheadLine, room int) []aheadLine {
	if room >= len(lines) || room < 1 {
		return lines[:max(0, min(room, len(lines)))]
	}
	rest := aheadLine{key: "rest"}
	for _, l := range lines[room-1:] {
		rest.p += l.p
	}
	return append(slices.Clone(lines[:room-1]), rest)
}

// aheadLines shows them, as many as have room.
func aheadLines(c *ui.Context, in ui.Rect, lines []aheadLine) {
	for _, l := range asRoom(lines, int((in.H+2)/aheadH)) {
		row := in.CutTop(aheadH)
		chance := words.Chance(page.Odds(l.p))
		st := ui.Small.At(15).In(ui.Faded)
		at := row.CutRight(c.TextWidth("100 %", st) + 2)
		row.CutRight(4)
		name := words.Say("ahead." + l.key)
		c.Text(row, name, c.Fit(name, st, row.W)) // what it is is heard before how likely it is
		c.Text(at, chance, st.To(ui.Right))
	}
}

// ahead is all that may come, as a page below the chart.
func (b *Board) ahead(c *ui.Context, col *page.Column, v heart.View) {
	s := b.whose(v)
	if setUp(v) || v.Sheet(s).Lost {
		col.Say(ui.Plain(words.Say("ahead.none")), ui.Note)
		return
	}
	f := b.foresee(v, s)
	b.perils(c, col, f)
	if v.Sheet(s).Slot != box.NoSlot { // the Turn Track of the next Game Turn is not known yet
		dawnOf(col, v, s, false, "dawn.ahead")
	}
	col.Gap(4)
	col.Say(page.Cited(words.Say("ahead.events"), box.RuleEvents), ui.Strong.At(16))
	counters(c, col, likely(f.event, box.RuleEvents))
	b.misfortunes(c, col, f)
	col.Say(page.Cited(words.Say("ahead.meetings", "odds", words.Chance(page.Odds(f.meet[box.NoSort]))), box.RuleEncounters), ui.Strong.At(16))
	counters(c, col, likely(f.meet, box.RuleEncounters))
}

// search says what another draw from the Water cup may bring, each by its name, what is likely first; "" where it is empty.
func (b *Board) search(v heart.View, s game.Seat) string {
	of := b.foresee(v, s).search.Markers
	var all []box.Marker
	for m := box.Fork; m < box.Markers; m++ {
		if of[m] > 0 {
			all = append(all, m)
		}
	}
	slices.SortStableFunc(all, func(m, n box.Marker) int { return cmp.Compare(of[n], of[m]) })
	var says []string
	for _, m := range all {
		says = append(says, words.Phrase("ask.keeping-source.draw", "marker", tell.Marker(m), "odds", words.Chance(page.Odds(of[m]))))
	}
	if len(says) == 0 {
		return ""
	}
	return words.Say("ask.keeping-source.draws", "list", words.List(says))
}
