//go:build !js

package serve

import (
	"flag"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render/words"
)

// noticeGrace is how long a seat may be away before it is told.
const noticeGrace = 2 * time.Minute

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

// AtHome are the notices of a host at home: to hooks, those of its own networks too.
func AtHome(keep host.Small) *host.Notices {
	n, _ := (&posting{local: true}).notices(keep) // without a mail server there is nothing to go wrong
	return n
}

// notices are those of a server.
func (p *posting) notices(keep host.Small) (*host.Notices, error) {
	n := &host.Notices{
		Grace: noticeGrace, Local: p.local, Trial: words.Say("notice.trial"),
		Text: func(name string, names []string, s game.Seat) string {
			return words.Say("notice.turn", "who", names[s], "game", titles.Of(name).Name, "all", words.List(names))
		},
		Keep: keep,
	}
	if p.mail != "" {
		send, err := host.Mailer(p.mail, p.from, words.Phrase("notice.subject"))
		if err != nil {
			return nil, words.NewFault("serve.no-mail")
		}
		n.Mail = send
	}
	return n, nil
}
