//go:build !js

package host

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"net/http"
	"sync"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"sourceofthenile/internal/wire"
)

// codes are short words that can be read out instead of a link: each is good once, and only while
// the host that has made it runs.
type codes struct {
	mu    sync.Mutex
	all   map[string]offer
	tried *rate.Limiter // by all guests together: there are 20^6 codes
}

// offer is what a code is good for.
type offer struct {
	table string
	token wire.Token
}

// codeLetters are those that are not taken for one another when they are read out.
const codeLetters = "BCDFGHJKLMNPQRSTVWXZ"

// Code is the code by which one comes to a table by a token. It is the same until somebody has used it.
func (h *Host) Code(table string, token wire.Token) string {
	c := &h.codes
	c.mu.Lock()
	defer c.mu.Unlock()
	for code, o := range c.all { // in any order: there is one at most
		if o == (offer{table, token}) {
			return code
		}
	}
	code := ""
	for c.all[code] != (offer{}) || code == "" {
		code = ""
		for len(code) < wire.CodeLength {
			var b [1]byte
			_, _ = rand.Read(b[:]) // never fails
			if int(b[0]) < 256/len(codeLetters)*len(codeLetters) {
				code += string(codeLetters[int(b[0])%len(codeLetters)])
			}
		}
	}
	c.all[code] = offer{table, token}
	return code
}

// exchange answers a code, over a connection of its own as all that guests say, with the end of the link
// that it stands for: the table, and the token as its fragment.
func (h *Host) exchange(w http.ResponseWriter, r *http.Request) {
	if !h.codes.tried.Allow() {
		http.Error(w, "too many", http.StatusTooManyRequests)
		return
	}
	ws, err := websocket.Accept(w, r, &websocket.AcceptOptions{CompressionMode: websocket.CompressionDisabled})
	if err != nil {
		return // it has been answered
	}
	defer func() { _ = ws.CloseNow() }()
	ws.SetReadLimit(64)
	ctx, end := context.WithTimeout(h.ends, helloWait)
	defer end()
	_, said, err := ws.Read(ctx)
	if err != nil {
		return
	}
	h.codes.mu.Lock()
	o, ok := h.codes.all[string(said)]
	delete(h.codes.all, string(said))
	h.codes.mu.Unlock()
	if ok {
		t, err := h.table(o.table)
		if ok = err == nil; ok {
			_, ok = t.SeatOf(o.token)
		}
	}
	answer := ""
	if ok {
		answer = o.table + "#" + base64.RawURLEncoding.EncodeToString(o.token[:])
	}
	_ = ws.Write(ctx, websocket.MessageText, []byte(answer)) // who has gone needs nothing
	_ = ws.Close(websocket.StatusNormalClosure, "")
}

// newCodes are none yet.
func newCodes() codes { return codes{all: map[string]offer{}, tried: rate.NewLimiter(1, 10)} }
