package hands

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/saves"
)

// stopsOf is the folder, beside that of kept games, in which the positions lie that they
// come to: so that a card more in the deck, with which their logs cannot be followed any
// more, changes no screen that is shown of them.
func stopsOf(games string) string { return filepath.Join(filepath.Dir(games), "stops") }

// Stops are the kept positions, one at each line of the sequence of play, by the name of its
// screen. A captive stands before his death.
func Stops(t testing.TB, games string) map[string]*game.Record {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(stopsOf(games), "*"+saves.Extension))
	if err != nil || len(files) == 0 {
		t.Fatalf("no kept positions: %v", err)
	}
	out := map[string]*game.Record{}
	for _, path := range files {
		if name := strings.TrimSuffix(filepath.Base(path), saves.Extension); !strings.HasPrefix(name, moment) {
			out[name] = stopAt(t, games, name)
		}
	}
	return out
}

// stopAt reads one kept position.
func stopAt(t testing.TB, games, name string) *game.Record {
	t.Helper()
	_, rec, err := (saves.Folder{Dir: stopsOf(games)}).Load(filepath.Join(stopsOf(games), name+saves.Extension))
	if err != nil {
		t.Fatal(err)
	}
	rec.Version = nile.Rules{}.Version() // it stands there for what it shows, whatever the rules have become
	return rec
}

// Moment is a screen that comes up while something is done, not before.
type Moment struct {
	Name  string
	Shots []string // the screens that come up
}

// Moments are the screens that no position alone shows.
var Moments = []Moment{
	{"choosing a port", []string{"hand", "port"}},
	{"into the blank", []string{"preview", "card"}},
	{"stores", []string{"stores"}},
	{"the month's end", []string{"hand"}},
	{"a battle", []string{"fought"}},
	{"publishing", []string{"naming", "paper"}},
}

// moment begins the names of the files of moments.
const moment = "moment "

func (m Moment) file() string { return moment + strings.ReplaceAll(m.Name, "'", "") }

// Leading is the kept position before the moment, and the commands that were given next.
func (m Moment) Leading(t testing.TB, games string) (*game.Record, []game.Command) {
	t.Helper()
	rec := stopAt(t, games, m.file())
	var next []game.Command
	for _, p := range rec.Log {
		next = append(next, p.Command)
	}
	rec.Log = nil
	return rec, next
}

// Follow takes the commands that lead through a moment, and then lets bots play
// on until all of its screens have been shown. Shot is asked for nothing else.
func (m Moment) Follow(d *Driver, next []game.Command, shot func(name string)) {
	d.t.Helper()
	const most = 120 // commands
	wanted := slices.Clone(m.Shots)
	d.Shot = func(name string) {
		if k := slices.Index(wanted, name); k >= 0 {
			wanted = slices.Delete(wanted, k, k+1)
			shot(name)
		}
	}
	d.Moves = 2 // the next hex is entered with the mouse, which shows what is said of it first
	for n := 0; len(wanted) > 0 && n < most; n++ {
		d.SeatDown()
		switch {
		case len(wanted) == 0:
		case n < len(next):
			d.Take(next[n])
		default:
			d.Step()
		}
	}
	if len(wanted) > 0 {
		d.t.Errorf("there was no screen %q", wanted)
	}
}
