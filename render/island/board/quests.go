package board

import (
	"image"
	"image/color"
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The Quests of a seat: what is to be done next and where, by whom, and what it brings. Where it is to be done is
// ringed on the chart.

// ringInks are those of the rings, one for each Quest of a board, and of the sign before what they mean.
var ringInks = [...]color.RGBA{{0x6a, 0x1f, 0x7c, 255}, {0x9c, 0x1f, 0x2a, 255}, {0x10, 0x5a, 0x6e, 255}, {0x1f, 0x3f, 0x9c, 255}, {0xa0, 0x4a, 0x00, 255}, {0x2a, 0x26, 0x22, 255}}

// ringOf is the ink of a Quest.
func ringOf(q box.Card) color.RGBA { return ringInks[int(q-box.FirstQuest)%len(ringInks)] }

// errands are the Quests of a seat that are to be begun or finished; those of the hand as far as it is seen.
func (b *Board) errands(v island.View, s game.Seat) (laid []island.QuestSeen, inHand []box.Card) {
	laid = slices.DeleteFunc(slices.Clone(v.Chair(s).Quests), func(q island.QuestSeen) bool { return q.Done })
	if hand, open := v.Hand(s); open {
		for q := box.FirstQuest; q < box.FirstCurse; q++ {
			if hand[q] > 0 {
				inHand = append(inHand, q)
			}
		}
	}
	return laid, inHand
}

// ringed are the places where a Quest of whose hand is shown is to be begun or finished, each with what there and the
// Quests it is.
func (b *Board) ringed(v island.View) (out [box.Places]string, of [box.Places][]box.Card) {
	if b.looked || b.playing() {
		return out, of
	}
	put := func(q box.Card, begun bool, key string) {
		for _, at := range v.QuestAt(q, begun) {
			out[at] = words.Sentences(out[at], words.Say(key, "card", tell.Card(q, 0)))
			if !slices.Contains(of[at], q) {
				of[at] = append(of[at], q)
			}
		}
	}
	who := v.Company() // while all decide together, those of all
	if step, _ := b.Asks(); step != island.Asking && b.whose() != game.Nobody {
		who = game.Only(b.whose())
	}
	for s := range who.All() {
		laid, inHand := b.errands(v, s)
		for _, q := range laid {
			put(q.Card, true, "ring.finish")
		}
		for _, q := range inHand {
			put(q, false, "ring.begin")
		}
	}
	return out, of
}

// ring draws that of a Quest round a place.
func ring(c *ui.Context, r ui.Rect, q box.Card) {
	c.Picture(r, "quest-ring", uint64(q), func(w, h int) *image.RGBA {
		const steps = 48
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		thick := max(2, float64(h)/26)
		a, b := float64(w)/2-thick, float64(h)/2-thick
		var line [][2]float64
		for i := range steps + 1 {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / steps)
			line = append(line, [2]float64{float64(w)/2 + a*cos, float64(h)/2 + b*sin})
		}
		page.StrokePath(img, line, thick, nil, ringOf(q))
		return img
	})
}

// ringOut is how far a ring stands off the picture of a place, as a part of its width and height.
const ringOut = 0.18

// quests are those of a seat: laid down, complete, and in the hand.
func (b *Board) quests(c *ui.Context, r ui.Rect, v island.View, s game.Seat) {
	head := r.CutTop(26)
	c.Keep(r)
	_, inHand := b.errands(v, s)
	all := v.Chair(s).Quests
	var others []game.Seat // what they have laid down is of the company too
	for o := range v.Company().All() {
		if laid, _ := b.errands(v, o); o != s && len(laid) > 0 {
			others = append(others, o)
		}
	}
	done := 0
	for o := range v.Company().All() {
		for _, q := range v.Chair(o).Quests {
			if q.Done {
				done++
			}
		}
	}
	title := words.Say("quests.title")
	if len(others)+done > 0 && len(all)+len(inHand) == 0 { // none of them is one's own
		title = words.Say("quests.company")
	} else {
		c.Sign(head.CutLeft(22).Middle(20, 20), v.Chair(s).Colour)
		head.CutLeft(5)
	}
	c.Text(head, title, c.Fit(title, ui.Head.At(19).Own(), head.W))
	if len(all)+len(inHand)+len(others) == 0 && done == 0 {
		none := "quests.none"
		if _, open := v.Hand(s); !open { // there may be some in it
			none += ".laid"
		}
		c.Paragraph(r.InsetXY(0, 4), ui.Plain(words.Say(none)), ui.Note.At(15).In(ui.Faded))
		return
	}
	first := func(q box.Card) string {
		return words.Sentences(words.Say("quest.first", "place", questPlaces(q), "next", words.Say(cardKey(q, 0)+".resolve")), throwSays(v, s, q, "quest.throw"))
	}
	high := float64(done) * completeHigh
	for o := range v.Company().All() {
		laid, _ := b.errands(v, o)
		for _, q := range laid {
			high += errandHigh(c, r.W, q.Card, b.next(v, o, q))
		}
	}
	for _, q := range inHand {
		high += errandHigh(c, r.W, q, first(q))
	}
	brief := high > r.H
	if brief && c.W >= wideFrom { // each in as few lines as tell what, where, and with which odds
		b.inLines(c, r, v, s, inHand, others)
		return
	}
	c.Scroll("quests", r, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		for _, q := range all {
			if !q.Done {
				b.errand(c, col, q.Card, b.next(v, s, q), brief)
			}
		}
		for _, q := range inHand {
			b.errand(c, col, q, first(q), brief)
		}
		for _, o := range others {
			laid, _ := b.errands(v, o)
			for _, q := range laid {
				b.errand(c, col, q.Card, b.next(v, o, q), brief)
			}
		}
		for _, q := range all {
			switch {
			case q.Done && brief:
				b.completed(c, col, q.Card, v, s)
			case q.Done:
				b.complete(c, col, q.Card)
			}
		}
		b.othersCompleted(c, col, v, s)
		return col.Height()
	})
}

// gist is a Quest in few lines: whose it is, and what is next, where, and with which dice and odds.
type gist struct {
	of        game.Seat
	q         box.Card
	says, tip string
}

// gists are those of a seat and of others.
func (b *Board) gists(v island.View, s game.Seat, inHand []box.Card, others []game.Seat) (out []gist) {
	for _, o := range append([]game.Seat{s}, others...) {
		laid, _ := b.errands(v, o)
		for _, q := range laid {
			says := words.Say("quest.brief", "brief", words.Phrase(cardKey(q.Card, 0)+".brief"), "n", min(q.Slain, q.Needs), "of", map[bool]string{true: words.Number(q.Needs)}[q.Needs > 0])
			out = append(out, gist{o, q.Card, words.Sentences(says, throwSays(v, o, q.Card, "quest.throw.short")), b.next(v, o, q)})
		}
		for _, q := range inHand {
			if o == s {
				says := words.Say("quest.brief.first", "place", questPlaces(q), "brief", words.Phrase(cardKey(q, 0)+".brief"))
				out = append(out, gist{s, q, words.Sentences(says, throwSays(v, s, q, "quest.throw.short")), ""})
			}
		}
	}
	return out
}

// inLines are they where there is little room: each with its ring, its name, and below it what is next and where, beside
// its picture if that has room.
func (b *Board) inLines(c *ui.Context, r ui.Rect, v island.View, s game.Seat, inHand []box.Card, others []game.Seat) {
	all := b.gists(v, s, inHand, others)
	high := 0.0
	for o := range v.Company().All() {
		for _, q := range v.Chair(o).Quests {
			if q.Done {
				high += doneHigh
			}
		}
	}
	for _, x := range all {
		high += max(briefHigh(c, r.W-questPic-6, x)+3, questHigh+7)
	}
	pictured := high <= r.H
	c.Scroll("quests", r, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		for _, x := range all {
			from := col.R.Y
			if at := col; pictured {
				pic := ui.R(col.R.X, col.R.Y+2, questPic, questHigh)
				page.Engraved(c, pic.Inset(1), cardPlate(x.q, 0))
				page.Outline(c, pic, ui.Rule)
				at = page.NewColumn(c, ui.R(pic.Right()+6, col.R.Y, col.R.W-questPic-6, 0))
				b.inBrief(c, at, v, s, x)
				col.Gap(max(at.Height(), questHigh+4))
			} else {
				b.inBrief(c, col, v, s, x)
			}
			c.TipArea(ui.R(col.R.X, from, col.R.W, col.R.Y-from), page.Cited(words.Sentences(x.tip, cardSays(x.q, 0), words.Say("quest.free")), box.RuleQuests))
			col.Gap(3)
		}
		for _, q := range v.Chair(s).Quests {
			if q.Done {
				b.completed(c, col, q.Card, v, s)
			}
		}
		b.othersCompleted(c, col, v, s)
		return col.Height()
	})
}

// doneHigh is how high one is that is complete, in a line, in units.
const doneHigh = 25.0

// briefName is how the name of one is set in a width: smaller where it is long, and then in two lines.
func briefName(c *ui.Context, w float64, q box.Card) (name string, st ui.Style, high float64) {
	name, st = words.Sentence(tell.Card(q, 0)), ui.Strong.At(16)
	if c.TextWidth(name, st) > w {
		st = st.At(15)
	}
	return name, st, max(20, c.ParagraphHeight(ui.Plain(name), st, w))
}

// briefHigh is how high one is in a width.
func briefHigh(c *ui.Context, w float64, x gist) float64 {
	_, _, high := briefName(c, w-errandMark-23, x.q)
	return high + c.ParagraphHeight(ui.Plain(x.says), ui.Small.At(15), w)
}

// inBrief shows one, of a seat beside whose it is.
func (*Board) inBrief(c *ui.Context, col *page.Column, v island.View, s game.Seat, x gist) {
	side := 0.0
	if x.of != s {
		side = 18
	}
	name, st, high := briefName(c, col.R.W-errandMark-5-side, x.q)
	row := col.Next(high)
	ring(c, row.CutLeft(errandMark).Top(20).Middle(errandMark, errandMark*0.7), x.q)
	row.CutLeft(5)
	if x.of != s {
		c.Sign(row.CutRight(side).Top(20).Middle(16, 16), v.Chair(x.of).Colour)
	}
	c.Paragraph(row, ui.Plain(name), st)
	col.Say(ui.Plain(x.says), ui.Small.At(15).In(ui.Ink))
}

// othersCompleted are those that the others have completed: they count for all, and the bar counts them.
func (b *Board) othersCompleted(c *ui.Context, col *page.Column, v island.View, s game.Seat) {
	for o := range v.Company().All() {
		for _, q := range v.Chair(o).Quests {
			if o != s && q.Done {
				b.completed(c, col, q.Card, v, o)
			}
		}
	}
}

// laidDown are the Quests of the whole company, each once with whoever laid it down, those to be done first, in as many
// columns as there is room for.
func (b *Board) laidDown(c *ui.Context, r ui.Rect, v island.View) {
	head := r.CutTop(26)
	title := words.Say("quests.company")
	c.Text(head, title, c.Fit(title, ui.Head.At(19).Own(), head.W))
	type laid struct {
		by game.Seat
		island.QuestSeen
	}
	var all, done []laid
	for s := range v.Company().All() {
		for _, q := range v.Chair(s).Quests {
			if q.Done {
				done = append(done, laid{s, q})
			} else {
				all = append(all, laid{s, q})
			}
		}
	}
	if all = append(all, done...); len(all) == 0 {
		c.Paragraph(r.InsetXY(0, 4), ui.Plain(words.Say("quests.none.laid")), ui.Note.At(15).In(ui.Faded))
		return
	}
	c.Scroll("company-quests", r, func(in ui.Rect) (high float64) {
		beside := max(1, min(len(all), int(in.W/questWide)))
		whole := 0.0
		for _, q := range all {
			whole += errandHigh(c, in.W/float64(beside)-14, q.Card, b.next(v, q.by, q.QuestSeen))
		}
		brief := whole > r.H*float64(beside)
		for k, cell := range in.Columns(beside, 14) {
			col := page.NewColumn(c, cell)
			for i := k; i < len(all); i += beside {
				switch q := all[i]; {
				case !q.Done:
					b.errand(c, col, q.Card, b.next(v, q.by, q.QuestSeen), brief)
				case brief:
					b.completed(c, col, q.Card, v, q.by)
				default:
					b.complete(c, col, q.Card)
				}
			}
			high = max(high, col.Height())
		}
		return high
	})
}

// questWide is how wide a column of Quests is at least, and completeHigh how high one is that is complete, in units.
const questWide, completeHigh = 250.0, 64.0

// errandParts are how high in a column so wide the name, what is next, and what it brings are of a Quest that says all, and how
// wide its picture is.
func errandParts(c *ui.Context, wide float64, q box.Card, next string) (name, says, brings, pic float64) {
	st := ui.Small.At(15)
	if wide >= pictured { // beside its name and what is next
		pic = questPic + 6
	}
	name = c.ParagraphHeight(ui.Plain(words.Sentence(tell.Card(q, 0))), ui.Strong.At(16), wide-pic)
	says = c.ParagraphHeight(ui.Plain(next), st, wide-pic-errandMark-5)
	return name, says, c.ParagraphHeight(ui.Plain(brought(q)), st, wide), pic
}

// errandHigh is how high such a one is in all.
func errandHigh(c *ui.Context, wide float64, q box.Card, next string) float64 {
	name, says, brings, pic := errandParts(c, wide, q, next)
	return max(name+says, pic*questHigh/(questPic+6)) + brings + 5
}

// brought is what a Quest brings.
func brought(q box.Card) string {
	return words.Say("quest.brings", "benefit", words.Say(cardKey(q, 0)+".benefit"))
}

// errandMark is how wide the ring of a Quest is before what is next, in units.
const errandMark = 16.0

// next is what is to be done next of a Quest that is laid down, and by whom.
func (*Board) next(v island.View, s game.Seat, q island.QuestSeen) string {
	says := words.Say("quest.next", "who", who(v, s), "next", words.Say(cardKey(q.Card, 0)+".resolve"), "n", min(q.Slain, q.Needs), "of", map[bool]string{true: words.Number(q.Needs)}[q.Needs > 0])
	return words.Sentences(says, throwSays(v, s, q.Card, "quest.throw"))
}

// throwSays is how many dice a seat throws for a Quest and what the odds are, "" where it throws none.
func throwSays(v island.View, s game.Seat, q box.Card, key string) string {
	dice, odds := v.QuestTest(s, q)
	if dice == 0 {
		return ""
	}
	return words.Say(key, "n", dice, "odds", words.Chance(odds))
}

// errand is a Quest that is still to be done: its picture and what it needs next, and if it is not to be brief what it
// brings.
func (b *Board) errand(c *ui.Context, col *page.Column, q box.Card, next string, brief bool) {
	from, st := col.R.Y, ui.Small.At(15).In(ui.Ink)
	heads, nexts, _, pic := errandParts(c, col.R.W, q, next)
	row := col.Next(max(heads+nexts, pic*questHigh/(questPic+6)))
	if pic > 0 {
		at := row.CutLeft(questPic).Top(questHigh)
		page.Engraved(c, at.Inset(1), cardPlate(q, 0))
		page.Outline(c, at, ui.Rule)
		row.CutLeft(6)
	}
	c.Paragraph(row.CutTop(heads), ui.Plain(words.Sentence(tell.Card(q, 0))), ui.Strong.At(16))
	ring(c, row.CutLeft(errandMark).Top(errandMark+2).Middle(errandMark, errandMark*0.7), q)
	row.CutLeft(5)
	c.Paragraph(row, ui.Plain(next), st)
	if !brief {
		col.Say(ui.Plain(brought(q)), st.In(ui.Faded))
	}
	c.TipArea(ui.R(col.R.X, from, col.R.W, col.R.Y-from), page.Cited(words.Sentences(cardSays(q, 0), words.Say("quest.free")), box.RuleQuests))
	col.Gap(5)
}

// complete is one that is done: what it found is read once more by a click.
func (b *Board) complete(c *ui.Context, col *page.Column, q box.Card) {
	text, st := ui.Plain(words.Say("quest.done", "card", tell.Card(q, 0))), ui.Small.At(15).In(ui.Green)
	brings := ui.Plain(words.Say(cardKey(q, 0) + ".benefit"))
	row := col.Next(max(questHigh, c.ParagraphHeight(text, st, col.R.W-questPic-6)+c.ParagraphHeight(brings, st, col.R.W-questPic-6)))
	if c.React("finding-"+q.Code(), row, ui.TakesEnter).Clicked {
		b.reread = q
		c.Touch()
	}
	c.TipArea(row, page.Cited(words.Sentences(cardSays(q, 0), words.Say("finding.again")), box.RuleFinished))
	page.Engraved(c, row.CutLeft(questPic).Top(questHigh).Inset(1), cardPlate(q, 0))
	row.CutLeft(6)
	c.Paragraph(row.CutTop(c.ParagraphHeight(text, st, row.W)), text, st)
	c.Paragraph(row, brings, st.In(ui.Faded))
	col.Gap(4)
}

// completed is one that is done, in a line, with the sign of whose it is where it is another’s; it too is read once more by
// a click.
func (b *Board) completed(c *ui.Context, col *page.Column, q box.Card, v island.View, by game.Seat) {
	text, st, w := ui.Plain(words.Say("quest.done", "card", tell.Card(q, 0))), ui.Small.At(15).In(ui.Green), col.R.W
	if by != b.whose() {
		w -= 20
	}
	row := col.Next(max(22, c.ParagraphHeight(text, st, w)))
	if c.React("finding-"+q.Code(), row, ui.TakesEnter).Clicked {
		b.reread = q
		c.Touch()
	}
	c.TipArea(row, page.Cited(words.Sentences(cardSays(q, 0), words.Say("finding.again")), box.RuleFinished))
	if by != b.whose() {
		c.Sign(row.CutRight(18).Top(20).Middle(16, 16), v.Chair(by).Colour)
	}
	c.Paragraph(row, text, st)
	col.Gap(3)
}

// questPic and questHigh are how wide and high the picture of a Quest is, and pictured is how wide a column of them is at
// least that has one, in units.
const questPic, questHigh, pictured = 72.0, 46.0, 180.0
