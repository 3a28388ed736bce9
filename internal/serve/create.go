//go:build !js

package serve

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"html/template"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/time/rate"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render/words"
)

// createPath is the page on which tables are begun.
const createPath = "/new"

// creation begins tables, and makes lost links anew, for whoever knows the server's key, on a page of
// the server. It needs no script, and a browser runs none on it.
type creation struct {
	key   string
	host  *host.Host
	log   referee.Log
	from  guest.Link
	began *rate.Limiter // tables
	tried *rate.Limiter // keys
	next  http.Handler
}

// Handler is a host's with the page on which tables are begun, if whoever knows a key may.
func (s *Server) Handler(h *host.Host, log referee.Log, from guest.Link) http.Handler {
	if s.create == "" {
		return h.Handler()
	}
	return &creation{key: s.create, host: h, log: log, from: from, began: rate.NewLimiter(0.1, 20), tried: rate.NewLimiter(1, 5), next: h.Handler()}
}

// asked is what the page has, and is answered with.
type asked struct {
	Key, Way, Players, Turn, Bank, AtZero, Holidays, Talk string
	Table, Seat                                           string // whose link is lost; "": a table is to begin

	Said  string // what was wrong
	Done  string // what was done, above the links
	Links []invited
	Ways  []way
	Most  int
	Ends  []string
	Talks []string
}

// invited is a seat of a table that was begun.
type invited struct{ Name, Link string }

// ServeHTTP implements http.Handler.
func (c *creation) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path != createPath {
		c.next.ServeHTTP(w, r)
		return
	}
	x := asked{Players: "3", AtZero: endNames[0], Ways: offered(), Most: game.MostSeats, Ends: endNames, Talks: wordNames}
	status := http.StatusOK
	switch r.Method {
	case http.MethodGet, http.MethodHead:
	case http.MethodPost:
		r.Body = http.MaxBytesReader(w, r.Body, 8<<10)
		if status = c.begin(r, &x); status == http.StatusOK {
			break
		}
	default:
		status = http.StatusMethodNotAllowed
	}
	head := w.Header()
	head.Set("Content-Type", "text/html; charset=utf-8")
	head.Set("Cache-Control", "no-store")
	head.Set("X-Content-Type-Options", "nosniff")
	head.Set("Referrer-Policy", "no-referrer")
	head.Set("Content-Security-Policy", "default-src 'none'; style-src '"+styleSum+"'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
	w.WriteHeader(status)
	_ = createPage.Execute(w, &x) // who has gone needs nothing
}

// begin begins the table that is asked for; the status of the answer.
func (c *creation) begin(r *http.Request, x *asked) int {
	for name, to := range map[string]*string{"key": &x.Key, "way": &x.Way, "players": &x.Players, "turn": &x.Turn, "bank": &x.Bank, "at-zero": &x.AtZero, "holidays": &x.Holidays, "talk": &x.Talk, "table": &x.Table, "seat": &x.Seat} { // in any order
		*to = strings.TrimSpace(r.PostFormValue(name))
	}
	key := x.Key
	if x.Key = ""; !c.tried.Allow() || subtle.ConstantTimeCompare([]byte(key), []byte(c.key)) != 1 {
		x.Said = words.Say("create.no-key")
		return http.StatusForbidden
	}
	if !c.began.Allow() {
		x.Said = words.Say("create.too-many")
		return http.StatusTooManyRequests
	}
	if x.Table != "" {
		return c.renew(x)
	}
	holidays, err := strconv.Atoi("0" + x.Holidays)
	if err != nil {
		holidays = -1
	}
	with := agreement{turn: x.Turn, bank: x.Bank, atZero: x.AtZero, holidays: holidays, talk: x.Talk}
	o, err := with.openingOf(x.Way + ":" + x.Players)
	if err != nil {
		x.Said = words.Err(err)
		return http.StatusBadRequest
	}
	seats, onlooker, err := Invite(c.log, o, c.from)
	if err != nil {
		x.Said = words.Say("create.not-kept")
		return http.StatusInternalServerError
	}
	x.Done = words.Say("create.done")
	for i, l := range seats {
		x.Links = append(x.Links, invited{o.Names[i], l.String()})
	}
	x.Links = append(x.Links, invited{words.Say("create.onlooker"), onlooker.String()})
	return http.StatusOK
}

// renew makes another link for a seat, which is named by its player or its number, 0 for those who look
// on; the status of the answer.
func (c *creation) renew(x *asked) int {
	l := c.from
	if at, err := guest.ParseLink(x.Table); err == nil {
		l.Table = at.Table
	} else {
		l.Table = x.Table
	}
	t, err := c.host.Table(l.Table)
	if err != nil {
		x.Said = words.Say("create.no-table")
		return http.StatusNotFound
	}
	names := t.Away().Names
	s := slices.IndexFunc(names, func(name string) bool { return strings.EqualFold(name, x.Seat) })
	if n, err := strconv.Atoi(x.Seat); err == nil && s < 0 {
		s = n - 1
	} else if s < 0 {
		s = len(names)
	}
	_, _ = rand.Read(l.Token[:]) // never fails
	switch err := t.Link(game.Seat(min(s, game.MostSeats)), referee.KeyOf(l.Token)); {
	case errors.Is(err, referee.ErrNoSeat):
		x.Said = words.Say("create.no-seat", "names", words.List(names))
		return http.StatusNotFound
	case err != nil:
		x.Said = words.Say("create.not-kept")
		return http.StatusInternalServerError
	}
	who := words.Say("create.onlooker")
	if s >= 0 {
		who = names[s]
	}
	x.Done, x.Links = words.Say("create.renewed"), []invited{{who, l.String()}}
	return http.StatusOK
}

// way is a way to play, as options and as players call it.
type way struct{ Way, Name string }

// offered are the ways of the games that players know.
func offered() (all []way) {
	for _, g := range titles.All {
		for _, w := range g.Ways {
			if g != titles.Caravan {
				all = append(all, way{w, words.Terms(g.Name, w)})
			}
		}
	}
	return all
}

// createStyle is how the page looks, and styleSum what tells a browser that it is ours.
const createStyle = `body{font:17px/1.5 Georgia,serif;color:#2b2117;background:#efe4c8;max-width:34em;margin:2em auto;padding:0 1em}
label{display:block;margin:.7em 0}input,select{font:inherit;display:block;width:100%;box-sizing:border-box;padding:.3em;border:1px solid #8a7448;background:#fbf6e6}
button{font:inherit;padding:.4em 1.2em;background:#8c2f22;color:#fbf6e6;border:0;margin-top:.7em}small{color:#6b5b3e}
li{margin:.5em 0;overflow-wrap:anywhere}.said{border-left:4px solid #8c2f22;padding-left:.7em}`

var styleSum = func() string {
	sum := sha256.Sum256([]byte(createStyle))
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}()

var createPage = template.Must(template.New("").Funcs(template.FuncMap{
	"say": func(key string) string { return words.Say(key) },
	"css": func() template.CSS { return createStyle },
}).Parse(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{{say "create.title"}}</title><style>{{css}}</style><h1>{{say "create.title"}}</h1>
{{with .Said}}<p class="said">{{.}}</p>{{end}}
{{if .Links}}<p>{{.Done}}</p><ol>{{range .Links}}<li>{{.Name}}<br><a href="{{.Link}}">{{.Link}}</a></li>{{end}}</ol>
<p><a href="/new">{{say "create.again"}}</a></p>{{else}}
<form method="post">
<label>{{say "create.way"}}<select name="way">{{$w := .Way}}{{range .Ways}}<option value="{{.Way}}"{{if eq .Way $w}} selected{{end}}>{{.Name}}</option>{{end}}</select></label>
<label>{{say "create.players"}}<input name="players" type="number" min="1" max="{{.Most}}" value="{{.Players}}"></label>
<label>{{say "create.turn"}}<input name="turn" value="{{.Turn}}"><small>{{say "create.turn.note"}}</small></label>
<label>{{say "create.bank"}}<input name="bank" value="{{.Bank}}"></label>
<label>{{say "create.at-zero"}}<select name="at-zero">{{$e := .AtZero}}{{range .Ends}}<option{{if eq . $e}} selected{{end}}>{{.}}</option>{{end}}</select></label>
<label>{{say "create.holidays"}}<input name="holidays" type="number" min="0" value="{{.Holidays}}"></label>
<label>{{say "create.talk"}}<select name="talk"><option value="">{{say "create.talk.usual"}}</option>{{$t := .Talk}}{{range .Talks}}<option{{if eq . $t}} selected{{end}}>{{.}}</option>{{end}}</select></label>
<label>{{say "create.key"}}<input name="key" type="password" autocomplete="current-password" required></label>
<button>{{say "create.begin"}}</button></form>
<h2>{{say "create.lost"}}</h2><form method="post"><p>{{say "create.lost.how"}}</p>
<label>{{say "create.table"}}<input name="table" value="{{.Table}}" required></label>
<label>{{say "create.seat"}}<input name="seat" value="{{.Seat}}" required></label>
<label>{{say "create.key"}}<input name="key" type="password" autocomplete="current-password" required></label>
<button>{{say "create.renew"}}</button></form>{{end}}</html>
`))
