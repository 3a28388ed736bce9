package board

import (
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/words"
)

// Names of all there is, and their pictures.

// cardKey is what a card's words are called by; that of a Personal Item hangs on whose it is.
func cardKey(c box.Card, role int8) string {
	if c == box.ItemCard {
		return "item." + strings.ToLower(box.Roles[max(0, role)].ID)
	}
	return "card." + strings.ToLower(c.Code())
}

// cardDoes is what a card does, without its dice.
func cardDoes(c box.Card, role int8) string {
	if tested(c) {
		return words.Say(cardKey(c, role) + ".says")
	}
	return cardSays(c, role)
}

// cardSays is what a card does.
func cardSays(c box.Card, role int8) string {
	if c != box.ItemCard && c.Type() == box.Quest {
		key := cardKey(c, role)
		return words.Sentences(words.Say("quest.begin", "place", questPlaces(c)), words.Say(key+".resolve"), words.Say("quest.benefit"), words.Say(key+".benefit"))
	}
	says := words.Say(cardKey(c, role) + ".says")
	switch { // what its dice are for is said before, not met after
	case c == box.ItemCard:
	case c.Type() == box.Ritual:
		says = words.Sentences(says, words.Say("card.ritual"))
	case c.Type() == box.Snare:
		says = words.Sentences(says, words.Say("card.snare"))
	}
	return says
}

// questPlaces is where a Quest is begun.
func questPlaces(c box.Card) string { return words.Phrase("quest.at." + strings.ToLower(c.Code())) }

// cardPlate is the engraving of a card.
func cardPlate(c box.Card, role int8) *engraving.Picture {
	switch {
	case c == box.ItemCard:
		return plates.Of("item/" + box.Roles[max(0, role)].ID)
	case c.IsCurse():
		return plates.Of("curse/" + c.Code())
	case c.Type() == box.Quest:
		return plates.Of("quest/" + c.Code())
	}
	return plates.Of("loot/" + c.Code())
}

// creature is what a creature is called: "Crawler 3".
func creature(n int) string { return tell.Creature(int8(n)) }

// there are the creatures in a place.
func there(isle *foretell.Island, at box.Place) (out []int) {
	for n, q := range isle.At {
		if q == at {
			out = append(out, n)
		}
	}
	return out
}

// crowd is what several creatures are called together: "Crawlers 2, 4 and 5 and Devourer 3".
func crowd(of []int) string {
	var all []string
	for sort := range box.Sorts {
		var n []string
		last := 0
		for _, c := range of {
			if foretell.SortOf(c) == sort {
				n, last = append(n, words.Number(tell.NumberOf(int8(c)))), c
			}
		}
		switch {
		case len(n) == 1:
			all = append(all, creature(last))
		case len(n) > 1:
			all = append(all, words.Phrase("crowd."+tell.Sorts[sort], "list", words.List(n)))
		}
	}
	return words.List(all)
}

func sortName(s box.Sort) string { return words.Phrase("stock." + tell.Sorts[s]) }

func eventKey(n int) string { return "event." + strings.ToLower(box.EventFaces[n].ID) }

// roleName is what a protagonist is called by trade.
func roleName(role int8) string {
	if role < 0 {
		return words.Phrase("role.none")
	}
	return words.Phrase("protagonist." + strings.ToLower(box.Roles[role].ID))
}

// roleFaces are the faces of the seven, of many origins.
var roleFaces = [box.Protagonists]faces.Face{
	{Seed: 41, From: faces.Swahili, Role: faces.Speaker, Age: 58},
	{Seed: 12, From: faces.Overseas, Age: 34, Woman: true},
	{Seed: 77, From: faces.Ethiopia, Role: faces.Speaker, Age: 47, Woman: true},
	{Seed: 25, From: faces.Overseas, Age: 26},
	{Seed: 63, From: faces.Maghreb, Role: faces.Guide, Age: 39},
	{Seed: 88, From: faces.Forest, Role: faces.Speaker, Age: 44},
	{Seed: 19, From: faces.Sahel, Role: faces.Speaker, Age: 31, Woman: true},
}

// faceOf is a protagonist's face.
func faceOf(role int8) faces.Face { return roleFaces[max(0, role)] }

// Face is the face of a seat's protagonist, nil before there is one.
func (b *Board) Face(s game.Seat) page.Plate {
	if p := b.everybody().Chair(s).Person; p.Alive() {
		return faceOf(p.Role)
	}
	return nil
}

// who is what a seat is called; alone both are told apart by their trades.
func who(v island.View, s game.Seat) string {
	if s == game.Nobody {
		return words.Phrase("who.nobody")
	}
	chair := v.Chair(s)
	if v.Alone() && chair.Person.Alive() {
		return tell.Trade(chair.Person.Role)
	}
	return chair.Name
}

// sortKey is what the words say of the sort of creature that a choice names.
func sortKey(ch game.Choice) string {
	return [...]string{box.Crawler: "stand-in.crawler", box.Devourer: "stand-in.devourer", box.Guardian: "stand-in.guardian"}[ch.Target]
}

// pricedKey is what the words call the price of a Curse that is not paid in Actions.
func pricedKey(card box.Card) string { return cardKey(card, 0) + ".price" }

// hitOdds is the chance of each number of hits, with those that are given.
func hitOdds(dice, given int, again bool) string {
	var out []string
	for n, p := range island.Hits(dice, again) {
		if p >= 0.005 {
			out = append(out, words.Phrase("fight.hits.n", "n", n+given, "odds", words.Chance(game.OddsOf(p))))
		}
	}
	return words.Facts(out...)
}
