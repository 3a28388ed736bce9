package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// card is one of a few things to choose from, with its picture.
type card struct {
	choice game.Choice
	may    bool
	name   string
	lines  []string
	worth  string             // beside the name
	sign   *engraving.Picture // beside the name, nil for none
	face   page.Plate         // instead of a picture
	plate  *engraving.Picture
	tip    ui.Rich
	who    int // 1 + the colour of whose it is, where somebody has taken it
}

// takenBy notes who has taken it, and says so to whoever points at it.
func (k *card) takenBy(sum game.Summary, s game.Seat, key, rule string) {
	k.who = 1 + int(sum.Players[s].Colour)
	k.tip = page.Cited(words.Say(key, "who", tell.Who(sum, s)), rule)
}

// cards are a page of them, one below the other; each is a button.
func (b *Board) cards(c *ui.Context, r ui.Rect, title, rule, note string, all []card) {
	c.Panel(r, ui.PaperPanel)
	in := r.Inset(margin)
	c.HeadingOf(in.CutTop(ui.HeadingH), title, rule)
	in.CutTop(4)
	if note != "" {
		h := c.ParagraphHeight(ui.Plain(note), ui.Small, in.W)
		c.Paragraph(in.CutTop(h), ui.Plain(note), ui.Small)
		in.CutTop(6)
	}
	share := min(cardMost, in.H/float64(max(1, len(all))))
	if slices.ContainsFunc(all, func(k card) bool { return k.needs(c, in.W, share) > share }) { // the signs matter least
		for i := range all {
			all[i].sign = nil
		}
	}
	c.Scroll("cards", in, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		for i := range all {
			b.card(c, col.Next(max(share, all[i].needs(c, r.W, share))).InsetXY(0, 3), &all[i])
		}
		return col.Height()
	})
}

// needs is how high a card has to be for all that stands on it, in a width, if its share would be so high.
func (k *card) needs(c *ui.Context, w, share float64) float64 {
	w -= cardBeside
	switch {
	case k.face != nil:
		w -= share * 0.86
	case k.plate != nil:
		w -= share * 1.9
	}
	if k.sign != nil && w > cardSigned {
		w -= cardSign + 6
	}
	return cardHeadLow + high(c, k.lines, ui.Body.At(15), w) + cardAbove
}

// Measures of what stands on a card, in units: its sign and the least room beside it, its name at best and at least, and
// what its edges take at the sides, and above and below.
const (
	cardSign, cardSigned = 60.0, 240.0
	cardHead             = 26.0
	cardHeadLow          = 22.0
	cardBeside           = 22.0
	cardAbove            = 17.0
)

// cardMost is the most that a card is high, in units.
const cardMost = 128.0

func (b *Board) card(c *ui.Context, r ui.Rect, k *card) {
	bt := ui.Button{Label: k.name, ID: IDOf(k.choice), Disabled: !k.may, Tip: k.tip, Face: func(r ui.Rect) { cardFace(c, r, k) }}
	if c.Button(r, bt) {
		b.take(k.choice, 0)
	}
}

// cardFace is what stands on a card: its picture, its name, and what there is to know.
func cardFace(c *ui.Context, in ui.Rect, k *card) {
	ink := ui.Ink
	if !k.may {
		ink = ui.Ghost
	}
	switch {
	case k.face != nil:
		at := in.CutLeft(in.H * 0.86)
		page.Portrait(c, at, k.face)
		page.Outline(c, at, ui.Rule)
	case k.plate != nil:
		at := in.CutLeft(in.H * 1.9)
		page.Unhurried(c, at.Inset(2), k.plate)
	}
	in.CutLeft(10)
	in.CutRight(4)
	if k.sign != nil && in.W > cardSigned {
		side := min(in.H, cardSign)
		page.PortraitOnPage(c, in.CutRight(side).Middle(side, side), engraving.Seen{Sign: k.sign})
		in.CutRight(6)
	}
	top := in.CutTop(min(cardHead, max(cardHeadLow, in.H-high(c, k.lines, ui.Body.At(15), in.W))))
	if k.who > 0 {
		c.Sign(top.CutRight(22).Middle(20, 20), uint8(k.who-1))
		top.CutRight(6)
	}
	var worth ui.Rect
	if w := c.TextWidth(k.worth, ui.Strong.At(16)) + 4; k.worth != "" && w+c.TextWidth(k.name, ui.Head.At(20)) < top.W {
		worth = top.CutRight(w)
	}
	c.Text(top, k.name, c.Fit(k.name, ui.Head.At(20).In(ink), top.W)) // which is heard first
	if !worth.Empty() {
		c.Text(worth, k.worth, ui.Strong.At(16).In(ink).To(ui.Right))
	}
	st := ui.Body.At(16).In(ink)
	if high(c, k.lines, st, in.W) > in.H {
		st = st.At(15)
	}
	for _, line := range k.lines {
		h := c.ParagraphHeight(ui.Plain(line), st, in.W)
		if h > in.H { // in one line, as large as it fits
			st := c.Fit(line, st, in.W)
			if c.TextWidth(line, st) > in.W || st.Size > in.H+2 {
				return // the tip says it
			}
			c.Text(in.CutTop(min(20, in.H)), line, st)
			continue
		}
		c.Paragraph(in.CutTop(h), ui.Plain(line), st)
	}
}

// high is how high lines are one below the other.
func high(c *ui.Context, lines []string, st ui.Style, w float64) (h float64) {
	for _, line := range lines {
		h += c.ParagraphHeight(ui.Plain(line), st, w)
	}
	return h
}

// ports is the page of the Ports (4.2).
func (b *Board) ports(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	var all []card
	for at := range chart.Region(chart.Regions) {
		l := chart.Of(at)
		if !l.Port {
			continue
		}
		ch, may := b.find(func(ch *game.Choice) bool { return ch.Kind == heart.TakePort && chart.Region(ch.Target) == at })
		if !may {
			ch = game.Choice{Kind: heart.TakePort, Target: int32(at)}
		}
		k := card{choice: ch, may: may, name: tell.Region(at), worth: words.Sentence(tell.Terrain(l.Printed)), plate: plates.Of(landPlates[l.Printed]), tip: page.Cited(describe(v, at), box.RuleSetUp)}
		var beyond []string
		for _, w := range l.Ways {
			name := tell.Region(w.To)
			if is := chart.Of(w.To).Presumed; is != chart.Blank {
				name = words.Say("port.beyond", "region", name, "land", tell.Terrain(is))
			}
			beyond = append(beyond, name)
			if v.Region(w.To).Wet {
				k.lines = []string{words.Say("port.river", "region", tell.Region(w.To))}
			}
		}
		k.lines = append([]string{words.Say("port.land", "beyond", words.Facts(beyond...))}, k.lines...)
		for i := range sum.Players {
			if v.Sheet(game.Seat(i)).Region == at {
				k.takenBy(sum, game.Seat(i), "port.taken", box.RuleSetUp)
			}
		}
		all = append(all, k)
	}
	b.cards(c, r, words.Say("port.head"), box.RuleSetUp, words.Say("port.note"), all)
}

// landPlates are the pictures of the lands.
var landPlates = [chart.Terrains]string{
	chart.Jungle: "country/jungle", chart.Savanna: "find/baobab", chart.Veldt: "country/veldt", chart.Desert: "country/desert",
}

// patronSigns are what the Patrons are told by.
var patronSigns = [box.Patrons]string{"specialty/explorer", "patron/university", "patron/city", "patron/westminster", "patron/fleet-street"}

// patrons is the page of the Patrons (4.2), each with what his attention is worth (20.1).
func (b *Board) patrons(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	cfg := v.Settings()
	var all []card
	for p := range box.Patrons {
		ch, may := b.find(func(ch *game.Choice) bool { return ch.Kind == heart.TakePatron && box.Patron(ch.Target) == p })
		if !may {
			ch = game.Choice{Kind: heart.TakePatron, Target: int32(p)}
		}
		k := card{
			choice: ch, may: may, name: words.Phrase("patron." + p.Name() + ".short"), face: tell.PatronFace(p),
			sign: plates.Of(patronSigns[p]), worth: words.Say("patron.rate", "n", cfg.PatronBonus(p)),
		}
		helps := words.Say("patron." + p.Name() + ".helps")
		k.lines, k.tip = []string{words.Say("patron." + p.Name() + ".tip"), helps}, page.Cited(words.Say("patron."+p.Name()+".page"), box.RuleAttention)
		if brings, costs, known := cfg.InAGame(p); known { // then that is what one Patron is told from another by
			k.worth = words.Say("patron.finds", "n", max(1, (brings+cfg.PatronBonus(p)/2)/max(1, cfg.PatronBonus(p))))
			k.lines = []string{
				words.Say("patron." + p.Name() + ".who"),
				words.Say("patron."+p.Name()+".pays", "n", cfg.PatronBonus(p)),
				words.Say("patron.others", "costs", costs, "helps", helps),
			}
		}
		for i := range sum.Players {
			if v.Sheet(game.Seat(i)).Patron == p {
				k.takenBy(sum, game.Seat(i), "patron.taken", box.RuleSetUp)
			}
		}
		all = append(all, k)
	}
	b.cards(c, r, words.Say("patron.head"), box.RuleSetUp, "", all)
}
