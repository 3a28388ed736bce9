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

// partLeast is the least width of a part that stands beside others, and partGap the room
// between two.
const partLeast, partGap = 280.0, 32.0

// part is a part of what stands below the field: how wide for the others, and what is in it.
type part struct {
	weight float64
	draw   func(col *page.Column)
}

// abreast sets parts beside each other, as many in a row as have room.
func abreast(col *page.Column, parts ...part) {
	n := min(len(parts), max(1, int((col.R.W+partGap)/(partLeast+partGap))))
	for len(parts) > 0 {
		row := parts[:min(n, len(parts))]
		parts = parts[len(row):]
		weights := make([]float64, len(row))
		for i, p := range row {
			weights[i] = p.weight
		}
		high := 0.0
		for i, at := range ui.R(col.R.X, col.R.Y, col.R.W, 0).Split(partGap, weights...) {
			in := page.NewColumn(col.C, at)
			row[i].draw(in)
			high = max(high, in.Height())
		}
		if col.Gap(high); len(parts) > 0 {
			col.Gap(6)
		}
	}
}

// outlook is what has just happened, and how it may end; open: with what comes next, face
// by face, and the whole course.
func (s *BattleScene) outlook(col *page.Column, v nile.View, m nile.MeetingView, open bool) {
	if !open {
		abreast(col, part{1.4, s.latest}, part{1, func(col *page.Column) { s.chances(col, v, false) }})
		return
	}
	abreast(col, part{1.25, func(col *page.Column) { s.latest(col); col.Gap(4); s.course(col, len(s.rounds)-1) }},
		part{1.12, func(col *page.Column) { s.next(col, v, m) }}, part{1, func(col *page.Column) { s.chances(col, v, true) }})
}

// hardlyAny is an average that would be told as nought.
const hardlyAny = 0.05

// chances is how the battle will end; open: and what hangs on it.
func (s *BattleScene) chances(col *page.Column, v nile.View, open bool) {
	o := v.BattleOdds()
	win := o.Odds().Float()
	col.HeadingOf(nile.RuleBattle, words.Say("battle.chance"))
	col.Gap(4)
	fates := o.Defeat()
	page.NamedBar(col.C, col, 26, []page.Share{
		{Name: words.Phrase("battle.win"), P: win, Col: page.GoodShare},
		{Name: words.Phrase("battle.fled"), P: fates.Escaped, Col: page.BadShare},
		{Name: words.Phrase("battle.killed"), P: fates.Killed, Col: page.WorstShare},
		{Name: words.Phrase("battle.prisoner"), P: fates.Prisoner, Col: page.WorseShare},
	})
	col.Gap(3)
	high := 0.0 // of the longest of them: its room stays, that nothing below jumps with each attack
	for _, key := range []string{"battle.turns.ours", "battle.turns.theirs"} {
		high = max(high, col.C.ParagraphHeight(ui.Plain(words.Say(key, "n", s.Last.AtFirst+s.Last.Began, "chance", inHundred(0.88))), ui.Small, col.R.W))
	}
	from := col.R.Y
	col.Say(ui.Plain(s.turns(v)), ui.Small)
	col.Gap(max(0, high-(col.R.Y-from)))
	killed := v.NextAttack().Killed
	life := page.Behind(page.Said("battle.life", "chance", ui.InRed(words.Chance(killed))), ui.RuleSpan(nile.RuleBattle))
	if col.Gap(3); killed.Num > 0 {
		col.Say(life, ui.Small)
	} else { // it comes and goes with whose attack is next: its room stays
		col.Gap(col.C.ParagraphHeight(life, ui.Small, col.R.W))
	}
	if !open {
		return
	}
	col.Gap(3)
	losses := words.Say("battle.losses.none")
	switch {
	case s.Last.Askaris == 0:
		losses = words.Say("battle.losses.alone")
	case o.Losses >= hardlyAny:
		losses = words.Say("battle.losses", "losses", page.Average(o.Losses))
	}
	col.Say(ui.Plain(losses), ui.Small)
	col.Gap(4)
	col.Say(page.RulesBehind(words.Say("battle.stake"), nile.RuleBattle), ui.Small)
}

// turns is why the bar stands where it does: whether the last attack broke anybody, who attacks next with how many, and how
// often that ends it. After a volley that felled many and broke none of them the bar may fall.
func (s *BattleScene) turns(v nile.View) string {
	told := 0
	for i := range s.rounds {
		if !s.rounds[i].rolling {
			told++
		}
	}
	key, n := "battle.turns.theirs", s.Last.Warriors
	switch begins := told <= 1; {
	case s.Last.Ours && begins:
		key, n = "battle.turns.ours.first", s.Last.Askaris
	case s.Last.Ours:
		key, n = "battle.turns.ours", s.Last.Askaris
	case begins:
		key = "battle.turns.theirs.first"
	}
	return words.Say(key, "n", n, "chance", inHundred(v.NextAttack().Ends()))
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
		if breaks = words.Say("battle.break.nobody"); m.Warriors > o.Faces[0].Fallen {
			breaks = words.Say("battle.break.they", "n", m.Warriors-o.Faces[0].Fallen)
		}
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

// latest is the last exchange, large: what it came to, or its dice while they roll.
func (s *BattleScene) latest(col *page.Column) {
	col.HeadingOf(nile.RuleBattle, words.Say("battle.now"))
	col.Gap(4)
	if n := len(s.rounds); n > 0 {
		s.rounds[n-1].draw(col, ui.Body.At(20), 38)
	}
}

// course is the first n exchanges of the battle, the last of them first.
func (s *BattleScene) course(col *page.Column, n int) {
	if n <= 0 {
		return
	}
	col.HeadingOf(nile.RuleBattle, words.Say("battle.log"))
	col.Gap(3)
	for i := n - 1; i >= 0; i-- {
		s.rounds[i].draw(col, ui.Body.At(16).In(ui.Faded), 22)
		if i > 0 {
			col.C.Dots(ui.R(col.R.X, col.R.Y-2, col.R.W, 1))
		}
	}
}

// draw sets what an exchange came to, with its dice at the left.
func (x *exchange) draw(col *page.Column, st ui.Style, side float64) {
	c, row := col.C, page.NewColumn(col.C, col.R)
	if x.rolling {
		faces := make([]int, len(x.dice))
		for j := range x.dice {
			faces[j] = 1 + (int(max(0, c.In.Now-x.since)/0.06)*(3+2*j)+j*2)%6
		}
		c.Animate()
		diceRow(c, &row.R, faces, side)
	} else {
		if len(x.dice) > 0 {
			diceRow(c, &row.R, x.dice, side)
		}
		row.Say(tell.RichLine(x.line), st)
	}
	high := row.Height()
	if len(x.dice) > 0 {
		high = max(high, side+2)
	}
	col.Gap(high + 3)
}

// diceRow sets dice that lie still at the left of a line, and cuts their room
// off it.
func diceRow(c *ui.Context, r *ui.Rect, faces []int, side float64) {
	for i, face := range faces {
		c.Picture(ui.R(r.X+float64(i)*(side+4), r.Y+1, side, side), "die", uint64(face), func(w, h int) *image.RGBA { return page.PaintDie(face, w, h) })
	}
	r.CutLeft(float64(len(faces))*(side+4) + 6)
}
