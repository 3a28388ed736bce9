package chronicle

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Journals tells a record's events. A seat's journal has what befell that
// player and everybody, with what only that player may know; game.Nobody gives
// what all may know of all. Each event is told as it was known when it happened.
//
// The error says that the record is of no game that can be set up.
func Journals(rec *game.Record, seat game.Seat) (*keepsake.Journal, error) {
	j := &journalist{seat: seat, Journal: &keepsake.Journal{}}
	t, err := game.Retrace(nile.Rules{}, rec, j.look)
	if err != nil && len(rec.Story) > 0 {
		// The log belongs to other rules: what was told is told from the save, as
		// the position kept with it has it.
		if on, other := game.Resume(nile.Rules{}, rec); other == nil {
			j, t, err = &journalist{seat: seat, Journal: &keepsake.Journal{}}, on, nil
			j.look(t)
		}
	}
	if t == nil {
		return nil, err
	}
	j.Broken = err != nil
	v := viewOf(t, seat)
	j.Turn, j.Over = v.Turn(), t.Over()
	for s := range game.Seat(v.Seats()) {
		if seat == game.Nobody || s == seat {
			p := v.Player(s)
			j.Writers = append(j.Writers, keepsake.Writer{
				Seat: s, Name: p.Name,
				Who: words.Say("journal.text.writer", "name", p.Name, "specialty", tell.Specialty(p.Specialty), "n", p.Points),
			})
		}
	}
	j.dated()
	return j.Journal, nil
}

// dated says from when to when the journals tell.
func (j *journalist) dated() {
	last := j.Turn
	if n := len(j.Turns); j.Broken && n > 0 {
		last = j.Turns[n-1].Turn
	}
	sub := "journal.text.sub"
	if j.Over {
		sub = "journal.text.sub.over"
	}
	j.Until = tell.Date(last)
	j.Sub = words.Say(sub, "from", tell.Date(0), "to", j.Until)
}

// journalist listens to a game that is played again.
type journalist struct {
	*keepsake.Journal
	seat game.Seat
	told int // events
	turn int
	from int               // the event that the month began with
	said []map[string]bool // what the last page says, sentence by sentence
	run  int               // how many marches its last sentence tells
	at   hexmap.ID         // where the last sentence of the entry was, None for nowhere
}

// untold are events that a journal has no use for: what the pages say by
// themselves, and what only matters at the table.
var untold = map[game.EventKind]bool{
	nile.TurnBegan: true, nile.CounterPlaced: true, nile.PortChosen: true, nile.OrderRolled: true, nile.PlaysFirst: true,
	nile.FoundWay: true, nile.PaceSet: true, nile.TerrainSettled: true,
}

func (j *journalist) look(t *game.Table) {
	v := viewOf(t, j.seat)
	events := t.Events()
	for i, e := range events[j.told:] {
		if e.Kind == nile.TurnBegan {
			j.turn, j.from = nile.AsTurnBegan(e).Turn, j.told+i
		}
		if tell.Twice(events[j.from:j.told+i], e) {
			continue
		}
		if untold[e.Kind] || j.seat != game.Nobody && e.Seat != j.seat && e.Seat != game.Nobody {
			continue
		}
		if e.Kind == nile.Moved && mapped(events[j.told+i+1:], e.At) {
			continue // the sentence on the new land says it
		}
		if j.marched(v, e) {
			continue
		}
		if l, ok := tell.TellFresh(v, e, false, j.fresh); ok && (!l.Minor || e.Kind == nile.Moved) {
			j.write(v, &l, e)
		}
	}
	j.told = len(events)
}

// marched writes a march through known country, together with those just before it, and
// reports whether it was one.
func (j *journalist) marched(v nile.View, e game.Event) bool {
	n := 1
	var m *keepsake.Entry
	if k := len(j.Turns); j.run > 0 && k > 0 && j.Turns[k-1].Turn == j.turn {
		if all := j.Turns[k-1].Entries; len(all) > 0 && all[len(all)-1].Seat == e.Seat {
			m, n = &all[len(all)-1], j.run+1
		}
	}
	l, ok := tell.Marches(v, e, n, j.turn, j.fresh)
	if !ok {
		return false
	}
	if m == nil {
		j.write(v, &l, e)
	} else {
		j.said = append(j.said[:max(0, len(j.said)-1)], signs(l.Text))
		m.Text[len(m.Text)-1], m.Events[len(m.Events)-1] = l.Text, e
		j.at = l.At
	}
	j.run = n
	return true
}

// aPage is how many sentences stand on a page, roughly: on so many no wording comes back.
const aPage = 24

// signs are the words by which one knows a wording again: no names, no small words.
func signs(text string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if first, _ := utf8.DecodeRuneInString(w); len(w) > 3 && unicode.IsLower(first) && !placed[w] {
			out[w] = true
		}
	}
	return out
}

// placed are words that say where or with whom, in any sentence.
var placed = map[string]bool{
	"miles": true, "north": true, "south": true, "east": true, "west": true, "warriors": true, "warrior": true, "through": true, "over": true,
	"veldt": true, "jungle": true, "swamp": true, "mountains": true, "desert": true, "camp": true, "this": true, "with": true, "month": true,
}

// fresh reports whether no sentence of the last page has most of its words.
func (j *journalist) fresh(text string) bool {
	mine := signs(text)
	if len(mine) < 2 {
		return true
	}
	for _, old := range j.said {
		same := 0
		for w := range mine { // in any order: counted
			if old[w] {
				same++
			}
		}
		if 3*same >= 2*len(mine) {
			return false
		}
	}
	return true
}

// mapped reports whether the same command goes on to map the hex entered.
func mapped(rest []game.Event, at int32) bool {
	for _, e := range rest {
		if e.Kind == nile.Mapped && e.At == at {
			return true
		}
	}
	return false
}

// write adds a sentence. Where the sentence before was at the same place, it
// does not say again where that is, and nothing is said twice running.
func (j *journalist) write(v nile.View, l *tell.Line, told game.Event) {
	if n := len(j.Turns); n == 0 || j.Turns[n-1].Turn != j.turn {
		j.Turns = append(j.Turns, keepsake.Pages{Turn: j.turn, Date: tell.Date(j.turn)})
	}
	m := &j.Turns[len(j.Turns)-1]
	if n := len(m.Entries); n == 0 || m.Entries[n-1].Seat != l.Seat {
		m.Entries = append(m.Entries, keepsake.Entry{Seat: l.Seat})
		j.at = hexmap.None
	}
	j.run = 0
	e := &m.Entries[len(m.Entries)-1]
	text := l.Text
	if l.At != hexmap.None {
		if l.At == j.at && told.Kind != nile.Moved {
			if here, ok := tell.TellFresh(v, told, true, j.fresh); ok {
				text = here.Text
			}
		}
		j.at = l.At
	}
	if n := len(e.Text); n > 0 && e.Text[n-1] == text {
		return
	}
	j.said = append(j.said[max(0, len(j.said)-aPage):], signs(text))
	e.Text, e.Rules, e.Events = append(e.Text, text), append(e.Rules, l.Rule), append(e.Events, told)
}
