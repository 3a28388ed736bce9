package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// 20 and 24: the notebook. What is noted in it scores when the explorer next
// publishes, and dies with him.

// noteDown notes what another party, or a battle, gives a Journalist to write
// about (11, 24).
func (p *Position) noteDown(s game.Seat, r Reason, points int8, about game.Seat, at hexmap.ID, a *game.Act) {
	pl := &p.players[s]
	if len(pl.Notes) == mostNotes {
		return // the book is full: no game comes to that
	}
	pl.Notes = append(pl.Notes, note{Reason: r, Points: points, What: int16(about), At: at})
	a.Tell(game.Event{Kind: Noted, Seat: s, At: int32(at), Args: [6]int32{int32(r), int32(points), int32(about)}, Rule: reasonRule[r]})
}

// publishNotes scores everything in the notebook.
func (p *Position) publishNotes(s game.Seat, a *game.Act) {
	pl := &p.players[s]
	for _, n := range pl.Notes {
		pl.score(int(n.Points))
		a.Tell(game.Event{
			Kind: Scored, Seat: s, At: int32(n.At), Rule: reasonRule[n.Reason],
			Args: [6]int32{int32(n.Reason), int32(n.Points), int32(n.What)},
		})
	}
	pl.Notes = nil
}

// closeBook: an explorer is dead. His notes and what he was about die with
// him; his caches belong to whoever finds them (17, 27).
func (p *Position) closeBook(s game.Seat) {
	pl := &p.players[s]
	pl.Notes, pl.Talked = nil, [MaxSeats]int16{}
	pl.noEpic()
	pl.orphanCaches()
}

// within reports whether a set holds no hex that a board of so many cells has
// not.
func (s *hexSet) within(cells hexmap.ID) bool {
	for id := range s.all() {
		if id >= cells {
			return false
		}
	}
	return true
}

// notesInShape checks what an explorer knows and has noted, as read from a file.
func (s *seat) notesInShape(cells hexmap.ID) bool {
	ok := s.Known.within(cells) && s.Trip.Charted.within(cells) && s.Epic >= -1 && s.Epic < int8(Epics) && s.EpicRate >= 0 && s.EpicRate <= rarest && s.EpicHexes >= 0
	for _, n := range s.Notes {
		ok = ok && n.Points >= 0 && n.At >= hexmap.None && n.At < cells && n.What >= 0
		if n.Reason == ForFind {
			ok = ok && int(n.What) < len(deck.Finds())
			continue
		}
		ok = ok && n.What < MaxSeats && n.Reason >= ForBattle && n.Reason <= ForRaid
	}
	return ok
}

// NoteView is one thing in an explorer's notebook.
type NoteView struct {
	Reason Reason // ForFind, ForBattle, ForReport, ForInterview or ForRaid
	Points int
	What   int // of a find the index among Finds, else the seat concerned
	At     hexmap.ID
}

// Notes is the notebook of the viewing seat's explorer, in the order written.
// What is in another's nobody sees; SeatView.Notes says how much it is.
func (v View) Notes(s game.Seat) []NoteView {
	if s != v.seat || s == game.Nobody {
		return nil
	}
	var out []NoteView
	for _, n := range v.p.players[s].Notes {
		out = append(out, NoteView{n.Reason, int(n.Points), int(n.What), n.At})
	}
	return out
}
