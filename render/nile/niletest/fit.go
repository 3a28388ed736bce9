package niletest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile/bots"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// longNames are six players' names, each as long as a name may be.
func longNames() []string {
	names := []string{
		"Wilhelmina Wammes-Mommsen", "Maximiliana von Wommelheim", "Bartholomew Nightingaleson",
		"Emmeline Mwambutsa-Gommer", "Konstantinos Mammoulidisos", "Gwendolyn Wymondham-Mowham",
	}
	for i, n := range names {
		names[i] = string([]rune(n)[:home.NameLetters])
	}
	return names
}

// Walker plays a whole game among bots on the table's screens, and looks at
// every screen it comes past in one window after the other.
type Walker struct {
	T      *testing.T
	P      *play.Play
	D      *Saloon
	S      *screens.TableScene
	St     *uitest.Stage
	Bots   []bots.Bot
	Sizes  []uitest.Size
	looks  int
	Seen   map[string]int // looks at each kind of screen
	faults map[string]bool
	Opens  bool              // what a page was reckoned from is opened on each
	Every  func(kind string) // what else is done on each screen, in each size it is looked at in
}

// often is how many times each kind of screen is looked at in every size; after
// that it is looked at in one size a time.
const often = 2

func NewWalker(t *testing.T, seed uint64, players, target int) *Walker {
	t.Helper()
	w := &Walker{T: t, P: NewGame(t, seed, target, longNames()[:players]...), Sizes: uitest.Sizes(), Seen: map[string]int{}, faults: map[string]bool{}}
	for i := range players {
		b, err := bots.New("steady", seed*8+uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		w.Bots = append(w.Bots, b)
	}
	w.D, w.S = TableOf(w.P)
	w.size(uitest.Size{W: 1280, H: 800, Text: 100})
	w.St = w.D.Stage(t)
	return w
}

// TableOf is a table without animations.
func TableOf(p *play.Play) (*Saloon, *screens.TableScene) {
	d, s := Table(p)
	prefs := d.Preferences()
	prefs.Animations = false
	d.SetPreferences(prefs)
	return d, s
}

// size puts the window and the text size.
func (w *Walker) size(z uitest.Size) {
	w.D.Size(z)
}

// Kind names the screen that is shown, and the line of the sequence of play
// where the board shows more than one.
func (w *Walker) Kind() string {
	name := screens.ScreenNames[w.S.At.Screen]
	if w.S.At.Screen == screens.BoardScreen {
		name = fmt.Sprintf("%s in phase %d", name, sight.View(w.P).Phase())
	}
	return name
}

// look checks what is shown: in all sizes while the kind of screen is new, in
// the next one after that.
func (w *Walker) look() {
	w.T.Helper()
	k := w.Kind()
	n := w.Seen[k]
	w.Seen[k]++
	sizes := w.Sizes
	if n >= often {
		w.looks++
		sizes = w.Sizes[w.looks%len(w.Sizes):][:1]
	}
	if prefs := w.D.Preferences(); w.Opens && !prefs.Reckoning {
		prefs.Reckoning = true
		w.D.SetPreferences(prefs)
	}
	for _, z := range sizes {
		w.size(z)
		w.St.Do(ui.Input{})
		w.St.Do(ui.Input{})
		w.check(k, z)
		if w.Every != nil {
			w.Every(k)
		}
	}
}

// check notes the faults of what is shown, each once.
func (w *Walker) check(k string, z uitest.Size) {
	w.T.Helper()
	for _, f := range uitest.Faults(w.St.List) {
		short, _, _ := strings.Cut(f, " (")
		if key := k + short; !w.faults[key] && len(w.faults) < 60 {
			w.faults[key] = true
			w.T.Errorf("%s, %s, after %d commands: %s", k, z, w.P.Len(), f)
		}
	}
}

// Between are the screens that only tell something and are passed with Space.
var Between = []screens.Screen{screens.HandScreen, screens.FoughtScreen, screens.BorneScreen, screens.LostScreen, screens.JourneyScreen, screens.SeenScreen, screens.SinceScreen, screens.PaperScreen}

// passOn goes past the screens that only tell something.
func (w *Walker) passOn() {
	w.T.Helper()
	for range 40 {
		if !slices.Contains(Between, w.S.At.Screen) {
			return
		}
		w.look()
		Pass(w.St)
	}
	w.T.Fatalf("%s is not passed with Space", screens.ScreenNames[w.S.At.Screen])
}

// step looks at the screen and has the bot whose turn it is do something.
func (w *Walker) step() {
	w.T.Helper()
	w.passOn()
	w.look()
	seat := w.P.Seat()
	choices := w.P.Choices()
	if len(choices) == 0 {
		w.T.Fatalf("nothing to choose on %s", w.Kind())
	}
	w.P.Command(w.Bots[seat].Choose(sight.View(w.P), choices), func(ok bool) {
		if !ok {
			w.T.Fatal(w.P.Failed)
		}
	})
	w.D.Refresh()
	w.St.Do(ui.Input{})
	w.St.Key(ebiten.KeyF24) // any key shows cards and dice at once
}

// Play plays until the game is over, or so many commands have been done.
func (w *Walker) Play(most int) {
	w.T.Helper()
	for range most {
		if w.P.Over() {
			break
		}
		w.step()
	}
	w.passOn()
	w.look()
}
