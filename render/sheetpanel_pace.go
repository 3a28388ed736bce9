package render

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/keymap"
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
func (b *Board) pace(c *ui.Context, a Desk, v nile.View, col *column) {
	s, _ := b.sheet(v)
	col.headingOf("8.3, 12", words.Say("pace.title"))
	col.gap(4)
	for _, ch := range b.choices {
		if ch.Kind != nile.SetPace {
			continue
		}
		l := nile.Level(ch.Target)
		key := keymap.Figure(int(l))
		x := ui.Button{
			Label: withKey(c, int(l), levelLabels[l]), ID: levelLabels[l],
			Keys: slices.Concat(c.Bound(key), []ui.Chord{ui.Key(ebiten.KeyNumpad1 + ebiten.Key(l))}),
			Tip:  ui.Plain(words.LevelNote(l) + " Rule " + string(ch.Rule) + "."),
		}
		if l == nile.Normal {
			x.Look, x.Default, x.Size = ui.MainLook, true, 19
		}
		if b.paceRow(c, v, col, ch, x) {
			b.do(a, ch, 0)
		}
	}
	perilLine(col, v)
	leaving := words.Say("pace.leaving", "terrain", words.Terrain(v.Terrain(s.At)))
	if lost, _ := v.LostLeaving(nile.Normal); lost.Upstream {
		leaving = words.Say("pace.leaving.up")
	}
	col.say(ui.Plain(leaving), ui.Small.At(15))
	if v.Player(v.Seat()).Unpublished > 0 && v.Map().Cells[s.At].Port != hexmap.NoPort {
		col.gap(3)
		col.say(rulesBehind(words.Say("pace.home"), "21"), ui.Small.At(15))
	}
	if s.Load[s.Mode].Cost > s.Load[s.Mode].Capability {
		col.gap(3)
		col.say(ui.Plain(words.Say("pace.heavy")), ui.Small.In(ui.Red))
	}
}

// paceEffects are what besides follows from each (18, 19).
var paceEffects = [nile.Levels]string{nile.Cautious: "pace.effect.cautious", nile.Reckless: "pace.effect.reckless"}

// paceRow is one level: its button and two lines of consequences beside it, or
// below it where the sheet is narrow.
func (*Board) paceRow(c *ui.Context, v nile.View, col *column, ch game.Choice, x ui.Button) bool {
	l := nile.Level(ch.Target)
	points := words.Say("pace.points", "points", int(ch.Cost), "n", int(ch.Cost)/newHexCost)
	if ch.Cost < newHexCost {
		points = words.Say("pace.points.known", "points", int(ch.Cost))
	}
	effects := words.Say("pace.lost.never")
	if lost, _ := v.LostLeaving(l); lost.Odds.Num > 0 {
		effects = words.Say("pace.lost", "odds", lostWhen(lost.Odds))
	}
	if key := paceEffects[l]; key != "" {
		effects += "; " + words.Phrase(key)
	}
	from := col.r.Y
	defer func() { col.figures(from, "pace") }()
	row := col.next(paceRowH)
	if col.r.W < paceBeside {
		hit := c.Button(row.InsetXY(0, 3), x)
		col.say(ui.Plain(points+". "+effects+"."), ui.Small.At(15).To(ui.Centre))
		col.gap(4)
		return hit
	}
	hit := c.Button(row.CutLeft(paceButtonW).InsetXY(0, 3), x)
	row.CutLeft(12)
	inner := newColumn(c, row)
	inner.say(ui.Plain(points), ui.Body.At(16))
	inner.r.Y -= 3
	inner.say(ui.Plain(effects), ui.Small.At(15))
	col.gap(max(0, inner.height()-paceRowH) + 3)
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
	return throws + " " + percentOf(o)
}
