package main

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"sync/atomic"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/far"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// tables are those of other machines that one sits at. Each seat is a file in a folder among
// the saves that others at this machine cannot read: its link, and what was heard last.
type tables struct {
	w     *window
	asked []*chair // whose hosts are asked how they stand, while the list lies open
	quiet context.CancelFunc
	taken map[string]guest.Link // seats that this program has kept, by their files
}

// How long a host is waited for where it is not known how the table stands, and where it is.
const (
	strangeWait = 12 * time.Second
	knownWait   = 1500 * time.Millisecond
)

// rulesOf are the rules of that name; nil of none.
func rulesOf(name string) game.Rules {
	if g := titleOf(name); g != nil {
		return g.Rules()
	}
	return nil
}

// Look implements menu.Tables.
func (t *tables) Look(changed func()) {
	t.Rest()
	ctx, end := context.WithCancel(context.Background())
	t.asked, t.quiet = t.chairs(), end
	for _, c := range t.asked {
		go func() { _ = c.guest.Run(ctx) }()
		go func() {
			for {
				_, moved := c.guest.State()
				t.w.app.Post(changed)
				select {
				case <-moved:
				case <-ctx.Done():
					return
				}
			}
		}()
	}
}

// Rest implements menu.Tables.
func (t *tables) Rest() {
	if t.quiet != nil {
		t.quiet()
	}
	t.asked, t.quiet = nil, nil
}

// List implements menu.Tables.
func (t *tables) List() (all []menu.FarTable) {
	done := map[string]bool{}
	for _, c := range t.asked {
		l := c.guest.Link()
		id := l.Host + "/" + l.Table
		if done[id] {
			continue
		}
		done[id] = true
		all = append(all, infoOfTable(id, at(t.asked, l.Host, l.Table)))
	}
	slices.SortStableFunc(all, func(a, b menu.FarTable) int {
		switch {
		case a.Mine == b.Mine:
			return cmp.Compare(a.ID, b.ID)
		case a.Mine:
			return -1
		}
		return 1
	})
	return all
}

// infoOfTable is what the list shows of a table.
func infoOfTable(id string, chairs []*chair) menu.FarTable {
	out := menu.FarTable{ID: id}
	best, _ := chairs[0].guest.State()
	for _, c := range chairs {
		s, _ := c.guest.State()
		if s.Position == nil {
			continue
		}
		if len(s.Steps) > len(best.Steps) || best.Position == nil {
			best = s
		}
		out.Mine = out.Mine || s.Online && s.Seat != game.Nobody && s.Now.Acting.Has(s.Seat)
	}
	var refused *guest.Refused
	if best.Position != nil {
		sum := best.Position.Summary()
		out.Title, out.Names = titleOf(best.Rules.Name()).Date(sum), sum.Names(nil)
	}
	out.Online = best.Online && best.Position != nil && !best.Heard.IsZero()
	switch {
	case errors.As(best.Err, &refused):
		out.State = words.Say(refusedBy(refused.Why))
	case best.Over():
		out.State, out.Mine = words.Say("tables.over"), false
	case !best.Online && best.Lost == guest.NotLost:
		out.State = words.Say("tables.asking")
	case !best.Online:
		out.State = words.Err(lost(best.Lost))
	case best.Now.Waits:
		out.State, out.Gathers = words.Say("tables.gathers"), true
	case out.Mine:
		out.State = words.Say("tables.yours")
	default:
		out.State = words.Say("tables.waits", "who", waited(best))
	}
	return out
}

// waited are those that a table waits for.
func waited(s guest.State) string {
	if s.Position == nil {
		return ""
	}
	var names []string
	players := s.Position.Summary().Players
	for o := range s.Now.Acting.All() {
		if int(o) < len(players) {
			names = append(names, players[o].Name)
		}
	}
	return words.List(names)
}

// lost says why a host is not heard.
func lost(why guest.Loss) error {
	switch why {
	case guest.NoNetwork:
		return words.NewFault("tables.lost.network")
	case guest.NoHost:
		return words.NewFault("tables.lost.other")
	}
	return words.NewFault("tables.lost.off")
}

// refusedBy is the key of the sentence for why a host lets nobody sit there.
func refusedBy(why string) string {
	switch why {
	case "no-seat":
		return "join.refused.no-seat"
	case "new-link":
		return "join.refused.new-link"
	case "full":
		return "join.refused.full"
	case "other-words":
		return "join.refused.other-words"
	case "other-rules":
		return "join.refused.other-rules"
	case "other-game":
		return "join.refused.other-game"
	}
	return "join.refused.no-table"
}

// Join implements menu.Tables.
func (t *tables) Join(text string, done func(err error)) {
	if host, code, ok := guest.ParseCode(text); ok {
		t.exchange(host, code, done)
		return
	}
	l, err := guest.ParseLink(text)
	if err != nil {
		done(words.NewFault("join.no-link"))
		return
	}
	first := t.chairOf(l)
	all := []*chair{first}
	for _, c := range at(t.chairs(), l.Host, l.Table) {
		if c.name != first.name {
			all = append(all, c)
		}
	}
	t.sit(all, done)
}

// exchange sits down by a code that was read out.
func (t *tables) exchange(host, code string, done func(err error)) {
	go func() {
		l, err := guest.Exchange(context.Background(), host, code)
		t.w.app.Post(func() {
			switch {
			case errors.Is(err, guest.ErrNoCode):
				done(words.NewFault("join.no-code"))
			case errors.Is(err, guest.ErrTooMany):
				done(words.NewFault("join.too-many"))
			case err != nil:
				done(lost(guest.NoAnswer))
			default:
				t.Join(l.String(), done)
			}
		})
	}()
}

// Open implements menu.Tables.
func (t *tables) Open(id string, done func(err error)) {
	var all []*chair
	for _, c := range t.chairs() {
		if l := c.guest.Link(); l.Host+"/"+l.Table == id {
			all = append(all, c)
		}
	}
	if len(all) == 0 {
		done(words.NewFault("join.refused.no-table"))
		return
	}
	t.sit(all, done)
}

// Forget implements menu.Tables.
func (t *tables) Forget(id string) (err error) {
	in := t.folder()
	for _, c := range t.chairs() {
		if l := c.guest.Link(); l.Host+"/"+l.Table == id {
			delete(t.taken, c.name)
			if e := in.OnDisk().Remove(filepath.Join(in.Dir, c.name)); !errors.Is(e, fs.ErrNotExist) {
				err = errors.Join(err, e)
			}
		}
	}
	return err
}

// sitting is a table of another machine that is shown.
type sitting struct {
	*far.Table
	chairs []*chair
	end    context.CancelFunc

	offered bool // the next game was
}

// sit sits down on seats of one table, when their host has said how it stands, or when that is
// known from before.
func (t *tables) sit(all []*chair, done func(err error)) { t.reach(all, t.show, done) }

// reach has the guests of seats connect, and then shows the table.
func (t *tables) reach(all []*chair, show func(s *sitting) error, done func(err error)) {
	ctx, end := context.WithCancel(context.Background())
	wait := knownWait
	var guests []*guest.Table
	for _, c := range all {
		if s, _ := c.guest.State(); s.Position == nil {
			wait = strangeWait
		}
		guests = append(guests, c.guest)
		go func() { _ = c.guest.Run(ctx) }()
	}
	go func() {
		err := heard(guests, wait)
		t.w.app.Post(func() {
			s := &sitting{chairs: all, end: end}
			if err == nil {
				first, _ := all[0].guest.State()
				if s.Table = far.New(botsOf(titleOf(first.Rules.Name())), guests...); s.Table == nil {
					err = words.NewFault("tables.lost.off") // the seats have not heard the same: it is opened again
				}
			}
			if err == nil {
				err = show(s)
			}
			if err != nil {
				end()
			}
			if errors.Is(err, menu.ErrGathers) { // the seat is taken all the same
				for _, c := range all {
					t.keep(c)
				}
			}
			done(err)
		})
	}()
}

// heard waits until all guests know how the table stands, so long at most for hosts to answer;
// the error says why they do not.
func heard(guests []*guest.Table, most time.Duration) error {
	over := time.After(most)
	for {
		var why error
		known, online, fresh, gathers := true, true, true, false
		var next []<-chan struct{}
		for _, g := range guests {
			s, moved := g.State()
			next = append(next, moved)
			known, online = known && s.Position != nil, online && s.Online && s.Position != nil
			gathers, fresh = gathers || s.Now.Waits, fresh && !s.Heard.IsZero()
			var refused *guest.Refused
			switch {
			case errors.As(s.Err, &refused):
				return words.NewFault(refusedBy(refused.Why))
			case s.Lost != guest.NotLost:
				why = lost(s.Lost)
			}
		}
		// Where all were waited for when it was heard of last, it is waited for them and for the host.
		if gathers && (online && fresh || why != nil) {
			return menu.ErrGathers
		}
		if !gathers && (online || known && why != nil) {
			return nil
		}
		if why != nil {
			return why
		}
		waiting := guests[0]
		for i, g := range guests {
			if s, _ := g.State(); !s.Online || s.Position == nil {
				waiting, next[0] = g, next[i]
				break
			}
		}
		select {
		case <-next[0]:
		case <-over:
			switch s, _ := waiting.State(); {
			case gathers:
				return menu.ErrGathers
			case known || s.Position != nil:
				return nil
			}
			return lost(guest.NoAnswer)
		}
	}
}

// show shows the table.
func (t *tables) show(s *sitting) error {
	w := t.w
	again := w.apart()
	if err := w.keep(); err != nil {
		again()
		return err
	}
	first, _ := s.chairs[0].guest.State()
	g := titleOf(first.Rules.Name())
	if w.play != nil {
		w.play.Quiet()
	}
	w.shelf.Put()
	w.table, w.name = nil, ""
	for _, c := range s.chairs {
		t.keep(c)
	}
	w.seated(g, s, play.Host{Exports: w.exports, Bots: botsOf(g), Said: said(s)})
	return nil
}

// seated puts a table of another machine before the players.
func (w *window) seated(g *title, s *sitting, h play.Host) {
	var p *play.Play
	h.Pause = func() desk.Screen { return menu.NewPause(w.program, g.Game, p) }
	h.Leave = func(a desk.Desk) { menu.Leave(a, w.program) }
	h.Beside, h.Watch = w.beside, g.watches(func() *play.Play { return p })
	p = play.New(s, s, h)
	w.play, w.sits = p, s
	w.app.Reset(menu.NewTitle(w.program), g.Table(p))
	ctx, end := context.WithCancel(context.Background())
	run := s.end
	s.end = func() { end(); run() }
	var asked atomic.Bool
	s.Attend(ctx, func() {
		if !asked.CompareAndSwap(false, true) {
			return
		}
		w.app.Post(func() {
			asked.Store(false)
			for w.sits == s && s.Poll() {
				w.app.Refresh()
			}
			if w.sits == s {
				w.tables.offerNext(s)
				w.app.Call(s.calls())
			}
		})
	})
}

// parted leaves the table of another machine, if one is shown.
func (w *window) parted() {
	s := w.sits
	if s == nil {
		return
	}
	w.hosting.shut()
	w.sits = nil
	w.app.Call("")
	for _, c := range s.chairs {
		w.tables.keep(c)
	}
	s.end()
}

// Pasted implements menu.Tables.
func (*tables) Pasted() string { return pasted() }

// apart leaves the table of another machine, or closes the one that is open to others, before
// the shelf takes up another game; again shows what was open, where that could not be.
func (w *window) apart() (again func()) {
	open := w.table != nil && w.sits != nil
	w.parted()
	return func() {
		if open {
			w.show(w.table)
		}
	}
}
