// Command testguest is a small program for the tests of package vmtest: the
// screens that need no game, and nothing behind them.
package main

import (
	"fmt"
	"log"
	"os"

	"sourceofthenile/game/nile"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/home"
)

func main() {
	app := render.New(render.Hooks{}, desk.DefaultPreferences())
	app.Trace(os.Stdout)
	begin := home.Begin{New: func(s nile.Settings) error {
		for _, p := range s.Players {
			fmt.Printf("plays %s, %s\n", p.Name, p.Specialty)
		}
		return nil
	}}
	app.Push(menu.NewTitle(&menu.Program{
		Version: "A guest", SetUp: func() desk.Screen { return home.NewSetUp(begin) },
	}))
	if err := app.Run(); err != nil {
		log.Fatal(err)
	}
	fmt.Println("ended")
}
