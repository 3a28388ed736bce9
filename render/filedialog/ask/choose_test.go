package ask

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var niles = Filter{Name: "Saved games", Extensions: []string{"nile"}}

func TestPanicIsAnAnswer(t *testing.T) {
	d := Dialogs{Show: func(Request) (string, error) { panic("no X server") }}
	a := d.Choose(Request{})
	if !errors.Is(a.Err, ErrUnavailable) || !strings.Contains(a.Err.Error(), "no X server") {
		t.Errorf("got %v, want ErrUnavailable with the reason", a.Err)
	}
}

func TestAnswersPassThrough(t *testing.T) {
	odd := errors.New("odd")
	for _, c := range []struct {
		name, path string
		err, want  error
	}{
		{"cancelled", "", ErrCancelled, ErrCancelled},
		{"system error", "", odd, odd},
		{"a place without a path", "", nil, ErrNoPath},
		{"opened without extension", "/a/old", nil, nil},
	} {
		d := Dialogs{Show: func(Request) (string, error) { return c.path, c.err }}
		a := d.Choose(Request{Kind: Open, Filter: niles})
		if !errors.Is(a.Err, c.want) || a.Path != c.path {
			t.Errorf("%s: %+v", c.name, a)
		}
	}
}

func TestFolderThatIsGoneIsLeftToTheSystem(t *testing.T) {
	here := t.TempDir()
	for folder, want := range map[string]string{here: here, filepath.Join(here, "gone"): "", "": ""} {
		got := "not asked"
		d := Dialogs{Show: func(r Request) (string, error) { got = r.Folder; return "", ErrCancelled }}
		d.Choose(Request{Folder: folder})
		if got != want {
			t.Errorf("folder %q was passed on as %q, want %q", folder, got, want)
		}
	}
}

func TestComplete(t *testing.T) {
	for path, want := range map[string]string{
		"/a/voyage":      "/a/voyage.nile",
		"/a/voyage.nile": "/a/voyage.nile",
		"/a/voyage.NILE": "/a/voyage.NILE",
		"/a/June 1821.":  "/a/June 1821.nile",
		"/a/no. 3":       "/a/no. 3.nile",
		"/a.nile/b":      "/a.nile/b.nile",
	} {
		if got := niles.complete(path); got != want {
			t.Errorf("%q becomes %q, want %q", path, got, want)
		}
	}
	if got := (Filter{}).complete("/a/voyage"); got != "/a/voyage" {
		t.Errorf("without extensions: %q, want \"/a/voyage\"", got)
	}
	if got := (Filter{Extensions: []string{"nile", "old"}}).complete("/a/b.old"); got != "/a/b.old" {
		t.Errorf("the second extension is one too: %q, want \"/a/b.old\"", got)
	}
}

// The system asks about the name as typed; a file that only the added
// extension leads to must not be replaced unasked.
func TestSaveAsksBeforeReplacingWhatTheExtensionLeadsTo(t *testing.T) {
	dir := t.TempDir()
	there := filepath.Join(dir, "voyage.nile")
	if err := os.WriteFile(there, []byte("a game"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		typed   string
		yes     bool
		asked   bool
		want    string
		wantErr error
	}{
		{"voyage", true, true, there, nil},
		{"voyage", false, true, "", ErrCancelled},
		{"voyage.nile", false, false, there, nil},
		{"other", false, false, filepath.Join(dir, "other.nile"), nil},
	} {
		asked := false
		d := Dialogs{
			Show: func(Request) (string, error) { return filepath.Join(dir, c.typed), nil },
			Replace: func(_ Request, path string) bool {
				asked = true
				if path != there {
					t.Errorf("asked about %q, want %q", path, there)
				}
				return c.yes
			},
		}
		a := d.Choose(Request{Kind: Save, Filter: niles})
		if a.Path != c.want || !errors.Is(a.Err, c.wantErr) || asked != c.asked {
			t.Errorf("%q, yes %v: %+v, asked %v", c.typed, c.yes, a, asked)
		}
	}
}
