package board

import (
	"image/color"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What a card of the hand is worth now stands on it: what playing it costs and how likely it succeeds, or when
// it can be played.

// worth is that, in a word or two; "" for nothing.
type worth struct {
	says  string
	short string // where that takes more than a line; "" for the same
	now   bool   // it can be played
	idle  bool   // it cannot, though it is somebody's turn who could
}

// ink is what it is written in.
func (w worth) ink() color.RGBA {
	if w.now {
		return canInk
	}
	return ui.Faded
}

// band sets it at the foot of a card.
func (w worth) band(c *ui.Context, in *ui.Rect) {
	if w.says == "" {
		return
	}
	text, st := ui.Plain(w.says), ui.Small.At(15).In(ui.Faded).To(ui.Centre)
	if w.now {
		st = ui.Strong.At(15).In(ui.Cream).To(ui.Centre)
	}
	if w.short != "" && c.TextWidth(w.says, st) > in.W {
		text = ui.Plain(w.short)
	}
	high := c.ParagraphHeight(text, st, in.W)
	if high > in.H*bandMost {
		return
	}
	at := in.CutBottom(high + 2)
	in.CutBottom(1)
	if w.now {
		c.Fill(at.InsetXY(-3, 0), canInk)
	} else {
		c.Rule(at.Top(1), ui.Rule)
	}
	c.Paragraph(at.InsetXY(0, 1), text, st)
}

// bandMost is the most of a card's height that it takes.
const bandMost = 0.4

// worth is what a card of a seat is worth to it now.
func (b *Board) worth(v island.View, s game.Seat, card box.Card, can []game.Choice) worth {
	if b.Play.Seat() != s || b.playing() {
		return worth{}
	}
	for i := range can {
		switch ch := &can[i]; ch.Kind {
		case island.Play, island.Personal, island.PlayCurse, island.Assemble, island.Consult, island.QuestBegin, island.Fight, island.Call:
			key, odds := "worth.now", ""
			switch {
			case ch.Cost > 0:
				key = "worth.cost"
			case ch.Kind == island.PlayCurse && words.Has(pricedKey(card)):
				return worth{says: words.Say(pricedKey(card)), now: true}
			}
			if ch.Odds.Den != 0 && ch.Odds.Num != ch.Odds.Den {
				odds = words.Chance(ch.Odds)
			}
			return worth{says: words.Say(key, "n", int(ch.Cost), "odds", odds), now: true}
		}
	}
	step, _ := b.Asks()
	switch t := card.Type(); {
	case card == box.RadioPart:
		hand, _ := v.Hand(s)
		return worth{says: words.Say("worth.radio", "n", int(hand[card]))}
	case card != box.ItemCard && t == box.Weapon:
		return worth{says: words.Say("worth.weapon"), idle: step == island.Acting}
	case card != box.ItemCard && t == box.Quest:
		return worth{says: words.Say("worth.quest", "place", questPlaces(card))}
	}
	if step != island.Acting {
		return worth{}
	}
	r := b.refuses(card)
	switch {
	case r == nil:
		return worth{}
	case b.idle(card, r) != "":
		return worth{says: words.Sentence(b.idle(card, r)), short: words.Say(b.idleKey(card) + ".short"), idle: true}
	case words.Has("why." + r.Why + ".short"):
		return worth{says: words.Say("why." + r.Why + ".short"), idle: true}
	}
	return worth{says: words.Say("worth.not"), idle: true}
}

// refuses is why the player before the screen may not play a card now, nil where nothing speaks against it.
func (b *Board) refuses(card box.Card) *game.Refusal {
	return b.Play.Position().(*island.Position).Refuse(game.Command{Seat: b.Play.Seat(), Kind: island.Play, Target: int32(card)})
}

// why says why a card cannot be played now, with its rule (23.3).
func (b *Board) why(card box.Card, can []game.Choice) ui.Rich {
	for i := range can {
		if can[i].Kind != island.PutDown {
			return page.Cited(words.Say("card.click"), string(can[i].Rule))
		}
	}
	if card != box.ItemCard && card.Type() == box.Weapon {
		return page.Cited(words.Say("card.weapon"), box.RuleWeapons)
	}
	if card == box.RadioPart {
		return page.Cited(words.Say("card.radio"), box.RuleBoat)
	}
	if card.Type() == box.Quest {
		return page.Cited(words.Say("card.quest", "place", questPlaces(card)), box.RuleQuests)
	}
	r := b.refuses(card)
	if r == nil || b.playing() {
		return nil
	}
	why := words.Why(*r)
	if idle := b.idle(card, r); idle != "" {
		why = idle
	}
	return page.Cited(words.Say("card.not", "why", why), string(r.Rule))
}

// diceSay is how many dice a Ritual or a Trap card is tested with, what they come from, and what the odds are;
// "" for what is not tested.
func diceSay(me island.View, ch game.Choice) string {
	card := box.Card(ch.Target)
	if t := card.Type(); ch.Kind != island.Play || t != box.Ritual && t != box.Snare {
		return ""
	}
	return words.Say("card.dice", "n", me.Dice(card), "odds", words.Chance(ch.Odds), "why", diceFrom(me, card))
}

// diceFrom is what the dice of a Ritual or a Trap card come from.
func diceFrom(me island.View, card box.Card) string {
	trait, by, other := me.DiceBy(card)
	parts := []string{words.Phrase("card.dice.trait", "trait", words.Phrase(map[bool]string{true: "sanity", false: "strength"}[card.Type() == box.Ritual]), "n", trait)}
	if by != 0 {
		parts = append(parts, words.Phrase("card.dice.by", "n", words.Signed(by)))
	}
	if other != 0 {
		parts = append(parts, words.Phrase("card.dice.other", "n", words.Signed(other)))
	}
	return words.List(parts)
}

// idle is why a card would do nothing now, in a few words; "" where nothing is known of it but that.
func (b *Board) idle(card box.Card, r *game.Refusal) string {
	key := b.idleKey(card)
	if r == nil || r.Why != "does-nothing" || !words.Has(key) {
		return ""
	}
	return words.Phrase(key)
}

// idleKey is the key of those words; with ".short" behind it they go onto a narrow card.
func (b *Board) idleKey(card box.Card) string {
	return cardKey(card, b.position().View(game.Nobody).Chair(max(0, b.Play.Seat())).Person.Role) + ".idle"
}
