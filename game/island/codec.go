package island

import (
	"errors"
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/codec"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
)

// format is written before a position.
const format = 1

// What numbers can come to: settings in letters, rounds, turns.
const (
	mostSettings = 16384
	mostRounds   = 10_000
)

// walkOpen visits all that lies before all eyes, in a fixed order, the settings before it.
func (p *Position) walkOpen(ar *codec.Archive) {
	f := int8(format)
	codec.Within(ar, &f, format, format)
	cfg := ""
	if !ar.Reading() {
		cfg = string(p.cfg.Encode())
	}
	if ar.Name(&cfg, mostSettings); ar.Reading() && ar.Err() == nil {
		var err error
		p.cfg, err = box.ParseSettings([]byte(cfg))
		ar.Fail(err)
	}
	codec.Within(ar, &p.n, 1, box.MostSeats)
	p.walkIsle(ar)
	codec.Within(ar, &p.round, 0, mostRounds)
	codec.Within(ar, &p.turns, 0, mostRounds*2)
	codec.Within(ar, &p.mover, int(game.Nobody), int(p.n)-1)
	ar.Bool(&p.solo)
	for s := range p.n {
		p.walkChair(ar, s)
	}
	codec.Within(ar, &p.free, 0, 1<<box.Protagonists-1)
	for r := range p.bodies {
		codec.Within(ar, &p.bodies[r].At, int(box.Nowhere), len(p.isle.Board().Spots)-1)
		codec.Within(ar, &p.bodies[r].By, int(game.Nobody), int(p.n)-1)
	}
	walkHeap(ar, &p.spent)
	walkHeap(ar, &p.gone)
	p.turned = uint64(ar.Int64(int64(p.turned)))
	codec.Within(ar, &p.inForce, 0, 1<<box.Events-1)
	codec.Within(ar, &p.ending, 0, 1<<box.Events-1)
	codec.Within(ar, &p.topN, 0, mostTop)
	codec.Within(ar, &p.bottomN, 0, mostBottom)
	for i := range p.topN {
		walkSeats(ar, &p.topBy[i])
	}
	for i := range p.bottomN {
		walkSeats(ar, &p.bottomBy[i])
	}
	codec.Within(ar, &p.lifted, 0, box.Cards-1)
	codec.Within(ar, &p.fewer, 0, 99)
	codec.Within(ar, &p.slain, 0, 99)
	codec.Within(ar, &p.called, 0, mostRounds)
	ar.Bool(&p.boatUp)
	p.walkTurn(ar)
}

func walkSeats(ar *codec.Archive, s *game.Seats) {
	n := int(*s)
	codec.Within(ar, &n, 0, int(game.Everyone(box.MostSeats)))
	*s = game.Seats(n)
}

func (p *Position) walkIsle(ar *codec.Archive) {
	i := &p.isle
	i.West = p.cfg.West
	most := len(i.Board().Spots) - 1
	codec.Within(ar, &i.Darkness, 1, box.DarknessMost+10)
	for c := range i.At {
		codec.Within(ar, &i.At[c], int(box.Nowhere), most)
	}
	held, sprung := int(i.Held), int(i.Sprung)
	codec.Within(ar, &held, 0, 1<<creatures-1)
	codec.Within(ar, &sprung, 0, 1<<box.Places-1)
	i.Held, i.Sprung = uint16(held), uint32(sprung)
	codec.Within(ar, &i.Health, 0, box.DarknessMost)
	for at := range i.Board().Spots {
		codec.Within(ar, &i.Traps[at], 0, box.TrapTokens)
	}
	for g := range i.Damage {
		codec.Within(ar, &i.Damage[g], 0, foretell.Destroyed)
	}
	for s := range p.n {
		who := &i.People[s]
		codec.Within(ar, &who.Role, -1, box.Protagonists-1)
		codec.Within(ar, &who.At, int(box.Nowhere), most)
		codec.Within(ar, &who.Strength, 0, 9)
		codec.Within(ar, &who.Sanity, 0, 9)
		codec.Within(ar, &who.Tokens, 0, box.TrapTokens)
		codec.Within(ar, &who.Turned, 0, mostRounds*2)
	}
}

func (p *Position) walkChair(ar *codec.Archive, s int8) {
	c := &p.chairs[s]
	for _, b := range []*bool{&c.Left, &c.Item, &c.Had, &c.Waits, &c.Kept, &c.Immune} {
		ar.Bool(b)
	}
	codec.Within(ar, &c.Wish, 0, int(wishes)-1)
	for i := range c.Quests {
		q := &c.Quests[i]
		codec.Within(ar, &q.Card, 0, int(box.FirstCurse)-1)
		codec.Within(ar, &q.Slain, 0, 9)
		ar.Bool(&q.Done)
	}
	codec.Within(ar, &c.Spoken.Round, 0, mostRounds)
	codec.Within(ar, &c.Spoken.Sentence, 0, int(Sentences)-1)
	codec.Within(ar, &c.Spoken.About, 0, box.Places)
	codec.Within(ar, &c.Spoken.To, int(game.Nobody), box.MostSeats-1)
	ar.Name(&p.names[s], box.MostName)
	codec.Within(ar, &p.colours[s], 0, box.Colours-1)
}

func (p *Position) walkTurn(ar *codec.Archive) {
	t := &p.turn
	codec.Within(ar, &t.Left, 0, 9)
	for _, b := range []*bool{&t.Moved, &t.Tunnelled, &t.Talked, &t.Chanted, &t.ItemUsed} {
		ar.Bool(b)
	}
	for _, m := range []*uint32{&t.Used, &t.Fought, &t.Again} {
		codec.Within(ar, m, 0, 1<<box.Places-1)
	}
	walkHeap(ar, &t.Tired)
	codec.Within(ar, &t.Thoughts, 0, mostThoughts)
	codec.Within(ar, &p.ended, 0, int(endings)-1)
	codec.Within(ar, &p.last, 0, int(foretell.Whys)-1)
	codec.Within(ar, &p.depth, 0, maxDepth)
	for i := range p.depth {
		f := &p.stack[i]
		codec.Within(ar, &f.Step, 1, int(stepKinds)-1)
		codec.Within(ar, &f.At, 0, 40)
		codec.Within(ar, &f.Seat, 0, int(p.n)-1)
		for j := range f.V {
			codec.Within(ar, &f.V[j], 0, 999)
		}
	}
	codec.Within(ar, &p.got, 0, box.MostSeats-1)
}

// walkHeap walks a heap of cards: whether there are any, and how many of each.
func walkHeap(ar *codec.Archive, heap *[box.Cards]uint8) {
	any := *heap != [box.Cards]uint8{}
	if ar.Bool(&any); !any {
		return
	}
	for c := box.RadioPart; c < box.Cards; c++ {
		codec.Count(ar, &heap[c], 60)
	}
}

func (p *Position) walkMemory(ar *codec.Archive, m *memory) {
	codec.Within(ar, &m.Round, 0, mostRounds)
	walkHeap(ar, &m.Cards)
}

func walkText(ar *codec.Archive, t *text) {
	codec.Within(ar, &t.Round, 0, mostRounds)
	codec.Within(ar, &t.From, 0, box.MostSeats-1)
	walkSeats(ar, &t.To)
	ar.Name(&t.Words, box.MostNote)
}

// walk visits all of a position.
func (p *Position) walk(ar *codec.Archive) {
	p.walkOpen(ar)
	walkHeap(ar, &p.bag)
	for s := range p.n {
		walkHeap(ar, &p.hands[s])
		walkHeap(ar, &p.down[s])
		walkHeap(ar, &p.ready[s])
		codec.Within(ar, &p.tokens[s], 0, box.TrapTokens)
		for o := range p.n {
			p.walkMemory(ar, &p.shown[s][o])
		}
	}
	for r := range p.lying {
		walkHeap(ar, &p.lying[r])
	}
	p.deck = uint64(ar.Int64(int64(p.deck)))
	for i := range p.topN {
		codec.Within(ar, &p.above[i], 0, box.Spawns-1)
	}
	for i := range p.bottomN {
		codec.Within(ar, &p.below[i], 0, box.Spawns-1)
	}
	for i := range p.sifted {
		codec.Within(ar, &p.sifted[i], 0, int(box.FirstCurse)-1)
	}
	codec.List(ar, &p.written, mostTexts, func(t *text) { walkText(ar, t) })
}

// Append appends the canonical encoding: equal positions, equal bytes.
func (p *Position) Append(buf []byte) []byte {
	ar := codec.To(buf)
	p.walk(ar)
	return ar.Bytes()
}

var errPosition = errors.New("island: not a position")

// Decode reads a position that Append wrote, and checks it.
func (Rules) Decode(data []byte) (game.Position, error) {
	p, err := decoded(data, (*Position).checkShape)
	if err != nil {
		return nil, err
	}
	return p, p.Sound()
}

// DecodeBetween reads a position from within a command, in which what was drawn may lie nowhere yet.
func (Rules) DecodeBetween(data []byte) (game.Position, error) {
	p, err := decoded(data, (*Position).checkBetween)
	if err != nil {
		return nil, err
	}
	return p, nil
}

// decoded reads a position, and has it checked.
func decoded(data []byte, check func(*Position) error) (*Position, error) {
	p := begun(box.Settings{Players: []box.Player{{}}})
	ar := codec.From(data)
	if p.walk(ar); ar.End() != nil {
		return nil, fmt.Errorf("%w: %w", errPosition, ar.Err())
	}
	p.heed()
	if err := check(p); err != nil {
		return nil, fmt.Errorf("%w: %w", errPosition, err)
	}
	return p, nil
}
