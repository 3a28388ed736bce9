package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What one may do to another (18) is a page of its own over the chart: Humility with what each
// Incident would come to, the three Events drawn for it, and a die that may be thrown again.

// cardWide18 is the most that such a page is wide, in units.
const cardWide18 = 720.0

// on18 are the questions that have one.
var on18 = map[heart.Step]bool{heart.Humbling: true, heart.Inflicting: true, heart.HandingBadLuck: true}

// card18 shows it, and reports whether it lies there.
func (b *Board) card18(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) bool {
	step, s, _ := v.Asked()
	if b.playing() || s != b.Play.Seat() || r.W < sceneFrom || r.H < sceneFrom {
		return false
	}
	title, on := words.Say("card18.humility"), b.humility
	switch step {
	case heart.Humbling:
	case heart.Inflicting:
		on = b.drawn
	case heart.HandingBadLuck:
		title, on = words.Say("card18.badluck"), b.badLuck
	default:
		return false
	}
	b.carded = true
	c.Panel(r, ui.SheetPanel)
	in := r.InsetXY(min(26, r.W*0.04), 12)
	page.TitleOf(c, in.CutTop(36), title, string(step.Rule()))
	in.CutTop(6)
	c.Scroll("card18", in, func(r ui.Rect) float64 {
		if step != heart.HandingBadLuck { // which has two columns
			r.W = min(r.W, cardWide18) // a line is read across
		}
		col := page.NewColumn(c, r)
		on(col, v, sum)
		return col.Height()
	})
	return true
}

// person is the head of whoever it would be done to: the portrait, and beside it lines.
func (b *Board) person(col *page.Column, v heart.View, sum game.Summary, s game.Seat, lines ...string) {
	const high, gap = 76.0, 12.0
	cfg, sheet := v.Settings().Players[s], v.Sheet(s)
	land := ""
	if is := v.Region(sheet.Region).Terrain; is != chart.Blank {
		land = tell.Terrain(is)
	}
	head := ui.Plain(words.Say("card18.of", "who", tell.Who(sum, s), "n", v.Of(s, box.Points), "place", tell.Region(sheet.Region), "land", land))
	w := col.R.W - high*0.85 - gap
	text := col.C.ParagraphHeight(head, ui.Strong.At(18), w)
	for _, l := range lines {
		text += col.C.ParagraphHeight(ui.Plain(l), ui.Body.At(17), w)
	}
	row := col.Next(max(high, text))
	face := row.CutLeft(high * 0.85).Top(high)
	page.Portrait(col.C, face, faces.Named(cfg.Name, cfg.Face))
	page.Outline(col.C, face, ui.Rule)
	row.CutLeft(gap)
	at := page.NewColumn(col.C, row)
	at.Say(head, ui.Strong.At(18).In(ui.PlayerOf(sum.Players[s].Colour).Pen))
	for _, l := range lines {
		at.Say(ui.Plain(l), ui.Body.At(17))
	}
	col.Gap(6)
}

// humility is whom one may have humbled, and by what (18.1).
func (b *Board) humility(col *page.Column, v heart.View, sum game.Summary) {
	col.Say(page.Cited(words.Say("card18.humility.note"), box.RuleHumility), ui.Body.At(17))
	for _, ch := range b.choices() {
		if ch.Kind != heart.Humble {
			continue
		}
		o := game.Seat(ch.Target)
		col.Gap(10)
		b.person(col, v, sum, o, words.Say("card18.strikes", "odds", words.Chance(ch.Odds)))
		all := v.Humility(o)
		slices.SortStableFunc(all, func(x, y heart.Fate) int { return boolOrder(y.Strikes, x.Strikes) })
		for _, f := range all {
			b.fate(col, v, o, f, words.Chance(page.Odds(f.Among)))
		}
	}
}

// boolOrder orders what is false before what is true.
func boolOrder(x, y bool) int {
	switch {
	case x == y:
		return 0
	case y:
		return -1
	}
	return 1
}

// fate is a line of an Incident: its counter and its name, how likely it is, and what it would come
// to, or why it cannot strike.
func (b *Board) fate(col *page.Column, v heart.View, o game.Seat, f heart.Fate, among string) {
	c, st, says := col.C, ui.Body.At(17), words.Say("card18.certain")
	if !f.Strikes {
		st, among, says = st.In(ui.Ghost), "", spared(f.Sort)
	} else if m, ok := misfortune(v, o, f.Sort); ok && m.Die == box.CheckDie {
		says = words.Say("card18.checked")
	} else if ok && m.Die.Held() && m.Ill() < 1 {
		says = words.Say("card18.then", "odds", words.Chance(page.Odds(m.Ill())))
	}
	const least = 24.0
	name, strong := words.Sentence(tell.Sort(f.Sort)), ui.Strong.At(17).In(st.Colour)
	cells := ui.R(col.R.X+least+8, col.R.Y, col.R.W-least-8, least).Split(10, 1, 0.45, 1.9)
	high := max(least, c.ParagraphHeight(ui.Plain(name), strong, cells[0].W), c.ParagraphHeight(ui.Plain(says), st, cells[2].W))
	all := col.Next(high + 2)
	token(c, all.Left(least).Top(least).Middle(22, 22), f.Sort)
	c.Paragraph(cells[0], ui.Plain(name), strong)
	c.Text(cells[1], among, c.Fit(among, st, cells[1].W).To(ui.Right))
	c.Paragraph(cells[2], ui.Plain(says), st)
	if key := "sort." + f.Sort.Name() + ".tip"; words.Has(key) {
		c.Tip(all, page.Cited(words.Say(key), box.RuleIncidents))
	}
}

// misfortune is the die that one of the Incidents would have a seat throw; ok is false where it
// throws none.
func misfortune(v heart.View, o game.Seat, sort box.Sort) (m heart.Misfortune, ok bool) {
	all := v.Misfortunes(o)
	if i := slices.IndexFunc(all, func(m heart.Misfortune) bool { return m.Sort == sort }); i >= 0 {
		return all[i], true
	}
	return m, false
}

// drawn are the three Events of Humility, of which one Incident may be chosen (18.1).
func (b *Board) drawn(col *page.Column, v heart.View, sum game.Summary) {
	o := game.Seat(v.About())
	b.person(col, v, sum, o, words.Say("card18.drawn.note", "who", tell.Who(sum, o), "place", tell.Region(v.Sheet(o).Region)))
	chits, _ := v.Humbling()
	strikes := map[box.Sort]bool{}
	for _, f := range v.Humility(o) {
		strikes[f.Sort] = f.Strikes
	}
	cells := col.Next(min(col.R.W*0.26, 130)).Split(10, 1, 1, 1)
	for i, chit := range chits {
		if pic := Plate(chit); chit != box.NoChit && pic != nil {
			page.Unhurried(col.C, cells[i], pic)
			page.Outline(col.C, cells[i], ui.Rule)
		}
	}
	col.Gap(8)
	seen := map[box.Sort]bool{}
	for _, chit := range chits {
		sort := chit.Sort()
		if chit == box.NoChit || seen[sort] {
			continue
		}
		seen[sort] = true
		b.fate(col, v, o, heart.Fate{Sort: sort, Strikes: strikes[sort]}, "")
		if m, ok := misfortune(v, o, sort); ok && strikes[sort] {
			sumUnder(col, reckonedAll(m.Sum, m.Falls))
			then(col, m)
		}
		col.Gap(4)
	}
}
