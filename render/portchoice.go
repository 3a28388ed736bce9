package render

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// portPicker is the list of ports beside what is known of the one chosen. The
// choice of the first port and Europe share it.
type portPicker struct {
	chosen  int
	facts   portFacts
	chart   *excerpt
	shown   int // the port that facts and chart tell of
	version uint64
	frames  int // drawn so far, until the list has been scrolled to the choice
}

// lowWindow is the height, in units, below which headings give way.
const lowWindow = 480

func newPortPicker(first hexmap.PortID) *portPicker {
	return &portPicker{chosen: int(max(0, first)), shown: -1}
}

// port is the port chosen.
func (k *portPicker) port() hexmap.PortID { return hexmap.PortID(k.chosen) }

// look finds what is to be told of the port chosen.
func (k *portPicker) look(p *Play) {
	if k.shown == k.chosen && k.version == p.Version {
		return
	}
	v := p.View()
	k.shown, k.version = k.chosen, p.Version
	k.facts = factsOf(v, k.port())
	k.chart = newExcerpt(v, p.palette, "port chart", []hexmap.ID{v.Map().Ports[k.chosen].At})
	k.chart.margin, k.chart.largest = 7, 22
}

// Least widths, in units.
const (
	portListW                 = 300
	portBesideW               = 660 // of both, list and description beside each other
	portRowLeast, portRowMost = 22, 32
	portListH                 = 190 // the list above the description, in a narrow window
	portPlate                 = 64  // height of the picture below the facts
)

// draw draws list and description into r; opened is true when a port was
// double-clicked or Enter pressed on it.
func (k *portPicker) draw(c *ui.Context, p *Play, r ui.Rect) (opened bool) {
	k.look(p)
	if r.W >= portBesideW {
		opened = k.list(c, p, r.CutLeft(min(portListW, r.W*0.42)))
		r.CutLeft(28)
		k.describe(c, p, r)
		return opened
	}
	part := 0.45
	if c.H < lowWindow {
		part = 0.6
	}
	opened = k.list(c, p, r.CutTop(min(portListH, r.H*part)))
	r.CutTop(10)
	k.describe(c, p, r)
	return opened
}

func (k *portPicker) list(c *ui.Context, p *Play, r ui.Rect) bool {
	v := p.View()
	ports := v.Map().Ports
	rowH := min(max((r.H-2)/float64(len(ports)), portRowLeast), portRowMost)
	if k.frames < 2 { // how high the list is is known from the second frame on
		k.frames++
		c.ScrollTo(words.Say("ports.list")+" rows", r.H-2, float64(k.chosen-1)*rowH, 3*rowH)
		c.Touch()
	}
	return c.List(r, ui.Rows{
		ID: words.Say("ports.list"), N: len(ports), RowH: rowH,
		Name: func(i int) string { return ports[i].Name },
		Draw: func(i int, row ui.Rect, _ bool) {
			name := ports[i].Name
			c.Text(row, name, ui.Body)
			row.CutLeft(c.TextWidth(name, ui.Body) + 10)
			if i == 0 || ports[i-1].Shore != ports[i].Shore {
				shore, st := words.Shore(ports[i].Shore), ui.Head.At(17).To(ui.Right).In(ui.Faded)
				c.Text(row, shore, st)
				row.CutRight(c.TextWidth(shore, st) + 8)
			}
			for _, item := range [2]nile.Item{nile.Camels, nile.Horses} {
				st := ui.Note.At(16).In(ui.Faded)
				if v.Sold(item, hexmap.PortID(i)) && c.TextWidth(words.Things(item), st) <= row.W {
					c.Text(row, words.Things(item), st)
				}
			}
		},
	}, &k.chosen)
}

// describe tells what is known of the port chosen.
func (k *portPicker) describe(c *ui.Context, p *Play, r ui.Rect) {
	v := p.View()
	m := v.Map()
	name := m.Ports[k.chosen].Name
	c.Scroll("port", r, func(in ui.Rect) float64 {
		col := newColumn(c, in)
		head := col.next(44)
		shore := words.Shore(k.facts.shore)
		st := ui.Note.In(ui.Faded).To(ui.Right)
		c.Text(head.CutRight(c.TextWidth(shore, st)+2), shore, st)
		head.CutRight(10)
		c.Text(head, name, titleFit(c, name, head.W))
		c.Rule(col.next(8), ui.Rule)
		col.say(ui.Rich{ui.I(words.PortNote(m, k.port()))}, ui.Body)
		col.gap(8)
		k.chartAnd(c, p, col, r.H)
		return col.height() + 6
	})
}

// chartAnd puts the chart beside the facts where there is room, else above them.
func (k *portPicker) chartAnd(c *ui.Context, p *Play, col *column, high float64) {
	const beside = 500
	w := col.r.W
	left := col.r
	if w >= beside {
		left.W = (w - 24) * 0.6
	}
	h := min(max(150, high-130), left.W*0.98)
	if w < beside {
		h = left.W * 0.5
	}
	pic := ui.R(left.X, col.r.Y, left.W, h)
	k.chart.draw(c, p.View(), pic)
	caption := words.Say("ports.chart", "port", p.View().Map().Ports[k.chosen].Name)
	c.Text(ui.R(pic.X, pic.Bottom()+2, pic.W, 24), caption, ui.Note.At(16).In(ui.Faded))
	end := pic.Bottom() + 28
	right := newColumn(c, col.r)
	if w >= beside {
		right = newColumn(c, ui.R(left.Right()+24, col.r.Y, w-left.W-24, 0))
	} else {
		right.gap(end - col.r.Y)
	}
	k.tell(right)
	if room := pic.Bottom() - right.r.Y; w >= beside && room >= portPlate { // the harbour below the facts
		engraved(c, right.next(min(room, right.r.W*0.6)), "place/port")
	}
	col.gap(max(end, right.r.Y) - col.r.Y)
}

// tell sets the facts, one below the other.
func (k *portPicker) tell(col *column) {
	for _, f := range [5][3]string{
		{words.Say("ports.sells"), words.Say(k.facts.sells), "5.4"},
		{words.Say("ports.behind"), k.facts.behind, "12"},
		{words.Say("ports.rivers"), k.facts.rivers, ""},
		{words.Say("ports.prizes"), k.facts.prizes, "23"},
		{words.Say("ports.others"), k.facts.others, ""},
	} {
		if f[1] == "" {
			continue
		}
		col.headingOf(f[2], f[0])
		col.gap(3)
		col.say(ui.Plain(f[1]), ui.Body)
		col.gap(8)
	}
}

// portChoice is the choice of the first port, in secret (4.5).
type portChoice struct {
	play *Play
	pick *portPicker
}

func newPortChoice(p *Play) Screen {
	return &portChoice{play: p, pick: newPortPicker(favouritePort(p))}
}

// favouritePort is where the list begins: Zanzibar, if the board has it.
func favouritePort(p *Play) hexmap.PortID {
	for i, port := range p.View().Map().Ports {
		if port.Name == "Zanzibar" {
			return hexmap.PortID(i)
		}
	}
	return 0
}

func (*portChoice) Name() string { return "port" }

// Rule is the choice of a port.
func (*portChoice) Rule() string { return "4.5" }

func (s *portChoice) Frame(c *ui.Context, a Desk) {
	v := s.play.View()
	who := v.Player(s.play.Seat())
	c.Desk()
	r := c.Sheet(wideSheet(c))
	foot := r.CutBottom(footH)
	foot.CutTop(footH - ui.MainH)
	head := r.CutTop(40)
	titleOf(c, head, words.Say("ports.title"), s.Rule())
	key := "ports.sub"
	if v.Seats() == 1 {
		key = "ports.solo"
	}
	if c.H >= lowWindow {
		sub := words.Say(key, "who", who.Name, "specialty", words.Specialty(who.Specialty))
		r.CutTop(c.Paragraph(r, ui.Plain(sub), ui.Note.Own()) + 10)
	}
	opened := s.pick.draw(c, s.play, r)
	name := v.Map().Ports[s.pick.chosen].Name
	b := ui.Button{Label: words.Say("ports.choose", "port", name), ID: "choose", Look: ui.MainLook, Default: true}
	if c.Button(foot.CutRight(min(foot.W, max(260, c.ButtonWidth(b)))), b) || opened {
		s.ask(a, name)
	}
}

// ask makes sure: a port once chosen stands.
func (s *portChoice) ask(a Desk, name string) {
	choice, ok := s.play.Find(nile.ChoosePort, int32(s.pick.chosen), -1)
	if !ok {
		return
	}
	if s.play.View().Seats() == 1 { // nobody to keep it from
		s.play.Do(choice, 0)
		return
	}
	a.Ask(Question{
		Title: words.Say("ports.ask", "port", name), Text: cited(words.Say("ports.ask.text"), s.Rule()),
		Yes: words.Say("ports.yes"), No: words.Say("ports.no"),
		Then: func() { s.play.Do(choice, 0); a.Refresh() },
	})
}
