package cards

import (
	"image"
	"math"
	"slices"

	"sourceofthenile/render/nile/keys"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The face of a card that is turned up: what came of it first and large, and behind
// "why" all that it was read from.

// block is a part of a card's face: how high it is, and how it is drawn there. One
// list of them says how high a card becomes and what stands on it.
type block struct {
	h    float64
	draw func(at ui.Rect)
}

// face is the card as it is being laid out.
type face struct {
	t   *Turned
	lay *Layout
	u   *TurnedUp
	v   nile.View
	all []block
}

func (f *face) add(h float64, draw func(at ui.Rect)) { f.all = append(f.all, block{h, draw}) }
func (f *face) gap(h float64)                        { f.add(h, func(ui.Rect) {}) }

// say sets a paragraph; unseen it keeps its room.
func (f *face) say(text ui.Rich, st ui.Style, seen bool) {
	c := f.lay.C
	f.add(c.ParagraphHeight(text, st, f.lay.W), func(at ui.Rect) {
		if seen {
			c.Paragraph(at, text, st)
		}
	})
}

// The styles of what stands on a card.
var (
	momentStyle = ui.Head.At(22).To(ui.Centre)
	foundStyle  = ui.Body.At(19).To(ui.Centre)
	tableStyle  = ui.Small
	textStyle   = ui.Body.At(17)
)

// faceOf lays out what stands on a card below its title, but for the row with the
// buttons.
func (l *Layout) faceOf(t *Turned, u *TurnedUp, v nile.View) []block {
	f := &face{t: t, lay: l, u: u, v: v}
	switch {
	case u.Hex != nil:
		f.discovery()
	case u.Card == nil && !u.counter():
		f.dice()
	default:
		if l.plate {
			f.picture(u.Subject, nil, pictureShare)
		}
		for i, line := range u.Told {
			if i > 0 {
				f.gap(3)
			}
			f.say(ui.Plain(line.Text), textStyle, true)
		}
		f.say(u.rules(), ui.Small, true)
	}
	if l.Why && u.explains() {
		f.why()
	}
	return f.all
}

// The heights of pictures, for the width of the card: of most, and of a moment.
const pictureShare, momentShare = 0.4, 0.52

// picture is the picture on a card, and over it, opening, that of a moment.
func (f *face) picture(s *engraving.Picture, moment *Finding, share float64) {
	c, t := f.lay.C, f.t
	f.add(math.Round(f.lay.W*share)+6, func(at ui.Rect) {
		at.H -= 6
		if moment == nil {
			page.Engraved(c, at, s)
			return
		}
		if t.moment != moment {
			t.moment, t.since = moment, -1
			if t.Auto && t.Began >= 0 {
				t.since = c.In.Now
			}
		}
		part := (c.In.Now - t.since) / (openTime * t.Pace)
		if t.since < 0 || part >= 1 {
			page.Engraved(c, at, moment.Picture)
			return
		}
		c.Animate()
		page.Engraved(c, at, s)
		c.Clipped(at.Middle(math.Round(at.W*part), at.H), func() { page.Engraved(c, at, moment.Picture) })
	})
}

// discovery is what one hex turned out to be, as far as it has been told.
func (f *face) discovery() {
	d, seen := f.u.Hex, f.t.seen()
	if f.lay.plate {
		share := pictureShare
		if d.moment() {
			share = momentShare
		}
		_, moment := f.u.showing(seen)
		f.picture(f.u.Subject, moment, share)
	}
	for i := range d.Found {
		if i > 0 {
			f.gap(2)
		}
		st := foundStyle
		if d.Found[i].Picture != nil {
			st = momentStyle
		}
		f.say(ui.Plain(d.Found[i].Text), st, d.Found[i].Event < seen)
	}
}

// dice are the dice of a throw, rolling at first, and what they made once they lie
// still.
func (f *face) dice() {
	c, t, u := f.lay.C, f.t, f.u
	if f.lay.plate && u.Subject != nil {
		f.picture(u.Subject, nil, pictureShare)
	}
	rolling := t.Began >= 0 && c.In.Now < t.Began+RollTime*t.Pace
	f.add(dieSide+16, func(at ui.Rect) { t.dice(c, u, at, rolling) })
	for i, l := range u.Told {
		if i > 0 {
			f.gap(2)
		}
		f.say(ui.Plain(l.Text), textStyle, !rolling)
		if l.Dice != "" {
			f.say(ui.Plain(words.Sentence(l.Dice)), ui.Small, !rolling)
		}
	}
	f.say(u.rules(), ui.Small, !rolling)
}

// explains reports whether there is more behind a card than stands on it.
func (u *TurnedUp) explains() bool {
	if u.Misfortune() { // of its card no line is read, and a quiet march has no more to it
		return len(tell.DisasterFacts(u.Card.Disaster)) > 0 || slices.ContainsFunc(u.Told, func(l tell.Line) bool { return l.Dice != "" })
	}
	return u.Hex != nil || u.Card != nil || u.counter()
}

// Misfortune reports whether a card was drawn for a disaster.
func (u *TurnedUp) Misfortune() bool { return u.Card != nil && u.Section == nile.ForDisaster }

// why is what a card was read from: its lines, what was thrown, and the rules.
func (f *face) why() {
	c := f.lay.C
	f.gap(4)
	f.add(5, func(at ui.Rect) { c.Rule(at, ui.Rule) })
	f.gap(3)
	parts := []TurnedUp{*f.u}
	if f.u.Hex != nil {
		parts = f.u.Hex.Parts
	}
	for i := range parts {
		p := &parts[i]
		for _, row := range f.lay.rows(p, f.u.Hex != nil) {
			f.add(row.height(c, f.lay.W), func(at ui.Rect) {
				row.draw(c, at)
				page.ExplainedBy(c, at, "card-row")
			})
		}
		if facts := f.lay.facts(p); len(facts) > 0 {
			f.say(facts, tableStyle, true)
		}
		for _, l := range p.Told {
			text := l.Text
			if f.u.Hex == nil {
				text = ""
			}
			if l.Dice != "" {
				text = words.Sentences(text, words.Sentence(l.Dice))
			}
			if text != "" {
				f.say(page.RulesBehind(text, string(l.Rule)), tableStyle, true)
			}
		}
		f.gap(3)
	}
}

// height is how high the card becomes.
func (l *Layout) height(t *Turned, u *TurnedUp, v nile.View) float64 {
	h := l.head(u) + 2*cardEdge + l.foot(u)
	for _, b := range l.faceOf(t, u, v) {
		h += b.h
	}
	return h
}

// footH is how high the row is with the buttons of a card.
const footH = 34

// foot is how high the row with the buttons is, 0 where there are none.
func (l *Layout) foot(u *TurnedUp) float64 {
	if l.pages || u.explains() {
		return footH
	}
	return 0
}

// Content is what stands on the card that is shown.
func (t *Turned) Content(c *ui.Context, a desk.Desk, v nile.View, lay *Layout, r ui.Rect) float64 {
	u := &t.Shown[t.At]
	col := page.NewColumn(c, r)
	fit := *lay // a bar for scrolling makes it narrower than it was laid out for
	fit.W = min(fit.W, r.W)
	head := col.Next(fit.head(u))
	shut := head.CutRight(30)
	if c.Button(ui.R(shut.X, shut.Y+2, 30, 28), ui.Button{Label: "×", ID: "put the card away", Look: ui.GhostLook, Size: 22, Tip: ui.Plain(words.Say("card.away"))}) {
		t.Close()
		return 0
	}
	head.X, head.W = head.X+30, head.W-30
	if st := page.HeadFit(c, u.Title, head.W, fit.title()); c.TextWidth(u.Title, st) <= head.W {
		c.Text(head, u.Title, st.To(ui.Centre))
	} else {
		c.Paragraph(head, ui.Plain(u.Title), cardTitleStyle)
	}
	for _, b := range fit.faceOf(t, u, v) {
		b.draw(col.Next(b.h))
	}
	if fit.foot(u) > 0 {
		t.buttons(c, a, &fit, u, col.Next(footH))
	}
	return col.Height()
}

// buttons are the row below: why, and back and forth among what was turned.
func (t *Turned) buttons(c *ui.Context, a desk.Desk, lay *Layout, u *TurnedUp, row ui.Rect) {
	row.CutTop(4)
	if lay.pages {
		t.turner(c, row.CutRight(min(row.W, 118)))
	}
	if !u.explains() || a == nil {
		return
	}
	b := ui.Button{Label: words.Say("card.why"), ID: "why", Look: ui.GhostLook, Size: 16, Hint: c.KeyOf(keys.Why), On: lay.Why}
	page.FoldBack(c, a)
	if c.Button(row.CutLeft(c.ButtonWidth(b)).Middle(c.ButtonWidth(b), 28), b) || c.Command(keys.Why) {
		page.Unfold(a)
		c.Touch()
	}
}

// turner goes back and forth among what was turned.
func (t *Turned) turner(c *ui.Context, row ui.Rect) {
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

// dieSide is how large a die is drawn, in units.
const dieSide = 54

// dice draws the dice of a throw.
func (t *Turned) dice(c *ui.Context, u *TurnedUp, row ui.Rect, rolling bool) {
	const apart = 10
	n := float64(len(u.Faces))
	side := min(dieSide, math.Floor((row.W+apart)/n-apart))
	x := row.Centre().X - (n*(side+apart)-apart)/2
	for i, f := range u.Faces {
		if rolling {
			f = 1 + (int((c.In.Now-t.Began)/0.06)*(3+2*i)+i*2)%6
			c.Animate()
		}
		c.Picture(ui.R(math.Round(x), row.Y+4, side, side), "die", uint64(f), func(w, h int) *image.RGBA { return page.PaintDie(f, w, h) })
		x += side + apart
	}
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
