package caravan

import (
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/stock"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Measures of the road, in units.
const (
	placeH    = 118.0
	placeGap  = 6.0
	placeMin  = 92.0 // the least width of a place: below it the road has two rows
	signH     = 20.0
	toldLines = 7
	fieldEdge = 34.0 // what a field needs besides its text, with the gap beside it
)

// road is the screen of a turn, and of the well: the places above, the caravans
// and what was seen at the left, what can be done beside them, and what the player
// before the screen carries at the right, where there is room.
func (t *table) road(c *ui.Context, _ desk.Desk) {
	if t.told != t.Play.Version {
		t.told, t.load, t.offer, t.name = t.Play.Version, caravan.Capacity, 0, ""
	}
	v := t.view()
	round, all := v.Round()
	sand, most := v.Sand()
	key := "road.sub.coast"
	if t.position().Summary().Way == string(caravan.Desert) {
		key = "road.sub"
	}
	body, foot := page.Folio{
		Title: words.Say("game.name"), Sub: words.Say(key, "n", round+1, "all", all, "sand", sand, "most", most), W: 1220, H: 780,
	}.Lay(c)
	t.foot(c, foot)
	c.Scroll("road", body, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		t.places(c, col, v)
		col.Gap(14)
		do := t.turn
		if v.AtWell() {
			do = t.well
		}
		if col.R.W < carriedFrom {
			col.Columns(1.25, 1, func(col *page.Column) { t.known(c, col, v) }, func(col *page.Column) { do(c, col, v) })
			return col.Height()
		}
		parts := col.R.Split(34, 1.75, 1, 0.95)
		left, middle, right := page.NewColumn(c, parts[0]), page.NewColumn(c, parts[1]), page.NewColumn(c, parts[2])
		t.known(c, left, v)
		do(c, middle, v)
		t.carried(c, right, v)
		if room := body.H - col.Height() - left.Height() - 12; room >= plateLeast {
			left.Gap(12)
			at := left.Next(min(room, parts[0].W*0.62))
			page.Engraved(c, at, map[bool]*engraving.Picture{true: campPlate, false: stock.Of("place/march")}[v.AtWell()])
		}
		col.Gap(max(left.Height(), middle.Height(), right.Height()))
		return col.Height()
	})
}

// known is what everybody can see: the caravans, and what happened last.
func (t *table) known(c *ui.Context, col *page.Column, v caravan.View) {
	t.caravans(c, col, v)
	col.Gap(10)
	t.seen(col)
}

// find is the first choice of a kind with a target, −1 for any.
func (t *table) find(k game.Kind, target int) (game.Choice, bool) {
	return t.Play.Find(func(c *game.Choice) bool { return c.Kind == k && (target < 0 || int(c.Target) == target) })
}

// places is the road: a click on a neighbouring place walks there.
func (t *table) places(c *ui.Context, col *page.Column, v caravan.View) {
	rows := 1
	if (col.R.W-placeGap*(caravan.Places-1))/caravan.Places < placeMin {
		rows = 2
	}
	a := 0
	for range rows {
		for _, r := range col.Next(placeH).Columns(caravan.Places/rows, placeGap) {
			t.place(c, r, v, a)
			a++
		}
		col.Gap(placeGap)
	}
}

func (t *table) place(c *ui.Context, r ui.Rect, v caravan.View, at int) {
	stones, _ := v.Place(at)
	name := place(v, at)
	step, mayWalk := t.find(caravan.Walk, at)
	tip := ui.Rich{ui.B(words.Whole(name))}
	key := "road.stones"
	if stones == 0 {
		key = "road.stones.none"
	}
	tip = page.Sentences(tip, ui.Plain(words.Say(key, "n", stones)))
	c.Fill(r, ui.Light)
	page.Outline(c, r, ui.Rule)
	c.Fill(ui.R(r.X+1, r.Bottom()-11, r.W-2, 10), ui.Journal)
	in := r.InsetXY(6, 6)
	c.Text(in.CutTop(24), name, ui.Note.At(17).To(ui.Centre).Own())
	in.CutBottom(8)
	row := in.CutBottom(14)
	for i := range stones {
		c.Fill(ui.R(row.Centre().X+float64(i)*14-float64(stones)*7+2, row.Y+2, 10, 10), ui.Faded)
	}
	var here []uint8
	for s, p := range t.players() {
		if v.Camp(game.Seat(s)).At == at {
			here = append(here, p.Colour)
			tip = page.Sentences(tip, ui.Plain(words.Say("road.here", "who", p.Name)))
		}
	}
	per := max(1, int(in.W/(signH+3)))
	for i, colour := range here {
		x, y := in.X+float64(i%per)*(signH+3), in.Y+2+float64(i/per)*(signH+3)
		if n := min(per, len(here)); len(here) <= per {
			x = in.Centre().X - float64(n)*(signH+3)/2 + float64(i)*(signH+3) + 1.5
		}
		c.Sign(ui.R(x, y, signH, signH), colour)
	}
	if !mayWalk {
		c.TipArea(r, tip)
		return
	}
	c.TipArea(r, page.Sentences(tip, ui.Rich{ui.I(words.Say("road.walk"))}))
	re := c.React("place "+strconv.Itoa(at+1), r, ui.TakesEnter)
	if re.Hover || re.Focused {
		page.Outline(c, r.Inset(1), ui.Red)
	}
	if re.Clicked {
		t.Play.Do(step, 0)
	}
}

// ledger are the columns of the table of caravans: who, where, and figures.
var ledger = [...]string{"road.caravan", "road.at", "road.load", "road.found", "road.spices", "road.sum"}

// ledgerCells parts a row of that table. A column of figures is as wide as its
// head; the names have what is left.
func ledgerCells(c *ui.Context, row ui.Rect, head ui.Style) (cells [len(ledger)]ui.Rect) {
	const gap = 10
	for i := len(ledger) - 1; i > 1; i-- {
		cells[i] = row.CutRight(c.TextWidth(words.Say(ledger[i]), head) + 2)
		row.CutRight(gap)
	}
	names := row.Split(gap, 1.6, 1)
	cells[0], cells[1] = names[0], names[1]
	return cells
}

// caravans is what everybody can see of each.
func (t *table) caravans(c *ui.Context, col *page.Column, v caravan.View) {
	col.Heading(words.Say("road.head"))
	head := ui.Note.At(16).In(ui.Faded)
	cells := ledgerCells(c, col.Next(ui.LineH), head)
	for i, key := range ledger {
		st := head
		if i > 1 {
			st = st.To(ui.Right)
		}
		c.Text(cells[i], words.Say(key), st)
	}
	c.Tip(cells[5], ui.Plain(words.Say("road.sum.tip")))
	players := t.players()
	order := v.Order()
	for _, s := range order {
		p, camp := players[s], v.Camp(s)
		row := col.Next(ui.LineH + 2)
		cells := ledgerCells(c, row, head)
		who := cells[0]
		c.Sign(who.CutLeft(signH).Middle(signH, signH), p.Colour)
		who.CutLeft(7)
		st := ui.Body.Own()
		if s == t.Play.Seat() {
			st = ui.Strong.Own()
		}
		c.Text(who, p.Name, st)
		c.Text(cells[1], place(v, camp.At), ui.Body.Own())
		for i, n := range []int{camp.Load, camp.Found, camp.Spices, camp.Score} {
			c.Text(cells[2+i], words.Number(n), ui.Body.To(ui.Right))
		}
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
	}
}

// seen is what happened last, as the player before the screen may know it.
func (t *table) seen(col *page.Column) {
	col.Heading(words.Say("road.told"))
	events, players := t.Play.Events(), t.players()
	if len(events) == 0 {
		col.Say(ui.Plain(words.Say("road.told.none")), ui.Note)
	}
	for i := len(events) - 1; i >= max(0, len(events)-toldLines); i-- {
		col.Say(page.RulesBehind(tell(t.position(), players, t.Play.Seat(), &events[i]), string(events[i].Rule)), ui.Body.At(17).Own())
	}
}

// turn is what can be done in a turn.
func (t *table) turn(c *ui.Context, col *page.Column, v caravan.View) {
	me := v.Camp(t.Play.Seat())
	t.heading(c, col)
	col.Say(ui.Plain(words.Say("road.left", "n", v.Left())), ui.Body)
	if hand := spices(me.Hand); hand != "" {
		col.Say(ui.Plain(words.Say("road.hand", "list", hand)), ui.Note)
	} else {
		col.Say(ui.Plain(words.Say("road.hand.none")), ui.Note.In(ui.Faded))
	}
	col.Gap(10)
	for _, w := range []struct {
		to  int
		key string
		cmd ui.Command
	}{{me.At - 1, "do.walk.back", keyBack}, {me.At + 1, "do.walk.on", keyOn}} {
		if w.to < 0 || w.to >= caravan.Places {
			continue
		}
		step, may := t.find(caravan.Walk, w.to)
		b := ui.Button{Label: words.Say(w.key, "place", ui.Escape(place(v, w.to))), ID: "walk " + strconv.Itoa(w.to+1), Keys: c.Bound(w.cmd), MayCut: true, Disabled: !may}
		t.do(c, col, b, step)
	}
	if load, may := t.find(caravan.Load, -1); may {
		row := col.Next(ui.ButtonH)
		t.load = min(max(1, t.load), int(load.Max))
		b := ui.Button{Label: words.Say("do.load"), ID: "load", Keys: c.Bound(keyLoad), Tip: ui.Plain(words.Say("do.load.tip"))}
		if c.Button(row.CutLeft(c.ButtonWidth(b)), b) {
			t.Play.Do(load, t.load)
		}
		row.CutLeft(8)
		c.Stepper(row.Left(ui.StepperW), ui.Stepper{ID: "stones", Min: 1, Max: int(load.Max), Tip: ui.Plain(words.Say("do.load.tip"))}, &t.load)
		col.Gap(6)
	}
	if dig, may := t.find(caravan.Dig, -1); may {
		t.do(c, col, ui.Button{
			Label: words.Say("do.dig", "odds", words.Number(int(dig.Odds.Num)), "of", words.Number(int(dig.Odds.Den))), ID: "dig", Keys: c.Bound(keyDig), Tip: ui.Plain(words.Say("do.dig.tip")),
		}, dig)
	}
	if draw, may := t.find(caravan.Draw, -1); may {
		t.do(c, col, ui.Button{Label: words.Say("do.draw"), ID: "draw", Keys: c.Bound(keyDraw), Tip: ui.Plain(words.Say("do.draw.tip"))}, draw)
	}
	if call, may := t.find(caravan.Call, -1); may {
		row, hint := col.Next(ui.ButtonH), words.Say("do.call.hint")
		name := c.Typed("name", t.name)
		b := ui.Button{Label: words.Say("do.call"), ID: "call", Tip: ui.Plain(words.Say("do.call.tip")), Disabled: name == ""}
		at := row
		if w := c.ButtonWidth(b); row.W >= w+c.TextWidth(hint, ui.Body)+fieldEdge {
			at = row.CutRight(w)
			row.CutRight(8)
		} else { // below it
			col.Gap(6)
			at = col.Next(ui.ButtonH).Left(w)
		}
		c.TextField(row, ui.Field{ID: "name", Max: caravan.MostName, Hint: hint}, &t.name)
		if c.Button(at, b) {
			t.Play.Name(call, name)
		}
		col.Gap(6)
	}
}

// do is a button that does one thing.
func (t *table) do(c *ui.Context, col *page.Column, b ui.Button, choice game.Choice) {
	if c.Button(col.Next(ui.ButtonH).Left(max(220, c.ButtonWidth(b))), b) {
		t.Play.Do(choice, 0)
	}
	col.Gap(6)
}

// heading is whose turn it is.
func (t *table) heading(c *ui.Context, col *page.Column) {
	who := t.players()[t.Play.Seat()]
	row := col.Next(36)
	c.Sign(row.CutLeft(28).Middle(28, 28), who.Colour)
	row.CutLeft(9)
	c.Text(row, who.Name, ui.Head.At(26).In(ui.PlayerOf(who.Colour).Pen).Own())
	c.Rule(col.Next(6), ui.Rule)
	col.Gap(4)
}

// well is what is offered, in secret.
func (t *table) well(c *ui.Context, col *page.Column, v caravan.View) {
	me := v.Camp(t.Play.Seat())
	t.heading(c, col)
	col.HeadingOf(caravan.RuleWell, words.Say("do.offer.head"))
	col.Say(ui.Plain(words.Say("do.offer.text", "n", me.Load)), ui.Body)
	col.Gap(10)
	t.offer = min(t.offer, me.Load)
	c.Stepper(col.Next(ui.ButtonH).Left(ui.StepperW), ui.Stepper{ID: "offered", Max: me.Load, Tip: ui.Plain(words.Say("do.offer.tip"))}, &t.offer)
}

// foot is the one red button: the end of the turn, or the offer.
func (t *table) foot(c *ui.Context, r ui.Rect) {
	if offer, may := t.find(caravan.Offer, -1); may {
		b := ui.Button{Label: words.Say("do.offer"), ID: "offer", Look: ui.MainLook, Default: true, Tip: ui.Plain(words.Say("do.offer.tip"))}
		if c.Button(r.CutRight(min(r.W, max(240, c.ButtonWidth(b)))), b) {
			t.Play.Do(offer, t.offer)
		}
		return
	}
	pass, _ := t.find(caravan.Pass, -1)
	b := ui.Button{Label: words.Say("do.pass"), ID: "pass", Look: ui.MainLook, Default: true, Tip: ui.Plain(words.Say("do.pass.tip"))}
	if c.Button(r.CutRight(min(r.W, max(220, c.ButtonWidth(b)))), b) {
		t.Play.Do(pass, 0)
	}
}
