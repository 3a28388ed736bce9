package again

import (
	"math"
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// rowH is the height of a row of what was told: when, and two lines of what.
const rowH = 68.0

// side is what stands beside the chart: with whose eyes it is seen, how fast it goes on, and all
// that was told.
func (w *watching) side(c *ui.Context, a desk.Desk, r ui.Rect) {
	col := page.NewColumn(c, r)
	w.chooses(col, a)
	r.CutTop(col.Height() + gap)
	w.list(c, r)
}

// chooses is what can be chosen.
func (w *watching) chooses(col *page.Column, a desk.Desk) {
	c := col.C
	if len(w.offer.Eyes) > 1 {
		var eyes []ui.Option
		players := w.offer.Story.Now(game.Nobody).Summary().Players
		for _, s := range w.offer.Eyes {
			o := ui.Option{Label: words.Say("export.whose.all"), ID: "all", Tip: ui.Plain(words.Say("rerun.eyes.all.tip"))}
			if s != game.Nobody {
				o = ui.Option{Label: ui.Escape(players[s].Name), ID: "seat " + strconv.Itoa(int(s)+1), Tip: ui.Plain(words.Say("rerun.eyes.one.tip", "who", players[s].Name))}
			}
			eyes = append(eyes, o)
		}
		col.Heading(words.Say("rerun.eyes"))
		col.Gap(4)
		changed, h := c.Options(col.R, "eyes", &w.whose, eyes...)
		col.Gap(h + 4)
		if changed {
			if w.next != nil {
				w.next.stop()
			}
			w.next = w.reads(a)
		}
	}
	col.Heading(words.Say("rerun.speed"))
	col.Gap(4)
	var all []ui.Option
	for _, key := range speedKeys {
		all = append(all, ui.Option{Label: words.Say(key), Tip: ui.Plain(words.Say(key + ".tip"))})
	}
	_, h := c.Options(col.R, "speed", &w.speed, all...)
	col.Gap(h)
}

// list is all that was told, in rows: whoever chooses one goes there.
func (w *watching) list(c *ui.Context, r ui.Rect) {
	read := w.read
	now := read.lastTold(w.at)
	if w.at != w.last {
		w.last = w.at
		c.ScrollTo("told rows", r.H-2, float64(max(0, now-1))*rowH, min(3*rowH, r.H-2))
	}
	chosen := now
	c.List(r, ui.Rows{
		ID: "told", Leads: true, N: len(read.lines), RowH: rowH,
		Name: func(i int) string { return read.lines[i].text },
		Draw: func(i int, r ui.Rect, _ bool) { w.row(c, r, &read.lines[i]) },
	}, &chosen)
	if chosen != now && chosen >= 0 {
		w.stand(read.lines[chosen].step)
		w.last = w.at // it is in sight already
		c.Touch()
	}
}

// row is a sentence: whose, in which turn, and what. What is still to come is paler.
func (w *watching) row(c *ui.Context, r ui.Rect, l *line) {
	r = r.InsetXY(0, 3)
	head, st, small := r.CutTop(20), ui.Small.Own(), ui.Note.At(15).In(ui.Faded).Own()
	if l.step > w.at {
		st.Colour = ui.Faded
	}
	if l.seat != game.Nobody {
		players := w.offer.Story.Now(game.Nobody).Summary().Players
		c.Sign(head.CutLeft(18).Middle(16, 16), players[l.seat].Colour)
		head.CutLeft(6)
	}
	c.Text(head, w.read.turnAt(l.step).date, small)
	c.Paragraph(r, ui.Plain(w.cut(c, l.text, st, r)), st)
	c.Tip(r, page.RulesBehind(l.text, string(l.rule)))
}

// cut is as much of a sentence as has room.
func (*watching) cut(c *ui.Context, text string, st ui.Style, r ui.Rect) string {
	fits := func(s string) bool { return c.ParagraphHeight(ui.Plain(s), st, r.W) <= r.H }
	if fits(text) {
		return text
	}
	letters := []rune(text)
	n := len(letters)
	for n > 8 && !fits(string(letters[:n])+"…") {
		n = n * 15 / 16
	}
	return string(letters[:n]) + "…"
}

// below is what is told now, where there is no room beside the chart.
func (w *watching) below(c *ui.Context, a desk.Desk, r *ui.Rect) {
	text := ""
	if from, to := w.read.told(w.at); to > from {
		text = w.read.lines[to-1].text
	}
	at := r.CutBottom(min(2*ui.LineH, r.H/3))
	c.Paragraph(at, ui.Plain(w.cut(c, text, ui.Small, at)), ui.Small.Own())
	r.CutBottom(gap)
}

// bar is the whole game as a line: where it stands, and where turns begin. It is clicked and
// dragged.
func (w *watching) bar(c *ui.Context, r ui.Rect) {
	read := w.read
	label := r.CutLeft(min(r.W*0.3, 190))
	r.CutLeft(gap)
	c.Text(label, read.turnAt(w.at).date, ui.Strong.Own())
	most := max(w.offer.Story.Len(read.seat), read.steps-1, 1)
	w.barAt = r
	re := c.React("bar", r, ui.NoFocus)
	if (re.Pressed || re.Held) && read.steps > 0 {
		k := int(math.Round((c.In.Mouse.X - r.X) / r.W * float64(most)))
		if k = max(0, min(k, read.steps-1)); k != w.at || w.playing {
			w.stand(k)
			c.Touch()
		}
	}
	track := r.Middle(r.W, 8)
	c.Gauge(track, float64(max(0, read.steps-1)), float64(most), ui.Dotted)
	x := func(k int) float64 { return r.X + r.W*float64(k)/float64(most) }
	c.Fill(ui.R(track.X+1, track.Y+1, max(0, x(w.at)-track.X-1), track.H-2), ui.Green)
	before := math.Inf(-1)
	for _, t := range read.turns {
		if at := x(t.at); at-before >= 5 {
			c.Fill(ui.R(math.Round(at), track.Bottom()+2, 1, 6), ui.Rule)
			before = at
		}
	}
	thumb := ui.R(max(r.X, min(x(w.at)-6, r.Right()-12)), r.Y+6, 12, r.H-12)
	c.Panel(thumb, ui.ThumbPanel)
	c.TipArea(r, ui.Plain(words.Say("rerun.bar.tip", "n", w.at, "all", most)))
}
