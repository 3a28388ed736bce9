package meet

import (
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/home"
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
	Want map[Deal]int
}

// Deal is one row of the table.
type Deal struct {
	Kind game.Kind
	Item nile.Item
}

func (*TradeScene) Name() string { return "trade" }

// Rule is trade.
func (*TradeScene) Rule() string { return "14" }

// Deals are the rows: what they give, then what they take.
var Deals = [...]Deal{
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
func (d Deal) gifts(n int) int {
	switch {
	case d.Kind == nile.SellRations:
		return n
	case d.Kind == nile.SellMuskets:
		return n * giftsAMusket
	case d.Item == nile.Rations:
		return -n
	}
	return -n * nile.BarterPrice(d.Item)
}

// given is how many items n of a deal count against the hosts' limit.
func (d Deal) given(n int) int {
	switch {
	case d.Kind != nile.Barter:
		return (d.gifts(n) + giftsAnItem - 1) / giftsAnItem
	case d.Item == nile.Rations:
		return n * rationsForGift
	}
	return n
}

// apply puts n of a deal into a party.
func (d Deal) apply(o *home.Party, n int) {
	o[nile.Gifts] += d.gifts(n)
	switch {
	case d.Kind == nile.SellRations:
		o[nile.Rations] -= n * rationsAGift
	case d.Kind == nile.SellMuskets:
		o[nile.Muskets] -= n
	case d.Item == nile.Rations:
		o[nile.Rations] += n * rationsForGift
	default:
		o[d.Item] += n
		if d.Item == nile.Askaris {
			o[nile.Muskets] -= n
		}
	}
}

// After is the party once everything chosen has been done, but for one deal,
// and what the hosts then still give.
func (s *TradeScene) After(have [nile.Items]int, m nile.MeetingView, without *Deal) (o home.Party, left int) {
	o, left = home.Party(have), m.Limit-m.Given
	for _, d := range Deals {
		if n := s.Want[d]; n > 0 && (without == nil || d != *without) {
			d.apply(&o, n)
			left -= d.given(n)
		}
	}
	return o, left
}

// Most is how many of a deal are possible with the rest of what is chosen.
func (s *TradeScene) Most(d Deal, have [nile.Items]int, m nile.MeetingView) int {
	o, left := s.After(have, m, &d)
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

func (s *TradeScene) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.Play)
	m, ok := v.Meeting()
	sheet, has := v.Sheet(s.Play.Seat())
	if !ok || !has {
		return
	}
	t := m.Tribe
	sub := words.Say("trade.sub", "leader", tell.LeaderOf(t), "limit", m.Limit, "left", max(0, m.Limit-m.Given))
	s.plate = "meeting/trade"
	s.over(c, "trade", 1080, words.Say("trade.title", "name", tell.People(t.Name)), sub, func(col *page.Column) {
		if col.R.W >= home.OutfitBesideW {
			cols := ui.R(col.R.X, col.R.Y, col.R.W, 0).Split(40, 1.45, 1)
			left, right := page.NewColumn(c, cols[0]), page.NewColumn(c, cols[1])
			s.table(left, v, sheet, m)
			s.follows(right, sheet, m)
			col.Gap(max(left.Height(), right.Height()))
		} else {
			s.table(col, v, sheet, m)
			s.follows(col, sheet, m)
		}
	}, func(col *page.Column) { s.foot(c, a, col, v, m) })
}

func (s *TradeScene) table(col *page.Column, v nile.View, sheet nile.Sheet, m nile.MeetingView) {
	c := col.C
	head := func(key string) {
		row := tradeSplit(col.Next(30))
		c.Text(row.name, words.Say(key), ui.Head.At(18))
		each := ui.Small.To(ui.Right)
		for each.Size > 12 && c.TextWidth(words.Phrase("trade.each"), each) > row.each.W {
			each.Size--
		}
		c.Text(row.each, words.Phrase("trade.each"), each)
		c.Dots(ui.R(col.R.X, col.R.Y-1, col.R.W, 1))
	}
	head("trade.buy")
	for i, d := range Deals {
		if d.Kind == nile.SellRations && Deals[i-1].Kind == nile.Barter {
			col.Gap(8)
			head("trade.sell")
		}
		s.row(col, v, sheet, m, d)
	}
	col.Gap(8)
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
func dealName(d Deal) (name, short string) {
	key := "trade.row." + tell.ItemKey(d.Item)
	if d.Kind != nile.Barter {
		key = "trade.sell." + tell.ItemKey(d.Item)
	}
	name = words.Say(key)
	shorts := map[Deal]string{
		{nile.Barter, nile.Askaris}: "trade.short.askaris", {nile.Barter, nile.Rations}: "trade.short.rations",
		{nile.SellMuskets, nile.Muskets}: "trade.short.muskets", {nile.SellRations, nile.Rations}: "trade.short.sell.rations",
	}
	if short = name; shorts[d] != "" {
		short = words.Say(shorts[d])
	}
	return name, short
}

func DealID(d Deal) string {
	if d.Kind == nile.Barter {
		return "get " + tell.ItemKey(d.Item)
	}
	return "give " + tell.ItemKey(d.Item)
}

func (s *TradeScene) row(col *page.Column, v nile.View, sheet nile.Sheet, m nile.MeetingView, d Deal) {
	c := col.C
	r := col.Next(36)
	k := tradeSplit(r)
	n, most := s.Want[d], s.Most(d, sheet.Have, m)
	why := ""
	if n = min(n, most); !s.offered(v, d) {
		most, n = 0, 0
		why = map[nile.Item]string{nile.Camels: words.Say("trade.no.camels"), nile.Canoes: words.Say("trade.no.canoes")}[d.Item]
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
	tip := ui.Plain(tell.ItemNote(d.Item))
	if why != "" {
		tip = ui.Plain(why)
	}
	if c.Stepper(k.many.Middle(ui.StepperW, 26), ui.Stepper{ID: DealID(d), Max: most, Disabled: most == 0, Tip: tip}, &n) || n != s.Want[d] {
		s.Want[d] = n
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
func (s *TradeScene) offered(v nile.View, d Deal) bool {
	if _, ok := sight.Find(s.Play, d.Kind, -1, d.Item); ok || d.Kind != nile.Barter {
		return true
	}
	m, _ := v.Meeting()
	h := v.Hex(m.Tribe.At)
	switch d.Item {
	case nile.Camels:
		return h.Terrain == terrainDesert
	case nile.Canoes:
		return h.Out|h.In != 0 || h.Terrain.Swampy() || h.Terrain == terrainLake
	}
	return true
}

// follows is what would be left of gifts, what they still give, load and food.
func (s *TradeScene) follows(col *page.Column, sheet nile.Sheet, m nile.MeetingView) {
	c := col.C
	o, left := s.After(sheet.Have, m, nil)
	was := home.Party(sheet.Have)
	from := col.R.Y
	col.HeadingOf("5.443", words.Say("trade.gifts"))
	col.Say(ui.Plain(words.Say("trade.gifts.left", "n", o[nile.Gifts], "have", sheet.Have[nile.Gifts])), ui.Body)
	col.Figures(from, "gifts")
	from = col.R.Y
	col.HeadingOf("14", words.Say("trade.limit"))
	col.Say(ui.Plain(words.Say("trade.limit.left", "n", left, "limit", m.Limit)), ui.Body)
	c.Gauge(col.Next(12), float64(m.Limit-left), float64(m.Limit), ui.Amber)
	col.Gap(4)
	col.Figures(from, "trade-limit")
	from = col.R.Y
	col.HeadingOf("6.5", words.Say("trade.load"))
	l := sheet.Load[sheet.Mode]
	room := l.Capability - l.Cost + o.Room(sheet.Mode) - was.Room(sheet.Mode)
	mode := tell.Mode(sheet.Mode)
	if room < 0 {
		col.Say(ui.Plain(words.Say("trade.load.over", "mode", mode, "n", -room)), ui.Body.In(ui.Red))
	} else {
		col.Say(ui.Plain(words.Say("trade.load.spare", "mode", mode, "n", room)), ui.Body)
	}
	col.Figures(from, "load")
	from = col.R.Y
	col.HeadingOf("5.442", words.Say("trade.food"))
	col.Say(ui.Plain(words.Say("trade.food.turns", "turns", fmt.Sprintf("%.1f", o.Months()), "people", o.People())), ui.Body)
	col.Figures(from, "food")
	col.Gap(6)
	s.risk(col, m)
}

func (s *TradeScene) risk(col *page.Column, m nile.MeetingView) {
	if m.Traded {
		col.Say(ui.Rich{ui.T(words.Say("trade.risk.past") + " "), ui.RuleSpan("14")}, ui.Small)
		return
	}
	r := sight.View(s.Play).TradeRisk().Odds
	col.Say(ui.Rich{
		ui.InRed(words.Say("trade.risk", "n", int(r.Num), "d", int(r.Den), "percent", r.Percent()) + " "), ui.RuleSpan("14"),
	}, ui.Small)
}

func (s *TradeScene) foot(c *ui.Context, a desk.Desk, col *page.Column, v nile.View, m nile.MeetingView) {
	n := 0
	var ids []string
	for _, d := range Deals {
		n += s.Want[d]
		ids = append(ids, DealID(d))
	}
	leave := ui.Button{Label: words.Say("trade.done"), ID: "leave"}
	if n == 0 {
		leave.Default, leave.Hint = !typing(c, ids...), words.Phrase("key.space")
		if page.Foot(c, col, leave) == 0 {
			s.leave()
		}
		return
	}
	do := ui.Button{Label: words.Say("trade.do"), ID: "trade", Default: !typing(c, ids...), Hint: words.Phrase("key.space")}
	clear := ui.Button{Label: words.Say("trade.clear"), ID: "clear"}
	switch page.Foot(c, col, do, clear, leave) {
	case 0:
		s.ask(a, v, m)
	case 1:
		s.Want = map[Deal]int{}
	case 2:
		s.leave()
	}
}

func (s *TradeScene) leave() {
	if ch, ok := sight.Find(s.Play, nile.Pass, -1, -1); ok {
		s.Play.Do(ch, 0)
	}
}

// ask asks once on a visit whether the danger is to be faced.
func (s *TradeScene) ask(a desk.Desk, v nile.View, m nile.MeetingView) {
	r := v.TradeRisk().Odds
	if m.Traded || r.Num == 0 {
		s.trade()
		return
	}
	a.Ask(desk.Question{
		Title: words.Say("trade.ask"),
		Text:  ui.Rich{ui.T(words.Say("trade.ask.text", "n", int(r.Num), "d", int(r.Den)) + " "), page.Rule("14")},
		Yes:   words.Say("trade.ask.yes"), No: words.Say("trade.ask.no"), Then: s.trade,
	})
}

// trade does what is chosen: first what brings gifts, then what takes them.
func (s *TradeScene) trade() {
	for _, first := range [2]bool{true, false} {
		for _, d := range Deals {
			n := s.Want[d]
			if n == 0 || (d.Kind != nile.Barter) != first || sight.View(s.Play).Phase() != nile.Trading {
				continue
			}
			if ch, ok := sight.Find(s.Play, d.Kind, -1, d.Item); ok {
				s.Play.Do(ch, min(n, int(ch.Max)))
			}
		}
	}
	s.Want = map[Deal]int{}
}
