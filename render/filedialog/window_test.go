//go:build linux && !ebitenginevmguest

package filedialog

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"sourceofthenile/internal/xdisplay"
)

// built builds the real nile-dialog once, and says what it printed if it
// cannot be built here.
var built = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "nile-dialog")
	if err != nil {
		return "", err
	}
	builtIn = dir // TestMain takes it away
	cmd := exec.Command("go", "build", "-o", dir, "sourceofthenile/cmd/nile-dialog")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=1")
	if out, err := cmd.CombinedOutput(); err != nil {
		return dir, errors.New(err.Error() + "\n" + string(out))
	}
	return dir, nil
})

// realAsker asks through the real nile-dialog on a display, in make check: building it
// needs a C compiler and GTK.
func realAsker(t *testing.T, display string) *asker {
	t.Helper()
	xdisplay.Check(t, "pkg-config")
	dir, err := built()
	if err != nil {
		t.Fatal(err)
	}
	for name, value := range map[string]string{
		programVar: dir, "DISPLAY": display, "WAYLAND_DISPLAY": "", "GDK_BACKEND": "x11",
		"GSETTINGS_BACKEND": "", "LC_ALL": "C.UTF-8",
	} {
		t.Setenv(name, value)
	}
	return &asker{choose: choose, ready: ready}
}

func TestRealDialogs(t *testing.T) {
	x := xdisplay.Start(t)
	s := realAsker(t, string(x))
	if !s.available() {
		t.Fatal("not available")
	}
	dir := t.TempDir()
	game := filepath.Join(dir, "a game.nile")
	if err := os.WriteFile(game, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	niles := Filter{Name: "Saved games", Extensions: []string{"nile"}}
	open := Request{Kind: Open, Folder: dir, Filter: niles}
	save := Request{Kind: Save, Folder: dir, Name: "voyage", Filter: niles, Replace: "{file} is there. Replace it?", ReplaceTitle: "Replace the file?"}

	t.Run("open", func(t *testing.T) {
		answer := asked(t, x, s, open)
		x.Focus(t, "Open File")
		x.Type(t, game)
		enter(t, x, "Open File", answered(answer))
		if a := answerOf(t, answer); a.Path != game || a.Err != nil {
			t.Errorf("got %+v, want %s", a, game)
		}
	})
	t.Run("cancel", func(t *testing.T) {
		answer := asked(t, x, s, open)
		x.Focus(t, "Open File")
		x.Key(t, "Escape")
		if a := answerOf(t, answer); a.Path != "" || !errors.Is(a.Err, ErrCancelled) {
			t.Errorf("got %+v, want ErrCancelled", a)
		}
	})
	saved := filepath.Join(dir, "voyage.nile")
	t.Run("save proposes a name and adds the extension", func(t *testing.T) {
		answer := asked(t, x, s, save)
		x.Focus(t, "Save File")
		enter(t, x, "Save File", answered(answer))
		if a := answerOf(t, answer); a.Path != saved || a.Err != nil {
			t.Errorf("got %+v, want %s", a, saved)
		}
	})
	t.Run("save asks before it replaces", func(t *testing.T) {
		if err := os.WriteFile(saved, []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
		var answer <-chan Answer
		for range 5 { // a Return that GTK had kept while it read the folder may answer the question at once
			answer = asked(t, x, s, save)
			x.Focus(t, "Save File")
			enter(t, x, "Save File", func() bool { return x.Shows("Replace the file?") || len(answer) > 0 })
			if len(answer) == 0 {
				break
			}
			t.Logf("answered before it was seen: %+v", <-answer)
		}
		x.Focus(t, "Replace the file?")
		x.Key(t, "Escape")
		if a := answerOf(t, answer); a.Path != "" || !errors.Is(a.Err, ErrCancelled) {
			t.Errorf("got %+v, want ErrCancelled", a)
		}
	})
	t.Run("the dialog goes with the game", func(t *testing.T) {
		gone := func() bool { return !x.Shows("Open File") }
		soon(t, "the dialog before has closed", gone)
		game := gameAsking(t)
		x.Focus(t, "Open File")
		if err := game.Kill(); err != nil {
			t.Fatal(err)
		}
		soon(t, "the dialog goes", gone)
	})
}

// asked asks once the dialogs before are gone from the screen: their programs have
// ended, but a busy display may still show a window of the same name, which would get
// the keyboard and take it along.
func asked(t *testing.T, x xdisplay.Display, s *asker, r Request) <-chan Answer {
	t.Helper()
	soon(t, "the dialogs before have closed", func() bool { return !x.Shows("Open File") && !x.Shows("Save File") })
	return s.ask(r)
}

// enter presses Return in a dialog until something is so. GTK takes no file while it still
// reads the folder, and says nothing of it, and a window that goes may take the keyboard
// along: on a busy machine a person too has to go back to the dialog and press again.
func enter(t *testing.T, x xdisplay.Display, dialog string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); {
		if x.Shows(dialog) {
			x.Focus(t, dialog)
		}
		x.Key(t, "Return")
		for wait := time.Now().Add(3 * time.Second); time.Now().Before(wait); time.Sleep(20 * time.Millisecond) {
			if so() {
				return
			}
		}
	}
	t.Fatal("Return does nothing")
}

// answered tells of a dialog whether its answer is there.
func answered(a <-chan Answer) func() bool { return func() bool { return len(a) > 0 } }

// GTK must not fill the terminal the game was started from, nor hide the
// reason in a crowd of warnings.
func TestRealProgramIsQuietAboutSettings(t *testing.T) {
	x := xdisplay.Start(t)
	realAsker(t, string(x))
	path, err := program()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(path)
	cmd.Env = environment(os.Environ())
	var noise strings.Builder
	cmd.Stderr = &noise
	in, err := cmd.StdinPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill() })
	if _, err := in.Write([]byte(`{"kind":"open"}`)); err != nil {
		t.Fatal(err)
	}
	x.Focus(t, "Open File")
	x.Key(t, "Escape")
	if err := cmd.Wait(); err != nil {
		t.Errorf("nile-dialog: %v", err)
	}
	if strings.Contains(noise.String(), "dconf") {
		t.Errorf("GTK complains about its settings:\n%s", noise.String())
	}
}

func TestNoDisplay(t *testing.T) {
	s := realAsker(t, "")
	if s.available() {
		t.Error("available without a display")
	}
	a := answerOf(t, s.ask(Request{}))
	if !errors.Is(a.Err, ErrUnavailable) || !strings.Contains(a.Err.Error(), "no X server") {
		t.Errorf("got %v, want ErrUnavailable with GTK's reason", a.Err)
	}
}
