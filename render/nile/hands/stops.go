package hands

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/saves"
)

// screenOf names the screen of a line of the sequence of play.
var screenOf = map[nile.Phase]string{
	nile.ChoosingPort: "port", nile.ChoosingPace: "pace", nile.Travelling: "board", nile.Outfitting: "outfit", nile.MeetingPeople: "meet",
	nile.Parleying: "parley", nile.Trading: "trade", nile.Fighting: "battle", nile.TakingPrisoners: "prisoners",
	nile.AtVillage: "village", nile.InCaptivity: "captive", nile.FacingMutiny: "misfortune", nile.HearingOfIvory: "ivory",
	nile.LosingNotes: "notes", nile.Publishing: "news", nile.InEurope: "europe", nile.NamingSuccessor: "heir", nile.GameOver: "victory",
}

// stopsOf is the folder, beside that of kept games, in which the positions lie that they
// come to: so that a card more in the deck, with which their logs cannot be followed any
// more, changes no screen that is shown of them.
func stopsOf(games string) string { return filepath.Join(filepath.Dir(games), "stops") }

// Stops are kept positions, one at each line of the sequence of play that the games kept in
// a folder come to, by the name of its screen. A captive stands before his death.
func Stops(t testing.TB, games string) map[string]*game.Record {
	t.Helper()
	out := map[string]*game.Record{}
	for _, name := range screenOf { // in any order: each by its own name
		out[name] = stopAt(t, games, name)
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
	return rec
}

// KeepStops finds the positions in the kept games, and what leads through each moment, and
// writes them anew.
func KeepStops(t testing.TB, games string) {
	t.Helper()
	all := found(t, games)
	for _, m := range Moments {
		rec, next := m.found(t, games)
		rec.Log = nil
		for _, c := range next {
			rec.Log = append(rec.Log, game.Played{Command: c})
		}
		all[m.file()] = rec
	}
	for name, rec := range all { // in any order: each into its own file
		ahead := rec.Log
		if !strings.HasPrefix(name, moment) {
			ahead = nil
		}
		tab, err := game.Resume(nile.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		at := tab.Record()
		at.Log = ahead
		data, err := saves.Encode(saves.Header{}, at)
		if err == nil {
			err = os.WriteFile(filepath.Join(stopsOf(games), name+saves.Extension), data, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// found are the positions that the kept games come to.
func found(t testing.TB, dir string) map[string]*game.Record {
	t.Helper()
	out := map[string]*game.Record{}
	for _, rec := range kept(t, dir) {
		_, err := game.Retrace(nile.Rules{}, rec, func(tab *game.Table) {
			pos := tab.Position().(*nile.Position)
			v := pos.View(pos.ToMove())
			name := screenOf[v.Phase()]
			if name == "" || out[name] != nil || name == "board" && v.Turn() < 20 {
				return
			}
			if r := tab.Record(); name != "captive" || deadly(r) != nil {
				if name == "captive" {
					r = deadly(r)
				}
				out[name] = r
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// kept are the games kept in a folder.
func kept(t testing.TB, dir string) (out []*game.Record) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*"+saves.Extension))
	if err != nil || len(files) == 0 {
		t.Fatalf("no kept games: %v", err)
	}
	for _, path := range files {
		_, rec, err := (saves.Folder{Dir: dir}).Load(path)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, rec)
	}
	return out
}

// deadly is the record of a captive with dice that kill him, nil if none do.
func deadly(rec *game.Record) *game.Record {
	for seed := range uint64(40) {
		tab, err := game.Replay(nile.Rules{}, rec)
		if err != nil {
			return nil
		}
		tab.Reseed(seed)
		r := tab.Record()
		again, err := game.Replay(nile.Rules{}, r)
		if err != nil {
			return nil
		}
		escape, ok := Find(again.Choices(), nile.Escape)
		if !ok {
			return nil
		}
		events, err := again.Do(escape.Command(0))
		if err != nil {
			return nil
		}
		for _, e := range events {
			if e.Kind == nile.Died {
				return r
			}
		}
	}
	return nil
}

// Moment is a screen that comes up while something is done, not before: the
// kept games are followed to where it is about to be done.
type Moment struct {
	Name  string
	Shots []string // the screens that come up
	about func(nile.View, []game.Command) bool
}

// Moments are the screens that no position alone shows, with what leads there.
var Moments = []Moment{
	{"choosing a port", []string{"hand", "port"}, func(_ nile.View, next []game.Command) bool {
		return next[0].Kind == nile.ChoosePort
	}},
	{"into the blank", []string{"preview", "card"}, func(v nile.View, next []game.Command) bool {
		return next[0].Kind == nile.Move && v.Terrain(hexmap.ID(next[0].Target)) == hexmap.Blank
	}},
	{"stores", []string{"stores"}, func(_ nile.View, next []game.Command) bool {
		return next[0].Kind == nile.Drop || next[0].Kind == nile.Cache
	}},
	{"the month's end", []string{"hand"}, func(v nile.View, next []game.Command) bool {
		return next[0].Kind == nile.EndTravel && v.Turn() >= 6
	}},
	{"a battle", []string{"fought"}, func(_ nile.View, next []game.Command) bool {
		return next[0].Kind == nile.Fight
	}},
	{"publishing", []string{"naming", "paper"}, func(_ nile.View, next []game.Command) bool {
		return len(next) > 1 && next[0].Kind == nile.PublishAll && next[1].Kind == nile.NameFeature
	}},
}

// diceless are the commands that throw no dice: what was kept after them can be
// followed.
var diceless = []game.Kind{nile.PublishAll, nile.NameFeature, nile.EndPublishing}

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

// found finds the first game kept in a folder that comes to the moment: its record up to
// there, and the commands that were given next.
func (m Moment) found(t testing.TB, dir string) (*game.Record, []game.Command) {
	t.Helper()
	for _, rec := range kept(t, dir) {
		var there *game.Record
		var next []game.Command
		_, err := game.Retrace(nile.Rules{}, rec, func(tab *game.Table) {
			if there != nil || tab.Len() == len(rec.Log) {
				return
			}
			var ahead []game.Command
			for _, p := range rec.Log[tab.Len():min(len(rec.Log), tab.Len()+12)] {
				ahead = append(ahead, p.Command)
			}
			for k, c := range ahead {
				if !slices.Contains(diceless, c.Kind) {
					ahead = ahead[:k+1]
					break
				}
			}
			if pos := tab.Position().(*nile.Position); m.about(pos.View(pos.ToMove()), ahead) {
				there, next = tab.Record(), ahead
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		if there != nil {
			return there, next
		}
	}
	t.Fatalf("no kept game comes to this: %s", m.Name)
	return nil, nil
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
