package tell

import (
	"fmt"
	"hash/fnv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
	"sourceofthenile/render/words"
)

// teller tells events of a game as a seat sees it.
type teller struct {
	v   island.View
	sum game.Summary
	me  game.Seat // who writes it down; Nobody: it is told of all alike
	log bool      // it is written down: others go by their trades, and things are no titles
	nth uint32    // how many of its kind were written down before it
}

// Event is an event as a sentence. What a seat may not see is told as what all see of it.
func Event(v island.View, sum game.Summary, e *game.Event) string {
	return teller{v: v, sum: sum, me: game.Nobody}.event(e)
}

// Own is an event as it is written down in the log of the company (Nobody's), or in the journal of a seat:
// under the name of whoever did it, and without it. nth is how many of its kind were written down before.
func Own(v island.View, sum game.Summary, e *game.Event, s game.Seat, nth int) string {
	return teller{v, sum, s, true, uint32(nth)}.event(e)
}

func (t teller) event(e *game.Event) string {
	name := island.EventName(e.Kind)
	if Hidden(t.v, e) {
		return t.say(e, name+".hidden")
	}
	for _, of := range []func(*game.Event, string) (key string, fill []any){t.simple, t.card, t.round, t.people, t.company, t.creature} {
		if key, fill := of(e, name); key != "" {
			return t.say(e, key, fill...)
		}
	}
	return t.say(e, name)
}

// Hidden reports whether an event is told as what all see of it: whoever does what only one
// may see is somewhere, and where is not told with it.
func Hidden(v island.View, e *game.Event) bool {
	return e.At < 0 && v.Ending() == island.NotEnded && words.Has("told."+island.EventName(e.Kind)+".hidden")
}

func (t teller) who(s game.Seat) string {
	if s == t.me && s >= 0 {
		return words.Phrase("log.me")
	}
	if role := roleOf(t.v, s); t.log && role >= 0 {
		return Trade(role)
	}
	return Who(t.v, t.sum, s)
}

// thing is a card: by its name, or, written down, as what it is.
func (t teller) thing(c box.Card, role int8) string {
	if t.log {
		return Thing(c, role)
	}
	return Card(c, role)
}

// held is what a hand had of a card when it was laid open.
func (t teller) held(e *game.Event) string {
	x := island.As[island.OpenedEvent](e)
	return words.Phrase("log.laid-open.each", "n", int(x.N), "card", Thing(x.Card, roleOf(t.v, e.Seat)))
}

// say is the sentence of an event: of several wordings one that goes by what is told and, where it is
// written down, by how much of the kind was before it, so that a game is always told alike.
func (t teller) say(e *game.Event, key string, fill ...any) string {
	turn := t.nth
	if !t.log {
		salt := fnv.New32a()
		fmt.Fprint(salt, e.Kind, e.Seat, e.At, fill)
		turn = salt.Sum32() >> 3
	}
	with := words.Blanks{"who": t.who(e.Seat), "place": Site(box.Place(e.At))}
	for i := 0; i+1 < len(fill); i += 2 {
		with[fill[i].(string)] = fill[i+1]
	}
	family := "told."
	if t.log && words.Has("log."+key) {
		family = "log."
	}
	return words.Default().Tell(family+key, turn, with)
}

// simple are the events that tell one number or one name.
func (t teller) simple(e *game.Event, name string) (key string, fill []any) {
	switch e.Kind {
	case island.RoundBegan, island.RoundOver:
		return name, []any{"n", int(island.As[island.RoundEvent](e).Round)}
	case island.OverLimit, island.TokensGot, island.Lighter, island.Peeked, island.FewerCards:
		return name, []any{"n", int(island.As[island.NumberEvent](e).N), "seen", ""}
	case island.PeekSank:
		return name, []any{"nth", words.Nth(island.As[island.NumberEvent](e).N + 1)}
	case island.Talked, island.TalkOver:
		return name, []any{"other", t.who(island.As[island.OtherEvent](e).Other)}
	case island.GuestLeft:
		heir := island.As[island.OtherEvent](e).Other
		if heir == e.Seat || heir < 0 {
			return name, []any{"other", ""}
		}
		return name, []any{"other", t.who(heir)}
	case island.Breached:
		by := island.As[island.OtherEvent](e).Other
		if by == e.Seat {
			return name + ".own", nil
		}
		return name + ".by", []any{"other", t.who(by)}
	case island.AdvanceRolled:
		return name + map[bool]string{true: ".hit", false: ".miss"}[island.As[island.HitEvent](e).Hit], nil
	case island.GameWon, island.GameLost:
		x := island.As[island.EndedEvent](e)
		return name + "." + x.Why.Name(), []any{"n", int(x.Darkness)}
	}
	return "", nil
}

// card are the events of cards.
func (t teller) card(e *game.Event, name string) (key string, fill []any) {
	role := roleOf(t.v, e.Seat)
	switch e.Kind {
	case island.LaidReady:
		if c := island.As[island.CardEvent](e).Card; c != box.NoCard {
			return name, []any{"card", t.thing(c, role)}
		}
		return name + ".tokens", nil
	case island.Drew, island.PutAway, island.Played, island.BackInHand, island.LeftGame, island.Cursed, island.CurseBack, island.QuestTried:
		return name, []any{"card", t.thing(island.As[island.CardEvent](e).Card, role)}
	case island.QuestBegun, island.QuestDone:
		x := island.As[island.QuestEvent](e)
		return name, []any{"card", t.thing(x.Card, role), "n", int(x.Complete)}
	case island.Shown:
		x := island.As[island.ShownEvent](e)
		return name, []any{"other", t.who(x.To), "card", t.thing(x.Card, role), "n", int(x.N)}
	case island.Gave:
		x := island.As[island.GaveEvent](e)
		return name, []any{"other", t.who(x.To), "card", t.thing(x.Card, role)}
	case island.LaidOpen:
		x := island.As[island.OpenedEvent](e)
		if t.log {
			return name, []any{"card", t.held(e)}
		}
		return name, []any{"card", Card(x.Card, role), "n", int(x.N)}
	case island.PeekSaw:
		x := island.As[island.SawEvent](e)
		return name, []any{"card", Spawn(x.Card), "n", int(x.Place) + 1}
	}
	return "", nil
}

// round are the events of Spawning and of the decks.
func (t teller) round(e *game.Event, name string) (key string, fill []any) {
	switch e.Kind {
	case island.Said:
		return name + "." + island.KindName(island.As[island.SaidEvent](e).Kind), nil
	case island.Wished:
		return name + [...]string{island.Early: ".early", island.Any: ".any", island.Late: ".late"}[island.As[island.WishedEvent](e).When], nil
	case island.SpawnTurned:
		x := island.As[island.SpawnEvent](e)
		return name + [...]string{".lull", "", ".twin"}[x.Mark+1], []any{"card", x.Card.Code()}
	case island.Placed:
		x := island.As[island.PlacedEvent](e)
		if x.Health > 0 {
			name += ".guardian"
		}
		return name, []any{"creature", Creature(x.Creature), "n", int(x.Health)}
	case island.NonePlaced:
		return name, []any{"sort", words.Phrase("stock." + Sorts[island.As[island.SortEvent](e).Sort])}
	case island.EventBegan, island.EventEnded:
		n := int(island.As[island.EventEvent](e).Event)
		by, who := "", ""
		if e.Seat >= 0 { // it ends in a turn
			who = t.who(e.Seat)
		}
		if e.Kind == island.EventEnded {
			by = words.Phrase("event."+strings.ToLower(box.EventFaces[n].ID)+".ended", "who", who)
		}
		return name, []any{"event", EventCard(n), "says", phrase("event.", box.EventFaces[n].ID+".says"), "by", by}
	case island.MadeAnew:
		return name + [...]string{".loot", ".spawn"}[island.As[island.DeckEvent](e).Deck], nil
	case island.TurnBegan:
		return name, []any{"n", int(island.As[island.TurnEvent](e).Actions)}
	case island.Darker:
		x := island.As[island.DarkerEvent](e)
		return name + [foretell.Whys]string{".heart", ".gate", ".lost", ".night"}[x.Why], []any{"n", int(x.Now)}
	}
	return "", nil
}

// people are the events of a protagonist.
func (t teller) people(e *game.Event, name string) (key string, fill []any) {
	switch e.Kind {
	case island.Came:
		role := island.As[island.CameEvent](e).Role
		return name, []any{"who", t.sum.Players[e.Seat].Name, "trade", Trade(role), "item", t.thing(box.ItemCard, role)}
	case island.LostOne:
		return name, []any{"trade", Trade(island.As[island.LostEvent](e).Role)}
	case island.Moved:
		x := island.As[island.MovedEvent](e)
		switch {
		case x.Free:
			name += ".free"
		case x.Tunnel:
			name += ".tunnel"
		}
		return name, []any{"from", Site(x.From)}
	case island.Rolled:
		return t.rolled(e, name)
	case island.Mended:
		x := island.As[island.MendedEvent](e)
		return name, []any{"n", int(x.Taken), "left", int(x.Left)}
	case island.Recovered:
		x := island.As[island.RecoveredEvent](e)
		return name, []any{"trade", Trade(x.Role), "n", int(x.Cards)}
	case island.Gained:
		x := island.As[island.GainedEvent](e)
		name += map[bool]string{true: ".mind", false: ".strength"}[x.Mind]
		if x.By != e.Seat {
			name += ".by"
		}
		return name, []any{"n", int(x.N), "now", int(x.Now), "by", t.who(x.By)}
	case island.Hurt:
		x := island.As[island.HurtEvent](e)
		fill := []any{"n", int(x.N), "now", int(x.Now)}
		if x.Creature >= 0 {
			return name + ".creature", append(fill, "creature", Creature(x.Creature))
		}
		return name + map[bool]string{true: ".mind", false: ".strength"}[x.Mind], fill
	}
	return "", nil
}

// rolled is a test, and how it went.
func (t teller) rolled(e *game.Event, name string) (key string, fill []any) {
	x := island.As[island.RolledEvent](e)
	with := ""
	if x.Card != box.NoCard {
		with = t.thing(x.Card, roleOf(t.v, e.Seat))
	}
	fill = []any{"dice", int(x.Dice), "hits", int(x.Hits + x.Given), "with", with, "wanted", int(x.Wanted), "tokens", "", "fell", ""}
	well := map[bool]string{true: ".well", false: ".ill"}[x.Hits+x.Given >= x.Wanted]
	//exhaustive:enforce
	switch x.For {
	case verb.Combat:
		return name + ".combat", fill
	case verb.Ritual:
		return name + ".ritual" + well, fill
	case verb.Snare:
		return name + ".trap" + well, fill
	case verb.NoTrial, verb.OfStrength, verb.OfSanity:
	}
	return name + ".quest" + well, fill
}

// Unwritten reports whether an event is the note of a Talk in which none was written: it is told
// that there was none, which is nothing to read.
func Unwritten(e *game.Event) bool {
	return e.Kind == island.Noted && island.As[island.NotedEvent](e).Text < 0
}

// company are the events between two seats, and what is written and said.
func (t teller) company(e *game.Event, name string) (key string, fill []any) {
	switch e.Kind {
	case island.GaveTokens:
		x := island.As[island.GaveTokensEvent](e)
		return name, []any{"other", t.who(x.To), "n", int(x.N)}
	case island.Noted:
		x := island.As[island.NotedEvent](e)
		return name, []any{"other", t.who(x.To), "text", t.text(x.Text)}
	case island.Thought:
		x := island.As[island.ThoughtEvent](e)
		what, whole := t.errand(x.Errand, int(x.About), t.text(x.Text))
		if !whole {
			return name + ".hidden", nil
		}
		return name + "." + x.Errand.Name(), []any{"what", what, "text", what}
	case island.Spoke:
		x := island.As[island.SpokeEvent](e)
		to := ""
		if x.To >= 0 {
			to = t.who(x.To)
		}
		return name, []any{"to", to, "said", Aloud(x.Sentence, int(x.About)), "text", t.text(x.Text)}
	case island.TextOpened:
		n := island.As[island.TextEvent](e).Text
		_, round, text, _ := t.v.Text(int(n))
		return name, []any{"n", round, "text", text}
	case island.Aimed:
		x := island.As[island.AimedEvent](e)
		return name, []any{"what", t.aim(x.At, x.Which)}
	}
	return "", nil
}

// text is one of the texts, "" for none and where it may not be read.
func (t teller) text(n int16) string {
	_, _, text, _ := t.v.Text(int(n))
	return text
}

// aim is what a card is aimed at.
func (t teller) aim(at int16, which int32) string {
	switch at {
	case island.AtPerson:
		return t.who(game.Seat(which))
	case island.AtCreature:
		return Creature(int8(which))
	case island.AtGate:
		return Site(box.Place(which))
	}
	return Card(box.Card(which), -1)
}

// Aloud is one of the sentences that can be said before all (17.2).
func Aloud(s island.Sentence, about int) string {
	var what any
	//exhaustive:enforce
	switch s {
	case island.IGoTo, island.MeetAt, island.KeepFrom:
		what = Site(box.Place(about))
	case island.LeaveToMe:
		what = Creature(int8(about))
	case island.IHold, island.BringRadio, island.BringQuest, island.ICall: // a number, or nothing
	}
	return words.Say("told.said-aloud."+s.Name(), "what", what, "n", about)
}

// Errand is what a player without hands has in mind, as one says it to oneself.
func Errand(v island.View, sum game.Summary, e island.Errand, about int) string {
	what, _ := teller{v: v, sum: sum, me: game.Nobody}.errand(e, about, "")
	return words.Say("errand."+e.Name(), "what", what)
}

// errand is what a thought is about (17.2b): the rules take any number for it, so that it is not
// whole where there is no such thing, or nothing is written.
func (t teller) errand(e island.Errand, about int, text string) (what string, whole bool) {
	in := func(n int, name func() string) (string, bool) {
		if about >= n {
			return "", false
		}
		return name(), true
	}
	//exhaustive:enforce
	switch e {
	case island.InWords:
		return text, text != ""
	case island.ToHunt:
		return in(foretell.Creatures, func() string { return Creature(int8(about)) })
	case island.ToLoot, island.ToGate:
		return in(len(t.v.Board().Spots), func() string { return Site(box.Place(about)) })
	case island.ToQuest:
		return Card(box.Card(min(about, box.Cards-1)), -1), about < box.Cards && box.Card(about).Type() == box.Quest
	case island.ToMeet:
		return in(len(t.sum.Players), func() string { return t.who(game.Seat(about)) })
	case island.ToRecover:
		return in(box.Protagonists, func() string { return Trade(int8(about)) })
	case island.ToEnd:
		return in(box.Events, func() string { return EventCard(about) })
	case island.ToCall, island.ToBoat, island.ToRest: // nothing
	}
	return "", true
}

// creature are the events of creatures.
func (t teller) creature(e *game.Event, name string) (key string, fill []any) {
	switch e.Kind {
	case island.Slain:
		x := island.As[island.SlainEvent](e)
		key = name + [...]string{island.ByHit: ".hit", island.ByTrap: ".trap", island.ByCard: ".card"}[x.How]
		if x.Health > 0 {
			key = name + ".hurt"
		}
		return key, []any{"creature", Creature(x.Creature), "n", int(x.Health)}
	case island.CreatureHeld, island.CreatureWent, island.CreatureStayed, island.IntoHeart:
		x := island.As[island.CreatureEvent](e)
		return name, []any{"creature", Creature(x.Creature), "from", Site(x.From)}
	case island.GateDamaged, island.GateBroke:
		x := island.As[island.GateEvent](e)
		return name, []any{"creature", Creature(x.Creature), "n", int(x.Damage)}
	}
	return "", nil
}
