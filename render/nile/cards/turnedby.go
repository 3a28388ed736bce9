package cards

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// TurnedUp is one card with what it led to, one throw of dice, or all that one hex
// turned out to be.
type TurnedUp struct {
	Card    *deck.Card // nil: dice, a discovery counter, or a hex
	Hex     *Discovery // nil: anything else
	Section nile.Section
	Faces   []int
	Title   string
	Terrain hexmap.Terrain
	Told    []tell.Line
	Falls   bool // what a Spectacular draw was for
	Subject *engraving.Picture
	From    int // the event that turned it up
}

// TurnedBy lists cards and dice of some events with what followed from each.
func TurnedBy(v nile.View, events []game.Event, turns []tell.Turn) []TurnedUp {
	var out []TurnedUp
	for i, e := range events {
		line, ok := tell.TellTurn(v, e, turns[i])
		switch {
		case e.Kind == nile.OrderRolled || e.Kind == nile.TurnBegan:
			continue
		case e.Kind == nile.CardDrawn:
			drawn := nile.As[nile.CardDrawnEvent](e)
			if n, section := drawn.Card, drawn.For; n >= 1 && n <= deck.Size {
				k := &deck.Cards()[n-1]
				out = append(out, TurnedUp{Card: k, Section: section, Title: cardTitle(k, section), From: i})
			}
			continue
		case e.Kind == nile.CounterRevealed && ok:
			k := nile.As[nile.CounterRevealedEvent](e).Counter
			out = append(out, TurnedUp{Title: tell.CounterTitle(k), Subject: tell.CounterPictureIn(k, v.Hex(hexmap.ID(e.At)).Terrain), Told: []tell.Line{line}, From: i})
			continue
		case len(tell.DiceOf(e)) > 0:
			u := TurnedUp{Faces: tell.DiceOf(e), Title: diceTitle(e), Subject: tell.EventPicture(e), From: i}
			if ok {
				u.Told = append(u.Told, line)
			}
			if last := len(out) - 1; last >= 0 && out[last].Card != nil && ok && out[last].takes(e.Kind) {
				out[last].Told = append(out[last].Told, line)
				continue
			}
			out = append(out, u)
			continue
		}
		last := len(out) - 1
		switch {
		case last < 0 || !ok:
		case out[last].Card != nil && out[last].tells(e.Kind):
			if e.Kind != nile.Peril || nile.As[nile.PerilEvent](e).Victim {
				out[last].Told = append(out[last].Told, line)
			}
			out[last].Falls = e.Kind == nile.CataractFound
		case out[last].Card == nil && tell.WorthSaying[e.Kind] || e.Kind == nile.Looted || e.Kind == nile.Saved:
			out[last].Told = append(out[last].Told, line)
		}
	}
	for i := range out {
		settleTurned(v, &out[i], events)
	}
	return slices.DeleteFunc(gather(v, out, events), func(u TurnedUp) bool { return u.nothing(v, events) })
}

// counter reports whether this is a discovery counter that was turned (23).
func (u *TurnedUp) counter() bool {
	return u.Card == nil && u.Hex == nil && len(u.Faces) == 0 && u.Subject != nil
}

// takes reports whether an event with dice of its own is told on the card.
func (u *TurnedUp) takes(k game.EventKind) bool {
	switch u.Section {
	case nile.ForRiver:
		return k == nile.RiverMapped
	case nile.ForNatives:
		return k == nile.TribeMapped
	case nile.ForDisaster:
		return tellsOfDisaster(k)
	}
	return false
}

// tells reports whether an event is told on the card.
func (u *TurnedUp) tells(k game.EventKind) bool {
	return u.takes(k) || u.Section != nile.ForDisaster && tellsOfCard(k)
}

// tellsOfCard reports whether an event is what a card led to.
func tellsOfCard(k game.EventKind) bool {
	switch k {
	case nile.Mapped, nile.TerrainSettled, nile.RiverMapped, nile.CataractFound, nile.OasisFound, nile.PeakFound, nile.LakeMeasured,
		nile.TribeMapped, nile.FindMade, nile.NothingFound:
		return true
	}
	return false
}

// settleTurned fills in the terrain that the card's picture shows, and a line
// where the card led to nothing.
func settleTurned(v nile.View, u *TurnedUp, events []game.Event) {
	if u.Card == nil {
		return
	}
	u.Terrain = u.Card.Terrain
	for _, e := range events {
		if e.Kind == nile.Mapped {
			u.Terrain = nile.As[nile.MappedEvent](e).Terrain
		}
	}
	u.Subject = tell.CardPicture(u.Section, u.Card, u.Terrain, events)
	if u.Subject == plates.Of("place/march") {
		u.Subject = onTheWay(v, events)
	}
	if len(u.Told) > 0 {
		return
	}
	key, rule := "card.nothing", game.Rule(nile.RuleTurnInAfrica)
	switch u.Section {
	case nile.ForRiver:
		key, rule = "card.nothing.river", nile.RuleRivers
	case nile.ForSpectacular:
		key, rule = "card.nothing.spectacular", nile.RuleSpectacular
	case nile.ForTerrain:
		key, rule = "card.nothing.terrain", nile.RuleRivers
	case nile.ForNatives:
		key, rule = "card.nothing.natives", nile.RuleNatives
	}
	u.Told = append(u.Told, tell.Line{Text: words.Say(key), Rule: rule})
}

// onTheWay is the picture of whose events these are as the party travels: no column for who goes by canoe, nor for one
// who walks by himself.
func onTheWay(v nile.View, events []game.Event) *engraving.Picture {
	if land, ok := aloneIn(v, events); ok {
		return tell.CountryPicture(land)
	}
	for _, e := range events {
		if e.Seat == game.Nobody {
			continue
		}
		if s, known := v.Sheet(e.Seat); known && s.Mode == nile.ByCanoe && s.At != hexmap.None {
			return tell.BoatPicture()
		}
		break
	}
	return plates.Of("place/march")
}

// aloneIn is the country in which whose events these are is known to travel with nobody; ok is
// false where there are others with him, or it is not known.
func aloneIn(v nile.View, events []game.Event) (land hexmap.Terrain, ok bool) {
	for _, e := range events {
		if e.Seat == game.Nobody {
			continue
		}
		s, known := v.Sheet(e.Seat)
		if !known || s.People > 1 || s.At == hexmap.None {
			return land, false
		}
		land = v.Hex(s.At).Terrain
		return land, land != hexmap.Blank
	}
	return land, false
}

// nothing reports whether a card was drawn by somebody else than the player before the screen,
// and brought nothing: that is theirs to read.
func (u *TurnedUp) nothing(v nile.View, events []game.Event) bool {
	if u.Card == nil || u.Hex != nil || events[u.From].Seat == v.Seat() {
		return false
	}
	for _, e := range events[u.From+1:] {
		switch e.Kind {
		case nile.NothingFound:
			return u.Section == nile.ForBonus
		case nile.DisasterPasses:
			return u.Section == nile.ForDisaster && !nile.As[nile.DisasterPassesEvent](e).Averted
		case nile.CardDrawn, nile.FindMade, nile.DisasterStrikes:
			return false
		}
	}
	return false
}

// diceTitle says what dice were thrown for.
func diceTitle(e game.Event) string {
	if key := diceTitles[e.Kind]; key != "" {
		return words.Say(key)
	}
	return words.Say("card.dice")
}

// diceTitles are the keys of what dice are thrown for.
var diceTitles = map[game.EventKind]string{
	nile.FoundWay: "card.dice.way", nile.LostWay: "card.dice.way", nile.WentOver: "card.dice.falls", nile.CacheOpened: "card.dice.cache",
	nile.Recovery: "card.dice.health", nile.Died: "card.dice.health", nile.RiverMapped: "card.dice.river",
	nile.Received: "card.dice.people", nile.Threat: "card.dice.people", nile.Met: "card.dice.people", nile.Parleyed: "card.dice.gifts",
	nile.Poisoned: "card.dice.meal", nile.Bartered: "card.dice.friends", nile.Sold: "card.dice.friends",
	nile.Volley: "card.dice.battle", nile.Beaten: "card.dice.battle",
	nile.Prisoners: "card.dice.after", nile.Village: "card.dice.after", nile.Looted: "card.dice.after",
	nile.Defeated: "card.dice.fate", nile.Captivity: "card.dice.fate", nile.Ministered: "card.dice.fate", nile.Saved: "card.dice.fate",
	nile.Hunted: "card.dice.hunt", nile.BigGame: "card.dice.hunt", nile.Nursed: "card.dice.sick",
}
