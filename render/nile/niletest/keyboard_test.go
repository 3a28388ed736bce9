package niletest_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// typist plays a whole game on the table's screens with keys alone. What a bot
// would do on a table of its own it does with Tab, Enter, Space and figures,
// and after each command both tables must stand alike.
type typist struct {
	*niletest.Walker
	mirror *game.Table
	given  []game.Command // names the bot has chosen, not yet written on the screen
	named  int            // names written by keys
	pad    *ui.Pad        // by controller instead; nil: by keys
}

// key presses a key, or the button of a controller that does the same.
func (k *typist) key(key ebiten.Key) {
	k.T.Helper()
	if k.pad == nil {
		k.St.Key(key)
		return
	}
	b, ok := padOf[key]
	if !ok {
		k.T.Fatalf("no button of a controller does what %v does, on %s after %d commands", key, k.Kind(), k.mirror.Len())
	}
	k.press1(b)
}

// padOf are the buttons that do what keys do.
var padOf = map[ebiten.Key]ui.PadButton{
	ebiten.KeyTab: ui.PadShoulderRight, ebiten.KeyEnter: ui.PadSouth, ebiten.KeySpace: ui.PadWest, ebiten.KeyEscape: ui.PadEast,
	ebiten.KeyUp: ui.PadUp, ebiten.KeyDown: ui.PadDown, ebiten.KeyLeft: ui.PadLeft, ebiten.KeyRight: ui.PadRight,
}

// press1 presses a button of the controller and lets it go.
func (k *typist) press1(b ui.PadButton) {
	s := ui.PadState{Make: ui.PadABXY}
	s.Down[b] = true
	k.St.ByPad(k.pad, s)
	k.St.ByPad(k.pad, ui.PadState{Make: ui.PadABXY})
}

// shows is the number that a stepper shows.
func (k *typist) shows(id string) int {
	k.T.Helper()
	t, _ := k.St.List.Find(id)
	for _, it := range k.St.List.Items {
		if n, err := strconv.Atoi(strings.ReplaceAll(it.Text, ",", "")); it.Kind == ui.TextItem && err == nil && !it.Rect.Intersect(t.Rect).Empty() && it.Layer >= t.Layer {
			return n
		}
	}
	k.T.Fatalf("%q shows no number on %s", id, k.Kind())
	return 0
}

// tab walks with Tab until a target has the keyboard, and checks that it shows.
func (k *typist) tab(id string) {
	k.T.Helper()
	n := len(k.St.List.Targets) + 2
	for range n {
		if k.St.List.Focus == id {
			k.focusShows(id)
			return
		}
		k.key(ebiten.KeyTab)
	}
	var have []string
	for _, o := range k.St.List.Targets {
		have = append(have, o.ID)
	}
	k.T.Fatalf("Tab does not lead to %q on %s after %d commands; there are %q", id, k.Kind(), k.mirror.Len(), have)
}

// focusShows checks that a ring is drawn round what has the keyboard.
func (k *typist) focusShows(id string) {
	k.T.Helper()
	t, _ := k.St.List.Find(id)
	for _, it := range k.St.List.Items {
		if it.Kind == ui.RingItem && !it.Rect.Intersect(t.Rect).Empty() && !it.Rect.Intersect(it.Clip).Empty() {
			return
		}
	}
	if k.St.List.Focus == id && !strings.HasPrefix(id, "board/hex ") {
		k.T.Fatalf("nothing shows that %q has the keyboard", id)
	}
}

// press walks to a target and sets it off.
func (k *typist) press(id string) {
	k.T.Helper()
	k.tab(id)
	k.key(ebiten.KeyEnter)
}

// command presses the key that a command has now.
func (k *typist) command(cmd ui.Command) { k.St.Chord(k.D.Keys().Chord(cmd)) }

// set walks to a stepper and types a number.
func (k *typist) set(id string, n int) {
	k.T.Helper()
	k.tab(id)
	if k.pad != nil {
		for now, presses := k.shows(id), 0; now != n && presses < 400; now, presses = k.shows(id), presses+1 {
			k.key(map[bool]ebiten.Key{true: ebiten.KeyRight, false: ebiten.KeyLeft}[now < n])
		}
		return
	}
	k.key(ebiten.KeyBackspace)
	for _, d := range fmt.Sprint(n) {
		k.key(ebiten.KeyDigit0 + ebiten.Key(d-'0'))
	}
}

// pick walks to a list and goes to its n-th row.
func (k *typist) pick(id string, n int) {
	k.T.Helper()
	k.tab(id)
	if k.pad == nil {
		k.key(ebiten.KeyHome)
	} else {
		for range 40 { // no list is longer
			k.key(ebiten.KeyUp)
		}
	}
	for range n {
		k.key(ebiten.KeyDown)
	}
}

// yes answers the question over the screen, if there is one, by its hot key.
func (k *typist) yes() {
	k.T.Helper()
	if k.D.Notices() > 0 {
		niletest.Read(k.St)
		for _, o := range k.St.List.Targets {
			if o.Layer >= k.St.List.TopModal && strings.HasSuffix(o.ID, "yes") {
				k.tab(o.ID)
				if k.pad != nil { // the red button of a question does not only go on
					k.key(ebiten.KeyEnter)
				} else {
					k.key(ebiten.KeySpace)
				}
				return
			}
		}
	}
}

// buttonOf is the button that does a command and nothing else.
var buttonOf = map[game.Kind]string{
	nile.EndTravel: "board/end travel", nile.Withdraw: "meet/withdraw", nile.Fight: "battle/fight on", nile.Loot: "village/loot",
	nile.TreatWith: "village/treat", nile.Escape: "captive/escape", nile.Minister: "captive/minister", nile.Bide: "captive/bide", nile.PayUp: "misfortune/pay",
	nile.StayBehind: "misfortune/wait", nile.LetGo: "misfortune/let go", nile.PublishAll: "news/publish", nile.Wait: "europe/wait",
	nile.GoHome: "board/Sail for Europe", nile.OpenCache: "board/Open the cache",
}

// do does a command with keys.
func (k *typist) do(cmd game.Command) {
	k.T.Helper()
	v := sight.View(k.P)
	k.St.Wait(play.SitTime)                            // whoever has just sat down is not hurried
	if _, open := k.St.List.Find("board/Done"); open { // the stores, to which an opened cache has led
		k.key(ebiten.KeyEscape)
	}
	if cmd.Kind == nile.EndTravel && board.HuntNeedless(v) { // the button would spare it
		k.press("board/board/hunt")
	}
	switch cmd.Kind {
	case nile.ChoosePort:
		k.pick("port/Ports", int(cmd.Target))
		k.press("port/choose")
	case nile.Buy:
		k.set("outfit/"+tell.ItemName(nile.Item(cmd.Item)), int(cmd.N))
	case nile.Sail:
		k.press("outfit/Sail for Africa")
	case nile.SetPace:
		k.press("board/" + words.Sentence(nile.Level(cmd.Target).Name()))
	case nile.Move, nile.Portage, nile.Drift:
		sheet, _ := v.Sheet(v.Seat())
		before := k.P.Len()
		if k.pad != nil {
			k.press("board/hex " + strconv.Itoa(int(cmd.Target)))
		} else {
			k.command(keymap.Figure(int(v.Map().DirTo(sheet.At, hexmap.ID(cmd.Target))) - 1))
		}
		if k.P.Len() == before { // where something is risked it asks
			k.key(ebiten.KeyEnter)
		}
	case nile.FillWater:
		k.press("board/Stores…")
		k.set("board/water carried", int(cmd.N))
		k.key(ebiten.KeyEscape)
	case nile.ChangeMode, nile.Retreat:
		if mode := "board/mode " + board.ModeLabels[max(0, cmd.Target)%int32(nile.Modes)]; cmd.Kind == nile.ChangeMode {
			if _, beside := k.St.List.Find(mode); beside {
				k.press(mode)
				return
			}
		}
		ids := []string{"board/Back there", "board/Turn back"}
		if cmd.Kind == nile.ChangeMode {
			ids = []string{"board/Go on " + strings.ReplaceAll(nile.Mode(cmd.Target).Name(), "-", " ")}
		}
		for _, id := range ids {
			if _, there := k.St.List.Find(id); there {
				k.press(id)
				return
			}
		}
	case nile.Drop, nile.Cache, nile.Take, nile.Shoot:
		if _, lighten := k.St.List.Find("board/Lighten the load"); lighten {
			k.press("board/Lighten the load")
		} else {
			k.press("board/Stores…")
		}
		verb := map[game.Kind]string{nile.Drop: "Leave here ", nile.Cache: "Bury ", nile.Take: "Dig up ", nile.Shoot: "Shoot "}[cmd.Kind]
		k.set("board/"+verb+nile.Item(cmd.Item).Name(), int(cmd.N))
		k.key(ebiten.KeyEscape)
	case nile.Policy:
		if k.pad != nil {
			k.press("meet/" + words.Sentence(strings.ReplaceAll(tell.PolicyKey(int(cmd.Target)), "-", " ")))
		} else {
			k.command(keymap.Figure(int(cmd.Target) - 1))
		}
		k.press("meet/go in")
	case nile.Parley:
		k.set("parley/gifts", int(cmd.N))
		k.press("parley/offer")
	case nile.Pass:
		k.press(screens.ScreenNames[k.S.At.Screen] + "/leave")
	case nile.Barter:
		k.set("trade/get "+nile.Item(cmd.Item).Name(), int(cmd.N))
		k.press("trade/trade")
	case nile.KeepPrisoners:
		if cmd.N > 0 {
			k.set("prisoners/"+meet.KeepID, int(cmd.N))
		}
		k.press("prisoners/decide")
	case nile.LoseNotes:
		n := 0
		for _, c := range k.P.Choices() {
			if c.Kind == nile.LoseNotes && c.Target < cmd.Target {
				n++
			}
		}
		k.pick("notes/Unpublished hexes", n)
		k.press("notes/lose")
	case nile.ChooseSpecialty:
		k.pick("heir/Choose a specialty", int(cmd.Target))
		k.press("heir/go")
	case nile.EndPublishing:
		k.nameThings(v) // else the press that published has closed the account too
	case nile.Outfit:
		k.pick("europe/Ports", int(cmd.Target))
		k.press("europe/fit out")
	default:
		id, ok := buttonOf[cmd.Kind]
		if !ok {
			k.T.Fatalf("no key is known for %+v", cmd)
		}
		k.press(id)
	}
}

// turn does what the bot whose turn it is would do.
func (k *typist) turn() {
	k.T.Helper()
	seat := k.mirror.Acting().First()
	pos := k.mirror.Position().(*nile.Position)
	cmd := k.Bots[seat].Choose(pos.View(seat), k.mirror.Choices())
	if cmd.Kind == nile.NameFeature { // all names are written at once
		if k.pad != nil {
			cmd.Text = "" // nobody writes with a controller: what is suggested stands
		}
		k.given = append(k.given, cmd)
		if _, err := k.mirror.Do(cmd); err != nil {
			k.T.Fatal(err)
		}
		return
	}
	if cmd.Kind != nile.PlaceAll { // that one the program does by itself
		for range 30 { // screens that only tell something
			was := k.S.At
			niletest.Read(k.St)
			if !k.tells() {
				if k.S.At == was {
					break
				}
				continue
			}
			k.key(ebiten.KeySpace)
		}
		k.do(cmd)
		k.yes()
	}
	if _, err := k.mirror.Do(cmd); err != nil {
		k.T.Fatal(err)
	}
	if cmd.Kind != nile.PublishAll && local.Of(k.P).Hash() != k.mirror.Hash() {
		k.T.Fatalf("on %s, after %d commands, the keys for %+v led to %+v", k.Kind(), k.mirror.Len(), cmd, local.Of(k.P).CommandAt(k.P.Len()-1))
	}
}

// nameThings writes the names the bot has chosen for a river, a lake, a peak, on
// the sheet that asks for them, and leaves the rest without.
func (k *typist) nameThings(v nile.View) {
	k.T.Helper()
	given := k.given
	k.given = nil
	switch {
	case k.S.At.Screen != screens.NamingScreen && len(given) > 0:
		k.T.Fatalf("%d names are to be given, and nobody asks", len(given))
	case k.S.At.Screen != screens.NamingScreen:
		return
	case len(given) == 0:
		k.press("naming/leave all")
		return
	}
	for _, n := range v.Nameable() {
		row := "naming/" + press.NamingID(n) + "/"
		at := slices.IndexFunc(given, func(c game.Command) bool { return nile.Feature(c.Item) == n.Feature && hexmap.ID(c.Target) == n.At })
		if at < 0 {
			k.tab(row + "no name")
			k.key(ebiten.KeySpace)
			continue
		}
		k.named++
		if given[at].Text != "" {
			k.tab(row + "name")
			k.St.Chord(ui.Ctrl(ebiten.KeyA))
			k.St.Type(given[at].Text)
		}
	}
	k.press("naming/write")
}

// tells reports whether the screen only tells something.
func (k *typist) tells() bool { return slices.Contains(niletest.Between, k.S.At.Screen) }

// TestWholeGameByKeyboard: a game for two is played from the first port to the
// victory without a mouse, and stands after each command as the rules say.
func TestWholeGameByKeyboard(t *testing.T) {
	t.Run("the usual keys", func(t *testing.T) { gameByKeyboard(t, 11, 75, keymap.Given{}) })
	t.Run("other keys", func(t *testing.T) { gameByKeyboard(t, 12, 50, niletest.OtherKeys()) })
}

// TestWholeGameByController: the same by a controller alone, which has no letters: names are as suggested.
func TestWholeGameByController(t *testing.T) { gameBy(t, 11, 50, keymap.Given{}, &ui.Pad{}) }

func gameByKeyboard(t *testing.T, seed uint64, target int, given keymap.Given) {
	gameBy(t, seed, target, given, nil)
}

func gameBy(t *testing.T, seed uint64, target int, given keymap.Given, pad *ui.Pad) {
	w := niletest.NewWalker(t, seed, 2, target)
	w.D.Give(given)
	m, err := game.NewTable(nile.Rules{}, sight.Position(w.P).View(game.Nobody).Settings().Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	k := &typist{Walker: w, mirror: m, pad: pad}
	for range 3000 {
		if m.Over() {
			break
		}
		k.turn()
	}
	for range 10 {
		if niletest.Read(k.St); k.tells() {
			k.key(ebiten.KeySpace)
		}
	}
	niletest.WantScreen(t, k.S, screens.VictoryScreen)
	if k.named < 2 && pad == nil {
		t.Errorf("only %d names were written by keys", k.named)
	}
	k.press("victory/" + strings.ReplaceAll(words.Say("victory.leave"), "_", ""))
	if got := w.D.Top().Name(); got != "title" {
		t.Errorf("the last key leads to %s, want title", got)
	}
}
