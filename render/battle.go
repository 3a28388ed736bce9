package render

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// battleScene is a battle, exchange by exchange (15).
type battleScene struct {
	play *Play
	log  []words.Line
	dice []int // of the last exchange
	seen uint64
	at   float64 // when its dice began to roll
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
	s.log, s.dice = nil, nil
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
			s.log = append(s.log, l)
		}
		s.dice = diceOf(e)
	}
}

func (s *battleScene) Frame(c *ui.Context, a *App) {
	v := s.play.View()
	m, ok := v.Meeting()
	if !ok {
		c.Desk()
		return
	}
	s.note(c.In.Now, a.Preferences().Animations)
	s.play.ClearFresh()
	c.Desk()
	stepBar(c, v)
	r := sheetBelowBar(c, 1160, 720)
	var col *column
	foot := r.CutBottom(footH)
	foot.CutTop(footH - ui.MainH)
	t := m.Tribe
	head := newColumn(c, r)
	title := words.Say("battle.title", "name", words.People(t.Name))
	e := encounter{plate: s.subject(m)}
	e.heading(c, head, title, words.Say("battle.sub", "where", whereOf(v, t.At), "date", words.Date(v.Turn())))
	c.Rule(head.next(8), ui.Rule)
	r.CutTop(head.height())
	c.Scroll("battle", r, func(in ui.Rect) float64 {
		col = newColumn(c, in)
		s.sides(col, v, m, min(max(ranksH, r.H-battleRest), 2*ranksH))
		col.gap(8)
		s.outlook(col, v, m)
		return col.height() + 4
	})
	s.fight(c, foot)
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

// sides are the two parties as rows of small figures.
func (s *battleScene) sides(col *column, v nile.View, m nile.MeetingView, high float64) {
	c := col.c
	p := v.Player(s.play.Seat())
	cols := ui.R(col.r.X, col.r.Y, col.r.W, 0).Columns(2, 36)
	left, right := newColumn(c, cols[0]), newColumn(c, cols[1])
	explorer := words.Phrase("battle.explorer.bare", "who", p.Name)
	if m.Armed {
		explorer = words.Phrase("battle.explorer", "who", p.Name)
	}
	side(left, words.Say("battle.ours"), words.Phrase("battle.stand", "n", m.Askaris, "first", m.Began)+", "+explorer,
		ranks{m.Askaris, max(0, m.Began-m.Askaris), m.Armed, true, ui.Players[p.Colour%6].Ink}, m.Askaris, m.Began, high)
	side(right, words.Say("battle.theirs", "name", words.People(m.Tribe.Name)), words.Phrase("battle.stand", "n", m.Warriors, "first", m.AtFirst),
		ranks{m.Warriors, max(0, m.AtFirst-m.Warriors), false, false, ui.Ink}, m.Warriors, m.AtFirst, high)
	col.gap(max(left.height(), right.height()))
}

func side(col *column, name, stand string, k ranks, n, first int, high float64) {
	c := col.c
	col.heading(name)
	col.gap(2)
	col.say(ui.Plain(stand), ui.Body.At(17))
	col.gap(2)
	c.Gauge(col.next(12), float64(n), float64(max(1, first)), ui.Green)
	col.gap(6)
	c.Picture(col.next(high), "ranks", k.version(), func(w, h int) *image.RGBA { return k.paint(w, h) })
}

// ranksH is how high the figures stand at least, battleRest the room that all
// else on the page takes.
const ranksH, battleRest = 132, 340

// outlook is the chance to win, what comes next, and the fight so far.
func (s *battleScene) outlook(col *column, v nile.View, m nile.MeetingView) {
	c := col.c
	cols := []ui.Rect{col.r, col.r}
	beside := col.r.W > 700
	if beside {
		cols = ui.R(col.r.X, col.r.Y, col.r.W, 0).Split(36, 1, 1.5)
	}
	left := newColumn(c, cols[0])
	s.chances(left, v, m)
	right := newColumn(c, cols[1])
	if !beside {
		left.gap(10)
		right = left
	}
	right.heading(words.Say("battle.log"))
	right.gap(3)
	s.showDice(right)
	for i := len(s.log) - 1; i >= 0; i-- { // the last exchange first
		st := ui.Body.At(17)
		if i < len(s.log)-1 {
			st = st.In(ui.Faded)
		}
		right.say(richLine(s.log[i]), st)
		right.gap(3)
	}
	col.gap(max(left.height(), right.height()))
}

func (s *battleScene) chances(col *column, v nile.View, m nile.MeetingView) {
	o := v.BattleOdds()
	col.heading(words.Say("battle.chance"))
	col.gap(4)
	oddsBar(col.c, col.next(26), []share{{"", o.Win, goodShare}, {"", 1 - o.Win, deadShare}})
	col.gap(3)
	col.say(ui.Plain(words.Say("battle.losses", "losses", average(o.Losses), "askaris", askaris(o.Losses))), ui.Small)
	col.gap(6)
	col.heading(words.Say("battle.next"))
	col.gap(3)
	switch {
	case m.First:
		fire := m.Askaris
		if m.Armed {
			fire++
		}
		col.say(ui.Plain(words.Say("battle.next.first")), ui.Body)
		col.say(ui.Plain(words.Say("battle.break.they", "n", max(0, m.Warriors-fire))), ui.Small)
	case m.Ours:
		col.say(ui.Plain(words.Say("battle.next.ours", "n", m.Askaris)), ui.Body)
		col.say(ui.Plain(words.Say("battle.break.they.before", "n", m.Warriors)), ui.Small)
	default:
		col.say(ui.Plain(words.Say("battle.next.theirs", "n", m.Warriors)), ui.Body)
		col.say(ui.Plain(words.Say("battle.break.we", "n", m.Began)), ui.Small)
	}
}

// showDice shows the dice of the last exchange, rolling at first.
func (s *battleScene) showDice(col *column) {
	if len(s.dice) == 0 {
		return
	}
	const side = 40
	c := col.c
	row := col.next(side + 8)
	rolling := s.at >= 0 && c.In.Now < s.at+rollTime*paceOf(s.play.View())
	for i, face := range s.dice {
		f := face
		if rolling {
			f = 1 + (int((c.In.Now-s.at)/0.06)*(3+2*i)+i*2)%6
			c.Animate()
		}
		c.Picture(ui.R(row.X+float64(i)*(side+8), row.Y+2, side, side), "die", uint64(f), func(w, h int) *image.RGBA { return paintDie(f, w, h) })
	}
}

func (s *battleScene) fight(c *ui.Context, r ui.Rect) {
	ch, ok := s.play.Find(nile.Fight, -1, -1)
	b := ui.Button{Label: words.Say("battle.go"), ID: "fight on", Hint: "Space", Look: ui.MainLook, Default: true, Disabled: !ok}
	if c.Button(r.CutRight(min(r.W, max(220, c.ButtonWidth(b)))), b) && ok {
		s.play.Do(ch, 0)
	}
}

// ranks is one side drawn up: those who stand, and those who have fallen.
type ranks struct {
	stand, fallen  int
	explorer, ours bool
	ink            color.RGBA
}

func (k ranks) version() uint64 {
	v := uint64(k.stand)<<40 | uint64(k.fallen)<<24 | uint64(k.ink.R)<<16 | uint64(k.ink.G)<<8 | uint64(k.ink.B)
	if k.explorer {
		v |= 1 << 60
	}
	if k.ours {
		v |= 1 << 61
	}
	return v
}

// paint draws the figures in rows, as large as there is room for.
func (k ranks) paint(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	n := k.stand + k.fallen
	if k.explorer {
		n++
	}
	if n == 0 || w < 8 || h < 8 {
		return img
	}
	cell := math.Min(float64(h)/1.5, float64(w)/7)
	for ; cell > 4; cell *= 0.96 {
		across := math.Floor(float64(w) / cell)
		if math.Ceil(float64(n)/across)*cell*figureHigh <= float64(h) {
			break
		}
	}
	p := &pen{img: img, k: cell / 20, ras: vector.NewRasterizer(w, h)}
	across := max(1, int(float64(w)/cell))
	for i := range n {
		x, y := (float64(i%across)+0.5)*20, float64(i/across)*20*figureHigh
		switch {
		case k.explorer && i == 0:
			p.figure(x, y, k.ink, k.ours, true)
		case i < n-k.fallen:
			p.figure(x, y, k.ink, k.ours, false)
		default:
			p.gone(x, y)
		}
	}
	return img
}

// figureHigh is how high a figure's room is for its width.
const figureHigh = 1.45

// figure is a plain upright figure: a head, a body, a musket or a spear. The
// explorer wears a hat.
func (p *pen) figure(x, y float64, ink color.RGBA, musket, hat bool) {
	p.ink = ink
	p.area(ink, ringOf(x, y+7.5, 3.3, 3.6, 0, 2*math.Pi)...)
	p.area(ink, x-4.6, y+26, x-4.0, y+13.5, x-2, y+11.6, x+2, y+11.6, x+4.0, y+13.5, x+4.6, y+26)
	if hat {
		p.line(1.8, x-5.6, y+5.2, x+5.6, y+5.2)
		p.area(ink, x-3.4, y+5.2, x-2.4, y+1.6, x+2.4, y+1.6, x+3.4, y+5.2)
	}
	if musket {
		p.line(1.3, x+7.2, y+26, x+5.4, y+3)
	} else {
		p.line(0.9, x+6.8, y+26, x+6.8, y+4)
		p.area(ink, x+6.8, y, x+8.2, y+3.4, x+6.8, y+6.6, x+5.4, y+3.4)
	}
}

// gone is the place of one who has fallen: a low outline on the ground.
func (p *pen) gone(x, y float64) {
	p.ink = color.RGBA{0xa9, 0x8f, 0x5f, 255}
	p.line(1.1, x-6, y+25.5, x+6, y+25.5)
	p.line(1.1, x-2.6, y+22.6, x+2.6, y+25)
	p.line(1.1, x+2.6, y+22.6, x-2.6, y+25)
}

// subject is the picture of the battle: the charge or ambush it opened with,
// and the mêlée after that.
func (s *battleScene) subject(m nile.MeetingView) engraving.Subject {
	switch {
	case len(s.log) > 1:
		return "meeting/battle"
	case m.First:
		return "meeting/charge"
	}
	return "meeting/ambush"
}
