package export_test

import (
	"bytes"
	"errors"
	"image/gif"
	"image/png"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/export"
	"sourceofthenile/render/journal"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
)

// exportTable is a game on the march with its sheet for exports open.
func exportTable(t testing.TB) (*niletest.Pressroom, *niletest.Saloon, *export.Scene, *uitest.Stage) {
	t.Helper()
	room := &niletest.Pressroom{Files: map[string][]byte{}}
	play := niletest.Driven(t, 5, 2, driven.Marching)
	d := niletest.NewSaloon(nil)
	*play.Host() = d.Host(nil)
	d.Push(screens.NewTableScene(play))
	d.Exports.Exporter = room
	prefs := desk.DefaultPreferences()
	prefs.Animations = false
	d.SetPreferences(prefs)
	st := d.Stage(t)
	st.Key(ebiten.KeyEscape)
	st.Key(ebiten.KeyX)
	s, ok := d.Top().(*export.Scene)
	if !ok {
		t.Fatalf("the pause menu leads to %s", d.Top().Name())
	}
	s.Options.DPI = 0 // the quickest
	return room, d, s, st
}

// TestExportByKeyboard: from the menu to the file by keys alone, with options
// changed on the way; the same name is asked about.
func TestExportByKeyboard(t *testing.T) {
	room, d, s, st := exportTable(t)
	for st.List.Focus != "style/plain" {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeySpace)
	st.Key(ebiten.KeyL) // no legend
	if s.Options.Style != 1 || s.Options.Legend {
		t.Errorf("chosen: %+v", s.Options)
	}
	st.Key(ebiten.KeyE)
	path := "/rooms/" + s.File + ".png"
	niletest.Until(t, st, "the chart is written", func() bool { return room.File(path) != nil })
	niletest.Until(t, st, "it is said", func() bool { return st.Has(path + " is written.") })
	if cfg, err := png.DecodeConfig(bytes.NewReader(room.File(path))); err != nil || cfg.Width != 2400 {
		t.Errorf("%d dots across (%v), want 2400", cfg.Width, err)
	}
	st.Key(ebiten.KeyE)
	st.Want("Replace it?")
	niletest.Read(st)
	st.Key(ebiten.KeyK)
	if d.Exports.Run.Busy() {
		t.Error("it was replaced all the same")
	}
	st.Key(ebiten.KeyEscape)
	if d.Top().Name() != "pause" {
		t.Errorf("Esc leads to %s, want pause", d.Top().Name())
	}
}

// TestExportOfATimelapse: written as the file that was chosen, with the months
// the preview has counted.
func TestExportOfATimelapse(t *testing.T) {
	room, _, s, st := exportTable(t)
	st.Click("what/film")
	st.Click("width/640")
	if st.Has("Dots an inch") {
		t.Error("a time-lapse asks for dots an inch")
	}
	niletest.Until(t, st, "the preview has counted the months", func() bool { return s.Preview.Turns > 0 })
	st.Click("go")
	path := "/rooms/" + s.File + ".gif"
	niletest.Until(t, st, "the time-lapse is written", func() bool { return room.File(path) != nil })
	g, err := gif.DecodeAll(bytes.NewReader(room.File(path)))
	if err != nil || g.Config.Width > 640 || len(g.Image) != s.Preview.Turns {
		t.Errorf("%d pictures, the preview has %d (%v)", len(g.Image), s.Preview.Turns, err)
	}
}

// TestExportFails: what went wrong is said in a sentence; a stopped one leaves
// the sheet as it was.
func TestExportFails(t *testing.T) {
	room, d, _, st := exportTable(t)
	room.Failing = errors.New("the disk is full")
	st.Key(ebiten.KeyE)
	niletest.Until(t, st, "the failure is told", func() bool { return st.Has("The disk is full.") })
	niletest.Read(st)
	st.Key(ebiten.KeyEnter)
	room.Failing, room.Slow = nil, make(chan bool)
	st.Key(ebiten.KeyE)
	if !d.Exports.Run.Busy() || !st.Has("Writing ") {
		t.Error("nothing says that it is being written")
	}
	st.Key(ebiten.KeyS) // stop
	close(room.Slow)
	niletest.Until(t, st, "it has stopped", func() bool { return st.Has("Stopped.") })
	if len(room.Files) != 0 {
		t.Errorf("a file was written all the same: got %v, wanted 0", len(room.Files))
	}
}

// TestExportGoesOnBesideTheGame: who goes back to the game is told when it is
// written, and who closes the window is asked.
func TestExportGoesOnBesideTheGame(t *testing.T) {
	room, d, _, st := exportTable(t)
	room.Slow = make(chan bool)
	st.Key(ebiten.KeyE)
	st.Key(ebiten.KeyEscape)
	st.Key(ebiten.KeyEscape)
	if d.Top().Name() != "table" {
		t.Fatalf("at %s, want table", d.Top().Name())
	}
	d.Close()
	st.Wait(0.1)
	st.Want("nothing of it will be left")
	niletest.Read(st)
	st.Key(ebiten.KeyW)
	if d.Ending() {
		t.Error("the window has closed")
	}
	close(room.Slow)
	niletest.Until(t, st, "it is told", func() bool { return st.Has("The picture is written") })
}

// TestExportAsksWhere: the system's dialog names the file; none chosen is no failure.
func TestExportAsksWhere(t *testing.T) {
	room, d, _, st := exportTable(t)
	room.Answers = make(chan desk.Chosen, 1)
	room.Answers <- desk.Chosen{Err: desk.ErrNothingChosen}
	st.Wait(0.1)
	st.Click("elsewhere")
	niletest.Until(t, st, "the dialog has answered", func() bool { return !d.Exports.Placing })
	if d.Exports.Run != nil || d.Notices() > 0 {
		t.Error("a dialog closed without a file did something")
	}
	room.Answers <- desk.Chosen{Path: "/rooms/wall.png"}
	st.Click("elsewhere")
	niletest.Until(t, st, "the file is written", func() bool { return room.File("/rooms/wall.png") != nil })
}

// TestDialogAnswersAfterThePageIsLeft: Esc leaves the page while the system's
// dialog is still open; the file that is chosen there is written all the same.
func TestDialogAnswersAfterThePageIsLeft(t *testing.T) {
	room, d, _, st := exportTable(t)
	room.Answers = make(chan desk.Chosen, 1)
	st.Wait(0.1)
	st.Click("elsewhere")
	st.Key(ebiten.KeyEscape)
	if _, still := d.Top().(*export.Scene); still {
		t.Fatal("Esc does not leave the page")
	}
	room.Answers <- desk.Chosen{Path: "/rooms/later.png"}
	niletest.Until(t, st, "the file is written", func() bool { return room.File("/rooms/later.png") != nil })
}

// TestWhoseKnowledgeMayBeExported: one's own and everybody's; while the machine
// changes hands nobody's own; after the game anybody's.
func TestWhoseKnowledgeMayBeExported(t *testing.T) {
	p := niletest.Driven(t, 5, 2, driven.Marching)
	if got := p.Knowers(screens.Game{}.Open()); len(got) != 2 || got[1] != p.Seat() {
		t.Errorf("on the march %v", got)
	}
	p = niletest.Driven(t, 5, 2, func(v nile.View) bool { return v.Phase() == nile.Travelling })
	p.SitAs(1 - p.Seat()) // the other one still sits before the screen
	if got := p.Knowers(screens.Game{}.Open()); len(got) != 1 {
		t.Errorf("while the machine changes hands %v", got)
	}
	won := niletest.SitAt(t, "victory")
	if got := won.Knowers(screens.Game{}.Open()); len(got) != 1+sight.View(won).Seats() {
		t.Errorf("after the game %v", got)
	}
}

// TestJournalsAndTheBook: text is what the game's own writing makes of it, the book one
// page for a browser; both are shown beside the choices before they are written.
func TestJournalsAndTheBook(t *testing.T) {
	room, d, s, st := exportTable(t)
	table := s.Table()
	var text, marked bytes.Buffer
	j := journal.Of(screens.Game{}, table.Story(), game.Nobody)
	if err := errors.Join(j.Write(&text, ".txt"), j.Write(&marked, ".md")); err != nil {
		t.Fatal(err)
	}
	st.Click("what/journal")
	if st.Has("Dots an inch") || st.Has("Style") {
		t.Error("a journal asks how the chart is drawn")
	}
	niletest.Until(t, st, "the first pages are shown", func() bool { return st.Has(j.Title()) })
	for ending, want := range map[string][]byte{".txt": text.Bytes(), ".md": marked.Bytes()} { // in any order: each by itself
		st.Click("text/" + ending[1:])
		st.Click("go")
		path := "/rooms/" + s.File + ending
		niletest.Until(t, st, "the journal is written", func() bool { return room.File(path) != nil && !d.Exports.Run.Busy() })
		if !bytes.Equal(room.File(path), want) {
			t.Errorf("%s: %d bytes, and %d without a window", path, len(room.File(path)), len(want))
		}
	}
	st.Click("what/book")
	b := screens.Game{}.Book(table.Story(), game.Nobody, "")
	niletest.Until(t, st, "the title is shown", func() bool { return st.Has(b.Title) })
	st.Click("go")
	path := "/rooms/" + s.File + ".html"
	niletest.Until(t, st, "the book is written", func() bool { return room.File(path) != nil })
	if got := room.File(path); !bytes.Contains(got, []byte("<h1>"+b.Title)) || !bytes.HasSuffix(bytes.TrimSpace(got), []byte("</html>")) {
		t.Errorf("the book has %d bytes and begins with %.80s", len(got), got)
	}
}

// TestExportSheetFits: whatever is chosen, each in every second window.
func TestExportSheetFits(t *testing.T) {
	for i, z := range uitest.Sizes() {
		if testing.Short() && i%5 != 0 {
			continue
		}
		for _, what := range [][]int{{export.Chart, export.Journal}, {export.Film, export.Book}}[i%2] {
			_, d, s, st := exportTable(t)
			s.File = "A name of some length"
			if s.Options.What = what; what == export.Film {
				s.Preview.Turns = 120
			}
			d.Size(z)
			st.Wait(0.1)
			uitest.Check(t, st.List)
			uitest.CheckKeys(t, st)
			uitest.Check(t, st.List)
			d.Exports.Run = &play.ExportRun{Path: filepath.Join("somewhere", s.File+".png"), Part: 0.4, Writing: true, Stop: func() {}}
			d.Refresh()
			st.Wait(0.1)
			uitest.Check(t, st.List)
		}
	}
}
