package nile_test

import (
	"errors"
	"testing"

	"sourceofthenile/game/nile/deck"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Every screen fits every window at every text size, and is walked by keys.
func TestFlowScreensFit(t *testing.T) {
	check := func(name, from string, do func(testing.TB, *play.Play, *screens.TableScene, *uitest.Stage)) {
		t.Run(name, func(t *testing.T) {
			p := niletest.SitAt(t, from)
			d, s := niletest.Table(p)
			d.Size(uitest.Sizes()[0])
			st := d.Stage(t)
			if do != nil {
				do(t, p, s, st)
			}
			d.Fits(t, st)
		})
	}
	for name := range niletest.Games {
		check(name, name, nil)
	}
	for name, after := range niletest.Afterwards {
		check(name, after.Game, after.Do)
	}
}

// A game for two, from the first port to the first march, by keyboard alone.
func TestFromPortToMarchByKeyboard(t *testing.T) {
	p := niletest.NewGame(t, 11, 75, "Ann", "Ben")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	ready := func(name string) {
		t.Helper()
		st.Want(name)
		if s.At.Screen != screens.HandScreen {
			t.Fatalf("the screen is %s, not the hand-over", screens.ScreenNames[s.At.Screen])
		}
		niletest.Pass(st)
		niletest.Read(st)
	}
	secret := ""
	for _, name := range []string{"Ann", "Ben"} {
		ready(name)
		if s.At.Screen != screens.PortScreen {
			t.Fatalf("%s sees %s", name, screens.ScreenNames[s.At.Screen])
		}
		if secret != "" && (st.Has("Ann has chosen "+secret) || st.Has("Ann starts")) {
			t.Error("Ann's secret port is shown to Ben")
		}
		st.Key(ebiten.KeyTab) // the list
		for st.List.Focus != "port/Ports" {
			st.Key(ebiten.KeyTab)
		}
		st.Key(ebiten.KeyHome)
		if name == "Ben" {
			st.Key(ebiten.KeyEnd)
		}
		st.Key(ebiten.KeyEnter)
		st.Want("?")
		niletest.Read(st)
		st.Chord(ui.Key(ebiten.KeyS)) // Seal it
		secret = "Khartoum"
	}
	first := sight.View(p).Order()[0]
	for i := range 2 {
		seat := sight.View(p).Order()[i]
		ready(sight.View(p).Player(seat).Name)
		if lines, _ := screens.SinceLines(p); len(lines) > 0 { // nobody has played yet
			t.Errorf("before anybody’s first turn %s is told %v", sight.View(p).Player(seat).Name, lines)
		}
		if s.At.Screen != screens.OutfitScreen || p.Seat() != seat {
			t.Fatalf("the screen is %s for seat %d", screens.ScreenNames[s.At.Screen], p.Seat())
		}
		st.Chord(ui.Key(ebiten.KeyF)) // Foot march
		sheet, _ := sight.View(p).Sheet(seat)
		if sheet.Have[nile.Bearers] == 0 || sheet.Spend > sheet.Purse {
			t.Fatalf("the ready-made party is %v for $%d", sheet.Have, sheet.Spend)
		}
		for n := 0; st.List.Focus != "outfit/Gift" && n < 40; n++ {
			st.Key(ebiten.KeyTab)
		}
		was := sheet.Have[nile.Gifts]
		st.Key(ebiten.KeyLeft)
		if sheet, _ = sight.View(p).Sheet(seat); sheet.Have[nile.Gifts] != was-1 {
			t.Errorf("%d gifts, want %d", sheet.Have[nile.Gifts], was-1)
		}
		st.Chord(ui.Ctrl(ebiten.KeyZ))
		if sheet, _ = sight.View(p).Sheet(seat); sheet.Have[nile.Gifts] != was {
			t.Errorf("%d gifts after Ctrl+Z, want %d", sheet.Have[nile.Gifts], was)
		}
		st.Chord(ui.Ctrl(ebiten.KeyY))
		if sheet, _ = sight.View(p).Sheet(seat); sheet.Have[nile.Gifts] != was-1 {
			t.Errorf("%d gifts after Ctrl+Y, want %d", sheet.Have[nile.Gifts], was-1)
		}
		st.Chord(ui.Key(ebiten.KeyS)) // Sail
	}
	ready(sight.View(p).Player(first).Name)
	for s.At.Screen == screens.SinceScreen {
		niletest.Pass(st)
	}
	if s.At.Screen != screens.BoardScreen || sight.View(p).Phase() != nile.ChoosingPace {
		t.Fatalf("the screen is %s in phase %d", screens.ScreenNames[s.At.Screen], sight.View(p).Phase())
	}
}

// What others have chosen in secret is on no screen until it is revealed.
func TestSecretPortsAreShownNowhere(t *testing.T) {
	p := niletest.NewGame(t, 11, 75, "Ann", "Ben", "Cid")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	st.Key(ebiten.KeySpace)
	c, _ := sight.Find(p, nile.ChoosePort, 7, -1)
	p.Do(c, 0)
	name := sight.View(p).Map().Ports[7].Name
	d.Refresh()
	st.Wait(0.1)
	if s.At.Screen != screens.HandScreen || st.Has(name) {
		t.Errorf("the hand-over shows %q: %v", name, st.List.Texts())
	}
	niletest.Pass(st)
	if lines, _ := screens.SinceLines(p); len(lines) > 0 {
		t.Errorf("told before the ports are revealed: %v", lines)
	}
	if v := sight.View(p); v.Player(0).Port != hexmap.NoPort {
		t.Error("the view tells the secret")
	}
}

func TestKeysOfATable(t *testing.T) {
	p := niletest.SitAt(t, "outfit empty")
	k := &niletest.Keeper{}
	p.Host().Keeper = k
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	st.Key(ebiten.KeyF5)
	if k.Quick != 1 || !st.Has(words.Say("flow.saved")) {
		t.Errorf("F5 saved %d times; %v", k.Quick, st.List.Texts())
	}
	st.Wait(3)
	if st.Has(words.Say("flow.saved")) {
		t.Error("the slip does not go away")
	}
	st.Chord(ui.Ctrl(ebiten.KeyY))
	st.Want("Nothing was taken back")
	st.Key(ebiten.KeyF1)
	if len(d.Asked) != 1 || d.Asked[0] != "rules" {
		t.Errorf("F1 asked for %v", d.Asked)
	}
	k.Err = errors.New("the disk is full")
	st.Key(ebiten.KeyF5)
	st.Want("The disk is full")
	st.Want(words.Say("flow.failed"))
	niletest.Pass(st)
	st.Key(ebiten.KeyEscape)
	if d.Top().Name() != "pause" {
		t.Errorf("Esc shows %s, want pause", d.Top().Name())
	}
}

// A refused command is explained, with its rule.
func TestRefusalsAreExplained(t *testing.T) {
	p := niletest.SitAt(t, "outfit empty")
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	c, _ := sight.Find(p, nile.Buy, -1, nile.Canoes)
	p.Do(c, 900)
	d.Refresh()
	st.Wait(0.1)
	st.Want(words.Why(game.Refusal{Why: "too-dear"}))
	st.Want("Rule 5.3")
}

// Europe by keyboard: wait for money, or fit out.
func TestEuropeByKeyboard(t *testing.T) {
	p := niletest.SitAt(t, "europe")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	seat, had := p.Seat(), sight.View(p).Player(p.Seat()).Money
	st.Chord(ui.Key(ebiten.KeyW))
	if got := sight.View(p).Player(seat).Money; got != had+200 {
		t.Errorf("$%d after waiting, had $%d; want %d", got, had, had+200)
	}
	if s.At.Screen != screens.HandScreen {
		t.Errorf("after waiting comes %s", screens.ScreenNames[s.At.Screen])
	}
	p = niletest.SitAt(t, "europe")
	d, s = niletest.Table(p)
	st = d.Stage(t)
	st.Key(ebiten.KeySpace)
	if s.At.Screen != screens.OutfitScreen || p.Seat() != seat {
		t.Errorf("after fitting out comes %s", screens.ScreenNames[s.At.Screen])
	}
	st.Chord(ui.Ctrl(ebiten.KeyZ)) // taken back: another port
	if s.At.Screen != screens.EuropeScreen {
		t.Errorf("after Ctrl+Z comes %s", screens.ScreenNames[s.At.Screen])
	}
}

func TestSuccessorByKeyboard(t *testing.T) {
	p := niletest.SitAt(t, "heir")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	st.Want(words.Say("heir.title"))
	for st.List.Focus != "heir/Choose a specialty" {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeyEnd)
	st.Key(ebiten.KeyEnter)
	if got := sight.View(p).Player(p.Seat()).Specialty; got != deck.Zoologist {
		t.Errorf("the successor is a %v, want %v", got, deck.Zoologist)
	}
	if s.At.Screen != screens.EuropeScreen {
		t.Errorf("after the successor comes %s", screens.ScreenNames[s.At.Screen])
	}
}

func TestVictory(t *testing.T) {
	p := niletest.SitAt(t, "victory")
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	v := sight.View(p)
	st.Want(v.Player(v.Winner()).Name + " has won")
	if order := press.Standing(v); order[0] != v.Winner() {
		t.Errorf("standing %v, winner %d", order, v.Winner())
	}
	st.Chord(ui.Key(ebiten.KeyL))
	if d.Top().Name() != "board" {
		t.Errorf("the chart is %s, want board", d.Top().Name())
	}
	st.Key(ebiten.KeyEscape)
	if !st.Target("victory/export").Disabled {
		t.Error("an export is offered where nothing can write it")
	}
	d.Exports.Exporter = &niletest.Pressroom{Files: map[string][]byte{}}
	d.Refresh()
	st.Wait(0.1)
	st.Chord(ui.Key(ebiten.KeyX))
	if d.Top().Name() != "export" {
		t.Errorf("the export is on %s, want export", d.Top().Name())
	}
	st.Key(ebiten.KeyEscape)
	st.Chord(ui.Key(ebiten.KeyT))
	if d.Top().Name() != "title" {
		t.Errorf("left to %s, want title", d.Top().Name())
	}
}
