package heart

import (
	"bytes"
	"io"
	"reflect"
	"sync"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/export"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// No two pictures of a film that follow each other have the same chart, of a game that has not begun and of
// one that is taken up from its position either; the last is the chart as it is.
func TestAFilmShowsNoChartTwice(t *testing.T) {
	films := map[string]game.Story{"a new game": newGame(t, 2, 1).Story()}
	for name, rec := range moments(t) {
		story, err := game.StoryOf(heart.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		films[name] = story
	}
	for name, story := range films { // in any order: each is looked at
		all, err := journal.Moments(Game{}, story, game.Nobody, painter.Options{Print: true})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for i := range all[1:] {
			if reflect.DeepEqual(all[i].Sheet, all[i+1].Sheet) {
				t.Errorf("%s: picture %d of %d has the chart of the one before", name, i+2, len(all))
			}
		}
		last := Game{}.Sheet(story.Now(game.Nobody), game.Nobody, painter.Options{Print: true, Undated: true})
		if got := all[len(all)-1]; !reflect.DeepEqual(got.Sheet, last) || got.Turn != story.Now(game.Nobody).Summary().Turn {
			t.Errorf("%s: the last picture, of Game Turn %d, is not the chart as it is", name, got.Turn)
		}
	}
}

// drawer takes exports without a disk.
type drawer struct {
	mu    sync.Mutex
	files map[string][]byte
}

func (*drawer) Folder() string                                { return "/drawer" }
func (*drawer) Place(name, ending string) (string, bool)      { return ending, false }
func (*drawer) Dialog(name, ending string) <-chan desk.Chosen { return nil }

func (d *drawer) Write(path string, write func(io.Writer) error) error {
	var b bytes.Buffer
	if err := write(&b); err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.files[path] = b.Bytes()
	return nil
}

func (d *drawer) file(path string) []byte {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.files[path]
}

// TestWhatIsKept: chart, film, journals and book are written from the sheet; one
// Explorer's journal in the middle of a game too, for nothing is secret; what is written
// is what is written without a window; everything fits.
func TestWhatIsKept(t *testing.T) {
	table, err := game.TakeUp(heart.Rules{}, moments(t)["stepping"])
	if err != nil {
		t.Fatal(err)
	}
	d := &drawer{files: map[string][]byte{}}
	x := &play.Exports{Exporter: d}
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	s := export.New(r.App, p, x, Game{}).(*export.Scene)
	r.Push(s)
	r.Wait(0.2)
	wait := func(path string) []byte {
		t.Helper()
		for until := time.Now().Add(4 * time.Minute); time.Now().Before(until); { // a book has its engravings cut
			if r.Wait(0.02); d.file(path) != nil && !x.Run.Busy() {
				return d.file(path)
			}
			time.Sleep(2 * time.Millisecond)
		}
		t.Fatalf("%s is never written", path)
		return nil
	}
	s.Options.DPI = 0 // the quickest
	if r.ByMouse("whose/all") {
		t.Error("it is asked whose chart, and all have the same")
	}
	for _, of := range []struct {
		id, path string
		clicks   []string
		want     func(w io.Writer) error
	}{
		{"what/chart", ".png", nil, nil},
		{"what/film", ".gif", []string{"width/640"}, nil},
		{"what/journal", ".md", []string{"text/md", "whose/seat 2"}, func(w io.Writer) error {
			return journal.Of(Game{}, table.Story(), 1).Write(w, ".md")
		}},
		{"what/book", ".html", []string{"whose/all"}, func(w io.Writer) error {
			b := Game{}.Book(table.Story(), game.Nobody, "")
			return b.WriteHTML(w, Game{})
		}},
	} {
		for _, id := range append(append([]string{of.id}, of.clicks...), "go") {
			if !r.ByMouse(id) {
				t.Fatalf("%s: there is no %q", of.id, id)
			}
		}
		got := wait(of.path)
		uitest.CheckWords(t, r.List)
		for _, fault := range uitest.Faults(r.List) {
			t.Errorf("%s: %s", of.id, fault)
		}
		if of.want == nil {
			if len(got) < 20_000 {
				t.Errorf("%s has %d bytes", of.path, len(got))
			}
			continue
		}
		var want bytes.Buffer
		if err := of.want(&want); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want.Bytes()) {
			t.Errorf("%s: %d bytes, without a window %d", of.path, len(got), want.Len())
		}
	}
}

// The chart that is exported explains its signs where that is asked for, and has words for each.
func TestTheChartExplainsItsSigns(t *testing.T) {
	pos := newGame(t, 2, 3).Position()
	for _, asked := range []bool{true, false} {
		s := (Game{}).Sheet(pos, game.Nobody, painter.Options{Print: true, Legend: asked})
		w, err := (Game{}).World(s)
		if err != nil {
			t.Fatal(err)
		}
		if s.Legend != asked || len(w.Legend) == 0 || len(w.Samples) == 0 {
			t.Errorf("asked %v: explained is %v, %d signs and %d of its own", asked, s.Legend, len(w.Legend), len(w.Samples))
		}
		for _, x := range w.Samples {
			if !words.In(book()).Has("chart.legend." + x.Name) {
				t.Errorf("no words for %q", "chart.legend."+x.Name)
			}
		}
	}
}
