package board

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What has happened: in the panel in the order in which it happened, the last first; where all of it is laid open, by Game Turn
// and by whom it befell (record.go).

// group is what befell one of the players, Nobody for all, in its order.
type group struct {
	seat game.Seat
	all  []*tell.Matter
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

// groups sets them on a column, the last first. A new Game Turn stands between what came after and before; as long as nothing in it befell anybody, below.
func (b *Board) groups(col *page.Column, v heart.View, sum game.Summary, said []tell.Matter) {
	before, now := splitByTurn(said)
	if before == nil {
		b.groupsOn(col, sum, said, b.whose(v))
		return
	}
	began := before[len(before)-1].Head
	before = before[:len(before)-1]
	if befellNobody(now) {
		b.groups(col, v, sum, before)
		col.Heading(began)
		col.Gap(3)
		b.groupsOn(col, sum, now, b.whose(v))
		return
	}
	b.groupsOn(col, sum, now, b.whose(v))
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

// byTime are matters as they happened, the last first, whoever they befell.
func byTime(said []tell.Matter) (out []*tell.Matter) {
	for i := range said {
		out = append(out, &said[i])
	}
	slices.Reverse(out)
	slices.SortStableFunc(out, func(x, y *tell.Matter) int { return cmp.Compare(y.At, x.At) })
	return out
}

// groupsOn sets matters in that order, each behind the sign of whom it befell: a line with a name would take the room of
// another.
func (b *Board) groupsOn(col *page.Column, sum game.Summary, said []tell.Matter, first game.Seat) {
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
	v, sum := b.look()
	says := words.Sentences(m.Head, m.Outcome(v))
	head, tip := page.RulesBehind(says, string(m.Rule)), ui.Plain(words.Sentences(m.Figures...)) // each figure, with its dice
	if b.entries.panel {
		head, tip = ui.Plain(says), page.Cited(tip.String(), string(m.Rule))
	}
	from := col.Height()
	b.headOn(col, head, st, unshamed(m.Events))
	b.entries.line(col)
	if b.entries.panel {
		b.once.sees(head.String(), from, col.Height(), b.entries.seen+foldFrom)
	}
	for _, s := range m.Shames { // as soon as it is lost
		b.entries.say(col, ui.Plain(fullStop(words.Say("strip.shamed", "who", tell.Who(sum, s)))), ui.Strong.At(15).In(ui.Red).Own())
		b.entries.line(col)
	}
	for _, die := range m.Dice {
		if b.entries.panel && (!own || !b.tight && b.large != chartLarge) { // they are on the tip, and one's own on their page
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
	k.turns = turnsOf(v, sum, b.Play.Written(), before, toldMost, b.keeps)
	return k.turns
}

// turnsOf is what is told of the last Game Turns up to an event, the last first: of each so many of the matters that are kept.
func turnsOf(v heart.View, sum game.Summary, all []game.Event, before, most int, keeps func(m *tell.Matter) bool) []turnTold {
	turns := []turnTold{}
	var began []int
	for i := range all[:before] {
		if all[i].Kind == heart.TurnBegan {
			began = append(began, i)
		}
	}
	to := before
	for n := len(began); n > 0 && n > len(began)-pastTurns; n-- {
		said := those(joined(tell.Matters(v, sum, all, began[n-1], to, nil)), keeps)
		if len(said) > 0 {
			turns = append(turns, turnTold{n, said[max(0, len(said)-most):]})
		}
		to = began[n-1]
	}
	return turns
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
		head := words.Say("told.turn", "n", t.n)
		if t.n == v.Track().Turn {
			head = words.Say("told.turn.now")
		}
		col.Say(ui.Plain(head), ui.Note.At(15).In(ui.Faded)) // a heading would take the room of a line
		col.Gap(2)
		b.groupsOn(col, sum, t.said, game.Nobody)
	}
}
