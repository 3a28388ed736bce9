package tell

import (
	"strconv"
	"strings"

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
}

// teller tells one event.
type teller struct {
	v    nile.View
	e    game.Event
	b    blanks
	salt uint32
	line Line
}

// Tell puts an event into words, as the seat whose view it is may know it; ok
// is false for events that need no line. The same event always reads the same.
func Tell(v nile.View, e game.Event) (line Line, ok bool) {
	t := teller{v: v, e: e, b: blanks{}, salt: words.SaltOf(int32(e.Kind), int32(e.Seat), e.At, e.Args[0], e.Args[1], e.Args[2])}
	t.line = Line{Rule: e.Rule, Seat: e.Seat, At: hexmap.ID(e.At)}
	t.common()
	key := t.key()
	if key == "" {
		return Line{}, false
	}
	t.line.Text = say(key, t.salt, t.b)
	t.more()
	return t.line, true
}

// common fills the blanks that many wordings have.
func (t *teller) common() {
	m := t.v.Map()
	if t.e.Seat != game.Nobody && int(t.e.Seat) < t.v.Seats() {
		t.b["who"] = t.v.Player(t.e.Seat).Name
	}
	if t.onMap() {
		id := hexmap.ID(t.e.At)
		t.b["where"] = Where(m, id)
		h := t.v.Hex(id)
		t.b["terrain"] = Terrain(h.Terrain)
		t.b["river"] = River(h)
	}
	if t.e.Kind >= nile.TribeMapped && t.e.Kind <= nile.Ministered {
		t.b["people"], t.b["leader"] = peopleAt(t.v, hexmap.ID(max(t.e.At, 0)))
	}
}

func (t *teller) onMap() bool { return t.e.At >= 0 && int(t.e.At) < len(t.v.Map().Cells) }

func (t *teller) arg(i int) int { return int(t.e.Args[i]) }

// mine reports whether the event is of the seat whose view it is.
func (t *teller) mine() bool { return t.e.Seat == t.v.Seat() }

// what fills in "n of an item" from two arguments.
func (t *teller) what(item, n int) { t.b["what"] = Item(nile.Item(t.arg(item)), t.arg(n)) }

func (t *teller) number(name string, arg int) { t.b[name] = t.arg(arg) }

func (t *teller) money(name string, arg int) { t.b[name] = words.Money(t.arg(arg)) }

func (t *teller) port(arg int) { t.b["port"] = Port(t.v.Map(), hexmap.PortID(t.arg(arg))) }

// key fills the blanks of an event and gives the key of its wording.
func (t *teller) key() string {
	switch k := t.e.Kind; {
	case k <= nile.PaceSet:
		return t.beginning()
	case k <= nile.FoundWay, k == nile.LostWay, k == nile.Moved, k >= nile.WentOver && k <= nile.ModeChanged:
		return t.march()
	case k <= nile.CounterRevealed:
		return t.found()
	case k <= nile.Strayed:
		return t.stores()
	case k <= nile.Erased:
		return t.camp()
	case k <= nile.Won:
		return t.europe()
	}
	return t.later()
}

// beginning tells setting up and setting out.
func (t *teller) beginning() string {
	switch t.e.Kind {
	case nile.GameBegan:
		t.number("n", 0)
		t.number("points", 1)
		return "began"
	case nile.CounterPlaced:
		t.line.Minor = true
		t.number("left", 0)
		if t.arg(0) == 0 {
			return "placed.last"
		}
		return "placed"
	case nile.PortChosen:
		t.line.Minor = true
		return "port.chosen"
	case nile.PortRevealed:
		t.port(0)
		return "port.revealed"
	case nile.OrderRolled:
		t.number("sum", 0)
		t.line.Dice = faces(t.e.Rolls)
		if t.arg(1) > 1 {
			return "order.again"
		}
		return "order"
	case nile.PlaysFirst:
		return "first"
	case nile.TurnBegan:
		t.line.Minor = true
		t.b["date"] = Date(t.arg(0))
		if t.arg(1) == 1 {
			return "turn.africa"
		}
		return "turn.europe"
	}
	return t.settingOut()
}

func (t *teller) settingOut() string {
	switch t.e.Kind {
	case nile.Bought:
		t.line.Minor = true
		t.money("money", 2)
		if !t.mine() {
			return "bought.others"
		}
		if t.arg(1) == 0 {
			t.b["what"] = Things(nile.Item(t.arg(0)))
			return "bought.none"
		}
		t.what(0, 1)
		return "bought"
	case nile.Sailed:
		t.port(0)
		t.b["mode"] = Mode(nile.Mode(t.arg(1)))
		t.money("money", 2)
		return "sailed"
	case nile.PaceSet:
		t.line.Minor = true
		t.b["level"] = Level(nile.Level(t.arg(0)))
		t.b["mode"] = Mode(nile.Mode(t.arg(1)))
		t.number("n", 2)
		return "pace"
	}
	return ""
}

// march tells the way.
func (t *teller) march() string {
	switch t.e.Kind {
	case nile.FoundWay:
		t.line.Minor = true
		t.line.Dice = t.sum("dice.sum", "dice.plain")
		return "way.found"
	case nile.LostWay:
		t.line.Dice = t.sum("dice.sum", "dice.plain")
		return t.lostKey()
	case nile.Moved:
		t.line.Minor = true
		return t.moved()
	case nile.WentOver:
		return t.wentOver()
	case nile.Drifted:
		return "drifted"
	case nile.Portaged:
		t.number("n", 0)
		t.number("left", 1)
		if t.arg(1) == 0 {
			return "portaged.done"
		}
		return "portaged"
	case nile.Retreated:
		return "retreated"
	case nile.ModeChanged:
		t.b["mode"] = Mode(nile.Mode(t.arg(0)))
		t.number("n", 1)
		t.number("left", 2)
		return "mode"
	}
	return ""
}

// lostKey goes by the number to beat, which tells the country left behind.
func (t *teller) lostKey() string {
	switch n := t.arg(2); {
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
		return "moved.port"
	}
	if t.v.Hex(id).Terrain == hexmap.Blank { // forgotten since
		return "moved.blank"
	}
	return [...]string{"moved.foot", "moved.canoe", "moved.mounted"}[min(max(t.arg(3), 0), 2)]
}

func (t *teller) wentOver() string {
	t.number("n", 0)
	if t.arg(0) == 0 {
		return "over.none"
	}
	var have [nile.Items]int
	for i, item := range [5]nile.Item{nile.Bearers, nile.Guides, nile.Askaris, nile.Rations, nile.Gifts} {
		have[item] = t.arg(i + 1)
	}
	if t.b["what"] = Items(have); t.b["what"] == "" {
		return "over.only"
	}
	return "over"
}

// volleyBreaks: whose volley it was that broke the other side.
var volleyBreaks = map[bool]string{true: "volley.break.we", false: "volley.break.they"}

// sum tells a die, its modifiers and what it had to be.
func (t *teller) sum(withMods, plain string) string {
	b := blanks{"die": t.arg(0), "mods": words.Signed(t.arg(1)), "sum": t.arg(0) + t.arg(1), "beat": t.arg(2)}
	if t.arg(1) == 0 {
		return phrase(plain, b)
	}
	return phrase(withMods, b)
}

// faces lists what dice showed.
func faces(rolls []game.Roll) string {
	if len(rolls) == 0 {
		return ""
	}
	all := make([]string, len(rolls))
	for i, r := range rolls {
		all[i] = strconv.Itoa(r.Face())
	}
	return phrase("dice.faces", blanks{"faces": strings.Join(all, " + ")})
}

// more adds a second sentence where there is one.
func (t *teller) more() {
	add := func(key string) { t.line.Text += " " + say(key, t.salt, t.b) }
	switch {
	case t.e.Kind == nile.Sailed && t.arg(2) > 0 && t.mine():
		add("sailed.lost")
	case t.e.Kind == nile.LostWay && t.arg(3) == 1:
		add("lost.guide")
	case t.e.Kind == nile.CameHome && t.arg(1) > 0 && t.mine():
		add("home.sold")
	case t.e.Kind == nile.Died && t.arg(2) > 0:
		add("dead.hexes")
	case t.e.Kind == nile.DisasterStrikes:
		t.saved(add)
	case t.e.Kind == nile.Bartered && t.arg(3) > 0 && t.mine():
		add("bartered.musket")
	case t.e.Kind == nile.Volley && t.arg(5) == 1:
		add(volleyBreaks[t.arg(0) == 1])
	}
}
