package again

import (
	"context"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render"
	"sourceofthenile/render/caravan"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart"
	"sourceofthenile/render/island"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// games are one of each, in which way, and who plays there. On the silent island hands are hidden.
var games = map[string]struct {
	of  Game
	way string
	bot string
}{
	"nile":    {nile.Game{}, "game1", "keen"},
	"heart":   {heart.Game{}, "heart", "keen"},
	"island":  {island.Game{}, "island", "keen"},
	"silent":  {island.Game{}, "island", "keen"},
	"caravan": {caravan.Game{}, "caravan", "random"},
}

// played is a game of at most so many commands.
func played(t testing.TB, name string, seed uint64, most int) *game.Table {
	t.Helper()
	g := games[name]
	words.Use(g.of.Words())
	title, err := titles.For(g.way)
	if err != nil {
		t.Fatal(err)
	}
	settings, err := title.Settings(g.way, 3, 0)
	if name == "silent" {
		settings, err = title.Apart(settings)
	}
	if err != nil {
		t.Fatal(err)
	}
	bot, err := g.of.(menu.Botted).Bot(g.bot, seed)
	if err != nil {
		t.Fatal(err)
	}
	return gametest.Played(t, g.of.Rules(), settings, seed, bot, most)
}

// wholly is a game gone through with the eyes of a seat.
func wholly(of Game, story game.Story, s game.Seat) *reading {
	r := &reading{seat: s, story: story, stop: func() {}}
	read(context.Background(), of, story, s, func(b batch, steps int, done bool) {
		r.marks, r.turns, r.lines, r.shows = append(r.marks, b.marks...), append(r.turns, b.turns...), append(r.lines, b.lines...), append(r.shows, b.shows...)
		r.about = append(r.about, b.about...)
		r.steps, r.done = steps, done
	})
	return r
}

// Watched from its save, a game stands at each step where it stood when it was played, in whatever
// order the steps are asked for.
func TestEachStepIsAsItWasPlayed(t *testing.T) {
	for name := range games { // in any order: each by itself
		t.Run(name, func(t *testing.T) {
			table := played(t, name, 7, 300)
			rec := table.Record()
			rules := games[name].of.Rules()
			var want []string
			if _, err := game.Retrace(rules, rec, func(on *game.Table) { want = append(want, on.Hash()) }); err != nil {
				t.Fatal(err)
			}
			story, err := game.StoryOf(rules, rec)
			if err != nil {
				t.Fatal(err)
			}
			r := wholly(games[name].of, story, game.Nobody)
			if r.steps != len(want) || !r.done {
				t.Fatalf("%d steps were read, done: %v; want %d", r.steps, r.done, len(want))
			}
			for _, k := range append(rand.New(rand.NewPCG(1, 2)).Perm(len(want)), len(want)-1, 0) {
				if got := game.HashOf(r.position(k)); got != want[k] {
					t.Errorf("after %d commands it stands at %s, want %s", k, got, want[k])
				}
			}
			if len(r.lines) < len(want)/4 || len(r.turns) < 2 {
				t.Errorf("%d sentences and %d turns in %d steps: hardly anything is told", len(r.lines), len(r.turns), len(want))
			}
		})
	}
}

// Neither the chart nor a sentence tells with anybody's eyes what they did not know: all of it is
// the same when what they did not know is dealt anew.
func TestNobodySeesWhatTheyDidNotKnow(t *testing.T) {
	const every = 9
	for name := range games { // in any order: each by itself
		t.Run(name, func(t *testing.T) {
			of := games[name].of
			rng := rand.New(rand.NewPCG(3, 4))
			story := played(t, name, 11, 200).Story()
			for s := game.Nobody; int(s) < story.Now(game.Nobody).Seats(); s++ {
				k, told := 0, 0
				for now, events := range story.Steps(s) {
					from := told
					told = len(events)
					if k++; k%every != 0 && !now.Acting().Empty() {
						continue
					}
					other := now.Redeal(s, rng.IntN)
					if got, want := linesOf(of.Line, other, s, events[from:], k), linesOf(of.Line, now, s, events[from:], k); !reflect.DeepEqual(got, want) {
						t.Fatalf("seat %d, step %d: with what it does not know dealt anew it is told %v, else %v", s, k, got, want)
					}
					if g, ok := of.(journal.Filmed); ok {
						o := chart.Options{Only: s != game.Nobody, Print: true, Legend: true}
						if !reflect.DeepEqual(journal.MomentOf(g, other, s, o), journal.MomentOf(g, now, s, o)) {
							t.Fatalf("seat %d, step %d: the chart is another with what it does not know dealt anew", s, k)
						}
					}
				}
			}
		})
	}
}

// stage is the window with a game that is watched.
func stage(t *testing.T, name string, z uitest.Size, eyes ...game.Seat) (*uitest.Stage, *watching, *render.App) {
	t.Helper()
	of := games[name].of
	table := played(t, name, 5, 220)
	w := New(of, Offer{Story: table.Story(), Name: "A name of some length", Eyes: append([]game.Seat{game.Nobody}, eyes...), Film: func(desk.Desk) {}}).(*watching)
	prefs := desk.DefaultPreferences()
	prefs.TextSize = z.Text
	app := render.New(render.Hooks{Games: []desk.Game{of}, Keys: menu.NewKeysOn}, prefs)
	app.Resize(z.W, z.H, 1)
	app.Push(menu.NewKeys())
	app.Push(w)
	st := uitest.Of(t, app.Tick)
	settle(st, w)
	return st, w, app
}

// settle waits until all has been read and painted.
func settle(st *uitest.Stage, w *watching) {
	for st.Wait(0.1); w.read == nil || !w.read.done || w.next != nil || w.picture.busy || ui.Painting(); {
		st.Wait(0.02)
	}
	st.Wait(0.1)
}

// It plays, stands still, goes by steps and turns, and to its ends, by keys.
func TestByKeys(t *testing.T) {
	st, w, app := stage(t, "caravan", uitest.Size{W: 1280, H: 800, Text: 100})
	if !w.playing {
		t.Fatal("it does not play by itself")
	}
	st.Key(ebiten.KeySpace)
	if w.playing {
		t.Fatal("Space does not stop it")
	}
	st.Key(ebiten.KeyHome)
	for _, x := range []struct {
		key  ebiten.Key
		want int
	}{
		{ebiten.KeyRight, 1},
		{ebiten.KeyRight, 2},
		{ebiten.KeyLeft, 1},
		{ebiten.KeyPageDown, w.read.turns[1].at},
		{ebiten.KeyPageDown, w.read.turns[2].at},
		{ebiten.KeyPageUp, w.read.turns[1].at},
		{ebiten.KeyEnd, w.read.steps - 1},
		{ebiten.KeyRight, w.read.steps - 1},
		{ebiten.KeyHome, 0},
		{ebiten.KeyLeft, 0},
	} {
		if st.Key(x.key); w.at != x.want {
			t.Errorf("%v leads to step %d, want %d", x.key, w.at, x.want)
		}
	}
	st.Key(ebiten.KeySpace)
	for i := 0; w.playing && i < 100000; i++ {
		st.Wait(0.5)
	}
	if w.at != w.read.steps-1 || w.playing {
		t.Errorf("played by itself it comes to step %d, playing still: %v; want %d", w.at, w.playing, w.read.steps-1)
	}
	st.Key(ebiten.KeySpace)
	if st.Wait(0.1); w.at != 0 || !w.playing {
		t.Errorf("played once more it stands at %d, playing: %v; want 0 and that it plays", w.at, w.playing)
	}
	st.Key(ebiten.KeyEscape)
	if app.Top() == desk.Screen(w) {
		t.Error("Esc does not leave it")
	}
}

// The bar is clicked and dragged, a sentence in the list is gone to, and other eyes see from where
// one stands.
func TestByMouse(t *testing.T) {
	st, w, _ := stage(t, "caravan", uitest.Size{W: 1280, H: 800, Text: 100}, 0, 1, 2)
	bar := barOf(t, st, w)
	most := float64(w.read.steps - 1)
	at := func(part float64) ui.Point { return ui.Point{X: bar.X + bar.W*part, Y: bar.Centre().Y} }
	for _, part := range []float64{0.5, 0.25} {
		st.ClickAt(at(part))
		if want := int(most*part + 0.5); w.at != want || w.playing {
			t.Errorf("a click at %v of the bar leads to step %d, playing: %v; want %d", part, w.at, w.playing, want)
		}
	}
	st.Move(at(0.25))
	st.Press()
	for _, part := range []float64{0.4, 0.75, 1.2} {
		st.Drag(at(part))
		if want := int(most*min(part, 1) + 0.5); w.at != want {
			t.Errorf("dragged to %v of the bar it stands at step %d, want %d", part, w.at, want)
		}
	}
	st.Release()
	settle(st, w)
	was := w.at
	st.Click("eyes/seat 2")
	settle(st, w)
	if w.read.seat != 1 || w.at != was {
		t.Errorf("seen with the eyes of seat %d at step %d, want seat 1 at step %d", w.read.seat, w.at, was)
	}
	st.Key(ebiten.KeyHome)
	st.Wait(0.1)
	list := st.Target("told").Rect
	st.ClickAt(ui.Point{X: list.X + 60, Y: list.Y + rowH/2})
	if w.at != w.read.lines[0].step {
		t.Errorf("a click on the first sentence leads to step %d, want %d", w.at, w.read.lines[0].step)
	}
}

// barOf is where the bar lies: below the sheet's picture, between its date and its right edge.
func barOf(t *testing.T, st *uitest.Stage, w *watching) ui.Rect {
	t.Helper()
	if w.barAt.W == 0 {
		t.Fatal("there is no bar")
	}
	return w.barAt
}

// Whatever is watched fits every window, and all of it is reached by keys.
func TestFits(t *testing.T) {
	for name := range games { // in any order: each by itself
		if name == "silent" {
			continue // it looks as the other island does
		}
		t.Run(name, func(t *testing.T) {
			st, w, app := stage(t, name, uitest.Size{W: 1280, H: 800, Text: 100}, 0, 1, 2)
			w.stand(w.read.steps / 2)
			for _, z := range []uitest.Size{{W: 1024, H: 700, Text: 100}, {W: 1280, H: 800, Text: 100}, {W: 1920, H: 1080, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
				app.Resize(z.W, z.H, 1)
				settle(st, w)
				uitest.Check(t, st.List)
			}
		})
	}
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1024, H: 700, Text: 200}} {
		st, _, _ := stage(t, "caravan", z, 0, 1, 2)
		uitest.Check(t, st.List)
		uitest.CheckKeys(t, st)
	}
}
