package render

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
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
		names[i] = string([]rune(n)[:nameLetters])
	}
	return names
}

// walker plays a whole game among bots on the table's screens, and looks at
// every screen it comes past in one window after the other.
type walker struct {
	t      *testing.T
	p      *Play
	d      *saloon
	s      *tableScene
	st     *uitest.Stage
	bots   []bots.Bot
	sizes  []uitest.Size
	looks  int
	seen   map[string]int // looks at each kind of screen
	faults map[string]bool
	also   func()            // what else is done on each kind of screen the first time
	every  func(kind string) // what else is done on each screen, in each size it is looked at in
}

// often is how many times each kind of screen is looked at in every size; after
// that it is looked at in one size a time.
const often = 2

func newWalker(t *testing.T, seed uint64, players, target int) *walker {
	t.Helper()
	s := nile.Settings{Way: nile.Game1, Target: target, PlaceForUs: true}
	for i, n := range longNames()[:players] {
		s.Players = append(s.Players, nile.Player{Name: n, Colour: uint8(i), Specialty: nile.Specialty((4 + 3*i) % int(nile.Specialties))})
	}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	w := &walker{t: t, p: NewPlay(table, Host{}), sizes: uitest.Sizes(), seen: map[string]int{}, faults: map[string]bool{}}
	for i := range players {
		b, err := bots.New("steady", seed*8+uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		w.bots = append(w.bots, b)
	}
	w.d, w.s = tableOf(w.p)
	w.size(uitest.Size{W: 1280, H: 800, Text: 100})
	w.st = w.d.stage(t)
	return w
}

// tableOf is a table without animations.
func tableOf(p *Play) (*saloon, *tableScene) {
	d, s := table(p)
	prefs := d.Preferences()
	prefs.Animations = false
	d.SetPreferences(prefs)
	return d, s
}

// size puts the window and the text size.
func (w *walker) size(z uitest.Size) {
	w.d.size(z)
}

// kind names the screen that is shown, and the line of the sequence of play
// where the board shows more than one.
func (w *walker) kind() string {
	name := screenNames[w.s.at.screen]
	if w.s.at.screen == boardScreen {
		name = fmt.Sprintf("%s in phase %d", name, w.p.View().Phase())
	}
	return name
}

// look checks what is shown: in all sizes while the kind of screen is new, in
// the next one after that.
func (w *walker) look() {
	w.t.Helper()
	k := w.kind()
	n := w.seen[k]
	w.seen[k]++
	sizes := w.sizes
	if n >= often {
		w.looks++
		sizes = w.sizes[w.looks%len(w.sizes):][:1]
	}
	for _, z := range sizes {
		w.size(z)
		w.st.Do(ui.Input{})
		w.st.Do(ui.Input{})
		w.check(k, z)
		if w.every != nil {
			w.every(k)
		}
	}
	if n == 0 && w.also != nil {
		w.also()
	}
}

// check notes the faults of what is shown, each once.
func (w *walker) check(k string, z uitest.Size) {
	w.t.Helper()
	for _, f := range uitest.Faults(w.st.List) {
		short, _, _ := strings.Cut(f, " (")
		if key := k + short; !w.faults[key] && len(w.faults) < 60 {
			w.faults[key] = true
			w.t.Errorf("%s, %s, after %d commands: %s", k, z, w.p.Table().Len(), f)
		}
	}
}

// between are the screens that only tell something and are passed with Space.
var between = []screen{handScreen, foughtScreen, lostScreen, monthScreen, sinceScreen, paperScreen}

// passOn goes past the screens that only tell something.
func (w *walker) passOn() {
	w.t.Helper()
	for range 40 {
		if !slices.Contains(between, w.s.at.screen) {
			return
		}
		w.look()
		pass(w.st)
	}
	w.t.Fatalf("%s is not passed with Space", screenNames[w.s.at.screen])
}

// step looks at the screen and has the bot whose turn it is do something.
func (w *walker) step() {
	w.t.Helper()
	w.passOn()
	w.look()
	seat := w.p.Seat()
	choices := w.p.Choices()
	if len(choices) == 0 {
		w.t.Fatalf("nothing to choose on %s", w.kind())
	}
	if !w.p.command(w.bots[seat].Choose(w.p.View(), choices)) {
		w.t.Fatal(w.p.Failed)
	}
	w.d.Refresh()
	w.st.Do(ui.Input{})
	w.st.Key(ebiten.KeyF24) // any key shows cards and dice at once
}

func eventsOfLast(p *Play) []game.Event { return p.Table().EventsOf(p.Table().Len() - 1) }

// play plays until the game is over, or so many commands have been done.
func (w *walker) play(most int) {
	w.t.Helper()
	for range most {
		if w.p.Table().Over() {
			break
		}
		w.step()
	}
	w.passOn()
	w.look()
}
