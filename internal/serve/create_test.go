//go:build !js

package serve

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/titles"
)

// TestATableIsBegunOnAPage: who knows the key gets a link a seat and one to look on, which open the
// table; who does not, or asks for what there is not, is told so, nothing of it stands unescaped,
// and the page lets nothing run.
func TestATableIsBegunOnAPage(t *testing.T) {
	log := &referee.Memory{}
	h := host.New(log, titles.Refereed{}, host.Usual)
	defer h.Close()
	s := Server{create: "open sesame"}
	by := s.Handler(h, log, guest.Link{Host: "tables.example.org", Safe: true})
	post := func(form url.Values) *httptest.ResponseRecorder {
		r := httptest.NewRequest(http.MethodPost, createPath, strings.NewReader(form.Encode()))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		w := httptest.NewRecorder()
		by.ServeHTTP(w, r)
		return w
	}
	form := func(change ...string) url.Values {
		v := url.Values{"key": {"open sesame"}, "way": {"game1"}, "players": {"3"}, "at-zero": {"nothing"}}
		for i := 0; i < len(change); i += 2 {
			v.Set(change[i], change[i+1])
		}
		return v
	}
	for _, x := range []struct {
		form   url.Values
		status int
	}{
		{form("key", "guess"), http.StatusForbidden},
		{form("way", "<script>x</script>"), http.StatusBadRequest},
		{form("players", "9"), http.StatusBadRequest},
		{form("holidays", "many"), http.StatusBadRequest},
		{form(), http.StatusOK},
	} {
		w := post(x.form)
		if w.Code != x.status || strings.Contains(w.Body.String(), "<script") || strings.Contains(w.Body.String(), "open sesame") {
			t.Errorf("%v is answered %d, want %d: %s", x.form, w.Code, x.status, w.Body)
		}
		if csp := w.Header().Get("Content-Security-Policy"); !strings.Contains(csp, "default-src 'none'") {
			t.Errorf("the page may run what it likes: %q", csp)
		}
		if x.status != http.StatusOK {
			continue
		}
		var links []guest.Link
		for _, m := range regexp.MustCompile(`href="(https://[^"]+)"`).FindAllStringSubmatch(w.Body.String(), -1) {
			l, err := guest.ParseLink(m[1])
			if err != nil {
				t.Fatalf("%q: %v", m[1], err)
			}
			links = append(links, l)
		}
		if len(links) != 4 {
			t.Fatalf("%d links, want three seats and one who looks on: %s", len(links), w.Body)
		}
		at, err := h.Table(links[0].Table)
		if err != nil {
			t.Fatal(err)
		}
		for i, l := range links {
			if seat, ok := at.SeatOf(l.Token); !ok || int(seat) != i && i < 3 || i == 3 && seat >= 0 {
				t.Errorf("link %d opens seat %d, %v", i, seat, ok)
			}
		}
	}
	w := httptest.NewRecorder()
	if by.ServeHTTP(w, httptest.NewRequest(http.MethodGet, createPath, nil)); w.Code != http.StatusOK || !strings.Contains(w.Body.String(), "<form") {
		t.Errorf("the page is answered %d: %s", w.Code, w.Body)
	}
	closed := Server{}
	w = httptest.NewRecorder()
	if closed.Handler(h, log, guest.Link{}).ServeHTTP(w, httptest.NewRequest(http.MethodPost, createPath, nil)); w.Code == http.StatusOK {
		t.Errorf("without a key the page is answered %d", w.Code)
	}
}
