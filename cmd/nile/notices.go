//go:build !js

package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
)

// noticesName is the file of a server's folder that says where seats want to be told.
const (
	noticesName = "notices"
	mostNotices = 8 << 20
	noticeGrace = 2 * time.Minute
)

// posting is how a server tells those who are away.
type posting struct {
	mail, from string
	local      bool
}

func (p *posting) flags(fs *flag.FlagSet) {
	fs.StringVar(&p.mail, "mail", "", words.Phrase("usage.option.serve.mail"))
	fs.StringVar(&p.from, "from", "", words.Phrase("usage.option.serve.from"))
	fs.BoolVar(&p.local, "local-hooks", false, words.Phrase("usage.option.serve.local-hooks"))
}

// notices are those of a server whose tables a folder keeps.
func (p *posting) notices(dir string) (*host.Notices, error) {
	in := saves.Folder{Dir: dir, Disk: disk.System, Private: true}
	n := &host.Notices{
		Grace: noticeGrace, Local: p.local, Trial: words.Say("notice.trial"),
		Text: func(name string, names []string, s game.Seat) string {
			return words.Say("notice.turn", "who", names[s], "game", titleOf(name).name, "all", words.List(names))
		},
		Save: func(data []byte) error { return in.WriteSmall(noticesName, data) },
	}
	if p.mail != "" {
		send, err := host.Mailer(p.mail, p.from, words.Phrase("notice.subject"))
		if err != nil {
			return nil, words.NewFault("serve.no-mail")
		}
		n.Mail = send
	}
	data, err := in.ReadSmall(noticesName, mostNotices)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err := n.Load(data); err != nil {
		return nil, words.NewFault("serve.notices-damaged", "file", noticesName)
	}
	return n, nil
}

// remind says where the seat of a link wants to be told that it is its turn.
func remind(args []string, out, errs io.Writer) int {
	fs := newFlags("remind")
	to := fs.String("to", "", words.Phrase("usage.option.remind.to"))
	operands, err := parse(fs, args, out, errs, 1)
	if err != nil {
		return usageStatus(err)
	}
	l, err := guest.ParseLink(operands[0])
	if err != nil {
		return usage(errs, words.Say("join.no-link"))
	}
	ctx, end := context.WithTimeout(context.Background(), strangeWait)
	defer end()
	t := guest.Sit(l, rulesOf, false)
	ran := make(chan error, 1)
	go func() { ran <- t.Run(ctx) }()
	why := make(chan string, 1)
	ask := func(f func(then func(string))) string {
		f(func(w string) { why <- w })
		select {
		case w := <-why:
			return w
		case err = <-ran:
			return ""
		}
	}
	w := ask(func(then func(string)) { t.Remind(*to, then) })
	if w == "" && err == nil && *to != "" {
		w = ask(t.TryReminder)
	}
	switch refused := (*guest.Refused)(nil); {
	case errors.As(err, &refused):
		return failed(errs, words.NewFault(refusedBy(refused.Why)))
	case err != nil:
		return failed(errs, lost(guest.NoAnswer))
	case w != "":
		return failed(errs, words.NewFault(unreminded(w)))
	case *to == "":
		fmt.Fprintln(out, words.Say("remind.off"))
	default:
		fmt.Fprintln(out, words.Say("remind.on"))
	}
	return 0
}

// unreminded is the key of the sentence for why a host tells nobody there.
func unreminded(why string) string {
	switch why {
	case "no-hook":
		return "remind.no-hook"
	case "no-mail":
		return "remind.no-mail"
	case "too-often":
		return "remind.too-often"
	case "no-notices":
		return "remind.no-notices"
	}
	return "remind.not-sent"
}
