package render

import (
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// tradeScene is a visit to friends: what they give and what they take, chosen
// on a table and done at once (14).
type tradeScene struct {
	encounter
	want map[deal]int
}

// deal is one row of the table.
type deal struct {
	kind game.Kind
	item nile.Item
}

func (*tradeScene) Name() string { return "trade" }

// Rule is trade.
func (*tradeScene) Rule() string { return "14" }

// deals are the rows: what they give, then what they take.
var deals = [...]deal{
	{nile.Barter, nile.Bearers},
	{nile.Barter, nile.Guides},
	{nile.Barter, nile.Askaris},
	{nile.Barter, nile.Camels},
	{nile.Barter, nile.Canoes},
	{nile.Barter, nile.Rations},
	{nile.SellRations, nile.Rations},
	{nile.SellMuskets, nile.Muskets},
}

// How gifts, rations and muskets change hands (5.4426, 5.4453, 14); a test
// holds them against what the table does.
const (
	rationsAGift   = 4 // given for one
	giftsAMusket   = 4
	giftsAnItem    = 10 // ten gifts count as one item of what they give
	rationsForGift = 3
)

// gifts is what n of a deal add to the gifts in hand.
func (d deal) gifts(n int) int {
	switch {
	case d.kind == nile.SellRations:
		return n
	case d.kind == nile.SellMuskets:
		return n * giftsAMusket
	case d.item == nile.Rations:
		return -n
	}
	return -n * nile.BarterPrice(d.item)
}

// given is how many items n of a deal count against the hosts' limit.
func (d deal) given(n int) int {
	switch {
	case d.kind != nile.Barter:
		return (d.gifts(n) + giftsAnItem - 1) / giftsAnItem
	case d.item == nile.Rations:
		return n * rationsForGift
	}
	return n
}

// apply puts n of a deal into a party.
func (d deal) apply(o *party, n int) {
	o[nile.Gifts] += d.gifts(n)
	switch {
	case d.kind == nile.SellRations:
		o[nile.Rations] -= n * rationsAGift
	case d.kind == nile.SellMuskets:
		o[nile.Muskets] -= n
	case d.item == nile.Rations:
		o[nile.Rations] += n * rationsForGift
	default:
		o[d.item] += n
		if d.item == nile.Askaris {
			o[nile.Muskets] -= n
		}
	}
}

// after is the party once everything chosen has been done, but for one deal,
// and what the hosts then still give.
func (s *tradeScene) after(have [nile.Items]int, m nile.MeetingView, without *deal) (o party, left int) {
	o, left = party(have), m.Limit-m.Given
	for _, d := range deals {
		if n := s.want[d]; n > 0 && (without == nil || d != *without) {
			d.apply(&o, n)
			left -= d.given(n)
		}
	}
	return o, left
}

// most is how many of a deal are possible with the rest of what is chosen.
func (s *tradeScene) most(d deal, have [nile.Items]int, m nile.MeetingView) int {
	o, left := s.after(have, m, &d)
	n := 0
	for {
		next := o
		d.apply(&next, n+1)
		if next[nile.Gifts] < 0 || next[nile.Rations] < 0 || next[nile.Muskets] < 0 || d.given(n+1) > left || n > 9999 {
			return n
		}
		n++
	}
}

func (s *tradeScene) Frame(c *ui.Context, a Desk) {
	v := s.play.View()
	m, ok := v.Meeting()
	sheet, has := v.Sheet(s.play.Seat())
	if !ok || !has {
		return
	}
	t := m.Tribe
	sub := words.Say("trade.sub", "leader", words.LeaderOf(t), "limit", m.Limit, "left", max(0, m.Limit-m.Given))
	s.plate = "meeting/trade"
	s.over(c, "trade", 1080, words.Say("trade.title", "name", words.People(t.Name)), sub, func(col *column) {
		if col.r.W >= outfitBesideW {
			cols := ui.R(col.r.X, col.r.Y, col.r.W, 0).Split(40, 1.45, 1)
			left, right := newColumn(c, cols[0]), newColumn(c, cols[1])
			s.table(left, v, sheet, m)
			s.follows(right, sheet, m)
			col.gap(max(left.height(), right.height()))
		} else {
			s.table(col, v, sheet, m)
			s.follows(col, sheet, m)
		}
	}, func(col *column) { s.foot(c, a, col, v, m) })
}

func (s *tradeScene) table(col *column, v nile.View, sheet nile.Sheet, m nile.MeetingView) {
	c := col.c
	head := func(key string) {
		row := tradeSplit(col.next(30))
		c.Text(row.name, words.Say(key), ui.Head.At(18))
		c.Text(row.each, words.Phrase("trade.each"), ui.Small.To(ui.Right))
		c.Dots(ui.R(col.r.X, col.r.Y-1, col.r.W, 1))
	}
	head("trade.buy")
	for i, d := range deals {
		if d.kind == nile.SellRations && deals[i-1].kind == nile.Barter {
			col.gap(8)
			head("trade.sell")
		}
		s.row(col, v, sheet, m, d)
	}
	col.gap(8)
}

type tradeColumns struct{ name, each, many, cost ui.Rect }

func tradeSplit(row ui.Rect) (k tradeColumns) {
	row = row.InsetXY(4, 0)
	if row.W > 420 {
		k.cost = row.CutRight(104)
		row.CutRight(6)
	}
	k.many = row.CutRight(ui.StepperW)
	row.CutRight(10)
	k.each = row.CutRight(74)
	k.name = row
	return k
}

// dealName is a row's name, and a shorter one where there is no room.
func dealName(d deal) (name, short string) {
	key := "trade.row." + words.ItemKey(d.item)
	if d.kind != nile.Barter {
		key = "trade.sell." + words.ItemKey(d.item)
	}
	name = words.Say(key)
	shorts := map[deal]string{
		{nile.Barter, nile.Askaris}: "trade.short.askaris", {nile.Barter, nile.Rations}: "trade.short.rations",
		{nile.SellMuskets, nile.Muskets}: "trade.short.muskets", {nile.SellRations, nile.Rations}: "trade.short.sell.rations",
	}
	if short = name; shorts[d] != "" {
		short = words.Say(shorts[d])
	}
	return name, short
}

func dealID(d deal) string {
	if d.kind == nile.Barter {
		return "get " + pluralName(d.item)
	}
	return "give " + pluralName(d.item)
}

func (s *tradeScene) row(col *column, v nile.View, sheet nile.Sheet, m nile.MeetingView, d deal) {
	c := col.c
	r := col.next(36)
	k := tradeSplit(r)
	n, most := s.want[d], s.most(d, sheet.Have, m)
	why := ""
	if n = min(n, most); !s.offered(v, d) {
		most, n = 0, 0
		why = map[nile.Item]string{nile.Camels: words.Say("trade.no.camels"), nile.Canoes: words.Say("trade.no.canoes")}[d.item]
	}
	st := ui.Body
	if most == 0 {
		st.Colour = ui.Ghost
	}
	name, short := dealName(d)
	if c.TextWidth(name, st) > k.name.W {
		name = short
	}
	c.Text(k.name, name, st)
	c.Text(k.each, words.Number(max(d.gifts(1), -d.gifts(1))), st.To(ui.Right))
	tip := ui.Plain(words.ItemNote(d.item))
	if why != "" {
		tip = ui.Plain(why)
	}
	if c.Stepper(k.many.Middle(ui.StepperW, 26), ui.Stepper{ID: dealID(d), Max: most, Disabled: most == 0, Tip: tip}, &n) || n != s.want[d] {
		s.want[d] = n
		c.Touch()
	}
	if g := d.gifts(n); !k.cost.Empty() && g != 0 {
		text := words.Signed(g)
		c.Text(k.cost, text, st.To(ui.Right))
	}
	c.Tip(r, tip)
	c.Dots(ui.R(r.X, r.Bottom()-1, r.W, 1))
}

// offered reports whether these people deal in it at all.
func (s *tradeScene) offered(v nile.View, d deal) bool {
	if _, ok := s.play.Find(d.kind, -1, d.item); ok || d.kind != nile.Barter {
		return true
	}
	m, _ := v.Meeting()
	h := v.Hex(m.Tribe.At)
	switch d.item {
	case nile.Camels:
		return h.Terrain == terrainDesert
	case nile.Canoes:
		return h.Out|h.In != 0 || h.Terrain.Swampy() || h.Terrain == terrainLake
	}
	return true
}

// follows is what would be left of gifts, what they still give, load and food.
func (s *tradeScene) follows(col *column, sheet nile.Sheet, m nile.MeetingView) {
	c := col.c
	o, left := s.after(sheet.Have, m, nil)
	was := party(sheet.Have)
	from := col.r.Y
	col.headingOf("5.443", words.Say("trade.gifts"))
	col.say(ui.Plain(words.Say("trade.gifts.left", "n", o[nile.Gifts], "have", sheet.Have[nile.Gifts])), ui.Body)
	col.figures(from, "gifts")
	from = col.r.Y
	col.headingOf("14", words.Say("trade.limit"))
	col.say(ui.Plain(words.Say("trade.limit.left", "n", left, "limit", m.Limit)), ui.Body)
	c.Gauge(col.next(12), float64(m.Limit-left), float64(m.Limit), ui.Amber)
	col.gap(4)
	col.figures(from, "trade-limit")
	from = col.r.Y
	col.headingOf("6.5", words.Say("trade.load"))
	l := sheet.Load[sheet.Mode]
	room := l.Capability - l.Cost + o.room(sheet.Mode) - was.room(sheet.Mode)
	mode := words.Mode(sheet.Mode)
	if room < 0 {
		col.say(ui.Plain(words.Say("trade.load.over", "mode", mode, "n", -room)), ui.Body.In(ui.Red))
	} else {
		col.say(ui.Plain(words.Say("trade.load.spare", "mode", mode, "n", room)), ui.Body)
	}
	col.figures(from, "load")
	from = col.r.Y
	col.headingOf("5.442", words.Say("trade.food"))
	col.say(ui.Plain(words.Say("trade.food.turns", "turns", fmt.Sprintf("%.1f", o.months()), "people", o.people())), ui.Body)
	col.figures(from, "food")
	col.gap(6)
	s.risk(col, m)
}

func (s *tradeScene) risk(col *column, m nile.MeetingView) {
	if m.Traded {
		col.say(ui.Rich{ui.T(words.Say("trade.risk.past") + " "), ui.RuleSpan("14")}, ui.Small)
		return
	}
	r := s.play.View().TradeRisk().Odds
	col.say(ui.Rich{
		ui.InRed(words.Say("trade.risk", "n", int(r.Num), "d", int(r.Den), "percent", r.Percent()) + " "), ui.RuleSpan("14"),
	}, ui.Small)
}

func (s *tradeScene) foot(c *ui.Context, a Desk, col *column, v nile.View, m nile.MeetingView) {
	n := 0
	var ids []string
	for _, d := range deals {
		n += s.want[d]
		ids = append(ids, dealID(d))
	}
	leave := ui.Button{Label: words.Say("trade.done"), ID: "leave"}
	if n == 0 {
		leave.Default, leave.Hint = !typing(c, ids...), "Space"
		if foot(c, col, leave) == 0 {
			s.leave()
		}
		return
	}
	do := ui.Button{Label: words.Say("trade.do"), ID: "trade", Default: !typing(c, ids...), Hint: "Space"}
	clear := ui.Button{Label: words.Say("trade.clear"), ID: "clear"}
	switch foot(c, col, do, clear, leave) {
	case 0:
		s.ask(a, v, m)
	case 1:
		s.want = map[deal]int{}
	case 2:
		s.leave()
	}
}

func (s *tradeScene) leave() {
	if ch, ok := s.play.Find(nile.Pass, -1, -1); ok {
		s.play.Do(ch, 0)
	}
}

// ask asks once on a visit whether the danger is to be faced.
func (s *tradeScene) ask(a Desk, v nile.View, m nile.MeetingView) {
	r := v.TradeRisk().Odds
	if m.Traded || r.Num == 0 {
		s.trade()
		return
	}
	a.Ask(Question{
		Title: words.Say("trade.ask"),
		Text:  ui.Rich{ui.T(words.Say("trade.ask.text", "n", int(r.Num), "d", int(r.Den)) + " "), ui.RuleSpan("Rule 14")},
		Yes:   words.Say("trade.ask.yes"), No: words.Say("trade.ask.no"), Then: s.trade,
	})
}

// trade does what is chosen: first what brings gifts, then what takes them.
func (s *tradeScene) trade() {
	for _, first := range [2]bool{true, false} {
		for _, d := range deals {
			n := s.want[d]
			if n == 0 || (d.kind != nile.Barter) != first || s.play.View().Phase() != nile.Trading {
				continue
			}
			if ch, ok := s.play.Find(d.kind, -1, d.item); ok {
				s.play.Do(ch, min(n, int(ch.Max)))
			}
		}
	}
	s.want = map[deal]int{}
}
