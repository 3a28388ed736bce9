package tell

import (
	"strconv"
	"sync"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// Line is what is told of one event.
type Line struct {
	Text string
	Rule game.Rule
	Dice string // what was rolled and what it had to be, "" if nothing was
	Seat game.Seat
	At   hexmap.ID // None where there is no place
	// Minor lines are left out where room is short, and in what is told to
	// players who were away.
	Minor bool
	// Worn is told in a wording that was used before, or that another seat begins with.
	Worn bool
	// Wording is which of them it is, by a name of its own: a key and a number.
	Wording string
	of      int // of so many wordings
}

// Fresh reports whether a sentence is unlike those said shortly before.
type Fresh func(text string) bool

// Pen is what a journal is written with. Game is a number of this game's own, known from what all
// were told: other games begin in other words. Ago is how many sentences ago the like of a line was
// written; Never for one that is new.
type Pen struct {
	Game uint32
	Ago  func(l *Line) int
}

// Never is the answer of Ago to a sentence unlike all there were.
const Never = 1 << 20

// TellOwn is Tell, or where here without the place, as the explorer whose event it is writes
// it, of himself or herself as I: in that wording the like of which was said longest ago, the
// usual one where there is nothing to choose.
func TellOwn(v nile.View, e game.Event, here bool, pen Pen) (line Line, ok bool) {
	return pen.rarest(v, e, func(salt uint32) (Line, bool) { return tellSalted(v, e, manner{here: here, own: true}, salt) })
}

// manner is how an event is told: where it was is known already; by whose it is; so many
// explorers before the one who has the seat's work now (27); as news.
type manner struct {
	here, own, news bool
	since           int
}

// rarest tells in the wording the like of which was written longest ago. Each seat begins with
// wordings of its own, so that the journals of a table, none of which knows the others, hardly
// share a sentence.
func (p *Pen) rarest(v nile.View, e game.Event, tell func(salt uint32) (Line, bool)) (line Line, ok bool) {
	seats, seat := uint32(v.Seats()), e.Seat
	if seat == game.Nobody { // what befell all, as this journal has it
		seat = max(0, v.Seat())
	}
	first, best := words.SaltOf(int32(e.Kind), int32(p.Game)), -1
	one, told := tell(first)
	all := uint32(max(one.of, 1))
	for turn := range seats { // first its own, then its neighbours', which they will come to last
		whose := (uint32(seat) + turn) % seats
		for n := range (all + seats - 1 - whose) / seats {
			if !told || best == Never {
				break
			}
			k := n
			if turn > 0 {
				k = (all+seats-1-whose)/seats - 1 - n
			}
			l, _ := tell(first%all + whose + k*seats)
			if ago := p.Ago(&l); ago > best {
				best, line = ago, l
				line.Worn = ago != Never || turn > 0
			}
		}
	}
	return line, told
}

// teller tells one event.
type teller struct {
	v    nile.View
	e    game.Event
	b    blanks
	salt uint32
	own  bool // told by whose event it is
	news bool // told to whoever was away
	past int  // how many have taken up the seat's work since (27)
	line Line
}

// say puts a key into words: in the writer's own, where there are any.
func (t *teller) say(key string) string {
	if own := "own." + key; t.own && words.Has(own) {
		key = own
	}
	n := words.Default().Wordings(key)
	if t.line.of == 0 {
		t.line.of = n
	}
	if t.line.Wording == "" {
		t.line.Wording = key + " " + strconv.Itoa(int(t.salt%uint32(max(n, 1))))
	}
	return say(key, t.salt, t.b)
}

// Tell puts an event into words, as the seat whose view it is may know it; ok
// is false for events that need no line. The same event always reads the same.
func Tell(v nile.View, e game.Event) (line Line, ok bool) {
	return tellSalted(v, e, manner{}, words.SaltOf(int32(e.Kind), int32(e.Seat), e.At, e.Args[0], e.Args[1], e.Args[2]))
}

// tellSalted tells an event in the wording that a number picks.
func tellSalted(v nile.View, e game.Event, as manner, salt uint32) (line Line, ok bool) {
	t := teller{v: v, e: e, b: blanks{}, own: as.own, news: as.news, past: as.since, salt: salt}
	t.line = Line{Rule: e.Rule, Seat: e.Seat, At: hexmap.ID(e.At)}
	t.common()
	if _, placed := t.b["where"]; placed && as.here {
		t.b["where"] = words.Known(t.whereOf())
	}
	key := t.key()
	if key == "" {
		return Line{}, false
	}
	t.line.Text = t.say(key)
	t.more()
	return t.line, true
}

// common fills the blanks that many wordings have.
func (t *teller) common() {
	if t.e.Seat != game.Nobody && int(t.e.Seat) < t.v.Seats() {
		t.b["who"] = t.bearer()
	}
	if t.onMap() {
		id := hexmap.ID(t.e.At)
		as := *t // the wording may be picked anew before it is asked
		t.b["where"] = words.Later(sync.OnceValue(as.whereOf))
		h := t.v.Hex(id)
		t.b["terrain"] = Terrain(h.Terrain)
		t.b["river"] = River(h)
	}
	if t.e.Kind >= nile.TribeMapped && t.e.Kind <= nile.Ministered || t.e.Kind == nile.Treated || t.e.Kind == nile.Died {
		t.b["people"], t.b["leader"] = peopleOf(t.v, t.e)
	}
}

// bearer is the name of whose event it is: the explorer's, and the player's where players
// are meant.
func (t *teller) bearer() string {
	switch t.e.Kind {
	case nile.Won, nile.PlaysFirst, nile.CounterPlaced, nile.SeatJoined, nile.HandedOver, nile.SittingEnded:
		return t.v.Player(t.e.Seat).Name
	case nile.NewExplorer:
		return MadeName(t.v, t.e.Seat, nile.As[nile.NewExplorerEvent](t.e).Number)
	case nile.SpecialtyChosen:
		return ExplorerOf(t.v, t.e.Seat, t.v.Player(t.e.Seat).Explorers)
	}
	if t.past > 0 {
		return ExplorerOf(t.v, t.e.Seat, t.v.Player(t.e.Seat).Explorers-t.past)
	}
	return Explorer(t.v, t.e.Seat)
}

func (t *teller) onMap() bool { return t.e.At >= 0 && int(t.e.At) < len(t.v.Map().Cells) }

// mine reports whether the event is of the seat whose view it is.
func (t *teller) mine() bool { return t.e.Seat == t.v.Seat() }

// what fills in "n of an item".
func (t *teller) what(i nile.Item, n int) { t.b["what"] = Item(i, n) }

func (t *teller) money(name string, dollars int) { t.b[name] = words.Money(dollars) }

func (t *teller) port(p hexmap.PortID) { t.b["port"] = Port(t.v.Map(), p) }

func (t *teller) bought(x nile.BoughtEvent) string {
	t.money("money", x.Left)
	if x.Holds == 0 {
		t.b["what"] = Things(x.Item)
		return "bought.none"
	}
	t.what(x.Item, x.Holds)
	return "bought"
}

func (t *teller) modeChanged(x nile.ModeChangedEvent) string {
	t.b["mode"], t.b["n"], t.b["left"] = Mode(x.Mode), x.Points, x.Left
	if x.Left == x.Points {
		return "mode.full"
	}
	return either(x.Left == 0, "mode.none", "mode")
}

// lostWay goes by the number to beat, which tells the country left behind; by canoe the
// river is what one is lost on.
func (t *teller) lostWay(way nile.WayEvent) string {
	t.line.Dice = t.sum("dice.sum", "dice.plain")
	if way.Mode == nile.ByCanoe {
		return "lost.river"
	}
	switch n := way.Beat; {
	case n <= 1:
		return "lost.open"
	case n == 2:
		return "lost.broken"
	case n < 5:
		return "lost.close"
	}
	return "lost.tangled"
}

func (t *teller) moved() string {
	if !t.onMap() {
		return ""
	}
	id := hexmap.ID(t.e.At)
	if p := t.v.Map().Cells[id].Port; p != hexmap.NoPort {
		t.b["port"] = Port(t.v.Map(), p)
		if inland(t.v.Map(), p) {
			return "moved.port.inland"
		}
		return "moved.port"
	}
	if t.v.Hex(id).Terrain == hexmap.Blank { // forgotten since
		return "moved.blank"
	}
	if t.e.Rule == nile.RuleIntoBlank && t.own { // no card was drawn for it: others have been here
		return "moved.unseen"
	}
	if t.e.Rule == nile.RuleIntoBlank { // no path is known there yet, and the card says what it is
		return "moved.new"
	}
	over := "way.over." + t.v.Hex(id).Terrain.String()
	if nile.As[nile.MovedEvent](t.e).Mode == nile.ByCanoe { // along the coast or up a river, whatever lies beside it
		over = "way.over.water"
	}
	t.b["over"] = phrase(over, nil)
	key := [...]string{"moved.foot", "moved.canoe", "moved.mounted"}[min(nile.As[nile.MovedEvent](t.e).Mode, nile.Modes-1)]
	if key == "moved.foot" && t.peopled() {
		return t.among(key, "moved.foot.peopled")
	}
	return key
}

func (t *teller) wentOver(x nile.WentOverEvent) string {
	if t.b["n"] = x.Canoes; x.Canoes == 0 {
		return "over.none"
	}
	have := [nile.Items]int{
		nile.Bearers: x.Bearers, nile.Guides: x.Guides, nile.Askaris: x.Askaris, nile.Rations: x.Rations, nile.Gifts: x.Gifts,
	}
	if t.b["what"] = Items(have); t.b["what"] == "" {
		return "over.only"
	}
	return "over"
}

// sum tells a die, its modifiers and what it had to be.
func (t *teller) sum(withMods, plain string) string {
	x := nile.As[nile.WayEvent](t.e)
	b := blanks{"die": x.Die, "mods": words.Signed(x.Mods), "sum": x.Die + x.Mods, "beat": x.Beat}
	switch {
	case x.Mods == 0:
		return phrase(plain, b)
	case x.Mods >= x.Beat: // no throw is low enough, and it is said why
		return phrase("dice.sum.never", b)
	}
	return phrase(withMods, b)
}

// facesOf lists what dice showed.
func facesOf(rolls []game.Roll) string {
	if len(rolls) == 0 {
		return ""
	}
	return phrase("dice.faces", blanks{"faces": plusFaces(rolls)})
}

// more adds a second sentence where there is one.
func (t *teller) more() {
	add := func(key string) { t.line.Text = words.Sentences(t.line.Text, t.say(key)) }
	addIf := func(may bool, key string) {
		if may {
			add(key)
		}
	}
	switch t.e.Kind {
	case nile.Sailed:
		addIf(nile.As[nile.SailedEvent](t.e).Lost > 0 && t.mine(), "sailed.lost")
	case nile.LostWay:
		addIf(nile.As[nile.WayEvent](t.e).GuideGone, "lost.guide")
	case nile.CameHome:
		addIf(nile.As[nile.CameHomeEvent](t.e).Sold > 0 && t.mine(), "home.sold")
	case nile.Died:
		addIf(nile.As[nile.DiedEvent](t.e).Unpublished > 0, "dead.hexes")
	case nile.DisasterStrikes:
		t.saved(add)
	case nile.Bartered:
		addIf(nile.As[nile.BarteredEvent](t.e).Muskets > 0 && t.mine(), "bartered.musket")
	case nile.Volley:
		x := nile.As[nile.VolleyEvent](t.e)
		addIf(x.Breaks, either(x.Attack == nile.TheirAttack, "volley.break.we", "volley.break.they"))
	}
}
