package meet

import (
	"image"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What stands below the field of a battle: the chances, the next attack face by
// face, and the course so far.

// exchange is one attack as it is told, with the dice behind it; the first of a
// battle tells how it was joined.
type exchange struct {
	line    tell.Line
	dice    []int
	rolling bool    // its dice roll still, and it is not told
	since   float64 // when they began to
}

// The widths from which the columns stand beside each other.
const (
	outlookThree = 860
	outlookTwo   = 560
)

// outlook is the chance to win, what comes next, and the fight so far.
func (s *BattleScene) outlook(col *page.Column, v nile.View, m nile.MeetingView) {
	c, r := col.C, ui.R(col.R.X, col.R.Y, col.R.W, 0)
	switch {
	case r.W >= outlookThree:
		parts := r.Split(32, 1, 1.12, 1.3)
		cols := [3]*page.Column{page.NewColumn(c, parts[0]), page.NewColumn(c, parts[1]), page.NewColumn(c, parts[2])}
		s.chances(cols[0], v)
		s.next(cols[1], v, m)
		s.course(cols[2])
		col.Gap(max(cols[0].Height(), cols[1].Height(), cols[2].Height()))
	case r.W >= outlookTwo:
		parts := r.Split(28, 1, 1.12)
		left, right := page.NewColumn(c, parts[0]), page.NewColumn(c, parts[1])
		s.chances(left, v)
		s.next(right, v, m)
		col.Gap(max(left.Height(), right.Height()) + 6)
		s.course(col)
	default:
		s.chances(col, v)
		col.Gap(6)
		s.next(col, v, m)
		col.Gap(6)
		s.course(col)
	}
}

// chances is how the battle will end, and what hangs on it.
func (s *BattleScene) chances(col *page.Column, v nile.View) {
	o := v.BattleOdds()
	win := o.Odds().Float()
	col.HeadingOf(nile.RuleBattle, words.Say("battle.chance"))
	col.Gap(4)
	page.ShareBar(col.C, col.Next(26), []page.Share{
		{Name: words.Phrase("battle.win"), P: win, Col: page.GoodShare}, {Name: words.Phrase("battle.lose"), P: 1 - win, Col: page.WorstShare},
	}, true)
	col.Gap(3)
	col.Say(ui.Plain(words.Say("battle.losses", "losses", page.Average(o.Losses))), ui.Small)
	col.Gap(4)
	col.Say(page.RulesBehind(words.Say("battle.stake"), nile.RuleBattle), ui.Small)
}

// next is the attack that comes next, for each face of its die.
func (s *BattleScene) next(col *page.Column, v nile.View, m nile.MeetingView) {
	c, o := col.C, v.NextAttack()
	from := col.R.Y
	defer func() { col.Figures(from, "attack") }()
	col.HeadingOf(string(o.Rule), words.Say("battle.next"))
	col.Gap(3)
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
	col.Say(ui.Plain(text), ui.Body.At(17))
	col.Gap(4)
	st := ui.Body.At(16)
	name := min(col.R.W-6*(faceSide+2), max(c.TextWidth(fall, st), c.TextWidth(ends, st))+8)
	die, rows := col.Next(faceSide+4), [2]ui.Rect{col.Next(23), col.Next(23)}
	c.Text(die.CutLeft(name), words.Phrase("battle.die"), st.In(ui.Faded))
	for i, what := range [2]string{fall, ends} {
		c.Dots(ui.R(rows[i].X, rows[i].Y, rows[i].W, 1))
		c.Text(rows[i].CutLeft(name), what, st.In(ui.Faded))
	}
	dies, falls, over := die.Columns(6, 0), rows[0].Columns(6, 0), rows[1].Columns(6, 0)
	mid := st.To(ui.Centre)
	for i, f := range o.Faces {
		face := i + 1
		c.Picture(dies[i].Middle(faceSide, faceSide), "die", uint64(face), func(w, h int) *image.RGBA { return page.PaintDie(face, w, h) })
		c.Text(falls[i], words.Number(f.Fallen), mid)
		ink := mid
		if f.Ends >= 0.5 && !m.Ours {
			ink = ink.In(ui.Red)
		}
		c.Text(over[i], oddsText(f.Ends), ink)
	}
	col.Gap(4)
	col.Say(ui.Plain(breaks), ui.Small)
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
	return inHundred(p)
}

// course is the battle so far, the last exchange first.
func (s *BattleScene) course(col *page.Column) {
	c := col.C
	col.HeadingOf(nile.RuleBattle, words.Say("battle.log"))
	col.Gap(3)
	for i := len(s.rounds) - 1; i >= 0; i-- {
		x, last := s.rounds[i], i == len(s.rounds)-1
		st, side := ui.Body.At(16).In(ui.Faded), 22.0
		if last {
			st, side = ui.Body.At(17), 34
		}
		row := page.NewColumn(c, col.R)
		if n := float64(len(x.dice)); n > 0 {
			at := row.R
			row.R.CutLeft(n*(side+4) + 6)
			for j, face := range x.dice {
				f := face
				if x.rolling {
					f = 1 + (int(max(0, c.In.Now-x.since)/0.06)*(3+2*j)+j*2)%6
					c.Animate()
				}
				c.Picture(ui.R(at.X+float64(j)*(side+4), at.Y+1, side, side), "die", uint64(f), func(w, h int) *image.RGBA { return page.PaintDie(f, w, h) })
			}
		}
		if !x.rolling {
			row.Say(tell.RichLine(x.line), st)
		}
		high := row.Height()
		if len(x.dice) > 0 {
			high = max(high, side+2)
		}
		col.Gap(high + 3)
		if i > 0 {
			c.Dots(ui.R(col.R.X, col.R.Y-2, col.R.W, 1))
		}
	}
}

// diceRow sets dice that lie still at the left of a line, and cuts their room
// off it.
func diceRow(c *ui.Context, r *ui.Rect, faces []int, side float64) {
	for i, face := range faces {
		c.Picture(ui.R(r.X+float64(i)*(side+4), r.Y+1, side, side), "die", uint64(face), func(w, h int) *image.RGBA { return page.PaintDie(face, w, h) })
	}
	r.CutLeft(float64(len(faces))*(side+4) + 6)
}
