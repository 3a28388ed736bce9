package render

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The games that the screens are shown of, played once.
var games = map[string]func(t testing.TB) *Play{
	"port solo": func(t testing.TB) *Play {
		return newBot(t, newGame(t, 3, 75, "Ann"), 1).until(phaseIs(nile.ChoosingPort))
	},
	"port": func(t testing.TB) *Play {
		return newBot(t, newGame(t, 3, 75, "Wilhelmina Oberlander", "Ben"), 1).until(phaseIs(nile.ChoosingPort))
	},
	"outfit empty": func(t testing.TB) *Play {
		return newBot(t, newGame(t, 3, 75, "Ann", "Ben"), 1).until(phaseIs(nile.Outfitting))
	},
	"outfit river": func(t testing.TB) *Play {
		p := newBot(t, newGame(t, 3, 75, "Ann", "Ben"), 1).until(phaseIs(nile.Outfitting))
		o, _, _ := makeUp(riverParty, 1000, nile.Bearers)
		buyAll(p, o)
		return p
	},
	"outfit too heavy": func(t testing.TB) *Play {
		p := newBot(t, newGame(t, 3, 75, "Ann", "Ben"), 1).until(phaseIs(nile.Outfitting))
		buyAll(p, party{nile.Bearers: 8, nile.Canoes: 3, nile.Rations: 580})
		return p
	},
	"news": func(t testing.TB) *Play {
		b := newBot(t, newGame(t, 5, 100, "Ann", "Bartholomew Nightingale", "Chuma"), 2)
		b.months = 8
		return b.until(homeWith(6))
	},
	"europe": func(t testing.TB) *Play {
		return newBot(t, newGame(t, 5, 100, "Ann", "Ben"), 2).until(phaseIs(nile.InEurope))
	},
	"heir": func(t testing.TB) *Play {
		b := newBot(t, newGame(t, 6, 100, "Ann", "Ben"), 2)
		b.hungry = true
		return b.until(phaseIs(nile.NamingSuccessor))
	},
	"victory": func(t testing.TB) *Play {
		b := newBot(t, newGame(t, 5, 25, "Ann", "Ben", "Chuma"), 2)
		for !b.p.Table().Over() {
			b.until(func(p *Play) bool { return p.View().Phase() == nile.Publishing })
			b.step()
		}
		return b.p
	},
}

// played keeps them: a screen is put on many stages.
var played = map[string]*game.Record{}

// sitAt is a fresh play of one of the games, with the player sitting there.
func sitAt(t testing.TB, name string) *Play {
	t.Helper()
	if played[name] == nil {
		played[name] = games[name](t).Table().Record()
	}
	table, err := game.Replay(nile.Rules{}, played[name])
	if err != nil {
		t.Fatal(err)
	}
	p := NewPlay(table, nil)
	p.SitDown()
	return p
}

// afterwards are screens that come by doing something on another.
var afterwards = map[string]struct {
	game string
	do   func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage)
}{
	"keep secret": {"news", func(_ testing.TB, _ *Play, _ *tableScene, st *uitest.Stage) {
		st.Chord(ui.Key(ebiten.KeyS))
		st.Wait(0.1)
	}},
	"paper": {"news", func(_ testing.TB, _ *Play, _ *tableScene, st *uitest.Stage) { st.Key(ebiten.KeySpace) }},
	"hand": {"europe", func(t testing.TB, p *Play, _ *tableScene, st *uitest.Stage) {
		stay, ok := p.Find(nile.Wait, -1, -1)
		if !ok || !p.Do(stay, 0) {
			t.Fatal("cannot wait")
		}
		st.Move(ui.Point{X: 5, Y: 5})
	}},
	"since": {"europe", func(t testing.TB, p *Play, s *tableScene, st *uitest.Stage) {
		p.seat = game.Nobody
		for i := range p.since {
			p.since[i] = 0
		}
		s.settle(0, New(Hooks{}, DefaultPreferences()))
		pass(st)
		st.Wait(0.1)
		st.Want(words.Say("since.title"))
	}},
	"look at the end": {"victory", func(_ testing.TB, _ *Play, _ *tableScene, st *uitest.Stage) {
		st.Key(ebiten.KeyL)
		st.Wait(0.1)
		st.Want(words.Say("sheet.none.over"))
	}},
	"asked": {"outfit river", func(_ testing.TB, p *Play, _ *tableScene, st *uitest.Stage) {
		c, _ := p.Find(nile.Buy, -1, nile.Rations)
		p.Do(c, 1)
		st.Key(ebiten.KeySpace)
	}},
}

// table is an App with a game's scene.
func table(p *Play) (*saloon, *tableScene) {
	s := NewTableScene(p).(*tableScene)
	d := newSaloon(nil)
	d.Reset(s)
	return d, s
}

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
					prefs := d.Preferences()
					prefs.TextSize = z.Text
					d.SetPreferences(prefs)
					d.Resize(z.W, z.H, 1)
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

// Ready-made parties are legal at every port for every purse, spend what they
// can, and are what the buttons buy.
func TestPresetsAreLegalEverywhere(t *testing.T) {
	board, err := nile.Board()
	if err != nil {
		t.Fatal(err)
	}
	for port := range board.Ports {
		p := newBot(t, newGame(t, 3, 75, "Ann"), 1).until(phaseIs(nile.ChoosingPort))
		c, _ := p.Find(nile.ChoosePort, int32(port), -1)
		p.Do(c, 0)
		s := newOutfit(p).(*outfit)
		beast := s.beast()
		for k := footMarch; k < asLast; k++ {
			if k == caravan && beast == nile.Bearers {
				continue
			}
			o, mode, ok := makeUp(k, 1000, beast)
			if !ok || !buyAll(p, o) {
				t.Fatalf("%s: preset %d cannot be bought: %v", board.Ports[port].Name, k, o)
			}
			sheet, _ := p.View().Sheet(0)
			if party(sheet.Have) != o {
				t.Errorf("%s: the outfit holds %v, not %v", board.Ports[port].Name, sheet.Have, o)
			}
			if _, ok := sailing(p, mode); !ok {
				t.Errorf("%s: preset %d, %v, may not sail %s", board.Ports[port].Name, k, o, words.Mode(mode))
			}
			if left := 1000 - sheet.Spend; left > 60 || sheet.Turns < 6 {
				t.Errorf("%s: preset %d leaves $%d and has food for %.1f months: %v", board.Ports[port].Name, k, left, sheet.Turns, o)
			}
			for m := range nile.Modes {
				if l := sheet.Load[m]; l.Able && o.room(m) != l.Capability-l.Cost {
					t.Errorf("%s: room %d %s, the table says %d", board.Ports[port].Name, o.room(m), words.Mode(m), l.Capability-l.Cost)
				}
			}
		}
	}
}

func TestPresetsForSmallAndLargePurses(t *testing.T) {
	for _, purse := range []int{100, 200, 400, 600, 1000, 1600, 2000, 3400} {
		for k := footMarch; k < asLast; k++ {
			o, mode, ok := makeUp(k, purse, nile.Camels)
			if !ok {
				if purse >= 400 {
					t.Errorf("preset %d for $%d: none", k, purse)
				}
				continue
			}
			if o.cost() > purse || o.room(mode) < 0 || o[nile.Rations] == 0 {
				t.Errorf("preset %d for $%d: %v costs $%d, room %d", k, purse, o, o.cost(), o.room(mode))
			}
		}
	}
}

func TestAsLastTimeFitsMoneyAndPort(t *testing.T) {
	all := func(nile.Item) bool { return true }
	noBeasts := func(i nile.Item) bool { return i != nile.Camels && i != nile.Horses }
	for _, last := range []party{
		{nile.Bearers: 30, nile.Guides: 1, nile.Askaris: 3, nile.Rations: 270, nile.Gifts: 20, nile.Muskets: 1},
		{nile.Bearers: 24, nile.Guides: 1, nile.Askaris: 6, nile.Canoes: 3, nile.Rations: 150, nile.Gifts: 48, nile.Muskets: 4},
		{nile.Bearers: 2, nile.Guides: 1, nile.Camels: 10, nile.Rations: 120},
		{nile.Canoes: 9},
	} {
		if got := again(last, 2000, all); got != last && last[nile.Bearers] > 0 {
			t.Errorf("with money enough %v becomes %v", last, got)
		}
		for _, purse := range []int{0, 90, 400, 700} {
			got := again(last, purse, noBeasts)
			if got.cost() > purse || got[nile.Camels] > 0 || got.room(got.ownMode()) < 0 {
				t.Errorf("%v for $%d becomes %v: $%d, room %d", last, purse, got, got.cost(), got.room(got.ownMode()))
			}
		}
	}
}

// The points that the paper promises are those that publishing scores, line by line.
func TestTheAccountIsWhatIsScored(t *testing.T) {
	papers := 0
	for seed := range uint64(4) {
		b := newBot(t, newGame(t, seed, 100, "Ann", "Ben"), seed)
		for range 4 {
			p := b.until(homeWith(1))
			hexes := publishable(p)
			d := draft(p, hexes, 0)
			before := p.View().Player(p.Seat()).Points
			n := printed(t, p, d)
			if n == nil {
				t.Fatal("not printed:", p.Failed)
			}
			papers++
			if fmt.Sprint(d.scores) != fmt.Sprint(n.scores) {
				t.Errorf("promised %v\nscored   %v", d.scores, n.scores)
			}
			after := p.View().Player(n.seat).Points
			sum := 0
			for _, l := range n.lines {
				sum += l.points
			}
			if sum != total(n.scores) || after-before != sum {
				t.Errorf("the account says %d, the lines %d, the player has %d more", total(n.scores), sum, after-before)
			}
			if len(n.hexes) != len(hexes) {
				t.Errorf("%d hexes printed, not %d", len(n.hexes), len(hexes))
			}
			if p.Table().Over() {
				break
			}
			if want := min(2000, 400+40*total(n.scores)); n.grant != want && n.grant != 0 {
				t.Errorf("the Society gave %d, its rule says %d", n.grant, want)
			}
		}
	}
	if papers < 8 {
		t.Errorf("only %d papers", papers)
	}
}

// Hexes kept secret are not published, and can be later.
func TestKeepingSecrets(t *testing.T) {
	p := sitAt(t, "news")
	d, s := table(p)
	st := d.stage(t)
	all := publishable(p)
	st.Chord(ui.Key(ebiten.KeyS))
	st.Want(words.Say("news.keep.title"))
	st.Chord(ui.Key(ebiten.KeyL)) // keep all
	st.Key(ebiten.KeyEscape)
	if n := s.sub.(*news).draft(); len(n.hexes) != 0 || n.kept != len(all) || total(n.scores) != 0 {
		t.Fatalf("all kept: %d hexes, %d kept", len(n.hexes), n.kept)
	}
	st.Chord(ui.Key(ebiten.KeyS))
	st.Chord(ui.Key(ebiten.KeyA)) // publish all
	for st.List.Focus != "news/0/"+st.List.Focus[strings.LastIndex(st.List.Focus, "/")+1:] {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeySpace)
	st.Key(ebiten.KeyEscape)
	promised := total(s.sub.(*news).draft().scores)
	seat, before := p.Seat(), p.View().Player(p.Seat()).Points
	st.Key(ebiten.KeySpace)
	if s.at.screen != paperScreen {
		t.Fatalf("after publishing the screen is %s", screenNames[s.at.screen])
	}
	if got := p.View().Player(seat); got.Unpublished != 1 || got.Points-before != promised {
		t.Errorf("%d unpublished, %d points; want 1 and %d", got.Unpublished, got.Points-before, promised)
	}
	if p.View().Hex(all[0]).State != nile.Explored {
		t.Error("the secret hex was published")
	}
	pass(st)
	if s.at.screen != europeScreen {
		t.Errorf("after the paper comes %s", screenNames[s.at.screen])
	}
}

// keeper counts saves, and fails when told to.
type keeper struct {
	quick, auto int
	err         error
}

func (k *keeper) Autosave(*game.Table) error  { k.auto++; return k.err }
func (k *keeper) QuickSave(*game.Table) error { k.quick++; return k.err }

func TestKeysOfATable(t *testing.T) {
	p := sitAt(t, "outfit empty")
	k := &keeper{}
	p.keeper = k
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

// Setting sail with money left asks once.
func TestMoneyLeftIsAskedAbout(t *testing.T) {
	p := sitAt(t, "outfit empty")
	d, _ := table(p)
	st := d.stage(t)
	buyAll(p, party{nile.Bearers: 10, nile.Rations: 80})
	d.Refresh()
	st.Key(ebiten.KeySpace)
	st.Want("$770")
	read(st)
	if p.View().Phase() != nile.Outfitting {
		t.Fatal("sailed without an answer")
	}
	st.Chord(ui.Key(ebiten.KeyK))
	if p.View().Phase() != nile.Outfitting {
		t.Fatal("sailed although the answer was no")
	}
	st.Key(ebiten.KeySpace)
	read(st)
	seat := p.Seat()
	st.Chord(ui.Key(ebiten.KeyS))
	if p.View().Player(seat).Where != nile.Africa {
		t.Error("did not sail although the answer was yes")
	}
}

// Enter after typing a number changes the number and nothing else.
func TestEnterInANumberDoesNotSail(t *testing.T) {
	p := sitAt(t, "outfit river")
	d, _ := table(p)
	st := d.stage(t)
	for n := 0; st.List.Focus != "outfit/Gift" && n < 40; n++ {
		st.Key(ebiten.KeyTab)
	}
	st.Type("12")
	st.Key(ebiten.KeyEnter)
	sheet, ok := p.View().Sheet(p.Seat())
	if !ok || p.View().Phase() != nile.Outfitting || sheet.Have[nile.Gifts] != 12 {
		t.Errorf("phase %d, %d gifts", p.View().Phase(), sheet.Have[nile.Gifts])
	}
	if len(d.notices) > 0 {
		t.Error("something is asked")
	}
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
	d.hooks.Exporter = &pressroom{files: map[string][]byte{}}
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

// The pace that the outfit's sheet promises is what the table gives.
func TestReachIsTheTables(t *testing.T) {
	for k := footMarch; k < asLast; k++ {
		p := newBot(t, newGame(t, 3, 75, "Ann"), 1).until(phaseIs(nile.ChoosingPort))
		c, _ := p.Find(nile.ChoosePort, 0, -1) // Khartoum sells camels
		p.Do(c, 0)
		o, mode, _ := makeUp(k, 1000, nile.Camels)
		buyAll(p, o)
		sheet, _ := p.View().Sheet(0)
		normal, reckless := hexesAMonth(&sheet, mode)
		sail, _ := sailing(p, mode)
		p.Do(sail, 0)
		for level, want := range map[nile.Level]int{nile.Normal: normal, nile.Reckless: reckless} {
			if pace, _ := p.Find(nile.SetPace, int32(level), -1); int(pace.Cost)/newHexCost != want {
				t.Errorf("%s, %v: %d points, %d new hexes promised", words.Mode(mode), level, pace.Cost, want)
			}
		}
	}
}

// One press of Ctrl+Z takes back what one press of Publish did.
func TestPublishingIsTakenBackAtOnce(t *testing.T) {
	for _, keep := range []bool{false, true} {
		p := sitAt(t, "news")
		d, s := table(p)
		st := d.stage(t)
		hash := p.Table().Hash()
		all := publishable(p)
		if keep {
			s.sub.(*news).kept[all[0]] = true
		}
		st.Key(ebiten.KeySpace)
		if s.at.screen != paperScreen {
			t.Fatalf("the screen is %s", screenNames[s.at.screen])
		}
		after := p.Table().Hash()
		st.Chord(ui.Ctrl(ebiten.KeyZ))
		if p.Table().Hash() != hash || s.at.screen != newsScreen {
			t.Errorf("keep %v: after Ctrl+Z the screen is %s", keep, screenNames[s.at.screen])
		}
		st.Chord(ui.Ctrl(ebiten.KeyY))
		if p.Table().Hash() != after || s.at.screen != europeScreen {
			t.Errorf("keep %v: after Ctrl+Y the screen is %s", keep, screenNames[s.at.screen])
		}
	}
}

// The newspaper does not give away what is kept secret.
func TestThePaperKeepsSecrets(t *testing.T) {
	p := sitAt(t, "news")
	all := publishable(p)
	v := p.View()
	full := draft(p, all, 0)
	if len(full.notebook) == 0 {
		t.Fatal("nothing was noted")
	}
	for i, secret := range all {
		rest := append(append([]hexmap.ID{}, all[:i]...), all[i+1:]...)
		n := draft(p, rest, 1)
		for _, s := range n.scores {
			if s.at == secret {
				t.Errorf("hex %d is scored: %v", secret, s)
			}
		}
		for _, id := range n.chart.hexes {
			if id == secret {
				t.Error("the chart is framed by the secret hex")
			}
		}
		if n.chart.sheet.Hexes[secret].Ink != 0 {
			t.Errorf("the printed chart shows the secret hex %s", whereOf(v, secret))
		}
	}
}

// The player whose month has ended is told of losses before the next sits down.
func TestMonthEndIsTold(t *testing.T) {
	b := newBot(t, newGame(t, 6, 100, "Ann", "Ben"), 2)
	b.hungry = true
	p := b.until(phaseIs(nile.Travelling))
	d, s := table(p)
	st := d.stage(t)
	who := p.Seat()
	if c, ok := p.Find(nile.EndTravel, -1, -1); !ok || !p.Do(c, 0) {
		t.Fatal("the march cannot end")
	}
	d.Refresh()
	st.Move(ui.Point{X: 5, Y: 5})
	if s.at.screen != monthScreen {
		t.Fatalf("the screen is %s", screenNames[s.at.screen])
	}
	st.Want(p.View().Player(who).Name)
	st.Want("sick")
	uitest.Check(t, st.List)
	pass(st)
	if s.at.screen != handScreen {
		t.Errorf("then comes %s", screenNames[s.at.screen])
	}
}

// A returning player is told at most a dozen things, the weightiest, in order.
func TestSinceIsShort(t *testing.T) {
	p := sitAt(t, "victory")
	p.seat = 0
	p.since[0] = 0
	lines, more := sinceLines(p)
	if len(lines) != sinceMost || more == 0 {
		t.Fatalf("%d lines, %d more", len(lines), more)
	}
	won := false
	for _, l := range lines {
		won = won || strings.Contains(l.line.Text, "wins")
		if l.line.Seat == 0 || l.line.Minor {
			t.Errorf("told of %+v", l.line)
		}
	}
	if !won {
		t.Error("the victory is left out")
	}
}
