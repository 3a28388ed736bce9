package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Bad Luck (18.3): a die of another's that lies, what it comes to for that Explorer as it lies, and what if
// it is thrown again.

// badLuck is a die of another's that may be thrown again (18.3): as it lies, and what may come of
// it.
func (b *Board) badLuck(col *page.Column, v heart.View, sum game.Summary) {
	t, ok := v.Throw()
	if !ok {
		return
	}
	who := tell.Who(sum, t.Roller)
	col.Say(ui.Plain(words.Say("card18.badluck.asked", "by", tell.Who(sum, b.Play.Seat()), "who", who)), ui.Head.At(20))
	col.Say(page.Cited(words.Say("card18.marker", "who", who, "n", len(v.BadLuck(b.Play.Seat()))), box.RuleOrders), ui.Body.At(16))
	b.ribbon(col.C, col, sum, t)
	col.Gap(10)
	stands := func(col *page.Column) { b.asItLies(col, v, t, who) }
	again := func(col *page.Column) {
		shown := map[int16]bool{}
		for _, ch := range b.choices() {
			if ch.Kind == heart.ThrowAgain && !shown[ch.Item] {
				if len(shown) > 0 {
					col.Gap(10)
				}
				shown[ch.Item] = true
				b.thrownAgain(col, v, ch, t, who)
			}
		}
	}
	if col.R.W >= sceneTwo { // the two that are to be decided between
		parts := ui.R(col.R.X, col.R.Y, col.R.W, 0).Split(26, 1, 1.4)
		l, r := page.NewColumn(col.C, parts[0]), page.NewColumn(col.C, parts[1])
		stands(l)
		again(r)
		col.Gap(max(l.Height(), r.Height()))
	} else {
		stands(col)
		col.Gap(10)
		again(col)
	}
	col.Gap(12)
	b.person(col, v, sum, t.Roller, sheetLine(v, t.Roller))
	if m, ok := b.thrownFor(v, sum, t.Roller); ok {
		col.Say(ui.Plain(words.Say("card18.luck.for", "what", words.Sentences(words.Whole(m.name), m.about))), ui.Body.At(16))
	}
}

// luckMarks are at the right of a line of the Sheet the Bad Luck Markers that an Explorer has, or that there is none any more.
func (b *Board) luckMarks(c *ui.Context, r *ui.Rect, v heart.View, sum game.Summary, s game.Seat) {
	cfg := v.Settings()
	if !cfg.BadLuck() || v.Sheet(s).Lost {
		return
	}
	all, st := v.BadLuck(s), ui.Small.At(15)
	label, tip := words.Say("sheet.luck"), words.Say("sheet.luck.tip", "n", len(all))
	if len(all) == 0 {
		label, tip, st = words.Say("sheet.luck.none"), words.Say("sheet.luck.none.tip"), st.In(ui.Faded)
	}
	w := c.TextWidth(label, st) + 2
	if w+luckMark*float64(len(all)) > r.W*0.3 { // the load comes first
		label, w = "", 0
	}
	at := r.CutRight(w + luckMark*float64(len(all)))
	r.CutRight(12)
	tip = words.Sentences(tip, b.luckNow(v, sum, s))
	switch may := slices.ContainsFunc(b.choices(), func(ch game.Choice) bool { return ch.Kind == heart.Order && ch.Item == box.OfBadLuck }); {
	case s != b.Play.Seat() || len(all) == 0:
		c.Tip(at, page.Cited(tip, box.RuleOrders))
	case !may || b.tight:
		b.inSight.luck = at
		c.Tip(at, page.Cited(tip, box.RuleOrders))
	default: // when one is asked is said and changed where the markers lie, too
		b.inSight.luck = at
		if c.ReactTip(words.Say("sheet.luck"), at, ui.TakesEnter, page.Cited(tip, box.RuleOrders)).Clicked {
			b.ordersOpen, b.ordersAt = int(s)+1, b.step(v)
			c.Touch()
		}
	}
	for _, colour := range slices.Backward(all) {
		c.Sign(at.CutRight(luckMark).Middle(luckMark-2, luckMark-2), sum.Players[colour].Colour)
	}
	c.Text(at, label, st)
}

// luckNow says to whom the markers of a seat could be handed as the game stands, and to its player when there will be a question.
func (b *Board) luckNow(v heart.View, sum game.Summary, s game.Seat) string {
	if len(v.BadLuck(s)) == 0 {
		return ""
	}
	var names []string
	for _, o := range v.BadLuckFor(s) {
		names = append(names, tell.Who(sum, o))
	}
	now := words.Say("sheet.luck.nobody")
	if len(names) > 0 {
		now = words.Say("sheet.luck.now", "list", words.List(names))
	}
	if s != b.Play.Seat() {
		return now
	}
	when, _ := v.Orders(s)
	return words.Sentences(now, words.Say("sheet.luck.asked", "when", tell.Standing(when)))
}

// luckMark is how wide a marker is there, in units.
const luckMark = 18.0

// asItLies is what the die comes to as it lies.
func (b *Board) asItLies(col *page.Column, v heart.View, t heart.Throw, who string) {
	col.Heading(words.Say("card18.stands"))
	col.Gap(3)
	key, what := "card18.stands.sum", ""
	switch {
	case t.Die.Held() && t.Well:
		key = "card18.stands.well"
	case t.Die.Held():
		key = "card18.stands.ill"
	}
	if all := b.falls(v, 0); t.Faces[0] >= 1 && t.Faces[0] <= len(all) {
		what = fallen(all[t.Faces[0]-1])
	}
	col.Say(ui.Plain(words.Say(key, "who", who, "n", max(0, t.Faces[0]+t.Faces[1]+t.Add), "what", what)), ui.Body)
}

// thrownAgain is what may come of one die more.
func (b *Board) thrownAgain(col *page.Column, v heart.View, ch game.Choice, t heart.Throw, who string) {
	title := words.Say("card18.again", "who", who)
	if t.Die == box.JoinDice {
		title = words.Say("card18.again.which", "who", who, "which", tell.OfTwo(int(ch.Item)))
	}
	col.Heading(title)
	col.Gap(4)
	switch {
	case !t.Die.Aimed():
		col.Say(ui.Plain(words.Say("card18.again.any")), ui.Body)
		return
	case !t.Die.Held():
		moreOrLess(col, t)
		b.faces(col, v, t, int(ch.Item))
		return
	}
	well, ill := words.Phrase("card18.again.turns"), words.Phrase("card18.again.stays")
	if t.Well {
		well, ill = words.Phrase("card18.again.well"), words.Phrase("card18.again.ill")
	}
	page.ShareBar(col.C, col.Next(24), []page.Share{
		{Name: well, P: 1 - ch.Odds.Float(), Col: page.GoodShare},
		{Name: ill, P: ch.Odds.Float(), Col: page.WorseShare},
	}, true)
	b.faces(col, v, t, int(ch.Item))
}

// falls is what each face comes to, reckoned once for a question.
func (b *Board) falls(v heart.View, which int) []heart.Fall {
	if k := &b.put.falls; k.version != b.Play.Version || k.of == nil {
		k.version, k.of = b.Play.Version, map[int][]heart.Fall{}
	}
	of := b.put.falls.of
	if _, ok := of[which]; !ok {
		of[which] = v.Falls(which)
	}
	return of[which]
}

// mostFaces is how many lines the faces of a die may have.
const mostFaces = 4

// faces are what the faces of a die come to, those that come to the same in a line.
func (b *Board) faces(col *page.Column, v heart.View, t heart.Throw, which int) {
	type same struct {
		from, to int
		what     string
		well     bool
	}
	var all []same
	held := t.Die.Held() && t.Die != box.JoinDice
	for i, f := range b.falls(v, which) {
		what, well := fallen(f), held && t.Die.Well(i+1, t.Add, t.Limit)
		if n := len(all); n > 0 && all[n-1].what == what && all[n-1].well == well {
			all[n-1].to = i + 1
			continue
		}
		all = append(all, same{i + 1, i + 1, what, well})
	}
	if len(all) > mostFaces { // the least and the most of it
		all = []same{all[0], all[len(all)-1]}
	}
	col.Gap(4)
	for _, s := range all {
		faces := words.Number(s.from)
		if s.to > s.from {
			faces = words.Phrase("card18.faces", "from", s.from, "to", s.to)
		}
		st := ui.Body.At(17)
		switch {
		case s.well:
			st = st.In(ui.Green)
		case held:
			st = st.In(ui.Red)
		}
		col.Say(ui.Plain(words.Say("card18.face", "faces", faces, "what", s.what)), st)
	}
}

// fallen is what a face comes to for whoever threw it, as far as no other chance comes first.
func fallen(f heart.Fall) string {
	var all []string
	text := tell.Figures(f.Events)
	switch {
	case f.Next == box.CheckDie && text == "":
		return words.Phrase("card18.fall.helped.none")
	case f.Next == box.CheckDie:
		return words.Phrase("card18.fall.helped", "what", text)
	case text != "":
		all = append(all, text)
	}
	for i := range f.Events {
		if f.Events[i].Kind == heart.ExplorerLost {
			all = append(all, words.Phrase("card18.fall.lost"))
		}
	}
	if f.Saving != box.Figures {
		all = append(all, words.Phrase("card18.fall.saved", "person", words.Phrase("person."+f.Saving.Name())))
	}
	if len(all) == 0 {
		all = append(all, words.Phrase("card18.fall.none"))
	}
	if f.Next != box.Dice {
		all = append(all, words.Phrase("card18.fall.die", "die", tell.Die(f.Next)))
	}
	return words.Facts(all...)
}

// sheetLine is how whoever threw the die stands: the figures that a die may touch.
func sheetLine(v heart.View, s game.Seat) string {
	var all []string
	for _, f := range [...]box.Figure{box.Health, box.Sanity, box.Time, box.Askaris, box.Porters, box.Food, box.Gifts} {
		all = append(all, words.Say("card18.figure", "figure", tell.Figure(f), "n", v.Of(s, f)))
	}
	return words.Facts(all...)
}

// thrownFor is what has come upon whoever threw a die last; ok is false where nothing of the day did.
func (b *Board) thrownFor(v heart.View, sum game.Summary, s game.Seat) (m moment, ok bool) {
	if v.Sheet(s).Slot == box.NoSlot {
		return m, false
	}
	all := b.day(v, sum, s)
	for i := range all {
		if all[i].sort != box.NoSort && (!ok || all[i].at > m.at) {
			m, ok = all[i], true
		}
	}
	return m, ok
}

// moreOrLess is what may come of a die that is held against no number: more than lies there, or less.
func moreOrLess(col *page.Column, t heart.Throw) {
	sides := float64(t.Die.Sides())
	less := float64(t.Faces[0]-1) / sides
	shares := []page.Share{
		{Name: words.Phrase("card18.again.less"), P: less, Col: page.WorseShare},
		{Name: words.Phrase("card18.again.same"), P: 1 / sides, Col: page.MildShare},
		{Name: words.Phrase("card18.again.more"), P: 1 - less - 1/sides, Col: page.GoodShare},
	}
	if t.Die.Well(1, 0, 0) { // damage: the less the better for who throws
		shares[0].Col, shares[2].Col = page.GoodShare, page.WorseShare
	}
	page.ShareBar(col.C, col.Next(24), shares, true)
}
