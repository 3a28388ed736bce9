package main

import (
	"slices"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/wire"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// phrases are the keys of the set phrases, in the order of the wire.
var phrases = [wire.Phrases]string{
	"talk.phrase.luck", "talk.phrase.played", "talk.phrase.turn", "talk.phrase.moment",
	"talk.phrase.later", "talk.phrase.thanks", "talk.phrase.close", "talk.phrase.stop",
}

// mostTold is how many notes of a table are shown: the last.
const mostTold = 12

// speaker is the guest who speaks for those who sit here: the first of them; nil where no table of
// several machines is shown.
func (t *tables) speaker() *guest.Table {
	if t.w.sits == nil {
		return nil
	}
	return t.w.sits.chairs[0].guest
}

// Now implements menu.Beside.
func (t *tables) Now() (now menu.TableNow, ok bool) {
	g := t.speaker()
	if g == nil {
		return now, false
	}
	s, _ := g.State()
	now = besideOf(&s, time.Now())
	now.Relinks = now.Relinks && t.w.hosting.open == nil // else its links are the host's
	return now, true
}

// besideOf is what stands beside a game, at a moment.
func besideOf(s *guest.State, at time.Time) menu.TableNow {
	now := menu.TableNow{Me: s.Seat, Relinks: s.Seat != game.Nobody && s.Online, Clocked: clocked(&s.Clock), Holidays: int(s.Clock.Holidays), Free: s.Words == wire.FreeText}
	if s.Words != wire.Silent {
		for _, key := range phrases {
			now.Phrases = append(now.Phrases, words.Say(key))
		}
	}
	now.Over, now.Next = s.Over(), nextOf(s) != ""
	voted := map[game.Seat]bool{} // by this seat, since that one's clock came to nought
	for i := range s.Notes {
		n := &s.Notes[i]
		if text := noted(n, s.Names); text != "" {
			now.Said = append(now.Said, text)
		}
		switch mine := n.Seat == s.Seat; n.Sort {
		case wire.Back:
			now.Asked = !mine
		case wire.Agree:
			now.Asked = now.Asked && !mine
		case wire.Went, wire.Lapsed:
			now.Asked = false
		case wire.Holiday:
			if mine {
				now.Holidays -= int(n.N)
			}
		case wire.Flag:
			delete(voted, n.Seat)
		case wire.Vote:
			voted[game.Seat(n.N)] = voted[game.Seat(n.N)] || mine
		default:
		}
	}
	now.Said = now.Said[max(0, len(now.Said)-mostTold):]
	_, now.MayAsk = backTo(s)
	since := int64(0)
	if !s.Heard.IsZero() {
		since = at.Sub(s.Heard).Milliseconds()
	}
	by, joined := game.Nobody, game.Seats(0)
	if s.Position != nil {
		by, joined = game.Joined(s.Position)
	}
	for k, name := range s.Names {
		seat := game.Seat(k)
		x := menu.SeatNow{Name: name, Joins: by == s.Seat && by != seat && joined.Has(seat) && !s.Now.Here.Has(seat), Here: s.Now.Here.Has(seat), State: words.Phrase("talk.state.away")}
		if x.Here {
			x.State = words.Phrase("talk.state.here")
		}
		if s.Now.Acting.Has(seat) {
			x.State = words.Terms(x.State, words.Phrase("talk.state.plays"))
		}
		if k < len(s.Now.Times) {
			c := s.Now.Times[k]
			switch away, left := c.Away-since, leftOf(c, since); {
			case away > 0:
				x.State = words.Terms(x.State, words.Phrase("talk.state.holiday", "time", spanOf(away)))
				now.Away = now.Away || seat == s.Seat
			case c.Runs && left <= 0:
				x.State = words.Terms(x.State, words.Phrase("talk.state.nought"))
				x.Vote = s.Clock.End == wire.Voted && seat != s.Seat && s.Seat != game.Nobody && !voted[seat]
			case c.Runs:
				x.State = words.Terms(x.State, words.Phrase("talk.state.left", "time", spanOf(left)))
			}
		}
		now.Seats = append(now.Seats, x)
	}
	return now
}

// leftOf is what is left of a clock so long after it was told.
func leftOf(c wire.Time, since int64) int64 {
	if !c.Runs {
		return c.Left
	}
	return c.Left - max(0, since-c.Away)
}

// spanOf is a time in words: days, hours or minutes, rounded up.
func spanOf(ms int64) string {
	const minute, hour, day = 60_000, 60 * 60_000, 24 * 60 * 60_000
	up := func(unit int64) int { return int((ms + unit - 1) / unit) }
	switch {
	case ms > 2*day, ms >= day && ms%day == 0:
		return words.Phrase("talk.time.days", "n", up(day))
	case ms > 2*hour:
		return words.Phrase("talk.time.hours", "n", up(hour))
	}
	return words.Phrase("talk.time.minutes", "n", up(minute))
}

// clocked is what was agreed on time, "" for no clock.
func clocked(c *wire.Clock) string {
	if c.Each == 0 {
		return ""
	}
	key := "talk.clock.shown"
	switch c.End {
	case wire.Computer:
		key = "talk.clock.computer"
	case wire.Voted:
		key = "talk.clock.vote"
	default:
	}
	return words.Say(key, "time", spanOf(c.Each))
}

// noted is a note as it is told, "" where it is not.
func noted(n *wire.Note, names []string) string {
	name := func(k int64) string {
		if k < 0 || k >= int64(len(names)) {
			return ""
		}
		return names[k]
	}
	who := name(int64(n.Seat))
	switch n.Sort {
	case wire.Said:
		return words.Say("talk.note.said", "who", who, "text", n.Text)
	case wire.Phrase:
		if n.N >= 0 && n.N < wire.Phrases {
			return words.Say("talk.note.said", "who", who, "text", words.Say(phrases[n.N]))
		}
	case wire.Back:
		return words.Say("talk.note.back", "who", who)
	case wire.Agree:
		return words.Say("talk.note.agree", "who", who)
	case wire.Refuse:
		return words.Say("talk.note.refuse", "who", who)
	case wire.Holiday:
		if n.N == 0 {
			return words.Say("talk.note.home", "who", who)
		}
		return words.Say("talk.note.away", "who", who, "n", int(n.N))
	case wire.Vote:
		return words.Say("talk.note.vote", "who", who, "whom", name(n.N))
	case wire.Flag:
		return words.Say("talk.note.nought", "who", who)
	case wire.Went:
		return words.Say("talk.note.went")
	case wire.Lapsed:
		return words.Say("talk.note.lapsed")
	case wire.Again:
		return words.Say("talk.note.again", "who", who)
	case wire.Anew:
		return words.Say("talk.note.anew")
	case wire.Link:
		return linkedNote(n, who, name(n.N))
	default: // of keys and of the seed nobody is told
	}
	return ""
}

// linkedNote is that a seat, whom, has another link.
func linkedNote(n *wire.Note, who, whom string) string {
	switch {
	case whom == "":
		return words.Say("talk.note.link.onlookers")
	case int64(n.Seat) == n.N:
		return words.Say("talk.note.link.own", "who", who)
	case n.Seat < 0:
		return words.Say("talk.note.link.host", "whom", whom)
	}
	return words.Say("talk.note.link", "who", who, "whom", whom)
}

// backTo is the serial of the step behind which the speaker's last step is gone back, 0 for the
// beginning; ok is false where they have taken none.
func backTo(s *guest.State) (serial int64, ok bool) {
	for k := len(s.Steps) - 1; k >= 0; k-- {
		if s.Steps[k].Seat == s.Seat && s.Seat != game.Nobody {
			if k > 0 {
				serial = s.Steps[k-1].Serial
			}
			return serial, true
		}
	}
	return 0, false
}

// saidFor is how long what somebody says is shown over the game.
const saidFor = 15 * time.Second

// said tells what the others say at a table from now on, each for a while.
func said(at *sitting) func() (string, time.Duration) {
	g := at.chairs[0].guest
	s, _ := g.State()
	read, text, until := len(s.Notes), "", time.Time{}
	over := s.Over()
	return func() (string, time.Duration) {
		s, _ := g.State()
		for ; read < len(s.Notes); read++ {
			n := &s.Notes[read]
			if new := noted(n, s.Names); new != "" && !at.has(n.Seat) {
				text, until = words.Say("talk.strip", "said", new), time.Now().Add(saidFor)
			}
		}
		if !over && s.Over() {
			over, text, until = true, words.Say("talk.strip", "said", words.Say("talk.over.strip")), time.Now().Add(saidFor)
		}
		if rest := time.Until(until); rest > 0 {
			return text, rest
		}
		return "", 0
	}
}

// calls is what calls whoever sits here to the table from something else: it is their turn.
func (s *sitting) calls() string {
	for _, c := range s.chairs {
		if at, _ := c.guest.State(); at.Seat != game.Nobody && at.Online && !at.Over() && at.Now.Acting.Has(at.Seat) {
			return words.Phrase("tables.calls", "game", words.Phrase("program.name"))
		}
	}
	return ""
}

// has reports whether a seat of the table is this machine's.
func (s *sitting) has(seat game.Seat) bool {
	for _, c := range s.chairs {
		if of, _ := c.guest.State(); seat != game.Nobody && of.Seat == seat {
			return true
		}
	}
	return false
}

// Do implements menu.Beside.
func (t *tables) Do(what menu.Saying, n int, text string, done func(err error)) {
	g := t.speaker()
	if g == nil {
		return
	}
	say := wire.Note{Sort: wire.Said, N: int64(n), Text: text}
	switch what {
	case menu.SayPhrase:
		say.Sort = wire.Phrase
	case menu.AskBack:
		s, _ := g.State()
		say.Sort = wire.Back
		say.N, _ = backTo(&s)
	case menu.SayYes:
		say.Sort = wire.Agree
	case menu.SayNo:
		say.Sort = wire.Refuse
	case menu.TakeHoliday:
		say.Sort = wire.Holiday
	case menu.VoteFor:
		say.Sort = wire.Vote
	case menu.SayAgain:
		say.Sort = wire.Again
	default:
	}
	g.Say(say, func(_ int, err error) { t.w.app.Post(func() { done(err) }) })
}

// nextOf is the table of the next game, "" where none has begun.
func nextOf(s *guest.State) (table string) {
	for i := range s.Notes {
		if s.Notes[i].Sort == wire.Anew {
			table = s.Notes[i].Text
		}
	}
	return table
}

// Next implements menu.Beside.
func (t *tables) Next() {
	at := t.w.sits
	if at == nil {
		return
	}
	s, _ := at.chairs[0].guest.State()
	id := nextOf(&s)
	switch {
	case id == "":
	case t.w.hosting.open != nil:
		t.w.hosting.next(id)
	default:
		l := at.chairs[0].guest.Link()
		for _, c := range slices.Backward(at.chairs) {
			l = c.guest.Link()
			l.Table = id
			t.keep(t.chairOf(l))
		}
		t.w.app.Push(menu.NewJoin(t.w.program, l.String())) // where one waits till all have sat down
	}
}

// offerNext asks, once, whether one sits down at the next game, when all would play once more.
func (t *tables) offerNext(at *sitting) {
	s, _ := at.chairs[0].guest.State()
	if at.offered || nextOf(&s) == "" {
		return
	}
	at.offered = true
	t.w.app.Ask(desk.Question{
		Title: words.Say("talk.next.title"), Text: ui.Plain(words.Say("talk.next")), Yes: words.Say("talk.next.sit"), No: words.Say("talk.next.later"),
		Then: t.Next,
	})
}

// Link implements menu.Beside.
func (t *tables) Link(s game.Seat, done func(link string, err error)) {
	at := t.w.sits
	if at == nil {
		return
	}
	c := at.chairs[0]
	told := func(l guest.Link, err error) {
		t.w.app.Post(func() {
			t.keep(c)
			done(l.String(), err)
		})
	}
	if now, _ := c.guest.State(); now.Seat != s {
		c.guest.Invite(s, told)
		return
	}
	c.guest.Fresh()
	t.kept(c, func(err error) { // first: the host may take it, and its answer be lost
		if err != nil {
			done("", err)
			return
		}
		c.guest.Renew(func(err error) { told(c.guest.Link(), err) })
	})
}

// Copy implements menu.Beside.
func (*tables) Copy(text string) error { return copied(text) }

// Remind implements menu.Beside.
func (t *tables) Remind(where string, trial bool, done func(err error)) {
	g := t.speaker()
	if g == nil {
		return
	}
	told := func(why string) {
		t.w.app.Post(func() {
			if why == "" {
				done(nil)
				return
			}
			done(words.NewFault(unreminded(why)))
		})
	}
	if trial {
		g.TryReminder(told)
		return
	}
	g.Remind(where, told)
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
