// Command testguest is a small program for the tests of package vmtest: the
// screens that need no game, a sheet to write and choose on, and nothing behind
// them.
package main

import (
	"embed"
	"fmt"
	"log"
	"os"

	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/page"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

//go:embed words/*.txt
var files embed.FS

// guest is what the stage asks of a game.
type guest struct{}

var book = words.Of(files, "words")

func (guest) Words() *words.Book { return book() }

func (guest) Keys() *keymap.Set                   { return keymap.NewSet(nil) }
func (guest) Rulebook(*keymap.Map) *rulebook.Book { return nil }

// sheet is a name, a trade, and a button.
type sheet struct {
	name  string
	trade int
}

var trades = []ui.Option{{Label: "Geologist"}, {Label: "Missionary"}}

func (*sheet) Name() string { return "setup" }

func (s *sheet) Frame(c *ui.Context, a desk.Desk) {
	page.Page{
		Title: "A guest", W: 700, H: 420,
		Body: func(r ui.Rect) float64 {
			col := page.NewColumn(c, r)
			c.TextField(col.Next(ui.ButtonH), ui.Field{ID: "name"}, &s.name)
			col.Gap(12)
			_, h := c.Options(col.R, "trade", &s.trade, trades...)
			return col.Height() + h
		},
		Foot: func(r ui.Rect) {
			if c.Button(r.CutRight(180), ui.Button{Label: "_Begin", Look: ui.MainLook, Default: true}) {
				fmt.Printf("plays %s, %s\n", s.name, trades[s.trade].Label)
			}
		},
	}.Draw(c)
	if c.Back() {
		a.Pop()
	}
}

func main() {
	app := render.New(render.Hooks{Games: []desk.Game{guest{}}}, desk.DefaultPreferences())
	app.Trace(os.Stdout)
	app.Push(menu.NewTitle(&menu.Program{
		Version: "A guest", SetUp: func() desk.Screen { return &sheet{name: "First player"} },
	}))
	if err := app.Run(); err != nil {
		log.Fatal(err)
	}
	fmt.Println("ended")
}
