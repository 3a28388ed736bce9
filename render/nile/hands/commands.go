package hands

import (
	"fmt"
	"slices"
	"strings"

	"sourceofthenile/game/nile/deck"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// press is a command that one button of one screen gives.
type press struct{ screen, button string }

var presses = map[game.Kind]press{
	nile.Withdraw: {"meet", "withdraw"}, nile.Loot: {"village", "loot"}, nile.KeepPrisoners: {"prisoners", "decide"},
	nile.Escape: {"captive", "escape"}, nile.Minister: {"captive", "minister"}, nile.Bide: {"captive", "bide"},
	nile.PayUp: {"misfortune", "pay"}, nile.StayBehind: {"misfortune", "wait"}, nile.LetGo: {"misfortune", "let go"},
	nile.PublishAll: {"news", "publish"}, nile.Wait: {"europe", "wait"},
}

// Act does a command with mouse and keys.
func (d *Driver) Act(v nile.View, cmd game.Command) {
	d.t.Helper()
	p, ok := presses[cmd.Kind]
	if cmd.Kind == nile.Bear {
		p, ok = press{"misfortune", fmt.Sprint("way ", cmd.Target)}, true
	}
	if ok {
		d.Want(p.screen)
		d.shot(p.screen)
		d.win.Click(p.screen + "/" + p.button)
		d.win.Ticks(ReadTicks) // another line of the sequence of play may have begun
		return
	}
	switch {
	case d.inEurope(v, cmd), d.onTheMarch(v, cmd), d.amongPeople(v, cmd):
	default:
		d.t.Fatalf("the driver has no hands for command %+v", cmd)
	}
	if cmd.Kind == nile.NameFeature {
		return // nothing was pressed yet
	}
	d.win.Ticks(ReadTicks) // another line of the sequence of play may have begun
}

// inEurope does what is done in Europe: outfit, ship, successor, what is brought home;
// it reports whether the command is one of these.
func (d *Driver) inEurope(v nile.View, cmd game.Command) bool {
	d.t.Helper()
	switch cmd.Kind {
	case nile.ChoosePort:
		d.Want("port")
		d.pickPort(int(cmd.Target))
		d.shot("port")
		d.win.Click("port/choose")
		d.yes()
	case nile.Buy:
		d.Want("outfit")
		names := [...]string{"Bearer", "Guide", "Askari", "Camel", "Horse", "Canoe", "Ration", "Gift", "Musket"}
		d.Set("outfit/"+names[cmd.Item], int(cmd.N))
	case nile.Sail:
		d.shot("outfit")
		d.win.Click("outfit/Sail for Africa")
		d.yes()
	case nile.ChooseSpecialty:
		d.Want("heir")
		d.shot("heir")
		if list := "heir/Choose a specialty"; d.win.Shows(list) {
			d.Pick(list, int(cmd.Target))
		} else { // where there is little room
			d.win.Click("heir/" + words.Sentence(tell.SpecialtyKey(deck.Specialty(cmd.Target))))
		}
		d.win.Click("heir/go")
	case nile.NameFeature:
		d.given = append(d.given, cmd)
		// All names are written at once.
	case nile.EndPublishing:
		d.nameThings(v) // otherwise the press does both
	case nile.Outfit:
		d.Want("europe")
		d.shot("europe")
		d.pickPort(int(cmd.Target))
		d.win.Click("europe/fit out")
	default:
		return false
	}
	return true
}

// onTheMarch does what an expedition does on its way, and reports whether the command is one of these.
func (d *Driver) onTheMarch(v nile.View, cmd game.Command) bool {
	d.t.Helper()
	switch cmd.Kind {
	case nile.SetPace:
		d.Want("board")
		d.shot("pace")
		d.win.Click("board/" + words.Sentence(nile.Level(cmd.Target).Name()))
	case nile.Move:
		d.move(v, hexmap.ID(cmd.Target))
	case nile.EndTravel:
		d.shot("board")
		if board.HuntNeedless(v) { // the button would spare it
			d.Reach("board/board/hunt")
		}
		d.win.Click("board/end travel")
		d.yes()
	case nile.GoHome:
		d.Reach("board/Sail for Europe")
		d.yes()
	case nile.Portage:
		d.move(v, hexmap.ID(cmd.Target))
	case nile.ChangeMode:
		d.Reach("board/mode " + [nile.Modes]string{"On foot", "By canoe", "Mounted"}[cmd.Target])
	case nile.OpenCache:
		d.Reach("board/Open the cache")
		d.win.Ticks(ReadTicks)
		if d.win.Shows("board/Done") { // what it holds is dug up by a command of its own
			d.win.Key(ebiten.KeyEscape)
		}
	case nile.Drop, nile.Cache, nile.Take, nile.FillWater:
		if !d.win.Shows("board/Lighten the load") {
			d.Reach("board/Stores…")
		} else {
			d.Reach("board/Lighten the load")
		}
		d.shot("stores")
		verb := map[game.Kind]string{nile.Drop: "Leave here", nile.Cache: "Bury", nile.Take: "Dig up"}[cmd.Kind]
		if cmd.Kind == nile.FillWater {
			d.Set("board/water carried", int(cmd.N))
			d.win.Key(ebiten.KeyEscape)
			break
		}
		d.drop(verb, nile.Item(cmd.Item), int(cmd.N))
	case nile.Retreat:
		d.Reach("board/Back there", "board/Turn back")
		d.win.Ticks(60)
	case nile.LoseNotes:
		d.loseNotes(cmd.Target)
	default:
		return false
	}
	return true
}

// amongPeople does what is done where people are met, and reports whether the command is one of these.
func (d *Driver) amongPeople(v nile.View, cmd game.Command) bool {
	d.t.Helper()
	switch cmd.Kind {
	case nile.Policy:
		d.Want("meet")
		d.shot("meet")
		d.win.Key(ebiten.KeyDigit0 + ebiten.Key(cmd.Target))
		d.win.Click("meet/go in")
	case nile.Parley:
		d.Want("parley")
		d.shot("parley")
		d.Set("parley/gifts", int(cmd.N))
		d.win.Click("parley/offer")
	case nile.Pass:
		name := map[nile.Phase]string{nile.Parleying: "parley", nile.Trading: "trade", nile.AtVillage: "village"}[v.Phase()]
		d.Want(name)
		d.shot(name)
		d.win.Click(name + "/leave")
	case nile.Barter:
		d.Want("trade")
		d.Set("trade/get "+nile.Item(cmd.Item).Name(), int(cmd.N))
		d.win.Click("trade/trade")
		d.yes()
	case nile.Fight:
		d.Want("battle")
		d.shot("battle")
		d.win.Click("battle/fight on")
		d.win.Ticks(60)
	default:
		return false
	}
	return true
}

// Reach presses the first of these that is there: buttons of the expedition
// sheet, which may have to be scrolled into sight.
func (d *Driver) Reach(labels ...string) {
	d.t.Helper()
	w, h := d.win.Size()
	d.win.Click(d.scroll(float64(w)-180, float64(h)/2-100, labels))
}

// scroll turns the wheel at a place, down and then up again, until one of these is in sight, and
// gives that one.
func (d *Driver) scroll(x, y float64, labels []string) string {
	const most = 30
	for n := range 2 * most {
		for _, label := range labels {
			if d.win.Shows(label) {
				return label
			}
		}
		d.win.Move(x, y)
		d.win.Wheel(map[bool]float64{true: -1, false: 1}[n < most])
		d.win.Ticks(6)
	}
	return labels[0]
}

// pickPort moves through the list of ports by keys.
func (d *Driver) pickPort(n int) {
	d.t.Helper()
	name, _ := d.Screen()
	d.Pick(name+"/Ports", n)
}

// Pick moves to the n-th row of a list.
func (d *Driver) Pick(list string, n int) {
	d.t.Helper()
	d.win.Click(list)
	d.win.Key(ebiten.KeyHome)
	for range n {
		d.win.Key(ebiten.KeyDown)
	}
}

// clickAmid clicks on what may have to be scrolled into sight in the middle of the window.
func (d *Driver) clickAmid(label string) {
	d.t.Helper()
	w, h := d.win.Size()
	d.win.Click(d.scroll(float64(w)/2, float64(h)/2, []string{label}))
}

// Set types a number into a stepper, which may have to be scrolled into sight.
func (d *Driver) Set(stepper string, n int) {
	d.t.Helper()
	d.clickAmid(stepper)
	d.win.Key(ebiten.KeyBackspace)
	for _, digit := range fmt.Sprint(n) {
		d.win.Key(ebiten.KeyDigit0 + ebiten.Key(digit-'0'))
	}
	d.win.Ticks(60)
}

// loseNotes gives up the notes on a hex.
func (d *Driver) loseNotes(hex int32) {
	d.t.Helper()
	d.Want("notes")
	n := 0
	for _, c := range d.Table.Choices() {
		if c.Kind == nile.LoseNotes && c.Target < hex {
			n++
		}
	}
	d.shot("notes")
	d.Pick("notes/Unpublished hexes", n)
	d.win.Click("notes/lose")
}

// drop leaves or buries something on the sheet of stores, and closes it.
func (d *Driver) drop(verb string, i nile.Item, n int) {
	d.t.Helper()
	d.Set("board/"+verb+" "+i.Name(), n)
	d.win.Key(ebiten.KeyEscape)
}

// risks reports whether something is risked by entering a hex: then the screen asks once.
func (d *Driver) risks(to hexmap.ID) bool {
	return slices.ContainsFunc(d.Table.Choices(), func(c game.Choice) bool { return c.Kind == nile.Move && c.Target == int32(to) && c.Odds.Num > 0 })
}

// yes answers the question over the screen, if there is one.
func (d *Driver) yes() {
	d.t.Helper()
	if d.win.Shows("yes") {
		d.win.Ticks(ReadTicks)
		d.win.Click("yes")
	}
}

// move enters a neighbouring hex: by its compass number, or with the mouse,
// where it is in sight.
func (d *Driver) move(v nile.View, to hexmap.ID) {
	d.t.Helper()
	d.Want("board")
	d.Moves++
	if d.Moves%3 != 0 || !d.point(to) {
		sheet, _ := v.Sheet(v.Seat())
		d.win.Key(ebiten.KeyDigit0 + ebiten.Key(v.Map().DirTo(sheet.At, to)))
		d.win.Ticks(10)
		if d.risks(to) {
			d.win.Key(ebiten.KeyEnter)
		}
	}
	d.win.Ticks(20)
	if v.Terrain(to) == hexmap.Blank {
		d.shot("card")
	}
	d.win.Ticks(160) // cards turn, land is coloured in
}

// point enters a hex with the mouse, unless it is out of sight.
func (d *Driver) point(to hexmap.ID) bool {
	if away := "board/put the card away"; d.win.Shows(away) { // it may lie over the hex
		d.win.Click(away)
	}
	d.win.Key(ebiten.KeyC)
	d.win.Ticks(40)
	x, y, ok := d.hexOnScreen(to)
	if !ok {
		return false
	}
	d.win.Move(x, y)
	d.win.Ticks(30)
	d.shot("preview")
	d.win.ClickAt(x, y)
	if d.risks(to) { // and has not been in sight for long
		d.win.Key(ebiten.KeyEnter)
	}
	return true
}

// hexOnScreen is where a hex that can be entered lies in the window.
func (d *Driver) hexOnScreen(id hexmap.ID) (x, y float64, ok bool) {
	lines := d.win.Lines()
	for i := len(lines) - 1; i >= 0 && lines[i] != "targets"; i-- {
		var w, h float64
		if !strings.Contains(lines[i], fmt.Sprintf(" \"board/hex %d\" ", id)) {
			continue
		}
		if n, _ := fmt.Sscanf(lines[i], "at %f %f %f %f", &x, &y, &w, &h); n == 4 {
			return x + w/2, y + h/2, true
		}
	}
	return 0, 0, false
}
