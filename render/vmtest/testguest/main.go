// Command testguest is a small program for the tests of package vmtest: the
// screens that need no game, and nothing behind them.
package main

import (
	"fmt"
	"log"
	"os"

	"sourceofthenile/game/nile"
	"sourceofthenile/render"
)

func main() {
	app := render.New(render.Hooks{}, render.DefaultPreferences())
	app.Trace(os.Stdout)
	begin := render.Begin{New: func(s nile.Settings) error {
		for _, p := range s.Players {
			fmt.Printf("plays %s, %s\n", p.Name, p.Specialty)
		}
		return nil
	}}
	app.Push(render.NewTitle(&render.Program{
		Version: "A guest", SetUp: func() render.Screen { return render.NewSetUp(begin) },
	}))
	if err := app.Run(); err != nil {
		log.Fatal(err)
	}
	fmt.Println("ended")
}
