package board

import (
	"image"
	"image/color"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What has been picked up: a place of the chart, or a card of the hand.

// pick has a place or a card be picked up, or neither: what had been asked for once is no longer.
func (b *Board) pick(at box.Place, card box.Card) {
	b.picked, b.chosen, b.ending, b.searching, b.dared = at, card, false, false, ""
}

// pickedUp shows the place on the chart, or the card of the hand, that has been clicked: what is to be
// said of it, and what can be done there or with it, which is returned.
func (b *Board) pickedUp(c *ui.Context, col *page.Column, v island.View, step island.StepKind) (list []game.Choice) {
	var says []string
	switch isle := v.Island(); {
	case b.picked != box.Nowhere:
		says = append(says, tell.Site(b.picked))
		for _, ch := range b.choices() {
			if b.placeOf(&ch, &isle) == b.picked {
				list = append(list, ch)
			}
		}
		if len(list) > 0 && list[0].Kind == island.Move {
			if use := v.Board().Use(b.picked); use != box.NoUse {
				says = append(says, useSays(&isle, use, b.picked), usedSays(v, b.picked))
			}
			says = append(says, threatens(v, b.picked), b.questsBarred(v, b.picked))
		}
		if way, cost := b.wayTo(v, b.picked); len(list) == 0 && way != nil {
			return b.pickedFar(c, col, v, way, cost)
		}
	case b.chosen != box.NoCard && !b.hides():
		role := v.Chair(max(0, b.Play.Seat())).Person.Role
		list, says = b.withCard(b.chosen), []string{tell.Card(b.chosen, role), cardDoes(b.chosen, role)}
	}
	if len(says) == 0 || len(list) == 0 && b.chosen == box.NoCard {
		return nil
	}
	const in, bar = 10.0, 3.0
	of := page.NewColumn(c, ui.R(col.R.X+in, col.R.Y, col.R.W-in, 0))
	b.pictured(c, of, v, says)
	if b.chosen != box.NoCard {
		b.comesOf(c, of, b.chosen, list)
	}
	of.Gap(4)
	b.row(c, of, v, step, list)
	b.up = ui.R(col.R.X, col.R.Y, col.R.W, of.Height())
	c.Fill(b.up.Left(bar), ui.Red)
	col.Gap(of.Height() + 8)
	return list
}

// pickedFar is what is to be said of a place several Moves away, and the button that leads there.
func (b *Board) pickedFar(c *ui.Context, col *page.Column, v island.View, way []box.Place, cost int) []game.Choice {
	const in, bar = 10.0, 3.0
	of := page.NewColumn(c, ui.R(col.R.X+in, col.R.Y, col.R.W-in, 0))
	says := []string{tell.Site(b.picked), waySays(way, cost)}
	if isle := v.Island(); b.picked == box.Heart {
		says = append(says, useSays(&isle, box.HeartUse, b.picked))
	}
	b.pictured(c, of, v, append(says, threatens(v, b.picked), b.questsBarred(v, b.picked)))
	of.Gap(4)
	b.goFar(c, of, way, cost)
	b.lastCurse(of, v, []game.Choice{{Kind: island.Move, Seat: b.Play.Seat(), Target: int32(b.picked)}})
	b.up = ui.R(col.R.X, col.R.Y, col.R.W, of.Height())
	c.Fill(b.up.Left(bar), ui.Red)
	col.Gap(of.Height() + 8)
	return nil
}

// pictured is the name and the text of what has been picked up, beside the picture of a card.
func (b *Board) pictured(c *ui.Context, of *page.Column, v island.View, says []string) {
	const wide, high, gap = 76.0, 56.0, 10.0
	text := page.NewColumn(c, of.R)
	if b.chosen != box.NoCard {
		page.Engraved(c, ui.R(of.R.X, of.R.Y+2, wide, high), cardPlate(b.chosen, v.Chair(max(0, b.Play.Seat())).Person.Role))
		text = page.NewColumn(c, ui.R(of.R.X+wide+gap, of.R.Y, of.R.W-wide-gap, 0))
	}
	text.Say(ui.Plain(words.Sentence(says[0])), ui.Strong.At(17))
	text.Say(ui.Plain(words.Sentences(says[1:]...)), ui.Body.At(16))
	if b.chosen != box.NoCard {
		of.Gap(max(high+4, text.Height()))
		return
	}
	of.Gap(text.Height())
}

// comesOf is what comes of a card that has been picked up: with how many dice it is tested and what they come from, what
// a hit brings and what none, each with its chance; and why it cannot be played, where it cannot.
func (b *Board) comesOf(c *ui.Context, col *page.Column, card box.Card, can []game.Choice) {
	if tested(card) {
		me := b.position().View(b.Play.Seat())
		n := me.Dice(card)
		col.Gap(3)
		tossed(c, col, n, words.Say("card.toss", "n", n, "why", diceFrom(me, card)))
		none := island.Hits(n, false)[0]
		kind := tell.Types[card.Type()]
		for _, of := range []struct {
			p    float64
			key  string
			inkC color.RGBA
		}{{1 - none, "card.hit.", page.GoodShare}, {none, "card.miss.", page.WorstShare}} {
			outcome(c, col, of.inkC, words.Chance(game.OddsOf(of.p)), words.Sentences(words.Say(of.key+kind), fateSays(me, card, of.key == "card.hit.")))
		}
	}
	if card != box.ItemCard && card.Type() == box.Weapon {
		b.blows(c, col, card)
	}
	if b.plays(can) {
		return
	}
	if why := b.why(card, can); len(why) > 0 {
		col.Gap(2)
		col.Say(why, ui.Strong.At(15).In(ui.Red))
	}
}

// blows is what comes of a Weapon: its dice, how likely they hit, and what becomes of the card.
func (b *Board) blows(c *ui.Context, col *page.Column, card box.Card) {
	s := b.Play.Seat()
	dice, given, again := b.position().View(s).Combat(card)
	col.Gap(3)
	if dice > 0 {
		tossed(c, col, dice, words.Say("card.toss.weapon", "n", dice, "again", map[bool]string{true: "+"}[again]))
	}
	if given > 0 { // nothing can miss
		outcome(c, col, page.GoodShare, words.Chance(game.OddsOf(1)), words.Say("card.given.weapon", "n", given))
		return
	}
	none := island.Hits(dice, again)[0]
	v := b.everybody()
	outcome(c, col, page.GoodShare, words.Chance(game.OddsOf(1-none)), words.Sentences(words.Say("card.hit.weapon"), fateSays(v, card, true)))
	outcome(c, col, page.WorstShare, words.Chance(game.OddsOf(none)), words.Sentences(words.Say("card.miss.weapon"), fateSays(v, card, false)))
}

// fateSays is what becomes of a card that hits, or does not.
func fateSays(v island.View, card box.Card, hit bool) string {
	return words.Say([...]string{island.ToDiscards: "card.fate.discards", island.OutOfGame: "card.fate.out", island.ToHand: "card.fate.hand"}[v.Fate(card, hit)])
}

// plays reports whether more can be done with a card than putting it down.
func (*Board) plays(can []game.Choice) bool {
	for i := range can {
		if can[i].Kind != island.PutDown {
			return true
		}
	}
	return false
}

// tested reports whether dice are thrown for a card.
func tested(card box.Card) bool {
	t := card.Type()
	return card != box.ItemCard && (t == box.Ritual || t == box.Snare)
}

// dieSide is how large the dice lie there, in units.
const dieSide = 22.0

// tossed are so many dice, and what is to be said of them beside them.
func tossed(c *ui.Context, col *page.Column, n int, says string) {
	st, wide := ui.Small.At(15), float64(n)*(dieSide+4)+6
	row := col.Next(max(dieSide+4, c.ParagraphHeight(ui.Plain(says), st, col.R.W-wide)))
	for i := range n {
		at := ui.R(row.X+float64(i)*(dieSide+4), row.Y+2, dieSide, dieSide)
		c.Picture(at, "die-blank", 0, func(w, h int) *image.RGBA { return page.PaintDie(0, w, h) }) // none has been thrown
	}
	row.CutLeft(wide)
	h := c.ParagraphHeight(ui.Plain(says), st, row.W)
	c.Paragraph(ui.R(row.X, row.Y+(row.H-h)/2, row.W, h), ui.Plain(says), st)
	col.Gap(2)
}

// outcome is what one throw brings, behind its chance.
func outcome(c *ui.Context, col *page.Column, ink color.RGBA, chance, says string) {
	const mark, figure = 11.0, 66.0
	st := ui.Small.At(15).In(ui.Ink)
	row := col.Next(max(20, c.ParagraphHeight(ui.Plain(says), st, col.R.W-figure)))
	c.Fill(ui.R(row.X, row.Y+5, mark, mark), ink)
	head := row.CutLeft(figure)
	head.CutLeft(mark + 5)
	c.Text(head.Top(20), chance, ui.Strong.At(15))
	c.Paragraph(row, ui.Plain(says), st)
}
