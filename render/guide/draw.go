package guide

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The commands of whoever is taught.
const (
	On    ui.Command = "guide-on"    // what the voice said has been read, or is not wanted
	Again ui.Command = "guide-again" // what it said before
)

// Commands are they, for the keys of a game that teaches.
func Commands(group string) []keymap.Command {
	return []keymap.Command{
		{Name: On, Group: group, Scope: keymap.Table, Key: ui.Key(ebiten.KeyF4)},
		{Name: Again, Group: group, Scope: keymap.Table, Key: ui.Chord{Key: ebiten.KeyF4, Shift: true}},
	}
}

// Measures of the card, in units.
const (
	cardW    = 372.0
	cardIn   = 13.0
	faceW    = 58.0
	faceH    = 70.0
	rowH     = 30.0
	nameH    = 22.0
	movedBy  = 40.0 // by how much a thing has moved for the card to move with it
	endW     = 520.0
	buttonsW = 324.0 // the three buttons beside one another
)

// place is where the card lies, and for what.
type place struct {
	step string
	near ui.Rect
	w, h float64 // of the window
	card ui.Rect
	lies bool // on something, for want of a better place
}

// speech is what the voice says now, and of which step; s is nil where it is silent.
func (g *Guide) speech() (s *Step, text ui.Rich, again, aside bool) {
	if g.back > g.due() {
		g.back = 0
	}
	if s, again = g.now(); s == nil {
		return nil, nil, false, false
	}
	if key := g.barred(); !again && key != "" {
		return s, ui.Plain(words.Say(key)), false, true
	}
	if !again && !s.Here() {
		key := ""
		if g.lesson.Aside != nil {
			key = g.lesson.Aside()
		}
		if key == "" {
			return nil, nil, false, false
		}
		return s, ui.Plain(words.Say(key)), false, true
	}
	key := g.lesson.Name + "." + s.Name
	if s.As != nil {
		key += s.As()
	}
	var fill []any
	if s.Fill != nil {
		fill = s.Fill()
	}
	return s, page.Said(key, fill...), again, false
}

// barred is the key of what has to be put right before anything else, "" for nothing.
func (g *Guide) barred() string {
	if g.lesson.Bars == nil {
		return ""
	}
	return g.lesson.Bars()
}

// The strip in which the voice speaks, in units: its least height, its margins, and the part of
// the width for what is said.
const (
	stripH    = 96.0
	stripIn   = 10.0
	stripPart = 0.66
	columnIn  = 4.0 // between what is said and the buttons below it, at the foot of a column

	columnLines = 3.0 // for which there is always room, so that what stands above stays where it is
)

// Dock is how high the strip is that the voice has at the foot of the window as long as the lesson
// lasts, 0 where there is no room for one, no voice, or it is not wanted: all else is laid out above
// it.
func (g *Guide) Dock(c *ui.Context) float64 {
	return g.dock(c, 0)
}

// DockIn is Dock for a strip at the foot of a column at the left, so wide, with its buttons below what is
// said: what stands beside that column keeps all its height.
func (g *Guide) DockIn(c *ui.Context, w float64) float64 { return g.dock(c, w) }

func (g *Guide) dock(c *ui.Context, column float64) float64 {
	if g == nil {
		return 0
	}
	g.strip, g.column = 0, column
	if s, _ := g.now(); g.hushed || s == nil || len(s.Ends) > 0 || !page.HasStrip(c) {
		return 0
	}
	w, besides := c.W*stripPart, nameH+2*stripIn
	least := max(stripH, columnLines*c.ParagraphHeight(ui.Plain("A"), ui.Body, w)+besides)
	if column > 0 {
		w, besides = column-2*(stripIn+4)-faceW-12, rowH+columnIn+2*stripIn
		least = max(faceH+2*stripIn, columnLines*c.ParagraphHeight(ui.Plain("A"), ui.Body, w)+besides)
	}
	g.strip = least
	if _, text, _, _ := g.speech(); text != nil || g.said != nil {
		if text == nil {
			text = g.said
		}
		g.strip = max(least, c.ParagraphHeight(text, ui.Body, w)+besides)
	}
	return g.strip
}

// Frame lets the voice speak, at the end of a screen's frame.
func (g *Guide) Frame(c *ui.Context, a desk.Desk) {
	s, text, again, aside := g.speech()
	if s == nil {
		g.Wait(c, a)
		return
	}
	if g.hushed {
		return
	}
	if len(s.Ends) == 0 && c.Covered() { // the farewell is what covers it; below a question its strip keeps what was said
		g.Wait(c, a)
		return
	}
	if g.spoken != s.Name && s.Here() {
		g.spoken = s.Name
		a.Tracef("guide %s", s.Name)
	}
	near, at := ui.Rect{}, false
	switch {
	case aside && g.barred() != "":
		near, at = g.lesson.BarsAt(c)
	case s.At != nil && !aside && (!again || s.Here()):
		near, at = s.At(c)
	}
	if at {
		c.Mark(near, ui.Red)
	} else {
		near = ui.Rect{}
	}
	of := s
	if aside { // what is due is not before the player: there is nothing to pass over
		of = nil
	}
	switch {
	case len(s.Ends) > 0:
		g.farewell(c, a, s, text)
	case g.strip > 0:
		g.docked(c, a, of, text, ui.Body, again)
	default:
		r := g.settle(c, s, text.String(), near, min(cardW, c.W-24), g.cardHeight(c, text))
		g.card(c, a, of, text, r, again)
	}
}

// Wait keeps in the strip what the voice said last, fainter, while it has nothing to say.
func (g *Guide) Wait(c *ui.Context, a desk.Desk) {
	if g != nil && !g.hushed && g.strip > 0 && g.said != nil {
		g.docked(c, a, nil, g.said, ui.Body.In(ui.Faded), false)
	}
}

// docked is the voice with its sentence in its strip, of a step or of none.
func (g *Guide) docked(c *ui.Context, a desk.Desk, s *Step, text ui.Rich, st ui.Style, again bool) {
	if g.said = text; g.column > 0 {
		page.StripIn(c, "guide", ui.R(0, c.H-g.strip, g.column, g.strip), func(in ui.Rect) { g.inColumn(c, a, s, in, text, st, again) })
		return
	}
	page.Strip(c, "guide", g.strip, func(in ui.Rect) {
		in = in.InsetXY(stripIn+4, stripIn)
		said := in.CutLeft(faceW + 12 + c.W*stripPart)
		g.says(c, said, text, within(c, text, st, said.W-faceW-12, said.H-nameH))
		in.CutLeft(16)
		c.Scope("guide", func() { g.buttons(c, a, s, in, again) })
	})
}

// inColumn is the strip at the foot of a column: what is said, and below it whose voice it is, with the
// buttons.
func (g *Guide) inColumn(c *ui.Context, a desk.Desk, s *Step, in ui.Rect, text ui.Rich, st ui.Style, again bool) {
	in = in.InsetXY(stripIn+4, stripIn)
	g.face(c, &in)
	foot := in.CutBottom(rowH)
	in.CutBottom(columnIn)
	c.Paragraph(in, text, within(c, text, st, in.W, in.H))
	c.Scope("guide", func() { g.buttons(c, a, s, foot.CutRight(min(foot.W, buttonsW)), again) })
	name := words.Say(g.lesson.Name + ".voice")
	c.Text(foot, name, c.Fit(name, ui.Note.In(ui.Faded), foot.W))
}

// saidLeast is how small what is said in a strip is set at least.
const saidLeast = 13.0

// within is how something is set that the voice says in a strip that was measured before it had changed its
// mind in the same frame: smaller, for the one frame that it takes to grow, and over nothing else.
func within(c *ui.Context, text ui.Rich, st ui.Style, w, high float64) ui.Style {
	for c.ParagraphHeight(text, st, w) > high && st.Size > saidLeast {
		c.Touch()
		st = st.At(st.Size - 1)
	}
	return st
}

// cardHeight is how high the card is with its sentence.
func (g *Guide) cardHeight(c *ui.Context, text ui.Rich) float64 {
	return g.saidHeight(c, text, min(cardW, c.W-24)-2*cardIn) + 10 + rowH + 2*cardIn
}

// card is the voice with its sentence, beside what it means.
func (g *Guide) card(c *ui.Context, a desk.Desk, s *Step, text ui.Rich, r ui.Rect, again bool) {
	c.Float("guide", r, ui.TipPanel, func(in ui.Rect) {
		in = in.Inset(cardIn)
		g.says(c, in.CutTop(in.H-10-rowH), text, ui.Body)
		in.CutTop(10)
		c.Scope("guide", func() { g.buttons(c, a, s, in, again) })
	})
}

// farewell is what the voice says at the end of the lesson, with the ways on: a sheet over all else,
// of which one has to be taken.
func (g *Guide) farewell(c *ui.Context, a desk.Desk, s *Step, text ui.Rich) {
	ends := float64(len(s.Ends)) * (ui.ButtonH + 8)
	c.Modal("guide", endW, 0, func(in ui.Rect) float64 {
		said := g.saidHeight(c, text, in.W)
		g.says(c, in.CutTop(said), text, ui.Body)
		in.CutTop(16)
		c.Scope("guide", func() { g.ends(c, a, s, in.CutTop(ends)) })
		return said + 16 + ends
	})
}

// saidHeight is how high it is what the voice says, in a width, with its face beside it.
func (*Guide) saidHeight(c *ui.Context, text ui.Rich, w float64) float64 {
	return max(faceH, nameH+c.ParagraphHeight(text, ui.Body, w-faceW-12))
}

// face sets the face at the left of where the voice speaks.
func (g *Guide) face(c *ui.Context, in *ui.Rect) {
	at := in.CutLeft(faceW).Top(min(faceH, in.H))
	page.Portrait(c, at, g.lesson.Face)
	page.Outline(c, at, ui.Rule)
	in.CutLeft(12)
}

// says sets what the voice says beside its face.
func (g *Guide) says(c *ui.Context, in ui.Rect, text ui.Rich, st ui.Style) {
	g.face(c, &in)
	name := words.Say(g.lesson.Name + ".voice")
	c.Text(in.CutTop(nameH), name, c.Fit(name, ui.Note.In(ui.Faded), in.W))
	c.Paragraph(in, text, st)
}

// ends are the ways on from the end of the lesson.
func (g *Guide) ends(c *ui.Context, a desk.Desk, s *Step, foot ui.Rect) {
	for i, e := range s.Ends {
		b := ui.Button{Label: words.Say(g.lesson.Name + "." + e.Name), ID: e.Name}
		if i == 0 {
			b.Look = ui.MainLook
		}
		if c.Button(foot.CutTop(ui.ButtonH), b) {
			g.hushed = true
			e.Do(a)
			c.Touch()
		}
		foot.CutTop(8)
	}
}

// buttons are what can be said to the voice; of no step it is nothing that goes on.
func (g *Guide) buttons(c *ui.Context, a desk.Desk, s *Step, foot ui.Rect, again bool) {
	foot.CutTop(max(0, foot.H-rowH))
	on := ui.Button{Label: words.Say("guide.skip"), ID: "on", Look: ui.GhostLook, Size: 16, Hint: c.KeyOf(On), Tip: ui.Plain(words.Say("guide.skip.tip"))}
	if s != nil && (s.Done == nil || again) {
		on.Label, on.Look, on.Tip = words.Say("guide.on"), ui.CreamLook, ui.Plain(words.Say("guide.on.tip"))
	}
	back := ui.Button{Label: words.Say("guide.again"), ID: "again", Look: ui.GhostLook, Size: 16, Disabled: g.due()-g.back == 0, Tip: ui.Plain(words.Say("guide.again.tip"))}
	hush := ui.Button{Label: words.Say("guide.hush"), ID: "hush", Look: ui.GhostLook, Size: 16, Tip: ui.Plain(words.Say("guide.hush.tip"))}
	next, was := s != nil && c.Command(On), c.Command(Again)
	if s != nil {
		next = c.Button(foot.CutRight(min(foot.W, c.ButtonWidth(on))), on) || next
	}
	was = c.Button(foot.CutLeft(min(foot.W, c.ButtonWidth(back))), back) || was
	silent := c.Button(foot.CutLeft(min(foot.W, c.ButtonWidth(hush))), hush)
	switch {
	case next:
		a.Tracef("guide past %s", s.Name)
		g.on(s)
	case was:
		g.again()
	case silent:
		g.hushed = true
	default:
		return
	}
	c.Touch()
}

// settle is the place of the card: it stays where it is as long as what it speaks of
// does, and nothing comes up below it that can be pressed.
func (g *Guide) settle(c *ui.Context, s *Step, text string, near ui.Rect, w, h float64) ui.Rect {
	p, step := &g.place, s.Name+text
	moved := math.Abs(near.X-p.near.X)+math.Abs(near.Y-p.near.Y) > movedBy
	if p.step == step && !moved && (p.lies || !c.Hides(p.card)) && p.w == c.W && p.h == c.H && p.card.W == w && p.card.H == h {
		return p.card
	}
	r := ui.R((c.W-w)/2, (c.H-h)/2, w, h)
	if near != (ui.Rect{}) {
		var of []ui.Rect
		if s.Of != nil {
			if at, seen := s.Of(); seen {
				of = append(of, at)
			}
		}
		r = c.Beside(near, w, h, of...)
	} else { // of nothing that is to be seen: where it hides least
		if p.step != "" {
			r.X, r.Y = min(max(12, p.card.X), c.W-w-12), min(max(12, p.card.Y), c.H-h-12)
		}
		r = c.Clear(r)
	}
	*p = place{step: step, near: near, w: c.W, h: c.H, card: r, lies: c.Hides(r)}
	return r
}

// Recall is the button that has a voice speak again that was silenced; it draws nothing
// while the voice speaks. It gives how wide it is.
func (g *Guide) Recall(c *ui.Context, at ui.Point) float64 {
	if !g.hushed || g.Step() == "" {
		return 0
	}
	b := ui.Button{Label: words.Say("guide.recall"), ID: "guide/recall", Size: 15, Tip: ui.Plain(words.Say("guide.recall.tip"))}
	r := ui.R(at.X, at.Y, c.ButtonWidth(b), rowH-4)
	c.Float("guide recall", r, ui.PaperPanel, func(in ui.Rect) {
		if c.Button(in, b) {
			g.Hush(false)
			c.Touch()
		}
	})
	return r.W
}
