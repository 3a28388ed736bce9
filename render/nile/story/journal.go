package story

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Listen begins a journal. Each event is told as it was known when it happened.
func (Teller) Listen(j *journal.Journal, seat game.Seat) (heard func(game.Position, []game.Event, int), done func()) {
	l := &listener{seat: seat, Journal: j, said: map[game.Seat][]map[string]bool{}, used: map[string]int{}}
	return l.look, func() {
		if j.Over {
			l.remark(viewOf(j.Now, seat))
		}
	}
}

// listener listens to a game that is played again.
type listener struct {
	*journal.Journal
	seat  game.Seat
	from  int                             // the event that the month began with
	said  map[game.Seat][]map[string]bool // what each has written last, sentence by sentence
	heard []map[string]bool               // what the whole table has read last, sentence by sentence
	used  map[string]int                  // when each wording was used last, in sentences of the whole table
	count int                             // of these
	own   []string                        // what they have added in their own hand
	game  uint32                          // a number of this game's own, the same to all
	run   int                             // how many marches its last sentence tells
	at    hexmap.ID                       // where the last sentence of the entry was, None for nowhere
}

// untold are events that a journal has no use for: what the pages say by
// themselves, and what only matters at the table.
var untold = map[game.EventKind]bool{
	nile.TurnBegan: true, nile.CounterPlaced: true, nile.PortChosen: true, nile.OrderRolled: true, nile.PlaysFirst: true,
	nile.FoundWay: true, nile.PaceSet: true, nile.TerrainSettled: true,
}

func (j *listener) look(now game.Position, events []game.Event, told int) {
	v := viewOf(now, j.seat)
	until := 0                                       // up to there all has been told with one before it
	summed := func(game.Event) bool { return false } // what has been told in a sum
	for i, e := range events[told:] {
		if i < until || summed(e) {
			continue
		}
		if e.Kind == nile.TurnBegan {
			if turn := nile.As[nile.TurnBeganEvent](e).Turn; turn != j.Turn {
				j.remark(v)
				j.Turn = turn
			}
			j.from = told + i
		}
		if tell.Twice(events[j.from:told+i], e) {
			continue
		}
		if e.Kind == nile.OrderRolled {
			j.game = words.SaltOf(int32(j.game), int32(e.Seat), int32(nile.As[nile.OrderRolledEvent](e).Sum))
		}
		if untold[e.Kind] || j.seat != game.Nobody && e.Seat != j.seat && e.Seat != game.Nobody {
			continue
		}
		if e.Kind == nile.Moved && mapped(events[told+i+1:], e.At) {
			continue // the sentence on the new land says it
		}
		if j.marched(v, e) {
			continue
		}
		if e.Kind == nile.Peril && dies(events[told+i+1:], e.Seat) {
			continue // how he died is told next
		}
		if n, l, ok := tell.LostTogether(v, events[told+i:], j.pen(e.Seat)); ok {
			until = i + n
			j.put(v, &l, e, false)
			continue
		}
		if l, more, ok := tell.EpicPoints(events[told+i:]); ok {
			summed = more
			j.put(v, &l, e, false)
			continue
		}
		if l, ok := tell.TellOwn(v, e, false, j.pen(e.Seat)); ok && (!l.Minor || e.Kind == nile.Moved) {
			if m := j.Last(e.Seat); e.Kind == nile.Hunted && l.Worn && m != nil && len(m.Text) > 0 {
				continue // a month's bag like the others
			}
			j.write(v, &l, e)
		}
	}
}

// marched writes a march through known country, together with those just before it, and
// reports whether it was one.
func (j *listener) marched(v nile.View, e game.Event) bool {
	n := 1
	var m *journal.Entry
	if j.run > 0 {
		if m = j.Last(e.Seat); m != nil {
			n = j.run + 1
		}
	}
	last, heard := j.said[e.Seat], j.heard
	if m != nil { // it is written anew, with one march more
		j.said[e.Seat] = last[:max(0, len(last)-1)]
		j.heard = heard[:max(0, len(heard)-1)]
	}
	l, ok := tell.Marches(v, e, n, j.Turn, j.pen(e.Seat))
	if !ok {
		j.said[e.Seat], j.heard = last, heard
		return false
	}
	if m == nil {
		j.write(v, &l, e)
	} else {
		j.says(e.Seat, &l)
		m.Text[len(m.Text)-1], m.Events[len(m.Events)-1] = l.Text, e
		j.at = l.At
	}
	j.run = n
	return true
}

// remembered is how many of a writer's sentences are remembered, so that of several
// wordings that is taken which was used longest ago; heardLast how many of the whole table's.
const remembered, heardLast = 120, 120

// aPage is how many sentences stand on a page of a journal, roughly.
const aPage = 35

// signs are the words by which one knows a wording again: no names, no small words.
func signs(text string) map[string]bool {
	out := map[string]bool{}
	begins := true
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && r != '.' }) {
		ends := strings.HasSuffix(w, ".")
		w = strings.Trim(w, ".")
		if first, _ := utf8.DecodeRuneInString(w); len(w) > 3 && (begins || unicode.IsLower(first)) {
			if w = strings.ToLower(w); !placed[w] {
				out[w] = true
			}
		}
		begins = ends
	}
	return out
}

// placed are words that say where or with whom, in any sentence.
var placed = map[string]bool{
	"miles": true, "north": true, "south": true, "east": true, "west": true, "warriors": true, "warrior": true, "through": true, "over": true,
	"veldt": true, "jungle": true, "swamp": true, "mountains": true, "desert": true, "camp": true, "this": true, "with": true, "month": true,
}

// pen is what a seat writes with.
func (j *listener) pen(seat game.Seat) tell.Pen {
	return tell.Pen{Game: j.game, Ago: func(l *tell.Line) int { return j.ago(seat, l) }}
}

// ago is how many sentences ago one with most of these words was written: by this writer, within
// a page; before that, by anybody at the table. What nobody remembers any more is known by its wording.
func (j *listener) ago(seat game.Seat, l *tell.Line) int {
	mine := signs(l.Text)
	if len(mine) == 0 {
		return tell.Never
	}
	own := agoOf(mine, j.said[seat])
	if own < aPage {
		return own
	}
	anybody := agoOf(mine, j.heard)
	if own == tell.Never && anybody == tell.Never {
		if at, was := j.used[l.Wording]; was {
			return aPage + heardLast + j.count - at
		}
		return tell.Never
	}
	return aPage + min(anybody, heardLast)
}

// agoOf is how many sentences from the end on one with most of these words stands.
func agoOf(mine map[string]bool, all []map[string]bool) int {
	for ago := range all {
		same, old := 0, all[len(all)-1-ago]
		for w := range mine { // in any order: counted
			if old[w] {
				same++
			}
		}
		if 3*same >= 2*len(mine) {
			return ago
		}
	}
	return tell.Never
}

// says remembers a sentence of a writer's.
func (j *listener) says(seat game.Seat, l *tell.Line) {
	now := signs(l.Text)
	j.count++
	j.used[l.Wording] = j.count
	all := append(j.said[seat], now)
	j.said[seat] = all[max(0, len(all)-remembered):]
	j.heard = append(j.heard, now)
	j.heard = j.heard[max(0, len(j.heard)-heardLast):]
}

// remark has each writer add a sentence in his or her own hand to the month that is over:
// behind the last that was written of the party.
func (j *listener) remark(v nile.View) {
	n := len(j.Turns)
	if n == 0 || j.Turns[n-1].Turn != j.Turn {
		return
	}
	m := &j.Turns[n-1]
	for seat := range game.Seat(v.Seats()) {
		var last *journal.Entry
		var told []game.Event
		for i := range m.Entries {
			if e := &m.Entries[i]; e.Seat == seat {
				last, told = e, append(told, e.Events...)
			}
		}
		if last == nil {
			continue
		}
		if text, mark := tell.Remark(v, seat, told, j.Turn, func(mark string) bool { return !slices.Contains(j.own, mark) }); text != "" {
			j.own = append(j.own, mark)
			last.Add(text, "", game.Event{Seat: seat, At: -1})
		}
	}
	j.run = 0
}

// dies reports whether the same command goes on to kill an explorer.
func dies(rest []game.Event, seat game.Seat) bool {
	return slices.ContainsFunc(rest, func(e game.Event) bool { return e.Kind == nile.Died && e.Seat == seat })
}

// mapped reports whether the same command goes on to map the hex entered.
func mapped(rest []game.Event, at int32) bool {
	return slices.ContainsFunc(rest, func(e game.Event) bool { return e.Kind == nile.Mapped && e.At == at })
}

// write adds a sentence. Where the sentence before was at the same place, it
// does not say again where that is, and nothing is said twice running.
func (j *listener) write(v nile.View, l *tell.Line, told game.Event) { j.put(v, l, told, true) }

// put is write for a sentence of one event alone, or of several.
func (j *listener) put(v nile.View, l *tell.Line, told game.Event, alone bool) {
	e := j.Last(l.Seat)
	if e == nil {
		e, j.at = j.Add(journal.Entry{Seat: l.Seat}), hexmap.None
	}
	j.run = 0
	line := *l
	if l.At != hexmap.None {
		if l.At == j.at && told.Kind != nile.Moved && alone {
			if here, ok := tell.TellOwn(v, told, true, j.pen(l.Seat)); ok {
				line.Text, line.Wording = here.Text, here.Wording
			}
		}
		j.at = l.At
	}
	if n := len(e.Text); n > 0 && e.Text[n-1] == line.Text {
		return
	}
	j.says(l.Seat, &line)
	e.Add(line.Text, l.Rule, told)
}
