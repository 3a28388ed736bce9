package menu_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/menu"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// randomKeys gives some commands any keys that they may have.
func randomKeys(rng *rand.Rand) (g keymap.Given) {
	all := keys.Set().All()
	for range rng.IntN(3 * len(all)) {
		ch := ui.Chord{Key: ebiten.Key(rng.IntN(int(ebiten.KeyMax) + 1)), Ctrl: rng.IntN(6) == 0, Shift: rng.IntN(6) == 0, Alt: rng.IntN(8) == 0}
		if rng.IntN(2) == 0 { // letters alone are what buttons have as well
			ch = ui.Key(ebiten.KeyA + ebiten.Key(rng.IntN(26)))
		}
		if keys.Set().Refuses(ch) == keymap.NoReason {
			g = g.Give(all[rng.IntN(len(all))], ch, keys.Set())
		}
	}
	return g
}

// changeAt is the page of keys on a stage.
func changeAt(t *testing.T) (*niletest.Saloon, *uitest.Stage) {
	t.Helper()
	d := niletest.NewSaloon(menu.NewKeyChange())
	return d, d.Stage(t)
}

// A command is given another key by keyboard: Enter on its button, and the key.
func TestKeysAreChanged(t *testing.T) {
	d, st := changeAt(t)
	kept := desk.Preferences{}
	d.Hooks().StorePreferences = func(p desk.Preferences) error { kept = p; return nil }
	give := func(cmd string, ch ui.Chord) {
		t.Helper()
		niletest.TabTo(st, "change "+cmd)
		st.Key(ebiten.KeyEnter)
		st.Want(words.Say("keychange.press"))
		st.Chord(ui.Chord{Key: ebiten.KeyShiftLeft, Shift: true}) // it goes down before the key
		st.Chord(ch)
	}
	give("journal", ui.Chord{Key: ebiten.KeyK, Shift: true})
	if got := d.App.Keys().Name(keys.Journal); got != "Shift+K" || kept.Keys != d.Preferences().Keys {
		t.Fatalf("the journal has %q, kept is %+v; want \"Shift+K\", %+v", got, kept.Keys, d.Preferences().Keys)
	}
	st.Want("Shift+K")
	// The page's own keys, and those of the whole program, can be given as well.
	give("rules", ui.Key(ebiten.KeyF2))
	st.Want(words.Say("keychange.used", "key", "F2", "what", keymap.Says(words.Default(), keymap.Keys), "old", "F1"))
	st.Key(ebiten.KeyEnter)
	if r, k := d.App.Keys().Name(keymap.Rules), d.App.Keys().Name(keymap.Keys); r != "F2" || k != "F1" {
		t.Fatalf("after the exchange the rules have %s and the keys %s, want F2, F1", r, k)
	}
	if d.Top().Name() != "keychange" {
		t.Fatalf("giving a key led to %s, want keychange", d.Top().Name())
	}
	// Esc leaves it, in both sheets, and then goes back.
	give("peoples", ui.Key(ebiten.KeyEscape))
	give("peoples", ui.Key(ebiten.KeyN))
	st.Key(ebiten.KeyEscape)
	if got := d.App.Keys().Name(keys.Peoples); got != "P" {
		t.Fatalf("after Esc the peoples have %q, want \"P\"", got)
	}
	// As it was, for one and for all.
	niletest.TabTo(st, "usual rules")
	st.Key(ebiten.KeySpace)
	st.Key(ebiten.KeyEnter) // F1 is with the page of keys now: exchanged again
	if d.App.Keys().IsChanged(keymap.Rules) || d.App.Keys().IsChanged(keymap.Keys) || !d.App.Keys().IsChanged(keys.Journal) {
		t.Fatal("as it was: not as it was")
	}
	st.Click("all")
	if !d.App.Keys().IsUsual() || !kept.Keys.IsZero() {
		t.Fatal("all as they were: not as they were")
	}
	st.Key(ebiten.KeyEscape)
	if d.Top().Name() != "title" {
		t.Errorf("Esc leads to %s, want title", d.Top().Name())
	}
}

// Keys that stay as they are are refused, with the reason, and waited on.
func TestFixedKeysAreRefused(t *testing.T) {
	d, st := changeAt(t)
	for ch, why := range map[ui.Chord]string{
		ui.Key(ebiten.KeyTab): keymap.IsFixed, {Key: ebiten.KeyTab, Shift: true}: keymap.IsFixed, ui.Key(ebiten.KeyEnter): keymap.IsAlone,
		ui.Key(ebiten.KeySpace): keymap.IsAlone, ui.Key(ebiten.KeyDown): keymap.IsAlone, ui.Key(ebiten.KeyHome): keymap.IsFixed,
		ui.Ctrl(ebiten.KeyC): keymap.IsText, ui.Key(ebiten.KeyNumpad5): keymap.IsPad, ui.Key(ebiten.KeyPause): keymap.IsNoKey,
		{Key: ebiten.KeyEscape, Shift: true}: keymap.IsFixed, {Key: ebiten.KeyEqual, Shift: true}: keymap.IsFixed,
	} {
		st.Click("change layers")
		st.Chord(ch)
		st.Want(words.Say("keychange.refused."+why, "key", keymap.Written(ch)))
		st.Key(ebiten.KeyEscape)
		if d.Preferences().Keys != (keymap.Given{}) {
			t.Fatalf("%v was given", ch)
		}
	}
	st.Click("change layers")
	st.Chord(ui.Ctrl(ebiten.KeyEnter)) // taken by another: told
	st.Want(words.Say("keychange.used", "key", "Ctrl+Enter", "what", keymap.Says(words.Default(), keys.AcceptAll), "old", "L"))
}

// A key that is waited for does nothing else, whatever it does otherwise.
func TestTheKeyWaitedForDoesNothingElse(t *testing.T) {
	for _, ch := range []ui.Chord{ui.Key(ebiten.KeyF1), ui.Key(ebiten.KeyF2), ui.Key(ebiten.KeyF11), ui.Key(ebiten.KeyC)} {
		d, st := changeAt(t)
		st.Click("change layers")
		st.Chord(ch)
		if d.Top().Name() != "keychange" || len(d.Asked) > 0 || d.Preferences().FullScreen {
			t.Errorf("%v led to %s, asked for %v", ch, d.Top().Name(), d.Asked)
		}
	}
}

// Every command does with its new key what it did with the old, and the old
// does nothing; whatever names the key names the new one.
func TestChangedKeysWork(t *testing.T) {
	d, s := niletest.TableOf(niletest.SitAt(t, "marching"))
	d.Give(niletest.OtherKeys())
	k := &niletest.Keeper{}
	s.Play.Host().Keeper = k
	st := d.Stage(t)
	if st.Key(ebiten.KeyJ); d.Top() != desk.Screen(s) {
		t.Errorf("the old key of the journal leads to %s", d.Top().Name())
	}
	if st.Chord(ui.Ctrl(ebiten.KeyJ)); d.Top().Name() != "journal" {
		t.Errorf("its new key leads to %s, want journal", d.Top().Name())
	}
	if st.Chord(ui.Ctrl(ebiten.KeyJ)); d.Top() != desk.Screen(s) {
		t.Errorf("and again to %s", d.Top().Name())
	}
	st.Key(ebiten.KeyF5)
	st.Chord(ui.Chord{Key: ebiten.KeyS, Ctrl: true, Shift: true})
	if k.Quick != 1 {
		t.Errorf("saved %d times, want 1", k.Quick)
	}
	st.Key(ebiten.KeyEscape)
	st.Want("Ctrl+Shift+S") // beside Save
	st.Want("H")
	if st.Key(ebiten.KeyH); len(d.Asked) == 0 || d.Asked[len(d.Asked)-1] != "rules" {
		t.Errorf("the new key of the rules asked for %v", d.Asked)
	}
	d.Push(menu.NewRules(screens.Game{}, "how"))
	st.Wait(0.2)
	st.Key(ebiten.KeyEnd)
	st.Wait(0.2)
	st.Want("Ctrl+Shift+S")
	st.Key(ebiten.KeyEscape)
	st.Key(ebiten.KeyF2)
	st.Want("Ctrl+Shift+S")
	st.Want("Ctrl+J")
}

// What is written gets its letters whatever commands have them.
func TestTextKeepsItsLetters(t *testing.T) {
	p := niletest.SitAt(t, "much to name")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	niletest.Read(st)
	st.Key(ebiten.KeySpace) // publish
	niletest.Read(st)
	var m keymap.Given
	for cmd, k := range map[ui.Command]ebiten.Key{
		keymap.Rules: ebiten.KeyH, keymap.Keys: ebiten.KeyK, keymap.FullScreen: ebiten.KeyF, keymap.QuickSave: ebiten.KeyS, keymap.Undo: ebiten.KeyU,
		keys.AcceptAll: ebiten.KeyA, keys.Journal: ebiten.KeySemicolon, keys.Peoples: ebiten.KeyDigit7,
	} { // in any order: the keys are all different
		m = m.Give(cmd, ui.Key(k), keys.Set())
	}
	d.Give(m)
	for n := 0; n < 30 && !isName(st.List.Focus); n++ {
		st.Key(ebiten.KeyTab)
	}
	st.Chord(ui.Ctrl(ebiten.KeyA))
	st.Type("Shukf aH7")
	st.Do(ui.Input{Keys: []ui.Press{{Key: ebiten.KeySemicolon}}, Runes: []rune{';'}})
	if got := s.Sub.(*press.NamingScene).Rows[0].Text; got != "Shukf aH7;" {
		t.Errorf("written was %q, want \"Shukf aH7;\"", got)
	}
	if d.Top() != desk.Screen(s) || len(d.Asked) > 0 || d.Preferences().FullScreen {
		t.Errorf("a letter led to %s, asked for %v", d.Top().Name(), d.Asked)
	}
}

func isName(id string) bool { return len(id) > 5 && id[len(id)-5:] == "/name" }

// With any keys at all, on every screen: no button has a letter that a command
// there has, no two buttons have the same, and what names keys fits.
func TestAnyKeysOnEveryScreen(t *testing.T) {
	rng := rand.New(rand.NewPCG(27, 6))
	niletest.EveryScene(t, func(t *testing.T, d *niletest.Saloon, st *uitest.Stage) {
		for range 6 {
			d.Give(randomKeys(rng))
			d.Refresh()
			st.Wait(0.05)
			for _, f := range uitest.Faults(st.List) {
				t.Error(f)
			}
			checkLetters(t, d, st.List)
		}
	})
}

// checkLetters checks that no button below a sheet, or in one, has the letter
// of a command that works there.
func checkLetters(t *testing.T, d *niletest.Saloon, l *ui.List) {
	t.Helper()
	var on keymap.Scope
	if k, ok := d.Top().(desk.Keyed); ok {
		on = k.Scopes()
	}
	for _, cmd := range keys.Set().All() {
		ch := d.App.Keys().Chord(cmd)
		if ch != ui.Key(ch.Key) || !keys.Set().Works(cmd, on) {
			continue
		}
		for _, x := range l.Targets {
			if x.Hot == 0 || x.Layer < l.TopModal || l.TopModal > 0 && !keys.Set().UnderSheets(cmd) {
				continue
			}
			if string(x.Hot) == keymap.Written(ch) && !slices.Contains(ownLetters[cmd], x.Label) {
				t.Errorf("%s is the key of %s and of the button %q", string(x.Hot), cmd, x.Label)
			}
		}
	}
}

// ownLetters are buttons that do what a command does.
var ownLetters = map[ui.Command][]string{keys.Peoples: {"Peoples…"}, keys.Notebook: {"Notebook…"}, keys.AcceptAll: {"Accept all suggestions"}}

// A letter that a button had to give up is another of its label, is underlined,
// and works.
func TestButtonsMakeWay(t *testing.T) {
	d := niletest.NewSaloon(menu.NewSettings(nil))
	st := d.Stage(t)
	before := map[string]rune{}
	for _, x := range st.List.Targets {
		before[x.Label] = x.Hot
	}
	d.Give(d.Preferences().Keys.Give(keymap.Rules, ui.Key(ebiten.KeyF), keys.Set()))
	d.Refresh()
	st.Wait(0.1)
	full := st.Target("Full screen")
	if full.Hot == 'F' || full.Hot == 0 || before["Full screen"] != 'F' {
		t.Fatalf("Full screen had %q and has %q", before["Full screen"], full.Hot)
	}
	for _, x := range st.List.Targets {
		if x.Label != "Full screen" && x.Hot != before[x.Label] {
			t.Errorf("%s had %q and has %q", x.Label, before[x.Label], x.Hot)
		}
	}
	st.Key(ebiten.KeyA + ebiten.Key(full.Hot-'A'))
	if !d.Preferences().FullScreen {
		t.Errorf("%q does not fill the screen", full.Hot)
	}
	st.Key(ebiten.KeyF)
	if !slices.Contains(d.Asked, "rules") {
		t.Error("F does not open the rules")
	}
}

// No key of a command is written into the sources or words: all is asked of
// the map, so that every text that names one names the new one. Each screen is
// looked at with keys that nothing else is called.
func TestNoOldKeyIsNamed(t *testing.T) {
	var m keymap.Given
	for i, cmd := range []ui.Command{keymap.Rules, keymap.Keys, keymap.FullScreen, keymap.QuickSave} {
		m = m.Give(cmd, ui.Chord{Key: ebiten.KeyF6 + ebiten.Key(i), Alt: true}, keys.Set())
	}
	m = m.Give(keymap.Undo, ui.Chord{Key: ebiten.KeyF6, Shift: true}, keys.Set())
	m = m.Give(keymap.Redo, ui.Chord{Key: ebiten.KeyF7, Shift: true}, keys.Set())
	m = m.Give(keys.TallJournal, ui.Chord{Key: ebiten.KeyF8, Shift: true}, keys.Set())
	m = m.Give(keys.AcceptAll, ui.Chord{Key: ebiten.KeyF9, Shift: true}, keys.Set())
	old := []string{"F1", "F2", "F5", "F11", "Ctrl+Z", "Ctrl+Y", "Shift+J", "Ctrl+Enter"}
	niletest.EveryScene(t, func(t *testing.T, d *niletest.Saloon, st *uitest.Stage) {
		if d.Top().Name() == "keychange" {
			return // it tells what each key was
		}
		d.Give(m)
		d.Refresh()
		st.Wait(0.1)
		named := st.List.Texts()
		for _, x := range st.List.Targets {
			named = append(named, x.Tip)
		}
		for _, h := range st.List.Hints {
			named = append(named, h.Text)
		}
		for _, text := range named {
			for _, k := range old {
				if namesKey(text, k) {
					t.Errorf("%q names %s", text, k)
				}
			}
		}
	})
}

// namesKey reports whether a text names a key, and not one that begins so.
func namesKey(text, key string) bool {
	for i := 0; i+len(key) <= len(text); i++ {
		if text[i:i+len(key)] != key || i > 0 && (isWordByte(text[i-1]) || text[i-1] == '+') {
			continue
		}
		if end := i + len(key); end == len(text) || !isWordByte(text[end]) {
			return true
		}
	}
	return false
}

func isWordByte(b byte) bool {
	return b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

// The page fits while it waits for a key and while it asks, in every window.
func TestKeySheetsFit(t *testing.T) {
	for _, z := range uitest.Sizes() {
		d := niletest.NewSaloon(menu.NewKeyChange())
		d.Text(z.Text)
		d.Resize(z.W, z.H, 1)
		st := d.Stage(t)
		for _, cmd := range slices.Sorted(maps.Keys(map[ui.Command]bool{keymap.Rules: true, keys.TallJournal: true})) {
			d.Top().(*menu.KeyChange).Waiting = cmd
			d.Refresh()
			st.Wait(0.05)
			st.Key(ebiten.KeyTab)
			uitest.Check(t, st.List)
			st.Key(ebiten.KeyP)
			uitest.Check(t, st.List)
			st.Key(ebiten.KeyEscape)
		}
	}
}
