package render

import (
	"errors"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Every screen fits every window at every text size, and is walked by keys.
func TestFlowScreensFit(t *testing.T) {
	sizes := uitest.Sizes()
	check := func(name, from string, do func(testing.TB, *Play, *tableScene, *uitest.Stage)) {
		t.Run(name, func(t *testing.T) {
			for i, z := range sizes {
				if testing.Short() && i%5 != 0 {
					continue
				}
				t.Run(z.String(), func(t *testing.T) {
					p := sitAt(t, from)
					d, s := table(p)
					d.size(z)
					st := d.stage(t)
					if do != nil {
						do(t, p, s, st)
					}
					uitest.Check(t, st.List)
					uitest.CheckKeys(t, st)
					uitest.Check(t, st.List)
				})
			}
		})
	}
	for name := range games {
		check(name, name, nil)
	}
	for name, after := range afterwards {
		check(name, after.game, after.do)
	}
}

// A game for two, from the first port to the first march, by keyboard alone.
func TestFromPortToMarchByKeyboard(t *testing.T) {
	p := newGame(t, 11, 75, "Ann", "Ben")
	d, s := table(p)
	st := d.stage(t)
	ready := func(name string) {
		t.Helper()
		st.Want(name)
		if s.at.screen != handScreen {
			t.Fatalf("the screen is %s, not the hand-over", screenNames[s.at.screen])
		}
		pass(st)
		read(st)
	}
	secret := ""
	for _, name := range []string{"Ann", "Ben"} {
		ready(name)
		if s.at.screen != portScreen {
			t.Fatalf("%s sees %s", name, screenNames[s.at.screen])
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
		read(st)
		st.Chord(ui.Key(ebiten.KeyS)) // Seal it
		secret = "Khartoum"
	}
	first := p.View().Order()[0]
	for i := range 2 {
		seat := p.View().Order()[i]
		ready(p.View().Player(seat).Name)
		if i == 0 || s.at.screen == sinceScreen {
			st.Want(words.Say("since.title"))
			st.Want(map[game.Seat]string{0: "Ben starts from Lagos", 1: "Ann starts from Khartoum"}[seat])
			pass(st)
			read(st)
		}
		if s.at.screen != outfitScreen || p.Seat() != seat {
			t.Fatalf("the screen is %s for seat %d", screenNames[s.at.screen], p.Seat())
		}
		st.Chord(ui.Key(ebiten.KeyF)) // Foot march
		sheet, _ := p.View().Sheet(seat)
		if sheet.Have[nile.Bearers] == 0 || sheet.Spend > sheet.Purse {
			t.Fatalf("the ready-made party is %v for $%d", sheet.Have, sheet.Spend)
		}
		for n := 0; st.List.Focus != "outfit/Gift" && n < 40; n++ {
			st.Key(ebiten.KeyTab)
		}
		was := sheet.Have[nile.Gifts]
		st.Key(ebiten.KeyLeft)
		if sheet, _ = p.View().Sheet(seat); sheet.Have[nile.Gifts] != was-1 {
			t.Errorf("%d gifts, want %d", sheet.Have[nile.Gifts], was-1)
		}
		st.Chord(ui.Ctrl(ebiten.KeyZ))
		if sheet, _ = p.View().Sheet(seat); sheet.Have[nile.Gifts] != was {
			t.Errorf("%d gifts after Ctrl+Z, want %d", sheet.Have[nile.Gifts], was)
		}
		st.Chord(ui.Ctrl(ebiten.KeyY))
		if sheet, _ = p.View().Sheet(seat); sheet.Have[nile.Gifts] != was-1 {
			t.Errorf("%d gifts after Ctrl+Y, want %d", sheet.Have[nile.Gifts], was-1)
		}
		st.Chord(ui.Key(ebiten.KeyS)) // Sail
	}
	ready(p.View().Player(first).Name)
	for s.at.screen == sinceScreen {
		pass(st)
	}
	if s.at.screen != boardScreen || p.View().Phase() != nile.ChoosingPace {
		t.Fatalf("the screen is %s in phase %d", screenNames[s.at.screen], p.View().Phase())
	}
}

// What others have chosen in secret is on no screen until it is revealed.
func TestSecretPortsAreShownNowhere(t *testing.T) {
	p := newGame(t, 11, 75, "Ann", "Ben", "Cid")
	d, s := table(p)
	st := d.stage(t)
	st.Key(ebiten.KeySpace)
	c, _ := p.Find(nile.ChoosePort, 7, -1)
	p.Do(c, 0)
	name := p.View().Map().Ports[7].Name
	d.Refresh()
	st.Wait(0.1)
	if s.at.screen != handScreen || st.Has(name) {
		t.Errorf("the hand-over shows %q: %v", name, st.List.Texts())
	}
	pass(st)
	if lines, _ := sinceLines(p); len(lines) > 0 {
		t.Errorf("told before the ports are revealed: %v", lines)
	}
	if v := p.View(); v.Player(0).Port != hexmap.NoPort {
		t.Error("the view tells the secret")
	}
}

func TestKeysOfATable(t *testing.T) {
	p := sitAt(t, "outfit empty")
	k := &keeper{}
	p.Host().Keeper = k
	d, _ := table(p)
	st := d.stage(t)
	st.Key(ebiten.KeyF5)
	if k.quick != 1 || !st.Has(words.Say("flow.saved")) {
		t.Errorf("F5 saved %d times; %v", k.quick, st.List.Texts())
	}
	st.Wait(3)
	if st.Has(words.Say("flow.saved")) {
		t.Error("the slip does not go away")
	}
	st.Chord(ui.Ctrl(ebiten.KeyY))
	st.Want("Nothing was taken back")
	st.Key(ebiten.KeyF1)
	if len(d.asked) != 1 || d.asked[0] != "rules" {
		t.Errorf("F1 asked for %v", d.asked)
	}
	k.err = errors.New("the disk is full")
	st.Key(ebiten.KeyF5)
	st.Want("The disk is full")
	st.Want(words.Say("flow.failed"))
	pass(st)
	st.Key(ebiten.KeyEscape)
	if d.Top().Name() != "pause" {
		t.Errorf("Esc shows %s", d.Top().Name())
	}
}

// A refused command is explained, with its rule.
func TestRefusalsAreExplained(t *testing.T) {
	p := sitAt(t, "outfit empty")
	d, _ := table(p)
	st := d.stage(t)
	c, _ := p.Find(nile.Buy, -1, nile.Canoes)
	p.Do(c, 900)
	d.Refresh()
	st.Wait(0.1)
	st.Want(words.Why(game.Refusal{Why: "too-dear"}))
	st.Want("Rule 5.3")
}

// Europe by keyboard: wait for money, or fit out.
func TestEuropeByKeyboard(t *testing.T) {
	p := sitAt(t, "europe")
	d, s := table(p)
	st := d.stage(t)
	seat, had := p.Seat(), p.View().Player(p.Seat()).Money
	st.Chord(ui.Key(ebiten.KeyW))
	if got := p.View().Player(seat).Money; got != had+200 {
		t.Errorf("$%d after waiting, had $%d", got, had)
	}
	if s.at.screen != handScreen {
		t.Errorf("after waiting comes %s", screenNames[s.at.screen])
	}
	p = sitAt(t, "europe")
	d, s = table(p)
	st = d.stage(t)
	st.Key(ebiten.KeySpace)
	if s.at.screen != outfitScreen || p.Seat() != seat {
		t.Errorf("after fitting out comes %s", screenNames[s.at.screen])
	}
	st.Chord(ui.Ctrl(ebiten.KeyZ)) // taken back: another port
	if s.at.screen != europeScreen {
		t.Errorf("after Ctrl+Z comes %s", screenNames[s.at.screen])
	}
}

func TestSuccessorByKeyboard(t *testing.T) {
	p := sitAt(t, "heir")
	d, s := table(p)
	st := d.stage(t)
	st.Want(words.Say("heir.title"))
	for st.List.Focus != "heir/"+words.Say("heir.choose") {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeyEnd)
	st.Key(ebiten.KeyEnter)
	if got := p.View().Player(p.Seat()).Specialty; got != nile.Zoologist {
		t.Errorf("the successor is a %v", got)
	}
	if s.at.screen != europeScreen {
		t.Errorf("after the successor comes %s", screenNames[s.at.screen])
	}
}

func TestVictory(t *testing.T) {
	p := sitAt(t, "victory")
	d, _ := table(p)
	st := d.stage(t)
	v := p.View()
	st.Want(v.Player(v.Winner()).Name + " has won")
	if order := standing(v); order[0] != v.Winner() {
		t.Errorf("standing %v, winner %d", order, v.Winner())
	}
	st.Chord(ui.Key(ebiten.KeyL))
	if d.Top().Name() != "board" {
		t.Errorf("the chart is %s", d.Top().Name())
	}
	st.Key(ebiten.KeyEscape)
	if !st.Target("victory/export").Disabled {
		t.Error("an export is offered where nothing can write it")
	}
	d.exports.Exporter = &pressroom{files: map[string][]byte{}}
	d.Refresh()
	st.Wait(0.1)
	st.Chord(ui.Key(ebiten.KeyX))
	if d.Top().Name() != "export" {
		t.Errorf("the export is on %s", d.Top().Name())
	}
	st.Key(ebiten.KeyEscape)
	st.Chord(ui.Key(ebiten.KeyT))
	if d.Top().Name() != "title" {
		t.Errorf("left to %s", d.Top().Name())
	}
}
