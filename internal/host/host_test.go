//go:build !js

package host

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/wire"
)

// titles are Caravan alone.
type titles struct{}

func rulesOf(name string) game.Rules {
	if r := (caravan.Rules{}); r.Name() == name {
		return r
	}
	return nil
}

func (titles) Rules(name string) game.Rules { return rulesOf(name) }

func (titles) Bot(_, _ string, seed uint64) (referee.Bot, error) {
	return random{game.NewRandom(seed)}, nil
}

type random struct{ *game.Random }

func (r random) Choose(_ game.Position, _ game.Seat, cs []game.Choice) game.Command {
	return r.Random.Choose(cs)
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

const players = 3

// begin begins a table of three, and gives the tokens of its seats.
func begin(t testing.TB, log referee.Log, rounds int, agreed ...func(*referee.Opening)) (id string, tokens []wire.Token) {
	t.Helper()
	o := referee.Opening{ID: "camels", Game: caravan.Rules{}.Name(), Settings: caravan.ForSeats(players, rounds, caravan.Desert).Encode(), Seed: 5, Names: []string{"Caravan 1", "Caravan 2", "Caravan 3"}}
	for i := range players + 1 {
		tokens = append(tokens, wire.Token{byte(i + 1)})
		o.Keys = append(o.Keys, referee.KeyOf(tokens[i]))
	}
	for _, a := range agreed {
		a(&o)
	}
	_, err := referee.Begin(log, titles{}, o)
	must(t, err)
	return o.ID, tokens
}

// play plays a seat by what comes until the game is over, and holds that each command is
// answered once as done unless given is nil.
func play(ctx context.Context, t *testing.T, g *guest.Table, given *sync.Map) {
	src := game.NewRandom(11)
	for n := 0; ctx.Err() == nil; {
		s, moved := g.State()
		switch {
		case s.Err != nil:
			return
		case s.Position == nil || s.Waiting > 0:
		case s.Position.Result().Over():
			return
		case s.Now.Acting.Has(s.Seat):
			answer := make(chan error, 1)
			n++
			name := fmt.Sprint(s.Seat, n)
			g.Give([]game.Command{src.Choose(game.ChoicesOf(s.Position, s.Seat))}, func(done int, err error) {
				if given == nil {
					err = nil // a computer player was faster
				} else if _, twice := given.LoadOrStore(name, done); twice || done != 1 {
					err = errors.Join(err, fmt.Errorf("%s is answered with %d, want once 1", name, done))
				}
				answer <- err
			})
			select {
			case err := <-answer:
				if err != nil && ctx.Err() == nil { // a guest who leaves waits no longer, and is told so
					t.Errorf("seat %d: %v", s.Seat, err)
					return
				}
			case <-ctx.Done():
			}
			continue
		}
		select {
		case <-moved:
		case <-ctx.Done():
			return
		}
	}
}

// TestTheAbsentHoldNobodyUp: one of three never plays; a computer player has each of its turns
// when its clock is at nought, and the game comes to its end. What is said meanwhile
// everybody hears once.
func TestTheAbsentHoldNobodyUp(t *testing.T) {
	log := &referee.Memory{}
	_, tokens := begin(t, log, 3, func(o *referee.Opening) {
		o.Clock, o.Words = wire.Clock{Each: 5, Start: 5, Most: 5, End: wire.Computer, Bot: "random"}, wire.SetPhrases
	})
	h := New(log, titles{}, Usual)
	srv := httptest.NewServer(h.Handler())
	defer srv.Close()
	defer h.Close()
	var all []*guest.Table
	finished := make(chan bool, players)
	for s := range players {
		g := guest.Sit(guest.Link{Host: srv.Listener.Addr().String(), Table: "camels", Token: tokens[s]}, rulesOf, false)
		all = append(all, g)
		go func() { _ = g.Run(t.Context()) }()
		g.Say(wire.Note{Sort: wire.Phrase, N: int64(s)}, nil)
		go func() {
			if s == 1 {
				over(t, g)
			} else {
				play(t.Context(), t, g, nil)
			}
			finished <- true
		}()
	}
	for range players {
		select {
		case <-finished:
		case <-time.After(time.Minute):
			t.Fatal("the game does not end")
		}
	}
	for s, g := range all {
		for end := time.After(time.Minute); ; { // a computer player may have ended the game before all had come
			st, moved := g.State()
			var said [players]int
			flags := 0
			for _, n := range st.Notes {
				switch n.Sort {
				case wire.Phrase:
					said[n.N]++
				case wire.Flag:
					if flags++; n.Seat == game.Nobody {
						t.Errorf("seat %d has heard of nobody's clock", s)
					}
				}
			}
			if said == [players]int{1, 1, 1} && flags > 0 && len(st.Now.Times) == players {
				break
			}
			select {
			case <-moved:
				continue
			case <-end:
				t.Fatalf("seat %d has heard the phrases %v, %d times of a clock, and sees %d clocks; want each once, some, %d", s, said, flags, len(st.Now.Times), players)
			}
		}
	}
}

// over waits till the game is over.
func over(t *testing.T, g *guest.Table) {
	for {
		s, moved := g.State()
		if s.Position != nil && s.Position.Result().Over() {
			return
		}
		select {
		case <-moved:
		case <-t.Context().Done():
			return
		}
	}
}

// TestWhoLiesHarmsNobodyElse: another's command, no message, a message too long, another
// table's name, a token of nobody's: the liar's connection ends, or is refused, and a guest
// beside it plays on.
func TestWhoLiesHarmsNobodyElse(t *testing.T) {
	log := &referee.Memory{}
	id, tokens := begin(t, log, 3)
	h := New(log, titles{}, Limits{Guests: 20, Commands: 1000})
	defer h.Close()
	srv := httptest.NewServer(h.Handler())
	defer srv.Close()
	ctx, end := context.WithTimeout(t.Context(), time.Minute)
	defer end()
	dial := func() *websocket.Conn {
		ws, _, err := websocket.Dial(ctx, "ws"+strings.TrimPrefix(srv.URL, "http")+"/t/"+id+"/seat", nil)
		must(t, err)
		return ws
	}
	say := func(ws *websocket.Conn, data []byte) { must(t, ws.Write(ctx, websocket.MessageBinary, data)) }
	hears := func(ws *websocket.Conn) (kinds string) {
		for {
			_, data, err := ws.Read(ctx)
			if err != nil {
				return kinds
			}
			kinds += string(data[:1])
			if m, _ := wire.Read(data); m != nil {
				if d, ok := m.(*wire.Done); ok && d.N > 0 {
					kinds += "!"
				}
			}
		}
	}
	hello := func(table string, token wire.Token, proto int) []byte {
		return wire.Append(nil, &wire.Hello{Proto: proto, Table: table, Token: token})
	}
	for what, x := range map[string]struct {
		said [][]byte
		want string
	}{
		"nothing that can be read": {[][]byte{{'H'}}, "R"},
		"other words":              {[][]byte{hello(id, tokens[0], 99)}, "R"},
		"another table":            {[][]byte{hello("other", tokens[0], wire.Version)}, "R"},
		"a token of nobody's":      {[][]byte{hello(id, wire.Token{99}, wire.Version)}, "R"},
		"hello twice":              {[][]byte{hello(id, tokens[0], wire.Version), hello(id, tokens[0], wire.Version)}, "W"},
		"too long a message":       {[][]byte{hello(id, tokens[0], wire.Version), make([]byte, wire.MaxAsked+1)}, "W"},
	} {
		t.Run(what, func(t *testing.T) {
			ws := dial()
			for _, m := range x.said {
				say(ws, m)
			}
			if got := hears(ws); !strings.HasPrefix(got, x.want) || strings.Contains(got, "!") {
				t.Errorf("the host says %q, want %q and an end", got, x.want)
			}
		})
	}
	tab, err := referee.Load(log, titles{}, id)
	must(t, err)
	_, acting := tab.Over()
	other := (acting.First() + 1) % players
	ws := dial()
	say(ws, hello(id, tokens[other], wire.Version))
	say(ws, wire.Append(nil, &wire.Give{ID: wire.ID{1}, All: []game.Command{{Seat: acting.First(), Kind: caravan.Dig}}}))
	for {
		_, data, err := ws.Read(ctx)
		must(t, err)
		if d, ok := message(t, data).(*wire.Done); ok {
			if d.N != 0 || d.Why == nil {
				t.Errorf("another's command is answered with %+v, want it refused", d)
			}
			break
		}
	}
	var given sync.Map
	done := make(chan bool, players)
	for s := range players {
		g := guest.Sit(guest.Link{Host: strings.TrimPrefix(srv.URL, "http://"), Table: id, Token: tokens[s]}, rulesOf, true)
		go func() { _ = g.Run(ctx) }()
		go func() { play(ctx, t, g, &given); done <- true }()
	}
	for range players {
		<-done
	}
	must(t, ctx.Err())
}

func message(t *testing.T, data []byte) wire.Message {
	t.Helper()
	m, err := wire.Read(data)
	must(t, err)
	return m
}

// TestHealth: a host says that it is well, and how many sit there; one that is full says so.
func TestHealth(t *testing.T) {
	h := New(&referee.Memory{}, titles{}, Limits{Guests: 0, Commands: 1})
	defer h.Close()
	srv := httptest.NewServer(h.Handler())
	defer srv.Close()
	get := func(path string) (int, string) {
		r, err := http.Get(srv.URL + path)
		must(t, err)
		defer func() { _ = r.Body.Close() }()
		var b bytes.Buffer
		_, err = b.ReadFrom(r.Body)
		must(t, err)
		return r.StatusCode, b.String()
	}
	if status, text := get("/healthz"); status != http.StatusOK || !strings.HasPrefix(text, "ok\n") {
		t.Errorf("health is %d %q, want 200 ok", status, text)
	}
	if status, _ := get("/t/x/seat"); status != http.StatusServiceUnavailable {
		t.Errorf("a full host answers %d, want %d", status, http.StatusServiceUnavailable)
	}
}
