//go:build !js

// Package serve is a server of tables: what its options say, how tables begin on it and whom it
// tells. Where its tables are kept is for the program to say.
package serve

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"net"
	"strconv"
	"strings"
	"time"

	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/library"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render/words"
)

// Server is what options say of a server. Of its methods Openings and Check come first, then
// Listen, Begin, Host.
type Server struct {
	reach
	agreement
	posting
	page   string
	links  string
	create string // the key of those who may begin tables on a page; "": nobody may
	begun  []string
}

// Flags are the options.
func (s *Server) Flags(fs *flag.FlagSet) {
	s.reach.flags(fs)
	fs.StringVar(&s.page, "page", "", words.Phrase("usage.option.serve.page", "usual", pageName))
	fs.StringVar(&s.links, "links", "", words.Phrase("usage.option.serve.links"))
	s.agreement.flags(fs)
	s.posting.flags(fs)
	fs.StringVar(&s.create, "create", "", words.Phrase("usage.option.serve.create"))
	fs.Func("new", words.Phrase("usage.option.serve.new"), func(spec string) error {
		s.begun = append(s.begun, spec)
		return nil
	})
}

// Openings are the tables that are to begin. The error says what is wrong with the options.
func (s *Server) Openings() (all []referee.Opening, err error) {
	if s.links != "" && len(s.begun) == 0 {
		return nil, words.NewFault("serve.links-of-none")
	}
	for _, spec := range s.begun {
		o, err := s.openingOf(spec)
		if err != nil {
			return nil, err
		}
		all = append(all, o)
	}
	return all, nil
}

// Check says what is wrong with options that show only when a server is there, before anything is
// begun.
func (s *Server) Check() error {
	_, err := s.notices(nil)
	return err
}

// openingOf is the beginning of a table that was asked for as WAY:PLAYERS. The keys of its
// seats are still to be made.
func (a *agreement) openingOf(spec string) (o referee.Opening, err error) {
	at := strings.LastIndexByte(spec, ':')
	if at < 0 {
		return o, words.NewFault("serve.new", "said", spec)
	}
	players, err := strconv.Atoi(spec[at+1:])
	if err != nil {
		return o, words.NewFault("serve.new", "said", spec)
	}
	g, err := titles.For(spec[:at])
	if err != nil {
		return o, err
	}
	settings, err := g.Settings(spec[:at], players, 0)
	if err != nil {
		return o, err
	}
	o = referee.Opening{ID: library.NewID(), Game: g.By.Name(), Settings: settings, At: time.Now().UnixMilli(), Agreed: true}
	p, err := a.agree(g, &o)
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

// Begin begins tables and writes where they are: the address and a link for each seat, one
// a line, to the file of the options with write or, where none is named, to out.
func (s *Server) Begin(log referee.Log, openings []referee.Opening, addr net.Addr, from guest.Link, out io.Writer, write func(file, text string) error) error {
	written := fmt.Sprintln(addr)
	for _, o := range openings {
		seats, onlooker, err := Invite(log, o, from)
		if err != nil {
			return err
		}
		for _, link := range seats {
			written += fmt.Sprintln(link)
		}
		fmt.Fprintln(out, words.Say("serve.onlooker", "link", onlooker.String()))
	}
	if s.links == "" {
		_, err := io.WriteString(out, written)
		return err
	}
	return write(s.links, written)
}

// Invite begins a table: its links, one a seat in their order, and that of those who look on.
func Invite(log referee.Log, o referee.Opening, from guest.Link) (seats []guest.Link, onlooker guest.Link, err error) {
	for range len(o.Names) + 1 {
		l := from
		l.Table = o.ID
		_, _ = rand.Read(l.Token[:]) // never fails
		o.Keys = append(o.Keys, referee.KeyOf(l.Token))
		seats = append(seats, l)
	}
	_, err = referee.Begin(log, titles.Refereed{}, o)
	return seats[:len(o.Names)], seats[len(o.Names)], err
}

// Host has the tables of a log open to guests; small keeps where seats want to be told.
func (s *Server) Host(log referee.Log, small host.Small, out io.Writer) (*host.Host, error) {
	notices, err := s.notices(small)
	if err != nil {
		return nil, err
	}
	h := host.New(log, titles.Refereed{}, host.Usual)
	h.Notices = notices
	if !ShowPage(h, s.page) {
		fmt.Fprintln(out, words.Say("serve.no-page"))
	}
	return h, nil
}

// Serve answers guests of a log's tables on a listener until ctx ends.
func (s *Server) Serve(ctx context.Context, h *host.Host, log referee.Log, l net.Listener, from guest.Link) error {
	defer context.AfterFunc(ctx, h.Close)()
	err := h.ServeBy(l, s.Handler(h, log, from))
	h.Close()
	return err
}
