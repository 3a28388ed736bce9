package main

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render"
	"sourceofthenile/render/ui"
)

type lib struct{}

func (lib) List() ([]render.SaveInfo, error) {
	w := time.Date(2026, 11, 20, 21, 4, 0, 0, time.UTC)
	ps := []render.SavePlayer{{"Amelia", 0, 41}, {"Bruno", 1, 38}, {"Chuma", 2, 22}, {"Dede", 3, 17}}
	return []render.SaveInfo{
		{Path: "a", Name: "Autosave", When: w, Date: "August 1824", Target: 75, Auto: true, Players: ps},
		{Path: "b", Name: "Thursday evening", When: w.Add(-30 * time.Hour), Date: "March 1823", Target: 75, Players: ps},
		{Path: "c", Name: "damaged", When: w.Add(-50 * time.Hour), Broken: "The file is damaged at command 214; what was played before it can be recovered."},
		{Path: "d", Name: "The long game", When: w.Add(-150 * time.Hour), Date: "January 1829", Target: 100, Finished: true, Players: []render.SavePlayer{{"Amelia", 0, 104}, {"Bartholomew", 5, 96}, {"C", 2, 22}, {"D", 3, 17}, {"E", 4, 3}, {"F", 1, 22}}},
	}, nil
}
func (l lib) Last() (render.SaveInfo, bool) { s, _ := l.List(); return s[0], true }
func (lib) Remove(string) error              { return nil }
func (lib) Folder() string                   { return "~/.local/share/nile/saves" }

type g struct{ done bool }

func (g *g) Layout(w, h int) (int, int) { return w, h }
func (g *g) Draw(*ebiten.Image)         {}
func (g *g) Update() error {
	if g.done {
		return ebiten.Termination
	}
	g.done = true
	out := os.Args[1]
	os.MkdirAll(out, 0o755)
	shot := func(name string, w, h float64, text int, s func(a *render.App), act func(tick func(ui.Input))) {
		p := render.DefaultPreferences()
		p.TextSize = text
		a := render.New(render.Hooks{
			Library: lib{}, Version: "Version 0.1", New: func(nile.Settings) error { return nil }, Load: func(string) error { return nil },
			Save: func() error { return nil }, SaveAs: func(n string) (string, error) { return n, nil },
			SuggestName: func() string { return "August 1824" }, ExportChart: func() (string, error) { return "", nil },
			Rules: func(*render.App, string) {}, OpenDialog: func() <-chan render.Chosen { return nil },
		}, p)
		a.Resize(w, h, 1)
		s(a)
		var l *ui.List
		now := 0.0
		tick := func(in ui.Input) {
			for range 40 {
				now += 1. / 60
				in.Now = now
				l = a.Tick(in)
				in = in.Quiet()
			}
		}
		tick(ui.Input{})
		if act != nil {
			act(tick)
		}
		img := ebiten.NewImage(int(w), int(h))
		t := time.Now()
		painter := ui.NewPainter()
		painter.Draw(img, l)
		rgba := image.NewRGBA(img.Bounds())
		img.ReadPixels(rgba.Pix)
		d := time.Since(t)
		t = time.Now()
		painter.Draw(img, l)
		img.ReadPixels(rgba.Pix)
		fmt.Println(name, "first", d, "again", time.Since(t), len(l.Items), "items")
		f, _ := os.Create(out + "/" + name + ".png")
		png.Encode(f, rgba)
		f.Close()
		img.Deallocate()
	}
	key := func(k ebiten.Key) ui.Input { return ui.Input{Keys: []ui.Press{{Key: k}}} }
	title := func(a *render.App) { a.Push(render.NewTitle()) }
	setup := func(a *render.App) { a.Push(render.NewTitle()); a.Push(render.NewSetUp(a)) }
	shot("title", 1280, 800, 100, title, nil)
	shot("gallery", 1280, 800, 100, func(a *render.App) { a.Push(&gallery{n: 24, field: "Zanzibar"}) }, func(tick func(ui.Input)) { tick(ui.Input{Mouse: ui.Point{X: 940, Y: 640}, Inside: true}) })
	shot("setup", 1280, 800, 100, setup, func(tick func(ui.Input)) {
		tick(key(ebiten.KeyD))
		tick(key(ebiten.KeyD))
		tick(key(ebiten.KeyTab))
		tick(key(ebiten.KeyTab))
	})
	shot("setup-pick", 1280, 800, 100, setup, func(tick func(ui.Input)) {
		for range 7 {
			tick(key(ebiten.KeyTab))
		}
		tick(key(ebiten.KeyEnter))
	})
	shot("handover", 1280, 800, 100, func(a *render.App) { a.Push(render.NewHandOver("Amelia", 0, nil, nil)) }, nil)
	shot("load", 1280, 800, 100, func(a *render.App) { title(a); a.Push(render.NewLoad()) }, nil)
	shot("saveas", 1280, 800, 100, func(a *render.App) { title(a); a.Push(render.NewSaveAs(a)) }, nil)
	shot("settings", 1280, 800, 100, func(a *render.App) { title(a); a.Push(render.NewSettings()) }, func(tick func(ui.Input)) { tick(key(ebiten.KeyTab)) })
	shot("pause", 1280, 800, 100, func(a *render.App) { title(a); a.Push(render.NewPause()) }, nil)
	shot("fail", 1280, 800, 100, func(a *render.App) {
		a.Push(render.NewSettings())
		a.Fail(fmt.Errorf("the disk is full, and the game could not be saved"))
	}, nil)
	for _, n := range []int{80, 200} {
		shot(fmt.Sprintf("title-%d", n), 1280, 800, n, title, nil)
		shot(fmt.Sprintf("setup-%d", n), 1280, 800, n, setup, nil)
		shot(fmt.Sprintf("load-%d", n), 1024, 700, n, func(a *render.App) { title(a); a.Push(render.NewLoad()) }, nil)
	}
	return nil
}

func main() {
	ebiten.SetWindowVisible(false)
	if err := ebiten.RunGame(&g{}); err != nil {
		panic(err)
	}
}

type gallery struct {
	n, tab int
	field  string
	on     bool
}

func (*gallery) Name() string { return "gallery" }
func (g *gallery) Frame(c *ui.Context, a *render.App) {
	r := c.Screen()
	c.Panel(r, ui.DeskPanel)
	bar := c.TopBar()
	c.Text(bar.CutLeft(200), "Source of the Nile", ui.Head.At(24).In(ui.Cream))
	c.Text(bar.CutLeft(110), "August 1824", ui.OnBar)
	c.Sign(bar.CutLeft(24).Middle(20, 20), 0)
	bar.CutLeft(6)
	c.Text(bar.CutLeft(200), "First player, Geologist", ui.OnBar.In(ui.Players[0].Bright))
	c.Button(bar.CutLeft(80).InsetXY(0, 5), ui.Button{Label: "Travel", Look: ui.BarLook, On: true})
	c.Button(bar.CutLeft(110).InsetXY(0, 5), ui.Button{Label: "Hunt & eat", Look: ui.BarLook, Disabled: true})
	c.Text(bar, "41 · 38 · 22 · 17 of 75", ui.OnBar.To(ui.Right))
	r.CutTop(ui.BarH)
	side := r.CutRight(398)
	c.Panel(side, ui.PaperPanel)
	j := r.CutBottom(134)
	c.Panel(j, ui.JournalPanel)
	c.Text(ui.R(16, j.Y+6, 300, 26), "Journal", ui.Head)
	c.Paragraph(ui.R(16, j.Y+34, j.W-32, 90), ui.Rich{ui.T("Left the reed huts at first light; they had taken sixty gifts and given us a guide. "), ui.RuleSpan("Rule 14"), ui.T("\nTwo askaris down with fever. "), ui.B("Quinine"), ui.T(" from my own chest.")}, ui.Body)
	s := side.InsetXY(20, 14)
	c.Text(s.CutTop(34), "Expedition sheet", ui.Head.At(28))
	c.Text(s.CutTop(34), "Zanzibar, out since March 1824", ui.Written)
	c.Heading(s.CutTop(ui.HeadingH), "People")
	for _, p := range [][3]string{{"Explorer", "1", "well"}, {"Guides", "1", ""}, {"Askaris", "7", "2 sick"}, {"Bearers", "22", "1 sick"}} {
		c.Ledger(s.CutTop(ui.LineH), []float64{2.2, 0.5, 1.2}, ui.Cell{Text: p[0]}, ui.Cell{Text: p[1], Style: ui.Body.To(ui.Right)}, ui.Cell{Text: p[2]})
	}
	s.CutTop(8)
	c.Tabs(s, "t", &g.tab, "Stores", "Caches", "Finds")
	s.CutTop(ui.HeadingH)
	c.Pair(s.CutTop(ui.LineH), "Rations", "118")
	c.Pair(s.CutTop(ui.LineH), "Muskets", "9")
	s.CutTop(10)
	c.Gauge(s.CutTop(12), 191, 210, ui.Green)
	s.CutTop(8)
	c.Gauge(s.CutTop(12), 938, 1000, ui.Amber)
	s.CutTop(8)
	c.Gauge(s.CutTop(12), 330, 300, ui.Green)
	s.CutTop(10)
	_, h := c.Row(s, ui.Button{Label: "_Cache"}, ui.Button{Label: "_Discard"}, ui.Button{Label: "Change _mode", Tip: ui.Plain("x")}, ui.Button{Label: "U_ndo", Disabled: true, Tip: ui.Plain("What chance has shown stays shown.")})
	s.CutTop(h + 8)
	row := s.CutTop(30)
	c.Stepper(row.CutRight(112).Middle(112, 26), ui.Stepper{ID: "b", Max: 40}, &g.n)
	c.Text(row, "Bearer, carries 10", ui.Body)
	row = s.CutTop(30)
	c.Stepper(row.CutRight(112).Middle(112, 26), ui.Stepper{ID: "h", Max: 40, Disabled: true}, &g.n)
	c.Text(row, "Horse", ui.Body.In(ui.Ghost))
	c.Toggle(s.CutTop(30), "_Place them", &g.on, nil)
	c.Button(side.InsetXY(20, 0).Offset(0, -12).InsetXY(0, 0).Left(360).Offset(0, side.H-50).Top(46), ui.Button{Label: "End travel and _hunt", Hint: "Space", Look: ui.MainLook, Tip: ui.Rich{ui.B("End the march"), ui.T("\n2 points of the 3 left are lost. "), ui.InRed("(33%)"), ui.T("\n"), ui.RuleSpan("Rule 8.3 · Enter to go, Esc to think again")}})
	c.Float("card", ui.R(60, 100, 262, 250), ui.CardPanel, func(r ui.Rect) {
		in := r.Inset(16)
		c.Text(in.CutTop(30), "Event", ui.Head.To(ui.Centre))
		c.Pair(in.CutTop(ui.LineH), "Terrain", "4, 2, else mountain")
		c.Pair(in.CutTop(ui.LineH), "River", "forks, 1 and 6")
		c.Paragraph(in.CutTop(60), ui.Rich{ui.T("South-west is jungle: "), ui.B("jungle"), ui.T(".")}, ui.Body.At(16))
	})
}
