package board

import (
	"image/color"
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// shelves is the outfitter's (4.3): the pool of Resources as shelves with what is left of
// each, and what else a Credit buys. Each is a button.
func (b *Board) shelves(c *ui.Context, r ui.Rect, v heart.View) {
	c.Panel(r, ui.PaperPanel)
	in := r.Inset(margin)
	c.HeadingOf(in.CutTop(ui.HeadingH), words.Say("shelves.head"), box.RuleOutfit)
	in.CutTop(4)
	sheet := v.Sheet(b.whose(v))
	atTop := b.lists(c, &in, v, sheet.Credits)
	left, listed := v.Left(), b.lacking(v)
	const across = 3
	rows := (int(box.Lots) + across - 1) / across
	if p := sheet.Patron; p != box.NoPatron { // what he pays more for
		says := ui.Plain(words.Say("shelves.patron", "patron", tell.Patron(p), "helps", helpsOf(v, p)))
		if h := c.ParagraphHeight(says, ui.Small.At(16), in.W) + 3; in.H-h >= shelfRoomy*float64(rows) {
			c.Paragraph(in.CutTop(h), says, ui.Small.At(16))
		}
	}
	w, h := in.W/across, min(60, in.H/float64(rows))
	for l := range box.Lots {
		cell := ui.R(in.X+float64(int(l)%across)*w, in.Y+float64(int(l)/across)*h, w, h).Inset(2)
		n := -1 // of people, food and gifts there are always more
		if l < box.Lot(box.Resources) {
			n = left.Pool[l]
		}
		b.shelf(c, cell, l, n, listed[l])
	}
	if last := int(box.Lots); last%across != 0 && !atTop {
		purse(c, ui.R(in.X+float64(last%across)*w, in.Y+float64(last/across)*h, w, h).Inset(2), sheet.Credits)
	}
}

// helpsOf is what brings more for a Patron: the tools are those that the shelves mark for that Patron.
func helpsOf(v heart.View, p box.Patron) string {
	var tools []string
	for _, r := range v.Suits(p) {
		tools = append(tools, tell.Resource(r))
	}
	return words.Say("shelves.helps", "tools", words.List(tools))
}

// purse is what is left to buy with, behind the last of the shelves.
func purse(c *ui.Context, r ui.Rect, credits int) {
	text := words.Say("shelves.purse", "n", credits)
	c.Tip(r, page.Cited(words.Say("ask.outfitting", "credits", credits), box.RuleOutfit))
	st := c.Fit(text, ui.Strong.At(19), r.W-46)
	side := min(r.H, 36)
	coin(c, r.CutLeft(side).Middle(side, side), credits, 21)
	r.CutLeft(8)
	if c.TextWidth(text, st) <= r.W {
		c.Text(r, text, st)
	}
}

// plan is what the caravan has and what it still lacks, at a glance, while it is fitted out: for how long there is
// Food, what the Porters could still carry, what the Patron pays more for, and what is left of a list.
func (b *Board) plan(col *page.Column, v heart.View) {
	s := b.whose(v)
	sheet, eaten := v.Sheet(s), v.Dawn(s).Eaten
	turns := 0
	if eaten > 0 {
		turns = sheet.Figures[box.Food] / eaten
	}
	line := func(l box.Lot, short bool, text string) {
		st := ui.Small.At(16).In(ui.Ink)
		if short {
			st = ui.Strong.At(16).In(ui.Red)
		}
		const side = 20.0
		row := col.Next(max(side, col.C.ParagraphHeight(ui.Plain(text), st, col.R.W-side-5)))
		tool(col.C, row.CutLeft(side).Top(side), l)
		row.CutLeft(5)
		col.C.Paragraph(row, ui.Plain(text), st)
		b.entries.end(col)
		col.Gap(2)
	}
	line(box.FoodLot, turns < 1, words.Say("plan.food", "n", turns, "eat", eaten))
	line(box.PorterLot, sheet.Load >= sheet.Capacity, words.Say("plan.load", "n", sheet.Load, "most", sheet.Capacity))
	if sheet.Patron != box.NoPatron {
		var has, lacks []box.Resource
		for _, r := range v.Suits(sheet.Patron) {
			if sheet.Resources[r] == 0 {
				lacks = append(lacks, r)
			} else {
				has = append(has, r)
			}
		}
		for i, all := range [][]box.Resource{lacks, has} {
			var names []string
			for _, r := range all {
				names = append(names, tell.Resource(r))
			}
			if len(all) > 0 {
				line(box.Lot(all[0]), i == 0, words.Say([]string{"plan.tool.lacking", "plan.tool"}[i], "tool", words.List(names)))
			}
		}
	}
	if lacks := len(b.lots(v)); lacks > 0 {
		line(box.GiftsLot, false, words.Say("plan.list", "n", lacks))
	}
	col.Gap(4)
}

// lacking is how many of each lot are still wanted by the chosen outfit.
func (b *Board) lacking(v heart.View) (out [box.Lots]int) {
	for _, l := range b.lots(v) {
		out[l]++
	}
	return out
}

// lots are those lots, one after the other.
func (b *Board) lots(v heart.View) []box.Lot {
	s := b.Play.Seat()
	if s < 0 || int(s) >= len(b.list) || b.list[s] == 0 || b.step(v) != heart.Outfitting {
		return nil
	}
	return v.Lacking(s, box.Outfit(b.list[s]-1))
}

// shelf is one kind of lot: its tool, its name, and how many are left, unless n is below 0;
// what is on the chosen list is marked.
func (b *Board) shelf(c *ui.Context, r ui.Rect, l box.Lot, n, listed int) {
	ch, may := b.find(func(ch *game.Choice) bool { return ch.Kind == heart.Buy && ch.Item == int16(l) })
	if !may {
		ch = game.Choice{Kind: heart.Buy, Item: int16(l)}
	}
	tip := ui.Plain(words.Say("shelves.lot.tip"))
	if l < box.Lot(box.Resources) {
		tip = page.Cited(words.Say("resource."+box.Resource(l).Name()+".tip"), box.RuleResources)
	}
	name := words.Sentence(tell.Lot(l))
	suits := may && b.suits(l)
	face := func(r ui.Rect) {
		if listed > 0 {
			page.Outline(c, r.Inset(-1), ui.Red)
			page.Outline(c, r.Inset(-2), ui.Red)
		}
		shelfFace(c, r, l, name, n, listed, int(ch.Cost), may, suits)
	}
	if c.Button(r, ui.Button{Label: name, ID: IDOf(ch), Disabled: !may, Tip: tip, Face: face}) {
		b.take(ch, 0)
	}
}

// suits reports whether a Patron likes a lot taken along that is not yet bought: what it is for is red.
func (b *Board) suits(l box.Lot) bool {
	v, _ := b.look()
	sheet := v.Sheet(b.whose(v))
	return l < box.Lot(box.Resources) && sheet.Patron != box.NoPatron && sheet.Resources[l] == 0 && slices.Contains(v.Suits(sheet.Patron), box.Resource(l))
}

// shelfFace is what stands on a shelf: the tool, its name, how many are left, how many of it are on the
// chosen list and, where there is room, what it is for.
func shelfFace(c *ui.Context, face ui.Rect, l box.Lot, name string, n, listed, cost int, may, suits bool) {
	ink, faint := ui.Ink, ui.Faded
	if !may {
		ink, faint = ui.Ghost, ui.Ghost
	}
	left := ""
	if n >= 0 {
		left = words.Say("shelves.left", "n", n)
	}
	use, small := tell.Use(l), ui.Small.At(15)
	if suits {
		faint = ui.Red
	}
	need := max(c.TextWidth(name, small), c.TextWidth(use, small)+c.TextWidth(left, small)+6)
	if may && listed == 0 { // the picture leaves the room for the price
		need = max(need, c.TextWidth(name, ui.Body.At(16))+coinSide+6)
	}
	side := min(face.H, face.W*0.27, max(shelfTool, face.W-6-need))
	if room := face.W - side - 6; face.H < shelfLeast || c.TextWidth(name, small) > room || c.TextWidth(use, small)+c.TextWidth(left, small)+6 > room {
		shelfName(c, face, l, name, left, ink)
		return
	}
	tool(c, face.CutLeft(side+2).Middle(side, side), l)
	face.CutLeft(4)
	two := face.Middle(face.W, min(face.H, shelfLines))
	if listed > 0 { // beside its frame
		two.CutRight(3)
	}
	top := two.CutTop(two.H / 2)
	if listed > 0 {
		text := words.Say("shelves.listed", "n", listed)
		c.Text(top.CutRight(c.TextWidth(text, ui.Strong.At(16))+2), text, ui.Strong.At(16).In(ui.Red).To(ui.Right))
	} else if may && c.TextWidth(name, ui.Body.At(15))+coinSide+5 <= top.W {
		coin(c, top.CutRight(coinSide+1).Middle(coinSide, coinSide), cost, 15)
	}
	c.Text(top, name, c.Fit(name, ui.Body.At(17).In(ink), top.W-4))
	c.Text(two.CutRight(c.TextWidth(left, small)+2), left, small.In(ink).To(ui.Right))
	c.Text(two, use, small.In(faint))
}

// coinSide is how wide a price is, and shelfTool a tool at least, in units.
const coinSide, shelfTool = 19.0, 26.0

// coin is so many Credits, as a coin with a figure so large on it.
func coin(c *ui.Context, at ui.Rect, n int, size float64) {
	page.PortraitOnPage(c, at, engraving.Seen{Sign: plates.Of("figure/credit")})
	c.Text(at, words.Number(n), ui.Strong.At(size).To(ui.Centre))
}

// shelfLines is how high the two lines of a shelf are, in units, shelfLeast at least, and shelfRoomy with
// room for more above all of them.
const shelfLines, shelfLeast, shelfRoomy = 40.0, 36.0, 46.0

// shelfName is a shelf without what it is for, and in the narrowest without its tool.
func shelfName(c *ui.Context, face ui.Rect, l box.Lot, name, left string, ink color.RGBA) {
	st := ui.Small.At(16).In(ink)
	c.Text(face.CutRight(c.TextWidth(left, st)+2), left, st.To(ui.Right))
	small := ui.Body.At(15).In(ink)
	side := min(face.H, face.W*0.32)
	if high := c.ParagraphHeight(ui.Plain(name), small, face.W-side-6); high <= face.H && longest(c, name, small) <= face.W-side-6 {
		tool(c, face.CutLeft(side+2).Middle(side, side), l)
		face.CutLeft(4)
	}
	if h := c.ParagraphHeight(ui.Plain(name), small, face.W); c.TextWidth(name, small) > face.W && h <= face.H {
		c.Paragraph(face.Middle(face.W, h), ui.Plain(name), small)
		return
	}
	c.Text(face, name, c.Fit(name, ui.Body.At(17).In(ink), face.W))
}

// longest is how wide the longest word of a text is.
func longest(c *ui.Context, text string, st ui.Style) (w float64) {
	for word := range strings.FieldsSeq(text) {
		w = max(w, c.TextWidth(word, st))
	}
	return w
}
