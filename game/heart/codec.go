package heart

import (
	"errors"
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/codec"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/party"
)

// format is written before a position.
const format = 1

// mostSettings is how long settings can be, in letters.
const mostSettings = 16384

// walk visits all of a position, in a fixed order.
func (p *Position) walk(ar *codec.Archive) {
	f := int8(format)
	codec.Within(ar, &f, format, format)
	cfg := ""
	if !ar.Reading() {
		cfg = string(p.cfg.Encode())
	}
	if ar.Name(&cfg, mostSettings); ar.Reading() && ar.Err() == nil {
		var err error
		p.cfg, err = box.ParseSettings([]byte(cfg))
		p.n = len(p.cfg.Players)
		ar.Fail(err)
	}
	codec.Within(ar, &p.turnNo, 0, box.MostTurns)
	codec.Within(ar, &p.disease, 0, trackSlots)
	codec.Within(ar, &p.horror, 0, trackSlots)
	ar.Bool(&p.over)
	for i := range p.n {
		codec.Within(ar, &p.onTrack[i], 0, trackSlots)
		codec.Within(ar, &p.order[i], int(game.Nobody), p.n-1)
		codec.Within(ar, &p.badLuck[i], int(game.Nobody), p.n-1)
		walkParty(ar, &p.seats[i])
	}
	codec.Within(ar, &p.orderLen, 0, p.n)
	p.walkPools(ar)
	p.walkChart(ar)
	p.walkTurn(ar)
	p.walkLater(ar)
}

func walkParty(ar *codec.Archive, pl *party.Party) {
	for i := range pl.Fig {
		codec.Within(ar, &pl.Fig[i], int(box.FigureLeast[i]), int(box.FigureMost[i]))
	}
	codec.AllWithin(ar, pl.Res[:], 0, 2*box.MaxSeats)
	codec.Within(ar, &pl.Region, 0, int(chart.Nowhere))
	codec.Within(ar, &pl.Patron, 0, int(box.NoPatron))
	codec.Within(ar, &pl.Credits, 0, box.Credits)
	walkOrders(ar, pl)
	ar.Bool(&pl.LetStand, &pl.Lost, &pl.Guided, &pl.Rested, &pl.Begun, &pl.TimeUp, &pl.Activated)
	for _, s := range []*box.Slot{&pl.Slot, &pl.Arrow, &pl.Active} {
		codec.Within(ar, s, int(box.NoSlot), box.Slots-1)
	}
	for i := range box.Slots {
		codec.Within(ar, &pl.Chits[i], 0, box.ChitKinds-1)
		codec.Within(ar, &pl.Finds[i], 0, box.EventKinds)
		ar.Bool(&pl.Rumours[i])
	}
}

// walkOrders visits the standing orders as one number, that of Humility in front: games were kept before
// there was one, and stay as they are.
func walkOrders(ar *codec.Archive, pl *party.Party) {
	n := int8(pl.Pride)*int8(box.Standings) + int8(pl.Standing)
	codec.Within(ar, &n, 0, int(box.Prides)*int(box.Standings)-1)
	pl.Pride, pl.Standing = box.Pride(n/int8(box.Standings)), box.Standing(n%int8(box.Standings))
}

func (p *Position) walkPools(ar *codec.Archive) {
	codec.AllWithin(ar, p.events[:], 0, 20)
	codec.AllWithin(ar, p.meetings[:box.FirstMeets], 0, 20)
	codec.AllWithin(ar, p.ground.Cup[:], 0, 20)
	codec.Within(ar, &p.ground.NewSources, 0, box.NewSources)
	codec.AllWithin(ar, p.ground.Left[:], 0, 20)
	codec.AllWithin(ar, p.pool[:], 0, 2*box.MaxSeats)
	codec.AllWithin(ar, p.wilds[:], 0, int(chart.Nowhere))
	for i := range p.finds {
		codec.Within(ar, &p.finds[i], 0, int(chart.Nowhere))
		ar.Bool(&p.dropped[i])
		ar.Name(&p.names[i], box.MostName)
	}
}

// walkLater visits the kinds of Encounter that came into the box after positions were first
// kept. They stand last: a position that ends before was dealt without them, and stays so.
func (p *Position) walkLater(ar *codec.Archive) {
	for i := box.FirstMeets; i < box.MeetKinds; i++ {
		if ar.Reading() && len(ar.Bytes()) > 0 {
			p.met = int8(i) + 1
		}
		if i < int(p.met) {
			codec.Within(ar, &p.meetings[i], 0, 20)
		}
	}
}

func (p *Position) walkChart(ar *codec.Archive) {
	for i := range p.ground.Borders {
		b := &p.ground.Borders[i]
		codec.Within(ar, &b.Marker, 0, int(box.Markers)-1)
		codec.Within(ar, &b.Up, 0, int(chart.Nowhere))
		codec.Within(ar, &b.Taken, 0, 2)
	}
	for i := range p.ground.Lands {
		l := &p.ground.Lands[i]
		codec.Within(ar, &l.Terrain, 0, int(chart.Terrains)-1)
		codec.Within(ar, &l.Generics, 0, 2)
		codec.Within(ar, &l.By, int(game.Nobody), max(0, p.n-1))
	}
}

func (p *Position) walkTurn(ar *codec.Archive) {
	codec.Within(ar, &p.turn.First, 0, box.EventKinds)
	codec.Within(ar, &p.turn.Second, 0, box.EventKinds)
	t := &p.turn
	ar.Bool(&t.FirstCost, &t.SecondCost, &t.Barred, &t.Named, &t.Chased, &t.Stopped, &p.cost)
	codec.Within(ar, &p.got, -999, 999)
	codec.Within(ar, &p.depth, 0, maxDepth)
	for i := range p.depth {
		f := &p.stack[i]
		codec.Within(ar, &f.Step, 1, int(stepKinds)-1)
		codec.Within(ar, &f.At, 0, 40)
		codec.Within(ar, &f.Seat, 0, max(0, p.n-1))
		for j := range f.V {
			codec.Within(ar, &f.V[j], -99, 999)
		}
	}
}

// Append appends the canonical encoding: equal positions, equal bytes.
func (p *Position) Append(buf []byte) []byte {
	ar := codec.To(buf)
	p.walk(ar)
	return ar.Bytes()
}

var errPosition = errors.New("heart: not a position")

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
	p := &Position{met: box.FirstMeets}
	for i := range p.seats {
		p.seats[i] = party.None()
		p.badLuck[i], p.order[i] = game.Nobody, game.Nobody
	}
	ar := codec.From(data)
	p.walk(ar)
	if err := ar.End(); err != nil {
		return nil, fmt.Errorf("%w: %w", errPosition, err)
	}
	if err := check(p); err != nil {
		return nil, fmt.Errorf("%w: %w", errPosition, err)
	}
	return p, nil
}

// Seen is Append: nothing is hidden (22.3).
func (p *Position) Seen(_ game.Seat, buf []byte) []byte { return p.Append(buf) }

// Sees: everybody sees everything.
func (p *Position) Sees(game.Seat, *game.Event) bool { return true }

// Veil is Clone: nothing is hidden.
func (p *Position) Veil(game.Seat) game.Position { return p.Clone() }

// Redeal is Clone: bags are blind to all alike, and hold no order.
func (p *Position) Redeal(game.Seat, func(int) int) game.Position { return p.Clone() }

// CheckTold says what is wrong with an event, nil if nothing is.
func (p *Position) CheckTold(e *game.Event) error {
	if e.Kind >= eventKindsTold || e.At < -1 || e.At >= chart.Regions {
		return errors.New("heart: no such event")
	}
	return nil
}
