package book

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/story"
	"sourceofthenile/render/play"
)

// journalBook is one explorer's journal, or what another player has published,
// as a book.
type journalBook struct {
	Seat     game.Seat
	explorer int  // which of the seat's explorers, from 1
	Accounts bool // what was published; else what was written on the way
	calling  deck.Specialty
	From, To int // turns of the first and the last page
	Dead     bool
	Chapters []chapter
	Story    bool          // all expeditions, told as one story
	told     *journal.Book // it, once it has been told, and a title until then
	telling  bool          // it has been asked for
}

// chapter is a journey, a time in Europe, or an account.
type chapter struct {
	Kind    chapterKind
	number  int // of the journey, or the account, from 1 within the book
	Journey *nile.Journey
	Months  []journal.Pages
	turn    int // it begins in
	told    *journal.Chapter
}

type chapterKind uint8

const (
	JourneyChapter chapterKind = iota
	europeChapter
	accountChapter
	storyChapter
)

// BooksOf are the books that the player before the screen may read: a journal
// for each explorer of his own, the dead ones too, and what others have
// published. When the game is over nobody sits there, and of everybody there
// is what everybody knows.
func BooksOf(p *play.Play) []journalBook {
	return booksWith(p, journal.Of(story.Teller{}, p.Story(), p.Seat()))
}

// booksWith are these books, where what stands in them is known.
func booksWith(p *play.Play, written *journal.Journal) (out []journalBook) {
	v := sight.View(p)
	all := v.Journeys(p.Events())
	for s := range game.Seat(v.Seats()) {
		if s == v.Seat() || v.Seat() == game.Nobody {
			out = append(out, ownBooks(p, s, all, written)...)
		}
	}
	out = append(out, storyBook(p))
	for s := range game.Seat(v.Seats()) {
		if s != v.Seat() && v.Seat() != game.Nobody {
			if b, ok := accountsOf(v, s, all); ok {
				out = append(out, b)
			}
		}
	}
	return out
}

// ownBooks are a seat's journals, one for each explorer, the living one first.
func ownBooks(p *play.Play, s game.Seat, all []nile.Journey, written *journal.Journal) (out []journalBook) {
	v := sight.View(p)
	terms := termsOf(v, s, p.Events())
	now := v.Player(s).Explorers
	for i := len(terms) - 1; i >= 0; i-- {
		at := &terms[i]
		b := journalBook{Seat: s, explorer: now - (len(terms) - 1 - i), calling: at.calling, From: at.began, To: written.Turn, Dead: v.Player(s).Where == nile.Grave}
		if i+1 < len(terms) {
			b.To, b.Dead = terms[i+1].began-1, at.dead
		}
		b.fill(all, ofSeat(written, s, at.began, b.To))
		out = append(out, b)
	}
	return out
}

// term is the time of one explorer of a seat.
type term struct {
	began   int // turn in which he takes up the work
	calling deck.Specialty
	dead    bool // it ended with his death, and not because he retired
}

// termsOf are the explorers of a seat, one after the other. Whoever joined a game
// that was being played has none before that, whoever had the seat till then.
func termsOf(v nile.View, s game.Seat, events []game.Event) (out []term) {
	if all := v.Settings().Players; int(s) < len(all) {
		out = append(out, term{calling: all[s].Specialty})
	}
	turn, ended, dead := 0, 0, false
	for _, e := range events {
		switch {
		case e.Kind == nile.TurnBegan:
			turn = nile.As[nile.TurnBeganEvent](e).Turn
		case e.Seat != s:
		case e.Kind == nile.Died, e.Kind == nile.Retired:
			ended, dead = turn, e.Kind == nile.Died
		case e.Kind == nile.SeatJoined:
			out, ended = nil, turn
		case e.Kind == nile.NewExplorer: // the month of the death is the dead one's still
			next := term{began: ended + 1}
			if n := len(out); n > 0 {
				out[n-1].dead, next.calling = dead, out[n-1].calling
			}
			out = append(out, next)
		case e.Kind == nile.SpecialtyChosen && len(out) > 0:
			out[len(out)-1].calling = nile.As[nile.SpecialtyEvent](e).Specialty
		}
	}
	return out
}

// ofSeat are the pages that concern one seat, from one turn to another.
func ofSeat(j *journal.Journal, s game.Seat, from, to int) (out []journal.Pages) {
	for _, m := range j.Turns {
		if m.Turn < from || m.Turn > to {
			continue
		}
		own := journal.Pages{Turn: m.Turn}
		for _, e := range m.Entries {
			if e.Seat != s && e.Seat != game.Nobody {
				continue
			}
			if e = inAfrica(e); len(e.Text) > 0 {
				own.Entries = append(own.Entries, e)
			}
		}
		if len(own.Entries) > 0 {
			out = append(out, own)
		}
	}
	return out
}

// inAfrica is an entry without what is told of those who sit at the table, of whom no explorer knows.
func inAfrica(e journal.Entry) journal.Entry {
	out := e
	out.Text, out.Rules, out.Events = nil, nil, nil
	for i, of := range e.Events {
		switch of.Kind {
		case nile.SittingCalled, nile.SittingBegan, nile.SittingEnded:
		default:
			out.Text, out.Rules, out.Events = append(out.Text, e.Text[i]), append(out.Rules, e.Rules[i]), append(out.Events, of)
		}
	}
	return out
}

// fill parts the months among the explorer's journeys and the times between.
func (b *journalBook) fill(all []nile.Journey, months []journal.Pages) {
	number := 0
	take := func(upTo int) (part []journal.Pages) {
		for len(months) > 0 && months[0].Turn <= upTo {
			part, months = append(part, months[0]), months[1:]
		}
		return part
	}
	europe := func(part []journal.Pages) {
		if len(part) > 0 {
			b.Chapters = append(b.Chapters, chapter{Kind: europeChapter, Months: part, turn: part[0].Turn})
		}
	}
	for i := range all {
		j := &all[i]
		if j.Seat != b.Seat || j.Explorer != b.explorer {
			continue
		}
		number++
		europe(take(j.Began - 1))
		end := j.Ended
		if j.Ending == nile.Unended {
			end = b.To
		}
		b.Chapters = append(b.Chapters, chapter{Kind: JourneyChapter, number: number, Journey: j, Months: take(end), turn: j.Began})
		if j.Ending == nile.EndedDead {
			b.Dead, b.To = true, j.Ended
		}
	}
	europe(take(b.To))
}

// accountsOf is a book of what a seat has published; ok is false while there
// is nothing.
func accountsOf(v nile.View, s game.Seat, all []nile.Journey) (b journalBook, ok bool) {
	b = journalBook{Seat: s, explorer: v.Player(s).Explorers, Accounts: true, calling: v.Player(s).Specialty}
	for i := range all {
		j := &all[i]
		if j.Seat != s || j.Hexes == 0 && j.Points == 0 {
			continue
		}
		c := chapter{Kind: accountChapter, number: len(b.Chapters) + 1, Journey: j, turn: max(j.Ended, j.Began)}
		if !ok {
			b.From = c.turn
		}
		b.To, ok = c.turn, true
		b.Chapters = append(b.Chapters, c)
	}
	return b, ok
}

// wayOf is the way of a journey, from hex to hex, as far as its events tell it.
func wayOf(v nile.View, j *nile.Journey) (way []hexmap.ID) {
	if j.From != hexmap.NoPort {
		way = append(way, v.Map().Ports[j.From].At)
	}
	for _, m := range j.Months {
		for _, e := range m.Events {
			if id := hexmap.ID(e.At); moves(e) && (len(way) == 0 || way[len(way)-1] != id) {
				way = append(way, id)
			}
		}
	}
	return way
}

// PublishedOf are the hexes of a journey's account.
func PublishedOf(j *nile.Journey) (out []hexmap.ID) {
	for _, e := range j.Account {
		if e.Kind == nile.HexPublished {
			out = append(out, hexmap.ID(e.At))
		}
	}
	return out
}
