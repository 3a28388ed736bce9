package nile

import (
	"errors"
	"fmt"
	"unicode/utf8"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// The shape of a position read from a file: whatever stands there, the rules
// must be able to count and index without asking.

// mostOf is more of anything than a game comes to; sums of it do not overflow.
const mostOf = 1 << 20

var (
	errNames    = errors.New("the position's names are wrong")
	errOrder    = errors.New("the position's order of play is wrong")
	errSequence = errors.New("the position's sequence of play is wrong")
)

// checkShape refuses a position whose numbers point outside its lists, or
// whose parts cannot go together.
func (p *Position) checkShape() error {
	if len(p.hexes) != len(p.chart.Cells) || len(p.players) < len(p.cfg.Players) || len(p.players) > MaxSeats || !p.open() && len(p.players) > len(p.cfg.Players) || len(p.steps) == 0 || p.turn < 0 {
		return fmt.Errorf("the position does not fit this board: %d hexes, %d players, %d steps", len(p.hexes), len(p.players), len(p.steps))
	}
	for _, check := range []func() error{p.checkOrder, p.checkRivers, p.checkHexes, p.checkPeoples, p.checkSeats, p.checkDecks, p.checkNames, p.checkEdition, p.checkStep} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// aSeat reports whether s is one of the players, or nobody.
func (p *Position) aSeat(s game.Seat) bool { return s >= game.Nobody && int(s) < len(p.players) }

func (p *Position) checkOrder() error {
	if n := len(p.order); n != 0 && n != len(p.players) || p.next < 0 || int(p.next) >= max(1, n) || !p.aSeat(p.winner) {
		return errOrder
	}
	seen := [MaxSeats]bool{}
	for _, s := range p.order {
		if !p.aSeat(s) || s < 0 || seen[s] {
			return errOrder
		}
		seen[s] = true
	}
	for _, s := range p.steps {
		if !p.aSeat(s.Seat) || s.Seat < 0 || int(s.Kind) >= len(steps) {
			return errSequence
		}
	}
	for _, n := range p.epics {
		if n < 0 {
			return errOrder
		}
	}
	r := &p.records
	for _, s := range [4]game.Seat{r.MountainBy, r.FallBy, r.LakeBy, r.RiverBy} {
		if !p.aSeat(s) {
			return errOrder
		}
	}
	return nil
}

func (p *Position) checkRivers() error {
	ok := len(p.rivers) >= len(p.chart.Rivers)
	for i := range p.rivers {
		want := hexmap.NoRiver
		if i < len(p.chart.Rivers) {
			want = hexmap.RiverID(i)
		}
		ok = ok && p.rivers[i].Named == want && p.rivers[i].Least >= 0
	}
	if !ok {
		return errors.New("the position's rivers are not those of this board")
	}
	return nil
}

func (p *Position) checkHexes() error {
	for i := range p.hexes {
		if !p.hexInShape(hexmap.ID(i)) {
			return fmt.Errorf("the position's hex %d is wrong", i)
		}
	}
	return nil
}

func (p *Position) hexInShape(id hexmap.ID) bool {
	h := &p.hexes[id]
	const all = hexmap.DirSet(1<<6 - 1)
	if h.Terrain >= hexmap.Terrains || (h.Out|h.In|h.Made)&^all != 0 || h.Cataract > hexmap.NW || !p.aSeat(h.By) || !p.aSeat(h.LakeBy) ||
		h.Counter > Rumour || int(h.River) >= len(p.rivers) || h.River < -1 || h.Fall < 0 || h.Peak < 0 || h.Lake < 0 {
		return false
	}
	if p.chart.Cells[id].Ground != hexmap.Land && (h.Terrain != hexmap.Blank || h.Counter != NoCounter) {
		return false
	}
	for _, d := range hexmap.Dirs {
		if h.Made.Has(d) && p.chart.Near(id, d) == hexmap.None {
			return false
		}
	}
	return true
}

func (p *Position) checkSeats() error {
	for i := range p.players {
		if s := &p.players[i]; !s.inShape(hexmap.ID(len(p.chart.Cells)), len(p.chart.Ports)) {
			return fmt.Errorf("the position's player %s is wrong", s.Name)
		}
	}
	return nil
}

func (s *seat) inShape(cells hexmap.ID, ports int) bool {
	e := &s.Trip
	onMap := func(id hexmap.ID) bool { return id >= hexmap.None && id < cells }
	aPort := func(n hexmap.PortID) bool { return n >= hexmap.NoPort && int(n) < ports }
	ok := s.Colour < MaxSeats && s.Specialty < deck.Callings && s.Where <= dead && (s.Explorers > 0 || s.Explorers == 0 && s.Where == dead) && aPort(s.Chosen) && aPort(e.Port) &&
		onMap(e.At) && onMap(e.From) && onMap(e.TripsTo) && e.Mode < Modes && e.Level < Levels && (s.Where != inAfrica || e.At != hexmap.None) &&
		inBounds(e.Have) && inBounds(s.Last) && s.Money < mostOf && s.Points < mostOf && s.Points > -mostOf && s.JustPub < mostOf && s.Given < mostOf && e.Fresh < mostOf &&
		e.Allowance >= 0 && e.Allowance < 16 && e.Trips >= 0 && e.DryCamels >= 0 && e.LaidUp >= 0 && e.LaidUp <= laidUp && s.Scored < 1<<3
	for _, id := range e.Track {
		ok = ok && onMap(id) && id != hexmap.None
	}
	for i := range s.Caches {
		ok = ok && onMap(s.Caches[i].At) && inBounds(s.Caches[i].Have)
	}
	return ok && s.notesInShape(cells)
}

func inBounds(have [Items]int32) bool {
	for _, n := range have {
		if n < 0 || n >= mostOf {
			return false
		}
	}
	return true
}

// checkDecks looks at what chance draws from: the Event cards, and the faces
// of the discovery counters, of which there must be one for each face down.
func (p *Position) checkDecks() error {
	cards := [deck.Size]bool{}
	for _, c := range p.deck {
		if int(c) >= deck.Size || cards[c] {
			return errors.New("the position's deck holds a card twice or one that does not exist")
		}
		cards[c] = true
	}
	lying := int(p.hand)
	for i := range p.hexes {
		if p.hexes[i].Counter == Facedown {
			lying++
		}
	}
	ok := p.hand >= 0 && lying <= len(p.faces)
	for _, f := range p.faces {
		ok = ok && f >= Livingstone && f <= Rumour
	}
	if !ok {
		return errors.New("the position's discovery counters are wrong")
	}
	return nil
}

// checkNames refuses names of things that are not there, that nobody gave, or
// that a player could not have written.
func (p *Position) checkNames() error {
	for i := range p.names {
		n := &p.names[i]
		h := &p.hexes[n.At]
		if !h.has(n.What) || !h.published() || !p.aSeat(n.By) || (n.Explorer < 1) != (n.By == game.Nobody) || n.By == game.Nobody && len(p.cfg.Map) == 0 || n.Month < 0 || n.Text == "" ||
			CleanName(n.What, n.Text) != n.Text || utf8.RuneCountInString(n.Text) > MostName ||
			n.What == RiverFeature && p.rivers[h.River].Named != hexmap.NoRiver {
			return errNames
		}
	}
	return nil
}

// checkStep refuses a step that its seat cannot be in.
func (p *Position) checkStep() error {
	t := p.top()
	fits := steps[t.Kind].fits
	ok := fits == nil || fits(p, t.Seat)
	if len(p.order) > 0 && p.settingOut() {
		ok = ok && p.chosenBefore(game.Seat(len(p.players)))
	}
	if !ok {
		return errSequence
	}
	return nil
}

// chosenBefore reports whether every seat before s has chosen a port.
func (p *Position) chosenBefore(s game.Seat) bool {
	for i := range s {
		if p.players[i].Chosen == hexmap.NoPort {
			return false
		}
	}
	return true
}
