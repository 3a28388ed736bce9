package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/library"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render/local"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// journalsIn are the journals in a folder.
func journalsIn(t *testing.T, dir string) []string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(dir, "*"+saves.JournalExtension))
	if err != nil {
		t.Fatal(err)
	}
	return paths
}

// begun is the program with a new game of two on a folder.
func begun(t *testing.T, dir string) *window {
	t.Helper()
	w := windowIn(t, dir)
	s, err := titles.NileSettings("game1", 2, 75)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.begin(theNile, s.Encode(), nil); err != nil {
		t.Fatal(err)
	}
	return w
}

// playHere plays commands at the window's table, as its screens would.
func playHere(t *testing.T, w *window, commands int) {
	t.Helper()
	bots, err := theNile.botted()
	if err != nil {
		t.Fatal(err)
	}
	b, err := bots.Bot("steady", 5)
	if err != nil {
		t.Fatal(err)
	}
	for range commands {
		table := local.Of(w.play)
		seat := table.Acting().First()
		if !local.Do(w.play, b.Choose(table.Position(), seat, table.ChoicesOf(seat))) {
			t.Fatal(w.play.Failed)
		}
	}
}

// killed is the program started anew on what a killed one has left in the folder:
// a copy of it, for the first one is still there.
func killed(t *testing.T, w *window) *window {
	t.Helper()
	w.shelf.Saving.Wait(time.Minute)
	if j := w.shelf.Journal(); j != nil && !j.Flush(false, time.Minute) {
		t.Fatal("the journal is not written: ", j.Err())
	}
	dir := t.TempDir()
	for n := 0; ; n++ { // a journal that is not needed any more may go meanwhile
		dir = filepath.Join(dir, "again")
		if err := os.CopyFS(dir, os.DirFS(w.shelf.Dir.Dir)); err == nil {
			return windowIn(t, dir)
		} else if n > 20 {
			t.Fatal(err)
		}
	}
}

// continued is what Continue takes up.
func continued(t *testing.T, w *window) *library.TakenUp {
	t.Helper()
	last, ok := w.shelf.Last()
	if !ok {
		t.Fatal("there is nothing to continue with")
	}
	g, err := w.shelf.Read(last.Path)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestAKilledGameGoesOn: from the first command of a new game on, whenever the
// program is killed, Continue goes on from the last command; what was taken back
// stays taken back. That is said.
func TestAKilledGameGoesOn(t *testing.T) {
	w := begun(t, t.TempDir())
	for _, n := range []int{1, 1, 3, 40, 60} {
		playHere(t, w, n)
		g := continued(t, killed(t, w))
		if table := local.Of(w.play); g.Table.Hash() != table.Hash() || g.Table.Len() != table.Len() || len(g.Table.Events()) != len(table.Events()) {
			t.Fatalf("%d commands come back of %d", g.Table.Len(), table.Len())
		}
		if g.Kept == "" && !strings.Contains(g.Told, "last command") {
			t.Errorf("players are told %q", g.Told)
		}
		if w.play.CanUndo() && local.Do(w.play, game.Command{Kind: game.KindUndo}) {
			if g := continued(t, killed(t, w)); g.Table.Hash() != local.Of(w.play).Hash() {
				t.Error("what was taken back is back")
			}
		}
	}
	// The second sitting goes on just so, and has a journal of its own.
	again := killed(t, w)
	last, _ := again.shelf.Last()
	if err := again.load(last.Path); err != nil {
		t.Fatal(err)
	}
	playHere(t, again, 7)
	third := killed(t, again)
	if g := continued(t, third); g.Table.Hash() != local.Of(again.play).Hash() {
		t.Error("the second sitting is lost")
	}
	// Who leaves saves: nothing has to be brought back then.
	if err := again.leave(); err != nil {
		t.Fatal(err)
	}
	again.shelf.Rest(time.Minute)
	if n := len(journalsIn(t, again.shelf.Dir.Dir)); n != 1 {
		t.Errorf("%d journals: the first goes when the second is safe, want 1", n)
	}
	if last, _ := again.shelf.Last(); saves.IsJournal(last.Path) {
		t.Error("what was left in peace is brought back from its journal")
	}
}

// TestAJournalMakesUpForADamagedSave: the last save is damaged, the journal is not:
// nothing is lost, and the players are told.
func TestAJournalMakesUpForADamagedSave(t *testing.T) {
	w := begun(t, t.TempDir())
	playHere(t, w, 60)
	if err := w.keep(); err != nil {
		t.Fatal(err)
	}
	again := killed(t, w)
	last, _ := again.shelf.Last()
	if saves.IsJournal(last.Path) {
		t.Fatal("a save that is as new is there, and the journal is taken")
	}
	data, err := os.ReadFile(last.Path)
	if err != nil {
		t.Fatal(err)
	}
	data[len(data)/2] ^= 4
	if err := os.WriteFile(last.Path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	if g := continued(t, again); g.Table.Hash() != local.Of(w.play).Hash() || g.Told != words.Say("load.journal.saved") {
		t.Errorf("%d commands come back of %d, and %q is told", g.Table.Len(), w.play.Len(), g.Told)
	}
}

// TestASaveThatComesMeanwhileIsNoDamagedOne: the shelf is looked at while another run of the program still saves the
// game on its way out; the journal is taken up, and no save is said to be unreadable.
func TestASaveThatComesMeanwhileIsNoDamagedOne(t *testing.T) {
	w := begun(t, t.TempDir())
	playHere(t, w, 6)
	if err := w.keep(); err != nil {
		t.Fatal(err)
	}
	again := killed(t, w)
	g, err := again.shelf.Read(journalsIn(t, again.shelf.Dir.Dir)[0])
	if err != nil || g.Table.Hash() != local.Of(w.play).Hash() || g.Told != "" {
		t.Errorf("got %q, %v; want the game as it was saved, and nothing told", g.Told, err)
	}
}

// TestATornJournalIsTold: the last entry is cut off: the game goes on from the one
// before, and that is said.
func TestATornJournalIsTold(t *testing.T) {
	w := begun(t, t.TempDir())
	playHere(t, w, 6)
	again := killed(t, w)
	path := journalsIn(t, again.shelf.Dir.Dir)[0]
	j, err := again.shelf.Dir.ReadJournal(path)
	if err != nil {
		t.Fatal(err)
	}
	want := w.play.Len()
	if j.Steps[len(j.Steps)-1].Kind == saves.CommandStep {
		want--
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, info.Size()-3); err != nil {
		t.Fatal(err)
	}
	if g := continued(t, again); g.Table.Len() != want || !strings.Contains(g.Told, "lost") {
		t.Errorf("%d commands come back, and %q is told", g.Table.Len(), g.Told)
	}
}

// TestADamagedJournalIsTold: a byte of a journal is another. In the save that it begins
// with, nothing is lost. Behind that, before the last save, what was played after that
// save is lost: players are told so, and not where a whole journal stands there.
func TestADamagedJournalIsTold(t *testing.T) {
	first := begun(t, t.TempDir())
	playHere(t, first, 20)
	if err := first.leave(); err != nil {
		t.Fatal(err)
	}
	w := killed(t, first)
	last, _ := w.shelf.Last()
	if err := w.load(last.Path); err != nil {
		t.Fatal(err)
	}
	playHere(t, w, 30)
	for turn := w.play.Turn(); w.play.Turn() == turn; {
		playHere(t, w, 1)
	}
	if err := w.keep(); err != nil {
		t.Fatal(err)
	}
	atSave, turn := local.Of(w.play).Hash(), w.play.Turn()
	if playHere(t, w, 3); w.play.Turn() != turn {
		t.Fatalf("it has saved itself since: got %v, wanted %v", w.play.Turn(), turn)
	}
	name := filepath.Base(w.shelf.Journal().Path())
	within := map[string]func(data []byte) int{ // the byte that is another
		"nothing":        nil,
		"the save in it": func(data []byte) int { return bytes.Index(data, []byte("\xf1LOG")) + 20 },
		"its first command": func(data []byte) int {
			n := bytes.IndexByte(data, '\n') + 1
			return n + 12 + int(binary.LittleEndian.Uint32(data[n:])) + 13
		},
	}
	for what, at := range within { // in any order: each is a folder of its own
		again, want, lost := killed(t, w), local.Of(w.play).Hash(), what == "its first command"
		if path := filepath.Join(again.shelf.Dir.Dir, name); at != nil {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			data[at(data)] ^= 1
			later := time.Now().Add(time.Minute)
			if err := errors.Join(os.WriteFile(path, data, 0o644), os.Chtimes(path, later, later)); err != nil {
				t.Fatal(err)
			}
		}
		if lost {
			want = atSave
		}
		if g := continued(t, again); g.Table.Hash() != want || strings.Contains(g.Told, name) != lost {
			t.Errorf("%s is damaged: %d commands come back of %d, and %q is told", what, g.Table.Len(), w.play.Len(), g.Told)
		}
	}
}

// TestTwoProgramsOneGame: the second is told so and offered a copy, which is kept
// apart from what the first plays on.
func TestTwoProgramsOneGame(t *testing.T) {
	dir := t.TempDir()
	one := begun(t, dir)
	playHere(t, one, 60)
	if err := one.keep(); err != nil {
		t.Fatal(err)
	}
	two := windowIn(t, dir)
	last, _ := two.shelf.Last()
	if err := two.load(last.Path); err != nil {
		t.Fatal(err)
	}
	title, _, asked := two.app.Notice()
	if two.play != nil || !asked || title != words.Say("load.locked.title") {
		t.Fatalf("%v: the second program is told %q", two.play != nil, title)
	}
	g := continued(t, two)
	g.Apart()
	if err := two.shelf.HoldTaken(g); err != nil {
		t.Fatal(err)
	}
	if err := two.sit(last.Path, g); err != nil {
		t.Fatal(err)
	}
	playHere(t, two, 60)
	playHere(t, one, 90)
	for _, w := range []*window{one, two} {
		if err := w.keep(); err != nil {
			t.Fatal(err)
		}
		list, err := w.shelf.Dir.List()
		if err != nil {
			t.Fatal(err)
		}
		// Its journal may still lie there: it is cut off beside the game.
		_, line := w.shelf.Playing()
		at := slices.IndexFunc(list, func(e saves.Entry) bool { return e.Header.Line == line && e.Sort != saves.Playing })
		if _, table, err := catalogue.Resume(list[at].Path, ours); err != nil || table.Hash() != local.Of(w.play).Hash() {
			t.Errorf("one game has written over the other: %v", err)
		}
	}
	// The first is left: the second may have it.
	if err := one.leave(); err != nil {
		t.Fatal(err)
	}
	id, line := one.shelf.Playing()
	left := &library.TakenUp{ID: id, Line: line}
	if err := two.shelf.HoldTaken(left); err != nil {
		t.Errorf("nobody plays it, and yet: %v", err)
	}
	two.shelf.Drop(left)
	if locks, _ := filepath.Glob(filepath.Join(dir, ".playing-*")); len(locks) != 1 {
		t.Errorf("locks left: %v", locks)
	}
}

// TestTakenUpAgainIsTold: who goes back to an earlier save and plays it on once more
// cannot do so unseen.
func TestTakenUpAgainIsTold(t *testing.T) {
	dir := t.TempDir()
	w := begun(t, dir)
	playHere(t, w, 60)
	w.saveAs("Anna", func(error) {})
	if !w.shelf.Saving.Wait(time.Minute) {
		t.Fatal("it is never saved")
	}
	path := w.shelf.Dir.Path("Anna")
	for n := range 3 {
		playHere(t, w, 20)
		if err := w.leave(); err != nil {
			t.Fatal(err)
		}
		w = windowIn(t, dir)
		if n == 2 { // what was begun anew says so whenever it is taken up
			last, _ := w.shelf.Last()
			path = last.Path
		}
		if err := w.load(path); err != nil {
			t.Fatal(err)
		}
		said := false
		for range w.app.Notices() {
			title, text, _ := w.app.Notice()
			said = said || title == words.Phrase("load.again.title") && text.String() == words.Say("load.taken-up-again", "nth", words.Ordinal(1))
		}
		if !said {
			t.Errorf("time %d: nothing is said", n+1)
		}
		// It stands in the menu over the game too, for all at the table.
		w.app.Push(w.play.Host().Pause())
		shown := w.app.Tick(ui.Input{Now: 1})
		for _, want := range []string{words.Say("pause.sittings", "n", 1), words.Say("pause.again", "n", 1)} {
			if n < 2 && !uitest.HasText(shown, want) {
				t.Errorf("time %d: the menu does not say %q", n+1, want)
			}
		}
	}
}

// TestAJournalGoesOnFromItsOwnSaves: where its beginning cannot be followed, a journal goes on from
// a save that it has noted, and from no other that calls itself the same game.
func TestAJournalGoesOnFromItsOwnSaves(t *testing.T) {
	dir := t.TempDir()
	w := begun(t, dir)
	playHere(t, w, 40)
	w.saveAs("Anna", func(error) {})
	playHere(t, w, 10)
	if j := w.shelf.Journal(); !w.shelf.Saving.Wait(time.Minute) || !j.Flush(false, time.Minute) {
		t.Fatal("it is never saved: ", j.Err())
	}
	want := local.Of(w.play).Hash()
	journal := func() *saves.Journal {
		j, err := w.shelf.Dir.ReadJournal(journalsIn(t, dir)[0])
		if err != nil {
			t.Fatal(err)
		}
		j.Steps[0].Played.Command.Kind = 255 // no rules follow it
		return j
	}
	if now, _, err := w.shelf.Followed(journal()); now == nil || now.Hash() != want {
		t.Fatalf("from its own save it does not come to where it stood: %v", err)
	}
	path := w.shelf.Dir.Path("Anna")
	h, _, err := w.shelf.Dir.Load(path)
	if err != nil {
		t.Fatal(err)
	}
	other := begun(t, t.TempDir())
	playHere(t, other, 45)
	all, err := filepath.Glob(filepath.Join(dir, "*"+saves.Extension))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range all {
		if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.shelf.Dir.SaveAt(path, h, local.Of(other.play).Record(), true); err != nil {
		t.Fatal(err)
	}
	j := journal()
	begins, err := game.TakeUp(theNile.Rules(), j.Base)
	if err != nil {
		t.Fatal(err)
	}
	if now, at, _ := w.shelf.Followed(j); now == nil || at != 0 || now.Hash() != begins.Hash() {
		t.Errorf("it goes on from another's save, %d steps on, want where it begins", at)
	}
}

// TestOtherRulesAreTold: a game whose log these rules do not follow goes on from its
// position, and who loads it is told.
func TestOtherRulesAreTold(t *testing.T) {
	w := begun(t, t.TempDir())
	playHere(t, w, 60)
	h, rec := w.shelf.Header(local.Of(w.play), ""), local.Of(w.play).Record()
	rec.Version = 1 << 10
	path, err := w.shelf.Dir.Save("Anna", h, rec)
	if err != nil {
		t.Fatal(err)
	}
	g, err := w.shelf.Read(path)
	if err != nil || g.Table.Hash() != local.Of(w.play).Hash() || !strings.Contains(g.Told, words.Say("load.other-rules")) {
		t.Errorf("%v; told %q", err, g.Told)
	}
	if len(g.Table.Events()) != len(w.play.Events()) {
		t.Errorf("its journal is lost: got %v, wanted %v", len(g.Table.Events()), len(w.play.Events()))
	}
}
