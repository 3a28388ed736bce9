package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Standing is what is in hand on the board: the hex that is aimed at, else what the red button does.
type Standing struct {
	Says   string // with what it takes and risks; "" where nothing is in hand
	Kind   game.Kind
	Target int32
	Far    bool // a hex that a way leads to
	Whole  bool // nothing is to be advised besides
	Ahead  bool // no pace has been chosen yet, and a step would set the one that is marked
}

// Standing is what is in hand of a player who is to move.
func (b *Board) Standing(v nile.View) (out Standing) {
	s, ok := b.Sheet(v)
	if !ok || !b.UpToDate() || !b.mine(v) || s.At == hexmap.None {
		return out
	}
	on, id := b.onChart(v), b.Picked
	out.Ahead = v.Phase() == nile.ChoosingPace
	if ch, step := b.Targets[id]; id != hexmap.None && step {
		if ch.Kind == nile.Move {
			out.Says, out.Kind, out.Target = aimedStep(on, ch), ch.Kind, ch.Target
		}
		return out
	}
	if r, far := b.way(on, id); far {
		out.Kind, out.Target, out.Far = nile.Move, int32(id), true
		out.Says = words.Say("now.far", "where", tell.WhereOf(v, id), "n", r.Months)
		if r.Lost > 0 {
			out.Says = words.Sentences(out.Says, words.Say("way.lost", "n", max(1, int(r.Lost*100+0.5))))
		}
		if r.Hungry > 0 {
			out.Says = words.Sentences(out.Says, words.Say("now.hungry", "nth", words.Ordinal(r.Hungry)))
		}
		return out
	}
	_, ends := b.Find(nile.EndTravel)
	if ends && s.Watered && parched(s) { // the red button makes room for water, and fills the skins
		return Standing{Says: words.Say("now.thirst", "n", s.Thirst-s.Have[nile.Water]), Whole: true}
	}
	_, ship := b.Find(nile.GoHome)
	l, ahead := b.levelAhead(v)
	_, sails := b.shipFor(v)
	switch at, _ := v.Unseen(l); {
	case ahead && v.Paced() && !sails:
		out.Kind, out.Target = nile.SetPace, int32(l)
		out.Says = words.Say("now.pace", "level", tell.Level(l), "n", v.Reach(s.Mode).New[l], "lost", lostPhrase(at.Lost.Odds))
	case v.Phase() == nile.Travelling && ends && !ship && s.Load[s.Mode].Room() >= 0:
		out.Kind, out.Says = nile.EndTravel, words.Say("now.end")
		if dies := v.MonthEnd().Dies; dies > 0 {
			out.Says = words.Say("now.end.life", "chance", smallChance(dies))
		}
	}
	return out
}

// aimedStep is a step in a sentence: what is there, what it takes and risks.
func aimedStep(v nile.View, ch game.Choice) string {
	to, p := hexmap.ID(ch.Target), v.Preview(ch)
	what := "now.known"
	switch h := v.Hex(to); {
	case h.Counter != nile.NoCounter:
		what = "now.counter"
	case h.State == nile.Unmapped || p.Unknown:
		what = "now.new"
	}
	return words.Say("now.step", "where", tell.WhereOf(v, to), "what", words.Phrase(what), "n", p.Cost, "left", p.Left+p.Cost, "lost", lostPhrase(ch.Odds))
}

// lostPhrase is how sure a way is.
func lostPhrase(o game.Odds) string {
	if o.Num <= 0 {
		return words.Phrase("now.sure")
	}
	return words.Phrase("now.lost", "chance", words.Chance(o))
}

// counsel stands in the place of the journal, with what closes it: the chart and the sheet stay as they are.
func (b *Board) counsel(c *ui.Context, says ui.Rich, in ui.Rect) {
	head := in.CutTop(28)
	in.CutTop(2)
	in.CutBottom(6)
	title, st := words.Say("hint.title"), ui.Head.At(19)
	c.Text(head, title, st)
	closes, small := words.Say("hint.closes", "key", c.KeyOf(keys.Hint)), ui.Note.At(16).In(ui.Faded).To(ui.Right)
	if c.TextWidth(title, st)+c.TextWidth(closes, small)+12 <= head.W {
		c.Text(head, closes, small)
	}
	c.Scroll("counsel", in, func(inner ui.Rect) float64 {
		high := c.ParagraphHeight(says, journalStyle, inner.W)
		inner.H = high
		c.Paragraph(inner, says, journalStyle)
		return high
	})
}
