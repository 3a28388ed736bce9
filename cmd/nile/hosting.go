//go:build !js

package main

import (
	"cmp"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"net"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"rsc.io/qr"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/serve"
	"sourceofthenile/internal/titles"
	"sourceofthenile/internal/wire"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
)

// hosting opens the game shown to others: a referee in this program has it from then on, and
// those who stay at this machine are its guests like all others. What is kept on the shelf
// follows the referee.
type hosting struct {
	w    *window
	open *opened // nil: no game is open
}

// opened is a game that is open to others.
type opened struct {
	host   *host.Host
	log    *referee.Folder
	table  *referee.Table
	port   string
	tokens tokens
	here   game.Seats
	asked  atomic.Bool // the shelf is to follow
	end    chan struct{}
}

// hosts opens games to others.
func (w *window) hosts() menu.Hosting { return &w.hosting }

// hostedName is the folder of the logs of games that were opened, and of their links: who has
// one can go on with it when the game is opened again.
const hostedName = "hosted"

// folder is that folder.
func (h *hosting) folder() saves.Folder {
	return saves.Folder{Dir: filepath.Join(h.w.shelf.Dir.Dir, hostedName), Disk: h.w.shelf.Dir.Disk, Private: true}
}

// named is a game's name as a table's: small letters and figures.
func named(id string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, strings.ToLower(id))
}

// May implements menu.Hosting.
func (h *hosting) May() bool {
	return h.open == nil && h.w.table != nil && !h.w.table.Over() && h.w.play.Host().Home == nil
}

// Silent implements menu.Hosting.
func (h *hosting) Silent() bool {
	return titles.Of(h.w.table.Rules().Name()).IsSilent(h.w.table.Position())
}

// Open implements menu.Hosting.
func (h *hosting) Open(here game.Seats, terms menu.Terms, done func(err error)) {
	o, err := h.begin(here, terms)
	if err != nil {
		done(err)
		return
	}
	h.open = o
	h.sitDown(o, done)
}

// sitDown has those who stay here sit down at the table.
func (h *hosting) sitDown(o *opened, done func(err error)) {
	var all []*chair
	here := slices.Collect(o.here.All())
	if len(here) == 0 {
		here = append(here, game.Nobody)
	}
	for _, s := range here {
		if l, ok := o.link(s, "127.0.0.1"); ok {
			all = append(all, &chair{guest: guest.Sit(l, rulesOf, true)})
		}
	}
	h.w.tables.reach(all, func(s *sitting) error {
		if h.open != o {
			return words.NewFault("tables.lost.off")
		}
		return h.seat(s)
	}, func(err error) {
		if err != nil {
			h.shut()
		}
		done(err)
	})
}

// begin has the game be the referee's, and lets others connect.
func (h *hosting) begin(here game.Seats, terms menu.Terms) (o *opened, err error) {
	id, line := h.w.shelf.Playing()
	id = h.tableOf(named(id + line))
	o = &opened{here: here, end: make(chan struct{})}
	if o.log, err = referee.OpenFolder(h.folder().OnDisk(), h.folder().Dir); err != nil {
		if errors.Is(err, disk.ErrLocked) {
			err = words.NewFault("hosting.held")
		}
		return nil, err
	}
	defer func() {
		if err != nil {
			_ = o.log.Close()
		}
	}()
	was, err := h.further(o.log, id)
	if err != nil {
		return nil, err
	}
	t := h.w.table
	rec := t.Record()
	opening := referee.Opening{ID: id, Game: rec.Game, Settings: rec.Settings, Seed: rec.Seed, At: time.Now().UnixMilli()}
	sum := t.Position().Summary()
	opening.Names = sum.Names(nil)
	opening.Clock, opening.Words = serve.Agree(titles.Of(rec.Game), t.Position(), terms.Turn, wire.End(terms.AtZero), terms.Holidays, terms.Free)
	if opening.Begun, err = saves.Encode(h.w.shelf.HeaderOf(t, ""), rec); err != nil {
		return nil, err
	}
	var first [8]byte
	_, _ = rand.Read(first[:4]) // never fails
	opening.First = int64(binary.LittleEndian.Uint64(first[:])) << 20
	if o.tokens, opening.Keys, err = h.keysFor(id, len(opening.Names), was, here); err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", serve.UsualAddress)
	if err != nil { // another game is open at this machine
		l, err = net.Listen("tcp", ":0")
	}
	if err != nil {
		return nil, words.NewFault("serve.no-address", "addr", serve.UsualAddress, "why", disk.Cause(err))
	}
	_, o.port, _ = net.SplitHostPort(l.Addr().String())
	if _, err = referee.Begin(o.log, titles.Refereed{}, opening); err != nil {
		_ = l.Close()
		return nil, err
	}
	o.host = host.New(o.log, titles.Refereed{}, host.Usual)
	o.host.Notices = serve.AtHome(h.folder())
	serve.ShowPage(o.host, "")
	if o.table, err = o.host.Table(id); err != nil {
		_ = l.Close()
		o.host.Close()
		return nil, err
	}
	go func() { _ = o.host.Serve(l) }()
	return o, nil
}

// tableExtension is that of the file that says at which table a game is played, where it is not
// called as the game: one that was begun when another was over.
const tableExtension = ".table"

// tableOf is the table of a game.
func (h *hosting) tableOf(of string) string {
	if data, err := h.folder().ReadSmall(of+tableExtension, mostLinks); err == nil && len(data) > 0 && named(string(data)) == string(data) {
		return string(data)
	}
	return of
}

// next goes on to the next game, when all would play once more: the shelf begins another, and those
// who stay here sit down at its table.
func (h *hosting) next(table string) {
	o, t, err := h.begun(table)
	if err != nil {
		h.w.app.Fail(err)
		return
	}
	close(h.open.end)
	s := h.w.sits
	h.w.sits = nil
	s.end()
	h.open, h.w.table, h.w.name = o, t, ""
	h.sitDown(o, func(err error) {
		if err != nil { // it is on the shelf, and closed
			h.w.show(t)
			h.w.app.Fail(err)
		}
	})
}

// begun is the next game as it stands at its table, on the shelf from now on.
func (h *hosting) begun(table string) (o *opened, t *game.Table, err error) {
	w, was, in := h.w, h.open, h.folder()
	o = &opened{host: was.host, log: was.log, port: was.port, here: was.here, tokens: was.tokens, end: make(chan struct{})}
	if o.table, err = was.host.Table(table); err != nil {
		return nil, nil, err
	}
	rec, err := o.table.Record()
	if err != nil {
		return nil, nil, err
	}
	if t, err = game.TakeUp(w.table.Rules(), rec); err != nil {
		return nil, nil, err
	}
	if err := o.tokens.write(in, table); err != nil {
		return nil, nil, err
	}
	h.catchUp()
	if err := w.shelf.Begin(t); err != nil {
		return nil, nil, err
	}
	id, line := w.shelf.Playing()
	if err := in.WriteSmall(named(id+line)+tableExtension, []byte(table)); err != nil {
		w.app.Fail(err) // opened another time, its links are others
	}
	return o, t, nil
}

// further has the shelf's game go on to where its guests were told that it stood: the program
// or its machine may have ended before the shelf had followed. What was opened before is not
// needed after that, but for the keys of its links.
func (h *hosting) further(log *referee.Folder, id string) (keys []referee.Key, err error) {
	was, err := referee.Load(log, titles.Refereed{}, id)
	if err == nil {
		keys = was.Keys()
		if rec, err := was.Record(); err == nil && h.w.table.Record().LeadsTo(rec) {
			h.follow(rec)
		}
	}
	return keys, log.Remove(id)
}

// seat shows the game to those who stay at this machine.
func (h *hosting) seat(s *sitting) error {
	w, o := h.w, h.open
	g := titleOf(w.table.Rules().Name())
	w.play.Quiet()
	w.seated(g, s, play.Host{Keeper: followed{w}, Exports: w.exports, Bots: botsOf(g), Seed: w.table.Seed(), Again: w.shelf.Again(), Said: said(s)})
	go func() {
		for {
			moved := o.table.Moved()
			if o.asked.CompareAndSwap(false, true) {
				w.app.Post(func() {
					o.asked.Store(false)
					if h.open == o {
						h.catchUp()
						w.app.Refresh()
					}
				})
			}
			select {
			case <-moved:
			case <-o.end:
				return
			}
		}
	}()
	return nil
}

// catchUp has the game on the shelf follow the referee.
func (h *hosting) catchUp() {
	rec, err := h.open.table.Record()
	if err == nil {
		err = h.follow(rec)
	}
	if err != nil {
		h.w.app.Fail(err)
	}
}

// follow has the game on the shelf be as a record has it.
func (h *hosting) follow(rec *game.Record) error {
	w, t := h.w, h.w.table
	turn := t.Position().Summary().Turn
	same := 0
	for same < min(t.Len(), len(rec.Log)) && t.CommandAt(same) == rec.Log[same].Command && slices.Equal(t.RollsOf(same), rec.Log[same].Rolls) {
		same++
	}
	for t.Len() > same && t.CanUndo() {
		if err := t.Undo(); err != nil {
			return err
		}
		w.shelf.Done(t, game.KindUndo)
	}
	if t.Len() > same { // all have agreed to go back
		back, err := game.TakeUp(t.Rules(), rec)
		if err != nil {
			return err
		}
		w.table = back
		w.shelf.EndJournal() // the next command begins another
		w.shelf.Autosave(back, func(error) {})
		return nil
	}
	for k := same; k < len(rec.Log); k++ {
		var chance []byte
		if k == len(rec.Log)-1 {
			chance = rec.Chance
		}
		if err := t.Follow(rec.Log[k], chance); err != nil {
			return err
		}
		w.shelf.Done(t, rec.Log[k].Command.Kind)
	}
	if t.Position().Summary().Turn != turn || t.Over() {
		w.shelf.Autosave(t, func(err error) {
			if err != nil {
				w.app.Fail(err)
			}
		})
	}
	return nil
}

// followed keeps a game that is open: by itself it follows, and what is asked for is saved.
type followed struct{ w *window }

// Autosave and Done are done by who follows.
func (followed) Autosave(func(err error)) {}
func (followed) Done(game.Kind)           {}

// QuickSave is F5.
func (f followed) QuickSave(done func(err error)) { f.w.shelf.QuickSave(f.w.table, done) }

// shut ends it, with the shelf where the referee was. Nothing is shown anew.
func (h *hosting) shut() {
	o := h.open
	if o == nil {
		return
	}
	close(o.end)
	o.host.Close()
	h.catchUp()
	h.open = nil
	_ = o.log.Close()
}

// Close implements menu.Hosting.
func (h *hosting) Close() {
	h.shut()
	h.w.show(h.w.table)
}

// Opened implements menu.Hosting.
func (h *hosting) Opened() (out menu.Hosted, ok bool) {
	o := h.open
	if o == nil || h.w.sits == nil { // it is being opened
		return out, false
	}
	for _, a := range serve.Addresses() {
		out.Addresses = append(out.Addresses, net.JoinHostPort(a, o.port))
	}
	online, at := h.w.sits.Online(), cmp.Or(serve.Addresses()...)
	for s := range game.Seat(h.w.table.Position().Seats()) {
		x := menu.Invite{Here: o.here.Has(s), Online: online.Has(s)}
		if l, ok := o.link(s, at); ok {
			if x.Link = l.String(); !x.Here && !x.Online {
				code := o.host.Code(l.Table, l.Token)
				x.Code = code[:len(code)/2] + " " + code[len(code)/2:]
			}
		}
		out.Links = append(out.Links, x)
	}
	if l, ok := o.link(game.Nobody, at); ok {
		out.Onlooker = l.String()
	}
	return out, true
}

// Copy implements menu.Hosting.
func (*hosting) Copy(text string) error { return copied(text) }

// Squares implements menu.Hosting.
func (*hosting) Squares(text string) (n int, black func(x, y int) bool) {
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return 0, nil
	}
	return code.Size, code.Black
}
