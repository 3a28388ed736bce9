//go:build !js

package serve

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/time/rate"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/titles"
)

// at are the names at a table.
func at(t *testing.T, h *host.Host, id string) []string {
	t.Helper()
	tab, err := h.Table(id)
	if err != nil {
		t.Fatal(err)
	}
	return tab.Away().Names
}

// TestATableIsBegunOnAPage: who knows the key gets a link a seat and one to look on, which open the
// table; who does not, or asks for what there is not, is told so, nothing of it stands unescaped,
// and the page lets nothing run.
func TestATableIsBegunOnAPage(t *testing.T) {
	log := &referee.Memory{}
	h := host.New(log, titles.Refereed{}, host.Usual)
	defer h.Close()
	s := Server{create: "open sesame"}
	by := s.Handler(h, log, guest.Link{Host: "tables.example.org", Safe: true})
	by.(*creation).tried = rate.NewLimiter(rate.Inf, 1) // how often is not what is tried here
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
	var made []guest.Link
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
		tab, err := h.Table(links[0].Table)
		if err != nil {
			t.Fatal(err)
		}
		for i, l := range links {
			if seat, ok := tab.SeatOf(l.Token); !ok || int(seat) != i && i < 3 || i == 3 && seat >= 0 {
				t.Errorf("link %d opens seat %d, %v", i, seat, ok)
			}
		}
		made = links
	}
	for _, x := range []struct {
		table, seat string
		status      int
		opens       game.Seat
	}{
		{made[0].String(), at(t, h, made[0].Table)[1], http.StatusOK, 1},
		{made[0].Table, "3", http.StatusOK, 2},
		{made[0].Table, "0", http.StatusOK, game.Nobody},
		{made[0].Table, "4", http.StatusNotFound, 0},
		{made[0].Table, "<b>", http.StatusNotFound, 0},
		{"nowhere", "1", http.StatusNotFound, 0},
		{made[0].Table, "-5", http.StatusNotFound, 0},
	} {
		w := post(form("table", x.table, "seat", x.seat))
		if w.Code != x.status || strings.Contains(w.Body.String(), "<b>") {
			t.Fatalf("another link for seat %q of %q is answered %d, want %d: %s", x.seat, x.table, w.Code, x.status, w.Body)
		}
		if x.status != http.StatusOK {
			continue
		}
		m := regexp.MustCompile(`href="(https://[^"]+)"`).FindStringSubmatch(w.Body.String())
		l, err := guest.ParseLink(m[1])
		if err != nil {
			t.Fatal(err)
		}
		tab, err := h.Table(l.Table)
		if err != nil {
			t.Fatal(err)
		}
		if s, ok := tab.SeatOf(l.Token); !ok || s != x.opens {
			t.Errorf("another link for seat %q opens %d (%v), want %d", x.seat, s, ok, x.opens)
		}
		if old := made[(int(x.opens)+4)%4]; tab.Opens(referee.KeyOf(old.Token), x.opens) {
			t.Errorf("the old link of seat %q still opens it", x.seat)
		}
	}
	if w := post(form("table", made[0].Table, "seat", "1", "key", "guess")); w.Code != http.StatusForbidden {
		t.Errorf("without the key a link is answered %d", w.Code)
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
