package render

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// typist plays a whole game on the table's screens with keys alone. What a bot
// would do on a table of its own it does with Tab, Enter, Space and figures,
// and after each command both tables must stand alike.
type typist struct {
	*walker
	mirror *game.Table
	given  []game.Command // names the bot has chosen, not yet written on the screen
	named  int            // names written by keys
}

// tab walks with Tab until a target has the keyboard, and checks that it shows.
func (k *typist) tab(id string) {
	k.t.Helper()
	n := len(k.st.List.Targets) + 2
	for range n {
		if k.st.List.Focus == id {
			k.focusShows(id)
			return
		}
		k.st.Key(ebiten.KeyTab)
	}
	var have []string
	for _, o := range k.st.List.Targets {
		have = append(have, o.ID)
	}
	k.t.Fatalf("Tab does not lead to %q on %s after %d commands; there are %q", id, k.kind(), k.mirror.Len(), have)
}

// focusShows checks that a ring is drawn round what has the keyboard.
func (k *typist) focusShows(id string) {
	k.t.Helper()
	t, _ := k.st.List.Find(id)
	for _, it := range k.st.List.Items {
		if it.Kind == ui.RingItem && !it.Rect.Intersect(t.Rect).Empty() && !it.Rect.Intersect(it.Clip).Empty() {
			return
		}
	}
	if k.st.List.Focus == id && !strings.HasPrefix(id, "board/hex ") {
		k.t.Fatalf("nothing shows that %q has the keyboard", id)
	}
}

// press walks to a target and sets it off.
func (k *typist) press(id string) {
	k.t.Helper()
	k.tab(id)
	k.st.Key(ebiten.KeyEnter)
}

// command presses the key that a command has now.
func (k *typist) command(cmd ui.Command) { k.st.Chord(k.d.changed().Chord(cmd)) }

// set walks to a stepper and types a number.
func (k *typist) set(id string, n int) {
	k.t.Helper()
	k.tab(id)
	k.st.Key(ebiten.KeyBackspace)
	for _, d := range fmt.Sprint(n) {
		k.st.Key(ebiten.KeyDigit0 + ebiten.Key(d-'0'))
	}
}

// pick walks to a list and goes to its n-th row.
func (k *typist) pick(id string, n int) {
	k.t.Helper()
	k.tab(id)
	k.st.Key(ebiten.KeyHome)
	for range n {
		k.st.Key(ebiten.KeyDown)
	}
}

// yes answers the question over the screen, if there is one, by its hot key.
func (k *typist) yes() {
	k.t.Helper()
	if k.d.Notices() > 0 {
		read(k.st)
		for _, o := range k.st.List.Targets {
			if o.Layer >= k.st.List.TopModal {
				k.tab(o.ID)
				k.st.Key(ebiten.KeySpace)
				return
			}
		}
	}
}

// buttonOf is the button that does a command and nothing else.
var buttonOf = map[game.Kind]string{
	nile.EndTravel: "board/end travel", nile.Withdraw: "meet/withdraw", nile.Fight: "battle/fight on", nile.Loot: "village/loot",
	nile.TreatWith: "village/treat", nile.Escape: "captive/escape", nile.Minister: "captive/minister", nile.PayUp: "misfortune/pay",
	nile.StayBehind: "misfortune/wait", nile.LetGo: "misfortune/let go", nile.PublishAll: "news/publish", nile.Wait: "europe/wait",
	nile.GoHome: "board/Sail for Europe",
}

// do does a command with keys.
func (k *typist) do(cmd game.Command) {
	k.t.Helper()
	v := k.p.View()
	switch cmd.Kind {
	case nile.ChoosePort:
		k.pick("port/Ports", int(cmd.Target))
		k.press("port/choose")
	case nile.Buy:
		k.set("outfit/"+words.ItemName(nile.Item(cmd.Item)), int(cmd.N))
	case nile.Sail:
		k.press("outfit/Sail for Africa")
	case nile.SetPace:
		k.command(keymap.Figure(int(cmd.Target)))
	case nile.Move, nile.Portage, nile.Drift:
		sheet, _ := v.Sheet(v.Seat())
		k.command(keymap.Figure(int(v.Map().DirTo(sheet.At, hexmap.ID(cmd.Target))) - 1))
		k.st.Key(ebiten.KeyEnter)
	case nile.FillWater:
		k.press("board/Stores…")
		k.set("board/water carried", int(cmd.N))
		k.st.Key(ebiten.KeyEscape)
	case nile.ChangeMode, nile.Retreat:
		if mode := "board/mode " + modeLabels[max(0, cmd.Target)%int32(nile.Modes)]; cmd.Kind == nile.ChangeMode {
			if _, beside := k.st.List.Find(mode); beside {
				k.press(mode)
				return
			}
		}
		for _, c := range k.p.Choices() {
			if c.Kind == cmd.Kind && c.Target == cmd.Target {
				k.press("board/" + words.Choice(v, c))
				return
			}
		}
	case nile.Drop, nile.Cache:
		if _, lighten := k.st.List.Find("board/Lighten the load"); lighten {
			k.press("board/Lighten the load")
		} else {
			k.press("board/Stores…")
		}
		verb := map[game.Kind]string{nile.Drop: "Leave here ", nile.Cache: "Bury "}[cmd.Kind]
		k.set("board/"+verb+pluralName(nile.Item(cmd.Item)), int(cmd.N))
		k.st.Key(ebiten.KeyEscape)
	case nile.Policy:
		k.command(keymap.Figure(int(cmd.Target) - 1))
		k.press("meet/go in")
	case nile.Parley:
		k.set("parley/gifts", int(cmd.N))
		k.press("parley/offer")
	case nile.Pass:
		k.press(screenNames[k.s.at.screen] + "/leave")
	case nile.Barter:
		k.set("trade/get "+words.Things(nile.Item(cmd.Item)), int(cmd.N))
		k.press("trade/trade")
	case nile.KeepPrisoners:
		if cmd.N > 0 {
			k.set("prisoners/"+keepID, int(cmd.N))
		}
		k.press("prisoners/decide")
	case nile.LoseNotes:
		n := 0
		for _, c := range k.p.Choices() {
			if c.Kind == nile.LoseNotes && c.Target < cmd.Target {
				n++
			}
		}
		k.pick("notes/"+words.Say("notes.list"), n)
		k.press("notes/lose")
	case nile.ChooseSpecialty:
		k.pick("heir/"+words.Say("heir.choose"), int(cmd.Target))
		k.press("heir/go")
	case nile.EndPublishing:
		k.nameThings(v) // else the press that published has closed the account too
	case nile.Outfit:
		k.pick("europe/Ports", int(cmd.Target))
		k.press("europe/fit out")
	default:
		id, ok := buttonOf[cmd.Kind]
		if !ok {
			k.t.Fatalf("no key is known for %+v", cmd)
		}
		k.press(id)
	}
}

// turn does what the bot whose turn it is would do.
func (k *typist) turn() {
	k.t.Helper()
	seat := k.mirror.Acting().First()
	pos := k.mirror.Position().(*nile.Position)
	cmd := k.bots[seat].Choose(pos.View(seat), k.mirror.Choices())
	if cmd.Kind == nile.NameFeature { // all names are written at once
		k.given = append(k.given, cmd)
		if _, err := k.mirror.Do(cmd); err != nil {
			k.t.Fatal(err)
		}
		return
	}
	if cmd.Kind != nile.PlaceAll { // that one the program does by itself
		for range 30 { // screens that only tell something
			was := k.s.at
			read(k.st)
			if !k.tells() {
				if k.s.at == was {
					break
				}
				continue
			}
			k.st.Key(ebiten.KeySpace)
		}
		k.do(cmd)
		k.yes()
	}
	if _, err := k.mirror.Do(cmd); err != nil {
		k.t.Fatal(err)
	}
	if cmd.Kind != nile.PublishAll && k.p.Table().Hash() != k.mirror.Hash() {
		k.t.Fatalf("on %s, after %d commands, the keys for %+v led to %+v", k.kind(), k.mirror.Len(), cmd, k.p.Table().CommandAt(k.p.Table().Len()-1))
	}
}

// nameThings writes the names the bot has chosen for a river, a lake, a peak, on
// the sheet that asks for them, and leaves the rest without.
func (k *typist) nameThings(v nile.View) {
	k.t.Helper()
	given := k.given
	k.given = nil
	switch {
	case k.s.at.screen != namingScreen && len(given) > 0:
		k.t.Fatalf("%d names are to be given, and nobody asks", len(given))
	case k.s.at.screen != namingScreen:
		return
	case len(given) == 0:
		k.press("naming/leave all")
		return
	}
	for _, n := range v.Nameable() {
		row := "naming/" + namingID(n) + "/"
		at := slices.IndexFunc(given, func(c game.Command) bool { return nile.Feature(c.Item) == n.Feature && hexmap.ID(c.Target) == n.At })
		if at < 0 {
			k.tab(row + words.Say("naming.leave"))
			k.st.Key(ebiten.KeySpace)
			continue
		}
		k.named++
		if given[at].Text != "" {
			k.tab(row + "name")
			k.st.Chord(ui.Ctrl(ebiten.KeyA))
			k.st.Type(given[at].Text)
		}
	}
	k.press("naming/write")
}

// tells reports whether the screen only tells something.
func (k *typist) tells() bool { return slices.Contains(between, k.s.at.screen) }

// TestWholeGameByKeyboard: a game for two is played from the first port to the
// victory without a mouse, and stands after each command as the rules say.
func TestWholeGameByKeyboard(t *testing.T) {
	t.Run("the usual keys", func(t *testing.T) { gameByKeyboard(t, 11, 75, keymap.Map{}) })
	t.Run("other keys", func(t *testing.T) { gameByKeyboard(t, 11, 50, otherKeys()) })
}

func gameByKeyboard(t *testing.T, seed uint64, target int, keys keymap.Map) {
	w := newWalker(t, seed, 2, target)
	w.d.keys(keys)
	m, err := game.NewTable(nile.Rules{}, w.p.position().View(game.Nobody).Settings().Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	k := &typist{walker: w, mirror: m}
	for range 3000 {
		if m.Over() {
			break
		}
		k.turn()
	}
	for range 10 {
		if read(k.st); k.tells() {
			k.st.Key(ebiten.KeySpace)
		}
	}
	wantScreen(t, k.s, victoryScreen)
	if k.named < 2 {
		t.Errorf("only %d names were written by keys", k.named)
	}
	k.press("victory/" + strings.ReplaceAll(words.Say("victory.leave"), "_", ""))
	if got := w.d.Top().Name(); got != "title" {
		t.Errorf("the last key leads to %s", got)
	}
}
