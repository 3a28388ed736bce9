//go:build !js

package main

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/serve"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
)

// distant are the commands for tables that several machines play at.
func distant() []command {
	return []command{
		{"serve", words.Phrase("usage.serve.operands"), words.Phrase("usage.serve.what"), serveTables},
		{"join", words.Phrase("usage.join.operands"), words.Phrase("usage.join.what"), join},
		{"remind", words.Phrase("usage.remind.operands"), words.Phrase("usage.remind.what"), remind},
	}
}

// untilTold is a context that ends when the system tells the program to end.
func untilTold() (context.Context, context.CancelFunc) {
	return signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
}

// serveTables has the tables of a folder open to guests.
func serveTables(args []string, out, errs io.Writer) int {
	fs := newFlags("serve")
	var s serve.Server
	s.Flags(fs)
	dirs, err := parse(fs, args, out, errs, 1)
	if err != nil {
		return usageStatus(err)
	}
	openings, err := s.Openings()
	if err != nil {
		return usage(errs, words.Err(err))
	}
	if err := s.Check(); err != nil {
		return failed(errs, err)
	}
	log, err := referee.OpenFolder(disk.System, dirs[0])
	if errors.Is(err, disk.ErrLocked) {
		err = words.NewFault("serve.held", "folder", dirs[0])
	}
	if err != nil {
		return failed(errs, err)
	}
	defer func() { _ = log.Close() }()
	l, from, err := s.Listen()
	if err != nil {
		return failed(errs, err)
	}
	defer func() { _ = l.Close() }()
	if err := s.Begin(log, openings, l.Addr(), from, out, writeLinks); err != nil {
		return failed(errs, err)
	}
	fmt.Fprintln(out, words.Say("serve.open", "addr", l.Addr().String(), "folder", dirs[0]))
	h, err := s.Host(log, saves.Folder{Dir: dirs[0], Disk: disk.System, Private: true}, out)
	if err != nil {
		return failed(errs, err)
	}
	if ids, err := log.Tables(); err == nil {
		h.Wake(ids)
	}
	ctx, end := untilTold()
	defer end()
	if err := s.Serve(ctx, h, log, l, from); err != nil {
		return failed(errs, err)
	}
	fmt.Fprintln(out, words.Say("serve.ended"))
	return 0
}

// writeLinks writes where tables are to a file.
func writeLinks(file, text string) error {
	return writeWhole(file, "links", func(w io.Writer) error { _, err := io.WriteString(w, text); return err })
}

// join plays a seat of a table at another machine to the end of the game.
func join(args []string, out, errs io.Writer) int {
	fs := newFlags("join")
	name := fs.String("bot", "", words.Phrase("usage.option.join.bot"))
	keep := fs.String("keep", "", words.Phrase("usage.option.join.keep"))
	links, err := parse(fs, args, out, errs, 1)
	if err != nil {
		return usageStatus(err)
	}
	if *name == "" {
		return openWindow(links, out, errs)
	}
	link, err := guest.ParseLink(links[0])
	if err != nil {
		return usage(errs, words.Say("join.no-link"))
	}
	ctx, end := untilTold()
	defer end()
	ctx, leave := context.WithCancel(ctx)
	defer leave()
	t, err := sitAt(link, *keep)
	if err != nil {
		return failed(errs, err)
	}
	run := make(chan error, 1)
	go func() { run <- t.Run(ctx) }()
	steps, err := playFar(ctx, t, *name)
	if *keep != "" {
		err = errors.Join(err, keepTold(ctx, t, *keep, err == nil))
	}
	leave()
	if ran := <-run; err == nil && errors.As(ran, new(*guest.Refused)) {
		err = ran
	}
	if refused := (*guest.Refused)(nil); errors.As(err, &refused) {
		err = words.NewFault(refusedBy(refused.Why))
	}
	if err != nil {
		return failed(errs, err)
	}
	fmt.Fprintln(out, words.Say("join.over", "n", steps))
	return 0
}

// errLeft says that the program was told to end before the game was over.
var errLeft = errors.New("left before the game was over")

// playFar has a computer player play a seat until the game is over; how many steps it had.
func playFar(ctx context.Context, t *guest.Table, name string) (int, error) {
	var bot referee.Bot
	answered := make(chan error, 1)
	for asked := 0; ; {
		s, moved := t.State()
		if s.Err != nil {
			return len(s.Steps), s.Err
		}
		switch {
		case s.Position == nil || s.Waiting > 0:
		case s.Position.Result().Over():
			return len(s.Steps), nil
		case s.Seat != game.Nobody && s.Now.Acting.Has(s.Seat):
			if bot == nil {
				var err error
				if bot, err = farBot(s, name); err != nil {
					return len(s.Steps), err
				}
			}
			choices := game.ChoicesOf(s.Position, s.Seat)
			if len(choices) == 0 {
				return len(s.Steps), errNoChoice
			}
			c := bot.Choose(s.Position, s.Seat, choices)
			t.Give([]game.Command{c}, func(_ int, err error) { answered <- err })
			if err := <-answered; err != nil {
				var r *game.Refusal
				if asked++; !errors.As(err, &r) || asked > 3 { // somebody else was faster
					return len(s.Steps), err
				}
				continue
			}
			asked = 0
			continue
		}
		select {
		case <-moved:
		case <-ctx.Done():
			return len(s.Steps), errLeft
		}
	}
}

// farBot is the computer player of that name, "" for the usual one, for a seat.
func farBot(s guest.State, name string) (referee.Bot, error) {
	g := titleOf(s.Rules.Name())
	bots, err := g.botted()
	if err != nil {
		return nil, err
	}
	if name == "" {
		name = bots.Bots()[0]
	}
	if !bots.IsBot(name) {
		return nil, words.NewFault("usage.bot", "game", g.Name, "said", name, "bots", words.List(bots.Bots()))
	}
	var seed [8]byte
	_, _ = rand.Read(seed[:]) // never fails
	return bots.Bot(name, binary.LittleEndian.Uint64(seed[:]))
}
