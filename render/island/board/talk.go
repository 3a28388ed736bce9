package board

import (
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Talk and Trade (17.5): two hands face to face. Two persons at one machine sit down together,
// and the others look away.

// pair are the two who talk.
func (b *Board) pair() [2]game.Seat {
	_, s := b.Asks()
	return [2]game.Seat{s, game.Seat(b.everybody().About())}
}

// talks counts the Talks there have been.
func (b *Board) talks() (n int) {
	for _, e := range b.Play.Told() {
		if e.Kind == island.Talked {
			n++
		}
	}
	return n
}

// talk shows it; ok is false where neither of the two sits here: then the board is shown.
func (b *Board) talk(c *ui.Context, r ui.Rect, _ island.View) (ok bool) {
	two := b.pair()
	here := b.Play.Manned(two[0]) && !b.Play.Away() || b.Play.Manned(two[1])
	if !here {
		return false
	}
	v := b.position().View(two[0])
	if !b.Play.Manned(two[0]) {
		v = b.position().View(two[1])
	}
	if b.Together() && b.sitting != b.talks() {
		b.lookAway(c, v, two)
		return true
	}
	b.rise(v, two)
	c.Panel(r, ui.JournalPanel)
	sheet := r.InsetXY(0, 8).Middle(min(r.W-16, 1180), r.H-16)
	if told := c.Extent("talk"); told > 0 { // as high as what lies on it; its head stays where it is
		sheet = sheet.Top(min(sheet.H, told+talkHead+2*talkIn+12))
	}
	b.below(c, ui.R(sheet.X, sheet.Bottom()+10, sheet.W, r.Bottom()-sheet.Bottom()-20), v)
	c.Panel(sheet, ui.SheetPanel)
	in := sheet.InsetXY(22, talkIn)
	page.TitleOf(c, in.CutTop(talkHead), words.Say("talk.title", "who", who(v, two[0]), "with", who(v, two[1])), box.RuleTrade)
	in.X, in.W = in.X-shadowW, in.W+2*shadowW // a card at its edge has its shadow whole
	c.Scroll("talk", in, func(r ui.Rect) float64 {
		r.CutLeft(shadowW)
		r.CutRight(shadowW)
		col := page.NewColumn(c, r)
		col.Say(ui.Plain(b.mayBring(v, two)), ui.Body.At(16))
		col.Gap(6)
		parts := col.R.Split(26, 1, 1)
		high := 0.0
		for i, s := range two {
			side := page.NewColumn(c, ui.R(parts[i].X, col.R.Y, parts[i].W, 0))
			c.Scope("side-"+strconv.Itoa(int(s)), func() { b.party(c, side, v, s, two[1-i]) })
			high = max(high, side.Height())
		}
		return col.Height() + high
	})
	return true
}

// rise ends a Talk of two whom one player moves for the other too: one press is enough.
func (b *Board) rise(v island.View, two [2]game.Seat) {
	if !v.Alone() || b.rising != b.talks() || b.pending != nil {
		return
	}
	for _, s := range two {
		for _, ch := range b.Play.ChoicesOf(s) {
			if ch.Kind == island.Done {
				b.rising = 0
				b.take(ch, 0)
				return
			}
		}
	}
}

// mayBring is what a Talk is for: what it allows, and how far the two are with the radio.
func (b *Board) mayBring(v island.View, two [2]game.Seat) string {
	says := words.Say("talk.free-hands")
	mine, _ := v.Hand(two[0])
	others, known := v.Hand(two[1])
	if n := int(mine[box.RadioPart] + others[box.RadioPart]); known && n > 0 {
		says = words.Sentences(says, words.Say("talk.radio", "n", n))
	}
	for _, s := range two {
		says = words.Sentences(says, b.givesWhat(v, s))
	}
	if v.Settings().Apart {
		says = words.Sentences(says, words.Say("talk.apart.why", "who", who(v, two[0]), "with", who(v, two[1])))
	}
	return says
}

// givesWhat is what a computer companion gives in a Talk, and what it does not heed there: "" of a person.
func (b *Board) givesWhat(v island.View, s game.Seat) string {
	switch kind := b.Play.Sitter(s); {
	case kind == "" || b.Play.Ordered(s):
		return ""
	case bots.Heeds(kind):
		return words.Say("talk.gives", "who", who(v, s))
	}
	return words.Say("talk.gives.deaf", "who", who(v, s))
}

// below is what lies below the sheet: the island, and where there is room beside it how all win and what its signs are,
// and what has changed hands.
func (b *Board) below(c *ui.Context, r ui.Rect, v island.View) {
	if r.H < talkIsleLow { // its names could not be read
		return
	}
	shape := chartsheet.Picture{West: v.Settings().West}.Shape()
	isle := r.Middle(min(r.W, r.H*shape), r.H)
	b.land(c, isle, v)
	left, right := ui.R(r.X, r.Y, isle.X-r.X, r.H).Inset(12), ui.R(isle.Right(), r.Y, r.Right()-isle.Right(), r.H).Inset(12)
	if left.W < besideLeast {
		return
	}
	b.top, b.seen = 0, 0
	col := page.NewColumn(c, left)
	b.goal(c, col, v)
	col.Gap(10)
	b.signsNamed(c, col)
	col = page.NewColumn(c, right)
	col.Gap(8)
	col.Heading(words.Say("talk.changed"))
	n := 0
	for _, e := range b.since(island.Talked) {
		if text := b.line(v, &e); text != "" && e.Kind == island.Gave {
			col.Say(ui.Plain(text), ui.Small.At(15).In(ui.Ink))
			col.Gap(2)
			n++
		}
	}
	if n == 0 {
		col.Say(ui.Plain(words.Say("talk.changed.none")), ui.Note.At(15).In(ui.Faded))
	}
}

// besideLeast is how wide the room beside the island is at least that something stands in.
const besideLeast = 190.0

// Measures of the sheet, in units: its title, its margin, cards, and cards in windows with more room, so that six beside one
// another have their kind and their name; and
// how high the island below it is at least.
const talkHead, talkIn, talkCard, talkMid, talkTall, talkIsleLow = 44.0, 14.0, 128.0, 160.0, 190.0, 220.0

// shadowW is how far the shadow of a card reaches, in units.
const shadowW = 16.0

// tallTalk is how high a window has room for tall cards and the island below them, in units.
const tallTalk = 940.0

// midTalk is how high a window has room for cards in which what they are called stands whole.
const midTalk = 760.0

// lookAway asks the two to sit down together.
func (b *Board) lookAway(c *ui.Context, v island.View, two [2]game.Seat) {
	title := words.Say("talk.sit", "who", who(v, two[0]), "with", who(v, two[1]))
	page.BareSheet{Id: "look-away", Title: title, Text: page.Cited(words.Say(map[bool]string{true: "talk.away.two", false: "talk.away"}[v.Company().Count() == 2]), box.RuleTrade), Picture: plates.Of("loot/VIG")}.Draw(c, func(r ui.Rect) {
		bt := ui.Button{Label: words.Say("talk.ready"), ID: "together", Look: ui.MainLook, Default: true}
		if c.Button(r.Middle(max(240, c.ButtonWidth(bt)), ui.MainH), bt) {
			b.sitting = b.talks()
			c.Touch()
		}
	})
}

// party is one of the two: the hand, what can be given of it, and the end of it.
func (b *Board) party(c *ui.Context, col *page.Column, v island.View, s, o game.Seat) {
	chair := v.Chair(s)
	head := col.Next(ui.ButtonH)
	c.Sign(head.CutLeft(24).Middle(22, 22), chair.Colour)
	head.CutLeft(6)
	acts := b.Play.Acting().Has(s)
	if acts && b.Play.Manned(s) {
		b.finish(c, &head, v, s, o)
	}
	name, state := words.Sentence(who(v, s)), b.stateOf(v, s, o, acts)
	said := ui.Body.At(17).To(ui.Right)
	if b.Play.Sitter(s) != "" && len(b.gave(v, s)) > 0 { // that is what one has come for
		said = ui.Strong.At(17).In(ui.Green).To(ui.Right)
	}
	if c.TextWidth(name, ui.Head.At(20))+c.TextWidth(state, said)+18 <= head.W { // an answer stands beside the name
		c.Text(head, state, said)
		state = ""
	}
	c.Text(head, name, c.Fit(name, ui.Head.At(20).Own(), head.W))
	col.Gap(4)
	holds := words.Facts(words.Say("talk.holds", "n", held(chair), "most", chair.Limit), words.Phrase("talk.tokens", "n", int(chair.Person.Tokens)))
	facts, row := ui.Small.At(15).In(ui.Ink), col.Next(22)
	st := said.At(15).To(ui.Left)
	if c.TextWidth(holds, facts)+c.TextWidth(state, st)+12 > row.W {
		c.Text(col.Next(22), state, c.Fit(state, st.Own(), col.R.W))
	} else {
		c.Text(row, state, st.To(ui.Right))
	}
	c.Text(row, holds, facts)
	col.Gap(4)
	cards := b.held(v, s)
	rows := (len(cards) + mostBeside - 1) / mostBeside
	perRow := max(1, (max(len(cards), 5)+max(0, rows-1))/max(1, rows)) // none lies alone below the others
	high := talkCard
	switch {
	case c.H >= tallTalk:
		high = talkTall
	case c.H >= midTalk:
		high = talkMid
	}
	gives, came := acts && b.Play.Manned(s), b.came(v, s, b.since(island.Talked))
	for from := 0; from < max(1, len(cards)); from += perRow {
		row := col.Next(high + 4 + ui.ButtonH)
		for i, at := range row.Columns(perRow, 5) {
			if from+i >= len(cards) {
				continue
			}
			foot := at.CutBottom(ui.ButtonH)
			at.CutBottom(4)
			printed(c, at, cards[from+i], chair.Person.Role, worth{})
			b.given(c, at, v, s, cards[from+i], i+from)
			if card := cards[from+i]; came[card] > 0 && !slices.Contains(cards[from+i+1:], card) {
				justCame(c, at)
			}
			if i > 0 && cards[from+i-1] == cards[from+i] { // the first of them has the button
				continue
			}
			n := 1
			for i+n < perRow && from+i+n < len(cards) && cards[from+i+n] == cards[from+i] {
				n++
			}
			if gives {
				b.giveButton(c, ui.R(foot.X, foot.Y, foot.W*float64(n)+5*float64(n-1), foot.H), v, s, cards[from+i], n)
			}
		}
		col.Gap(6)
	}
	if !gives {
		col.Gap(ui.ButtonH)
		return
	}
	b.gifts(c, col, v, s, o)
}

// stateOf is how somebody stands in the Talk: what a companion comes for, or that one is done.
func (b *Board) stateOf(v island.View, s, o game.Seat, acts bool) string {
	gave := b.gave(v, s)
	switch why := b.comes(v, s, o); {
	case b.Play.Sitter(s) != "" && len(gave) > 0:
		return words.Say("talk.gave", "who", who(v, s), "whom", who(v, o), "list", words.List(gave))
	case why != "":
		return why
	case !acts && b.Play.Sitter(s) != "":
		return b.gaveNone(v, s)
	case !acts && v.Settings().Apart && s != b.pair()[0]: // nothing is asked of them now
		return words.Say("talk.apart", "who", who(v, s))
	case !acts:
		return words.Say("talk.done", "who", who(v, s))
	case !b.Play.Manned(s):
		return words.Say("talk.thinks", "who", who(v, s))
	}
	return ""
}

// gaveNone says that a companion gives nothing, and as far as both hands lie open why: it holds nothing of what it would give.
func (b *Board) gaveNone(v island.View, s game.Seat) string {
	if hand, open := v.Hand(s); open && hand[box.RadioPart] == 0 && slices.Max(hand[box.FirstQuest:box.FirstCurse]) == 0 {
		return words.Say("talk.gave.none.bare", "who", who(v, s))
	}
	return words.Say("talk.gave.none", "who", who(v, s))
}

// since is what has been told since something of a kind: since the two sat down, since the turn began.
func (b *Board) since(k game.EventKind) []game.Event {
	all := b.Play.Told()
	from := len(all)
	for from > 0 && all[from-1].Kind != k {
		from--
	}
	return all[from:]
}

// gave are the cards that somebody has given since the two sat down, as whoever looks knows them.
func (b *Board) gave(v island.View, s game.Seat) (cards []string) {
	all, p := b.Play.Told(), b.Play.Position()
	var of [box.FirstCurse]int
	for i := len(all) - 1; i >= 0 && all[i].Kind != island.Talked; i-- {
		if e := &all[i]; e.Kind == island.Gave && e.Seat == s && p.Sees(v.Seat(), e) {
			of[island.As[island.GaveEvent](e).Card]++
		}
	}
	for card, n := range of {
		if n > 0 {
			cards = append(cards, words.Say("talk.gave.card", "n", n, "what", tell.Card(box.Card(card), v.Chair(s).Person.Role)))
		}
	}
	return cards
}

// giveButton stands below a card, or below several of it: it gives one, or says that it stays.
func (b *Board) giveButton(c *ui.Context, r ui.Rect, v island.View, s game.Seat, card box.Card, n int) {
	all := b.Play.ChoicesOf(s)
	k := slices.IndexFunc(all, func(ch game.Choice) bool { return ch.Kind == island.Give && ofCard(&ch) == card })
	if k < 0 {
		c.Text(r, words.Say("talk.stays"), ui.Note.At(15).In(ui.Faded).To(ui.Centre))
		return
	}
	if c.Button(r, ui.Button{Label: words.Say("talk.hand-over", "n", n), ID: IDOf(all[k]), Size: 15, MayCut: true, Tip: b.tip(v, all[k])}) {
		b.rising = 0
		b.take(all[k], int(max(all[k].Min, 1))*int(all[k].Item))
	}
}

// mostBeside is how many cards lie beside one another: a hand that is given more than it may keep moves nothing else.
const mostBeside = 7

// given is a card on the table: a click gives it, as its button does.
func (b *Board) given(c *ui.Context, at ui.Rect, v island.View, s game.Seat, card box.Card, i int) {
	tip := ui.Plain(cardSays(card, v.Chair(s).Person.Role))
	all := b.Play.ChoicesOf(s)
	k := slices.IndexFunc(all, func(ch game.Choice) bool { return ch.Kind == island.Give && ofCard(&ch) == card })
	if k < 0 || !b.Play.Manned(s) {
		c.TipArea(at, tip)
		return
	}
	re := c.ReactTip("card-"+strconv.Itoa(i+1), at, ui.TakesEnter, page.Sentences(tip, b.tip(v, all[k])))
	if re.Hover || re.Focused {
		page.Outline(c, at.Inset(1), ui.Red)
		page.Outline(c, at.Inset(2), ui.Red)
	}
	if re.Clicked {
		b.take(all[k], int(max(all[k].Min, 1))*int(all[k].Item))
	}
}

// comes is what a companion whose turn it is sits down for, by what both know: a Quest that was asked
// for, or else the radio.
func (b *Board) comes(v island.View, s, o game.Seat) string {
	if s != b.pair()[0] || b.Play.Sitter(s) == "" {
		return ""
	}
	mine, _ := v.Hand(s)
	others, _ := v.Hand(o)
	quests := slices.Max(mine[box.FirstQuest:box.FirstCurse]) + slices.Max(others[box.FirstQuest:box.FirstCurse])
	if said, ok := v.Heard(s, o); ok && said.Sentence == island.BringQuest && quests > 0 {
		return words.Say("talk.comes.quest", "who", who(v, s), "with", who(v, o))
	}
	return words.Say("talk.comes.radio", "who", who(v, s), "n", int(mine[box.RadioPart]+others[box.RadioPart]))
}

// gifts are the note, which no gift moves, and what somebody can give, or take.
func (b *Board) gifts(c *ui.Context, col *page.Column, v island.View, s, o game.Seat) {
	switch {
	case v.Alone(): // nobody writes to themselves
	case b.Play.Sitter(o) != "":
		text, st := words.Say("talk.note.none", "who", who(v, o)), ui.Note.At(15).In(ui.Faded)
		c.Text(col.Next(ui.ButtonH), text, c.Fit(text, st.Own(), col.R.W))
	default:
		c.TextField(col.Next(ui.ButtonH), ui.Field{ID: "note", Max: box.MostNote, Hint: words.Say("talk.note")}, b.note(s))
	}
	var buttons []ui.Button // of Trap tokens, and what the other has laid ready
	var of []game.Choice
	for _, ch := range b.Play.ChoicesOf(s) {
		if ch.Kind == island.Done || ch.Kind == island.Give && ch.Item == 0 { // each stands with its card
			continue
		}
		key := "talk." + labelKey(ch)
		buttons = append(buttons, ui.Button{Label: words.Say(key, append(b.fill(v, ch), "whom", who(v, o))...), ID: IDOf(ch), Size: 15, MayCut: true, Tip: b.tip(v, ch)})
		of = append(of, ch)
	}
	if len(buttons) == 0 {
		return
	}
	col.Gap(6)
	hit, high := c.Row(col.R, buttons...)
	if col.Gap(high); hit >= 0 {
		b.take(of[hit], int(max(of[hit].Min, 1))*int(of[hit].Item)) // of tokens one by one
	}
}

// finish ends it for one of them, at the right of the name, where no gift moves it.
func (b *Board) finish(c *ui.Context, head *ui.Rect, v island.View, s, o game.Seat) {
	all := b.Play.ChoicesOf(s)
	at := slices.IndexFunc(all, func(ch game.Choice) bool { return ch.Kind == island.Done })
	if at < 0 {
		return
	}
	done := all[at]
	bt := ui.Button{Label: words.Say("talk.finish"), ID: IDOf(done), Tip: page.Cited(words.Say("talk.finish.tip"), string(done.Rule))}
	one := b.Play.Seat()
	if !b.Play.Acting().Has(one) {
		one = b.Play.Acting().First()
	}
	switch {
	case v.Alone() && one != s: // one press is both
		return
	case v.Alone():
		bt.Label = words.Say("talk.finish.both")
	case b.Play.Manned(o):
		bt.Label = words.Say("talk.finish.who", "who", who(v, s))
	}
	if one == s || !b.Play.Manned(o) { // where there are two of these, one after the other
		bt.Look, bt.Default = ui.MainLook, v.Alone() || !b.Play.Manned(o) || b.text+b.second == "" && !strings.HasSuffix(c.Focused(), "/note") // the key that ends a line ends no Talk
	}
	if c.Button(head.CutRight(min(head.W/2, c.ButtonWidth(bt))), bt) {
		b.rising = b.talks()
		cmd := done.Command(0)
		cmd.Text = c.Typed("note", *b.note(s))
		*b.note(s) = ""
		b.pending = &cmd
	}
}

// notes are those being written.
func (b *Board) note(s game.Seat) *string {
	if s == b.pair()[0] {
		return &b.text
	}
	return &b.second
}
