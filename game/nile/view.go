package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// View is what one seat may see of a position. Windows and bots look at a
// game through views only. It costs nothing to make and is good until the
// next command.
type View struct {
	p    *Position
	seat game.Seat
}

// View is the position as the seat sees it; with game.Nobody, as everybody
// may see it.
func (p *Position) View(s game.Seat) View { return View{p, s} }

// Seat is whose view this is.
func (v View) Seat() game.Seat { return v.seat }

// acts reports whether the viewing seat is the one that chooses now: what its
// party has, and what follows from that, is told to nobody else.
func (v View) acts() bool { return v.seat != game.Nobody && v.p.ToMove() == v.seat }

// Settings are the game's settings.
func (v View) Settings() Settings { return v.p.cfg }

// Map is the board of 1820.
func (v View) Map() *hexmap.Map { return v.p.chart }

// Phase is what is being done now.
func (v View) Phase() Phase { return v.p.top().Kind }

// ToMove is the seat that chooses now, Nobody when the game is over.
func (v View) ToMove() game.Seat { return v.p.ToMove() }

// Turn is the number of the month; 0 is April 1821.
func (v View) Turn() int { return int(v.p.turn) }

// Date is the month (1–12) and year of a turn.
func Date(turn int) (month, year int) { return (turn+3)%12 + 1, 1821 + (turn+3)/12 }

// Order is the order of play, empty until it has been rolled for.
func (v View) Order() []game.Seat { return v.p.order }

// Winner is the seat that has won, Nobody as long as nobody has.
func (v View) Winner() game.Seat { return v.p.winner }

// Result is how the game has ended, if it has (7).
func (v View) Result() game.Result { return v.p.Result() }

// Target is the number of points to win.
func (v View) Target() int { return v.p.cfg.Target }

// Seats is the number of players.
func (v View) Seats() int { return len(v.p.players) }

// CountersLeft is how many discovery counters are still to be placed.
func (v View) CountersLeft() int { return int(v.p.hand) }

// State says how far a hex has been mapped.
type State uint8

// The states of a hex (3.2).
const (
	NotLand   State = iota // sea, foreign land
	Unmapped               // blank
	Explored               // mapped, not published
	Published              // published by a player
	Printed                // on the map of 1820
)

func (p *Position) stateOf(id hexmap.ID) State {
	switch h := &p.hexes[id]; {
	case p.chart.Cells[id].Ground != hexmap.Land:
		return NotLand
	case h.Terrain == hexmap.Blank:
		return Unmapped
	case h.Printed:
		return Printed
	case h.By != game.Nobody:
		return Published
	}
	return Explored
}

// HexView is one hex as the seat sees it.
type HexView struct {
	State    State
	Terrain  hexmap.Terrain
	Out, In  hexmap.DirSet
	Breadth  int // hexes upstream drawn so far, for the breadth of the line
	Cataract hexmap.Dir
	Fall     int // feet
	Peak     int // feet
	Lake     int // square miles of this hex
	Oasis    bool
	Salt     bool
	River    string // its name, "" if none flows here or it has none
	// Names that players have given (22.7), "" where there is none: of the lake
	// the hex is part of, its peak, its waterfall.
	LakeName, PeakName, FallName string
	By                           game.Seat // who published it, Nobody otherwise
	Since                        int       // the turn in which a player published it
	Counter                      Counter
	// Known has a bit for each seat whose living explorer knows the hex and
	// could publish it.
	Known uint8
	// Caches has a bit for each seat with a cache here, as far as this seat can
	// know: its own, and what dead explorers left in published land (17).
	Caches uint8
	// Mine: this seat's explorer knows it (or it is published), so that it
	// costs one movement point and cannot be missed.
	Mine bool
}

// Hex is the hex id as it is on the board: what is mapped is drawn there for
// everybody to see (10.26). What the seat could tell of it by itself is Own.
func (v View) Hex(id hexmap.ID) (out HexView) {
	p := v.p
	if out.State = p.stateOf(id); out.State == NotLand {
		out.By = game.Nobody
		return out
	}
	h := &p.hexes[id]
	out.Terrain, out.Out, out.In, out.Cataract, out.Fall = h.Terrain, h.Out, h.In, h.Cataract, int(h.Fall)
	out.Peak, out.Lake, out.Oasis, out.Salt = int(h.Peak), int(h.Lake), h.Oasis, h.Salt
	out.By, out.Counter, out.Since = h.By, h.Counter, int(h.Month)
	out.River = p.riverName(h.River)
	out.LakeName, out.PeakName, out.FallName = p.featureNames(id)
	for s := range p.players {
		pl := &p.players[s]
		if out.State == Explored && pl.Where != dead && pl.Known.has(id) {
			out.Known |= 1 << s
		}
	}
	if p.laid.has(id) {
		out.Caches = v.cachesAt(id)
	}
	if h.In != 0 {
		out.Breadth = p.upstream(id, p.inTo)
	}
	out.Mine = v.seat != game.Nobody && p.familiar(&p.players[v.seat], id)
	return out
}

// Place is where an explorer is.
type Place uint8

// The places.
const (
	Europe Place = iota
	Africa
	Grave
)

// SeatView is one player as the seat sees them.
type SeatView struct {
	Name      string
	Colour    uint8
	Specialty deck.Specialty
	Where     Place
	Points    int
	Money     int
	Explorers int
	// Port is the port chosen in secret; NoPort when none is, or when this
	// seat may not see it. PortChosen tells that one is.
	Port       hexmap.PortID
	PortChosen bool
	// Unpublished is how many hexes the explorer could publish, Promise what
	// they are worth by the schedule alone.
	Unpublished, Promise int
	// Notes is how many things the explorer has in his notebook (20, 24).
	Notes int
}

// Player is the player in seat s.
func (v View) Player(s game.Seat) SeatView {
	p := &v.p.players[s]
	out := SeatView{
		Name: p.Name, Colour: p.Colour, Specialty: p.Specialty, Where: Place(p.Where), Points: int(p.Points),
		Money: int(p.Money), Explorers: int(p.Explorers), Port: hexmap.NoPort, PortChosen: p.Chosen != hexmap.NoPort,
	}
	if s == v.seat || len(v.p.order) > 0 {
		out.Port = p.Chosen
	}
	out.Unpublished, out.Promise = v.p.promise(s)
	out.Notes = len(p.Notes)
	return out
}

// Sheet is an expedition sheet (6.5): what the party is and has, and what
// follows from it. It is also the outfit while outfitting.
type Sheet struct {
	Port      hexmap.PortID
	At        hexmap.ID // None while outfitting
	Began     int       // turn
	Mode      Mode
	Level     Level
	Allowance int // movement points of this turn
	Left      int // of these not yet spent
	Halted    bool
	Sick      bool
	Ill       [3]int // sick bearers, guides, askaris of those in Have
	Captive   bool
	Hungry    bool
	Labours   bool
	Disgraced bool
	Have      [Items]int
	Fresh     int
	People    int // the explorer included
	Load      [Modes]Load
	// Needs is rations a turn; Turns how many turns the dry rations last.
	Needs int
	Turns float64
	// Thirst is the water one turn in the desert takes. Drinks says whether it is due at the
	// end of this one, were it to end now: for the party has been in dry desert (5.4444).
	Thirst int
	Drinks bool
	// Watered reports whether there is water where the party stands, free as far as it can be carried (5.4443).
	Watered bool
	// Crew is bearers per canoe, rounded down; CrewLoss the points it costs (9.22–9.25).
	Crew, CrewLoss int
	Track          []hexmap.ID
	// Spend is the money spent on the outfit so far, Purse what there was.
	Spend, Purse int
	Last         [Items]int // the outfit before this one
}

// Load is how much there is to carry, and what can be carried, in one mode of
// travel (6.51–6.53). Able is false where the mode is impossible; Why is then
// a key into the program's words.
type Load struct {
	Cost, Capability int // items of weight
	Able             bool
	Why              string
}

// Sheet is the expedition sheet of seat s; ok is false when there is none:
// the explorer is in Europe (and not outfitting) or dead. Another's sheet has no
// more on it than everybody at the table can see: see Sheet.Public.
func (v View) Sheet(s game.Seat) (sheet Sheet, ok bool) {
	if ok = v.p.sheet(s, &sheet); s != v.seat {
		sheet = sheet.Public()
	}
	return sheet, ok
}

// Public is what everybody at the table can see of an expedition: where its
// counter stands and has been, how it travels and how far it may still go this
// turn, and how the explorer does. Who goes with him, what he has bought, and all
// that follows from it, is his own affair.
func (s *Sheet) Public() Sheet {
	return Sheet{
		Port: s.Port, At: s.At, Began: s.Began, Mode: s.Mode, Level: s.Level, Allowance: s.Allowance, Left: s.Left,
		Halted: s.Halted, Sick: s.Sick, Captive: s.Captive, Track: s.Track,
	}
}

// Worth is one line of what a hex would score (22).
type Worth struct {
	Reason Reason
	Points int
	Figure int
}

// Worth is what the viewing seat would score for publishing the hex now, line by
// line: the schedule, finds there, and records it would set.
func (v View) Worth(id hexmap.ID) []Worth {
	if v.seat == game.Nobody {
		return nil
	}
	return v.p.worth(v.seat, id)
}

// Term is one line of the sum behind a chance: what, and how much it adds.
type Term struct {
	Key   string // into the program's words: "guide", "cautious", "leaving jungle"…
	Value int
}

// Preview is what the player is shown before a choice: the costs, and the sum
// behind its odds.
type Preview struct {
	Cost, Left int    // movement points it takes and leaves
	Unknown    bool   // the hex is unknown to this explorer
	Follows    int    // −1 downstream, +1 upstream, 0 no river followed
	Terms      []Term // modifiers to the die
	Beat       int    // the number the total must be above
	GuideGoes  bool   // whoever loses the way loses a guide with it (12)
	Water      int    // water needed to enter, 0 if none
	Trips      int    // portage trips still needed
	Falls      FallsOdds
	// Back is what may be found in a blank hex that would send the party back
	// where it came from (9.44): which rule would bar it, and why.
	Back []game.Refusal
	Rule game.Rule
}

// Preview explains a choice of the viewing seat; of another's it tells nothing.
func (v View) Preview(c game.Choice) Preview {
	if v.seat == game.Nobody || c.Seat != v.seat {
		return Preview{}
	}
	return v.p.preview(c)
}

// Why says why the viewing seat may not enter a hex it touches now, or the zero
// Refusal when it may.
func (v View) Why(id hexmap.ID) game.Refusal {
	if !v.acts() {
		return game.Refusal{Rule: "8.3", Why: "not-travelling"}
	}
	return v.p.whyNot(id)
}

// Records are the greatest things published so far: the figure and the seat
// that holds it (Nobody: none yet).
type Records struct {
	Mountain, Fall, Lake, River         int
	MountainBy, FallBy, LakeBy, RiverBy game.Seat
	NileFound                           bool
}

// Records are the standing records (24, 25).
func (v View) Records() Records {
	r := &v.p.records
	return Records{
		int(r.Mountain), int(r.Fall), int(r.Lake), int(r.River),
		r.MountainBy, r.FallBy, r.LakeBy, r.RiverBy, r.Nile,
	}
}

func ints(a [Items]int32) (out [Items]int) {
	for i, n := range a {
		out[i] = int(n)
	}
	return out
}
