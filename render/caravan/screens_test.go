package caravan

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// heardSounds notes what is played.
type heardSounds struct{ all []sound.Sound }

func (h *heardSounds) Play(_ sound.Levels, s ...sound.Sound) { h.all = append(h.all, s...) }
func (h *heardSounds) State() sound.State                    { return sound.Untried }

// room is the program with nothing but this game in it.
type room struct {
	*render.App
	*uitest.Stage
	heard heardSounds
	left  bool
}

func newRoom(t *testing.T, z uitest.Size, s desk.Screen) *room {
	t.Helper()
	r := &room{}
	p := desk.DefaultPreferences()
	p.Animations, p.TextSize = false, z.Text
	r.App = render.New(render.Hooks{Games: []desk.Game{Game{}}, Keys: menu.NewKeysOn, Sounds: &r.heard}, p)
	r.Resize(z.W, z.H, 1)
	r.Push(s)
	r.Stage = uitest.Of(t, r.Tick)
	return r
}

// seated is a game for so many, with one table's screens.
func seated(t *testing.T, z uitest.Size, seats, rounds int, way caravan.Way, seed uint64) (*room, *play.Play) {
	t.Helper()
	table, err := game.NewTable(caravan.Rules{}, caravan.ForSeats(seats, rounds, way).Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	var r *room
	p := local.New(table, play.Host{Leave: func(desk.Desk) { r.left = true }})
	r = newRoom(t, z, Game{}.Table(p))
	r.Wait(1)
	return r, p
}

// A whole game is played by the targets of its screens, in every window: each fits,
// each command is on a target, and the end is told.
func TestGameByTargets(t *testing.T) {
	for _, z := range uitest.Sizes() {
		for _, way := range ways {
			r, p := seated(t, z, 2, 2, way, 5)
			for n := 0; !p.Over() && n < 200; n++ {
				uitest.Check(t, r.List)
				if _, must := p.HandOver(); must {
					r.Key(ebiten.KeySpace)
					r.Wait(1)
					continue
				}
				v, was := p.Position().(*caravan.Position).View(p.Seat()), p.Len()
				me := v.Camp(p.Seat())
				stones, _ := v.Place(me.At)
				switch {
				case v.AtWell():
					r.ByKeys("caravan/offer")
				case v.Left() == caravan.Points && me.Load == 0 && stones > 0:
					r.ByKeys("caravan/load")
				case v.Left() == caravan.Points && me.Spices == 0:
					r.ByKeys("caravan/draw")
				case v.Left() == caravan.Points:
					r.ByKeys("caravan/walk " + words.Number(me.At+2))
				case v.Left() == caravan.Points-1:
					r.ByKeys("caravan/dig")
				default:
					r.ByKeys("caravan/pass")
				}
				if p.Len() != was+1 {
					t.Fatalf("%s, %s: %d commands, and then %d; want %d", z, way, was, p.Len(), was+1)
				}
			}
			r.Wait(desk.GuardTime + 0.1)
			uitest.Check(t, r.List)
			if title := play.Result(p.Position().Summary()); !p.Over() || !uitest.HasText(r.List, title) {
				t.Fatalf("%s, %s: the result %q is not told", z, way, title)
			}
			if r.ByKeys("caravan/leave"); !r.left {
				t.Errorf("%s, %s: the result is not left", z, way)
			}
		}
	}
}

// What is drawn lies as a card before its owner, and before nobody else (4).
func TestCardsAreTheirOwners(t *testing.T) {
	r, p := seated(t, uitest.Size{W: 1280, H: 800, Text: 100}, 2, 2, caravan.Coast, 5)
	r.Key(ebiten.KeySpace)
	r.Wait(1)
	r.Want(words.Sentence(words.Say("carried.empty")))
	r.ByKeys("caravan/draw")
	me := p.Position().(*caravan.Position).View(p.Seat()).Camp(p.Seat())
	name := ""
	for kind, n := range me.Hand {
		if n > 0 {
			name = words.Sentence(spice(kind))
		}
	}
	if name == "" || !uitest.HasText(r.List, name) {
		t.Fatalf("the card %q is not seen: %v", name, r.List.Texts())
	}
	r.ByKeys("caravan/pass")
	r.Wait(1)
	for _, where := range []string{"the hand-over", "the next turn"} {
		for _, s := range spiceNames {
			for _, text := range r.List.Texts() {
				if strings.Contains(strings.ToLower(text), s) {
					t.Errorf("%s shows %q", where, text)
				}
			}
		}
		r.Key(ebiten.KeySpace)
		r.Wait(1)
	}
}

// Every kind of event is heard or is silent for a reason, and what is heard is the
// same whatever is secret in it.
func TestHeard(t *testing.T) {
	silent := map[game.EventKind]string{caravan.Offered: "all offer at once, and nobody is to know when", caravan.Lots: "the wind has just been heard"}
	for k := caravan.Walked; k <= caravan.CameHome; k++ {
		if _, ok := heard[k]; ok == (silent[k] != "") {
			t.Errorf("event %d is heard: %v, to be silent: %q", k, ok, silent[k])
		}
	}
	r, _ := seated(t, uitest.Size{W: 1280, H: 800, Text: 100}, 1, 2, caravan.Coast, 5)
	r.Key(ebiten.KeySpace)
	r.Wait(1)
	r.heard.all = nil
	for _, key := range []ebiten.Key{ebiten.KeyL, ebiten.KeyS, ebiten.KeyO, ebiten.KeyD, ebiten.KeyB} {
		r.Key(key)
		r.Wait(0.1)
	}
	want := []sound.Sound{sound.Stamp, sound.Card, sound.Step, sound.Dice, sound.Step}
	if len(r.heard.all) != len(want) {
		t.Fatalf("heard is %v, not %v", r.heard.all, want)
	}
	for i, s := range want {
		if r.heard.all[i] != s {
			t.Errorf("the %d. sound is %v, not %v", i+1, r.heard.all[i], s)
		}
	}
}

// The set-up gives everybody a name and a colour of their own, and the game begins
// with what is written there.
func TestSetUp(t *testing.T) {
	for _, z := range uitest.Sizes() {
		var began caravan.Settings
		r := newRoom(t, z, Game{}.SetUp(menu.Begin{New: func(s []byte, _ []string) (err error) {
			began, err = caravan.ParseSettings(s)
			return err
		}}))
		r.Wait(1)
		for range caravan.MostSeats - usualSeats {
			r.ByKeys("Add a player")
			uitest.Check(t, r.List)
		}
		if _, more := r.List.Find("Add a player"); more {
			t.Errorf("%s: a seventh can be added", z)
		}
		r.ByKeys("player 2/remove")
		for r.List.Focus != "player 1/name" {
			r.Key(ebiten.KeyTab)
		}
		r.Chord(ui.Ctrl(ebiten.KeyA))
		r.Type("  ")
		uitest.Check(t, r.List)
		if b := r.Target("Begin"); !b.Disabled {
			t.Errorf("%s: a game begins without a name", z)
		}
		r.Type("Zeynep ")
		r.ByKeys("Begin")
		if len(began.Players) != caravan.MostSeats-1 || began.Players[0].Name != "Zeynep" || began.Check() != nil {
			t.Errorf("%s: begun is %+v: %v", z, began, began.Check())
		}
	}
}

// What the set-up lets players type, the rules take: as many letters, whatever they
// take, and as many rounds.
func TestSetUpGoesAsFarAsTheRules(t *testing.T) {
	var began caravan.Settings
	last := caravan.ForSeats(2, caravan.MostRounds-1, caravan.Desert)
	r := newRoom(t, uitest.Sizes()[0], Game{}.SetUp(menu.Begin{Last: last.Encode(), New: func(s []byte, _ []string) (err error) {
		began, err = caravan.ParseSettings(s)
		return err
	}}))
	r.Wait(1)
	for r.List.Focus != "player 1/name" {
		r.Key(ebiten.KeyTab)
	}
	r.Chord(ui.Ctrl(ebiten.KeyA))
	r.Type(strings.Repeat("大", caravan.MostName+9))
	for r.List.Focus != "rounds" {
		r.Key(ebiten.KeyTab)
	}
	for range 3 {
		r.Key(ebiten.KeyRight)
	}
	r.ByKeys("Begin")
	if len(began.Players) != 2 || began.Players[0].Name != strings.Repeat("大", caravan.MostName) || began.Rounds != caravan.MostRounds {
		t.Errorf("begun is %+v", began)
	}
}
