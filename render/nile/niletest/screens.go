package niletest

import (
	"errors"
	"fmt"
	"image"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/render"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/menu"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/coast"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/saves"
)

// shelf is a library for tests.
type shelf struct {
	example string // the race that the title shows
	Saves   []menu.SaveInfo
	Removed string
	failing error
	Unread  int // so many times a save cannot be read for its chart
}

// Glance is the race that the title shows, whatever the save.
func (s *shelf) Glance(_ string, colours chart.Palette) (menu.Picture, error) {
	if s.Unread > 0 {
		s.Unread--
		return nil, io.ErrUnexpectedEOF
	}
	data, err := os.ReadFile(s.example)
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
	return screens.Glance(t.Position().(*nile.Position).View(game.Nobody), colours)
}

func (s *shelf) List() ([]menu.SaveInfo, error) { return s.Saves, s.failing }

func (s *shelf) Remove(path string) error { s.Removed = path; return nil }

func (s *shelf) Folder() string { return "/rooms/somebody/games/source-of-the-nile" }

func (s *shelf) Last() (menu.SaveInfo, bool) {
	if len(s.Saves) == 0 {
		return menu.SaveInfo{}, false
	}
	return s.Saves[0], true
}

func fullShelf() *shelf {
	when := time.Date(1879, 5, 6, 20, 15, 0, 0, time.UTC)
	var six []menu.SavePlayer
	for i := range 6 {
		six = append(six, menu.SavePlayer{Name: "Wilhelmina the " + [...]string{"First", "Second", "Third", "Fourth", "Fifth", "Sixth"}[i], Colour: uint8(i), Points: 11 * i})
	}
	_, here, _, _ := runtime.Caller(0)
	example := filepath.Join(filepath.Dir(here), "..", "example.nile")
	return &shelf{example: example, Saves: []menu.SaveInfo{
		{Path: "one", Name: "August 1824, Wilhelmina the Third’s turn", When: when, Date: "August 1824", Way: "game1", Turn: 41, Target: 75, Auto: true, Players: six[:4]},
		{Path: "two", Name: "Thursday", When: when, Date: "March 1823", Way: "game1", Turn: 24, Target: 100, Players: six},
		{Path: "bad", Name: "torn", When: when, Broken: "The file ends in the middle of a command and cannot be loaded."},
		{Path: "old", Name: "The one where the lake was salt after all and nobody believed it", When: when, Date: "May 1831", Way: "game1", Turn: 122, Target: 25, Ending: game.Won, Players: six[:1]},
	}}
}

// Saloon is an App with hooks that note what was asked of them.
type Saloon struct {
	*render.App
	Shelf   *shelf
	Asked   []string
	Failing error
	Began   nile.Settings
	Rule    string // at which the rules were asked for last
	Book    bool   // they are opened then
	Program *menu.Program
	Exports *play.Exports
}

func (d *Saloon) note(format string, args ...any) error {
	d.Asked = append(d.Asked, fmt.Sprintf(format, args...))
	return d.Failing
}

func NewSaloon(s desk.Screen) *Saloon {
	d := &Saloon{Shelf: fullShelf(), Exports: &play.Exports{}}
	d.Program = &menu.Program{
		ShowFolder: func(string) error { return nil }, Kept: saves.Autosaves, LeastKept: saves.LeastKept, MostKept: saves.MostKept,
		Games:   []menu.Game{screens.Game{}},
		Library: d.Shelf, Version: "Version 1.0.0",
		SetUp:       func() desk.Screen { return home.NewSetUp(d.Begin()) },
		Load:        func(p string) error { return d.note("load %s", p) },
		Save:        func(done func(error)) { done(d.note("save")) },
		SaveAs:      func(n string, done func(error)) { done(d.note("save as %s", n)) },
		SuggestName: func() string { return "August 1824" },
		Leave:       func() error { return d.note("leave") },
		Background:  func(menu.Front, int, int, chart.Palette) *image.RGBA { return nil },
	}
	d.App = render.New(render.Hooks{Games: []desk.Game{screens.Game{}}, Rules: d.rules, RuleTip: menu.RuleTip, Keys: menu.NewKeysOn}, desk.DefaultPreferences())
	d.Push(menu.NewTitle(d.Program))
	if s != nil {
		d.Push(s)
	}
	return d
}

// rules notes where the rules are asked for, and opens them if they are to be read.
func (d *Saloon) rules(g desk.Game, number string) desk.Screen {
	d.Rule = number
	if d.Book {
		return menu.NewRules(g, number)
	}
	_ = d.note("rules")
	return nil
}

// Begin is what the set-up asks for.
func (d *Saloon) Begin() home.Begin {
	return home.Begin{Of: func(e edition.Edition) desk.Game { return screens.PlayedBy(e) }, Opponents: tell.Opponents(), New: func(s nile.Settings, _ []string) error { d.Began = s; return d.note("new") }}
}

// Menu puts a screen of the menu on top.
func (d *Saloon) Menu(make func(*menu.Program) desk.Screen) *Saloon {
	d.Push(make(d.Program))
	return d
}

// Pausing is the menu over no game.
func Pausing(p *menu.Program) desk.Screen { return menu.NewPause(p, screens.Game{}, nil) }

// Give gives the commands other keys.
func (d *Saloon) Give(keys keymap.Given) {
	p := d.Preferences()
	p.Keys = keys
	d.SetPreferences(p)
}

// Text gives the text a size, per cent.
func (d *Saloon) Text(size int) {
	p := d.Preferences()
	p.TextSize = size
	d.SetPreferences(p)
}

// Host is the program that a game on the table is played in.
func (d *Saloon) Host(k play.Keeper) play.Host {
	return play.Host{
		Keeper: k, Exports: d.Exports,
		Pause: func() desk.Screen { return menu.NewPause(d.Program, screens.Game{}, playOf(d)) },
		Leave: func(a desk.Desk) { menu.Leave(a, d.Program) },
	}
}

func (d *Saloon) Stage(t testing.TB) *uitest.Stage { return uitest.Of(t, d.Tick) }

// Size gives the window and the text a size.
func (d *Saloon) Size(z uitest.Size) {
	p := d.Preferences()
	p.TextSize = z.Text
	d.SetPreferences(p)
	d.Resize(z.W, z.H, 1)
}

// Fits changes the window and the text to every size, one after the other as a player could,
// and checks that what is on the stage fits each and is walked by keys.
func (d *Saloon) Fits(t *testing.T, st *uitest.Stage) {
	for i, z := range uitest.Sizes() {
		if testing.Short() && i%5 != 0 {
			continue
		}
		t.Run(z.String(), func(t *testing.T) {
			d.Size(z)
			st.Do(ui.Input{})
			uitest.Check(t, st.List)
			uitest.CheckKeys(t, st)
			uitest.Check(t, st.List)
		})
	}
}

// Screens are all screens that need no game, as a player may come to see them.
func Screens() map[string]func() *Saloon {
	six := func() *Saloon {
		d := NewSaloon(nil)
		u := home.NewSetUp(d.Begin()).(*home.SetUp)
		for range nile.MaxSeats {
			u.Add()
		}
		u.S.Players[1].Name = "Wilhelmina Constantinople"[:home.NameLetters]
		u.S.Players[2].Name = u.S.Players[0].Name
		d.Push(u)
		return d
	}
	return map[string]func() *Saloon{
		"title":          func() *Saloon { return NewSaloon(nil) },
		"title first":    func() *Saloon { d := NewSaloon(nil); d.Shelf.Saves = nil; return d },
		"title finished": func() *Saloon { d := NewSaloon(nil); d.Shelf.Saves = d.Shelf.Saves[3:]; return d },
		"set-up":         func() *Saloon { d := NewSaloon(nil); d.Push(home.NewSetUp(d.Begin())); return d },
		"set-up six":     six,
		"set-up four":    func() *Saloon { return seated(4) },
		"set-up one":     func() *Saloon { return seated(1) },
		"specialties": func() *Saloon {
			d := six()
			d.Top().(*home.SetUp).Picking = 1
			return d
		},
		"hand-over": func() *Saloon {
			return NewSaloon(play.NewHandOver(play.HandOver{Name: "Wilhelmina Constantinopl", Colour: 3, Plate: plates.Of("place/camp"), Behind: coast.BehindHandOver}))
		},
		"load":      func() *Saloon { return NewSaloon(nil).Menu(menu.NewLoad) },
		"load none": func() *Saloon { d := NewSaloon(nil).Menu(menu.NewLoad); d.Shelf.Saves = nil; return d },
		"load impossible": func() *Saloon {
			d := NewSaloon(nil).Menu(menu.NewLoad)
			d.Shelf.failing = errors.New("the folder cannot be read")
			return d
		},
		"load broken": func() *Saloon {
			d := NewSaloon(nil).Menu(menu.NewLoad)
			d.Shelf.Saves = d.Shelf.Saves[2:3]
			d.Shelf.Saves[0].Rescuable = true
			return d
		},
		"saving": saving,
		"who plays": func() *Saloon {
			return NewSaloon(menu.NewWhoPlays(tell.Opponents(), "Wilhelmina Constantinopl", "strong-river", nil, func(string) {}))
		},
		"who plays a person": func() *Saloon {
			return NewSaloon(menu.NewWhoPlays(tell.Opponents(), "Wilhelmina Constantinopl", "", nil, func(string) {}))
		},
		"which": func() *Saloon {
			d := NewSaloon(nil)
			one := menu.Offer{Game: screens.Game{}, Begin: func(a desk.Desk) { a.Replace(d.Program.SetUp()) }}
			d.Push(menu.NewWhich([]menu.Offer{one}, ""))
			return d
		},
		"tidy the shelf":   func() *Saloon { return tidying(menu.OnShelf) },
		"tidy the archive": func() *Saloon { return tidying(menu.InArchive) },
		"tidy the trash":   func() *Saloon { return tidying(menu.InTrash) },
		"save as":          func() *Saloon { d := NewSaloon(nil); d.Push(menu.NewSaveAs(d.Program, nil)); return d },
		"day": func() *Saloon {
			d := NewSaloon(nil)
			d.Program.Day = &menu.Day{
				Today: func() time.Time { return time.Date(2026, time.November, 28, 12, 0, 0, 0, time.UTC) },
				About: func(time.Time) string { return "One expedition after another, alone, for 24 months." },
				Begin: func(time.Time, int) error { return d.note("begin") },
			}
			return d.Menu(menu.NewDay)
		},
		"keys":       func() *Saloon { return NewSaloon(menu.NewKeys()) },
		"key change": func() *Saloon { return NewSaloon(menu.NewKeyChange()) },
		"key change some": func() *Saloon {
			d := NewSaloon(menu.NewKeyChange())
			d.Give(OtherKeys())
			return d
		},
		"key change taken": func() *Saloon {
			d := NewSaloon(menu.NewKeyChange())
			d.Top().(*menu.KeyChange).Give(d.App, keys.TallJournal, ui.Key(ebiten.KeyP))
			return d
		},
		"letters": func() *Saloon { d := NewSaloon(nil); d.Program.Letters = post{}; return d.Menu(menu.NewLetters) },
		"where": func() *Saloon {
			d := NewSaloon(nil)
			d.Push(menu.NewWhere(menu.Where{
				Title: "Open a game", Folder: "/games", Endings: []string{".nile"},
				Look: func(string, []string) (folders, files []string, err error) {
					return []string{"old"}, []string{"Wilhelmina Constantinopl, 1821.nile"}, nil
				},
				Whole: func(path string) string { return path }, There: func(string) bool { return true }, Answer: func(desk.Chosen) {},
			}))
			return d
		},
		"tables": func() *Saloon {
			d := NewSaloon(nil)
			d.Program.Tables = inn{}
			return d.Menu(func(p *menu.Program) desk.Screen { return menu.NewJoin(p, "") })
		},
		"letters none": func() *Saloon { return NewSaloon(nil).Menu(menu.NewLetters) },
		"about":        func() *Saloon { return NewSaloon(nil).Menu(menu.NewAbout) },
		"settings":     func() *Saloon { return NewSaloon(nil).Menu(menu.NewSettings) },
		"pause":        func() *Saloon { return NewSaloon(nil).Menu(Pausing) },
		"failure": func() *Saloon {
			d := NewSaloon(menu.NewSettings(nil))
			d.Fail(errors.New("the disk is full, so that the game could not be saved; make room and save it again"))
			return d
		},
		"question": func() *Saloon {
			d := NewSaloon(nil).Menu(menu.NewLoad)
			d.Ask(desk.Question{Title: "Delete this game?", Text: ui.Plain("It will be gone for good."), Yes: "_Delete it", No: "_Keep it"})
			return d
		},
	}
}

// seated is the set-up with so many players.
func seated(n int) *Saloon {
	d := NewSaloon(nil)
	u := home.NewSetUp(d.Begin()).(*home.SetUp)
	u.S.Players = u.S.Players[:min(n, len(u.S.Players))]
	for len(u.S.Players) < n {
		u.Add()
	}
	d.Push(u)
	return d
}

// stuck is a queue on a disk that never answers.
type stuck struct{}

func (stuck) Wait(time.Duration) bool { return false }
func (stuck) Round() int              { return 1 }

// saving is the sheet on which a disk is waited for that never answers.
func saving() *Saloon {
	d, s := NewSaloon(nil), &play.Saving{Queue: stuck{}}
	s.Settle(d.App, func() {})
	return d
}
