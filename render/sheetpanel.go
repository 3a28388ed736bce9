package render

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// side draws the sheet at the right: what the expedition is and has, and below
// it what is to be done.
func (b *Board) side(c *ui.Context, a *App, v nile.View, r ui.Rect) {
	pad := min(18, r.W*0.05)
	in := r.InsetXY(pad, 0)
	in.CutTop(6)
	in.CutBottom(min(16, r.H*0.02))
	// What is to be done stands at the foot, as high as it was in the last
	// frame. Where that leaves the sheet little room, it comes first and all
	// scrolls together.
	if share := b.actionsH / in.H; share > 0.5 || share < 0.4 { // in between it stays as it is
		b.actionsIn = share > 0.5
	}
	if b.actionsIn {
		c.Scroll("sheet", in, func(inner ui.Rect) float64 {
			h := b.actions(c, a, v, inner)
			b.measured(c, h)
			return h + 12 + b.sheetBody(c, a, v, ui.R(inner.X, inner.Y+h+12, inner.W, inner.H), 0)
		})
		return
	}
	foot := in.CutBottom(b.actionsH)
	in.CutBottom(8)
	c.Scroll("sheet", in, func(inner ui.Rect) float64 { return b.sheetBody(c, a, v, inner, in.Bottom()) })
	b.measured(c, b.actions(c, a, v, foot))
}

// measured notes how high the foot of the sheet became.
func (b *Board) measured(c *ui.Context, h float64) {
	if h != b.actionsH {
		b.actionsH = h
		c.Touch()
	}
}

// sheetBody is the expedition sheet itself, and returns its height. Down to
// bottom it is filled with what there is room for.
func (b *Board) sheetBody(c *ui.Context, a *App, v nile.View, r ui.Rect, bottom float64) float64 {
	col := newColumn(c, r)
	s, ok := b.sheet(v)
	if !ok || s.At == hexmap.None {
		b.noExpedition(c, v, col)
		return col.height()
	}
	c.Text(col.next(38), "Expedition sheet", headFit(c, "Expedition sheet", col.r.W, 28))
	since := outSince(v, s)
	if c.TextWidth(since, ui.Written) > col.r.W {
		since = words.Port(v.Map(), s.Port)
	}
	c.Text(col.next(32), since, ui.Written.Own())
	b.fold = b.mine(v) && v.Phase() == nile.Travelling && severalWays(s) && bottom-r.Y < sheetRoomy
	b.people(c, col, s)
	b.goods(c, col, s)
	if !b.fold {
		b.load(c, col, s)
	}
	if v.Phase() != nile.ChoosingPace || !b.mine(v) { // else it is chosen below
		b.travelLine(c, v, col, s)
	}
	if b.fold { // the figures stand below the ways of travel
		loadBar(c, col, s)
		col.gap(2)
	}
	if b.mine(v) && v.Phase() == nile.Travelling {
		b.tools(c, a, v, col, s)
	}
	b.more(c, v, col, s, bottom)
	col.gap(2)
	return col.height()
}

// sheetRoomy is the height from which the sheet of a party with canoes or
// animals need not be folded.
const sheetRoomy = 690

// line is how high a line of the sheet is.
func (b *Board) line() float64 {
	if b.fold {
		return ui.LineH - 3
	}
	return ui.LineH
}

// mine reports whether the player before the screen is to choose here.
func (b *Board) mine(v nile.View) bool { return !b.look && v.ToMove() == v.Seat() }

func headFit(c *ui.Context, s string, w, size float64) ui.Style {
	st := ui.Head.At(size)
	for st.Size > 18 && c.TextWidth(s, st) > w {
		st.Size--
	}
	return st
}

func outSince(v nile.View, s nile.Sheet) string {
	month, year := nile.Date(s.Began)
	since := words.Month(month)
	if _, now := nile.Date(v.Turn()); now != year {
		since += " " + strconv.Itoa(year)
	}
	return words.Port(v.Map(), s.Port) + ", out since " + since
}

// noExpedition is shown while the player has nobody in Africa.
func (b *Board) noExpedition(c *ui.Context, v nile.View, col *column) {
	c.Text(col.next(38), "The chart", headFit(c, "The chart", col.r.W, 28))
	col.gap(6)
	if v.Phase() == nile.PlacingCounters {
		col.say(ui.Rich{
			ui.T("Eight discovery counters lie face down: four are rumours, four are what everybody hopes to find. " +
				"Each goes on blank land five hexes or more from any published hex, and three or more from the next. "), ui.RuleSpan("4.41, 4.42"),
		}, ui.Body)
	} else {
		col.say(ui.Plain(words.Say(noExpeditionKey(v))), ui.Note.In(ui.Faded))
	}
	col.gap(10)
	b.others(c, v, col)
}

// noExpeditionKey says why there is no sheet to be shown.
func noExpeditionKey(v nile.View) string {
	switch {
	case v.Phase() == nile.GameOver:
		return "sheet.none.over"
	case v.Seat() != game.Nobody && v.Player(v.Seat()).Where == 0:
		return "sheet.none.europe"
	}
	return "sheet.none"
}

// others lists where everybody is.
func (b *Board) others(c *ui.Context, v nile.View, col *column) {
	col.heading(words.Say("sheet.explorers"))
	for s := range game.Seat(v.Seats()) {
		p := v.Player(s)
		row := col.next(ui.LineH)
		where := [...]string{"in Europe", "in Africa", "dead"}[min(int(p.Where), 2)]
		w := c.TextWidth(where, ui.Small) + 4
		c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
		c.Text(row.CutRight(w), where, ui.Small.To(ui.Right))
		c.Sign(row.CutLeft(22).Middle(16, 16), p.Colour)
		c.Text(row, p.Name, ui.Body.Own())
	}
}

// entry is one row of the sheet: what, how many, a remark.
func entry(c *ui.Context, r ui.Rect, what, n, remark string, bad bool) {
	row := r.InsetXY(4, 0)
	row.H--
	explainedBy(c, r, what)
	st := ui.Body
	if bad {
		st = st.In(ui.Red)
	}
	c.Dots(ui.R(r.X, r.Bottom()-1, r.W, 1))
	label := row.CutLeft(max(c.TextWidth(what, ui.Body)+6, row.W*0.36))
	c.Text(label, what, ui.Body)
	w := max(c.TextWidth(n, ui.Body)+2, row.W*0.24)
	c.Text(row.CutLeft(w), n, st.To(ui.Right))
	row.CutLeft(8)
	if c.TextWidth(remark, st) > row.W {
		st.Size = 15
		if c.TextWidth(remark, st) > row.W {
			c.Tip(row, append(ui.Plain(remark+". "), figureTip(what)...))
			st = st.Own()
		}
	}
	c.Text(row, remark, st)
}

func (b *Board) people(c *ui.Context, col *column, s nile.Sheet) {
	col.headingOf("5.41", words.Say("sheet.people"))
	state, bad := "well", false
	switch {
	case s.Captive && s.Sick:
		state, bad = words.Phrase("sheet.captive.sick"), true
	case s.Captive:
		state, bad = words.Phrase("sheet.captive"), true
	case s.Sick && s.Hungry:
		state, bad = "sick and unfed", true
	case s.Sick:
		state, bad = "sick", true
	case s.Hungry:
		state, bad = "unfed", true
	case s.Labours:
		state = "carries a load"
	}
	entry(c, col.next(b.line()), "Explorer", "1", state, bad)
	for _, i := range []nile.Item{nile.Guides, nile.Askaris, nile.Bearers} {
		if b.fold && i == nile.Guides && s.Have[i] == 0 {
			continue
		}
		note, bad := b.peopleNote(s, i)
		entry(c, col.next(b.line()), words.Sentence(pluralName(i)), words.Number(s.Have[i]), note, bad)
	}
	for _, i := range []nile.Item{nile.Camels, nile.Horses, nile.Canoes} {
		if s.Have[i] == 0 {
			continue
		}
		note := ""
		if i == nile.Canoes {
			note = crewNote(s)
		}
		entry(c, col.next(b.line()), words.Sentence(pluralName(i)), words.Number(s.Have[i]), note, s.CrewLoss > 0 && s.Mode == nile.ByCanoe)
	}
	col.gap(b.line() - 20)
}

// peopleNote is what is to be said of one kind of people: how many are sick, a
// guide who knows the people next door, respect lost.
func (b *Board) peopleNote(s nile.Sheet, i nile.Item) (note string, bad bool) {
	var parts []string
	switch ill := s.Ill[i]; {
	case ill > 0 && ill == s.Have[i] && ill > 1:
		parts = append(parts, words.Phrase("sheet.all-sick"))
	case ill > 0:
		parts = append(parts, words.Phrase("sheet.sick", "n", ill))
	}
	if i == nile.Guides && s.Have[i] > 0 {
		if name := b.guideOf(s); name != "" {
			parts = append(parts, words.Phrase("sheet.guide", "name", name))
		}
	}
	if i == nile.Askaris && s.Disgraced && s.Have[i] > 0 {
		parts, bad = append(parts, words.Phrase("sheet.respect")), true
	}
	return strings.Join(parts, "; "), bad || s.Ill[i] > 0
}

// guideOf is the people from whom a guide was hired on the way, "" if none was.
func (b *Board) guideOf(s nile.Sheet) string {
	events := b.play.Events()
	for i := len(events) - 1; i >= 0; i-- {
		e := events[i]
		if e.Seat != b.play.Seat() {
			continue
		}
		switch {
		case e.Kind == nile.Sailed:
			return ""
		case e.Kind == nile.Bartered && nile.Item(e.Args[0]) == nile.Guides:
			if t, ok := b.play.View().Tribe(hexmap.ID(e.At)); ok {
				return words.People(t.Name)
			}
			return ""
		}
	}
	return ""
}

func crewNote(s nile.Sheet) string {
	note := fmt.Sprintf("%d to paddle each", s.Crew)
	if s.CrewLoss > 0 {
		note = fmt.Sprintf("%d each: −%s", s.Crew, count(s.CrewLoss, "point"))
	}
	return note
}

// pluralName is an item's word for many.
func pluralName(i nile.Item) string {
	return [...]string{
		"bearers", "guides", "askaris", "camels", "horses", "canoes", "rations", "gifts", "muskets", "water",
	}[i]
}

func (b *Board) goods(c *ui.Context, col *column, s nile.Sheet) {
	col.headingOf("5.44", words.Say("sheet.stores"))
	entry(c, col.next(b.line()), "Rations", words.Number(s.Have[nile.Rations]), turnsText(s.Turns), s.Turns < 1)
	if s.Fresh > 0 {
		entry(c, col.next(b.line()), "Fresh meat", words.Number(s.Fresh), "for this month", false)
	}
	entry(c, col.next(b.line()), "Gifts", words.Number(s.Have[nile.Gifts]), "", false)
	entry(c, col.next(b.line()), "Muskets", words.Number(s.Have[nile.Muskets]), "", false)
	note := "none needed"
	if s.Have[nile.Water] > 0 || s.Thirst > 0 {
		note = fmt.Sprintf("%d a desert month", s.Thirst)
	}
	entry(c, col.next(b.line()), "Water", words.Number(s.Have[nile.Water]), note, false)
	col.gap(b.line() - 20)
}

// turnsText is how long food lasts, in quarters of a turn.
func turnsText(t float64) string {
	q := int(math.Floor(t*4 + 1e-9))
	whole, part := q/4, [...]string{"", "¼", "½", "¾"}[q%4]
	switch {
	case t <= 0:
		return words.Phrase("sheet.food.none")
	case whole == 0 && part == "":
		return "under ¼ month"
	case whole == 0:
		return part + " month"
	case whole == 1 && part == "":
		return "1 month"
	}
	return strconv.Itoa(whole) + part + " months"
}

func (b *Board) load(c *ui.Context, col *column, s nile.Sheet) {
	col.headingOf("6.5", words.Say("sheet.load"))
	drawLoad(c, col, s)
	col.gap(6)
}

// drawLoad is what is carried of what can be, with a bar and a sentence.
func drawLoad(c *ui.Context, col *column, s nile.Sheet) {
	from := col.r.Y
	defer func() { col.figures(from, "load") }()
	l := s.Load[s.Mode]
	line := fmt.Sprintf("%s of %s %s", words.Number(l.Cost), words.Number(l.Capability), words.Mode(s.Mode))
	c.Text(col.next(ui.LineH), line, ui.Body)
	loadBar(c, col, s)
}

// loadBar is the load as a bar, and what it means.
func loadBar(c *ui.Context, col *column, s nile.Sheet) {
	l := s.Load[s.Mode]
	c.Gauge(col.next(12), float64(l.Cost), float64(l.Capability), ui.Green)
	col.gap(5)
	text, bad := loadText(s)
	st := ui.Small
	if bad {
		st = st.In(ui.Red)
	}
	col.say(ui.Plain(text), st)
}

// loadText is one sentence on the load.
func loadText(s nile.Sheet) (text string, bad bool) {
	l := s.Load[s.Mode]
	spare := l.Capability - l.Cost
	switch {
	case l.Capability == 0 && l.Cost == 0:
		return words.Say("sheet.load.nobody"), false
	case !l.Able:
		return words.Why(whyLoad(l)), true
	case spare < 0:
		return fmt.Sprintf("%s too much: the party cannot go on.", count(-spare, "item")), true
	case spare == 0:
		return "Loaded to the last item.", false
	case s.Mode == nile.OnFoot && s.Have[nile.Camels]+s.Have[nile.Horses] == 0 && s.Have[nile.Bearers] > 0:
		fewer := min(spare/10, s.Have[nile.Bearers])
		if fewer == 0 {
			return fmt.Sprintf("Room for %s; one bearer less, and %d must be left.", count(spare, "item"), 10-spare), false
		}
		return fmt.Sprintf("Room for %s: %s could be spared.", count(spare, "item"), count(fewer, "bearer")), false
	}
	return fmt.Sprintf("Room for %s more.", count(spare, "item")), false
}

func (b *Board) travelLine(c *ui.Context, v nile.View, col *column, s nile.Sheet) {
	col.headingOf("9", words.Say("sheet.travel"))
	text := ui.Rich{ui.T(words.Sentence(words.Mode(s.Mode)))}
	switch {
	case v.Phase() == nile.Travelling && s.Halted:
		text = append(text, ui.T(", "+words.Level(s.Level)+" · "), ui.B("no further this month"))
	case v.Phase() == nile.Travelling:
		text = append(text, ui.T(fmt.Sprintf(", %s · %s, ", words.Level(s.Level), count(s.Allowance, "point"))), ui.B(fmt.Sprintf("%d left", s.Left)))
	case v.ToMove() == v.Seat() && stepOf(v.Phase()) > stepPace:
		text = append(text, ui.T(", "+words.Level(s.Level)))
	default:
		text = append(text, ui.T(" · the pace is not chosen yet"))
	}
	from := col.r.Y
	col.say(text, ui.Body)
	col.figures(from, "points-of-movement")
	col.gap(6)
}

// tools are the buttons of the march besides its main one.
func (b *Board) tools(c *ui.Context, a *App, v nile.View, col *column, s nile.Sheet) {
	b.modes(c, a, v, col, s)
	var bs []ui.Button
	var do []func()
	add := func(x ui.Button, f func()) { bs, do = append(bs, x), append(do, f) }
	if ch, ok := b.find(nile.GoHome); ok {
		add(ui.Button{
			Label: "Sail for _Europe",
			Tip:   ui.Plain("The journey takes the rest of the month. The party is paid off and what is left is sold at half price. Rule " + string(ch.Rule) + "."),
		}, func() { b.goHome(a, v, ch) })
	}
	add(ui.Button{Label: "S_tores…", Tip: ui.Plain("Leave behind, bury in a cache, take up, shoot, fill the water skins. Rules 9.6, 17.")}, func() { b.stores = openStores(b.play) })
	for _, ch := range b.choices {
		if ch.Kind != nile.OpenCache {
			continue
		}
		label := "_Open the cache"
		if ch.Target > 0 { // a dead explorer's
			label = ui.Escape(words.Choice(v, ch))
		}
		add(ui.Button{
			Label: label, MayCut: ch.Target > 0,
			Tip: ui.Plain(fmt.Sprintf("%d time in %d it has been found by others and is gone. Rule %s.", ch.Odds.Num, ch.Odds.Den, ch.Rule)),
		}, func() { b.do(a, ch, 0) })
	}
	if ch, ok := b.find(nile.Retreat); ok {
		add(ui.Button{Label: "Turn bac_k", Tip: ui.Plain(words.Choice(v, ch) + ": the points stay spent. Rule " + string(ch.Rule) + ".")}, func() { b.do(a, ch, 0) })
	}
	for _, ch := range b.choices {
		if ch.Kind == nile.Portage {
			p := v.Preview(ch)
			add(ui.Button{
				Label: fmt.Sprintf("Porta_ge, %s to make", count(p.Trips, "trip")),
				Tip:   ui.Plain(fmt.Sprintf("%s now, a point each. Rule %s.", count(int(ch.Max), "trip"), ch.Rule)),
			}, func() { b.do(a, ch, int(ch.Max)) })
			break
		}
	}
	if len(v.Tribes()) > 0 {
		add(ui.Button{Label: "_Peoples…", Tip: ui.Plain("The peoples on the chart, a page for each. P, or a click on a hut.")}, func() { a.Push(NewPeoples(b.play, 0)) })
	}
	if len(v.Notes(v.Seat())) > 0 {
		add(ui.Button{Label: "_Notebook…", Tip: ui.Plain("What is noted for the next publication. N.")}, func() { b.list = listNotes })
	}
	t := b.play.Table()
	add(ui.Button{Label: "_Undo", Disabled: !t.CanUndo(), Tip: ui.Plain("Takes back the last thing done, if no die was rolled and no card turned since. Ctrl+Z.")}, func() { b.undo(a) })
	if t.CanRedo() {
		add(ui.Button{Label: "Redo", Tip: ui.Plain("Ctrl+Y.")}, func() { b.redo(a) })
	}
	hit, h := c.Row(col.r, bs...)
	col.gap(h)
	if hit >= 0 {
		do[hit]()
	}
}

// goHome asks before the expedition ends.
func (b *Board) goHome(a *App, v nile.View, ch game.Choice) {
	p := v.Player(ch.Seat)
	text := fmt.Sprintf("%s, worth %s by the schedule, can be published at home.", count(p.Unpublished, "unpublished hex"), count(p.Promise, "point"))
	if p.Unpublished != 1 {
		text = fmt.Sprintf("%d unpublished hexes, worth %s by the schedule, can be published at home.", p.Unpublished, count(p.Promise, "point"))
	}
	a.Ask(Question{
		Title: "Sail for Europe?", Text: ui.Rich{ui.T("The expedition ends here. " + text + " "), ui.RuleSpan("Rule " + string(ch.Rule))},
		Yes: "_Sail", No: "Stay in _Africa", Then: func() { b.do(a, ch, 0) },
	})
}

var spaceKey = []ui.Chord{ui.Key(ebiten.KeySpace)}
