package host

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/wire"
)

// asked is what came of what a guest asked of its notices.
func asked(t *testing.T, ask func(func(string))) string {
	t.Helper()
	why := make(chan string, 1)
	ask(func(w string) { why <- w })
	select {
	case w := <-why:
		return w
	case <-time.After(time.Minute):
		t.Fatal("the host does not answer")
		return ""
	}
}

// smallest is a Small in memory.
type smallest map[string][]byte

func (s smallest) ReadSmall(name string, _ int64) ([]byte, error) {
	if data, ok := s[name]; ok {
		return data, nil
	}
	return nil, fs.ErrNotExist
}

func (s smallest) WriteSmall(name string, data []byte) error {
	s[name] = data
	return nil
}

// TestATurnIsToldOnce: who is away is told of a turn once, to the hook it named, and again when
// it has acted and may again; who is there is not told, and no hook of the host's own networks is
// called unless it is a host at home.
func TestATurnIsToldOnce(t *testing.T) {
	told := make(chan string, 100)
	hook := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		told <- r.URL.Path + " " + string(body)
	}))
	defer hook.Close()
	log := &referee.Memory{}
	_, tokens := begin(t, log, 3)
	h := New(log, titles{}, Usual)
	kept := smallest{}
	h.Notices = &Notices{Local: true, Trial: "a trial", Text: func(_ string, names []string, s game.Seat) string { return "your turn, " + names[s] }, Keep: kept}
	srv := httptest.NewServer(h.Handler())
	defer srv.Close()
	defer h.Close()
	ctx, end := context.WithCancel(t.Context())
	defer end()
	at := func(ctx context.Context, s int) *guest.Table {
		g := guest.Sit(guest.Link{Host: srv.Listener.Addr().String(), Table: "camels", Token: tokens[s]}, rulesOf, false)
		go func() { _ = g.Run(ctx) }()
		return g
	}
	first := at(ctx, 0)
	for to, want := range map[string]string{"ftp://x/y": "no-hook", "mailto:ann@example.org": "no-mail", "mailto:a b@c": "no-hook", "javascript:1": "no-hook"} { // in any order: none is taken
		if got := asked(t, func(f func(string)) { first.Remind(to, f) }); got != want {
			t.Errorf("%s is answered with %q, want %q", to, got, want)
		}
	}
	ben, leave := context.WithCancel(ctx)
	away := at(ben, 1)
	if why := asked(t, func(f func(string)) { away.Remind(hook.URL+"/ben", f) }); why != "" {
		t.Fatalf("a hook is answered with %q", why)
	}
	if why := asked(t, away.TryReminder); why != "" || <-told != "/ben a trial" {
		t.Fatalf("a trial is answered with %q", why)
	}
	if why := asked(t, away.TryReminder); why != "too-often" {
		t.Errorf("a second trial is answered with %q", why)
	}
	var where map[string]map[string]any
	must(t, json.Unmarshal(kept["camels.notices"], &where))
	if len(where) != 1 {
		t.Errorf("kept is %s, want one seat", kept)
	}
	third := at(ctx, 2)
	go play(ctx, t, first, nil)
	go play(ctx, t, third, nil)
	for acted := 0; acted < 2; {
		s, moved := away.State()
		if s.Position == nil || !s.Now.Acting.Has(1) {
			<-moved
			continue
		}
		leave() // it is its turn, and it goes
		select {
		case got := <-told:
			if got != "/ben your turn, Caravan 2" {
				t.Fatalf("told %q, want that it is the second’s turn", got)
			}
		case <-time.After(time.Minute):
			t.Fatal("nobody is told")
		}
		ben, leave = context.WithCancel(ctx)
		away = at(ben, 1)
		for src := game.NewRandom(4); ; { // it comes back and plays its turn
			s, moved := away.State()
			if s.Position != nil && s.Online && s.Waiting == 0 {
				if !s.Now.Acting.Has(1) {
					break
				}
				answered := make(chan bool, 1)
				away.Give([]game.Command{src.Choose(game.ChoicesOf(s.Position, 1))}, func(int, error) { answered <- true })
				<-answered
				continue
			}
			<-moved
		}
		acted++
	}
	leave()
	select {
	case got := <-told: // of its third turn
		if got != "/ben your turn, Caravan 2" {
			t.Errorf("told %q", got)
		}
	case <-time.After(time.Minute):
		t.Error("of its third turn nobody is told")
	}
	if n := len(told); n != 0 {
		t.Errorf("told %d times more than there were turns", n)
	}
	h.Notices.Local = false
	if err := h.Notices.send(ctx, hook.URL, "x"); err == nil {
		t.Error("a hook in the host's own network is called")
	}
}

// TestATurnIsToldThoughNothingWasSeenBetween: two turns of a seat that is away are told, each once,
// when the host has not looked while others had theirs.
func TestATurnIsToldThoughNothingWasSeenBetween(t *testing.T) {
	log := &referee.Memory{}
	id, _ := begin(t, log, 3)
	at, err := referee.Load(log, titles{}, id)
	must(t, err)
	told := make(chan string, 10)
	n := &Notices{Text: func(string, []string, game.Seat) string { return "" }, Mail: func(to, _ string) error { told <- to; return nil }}
	must(t, n.set(id, 1, "mailto:ben@example.org"))
	for turn, src := int64(0), game.NewRandom(3); ; { // by commands
		s := at.Away()
		if s.Acting.Has(1) && s.Turns[1] != turn {
			last := turn != 0
			turn = s.Turns[1]
			n.look(t.Context(), &table{Table: at})
			n.look(t.Context(), &table{Table: at})
			select {
			case <-told:
			case <-time.After(time.Minute):
				t.Fatalf("of turn %d nobody is told", turn)
			}
			if last {
				break
			}
		}
		rec, err := at.Record()
		must(t, err)
		now, err := game.TakeUp(caravan.Rules{}, rec)
		must(t, err)
		for who := range s.Acting.All() {
			_, err := at.Give(who, &wire.Give{ID: wire.ID{byte(who), byte(len(rec.Log)), 1}, All: []game.Command{src.Choose(now.ChoicesOf(who))}})
			must(t, err)
			break
		}
	}
	if len(told) != 0 {
		t.Errorf("told %d times more than there were turns, want 0", len(told))
	}
}

// TestMail: a notice goes by the host's mail server, with nothing in its head that another wrote.
func TestMail(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(t, err)
	got := make(chan string, 1)
	go func() {
		c, err := l.Accept()
		if err != nil {
			return
		}
		defer func() { _ = c.Close() }()
		in, all := bufio.NewScanner(c), ""
		_, _ = io.WriteString(c, "220 here\r\n")
		for data := false; in.Scan(); {
			all += in.Text() + "\n"
			switch {
			case in.Text() == "DATA":
				data = true
				_, _ = io.WriteString(c, "354 go on\r\n")
			case data && in.Text() != ".":
			case in.Text() == "QUIT":
				_, _ = io.WriteString(c, "221 bye\r\n")
				got <- all
				return
			default:
				data = false
				_, _ = io.WriteString(c, "250 ok\r\n")
			}
		}
	}()
	send, err := Mailer("smtp://"+l.Addr().String(), "Table <table@example.org>", "Your turn")
	must(t, err)
	n := &Notices{Mail: send}
	must(t, n.set("x", 1, "mailto:ben@example.org"))
	if err := n.set("x", 1, "mailto:ben@example.org%0d%0aBcc:all@example.org"); err == nil {
		t.Error("an address of two lines is taken")
	}
	must(t, n.send(t.Context(), "mailto:ben@example.org", "It is your turn."))
	all := <-got
	for _, want := range []string{"MAIL FROM:<table@example.org>", "RCPT TO:<ben@example.org>", "Subject: Your turn", "It is your turn."} {
		if !strings.Contains(all, want) {
			t.Errorf("the mail is\n%s\nwant %q in it", all, want)
		}
	}
	for _, server := range []string{"http://x:1", "smtp://x", "nonsense"} {
		if _, err := Mailer(server, "a@b", ""); err == nil {
			t.Errorf("%s is a mail server", server)
		}
	}
	if h := (&Host{}); h.remind(t.Context(), "x", 1, &wire.Remind{URL: "https://ntfy.sh/x"}) != "no-notices" {
		t.Error("a host without notices takes one")
	}
}
