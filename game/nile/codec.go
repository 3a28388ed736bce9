package nile

import (
	"fmt"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/codec"
	"sourceofthenile/game/nile/deck"
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

	mostText     = 4096    // bytes of a name
	mostSettings = 1 << 16 // bytes: a map that is carried is with them
)

// Append appends the canonical encoding: equal positions, equal bytes.
func (p *Position) Append(buf []byte) []byte {
	ar := codec.To(buf)
	p.walk(ar)
	return ar.Bytes()
}

// Decode reads a position that Append wrote, and checks it.
func (r Rules) Decode(data []byte) (game.Position, error) {
	m, err := r.chart()
	if err != nil {
		return nil, err
	}
	p := &Position{chart: m, fixed: fix(m)}
	ar := codec.From(data)
	p.walk(ar)
	if err := ar.End(); err != nil {
		return nil, fmt.Errorf("the position: %w", err)
	}
	if err := p.checkShape(); err != nil {
		return nil, err
	}
	p.findCaches()
	return p, p.SoundAll()
}

// walk visits every field of the position, in a fixed order.
func (p *Position) walk(ar *codec.Archive) {
	format := formatPlain
	switch {
	case p.beyondGame1() || p.anyMonths():
		format = formatLatest
	case p.anySights():
		format = formatSights
	case len(p.names) > 0:
		format = formatNames
	}
	codec.Num(ar, &format)
	if format < formatPlain || format > formatLatest {
		ar.Fail(fmt.Errorf("format %d, this program reads %d to %d", format, formatPlain, formatLatest))
	}
	cfg := string(p.cfg.Encode())
	if ar.Text(&cfg, mostSettings); ar.Reading() && ar.Err() == nil {
		var err error
		p.cfg, err = ParseSettings([]byte(cfg))
		p.edition = p.cfg.Edition()
		ar.Fail(err)
	}
	codec.Num(ar, &p.turn)
	codec.Numbers(ar, &p.order, MaxSeats)
	codec.Num(ar, &p.next)
	codec.List(ar, &p.steps, mostSteps, func(s *step) { codec.Num(ar, &s.Kind); codec.Num(ar, &s.Seat) })
	codec.List(ar, &p.players, MaxSeats, func(s *seat) { s.walk(ar) })
	codec.List(ar, &p.hexes, maxCells, func(h *hexState) { h.walk(ar) })
	codec.List(ar, &p.rivers, mostRivers, func(r *river) { codec.Num(ar, &r.Named); codec.Num(ar, &r.Least); ar.Bool(&r.Source) })
	codec.List(ar, &p.tribes, mostTribes, func(t *tribe) { t.walk(ar) })
	codec.Fixed(ar, p.epics[:])
	codec.Numbers(ar, &p.deck, deck.Size)
	codec.Numbers(ar, &p.faces, len(allFaces))
	codec.Num(ar, &p.hand)
	p.records.walk(ar)
	codec.Num(ar, &p.winner)
	codec.Num(ar, &p.erased)
	if format >= formatNames {
		codec.List(ar, &p.names, mostNames, func(n *givenName) { n.walk(ar) })
		if ar.Reading() && ar.Err() == nil {
			ar.Fail(p.bindNames())
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
func (p *Position) walkMonths(ar *codec.Archive) {
	for i := range p.players {
		pl := &p.players[i]
		e := &pl.Trip
		ar.Bool(&e.WentBack, &e.Short, &e.Spares, &e.Triumph)
		codec.Num(ar, &e.LaidUp)
		codec.Num(ar, &pl.Scored)
	}
}

// AppendLike is Append in the format that like was written in, so that a game
// kept by an older program can be compared with where its log leads: what it
// could not hold is left out.
func (Rules) AppendLike(pos game.Position, like, buf []byte) []byte {
	q := *pos.(*Position)
	format := formatPlain
	codec.Num(codec.From(like), &format)
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

// walkSet walks a set of hexes.
func walkSet(ar *codec.Archive, s *hexSet) {
	for i := range s {
		s[i] = uint64(ar.Int64(int64(s[i])))
	}
}

func (r *records) walk(ar *codec.Archive) {
	codec.Num(ar, &r.Mountain, &r.Fall, &r.Lake, &r.River)
	codec.Num(ar, &r.MountainBy, &r.FallBy, &r.LakeBy, &r.RiverBy)
	ar.Bool(&r.Nile)
}

func (t *tribe) walk(ar *codec.Archive) {
	codec.Num(ar, &t.At)
	codec.Num(ar, &t.Name)
	codec.Num(ar, &t.Strength)
	codec.Num(ar, &t.First)
	ar.Bool(&t.Kingdom)
	codec.Num(ar, &t.Attitude)
	codec.Fixed(ar, t.To[:])
	codec.Num(ar, &t.Friend, &t.Parleyed, &t.Met, &t.Beaten)
}

func (m *meeting) walk(ar *codec.Archive) {
	codec.Num(ar, &m.Tribe)
	codec.Num(ar, &m.Policy)
	codec.Num(ar, &m.Warriors, &m.AtFirst, &m.Askaris, &m.Prisoners, &m.Given)
	codec.Num(ar, &m.Die)
	ar.Bool(&m.Treating, &m.Ours, &m.First, &m.Found, &m.Traded, &m.Hostile)
}

func (h *hexState) walk(ar *codec.Archive) {
	codec.Num(ar, &h.Terrain)
	codec.Num(ar, &h.Out)
	codec.Num(ar, &h.In)
	codec.Num(ar, &h.Made)
	codec.Num(ar, &h.Cataract)
	codec.Num(ar, &h.Tribe)
	ar.Bool(&h.Printed)
	ar.Bool(&h.Salt)
	ar.Bool(&h.Oasis)
	codec.Num(ar, &h.By)
	codec.Num(ar, &h.Counter)
	codec.Num(ar, &h.Above)
	codec.Num(ar, &h.River)
	codec.Num(ar, &h.Fall)
	codec.Num(ar, &h.Peak)
	codec.Num(ar, &h.Lake)
	codec.Num(ar, &h.LakeBy)
	codec.Num(ar, &h.Month)
}

func (s *seat) walk(ar *codec.Archive) {
	ar.Text(&s.Name, mostText)
	codec.Num(ar, &s.Colour)
	codec.Num(ar, &s.Specialty)
	codec.Num(ar, &s.Where)
	codec.Num(ar, &s.Points)
	codec.Num(ar, &s.Money)
	codec.Num(ar, &s.Explorers)
	codec.Num(ar, &s.JustPub)
	codec.Num(ar, &s.Given)
	codec.Num(ar, &s.JustHexes)
	codec.Num(ar, &s.Chosen)
	walkSet(ar, &s.Known)
	s.Trip.walk(ar)
	for i := range s.Caches {
		c := &s.Caches[i]
		codec.Num(ar, &c.At)
		ar.Bool(&c.Orphan)
		ar.Bool(&c.Opened)
		codec.Fixed(ar, c.Have[:])
	}
	codec.List(ar, &s.Notes, mostNotes, func(n *note) {
		codec.Num(ar, &n.Reason)
		codec.Num(ar, &n.Points)
		codec.Num(ar, &n.What)
		codec.Num(ar, &n.At)
	})
	codec.Fixed(ar, s.Talked[:])
	codec.Num(ar, &s.Epic)
	codec.Num(ar, &s.EpicRate)
	codec.Num(ar, &s.EpicHexes)
	codec.Fixed(ar, s.Last[:])
}

func (e *expedition) walk(ar *codec.Archive) {
	codec.Num(ar, &e.At)
	codec.Num(ar, &e.From)
	codec.Num(ar, &e.Port)
	codec.Num(ar, &e.Began)
	codec.Num(ar, &e.Mode)
	codec.Num(ar, &e.Level)
	codec.Num(ar, &e.Spent)
	codec.Num(ar, &e.Allowance)
	ar.Bool(&e.Moved, &e.Halted, &e.Mapped, &e.Sick, &e.Hungry, &e.Labours, &e.Disgraced)
	codec.Num(ar, &e.DryCamels)
	codec.Num(ar, &e.Trips)
	codec.Num(ar, &e.TripsTo)
	codec.Num(ar, &e.Fresh)
	codec.Fixed(ar, e.Have[:])
	codec.Fixed(ar, e.Ill[:])
	codec.Num(ar, &e.HuntMod)
	codec.Num(ar, &e.Asked)
	ar.Bool(&e.NoHunt, &e.WetPowder, &e.FalseGuide, &e.Resting, &e.Fed, &e.Captive, &e.NewLand)
	codec.Num(ar, &e.GuideFrom)
	codec.Num(ar, &e.Faced)
	codec.Num(ar, &e.Months)
	codec.Num(ar, &e.Goodwill)
	e.Meeting.walk(ar)
	codec.Fixed(ar, e.Entered[:])
	walkSet(ar, &e.Charted)
	codec.Numbers(ar, &e.Track, mostTrack)
}
