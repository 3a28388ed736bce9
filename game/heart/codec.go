package heart

import (
	"encoding/binary"
	"errors"
	"fmt"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/party"
)

// format is written before a position.
const format = 1

// archive writes a position's numbers, or reads them.
type archive struct {
	buf     []byte
	reading bool
	bad     bool
}

// num visits one number, from least to most.
func num[T ~int8 | ~int16 | ~uint8](ar *archive, n *T, least, most int) {
	if !ar.reading {
		ar.buf = binary.AppendVarint(ar.buf, int64(*n))
		return
	}
	got, size := binary.Varint(ar.buf)
	if ar.bad = ar.bad || size <= 0 || got < int64(least) || got > int64(most); ar.bad {
		return
	}
	*n, ar.buf = T(got), ar.buf[size:]
}

// truths visits whether something is so.
func (ar *archive) truths(b *bool) {
	n := int8(truth(*b))
	num(ar, &n, 0, 1)
	*b = n == 1
}

// text visits a name.
func (ar *archive) text(s *string, most int) {
	if !ar.reading {
		ar.buf = append(binary.AppendUvarint(ar.buf, uint64(len(*s))), *s...)
		return
	}
	size, n := binary.Uvarint(ar.buf)
	if ar.bad = ar.bad || n <= 0 || size > uint64(len(ar.buf)-n); ar.bad {
		return
	}
	*s, ar.buf = string(ar.buf[n:n+int(size)]), ar.buf[n+int(size):]
	ar.bad = !utf8.ValidString(*s) || utf8.RuneCountInString(*s) > most
}

// mostSettings is how long settings can be, in letters.
const mostSettings = 16384

// walk visits all of a position, in a fixed order.
func (p *Position) walk(ar *archive) {
	f := int8(format)
	num(ar, &f, format, format)
	cfg := ""
	if !ar.reading {
		cfg = string(p.cfg.Encode())
	}
	if ar.text(&cfg, mostSettings); ar.reading && !ar.bad {
		var err error
		p.cfg, err = box.ParseSettings([]byte(cfg))
		p.n, ar.bad = len(p.cfg.Players), err != nil
	}
	num(ar, &p.turnNo, 0, box.MostTurns)
	num(ar, &p.disease, 0, trackSlots)
	num(ar, &p.horror, 0, trackSlots)
	ar.truths(&p.over)
	for i := range p.n {
		num(ar, &p.onTrack[i], 0, trackSlots)
		num(ar, &p.order[i], int(game.Nobody), p.n-1)
		num(ar, &p.badLuck[i], int(game.Nobody), p.n-1)
		walkParty(ar, &p.seats[i])
	}
	num(ar, &p.orderLen, 0, p.n)
	p.walkPools(ar)
	p.walkChart(ar)
	p.walkTurn(ar)
}

func walkParty(ar *archive, pl *party.Party) {
	for i := range pl.Fig {
		num(ar, &pl.Fig[i], int(box.FigureLeast[i]), int(box.FigureMost[i]))
	}
	for i := range pl.Res {
		num(ar, &pl.Res[i], 0, 2*box.MaxSeats)
	}
	num(ar, &pl.Region, 0, int(chart.Nowhere))
	num(ar, &pl.Patron, 0, int(box.NoPatron))
	num(ar, &pl.Credits, 0, box.Credits)
	num(ar, &pl.Standing, 0, int(box.Standings)-1)
	for _, b := range []*bool{&pl.LetStand, &pl.Lost, &pl.Guided, &pl.Rested, &pl.Begun, &pl.TimeUp, &pl.Activated} {
		ar.truths(b)
	}
	for _, s := range []*box.Slot{&pl.Slot, &pl.Arrow, &pl.Active} {
		num(ar, s, int(box.NoSlot), box.Slots-1)
	}
	for i := range box.Slots {
		num(ar, &pl.Chits[i], 0, box.ChitKinds-1)
		num(ar, &pl.Finds[i], 0, box.EventKinds)
		ar.truths(&pl.Rumours[i])
	}
}

func (p *Position) walkPools(ar *archive) {
	for i := range p.events {
		num(ar, &p.events[i], 0, 20)
	}
	for i := range p.meetings {
		num(ar, &p.meetings[i], 0, 20)
	}
	for i := range p.ground.Cup {
		num(ar, &p.ground.Cup[i], 0, 20)
	}
	num(ar, &p.ground.NewSources, 0, box.NewSources)
	for i := range p.ground.Left {
		num(ar, &p.ground.Left[i], 0, 20)
	}
	for i := range p.pool {
		num(ar, &p.pool[i], 0, 2*box.MaxSeats)
	}
	for i := range p.wilds {
		num(ar, &p.wilds[i], 0, int(chart.Nowhere))
	}
	for i := range p.finds {
		num(ar, &p.finds[i], 0, int(chart.Nowhere))
		ar.truths(&p.dropped[i])
		ar.text(&p.names[i], box.MostName)
	}
}

func (p *Position) walkChart(ar *archive) {
	for i := range p.ground.Borders {
		b := &p.ground.Borders[i]
		num(ar, &b.Marker, 0, int(box.Markers)-1)
		num(ar, &b.Up, 0, int(chart.Nowhere))
		num(ar, &b.Taken, 0, 2)
	}
	for i := range p.ground.Lands {
		l := &p.ground.Lands[i]
		num(ar, &l.Terrain, 0, int(chart.Terrains)-1)
		num(ar, &l.Generics, 0, 2)
		num(ar, &l.By, int(game.Nobody), max(0, p.n-1))
	}
}

func (p *Position) walkTurn(ar *archive) {
	num(ar, &p.turn.First, 0, box.EventKinds)
	num(ar, &p.turn.Second, 0, box.EventKinds)
	t := &p.turn
	for _, b := range []*bool{&t.FirstCost, &t.SecondCost, &t.Barred, &t.Named, &t.Chased, &t.Stopped, &p.cost} {
		ar.truths(b)
	}
	num(ar, &p.got, -999, 999)
	num(ar, &p.depth, 0, maxDepth)
	for i := range p.depth {
		f := &p.stack[i]
		num(ar, &f.Step, 1, int(stepKinds)-1)
		num(ar, &f.At, 0, 40)
		num(ar, &f.Seat, 0, max(0, p.n-1))
		for j := range f.V {
			num(ar, &f.V[j], -99, 999)
		}
	}
}

// Append appends the canonical encoding: equal positions, equal bytes.
func (p *Position) Append(buf []byte) []byte {
	ar := archive{buf: buf}
	p.walk(&ar)
	return ar.buf
}

var errPosition = errors.New("heart: not a position")

// Decode reads a position that Append wrote, and checks it.
func (Rules) Decode(data []byte) (game.Position, error) {
	p := &Position{}
	for i := range p.seats {
		p.seats[i] = party.None()
		p.badLuck[i], p.order[i] = game.Nobody, game.Nobody
	}
	ar := archive{buf: data, reading: true}
	p.walk(&ar)
	if ar.bad || len(ar.buf) > 0 {
		return nil, errPosition
	}
	if err := p.checkShape(); err != nil {
		return nil, fmt.Errorf("%w: %w", errPosition, err)
	}
	return p, p.Sound()
}

// Seen is Append: nothing is hidden (22.3).
func (p *Position) Seen(_ game.Seat, buf []byte) []byte { return p.Append(buf) }

// Sees: everybody sees everything.
func (p *Position) Sees(game.Seat, *game.Event) bool { return true }

// Redeal is Clone: bags are blind to all alike, and hold no order.
func (p *Position) Redeal(game.Seat, func(int) int) game.Position { return p.Clone() }

// CheckTold says what is wrong with an event, nil if nothing is.
func (p *Position) CheckTold(e *game.Event) error {
	if e.Kind >= eventKindsTold || e.At < -1 || e.At >= chart.Regions {
		return errors.New("heart: no such event")
	}
	return nil
}
