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

// Ready-made outfits (4.4): lists that are marked on the shelves, and bought lot by lot.

// lists are the ready-made outfits (4.4): with one chosen its next lot is what Enter buys,
// or all of it is bought at once. Where there is room beside them it says what is left to buy with, unless that is below
// 0, and reports that it did.
func (b *Board) lists(c *ui.Context, r *ui.Rect, v heart.View, credits int) (purses bool) {
	s := b.Play.Seat()
	options := []ui.Option{{Label: words.Say("shelves.none"), ID: "freely", Tip: page.Cited(words.Say("shelves.list.tip"), box.RuleOutfit)}}
	for o := range box.Outfits {
		tip := page.Cited(words.Sentences(holds(o), withoutSaid(v, s, o), words.Say("shelves.list.tip")), box.RuleOutfit)
		options = append(options, ui.Option{Label: words.Say("outfit." + o.Name()), ID: o.Name(), Tip: tip})
	}
	if c.OptionsWidth(options...) > r.W {
		return false
	}
	if s < 0 || int(s) >= len(b.list) {
		return false
	}
	chosen := b.list[s]
	row := r.CutTop(ui.ButtonH + 6)
	if room := row.W - c.OptionsWidth(options...); credits >= 0 && room >= purseLeast {
		purse(c, row.CutRight(min(room, purseLeast)).Top(ui.ButtonH), credits)
		purses = true
	}
	if mark := words.Say("shelves.mark"); credits >= 0 && c.TextWidth(mark, ui.Small)+8+c.OptionsWidth(options...) <= row.W { // what they do; what buys stands below
		c.Text(row.CutLeft(c.TextWidth(mark, ui.Small)+8).Top(ui.ButtonH), mark, ui.Small)
	}
	c.Options(row, "list", &chosen, options...)
	if b.list[s] != chosen { // what stands where has moved
		b.list[s], b.doneOnce = chosen, 0
	}
	return purses
}

// purseLeast is how wide the room beside the lists is at least for what is left to buy with, in units.
const purseLeast = 132.0

// holds is what a ready-made outfit has, with how many of each.
func holds(o box.Outfit) string {
	var n [box.Lots]int
	for _, l := range o.Lots() {
		n[l]++
	}
	all := ofEach(n[:], func(l int) string { return tell.Lot(box.Lot(l)) })
	return words.Whole(words.Sentence(words.List(all)))
}

// without is what a player's Patron likes taken along and a ready-made outfit has not.
func without(v heart.View, s game.Seat, o box.Outfit) (all []box.Resource) {
	if s < 0 || v.Sheet(s).Patron == box.NoPatron {
		return nil
	}
	for _, r := range v.Suits(v.Sheet(s).Patron) {
		if !slices.Contains(o.Lots(), box.Lot(r)) {
			all = append(all, r)
		}
	}
	return all
}

// bestList is the ready-made outfit that has most of it, the first of several.
func bestList(v heart.View, s game.Seat) (best box.Outfit) {
	for o := range box.Outfits {
		if len(without(v, s, o)) < len(without(v, s, best)) {
			best = o
		}
	}
	return best
}

// firstOf is the lot that every list buys first, "" where they differ.
func firstOf(v heart.View, s game.Seat) string {
	first, _ := v.Wanted(s, 0)
	for o := range box.Outfits {
		if lot, ok := v.Wanted(s, o); !ok || lot != first {
			return ""
		}
	}
	return tell.Lot(first)
}

// proposed says why one of the lists is proposed: it has all, or most, of what a player's Patron likes taken along.
func proposed(v heart.View, s game.Seat) string {
	best := bestList(v, s)
	p := v.Sheet(s).Patron
	if p == box.NoPatron {
		return ""
	}
	lacks := without(v, s, best)
	var has []string
	for _, r := range v.Suits(p) {
		if !slices.Contains(lacks, r) {
			has = append(has, tell.Resource(r))
		}
	}
	if len(has) == 0 {
		return ""
	}
	key := "shelves.list.why"
	if len(lacks) == 0 && len(has) > 1 { // they are named beside it
		key += ".all"
	}
	return words.Say(key, "list", words.Say("outfit."+best.Name()), "tools", words.List(has))
}

// withoutSaid says it, "" where nothing lacks.
func withoutSaid(v heart.View, s game.Seat, o box.Outfit) string {
	var names []string
	for _, r := range without(v, s, o) {
		names = append(names, tell.Resource(r))
	}
	if len(names) == 0 {
		return ""
	}
	return words.Say("shelves.list.without", "list", words.List(names))
}

// ofEach names what there is, and how often where that is more than once.
func ofEach(n []int, name func(i int) string) (all []string) {
	for i, n := range n {
		times := ""
		if n > 1 {
			times = words.Number(n)
		}
		if n > 0 {
			all = append(all, words.Phrase("told.outfit.lot", "lot", name(i), "times", times))
		}
	}
	return all
}

// BuyAll is the target of the button that buys all of the chosen outfit.
const BuyAll = "buy-all"

// listed is the lot that the chosen outfit buys next, ok is false without one.
func (b *Board) listed(v heart.View, s game.Seat) (ch game.Choice, ok bool) {
	if s < 0 || int(s) >= len(b.list) || b.list[s] == 0 {
		return ch, false
	}
	lot, ok := v.Wanted(s, box.Outfit(b.list[s]-1))
	if !ok {
		return ch, false
	}
	return b.find(func(ch *game.Choice) bool { return ch.Kind == heart.Buy && box.Lot(ch.Item) == lot })
}

// buyAll is the button that buys all of the chosen outfit, a lot at each of the player's
// turns, as the draft goes round; it says which is bought now. What is taken back stops it.
func (b *Board) buyAll(c *ui.Context, col *page.Column, v heart.View, s game.Seat) {
	ch, ok := b.listed(v, s)
	if !ok {
		return
	}
	bt := ui.Button{Label: words.Say("shelves.all", "lot", tell.Lot(box.Lot(ch.Item))), ID: BuyAll, Look: ui.MainLook, Default: true, Tip: page.Cited(words.Say("shelves.all.tip"), box.RuleOutfit)}
	if c.ButtonWidth(bt) > col.R.W {
		bt.Size = 15
	}
	h := float64(ui.ButtonH)
	if b.room == 0 || b.close == usual { // as high as the lists that stood there: what is below keeps its place
		h = listH
	}
	if c.Button(col.Next(h).Left(min(col.R.W, c.ButtonWidth(bt))), bt) {
		b.buying[s] = true
		c.Touch()
	}
	col.Gap(6)
}

// rash reports whether a choice ends a player's buying for good while what is left could still buy something: it is taken when
// it is pressed a second time, for it may have come to lie where another button has just been.
func (b *Board) rash(ch game.Choice) bool {
	v, _ := b.look()
	return ch.Kind == heart.No && b.step(v) == heart.Outfitting && v.Sheet(ch.Seat).Credits > 0 && b.doneOnce != b.Play.Version+1
}

// askedOnce reports whether that was pressed once: its button says so itself, where the finger is.
func (b *Board) askedOnce(step heart.Step) bool {
	return step == heart.Outfitting && b.doneOnce == b.Play.Version+1
}

// listH is how high the button is that buys a list, in units: what it does stands above the name of the list.
const listH = 42.0

// freely reports whether a seat buys by no list, and each list has something left that it may buy: all of a list can be
// bought, or what is left of it.
func (b *Board) freely(v heart.View, s game.Seat) bool {
	if s < 0 || int(s) >= len(b.list) || b.list[s] != 0 || v.Sheet(s).Credits == 0 {
		return false
	}
	for o := range box.Outfits {
		if _, ok := v.Wanted(s, o); !ok {
			return false
		}
	}
	return true
}

// begun reports whether a seat has bought something already.
func begun(v heart.View, s game.Seat) bool { return v.Sheet(s).Credits < box.Credits }

// buyOne are the lists to choose from, of each of which a lot is bought now and the rest turn by turn, and what buys nothing; Enter
// takes that which has most of what a player's Patron likes, as long as they have bought nothing by themselves.
func (b *Board) buyOne(c *ui.Context, col *page.Column, v heart.View, s game.Seat) {
	buttons, roomy := b.listButtons(c, v, s, (col.R.W-12)/3)
	done, may := b.find(func(ch *game.Choice) bool { return ch.Kind == heart.No })
	_, sum := b.look()
	rest := len(buttons)
	if may {
		step, _, _ := v.Asked()
		no := ui.Button{Label: b.label(v, sum, step, done), ID: IDOf(done), Cost: price(v, step, done), Tip: b.tip(v, step, done), Size: 17}
		if begun(v, s) && !roomy { // beside the rest of a list, and above stands what is left
			no.Cost = ""
		}
		buttons = append(buttons, no)
	}
	if bt, ok := b.takeBack(c, v, sum); ok && !b.backUp {
		buttons = append(buttons, bt)
	}
	hit := -1
	if roomy { // beside one another
		for i, cell := range col.Next(listH).Split(6, 1, 1, 1) {
			if c.Button(cell, buttons[i]) {
				hit = i
			}
		}
		col.Gap(6)
		if at := b.set(c, col, buttons[rest:]); at >= 0 {
			hit = rest + at
		}
	} else {
		hit = b.set(c, col, buttons)
	}
	switch {
	case hit < 0:
	case hit < rest:
		b.list[s], b.buying[s] = hit+1, true
		c.Touch()
	case buttons[hit].ID == "take-back":
		b.takeLast(c, v, sum)
	default:
		b.take(done, 0)
	}
}

// listButtons are the buttons that buy a list each. Where they are so wide that there is room, what they do stands above its name;
// roomy reports whether it does.
func (b *Board) listButtons(c *ui.Context, v heart.View, s game.Seat, w float64) (out []ui.Button, roomy bool) {
	best, first := bestList(v, s), firstOf(v, s)
	roomy = b.room == 0 || b.close == usual
	all := words.Say("shelves.list.does")
	if b.buysNext(v, s) != "" { // a lot now, and one at each turn to come
		all = words.Say("shelves.list.does.turns")
	}
	for o := range box.Outfits {
		name, does, label := words.Say("outfit."+o.Name()), all, "shelves.list.buy"
		if lot, _ := v.Wanted(s, o); begun(v, s) {
			does, label = words.Say("shelves.list.does.rest"), "shelves.list.rest"
		} else if first == "" {
			does = words.Say("shelves.list.does.first", "lot", tell.Lot(lot))
		}
		tip := page.Cited(words.Sentences(holds(o), withoutSaid(v, s, o), words.Say("shelves.all.tip")), box.RuleOutfit)
		bt, ink := ui.Button{Label: words.Say(label, "list", name), ID: BuyAll + "-" + o.Name(), Tip: tip, Size: 15}, ui.Ink
		if o == best && !begun(v, s) {
			bt.Look, bt.Default, ink = ui.MainLook, true, ui.Cream
		}
		small, strong := ui.Small.At(15).In(ink).To(ui.Centre), ui.Strong.At(16).In(ink).To(ui.Centre)
		bt.Face = func(r ui.Rect) {
			c.Text(r.CutTop(r.H*0.45), does, small)
			c.Text(r, name, strong)
		}
		roomy = roomy && max(c.TextWidth(does, small), c.TextWidth(name, strong)) <= w-8
		out = append(out, bt)
	}
	if !roomy {
		for i := range out {
			out[i].Face = nil
		}
	}
	return out, roomy
}

// goOnBuying buys the next lot for a player who wants the whole list.
func (b *Board) goOnBuying(c *ui.Context, v heart.View) {
	_, s, ok := v.Asked()
	step := b.step(v)
	n := b.Play.Len()
	if n < b.bought {
		clear(b.buying[:])
	}
	b.bought = n
	if !ok || step != heart.Outfitting || s != b.Play.Seat() || !b.buying[s] || b.pending != nil {
		return
	}
	ch, ok := b.listed(v, s)
	if !ok {
		b.buying[s] = false
		return
	}
	b.take(ch, 0)
	c.Touch()
}
