package nile

import (
	"fmt"
	"slices"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

// The formats of a position, written before each. A position is written in the
// oldest that can hold it, so that the hashes of games kept by older programs
// still hold.
const (
	formatPlain  = 1 // no names given by players, nothing seen of rivers
	formatNames  = 2 // with names (22.7)
	formatSights = 3 // with names, and with what has been seen of rivers (3.22)
	formatLatest = 4 // with all that, and with what the editions ask for (P) and with what version 2 of the rules keeps of a month and an account
)

// Limits on what a position read from outside may hold.
const (
	mostSteps  = 16
	mostRivers = 4096
	mostTrack  = 1 << 16
	mostTribes = 4096
	mostNotes  = 4096
	mostNames  = 4096

	mostSettings = 1 << 16 // bytes: a map that is carried is with them
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
	format := formatPlain
	switch {
	case p.beyondGame1() || p.anyMonths():
		format = formatLatest
	case p.anySights():
		format = formatSights
	case len(p.names) > 0:
		format = formatNames
	}
	num(ar, &format)
	if ar.reading && ar.err == nil && (format < formatPlain || format > formatLatest) {
		ar.err = fmt.Errorf("the position has format %d, this program reads %d to %d", format, formatPlain, formatLatest)
	}
	cfg := string(p.cfg.Encode())
	if ar.textOf(&cfg, mostSettings); ar.reading && ar.err == nil {
		p.cfg, ar.err = ParseSettings([]byte(cfg))
		p.edition = p.cfg.Edition()
	}
	num(ar, &p.turn)
	numbers(ar, &p.order, MaxSeats)
	num(ar, &p.next)
	list(ar, &p.steps, mostSteps, func(s *step) { num(ar, &s.Kind); num(ar, &s.Seat) })
	list(ar, &p.players, MaxSeats, func(s *seat) { s.walk(ar) })
	list(ar, &p.hexes, maxCells, func(h *hexState) { h.walk(ar) })
	list(ar, &p.rivers, mostRivers, func(r *river) { num(ar, &r.Named); num(ar, &r.Least); ar.bool(&r.Source) })
	list(ar, &p.tribes, mostTribes, func(t *tribe) { t.walk(ar) })
	for i := range p.epics {
		num(ar, &p.epics[i])
	}
	numbers(ar, &p.deck, deck.Size)
	numbers(ar, &p.faces, len(allFaces))
	num(ar, &p.hand)
	p.records.walk(ar)
	num(ar, &p.winner)
	num(ar, &p.erased)
	if format >= formatNames {
		list(ar, &p.names, mostNames, func(n *givenName) { n.walk(ar) })
		if ar.reading && ar.err == nil {
			p.bindNames(ar)
		}
	}
	if format >= formatSights {
		p.walkSights(ar)
	}
	if format >= formatLatest {
		p.walkEdition(ar)
		p.walkMonths(ar)
	}
}

// anyMonths reports whether there is anything to keep that only formatLatest
// does.
func (p *Position) anyMonths() bool {
	for i := range p.players {
		pl := &p.players[i]
		if e := &pl.Trip; pl.Scored != 0 || e.WentBack || e.Short || e.Spares || e.Triumph || e.LaidUp != 0 {
			return true
		}
	}
	return false
}

// walkMonths visits what formatLatest keeps.
func (p *Position) walkMonths(ar *archive) {
	for i := range p.players {
		pl := &p.players[i]
		e := &pl.Trip
		for _, b := range [4]*bool{&e.WentBack, &e.Short, &e.Spares, &e.Triumph} {
			ar.bool(b)
		}
		num(ar, &e.LaidUp)
		num(ar, &pl.Scored)
	}
}

// AppendLike is Append in the format that like was written in, so that a game
// kept by an older program can be compared with where its log leads: what it
// could not hold is left out.
func (Rules) AppendLike(pos game.Position, like, buf []byte) []byte {
	q := *pos.(*Position)
	format := formatPlain
	num(&archive{buf: like, reading: true}, &format)
	if format < formatSights {
		q.sights = nil
	}
	if format < formatLatest {
		q.players = slices.Clone(q.players)
		for i := range q.players {
			pl := &q.players[i]
			pl.Scored = 0
			pl.Trip.WentBack, pl.Trip.Short, pl.Trip.Spares, pl.Trip.Triumph, pl.Trip.LaidUp = false, false, false, false, 0
		}
	}
	return q.Append(buf)
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

func (t *tribe) walk(ar *archive) {
	num(ar, &t.At)
	num(ar, &t.Name)
	num(ar, &t.Strength)
	num(ar, &t.First)
	ar.bool(&t.Kingdom)
	num(ar, &t.Attitude)
	for i := range t.To {
		num(ar, &t.To[i])
	}
	for _, set := range [4]*uint8{&t.Friend, &t.Parleyed, &t.Met, &t.Beaten} {
		num(ar, set)
	}
}

func (m *meeting) walk(ar *archive) {
	num(ar, &m.Tribe)
	num(ar, &m.Policy)
	for _, n := range [5]*int16{&m.Warriors, &m.AtFirst, &m.Askaris, &m.Prisoners, &m.Given} {
		num(ar, n)
	}
	num(ar, &m.Die)
	for _, b := range [6]*bool{&m.Treating, &m.Ours, &m.First, &m.Found, &m.Traded, &m.Hostile} {
		ar.bool(b)
	}
}

func (h *hexState) walk(ar *archive) {
	num(ar, &h.Terrain)
	num(ar, &h.Out)
	num(ar, &h.In)
	num(ar, &h.Made)
	num(ar, &h.Cataract)
	num(ar, &h.Tribe)
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
		ar.bool(&c.Orphan)
		ar.bool(&c.Opened)
		ar.items(&c.Have)
	}
	list(ar, &s.Notes, mostNotes, func(n *note) { num(ar, &n.Reason); num(ar, &n.Points); num(ar, &n.What); num(ar, &n.At) })
	for i := range s.Talked {
		num(ar, &s.Talked[i])
	}
	num(ar, &s.Epic)
	num(ar, &s.EpicRate)
	num(ar, &s.EpicHexes)
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
	for i := range e.Ill {
		num(ar, &e.Ill[i])
	}
	num(ar, &e.HuntMod)
	num(ar, &e.Asked)
	for _, b := range [7]*bool{&e.NoHunt, &e.WetPowder, &e.FalseGuide, &e.Resting, &e.Fed, &e.Captive, &e.NewLand} {
		ar.bool(b)
	}
	num(ar, &e.GuideFrom)
	num(ar, &e.Faced)
	num(ar, &e.Months)
	num(ar, &e.Goodwill)
	e.Meeting.walk(ar)
	for i := range e.Entered {
		num(ar, &e.Entered[i])
	}
	ar.set(&e.Charted)
	numbers(ar, &e.Track, mostTrack)
}
