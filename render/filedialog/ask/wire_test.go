package ask

import (
	"bytes"
	"errors"
	"io"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"
)

// served sends a request through Serve as nile-dialog does, and reads the
// answer back. in stays open until there is one.
func served(t *testing.T, r Request, d Dialogs) (Answer, int) {
	t.Helper()
	in, w := io.Pipe()
	defer w.Close()
	go func() {
		if err := WriteRequest(w, r); err != nil {
			_ = w.CloseWithError(err)
		}
	}()
	var out bytes.Buffer
	status := Serve(in, &out, d, func() {})
	if n := strings.Count(out.String(), "\n"); n != 1 {
		t.Errorf("the answer has %d lines: %q, want 1", n, out.String())
	}
	a, err := ReadAnswer(out.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return a, status
}

// Linux allows names that are no UTF-8; a game must not end up under another.
var oddName = "caf\xe9 \n\"é\""

func TestRequestsAndAnswersArriveAsSent(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, oddName)
	for _, r := range []Request{
		{},
		{Kind: Save, Title: "Save the “game”", Folder: dir, Name: oddName, Filter: niles},
	} {
		var got Request
		a, status := served(t, r, Dialogs{
			Show:    func(asked Request) (string, error) { got = asked; return path, nil },
			Replace: func(Request, string) bool { return false },
		})
		if !reflect.DeepEqual(got, r) {
			t.Errorf("%+v arrived as %+v", r, got)
		}
		want := path
		if r.Kind == Save {
			want += ".nile"
		}
		if a.Path != want || a.Err != nil || status != Answered {
			t.Errorf("got %+v and status %d, want %q", a, status, want)
		}
	}
}

func TestReasonsArriveWithTheirStatus(t *testing.T) {
	for _, c := range []struct {
		show   error
		want   error // nil: one of the system's own
		text   string
		status int
	}{
		{ErrCancelled, ErrCancelled, ErrCancelled.Error(), Answered},
		{nil, ErrNoPath, ErrNoPath.Error(), Answered}, // an empty path
		{ErrUnavailable, ErrUnavailable, ErrUnavailable.Error(), Failed},
		{errors.New("no colours"), nil, "the file dialog: no colours", Failed},
	} {
		a, status := served(t, Request{}, Dialogs{Show: func(Request) (string, error) { return "", c.show }})
		if c.want != nil && !errors.Is(a.Err, c.want) || a.Err == nil || a.Err.Error() != c.text || status != c.status {
			t.Errorf("%v arrived as %v, status %d; want %q, %d", c.show, a.Err, status, c.text, c.status)
		}
	}
	a, status := served(t, Request{}, Dialogs{Show: func(Request) (string, error) { panic("no X server") }})
	if want := ErrUnavailable.Error() + ": no X server"; a.Err == nil || a.Err.Error() != want || status != Failed {
		t.Errorf("a panic arrived as %v, status %d; want %q", a.Err, status, want)
	}
}

func TestOddRequestsAreRefused(t *testing.T) {
	for _, in := range []string{"", "{", "[]", "{}", `{"kind":"browse"}`, `{"kind":"open","folder":"/a"}`} {
		var out bytes.Buffer
		d := Dialogs{Show: func(Request) (string, error) { t.Errorf("%q opened a dialog", in); return "", nil }}
		status := Serve(strings.NewReader(in), &out, d, func() {})
		a, err := ReadAnswer(out.Bytes())
		if status != Misasked || err != nil || a.Err == nil || !strings.Contains(a.Err.Error(), "not understood") {
			t.Errorf("%q: status %d, %+v, %v", in, status, a, err)
		}
	}
	if err := WriteRequest(io.Discard, Request{Kind: 2}); err == nil {
		t.Error("a kind that there is not was sent")
	}
}

func TestOddAnswersAreNone(t *testing.T) {
	for _, printed := range []string{
		"", "\n", "hello", `"chosen"`, `{}`, `{"outcome":"chosen"}`,
		`{"outcome":"chosen","path":"YS9i"}`, `{"outcome":"eaten"}`, "{\"outcome\":\"cancelled\"}\nand then",
	} {
		if a, err := ReadAnswer([]byte(printed)); err == nil {
			t.Errorf("%q was read as %+v", printed, a)
		}
	}
	if a, err := ReadAnswer([]byte("Gtk-Message: hello\n{\"outcome\":\"cancelled\"}\n")); err != nil || !errors.Is(a.Err, ErrCancelled) {
		t.Errorf("after a line of GTK's: %+v, %v", a, err)
	}
}

func TestDialogIsToldWhenNobodyWaits(t *testing.T) {
	in, w := io.Pipe()
	left := make(chan bool)
	shown := make(chan bool)
	go Serve(in, io.Discard, Dialogs{Show: func(Request) (string, error) {
		close(shown)
		<-left
		return "", ErrCancelled
	}}, func() { close(left) })
	if err := WriteRequest(w, Request{}); err != nil {
		t.Fatal(err)
	}
	<-shown
	select {
	case <-left:
		t.Fatal("gone was called while somebody waits")
	case <-time.After(20 * time.Millisecond):
	}
	_ = w.Close()
	select {
	case <-left:
	case <-time.After(10 * time.Second):
		t.Fatal("gone was not called")
	}
}

func FuzzReadAnswer(f *testing.F) {
	f.Add([]byte(`{"outcome":"chosen","path":"L2EvYg=="}`))
	f.Add([]byte("x\n{\"outcome\":\"failed\",\"why\":\"y\"}\n"))
	f.Fuzz(func(t *testing.T, printed []byte) {
		a, err := ReadAnswer(printed)
		if err == nil && (a.Path == "") == (a.Err == nil) {
			t.Errorf("%q was read as %+v: neither a path nor a reason", printed, a)
		}
		if err == nil && a.Path != "" && !filepath.IsAbs(a.Path) {
			t.Errorf("%q led to %q", printed, a.Path)
		}
	})
}
