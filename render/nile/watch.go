package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What computer explorers do, as everybody may see it: on the chart, with their cards
// and the lines of the journal, while a card says who plays.

// watching reports whether a computer explorer is to act, or what one did is still
// being shown.
func (t *TableScene) watching() bool {
	if _, theirs := t.Play.Machine(); theirs {
		return true
	}
	return t.Play.Beats().Playing() && t.Play.Beats().Machine()
}

// settled are the steps that persons settle, whoever's turn it would be: who comes and
// goes between two sittings.
func settled(pos game.Position) bool {
	return pos.(*nile.Position).View(game.Nobody).Phase() == nile.BetweenSittings
}

// others has the computer explorer who is to act think. When a person may act again who
// sat here all the time, what could not be watched is told on a page.
func (t *TableScene) others(a desk.Desk) {
	p := t.Play
	_, reading := p.Beats().Page()
	if v := sight.View(p); v.Phase() == nile.BetweenSittings && p.Seat() != v.ToMove() && !p.Elsewhere(v.ToMove()) && !p.Beats().Playing() && !reading {
		p.SitAs(v.ToMove()) // whoever keeps the minutes: all look at that page together
	}
	if s, theirs := p.Machine(); theirs {
		t.away = true
		if p.Persons().Count() > 1 { // whoever waits for the machine is not to wait for them too
			p.Hurry()
		}
		t.missed = t.missed || !p.Shown(a.Preferences().Animations)
		if !p.Beats().Playing() { // what the one before did is still being shown
			t.mover = s
		}
		p.Think(a)
		return
	}
	p.Think(a) // there is nothing to think about: it notes that
	if !t.away || p.Beats().Playing() {
		return
	}
	t.away = false
	missed := t.missed
	t.missed = false
	// Whoever sat here before the others is not told what they did while somebody else is to
	// sit down next: it would be gone before they could read it.
	if p.Seat() != game.Nobody && p.Manned(p.Seat()) && (p.Acting().Has(p.Seat()) || p.Over()) {
		if missed {
			t.since, t.more = SinceLines(p)
		}
		switch {
		case t.phaseScreen() == BoardScreen:
			t.tellBeside()
		case len(t.since) == 0:
			p.Seen()
		}
	}
}

// watch is the card that says which computer explorer plays.
type watch struct{ table *TableScene }

// Name is the screen's name in traces.
func (*watch) Name() string { return "watch" }

// Measures of the card, in units.
const (
	watchW    = 420.0
	watchIn   = 12.0 // between its edge and what stands on it
	watchFace = 64.0
	watchLine = 26.0
	faceFrom  = 340.0 // the least width of a card with a face on it
)

// Frame shows the card in a corner of the chart, and the way to be done with it.
func (w *watch) Frame(c *ui.Context, _ desk.Desk) {
	p := w.table.Play
	v := sight.View(p)
	who := v.Player(w.table.mover)
	area := w.table.Board.Area.Inset(12)
	wide := min(watchW, area.W)
	foot := 8.0 + ui.ButtonH
	if w.waits() {
		foot = 0
	}
	room, most := wide-2*watchIn, area.H-2*watchIn-foot // for what stands above the button
	o, face := opponent(p.Sitter(w.table.mover))
	face = face && wide >= faceFrom && most >= watchFace
	if face {
		room -= watchFace*0.8 + 10
	}
	high, said := watchLine, ui.Rich(nil)
	if l, ok := w.last(v); ok {
		line := tell.RichLine(l)
		if h := c.ParagraphHeight(line, ui.Small, room); high+h <= most {
			said, high = line, high+h
		}
	}
	if face {
		high = max(high, watchFace)
	}
	h := high + 2*watchIn + foot
	r := ui.R(area.Right()-wide, area.Bottom()-h, wide, h) // the cards turn up on the left
	c.Float("watch", r, ui.CardPanel, func(ui.Rect) {
		in := r.Inset(watchIn)
		foot := in.CutBottom(max(0, foot-8))
		if face {
			at := in.CutLeft(watchFace * 0.8).Top(watchFace)
			page.Portrait(c, at, o.Face)
			page.Outline(c, at, ui.Rule)
			in.CutLeft(10)
		}
		w.title(c, in.CutTop(watchLine), who)
		c.Paragraph(in, said, ui.Small)
		w.skip(c, foot)
	})
}

// waits reports whether a person at another machine is waited for.
func (w *watch) waits() bool {
	p, s := w.table.Play, w.table.mover
	return p.Elsewhere(s) && p.Sitter(s) == "" && !p.Beats().Playing()
}

// skip is the way to be done with it.
func (w *watch) skip(c *ui.Context, foot ui.Rect) {
	if w.waits() {
		return
	}
	if p := w.table.Play; p.Ordered(w.table.mover) && p.Persons().Count() == 1 {
		b := ui.Button{Label: words.Say("order.stop"), ID: "stop", Size: 15, Tip: page.Cited(words.Say("order.stop.tip"), nile.RuleTurnInAfrica), Default: true}
		if c.Button(foot.CutRight(min(foot.W, c.ButtonWidth(b))), b) {
			p.Recall(w.table.mover)
			c.Touch()
		}
		return
	}
	b := ui.Button{Label: words.Say("watch.skip"), ID: "skip", Size: 15, Tip: ui.Plain(words.Say("watch.skip.tip")), Default: true}
	if c.Button(foot.CutRight(min(foot.W, c.ButtonWidth(b))), b) {
		w.table.Play.Hurry()
		w.table.missed = true
		c.Touch()
	}
}

// title says who plays, or thinks.
func (w *watch) title(c *ui.Context, line ui.Rect, who nile.SeatView) {
	c.Sign(line.CutLeft(26).Middle(18, 18), who.Colour)
	key := "watch.title"
	if w.table.Play.Ordered(w.table.mover) {
		key = "order.watch"
	} else if w.waits() {
		key = "watch.waiting"
	} else if w.table.Play.Thinking() {
		key = "watch.thinking"
	}
	text := words.Say(key, "who", who.Name)
	c.Text(line, text, c.Fit(text, ui.Body.Own(), line.W))
}

// last is the line that was told last of what the computer explorer did.
func (w *watch) last(v nile.View) (l tell.Line, ok bool) {
	told := w.table.Play.Told()
	from := max(0, len(told)-40)
	turns := tell.Turns(told, from)
	for i := len(told) - 1; i >= from; i-- {
		if e := told[i]; e.Seat == w.table.mover {
			if l, ok = tell.TellTurn(v, e, turns[i-from]); ok && !l.Minor {
				return l, true
			}
		}
	}
	return l, false
}

// opponent is the temper of a computer explorer.
func opponent(bot string) (menu.Opponent, bool) { return tell.Opponents().Temper(bot) }

// machineBeats are those of what a computer explorer did: what all may see, with its
// cards on the chart.
func (t *TableScene) machineBeats(d *play.Doing, list []play.Beat) []play.Beat {
	v := sight.View(t.Play)
	d.Slight = true
	lines := map[int]bool{}
	for i, e := range d.Events {
		if l, ok := tell.Tell(v, e); ok && !l.Minor && v.Sees(e) {
			lines[i], d.Slight = true, false
		}
	}
	for i := range list {
		if b := &list[i]; b.Kind == play.LineBeat && lines[b.Event] {
			b.Takes = max(b.Takes, lineTime)
		}
	}
	return list
}

// lineTime is how long a line of what a computer explorer did is left alone, in
// seconds, at the usual speed.
const lineTime = 0.8
