//go:build !js

package main

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"syscall"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/library"
	"sourceofthenile/internal/referee"
	"sourceofthenile/render/words"
	"sourceofthenile/saves/disk"
)

// distant are the commands for tables that several machines play at.
func distant() []command {
	return []command{
		{"serve", words.Phrase("usage.serve.operands"), words.Phrase("usage.serve.what"), serve},
		{"join", words.Phrase("usage.join.operands"), words.Phrase("usage.join.what"), join},
		{"remind", words.Phrase("usage.remind.operands"), words.Phrase("usage.remind.what"), remind},
	}
}

// untilTold is a context that ends when the system tells the program to end.
func untilTold() (context.Context, context.CancelFunc) {
	return signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
}

// usualAddress is where a server answers unless told.
const usualAddress = ":1821"

// serve has the tables of a folder open to guests.
func serve(args []string, out, errs io.Writer) int {
	fs := newFlags("serve")
	var at reach
	fs.StringVar(&at.addr, "addr", usualAddress, words.Phrase("usage.option.serve.addr", "usual", usualAddress))
	fs.StringVar(&at.url, "url", "", words.Phrase("usage.option.serve.url"))
	fs.StringVar(&at.tls, "tls", "", words.Phrase("usage.option.serve.tls"))
	page := fs.String("page", "", words.Phrase("usage.option.serve.page", "usual", pageName))
	links := fs.String("links", "", words.Phrase("usage.option.serve.links"))
	var with agreement
	with.flags(fs)
	var post posting
	post.flags(fs)
	var begun []string
	fs.Func("new", words.Phrase("usage.option.serve.new"), func(s string) error {
		begun = append(begun, s)
		return nil
	})
	dirs, err := parse(fs, args, out, errs, 1)
	if err != nil {
		return usageStatus(err)
	}
	if *links != "" && len(begun) == 0 {
		return usage(errs, words.Say("serve.links-of-none"))
	}
	var openings []referee.Opening
	for _, spec := range begun {
		o, err := openingOf(spec, &with)
		if err != nil {
			return usage(errs, words.Err(err))
		}
		openings = append(openings, o)
	}
	log, err := referee.OpenFolder(disk.System, dirs[0])
	if errors.Is(err, disk.ErrLocked) {
		err = words.NewFault("serve.held", "folder", dirs[0])
	}
	if err != nil {
		return failed(errs, err)
	}
	defer func() { _ = log.Close() }()
	notices, err := post.notices(dirs[0])
	if err != nil {
		return failed(errs, err)
	}
	l, from, err := at.listen()
	if err != nil {
		return failed(errs, err)
	}
	defer func() { _ = l.Close() }()
	if err := beginAll(log, openings, l.Addr(), from, *links, out); err != nil {
		return failed(errs, err)
	}
	fmt.Fprintln(out, words.Say("serve.open", "addr", l.Addr().String(), "folder", dirs[0]))
	ctx, end := untilTold()
	defer end()
	h := host.New(log, refereed{}, host.Usual)
	h.Notices = notices
	if !showPage(h, *page) {
		fmt.Fprintln(out, words.Say("serve.no-page"))
	}
	context.AfterFunc(ctx, h.Close)
	err = h.Serve(l)
	h.Close()
	if err != nil {
		return failed(errs, err)
	}
	fmt.Fprintln(out, words.Say("serve.ended"))
	return 0
}

// beginAll begins tables and writes where they are: the address and a link for each seat, one
// a line, to a file or, where none is named, to out.
func beginAll(log referee.Log, openings []referee.Opening, addr net.Addr, from guest.Link, file string, out io.Writer) error {
	written := fmt.Sprintln(addr)
	for _, o := range openings {
		seats, onlooker, err := invite(log, o, from)
		if err != nil {
			return err
		}
		for _, link := range seats {
			written += fmt.Sprintln(link)
		}
		fmt.Fprintln(out, words.Say("serve.onlooker", "link", onlooker.String()))
	}
	if file == "" {
		_, err := io.WriteString(out, written)
		return err
	}
	return writeWhole(file, "links", func(w io.Writer) error { _, err := io.WriteString(w, written); return err })
}

// openingOf is the beginning of a table that was asked for as WAY:PLAYERS. The keys of its
// seats are still to be made.
func openingOf(spec string, with *agreement) (o referee.Opening, err error) {
	at := strings.LastIndexByte(spec, ':')
	if at < 0 {
		return o, words.NewFault("serve.new", "said", spec)
	}
	players, err := strconv.Atoi(spec[at+1:])
	if err != nil {
		return o, words.NewFault("serve.new", "said", spec)
	}
	g, settings, _, err := begin(spec[:at], players, 0, "")
	if err != nil {
		return o, err
	}
	o = referee.Opening{ID: library.NewID(), Game: g.Rules().Name(), Settings: settings, At: time.Now().UnixMilli(), Agreed: true}
	p, err := with.agree(g, &o)
	if err != nil {
		return o, err
	}
	var seed [8]byte
	_, _ = rand.Read(seed[:]) // never fails
	_, _ = rand.Read(o.Nonce[:])
	o.Seed = binary.LittleEndian.Uint64(seed[:])
	for i, who := range p.Summary().Players {
		if who.Name == "" {
			who.Name = words.Phrase("serve.seat", "n", i+1)
		}
		o.Names = append(o.Names, who.Name)
	}
	return o, nil
}

// invite begins a table: its links, one a seat in their order, and that of those who look on.
func invite(log referee.Log, o referee.Opening, from guest.Link) (seats []guest.Link, onlooker guest.Link, err error) {
	for range len(o.Names) + 1 {
		l := from
		l.Table = o.ID
		_, _ = rand.Read(l.Token[:]) // never fails
		o.Keys = append(o.Keys, referee.KeyOf(l.Token))
		seats = append(seats, l)
	}
	_, err = referee.Begin(log, refereed{}, o)
	return seats[:len(o.Names)], seats[len(o.Names)], err
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
		return nil, words.NewFault("usage.bot", "game", g.name, "said", name, "bots", words.List(bots.Bots()))
	}
	var seed [8]byte
	_, _ = rand.Read(seed[:]) // never fails
	return bots.Bot(name, binary.LittleEndian.Uint64(seed[:]))
}
