package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What came of a turn, at a glance, while it is waited for that somebody reads it: a picture of what weighed most, what it
// cost and brought, and then which person has the machine next, and what they do.

// Measures of it, in units: how high a picture is and a face at most, and how wide they are for it.
const heldHigh, faceHigh, heldShape, faceShape = 58.0, 46.0, 1.5, 0.85

// heldGap is what is between it and the button that goes on, in units.
const heldGap = 6.0

// weighty are the kinds of events that a turn is shown by, what weighs most first.
var weighty = [...]game.EventKind{
	heart.ExplorerLost, heart.SpecialFound, heart.FindScored, heart.WaterLaid, heart.TerrainFound, heart.Met, heart.EventDrawn, heart.Marched, heart.Rested,
}

// moverOf is whose turn was told of last, whoever sits there, and what was told since it began; all of a Game Turn, and of
// whoever sits before the screen, where that is over.
func (b *Board) moverOf() (s game.Seat, since []game.Event) {
	all := b.Play.Told()
	if b.turnOver() {
		return b.heldOf(), all[1+lastOf(all, func(e *game.Event) bool { return e.Kind == heart.TurnBegan }):]
	}
	at := lastOf(all, turnOf)
	if at < 0 || all[at].Seat == game.Nobody {
		return b.heldOf(), nil
	}
	return all[at].Seat, all[at:]
}

// cameOn shows what came of the turn that is read: the picture of what weighed most, what all of it cost and brought, and
// what that was.
func (b *Board) cameOn(col *page.Column, v heart.View, sum game.Summary) {
	s, all := b.moverOf()
	own := slices.DeleteFunc(slices.Clone(all), func(e game.Event) bool { return e.Seat != s || voidEvent(&e) })
	c, chips, st := col.C, chipsOf(own), ui.Small.At(16).In(ui.Ink).Own()
	most, some := weightiest(own)
	pic, text := plateOf(&most), ""
	if some {
		text = tell.Event(v, sum, &most)
	}
	says := b.cameSays(v, sum, s, text, !some && len(chips) == 0)
	if b.once.shows(pic) || !b.tight && b.surveys(v) {
		pic = nil
	}
	if b.room > 0 && b.close > usual { // the survey, or the Matrix, has the picture too
		pic = nil
	}
	if b.room > 0 && b.close >= inColumns && b.mapNext() && len(chips) > 0 { // what comes next has no room else, and this is told beside it
		says = ""
	}
	came, w, least := ui.Plain(says), col.R.W, 0.0
	if pic != nil {
		w, least = w-heldHigh*heldShape-10, heldHigh
	}
	high := b.wholeHigh(c, chips, w)
	if says != "" {
		high += c.ParagraphHeight(came, st, w)
	}
	row := col.Next(max(least, high))
	if pic != nil {
		at := row.CutLeft(heldHigh * heldShape).Top(heldHigh)
		page.Unhurried(c, at, pic)
		page.Outline(c, at, ui.Rule)
		row.CutLeft(10)
	}
	in := page.NewColumn(c, row)
	b.wholeOn(in, chips)
	if says != "" {
		in.Say(came, st)
	}
	col.Gap(b.gap(6))
}

// cameSays is what came of a turn in a sentence, unless that stands on the screen already, or that nothing did; and whose turn
// it was, where that is another's, whose Sheet is not in sight.
func (b *Board) cameSays(v heart.View, sum game.Summary, s game.Seat, text string, nothing bool) string {
	switch {
	case nothing:
		text = words.Say("ask.held.nothing")
	case text != "" && b.once.told(text):
		text = ""
	}
	switch {
	case s == b.whose(v):
		return text
	case text == "":
		return words.Say("ask.held.whose", "who", tell.Who(sum, s))
	}
	return words.Sentences(words.Say("ask.held.of", "who", tell.Who(sum, s)), text)
}

// wholeOn are what a turn cost and brought, behind the name of the span that it is of: that of a Game Turn stands above.
func (b *Board) wholeOn(col *page.Column, chips []chip) {
	if span := b.span(); span != "" && len(chips) > 0 {
		row, label, n := col.Next(chipRow), words.Say(span), besideSpan(col.C, span, chips, col.R.W)
		col.C.Text(row.CutLeft(col.C.TextWidth(label, spanStyle)+chipGap), label, spanStyle)
		chipsOn(col.C, row, chips[:n])
		b.entries.line(col)
		chips = chips[n:]
	}
	b.chipLines(col, chips)
}

// spanStyle is how the name of a span is set.
var spanStyle = ui.Strong.At(16)

// besideSpan is how many chips have room in the line of that name.
func besideSpan(c *ui.Context, span string, chips []chip, w float64) int {
	w -= c.TextWidth(words.Say(span), spanStyle) + chipGap
	if chipsWidth(c, chips[:1]) > w {
		return 0
	}
	return chipsIn(c, chips, w)
}

// wholeHigh is how high that is.
func (b *Board) wholeHigh(c *ui.Context, chips []chip, w float64) float64 {
	if span := b.span(); span != "" && len(chips) > 0 {
		return chipRow + chipsHigh(c, chips[besideSpan(c, span, chips, w):], w)
	}
	return chipsHigh(c, chips, w)
}

// span is what the words call the span that is read of, "" for a Game Turn.
func (b *Board) span() string {
	if b.turnOver() {
		return ""
	}
	all := b.Play.Told()
	if at := lastOf(all, turnOf); at >= 0 && all[at].Kind == heart.MapTurnBegan {
		return "ask.held.march"
	}
	return "ask.held.today"
}

// voidEvent reports whether an event is that something was drawn that comes to nothing as an Event.
func voidEvent(e *game.Event) bool {
	if e.Kind != heart.EventDrawn {
		return false
	}
	_, c := told.AsEvent(e)
	return c.Sort().Discovery()
}

// weightiest is the event that a turn is shown by, one with a picture before one without; ok is false where nothing came of
// it.
func weightiest(own []game.Event) (most game.Event, ok bool) {
	for _, pictured := range [...]bool{true, false} {
		for _, kind := range weighty {
			if at := lastOf(own, func(e *game.Event) bool { return e.Kind == kind && (!pictured || plateOf(e) != nil) }); at >= 0 {
				return own[at], true
			}
		}
	}
	return most, false
}

// heldOver is what came of a turn, and the button that goes on from it right below: that is in sight whatever is told, which
// is set closer where it has no room, and in the end scrolls above it.
func (b *Board) heldOver(c *ui.Context, name string, r ui.Rect, v heart.View, sum game.Summary) {
	seen := r
	foot := seen.CutBottom(ui.ButtonH)
	seen.CutBottom(heldGap)
	c.Scroll(name, seen, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		b.ask(c, col, v, sum)
		return col.Height()
	})
	if b.handsOn(sum) { // the card has the button
		b.choicesLow = c.Extent(name)
		b.closer(c, r)
		return
	}
	foot.Y = min(foot.Y, seen.Y+c.Extent(name)+heldGap)
	b.goOn(c, foot, sum)
	b.choicesLow = c.Extent(name) + heldGap + ui.ButtonH
	b.closer(c, r)
}

// paperOut is the button that opens the paper which has come out with a Game Turn, at the right of the head.
func (b *Board) paperOut(c *ui.Context, head *ui.Rect) {
	bt := ui.Button{Label: words.Say("ask.held.paper"), ID: "paper-out", Hint: c.KeyOf(Paper), Size: 15, MayCut: true, Tip: ui.Plain(words.Say("ask.held.paper.tip"))}
	if c.Button(head.CutRight(min(head.W*paperPart, c.ButtonWidth(bt))), bt) {
		b.paperAsked = true
		c.Touch()
	}
}

// paperPart is how much of the head the button of the paper may take, beside a name.
const paperPart = 0.55

// PaperAsked reports whether that button has been pressed, once.
func (b *Board) PaperAsked() bool {
	asked := b.paperAsked
	b.paperAsked = false
	return asked
}

// nextOver is which person is next, and what their Game Turn begins with.
func (b *Board) nextOver(col *page.Column, sum game.Summary) {
	to, sit, from := b.goesOn()
	if here := b.Play.Persons(); len(sum.Players) > 1 && (sit != from || here.Count() > 1 || to != sit) { // who is alone at the machine keeps it
		b.nextOn(col, sum, to, sit, from)
	}
	if b.mapNext() && b.Play.Persons().Has(sit) { // of no use to anybody else
		col.Say(dawnSays(b.position().View(b.Play.Seat()), to, true, "dawn.next"), dawnStyle)
	}
}

// goesOn is whose turn is next, who of those who sit here has the machine then, and who has had it.
func (b *Board) goesOn() (to, sit, from game.Seat) {
	next, _ := b.Play.Beats().Page()
	to, sit, from = game.Seat(next), game.Seat(next), b.heldOf()
	if b.again() != game.Nobody {
		from = b.Play.Seat()
	}
	_, asked, ok := b.Play.Position().(*heart.Position).View(b.Play.Seat()).Asked()
	if ok && b.Play.Persons().Has(asked) && !b.timeNext() { // about something in the turn that is next, and not on the way to it
		sit = asked
	}
	return to, sit, from
}

// readTime is how long, in seconds, the page of the end of a Game Turn takes no Space: whoever hurried through the others’ days
// pressed it before that page was there.
const readTime = 1.6

// toBeRead keeps Space and Enter back till that page could be read.
func (b *Board) toBeRead(c *ui.Context) {
	if told := len(b.Play.Told()) + 1; b.overFor != told {
		b.overFor, b.overAt = told, c.In.Now
	}
	if until := b.overAt + readTime; c.In.Now < until {
		c.Withhold(until, false)
	}
}

// goOn is the button that goes on from what came of a turn.
func (b *Board) goOn(c *ui.Context, at ui.Rect, sum game.Summary) {
	if b.turnOver() {
		b.toBeRead(c)
	}
	to, _, from := b.goesOn()
	label, tip := words.Say("ask.held.next", "who", tell.Who(sum, to)), words.Say("ask.held.tip")
	switch {
	case b.timeNext():
		label, tip = words.Say("ask.held.time"), words.Say("ask.held.time.tip")
	case b.dayNext() && b.firstDay(from):
		label, tip = words.Say("ask.held.days", "place", tell.Region(b.position().View(game.Nobody).Sheet(from).Region)), words.Say("ask.held.days.tip")
	case b.dayNext():
		label, tip = words.Say("ask.held.day"), words.Say("ask.held.day.tip")
	case b.turnOver():
		label = words.Say("ask.held.turn.next", "n", b.position().View(game.Nobody).Track().Turn+1)
	}
	bt := ui.Button{Label: label, MayCut: true, ID: "go-on", Look: ui.MainLook, Default: true, Tip: ui.Plain(tip)}
	if c.Button(at.Left(min(at.W, c.ButtonWidth(bt))), bt) {
		b.Play.Beats().Read()
		c.Touch()
	}
}

// nextOn says which person has the machine next, and what they do there, beside their face.
func (b *Board) nextOn(col *page.Column, sum game.Summary, to, sit, from game.Seat) {
	v, here := b.position().View(b.Play.Seat()), b.Play.Persons()
	key := "ask.held.elsewhere"
	switch {
	case here.Has(sit) && sit == from:
		key = "ask.held.same"
	case here.Has(sit):
		key = "ask.held.here"
	case b.Play.Sitter(sit) != "":
		key = "ask.held.computer"
	}
	does := words.Phrase(b.does(to, sit), "of", tell.Who(sum, to), "place", tell.Region(v.Sheet(sit).Region))
	pen := ui.PlayerOf(sum.Players[sit].Colour)
	text, st := ui.Plain(words.Say(key, "who", tell.Who(sum, sit), "does", does)), ui.Strong.At(16).In(pen.Pen).Own()
	c, wide := col.C, faceHigh*faceShape
	row := col.Next(max(faceHigh, c.ParagraphHeight(text, st, col.R.W-wide-10)))
	face, cfg := row.CutLeft(wide).Top(faceHigh), v.Settings().Players[sit]
	page.Portrait(c, face, faces.Named(cfg.Name, cfg.Face))
	page.Outline(c, face, pen.Ink)
	row.CutLeft(10)
	c.Paragraph(row.Middle(row.W, c.ParagraphHeight(text, st, row.W)), text, st)
	col.Gap(b.gap(6))
}

// does is the phrase of what somebody does who has the machine next.
func (b *Board) does(to, sit game.Seat) string {
	if sit != to {
		return "ask.held.does.asked"
	}
	all := b.Play.Events()
	for i := len(b.Play.Told()); i < len(all); i++ {
		if key, ok := nextKeys[all[i].Kind]; ok && all[i].Seat == to {
			return key
		}
	}
	return "ask.held.does.end"
}

// nextKeys are the phrases of what the events say that a turn begins with.
var nextKeys = map[game.EventKind]string{
	heart.MapTurnBegan: "ask.held.does.march", heart.DaysBegan: "ask.held.does.days", heart.TimeIsUp: "ask.held.does.end",
}
