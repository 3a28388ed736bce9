package render

import (
	"image"
	"math"
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// turned is the cards and dice that the last command turned and rolled, shown
// one after the other. The last stays until it is put away.
type turned struct {
	shown  []turnedUp
	at     int     // which is shown
	began  float64 // when it was turned
	auto   bool    // the next is turned by itself
	pace   float64 // of the times below
	box    ui.Rect // where it lies
	within ui.Rect // the chart's area then
	moved  bool    // the chart has been moved to make room
}

// turnedUp is one card with what it led to, or one throw of dice.
type turnedUp struct {
	card    *nile.Card // nil: dice, or a discovery counter
	section nile.Section
	faces   []int
	title   string
	terrain hexmap.Terrain
	told    []words.Line
	falls   bool // what a Spectacular draw was for
	subject engraving.Subject
}

// How long each stays before the next, and how long dice roll, in seconds.
const (
	turnTime = 0.35
	flipTime = 0.12
	rollTime = 0.33
)

// paceOf is the part of these times that a game takes: shorter dice are over in
// a third of them (4.7).
func paceOf(v nile.View) float64 {
	if v.Settings().ShortDice {
		return 1.0 / 3
	}
	return 1
}

// turn takes in what a command led to.
func (t *turned) turn(v nile.View, events []game.Event, now float64, animate bool) {
	*t = turned{shown: turnedBy(v, events), began: now, auto: animate, pace: paceOf(v)}
	if !animate && len(t.shown) > 0 {
		t.at = len(t.shown) - 1
		t.began = -1
	}
}

// turnedBy lists cards and dice of some events with what followed from each.
func turnedBy(v nile.View, events []game.Event) []turnedUp {
	var out []turnedUp
	for _, e := range events {
		line, ok := words.Tell(v, e)
		switch {
		case e.Kind == nile.OrderRolled || e.Kind == nile.TurnBegan:
			continue
		case e.Kind == nile.CardDrawn:
			if n := int(e.Args[0]); n >= 1 && n <= nile.DeckSize {
				k, section := &nile.Deck()[n-1], nile.Section(e.Args[1])
				out = append(out, turnedUp{card: k, section: section, title: cardTitle(k, section)})
			}
			continue
		case e.Kind == nile.CounterRevealed && ok:
			k := nile.Counter(e.Args[0])
			out = append(out, turnedUp{title: counterTitle(k), subject: counterPicture(k), told: []words.Line{line}})
			continue
		case len(diceOf(e)) > 0:
			u := turnedUp{faces: diceOf(e), title: diceTitle(e), subject: eventPicture(e)}
			if ok {
				u.told = append(u.told, line)
			}
			if last := len(out) - 1; last >= 0 && out[last].card != nil && ok && out[last].takes(e.Kind) {
				out[last].told = append(out[last].told, line)
				continue
			}
			out = append(out, u)
			continue
		}
		last := len(out) - 1
		switch {
		case last < 0 || !ok:
		case out[last].card != nil && out[last].tells(e.Kind):
			if e.Kind != nile.Peril || e.Args[2] == 1 {
				out[last].told = append(out[last].told, line)
			}
			out[last].falls = e.Kind == nile.CataractFound
		case out[last].card == nil && worthSaying[e.Kind] || e.Kind == nile.Looted || e.Kind == nile.Saved:
			out[last].told = append(out[last].told, line)
		}
	}
	for i := range out {
		settleTurned(v, &out[i], events)
	}
	return out
}

// counter reports whether this is a discovery counter that was turned (23).
func (u *turnedUp) counter() bool { return u.card == nil && len(u.faces) == 0 && u.subject != "" }

// takes reports whether an event with dice of its own is told on the card.
func (u *turnedUp) takes(k game.EventKind) bool {
	switch u.section {
	case nile.ForRiver:
		return k == nile.RiverMapped
	case nile.ForNatives:
		return k == nile.TribeMapped
	case nile.ForDisaster:
		return tellsOfDisaster(k)
	}
	return false
}

// tells reports whether an event is told on the card.
func (u *turnedUp) tells(k game.EventKind) bool {
	return u.takes(k) || u.section != nile.ForDisaster && tellsOfCard(k)
}

// tellsOfCard reports whether an event is what a card led to.
func tellsOfCard(k game.EventKind) bool {
	switch k {
	case nile.Mapped, nile.TerrainSettled, nile.RiverMapped, nile.CataractFound, nile.OasisFound, nile.PeakFound, nile.LakeMeasured,
		nile.TribeMapped, nile.FindMade, nile.NothingFound:
		return true
	}
	return false
}

// settleTurned fills in the terrain that the card's picture shows, and a line
// where the card led to nothing.
func settleTurned(v nile.View, u *turnedUp, events []game.Event) {
	if u.card == nil {
		return
	}
	u.terrain = u.card.Terrain
	for _, e := range events {
		if e.Kind == nile.Mapped {
			u.terrain = hexmap.Terrain(e.Args[0])
		}
	}
	u.subject = cardSubject(u, events)
	if len(u.told) > 0 {
		return
	}
	key, rule := "card.nothing", game.Rule("8.3")
	switch u.section {
	case nile.ForRiver:
		key, rule = "card.nothing.river", "10.3"
	case nile.ForSpectacular:
		key, rule = "card.nothing.spectacular", "10.6"
	case nile.ForTerrain:
		key, rule = "card.nothing.terrain", "10.3"
	case nile.ForNatives:
		key, rule = "card.nothing.natives", "10.7"
	}
	u.told = append(u.told, words.Line{Text: words.Say(key), Rule: rule})
}

// diceTitle says what dice were thrown for.
func diceTitle(e game.Event) string {
	if key := diceTitles[e.Kind]; key != "" {
		return words.Say(key)
	}
	return words.Say("card.dice")
}

// diceTitles are the keys of what dice are thrown for.
var diceTitles = map[game.EventKind]string{
	nile.FoundWay: "card.dice.way", nile.LostWay: "card.dice.way", nile.WentOver: "card.dice.falls", nile.CacheOpened: "card.dice.cache",
	nile.Recovery: "card.dice.health", nile.Died: "card.dice.health", nile.RiverMapped: "card.dice.river",
	nile.Received: "card.dice.people", nile.Threat: "card.dice.people", nile.Met: "card.dice.people", nile.Parleyed: "card.dice.gifts",
	nile.Poisoned: "card.dice.meal", nile.Bartered: "card.dice.friends", nile.Sold: "card.dice.friends",
	nile.Volley: "card.dice.battle", nile.Beaten: "card.dice.battle",
	nile.Prisoners: "card.dice.after", nile.Village: "card.dice.after", nile.Looted: "card.dice.after",
	nile.Defeated: "card.dice.fate", nile.Captivity: "card.dice.fate", nile.Ministered: "card.dice.fate", nile.Saved: "card.dice.fate",
	nile.Hunted: "card.dice.hunt", nile.BigGame: "card.dice.hunt", nile.Nursed: "card.dice.sick",
}

func (t *turned) open() bool { return len(t.shown) > 0 }

func (t *turned) close() { t.shown, t.auto = nil, false }

// skip shows the last at once.
func (t *turned) skip() {
	if t.auto && len(t.shown) > 0 {
		t.auto, t.at, t.began = false, len(t.shown)-1, -1
	}
}

// size is how large a card is laid down: all that are turned up with it lie in
// the same place, so that it has room for the highest.
func (t *turned) size(c *ui.Context, v nile.View, r ui.Rect) (w, h float64) {
	lay := t.layout(c, v, r)
	return lay.w + 32, min(t.highest(lay, v), r.H-2*roomGap)
}

func (t *turned) highest(lay cardLayout, v nile.View) (h float64) {
	for i := range t.shown {
		h = max(h, lay.height(&t.shown[i], v))
	}
	return h
}

// layout is how the cards are laid out in an area: with as much on them as
// there is room for.
func (t *turned) layout(c *ui.Context, v nile.View, r ui.Rect) cardLayout {
	lay := cardLayout{c: c, w: min(264, r.W-16) - 32, pages: len(t.shown) > 1}
	if r.W <= 500 || r.H <= 380 {
		return lay
	}
	for _, lay.plate = range [...]bool{true, false} {
		lay.full = true
		if t.highest(lay, v) <= r.H-2*roomGap {
			return lay
		}
	}
	lay.full = false
	return lay
}

// frame draws what is turned up now, in the place found for it.
func (t *turned) frame(c *ui.Context, a Desk, v nile.View, r ui.Rect) {
	if !t.open() || c.ModalOpen() {
		return
	}
	now := c.In.Now
	t.advance(c, now)
	u := &t.shown[t.at]
	lay := t.layout(c, v, r)
	if t.box.Empty() { // no place has been asked for
		w, h := t.size(c, v, r)
		t.box = ui.R(r.X+roomGap, r.Y+roomGap, w, h)
	}
	box := t.box
	box.H = min(lay.height(u, v), box.H)
	w, h := box.W, box.H
	if turning := now - t.began; t.began >= 0 && turning < flipTime*t.pace {
		k := math.Abs(math.Cos(math.Pi * (0.5 - turning/(flipTime*t.pace)/2)))
		narrow := box.Middle(max(12, w*k), h)
		c.Float("card", narrow, ui.CardPanel, func(ui.Rect) {})
		c.Animate()
		return
	}
	c.Float("card", box, ui.CardPanel, func(inner ui.Rect) {
		c.Scroll("turned up", inner.InsetXY(16, 12), func(in ui.Rect) float64 { return t.content(c, a, v, &lay, in) })
	})
}

// advance turns the next when it is time.
func (t *turned) advance(c *ui.Context, now float64) {
	if !t.auto {
		return
	}
	for t.at < len(t.shown)-1 && now >= t.began+turnTime*t.pace {
		t.at++
		t.began += turnTime * t.pace
	}
	if t.at == len(t.shown)-1 && now >= t.began+turnTime*t.pace {
		t.auto = false
		c.Touch()
		return
	}
	if u := &t.shown[t.at]; u.card == nil && !u.counter() && now < t.began+rollTime*t.pace {
		c.Animate()
	}
	c.WakeAt(t.began + turnTime)
}

func (t *turned) content(c *ui.Context, a Desk, v nile.View, lay *cardLayout, r ui.Rect) float64 {
	u := &t.shown[t.at]
	col := newColumn(c, r)
	say := func(text ui.Rich, st ui.Style) { col.say(text, st) }
	head := col.next(lay.head(u))
	shut := head.CutRight(30)
	if c.Button(ui.R(shut.X, shut.Y+2, 30, 28), ui.Button{Label: "×", ID: "put the card away", Look: ui.GhostLook, Size: 22, Tip: ui.Plain(words.Say("card.away"))}) {
		t.close()
		return 0
	}
	head.X, head.W = head.X+30, head.W-30
	if st := headFit(c, u.title, head.W, 23); c.TextWidth(u.title, st) <= head.W {
		c.Text(head, u.title, st.To(ui.Centre))
	} else {
		c.Paragraph(head, ui.Plain(u.title), cardTitleStyle)
	}
	switch {
	case u.counter():
		if lay.plate {
			lay.picture(col, u)
		}
	case u.card == nil:
		if lay.plate && u.subject != "" {
			lay.picture(col, u)
		}
		if t.dice(c, u, col) { // what they made is told when they lie still
			say = func(text ui.Rich, st ui.Style) { col.gap(c.ParagraphHeight(text, st, col.r.W)) }
		}
	default:
		if lay.plate {
			lay.picture(col, u)
		}
		for _, row := range lay.rows(u, v) {
			at := col.next(ui.LineH)
			row.draw(c, at)
			explainedBy(c, at, "card-row")
		}
		if facts := lay.facts(u); len(facts) > 0 {
			col.say(facts, ui.Small)
			c.Dots(ui.R(col.r.X, col.r.Y+3, col.r.W, 1))
			col.gap(3)
		}
		col.gap(6)
	}
	for i, l := range u.told {
		if i > 0 {
			col.gap(2)
		}
		say(ui.Plain(l.Text), tipStyle)
		if l.Dice != "" {
			say(ui.Plain(words.Sentence(l.Dice)), ui.Small)
		}
	}
	col.say(u.rules(), ui.Small)
	if lay.pages {
		t.turner(c, col)
	}
	return col.height()
}

// rules are the numbers behind what is told.
func (u *turnedUp) rules() ui.Rich {
	var all []string
	for _, l := range u.told {
		if n := string(l.Rule); n != "" && !slices.Contains(all, n) {
			all = append(all, n)
		}
	}
	if len(all) == 0 {
		return ui.Plain(" ")
	}
	return ui.Rich{ui.RuleSpan("Rule " + strings.Join(all, ", "))}
}

// turner goes back and forth among what was turned.
func (t *turned) turner(c *ui.Context, col *column) {
	row := col.next(30)
	back := ui.Button{Label: "‹", ID: "card before", Look: ui.GhostLook, Size: 24, Disabled: t.at == 0}
	next := ui.Button{Label: "›", ID: "card after", Look: ui.GhostLook, Size: 24, Disabled: t.at == len(t.shown)-1}
	if c.Button(row.CutLeft(30), back) {
		t.at--
		t.auto, t.began = false, -1
	}
	if c.Button(row.CutRight(30), next) {
		t.at++
		t.auto, t.began = false, -1
	}
	c.Text(row, words.Phrase("card.nth", "n", t.at+1, "of", len(t.shown)), ui.Small.To(ui.Centre))
	explainedBy(c, row, "card-nth")
}

// dice draws the dice, rolling at first.
func (t *turned) dice(c *ui.Context, u *turnedUp, col *column) (rolling bool) {
	const side = 54
	row := col.next(side + 12)
	n := float64(len(u.faces))
	x := row.Centre().X - (n*(side+10)-10)/2
	rolling = t.began >= 0 && c.In.Now < t.began+rollTime*t.pace
	for i, face := range u.faces {
		if rolling {
			face = 1 + (int((c.In.Now-t.began)/0.06)*(3+2*i)+i*2)%6
			c.Animate()
		}
		f := face
		c.Picture(ui.R(math.Round(x), row.Y+4, side, side), "die", uint64(f), func(w, h int) *image.RGBA { return paintDie(f, w, h) })
		x += side + 10
	}
	col.gap(4)
	return rolling
}
