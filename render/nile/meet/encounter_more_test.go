package meet_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

func TestPrisonersByKeyboard(t *testing.T) {
	p, s, st := niletest.StageOf(t, "prisoners")
	niletest.WantScreen(t, s, screens.PrisonersScreen)
	m, _ := sight.View(p).Meeting()
	st.Want(words.Say("prisoners.goodwill", "name", tell.People(m.Tribe.Name), "who", tell.Explorer(sight.View(p), p.Seat()), "n", sight.View(p).VillageOdds().Goodwill))
	ch, _ := sight.Find(p, nile.KeepPrisoners, -1, -1)
	keep := 0
	if ch.Max > 0 {
		for st.List.Focus != "prisoners/"+meet.KeepID {
			st.Key(ebiten.KeyTab)
		}
		st.Key(ebiten.KeyRight)
		keep = 1
		then, _ := sight.View(p).SheetWith([nile.Items]int{nile.Bearers: keep})
		l := then.Load[then.Mode]
		st.Want(words.Say("outfit.load", "cost", l.Cost, "capability", l.Capability)) // live, as the number is turned
	}
	n := p.Len()
	for st.List.Focus != "prisoners/decide" {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeySpace)
	if c := local.Of(p).CommandAt(n); c.Kind != nile.KeepPrisoners || int(c.N) != keep {
		t.Errorf("Space did %+v", c)
	}
}

// A captive sees the choice that the set-up takes away, greyed and with its reason.
func TestACaptiveSeesWhatCannotBeChosen(t *testing.T) {
	for name, may := range map[string]bool{"captive": false, "captive asked": true} {
		p, s, st := niletest.StageOf(t, name)
		niletest.WantScreen(t, s, screens.CaptiveScreen)
		v := sight.View(p)
		if why := v.WhyNotBide(); (why.Why == "") != may {
			t.Fatalf("%s: biding one's time is refused: %+v", name, why)
		} else if !may {
			st.Want(words.Why(why))
		}
		i := slices.IndexFunc(st.List.Targets, func(x ui.Target) bool { return x.ID == "captive/bide" })
		if i < 0 || st.List.Targets[i].Disabled == may {
			t.Errorf("%s: the button for biding one's time: %d", name, i)
		}
		st.Want(words.Say("captive.choices"))
	}
}

// The bar of a month in captivity has what the rules say.
func TestCaptiveSharesAreTheRules(t *testing.T) {
	p, s, st := niletest.StageOf(t, "captive")
	niletest.WantScreen(t, s, screens.CaptiveScreen)
	escape, _ := sight.Find(p, nile.Escape, -1, -1)
	o, sum := sight.View(p).CaptiveOdds(0), 0.0
	for _, share := range meet.CaptiveShares(o) {
		sum += share.P
	}
	if math.Abs(sum-1) > 1e-9 || math.Abs(o.Killed-escape.Odds.Float()) > 1e-9 {
		t.Errorf("the chances come to %v, of being killed %v; the choice says %v", sum, o.Killed, escape.Odds)
	}
	st.Want(words.Say("captive.means"))
	shares := meet.CaptiveShares(o)
	for i, figure := range page.Figures(shares) {
		if shares[i].P > 0 && shares[i].Name == words.Phrase("bar.killed") {
			st.Want(fmt.Sprintf("%s %s %%", shares[i].Name, figure))
		}
	}
	n := p.Len()
	st.Key(ebiten.KeySpace)
	if c := local.Of(p).CommandAt(n); c.Kind != nile.Escape {
		t.Errorf("Space did %+v", c)
	}
}

func TestNotesLostByKeyboard(t *testing.T) {
	p, s, st := niletest.StageOf(t, "notes")
	niletest.WantScreen(t, s, screens.NotesScreen)
	all := 0
	for _, c := range p.Choices() {
		if c.Kind == nile.LoseNotes {
			all++
		}
	}
	n := p.Len()
	for st.List.Focus != "notes/Unpublished hexes" {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeyEnd)
	st.Key(ebiten.KeyEnter)
	c := local.Of(p).CommandAt(n)
	if c.Kind != nile.LoseNotes {
		t.Fatalf("Enter did %+v", c)
	}
	if h := sight.View(p).Hex(hexmap.ID(c.Target)); h.Known&(1<<p.Seat()) != 0 {
		t.Errorf("the hex is still known: got %v, wanted 0", h.Known&(1<<p.Seat()))
	}
	_ = all
}

func TestMutinyByKeyboard(t *testing.T) {
	p, s, st := niletest.StageOf(t, "mutiny")
	niletest.WantScreen(t, s, screens.MisfortuneScreen)
	st.Want(tell.DisasterTitle(deck.Mutiny))
	n := p.Len()
	_, may := sight.Find(p, nile.PayUp, -1, -1)
	st.Key(ebiten.KeySpace)
	want := nile.LetGo
	if may {
		want = nile.PayUp
	}
	if c := local.Of(p).CommandAt(n); c.Kind != want {
		t.Errorf("Space did %+v", c)
	}
}

// The lists of peoples and notes open and close by key on every board.
func TestListsByKey(t *testing.T) {
	for _, some := range []bool{false, true} {
		p := niletest.SitAt(t, "outfit empty")
		if some {
			p = niletest.BoldTo(t, 2, func(v nile.View) bool {
				return v.Phase() == nile.Travelling && len(v.Tribes()) > 1 && len(v.Notes(v.Seat())) > 0
			})
		}
		for _, z := range uitest.Sizes() {
			b := board.NewBoard(p, book.PagesOf(p))
			s := niletest.SeatAt(t, p, b, z.W, z.H, z.Scale())
			s.Wait(0.1)
			for _, k := range []struct {
				key ebiten.Key
				say string
			}{{ebiten.KeyL, words.Say("layers.title")}, {ebiten.KeyN, words.Say("notebook.title")}} {
				s.Key(k.key)
				if b.List == board.NoList {
					t.Fatalf("key %v opened nothing", k.key)
				}
				s.Want(k.say)
				uitest.CheckKeys(t, s)
				for _, f := range uitest.Faults(s.List) {
					t.Errorf("%v, %s: %s", z, k.say, f)
				}
				s.Key(ebiten.KeyEscape)
				if b.List != board.NoList {
					t.Fatalf("Esc did not close the list: got %v, wanted %v", b.List, board.NoList)
				}
			}
		}
	}
}

// In a game for one the month's end is told beside the board, with the hunt, and nothing
// is to be pressed for it.
func TestMonthEndAlone(t *testing.T) {
	p := niletest.BoldTo(t, 1, func(v nile.View) bool {
		return v.Phase() == nile.Travelling && v.HuntOdds().Hunters > 0 && v.Turn() > 1
	})
	end, ok := sight.Find(p, nile.EndTravel, -1, -1)
	if !ok {
		t.Skip("the march cannot end here")
	}
	d, s := niletest.Table(p)
	st := d.Stage(t)
	p.Do(end, 0)
	if screens.EncounterScreens[sight.View(p).Phase()] != screens.BoardScreen && sight.View(p).Phase() != nile.ChoosingPace {
		t.Skip("people are met first")
	}
	d.Refresh()
	st.Wait(0.1)
	st.Key(ebiten.KeyF24)
	niletest.WantScreen(t, s, screens.BoardScreen)
	st.Want("fresh rations for")
	st.Want("→") // what the party had before, and has now
	uitest.Check(t, st.List)
	niletest.WantScreen(t, s, screens.BoardScreen)
}

// A misfortune is shown on its card, with its title, what it does and who
// makes it less; the bar lights its step.
func TestMisfortuneCards(t *testing.T) {
	met := map[deck.Disaster]bool{}
	for seed := range uint64(14) {
		p := niletest.NewGame(t, seed, 100, "Ann")
		b := niletest.Bold{Bot: niletest.Bot{T: t, P: p, Rng: rand.New(rand.NewPCG(seed, 5)), Months: 6}}
		board := board.NewBoard(p, book.PagesOf(p))
		sizes := uitest.Sizes()
		z := sizes[int(seed)%len(sizes)]
		var s *uitest.Stage
		for range 160 {
			if p.Over() {
				break
			}
			b.Step()
			if s == nil {
				s = niletest.SeatAt(t, p, board, z.W, z.H, z.Scale())
			}
			var struck *game.Event
			for _, e := range p.Last() {
				if e.Kind == nile.DisasterStrikes {
					struck = &e
				}
			}
			s.Do(ui.Input{})
			for _, f := range uitest.Faults(s.List) {
				t.Fatalf("seed %d, %v: %s", seed, z, f)
			}
			if struck == nil || !board.Cards.Open() {
				continue
			}
			for i := range board.Cards.Shown {
				if u := &board.Cards.Shown[i]; u.Card != nil && u.Section == nile.ForDisaster {
					d := nile.As[nile.DisasterStrikesEvent](*struck).Disaster
					met[d] = true
					board.Cards.At, board.Cards.Auto, board.Cards.Began = i, false, -1
					s.Do(ui.Input{})
					for _, f := range uitest.Faults(s.List) {
						t.Errorf("seed %d, %v, %v: %s", seed, z, d, f)
					}
					if !strings.Contains(strings.Join(s.List.Texts(), " "), strings.Fields(tell.DisasterTitle(d))[0]) {
						t.Errorf("%v is not named", d)
					}
					if v := sight.View(board.Play); !board.Cards.Misfortune() || v.Phase() == nile.Travelling && board.Bar(v).Step != 2 {
						t.Errorf("a card that has been told keeps the bar at step %d", board.Bar(v).Step)
					}
					if u.Subject != tell.DisasterPicture(d) {
						t.Errorf("%v shows %s, want %s", d, u.Subject, tell.DisasterPicture(d))
					}
				}
			}
		}
	}
	if len(met) < 12 {
		t.Errorf("only %d disasters were met", len(met))
	}
}

// What is in the notebook is promised by the paper, scored by publishing, and
// can be published even where no hex is left to print.
func TestNotesArePublished(t *testing.T) {
	p := niletest.BoldTo(t, 2, func(v nile.View) bool {
		return v.Phase() == nile.Publishing && v.Seat() >= 0 && len(v.Notes(v.Seat())) > 1
	})
	v, seat := sight.View(p), p.Seat()
	notes, points := v.Notes(seat), 0
	for _, n := range notes {
		points += n.Points
	}
	d := press.Draft(p, press.Publishable(p), 0)
	got := 0
	for _, s := range d.Scores {
		if press.IsNote(s.Reason) {
			got += s.Points
		}
	}
	if got != points {
		t.Errorf("the paper promises %d points for notes worth %d", got, points)
	}
	before := v.Player(seat).Points
	n := niletest.Printed(t, p, d)
	if n == nil {
		t.Fatal("not printed:", p.Failed)
	}
	if fmt.Sprint(n.Scores) != fmt.Sprint(d.Scores) {
		t.Errorf("promised %v\nscored   %v", d.Scores, n.Scores)
	}
	if after := sight.View(p).Player(seat).Points; after-before != press.Total(d.Scores) || len(sight.View(p).Notes(seat)) != 0 {
		t.Errorf("%d points more, promised %d", after-before, press.Total(d.Scores))
	}
}

// A new game has gentle hosts unless the players say otherwise.
func TestGentleHostsAreAgreedOn(t *testing.T) {
	d := niletest.NewSaloon(nil)
	s := d.Stage(t)
	s.Key(ebiten.KeyN)
	said := func(id, key string) { // below the switch, or where there is little room as its tip
		t.Helper()
		if g := s.Target(id); !strings.Contains(g.Tip, words.Say(key)) && !s.Has(words.Say(key)) {
			t.Errorf("%s says %q, not %q", id, g.Tip, words.Say(key))
		}
	}
	said("Gentle hosts", "setup.gentle.text")
	said("Fresh dice when a game is taken up again", "setup.fresh.off")
	if g := s.Target("Fresh dice when a game is taken up again"); !strings.Contains(g.Tip, words.Say("setup.fresh.text")) {
		t.Errorf("not ticked, its tip does not say what ticking does: %q", g.Tip)
	}
	s.Key(ebiten.KeyG)
	said("Gentle hosts", "setup.gentle.off")
	s.Key(ebiten.KeyT)
	said("Fresh dice when a game is taken up again", "setup.fresh.text")
	said("Shorter dice", "setup.short.off")
	s.Key(ebiten.KeyH)
	said("Shorter dice", "setup.short.text")
	s.Key(ebiten.KeyB)
	if d.Began.Gentle || !d.Began.FreshDice || !d.Began.ShortDice {
		t.Errorf("began with %+v", d.Began)
	}
}

// Where gifts cannot make friends, or lead to harm more often than to friends, Space leaves the people in peace: who only
// presses on is not led into a fight.
func TestRule13_SpaceOffersNoVainGifts(t *testing.T) {
	vain, good := 0, 0
	for n := range 9 {
		p := niletest.BoldTo(t, n%3+1, func(v nile.View) bool { return v.Phase() == nile.Parleying && len(v.GiftOffers(nil)) > 0 })
		d, s := niletest.Table(p)
		st := d.Stage(t)
		st.Wait(1)
		scene := s.Sub.(*meet.ParleyScene)
		offer, _ := sight.Find(p, nile.Parley, -1, -1)
		scene.Gifts = []int{1, scene.Gifts, int(offer.Max)}[n/3]
		o := sight.View(p).ParleyOdds(scene.Gifts)
		harm, was := o.Charge+o.Ambush+o.Dead, p.Len()
		want := nile.Pass
		if o.Friend > 0 && (harm <= meet.HastyRisk || o.Friend >= harm) {
			want = nile.Parley
			good++
		} else {
			vain++
		}
		st.Wait(0.1)
		st.Key(ebiten.KeySpace)
		if p.Len() == was || p.Step(was).Kind != want {
			t.Errorf("%d gifts, friends %.2f, harm %.2f: Space gave %d commands, want one of kind %v", scene.Gifts, o.Friend, harm, p.Len()-was, want)
		}
	}
	if vain == 0 || good == 0 {
		t.Errorf("%d offers in vain, %d good ones", vain, good)
	}
}
