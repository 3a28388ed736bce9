package render

import (
	"fmt"
	"math/rand/v2"
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

// bold plays for all seats by chance, but goes among the peoples it finds.
type bold struct {
	bot
	seen map[nile.Phase]bool
}

// boldTo is a game in which somebody stands before a phase that is as wanted.
func boldTo(t testing.TB, seats int, want func(v nile.View) bool) *Play {
	t.Helper()
	names := []string{"Ann", "Bartholomew Nightingale", "Chuma"}
	for seed := range uint64(120) {
		p := newGame(t, seed, 100, names[:seats]...)
		b := bold{bot: bot{t: t, p: p, rng: rand.New(rand.NewPCG(seed, 5)), months: 9}}
		for range 500 {
			if _, must := p.HandOver(); must {
				p.SitDown()
				p.ClearFresh()
				p.Seen()
			}
			if p.Table().Over() {
				break
			}
			if want(p.View()) {
				return p
			}
			b.step()
			if p.Failed != nil {
				t.Fatal(p.Failed)
			}
		}
	}
	t.Fatal("no game came to that")
	return nil
}

func (b *bold) step() {
	v := b.p.View()
	switch v.Phase() {
	case nile.Outfitting:
		o := party{nile.Bearers: 14, nile.Guides: 1, nile.Askaris: 7, nile.Rations: 90, nile.Gifts: 60, nile.Muskets: 3}
		if sheet, _ := v.Sheet(b.p.Seat()); o.cost() > sheet.Purse || !buyAll(b.p, o) {
			b.fitOut()
			return
		}
		c, ok := sailing(b.p, nile.OnFoot)
		if !ok {
			b.fitOut()
			return
		}
		b.p.Do(c, 0)
	case nile.MeetingPeople:
		b.any(nile.Policy)
	case nile.Parleying:
		c, ok := b.p.Find(nile.Parley, -1, -1)
		if !ok || b.rng.IntN(3) == 0 {
			b.do(nile.Pass)
			return
		}
		b.p.Do(c, min(int(c.Max), 1+b.rng.IntN(24)))
	case nile.AtVillage:
		_ = b.do(nile.Loot) || b.do(nile.Pass)
	case nile.PlacingCounters, nile.ChoosingPort, nile.ChoosingPace, nile.Travelling, nile.Publishing, nile.InEurope, nile.NamingSuccessor:
		b.bot.step()
	default:
		b.encounter()
	}
}

func inPhase(want nile.Phase) func(nile.View) bool {
	return func(v nile.View) bool { return v.Phase() == want }
}

// init adds the screens of peoples and misfortunes to those that every size of
// window is tried with.
func init() {
	for name, k := range map[string]struct {
		seats int
		want  func(v nile.View) bool
	}{
		"meet": {2, inPhase(nile.MeetingPeople)},
		"meet rest": {2, func(v nile.View) bool {
			m, ok := v.Meeting()
			return ok && m.Resting && v.Phase() == nile.MeetingPeople
		}},
		"parley": {2, inPhase(nile.Parleying)},
		"trade":  {2, inPhase(nile.Trading)},
		"battle": {2, inPhase(nile.Fighting)},
		"battle late": {2, func(v nile.View) bool {
			m, ok := v.Meeting()
			return ok && v.Phase() == nile.Fighting && m.Askaris < m.Began && m.Warriors < m.AtFirst
		}},
		"prisoners": {2, inPhase(nile.TakingPrisoners)},
		"village":   {2, inPhase(nile.AtVillage)},
		"captive":   {2, inPhase(nile.InCaptivity)},
		"mutiny":    {2, inPhase(nile.FacingMutiny)},
		"ivory":     {2, inPhase(nile.HearingOfIvory)},
		"notes":     {2, inPhase(nile.LosingNotes)},
	} {
		games[name] = func(t testing.TB) *Play { return boldTo(t, k.seats, k.want) }
	}
}

// to drives the table's screens until one is shown, and checks that it is.
func wantScreen(t *testing.T, s *tableScene, want screen) {
	t.Helper()
	if s.at.screen != want {
		t.Fatalf("the screen is %s, not %s", screenNames[s.at.screen], screenNames[want])
	}
}

func stageOf(t *testing.T, name string) (*Play, *tableScene, *uitest.Stage) {
	t.Helper()
	p := sitAt(t, name)
	d, s := table(p)
	prefs := d.Preferences()
	prefs.Animations = false
	d.SetPreferences(prefs)
	return p, s, d.stage(t)
}

// Meeting a people by keyboard: the figures choose a policy, the screen says
// its odds and the sum behind them, Space does it.
func TestMeetingByKeyboard(t *testing.T) {
	p, s, st := stageOf(t, "meet")
	wantScreen(t, s, meetScreen)
	v := p.View()
	m, _ := v.Meeting()
	st.Want(words.People(m.Tribe.Name))
	st.Want(words.LeaderOf(m.Tribe))
	for i := 1; i <= policies; i++ {
		o := v.PolicyOdds(i)
		st.Key(ebiten.KeyDigit0 + ebiten.Key(i))
		if !o.Allowed {
			if s.sub.(*meetScene).chosen == i {
				t.Errorf("policy %d is not allowed and was chosen", i)
			}
			st.Want(words.Say("meet.no-guide"))
			continue
		}
		st.Want(words.PolicyNote(i))
		st.Want(fmt.Sprintf("above %d", o.S))
		sum := 0
		for _, term := range o.Terms {
			st.Want(words.TermName(term.Key))
			sum += term.Value
		}
		if sum != o.S {
			t.Errorf("policy %d: the sum shown is %d, S is %d", i, sum, o.S)
		}
		if o.Charge+o.Ambush > 0 {
			st.Want(fmt.Sprintf("win %d of a hundred", percent(o.Win)))
		}
		shares := 0.0
		for _, k := range policyShares(o) {
			shares += k.p
		}
		if shares < 0.999999 || shares > 1.000001 {
			t.Errorf("policy %d: the chances come to %v", i, shares)
		}
	}
	n := p.Table().Len()
	st.Key(ebiten.KeyDigit2)
	if p.Table().Len() != n {
		t.Fatal("choosing a policy went in at once")
	}
	st.Key(ebiten.KeySpace)
	if c := p.Table().CommandAt(n); p.Table().Len() != n+1 || c.Kind != nile.Policy || c.Target != 2 {
		t.Errorf("Space did %+v", c)
	}
}

func TestWithdrawByKeyboard(t *testing.T) {
	p, s, st := stageOf(t, "meet")
	back, ok := p.Find(nile.Withdraw, -1, -1)
	if !ok {
		t.Skip("no way back in this game")
	}
	st.Key(ebiten.KeyW)
	sheet, _ := p.View().Sheet(p.Seat())
	if sheet.At != hexmap.ID(back.Target) || !sheet.Halted {
		t.Errorf("at %d, halted %v", sheet.At, sheet.Halted)
	}
	wantScreen(t, s, boardScreen)
}

// Esc opens the menu and F1 the rules over a sheet, as everywhere.
func TestSheetsOverTheChartKeepTheKeys(t *testing.T) {
	for name, rule := range map[string]string{"meet": "13", "parley": "13", "trade": "14", "mutiny": "11", "captive": "15"} {
		p := sitAt(t, name)
		d, s := table(p)
		st := d.stage(t)
		st.Wait(8) // cards and dice first
		if got := s.rule(); got != rule {
			t.Errorf("%s: the rules open at %q", name, got)
		}
		st.Key(ebiten.KeyF1)
		if len(d.asked) != 1 || d.asked[0] != "rules" {
			t.Errorf("%s: F1 asked for %v", name, d.asked)
		}
		st.Key(ebiten.KeyEscape)
		if d.Top().Name() != "pause" {
			t.Errorf("%s: Esc shows %s", name, d.Top().Name())
		}
	}
}

func TestParleyByKeyboard(t *testing.T) {
	p, s, st := stageOf(t, "parley")
	wantScreen(t, s, parleyScreen)
	offer, ok := p.Find(nile.Parley, -1, -1)
	if !ok {
		t.Skip("no gifts in this game")
	}
	m, _ := p.View().Meeting()
	for st.List.Focus != "parley/"+giftsID {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeyHome)
	if n := s.sub.(*parleyScene).gifts; n != 1 {
		t.Fatalf("%d gifts after Home", n)
	}
	st.Key(ebiten.KeyRight)
	o := p.View().ParleyOdds(2)
	if o.Need > 6 {
		st.Want(words.Say("parley.need.never", "gifts", 2, "strength", m.Tribe.Strength))
	} else {
		st.Want(fmt.Sprintf("%d or more does it", o.Need))
	}
	before := p.Table().Len()
	st.Key(ebiten.KeyEnter)
	if p.Table().Len() != before {
		t.Fatal("Enter in the number offered the gifts")
	}
	st.Key(ebiten.KeyTab)
	for st.List.Focus != "parley/offer" {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeySpace)
	if c := p.Table().CommandAt(before); c.Kind != nile.Parley || c.N != 2 || offer.Max < 2 {
		t.Errorf("Space did %+v", c)
	}
}

// The gifts named for each throw are the least that do it, and the chances
// shown are the table's.
func TestGiftsForAreTheLeast(t *testing.T) {
	p := sitAt(t, "parley")
	v := p.View()
	m, _ := v.Meeting()
	for need := 1; need <= 6; need++ {
		n := giftsFor(m.Tribe.Strength, need)
		if o := v.ParleyOdds(n); o.Need > need || n > 1 && v.ParleyOdds(n-1).Need <= need {
			t.Errorf("%d gifts for a %d: the table needs %d, with one less %d", n, need, o.Need, v.ParleyOdds(n-1).Need)
		}
	}
}

// What the trade's table promises is what trading does.
func TestTradeDoesWhatItPromises(t *testing.T) {
	for k := range deals {
		p, s, st := stageOf(t, "trade")
		wantScreen(t, s, tradeScreen)
		v := p.View()
		m, _ := v.Meeting()
		sheet, _ := v.Sheet(p.Seat())
		scene := s.sub.(*tradeScene)
		d := deals[k]
		most := scene.most(d, sheet.Have, m)
		c, offered := p.Find(d.kind, -1, d.item)
		if !offered {
			continue
		}
		if most != int(c.Max) {
			t.Errorf("%s: %d are possible, the table says %d", dealID(d), most, c.Max)
		}
		scene.want[d] = min(2, most)
		if k == 0 {
			scene.want[deals[5]] = min(1, scene.most(deals[5], sheet.Have, m))
		}
		o, left := scene.after(sheet.Have, m, nil)
		st.Wait(0.1)
		st.Key(ebiten.KeySpace)
		if !m.Traded {
			st.Want(words.Say("trade.ask"))
			st.Chord(ui.Key(ebiten.KeyN))
			if p.Table().Len() == 0 || p.View().Phase() != nile.Trading {
				t.Fatal("traded although the answer was no")
			}
			st.Key(ebiten.KeySpace)
			st.Chord(ui.Key(ebiten.KeyS))
		}
		if p.View().Phase() != nile.Trading {
			continue // poisoned
		}
		got, _ := p.View().Sheet(p.Seat())
		if party(got.Have) != o {
			t.Errorf("%s: %v in hand, promised %v", dealID(d), got.Have, o)
		}
		after, _ := p.View().Meeting()
		if after.Limit-after.Given != left {
			t.Errorf("%s: they give %d more, promised %d", dealID(d), after.Limit-after.Given, left)
		}
		st.Want(words.Say("trade.risk.past"))
	}
}

// A battle is fought to its end with Space, each exchange told with its dice.
func TestBattleByKeyboard(t *testing.T) {
	p, s, st := stageOf(t, "battle")
	wantScreen(t, s, battleScreen)
	for range 60 {
		if p.View().Phase() != nile.Fighting {
			break
		}
		o := p.View().BattleOdds()
		st.Want(fmt.Sprintf("%d %%", percent(max(o.Win, 1-o.Win))))
		n := p.Table().Len()
		st.Key(ebiten.KeySpace)
		if p.Table().Len() != n+1 {
			t.Fatal("Space did not fight on")
		}
		uitest.Check(t, st.List)
	}
	if p.View().Phase() == nile.Fighting {
		t.Fatal("the battle never ends")
	}
	if s.at.screen == battleScreen {
		t.Error("the battle is still shown")
	}
}

func TestPrisonersByKeyboard(t *testing.T) {
	p, s, st := stageOf(t, "prisoners")
	wantScreen(t, s, prisonersScreen)
	m, _ := p.View().Meeting()
	st.Want(words.Say("prisoners.goodwill", "name", words.People(m.Tribe.Name), "who", p.View().Player(p.Seat()).Name))
	ch, _ := p.Find(nile.KeepPrisoners, -1, -1)
	keep := 0
	if ch.Max > 0 {
		for st.List.Focus != "prisoners/"+keepID {
			st.Key(ebiten.KeyTab)
		}
		st.Key(ebiten.KeyRight)
		keep = 1
	}
	n := p.Table().Len()
	for st.List.Focus != "prisoners/decide" {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeySpace)
	if c := p.Table().CommandAt(n); c.Kind != nile.KeepPrisoners || int(c.N) != keep {
		t.Errorf("Space did %+v", c)
	}
}

func TestCaptiveSharesAreTheRules(t *testing.T) {
	for killed := 0; killed <= 6; killed++ {
		all := captiveShares(float64(killed) / 6)
		sum := 0.0
		for _, s := range all {
			if s.p < -1e-9 {
				t.Errorf("killed on %d of six: %v", killed, all)
			}
			sum += s.p
		}
		if sum < 0.999 || sum > 1.001 {
			t.Errorf("killed on %d of six: the chances come to %v", killed, sum)
		}
	}
	p, s, st := stageOf(t, "captive")
	wantScreen(t, s, captiveScreen)
	escape, _ := p.Find(nile.Escape, -1, -1)
	st.Want(fmt.Sprintf("%s %d %%", words.Phrase("bar.killed"), escape.Odds.Percent()))
	n := p.Table().Len()
	st.Key(ebiten.KeySpace)
	if c := p.Table().CommandAt(n); c.Kind != nile.Escape {
		t.Errorf("Space did %+v", c)
	}
}

func TestNotesLostByKeyboard(t *testing.T) {
	p, s, st := stageOf(t, "notes")
	wantScreen(t, s, notesScreen)
	all := 0
	for _, c := range p.Choices() {
		if c.Kind == nile.LoseNotes {
			all++
		}
	}
	n := p.Table().Len()
	for st.List.Focus != "notes/"+words.Say("notes.list") {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeyEnd)
	st.Key(ebiten.KeyEnter)
	c := p.Table().CommandAt(n)
	if c.Kind != nile.LoseNotes {
		t.Fatalf("Enter did %+v", c)
	}
	if h := p.View().Hex(hexmap.ID(c.Target)); h.Known&(1<<p.Seat()) != 0 {
		t.Error("the hex is still known")
	}
	_ = all
}

func TestMutinyByKeyboard(t *testing.T) {
	p, s, st := stageOf(t, "mutiny")
	wantScreen(t, s, misfortuneScreen)
	st.Want(nile.Mutiny.Title())
	n := p.Table().Len()
	_, may := p.Find(nile.PayUp, -1, -1)
	st.Key(ebiten.KeySpace)
	want := nile.LetGo
	if may {
		want = nile.PayUp
	}
	if c := p.Table().CommandAt(n); c.Kind != want {
		t.Errorf("Space did %+v", c)
	}
}

// The lists of peoples and notes open and close by key on every board.
func TestListsByKey(t *testing.T) {
	for _, some := range []bool{false, true} {
		p := sitAt(t, "outfit empty")
		if some {
			p = boldTo(t, 2, func(v nile.View) bool {
				return v.Phase() == nile.Travelling && len(v.Tribes()) > 1 && len(v.Notes(v.Seat())) > 0
			})
		}
		for _, z := range uitest.Sizes() {
			b := NewBoard(p)
			s := seatAt(t, p, b, z.W, z.H, z.Scale())
			s.Wait(0.1)
			for _, k := range []struct {
				key ebiten.Key
				say string
			}{{ebiten.KeyL, words.Say("peoples.title")}, {ebiten.KeyN, words.Say("notebook.title")}} {
				s.Key(k.key)
				if b.list == noList {
					t.Fatalf("key %v opened nothing", k.key)
				}
				s.Want(k.say)
				uitest.CheckKeys(t, s)
				for _, f := range uitest.Faults(s.List) {
					t.Errorf("%v, %s: %s", z, k.say, f)
				}
				s.Key(ebiten.KeyEscape)
				if b.list != noList {
					t.Fatal("Esc did not close the list")
				}
			}
		}
	}
}

// In a game for one the month's end is told too, once, with the hunt.
func TestMonthEndAlone(t *testing.T) {
	p := boldTo(t, 1, func(v nile.View) bool {
		return v.Phase() == nile.Travelling && v.HuntOdds().Hunters > 0 && v.Turn() > 1
	})
	end, ok := p.Find(nile.EndTravel, -1, -1)
	if !ok {
		t.Skip("the march cannot end here")
	}
	d, s := table(p)
	st := d.stage(t)
	p.Do(end, 0)
	if encounterScreens[p.View().Phase()] != boardScreen && p.View().Phase() != nile.ChoosingPace {
		t.Skip("people are met first")
	}
	d.Refresh()
	st.Wait(0.1)
	wantScreen(t, s, monthScreen)
	st.Want(words.Say("month.hunt"))
	st.Want("Hunt & eat")
	uitest.Check(t, st.List)
	st.Key(ebiten.KeySpace)
	wantScreen(t, s, boardScreen)
	st.Wait(0.1)
	wantScreen(t, s, boardScreen)
}

// A misfortune is shown on its card, with its title, what it does and who
// makes it less; the bar lights its step.
func TestMisfortuneCards(t *testing.T) {
	met := map[nile.Disaster]bool{}
	for seed := range uint64(14) {
		p := newGame(t, seed, 100, "Ann")
		b := bold{bot: bot{t: t, p: p, rng: rand.New(rand.NewPCG(seed, 5)), months: 6}}
		board := NewBoard(p)
		sizes := uitest.Sizes()
		z := sizes[int(seed)%len(sizes)]
		var s *uitest.Stage
		for range 160 {
			if p.Table().Over() {
				break
			}
			b.step()
			if s == nil {
				s = seatAt(t, p, board, z.W, z.H, z.Scale())
			}
			var struck *game.Event
			for _, e := range p.Fresh() {
				if e.Kind == nile.DisasterStrikes {
					struck = &e
				}
			}
			s.Do(ui.Input{})
			for _, f := range uitest.Faults(s.List) {
				t.Fatalf("seed %d, %v: %s", seed, z, f)
			}
			if struck == nil || !board.cards.open() {
				continue
			}
			for i := range board.cards.shown {
				if u := &board.cards.shown[i]; u.card != nil && u.section == nile.ForDisaster {
					d := nile.Disaster(struck.Args[0])
					met[d] = true
					board.cards.at, board.cards.auto, board.cards.began = i, false, -1
					s.Do(ui.Input{})
					for _, f := range uitest.Faults(s.List) {
						t.Errorf("seed %d, %v, %v: %s", seed, z, d, f)
					}
					if !strings.Contains(strings.Join(s.List.Texts(), " "), strings.Fields(d.Title())[0]) {
						t.Errorf("%v is not named", d)
					}
					if !board.cards.misfortune() {
						t.Error("the step of misfortunes is not lit")
					}
					if img := paintMisfortune(d, 232, 88); img.Bounds().Dx() != 232 {
						t.Error("no picture")
					}
				}
			}
		}
	}
	if len(met) < 12 {
		t.Errorf("only %d disasters were met", len(met))
	}
}
