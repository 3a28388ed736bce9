package wholegame

import (
	"fmt"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// press is a command that one button of one screen gives.
type press struct{ screen, button string }

var presses = map[game.Kind]press{
	nile.Withdraw: {"meet", "withdraw"}, nile.Loot: {"village", "loot"}, nile.KeepPrisoners: {"prisoners", "decide"},
	nile.Escape: {"captive", "escape"}, nile.Minister: {"captive", "minister"},
	nile.PayUp: {"misfortune", "pay"}, nile.StayBehind: {"misfortune", "wait"}, nile.LetGo: {"misfortune", "let go"},
	nile.PublishAll: {"news", "publish"}, nile.Wait: {"europe", "wait"},
}

// act does a command with mouse and keys.
func (d *driver) act(v nile.View, cmd game.Command) {
	d.t.Helper()
	if p, ok := presses[cmd.Kind]; ok {
		d.want(p.screen)
		d.shot(p.screen)
		d.g.Click(p.screen + "/" + p.button)
		d.g.Ticks(readTicks) // another line of the sequence of play may have begun
		return
	}
	switch cmd.Kind {
	case nile.ChoosePort:
		d.want("port")
		d.pickPort(int(cmd.Target))
		d.shot("port")
		d.g.Click("port/choose")
		d.g.Ticks(readTicks)
		d.g.Click("Seal it")
	case nile.Buy:
		d.want("outfit")
		d.buy(v, nile.Item(cmd.Item), int(cmd.N))
	case nile.Sail:
		d.shot("outfit")
		d.g.Click("outfit/Sail for Africa")
		if d.g.Shows("Sail all the same") {
			d.g.Ticks(readTicks)
			d.g.Click("Sail all the same")
		}
	case nile.SetPace:
		d.want("board")
		d.shot("pace")
		d.g.Key(ebiten.KeyDigit1 + ebiten.Key(cmd.Target))
	case nile.Move:
		d.move(v, hexmap.ID(cmd.Target))
	case nile.EndTravel:
		d.shot("board")
		d.g.Click("board/end travel")
	case nile.GoHome:
		d.reach("Sail for Europe")
		if d.g.Shows("Sail") {
			d.g.Ticks(readTicks)
			d.g.Click("Sail")
		}
	case nile.Portage:
		d.move(v, hexmap.ID(cmd.Target))
	case nile.ChangeMode:
		d.reach("board/mode " + [nile.Modes]string{"On foot", "By canoe", "Mounted"}[cmd.Target])
	case nile.OpenCache:
		d.reach("board/Open the cache")
	case nile.Drop, nile.Cache, nile.Take, nile.FillWater:
		if !d.g.Shows("board/Lighten the load") {
			d.reach("board/Stores…")
		} else {
			d.reach("board/Lighten the load")
		}
		d.shot("stores")
		verb := map[game.Kind]string{nile.Drop: "Leave here", nile.Cache: "Bury", nile.Take: "Dig up"}[cmd.Kind]
		if cmd.Kind == nile.FillWater {
			d.set("board/water carried", int(cmd.N))
			d.g.Key(ebiten.KeyEscape)
			break
		}
		d.drop(verb, nile.Item(cmd.Item), int(cmd.N))
	case nile.Policy:
		d.want("meet")
		d.shot("meet")
		d.g.Key(ebiten.KeyDigit0 + ebiten.Key(cmd.Target))
		d.g.Click("meet/go in")
	case nile.Parley:
		d.want("parley")
		d.shot("parley")
		d.set("parley/gifts", int(cmd.N))
		d.g.Click("parley/offer")
	case nile.Pass:
		name := map[nile.Phase]string{nile.Parleying: "parley", nile.Trading: "trade", nile.AtVillage: "village"}[v.Phase()]
		d.want(name)
		d.shot(name)
		d.g.Click(name + "/leave")
	case nile.Barter:
		d.want("trade")
		d.set("trade/get "+words.Things(nile.Item(cmd.Item)), int(cmd.N))
		d.g.Click("trade/trade")
		if d.g.Shows("Sit down") { // it asks once whether the danger is to be faced
			d.g.Ticks(readTicks)
			d.g.Click("Sit down")
		}
	case nile.Fight:
		d.want("battle")
		d.shot("battle")
		d.g.Click("battle/fight on")
		d.g.Ticks(60)
	case nile.LoseNotes:
		d.loseNotes(cmd.Target)
	case nile.Retreat:
		c, _ := find(d.table.Choices(), nile.Retreat)
		d.reach("board/" + words.Choice(v, c))
		d.g.Ticks(60)
	case nile.ChooseSpecialty:
		d.want("heir")
		d.shot("heir")
		d.pick("heir/"+words.Say("heir.choose"), int(cmd.Target))
		d.g.Click("heir/go")
	case nile.NameFeature:
		d.given = append(d.given, cmd)
		return // all names are written at once
	case nile.EndPublishing:
		d.nameThings(v) // otherwise the press does both
	case nile.Outfit:
		d.want("europe")
		d.shot("europe")
		d.pickPort(int(cmd.Target))
		d.g.Click("europe/fit out")
	default:
		d.t.Fatalf("the driver has no hands for command %+v", cmd)
	}
	d.g.Ticks(readTicks) // another line of the sequence of play may have begun
}

// reach presses a button of the expedition sheet, which may have to be scrolled
// into sight.
func (d *driver) reach(label string) {
	d.t.Helper()
	for range 20 {
		if d.g.Shows(label) {
			break
		}
		d.g.Move(winW-180, winH/2-100)
		d.g.Wheel(-3)
		d.g.Ticks(6)
	}
	d.g.Click(label)
}

// pickPort moves through the list of ports by keys.
func (d *driver) pickPort(n int) {
	d.t.Helper()
	name, _ := d.screen()
	d.pick(name+"/Ports", n)
}

// pick moves to the n-th row of a list.
func (d *driver) pick(list string, n int) {
	d.t.Helper()
	d.g.Click(list)
	d.g.Key(ebiten.KeyHome)
	for range n {
		d.g.Key(ebiten.KeyDown)
	}
}

// set types a number into a stepper.
func (d *driver) set(stepper string, n int) {
	d.t.Helper()
	d.g.Click(stepper)
	d.g.Key(ebiten.KeyBackspace)
	for _, digit := range fmt.Sprint(n) {
		d.g.Key(ebiten.KeyDigit0 + ebiten.Key(digit-'0'))
	}
	d.g.Ticks(60)
}

// loseNotes gives up the notes on a hex.
func (d *driver) loseNotes(hex int32) {
	d.t.Helper()
	d.want("notes")
	n := 0
	for _, c := range d.table.Choices() {
		if c.Kind == nile.LoseNotes && c.Target < hex {
			n++
		}
	}
	d.shot("notes")
	d.pick("notes/"+words.Say("notes.list"), n)
	d.g.Click("notes/lose")
}

// drop leaves or buries something on the sheet of stores, and closes it.
func (d *driver) drop(verb string, i nile.Item, n int) {
	d.t.Helper()
	d.set("board/"+verb+" "+words.Things(i), n)
	d.g.Key(ebiten.KeyEscape)
}

// findAt is the choice to enter a hex.
func findAt(cs []game.Choice, to hexmap.ID) (game.Choice, bool) {
	for _, c := range cs {
		if c.Kind == nile.Move && c.Target == int32(to) {
			return c, true
		}
	}
	return game.Choice{}, false
}

func find(cs []game.Choice, k game.Kind) (game.Choice, bool) {
	for _, c := range cs {
		if c.Kind == k {
			return c, true
		}
	}
	return game.Choice{}, false
}

// buy types a number into a stepper.
func (d *driver) buy(v nile.View, i nile.Item, n int) {
	d.t.Helper()
	names := [...]string{"Bearer", "Guide", "Askari", "Camel", "Horse", "Canoe", "Ration", "Gift", "Musket"}
	d.set("outfit/"+names[i], n)
}

// move enters a neighbouring hex: by its compass number, or with the mouse.
func (d *driver) move(v nile.View, to hexmap.ID) {
	d.t.Helper()
	d.want("board")
	sheet, _ := v.Sheet(v.Seat())
	dir := v.Map().DirTo(sheet.At, to)
	if d.moves++; d.moves%3 == 0 {
		d.g.Key(ebiten.KeyC)
		d.g.Ticks(40)
		x, y := d.hexOnScreen(to)
		d.g.Move(x, y)
		d.g.Ticks(30)
		d.shot("preview")
		d.g.ClickAt(x, y)
		if c, _ := findAt(d.table.Choices(), to); c.Odds.Num > 0 {
			d.g.Key(ebiten.KeyEnter) // where there is a risk it asks once
		}
	} else {
		d.g.Key(ebiten.KeyDigit0 + ebiten.Key(dir))
		d.g.Ticks(10)
		d.g.Key(ebiten.KeyEnter)
	}
	d.g.Ticks(20)
	if v.Terrain(to) == hexmap.Blank {
		d.shot("card")
	}
	d.g.Ticks(160) // cards turn, land is coloured in
}

// hexOnScreen is where a hex that can be entered lies in the window.
func (d *driver) hexOnScreen(id hexmap.ID) (x, y float64) {
	d.t.Helper()
	lines := d.g.Lines()
	for i := len(lines) - 1; i >= 0 && lines[i] != "targets"; i-- {
		var w, h float64
		if !strings.HasSuffix(lines[i], fmt.Sprintf("(%d)\"", id)) {
			continue
		}
		if n, _ := fmt.Sscanf(lines[i], "at %f %f %f %f", &x, &y, &w, &h); n == 4 {
			return x + w/2, y + h/2
		}
	}
	d.t.Fatalf("hex %d is not to be seen after %s\n%s", id, d.lately(), tail(lines))
	return 0, 0
}
