package board

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The hand: five places and what spills over, and beside it the Quests laid down.

// typeInks are the borders of cards by their kind; the kind stands on them in words too.
var typeInks = map[box.Type]color.RGBA{
	box.Item: {0x6a, 0x55, 0x2c, 255}, box.Weapon: {0x7a, 0x2a, 0x1e, 255}, box.Ritual: {0x3a, 0x3f, 0x77, 255}, box.Snare: {0x3f, 0x6a, 0x36, 255},
	box.Quest: {0xb0, 0x7d, 0x1c, 255}, box.Curse: {0x1c, 0x16, 0x18, 255},
}

// whose is the seat whose hand is shown.
func (b *Board) whose() game.Seat {
	if b.facing != game.Nobody {
		return b.facing
	}
	return b.Play.Seat()
}

// cardGap lies between cards, and cardEdge is what their frame takes of each side.
const cardGap, cardEdge = 6.0, 10.0

// questsBeside is the part of its room that the Quests beside the hand have at least, and questsMost how wide they are at most
// where all cards are wide enough all the same, which is cardFair or an eighth of the room.
const questsBeside, questsMost, cardFair = 0.28, 400.0, 100.0

// hand shows it, or its backs.
func (b *Board) hand(c *ui.Context, r ui.Rect, v island.View) {
	s := b.whose()
	b.cards = map[box.Card]ui.Rect{}
	switch step, _ := b.Asks(); {
	case b.spawning():
		b.spawned(c, r, v)
		return
	case s == game.Nobody || step == island.Asking && b.Together() && b.facing == game.Nobody:
		b.noHand(c, r, v)
		return
	}
	chair := v.Chair(s)
	if c.W < wideFrom {
		b.quests(c, r.CutBottom(footLow*0.6), v, s)
	} else {
		places := float64(max(5, chair.Limit, held(chair)))
		b.quests(c, r.CutRight(max(r.W*questsBeside, min(questsMost, r.W-places*(max(cardFair, r.W/8)+cardGap)))), v, s)
		r.CutRight(10)
	}
	head := r.CutTop(26)
	if v.Round() > 0 && !chair.Person.Alive() { // nobody's hand: what was in it lies where they fell
		c.Text(head, words.Say("hand.lost", "who", who(v, s)), ui.Head.At(19))
		c.Paragraph(r, ui.Plain(words.Say("person.none")), ui.Note.At(16))
		return
	}
	toggle := ui.Button{Label: words.Say("hand.close"), ID: "hand", Hint: c.KeyOf(hand), Size: 15, Keys: nil, Tip: page.Cited(words.Say("hand.tip"), box.RuleTrade)}
	if b.hides() {
		toggle.Label = words.Say("hand.open")
	}
	if toggle.Disabled = b.shared(); toggle.Disabled {
		toggle.Tip = page.Cited(words.Say("hand.shared"), box.RuleTrade)
	}
	if step, _ := b.Asks(); step != island.Asking && b.Together() {
		if c.Button(head.CutRight(c.ButtonWidth(toggle)), toggle) {
			b.closed = !b.closed
			c.Touch()
		}
	}
	of := "hand.of"
	if held(chair) > int(chair.Limit) { // the others go when the turn ends
		of = "hand.over"
	}
	title := words.Say(of, "who", who(v, s), "n", held(chair), "most", chair.Limit, "curses", chair.Curses, "cursed", map[bool]string{true: "+"}[chair.Curses > 0])
	c.Keep(head)
	c.Text(head, title, c.Fit(title, ui.Head.At(19), head.W-8))
	if over := min(held(chair)-chair.Limit, held(chair)-chair.Curses); over > 0 { // what the red frames are
		says, st := words.Say("hand.over.red", "n", over), ui.Note.At(15).In(ui.Red).To(ui.Right)
		if c.TextWidth(title, ui.Head.At(19))+c.TextWidth(says, st)+16 <= head.W {
			c.Text(head, says, st)
		}
	}
	r.CutTop(3)
	b.places(c, r, v, s, b.held(v, s))
}

// cardMost is the most that a card is wide, in units; stripLeast the least that it is high where it lies
// down, stripKind that with its kind above its name, and stripWide how wide it is then before a name has to break.
const cardMost, stripLeast, stripKind, stripWide = 150.0, 34.0, 43.0, 130.0

// placeLeast is the least width of an empty place beyond the usual five.
const placeLeast = 24.0

// places are those of a hand, as many as it may hold, and what spills over. Where so many stand upright that the name of
// one would not go onto it, they lie down, in columns.
func (b *Board) places(c *ui.Context, r ui.Rect, v island.View, s game.Seat, cards []box.Card) {
	places := max(5, len(cards))
	beside, rows := places, 1
	limit := v.Chair(s).Limit
	more := float64(max(0, limit-places)) * (placeLeast + cardGap) // for what may still come besides
	w := min(cardMost, (r.W-more-cardGap*float64(beside-1))/float64(beside))
	role := v.Chair(s).Person.Role
	if slices.ContainsFunc(cards, func(card box.Card) bool { return !stands(c, w, r.H, card, role) }) {
		most := max(1, int((r.W+cardGap)/(stripWide+cardGap)))
		least := stripKind
		if below := (places + most - 1) / most; float64(below)*(least+cardGap)-cardGap > r.H {
			least = stripLeast
		}
		for beside = most; beside > 1; beside-- { // as wide as there is room
			if rows := (places + beside - 2) / (beside - 1); float64(rows)*(least+cardGap)-cardGap > r.H {
				break
			}
		}
		rows = (places + beside - 1) / beside
		w = (r.W - cardGap*float64(beside-1)) / float64(beside)
	}
	places = max(limit, len(cards))
	if rows > 1 {
		rows = (places + beside - 1) / beside
	}
	h := (r.H - cardGap*float64(rows-1)) / float64(rows)
	came := map[box.Card]int{}
	if v.Turn().Seat == s { // in a turn of one's own
		came = b.came(v, s, b.since(island.TurnBegan))
	}
	left := r
	left.CutLeft(float64(len(cards)) * (w + cardGap))
	for i := range places {
		at := ui.R(r.X+float64(i%beside)*(w+cardGap), r.Y+float64(i/beside)*(h+cardGap), w, h)
		if rows == 1 && i >= len(cards) { // as many as may still come, as wide as there is room
			at = left.CutLeft(min(w, (left.W-cardGap*float64(places-i-1))/float64(places-i)))
			left.CutLeft(cardGap)
		}
		switch {
		case i >= len(cards):
			page.Outline(c, at, ui.Dotted)
		case cards[i] == box.NoCard:
			back(c, at)
		default:
			c.Keep(at) // no note is laid upon it
			spent := b.spentOf(v, s, cards[:i+1])
			fresh := came[cards[i]] > 0 && !spent && !slices.Contains(cards[i+1:], cards[i]) // of several the last
			c.Scope("card-"+strconv.Itoa(i+1), func() {
				b.card(c, at, v, s, cards[i], spent, len(cards) > limit && !cards[i].IsCurse(), keymap.Figure(i))
			})
			if fresh {
				justCame(c, at)
			}
		}
	}
}

// nameStyle is how a card's name is set, and nameHigh the most of a card's height that it takes.
var nameStyle = ui.Strong.At(15).To(ui.Centre)

const nameHigh = 0.45

// nameOut is how much farther a name goes to the edge of a card than all else: a line less of it leaves the picture its room.
const nameOut = 1.0

// stands reports whether a card's name goes onto it upright, as high and as wide, without a word broken.
func stands(c *ui.Context, w, h float64, card box.Card, role int8) bool {
	if card == box.NoCard {
		return w > stripLeast
	}
	w, h = w-2*(cardEdge-nameOut), h-2*cardEdge
	name := words.Sentence(tell.Card(card, role))
	return whole(c, name, nameStyle, w) && c.ParagraphHeight(ui.Plain(name), nameStyle, w) <= max(min(40, h), h*nameHigh)
}

// whole reports whether a text goes into a width without a word broken.
func whole(c *ui.Context, text string, st ui.Style, w float64) bool {
	for word := range strings.FieldsSeq(text) {
		if c.TextWidth(word, st) > w {
			return false
		}
	}
	return true
}

// back is a card's back: a lantern on brown paper.
func back(c *ui.Context, r ui.Rect) {
	c.Panel(r, ui.CardPanel)
	c.Fill(r.Inset(9), darkInks[3])
	page.Outline(c, r.Inset(12), ui.Gold)
	side := min(r.W, r.H) * 0.56
	page.Counter(c, r.Middle(side, side), engraving.Token{Sign: plates.Of("loot/LMP"), Form: engraving.Round, Colour: darkInks[4]})
}

// noHand stands there while all decide together: the Quests that have been laid down.
func (b *Board) noHand(c *ui.Context, r ui.Rect, v island.View) {
	c.Text(r.CutTop(26), words.Say("hand.nobody"), ui.Head.At(19))
	b.laidDown(c, r, v)
}

// held is how many cards count against the limit.
func held(chair island.ChairSeen) int {
	n := chair.Cards + chair.Curses
	if chair.Item {
		n++
	}
	return n
}

// held are the cards of a hand in order, the Personal Item first, Curses last; NoCard is a back.
func (b *Board) held(v island.View, s game.Seat) (out []box.Card) {
	cards, open := v.Hand(s)
	chair := v.Chair(s)
	if chair.Item && open {
		out = append(out, box.ItemCard)
	}
	if !open {
		return append(out, make([]box.Card, held(chair))...)
	}
	for c, n := range cards {
		for range n {
			out = append(out, box.Card(c))
		}
	}
	return out
}

// printed is a card's face: its kind, its picture, its name, what it does, and in the hand what it is worth now.
func printed(c *ui.Context, r ui.Rect, card box.Card, role int8, w worth) {
	name, ink := words.Sentence(tell.Card(card, role)), typeInks[card.Type()]
	in := r.InsetXY(cardEdge, cardEdge-1)
	if lies(r) {
		lying(c, r, card, role, name, w)
		return
	}
	c.Panel(r, ui.CardPanel)
	page.Outline(c, r.Inset(3), ink)
	page.Outline(c, r.Inset(4), ink)
	kind := kindOf(card)
	st := ui.Small.At(15).In(ink).To(ui.Centre)
	if card == box.ItemCard && c.TextWidth(kind, st) > r.W-2*markHigh { // beside its figure
		if kind = words.Say("type.personal.short"); c.TextWidth(kind, st) > in.W {
			kind = words.Say("type.item")
		}
	}
	before := in.H
	c.Text(in.CutTop(kindHigh), kind, c.Fit(kind, st, in.W))
	w.band(c, &in)
	does, note := ui.Plain(words.Say(cardKey(card, role)+".short")), ui.Small.At(15).To(ui.Centre)
	high, h := c.ParagraphHeight(ui.Plain(name), nameStyle, in.W+2*nameOut), c.ParagraphHeight(does, note, in.W)
	fits := h+high+picLeast <= in.H // the picture is what a card is known by
	st = nameStyle
	if fits {
		c.Paragraph(in.CutBottom(h), does, note)
	}
	if high <= max(min(40, in.H), before*nameHigh, in.H-nameUnder) && whole(c, name, nameStyle, in.W+2*nameOut) {
		c.Paragraph(in.CutBottom(max(20, high)).InsetXY(-nameOut, 0), ui.Plain(name), st)
	} else {
		c.Text(in.CutBottom(20), name, c.Fit(name, st.Own(), in.W))
	}
	if in.H > 20 {
		picture(c, in.InsetXY(0, 2), card, role, w)
	}
}

// picture is a card's, pale where it cannot be played now.
func picture(c *ui.Context, r ui.Rect, card box.Card, role int8, w worth) {
	if w.idle && !card.IsCurse() { // that is borne all the time
		page.Faintly(c, r, cardPlate(card, role))
		return
	}
	page.Engraved(c, r, cardPlate(card, role))
}

// kindHigh is how high the kind of a card stands on it, and picLeast how high its picture is at least before what the card
// does has room, in units.
const kindHigh, picLeast = 16.0, 24.0

// nameUnder is how much room a name of many lines leaves above it at least: it is not cut while there is more.
const nameUnder = 24.0

// lyingName is how wide a name is at least where a card lies down.
const lyingName = 112.0

// kindOf is what the kind of a card is called.
func kindOf(card box.Card) string {
	if card == box.ItemCard {
		return words.Say("type.personal")
	}
	return words.Say("type." + tell.Types[card.Type()])
}

// lies reports whether a card so large lies down.
func lies(r ui.Rect) bool {
	in := r.InsetXY(cardEdge, cardEdge-1)
	return in.W > 2*in.H || in.H < 60
}

// lyingPicture is how wide its picture is then beside a name that is not to be broken; 0: it has none.
func lyingPicture(in ui.Rect) float64 {
	if wide := min(in.W*0.3, in.H*1.1, in.W-lyingName); wide > 12 {
		return wide
	}
	return 0
}

// lyingMark is what is kept free at its right for the mark of what has just come, in units.
const lyingMark = 40.0

// lying is the face of a card that lies down: the colour at its left tells its kind.
func lying(c *ui.Context, r ui.Rect, card box.Card, role int8, name string, w worth) {
	c.Fill(r, ui.Light)
	page.Outline(c, r, ui.Rule)
	in := r.InsetXY(3, 3)
	c.Fill(in.CutLeft(5), typeInks[card.Type()])
	st := nameStyle.To(ui.Left)
	named := func(w float64) float64 { return c.ParagraphHeight(ui.Plain(name), st, w) }
	wide := lyingPicture(in)
	if kindHigh+named(in.W-wide-4) > in.H && kindHigh+named(in.W-4) <= in.H { // rather its kind than its picture
		wide = 0
	}
	if wide > 0 {
		picture(c, in.CutLeft(wide), card, role, w)
	}
	in.CutLeft(4)
	h := named(in.W)
	if kindHigh+h <= in.H {
		c.Text(in.CutTop(kindHigh), kindOf(card), ui.Small.At(15).In(typeInks[card.Type()]))
		r = in
	}
	if h > r.H+4 || !whole(c, name, st, in.W) {
		c.Text(in, name, c.Fit(name, st, in.W))
		return
	}
	if says := ui.Plain(w.says); w.says != "" {
		band := ui.Small.At(15).In(w.ink())
		beside := in
		beside.CutLeft(c.TextWidth(name, st) + 10)
		beside.CutRight(lyingMark)
		switch more := c.ParagraphHeight(says, band, in.W); {
		case h+more <= in.H:
			c.Paragraph(ui.R(in.X, r.Y+(r.H-h-more)/2+h, in.W, more), says, band)
			h += more
		case c.TextWidth(w.says, band) <= beside.W:
			c.Text(beside, w.says, band)
		}
	}
	c.Paragraph(ui.R(in.X, r.Y+(r.H-h)/2, in.W, h), ui.Plain(name), st)
}

// card is one of the hand: what can be done with it now is done by a click or its figure, or picked among the
// choices; what cannot says why. Where there are too many, those that can be put down have a red edge.
func (b *Board) card(c *ui.Context, r ui.Rect, v island.View, s game.Seat, card box.Card, spent, mayGo bool, figure ui.Command) {
	role := v.Chair(s).Person.Role
	name := words.Sentence(tell.Card(card, role))
	can := b.withCard(card)
	is := b.worth(v, s, card, can)
	if spent {
		is = worth{says: words.Say("why.used-up.short"), idle: true}
	}
	printed(c, r, card, role, is)
	if mayGo {
		page.Outline(c, r, ui.Red)
	}
	b.cards[card] = r
	plays := slices.ContainsFunc(can, func(ch game.Choice) bool { return ch.Kind != island.PutDown })
	tip := page.Sentences(ui.Plain(words.Whole(name)), ui.Plain(cardSays(card, role)))
	if b.Play.Seat() == s {
		tip = page.Sentences(tip, b.why(card, can))
	}
	if b.chosen == card { // it is said among the choices
		tip = nil
	}
	if step, _ := b.Asks(); b.Play.Seat() != s || len(can) == 0 && (step != island.Acting || b.saying || b.hides()) {
		c.TipArea(r, tip)
		return
	}
	re := c.ReactTip(name, r, ui.TakesEnter, tip)
	if plays && !spent { // now
		page.Outline(c, r.Inset(1), canInk)
		page.Outline(c, r.Inset(2), canInk)
	}
	if re.Hover || re.Focused || b.chosen == card {
		page.Outline(c, r.Inset(1), ui.Red)
		page.Outline(c, r.Inset(2), ui.Red)
	}
	figured(c, r, figure)
	if re.Clicked || c.Command(figure) { // first it is shown what comes of it
		switch {
		case b.chosen != card:
			b.pick(box.Nowhere, card)
		case plays:
			b.take(can[0], int(can[0].Min))
		default: // nothing is put down by a second click
			b.chosen = box.NoCard
		}
		c.Touch()
	}
}

// spentOf reports whether the last of these cards of a hand is one of several alike of which so many have been used in this
// turn: the first of them are they.
func (b *Board) spentOf(v island.View, s game.Seat, cards []box.Card) bool {
	t, card, nth := v.Turn(), cards[len(cards)-1], 0
	if t.Seat != s || b.Play.Seat() != s || card == box.ItemCard || card == box.NoCard {
		return false
	}
	for _, o := range cards {
		if o == card {
			nth++
		}
	}
	return nth <= int(t.Tired[card])
}

// withCard is what can be done with a card now, what plays it first.
func (b *Board) withCard(card box.Card) (out []game.Choice) {
	for _, ch := range b.choices() {
		if ofCard(&ch) == card {
			if ch.Kind == island.PutDown {
				out = append(out, ch)
			} else {
				out = append([]game.Choice{ch}, out...)
			}
		}
	}
	return out
}

// ofCard is the card of the hand that a choice is about.
func ofCard(ch *game.Choice) box.Card {
	switch ch.Kind {
	case island.Keep, island.Play, island.PutDown, island.PlayCurse, island.QuestBegin, island.Assemble, island.Consult, island.Sift, island.Send:
		return box.Card(ch.Target)
	case island.Give, island.Ready, island.Take:
		if ch.Item == 0 {
			return box.Card(ch.Target)
		}
	case island.Personal:
		return box.ItemCard
	case island.Fight:
		if ch.Item != int16(box.NoCard) {
			return box.Card(ch.Item)
		}
	case island.Call:
		return box.RadioPart
	}
	return box.NoCard
}
