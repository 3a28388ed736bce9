//go:build !js

package host

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"net"
	"net/http"
	"net/mail"
	"net/netip"
	"net/smtp"
	"net/url"
	"strings"
	"sync"
	"syscall"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/wire"
)

// Notices tell those who are away that it is their turn: once a turn, and nobody who is there.
// A seat says where to: the address of a hook that takes a POST, or mailto: where the host can
// send mail.
type Notices struct {
	Grace time.Duration                                            // how long a seat may be away before it is told
	Text  func(game string, names []string, seat game.Seat) string // what is sent
	Trial string                                                   // what is sent to try it
	Mail  func(to, text string) error                              // nil: no mail is sent
	Local bool                                                     // hooks in the networks of this machine are called too
	Keep  Small                                                    // keeps where to tell whom, a file a table; nil: nobody does

	mu  sync.Mutex
	all map[string]map[game.Seat]*notice // by table
}

// Small keeps small files under their names: a folder of saves, or what a log has beside its
// tables. Of one that is not there the error is fs.ErrNotExist.
type Small interface {
	ReadSmall(name string, most int64) ([]byte, error)
	WriteSmall(name string, data []byte) error
}

// What Keep is given of a table, and how much that is at most.
const (
	noticesExtension = ".notices"
	mostNotices      = 64 << 10
)

// notice is where one seat is told.
type notice struct {
	URL   string
	Turn  int64 // the last of which it was told; 0: none
	tried time.Time
}

// trialWait is how long a seat waits before it may try its notice again.
const trialWait = 30 * time.Second

// mostURL is how long an address may be.
const mostURL = 500

// Why a notice is refused; the keys of sentences.
var (
	errNoHook    = errors.New("no-hook")
	errNoMail    = errors.New("no-mail")
	errNotSent   = errors.New("not-sent")
	errTooOften  = errors.New("too-often")
	errNoNotices = errors.New("no-notices")
)

// of are those of a table, read the first time. What cannot be made out is none: those who sit
// there may say anew where. n.mu is held.
func (n *Notices) of(table string) (map[game.Seat]*notice, error) {
	if all := n.all[table]; all != nil {
		return all, nil
	}
	all := map[game.Seat]*notice{}
	if n.Keep != nil {
		data, err := n.Keep.ReadSmall(table+noticesExtension, mostNotices)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		if err == nil && json.Unmarshal(data, &all) != nil {
			clear(all)
		}
	}
	if n.all == nil {
		n.all = map[string]map[game.Seat]*notice{}
	}
	n.all[table] = all
	return all, nil
}

// forget has a table's be read anew: another host may have set them meanwhile.
func (n *Notices) forget(table string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	delete(n.all, table)
}

// set notes where a seat wants to be told; "" nowhere.
func (n *Notices) set(table string, s game.Seat, to string) error {
	if to != "" {
		if err := n.may(to); err != nil {
			return err
		}
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	all, err := n.of(table)
	if err != nil {
		return err
	}
	if delete(all, s); to != "" {
		all[s] = &notice{URL: to}
	}
	return n.save(table, all)
}

// remind does what a seat asks of its notices; the key of why it is not done, "" where it is.
func (h *Host) remind(ctx context.Context, table string, s game.Seat, m *wire.Remind) string {
	n, err := h.Notices, errNoNotices
	switch {
	case n == nil || s == game.Nobody:
	case m.Try:
		err = n.try(ctx, table, s)
	default:
		err = n.set(table, s, m.URL)
	}
	switch {
	case err == nil:
		return ""
	case errors.Is(err, errNoHook), errors.Is(err, errNoMail), errors.Is(err, errTooOften), errors.Is(err, errNoNotices):
		return err.Error()
	}
	return errNotSent.Error()
}

// save keeps those of a table. n.mu is held.
func (n *Notices) save(table string, all map[game.Seat]*notice) error {
	data, err := json.Marshal(all)
	if err == nil && n.Keep != nil {
		err = n.Keep.WriteSmall(table+noticesExtension, data)
	}
	return err
}

// may says whether something can be told there at all.
func (n *Notices) may(to string) error {
	u, err := url.Parse(to)
	switch {
	case err != nil || len(to) > mostURL:
		return errNoHook
	case u.Scheme == "mailto":
		if _, err := mail.ParseAddress(u.Opaque); err != nil || strings.ContainsAny(u.Opaque, "\r\n ,") {
			return errNoHook
		}
		if n.Mail == nil {
			return errNoMail
		}
		return nil
	case u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil:
		return errNoHook
	}
	return nil
}

// look has all told that may act at a table, are not there and were not told yet, after the
// grace.
func (n *Notices) look(ctx context.Context, t *table) {
	at := t.Away()
	n.mu.Lock()
	defer n.mu.Unlock()
	changed := false
	all, _ := n.of(t.ID())  // what cannot be read now is read the next time
	for s, x := range all { // in any order: each for itself
		if turn := at.Turns[s]; at.Acting.Has(s) && !at.Here.Has(s) && x.Turn != turn {
			x.Turn, changed = turn, true
			time.AfterFunc(n.Grace, func() { n.tell(ctx, t, s, x, turn) })
		}
	}
	if changed {
		_ = n.save(t.ID(), all) // told again after a restart, at worst
	}
}

// tell tells a seat of a turn, unless that is over or it has come meanwhile: then it is told when
// it goes again.
func (n *Notices) tell(ctx context.Context, t *table, s game.Seat, x *notice, turn int64) {
	at := t.Away()
	if ctx.Err() != nil || !at.Acting.Has(s) || at.Here.Has(s) || at.Turns[s] != turn {
		n.mu.Lock()
		if x.Turn == turn {
			x.Turn = 0
		}
		n.mu.Unlock()
		return
	}
	_ = n.send(ctx, x.URL, n.Text(at.Game, at.Names, s)) // a hook that fails is not called for the same turn again
}

// try sends a seat's notice now.
func (n *Notices) try(ctx context.Context, table string, s game.Seat) error {
	n.mu.Lock()
	all, err := n.of(table)
	x := all[s]
	if err == nil && x == nil {
		err = errNoHook
	}
	if err != nil {
		n.mu.Unlock()
		return err
	}
	often := time.Since(x.tried) < trialWait
	x.tried = time.Now()
	n.mu.Unlock()
	if often {
		return errTooOften
	}
	if err := n.send(ctx, x.URL, n.Trial); err != nil {
		return errNotSent
	}
	return nil
}

// send sends a text to a hook or by mail.
func (n *Notices) send(ctx context.Context, to, text string) error {
	u, err := url.Parse(to)
	if err != nil {
		return err
	}
	if u.Scheme == "mailto" {
		if n.Mail == nil {
			return errNoMail
		}
		return n.Mail(u.Opaque, text)
	}
	ctx, end := context.WithTimeout(ctx, helloWait)
	defer end()
	body, kind := []byte(text), "text/plain; charset=utf-8"
	if u.Hostname() == "hooks.slack.com" || strings.HasPrefix(u.Path, "/api/webhooks/") { // the two that want it so
		body, err = json.Marshal(map[string]string{"text": text, "content": text})
		kind = "application/json"
	}
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, to, bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", kind)
	resp, err := n.client().Do(req)
	if err != nil {
		return err
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode/100 != 2 {
		return errNotSent
	}
	return nil
}

// client calls hooks: it is led nowhere else, and to no machine of the host's own networks.
func (n *Notices) client() *http.Client {
	d := &net.Dialer{Timeout: helloWait}
	if !n.Local {
		d.Control = func(_, address string, _ syscall.RawConn) error {
			at, err := netip.ParseAddrPort(address)
			if ip := at.Addr().Unmap(); err != nil || !ip.IsGlobalUnicast() || ip.IsPrivate() {
				return errNoHook
			}
			return nil
		}
	}
	return &http.Client{
		Transport:     &http.Transport{DialContext: d.DialContext, DisableKeepAlives: true},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// Mailer sends mail by a server: smtp://USER:PASSWORD@HOST:PORT, from an address.
func Mailer(server, from, subject string) (func(to, text string) error, error) {
	u, err := url.Parse(server)
	if err != nil || u.Scheme != "smtp" || u.Port() == "" {
		return nil, errNoMail
	}
	sender, err := mail.ParseAddress(from)
	if err != nil {
		return nil, errNoMail
	}
	var auth smtp.Auth
	if u.User != nil {
		password, _ := u.User.Password()
		auth = smtp.PlainAuth("", u.User.Username(), password, u.Hostname())
	}
	return func(to, text string) error {
		head := "From: " + sender.String() + "\r\nTo: <" + to + ">\r\nSubject: " + subject + "\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n"
		return smtp.SendMail(u.Host, auth, sender.Address, []string{to}, []byte(head+text+"\r\n"))
	}, nil
}
