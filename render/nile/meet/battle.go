package meet

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/cards"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// BattleScene is a battle, exchange by exchange (15), as far as it has been told:
// who falls is seen when the die lies.
type BattleScene struct {
	Play   *play.Play
	rounds []exchange // the exchanges so far, the opening first
	Last   nile.MeetingView
	turn   int          // in which it is fought
	own    []faces.Face // of the askaris who stood in it at first
	said   string       // by whoever speaks for the others, "" where nobody is left who could
	fate   nile.Fate    // of the explorer when the battle is lost, 0: it is not
	out    bool         // it is fought to its end, one exchange after the other
	land   hexmap.Terrain
	where  string // the country and its name, as they were while it was fought: they may be lost with the explorer
	// restHigh is how high what stands below the field came out last, and fieldHigh how high the field is in a
	// window of the size below: it never grows, so that a page does not jump with each attack.
	restHigh, fieldHigh float64
	window              [2]float64
}

func (*BattleScene) Name() string { return "battle" }

// Rule is battle.
func (*BattleScene) Rule() string { return nile.RuleBattle }

// note takes in the exchanges as far as they have been told. Of the one whose
// dice still roll nothing is known yet.
func (s *BattleScene) note() {
	s.rounds = nil
	v, events := sight.Told(s.Play), s.Play.Told()
	from := len(events)
	for from > 0 && events[from-1].Kind != nile.BattleJoined {
		from--
	}
	turns := tell.Turns(events, from-1)
	for i, e := range events[max(0, from-1):] {
		if e.Kind != nile.BattleJoined && e.Kind != nile.Volley {
			continue
		}
		if l, ok := tell.TellTurn(v, e, turns[i]); ok {
			s.rounds = append(s.rounds, exchange{line: l, dice: tell.DiceOf(e)})
		}
	}
	if n, since, ok := s.Play.Beats().Rolling(); ok {
		s.rounds = append(s.rounds, exchange{dice: tell.DiceOf(s.Play.Last()[n]), rolling: true, since: since})
	}
}

// DiceBeats has the dice of a battle's exchanges roll on its page before they are
// told: list is what tells of a command, and events what it led to.
func DiceBeats(v nile.View, events []game.Event, list []play.Beat) (out []play.Beat) {
	for _, b := range list {
		if e := b.Event; b.Kind == play.LineBeat && e < len(events) && events[e].Kind == nile.Volley {
			out = append(out, play.Beat{Kind: play.DiceBeat, Event: e, Takes: cards.RollTime * cards.PaceOf(v)})
		}
		out = append(out, b)
	}
	return out
}

func (s *BattleScene) Frame(c *ui.Context, a desk.Desk) {
	v := sight.Told(s.Play)
	m, ok := v.Meeting()
	if !ok {
		c.Desk()
		return
	}
	if at, ok := s.Play.Beats().Wake(); ok {
		c.WakeAt(at)
	}
	n := len(s.rounds)
	if s.note(); n > 0 && len(s.rounds) != n { // the tip of what was pressed would lie on what came of it
		c.Rest()
	}
	s.Last, s.turn = m, v.Turn()
	s.land, s.where = v.Hex(m.Tribe.At).Terrain, tell.WhereOf(v, m.Tribe.At)
	s.said = tell.Speech(v, m.Tribe, s.Play.Told(), tell.AtBattle)
	if sheet, ok := v.Sheet(s.Play.Seat()); ok && len(s.own) != m.Began {
		s.own = tell.Escort(v, s.Play.Seat(), sheet, m.Began)
	}
	open := a.Preferences().Reckoning
	c.Desk()
	board.StepBar(c, v)
	w, h := page.WideSheet(c)
	r := sheetBelowBar(c, w, h)
	foot := r.CutBottom(page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	s.lay(c, r, v, m, words.Say("battle.title", "name", tell.People(m.Tribe.Name)), s.Rule(), func(col *page.Column) { s.outlook(col, v, m, open) })
	s.fight(c, a, foot)
}

// lay sets the sheet of a battle: the heading, both sides, the field, and below
// it what is to be told.
func (s *BattleScene) lay(c *ui.Context, r ui.Rect, v nile.View, m nile.MeetingView, title, rule string, below func(col *page.Column)) {
	head := page.NewColumn(c, r)
	e := Encounter{Rule: rule}
	e.heading(c, head, title, words.Say("battle.sub", "where", s.where, "date", tell.Date(s.turn)))
	c.Rule(head.Next(8), ui.Rule)
	r.CutTop(head.Height())
	c.Scroll("battle", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		s.sides(col, v, m)
		col.Gap(7)
		s.field(col, v, m, r.H-s.restHigh-col.Height())
		col.Gap(4)
		from := col.Height()
		below(col)
		if rest := col.Height() - from + 8; rest != s.restHigh { // the field takes what is left
			s.restHigh = rest
			c.Animate()
		}
		return col.Height() + 2
	})
}

// sheetBelowBar lays a sheet of paper below the walnut bar and returns the
// room inside its margin.
func sheetBelowBar(c *ui.Context, w, h float64) ui.Rect {
	screen := c.Screen()
	screen.CutTop(ui.BarH)
	edge := min(22, c.W*0.02)
	r := screen.Inset(edge).Middle(w, h)
	c.Panel(r, ui.SheetPanel)
	return r.InsetXY(min(40, r.W*0.05), min(24, r.H*0.04))
}

// The least and the greatest height of the field for its width, and the least
// of all.
const fieldLow, fieldHigh, fieldLeast = 0.11, 0.36, 112

// field is the engraving of both sides drawn up.
func (s *BattleScene) field(col *page.Column, v nile.View, m nile.MeetingView, room float64) {
	high := max(fieldLeast, min(max(room, col.R.W*fieldLow), col.R.W*fieldHigh))
	if size := [2]float64{col.R.W, col.C.H}; size != s.window || s.fieldHigh == 0 {
		s.window, s.fieldHigh = size, high
	}
	s.fieldHigh = min(s.fieldHigh, high)
	at := col.Next(s.fieldHigh)
	f := plates.Field{
		Askaris: m.Askaris, AskarisFell: max(0, m.Began-m.Askaris), Warriors: m.Warriors, WarriorsFell: max(0, m.AtFirst-m.Warriors),
		Armed: m.Armed, Firing: m.Ours, Smoke: len(s.rounds) > 1, Flag: ui.PlayerOf(v.Player(s.Play.Seat()).Colour).Ink,
		Seed: uint32(m.Tribe.Number), Ground: tell.Landscape(s.land), Down: s.fate == nile.Killed, Gone: s.fate > nile.Killed,
	}
	if sheet, ok := v.Sheet(s.Play.Seat()); ok && s.fate == 0 {
		f.Bearers = sheet.Have[nile.Bearers]
	}
	page.Moving(col.C, at, "engraving of a battle", momentOf(f), f)
}

// momentOf tells one stand of a battle from the next, in the twenty bits that page.Moving has for it.
func momentOf(f plates.Field) uint32 {
	n := uint32(f.Askaris)<<9 | uint32(f.Warriors)<<1
	if f.Firing {
		n++
	}
	if f.Down || f.Gone {
		n |= 1 << 19
	}
	return n
}

// certain is from which chance on an end is told as a hundred.
const certain = 0.995

// fight is the foot of the page: the next exchange, or all of them, and what lies behind it. Where the end
// is certain the red button is all of them. Between two exchanges there is nothing to be chosen (15).
func (s *BattleScene) fight(c *ui.Context, a desk.Desk, r ui.Rect) {
	ch, ok := sight.Find(s.Play, nile.Fight, -1, -1)
	if s.out && !s.Play.Beats().Playing() && !s.Play.Waiting() {
		if s.out = ok; ok {
			s.Play.Do(ch, 0)
			ch, ok = sight.Find(s.Play, nile.Fight, -1, -1)
		}
	}
	one := ui.Button{Label: words.Say("battle.go"), ID: "fight on", Tip: page.Cited(words.Say("battle.go.text"), nile.RuleBattle), Disabled: !ok || s.out}
	all := ui.Button{Label: words.Say("battle.out"), ID: "fight it out", Tip: page.Cited(words.Say("battle.out.text"), nile.RuleBattle), Disabled: !ok || s.out}
	first := &one // each keeps its place whichever is the red one
	if win := sight.Told(s.Play).BattleOdds().Odds().Float(); max(win, 1-win) >= certain {
		first = &all
	}
	first.Look, first.Default = ui.MainLook, true
	switch goOn(c, a, r, one, all) {
	case 0:
		s.Play.Do(ch, 0)
	case 1:
		s.out = true
	}
	if s.out {
		c.Touch()
	}
}

// goOn draws the foot of a battle's page: the buttons from the right, and why
// at the left. hit is which was set off, -1 none.
func goOn(c *ui.Context, a desk.Desk, r ui.Rect, all ...ui.Button) (hit int) {
	hit = -1
	for i, b := range all {
		w := max(220, c.ButtonWidth(b))
		at := r.CutRight(min(r.W, w))
		if b.Look != ui.MainLook {
			at = at.Middle(at.W, ui.ButtonH)
		}
		if c.Button(at, b) && !b.Disabled {
			hit = i
		}
		r.CutRight(12)
	}
	fold := why(c, a)
	if w := c.ButtonWidth(fold); w+10 <= r.W {
		if c.Button(r.CutLeft(w).Middle(w, ui.ButtonH), fold) {
			page.Unfold(a)
		}
	} else if slices.ContainsFunc(fold.Keys, c.Take) {
		page.Unfold(a)
	}
	return hit
}
