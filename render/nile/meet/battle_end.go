package meet

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// BattleEnd stays on the field when a battle is over: who won, who fell, and
// what follows from it, until the player goes on (15, 16).
type BattleEnd struct {
	BattleScene
	won     bool
	Follows []exchange // what came of it, with the dice behind it
	then    func()
}

// followsMost is how many lines of what follows there is room for.
const followsMost = 8

// NewBattleEnd is the page of a battle that has ended, with the screen on which it
// was fought.
func NewBattleEnd(p *play.Play, fought *BattleScene, then func()) desk.Screen {
	s := &BattleEnd{BattleScene: *fought, then: then}
	m, v, over := &s.Last, sight.View(p), false
	m.Ours, m.First = false, false
	for _, e := range p.Last() {
		switch {
		case e.Kind == nile.TurnBegan:
			over = true
		case over || e.Seat != p.Seat():
			continue
		case e.Kind == nile.Volley:
			s.stand(e)
			continue
		}
		s.won = s.won || e.Kind == nile.Beaten
		if l, ok := tell.Tell(v, e); ok && !over && (!l.Minor || e.Kind == nile.Saved || len(tell.DiceOf(e)) > 0) && len(s.Follows) < followsMost {
			s.Follows = append(s.Follows, exchange{line: l, dice: tell.DiceOf(e)})
		}
	}
	return s
}

// stand takes over from the last attack who still stands.
func (s *BattleEnd) stand(e game.Event) {
	x := nile.AsVolley(e)
	if x.Attack == nile.TheirAttack {
		s.Last.Askaris = x.Standing
		return
	}
	s.Last.Warriors = x.Standing
}

// Name is the scene's name in traces.
func (*BattleEnd) Name() string { return "fought" }

// Leaf: it is a page of print.
func (*BattleEnd) Leaf() {}

// Rule is victory, or battle and defeat.
func (s *BattleEnd) Rule() string {
	if s.won {
		return nile.RuleVictory
	}
	return nile.RuleBattle
}

func (s *BattleEnd) Frame(c *ui.Context, _ desk.Desk) {
	v := sight.View(s.Play)
	s.note()
	c.Desk()
	w, h := page.WideSheet(c)
	r := ui.Rect{}
	if _, must := s.Play.HandOver(); must { // the month is over: the bar would tell of another
		r = c.Sheet(w, h)
	} else {
		board.StepBar(c, v)
		r = sheetBelowBar(c, w, h)
	}
	foot := r.CutBottom(page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	name := tell.People(s.Last.Tribe.Name)
	title := words.Say("battle.end.lost", "name", name)
	if s.won {
		title = words.Say("battle.end.won", "name", name)
	}
	s.lay(c, r, v, s.Last, title, s.Rule(), func(col *page.Column) { s.outcome(col, v) })
	b := ui.Button{Label: words.Say("battle.end.go"), ID: "go on", Hint: words.Phrase("key.space"), Look: ui.MainLook, Default: true}
	if c.Button(foot.CutRight(min(foot.W, max(220, c.ButtonWidth(b)))), b) {
		s.then()
		c.Touch()
	}
}

// outcome is the count, what follows, and the course, beside each other where
// there is room.
func (s *BattleEnd) outcome(col *page.Column, v nile.View) {
	c, r := col.C, ui.R(col.R.X, col.R.Y, col.R.W, 0)
	switch {
	case r.W >= outlookThree:
		parts := r.Split(32, 1, 1.5, 1.25)
		cols := [3]*page.Column{page.NewColumn(c, parts[0]), page.NewColumn(c, parts[1]), page.NewColumn(c, parts[2])}
		s.count(cols[0])
		s.after(cols[1])
		s.course(cols[2])
		col.Gap(max(cols[0].Height(), cols[1].Height(), cols[2].Height()))
	case r.W >= outlookTwo:
		parts := r.Split(28, 1, 1.4)
		left, right := page.NewColumn(c, parts[0]), page.NewColumn(c, parts[1])
		s.count(left)
		s.after(right)
		col.Gap(max(left.Height(), right.Height()) + 6)
		s.course(col)
	default:
		s.after(col)
		col.Gap(6)
		s.count(col)
		col.Gap(6)
		s.course(col)
	}
}

// count is who fell, and what the day means.
func (s *BattleEnd) count(col *page.Column) {
	m := &s.Last
	col.HeadingOf(s.Rule(), words.Say("battle.end.count"))
	col.Gap(2)
	of := func(n, first int) string { return words.Phrase("battle.end.of", "n", max(0, n), "first", first) }
	page.FactRow(col.C, col, "askaris-fallen", words.Say("battle.end.ours"), of(m.Began-m.Askaris, m.Began))
	page.FactRow(col.C, col, "warriors-fallen", words.Say("battle.end.theirs"), of(m.AtFirst-m.Warriors, m.AtFirst))
	meant := words.Say("battle.end.lost.text")
	if s.won {
		meant = words.Say("battle.end.won.text")
		page.FactRow(col.C, col, "strength-left", words.Say("battle.end.strength"), words.Number(m.Warriors))
	}
	col.Gap(5)
	col.Say(page.RulesBehind(meant, s.Rule()), ui.Small)
}

// after is what follows from the battle, with its dice.
func (s *BattleEnd) after(col *page.Column) {
	col.HeadingOf(s.Rule(), words.Say("battle.end.follows"))
	col.Gap(3)
	for _, x := range s.Follows {
		row := page.NewColumn(col.C, col.R)
		high := 0.0
		if len(x.dice) > 0 {
			diceRow(col.C, &row.R, x.dice, endDie)
			high = endDie + 2
		}
		row.Say(tell.RichLine(x.line), ui.Body.At(17))
		col.Gap(max(high, row.Height()) + 4)
	}
}

// endDie is how large the dice beside a line are.
const endDie = 28.0
