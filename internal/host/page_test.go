//go:build !js

package host

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"

	"sourceofthenile/internal/referee"
)

// TestTheHostServesThePage: the link of a table opens the page, whose files lie beside it, and
// nothing that does not lie there; where there is no page, that is said.
func TestTheHostServesThePage(t *testing.T) {
	h := New(&referee.Memory{}, titles{}, Usual)
	defer h.Close()
	srv := httptest.NewServer(h.Handler())
	defer srv.Close()
	get := func(path string) (int, string, http.Header) {
		r, err := http.Get(srv.URL + path)
		must(t, err)
		defer func() { _ = r.Body.Close() }()
		data, err := io.ReadAll(r.Body)
		must(t, err)
		return r.StatusCode, string(data), r.Header
	}
	h.Show(nil, "no page")
	if status, text, _ := get("/t/camels"); status != http.StatusNotFound || !strings.HasPrefix(text, "no page") {
		t.Errorf("without a page a link opens %d %q, want 404 and why", status, text)
	}
	h.Show(fstest.MapFS{"index.html": {Data: []byte("the page")}, "page.js": {Data: []byte("script")}}, "no page")
	for path, want := range map[string]string{"/": "the page", "/t/camels": "the page", "/t/page.js": "script", "/page.js": "script"} { // in any order
		if status, text, head := get(path); status != http.StatusOK || text != want || head.Get("Referrer-Policy") != "no-referrer" {
			t.Errorf("%s is answered with %d %q, want %q", path, status, text, want)
		}
	}
	for _, path := range []string{"/t/..%2fhost.go", "/host.go", "/t/a/b.js"} {
		if status, text, _ := get(path); status == http.StatusOK {
			t.Errorf("%s is answered with %q, want nothing", path, text)
		}
	}
}
