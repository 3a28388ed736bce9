package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// sheetRow is one row of the expedition sheet: what, how many, a remark.
type sheetRow struct {
	figure          string // the name of what explains it
	what, n, remark string
	bad             bool
	none            bool // there is nothing of it: it is faded, and left out where lines are short
	first           bool // comes first where lines are short
}

// had is what each player's party has had since it set out: what is gone keeps its place on the sheet.
type had map[game.Seat]*hadOne

type hadOne struct {
	began int
	items [nile.Items]bool
	fresh bool
}

// of is that of a party, with what it has now.
func (h *had) of(seat game.Seat, s nile.Sheet) *hadOne {
	if *h == nil {
		*h = had{}
	}
	one := (*h)[seat]
	if one == nil || one.began != s.Began {
		one = &hadOne{began: s.Began}
		(*h)[seat] = one
	}
	for i, n := range s.Have {
		one.items[i] = one.items[i] || n > 0
	}
	one.fresh = one.fresh || s.Fresh > 0
	return one
}

func (b *Board) rows(c *ui.Context, col *page.Column, all []sheetRow) {
	for _, row := range all {
		if !row.none || b.form != briefSheet {
			row.entry(c, col.Next(b.line()))
		}
	}
	col.Gap(b.line() - 20)
}

// entry draws the row.
func (e *sheetRow) entry(c *ui.Context, r ui.Rect) {
	row := r.InsetXY(4, 0)
	row.H--
	page.ExplainedBy(c, r, e.figure)
	st := ui.Body
	if e.bad {
		st = st.In(ui.Red)
	}
	c.Dots(ui.R(r.X, r.Bottom()-1, r.W, 1))
	name := ui.Body
	if e.none {
		st, name = st.In(ui.Ghost), name.In(ui.Ghost)
	}
	label := row.CutLeft(max(c.TextWidth(e.what, ui.Body)+6, row.W*0.36))
	c.Text(label, e.what, name)
	w := max(c.TextWidth(e.n, ui.Body)+2, row.W*0.24)
	c.Text(row.CutLeft(w), e.n, st.To(ui.Right))
	row.CutLeft(8)
	if c.TextWidth(e.remark, st) > row.W {
		st.Size = 15
		if c.TextWidth(e.remark, st) > row.W {
			c.Tip(row, page.Sentences(ui.Plain(words.Whole(e.remark)), page.FigureTip(e.figure)))
			st = st.Own()
		}
	}
	c.Text(row, e.remark, st)
}

// peopleRows are the explorer, those who go with him, and what carries them.
func (b *Board) peopleRows(s nile.Sheet) []sheetRow {
	state, bad := explorerState(s)
	out := []sheetRow{{figure: "explorer", what: words.Say("sheet.explorer"), n: words.Number(1), remark: state, bad: bad, first: true}}
	for _, i := range []nile.Item{nile.Guides, nile.Askaris, nile.Bearers} {
		note, bad := b.peopleNote(s, i)
		out = append(out, sheetRow{figure: "sheet-" + i.Name(), what: ItemRow(i), n: words.Number(s.Have[i]), remark: note, bad: bad, none: i == nile.Guides && s.Have[i] == 0})
	}
	once := b.had.of(b.Play.Seat(), s)
	for _, i := range []nile.Item{nile.Camels, nile.Horses, nile.Canoes} {
		if !once.items[i] {
			continue
		}
		row := sheetRow{figure: "sheet-" + i.Name(), what: ItemRow(i), n: words.Number(s.Have[i]), none: s.Have[i] == 0}
		if i == nile.Canoes && !row.none {
			row.remark, row.bad = crewNote(s), s.CrewLoss > 0 && s.Mode == nile.ByCanoe
		}
		out = append(out, row)
	}
	return out
}

// explorerState is how the explorer is.
func explorerState(s nile.Sheet) (state string, bad bool) {
	key := "sheet.explorer.well"
	switch {
	case s.Captive && s.Sick:
		key, bad = "sheet.captive.sick", true
	case s.Captive:
		key, bad = "sheet.captive", true
	case s.Sick && s.Hungry:
		key, bad = "sheet.explorer.sick-hungry", true
	case s.Sick:
		key, bad = "sheet.explorer.sick", true
	case s.Hungry:
		key, bad = "sheet.explorer.hungry", true
	case s.Labours:
		key = "sheet.explorer.carries"
	}
	return words.Phrase(key), bad
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
		if t, hired := sight.View(b.Play).GuideFrom(); hired {
			parts = append(parts, words.Phrase("sheet.guide", "name", tell.People(t.Name)))
		}
	}
	if i == nile.Askaris && s.Disgraced && s.Have[i] > 0 {
		parts, bad = append(parts, words.Phrase("sheet.respect")), true
	}
	return words.Clauses(parts...), bad || s.Ill[i] > 0
}

func crewNote(s nile.Sheet) string {
	if s.CrewLoss > 0 {
		return words.Phrase("sheet.crew.short", "n", s.Crew, "points", s.CrewLoss)
	}
	return words.Phrase("sheet.crew", "n", s.Crew)
}

// ItemRow is what the row of an item is called.
func ItemRow(i nile.Item) string { return words.Sentence(tell.PluralName(i)) }

// goodsRows are the stores.
func (b *Board) goodsRows(s nile.Sheet) []sheetRow {
	of := func(i nile.Item, note string) sheetRow {
		return sheetRow{figure: "sheet-" + i.Name(), what: ItemRow(i), n: words.Number(s.Have[i]), remark: note}
	}
	food := of(nile.Rations, TurnsText(s.Turns))
	food.bad, food.first = s.Turns < 1, true
	out := []sheetRow{food}
	if once := b.had.of(b.Play.Seat(), s); once.fresh {
		fresh := sheetRow{figure: "fresh-meat", what: words.Say("sheet.fresh"), n: words.Number(s.Fresh), none: s.Fresh == 0}
		if !fresh.none {
			fresh.remark = words.Phrase("sheet.fresh.note")
		}
		out = append(out, fresh)
	}
	note := words.Phrase("sheet.water.none")
	if s.Have[nile.Water] > 0 || s.Thirst > 0 {
		note = words.Phrase("sheet.water.thirst", "n", s.Thirst)
	}
	return append(out, of(nile.Gifts, ""), of(nile.Muskets, ""), of(nile.Water, note))
}

// TurnsText is how long food lasts.
func TurnsText(t float64) string {
	if t <= 0 {
		return words.Phrase("sheet.food.none")
	}
	return tell.FoodLasts(t)
}

// drawLoad is what is carried of what can be, with a bar and a sentence.
func drawLoad(c *ui.Context, v nile.View, col *page.Column, s nile.Sheet) {
	from := col.R.Y
	defer func() { col.Figures(from, "load") }()
	c.Text(col.Next(ui.LineH), loadLine(s), ui.Body)
	loadBar(c, v, col, s)
}

// loadLine is the load in figures.
func loadLine(s nile.Sheet) string {
	l := s.Load[s.Mode]
	return words.Phrase("sheet.load.line", "cost", l.Cost, "capability", l.Capability, "mode", tell.Mode(s.Mode))
}

// loadBar is the load as a bar, and what it means.
func loadBar(c *ui.Context, v nile.View, col *page.Column, s nile.Sheet) {
	l := s.Load[s.Mode]
	c.Gauge(col.Next(12), float64(l.Cost), float64(l.Capability), ui.Green)
	col.Gap(5)
	text, bad := LoadText(v, s)
	st := ui.Small
	if bad {
		st = st.In(ui.Red)
	}
	col.Say(ui.Plain(text), st)
}

// LoadText is one sentence on the load of the viewing seat's party.
func LoadText(v nile.View, s nile.Sheet) (text string, bad bool) {
	ways, _ := v.Ways()
	w := &ways[s.Mode]
	switch {
	case w.Capability == 0 && w.Cost == 0:
		return words.Say("sheet.load.nobody"), false
	case !w.Able:
		return words.Why(w.Refusal()), true
	case w.Room < 0:
		return words.Say("sheet.load.over", "n", -w.Room), true
	case w.Room == 0:
		return words.Say("sheet.load.full"), false
	case w.SpareBearers > 0:
		return words.Say("sheet.load.spare", "n", w.Room, "bearers", w.SpareBearers), false
	case w.OneFewer > 0:
		return words.Say("sheet.load.bearer", "n", w.Room, "left", w.OneFewer), false
	}
	return words.Say("sheet.load.room", "n", w.Room), false
}

// travelLine is how the party travels, and the points it has left.
func travelLine(v nile.View, col *page.Column, s nile.Sheet) {
	mode, level := words.Sentence(tell.Mode(s.Mode)), tell.Level(s.Level)
	text := page.Said("sheet.travel.chosen", "mode", mode, "level", level)
	switch {
	case !v.Paced() && v.Phase() != nile.Travelling: // there is one pace, and nothing to be said of it
		text = ui.Plain(mode)
	case !v.Paced() && !s.Halted:
		text = page.Said("sheet.travel.short", "mode", mode, "left", page.Said("sheet.travel.points", "n", s.Allowance, "left", ui.B(words.Phrase("sheet.travel.left", "n", s.Left))))
	case v.Phase() == nile.Travelling && s.Halted:
		text = page.Said("sheet.travel.march", "mode", mode, "level", level, "left", ui.B(words.Phrase("sheet.travel.halted")))
	case v.Phase() == nile.Travelling:
		left := page.Said("sheet.travel.points", "n", s.Allowance, "left", ui.B(words.Phrase("sheet.travel.left", "n", s.Left)))
		text = page.Said("sheet.travel.march", "mode", mode, "level", level, "left", left)
		if c := col.C; c.TextWidth(text.String(), ui.Body) > col.R.W-4 { // the pace is told elsewhere too
			text = page.Said("sheet.travel.short", "mode", mode, "left", left)
		}
	case v.ToMove() == v.Seat() && stepOf(v.Phase()) > stepPace:
	default:
		text = ui.Plain(words.Phrase("sheet.travel.no-pace", "mode", mode))
	}
	from := col.R.Y
	col.Say(text, ui.Body)
	col.Figures(from, "points-of-movement")
}
