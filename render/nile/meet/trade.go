package meet

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// TradeScene is a visit to friends: what they give and what they take, chosen
// on a table and done at once (14).
type TradeScene struct {
	Encounter
	Want   nile.Bargain
	struck string // what has been done on this visit
	seen   uint64 // version of the play that it was told from
}

func (*TradeScene) Name() string { return "trade" }

// Rule is trade.
func (*TradeScene) Rule() string { return nile.RuleTrade }

func (s *TradeScene) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.Play)
	m, ok := v.Meeting()
	b, trades := v.Bargain(s.Want)
	if !ok || !trades {
		return
	}
	t := m.Tribe
	now, _ := v.Bargain(nile.Bargain{})
	sub := words.Say("trade.sub", "leader", tell.LeaderOf(t))
	if s.seen != s.Play.Version {
		s.struck, s.seen = dealtWith(v, t, s.Play.Events()), s.Play.Version
	}
	s.plate = plates.Of("meeting/trade")
	s.speak(v, t, tell.AtTrade)
	s.spreadOut(c, "trade", words.Say("trade.title", "name", tell.People(t.Name)), sub, func(col *page.Column) {
		if col.R.W >= home.OutfitBesideW {
			cols := ui.R(col.R.X, col.R.Y, col.R.W, 0).Split(30, 1.8, 1)
			left, right := page.NewColumn(c, cols[0]), page.NewColumn(c, cols[1])
			s.table(left, v, &b)
			s.follows(right, v, t, &now, &b)
			col.Gap(max(left.Height(), right.Height()))
		} else {
			s.table(col, v, &b)
			s.follows(col, v, t, &now, &b)
		}
	}, func(col *page.Column) { s.foot(c, a, col, b.Gifts-now.Gifts, &b) })
}

// table is what may be bought of them with gifts, and what they take for gifts: with what the party has of each, and
// what a port asks for it.
func (s *TradeScene) table(col *page.Column, v nile.View, b *nile.BargainView) {
	c := col.C
	head := func(key, sum string) {
		row := tradeSplit(col.Next(34))
		c.Text(row.name, words.Say(key), c.Fit(words.Say(key), ui.Head, row.name.W))
		over := func(at ui.Rect, key string) {
			if !at.Empty() {
				c.Text(at, words.Phrase(key), c.Fit(words.Phrase(key), ui.Note.At(16).In(ui.Faded).To(ui.Right), at.W))
			}
		}
		c.Tip(ui.R(col.R.X, col.R.Y-34, col.R.W, 34), ui.Plain(words.Say("trade.heads")))
		over(row.have, "trade.have")
		over(row.port, "trade.port")
		over(row.each, "trade.each")
		over(row.cost, sum)
		if many := words.Phrase("trade.many"); !row.cost.Empty() {
			c.Text(row.many, many, c.Fit(many, ui.Note.At(16).In(ui.Faded).To(ui.Centre), row.many.W))
		}
		c.Rule(ui.R(col.R.X, col.R.Y-1, col.R.W, 1), ui.Rule)
	}
	sheet, _ := v.Sheet(v.Seat())
	head("trade.buy", "trade.sum.pay")
	for i := range b.Lines {
		if b.Lines[i].Kind != nile.Barter && b.Lines[i-1].Kind == nile.Barter {
			col.Gap(12)
			head("trade.sell", "trade.sum.get")
		}
		s.row(col, b, &b.Lines[i], sheet.Have[b.Lines[i].Item], &s.Want[i])
	}
	col.Gap(8)
}

type tradeColumns struct{ name, have, port, each, many, cost ui.Rect }

// tradeSplit parts a row: where there is little room what the party has, what a port asks and the sum are left out.
func tradeSplit(row ui.Rect) (k tradeColumns) {
	row = row.InsetXY(4, 0)
	wide := row.W > 420
	if wide {
		k.cost = row.CutRight(84)
		row.CutRight(8)
	}
	k.many = row.CutRight(ui.StepperW)
	row.CutRight(10)
	k.each = row.CutRight(76)
	if wide && row.W > 300 {
		k.port = row.CutRight(80)
		k.have = row.CutRight(86)
	}
	k.name = row
	return k
}

// dealName is a row's name, and a shorter one where there is no room.
func dealName(d nile.Deal) (name, short string) {
	key := "trade.row." + d.Item.Name()
	if d.Kind != nile.Barter {
		key = "trade.sell." + d.Item.Name()
	}
	name = words.Say(key)
	shorts := map[nile.Deal]string{
		{Kind: nile.Barter, Item: nile.Askaris}: "trade.short.askaris", {Kind: nile.Barter, Item: nile.Rations}: "trade.short.rations",
		{Kind: nile.SellMuskets, Item: nile.Muskets}: "trade.short.muskets", {Kind: nile.SellRations, Item: nile.Rations}: "trade.short.sell.rations",
	}
	if short = name; shorts[d] != "" {
		short = words.Say(shorts[d])
	}
	return name, short
}

// DealID is what tests know the number of a deal by.
func DealID(d nile.Deal) string {
	if d.Kind == nile.Barter {
		return "get " + d.Item.Name()
	}
	return "give " + d.Item.Name()
}

// whyNone says in the row why nothing can be put down there, of so many that the party has.
func whyNone(d *nile.DealView, b *nile.BargainView, have int) string {
	switch {
	case d.Lack == nile.LackItem && have >= d.Pieces: // it goes with something else that is given
		return words.Phrase("trade.none.left")
	case d.Lack == nile.LackLimit && b.Left > 0:
		return words.Phrase("trade.none.only", "n", b.Left)
	case d.Lack == nile.LackItem && d.Pieces > 1:
		return words.Phrase("trade.none.fewer", "n", d.Pieces)
	}
	return words.Phrase("trade.none." + d.Lack.Name())
}

func (s *TradeScene) row(col *page.Column, b *nile.BargainView, d *nile.DealView, have int, want *int) {
	c := col.C
	r := col.Next(36)
	k := tradeSplit(r)
	n, st := d.N, ui.Body
	if d.Most == 0 {
		st.Colour = ui.Ghost
	}
	name, short := dealName(d.Deal)
	if c.TextWidth(name, st) > k.name.W {
		name = short
	}
	c.Text(k.name, name, st)
	if !k.have.Empty() {
		c.Text(k.have, words.Number(have), st.To(ui.Right))
		port := words.Phrase("trade.port.none")
		if d.Port > 0 {
			port = words.Money(d.Port)
		}
		c.Text(k.port, port, st.To(ui.Right))
	}
	each := words.Phrase("trade.gifts.n", "n", d.Each)
	c.Text(k.each, each, c.Fit(each, st.To(ui.Right), k.each.W))
	tip := ui.Plain(tell.ItemNote(d.Item))
	if d.Why.Why != "" {
		tip = ui.Plain(words.Why(d.Why))
	}
	step := ui.Stepper{ID: DealID(d.Deal), Label: name, Max: d.Most, Tip: tip}
	if d.Most == 0 { // the reason stands where the number would
		at := k.many
		if !k.cost.Empty() {
			at.W = k.cost.Right() - at.X
		}
		n = 0
		why := whyNone(d, b, have)
		c.Text(at, why, c.Fit(why, ui.Note.At(16).In(ui.Faded).To(ui.Right), at.W))
	} else if c.Stepper(k.many.Middle(ui.StepperW, 26), step, &n) {
		c.Touch()
	}
	if n != *want {
		*want = n
		c.Touch()
	}
	if d.Gifts != 0 && !k.cost.Empty() {
		c.Text(k.cost, words.Phrase("trade.gifts.n", "n", max(d.Gifts, -d.Gifts)), ui.Strong.To(ui.Right))
	}
	c.Tip(r, tip)
	c.Dots(ui.R(r.X, r.Bottom()-1, r.W, 1))
}

// The measures of the portrait of who would go along, in units.
const companionW, companionH = 62.0, 74.0

// companion is the guide who would go with the party, once one has been put down; false where none has.
func (s *TradeScene) companion(col *page.Column, v nile.View, t nile.TribeView, b *nile.BargainView) bool {
	for _, d := range b.Lines {
		if d.Kind != nile.Barter || d.Item != nile.Guides || d.N == 0 {
			continue
		}
		at := ui.R(col.R.X, col.R.Y, companionW, companionH)
		page.Portrait(col.C, at, tell.GuideAmong(v, t))
		page.Outline(col.C, at, ui.Rule)
		beside := page.NewColumn(col.C, ui.R(at.Right()+14, at.Y, col.R.W-companionW-14, 0))
		text := ui.Plain(words.Say("trade.guide", "name", tell.People(t.Name)))
		beside.Gap(max(0, (companionH-col.C.ParagraphHeight(text, ui.Note.At(18), beside.R.W))/2))
		beside.Say(text, ui.Note.At(18))
		col.Gap(max(companionH, beside.Height()))
		return true
	}
	return false
}

// follows is what the party has now and would have then, a figure a row: gifts, what they still give, load and food.
// Below it stands what else to think of.
func (s *TradeScene) follows(col *page.Column, v nile.View, t nile.TribeView, now, b *nile.BargainView) {
	then := &b.After
	hands(col, &now.After, then, s.struck)
	key := "trade.now"
	for i := range b.Lines {
		if b.Lines[i].N > 0 {
			key = "trade.after"
		}
	}
	col.HeadingOf(nile.RuleTrade, words.Say(key))
	col.Gap(4)
	after(col, "gifts", words.Say("trade.gifts"), turns(now.Gifts, b.Gifts), false)
	m := nile.Muskets // an askari takes one, and they buy them; it always stands there: nothing is to move with a number
	after(col, "trade-muskets", words.Say("trade.muskets"), turns(now.After.Have[m], then.Have[m]), false)
	after(col, "trade-limit", words.Say("trade.limit"), turns(now.Left, b.Left), false)
	was, room := now.After.Ways[now.After.Mode].Room, then.Ways[then.Mode].Room
	load := turns(was, room)
	if room < 0 {
		load = words.Phrase("trade.load.over", "n", -room)
	}
	after(col, "load", words.Say("trade.load", "mode", tell.Mode(then.Mode)), load, room < 0)
	food := tell.FoodLasts(then.Turns)
	if before := tell.MonthsOf(now.After.Turns); before != tell.MonthsOf(then.Turns) {
		food = words.Phrase("trade.turns", "now", before, "then", food)
	}
	after(col, "food", words.Say("trade.food", "people", then.People), food, false)
	if room < 0 {
		col.Gap(6)
		col.Say(ui.Plain(words.Say("trade.load.leave")), ui.Small.In(ui.Red))
	}
	col.Gap(4)
	note, from := page.Cited(words.Say("trade.leave.free"), nile.RuleTrade), col.Height()
	high := max(companionH, col.C.ParagraphHeight(note, ui.Small, col.R.W))
	if !s.companion(col, v, t, b) { // in the same place
		col.Say(note, ui.Small)
	}
	col.Gap(max(0, high-(col.Height()-from)) + 6)
	risk(col, b.Poison)
}

// hands is what has been put down, in words: what the party gives, and what it gets for that; and while nothing is, what
// has changed hands already.
func hands(col *page.Column, now, then *nile.Party, struck string) {
	var gives, gets [nile.Items]int
	for i := range gives {
		gives[i] = max(0, now.Have[i]-then.Have[i])
		gets[i] = max(0, then.Have[i]-now.Have[i])
	}
	col.HeadingOf(nile.RuleTrade, words.Say("trade.hands"))
	col.Gap(4)
	says := ui.Plain(words.Say("trade.hands.none"))
	if struck != "" {
		says = ui.Rich{ui.B(struck)}
	}
	if give, get := tell.Items(gives), tell.Items(gets); give != "" || get != "" {
		none := words.Phrase("trade.hands.nothing")
		if give == "" {
			give = none
		}
		if get == "" {
			get = none
		}
		says = page.Said("trade.hands.text", "give", ui.Rich{ui.B(give)}, "get", ui.Rich{ui.B(get)})
	}
	from := col.Height()
	col.Say(says, ui.Body)
	col.Gap(max(0, 2*ui.LineH-(col.Height()-from)) + 2)
}

// turns is a figure now and then, one where it stays.
func turns(now, then int) string {
	if now == then {
		return words.Number(now)
	}
	return words.Phrase("trade.turns", "now", words.Number(now), "then", words.Number(then))
}

// after is a row of what would follow, explained as a figure is; bad: in red.
func after(col *page.Column, key, what, says string, bad bool) {
	c, from := col.C, col.R.Y
	row := col.Next(25)
	c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	row = row.InsetXY(4, 0)
	st := ui.Body
	if bad {
		st = st.In(ui.Red)
	}
	c.Text(row.CutRight(c.TextWidth(says, st)+2), says, st.To(ui.Right))
	row.CutRight(10)
	c.Text(row, what, c.Fit(what, ui.Body, row.W))
	col.Figures(from, key)
}

// risk is the danger of the visit, or that it is past.
func risk(col *page.Column, poison nile.Chance) {
	if poison.Rule == "" {
		col.Say(page.RulesBehind(words.Say("trade.risk.past"), nile.RuleTrade), ui.Small)
		return
	}
	r := poison.Odds
	danger := ui.InRed(words.Say("trade.risk", "n", int(r.Num), "d", int(r.Den), "percent", words.InHundred(r)))
	col.Say(page.Behind(ui.Rich{danger}, ui.RuleSpan(string(poison.Rule))), ui.Small)
}

func (s *TradeScene) foot(c *ui.Context, a desk.Desk, col *page.Column, gifts int, b *nile.BargainView) {
	n := 0
	var ids []string
	for _, d := range b.Lines {
		n += d.N
		ids = append(ids, DealID(d.Deal))
	}
	leave := ui.Button{Label: words.Say("trade.done"), ID: "leave"}
	if n == 0 {
		leave.Hint = words.Phrase("key.space")
		if page.Foot(c, col, setOff(c, leave, ids...)) == 0 {
			s.leave()
		}
		return
	}
	label := words.Say("trade.do")
	switch {
	case gifts < 0:
		label = words.Say("trade.do.pay", "n", -gifts)
	case gifts > 0:
		label = words.Say("trade.do.get", "n", gifts)
	}
	do := setOff(c, ui.Button{Label: label, ID: "trade", Hint: words.Phrase("key.space")}, ids...)
	clear := ui.Button{Label: words.Say("trade.clear"), ID: "clear"}
	switch page.Foot(c, col, do, clear, leave) {
	case 0:
		s.ask(a, b.Poison)
	case 1:
		s.Want = nile.Bargain{}
	case 2: // what has been put down is not forgotten silently
		a.Ask(desk.Question{
			Title: words.Say("trade.forget"), Text: page.Cited(words.Say("trade.forget.text"), nile.RuleTrade),
			Yes: words.Say("trade.forget.yes"), No: words.Say("trade.forget.no"), Then: s.leave,
		})
	}
}

func (s *TradeScene) leave() {
	if ch, ok := sight.Find(s.Play, nile.Pass, -1, -1); ok {
		s.Play.Do(ch, 0)
	}
}

// ask asks once on a visit whether the danger is to be faced.
func (s *TradeScene) ask(a desk.Desk, poison nile.Chance) {
	r := poison.Odds
	if r.Num == 0 {
		s.trade()
		return
	}
	a.Ask(desk.Question{
		Title: words.Say("trade.ask"),
		Text:  page.Cited(words.Say("trade.ask.text", "n", int(r.Num), "d", int(r.Den)), string(poison.Rule)),
		Yes:   words.Say("trade.ask.yes"), No: words.Say("trade.ask.no"), Then: s.trade,
	})
}

// trade strikes the bargain. Whoever is poisoned at the first of it does no more.
func (s *TradeScene) trade() {
	b, _ := sight.View(s.Play).Bargain(s.Want)
	s.Play.Give(b.Commands(s.Play.Seat()), func(_ int, err error) {
		if sight.View(s.Play).Phase() == nile.Trading && err != nil {
			s.Play.Failed = err
		}
		s.Want = nile.Bargain{}
	})
}

// dealtWith says what has changed hands on the visit that goes on, "" where nothing has.
func dealtWith(v nile.View, t nile.TribeView, events []game.Event) string {
	for _, h := range v.Peoples(events) {
		if h.Tribe.Number != t.Number {
			continue
		}
		for _, x := range slices.Backward(h.Visits) {
			if x.Seat != v.Seat() {
				continue
			}
			got, gave := x.Got, x.Gave
			for i := range got { // what went both ways is left out
				both := min(got[i], gave[i])
				got[i], gave[i] = got[i]-both, gave[i]-both
			}
			if tell.Items(got) == "" || tell.Items(gave) == "" {
				return ""
			}
			return words.Say("trade.struck", "got", tell.Items(got), "gave", tell.Items(gave))
		}
	}
	return ""
}
