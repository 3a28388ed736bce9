package render

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

func TestCardsOfAMoveAreTurned(t *testing.T) {
	p := driven(t, 5, 2, marching)
	b := NewBoard(p, PagesOf(p))
	prefs := DefaultPreferences()
	a := New(Hooks{}, prefs)
	s := uitest.New(t, 1280, 800, 1, func(c *ui.Context) { c.Keys = &keymap.Map{}; b.Frame(c, a) })
	var drawn int
	for _, c := range p.Choices() {
		if c.Kind == nile.Move && p.View().Hex(hexmap.ID(c.Target)).State == nile.Unmapped {
			p.Do(c, 0)
			break
		}
	}
	for _, e := range p.Fresh() {
		if e.Kind == nile.CardDrawn {
			drawn++
		}
	}
	s.Wait(0.05)
	cards := 0
	for _, u := range b.cards.shown {
		if u.card != nil {
			cards++
			if len(u.told) == 0 {
				t.Error("a card that says nothing")
			}
		}
	}
	if cards != drawn || drawn == 0 {
		t.Fatalf("%d cards shown of %d drawn", cards, drawn)
	}
	s.Wait(turnTime*float64(len(b.cards.shown)) + 0.2)
	if b.cards.auto || b.cards.at != len(b.cards.shown)-1 {
		t.Fatalf("card %d of %d is shown when all have been turned", b.cards.at+1, len(b.cards.shown))
	}
	s.Want("Event")
	s.Click("‹")
	if b.cards.at != len(b.cards.shown)-2 {
		t.Error("‹ did not go back")
	}
	s.Key(ebiten.KeyEscape)
	if b.cards.open() {
		t.Error("Esc did not put the card away")
	}
}

// With shorter dice all that was turned is shown in a third of the time (4.7).
func TestShorterDice(t *testing.T) {
	for _, short := range []bool{false, true} {
		settings := nile.Settings{Way: nile.Game1, Target: 75, ShortDice: short, Players: []nile.Player{{Name: "Amelia"}}}
		table, err := game.NewTable(nile.Rules{}, settings.Encode(), 1)
		if err != nil {
			t.Fatal(err)
		}
		var k turned
		k.turn(NewPlay(table, Host{}).View(), nil, 0, true)
		k.shown = make([]turnedUp, 4)
		took := 0.0
		s := uitest.New(t, 800, 600, 1, func(c *ui.Context) {
			if took == 0 {
				k.began, took = c.In.Now, -c.In.Now
			}
			if k.advance(c, c.In.Now); !k.auto && took < 0 {
				took += c.In.Now
			}
		})
		s.Wait(4*turnTime + 0.3)
		want := 4 * turnTime
		if short {
			want /= 3
		}
		if took < want-0.01 || took > want+0.1 {
			t.Errorf("shorter dice %v: four cards took %.2f s, want %.2f", short, took, want)
		}
	}
}

func TestAnyKeySkipsCards(t *testing.T) {
	k := turned{shown: make([]turnedUp, 5), auto: true, pace: 1}
	k.skip()
	if k.at != 4 || k.auto {
		t.Errorf("at %d, auto %v", k.at, k.auto)
	}
}

// anyMoves plays games of two by chance, each for so many commands at most, and
// shows what every command told.
func anyMoves(t *testing.T, games uint64, most int, salt uint64, after func(seed uint64, v nile.View, events []game.Event)) {
	t.Helper()
	for seed := range games {
		p := driven(t, seed, 2, func(v nile.View) bool { return v.Phase() == nile.ChoosingPort })
		rng := rand.New(rand.NewPCG(seed, salt))
		for range most {
			cs := p.Table().Choices()
			if p.Table().Over() || len(cs) == 0 {
				break
			}
			p.SitDown()
			from, c := len(p.Events()), cs[rng.IntN(len(cs))]
			p.Do(c, int(c.Min)+rng.IntN(int(c.Max-c.Min)+1))
			events := p.Events()
			after(seed, p.View(), events[min(from, len(events)):])
		}
	}
}

// Every card and every throw of dice that is turned up says what came of it,
// a misfortune that takes nothing too.
func TestEveryCardTellsSomething(t *testing.T) {
	seen := 0
	anyMoves(t, 8, 300, 21, func(seed uint64, v nile.View, events []game.Event) {
		for _, u := range turnedBy(v, events) {
			if u.card == nil {
				continue
			}
			seen++
			said := ""
			for _, l := range u.told {
				said += l.Text
			}
			if strings.TrimSpace(said) == "" {
				t.Errorf("seed %d: the card %q says nothing", seed, u.title)
			}
		}
	})
	if seen < 50 {
		t.Errorf("only %d cards were turned", seen)
	}
}

// Every card is as high as what stands on it, so that none has a bar to scroll
// it where there is room.
func TestCardsAreAsHighAsTheirWords(t *testing.T) {
	cards := 0
	var show turned
	var seen nile.View
	stages := map[float64]*uitest.Stage{}
	anyMoves(t, 4, 200, 22, func(seed uint64, v nile.View, events []game.Event) {
		for _, scale := range []float64{1, 1.5} {
			k := turned{began: -1, pace: 1, shown: turnedBy(v, events)}
			if len(k.shown) == 0 {
				continue
			}
			s := stages[scale]
			if s == nil { // one for all, as in a game: one card comes after the other
				s = uitest.New(t, 1280*scale, 900*scale, scale, func(c *ui.Context) { show.frame(c, nil, seen, ui.R(0, 0, 900, 860)) })
				stages[scale] = s
			}
			for k.at = range k.shown {
				show, seen = k, v
				cards++
				s.Wait(0.1)
				for _, it := range s.List.Items {
					if it.Kind == ui.PanelItem && it.Panel == ui.ThumbPanel {
						t.Fatalf("seed %d: the card %q scrolls at %v", seed, k.shown[k.at].title, scale)
					}
				}
			}
		}
	})
	if cards < 100 {
		t.Errorf("only %d cards were turned", cards)
	}
}

// While dice roll, what they made is not told yet; when they lie still it is,
// at the place kept for it.
func TestDiceLieStillBeforeTheyAreTold(t *testing.T) {
	p := driven(t, 3, 2, marching)
	v := p.View()
	var k turned
	k.turn(v, nil, 0, true)
	k.shown = []turnedUp{{title: "The way", faces: []int{4, 2}, told: []words.Line{{Text: "Lost among the trees.", Dice: "rolled 2", Rule: "12"}}}}
	k.at, k.auto, k.began = 0, true, -1
	heights := [2]float64{}
	s := uitest.New(t, 800, 600, 1, func(c *ui.Context) {
		if k.began < 0 {
			k.began = c.In.Now
		}
		lay := cardLayout{c: c, w: 230}
		i := 0
		if c.In.Now >= k.began+rollTime*k.pace {
			i = 1
		}
		heights[i] = k.content(c, nil, v, &lay, ui.R(20, 20, 230, 400))
	})
	if s.Has("Lost among the trees.") || s.Has("Rolled 2") {
		t.Error("told while the dice roll")
	}
	s.Wait(rollTime*k.pace + 0.1)
	s.Want("Lost among the trees.")
	s.Want("Rolled 2")
	if heights[0] != heights[1] || heights[0] == 0 {
		t.Errorf("the card is %v high while they roll, %v after", heights[0], heights[1])
	}
}
