package main

import (
	"context"
	"errors"
	"math/rand/v2"
	"net/http"
	"net/http/httputil"
	"net/url"
	"regexp"
	"time"

	"sourceofthenile/cmd/nile-serve/stream"
	"sourceofthenile/internal/host"
)

// node is one server of several: guests of tables that it has are its own, all others it passes
// on to the server that has theirs.
type node struct {
	host    *host.Host
	own     http.Handler // what answers them here
	holders *stream.Holders
	seen    *counts
}

// passedOn is the header of what another server has passed on: it is passed on no further.
const passedOn = "X-Nile-Passed-On"

// seats is where guests of a table connect.
var seats = regexp.MustCompile(`^/t/([a-z0-9]{1,40})/seat$`)

func newNode(h *host.Host, own http.Handler, holders *stream.Holders, seen *counts) *node {
	n := &node{host: h, own: own, holders: holders, seen: seen}
	h.Dropped = holders.Forget
	return n
}

// ServeHTTP implements http.Handler.
func (n *node) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	table := seats.FindStringSubmatch(r.URL.Path)
	if table == nil {
		n.own.ServeHTTP(w, r)
		return
	}
	at, err := n.holders.Hold(r.Context(), table[1])
	switch {
	case err == nil && at == "", errors.Is(err, stream.ErrNoTable): // the host says that there is none
		n.own.ServeHTTP(w, r)
	case err != nil || r.Header.Get(passedOn) != "": // the guest comes again
		http.Error(w, "not here", http.StatusServiceUnavailable)
	default:
		n.seen.passed.Inc()
		n.pass(at, w, r)
	}
}

// pass passes a guest on.
func (n *node) pass(at string, w http.ResponseWriter, r *http.Request) {
	to := &url.URL{Scheme: "http", Host: at}
	(&httputil.ReverseProxy{
		Rewrite: func(p *httputil.ProxyRequest) {
			p.SetURL(to)
			p.SetXForwarded()
			p.Out.Host = p.In.Host // the guest's browser says which page it is from
			p.Out.Header.Set(passedOn, "yes")
		},
		ErrorHandler: func(w http.ResponseWriter, _ *http.Request, _ error) {
			http.Error(w, "not here", http.StatusServiceUnavailable)
		},
	}).ServeHTTP(w, r)
}

// tidy drops the tables that are open here and not this server's: it stood still after it had looked
// whose they are. Whoever has them writes on, and their guests here would hear nothing of it.
func (n *node) tidy() {
	for _, id := range n.host.Open() {
		if !n.holders.Has(id) {
			n.host.Drop(id)
		}
	}
}

// take takes up the tables of servers that have died, until ctx ends: their clocks go on, and
// their computer players play. It drops those that another server has taken.
func (n *node) take(ctx context.Context) {
	for {
		tables, lost, _ := n.holders.Look(ctx) // it looks again
		for _, id := range lost {
			n.host.Drop(id)
		}
		n.tidy()
		rand.Shuffle(len(tables), func(i, j int) { tables[i], tables[j] = tables[j], tables[i] })
		for _, id := range tables {
			if at, err := n.holders.Hold(ctx, id); err == nil && at == "" {
				n.seen.taken.Inc()
				n.host.Wake([]string{id})
			}
		}
		select {
		case <-time.After(stream.Lease):
		case <-ctx.Done():
			return
		}
	}
}
