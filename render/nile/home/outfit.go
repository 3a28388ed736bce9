package home

import (
	"slices"
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Outfit is the screen on which an expedition is bought and hired (5).
type Outfit struct {
	// Hint stands in the place of the advice, for whoever has asked for one; nil: nobody has.
	Hint ui.Rich

	play *play.Play
	mode nile.Mode // the one to set out in
	own  bool      // the player has chosen it
	item nile.Item // the row that the pointer or the keyboard was on last
	far  reach
	why  [bots.Kinds]string // key of why there is no party of a kind; "": there is
	seen bool               // they have been asked for
	// adviceW is how wide the advice was in the last frame where it has room of its own, 0 where it has none.
	adviceW float64
	lot     lot // what the last ready-made party was bought by
}

func NewOutfit(p *play.Play) desk.Screen { return &Outfit{play: p} }

func (*Outfit) Name() string { return "outfit" }

// Rule is outfitting.
func (*Outfit) Rule() string { return nile.RuleOutfit }

// OutfitRows is the order of the table's rows.
var OutfitRows = [...]nile.Item{
	nile.Bearers, nile.Guides, nile.Askaris, nile.Canoes, nile.Horses, nile.Camels, nile.Rations, nile.Gifts, nile.Muskets,
}

// columns of the table; weight is left out where there is no room.
type outfitColumns struct{ name, each, many, cost, weight ui.Rect }

func outfitSplit(row ui.Rect) (k outfitColumns) {
	row = row.InsetXY(6, 0)
	if row.W > 520 {
		k.weight = row.CutRight(128)
	}
	k.cost = row.CutRight(64)
	row.CutRight(8)
	k.many = row.CutRight(ui.StepperW)
	row.CutRight(14)
	k.each = row.CutRight(46)
	k.name = row
	return k
}

func (s *Outfit) table(c *ui.Context, col *page.Column, party *nile.Party, headH, rowH float64) {
	head := outfitSplit(col.Next(headH))
	st := ui.Head.At(18)
	item := words.Say("outfit.item")
	c.Text(head.name, item, c.Fit(item, st, head.name.W))
	c.Text(head.each, words.Phrase("outfit.each"), ui.Body.To(ui.Right))
	c.Text(head.many, words.Phrase("outfit.many"), st.To(ui.Centre))
	c.Text(head.cost, words.Phrase("outfit.cost"), ui.Body.To(ui.Right))
	if !head.weight.Empty() {
		c.Text(head.weight, words.Phrase("outfit.weight"), ui.Body.To(ui.Right))
	}
	c.Dots(ui.R(col.R.X, col.R.Y-1, col.R.W, 1))
	for _, i := range OutfitRows {
		s.row(c, col.Next(rowH), i, party)
	}
}

// row is one item: its name, price, how many, cost and weight.
func (s *Outfit) row(c *ui.Context, r ui.Rect, i nile.Item, party *nile.Party) {
	k := outfitSplit(r)
	if c.Over(r) || strings.HasSuffix(c.Focused(), "/"+rowIDs[i]) {
		s.item = i
	}
	choice, sold := sight.Find(s.play, nile.Buy, -1, i)
	ink := ui.Ink
	tip := ui.Plain(tell.ItemNote(i))
	if !sold {
		ink, tip = ui.Ghost, page.Sentences(tip, ui.Rich{ui.InRed(unsold(i))})
	}
	st := ui.Body.In(ink)
	name := words.Say(outfitRowKeys[i])
	if c.TextWidth(name, st) > k.name.W {
		name = tell.ItemName(i)
	}
	c.Text(k.name, name, st)
	c.Text(k.each, words.Money(party.Listed[i]), st.To(ui.Right))
	n := party.Have[i]
	if c.Stepper(k.many.Middle(ui.StepperW, min(26, r.H-2)), ui.Stepper{
		ID: rowIDs[i], Label: tell.ItemName(i), Max: int(choice.Max), Disabled: !sold, Tip: tip,
	}, &n) {
		s.play.Next(func() { s.lot = lot{}; s.play.Do(choice, n) })
	}
	if n > 0 {
		c.Text(k.cost, words.Money(party.Costs[i]), st.To(ui.Right))
	}
	if !k.weight.Empty() {
		c.Text(k.weight, weightOf(party, i, sold, s.mode), ui.Note.To(ui.Right).In(ink))
	}
	c.Tip(r, tip)
	c.Dots(ui.R(r.X, r.Bottom()-1, r.W, 1))
}

var outfitRowKeys = [...]string{
	"outfit.row.bearers", "outfit.row.guides", "outfit.row.askaris", "outfit.row.camels", "outfit.row.horses", "outfit.row.canoes", "outfit.row.rations", "outfit.row.gifts",
	"outfit.row.muskets",
}

// rowIDs are what the numbers of the table are called.
var rowIDs = [...]string{"Bearer", "Guide", "Askari", "Camel", "Horse", "Canoe", "Ration", "Gift", "Musket"}

// unsold is what is said of an item that the port does not sell.
func unsold(i nile.Item) string {
	if key := "outfit.unsold." + i.Name(); words.Has(key) {
		return words.Say(key)
	}
	return words.Say("outfit.unsold")
}

// weightOf is what all there is of an item weighs, or carries: animals as they are used.
func weightOf(party *nile.Party, i nile.Item, sold bool, m nile.Mode) string {
	switch n := party.Ways[nile.OnFoot].Weight[i]; {
	case !sold:
		return words.Phrase("outfit.unsold")
	case m == nile.Mounted && i == nile.Bearers: // they ride
		return ""
	case m == nile.Mounted && (i == nile.Camels || i == nile.Horses) && party.Have[i] > 0: // a port sells but one of them
		return words.Phrase("outfit.carries", "n", party.Ways[m].Capability)
	case party.Carries[i] > 0:
		return words.Phrase("outfit.carries", "n", party.Carries[i])
	case n > 0:
		return words.Number(n)
	}
	return ""
}

// The buttons of the ready-made parties: one of each kind, the outfit before
// this one, and none.
const (
	asLast = int(bots.Kinds) + iota
	emptied
)

// ready are the buttons of the ready-made parties, and of none.
func (s *Outfit) ready(party *nile.Party) []ui.Button {
	buttons := []ui.Button{
		{Label: words.Say(partyNames[bots.FootMarch]), ID: "Foot march", Tip: ui.Plain(words.Say("outfit.preset.foot.tip"))},
		{Label: words.Say(partyNames[bots.RiverParty]), ID: "River party", Tip: ui.Plain(words.Say("outfit.preset.river.tip"))},
		{Label: words.Say(partyNames[bots.Caravan]), ID: "Caravan", Tip: ui.Plain(words.Say("outfit.preset.caravan.tip"))},
		{Label: words.Say("outfit.preset.last"), ID: "As last time", Tip: ui.Plain(words.Say("outfit.preset.last.tip"))},
		{Label: words.Say("outfit.clear"), ID: "Empty", Tip: ui.Plain(words.Say("outfit.clear.tip")), Disabled: party.Spend == 0},
	}
	for k, why := range s.unoffered() {
		if why != "" {
			buttons[k].Disabled, buttons[k].Tip = true, ui.Plain(words.Sentence(words.Say(why)))
		}
	}
	if _, before := bots.AsLast(sight.View(s.play)); !before {
		buttons[asLast].Disabled, buttons[asLast].Tip = true, ui.Plain(words.Say("outfit.preset.last.none"))
	}
	if k := slices.IndexFunc(buttons, func(b ui.Button) bool { return !b.Disabled }); k >= 0 && party.Spend == 0 { // nobody sails with nothing
		buttons[k].Look, buttons[k].Size = ui.MainLook, 18
	}
	return buttons
}

// partyNames are the kinds of party as their buttons say them.
var partyNames = [bots.Kinds]string{bots.FootMarch: "outfit.preset.foot", bots.RiverParty: "outfit.preset.river", bots.Caravan: "outfit.preset.caravan"}

// withouts says which kinds of party there are not, and why.
func (s *Outfit) withouts() string {
	var out []string
	for k, why := range s.unoffered() {
		if why != "" {
			out = append(out, words.Say("outfit.preset.not", "party", ui.Unmarked(words.Say(partyNames[k])), "why", words.Phrase(why)))
		}
	}
	return words.Sentences(out...)
}

// unoffered says of each kind of party why there is none, by the key of a sentence.
func (s *Outfit) unoffered() [bots.Kinds]string {
	if !s.seen { // port and purse stay what they are
		s.seen, s.why = true, unofferedIn(sight.View(s.play))
	}
	return s.why
}

func unofferedIn(v nile.View) (why [bots.Kinds]string) {
	for k := range bots.Kinds {
		if _, ok := bots.Propose(v, k); !ok {
			why[k] = "outfit.preset.dear"
		}
	}
	if _, sold := bots.Beast(v); !sold {
		why[bots.Caravan] = "outfit.preset.caravan.unsold"
	}
	if sheet, ok := v.Sheet(v.Seat()); ok && !bots.Inland(v, sheet.Port) {
		why[bots.RiverParty] = "outfit.preset.river.none"
	}
	return why
}

// presetsH is how high their heading is, presetsGap how far the buttons stand below it: the mark of a hint has room there.
const presetsH, presetsGap = 34.0, 8.0

// presets are those buttons below their heading, or in one row with it.
func (s *Outfit) presets(c *ui.Context, col *page.Column, party *nile.Party, inline bool) {
	buttons, at := oneRow(c, col.R.W, s.ready(party)), col.R
	for i := range buttons {
		buttons[i].Default = buttons[i].Look == ui.MainLook && !numberHasKeys(c)
	}
	name, st := words.Say("outfit.presets"), ui.Head.At(18)
	switch w := c.TextWidth(name, st) + 14; {
	case !inline:
		c.Text(col.Next(presetsH-presetsGap), name, st)
		col.Gap(presetsGap)
		at = col.R
	case c.RowHeight(at.W-w, buttons...) <= ui.ButtonH:
		c.Text(at.CutLeft(w).Top(ui.ButtonH), name, st)
	}
	hit, h := c.Row(at, buttons...)
	col.Gap(h)
	if hit >= 0 {
		s.prepare(hit)
	}
}

// oneRow sets buttons smaller where they would not stand in a row otherwise.
func oneRow(c *ui.Context, w float64, buttons []ui.Button) []ui.Button {
	for size := 17.0; size >= 15 && c.RowHeight(w, buttons...) > ui.ButtonH; size-- {
		for i := range buttons {
			buttons[i].Size = size
		}
	}
	return buttons
}

// prepare makes the outfit one of the ready-made ones, or empties it.
func (s *Outfit) prepare(button int) {
	v := sight.View(s.play)
	var o bots.Proposal
	ok := true
	switch button {
	case emptied:
		o.Mode = s.mode
	case asLast:
		o, ok = bots.AsLast(v)
	default:
		o, ok = bots.Propose(v, bots.Kind(button))
	}
	if from := s.play.Len(); ok {
		Buy(s.play, o, func(bool) { s.mode, s.lot = o.Mode, lot{from, s.play.Len()} })
	}
	s.own = false
}

// settleMode keeps the mode to set out in one that is possible, and follows
// the outfit as long as the player has not chosen.
func (s *Outfit) settleMode() {
	if _, ok := Sailing(s.play, s.mode); ok && s.own {
		return
	}
	sheet, _ := sight.View(s.play).Sheet(s.play.Seat())
	want := bots.OwnMode(sheet.Have)
	if _, ok := Sailing(s.play, want); ok {
		s.mode = want
		return
	}
	for m := range nile.Modes {
		if _, ok := Sailing(s.play, m); ok {
			s.mode = m
			return
		}
	}
	s.mode = want
}
