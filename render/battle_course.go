package render

import (
	"fmt"
	"image"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What stands below the field of a battle: the chances, the next attack face by
// face, and the course so far.

// exchange is one attack as it is told, with the dice behind it; the first of a
// battle tells how it was joined.
type exchange struct {
	line words.Line
	dice []int
}

// The widths from which the columns stand beside each other.
const (
	outlookThree = 860
	outlookTwo   = 560
)

// outlook is the chance to win, what comes next, and the fight so far.
func (s *battleScene) outlook(col *column, v nile.View, m nile.MeetingView) {
	c, r := col.c, ui.R(col.r.X, col.r.Y, col.r.W, 0)
	switch {
	case r.W >= outlookThree:
		parts := r.Split(32, 1, 1.12, 1.3)
		cols := [3]*column{newColumn(c, parts[0]), newColumn(c, parts[1]), newColumn(c, parts[2])}
		s.chances(cols[0], v)
		s.next(cols[1], v, m)
		s.course(cols[2], v)
		col.gap(max(cols[0].height(), cols[1].height(), cols[2].height()))
	case r.W >= outlookTwo:
		parts := r.Split(28, 1, 1.12)
		left, right := newColumn(c, parts[0]), newColumn(c, parts[1])
		s.chances(left, v)
		s.next(right, v, m)
		col.gap(max(left.height(), right.height()) + 6)
		s.course(col, v)
	default:
		s.chances(col, v)
		col.gap(6)
		s.next(col, v, m)
		col.gap(6)
		s.course(col, v)
	}
}

// chances is how the battle will end, and what hangs on it.
func (s *battleScene) chances(col *column, v nile.View) {
	o := v.BattleOdds()
	col.headingOf("15", words.Say("battle.chance"))
	col.gap(4)
	shareBar(col.c, col.next(26), []share{
		{words.Phrase("battle.win"), o.Win, goodShare}, {words.Phrase("battle.lose"), 1 - o.Win, deadShare},
	}, true)
	col.gap(3)
	col.say(ui.Plain(words.Say("battle.losses", "losses", average(o.Losses), "askaris", askaris(o.Losses))), ui.Small)
	col.gap(4)
	col.say(append(ui.Plain(words.Say("battle.stake")+" "), ui.RuleSpan("15")), ui.Small)
}

// next is the attack that comes next, for each face of its die.
func (s *battleScene) next(col *column, v nile.View, m nile.MeetingView) {
	c, o := col.c, v.NextAttack()
	from := col.r.Y
	defer func() { col.figures(from, "attack") }()
	col.headingOf(string(o.Rule), words.Say("battle.next"))
	col.gap(3)
	text, breaks := words.Say("battle.next.theirs", "n", m.Warriors), words.Say("battle.break.we", "n", m.Began)
	fall, ends := words.Phrase("battle.fall.ours"), words.Phrase("battle.ends.ours")
	switch {
	case m.First:
		text = words.Say("battle.next.first", "n", o.Faces[0].Fallen)
		breaks = words.Say("battle.break.they", "n", max(0, m.Warriors-o.Faces[0].Fallen))
	case m.Ours:
		text = words.Say("battle.next.ours", "n", m.Askaris)
		breaks = words.Say("battle.break.they.before", "n", m.Warriors)
	}
	if m.Ours {
		fall, ends = words.Phrase("battle.fall.theirs"), words.Phrase("battle.ends.theirs")
	}
	col.say(ui.Plain(text), ui.Body.At(17))
	col.gap(4)
	st := ui.Body.At(16)
	name := min(col.r.W*0.34, max(c.TextWidth(fall, st), c.TextWidth(ends, st))+8)
	die, rows := col.next(faceSide+4), [2]ui.Rect{col.next(23), col.next(23)}
	c.Text(die.CutLeft(name), words.Phrase("battle.die"), st.In(ui.Faded))
	for i, what := range [2]string{fall, ends} {
		c.Dots(ui.R(rows[i].X, rows[i].Y, rows[i].W, 1))
		c.Text(rows[i].CutLeft(name), what, st.In(ui.Faded))
	}
	dies, falls, over := die.Columns(6, 0), rows[0].Columns(6, 0), rows[1].Columns(6, 0)
	mid := st.To(ui.Centre)
	for i, f := range o.Faces {
		face := i + 1
		c.Picture(dies[i].Middle(faceSide, faceSide), "die", uint64(face), func(w, h int) *image.RGBA { return paintDie(face, w, h) })
		c.Text(falls[i], words.Number(f.Fallen), mid)
		ink := mid
		if f.Ends >= 0.5 && !m.Ours {
			ink = ink.In(ui.Red)
		}
		c.Text(over[i], oddsText(f.Ends), ink)
	}
	col.gap(4)
	col.say(ui.Plain(breaks), ui.Small)
}

// faceSide is how large a die in the table is.
const faceSide = 25

// oddsText is a chance as it stands in a narrow column.
func oddsText(p float64) string {
	switch {
	case p <= 0:
		return "–"
	case p >= 1:
		return "100"
	}
	return fmt.Sprintf("%d", percent(p))
}

// course is the battle so far, the last exchange first.
func (s *battleScene) course(col *column, v nile.View) {
	c := col.c
	col.headingOf("15", words.Say("battle.log"))
	col.gap(3)
	rolling := s.at >= 0 && c.In.Now < s.at+rollTime*paceOf(v)
	for i := len(s.rounds) - 1; i >= 0; i-- {
		x, last := s.rounds[i], i == len(s.rounds)-1
		st, side := ui.Body.At(16).In(ui.Faded), 22.0
		if last {
			st, side = ui.Body.At(17), 34
		}
		row := newColumn(c, col.r)
		if n := float64(len(x.dice)); n > 0 {
			at := row.r
			row.r.CutLeft(n*(side+4) + 6)
			for j, face := range x.dice {
				f := face
				if last && rolling {
					f = 1 + (int((c.In.Now-s.at)/0.06)*(3+2*j)+j*2)%6
					c.Animate()
				}
				c.Picture(ui.R(at.X+float64(j)*(side+4), at.Y+1, side, side), "die", uint64(f), func(w, h int) *image.RGBA { return paintDie(f, w, h) })
			}
		}
		row.say(richLine(x.line), st)
		high := row.height()
		if len(x.dice) > 0 {
			high = max(high, side+2)
		}
		col.gap(high + 3)
		if i > 0 {
			c.Dots(ui.R(col.r.X, col.r.Y-2, col.r.W, 1))
		}
	}
}

// diceRow sets dice that lie still at the left of a line, and cuts their room
// off it.
func diceRow(c *ui.Context, r *ui.Rect, faces []int, side float64) {
	for i, face := range faces {
		c.Picture(ui.R(r.X+float64(i)*(side+4), r.Y+1, side, side), "die", uint64(face), func(w, h int) *image.RGBA { return paintDie(face, w, h) })
	}
	r.CutLeft(float64(len(faces))*(side+4) + 6)
}
