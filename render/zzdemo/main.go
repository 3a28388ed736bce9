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
