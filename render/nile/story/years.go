package story

import (
	"cmp"
	"slices"
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// annal is one year of the chronicle.
type annal struct {
	year     int
	turn     int // the first told of
	out      []string
	dead     []string
	charted  int
	accounts []string
	great    []string
	leaders  []moment // of the sittings that ended
	joined   []string // players who came to the table, who left it, who came back
	left     []string
	back     []string
	handed   []moment // seats that passed to somebody else
	complete bool     // no blank hex was left
	last     moment
}

// chronicle writes the chapter that tells all expeditions year by year.
func (w *writer) chronicle() {
	if len(w.trips) == 0 {
		return
	}
	w.begin(journal.Chapter{Title: words.Say("story.chronicle"), Sub: words.Say("story.chronicle.sub"), Seat: game.Nobody, Began: w.From})
	for _, a := range w.annals() {
		w.annal(&a)
		w.closePara()
	}
}

// annal tells a year. With nobody out, nothing printed and nothing found there
// is no more of it than half a line.
func (w *writer) annal(a *annal) {
	say := func(key string, with words.Blanks) {
		c := clause{keys: []string{key}, with: with, at: hexmap.None, m: a.last, dear: true}
		c.m.e = game.Event{} // no single rule stands behind a year
		w.tell("", &c)
	}
	w.para.Head = strconv.Itoa(a.year)
	if len(a.out) > 0 {
		say("story.year.out", words.Blanks{"names": words.List(a.out), "n": len(a.out)})
	} else {
		say("story.year.none", nil)
	}
	if a.charted > 0 {
		say("story.year.charted", words.Blanks{"n": a.charted})
	}
	if len(a.great) > 0 {
		say("story.year.great", words.Blanks{"what": words.List(a.great)})
	}
	if len(a.accounts) > 0 {
		say("story.year.print", words.Blanks{"accounts": words.List(a.accounts)})
	}
	for _, m := range a.leaders {
		say("story.year.leader", words.Blanks{"who": w.names.full(m.seat, m.explorer), "n": nile.As[nile.SittingEndedEvent](m.e).Points})
	}
	for _, of := range [...]struct {
		key  string
		list []string
	}{{"story.year.left", a.left}, {"story.year.back", a.back}, {"story.year.joined", a.joined}} {
		if len(of.list) > 0 {
			say(of.key, words.Blanks{"names": words.List(of.list), "n": len(of.list)})
		}
	}
	for _, m := range a.handed {
		key := "story.year.handed"
		if seatName(m.leader) { // nobody who had a name
			key = "story.year.taken"
		}
		say(key, words.Blanks{"who": w.patron(m.seat, m.given), "former": m.leader})
	}
	if a.complete {
		say("story.year.complete", nil)
	}
	if len(a.dead) > 0 {
		say("story.year.dead", words.Blanks{"names": words.List(a.dead), "n": len(a.dead)})
	}
}

// annals gathers the years.
func (w *writer) annals() []annal {
	by := map[int]*annal{}
	of := func(m moment) *annal {
		_, y := nile.Date(m.turn)
		if by[y] == nil {
			by[y] = &annal{year: y, turn: m.turn}
		}
		by[y].last = m
		return by[y]
	}
	for i := range w.trips {
		t := &w.trips[i]
		for _, m := range t.moments {
			w.enterYear(of(m), m)
		}
		for _, m := range t.account {
			w.enterYear(of(m), m)
		}
	}
	for _, m := range w.comings {
		w.enterYear(of(m), m)
	}
	out := make([]annal, 0, len(by))
	for _, a := range by { // in any order: sorted below
		out = append(out, *a)
	}
	slices.SortFunc(out, func(a, b annal) int { return cmp.Compare(a.year, b.year) })
	return out
}

// patron is what the book calls a player: by the name of his first explorer, where
// he has only the program's word for his seat.
func (w *writer) patron(s game.Seat, name string) string {
	if seatName(name) {
		return w.names.full(s, 1)
	}
	return name
}

// greatKeys are the discoveries that a year is remembered for.
var greatKeys = map[nile.Counter]string{
	nile.Livingstone: "livingstone", nile.LostCity: "lost-city", nile.NativeKingdom: "native-kingdom", nile.SolomonsMine: "solomons-mine",
}

func (w *writer) enterYear(a *annal, m moment) {
	who := w.who(m)
	switch e := m.e; e.Kind {
	case nile.Sailed:
		if full := w.names.full(m.seat, m.explorer); !slices.Contains(a.out, full) {
			a.out = append(a.out, full)
		}
	case nile.Died:
		a.dead = append(a.dead, w.names.full(m.seat, m.explorer))
	case nile.Mapped:
		a.charted++
	case nile.Account:
		if x := nile.As[nile.AccountEvent](e); x.Hexes > 0 {
			a.accounts = append(a.accounts, words.Phrase("story.year.account", "who", who, "points", x.Points))
		}
	case nile.CounterRevealed:
		x := nile.As[nile.CounterRevealedEvent](e)
		if key, ok := greatKeys[x.Counter]; ok && !x.Heard {
			a.great = append(a.great, words.Phrase("story.year."+key, "who", who))
		}
	case nile.SittingEnded:
		a.leaders = append(a.leaders, m)
	case nile.SeatJoined:
		a.joined = append(a.joined, w.patron(m.seat, m.given))
	case nile.SeatLeft:
		a.left = append(a.left, w.patron(m.seat, m.given))
	case nile.SeatReturned:
		a.back = append(a.back, w.patron(m.seat, m.given))
	case nile.HandedOver:
		a.handed = append(a.handed, m)
	case nile.Completed:
		a.complete = true
	case nile.EpicMade:
		a.great = append(a.great, words.Phrase("story.year.epic", "who", who))
	case nile.Scored:
		if nile.As[nile.ScoredEvent](e).Reason == nile.SourceOfNile {
			a.great = append(a.great, words.Phrase("story.year.nile", "who", who))
		}
	}
}

// front fills the title page.
func (w *writer) front(v nile.View, title string) {
	w.m, w.From = v.Map(), w.first
	_, from := nile.Date(w.From)
	_, to := nile.Date(w.To)
	w.Title = words.Say("story.title", "from", strconv.Itoa(from), "to", strconv.Itoa(to))
	if name := v.Settings().Name; name != "" {
		w.Title = words.Say("story.title.named", "name", name, "from", strconv.Itoa(from), "to", strconv.Itoa(to))
	}
	if title != "" {
		w.Title = title
	}
	var who []string
	for s := range game.Seat(v.Seats()) {
		who = append(who, w.names.full(s, 1))
	}
	w.By = words.Say("story.by", "names", words.List(who))
}

// back fills the lists at the end: names on the map, sittings, and points.
func (w *writer) back(v nile.View, events []game.Event) {
	names := journal.List{Mark: "names", Title: words.Say("story.names"), Sub: words.Say("story.names.sub")}
	for _, n := range v.Names() {
		if n.By == game.Nobody { // came with a map
			names.Rows = append(names.Rows, words.Say("story.names.carried", "name", n.Text, "feature", tell.Feature(n.Feature), "figure", tell.FeatureFigure(n.Feature, n.Figure)))
			continue
		}
		names.Rows = append(names.Rows, words.Say("story.names.row", "name", n.Text, "feature", tell.Feature(n.Feature),
			"figure", tell.FeatureFigure(n.Feature, n.Figure), "who", w.names.full(n.By, n.Explorer), "date", tell.Date(n.Turn)))
	}
	sittings := journal.List{Mark: "sittings", Title: words.Say("story.sittings"), Sub: words.Say("story.sittings.sub")}
	for _, s := range v.Sittings(events) {
		sittings.Rows = append(sittings.Rows, tell.SittingRow(s))
	}
	w.Lists = []journal.List{names, sittings, w.standing(v)}
}

// standing is who has how many points, the first first.
func (w *writer) standing(v nile.View) journal.List {
	l := journal.List{Mark: "standing", Title: words.Say("story.standing"), Sub: words.Say("story.standing.sub", "date", tell.Date(w.To))}
	seats := make([]game.Seat, v.Seats())
	for s := range seats {
		seats[s] = game.Seat(s)
	}
	slices.SortStableFunc(seats, func(a, b game.Seat) int { return cmp.Compare(v.Player(b).Points, v.Player(a).Points) })
	for _, s := range seats {
		p := v.Player(s)
		l.Rows = append(l.Rows, words.Say("story.standing.row", "who", w.names.full(s, max(1, p.Explorers)), "n", p.Points))
	}
	return l
}
