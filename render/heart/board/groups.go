package board

import (
	"cmp"
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

// What has happened: in the panel in the order in which it happened, the last first; where all of it is laid open, by whom
// it befell, whoever is asked first, then whoever it befell last, and of each what happened last.

// group is what befell one of the players, Nobody for all, in its order.
type group struct {
	seat game.Seat
	all  []*tell.Matter
	cut  bool // it is a part of what befell them
	rest bool // and the part that comes later
}

// groupsOf puts matters together by whom they befell, whom something befell last first.
func groupsOf(said []tell.Matter) (out []group) {
	for i := len(said) - 1; i >= 0; i-- {
		m := &said[i]
		at := slices.IndexFunc(out, func(g group) bool { return g.seat == m.Seat })
		if at < 0 {
			at, out = len(out), append(out, group{seat: m.Seat})
		}
		out[at].all = append(out[at].all, m)
	}
	return out
}

// ownFirst has the last of what befell one of the players come before all else, in the same order otherwise. Where something
// befell others too, the rest of it stands below that: so both are in sight.
func ownFirst(all []group, own game.Seat) []group {
	at := slices.IndexFunc(all, func(g group) bool { return g.seat == own })
	if own == game.Nobody || at < 0 {
		return all
	}
	g, rest := all[at], slices.Delete(slices.Clone(all), at, at+1)
	if len(g.all) == 1 || !slices.ContainsFunc(rest, func(o group) bool { return o.seat != game.Nobody }) {
		return slices.Insert(rest, 0, g)
	}
	rest = slices.Insert(rest, 0, group{seat: own, all: g.all[:1], cut: true})
	return append(rest, group{seat: own, all: g.all[1:], cut: true, rest: true})
}

// weighs reports whether a matter is told to whoever sits before the screen: of the others what they found,
// gained or lost, and not each of their steps.
func (b *Board) weighs(m *tell.Matter) bool {
	if m.Seat == b.Play.Seat() || m.Seat == game.Nobody || b.Play.Seat() == game.Nobody || m.Of != nil && (hitBy(m.Of) != game.Nobody || m.Of.Kind == heart.ThrownAgain) {
		return true
	}
	return tellsOf(m)
}

// tellsOf reports whether a matter is of something found, gained or lost: Time alone is only gone by.
func tellsOf(m *tell.Matter) bool {
	by := tell.Sums(m.Events)
	by[box.Time] = 0
	return by != [box.Figures]int{} || m.Of != nil && slices.Contains(newsworthy[:], m.Of.Kind)
}

// groups sets them on a column, under the name of each where there are several players: with where they are,
// the last first. A new Game Turn stands between what came after and before; as long as nothing in it befell anybody, below.
func (b *Board) groups(col *page.Column, v heart.View, sum game.Summary, said []tell.Matter) {
	before, now := splitByTurn(said)
	if before == nil {
		b.groupsNow(col, v, sum, said)
		return
	}
	began := before[len(before)-1].Head
	before = before[:len(before)-1]
	if befellNobody(now) {
		b.groups(col, v, sum, before)
		col.Heading(began)
		col.Gap(3)
		b.groupsNow(col, v, sum, now)
		return
	}
	b.groupsNow(col, v, sum, now)
	col.Heading(began)
	col.Gap(3)
	b.groups(col, v, sum, before)
}

// splitByTurn are what was told up to the beginning of the last Game Turn, nil where none began, and what was told in it.
func splitByTurn(said []tell.Matter) (before, now []tell.Matter) {
	for i := len(said) - 1; i >= 0; i-- {
		if e := said[i].Of; e != nil && e.Kind == heart.TurnBegan {
			return said[:i+1], said[i+1:]
		}
	}
	return nil, said
}

// befellNobody reports whether matters are of nobody in particular.
func befellNobody(said []tell.Matter) bool {
	return !slices.ContainsFunc(said, func(m tell.Matter) bool { return m.Seat != game.Nobody })
}

// groupsNow sets what was told within a Game Turn.
func (b *Board) groupsNow(col *page.Column, v heart.View, sum game.Summary, said []tell.Matter) {
	b.groupsOn(col, sum, said, b.whose(v), func(s game.Seat) string {
		place := ""
		if at := v.Sheet(s).Region; at != chart.Nowhere {
			place = tell.Region(at)
		}
		return words.Say("told.group", "who", sum.Players[s].Name, "place", place)
	})
}

// groupsOn sets matters by whom they befell, each of whom, where there are several players, has a name; first those of one
// of them, Nobody's of none.
func (b *Board) groupsOn(col *page.Column, sum game.Summary, said []tell.Matter, first game.Seat, name func(s game.Seat) string) {
	if b.entries.panel { // where each has the sign before it, and what happened last stands first
		b.byTimeOn(col, sum, said, first)
		return
	}
	for _, g := range ownFirst(groupsOf(said), first) {
		var of *game.Player
		if g.seat != game.Nobody && len(sum.Players) > 1 {
			of = &sum.Players[g.seat]
		}
		if of != nil {
			says := name(g.seat)
			if g.rest {
				says = words.Say("told.before", "who", of.Name)
			}
			b.groupHead(col, *of, says)
		}
		for _, m := range g.all {
			b.matterRow(col, m, g.seat == first || g.seat == game.Nobody)
		}
		col.Gap(3)
	}
}

// byTime are matters as they happened, the last first, whoever they befell.
func byTime(said []tell.Matter) (out []*tell.Matter) {
	for i := range said {
		out = append(out, &said[i])
	}
	slices.Reverse(out)
	slices.SortStableFunc(out, func(x, y *tell.Matter) int { return cmp.Compare(y.At, x.At) })
	return out
}

// byTimeOn sets matters in that order, each behind the sign of whom it befell: a line with a name would take the room of
// another.
func (b *Board) byTimeOn(col *page.Column, sum game.Summary, said []tell.Matter, first game.Seat) {
	for i, all := 0, byTime(said); i < len(all); i++ {
		m := all[i]
		if shownBelow(all[i+1:], m) {
			continue
		}
		var of *game.Player
		if m.Seat != game.Nobody && len(sum.Players) > 1 {
			of = &sum.Players[m.Seat]
		}
		b.signed(col, of, func(in *page.Column) { b.matterRow(in, m, m.Seat == first || m.Seat == game.Nobody) })
	}
}

// shownBelow reports whether what happened just before a matter says the same: with a find stands who loses by it.
func shownBelow(before []*tell.Matter, m *tell.Matter) bool {
	if m.Of == nil || m.Of.Kind != heart.Shamed {
		return false
	}
	at := slices.IndexFunc(before, func(x *tell.Matter) bool { return x.Seat == told.AsOther(m.Of) })
	return at >= 0 && slices.Contains(before[at].Shames, m.Seat)
}

// groupHead names whom the next befell, with their sign: what it brought stands beside each of it.
func (b *Board) groupHead(col *page.Column, p game.Player, name string) {
	c := col.C
	row := col.Next(22)
	c.Sign(row.CutLeft(18).Middle(17, 17), p.Colour)
	row.CutLeft(6)
	c.Text(row, name, c.Fit(name, ui.Strong.At(16).In(ui.PlayerOf(p.Colour).Pen), row.W).Own())
}

// signed sets something in the panel behind the sign of whom it befell, nil for nobody.
func (b *Board) signed(col *page.Column, of *game.Player, set func(in *page.Column)) {
	if of == nil {
		set(col)
		return
	}
	col.C.Sign(col.R.Top(signedH).Left(signedW).Middle(16, 16), of.Colour)
	col.R.X, col.R.W = col.R.X+signedW, col.R.W-signedW
	set(col)
	col.R.X, col.R.W = col.R.X-signedW, col.R.W+signedW
}

// How wide the sign is with what is between it and the words, and how high their first line, in units.
const signedW, signedH = 21.0, 20.0

// headOn says what happened, and beside the end of it, or under it where there is no room, what it cost and brought.
func (b *Board) headOn(col *page.Column, head ui.Rich, st ui.Style, events []game.Event) {
	c, chips := col.C, chipsOf(events)
	w, end := chipsWidth(c, chips), c.ParagraphEnd(head, st, col.R.W)
	if brief := briefly(chips); w > 0 && b.entries.panel && end+14+w > col.R.W && end+14+chipsWidth(c, brief) <= col.R.W {
		chips, w = brief, chipsWidth(c, brief)
	}
	if w == 0 || end+14+w > col.R.W {
		b.entries.say(col, head, st)
		b.chipLines(col, chips)
		return
	}
	from := col.Height()
	row := col.Next(max(chipRow, c.ParagraphHeight(head, st, col.R.W)))
	c.Paragraph(row, head, st)
	at := row.CutBottom(chipRow)
	chipsOn(c, at.CutRight(w), chips)
	b.entries.within(from, col.Height(), ui.LineHeight(st))
}

// matterRow sets one of them: what happened, and under it, or beside it where there is room, what it cost and
// brought, as pictures with figures; then, of the player's own, its dice where no page of the board has them, and what
// lies in the Matrix for it.
func (b *Board) matterRow(col *page.Column, m *tell.Matter, own bool) {
	c, top, st := col.C, col.R.Y, ui.Body.At(16).Own()
	head, tip := page.RulesBehind(m.Head, string(m.Rule)), ui.Plain(words.Sentences(m.Figures...)) // each figure, with its dice
	if b.entries.panel {
		head, tip = ui.Plain(m.Head), page.Cited(tip.String(), string(m.Rule))
	}
	from := col.Height()
	b.headOn(col, head, st, unshamed(m.Events))
	b.entries.line(col)
	if b.entries.panel {
		b.once.sees(head.String(), from, col.Height(), b.entries.seen+foldFrom)
	}
	for _, s := range m.Shames { // as soon as it is lost
		b.entries.say(col, ui.Plain(fullStop(words.Say("strip.shamed", "who", tell.Who(b.position().Summary(), s)))), ui.Strong.At(15).In(ui.Red).Own())
		b.entries.line(col)
	}
	for _, die := range m.Dice {
		if !own || !b.tight && b.large != chartLarge { // they are on the tip, and one's own on their page
			break
		}
		l := dieLine(die)
		lineOn(c, col.Next(lineHeight(c, l, col.R.W, stripLine)), l, stripLine)
		b.entries.line(col)
	}
	if lies := m.Lying(); own && lies != "" {
		col.Say(ui.Plain(lies), ui.Small.At(15).Own())
	}
	if len(m.Figures) > 0 || b.entries.panel {
		c.TipArea(ui.R(col.R.X, top, col.R.W, col.R.Y-top), tip)
	}
	b.entries.end(col)
	col.Gap(5)
}

// past is what had happened before, by Game Turns, the last first; it is put into words once.
type past struct {
	version uint64
	before  int
	seat    game.Seat
	book    *words.Book
	turns   []turnTold
}

// turnTold is what is told of a Game Turn.
type turnTold struct {
	n    int
	said []tell.Matter
}

// pastTurns is of how many Game Turns that are over it is told beside what has happened now: the journals and
// the papers have the others.
const pastTurns = 2

// keeps reports whether a matter is told when the player before the screen has chosen since: a bare step is not.
func (b *Board) keeps(m *tell.Matter) bool {
	if m.Road || idle(m) || m.Of != nil && (m.Of.Kind == heart.TurnBegan || m.Of.Kind == heart.Balanced) {
		return false
	}
	step := m.Of != nil && m.Of.Kind == heart.Walked
	return tellsOf(m) || !step && b.weighs(m)
}

// pastOf is what had happened before an event.
func (b *Board) pastOf(v heart.View, sum game.Summary, before int) []turnTold {
	k := &b.put.past
	if k.version == b.Play.Version && k.before == before && k.seat == b.Play.Seat() && k.book == words.Default() && k.turns != nil {
		return k.turns
	}
	*k = past{version: b.Play.Version, before: before, seat: b.Play.Seat(), book: words.Default(), turns: []turnTold{}}
	all := b.Play.Written()
	var began []int
	for i := range all[:before] {
		if all[i].Kind == heart.TurnBegan {
			began = append(began, i)
		}
	}
	to := before
	for n := len(began); n > 0 && n > len(began)-pastTurns; n-- {
		said := those(joined(tell.Matters(v, sum, all, began[n-1], to, nil)), func(m *tell.Matter) bool { return b.keeps(m) })
		if len(said) > 0 {
			k.turns = append(k.turns, turnTold{n, said[max(0, len(said)-toldMost):]})
		}
		to = began[n-1]
	}
	return k.turns
}

// earlier sets it below what has happened since the player chose last.
func (b *Board) earlier(col *page.Column, v heart.View, sum game.Summary, before int) {
	if setUp(v) || b.playing() && !b.Held() {
		return
	}
	for _, t := range b.pastOf(v, sum, before) {
		t.said = slices.DeleteFunc(slices.Clone(t.said), func(m tell.Matter) bool { return slices.Contains(b.put.said.whole, m.HeadAt) })
		if len(t.said) == 0 {
			continue
		}
		col.Gap(6)
		name := func(s game.Seat) string { return sum.Players[s].Name }
		switch now := t.n == v.Track().Turn; {
		case !now:
			col.Say(ui.Plain(words.Say("told.turn", "n", t.n)), ui.Note.At(15).In(ui.Faded)) // a heading would take the room of a line
			col.Gap(2)
		case len(sum.Players) > 1 && !b.entries.panel: // it stands beside the name, for the same reason
			name = func(s game.Seat) string { return words.Say("told.before", "who", sum.Players[s].Name) }
		default:
			col.Say(ui.Plain(words.Say("told.turn.now")), ui.Note.At(15).In(ui.Faded))
			col.Gap(2)
		}
		b.groupsOn(col, sum, t.said, game.Nobody, name)
	}
}
