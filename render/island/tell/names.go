// Package tell is the events of the island as sentences, and the names of all that they
// speak of. The sentences themselves lie in assets. Nothing here needs a window.
package tell

import (
	"strings"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/words"
)

// Words is the book of the island, over the words that all games share.
var Words = words.Of(assets.IslandWords, "island/words")

// Sorts, Uses and Types are what the words call sorts of creature, what a place is for, and
// types of card.
var (
	Sorts = [box.Sorts]string{"crawler", "devourer", "guardian"}
	Uses  = [...]string{box.NoUse: "none", box.LootUse: "loot", box.ConsultUse: "consult", box.AssembleUse: "assemble", box.TunnelUse: "tunnel", box.GateUse: "gate", box.HeartUse: "heart"}
	Types = [...]string{box.Item: "item", box.Weapon: "weapon", box.Ritual: "ritual", box.Snare: "trap", box.Quest: "quest", box.Curse: "curse"}
)

// phrase is a name by what it belongs to and a code of the tables: "site.", "SHP".
func phrase(family, code string) string {
	return words.Phrase(family + strings.ToLower(code))
}

// Site is a place as a sentence has it: the Village, Signal Hill.
func Site(p box.Place) string {
	if p < 0 {
		return ""
	}
	return phrase("site.", box.BoardOf(true).Spots[p].Code)
}

// Trade is a protagonist as a sentence has it: the Master.
func Trade(role int8) string {
	if role < 0 {
		return words.Phrase("trade.none")
	}
	return phrase("trade.", box.Roles[role].ID)
}

// Creature is a creature by its number: Crawler 3, the Guardian.
func Creature(c int8) string {
	return words.Phrase("beast."+Sorts[foretell.SortOf(int(c))], "n", NumberOf(c))
}

// NumberOf is its number among those of its sort, from 1.
func NumberOf(c int8) int {
	if foretell.SortOf(int(c)) == box.Devourer {
		c -= foretell.FirstDevourer
	}
	return int(c) + 1
}

// Card is the name of a card; of a Personal Item, that of a protagonist.
func Card(c box.Card, role int8) string {
	switch {
	case c != box.ItemCard:
		return phrase("card.", c.Code())
	case role < 0:
		return words.Phrase("item.none")
	}
	return phrase("item.", box.Roles[role].ID)
}

// Thing is a card as a sentence has it: the revolver, a trip wire; what is no thing by its name.
func Thing(c box.Card, role int8) string {
	key := "thing.item"
	switch {
	case c != box.ItemCard:
		key = "thing." + strings.ToLower(c.Code())
	case role >= 0:
		key = "thing." + strings.ToLower(box.Roles[role].ID)
	}
	if words.Has(key) {
		return words.Phrase(key)
	}
	return words.Phrase("thing.named", "card", Card(c, role))
}

// EventCard is the name of an Event card.
func EventCard(e int) string { return phrase("event.", box.EventFaces[e].ID) }

// Spawn is a card of the Spawn deck as one who has seen it writes it down: an Event's name, or
// the three places with who comes there.
func Spawn(c box.Spawn) string {
	if c.IsEvent() {
		return EventCard(int(c))
	}
	var places []string
	for _, come := range box.SpawnFaces[c].Rows {
		name := phrase("place.", box.BoardOf(true).Spots[come.Place].Code)
		if come.Sort != box.Crawler {
			name = words.Terms(name, words.Phrase("stock."+Sorts[come.Sort]))
		}
		places = append(places, name)
	}
	return words.Phrase("told.peek-card", "card", c.Code(), "places", words.Facts(places...))
}

// Who is what a seat is called: alone, where both have one name, by the trade.
func Who(v island.View, sum game.Summary, s game.Seat) string {
	switch {
	case s < 0 || int(s) >= len(sum.Players):
		return words.Phrase("all.nobody")
	case v.Alone() && roleOf(v, s) >= 0:
		return Trade(roleOf(v, s))
	}
	return sum.Players[s].Name
}

// Named is a player with the trade of the protagonist; with the name alone where there is none.
func Named(v island.View, sum game.Summary, s game.Seat) string {
	if role := roleOf(v, s); role >= 0 {
		return words.Phrase("all.named", "who", sum.Players[s].Name, "role", Trade(role))
	}
	return sum.Players[s].Name
}

// roleOf is the protagonist that a seat has now, −1 for none.
func roleOf(v island.View, s game.Seat) int8 {
	if s < 0 {
		return -1
	}
	isle := v.Island()
	return isle.People[s].Role
}
