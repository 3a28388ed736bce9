package wholegame

import (
	"flag"
	"image/png"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/play"
	"sourceofthenile/render/vmtest"
	"sourceofthenile/saves"
)

var caravanLooks = flag.String("caravan-looks", "", "write what Caravan looks like into this folder")

// wanderers are the program, and a folder of saves, while Caravan is played.
type wanderers struct {
	t   *testing.T
	g   *vmtest.Guest
	dir string
	// brief: no more is done in a turn than must be.
	brief bool
}

func (w *wanderers) open() {
	w.g = vmtest.Start(w.t, winW, winH, "--trace", "--saves", w.dir, "--seed", "7", "--with", "caravan")
	w.g.Ticks(20)
}

// look keeps a picture of what is shown, where that is asked for.
func (w *wanderers) look(name string) {
	if *caravanLooks == "" {
		return
	}
	f, err := os.Create(filepath.Join(*caravanLooks, name+".png"))
	if err != nil {
		w.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, w.g.Frame()); err != nil {
		w.t.Fatal(err)
	}
}

// step does the next thing: takes the machine over, digs until the turn has no
// points left, if it is not to be brief, offers nothing. It reports whether the game goes on.
func (w *wanderers) step() bool {
	switch {
	case w.g.Shows("caravan/leave"):
		return false
	case w.g.Shows("handover/ready"), w.g.Shows("handover/I am ready"):
		w.g.Key(ebiten.KeySpace)
	case w.g.Shows("caravan/offer"):
		w.g.Click("caravan/offer")
	case w.g.Shows("caravan/load"):
		w.g.Click("caravan/load")
	case w.g.Shows("caravan/draw"):
		w.g.Key(ebiten.KeyS)
	case w.g.Shows("caravan/dig") && !w.brief:
		w.g.Key(ebiten.KeyD)
	default:
		w.g.Click("caravan/pass")
	}
	w.g.Ticks(6)
	return true
}

// saved is the game that was saved last, played again.
func (w *wanderers) saved() *game.Table {
	f := saves.Folder{Dir: w.dir, Games: []string{"caravan"}}
	var e saves.Entry
	w.g.Until("the save on the disk", func() bool { // until then the journal goes further
		var err error
		e, err = f.Latest()
		return err == nil && e.Sort != saves.Playing
	})
	_, rec, err := f.Load(e.Path)
	if err != nil {
		w.t.Fatal(err)
	}
	table, err := game.Replay(caravan.Rules{}, rec)
	if err != nil {
		w.t.Fatal(err)
	}
	return table
}

// TestCaravan: three play the second game in the unmodified program; it is quick
// saved and the window closed; started again, it is found on the shelf, goes on,
// and comes to its result. What was saved replays to where the screens were.
func TestCaravan(t *testing.T) {
	w := &wanderers{t: t, dir: filepath.Join(t.TempDir(), "saves")}
	w.open()
	w.g.Click("New game")
	w.g.Ticks(6)
	w.look("which")
	w.g.Click("game caravan")
	w.g.Ticks(6)
	w.look("setup")
	w.g.Click("Begin")
	w.g.Ticks(20)
	w.look("hand")
	for range 12 {
		w.step()
	}
	for !w.g.Shows("caravan/offer") {
		w.step()
	}
	w.look("well")
	w.brief = true
	for !w.g.Shows("caravan/dig") {
		w.step()
	}
	w.look("turn")
	w.g.Key(ebiten.KeyF5)
	w.g.Ticks(slipGone)
	half := w.saved()
	w.g.Close()

	w.open()
	w.brief = true
	w.look("title")
	w.g.Click("Load a game")
	w.g.Ticks(60)
	w.look("shelf")
	w.g.Key(ebiten.KeyEscape)
	w.g.Ticks(6)
	w.g.Click("Continue")
	w.g.Ticks(20)
	for w.step() {
	}
	w.look("result")
	end := w.saved()
	w.g.Until("the end on the disk", func() bool { // the game is written beside the screens
		end = w.saved()
		return end.Over()
	})
	if end.Len() <= half.Len() || !reflect.DeepEqual(end.Events()[:len(half.Events())], half.Events()) {
		t.Errorf("%d commands; %d when it was saved", end.Len(), half.Len())
	}
	if who := play.Result(end.Position().Summary()); strings.TrimSpace(who) == "" {
		t.Error("the game has no result")
	}
	w.g.Click("caravan/leave")
	w.g.WaitLine(0, "scene title")
}
