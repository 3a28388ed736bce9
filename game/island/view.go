package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
)

// View is what a seat may see of a position (17.4), of game.Nobody what everybody may.
type View struct {
	p    *Position
	seat game.Seat
}

// View is the position as a seat sees it.
func (p *Position) View(s game.Seat) View { return View{p, s} }

// allOpen reports whether nothing is hidden but thoughts: alone, and at an open table.
func (p *Position) allOpen() bool { return p.solo || p.cfg.Open }

// showsHand reports whether a seat sees another's hand now: its own, all at an open table,
// and both in a Talk.
func (p *Position) showsHand(s, o game.Seat) bool {
	if s == o || p.allOpen() || p.ended != NotEnded {
		return true
	}
	if p.depth == 0 || s < 0 {
		return false
	}
	f := p.top()
	return f.Step == Talking && (f.Seat == s && game.Seat(f.V[0]) == o || f.Seat == o && game.Seat(f.V[0]) == s)
}

// Settings are those of the game.
func (v View) Settings() box.Settings { return v.p.cfg }

// Seat is whose view it is.
func (v View) Seat() game.Seat { return v.seat }

// Round is the number of the round, from 1; 0 in the set-up. Turns are those begun.
func (v View) Round() int { return int(v.p.round) }

// Island is what lies on it, a copy to think with.
func (v View) Island() foretell.Island { return v.p.isle }

// Board is the board it is played on.
func (v View) Board() *box.Board { return v.p.isle.Board() }

// Company are the seats that play.
func (v View) Company() game.Seats { return v.p.company() }

// Alone reports whether one hand plays both protagonists (18.1).
func (v View) Alone() bool { return v.p.solo }

// Silent reports whether the Silence is kept (17).
func (v View) Silent() bool { return v.p.silent() }

// QuestSeen is a Quest laid before a seat.
type QuestSeen struct {
	Card  box.Card
	Slain int
	Needs int // creatures to be killed; 0: the Quest asks for none
	Done  bool
}

// ChairSeen is what all see of a seat.
type ChairSeen struct {
	Name      string
	Colour    uint8
	Left      bool // a guest who has gone
	Person    foretell.Person
	Item      bool
	Cards     int // that are no Curses, without the Personal Item
	Curses    int
	Limit     int // how many cards it may hold; of Curses whose faces are not seen nothing counts
	Had       bool
	Waits     bool
	Immune    bool
	Wish      int32
	Quests    []QuestSeen
	Complete  int
	Spoken    Spoken
	Round     int // when its hand was seen last, 0: never (17.6)
	Remembers bool
}

// Chair is what all see of a seat, and when this one has seen its hand.
func (v View) Chair(s game.Seat) ChairSeen {
	p := v.p
	c := &p.chairs[s]
	out := ChairSeen{
		Left: c.Left, Person: p.isle.People[s], Item: c.Item, Cards: cardsOf(&p.hands[s]), Curses: cursesOf(&p.hands[s]), Had: c.Had, Waits: c.Waits,
		Immune: c.Immune, Wish: c.Wish, Complete: p.complete(s), Spoken: c.Spoken,
	}
	out.Name, out.Colour = p.named(s)
	for _, q := range c.Quests {
		if q.Card != box.NoCard {
			out.Quests = append(out.Quests, QuestSeen{q.Card, int(q.Slain), killsFor(q.Card), q.Done})
		}
	}
	if out.Limit = p.limit(s); !p.showsHand(v.seat, s) {
		out.Limit -= p.cursed(s, verb.Limit, verb.NoTrial)
	}
	if v.seat >= 0 {
		m := &p.shown[v.seat][s]
		out.Round, out.Remembers = int(m.Round), cardsOf(&m.Cards) > 0
	}
	return out
}

// cursed is what a seat's Curses do to one of its standing effects.
func (p *Position) cursed(s game.Seat, what verb.Verb, t verb.Trial) (n int) {
	for c := box.FirstCurse; c < box.Cards; c++ {
		if k := p.hands[s][c]; k > 0 {
			n += int(k) * verb.Sum(box.Faces[c].While, what, t)
		}
	}
	return n
}

// Hand is a hand, by card; ok is false where the seat may not see it.
func (v View) Hand(s game.Seat) (hand [box.Cards]uint8, ok bool) {
	if !v.p.showsHand(v.seat, s) {
		return hand, false
	}
	return v.p.hands[s], true
}

// Heard is what one seat has heard another say, to all or to it, if that is not too long ago.
func (v View) Heard(s, o game.Seat) (said Spoken, ok bool) {
	said = v.p.chairs[o].Spoken
	return said, o != s && said.Round > 0 && int(said.Round)+2 > v.Round() && (said.To < 0 || said.To == s)
}

// Remembered is what the seat has been shown of another's hand, less what has been played
// since (17.6).
func (v View) Remembered(s game.Seat) (hand [box.Cards]uint8) {
	if v.seat < 0 {
		return hand
	}
	return v.p.shown[v.seat][s].Cards
}

// Shown is what another was shown of the seat's own hand, less what has been played since, and in which round.
func (v View) Shown(o game.Seat) (hand [box.Cards]uint8, round int) {
	if v.seat < 0 {
		return hand, 0
	}
	m := &v.p.shown[o][v.seat]
	return m.Cards, int(m.Round)
}

// Ready is what the seat itself has laid ready (17.5), and in a Talk what the other has.
func (v View) Ready(s game.Seat) (cards [box.Cards]uint8, tokens int) {
	if v.seat != s && !v.p.showsReady(v.seat, s) {
		return cards, 0
	}
	return v.p.ready[s], int(v.p.tokens[s])
}

func (p *Position) showsReady(s, o game.Seat) bool {
	return p.cfg.Apart && p.depth > 0 && p.top().Step == Talking && p.showsHand(s, o)
}

// Asked is the question that waits, and whose it is; ok is false when the game is over.
func (v View) Asked() (step StepKind, s game.Seat, ok bool) {
	if v.p.depth == 0 {
		return noStep, game.Nobody, false
	}
	f := v.p.top()
	return f.Step, f.Seat, true
}

// About is what a question keeps: the creature that is led, the other of a Talk, how many
// cards lie in a row.
func (v View) About() int {
	if v.p.depth == 0 {
		return 0
	}
	return int(v.p.top().V[0])
}

// Doing is the card whose line is being done, NoCard for none.
func (v View) Doing() box.Card { return v.p.doing() }

func (p *Position) doing() box.Card {
	for i := range p.depth {
		if f := &p.stack[i]; f.Step == doing {
			return box.Card(f.V[vCard])
		}
	}
	return box.NoCard
}

// Pays reports whether cards are put down as the price of what is being done, and how many still are; traps, that they
// have to be Trap cards.
func (v View) Pays() (n int, traps, ok bool) {
	if v.p.depth < 2 || v.p.top().Step != PuttingOff {
		return 0, false, false
	}
	f := &v.p.stack[v.p.depth-2]
	if f.Step != doing {
		return 0, false, false
	}
	part := v.p.lineOf(f.Seat, box.Card(f.V[vCard]), f.V[vList])[f.V[vPart]]
	return int(part.N) - int(f.V[vDone]), part.Traps, true
}

// TurnSeen is the turn that is being played.
type TurnSeen struct {
	Seat     game.Seat // Nobody between turns
	Left     int       // Actions
	Moved    bool
	ItemUsed bool
	Used     uint32 // places whose own action has been
	Fought   uint32
	Again    uint32
	Tired    [box.Cards]uint8
	Thoughts int
	Number   int // of the game's turns, from 1
}

// Turn is the turn that is being played.
func (v View) Turn() TurnSeen {
	p, t := v.p, &v.p.turn
	out := TurnSeen{game.Nobody, int(t.Left), t.Moved, t.ItemUsed, t.Used, t.Fought, t.Again, t.Tired, int(t.Thoughts), int(p.turns)}
	if p.inTurn() {
		out.Seat = p.stack[1].Seat
	}
	return out
}

// Standing is what holds for a seat as far as this one sees (22.5).
func (v View) Standing(s game.Seat, what verb.Verb, t verb.Trial) int {
	n := v.p.standing(s, what, t)
	if !v.p.showsHand(v.seat, s) {
		n -= v.p.cursed(s, what, t)
	}
	return n
}

// Terror is what terror would cost each seat, as far as this one sees: a Dread of the dark
// in another's hand is that one's secret.
func (v View) Terror() foretell.Terror { return v.p.terror(v.Standing) }

// Foretold is the island as it would be if phase 3 came now, and what would happen (23.3).
func (v View) Foretold() (foretell.Island, []foretell.Step) { return v.p.isle.Foretold(v.Terror()) }

// QuestAt are the places where a Quest is begun (15.1), or, once it is, finished (15.2).
func (v View) QuestAt(c box.Card, begun bool) (out []box.Place) {
	line := box.Faces[c].Effect
	if begun {
		line = box.Faces[c].Finish
	}
	for at := range v.Board().Spots {
		if v.p.isAt(box.Place(at), line) {
			out = append(out, box.Place(at))
		}
	}
	return out
}

// QuestTest is how many dice are thrown for a Quest of a seat, with whoever stands beside it where it is finished, and what
// the odds are that they finish it (15.3); 0 where none are.
func (v View) QuestTest(s game.Seat, c box.Card) (dice int, odds game.Odds) {
	part, ok := verb.Find(box.Faces[c].Finish, verb.Test)
	if !ok || !v.p.who(s).Alive() {
		return 0, odds
	}
	dice = v.p.testDice(s, part)
	if !v.p.isAt(v.p.who(s).At, box.Faces[c].Finish) { // who stands beside it elsewhere does not count
		dice = max(1, dice-v.p.others(s))
	}
	return dice, atLeast(int(part.N), dice)
}

// Boat is the round in which the boat was called, 0: it was not, and whether it lies there.
func (v View) Boat() (called int, up bool) { return int(v.p.called), v.p.boatUp }

// Quests are how many are complete, and how many the company needs (4.1).
func (v View) Quests() (complete, needs int) {
	for s := range game.Seat(v.p.n) {
		complete += v.p.complete(s)
	}
	return complete, v.p.needsQuests()
}

// SpawnLeft is how many cards are left till night, Fewer how many fewer the next Spawning
// turns, Cards how many it would turn as far as the Curses all see go (6.1).
func (v View) SpawnLeft() int { return v.p.spawnLeft() }

// Cards is how many cards the next Spawning turns.
func (v View) Cards() int { return v.p.cards() }

// InForce reports whether an Event is.
func (v View) InForce(event int) bool { return v.p.inForce>>event&1 == 1 }

// SlainNow is how many creatures have been killed in this round: an Event ends when they are enough (22.3).
func (v View) SlainNow() int { return int(v.p.slain) }

// Turned are the cards of the Spawn discard pile, a bit each.
func (v View) Turned() uint64 { return v.p.turned }

// Row is what the seat has seen of the cards on top of the Spawn deck, NoSpawn where
// another has.
func (v View) Row() (row []box.Spawn) {
	for i := range v.p.topN {
		c := box.NoSpawn
		if v.p.knowsSpawn(v.seat, v.p.topBy[i]) {
			c = v.p.above[i]
		}
		row = append(row, c)
	}
	return row
}

func (p *Position) knowsSpawn(s game.Seat, by game.Seats) bool { return by.Has(s) || p.allOpen() }

// Lying is where a lost protagonist's cards lie and how many there are, Nowhere for none.
func (v View) Lying(role int) (at box.Place, by game.Seat, cards int) {
	b := v.p.bodies[role]
	return b.At, b.By, cardsOf(&v.p.lying[role])
}

// Unseen is, of each card, how many the seat has not seen anywhere: what a draw may bring
// (23.2), as long as the deck has not been made anew.
func (v View) Unseen() [box.Cards]uint8 { return v.p.unseen(v.seat) }

// unseen is what is left when all that a seat sees is taken from all there are.
func (p *Position) unseen(s game.Seat) (pool [box.Cards]uint8) {
	for c := box.RadioPart; c < box.Cards; c++ {
		pool[c] = uint8(c.Made(p.cfg.West)) - p.spent[c] - p.gone[c]
	}
	less := func(heap *[box.Cards]uint8) {
		for c := range heap {
			pool[c] -= heap[c]
		}
	}
	for o := range game.Seat(p.n) {
		for _, q := range p.chairs[o].Quests {
			if q.Card != box.NoCard {
				pool[q.Card]--
			}
		}
		if p.showsHand(s, o) {
			less(&p.hands[o])
		}
		if p.showsDown(s, o) {
			less(&p.down[o])
		}
	}
	for r := range p.lying {
		if p.bodies[r].At != box.Nowhere && p.showsDown(s, p.bodies[r].By) {
			less(&p.lying[r])
		}
	}
	return pool
}

// showsDown reports whether a seat knows what another has put down, or left lying.
func (p *Position) showsDown(s, o game.Seat) bool { return s == o && s >= 0 || p.allOpen() }

// radioOdds is the chance that a Loot card drawn now is a Radio Part, as far as a seat knows.
func (p *Position) radioOdds(s game.Seat) game.Odds {
	pool := p.unseen(s)
	all := cardsOf(&pool)
	if all == 0 {
		return game.Odds{}
	}
	return game.Odds{Num: int32(pool[box.RadioPart]), Den: int32(all)}
}

// QuestOdds is the chance that a Loot card drawn now is a Quest, as far as the seat knows.
func (v View) QuestOdds() game.Odds {
	pool := v.p.unseen(v.seat)
	quests := 0
	for c := box.FirstQuest; c < box.FirstCurse; c++ {
		quests += int(pool[c])
	}
	return game.Odds{Num: int32(quests), Den: int32(max(1, cardsOf(&pool)))}
}

// Hits is the chance of each number of hits of so many dice, misses thrown again or not.
func Hits(dice int, reroll bool) []float64 {
	hit := 1.0 / 3
	if reroll {
		hit = 1 - 4.0/9
	}
	out := []float64{1}
	for range dice {
		next := make([]float64, len(out)+1)
		for k, p := range out {
			next[k] += p * (1 - hit)
			next[k+1] += p * hit
		}
		out = next
	}
	return out
}

// Combat is what a combat of the seat with a Weapon would have: dice, hits for nothing, and
// whether misses are thrown again.
func (v View) Combat(c box.Card) (dice, given int, reroll bool) {
	_, reroll = verb.Find(v.p.weapon(v.seat, c), verb.Reroll)
	return v.p.combatDice(v.seat, c), v.p.given(v.seat, c), reroll
}

// Dice is how many dice a Ritual or a Trap card of the seat is tested with.
func (v View) Dice(c box.Card) int { return v.p.cardDice(v.seat, c) }

// DiceBy is what they come from: Strength or Sanity, what the card adds to it, and what else does.
func (v View) DiceBy(c box.Card) (trait, card, other int) { return v.p.cardDiceBy(v.seat, c) }

// Text is one of the texts written; ok is false where the seat may not read it.
func (v View) Text(n int) (from game.Seat, round int, words string, ok bool) {
	if n < 0 || n >= len(v.p.written) {
		return game.Nobody, 0, "", false
	}
	t := v.p.written[n]
	if !v.p.mayRead(v.seat, &t) {
		return t.From, int(t.Round), "", false
	}
	return t.From, int(t.Round), t.Words, true
}

func (p *Position) mayRead(s game.Seat, t *text) bool {
	return t.To.Has(s) || t.To == game.Everyone(box.MostSeats) || p.ended != NotEnded
}

// Ending is how the game has ended.
func (v View) Ending() Ending { return v.p.ended }

// Size is what goes by the number of players: Loot cards dealt (3.3), Quests needed (4.1),
// Spawn cards a round (6.1), and by the letter, Actions a turn (7.3), the limit of a hand (7.5).
type Size struct{ Dealt, Quests, Cards, ByLetter, Actions, Limit int }

// SizeOf is what holds for so many.
func SizeOf(players int) Size {
	return Size{dealt, max(2, players), cardsARound[0][players], cardsARound[1][players], int(allowance[players]), limitOf(players == 1)}
}
