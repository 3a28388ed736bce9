package meet_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Meeting a people by keyboard: the figures choose a policy, the screen says
// its odds and the sum behind them, Space does it.
func TestMeetingByKeyboard(t *testing.T) {
	p, s, st := niletest.StageOf(t, "meet")
	niletest.WantScreen(t, s, screens.MeetScreen)
	v := sight.View(p)
	m, _ := v.Meeting()
	st.Want(tell.People(m.Tribe.Name))
	st.Want(tell.LeaderOf(m.Tribe))
	st.Want(tell.Speech(v, m.Tribe, p.Told(), tell.AtMeeting))
	if st.Has(words.Say("meet.attitude")) {
		t.Error("the reckoning stands open before anybody asked")
	}
	st.Key(ebiten.KeyY)
	st.Want(words.Say("meet.attitude"))
	for i := 1; i <= meet.Policies; i++ {
		o := v.PolicyOdds(i)
		st.Key(ebiten.KeyDigit0 + ebiten.Key(i))
		if !o.Allowed {
			if s.Sub.(*meet.MeetScene).Chosen == i {
				t.Errorf("policy %d is not allowed and was chosen", i)
			}
			st.Want(words.Say("meet.no-guide"))
			continue
		}
		st.Want(tell.PolicyNote(v, i))
		st.Want(fmt.Sprintf("above %d", o.S))
		sum := 0
		for _, term := range o.Terms {
			st.Want(tell.TermName(term.Key))
			sum += term.Value
		}
		if sum != o.S {
			t.Errorf("policy %d: the sum shown is %d, S is %d", i, sum, o.S)
		}
		if o.Charge+o.Ambush > 0 {
			st.Want(fmt.Sprintf("win %s of a hundred", words.InHundred(o.WinOdds())))
		}
		shares := 0.0
		for _, k := range meet.PolicyShares(o) {
			shares += k.P
		}
		if shares < 0.999999 || shares > 1.000001 {
			t.Errorf("policy %d: the chances come to %v", i, shares)
		}
	}
	n := p.Len()
	st.Key(ebiten.KeyDigit2)
	if p.Len() != n {
		t.Fatalf("choosing a policy went in at once: got %v, wanted %v", p.Len(), n)
	}
	st.Key(ebiten.KeySpace)
	if c := local.Of(p).CommandAt(n); p.Len() != n+1 || c.Kind != nile.Policy || c.Target != 2 {
		t.Errorf("Space did %+v", c)
	}
}

func TestWithdrawByKeyboard(t *testing.T) {
	p, s, st := niletest.StageOf(t, "meet")
	back, ok := sight.Find(p, nile.Withdraw, -1, -1)
	if !ok {
		t.Skip("no way back in this game")
	}
	st.Key(ebiten.KeyW)
	sheet, _ := sight.View(p).Sheet(p.Seat())
	if sheet.At != hexmap.ID(back.Target) || !sheet.Halted {
		t.Errorf("at %d, halted %v", sheet.At, sheet.Halted)
	}
	niletest.WantScreen(t, s, screens.BoardScreen)
}

// Esc opens the menu and F1 the rules over a sheet, as everywhere.
func TestSheetsOverTheChartKeepTheKeys(t *testing.T) {
	for name, rule := range map[string]string{"meet": "13", "parley": "13", "trade": "14", "mutiny": "11", "captive": "15"} {
		p := niletest.SitAt(t, name)
		d, s := niletest.Table(p)
		st := d.Stage(t)
		st.Wait(8) // cards and dice first
		if got := s.Rule(); got != rule {
			t.Errorf("%s: the rules open at %q, want %q", name, got, rule)
		}
		st.Key(ebiten.KeyF1)
		if len(d.Asked) != 1 || d.Asked[0] != "rules" {
			t.Errorf("%s: F1 asked for %v", name, d.Asked)
		}
		st.Key(ebiten.KeyEscape)
		if d.Top().Name() != "pause" {
			t.Errorf("%s: Esc shows %s, want pause", name, d.Top().Name())
		}
	}
}

func TestParleyByKeyboard(t *testing.T) {
	p, s, st := niletest.StageOf(t, "parley")
	niletest.WantScreen(t, s, screens.ParleyScreen)
	offer, ok := sight.Find(p, nile.Parley, -1, -1)
	if !ok {
		t.Skip("no gifts in this game")
	}
	m, _ := sight.View(p).Meeting()
	st.Key(ebiten.KeyY)
	for st.List.Focus != "parley/"+meet.GiftsID {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeyHome)
	if n := s.Sub.(*meet.ParleyScene).Gifts; n != 1 {
		t.Fatalf("%d gifts after Home, want 1", n)
	}
	st.Key(ebiten.KeyRight)
	o := sight.View(p).ParleyOdds(2)
	if o.Need > 6 {
		st.Want(words.Say("parley.need.never", "gifts", 2, "strength", m.Tribe.Strength))
	} else {
		st.Want(fmt.Sprintf("%d or more does it", o.Need))
	}
	before := p.Len()
	st.Key(ebiten.KeyEnter)
	if p.Len() != before {
		t.Fatalf("Enter in the number offered the gifts: got %v, wanted %v", p.Len(), before)
	}
	st.Key(ebiten.KeyTab)
	for st.List.Focus != "parley/offer" {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeySpace)
	if c := local.Of(p).CommandAt(before); c.Kind != nile.Parley || c.N != 2 || offer.Max < 2 {
		t.Errorf("Space did %+v", c)
	}
}

// The numbers of gifts offered are the least for each throw. Whatever people are parleyed
// with: the chance on a button is that of the bar when the button is set off, and no
// other button then says what the bar says; so the bar never tells of another offer than
// the one that is chosen.
func TestGiftsOfferedAreTheTables(t *testing.T) {
	seen := map[int]bool{} // strengths parleyed with
	for range 10 {
		p := niletest.BoldTo(t, 2, func(v nile.View) bool {
			m, _ := v.Meeting()
			return v.Phase() == nile.Parleying && !seen[m.Tribe.Strength] && len(v.GiftOffers(nil)) > 0
		})
		v := sight.View(p)
		m, _ := v.Meeting()
		seen[m.Tribe.Strength] = true
		d, s := niletest.Table(p)
		prefs := d.Preferences()
		prefs.Animations = false
		d.SetPreferences(prefs)
		st := d.Stage(t)
		st.Wait(1) // a sheet that has come up takes no press at first
		niletest.WantScreen(t, s, screens.ParleyScreen)
		scene, last := s.Sub.(*meet.ParleyScene), 0.0
		for _, o := range v.GiftOffers(nil) {
			friend := page.Figures(meet.ParleyShares(o.Odds))[0] // all outcomes add up to a hundred
			if n, exact := 0, 100*o.Odds.Friend; o.Odds.Friend < 0.99 {
				if _, err := fmt.Sscan(friend, &n); err != nil || math.Abs(float64(n)-exact) >= 1 {
					t.Errorf("strength %d, %d gifts: %s %%, and it is %.2f %%", m.Tribe.Strength, o.Gifts, friend, exact)
				}
			}
			if o.Odds.Friend <= last {
				t.Errorf("strength %d: %d gifts do no better than fewer", m.Tribe.Strength, o.Gifts)
			}
			last = o.Odds.Friend
			st.Click(words.Phrase("parley.for", "n", o.Gifts, "percent", friend))
			st.Want(fmt.Sprintf("%s %s %%", words.Phrase("bar.friend"), friend))
			st.Want(strings.ReplaceAll(words.Say("parley.offer", "n", scene.Gifts), "_", ""))
			if scene.Gifts != o.Gifts {
				t.Errorf("strength %d: the button of %d gifts lays out %d", m.Tribe.Strength, o.Gifts, scene.Gifts)
			}
		}
		if len(seen) == 1 { // by the number itself: the bar goes with it, from one offer to the next
			for n := 1; n <= v.FirstOffer(); n++ {
				scene.Gifts = n
				d.Refresh()
				st.Wait(0.1)
				if friend := page.Figures(meet.ParleyShares(v.ParleyOdds(n)))[0]; friend != "0" { // what cannot be is not on the bar
					st.Want(fmt.Sprintf("%s %s %%", words.Phrase("bar.friend"), friend))
				}
			}
		}
	}
}

// What the trade's table promises is what trading does.
func TestTradeDoesWhatItPromises(t *testing.T) {
	for k := range len(nile.Bargain{}) {
		p, s, st := niletest.StageOf(t, "trade")
		niletest.WantScreen(t, s, screens.TradeScreen)
		m, _ := sight.View(p).Meeting()
		scene := s.Sub.(*meet.TradeScene)
		before, _ := sight.View(p).Bargain(scene.Want)
		d := before.Lines[k].Deal
		if _, offered := sight.Find(p, d.Kind, -1, d.Item); !offered {
			continue
		}
		scene.Want[k] = min(2, before.Lines[k].Most)
		if k == 0 {
			scene.Want[5] = 1
		}
		then, _ := sight.View(p).Bargain(scene.Want)
		st.Wait(0.1)
		st.Key(ebiten.KeySpace)
		if !m.Traded {
			st.Want(words.Say("trade.ask"))
			niletest.Read(st)
			st.Chord(ui.Key(ebiten.KeyN))
			if p.Len() == 0 || sight.View(p).Phase() != nile.Trading {
				t.Fatal("traded although the answer was no")
			}
			st.Key(ebiten.KeySpace)
			niletest.Read(st)
			st.Chord(ui.Key(ebiten.KeyS))
		}
		if sight.View(p).Phase() != nile.Trading {
			continue // poisoned
		}
		got, _ := sight.View(p).Sheet(p.Seat())
		if got.Have != then.After.Have {
			t.Errorf("%s: %v in hand, promised %v", meet.DealID(d), got.Have, then.After.Have)
		}
		after, _ := sight.View(p).Bargain(nile.Bargain{})
		if after.Left != then.Left {
			t.Errorf("%s: they give %d more, promised %d", meet.DealID(d), after.Left, then.Left)
		}
		st.Want(words.Say("trade.risk.past"))
		if struck := words.Say("trade.struck", "got", "", "gave", ""); !st.Has(struck[:strings.Index(struck, ":")]) {
			t.Errorf("%s: nothing says what has been traded: %q", meet.DealID(d), st.List.Texts())
		}
	}
}

// Before a bargain the page says what the party has, of each thing and of what it pays with, and what a port asks for
// it; with something put down, what is then left, and the red button what is paid.
func TestTradeSaysWhatOneHasAndWhatIsLeft(t *testing.T) {
	p, s, st := niletest.StageOf(t, "trade")
	scene, v := s.Sub.(*meet.TradeScene), sight.View(p)
	st.Want(words.Say("trade.now"))
	st.Want(words.Phrase("trade.have"))
	st.Want(words.Money(nile.Price(nile.Guides)))
	now, _ := v.Bargain(nile.Bargain{})
	for i := range now.Lines {
		if d := now.Lines[i]; d.Kind == nile.Barter && d.Most > 0 {
			scene.Want[i] = 1
			break
		}
	}
	then, _ := v.Bargain(scene.Want)
	st.Key(ebiten.KeyF24)
	st.Want(words.Say("trade.after"))
	for i := range then.Lines { // what is given and got stands in words, and in gifts over the sum
		if d := then.Lines[i]; d.N > 0 {
			st.Want(words.Phrase("trade.gifts.n", "n", d.Each))
			st.Want(tell.Item(d.Item, d.N*max(1, d.Pieces)))
		}
	}
	for _, head := range []string{"trade.have", "trade.port", "trade.each", "trade.many", "trade.sum.pay", "trade.sum.get"} {
		st.Want(words.Phrase(head))
	}
	st.Want(words.Phrase("trade.turns", "now", words.Number(now.Gifts), "then", words.Number(then.Gifts)))
	_, label, _ := strings.Cut(words.Say("trade.do.pay", "n", now.Gifts-then.Gifts), "_")
	st.Want(label)
}

// What is put down moves nothing: the numbers stay where they are.
func TestTradeKeepsItsPlaces(t *testing.T) {
	p, s, st := niletest.StageOf(t, "trade")
	scene, v := s.Sub.(*meet.TradeScene), sight.View(p)
	places := func() (out []ui.Rect) {
		for i := range st.List.Targets {
			if x := &st.List.Targets[i]; strings.HasPrefix(x.ID, "trade/g") {
				out = append(out, x.Rect)
			}
		}
		return out
	}
	st.Key(ebiten.KeyF24)
	before, _ := v.Bargain(nile.Bargain{})
	at, seen := places(), 0
	for i := range before.Lines {
		if before.Lines[i].Most == 0 {
			continue
		}
		seen++
		scene.Want = nile.Bargain{}
		scene.Want[i] = 1
		st.Key(ebiten.KeyF24)
		if now := places(); len(now) == 0 || len(at) == 0 || now[0] != at[0] {
			t.Errorf("with %s put down the numbers stand at %v, without at %v", meet.DealID(before.Lines[i].Deal), now, at)
		}
	}
	if seen < 3 {
		t.Errorf("%d things could be put down", seen)
	}
}

// While a number has the keyboard, Space does what is on the button, and Enter is done with
// the number first; on the next visit too. Who leaves with something put down is asked.
func TestSpaceAndEnterInTheNumbersOfATrade(t *testing.T) {
	for _, key := range []ebiten.Key{ebiten.KeySpace, ebiten.KeyEnter} {
		p, s, st := niletest.StageOf(t, "trade")
		scene, v := s.Sub.(*meet.TradeScene), sight.View(p)
		b, _ := v.Bargain(nile.Bargain{})
		row := -1
		for i, l := range b.Lines {
			if l.Most > 0 {
				row = i
			}
		}
		if row < 0 {
			t.Fatalf("nothing can be traded: got %v, wanted at least 0", row)
		}
		for st.List.Focus != "trade/"+meet.DealID(b.Lines[row].Deal) {
			st.Key(ebiten.KeyTab)
		}
		st.Key(ebiten.KeyRight)
		if scene.Want[row] != 1 {
			t.Fatalf("%d put down, want 1", scene.Want[row])
		}
		n := p.Len()
		st.Key(ebiten.KeyW)
		st.Want(words.Say("trade.forget"))
		niletest.Read(st)
		st.Chord(ui.Key(ebiten.KeyEscape))
		if p.Len() != n || sight.View(p).Phase() != nile.Trading || scene.Want[row] != 1 {
			t.Fatal("left, and what was put down is forgotten")
		}
		niletest.Read(st)
		if key == ebiten.KeyEnter {
			st.Key(key)
			if st.Has(words.Say("trade.ask")) || p.Len() != n {
				t.Fatal("Enter in the number traded")
			}
		}
		st.Key(key)
		if m, _ := v.Meeting(); !m.Traded && !st.Has(words.Say("trade.ask")) || m.Traded && p.Len() == n {
			t.Errorf("%v is dead while a number has the keyboard", key)
		}
	}
}

// Every piece of the bar of a battle has its name, in it or below it, however narrow it is (15).
func TestEveryPieceOfABattlesBarIsNamed(t *testing.T) {
	p := niletest.BoldTo(t, 2, func(v nile.View) bool { // pieces too narrow for a name, and one that is not
		o := v.BattleOdds()
		return v.Phase() == nile.Fighting && o.Win > 0.5 && o.Defeat().Killed > 0.01 && o.Defeat().Killed < 0.1
	})
	d, s := niletest.Table(p)
	st := d.Stage(t)
	niletest.WantScreen(t, s, screens.BattleScreen)
	o := sight.View(p).BattleOdds()
	for key, chance := range map[string]float64{"battle.win": o.Win, "battle.fled": o.Defeat().Escaped, "battle.killed": o.Defeat().Killed, "battle.prisoner": o.Defeat().Prisoner} {
		if piece := words.Phrase(key); !slices.ContainsFunc(st.List.Items, func(it ui.Item) bool { return strings.HasPrefix(it.Text, piece+" ") }) {
			t.Errorf("%s, %.3f, is nowhere named", piece, chance)
		}
	}
}

// Beside the bar of a battle stands why it stands so: who attacks next, and how often that ends it (15).
func TestABattleSaysWhoseAttackIsNext(t *testing.T) {
	for stage, first := range map[string]string{"battle": ".first", "battle late": ""} { // in any order: each is looked at
		p, _, st := niletest.StageOf(t, stage)
		m, _ := sight.View(p).Meeting()
		if m.First != (first != "") {
			t.Fatalf("%s: the first attack is still to come: %v", stage, m.First)
		}
		key, n := "battle.turns.theirs", m.Warriors
		if m.Ours {
			key, n = "battle.turns.ours", m.Askaris
		}
		st.Want(words.Say(key+first, "n", n, "chance", words.InHundred(page.Odds(sight.View(p).NextAttack().Ends()))))
	}
}

// A battle is fought to its end with Space, each exchange told with its dice.
func TestBattleByKeyboard(t *testing.T) {
	p, s, st := niletest.StageOf(t, "battle")
	niletest.WantScreen(t, s, screens.BattleScreen)
	for range 60 {
		if sight.View(p).Phase() != nile.Fighting {
			break
		}
		o := sight.View(p).BattleOdds()
		st.Want(fmt.Sprintf("%s %%", words.InHundred(page.Odds(max(o.Win, 1-o.Win)))))
		n := p.Len()
		st.Key(ebiten.KeySpace)
		if p.Len() != n+1 {
			t.Fatalf("Space did not fight on: got %v, wanted %v", p.Len(), n+1)
		}
		uitest.Check(t, st.List)
	}
	if sight.View(p).Phase() == nile.Fighting {
		t.Fatal("the battle never ends")
	}
	if s.At.Screen == screens.BattleScreen {
		t.Error("the battle is still shown")
	}
}
