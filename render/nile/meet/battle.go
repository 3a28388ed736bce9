package meet

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/board"
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
	turn   int // in which it is fought
	// restHigh is how high what stands below the field came out last.
	restHigh float64
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
	for _, e := range events[max(0, from-1):] {
		if e.Kind != nile.BattleJoined && e.Kind != nile.Volley {
			continue
		}
		if l, ok := tell.Tell(v, e); ok {
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
			out = append(out, play.Beat{Kind: play.DiceBeat, Event: e, Takes: board.RollTime * board.PaceOf(v)})
		}
		out = append(out, b)
	}
	return out
}

func (s *BattleScene) Frame(c *ui.Context, _ desk.Desk) {
	v := sight.Told(s.Play)
	m, ok := v.Meeting()
	if !ok {
		c.Desk()
		return
	}
	if at, ok := s.Play.Beats().Wake(); ok {
		c.WakeAt(at)
	}
	s.note()
	s.Last, s.turn = m, v.Turn()
	c.Desk()
	board.StepBar(c, v)
	w, h := page.WideSheet(c)
	r := sheetBelowBar(c, w, h)
	foot := r.CutBottom(page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	s.lay(c, r, v, m, words.Say("battle.title", "name", tell.People(m.Tribe.Name)), s.Rule(), func(col *page.Column) { s.outlook(col, v, m) })
	s.fight(c, foot)
}

// lay sets the sheet of a battle: the heading, both sides, the field, and below
// it what is to be told.
func (s *BattleScene) lay(c *ui.Context, r ui.Rect, v nile.View, m nile.MeetingView, title, rule string, below func(col *page.Column)) {
	head := page.NewColumn(c, r)
	e := Encounter{Rule: rule}
	e.heading(c, head, title, words.Say("battle.sub", "where", tell.WhereOf(v, m.Tribe.At), "date", tell.Date(s.turn)))
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

// sides names the two parties and tells how many of each stand.
func (s *BattleScene) sides(col *page.Column, v nile.View, m nile.MeetingView) {
	c := col.C
	p := v.Player(s.Play.Seat())
	cols := ui.R(col.R.X, col.R.Y, col.R.W, 0).Columns(2, 36)
	left, right := page.NewColumn(c, cols[0]), page.NewColumn(c, cols[1])
	explorer := words.Phrase("battle.explorer.bare", "who", p.Name)
	if m.Armed {
		explorer = words.Phrase("battle.explorer", "who", p.Name)
	}
	side(left, words.Say("battle.ours"), m.Askaris, m.Began, words.Terms(words.Phrase("battle.stand.ours", "n", m.Askaris, "first", m.Began), explorer))
	side(right, words.Say("battle.theirs", "name", tell.People(m.Tribe.Name)), m.Warriors, m.AtFirst,
		words.Phrase("battle.stand.theirs", "n", m.Warriors, "first", m.AtFirst))
	col.Gap(max(left.Height(), right.Height()))
}

// side is one party: its name, a large figure, and what the figure means.
func side(col *page.Column, name string, n, first int, stand string) {
	from := col.R.Y
	defer func() { col.Figures(from, "side") }()
	c := col.C
	big := ui.Strong.At(30)
	figure := words.Number(n)
	if c.H < battleLow { // one line of it
		at := col.R
		col.Heading(name)
		figure = words.Phrase("battle.of", "n", n, "first", first)
		at.H = ui.HeadingH - 4
		if at.CutLeft(c.TextWidth(name, ui.Head) + 12); at.W < c.TextWidth(figure, ui.Strong) { // beside a long name
			at = col.Next(ui.LineH)
		}
		c.Text(at, figure, ui.Strong.To(ui.Right))
	} else {
		col.Heading(name)
		col.Gap(2)
		row := page.NewColumn(c, col.R)
		w := c.TextWidth(figure, big)
		c.Text(row.R.Top(34), figure, big)
		row.R.CutLeft(w + 10)
		row.Gap(8)
		row.Say(ui.Plain(stand), ui.Body.At(17))
		col.Gap(max(36, row.Height()+2))
	}
	c.Gauge(col.Next(8), float64(n), float64(max(1, first)), ui.Green)
}

// battleLow is the height of the window below which both sides are told in a line.
const battleLow = 620

// The least and the greatest height of the field for its width, and the least
// of all.
const fieldLow, fieldHigh, fieldLeast = 0.16, 0.36, 112

// field is the engraving of both sides drawn up.
func (s *BattleScene) field(col *page.Column, v nile.View, m nile.MeetingView, room float64) {
	at := col.Next(max(fieldLeast, min(max(room, col.R.W*fieldLow), col.R.W*fieldHigh)))
	f := engraving.Field{
		Askaris: m.Askaris, AskarisFell: max(0, m.Began-m.Askaris), Warriors: m.Warriors, WarriorsFell: max(0, m.AtFirst-m.Warriors),
		Armed: m.Armed, Firing: m.Ours, Smoke: len(s.rounds) > 1, Flag: ui.PlayerOf(v.Player(s.Play.Seat()).Colour).Ink,
		Seed: uint32(m.Tribe.Number), Ground: groundOf(v.Hex(m.Tribe.At).Terrain),
	}
	if sheet, ok := v.Sheet(s.Play.Seat()); ok {
		f.Bearers = sheet.Have[nile.Bearers]
	}
	page.Moving(col.C, at, "engraving of a battle", momentOf(f), f)
}

// momentOf tells one stand of a battle from the next.
func momentOf(f engraving.Field) uint32 {
	n := uint32(f.Askaris)<<9 | uint32(f.Warriors)<<1
	if f.Firing {
		n++
	}
	return n
}

// groundOf is the country of a battle as it is engraved.
func groundOf(t hexmap.Terrain) engraving.Ground {
	switch t {
	case hexmap.Desert:
		return engraving.SandyGround
	case hexmap.Mountain, hexmap.JungleMountain:
		return engraving.HighGround
	case hexmap.Jungle, hexmap.JungleSwamp, hexmap.Swamp:
		return engraving.WoodedGround
	}
	return engraving.OpenGround
}

func (s *BattleScene) fight(c *ui.Context, r ui.Rect) {
	ch, ok := sight.Find(s.Play, nile.Fight, -1, -1)
	b := ui.Button{Label: words.Say("battle.go"), ID: "fight on", Hint: words.Phrase("key.space"), Look: ui.MainLook, Default: true, Disabled: !ok}
	if c.Button(r.CutRight(min(r.W, max(220, c.ButtonWidth(b)))), b) && ok {
		s.Play.Do(ch, 0)
	}
}
