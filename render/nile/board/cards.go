package board

import (
	"image"
	"math"
	"slices"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Turned is the cards and dice that the last command turned and rolled, shown
// one after the other. The last stays until it is put away.
type Turned struct {
	Shown  []TurnedUp
	At     int     // which is shown
	Began  float64 // when it was turned
	Auto   bool    // they are being turned, one after the other
	Pace   float64 // of the times below
	Box    ui.Rect // where it lies
	within ui.Rect // the chart's area then
	moved  bool    // the chart has been moved to make room
}

// TurnedUp is one card with what it led to, or one throw of dice.
type TurnedUp struct {
	Card    *deck.Card // nil: dice, or a discovery counter
	Section nile.Section
	Faces   []int
	Title   string
	Terrain hexmap.Terrain
	Told    []tell.Line
	Falls   bool // what a Spectacular draw was for
	Subject engraving.Subject
	From    int // the event that turned it up
}

// How long each stays before the next, and how long dice roll, in seconds.
const (
	TurnTime = 0.35
	flipTime = 0.12
	RollTime = 0.33
)

// PaceOf is the part of these times that a game takes: shorter dice are over in
// a third of them (4.7).
func PaceOf(v nile.View) float64 {
	if v.Settings().ShortDice {
		return 1.0 / 3
	}
	return 1
}

// Turn takes in what a command led to, of which the first n are turned up one
// after the other. None has turned up yet.
func (t *Turned) Turn(v nile.View, events []game.Event, n int) {
	all := TurnedBy(v, events)
	*t = Turned{Shown: all[:min(n, len(all))], At: -1, Auto: true, Pace: PaceOf(v)}
}

// follow shows the card that the beats have come to.
func (t *Turned) follow(beats *play.Beats) {
	if !t.Auto {
		return
	}
	turned, at := beats.Cards()
	t.At, t.Began = min(turned, len(t.Shown))-1, at
	t.Auto = beats.Playing()
}

// TurnedBy lists cards and dice of some events with what followed from each.
func TurnedBy(v nile.View, events []game.Event) []TurnedUp {
	var out []TurnedUp
	for i, e := range events {
		line, ok := tell.Tell(v, e)
		switch {
		case e.Kind == nile.OrderRolled || e.Kind == nile.TurnBegan:
			continue
		case e.Kind == nile.CardDrawn:
			drawn := nile.AsCardDrawn(e)
			if n, section := drawn.Card, drawn.For; n >= 1 && n <= deck.Size {
				k := &deck.Cards()[n-1]
				out = append(out, TurnedUp{Card: k, Section: section, Title: cardTitle(k, section), From: i})
			}
			continue
		case e.Kind == nile.CounterRevealed && ok:
			k := nile.AsCounterRevealed(e).Counter
			out = append(out, TurnedUp{Title: tell.CounterTitle(k), Subject: tell.CounterPicture(k), Told: []tell.Line{line}, From: i})
			continue
		case len(tell.DiceOf(e)) > 0:
			u := TurnedUp{Faces: tell.DiceOf(e), Title: diceTitle(e), Subject: tell.EventPicture(e), From: i}
			if ok {
				u.Told = append(u.Told, line)
			}
			if last := len(out) - 1; last >= 0 && out[last].Card != nil && ok && out[last].takes(e.Kind) {
				out[last].Told = append(out[last].Told, line)
				continue
			}
			out = append(out, u)
			continue
		}
		last := len(out) - 1
		switch {
		case last < 0 || !ok:
		case out[last].Card != nil && out[last].tells(e.Kind):
			if e.Kind != nile.Peril || nile.AsPeril(e).Victim {
				out[last].Told = append(out[last].Told, line)
			}
			out[last].Falls = e.Kind == nile.CataractFound
		case out[last].Card == nil && tell.WorthSaying[e.Kind] || e.Kind == nile.Looted || e.Kind == nile.Saved:
			out[last].Told = append(out[last].Told, line)
		}
	}
	for i := range out {
		settleTurned(v, &out[i], events)
	}
	return out
}

// counter reports whether this is a discovery counter that was turned (23).
func (u *TurnedUp) counter() bool { return u.Card == nil && len(u.Faces) == 0 && u.Subject != "" }

// takes reports whether an event with dice of its own is told on the card.
func (u *TurnedUp) takes(k game.EventKind) bool {
	switch u.Section {
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
func (u *TurnedUp) tells(k game.EventKind) bool {
	return u.takes(k) || u.Section != nile.ForDisaster && tellsOfCard(k)
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
func settleTurned(v nile.View, u *TurnedUp, events []game.Event) {
	if u.Card == nil {
		return
	}
	u.Terrain = u.Card.Terrain
	for _, e := range events {
		if e.Kind == nile.Mapped {
			u.Terrain = nile.AsMapped(e).Terrain
		}
	}
	u.Subject = CardSubject(u, events)
	if len(u.Told) > 0 {
		return
	}
	key, rule := "card.nothing", game.Rule(nile.RuleTurnInAfrica)
	switch u.Section {
	case nile.ForRiver:
		key, rule = "card.nothing.river", nile.RuleRivers
	case nile.ForSpectacular:
		key, rule = "card.nothing.spectacular", nile.RuleSpectacular
	case nile.ForTerrain:
		key, rule = "card.nothing.terrain", nile.RuleRivers
	case nile.ForNatives:
		key, rule = "card.nothing.natives", nile.RuleNatives
	}
	u.Told = append(u.Told, tell.Line{Text: words.Say(key), Rule: rule})
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

// Open reports whether something lies turned up.
func (t *Turned) Open() bool { return t.At >= 0 && t.At < len(t.Shown) }

func (t *Turned) Close() { t.Shown, t.Auto = nil, false }

// size is how large a card is laid down: all that are turned up with it lie in
// the same place, so that it has room for the highest.
func (t *Turned) size(c *ui.Context, v nile.View, r ui.Rect) (w, h float64) {
	lay := t.layout(c, v, r)
	return lay.W + 32, min(t.highest(lay, v), r.H-2*RoomGap)
}

func (t *Turned) highest(lay CardLayout, v nile.View) (h float64) {
	for i := range t.Shown {
		h = max(h, lay.height(&t.Shown[i], v))
	}
	return h
}

// layout is how the cards are laid out in an area: with as much on them as
// there is room for.
func (t *Turned) layout(c *ui.Context, v nile.View, r ui.Rect) CardLayout {
	lay := CardLayout{C: c, W: min(264, r.W-16) - 32, pages: len(t.Shown) > 1}
	if r.W <= 500 || r.H <= 380 {
		return lay
	}
	for _, lay.plate = range [...]bool{true, false} {
		lay.full = true
		if t.highest(lay, v) <= r.H-2*RoomGap {
			return lay
		}
	}
	lay.full = false
	return lay
}

// Frame draws what is turned up now, in the place found for it.
func (t *Turned) Frame(c *ui.Context, a desk.Desk, v nile.View, r ui.Rect) {
	if !t.Open() || c.ModalOpen() {
		return
	}
	now := c.In.Now
	u := &t.Shown[t.At]
	lay := t.layout(c, v, r)
	if t.Box.Empty() { // no place has been asked for
		w, h := t.size(c, v, r)
		t.Box = ui.R(r.X+RoomGap, r.Y+RoomGap, w, h)
	}
	box := t.Box
	box.H = min(lay.height(u, v), box.H)
	w, h := box.W, box.H
	if turning := now - t.Began; t.Began >= 0 && turning < flipTime*t.Pace {
		k := math.Abs(math.Cos(math.Pi * (0.5 - turning/(flipTime*t.Pace)/2)))
		narrow := box.Middle(max(12, w*k), h)
		c.Float("card", narrow, ui.CardPanel, func(ui.Rect) {})
		c.Animate()
		return
	}
	c.Float("card", box, ui.CardPanel, func(inner ui.Rect) {
		c.Scroll("turned up", inner.InsetXY(16, 12), func(in ui.Rect) float64 { return t.Content(c, a, v, &lay, in) })
	})
}

func (t *Turned) Content(c *ui.Context, a desk.Desk, v nile.View, lay *CardLayout, r ui.Rect) float64 {
	u := &t.Shown[t.At]
	col := page.NewColumn(c, r)
	say := func(text ui.Rich, st ui.Style) { col.Say(text, st) }
	fit := *lay // a bar for scrolling makes it narrower than it was laid out for
	fit.W = min(fit.W, r.W)
	head := col.Next(fit.head(u))
	shut := head.CutRight(30)
	if c.Button(ui.R(shut.X, shut.Y+2, 30, 28), ui.Button{Label: "×", ID: "put the card away", Look: ui.GhostLook, Size: 22, Tip: ui.Plain(words.Say("card.away"))}) {
		t.Close()
		return 0
	}
	head.X, head.W = head.X+30, head.W-30
	if st := headFit(c, u.Title, head.W, 23); c.TextWidth(u.Title, st) <= head.W {
		c.Text(head, u.Title, st.To(ui.Centre))
	} else {
		c.Paragraph(head, ui.Plain(u.Title), cardTitleStyle)
	}
	switch {
	case u.counter():
		if lay.plate {
			lay.picture(col, u)
		}
	case u.Card == nil:
		if lay.plate && u.Subject != "" {
			lay.picture(col, u)
		}
		if t.dice(c, u, col) { // what they made is told when they lie still
			say = func(text ui.Rich, st ui.Style) { col.Gap(c.ParagraphHeight(text, st, col.R.W)) }
		}
	default:
		if lay.plate {
			lay.picture(col, u)
		}
		for _, row := range lay.rows(u, v) {
			at := col.Next(row.height(c, col.R.W))
			row.draw(c, at)
			page.ExplainedBy(c, at, "card-row")
		}
		if facts := lay.facts(u); len(facts) > 0 {
			col.Say(facts, ui.Small)
			c.Dots(ui.R(col.R.X, col.R.Y+3, col.R.W, 1))
			col.Gap(3)
		}
		col.Gap(6)
	}
	for i, l := range u.Told {
		if i > 0 {
			col.Gap(2)
		}
		say(ui.Plain(l.Text), tipStyle)
		if l.Dice != "" {
			say(ui.Plain(words.Sentence(l.Dice)), ui.Small)
		}
	}
	col.Say(u.rules(), ui.Small)
	if lay.pages {
		t.turner(c, col)
	}
	return col.Height()
}

// rules are the numbers behind what is told.
func (u *TurnedUp) rules() ui.Rich {
	var all []string
	for _, l := range u.Told {
		if n := string(l.Rule); n != "" && !slices.Contains(all, n) {
			all = append(all, n)
		}
	}
	if len(all) == 0 {
		return ui.Plain(" ")
	}
	return ui.Rich{page.Rule(words.Terms(all...))}
}

// turner goes back and forth among what was turned.
func (t *Turned) turner(c *ui.Context, col *page.Column) {
	row := col.Next(30)
	back := ui.Button{Label: "‹", ID: "card before", Look: ui.GhostLook, Size: 24, Disabled: t.At == 0}
	next := ui.Button{Label: "›", ID: "card after", Look: ui.GhostLook, Size: 24, Disabled: t.At == len(t.Shown)-1}
	if c.Button(row.CutLeft(30), back) {
		t.At--
		t.Auto, t.Began = false, -1
	}
	if c.Button(row.CutRight(30), next) {
		t.At++
		t.Auto, t.Began = false, -1
	}
	c.Text(row, words.Phrase("card.nth", "n", t.At+1, "of", len(t.Shown)), ui.Small.To(ui.Centre))
	page.ExplainedBy(c, row, "card-nth")
}

// dice draws the dice, rolling at first.
func (t *Turned) dice(c *ui.Context, u *TurnedUp, col *page.Column) (rolling bool) {
	const side = 54
	row := col.Next(side + 12)
	n := float64(len(u.Faces))
	x := row.Centre().X - (n*(side+10)-10)/2
	rolling = t.Began >= 0 && c.In.Now < t.Began+RollTime*t.Pace
	for i, face := range u.Faces {
		if rolling {
			face = 1 + (int((c.In.Now-t.Began)/0.06)*(3+2*i)+i*2)%6
			c.Animate()
		}
		f := face
		c.Picture(ui.R(math.Round(x), row.Y+4, side, side), "die", uint64(f), func(w, h int) *image.RGBA { return page.PaintDie(f, w, h) })
		x += side + 10
	}
	col.Gap(4)
	return rolling
}
