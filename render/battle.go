package render

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// battleScene is a battle, exchange by exchange (15).
type battleScene struct {
	play   *Play
	rounds []exchange // the exchanges so far, the opening first
	seen   uint64
	at     float64 // when the last dice began to roll
	last   nile.MeetingView
	turn   int // in which it is fought
	// restHigh is how high what stands below the field came out last.
	restHigh float64
}

func (*battleScene) Name() string { return "battle" }

// Rule is battle.
func (*battleScene) Rule() string { return "15" }

// note takes in what the last exchange was.
func (s *battleScene) note(now float64, animate bool) {
	if s.seen == s.play.Version {
		return
	}
	first := s.seen == 0
	s.seen, s.at = s.play.Version, now
	if first || !animate {
		s.at = -1
	}
	s.rounds = nil
	v, events := s.play.View(), s.play.Events()
	from := len(events)
	for from > 0 && events[from-1].Kind != nile.BattleJoined {
		from--
	}
	for _, e := range events[max(0, from-1):] {
		if e.Kind != nile.BattleJoined && e.Kind != nile.Volley {
			continue
		}
		if l, ok := words.Tell(v, e); ok {
			s.rounds = append(s.rounds, exchange{l, diceOf(e)})
		}
	}
}

func (s *battleScene) Frame(c *ui.Context, a Desk) {
	v := s.play.View()
	m, ok := v.Meeting()
	if !ok {
		c.Desk()
		return
	}
	s.note(c.In.Now, a.Preferences().Animations)
	s.play.ClearFresh()
	s.last, s.turn = m, v.Turn()
	c.Desk()
	stepBar(c, v)
	w, h := wideSheet(c)
	r := sheetBelowBar(c, w, h)
	foot := r.CutBottom(footH)
	foot.CutTop(footH - ui.MainH)
	s.lay(c, r, v, m, words.Say("battle.title", "name", words.People(m.Tribe.Name)), s.Rule(), func(col *column) { s.outlook(col, v, m) })
	s.fight(c, foot)
}

// lay sets the sheet of a battle: the heading, both sides, the field, and below
// it what is to be told.
func (s *battleScene) lay(c *ui.Context, r ui.Rect, v nile.View, m nile.MeetingView, title, rule string, below func(col *column)) {
	head := newColumn(c, r)
	e := encounter{rule: rule}
	e.heading(c, head, title, words.Say("battle.sub", "where", whereOf(v, m.Tribe.At), "date", words.Date(s.turn)))
	c.Rule(head.next(8), ui.Rule)
	r.CutTop(head.height())
	c.Scroll("battle", r, func(in ui.Rect) float64 {
		col := newColumn(c, in)
		s.sides(col, v, m)
		col.gap(7)
		s.field(col, v, m, r.H-s.restHigh-col.height())
		col.gap(4)
		from := col.height()
		below(col)
		if rest := col.height() - from + 8; rest != s.restHigh { // the field takes what is left
			s.restHigh = rest
			c.Animate()
		}
		return col.height() + 2
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
func (s *battleScene) sides(col *column, v nile.View, m nile.MeetingView) {
	c := col.c
	p := v.Player(s.play.Seat())
	cols := ui.R(col.r.X, col.r.Y, col.r.W, 0).Columns(2, 36)
	left, right := newColumn(c, cols[0]), newColumn(c, cols[1])
	explorer := words.Phrase("battle.explorer.bare", "who", p.Name)
	if m.Armed {
		explorer = words.Phrase("battle.explorer", "who", p.Name)
	}
	side(left, words.Say("battle.ours"), m.Askaris, m.Began, words.Phrase("battle.stand.ours", "n", m.Askaris, "first", m.Began)+", "+explorer)
	side(right, words.Say("battle.theirs", "name", words.People(m.Tribe.Name)), m.Warriors, m.AtFirst,
		words.Phrase("battle.stand.theirs", "n", m.Warriors, "first", m.AtFirst))
	col.gap(max(left.height(), right.height()))
}

// side is one party: its name, a large figure, and what the figure means.
func side(col *column, name string, n, first int, stand string) {
	from := col.r.Y
	defer func() { col.figures(from, "side") }()
	c := col.c
	big := ui.Strong.At(30)
	figure := words.Number(n)
	if c.H < battleLow { // one line of it
		at := col.r
		col.heading(name)
		figure += " " + words.Phrase("battle.of", "first", first)
		at.H = ui.HeadingH - 4
		if at.CutLeft(c.TextWidth(name, ui.Head) + 12); at.W < c.TextWidth(figure, ui.Strong) { // beside a long name
			at = col.next(ui.LineH)
		}
		c.Text(at, figure, ui.Strong.To(ui.Right))
	} else {
		col.heading(name)
		col.gap(2)
		row := newColumn(c, col.r)
		w := c.TextWidth(figure, big)
		c.Text(row.r.Top(34), figure, big)
		row.r.CutLeft(w + 10)
		row.gap(8)
		row.say(ui.Plain(stand), ui.Body.At(17))
		col.gap(max(36, row.height()+2))
	}
	c.Gauge(col.next(8), float64(n), float64(max(1, first)), ui.Green)
}

// battleLow is the height of the window below which both sides are told in a line.
const battleLow = 620

// The least and the greatest height of the field for its width, and the least
// of all.
const fieldLow, fieldHigh, fieldLeast = 0.16, 0.36, 112

// field is the engraving of both sides drawn up.
func (s *battleScene) field(col *column, v nile.View, m nile.MeetingView, room float64) {
	at := col.next(max(fieldLeast, min(max(room, col.r.W*fieldLow), col.r.W*fieldHigh)))
	f := engraving.Field{
		Askaris: m.Askaris, AskarisFell: max(0, m.Began-m.Askaris), Warriors: m.Warriors, WarriorsFell: max(0, m.AtFirst-m.Warriors),
		Armed: m.Armed, Firing: m.Ours, Smoke: len(s.rounds) > 1, Flag: ui.Players[v.Player(s.play.Seat()).Colour%6].Ink,
		Seed: uint32(m.Tribe.Number), Ground: groundOf(v.Hex(m.Tribe.At).Terrain),
	}
	if sheet, ok := v.Sheet(s.play.Seat()); ok {
		f.Bearers = sheet.Have[nile.Bearers]
	}
	embattled(col.c, at, f)
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

func (s *battleScene) fight(c *ui.Context, r ui.Rect) {
	ch, ok := s.play.Find(nile.Fight, -1, -1)
	b := ui.Button{Label: words.Say("battle.go"), ID: "fight on", Hint: "Space", Look: ui.MainLook, Default: true, Disabled: !ok}
	if c.Button(r.CutRight(min(r.W, max(220, c.ButtonWidth(b)))), b) && ok {
		s.play.Do(ch, 0)
	}
}
