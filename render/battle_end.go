package render

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// battleEnd stays on the field when a battle is over: who won, who fell, and
// what follows from it, until the player goes on (15, 16).
type battleEnd struct {
	battleScene
	won     bool
	follows []exchange // what came of it, with the dice behind it
	then    func()
}

// followsMost is how many lines of what follows there is room for.
const followsMost = 8

func newBattleEnd(p *Play, f *fought, then func()) Screen {
	s := &battleEnd{battleScene: *f.scene, then: then}
	m, v, over := &s.last, p.View(), false
	m.Ours, m.First = false, false
	for _, e := range p.Fresh() {
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
		if l, ok := words.Tell(v, e); ok && !over && (!l.Minor || e.Kind == nile.Saved || len(diceOf(e)) > 0) && len(s.follows) < followsMost {
			s.follows = append(s.follows, exchange{l, diceOf(e)})
		}
	}
	return s
}

// stand takes over from the last attack who still stands.
func (s *battleEnd) stand(e game.Event) {
	if e.Args[0] == 1 {
		s.last.Askaris = int(e.Args[2])
		return
	}
	s.last.Warriors = int(e.Args[2])
}

// Name is the scene's name in traces.
func (*battleEnd) Name() string { return "fought" }

// Leaf: it is a page of print.
func (*battleEnd) Leaf() {}

// Rule is victory, or battle and defeat.
func (s *battleEnd) Rule() string {
	if s.won {
		return "16"
	}
	return "15"
}

func (s *battleEnd) Frame(c *ui.Context, a Desk) {
	v := s.play.View()
	s.note(c.In.Now, a.Preferences().Animations)
	c.Desk()
	w, h := wideSheet(c)
	r := ui.Rect{}
	if _, must := s.play.HandOver(); must { // the month is over: the bar would tell of another
		r = c.Sheet(w, h)
	} else {
		stepBar(c, v)
		r = sheetBelowBar(c, w, h)
	}
	foot := r.CutBottom(footH)
	foot.CutTop(footH - ui.MainH)
	name := words.People(s.last.Tribe.Name)
	title := words.Say("battle.end.lost", "name", name)
	if s.won {
		title = words.Say("battle.end.won", "name", name)
	}
	s.lay(c, r, v, s.last, title, s.Rule(), func(col *column) { s.outcome(col, v) })
	b := ui.Button{Label: words.Say("battle.end.go"), ID: "go on", Hint: "Space", Look: ui.MainLook, Default: true}
	if c.Button(foot.CutRight(min(foot.W, max(220, c.ButtonWidth(b)))), b) {
		if s.won {
			s.play.ClearFresh() // the dice have been shown
		}
		s.then()
		c.Touch()
	}
}

// outcome is the count, what follows, and the course, beside each other where
// there is room.
func (s *battleEnd) outcome(col *column, v nile.View) {
	c, r := col.c, ui.R(col.r.X, col.r.Y, col.r.W, 0)
	switch {
	case r.W >= outlookThree:
		parts := r.Split(32, 1, 1.5, 1.25)
		cols := [3]*column{newColumn(c, parts[0]), newColumn(c, parts[1]), newColumn(c, parts[2])}
		s.count(cols[0])
		s.after(cols[1])
		s.course(cols[2], v)
		col.gap(max(cols[0].height(), cols[1].height(), cols[2].height()))
	case r.W >= outlookTwo:
		parts := r.Split(28, 1, 1.4)
		left, right := newColumn(c, parts[0]), newColumn(c, parts[1])
		s.count(left)
		s.after(right)
		col.gap(max(left.height(), right.height()) + 6)
		s.course(col, v)
	default:
		s.after(col)
		col.gap(6)
		s.count(col)
		col.gap(6)
		s.course(col, v)
	}
}

// count is who fell, and what the day means.
func (s *battleEnd) count(col *column) {
	m := &s.last
	col.headingOf(s.Rule(), words.Say("battle.end.count"))
	col.gap(2)
	of := func(n, first int) string { return words.Phrase("battle.end.of", "n", max(0, n), "first", first) }
	factRow(col.c, col, words.Say("battle.end.ours"), of(m.Began-m.Askaris, m.Began))
	factRow(col.c, col, words.Say("battle.end.theirs"), of(m.AtFirst-m.Warriors, m.AtFirst))
	meant := words.Say("battle.end.lost.text")
	if s.won {
		meant = words.Say("battle.end.won.text")
		factRow(col.c, col, words.Say("battle.end.strength"), words.Number(m.Warriors))
	}
	col.gap(5)
	col.say(rulesBehind(meant, s.Rule()), ui.Small)
}

// after is what follows from the battle, with its dice.
func (s *battleEnd) after(col *column) {
	col.headingOf(s.Rule(), words.Say("battle.end.follows"))
	col.gap(3)
	for _, x := range s.follows {
		row := newColumn(col.c, col.r)
		high := 0.0
		if len(x.dice) > 0 {
			diceRow(col.c, &row.r, x.dice, endDie)
			high = endDie + 2
		}
		row.say(richLine(x.line), ui.Body.At(17))
		col.gap(max(high, row.height()) + 4)
	}
}

// endDie is how large the dice beside a line are.
const endDie = 28.0

// fought is a battle that has just ended: the play's version at that moment,
// and the screen on which it was fought.
type fought struct {
	version uint64
	scene   *battleScene
}
