package wholegame

import (
	"path/filepath"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/saves"
)

// moment is a screen that comes up while something is done, not before: the
// kept games are followed to where it is about to be done.
type moment struct {
	name  string
	shots []string // the screens whose pictures are taken
	about func(*nile.Position, []game.Command) bool
}

// moments are the screens that no position alone shows, with what leads there.
var moments = []moment{
	{"choosing a port", []string{"port", "hand"}, func(p *nile.Position, next []game.Command) bool {
		return next[0].Kind == nile.ChoosePort
	}},
	{"into the blank", []string{"preview", "card"}, func(p *nile.Position, next []game.Command) bool {
		return next[0].Kind == nile.Move && view(p).Terrain(hexmap.ID(next[0].Target)) == hexmap.Blank
	}},
	{"stores", []string{"stores"}, func(p *nile.Position, next []game.Command) bool {
		return next[0].Kind == nile.Drop || next[0].Kind == nile.Cache
	}},
	{"the month's end", []string{"month", "since"}, func(p *nile.Position, next []game.Command) bool {
		return next[0].Kind == nile.EndTravel && view(p).Turn() >= 6
	}},
	{"a battle", []string{"fought"}, func(p *nile.Position, next []game.Command) bool {
		return next[0].Kind == nile.Fight
	}},
	{"publishing", []string{"naming", "paper"}, func(p *nile.Position, next []game.Command) bool {
		return len(next) > 1 && next[0].Kind == nile.PublishAll && next[1].Kind == nile.NameFeature
	}},
}

func view(p *nile.Position) nile.View { return p.View(p.ToMove()) }

// most is how many commands a moment may take: those that were kept as far as
// no dice are thrown, and then what bots would do.
const most = 120

// diceless are the commands that throw no dice: what was kept after them can be
// followed.
var diceless = []game.Kind{nile.PublishAll, nile.NameFeature, nile.EndPublishing}

// leading finds the first kept game that comes to a moment: its record up to
// there, and the commands that were given next.
func leading(t *testing.T, m moment) (*game.Record, []game.Command) {
	t.Helper()
	files, err := filepath.Glob("../testdata/kept/*.nile")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range files {
		_, rec, err := (saves.Folder{Dir: filepath.Dir(path)}).Load(path)
		if err != nil {
			t.Fatal(err)
		}
		var there *game.Record
		var next []game.Command
		_, err = game.Retrace(nile.Rules{}, rec, func(tab *game.Table) {
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
			if m.about(tab.Position().(*nile.Position), ahead) {
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
	t.Fatalf("no kept game comes to this: %s", m.name)
	return nil, nil
}

// TestMomentsInLargeText: what comes up in the course of play, as it is with
// the larger text; TestWholeGame takes the pictures at the usual size.
func TestMomentsInLargeText(t *testing.T) {
	for _, m := range moments {
		t.Run(m.name, func(t *testing.T) {
			rec, next := leading(t, m)
			table, err := game.Replay(nile.Rules{}, rec)
			if err != nil {
				t.Fatal(err)
			}
			v := visitTaking(t, winW, winH, 150, rec, m.shots...)
			defer v.g.Close()
			v.strict = true
			v.table, v.bots = table, steady(t, view(table.Position().(*nile.Position)).Seats())
			v.moves = 2 // the next hex is entered with the mouse, which shows what is said of it first
			for n := 0; v.took(m.shots) != "" && n < most; n++ {
				v.seatDown()
				switch {
				case n >= len(next):
					v.step()
				case v.took(m.shots) != "":
					v.act(view(v.position()), next[n])
					if _, err := table.Do(next[n]); err != nil {
						t.Fatal(err)
					}
				}
			}
			if lacking := v.took(m.shots); lacking != "" {
				t.Errorf("there was no screen %q", lacking)
			}
		})
	}
}

// took is the first of these screens that has no picture yet, empty for none.
func (d *driver) took(names []string) string {
	for _, name := range names {
		if !d.shots[name] {
			return name
		}
	}
	return ""
}
