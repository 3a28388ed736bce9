package board_test

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/cards"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

func TestCardsOfAMoveAreTurned(t *testing.T) {
	p := niletest.Driven(t, 5, 2, driven.Marching)
	b := board.NewBoard(p, book.PagesOf(p))
	prefs := desk.DefaultPreferences()
	a := render.New(render.Hooks{}, prefs)
	s := uitest.New(t, 1280, 800, 1, func(c *ui.Context) { c.Keys = keys.Set().UsualKeys(); b.Frame(c, a) })
	var drawn int
	for _, c := range p.Choices() {
		if c.Kind == nile.Move && sight.View(p).Hex(hexmap.ID(c.Target)).State == nile.Unmapped {
			p.Do(c, 0)
			break
		}
	}
	for _, e := range p.Last() {
		if e.Kind == nile.CardDrawn {
			drawn++
		}
	}
	s.Wait(0.05)
	turned := 0
	for _, u := range behind(b.Cards.Shown) {
		if u.Card != nil {
			turned++
			if len(u.Told) == 0 {
				t.Error("a card that says nothing")
			}
		}
	}
	if turned != drawn || drawn == 0 {
		t.Fatalf("%d cards shown of %d drawn", turned, drawn)
	}
	if len(b.Cards.Shown) != 1 || b.Cards.Shown[0].Hex == nil {
		t.Fatalf("%d cards for one hex", len(b.Cards.Shown))
	}
	for k := 0; p.Beats().Playing(); k++ {
		if k > 600 {
			t.Fatalf("the card never lies still: got %v, wanted at most 600", k)
		}
		s.Wait(1.0 / 60)
	}
	u := &b.Cards.Shown[0]
	s.Want(u.Title)
	for _, f := range u.Hex.Found {
		s.Want(f.Text)
	}
	said := u.Hex.Parts[len(u.Hex.Parts)-1].Told[0].Text
	read := func() bool { return s.Has("Terrain") }
	if read() {
		t.Error("what it was read from stands open before anybody asked")
	}
	s.Key(ebiten.KeyY)
	if !read() || !a.Preferences().Reckoning {
		t.Errorf("Y does not say what %q was read from", said)
	}
	s.Click("why")
	if read() || a.Preferences().Reckoning {
		t.Error("what it was read from does not close again")
	}
	s.Key(ebiten.KeyEscape)
	if b.Cards.Open() {
		t.Error("Esc did not put the card away")
	}
}

// A discovery is told in one order: the card turns, then the crayon colours the hex,
// then what is found in it is seen, and the journal writes last, all of it at once.
func TestTheJournalWritesLast(t *testing.T) {
	discoveries, moments := 0, 0
	anyMoves(t, 60, 260, 23, func(seed uint64, v nile.View, events []game.Event) {
		turned := cards.TurnedBy(v, events, tell.Turns(events, 0))
		list := cards.Beats(v, &play.Doing{Events: events}, turned)
		for _, u := range turned {
			if u.Hex == nil {
				continue
			}
			discoveries++
			const card, colour, seen, line = 0, 1, 2, 3
			at, waited := [4]int{-1, -1, -1, -1}, 0.0
			for i, b := range list {
				if b.Event < u.From || events[b.Event].At != int32(u.Hex.At) {
					continue
				}
				switch b.Kind {
				case play.CardBeat:
					if at[card] < 0 {
						at[card] = i
					}
				case play.ColourBeat:
					at[colour] = i
				case play.SeenBeat:
					at[seen] = i
					waited += b.Takes
				case play.LineBeat:
					if at[line] < 0 {
						at[line] = i
					}
				}
			}
			if at[colour] >= 0 && at[card] > at[colour] || at[seen] > at[line] || at[colour] > at[line] || at[card] < 0 {
				t.Fatalf("seed %d: the beats of hex %d come as %v", seed, u.Hex.At, at)
			}
			for _, f := range u.Hex.Found {
				if f.Picture != nil {
					if moments++; waited < 1 {
						t.Errorf("seed %d: %q is seen for %.2f s", seed, f.Text, waited)
					}
				}
			}
		}
		for i, u := range turned {
			if i > 0 && u.Hex != nil && turned[i-1].Hex != nil && u.Hex.At == turned[i-1].Hex.At {
				t.Errorf("seed %d: two cards for hex %d", seed, u.Hex.At)
			}
		}
	})
	if discoveries < 40 || moments < 3 {
		t.Errorf("only %d discoveries and %d moments", discoveries, moments)
	}
}

// behind are the cards and throws behind what is turned up: those of a hex one by one.
func behind(shown []cards.TurnedUp) (out []cards.TurnedUp) {
	for _, u := range shown {
		if u.Hex != nil {
			out = append(out, u.Hex.Parts...)
			continue
		}
		out = append(out, u)
	}
	return out
}

// With shorter dice all that was turned is shown in a third of the time (4.7).
func TestShorterDice(t *testing.T) {
	for _, short := range []bool{false, true} {
		settings := nile.Settings{Way: nile.Game1, Target: 75, ShortDice: short, Players: []nile.Player{{Name: "Amelia"}}}
		table, err := game.NewTable(nile.Rules{}, settings.Encode(), 1)
		if err != nil {
			t.Fatal(err)
		}
		v := sight.View(local.New(table, play.Host{}))
		dice := game.Event{Kind: nile.Hunted, Rolls: []game.Roll{{Name: "18 hunt", Of: 6, Got: 2}}}
		d := &play.Doing{Events: []game.Event{dice, dice, dice, dice}}
		took := 0.0
		for _, x := range cards.Beats(v, d, cards.TurnedBy(v, d.Events, tell.Turns(d.Events, 0))) {
			took += x.Takes
		}
		want := 4 * cards.TurnTime
		if short {
			want /= 3
		}
		if math.Abs(took-want) > 1e-9 {
			t.Errorf("shorter dice %v: four throws take %.2f s, want %.2f", short, took, want)
		}
	}
}

// anyMoves plays games of two by chance, each for so many commands at most, and
// shows what every command told.
func anyMoves(t *testing.T, games uint64, most int, salt uint64, after func(seed uint64, v nile.View, events []game.Event)) {
	t.Helper()
	for seed := range games {
		p := niletest.Driven(t, seed, 2, func(v nile.View) bool { return v.Phase() == nile.ChoosingPort })
		rng := rand.New(rand.NewPCG(seed, salt))
		for range most {
			cs := local.Of(p).Choices()
			if p.Over() || len(cs) == 0 {
				break
			}
			p.SitDown()
			from, c := len(p.Events()), cs[rng.IntN(len(cs))]
			p.Do(c, int(c.Min)+rng.IntN(int(c.Max-c.Min)+1))
			events := p.Events()
			after(seed, sight.View(p), events[min(from, len(events)):])
		}
	}
}

// Every card and every throw of dice that is turned up says what came of it,
// a misfortune that takes nothing too.
func TestEveryCardTellsSomething(t *testing.T) {
	seen := 0
	anyMoves(t, 8, 300, 21, func(seed uint64, v nile.View, events []game.Event) {
		for _, u := range behind(cards.TurnedBy(v, events, tell.Turns(events, 0))) {
			if u.Card == nil {
				continue
			}
			seen++
			said := ""
			for _, l := range u.Told {
				said += l.Text
			}
			if strings.TrimSpace(said) == "" {
				t.Errorf("seed %d: the card %q says nothing", seed, u.Title)
			}
		}
	})
	if seen < 50 {
		t.Errorf("only %d cards were turned", seen)
	}
}

// Where dice make the map, all that they say of one hex stands on its one card, as where cards do, and each throw has
// room on its own.
func TestDiceOfTheMapMakeOneCard(t *testing.T) {
	hexes := 0
	for seed := range uint64(3) {
		p := niletest.NewCampaign(t, seed, 24, "Ann", "Ben")
		b := niletest.NewBot(t, p, seed)
		b.Comes(func(p *play.Play) bool {
			events := p.Last()
			for _, u := range cards.TurnedBy(sight.View(p), events, tell.Turns(events, 0)) {
				if u.Hex != nil {
					hexes++
				} else if k := events[u.From].Kind; k == nile.NobodyFound || k == nile.Mapped {
					t.Errorf("seed %d: got a card of its own of event %d, wanted it on its hex's", seed, k)
				}
			}
			return sight.View(p).Turn() > 6
		})
	}
	if hexes < 10 {
		t.Errorf("got %d hexes mapped, wanted 10 and more", hexes)
	}
}

// Every card is as high as what stands on it, so that none has a bar to scroll
// it where there is room.
func TestCardsAreAsHighAsTheirWords(t *testing.T) {
	turned := 0
	var show cards.Turned
	var seen nile.View
	stages := map[float64]*uitest.Stage{}
	anyMoves(t, 4, 200, 22, func(seed uint64, v nile.View, events []game.Event) {
		for _, scale := range []float64{1, 1.5} {
			k := cards.Turned{Began: -1, Pace: 1, Shown: cards.TurnedBy(v, events, tell.Turns(events, 0))}
			if len(k.Shown) == 0 {
				continue
			}
			s := stages[scale]
			if s == nil { // one for all, as in a game: one card comes after the other
				s = uitest.New(t, 1280*scale, 900*scale, scale, func(c *ui.Context) { show.Frame(c, nil, seen, ui.R(0, 0, 900, 860)) })
				stages[scale] = s
			}
			for k.At = range k.Shown {
				show, seen = k, v
				turned++
				s.Wait(0.1)
				for _, it := range s.List.Items {
					if it.Kind == ui.PanelItem && it.Panel == ui.ThumbPanel {
						t.Fatalf("seed %d: the card %q scrolls at %v", seed, k.Shown[k.At].Title, scale)
					}
				}
			}
		}
	})
	if turned < 100 {
		t.Errorf("only %d cards were turned", turned)
	}
}

// While dice roll, what they made is not told yet; when they lie still it is,
// at the place kept for it.
func TestDiceLieStillBeforeTheyAreTold(t *testing.T) {
	p := niletest.Driven(t, 3, 2, driven.Marching)
	v := sight.View(p)
	var k cards.Turned
	k.Turn(v, nil, nil, 0)
	k.Shown = []cards.TurnedUp{{Title: "The way", Faces: []int{4, 2}, Told: []tell.Line{{Text: "Lost among the trees.", Dice: "rolled 2", Rule: "12"}}}}
	k.At, k.Auto, k.Began = 0, true, -1
	heights := [2]float64{}
	s := uitest.New(t, 800, 600, 1, func(c *ui.Context) {
		if k.Began < 0 {
			k.Began = c.In.Now
		}
		lay := cards.Layout{C: c, W: 230}
		i := 0
		if c.In.Now >= k.Began+cards.RollTime*k.Pace {
			i = 1
		}
		heights[i] = k.Content(c, nil, v, &lay, ui.R(20, 20, 230, 400))
	})
	if s.Has("Lost among the trees.") || s.Has("Rolled 2") {
		t.Error("told while the dice roll")
	}
	s.Wait(cards.RollTime*k.Pace + 0.1)
	s.Want("Lost among the trees.")
	s.Want("Rolled 2")
	if heights[0] != heights[1] || heights[0] == 0 {
		t.Errorf("the card is %v high while they roll, %v after", heights[0], heights[1])
	}
}
