package chronicle

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/words"
)

// Journals tells what happened. A seat's journal has what befell that
// player and everybody, with what only that player may know; game.Nobody gives
// what all may know of all. Each event is told as it was known when it happened.
func Journals(story game.Story, seat game.Seat) *keepsake.Journal {
	j := journalist{seat: seat, Journal: &keepsake.Journal{Broken: story.Broken()}, said: map[game.Seat][]map[string]bool{}}
	var v nile.View
	for p, events := range story.Steps(seat) {
		v = viewOf(p, seat)
		j.look(v, events)
		j.Over = p.Acting().Empty()
	}
	if j.Turn = v.Turn(); j.Over {
		j.remark(v)
	}
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
	return j.Journal
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
	seat  game.Seat
	told  int // events
	turn  int
	from  int                             // the event that the month began with
	said  map[game.Seat][]map[string]bool // what each has written last, sentence by sentence
	heard []map[string]bool               // what the whole table has read last, sentence by sentence
	own   []string                        // what they have added in their own hand
	run   int                             // how many marches its last sentence tells
	at    hexmap.ID                       // where the last sentence of the entry was, None for nowhere
}

// untold are events that a journal has no use for: what the pages say by
// themselves, and what only matters at the table.
var untold = map[game.EventKind]bool{
	nile.TurnBegan: true, nile.CounterPlaced: true, nile.PortChosen: true, nile.OrderRolled: true, nile.PlaysFirst: true,
	nile.FoundWay: true, nile.PaceSet: true, nile.TerrainSettled: true,
}

func (j *journalist) look(v nile.View, events []game.Event) {
	paint.Breathe()                                  // a long game is told for long
	until := 0                                       // up to there all has been told with one before it
	summed := func(game.Event) bool { return false } // what has been told in a sum
	for i, e := range events[j.told:] {
		if i < until || summed(e) {
			continue
		}
		if e.Kind == nile.TurnBegan {
			if turn := nile.As[nile.TurnBeganEvent](e).Turn; turn != j.turn {
				j.remark(v)
				j.turn = turn
			}
			j.from = j.told + i
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
		if e.Kind == nile.Peril && dies(events[j.told+i+1:], e.Seat) {
			continue // how he died is told next
		}
		if n, l, ok := tell.LostTogether(v, events[j.told+i:], j.since(e.Seat)); ok {
			until = i + n
			j.put(v, &l, e, false)
			continue
		}
		if l, more, ok := tell.EpicPoints(events[j.told+i:]); ok {
			summed = more
			j.put(v, &l, e, false)
			continue
		}
		if l, ok := tell.TellOwn(v, e, false, j.since(e.Seat)); ok && (!l.Minor || e.Kind == nile.Moved) {
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
	last, heard := j.said[e.Seat], j.heard
	if m != nil { // it is written anew, with one march more
		j.said[e.Seat] = last[:max(0, len(last)-1)]
		j.heard = heard[:max(0, len(heard)-1)]
	}
	l, ok := tell.Marches(v, e, n, j.turn, j.since(e.Seat))
	if !ok {
		j.said[e.Seat], j.heard = last, heard
		return false
	}
	if m == nil {
		j.write(v, &l, e)
	} else {
		j.says(e.Seat, l.Text)
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

// since weighs a sentence by how many sentences ago one with most of these words was written:
// by this writer, within a page; before that, by anybody at the table.
func (j *journalist) since(seat game.Seat) tell.Since {
	return func(text string) int {
		mine := signs(text)
		if len(mine) == 0 {
			return tell.Never
		}
		own := agoOf(mine, j.said[seat])
		if own < aPage {
			return own
		}
		anybody := agoOf(mine, j.heard)
		if own == tell.Never && anybody == tell.Never {
			return tell.Never
		}
		return aPage + min(anybody, heardLast)
	}
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
func (j *journalist) says(seat game.Seat, text string) {
	now := signs(text)
	all := append(j.said[seat], now)
	j.said[seat] = all[max(0, len(all)-remembered):]
	j.heard = append(j.heard, now)
	j.heard = j.heard[max(0, len(j.heard)-heardLast):]
}

// remark has each writer add a sentence in his or her own hand to the month that is over:
// behind the last that was written of the party.
func (j *journalist) remark(v nile.View) {
	n := len(j.Turns)
	if n == 0 || j.Turns[n-1].Turn != j.turn {
		return
	}
	m := &j.Turns[n-1]
	for seat := range game.Seat(v.Seats()) {
		var last *keepsake.Entry
		var told []game.Event
		for i := range m.Entries {
			if e := &m.Entries[i]; e.Seat == seat {
				last, told = e, append(told, e.Events...)
			}
		}
		if last == nil {
			continue
		}
		if text, mark := tell.Remark(v, seat, told, j.turn, func(mark string) bool { return !slices.Contains(j.own, mark) }); text != "" {
			j.own = append(j.own, mark)
			last.Text, last.Rules, last.Events = append(last.Text, text), append(last.Rules, ""), append(last.Events, game.Event{Seat: seat, At: -1})
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
	for _, e := range rest {
		if e.Kind == nile.Mapped && e.At == at {
			return true
		}
	}
	return false
}

// write adds a sentence. Where the sentence before was at the same place, it
// does not say again where that is, and nothing is said twice running.
func (j *journalist) write(v nile.View, l *tell.Line, told game.Event) { j.put(v, l, told, true) }

// put is write for a sentence of one event alone, or of several.
func (j *journalist) put(v nile.View, l *tell.Line, told game.Event, alone bool) {
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
		if l.At == j.at && told.Kind != nile.Moved && alone {
			if here, ok := tell.TellOwn(v, told, true, j.since(l.Seat)); ok {
				text = here.Text
			}
		}
		j.at = l.At
	}
	if n := len(e.Text); n > 0 && e.Text[n-1] == text {
		return
	}
	j.says(l.Seat, text)
	e.Text, e.Rules, e.Events = append(e.Text, text), append(e.Rules, l.Rule), append(e.Events, told)
}
