package home

import (
	"slices"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// portPicker is the list of ports beside what is known of the one chosen. The
// choice of the first port and Europe share it.
type portPicker struct {
	Chosen  int
	facts   portFacts
	why     string // it is good to begin from, or not
	chart   *chartview.Excerpt
	shown   int // the port that facts and chart tell of
	version uint64
	first   *beginnings     // of a first port; nil: any other
	free    []hexmap.PortID // to which the voyage costs nothing; they are marked
	frames  int             // drawn so far, until the list has been scrolled to the choice
}

// lowWindow is the height, in units, below which headings give way.
const lowWindow = 480

func newPortPicker(first hexmap.PortID) *portPicker {
	return &portPicker{Chosen: int(max(0, first)), shown: -1}
}

// port is the port chosen.
func (k *portPicker) port() hexmap.PortID { return hexmap.PortID(k.Chosen) }

// look finds what is to be told of the port chosen.
func (k *portPicker) look(p *play.Play) {
	if k.shown == k.Chosen && k.version == p.Version {
		return
	}
	v := sight.View(p)
	k.shown, k.version = k.Chosen, p.Version
	k.facts, k.why = factsOf(v, k.port()), k.first.why(v, k.port())
	k.chart = excerpt.Of(v, p.Palette, "port chart", []hexmap.ID{v.Map().Ports[k.Chosen].At})
	k.chart.Margin, k.chart.Largest = 7, 22
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
func (k *portPicker) draw(c *ui.Context, p *play.Play, r ui.Rect) (opened bool) {
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

// portsID is what the list is called.
const portsID = "Ports"

func (k *portPicker) list(c *ui.Context, p *play.Play, r ui.Rect) bool {
	v := sight.View(p)
	ports := v.Map().Ports
	rowH := min(max((r.H-2)/float64(len(ports)), portRowLeast), portRowMost)
	if k.frames < 2 { // how high the list is is known from the second frame on
		k.frames++
		c.ScrollTo(portsID+" rows", r.H-2, float64(k.Chosen-1)*rowH, 3*rowH)
		c.Touch()
	}
	return c.List(r, ui.Rows{
		ID: portsID, Leads: true, N: len(ports), RowH: rowH,
		Name: func(i int) string { return ports[i].Name },
		Draw: func(i int, row ui.Rect, _ bool) {
			name := ports[i].Name
			c.Text(row, name, ui.Body)
			row.CutLeft(c.TextWidth(name, ui.Body) + 10)
			if i == 0 || ports[i-1].Shore != ports[i].Shore {
				shore, st := tell.Shore(ports[i].Shore), ui.Head.At(17).To(ui.Right).In(ui.Faded)
				c.Text(row, shore, st)
				row.CutRight(c.TextWidth(shore, st) + 8)
			}
			mark := ""
			if _, good := k.first.of(hexmap.PortID(i)); good {
				mark = words.Say("ports.first.mark")
			} else if slices.Contains(k.free, hexmap.PortID(i)) {
				mark = words.Say("ports.free.mark")
			}
			st := ui.Note.At(16).In(ui.Red)
			if w := c.TextWidth(mark, st); mark != "" && w <= row.W {
				c.Text(row.CutLeft(w+8), mark, st)
			}
			for _, item := range [2]nile.Item{nile.Camels, nile.Horses} {
				st := ui.Note.At(16).In(ui.Faded)
				if v.Sold(item, hexmap.PortID(i)) && c.TextWidth(tell.Things(item), st) <= row.W {
					c.Text(row, tell.Things(item), st)
				}
			}
		},
	}, &k.Chosen)
}

// describe tells what is known of the port chosen.
func (k *portPicker) describe(c *ui.Context, p *play.Play, r ui.Rect) {
	v := sight.View(p)
	m := v.Map()
	name := m.Ports[k.Chosen].Name
	c.Scroll("port", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		head := col.Next(44)
		shore := tell.Shore(k.facts.shore)
		st := ui.Note.In(ui.Faded).To(ui.Right)
		c.Text(head.CutRight(c.TextWidth(shore, st)+2), shore, st)
		head.CutRight(10)
		c.Text(head, name, page.TitleFit(c, name, head.W))
		c.Rule(col.Next(8), ui.Rule)
		col.Say(ui.Rich{ui.I(tell.PortNote(m, k.port()))}, ui.Body)
		col.Gap(8)
		k.chartAnd(c, p, col, r.H)
		return col.Height() + 6
	})
}

// chartAnd puts the chart beside the facts where there is room, else above them.
func (k *portPicker) chartAnd(c *ui.Context, p *play.Play, col *page.Column, high float64) {
	const beside = 500
	w := col.R.W
	left := col.R
	if w >= beside {
		part := 0.6
		if k.why != "" || k.facts.others != "" { // there is more to tell, and none of it below the fold
			part = 0.47
		}
		left.W = (w - 24) * part
	}
	low := 130.0
	if k.first.marked() {
		low += toggleH + 4
	}
	h := min(max(150, high-low), left.W*0.98)
	if w < beside {
		h = left.W * 0.5
	}
	pic := ui.R(left.X, col.R.Y, left.W, h)
	end, shown := pic.Bottom()+28, k.chart
	caption := words.Say("ports.chart", "port", sight.View(p).Map().Ports[k.Chosen].Name)
	if k.first.marked() {
		if k.first.toggle(c, ui.R(pic.X, end, pic.W, toggleH)) {
			shown, caption = k.first.africa(p, k.port()), words.Say("ports.first.chart", "port", sight.View(p).Map().Ports[k.port()].Name)
		}
		end += toggleH + 4
	}
	shown.Draw(c, pic)
	st := ui.Note.At(16).In(ui.Faded)
	for st.Size > 14 && c.TextWidth(caption, st) > pic.W { // of a port with a long name
		st.Size--
	}
	c.Text(ui.R(pic.X, pic.Bottom()+2, pic.W, 24), caption, st)
	right := page.NewColumn(c, col.R)
	if w >= beside {
		right = page.NewColumn(c, ui.R(left.Right()+24, col.R.Y, w-left.W-24, 0))
	} else {
		right.Gap(end - col.R.Y)
	}
	st = ui.Body
	for w >= beside && k.high(c, right.R.W, st) > high-col.Height()-6 && st.Size > portTextLeast { // none of it below the fold
		st.Size--
	}
	k.tell(right, st)
	if room := pic.Bottom() - right.R.Y; w >= beside && room >= portPlate { // the harbour below the facts
		page.Engraved(c, right.Next(min(room, right.R.W*0.6)), plates.Of("place/port"))
	}
	col.Gap(max(end, right.R.Y) - col.R.Y)
}

// portTextLeast is the size down to which the facts are set smaller where there is too little room, portFactGap what lies around each,
// in units.
const (
	portTextLeast = 15.0
	portFactGap   = 7.0
)

// told are the facts there are: a heading, the text, and the rule.
func (k *portPicker) told() (out [][3]string) {
	for _, f := range [6][3]string{
		{words.Say("ports.first"), k.why, ""},
		{words.Say("ports.sells"), words.Say(k.facts.sells), nile.RuleSold},
		{words.Say("ports.behind"), k.facts.behind, nile.RuleLost},
		{words.Say("ports.rivers"), k.facts.rivers, ""},
		{words.Say("ports.prizes"), k.facts.prizes, nile.RuleDiscoveries},
		{words.Say("ports.others"), k.facts.others, ""},
	} {
		if f[1] != "" {
			out = append(out, f)
		}
	}
	return out
}

// high is how high they become in a width.
func (k *portPicker) high(c *ui.Context, w float64, st ui.Style) (high float64) {
	for _, f := range k.told() {
		high += ui.HeadingH + c.ParagraphHeight(ui.Plain(f[1]), st, w) + portFactGap
	}
	return high
}

// tell sets the facts, one below the other.
func (k *portPicker) tell(col *page.Column, st ui.Style) {
	for _, f := range k.told() {
		col.HeadingOf(f[2], f[0])
		col.Gap(2)
		col.Say(ui.Plain(f[1]), st)
		col.Gap(portFactGap - 2)
	}
}

// PortChoice is the choice of the first port, in secret (4.5).
type PortChoice struct {
	play *play.Play
	Pick *portPicker
}

func NewPortChoice(p *play.Play) desk.Screen {
	first := beginningsOf(p)
	k := newPortPicker(first.best())
	k.first = first
	return &PortChoice{play: p, Pick: k}
}

func (*PortChoice) Name() string { return "port" }

// Rule is the choice of a port.
func (*PortChoice) Rule() string { return nile.RulePorts }

func (s *PortChoice) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.play)
	who := v.Player(s.play.Seat())
	c.Desk()
	r := c.Sheet(page.WideSheet(c))
	foot := r.CutBottom(page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	head := r.CutTop(40)
	page.TitleOf(c, head, words.Say("ports.title"), s.Rule())
	key := "ports.sub"
	if v.Seats() == 1 {
		key = "ports.solo"
	}
	if c.H >= lowWindow {
		sub := words.Say(key, "who", who.Name, "specialty", tell.Specialty(who.Specialty))
		r.CutTop(c.Paragraph(r, ui.Plain(sub), ui.Note.Own()) + 10)
	}
	opened := s.Pick.draw(c, s.play, r)
	name := v.Map().Ports[s.Pick.Chosen].Name
	b := ui.Button{Label: words.Say("ports.choose", "port", name), ID: "choose", Look: ui.MainLook, Default: true}
	if c.Button(foot.CutRight(min(foot.W, max(260, c.ButtonWidth(b)))), b) || opened {
		s.ask(a, name)
	}
}

// ask makes sure: a port once chosen stands.
func (s *PortChoice) ask(a desk.Desk, name string) {
	choice, ok := sight.Find(s.play, nile.ChoosePort, int32(s.Pick.Chosen), -1)
	if !ok {
		return
	}
	if sight.View(s.play).Seats() == 1 { // nobody to keep it from
		s.play.Do(choice, 0)
		return
	}
	a.Ask(desk.Question{
		Title: words.Say("ports.ask", "port", name), Text: page.Cited(words.Say("ports.ask.text"), s.Rule()),
		Yes: words.Say("ports.yes"), No: words.Say("ports.no"),
		Then: func() { s.play.Do(choice, 0); a.Refresh() },
	})
}
