package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// The island's kinds of choice and command (23.1). What Target, Item and N mean stands
// beside each; their numbers are part of what is saved.
const (
	Begin       game.Kind = 1 + iota // the first command (3.2)
	Keep                             // Target: the card put down (3.3)
	Go                               // I would like to (7.1)
	Wait                             // rather not yet (7.1)
	Wish                             // Target: Early, Any, Late (7.1)
	Move                             // Target: the place; Item: 1 by tunnel; Cost: Actions (8)
	Talk                             // Target: the seat; Cost (17.5)
	Give                             // Item 0: Target a card; Item 1: N Trap tokens (17.5)
	Take                             // likewise, of what lies ready (17.5)
	Ready                            // likewise, N of them: what lies ready from now on (17.5)
	Done                             // the Talk is over for this seat; Text: a note. Among guests: go on
	Fight                            // Target: the place; Item: the Weapon, 0 for none (8.1)
	Hit                              // Target: the creature (8.1)
	Assemble                         // Target: the card (8)
	Consult                          // Target: the card (8)
	Play                             // Target: the card (9.2)
	Personal                         // the Personal Item (9.2)
	Repair                           // Target: the place; N: Actions (8)
	Recover                          // Target: who lies there (8)
	Loot                             // Target: the place (9.1)
	Closest                          // Target: the creature that Moves (9.1)
	Sift                             // Target: the card put down (21.1)
	Set                              // Target: the place (9.3)
	PutDown                          // Target: the card, or box.ItemCard (9.4)
	PlayCurse                        // Target: the Curse (9.5)
	QuestBegin                       // Target: the Quest (15.1)
	QuestFinish                      // Target: the Quest; Cost (15.2)
	Call                             // the boat (16.1)
	EndEvent                         // Target: the Event; Cost (8)
	Aim                              // Item: what is aimed at (AtPerson …); Target: which (22.5)
	Lead                             // Target: the place a creature is led to (22.5)
	Walk                             // Target: the place (22.5)
	Peek                             // Target: which of the row goes to the bottom (22.5)
	Send                             // Target: the card; Item: the seat (22.5)
	Stop                             // no more of it
	StandIn                          // Target: the sort that comes instead (6.3)
	Bring                            // Target: the sort placed where one is (19, g)
	Speak                            // Item: the sentence; N: what and to whom (17.2); Text
	Breach                           // Target: the seat (17.2)
	Think                            // N: the errand and what it is about; Text (17.2b)
	EndTurn                          // (7.4)
	Leave                            // Target: the seat; Item: who has its Quests, its own for nobody (18.3)
	Join                             // Text: the name; N: the colour (18.3)
	kinds
)

var kindNames = [kinds]string{
	"", "begin", "keep", "go", "wait", "wish", "move", "talk", "give", "take", "ready", "done", "fight", "hit", "assemble", "consult", "play",
	"personal", "repair", "recover", "loot", "closest", "sift", "set", "put-down", "play-curse", "quest-begin", "quest-finish", "call", "end-event",
	"aim", "lead", "walk", "peek", "send", "stop", "stand-in", "bring", "speak", "breach", "think", "end-turn", "leave", "join",
}

// KindName is the kind of choice as words are keyed by it, "" if it is none.
func KindName(k game.Kind) string { return nameIn(kindNames[:], k) }

// What is aimed at.
const (
	AtPerson   int16 = iota // a seat
	AtCreature              // a creature
	AtGate                  // a place
	AtCurse                 // a Curse
	aims
)

// When a seat would like its turn (7.1).
const (
	Early int32 = iota
	Any
	Late
	wishes
)

// Sentence is one of the closed list of what can be said aloud (17.2).
type Sentence int16

// The sentences.
const (
	IGoTo      Sentence = iota // a place
	MeetAt                     // a place
	KeepFrom                   // a place
	IHold                      // so many Radio Parts
	BringRadio                 // Radio Parts
	BringQuest                 // a Quest
	ICall                      // the boat, next turn
	LeaveToMe                  // a creature
	Sentences
)

var sentenceNames = [Sentences]string{"go", "meet", "avoid", "hold", "bring-radio", "bring-quest", "call", "leave"}

// Name is the sentence as words are keyed by it.
func (s Sentence) Name() string { return nameIn(sentenceNames[:], s) }

// abouts is how many things a sentence can be about.
func (p *Position) abouts(s Sentence) int {
	//exhaustive:enforce
	switch s {
	case IGoTo, MeetAt, KeepFrom:
		return len(p.isle.Board().Spots)
	case IHold:
		return box.RadioPart.Made(false) + 1
	case LeaveToMe:
		return creatures
	case BringRadio, BringQuest, ICall: // nothing
	}
	return 1
}

// SpeakN is the N of the command that says a sentence: about what, and to which seat,
// game.Nobody for all.
func (v View) SpeakN(s Sentence, about int, to game.Seat) int {
	return (int(to)+1)*v.p.abouts(s) + about
}

// Errand is what a player without hands is on, as a thought (17.2b).
type Errand int8

// The errands; what each is about stands beside it.
const (
	InWords   Errand = iota // nothing: the thought is in words
	ToHunt                  // a creature
	ToLoot                  // a place
	ToGate                  // a place: to hold it
	ToQuest                 // a Quest
	ToMeet                  // a seat
	ToCall                  // the boat
	ToBoat                  // the Harbour
	ToRecover               // a protagonist
	ToEnd                   // an Event
	ToRest                  // nothing
	Errands
	thoughtWidth = 64
)

var errandNames = [Errands]string{"words", "hunt", "loot", "gate", "quest", "meet", "call", "boat", "recover", "event", "rest"}

// Name is the errand as words are keyed by it.
func (e Errand) Name() string { return nameIn(errandNames[:], e) }

// ThinkN is the N of the command that thinks of an errand.
func ThinkN(e Errand, about int) int { return int(e)*thoughtWidth + about }

// ErrandOf is what it thinks of.
func ErrandOf(n int32) (e Errand, about int) { return Errand(n / thoughtWidth), int(n % thoughtWidth) }
