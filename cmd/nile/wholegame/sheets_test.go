package wholegame

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/vmtest"
	"sourceofthenile/saves"
)

// screenOf names the screen of a line of the sequence of play.
var screenOf = map[nile.Phase]string{
	nile.ChoosingPace: "pace", nile.Travelling: "board", nile.Outfitting: "outfit", nile.MeetingPeople: "meet",
	nile.Parleying: "parley", nile.Trading: "trade", nile.Fighting: "battle", nile.TakingPrisoners: "prisoners",
	nile.AtVillage: "village", nile.InCaptivity: "captive", nile.FacingMutiny: "misfortune", nile.HearingOfIvory: "ivory",
	nile.LosingNotes: "notes", nile.Publishing: "news", nile.InEurope: "europe", nile.NamingSuccessor: "heir", nile.GameOver: "victory",
}

// stops are positions of the kept games, one at each line of the sequence of
// play that they come to; a captive stands before his death.
func stops(t *testing.T) map[string]*game.Record {
	t.Helper()
	out := map[string]*game.Record{}
	files, err := filepath.Glob("../testdata/kept/*.nile")
	if err != nil || len(files) == 0 {
		t.Fatalf("no kept games: %v", err)
	}
	for _, path := range files {
		f := saves.Folder{Dir: filepath.Dir(path)}
		_, rec, err := f.Load(path)
		if err != nil {
			t.Fatal(err)
		}
		_, err = game.Retrace(nile.Rules{}, rec, func(tab *game.Table) {
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
		escape, ok := find(again.Choices(), nile.Escape)
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

// visitor is the program opened on one position, to have its picture taken.
type visitor struct{ *driver }

// visit opens the program in a window of w by h at a text size, on a game or on
// the title, and takes no picture of what stands before the turn.
func visit(t *testing.T, w, h, text int, rec *game.Record) *visitor {
	t.Helper()
	return visitTaking(t, w, h, text, rec)
}

// visitTaking takes pictures of the screens named as they come up.
func visitTaking(t *testing.T, w, h, text int, rec *game.Record, shots ...string) *visitor {
	t.Helper()
	d := &driver{t: t, saves: filepath.Join(t.TempDir(), "saves"), pictures: true, shots: map[string]bool{}, only: append([]string{}, shots...)}
	if err := os.MkdirAll(d.saves, 0o755); err != nil {
		t.Fatal(err)
	}
	settings, err := json.Marshal(map[string]any{"text_size": text, "animations": false, "volume": 60})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(d.saves, "settings.json"), settings, 0o644); err != nil {
		t.Fatal(err)
	}
	args := []string{"--trace", "--saves", d.saves, "--seed", "1"}
	if rec != nil {
		path, err := (saves.Folder{Dir: d.saves}).Save("Kept", saves.Header{Label: "Kept", Date: "1824"}, rec)
		if err != nil {
			t.Fatal(err)
		}
		args = append(args, path)
	}
	d.suffix = fmt.Sprintf("-%d", text)
	if w != winW {
		d.suffix = fmt.Sprintf("-%dx%d%s", w, h, d.suffix)
	}
	d.g = vmtest.Start(t, w, h, args...)
	d.g.Ticks(readTicks)
	if rec != nil {
		d.seatDown()
	}
	return &visitor{d}
}

// take holds what is shown against the kept picture.
func (v *visitor) take(name string) {
	v.t.Helper()
	v.g.Move(3, 3) // where nothing explains itself
	time.Sleep(500 * time.Millisecond)
	v.g.Ticks(readTicks) // the chart is painted beside the game, in real time
	v.golden(name)
}

// key presses a key and lets a screen come.
func (v *visitor) key(k ebiten.Key) {
	v.g.Key(k)
	v.g.Ticks(readTicks)
}

// The sizes of text in which every screen has its picture.
var pictured = []int{100, 150}

// TestScreensOfTheProgram: the screens that need no game, at both sizes of text.
func TestScreensOfTheProgram(t *testing.T) {
	for _, text := range pictured {
		v := visit(t, winW, winH, text, nil)
		v.take("start")
		for _, s := range []struct {
			name string
			key  ebiten.Key
		}{{"setup-two", ebiten.KeyN}, {"load-none", ebiten.KeyL}, {"settings", ebiten.KeyS}, {"rules", ebiten.KeyF1}} {
			v.key(s.key)
			v.take(s.name)
			v.key(ebiten.KeyEscape)
		}
		v.key(ebiten.KeyS)
		v.reach("Change…")
		v.g.Ticks(readTicks)
		v.take("keychange")
		v.key(ebiten.KeyEscape)
		v.key(ebiten.KeyEscape)
		v.g.Click("About")
		v.g.Ticks(readTicks)
		v.take("about")
		v.key(ebiten.KeyEscape)
		v.g.Close()
	}
}

// TestScreensOfGames: each line of the sequence of play that the kept games
// come to, and what lies over it, at both sizes of text.
func TestScreensOfGames(t *testing.T) {
	all := stops(t)
	for _, text := range pictured {
		for _, name := range slices.Sorted(maps.Keys(all)) {
			if text == 100 && !slices.Contains([]string{"board", "captive", "ivory"}, name) {
				continue // TestWholeGame takes it
			}
			t.Run(fmt.Sprintf("%s at %d", name, text), func(t *testing.T) {
				v := visit(t, winW, winH, text, all[name])
				defer v.g.Close()
				v.g.Ticks(4 * readTicks) // cards and dice first
				v.take("kept-" + name)
				switch name {
				case "captive":
					v.g.Click("captive/escape")
					v.g.Ticks(readTicks)
					v.take("lost")
				case "board":
					for _, s := range []struct {
						name string
						key  ebiten.Key
					}{
						{"journal", ebiten.KeyJ},
						{"points", ebiten.KeyR},
						{"peoples", ebiten.KeyP},
						{"layers", ebiten.KeyL},
						{"keys", ebiten.KeyF2},
						{"rules-9", ebiten.KeyF1},
						{"pause", ebiten.KeyEscape},
					} {
						v.key(s.key)
						v.take(s.name)
						v.key(ebiten.KeyEscape)
					}
					v.key(ebiten.KeyEscape)
					v.key(ebiten.KeyA)
					v.take("saveas")
					v.key(ebiten.KeyEscape)
					v.key(ebiten.KeyL)
					v.take("load")
					v.key(ebiten.KeyEscape)
					v.key(ebiten.KeyX)
					v.take("export")
				}
			})
		}
	}
}

// TestBoardInLargeWindows: the board as it is seen on larger screens.
func TestBoardInLargeWindows(t *testing.T) {
	rec := stops(t)["board"]
	for _, z := range [][2]int{{1920, 1080}, {2560, 1440}} {
		for _, text := range pictured {
			v := visit(t, z[0], z[1], text, rec)
			v.g.Ticks(4 * readTicks)
			v.take("board")
			v.g.Close()
		}
	}
}
