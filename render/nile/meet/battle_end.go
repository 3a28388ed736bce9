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
	turns := tell.LastTurns(p.Events(), len(p.Last()))
	for i, e := range p.Last() {
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
		if e.Kind == nile.Defeated {
			s.fate = nile.As[nile.DefeatedEvent](e).Fate
		}
		if l, ok := tell.TellTurn(v, e, turns[i]); ok && !over && (!l.Minor || e.Kind == nile.Saved || len(tell.DiceOf(e)) > 0) && len(s.Follows) < followsMost {
			s.Follows = append(s.Follows, exchange{line: l, dice: tell.DiceOf(e)})
		}
	}
	s.speak(v)
	return s
}

// speak has whoever speaks for the others say what is to be said when it is over; of a
// people nobody is left of, nobody does.
func (s *BattleEnd) speak(v nile.View) {
	on := tell.WhenTheyWin
	if s.won {
		on = tell.WhenBeaten
	}
	if s.said = ""; !s.won || s.Last.Warriors > 0 {
		s.said = tell.Speech(v, s.Last.Tribe, s.Play.Events(), on)
	}
}

// stand takes over from the last attack who still stands.
func (s *BattleEnd) stand(e game.Event) {
	x := nile.As[nile.VolleyEvent](e)
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

// Frame shows the page.
func (s *BattleEnd) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.Play)
	s.note()
	c.Desk()
	w, h := page.WideSheet(c)
	r := ui.Rect{}
	if _, must := s.Play.HandOver(); must || v.ToMove() != s.Play.Seat() { // the month is over: the bar would tell of another
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
	s.lay(c, r, v, s.Last, title, s.Rule(), func(col *page.Column) { s.outcome(col, a.Preferences().Reckoning) })
	b := ui.Button{Label: words.Say("battle.end.go"), ID: "go on", Look: ui.MainLook, Default: true}
	if goOn(c, a, foot, b) >= 0 {
		s.then()
		c.Touch()
	}
}

// outcome is what follows and the count; open: and the course of it all.
func (s *BattleEnd) outcome(col *page.Column, open bool) {
	parts := []part{{1.5, s.after}, {1, s.count}}
	if open {
		parts = append(parts, part{1.25, func(col *page.Column) { s.course(col, len(s.rounds)) }})
	}
	abreast(col, parts...)
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
	if m.Began > 0 && m.Askaris <= 0 { // there was nobody left to run
		meant = words.Say("battle.end.lost.all")
	}
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
	for i := range s.Follows {
		st := ui.Body.At(17)
		if i == 0 { // the result
			st = ui.Body.At(20)
		}
		s.Follows[i].draw(col, st, endDie)
	}
}

// endDie is how large the dice beside a line are.
const endDie = 28.0
