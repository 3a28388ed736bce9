package meet

import (
	"fmt"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// asking is a misfortune that asks: what threatens, and each way to bear it with what it costs
// and may cost, exactly (11.971).
func (s *MisfortuneScene) asking(c *ui.Context, sheet nile.Sheet, a nile.Asking) {
	s.plate = tell.DisasterPicture(a.Disaster)
	s.spreadOut(c, "misfortune", tell.DisasterTitle(a.Disaster), words.Say("asked.sub"), func(col *page.Column) {
		s.twoWays(col, func(col *page.Column) {
			for i, w := range a.Ways {
				s.way(c, col, sheet, a, i, w)
			}
		})
	}, func(*page.Column) {})
}

// way is one way to bear it; what is ours has the mark of ours.
func (s *MisfortuneScene) way(c *ui.Context, col *page.Column, sheet nile.Sheet, a nile.Asking, i int, w nile.AskedWay) {
	b := ui.Button{
		Label: page.WithKey(c, i, tell.Way(a.Disaster, i)), ID: fmt.Sprint("way ", i), Keys: c.Bound(keymap.Figure(i)),
		Disabled: w.Why.Why != "",
	}
	does := page.Said("asked.as-book") // what that costs stands below
	if i > 0 {
		does = page.Said("asked.ours", "mark", ui.InRed(rulebook.Mark), "does", ui.Plain(tell.WayDoes(a.Disaster, i)))
	}
	costs := ui.Rich{ui.B(tell.Tolls(w.Tolls, sheet))}
	if b.Disabled {
		costs = tell.Refused(w.Why)
	}
	optionOf(c, col, b, func() { s.bear(i) }, "toll", costs, page.Behind(does, ui.RuleSpan(string(w.Rule))))
}

func (s *MisfortuneScene) bear(way int) {
	if ch, ok := sight.Find(s.Play, nile.Bear, int32(way), -1); ok {
		s.Play.Do(ch, 0)
	}
}

// MisfortuneEnd is the page of a misfortune that has been borne: what was done about it, and
// what came of that, until the player goes on (11.971).
type MisfortuneEnd struct {
	Encounter
	title string
	sub   string
	came  []exchange // with the dice behind it
	then  func()
}

// harms reports whether an event is harm done to a party, or a loss.
func harms(k game.EventKind) bool {
	switch k {
	case nile.FellIll, nile.ExplorerSick, nile.Perished, nile.Died, nile.GoodsLost, nile.Deserted, nile.BeastsDied, nile.Strayed:
		return true
	}
	return false
}

// cameMost is how many lines of what came there is room for.
const cameMost = 8

// NewMisfortuneEnd is the page of a misfortune that the last command has answered.
func NewMisfortuneEnd(e Encounter, then func()) desk.Screen {
	s := &MisfortuneEnd{Encounter: e, then: then}
	v, p := sight.View(e.Play), e.Play
	turns := tell.LastTurns(p.Events(), len(p.Last()))
	harm := false
	for i, ev := range p.Last() {
		if ev.Seat != p.Seat() {
			continue
		}
		if ev.Kind == nile.Answered {
			x := nile.As[nile.AnsweredEvent](ev)
			died := slices.ContainsFunc(p.Last(), func(o game.Event) bool { return o.Kind == nile.Perished || o.Kind == nile.Died })
			s.plate, s.title = tell.BornePicture(x.Disaster, died), tell.DisasterTitle(x.Disaster)
			s.sub = words.Say("borne.sub", "way", tell.Way(x.Disaster, x.Way))
		}
		harm = harm || harms(ev.Kind)
		if l, ok := tell.TellTurn(v, ev, turns[i]); ok && len(s.came) < cameMost {
			s.came = append(s.came, exchange{line: l, dice: tell.DiceOf(ev)})
		}
	}
	if !harm { // the story alone does not say so
		s.came = append(s.came, exchange{line: tell.Line{At: hexmap.None, Text: words.Say("borne.unharmed")}})
	}
	return s
}

// Name is the scene's name in traces.
func (*MisfortuneEnd) Name() string { return "borne" }

// Rule is what the victims of a misfortune bear.
func (*MisfortuneEnd) Rule() string { return nile.RuleAsked }

// Frame shows the page.
func (s *MisfortuneEnd) Frame(c *ui.Context, _ desk.Desk) {
	s.spreadOut(c, "borne", s.title, s.sub, func(col *page.Column) {
		col.HeadingOf(s.Rule(), words.Say("asked.came"))
		col.Gap(3)
		from := col.R.Y
		for i := range s.came {
			st := ui.Body.At(17)
			if i == 0 { // the story
				st = ui.Body.At(20)
			}
			s.came[i].draw(col, st, endDie)
		}
		col.Figures(from, "came-of-it")
	}, func(col *page.Column) {
		if page.Foot(c, col, ui.Button{Label: words.Say("asked.done"), ID: "go on", Hint: words.Phrase("key.space"), Default: true}) == 0 {
			s.then()
			c.Touch()
		}
	})
}
