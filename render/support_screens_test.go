package render

import (
	"errors"
	"fmt"
	"image"
	"os"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/saves"
)

// shelf is a library for tests.
type shelf struct {
	saves   []SaveInfo
	removed string
	failing error
}

// Glance is the race that the title shows, whatever the save.
func (*shelf) Glance(_ string, colours chart.Palette) (Picture, error) {
	data, err := os.ReadFile("../cmd/nile/example.nile")
	if err != nil {
		return nil, err
	}
	_, rec, err := saves.Decode(data)
	if err != nil {
		return nil, err
	}
	t, err := game.Resume(nile.Rules{}, rec)
	if err != nil {
		return nil, err
	}
	return Glance(t.Position().(*nile.Position).View(game.Nobody), colours)
}

func (s *shelf) List() ([]SaveInfo, error) { return s.saves, s.failing }

func (s *shelf) Remove(path string) error { s.removed = path; return nil }

func (s *shelf) Folder() string { return "/rooms/somebody/games/source-of-the-nile" }

func (s *shelf) Last() (SaveInfo, bool) {
	if len(s.saves) == 0 {
		return SaveInfo{}, false
	}
	return s.saves[0], true
}

func fullShelf() *shelf {
	when := time.Date(1879, 5, 6, 20, 15, 0, 0, time.UTC)
	var six []SavePlayer
	for i := range 6 {
		six = append(six, SavePlayer{Name: "Wilhelmina the " + ordinals[i], Colour: uint8(i), Points: 11 * i})
	}
	return &shelf{saves: []SaveInfo{
		{Path: "one", Name: "August 1824, Wilhelmina the Third’s turn", When: when, Date: "August 1824", Way: "game1", Turn: 41, Target: 75, Auto: true, Players: six[:4]},
		{Path: "two", Name: "Thursday", When: when, Date: "March 1823", Way: "game1", Turn: 24, Target: 100, Players: six},
		{Path: "bad", Name: "torn", When: when, Broken: "The file ends in the middle of a command and cannot be loaded."},
		{Path: "old", Name: "The one where the lake was salt after all and nobody believed it", When: when, Date: "May 1831", Way: "game1", Turn: 122, Target: 25, Finished: true, Players: six[:1]},
	}}
}

// saloon is an App with hooks that note what was asked of them.
type saloon struct {
	*App
	shelf   *shelf
	asked   []string
	failing error
	began   nile.Settings
	rule    string // at which the rules were asked for last
	book    bool   // they are opened then
	program *Program
	exports *Exports
}

func (d *saloon) note(format string, args ...any) error {
	d.asked = append(d.asked, fmt.Sprintf(format, args...))
	return d.failing
}

func newSaloon(s Screen) *saloon {
	d := &saloon{shelf: fullShelf(), exports: &Exports{}}
	d.program = &Program{
		Library: d.shelf, Version: "Version 1.0.0",
		SetUp:       func() Screen { return NewSetUp(d.begin()) },
		Load:        func(p string) error { return d.note("load %s", p) },
		Save:        func() error { return d.note("save") },
		SaveAs:      func(n string) (string, error) { return n, d.note("save as %s", n) },
		SuggestName: func() string { return "August 1824" },
		Leave:       func() error { return d.note("leave") },
		Background:  func(int, int, chart.Palette) *image.RGBA { return nil },
	}
	d.App = New(Hooks{Rules: d.rules, RuleTip: RuleTip, Keys: NewKeys}, DefaultPreferences())
	d.Push(NewTitle(d.program))
	if s != nil {
		d.Push(s)
	}
	return d
}

// rules notes where the rules are asked for, and opens them if they are to be read.
func (d *saloon) rules(number string) Screen {
	d.rule = number
	if d.book {
		return NewRules(number)
	}
	_ = d.note("rules")
	return nil
}

// begin is what the set-up asks for.
func (d *saloon) begin() Begin {
	return Begin{New: func(s nile.Settings) error { d.began = s; return d.note("new") }}
}

// menu puts a screen of the menu on top.
func (d *saloon) menu(make func(*Program) Screen) *saloon {
	d.Push(make(d.program))
	return d
}

// pausing is the menu over no game.
func pausing(p *Program) Screen { return NewPause(p, nil) }

// keys gives the commands other keys.
func (d *saloon) keys(m keymap.Map) {
	p := d.Preferences()
	p.Keys = m
	d.SetPreferences(p)
}

// changed are the keys in force.
func (d *saloon) changed() *keymap.Map {
	keys := d.Preferences().Keys
	return &keys
}

// text gives the text a size, per cent.
func (d *saloon) text(size int) {
	p := d.Preferences()
	p.TextSize = size
	d.SetPreferences(p)
}

// host is the program that a game on the table is played in.
func (d *saloon) host(k Keeper) Host {
	return Host{
		Keeper: k, Exports: d.exports,
		Pause: func(export func(a Desk) Screen) Screen { return NewPause(d.program, export) },
		Leave: func(a Desk) { Leave(a, d.program) },
	}
}

func (d *saloon) stage(t testing.TB) *uitest.Stage { return uitest.Of(t, d.Tick) }

// size gives the window and the text a size.
func (d *saloon) size(z uitest.Size) {
	p := d.Preferences()
	p.TextSize = z.Text
	d.SetPreferences(p)
	d.Resize(z.W, z.H, 1)
}

// screens are all screens that need no game, as a player may come to see them.
func screens() map[string]func() *saloon {
	six := func() *saloon {
		d := newSaloon(nil)
		u := NewSetUp(d.begin()).(*setUp)
		for range nile.MaxSeats {
			u.add()
		}
		u.s.Players[1].Name = "Wilhelmina Constantinople"[:nameLetters]
		u.s.Players[2].Name = u.s.Players[0].Name
		d.Push(u)
		return d
	}
	return map[string]func() *saloon{
		"title":          func() *saloon { return newSaloon(nil) },
		"title first":    func() *saloon { d := newSaloon(nil); d.shelf.saves = nil; return d },
		"title finished": func() *saloon { d := newSaloon(nil); d.shelf.saves = d.shelf.saves[3:]; return d },
		"set-up":         func() *saloon { d := newSaloon(nil); d.Push(NewSetUp(d.begin())); return d },
		"set-up six":     six,
		"set-up four":    func() *saloon { return seated(4) },
		"set-up one":     func() *saloon { return seated(1) },
		"specialties": func() *saloon {
			d := six()
			d.Top().(*setUp).picking = 1
			return d
		},
		"hand-over": func() *saloon { return newSaloon(NewHandOver("Wilhelmina Constantinopl", 3, nil, nil)) },
		"load":      func() *saloon { return newSaloon(nil).menu(NewLoad) },
		"load none": func() *saloon { d := newSaloon(nil).menu(NewLoad); d.shelf.saves = nil; return d },
		"load impossible": func() *saloon {
			d := newSaloon(nil).menu(NewLoad)
			d.shelf.failing = errors.New("the folder cannot be read")
			return d
		},
		"load broken": func() *saloon {
			d := newSaloon(nil).menu(NewLoad)
			d.shelf.saves = d.shelf.saves[2:3]
			d.shelf.saves[0].Rescuable = true
			return d
		},
		"save as":    func() *saloon { d := newSaloon(nil); d.Push(NewSaveAs(d.program)); return d },
		"keys":       func() *saloon { return newSaloon(NewKeys()) },
		"key change": func() *saloon { return newSaloon(NewKeyChange()) },
		"key change some": func() *saloon {
			d := newSaloon(NewKeyChange())
			d.keys(otherKeys())
			return d
		},
		"key change taken": func() *saloon {
			d := newSaloon(NewKeyChange())
			keys := d.Preferences().Keys
			d.Top().(*keyChange).give(keymap.TallJournal, ui.Key(ebiten.KeyP), &keys)
			return d
		},
		"about":    func() *saloon { return newSaloon(NewAbout("")) },
		"settings": func() *saloon { return newSaloon(NewSettings()) },
		"pause":    func() *saloon { return newSaloon(nil).menu(pausing) },
		"failure": func() *saloon {
			d := newSaloon(NewSettings())
			d.Fail(errors.New("the disk is full, so that the game could not be saved; make room and save it again"))
			return d
		},
		"question": func() *saloon {
			d := newSaloon(nil).menu(NewLoad)
			d.Ask(Question{Title: "Delete this game?", Text: ui.Plain("It will be gone for good."), Yes: "_Delete it", No: "_Keep it"})
			return d
		},
	}
}

// seated is the set-up with so many players.
func seated(n int) *saloon {
	d := newSaloon(nil)
	u := NewSetUp(d.begin()).(*setUp)
	u.s.Players = u.s.Players[:min(n, len(u.s.Players))]
	for len(u.s.Players) < n {
		u.add()
	}
	d.Push(u)
	return d
}
