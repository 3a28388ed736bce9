package island

import (
	"math/bits"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
)

// Ending is how a game has ended, and a lost one by what (4).
type Ending int8

// The endings.
const (
	NotEnded Ending = iota
	ComeHome
	LostHeart  // a Crawler in the Heart was one too many
	LostGate   // a Gate was
	LostOnes   // a lost protagonist was
	LostNight  // the night was (6.6)
	LostNobody // nobody is alive, or left to come
	endings
)

var endingNames = [endings]string{"", "home", "heart", "gate", "lost", "night", "nobody"}

// Name is the ending as words are keyed by it.
func (e Ending) Name() string { return nameIn(endingNames[:], e) }

// nameIn is the name of a number, "" where it has none.
func nameIn[T ~int8 | ~int16 | ~uint8 | ~uint16](names []string, of T) string {
	if of >= 0 && int(of) < len(names) {
		return names[of]
	}
	return ""
}

// placed is a Quest laid before a seat (15).
type placed struct {
	Card  box.Card
	Slain int8 // 15.4
	Done  bool
}

// mostPlaced is how many Quests can lie before one seat: all there are.
const mostPlaced = 6

// Spoken is what a seat has said aloud last (17.2); Round 0: nothing.
type Spoken struct {
	Round    int16
	Sentence Sentence
	About    int8
	To       game.Seat
}

// chair is what lies open of a seat, besides its protagonist.
type chair struct {
	Left   bool  // a guest who has gone (18.3)
	Item   bool  // it has its Personal Item
	Had    bool  // its turn of this round
	Waits  bool  // it has said so (7.1)
	Kept   bool  // it has put down the third card (3.3)
	Immune bool  // 17.1
	Wish   int32 // 7.1
	Quests [mostPlaced]placed
	Spoken Spoken
}

// turn is what there is to the turn that is being played.
type turn struct {
	Left      int8 // Actions
	Moved     bool // a Move that was not free by a Quest
	Tunnelled bool // the free one
	Talked    bool
	Chanted   bool   // the Notebook has been used
	ItemUsed  bool   // the Personal Item has
	Used      uint32 // places whose own action has been (2.2)
	Fought    uint32 // places where there was a combat
	Again     uint32 // and a second
	Tired     [box.Cards]uint8
	Thoughts  int8
}

// body is where a lost protagonist lies, Nowhere if none does; By is whose it was.
type body struct {
	At box.Place
	By game.Seat
}

// What the Spawn deck keeps in order: cards that have been seen.
const (
	mostTop    = 8
	mostBottom = box.Spawns
)

// open is all that lies before all eyes (17.4).
type open struct {
	isle     foretell.Island
	n        int8 // chairs taken so far
	round    int16
	turns    int16     // begun so far
	mover    game.Seat // the seat that last began a turn
	solo     bool      // one hand plays both protagonists (18.1)
	chairs   [box.MostSeats]chair
	names    [box.MostSeats]string // of guests
	colours  [box.MostSeats]uint8
	free     uint8 // protagonists not yet used, a bit each
	bodies   [box.Protagonists]body
	spent    [box.Cards]uint8 // the Loot discard pile, face up
	gone     [box.Cards]uint8 // out of the game
	turned   uint64           // the Spawn discard pile
	inForce  uint8            // Events
	ending   uint8            // of these, those that end with the round
	topBy    [mostTop]game.Seats
	bottomBy [mostBottom]game.Seats // who has seen the card
	topN     int8
	bottomN  int8
	lifted   box.Card // the Curse that went back into its deck last
	fewer    int8
	slain    int8  // creatures killed in this round
	called   int16 // the round in which the boat was called, 0: it was not
	boatUp   bool
	turn     turn
	ended    Ending
	last     foretell.Why // of the last rise of the Darkness
	stack    [maxDepth]frame
	depth    int8
	got      int16
}

// memory is what a seat has been shown of another's hand, less what has been played since
// (17.6).
type memory struct {
	Round int16
	Cards [box.Cards]uint8
}

// text is what somebody wrote: a note, a thought, a sentence of one's own.
type text struct {
	Round int16
	From  game.Seat
	To    game.Seats // who may read it before the end
	Words string
}

// mostTexts is how many a game keeps.
const mostTexts = 600

// hidden is what does not.
type hidden struct {
	bag     [box.Cards]uint8 // the Loot deck and the Curse deck
	hands   [box.MostSeats][box.Cards]uint8
	down    [box.MostSeats][box.Cards]uint8 // the Loot discard pile, face down, by who put it there
	ready   [box.MostSeats][box.Cards]uint8
	tokens  [box.MostSeats]int8 // Trap tokens laid ready
	lying   [box.Protagonists][box.Cards]uint8
	shown   [box.MostSeats][box.MostSeats]memory
	deck    uint64 // the Spawn deck but for what is in order
	above   [mostTop]box.Spawn
	below   [mostBottom]box.Spawn
	sifted  [2]box.Card // the two just drawn (21.1)
	written []text
}

// Position is a game on the island in progress. It implements game.Position.
type Position struct {
	cfg box.Settings
	open
	hidden
}

// Rules are the rules of the island. They implement game.Rules.
type Rules struct{}

// Name is the game's name as saves know it.
func (Rules) Name() string { return "island" }

// Version is that of these rules.
func (Rules) Version() int { return 1 }

// creatures is how many there are.
const creatures = foretell.Creatures

// New sets the game up (3): what is left to chance comes with the first command.
func (Rules) New(settings []byte) (game.Position, error) {
	cfg, err := box.ParseSettings(settings)
	if err != nil {
		return nil, err
	}
	p := begun(cfg)
	for c := box.RadioPart; c < box.Cards; c++ {
		p.bag[c] = uint8(c.Made(cfg.West))
	}
	p.deck = box.SpawnBag(cfg.West)
	p.push(frame{Step: playing})
	p.push(frame{Step: Beginning})
	return p, nil
}

// begun is a position in which nothing lies anywhere.
func begun(cfg box.Settings) *Position {
	p := &Position{cfg: cfg}
	p.isle = foretell.New(cfg.West, cfg.Start())
	p.n, p.mover = int8(len(cfg.Players)), game.Nobody
	if p.solo = p.n == 1; p.solo {
		p.n = 2
	}
	p.free = 1<<box.Protagonists - 1
	for r := range p.bodies {
		p.bodies[r] = body{box.Nowhere, game.Nobody}
	}
	for s := range p.chairs {
		p.chairs[s].Wish = Any
	}
	p.above, p.below = blankRows()
	return p
}

// blankRows are the orders of a Spawn deck in which no card has been seen.
func blankRows() (top [mostTop]box.Spawn, bottom [mostBottom]box.Spawn) {
	for i := range top {
		top[i] = box.NoSpawn
	}
	for i := range bottom {
		bottom[i] = box.NoSpawn
	}
	return top, bottom
}

// Seats is the number of chairs: alone one has two (1.7).
func (p *Position) Seats() int { return int(p.n) }

// Clone is a deep copy. What was written is only ever added to.
func (p *Position) Clone() game.Position {
	q := *p
	q.written = slices.Clip(q.written)
	return &q
}

// CopyInto is Clone in the room of another position.
func (p *Position) CopyInto(old game.Position) game.Position {
	q, ok := old.(*Position)
	if !ok {
		return nil
	}
	*q = *p
	q.written = slices.Clip(q.written)
	return q
}

// company are the seats that play: those whose guests have not left.
func (p *Position) company() (set game.Seats) {
	for s := range p.n {
		if !p.chairs[s].Left {
			set = set.With(game.Seat(s))
		}
	}
	return set
}

// size is how many players there are.
func (p *Position) size() int {
	if p.solo {
		return 1
	}
	return max(1, min(box.MostPlayers, p.company().Count()))
}

// NeedsQuests is how many Quests the company has to complete (4.1).
func (p *Position) needsQuests() int { return max(2, p.size()) }

// who is a seat's protagonist.
func (p *Position) who(s game.Seat) *foretell.Person { return &p.isle.People[s] }

// inTurn reports whether somebody's turn is being played.
func (p *Position) inTurn() bool { return p.depth > 1 && p.stack[1].Step == turning }

// standing is what holds for a seat (22.5): by its skill, its complete Quests, its Curses.
func (p *Position) standing(s game.Seat, v verb.Verb, t verb.Trial) int {
	n := 0
	if r := p.who(s).Role; r >= 0 {
		n = verb.Sum(box.Roles[r].Skill, v, t)
	}
	for i := range p.chairs[s].Quests {
		q := &p.chairs[s].Quests[i]
		if q.Card == box.NoCard {
			break
		}
		if q.Done {
			n += verb.Sum(box.Faces[q.Card].While, v, t)
		}
	}
	return n + p.cursed(s, v, t)
}

// terror is what terror costs each seat (12.1), by what holds for it.
func (p *Position) terror(standing func(s game.Seat, v verb.Verb, t verb.Trial) int) foretell.Terror {
	t := foretell.Plain()
	for s := range game.Seat(p.n) {
		t[s] += int8(standing(s, verb.Dread, verb.NoTrial))
		if standing(s, verb.Ward, verb.NoTrial) > 0 {
			t[s] = 0
		}
	}
	return t
}

// cardsOf is how many cards that are no Curses lie in a heap of cards.
func cardsOf(heap *[box.Cards]uint8) (n int) {
	for _, k := range heap[:box.FirstCurse] {
		n += int(k)
	}
	return n
}

// cursesOf is how many Curses lie in one.
func cursesOf(heap *[box.Cards]uint8) (n int) {
	for _, k := range heap[box.FirstCurse:] {
		n += int(k)
	}
	return n
}

// complete is how many Quests of a seat are.
func (p *Position) complete(s game.Seat) (n int) {
	for _, q := range p.chairs[s].Quests {
		n += truth(q.Done)
	}
	return n
}

// spawnLeft is how many cards the Spawn deck has.
func (p *Position) spawnLeft() int { return bits.OnesCount64(p.deck) + int(p.topN) + int(p.bottomN) }
