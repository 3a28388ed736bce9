package hands

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// nameThings gives the names the bot has chosen, on the sheet that asks for
// them. What the mirror's view still holds goes without.
func (d *Driver) nameThings(v nile.View) {
	d.t.Helper()
	given := d.given
	d.given = nil
	if name, _ := d.Screen(); name != "naming" {
		if len(given) > 0 {
			d.t.Fatalf("%d names are to be given, and nobody asks", len(given))
		}
		return
	}
	d.shot("naming")
	row := func(f nile.Feature, at hexmap.ID) string {
		return "naming/" + f.Name() + " " + strconv.Itoa(int(at)) + "/"
	}
	unnamed := v.Nameable()
	switch {
	case len(given) == 0:
		d.win.Click("naming/leave all")
		return
	case len(unnamed) > 0:
		for _, n := range unnamed {
			d.clickAmid(row(n.Feature, n.At) + "no name")
		}
	}
	for _, cmd := range given {
		if cmd.Text != "" {
			d.clickAmid(row(nile.Feature(cmd.Item), hexmap.ID(cmd.Target)) + "name")
			d.win.Key(ebiten.KeyA, ebiten.KeyControl)
			d.win.Type(cmd.Text)
		}
	}
	d.win.Click("naming/write")
}
