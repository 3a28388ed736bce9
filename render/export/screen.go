package export

import (
	"path/filepath"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Scene is the sheet on which the player chooses what is kept and how, with a preview.
// The writing itself runs beside the game.
type Scene struct {
	play    *play.Play
	of      Game
	sheet   *chart.Sheet // nil until it is asked which board the game is of
	exports *play.Exports
	Options Options
	seats   []game.Seat // whose knowledge can be had
	File    string      // what it is to be called
	Preview preview
}

// New is the sheet for exporting a game. Its secrets are those of the player before the
// screen; after the game there are none.
func New(a desk.Desk, p *play.Play, x *play.Exports, of Game) desk.Screen {
	return &Scene{
		play: p, of: of, exports: x, Options: firstOptions(a.Preferences().Palette), seats: p.Knowers(of.Open()),
		File: words.Terms(words.Phrase("sheet.title"), of.Date(p.Position().Summary())),
	}
}

// press is what the window prints the game's chart with.
func (s *Scene) press() (*chartview.Press, error) {
	if s.sheet == nil {
		s.sheet = s.of.Sheet(s.play.Position(), game.Nobody, chart.Options{})
	}
	w, err := s.of.World(s.sheet)
	if err != nil {
		return nil, err
	}
	return chartview.PressFor(w)
}

// Name is the scene's name in traces.
func (*Scene) Name() string { return play.ExportPage }

// leave goes back. An export under way goes on beside the game.
func (s *Scene) leave(a desk.Desk) {
	s.Preview.end()
	a.Pop()
}

const (
	besideW = 640 // the least width for the preview beside the options
	sideW   = 400 // of the options
	stateH  = 30  // of the line that says how it goes
)

// Frame shows the sheet.
func (s *Scene) Frame(c *ui.Context, a desk.Desk) {
	c.Desk()
	r := c.Sheet(page.WideSheet(c))
	foot := r.CutBottom(page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	s.foot(c, a, foot)
	s.state(c, r.CutBottom(stateH))
	title := words.Say("export.title")
	head := r.CutTop(46)
	c.Text(ui.R(head.X, head.Y-4, head.W, 42), title, page.TitleFit(c, title, head.W))
	c.Rule(ui.R(head.X, head.Bottom()-6, head.W, 1), ui.Rule)
	if p, err := s.press(); err == nil && r.W >= besideW {
		pic := r.CutLeft(min(r.W-sideW-28, r.H*shape(p)))
		r.CutLeft(28)
		if s.Options.drawn() {
			pic = ui.R(pic.X, pic.Y, pic.W, min(pic.H, pic.W/shape(p)))
		}
		s.Preview.draw(c, a, s, p, pic)
	}
	c.Scroll("export options", r, func(in ui.Rect) float64 { return s.choices(c, in) })
	if c.Back() {
		s.leave(a)
	}
}

// seat is whose knowledge is exported. Where nothing is secret there is one chart.
func (s *Scene) seat() game.Seat {
	if s.of.Open() && s.Options.drawn() {
		return game.Nobody
	}
	return s.seats[s.Options.whose]
}

// source is what would be written now.
func (s *Scene) source() source { return sourceOf(s.play, s.of, s.Options, s.seat()) }

// state says how an export goes, or how the last one ended.
func (s *Scene) state(c *ui.Context, r ui.Rect) {
	run := s.exports.Run
	if run == nil {
		return
	}
	if run.Busy() {
		c.Gauge(r.CutRight(min(260, r.W*0.4)).Middle(min(260, r.W*0.4), 14), run.Part, 1, ui.Green)
		r.CutRight(12)
	}
	st := ui.Note
	if run.Err != nil {
		st = st.In(ui.Red)
	}
	c.Text(r, run.Said(), st.Own())
}

func (s *Scene) foot(c *ui.Context, a desk.Desk, r ui.Rect) {
	name := strings.TrimSpace(c.Typed("file name", s.File))
	unnamed := page.TipIf(name == "", words.Say("export.unnamed"))
	busy := s.exports.Run.Busy()
	if busy {
		stop := ui.Button{Label: words.Say("export.stop"), ID: "stop", Look: ui.MainLook, Default: true}
		if c.Button(r.CutRight(min(150, r.W*0.35)), stop) {
			s.exports.Run.Stop()
		}
	} else if c.Button(r.CutRight(min(150, r.W*0.35)), ui.Button{
		Label: words.Say("export.go"), ID: "go", Look: ui.MainLook, Default: true, Disabled: name == "" || s.exports.Exporter == nil || s.exports.Placing, Tip: unnamed,
	}) {
		s.export(a, name)
	}
	r.CutRight(12)
	back := ui.Button{Label: words.Say("export.back"), ID: "back", Hint: words.Phrase("key.esc")}
	if c.ButtonAtLeft(&r, back) {
		s.leave(a)
	}
	r.CutLeft(6)
	s.elsewhere(c, a, r, name, busy)
}

// elsewhere is the button that asks where the file is to go.
func (s *Scene) elsewhere(c *ui.Context, a desk.Desk, r ui.Rect, name string, busy bool) {
	b := ui.Button{
		Label: words.Say("export.elsewhere"), ID: "elsewhere", Disabled: s.exports.Exporter == nil || busy || s.exports.Placing,
	}
	if c.ButtonWidth(b) > r.W {
		b.Label = words.Say("export.elsewhere.short")
	}
	if c.ButtonAtLeft(&r, b) {
		s.exports.Place(a, name, s.Options.ending(), s.Options.word(), s.source().work())
	}
}

// export begins to write the file in the folder of exports; it asks before one
// is replaced.
func (s *Scene) export(a desk.Desk, name string) {
	from := s.source()
	path, there := s.exports.Exporter.Place(name, s.Options.ending())
	do := func() { s.exports.Start(a, path, from.options.word(), from.work()) }
	if !there {
		do()
		return
	}
	a.Ask(desk.Question{
		Title: words.Say("export.replace"), Text: ui.Plain(words.Say("export.replace.text", "file", filepath.Base(path))),
		Yes: words.Say("export.replace.yes"), No: words.Say("export.replace.no"), Then: do,
	})
}
