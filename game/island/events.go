package island

import (
	"fmt"
	"reflect"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
)

// What happens. What the numbers of each kind mean is the type that the table below
// gives it, field by field in their order: As reads it ([050]).
//
// [050]: docs/decisions/050-events-are-read-by-one-reader.md
const (
	Began game.EventKind = 1 + iota
	Came
	Drew
	PutAway
	RoundBegan
	Said
	Wished
	SpawnTurned
	Placed
	NonePlaced
	EventBegan
	EventEnded
	MadeAnew
	TurnBegan
	TurnEnds
	OverLimit
	TurnOver
	Moved
	Talked
	TalkOver
	Shown
	Gave
	GaveTokens
	LaidReady
	Noted
	Thought
	Spoke
	Breached
	Rolled
	Slain
	Played
	BackInHand
	LeftGame
	TokensGot
	TrapSet
	Mended
	Recovered
	Looted
	Cursed
	CurseBack
	Gained
	Hurt
	LostOne
	Darker
	Lighter
	CreatureHeld
	CreatureWent
	CreatureStayed
	GateDamaged
	GateBroke
	IntoHeart
	Peeked
	PeekSaw
	PeekSank
	FewerCards
	Aimed
	Stopped
	QuestBegun
	QuestTried
	QuestDone
	BoatCalled
	BoatUp
	AdvanceRolled
	Advanced
	RoundOver
	GuestLeft
	GuestJoined
	WentOn
	GameWon
	GameLost
	LaidOpen
	TextOpened
	eventKinds
)

// What they tell.
type (
	// CameEvent is a protagonist dealt (3.2, 14.5).
	CameEvent struct{ Role int8 }
	// CardEvent is a card: drawn, put down, played, back in the hand, gone, a Curse.
	CardEvent struct{ Card box.Card }
	// RoundEvent is a round by its number, from 1.
	RoundEvent struct{ Round int16 }
	// SaidEvent is Go or Wait (7.1).
	SaidEvent struct{ Kind game.Kind }
	// WishedEvent is when a seat would like its next turn.
	WishedEvent struct{ When int32 }
	// SpawnEvent is a card of the Spawn deck turned up: its row, and what its mark does: −1
	// nothing is placed, 1 one Crawler more.
	SpawnEvent struct {
		Card box.Spawn
		Row  int8
		Mark int8
	}
	// PlacedEvent is a creature that comes up at At; of the Guardian, its health.
	PlacedEvent struct {
		Creature int8
		Health   int8
	}
	// SortEvent is a sort of creature of which the stock has none.
	SortEvent struct{ Sort box.Sort }
	// EventEvent is an Event card by its number.
	EventEvent struct{ Event int8 }
	// DeckEvent is a deck made anew: 0 Loot, 1 Spawn.
	DeckEvent struct{ Deck int8 }
	// TurnEvent is a turn that begins: its Actions, and which of the game it is.
	TurnEvent struct {
		Actions int8
		Number  int16
	}
	// MovedEvent is a Move to At.
	MovedEvent struct {
		From   box.Place
		Cost   int8
		Tunnel bool
		Free   bool // along a card's way, not by a Move
	}
	// OtherEvent is another seat.
	OtherEvent struct{ Other game.Seat }
	// GaveEvent is a card that changes hands; only the two see which.
	GaveEvent struct {
		To   game.Seat
		Card box.Card
	}
	// ShownEvent is a card that another is shown in a Talk, and how many of it.
	ShownEvent struct {
		To   game.Seat
		Card box.Card
		N    int8
	}
	// GaveTokensEvent is Trap tokens that change hands.
	GaveTokensEvent struct {
		To game.Seat
		N  int8
	}
	// NotedEvent is a note: which of the texts, −1 for none.
	NotedEvent struct {
		To   game.Seat
		Text int16
	}
	// ThoughtEvent is a thought.
	ThoughtEvent struct {
		Errand Errand
		About  int16
		Text   int16
	}
	// SpokeEvent is a sentence said before all.
	SpokeEvent struct {
		Sentence Sentence
		About    int16
		To       game.Seat // Nobody: to all
		Text     int16
	}
	// RolledEvent is a test: dice, hits by dice, hits for nothing, how many were wanted.
	RolledEvent struct {
		For    verb.Trial
		Dice   int8
		Hits   int8
		Given  int8
		Wanted int8
		Card   box.Card // a Weapon, a Ritual, a Trap card, a Quest; ItemCard; NoCard
	}
	// SlainEvent is a creature killed, or the Guardian hurt: what its health is now.
	SlainEvent struct {
		Creature int8
		Health   int8
		How      How
	}
	// NumberEvent is how many.
	NumberEvent struct{ N int8 }
	// MendedEvent is a Gate: tokens taken off, and left.
	MendedEvent struct{ Taken, Left int8 }
	// RecoveredEvent is what a lost protagonist left: whose it was, how many cards.
	RecoveredEvent struct{ Role, Cards int8 }
	// GainedEvent is Strength or Sanity regained.
	GainedEvent struct {
		Mind bool
		N    int8
		Now  int8
		By   game.Seat
	}
	// HurtEvent is Strength or Sanity lost; Creature −1: terror, or a price.
	HurtEvent struct {
		Mind     bool
		N        int8
		Now      int8
		Creature int8
	}
	// LostEvent is a protagonist lost.
	LostEvent struct{ Role int8 }
	// DarkerEvent is the Darkness, and why it rose.
	DarkerEvent struct {
		Now int8
		Why foretell.Why
	}
	// CreatureEvent is a creature and where it came from; At is where it is.
	CreatureEvent struct {
		Creature int8
		From     box.Place
	}
	// GateEvent is a Gate that a creature damages.
	GateEvent struct{ Creature, Damage int8 }
	// SawEvent is a Spawn card that a seat has seen, and its place in the row.
	SawEvent struct {
		Card  box.Spawn
		Place int8
	}
	// AimedEvent is what a card is aimed at: AtPerson …, and which.
	AimedEvent struct {
		At    int16
		Which int32
	}
	// QuestEvent is a Quest, and how many of that seat are complete.
	QuestEvent struct {
		Card     box.Card
		Complete int8
	}
	// HitEvent is whether a die of letter f hit.
	HitEvent struct{ Hit bool }
	// OpenedEvent is a card of a hand laid open at the end, and how many of it.
	OpenedEvent struct {
		Card box.Card
		N    int8
	}
	// TextEvent is a text laid open at the end: which, and a sum of its letters, so that
	// nothing can be written afterwards.
	TextEvent struct {
		Text int16
		Sum  int32
	}
	// EndedEvent tells how a game ended, and at which Darkness.
	EndedEvent struct {
		Darkness int8
		Why      Ending
	}
)

// How a creature died.
type How int8

// The ways.
const (
	ByHit How = iota
	ByTrap
	ByCard
)

// eventRow is what there is to a kind of event. Of own ones only that they happened is
// told to others; of pairs the two concerned see all: the seat, and that of Args[0].
type eventRow struct {
	name      string
	rule      game.Rule
	tells     reflect.Type
	own, pair bool
}

func tells[T any]() reflect.Type { return reflect.TypeFor[T]() }

var events = [eventKinds]eventRow{
	Began:          {name: "began", rule: "3.2"},
	Came:           {name: "came", rule: "14.5", tells: tells[CameEvent]()},
	Drew:           {name: "drew", rule: "3.4", tells: tells[CardEvent](), own: true},
	PutAway:        {name: "put-away", rule: "9.4", tells: tells[CardEvent](), own: true},
	RoundBegan:     {name: "round-began", rule: "5", tells: tells[RoundEvent]()},
	Said:           {name: "said", rule: "7.1", tells: tells[SaidEvent]()},
	Wished:         {name: "wished", rule: "7.1", tells: tells[WishedEvent]()},
	SpawnTurned:    {name: "spawn-turned", rule: "6.2", tells: tells[SpawnEvent]()},
	Placed:         {name: "placed", rule: "6.2", tells: tells[PlacedEvent]()},
	NonePlaced:     {name: "none-placed", rule: "6.3", tells: tells[SortEvent]()},
	EventBegan:     {name: "event-began", rule: "6.5", tells: tells[EventEvent]()},
	EventEnded:     {name: "event-ended", rule: "6.5", tells: tells[EventEvent]()},
	MadeAnew:       {name: "made-anew", rule: "3.5", tells: tells[DeckEvent]()},
	TurnBegan:      {name: "turn-began", rule: "7.3", tells: tells[TurnEvent]()},
	TurnEnds:       {name: "turn-ends", rule: "7.4"},
	OverLimit:      {name: "over-limit", rule: "7.5", tells: tells[NumberEvent]()},
	TurnOver:       {name: "turn-over", rule: "7.5"},
	Moved:          {name: "moved", rule: "8", tells: tells[MovedEvent]()},
	Talked:         {name: "talked", rule: "17.5", tells: tells[OtherEvent]()},
	TalkOver:       {name: "talk-over", rule: "17.5", tells: tells[OtherEvent]()},
	Shown:          {name: "shown", rule: "17.5", tells: tells[ShownEvent](), pair: true},
	Gave:           {name: "gave", rule: "17.5", tells: tells[GaveEvent](), pair: true},
	GaveTokens:     {name: "gave-tokens", rule: "17.5", tells: tells[GaveTokensEvent]()},
	LaidReady:      {name: "laid-ready", rule: "17.5", tells: tells[CardEvent](), own: true},
	Noted:          {name: "noted", rule: "17.5", tells: tells[NotedEvent](), pair: true},
	Thought:        {name: "thought", rule: "17.2b", tells: tells[ThoughtEvent](), own: true},
	Spoke:          {name: "spoke", rule: "17.2", tells: tells[SpokeEvent]()},
	Breached:       {name: "breached", rule: "17.1", tells: tells[OtherEvent]()},
	Rolled:         {name: "rolled", rule: "1.6", tells: tells[RolledEvent]()},
	Slain:          {name: "slain", rule: "8.1", tells: tells[SlainEvent]()},
	Played:         {name: "played", rule: "9.2", tells: tells[CardEvent]()},
	BackInHand:     {name: "back-in-hand", rule: "9.2", tells: tells[CardEvent]()},
	LeftGame:       {name: "left-game", rule: "9.4", tells: tells[CardEvent]()},
	TokensGot:      {name: "tokens-got", rule: "10.1", tells: tells[NumberEvent]()},
	TrapSet:        {name: "trap-set", rule: "9.3"},
	Mended:         {name: "mended", rule: "8", tells: tells[MendedEvent]()},
	Recovered:      {name: "recovered", rule: "8", tells: tells[RecoveredEvent]()},
	Looted:         {name: "looted", rule: "9.1"},
	Cursed:         {name: "cursed", rule: "14.1", tells: tells[CardEvent](), own: true},
	CurseBack:      {name: "curse-back", rule: "9.5", tells: tells[CardEvent]()},
	Gained:         {name: "gained", rule: "22.5", tells: tells[GainedEvent]()},
	Hurt:           {name: "hurt", rule: "12.5", tells: tells[HurtEvent]()},
	LostOne:        {name: "lost-one", rule: "14.1", tells: tells[LostEvent]()},
	Darker:         {name: "darker", rule: "4.3", tells: tells[DarkerEvent]()},
	Lighter:        {name: "lighter", rule: "4.3", tells: tells[NumberEvent]()},
	CreatureHeld:   {name: "creature-held", rule: "12.3", tells: tells[CreatureEvent]()},
	CreatureWent:   {name: "creature-went", rule: "12.3", tells: tells[CreatureEvent]()},
	CreatureStayed: {name: "creature-stayed", rule: "12.3", tells: tells[CreatureEvent]()},
	GateDamaged:    {name: "gate-damaged", rule: "11.2", tells: tells[GateEvent]()},
	GateBroke:      {name: "gate-broke", rule: "11.2", tells: tells[GateEvent]()},
	IntoHeart:      {name: "into-heart", rule: "12.5", tells: tells[CreatureEvent]()},
	Peeked:         {name: "peeked", rule: "22.5", tells: tells[NumberEvent]()},
	PeekSaw:        {name: "peek-saw", rule: "22.5", tells: tells[SawEvent](), own: true},
	PeekSank:       {name: "peek-sank", rule: "22.5", tells: tells[NumberEvent]()},
	FewerCards:     {name: "fewer-cards", rule: "22.5", tells: tells[NumberEvent]()},
	Aimed:          {name: "aimed", rule: "22.5", tells: tells[AimedEvent]()},
	Stopped:        {name: "stopped", rule: "22.5"},
	QuestTried:     {name: "quest-tried", rule: "15.2", tells: tells[CardEvent]()},
	QuestBegun:     {name: "quest-begun", rule: "15.1", tells: tells[QuestEvent]()},
	QuestDone:      {name: "quest-done", rule: "15.2", tells: tells[QuestEvent]()},
	BoatCalled:     {name: "boat-called", rule: "16.1"},
	BoatUp:         {name: "boat-up", rule: "16.3"},
	AdvanceRolled:  {name: "advance-rolled", rule: "19", tells: tells[HitEvent]()},
	Advanced:       {name: "advanced", rule: "12"},
	RoundOver:      {name: "round-over", rule: "5", tells: tells[RoundEvent]()},
	GuestLeft:      {name: "guest-left", rule: "18.3", tells: tells[OtherEvent]()},
	GuestJoined:    {name: "guest-joined", rule: "18.3"},
	WentOn:         {name: "went-on", rule: "18.3"},
	GameWon:        {name: "game-won", rule: "4.1", tells: tells[EndedEvent]()},
	GameLost:       {name: "game-lost", rule: "4.2", tells: tells[EndedEvent]()},
	LaidOpen:       {name: "laid-open", rule: "17.2b", tells: tells[OpenedEvent]()},
	TextOpened:     {name: "text-opened", rule: "17.2b", tells: tells[TextEvent]()},
}

// EventName is the kind of event as words are keyed by it, "" if it is none.
func EventName(k game.EventKind) string {
	if k < eventKinds {
		return events[k].name
	}
	return ""
}

// As reads what an event tells, as a value with names: of the type that its kind has in
// the table. What any other would make of its numbers were nonsense.
func As[T any](e *game.Event) (out T) {
	v := reflect.ValueOf(&out).Elem()
	if e.Kind >= eventKinds || events[e.Kind].tells != v.Type() {
		panic(fmt.Sprintf("island: %q read as %s", EventName(e.Kind), v.Type()))
	}
	for i := range v.NumField() {
		switch f, n := v.Field(i), e.Args[i]; {
		case f.Kind() == reflect.Bool:
			f.SetBool(n == 1)
		case f.CanInt():
			f.SetInt(int64(n))
		default:
			f.SetUint(uint64(n))
		}
	}
	return out
}

// Sees reports whether a seat may be told all that an event says. When the game is over
// everything is laid open (17.2b).
func (p *Position) Sees(s game.Seat, e *game.Event) bool {
	if e.Kind == 0 || e.Kind >= eventKinds || p.ended != NotEnded || e.Seat == s {
		return true
	}
	row := &events[e.Kind]
	switch {
	case row.pair:
		return game.Seat(e.Args[0]) == s || p.solo && s >= 0
	case row.own:
		return e.Kind != Thought && e.Kind != LaidReady && p.allOpen()
	}
	return true
}

// CheckTold says what is wrong with an event, nil if nothing is.
func (p *Position) CheckTold(e *game.Event) error {
	if e.Kind == 0 || e.Kind >= eventKinds || e.At < -1 || e.At >= box.Places || e.Seat < game.Nobody || int(e.Seat) >= box.MostSeats {
		return fmt.Errorf("island: no such event")
	}
	return nil
}

// tell tells an event of a seat, where its protagonist is.
func (p *Position) tell(a *game.Act, k game.EventKind, s game.Seat, args ...int) {
	at := box.Nowhere
	if s >= 0 {
		at = p.isle.People[s].At
	}
	p.tellAt(a, k, s, at, args...)
}

// tellAt tells an event of a place.
func (p *Position) tellAt(a *game.Act, k game.EventKind, s game.Seat, at box.Place, args ...int) {
	e := game.Event{Kind: k, Seat: s, At: int32(at), Rule: events[k].rule}
	for i, n := range args {
		e.Args[i] = int32(n)
	}
	a.Tell(e)
}

func truth(is bool) int {
	if is {
		return 1
	}
	return 0
}
