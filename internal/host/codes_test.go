//go:build !js

package host

import (
	"errors"
	"net/http/httptest"
	"strings"
	"testing"

	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/wire"
)

// TestACodeIsGoodOnce: read out with an address, in any case and with blanks or a stroke, it gives the
// link of its seat, once; no other does, nor one whose link has been renewed; and who tries many is
// told to wait.
func TestACodeIsGoodOnce(t *testing.T) {
	log := &referee.Memory{}
	id, tokens := begin(t, log, 3)
	h := New(log, titles{}, Usual)
	srv := httptest.NewServer(h.Handler())
	defer srv.Close()
	defer h.Close()
	at := srv.Listener.Addr().String()
	code := h.Code(id, tokens[1])
	if again := h.Code(id, tokens[1]); again != code || len(code) != wire.CodeLength {
		t.Fatalf("the code is %q and then %q", code, again)
	}
	if other := h.Code(id, tokens[2]); other == code {
		t.Fatalf("two seats have the code %q", code)
	}
	said := at + " " + strings.ToLower(code[:3]) + " - " + code[3:]
	host, read, ok := guest.ParseCode(said)
	if !ok || host != at || read != code {
		t.Fatalf("%q is read as %q at %q (%v)", said, read, host, ok)
	}
	l, err := guest.Exchange(t.Context(), host, read)
	must(t, err)
	if want := (guest.Link{Host: at, Table: id, Token: tokens[1]}); l != want {
		t.Errorf("the code gives %v, want %v", l, want)
	}
	gives := func(code string, want error) {
		t.Helper()
		if _, err := guest.Exchange(t.Context(), at, code); !errors.Is(err, want) {
			t.Errorf("%q: %v, want %v", code, err, want)
		}
	}
	gives(code, guest.ErrNoCode)
	gives("", guest.ErrNoCode)
	gives("BKM#RW", guest.ErrNoCode)
	stale := h.Code(id, tokens[0])
	tab, err := h.Table(id)
	must(t, err)
	must(t, tab.Link(0, referee.KeyOf(wire.Token{99})))
	gives(stale, guest.ErrNoCode)
	for range 10 {
		_, err = guest.Exchange(t.Context(), at, "BBBBBB")
	}
	if !errors.Is(err, guest.ErrTooMany) {
		t.Errorf("the last of many tries: %v, want %v", err, guest.ErrTooMany)
	}
	if _, err := guest.Exchange(t.Context(), "127.0.0.1:1", code); err == nil || errors.Is(err, guest.ErrNoCode) {
		t.Errorf("where nobody answers: %v", err)
	}
}

// TestWhatIsNoCode is no code: a link, a name, an address alone.
func TestWhatIsNoCode(t *testing.T) {
	for _, text := range []string{"", "BKMTRW", "192.0.2.17", "http://192.0.2.17:1821/t/abc#def", "192.0.2.17 BKM TR", "192.0.2.17 BKMTRWX", "192.0.2.17 BKM1RW", "a/b BKMTRW", "a@b BKMTRW"} {
		if host, code, ok := guest.ParseCode(text); ok {
			t.Errorf("%q is read as %q at %q", text, code, host)
		}
	}
	for text, want := range map[string]string{"192.0.2.17 bkmtrw": "192.0.2.17:1821", " host:80  BKM TRW ": "host:80", "[2001:db8::1] BKM-TRW": "[2001:db8::1]:1821", "http://host BKMTRW": "host:1821"} {
		if host, code, ok := guest.ParseCode(text); !ok || host != want || code != "BKMTRW" {
			t.Errorf("%q is read as %q at %q (%v), want at %q", text, code, host, ok, want)
		}
	}
}
