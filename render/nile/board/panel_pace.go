package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Measures of the choice of a pace, in units.
const (
	paceButtonW = 146
	paceRowH    = 44
	paceBeside  = 320 // from this width on the consequences stand beside the buttons
)

// pace offers the three activity levels with what follows from each.
func (b *Board) pace(c *ui.Context, a desk.Desk, v nile.View, col *page.Column) {
	s, _ := b.Sheet(v)
	title := "pace.title"
	if !v.Paced() {
		title = "pace.title.steady"
	}
	col.HeadingOf(nile.RulesOfPace, words.Say(title))
	if left := tell.SittingLeft(v); left != "" {
		col.Say(ui.Plain(left), ui.Small.In(ui.Red))
		col.Gap(4)
	}
	aims := b.aimButton(c, v, col)
	ship := !aims && b.shipAhead(c, a, v, col)
	marked, ahead := b.levelAhead(v)
	if kept := ui.Plain(words.Say("pace.kept", "key", c.KeyOf(keys.Pace))); ahead && v.Paced() && !ship && !b.foot.folds(foldsLast, kept) {
		col.Say(kept, ui.Small.At(15))
	}
	col.Gap(4)
	for _, ch := range b.choices {
		if ch.Kind != nile.SetPace {
			continue
		}
		l := nile.Level(ch.Target)
		x := ui.Button{
			Label: words.Sentence(tell.Level(l)), ID: words.Sentence(l.Name()),
			Tip: ui.Plain(words.Sentences(tell.LevelNote(l), words.Say("cite.sentence", "n", string(ch.Rule)))),
		}
		if !v.Paced() {
			x.Label, x.Tip = words.Say("pace.march"), ui.Plain(words.Say("pace.march.tip"))
		}
		if l == marked {
			x.Size = 19
			if x.On = aims || ship; !x.On { // else it is marked: the red button is another
				x.Look, x.Default = ui.MainLook, true
				x = sized(c, x, paceButtonW, x.Size, 16)
			}
		}
		if b.paceRow(c, v, col, &s, ch, x) {
			if aims { // at another pace the aim is the same
				b.kept = keptAim{v.Seat(), b.Picked, true}
			}
			b.do(a, ch, 0)
		}
	}
	b.emptyShip(c, a, v, col)
	b.stayButton(c, a, v, col)
	b.perilLine(col, v)
	b.leavingLines(col, v, &s)
	b.foot.unfolds(col)
	if !aims && !ship && v.Player(v.Seat()).Unpublished > 0 && v.Map().Cells[s.At].Port != hexmap.NoPort {
		col.Gap(3)
		col.Say(page.RulesBehind(words.Say("pace.home"), nile.RuleHome), ui.Small.At(15))
	}
	if s.Load[s.Mode].Room() < 0 {
		col.Gap(3)
		col.Say(ui.Plain(words.Say("pace.heavy")), ui.Small.In(ui.Red))
	}
}

// leavingLines says where the way may be lost, and where friends show it (14.6).
func (b *Board) leavingLines(col *page.Column, v nile.View, s *nile.Sheet) {
	next, _ := v.Unseen(nile.Normal)
	says := words.Say("pace.leaving", "terrain", tell.Terrain(v.Terrain(s.At)))
	switch never := neverLost(v); {
	case next.Open == 0 && next.Shown > 0 || never && !v.Paced(): // friends show every way; it stands beside the button
		says = ""
	case never:
		says = words.Say("pace.leaving.never")
	case next.Lost.Upstream:
		says = words.Say("pace.leaving.up")
	}
	var lines []ui.Rich
	if says != "" {
		lines = append(lines, ui.Plain(says))
	}
	if shown := "pace.shown"; next.Shown > 0 {
		if next.Open > 0 {
			shown = "pace.shown.some"
		}
		lines = append(lines, page.RulesBehind(words.Say(shown), nile.RuleShownTheWay))
	}
	if b.foot.folds(foldsFirst, lines...) {
		return
	}
	for _, text := range lines {
		col.Say(text, ui.Small.At(15))
	}
}

// neverLost reports whether no throw of the die loses the way, at any pace.
func neverLost(v nile.View) bool {
	for l := range nile.Levels {
		if at, ok := v.Unseen(l); ok && at.Lost.Odds.Num > 0 && (v.Paced() || l == nile.Normal) {
			return false
		}
	}
	return true
}

// paceEffects are what besides follows from each (13.8, 18, 19, 20.4).
var paceEffects = [nile.Levels]string{nile.Cautious: "pace.effect.cautious", nile.Normal: "pace.effect.normal", nile.Reckless: "pace.effect.reckless"}

// paceRow is one level: its button and two lines of consequences beside it, or
// below it where the sheet is narrow.
func (*Board) paceRow(c *ui.Context, v nile.View, col *page.Column, s *nile.Sheet, ch game.Choice, x ui.Button) bool {
	l := nile.Level(ch.Target)
	fresh := v.Reach(s.Mode).New[l]
	next, _ := v.Unseen(l)
	points := words.Say("pace.points", "points", int(ch.Cost), "n", fresh)
	switch {
	case next.Shown > 0 && next.Open == 0:
		points = words.Say("pace.points.shown", "points", int(ch.Cost))
	case fresh == 0:
		points = words.Say("pace.points.known", "points", int(ch.Cost))
	}
	effects := words.Say("pace.lost.never")
	if next.Lost.Odds.Num > 0 {
		effects = words.Say("pace.lost", "odds", lostWhen(next.Lost.Odds))
	}
	if key := paceEffects[l]; key != "" && v.Paced() {
		effects = words.Clauses(effects, words.Phrase(key))
	}
	from := col.R.Y
	defer func() { col.Figures(from, "pace") }()
	row := col.Next(paceRowH)
	if col.R.W < paceBeside {
		hit := c.Button(row.InsetXY(0, 3), x)
		col.Say(ui.Plain(words.Sentences(words.Whole(points), words.Whole(effects))), ui.Small.At(15).To(ui.Centre))
		col.Gap(4)
		return hit
	}
	hit := c.Button(row.CutLeft(paceButtonW).InsetXY(0, 3), x)
	row.CutLeft(12)
	inner := page.NewColumn(c, row)
	inner.Say(ui.Plain(points), ui.Body.At(16))
	inner.R.Y -= 3
	inner.Say(ui.Plain(effects), ui.Small.At(15))
	over := max(0, inner.Height()-paceRowH)
	if over > 0 { // three lines: the next level begins with some air
		over += 6
	}
	col.Gap(over + 3)
	return hit
}

// lostWhen is a chance of losing the way as throws of the die, and in per cent.
func lostWhen(o game.Odds) string {
	throws := words.Phrase("lost.on.some", "n", int(o.Num))
	switch {
	case o.Num == 1:
		throws = words.Phrase("lost.on.one")
	case o.Num >= o.Den:
		throws = words.Phrase("lost.on.any")
	}
	return words.Phrase("chance.of", "what", throws, "chance", words.Chance(o))
}
