package nile

import (
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// positionFormat is written before each position. It goes up when fields are
// added; walk then reads the older ones too.
const positionFormat = 1

// Limits on what a position read from outside may hold.
const (
	mostSteps  = 16
	mostRivers = 4096
	mostTrack  = 1 << 16
)

// Append appends the canonical encoding: equal positions, equal bytes.
func (p *Position) Append(buf []byte) []byte {
	ar := archive{buf: buf}
	p.walk(&ar)
	return ar.buf
}

// Decode reads a position that Append wrote, and checks it.
func (r Rules) Decode(data []byte) (game.Position, error) {
	m, err := r.chart()
	if err != nil {
		return nil, err
	}
	p := &Position{chart: m, fixed: fix(m)}
	ar := archive{buf: data, reading: true}
	p.walk(&ar)
	if ar.err != nil {
		return nil, ar.err
	}
	if len(ar.buf) > 0 {
		return nil, fmt.Errorf("the position has %d bytes too many", len(ar.buf))
	}
	if err := p.checkShape(); err != nil {
		return nil, err
	}
	return p, p.SoundAll()
}

// walk visits every field of the position, in a fixed order.
func (p *Position) walk(ar *archive) {
	format := positionFormat
	num(ar, &format)
	if ar.reading && ar.err == nil && format != positionFormat {
		ar.err = fmt.Errorf("the position has format %d, this program reads %d", format, positionFormat)
	}
	cfg := string(p.cfg.Encode())
	if ar.text(&cfg); ar.reading && ar.err == nil {
		p.cfg, ar.err = ParseSettings([]byte(cfg))
	}
	num(ar, &p.turn)
	numbers(ar, &p.order, MaxSeats)
	num(ar, &p.next)
	list(ar, &p.steps, mostSteps, func(s *step) { num(ar, &s.Kind); num(ar, &s.Seat) })
	list(ar, &p.players, MaxSeats, func(s *seat) { s.walk(ar) })
	list(ar, &p.hexes, maxCells, func(h *hexState) { h.walk(ar) })
	list(ar, &p.rivers, mostRivers, func(r *river) { num(ar, &r.Named); num(ar, &r.Least); ar.bool(&r.Source) })
	numbers(ar, &p.deck, DeckSize)
	numbers(ar, &p.faces, len(allFaces))
	num(ar, &p.hand)
	p.records.walk(ar)
	num(ar, &p.winner)
	num(ar, &p.erased)
}

func (r *records) walk(ar *archive) {
	for _, n := range [4]*int32{&r.Mountain, &r.Fall, &r.Lake, &r.River} {
		num(ar, n)
	}
	for _, s := range [4]*game.Seat{&r.MountainBy, &r.FallBy, &r.LakeBy, &r.RiverBy} {
		num(ar, s)
	}
	ar.bool(&r.Nile)
}

func (h *hexState) walk(ar *archive) {
	num(ar, &h.Terrain)
	num(ar, &h.Out)
	num(ar, &h.In)
	num(ar, &h.Made)
	num(ar, &h.Cataract)
	ar.bool(&h.Printed)
	ar.bool(&h.Salt)
	ar.bool(&h.Oasis)
	num(ar, &h.By)
	num(ar, &h.Counter)
	num(ar, &h.Above)
	num(ar, &h.River)
	num(ar, &h.Fall)
	num(ar, &h.Peak)
	num(ar, &h.Lake)
	num(ar, &h.LakeBy)
	num(ar, &h.Month)
}

func (s *seat) walk(ar *archive) {
	ar.text(&s.Name)
	num(ar, &s.Colour)
	num(ar, &s.Specialty)
	num(ar, &s.Where)
	num(ar, &s.Points)
	num(ar, &s.Money)
	num(ar, &s.Explorers)
	num(ar, &s.JustPub)
	num(ar, &s.Given)
	num(ar, &s.JustHexes)
	num(ar, &s.Chosen)
	ar.set(&s.Known)
	s.Trip.walk(ar)
	for i := range s.Caches {
		c := &s.Caches[i]
		num(ar, &c.At)
		ar.bool(&c.Opened)
		ar.items(&c.Have)
	}
	ar.items(&s.Last)
}

func (e *expedition) walk(ar *archive) {
	num(ar, &e.At)
	num(ar, &e.From)
	num(ar, &e.Port)
	num(ar, &e.Began)
	num(ar, &e.Mode)
	num(ar, &e.Level)
	num(ar, &e.Spent)
	num(ar, &e.Allowance)
	for _, b := range [7]*bool{&e.Moved, &e.Halted, &e.Mapped, &e.Sick, &e.Hungry, &e.Labours, &e.Disgraced} {
		ar.bool(b)
	}
	num(ar, &e.DryCamels)
	num(ar, &e.Trips)
	num(ar, &e.TripsTo)
	num(ar, &e.Fresh)
	ar.items(&e.Have)
	numbers(ar, &e.Track, mostTrack)
}

// checkShape refuses a position whose numbers point outside its lists: the
// rules may then index without asking.
func (p *Position) checkShape() error {
	cells := hexmap.ID(len(p.chart.Cells))
	onMap := func(id hexmap.ID) bool { return id >= hexmap.None && id < cells }
	seatOK := func(s game.Seat) bool { return s >= game.Nobody && int(s) < len(p.players) }
	if len(p.hexes) != len(p.chart.Cells) || len(p.players) != len(p.cfg.Players) || len(p.steps) == 0 || len(p.rivers) < len(p.chart.Rivers) {
		return fmt.Errorf("the position does not fit this board: %d hexes, %d players, %d steps", len(p.hexes), len(p.players), len(p.steps))
	}
	if n := len(p.order); n != 0 && n != len(p.players) || p.next < 0 || int(p.next) >= max(1, n) || !seatOK(p.winner) {
		return fmt.Errorf("the position's order of play is wrong")
	}
	seen := [MaxSeats]bool{}
	for _, s := range p.order {
		if !seatOK(s) || s < 0 || seen[s] {
			return fmt.Errorf("the position's order of play is wrong")
		}
		seen[s] = true
	}
	for _, s := range p.steps {
		if !seatOK(s.Seat) || s.Seat < 0 || s.Kind > stepOver {
			return fmt.Errorf("the position's sequence of play is wrong")
		}
	}
	for i := range p.hexes {
		if err := p.checkHexShape(i, seatOK); err != nil {
			return err
		}
	}
	for i := range p.players {
		if err := p.players[i].checkShape(onMap, len(p.chart.Ports)); err != nil {
			return err
		}
	}
	cards := [DeckSize]bool{}
	for _, c := range p.deck {
		if int(c) >= DeckSize || cards[c] {
			return fmt.Errorf("the position's deck holds a card twice or one that does not exist")
		}
		cards[c] = true
	}
	return p.checkStepShape()
}

func (p *Position) checkHexShape(i int, seatOK func(game.Seat) bool) error {
	h := &p.hexes[i]
	all := hexmap.DirSet(1<<6 - 1)
	if h.Terrain >= hexmap.Terrains || (h.Out|h.In|h.Made)&^all != 0 || h.Cataract > hexmap.NW || !seatOK(h.By) || !seatOK(h.LakeBy) ||
		h.Counter > Rumour || int(h.River) >= len(p.rivers) || h.River < -1 || h.Fall < 0 || h.Peak < 0 || h.Lake < 0 {
		return fmt.Errorf("the position's hex %d is wrong", i)
	}
	for _, d := range hexmap.Dirs {
		if n := p.chart.Near(hexmap.ID(i), d); n == hexmap.None && h.Made.Has(d) {
			return fmt.Errorf("the position's hex %d is wrong", i)
		}
	}
	return nil
}

func (s *seat) checkShape(onMap func(hexmap.ID) bool, ports int) error {
	e := &s.Trip
	ok := s.Colour < MaxSeats && s.Specialty < Specialties && s.Where <= dead && int(s.Chosen) < ports && s.Chosen >= -1 &&
		onMap(e.At) && onMap(e.From) && onMap(e.TripsTo) && int(e.Port) < ports && e.Port >= -1 && e.Mode < Modes && e.Level < Levels &&
		(s.Where != inAfrica || e.At != hexmap.None)
	for _, id := range e.Track {
		ok = ok && onMap(id) && id != hexmap.None
	}
	for i := range s.Caches {
		ok = ok && onMap(s.Caches[i].At)
	}
	if !ok {
		return fmt.Errorf("the position's player %s is wrong", s.Name)
	}
	return nil
}

// checkStepShape refuses a step that its seat cannot be in.
func (p *Position) checkStepShape() error {
	t := p.top()
	pl := &p.players[t.Seat]
	ok := true
	switch t.Kind {
	case stepOutfit:
		ok = pl.Trip.Port != hexmap.NoPort && len(p.order) > 0
	case stepActivity, stepTravel:
		ok = pl.Where == inAfrica && len(p.order) > 0
	case stepPublish, stepEurope, stepSuccessor:
		ok = len(p.order) > 0
	}
	if !ok {
		return fmt.Errorf("the position's sequence of play is wrong")
	}
	return nil
}
