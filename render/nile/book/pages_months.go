package book

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/ui"
)

// Measures of a month's pages.
const (
	monthRule = 9  // the rule below the heading, and the room about it
	paraGap   = 9  // between paragraphs
	paraLeast = 90 // letters that a paragraph has before another begins
)

// paragraph is what is told of one place or of one hour, without a break.
type paragraph struct {
	text   []ui.Rich
	events []game.Event // one for each sentence
	own    bool         // what the writer adds when the month is over, in the hand
}

// paragraphs part a month: a new one begins where the party has come to another hex, where
// the evening's hunt begins, and where the writer adds a word of his own. A few words alone
// make none.
func paragraphs(m journal.Pages) (out []paragraph) {
	for _, e := range m.Entries {
		at, letters := int32(-1), 0
		for i, text := range journal.Sentences(e) {
			told := e.Events[i]
			own := told.Kind == 0
			if i == 0 || own || out[len(out)-1].own || letters >= paraLeast && (begins(told.Kind) || told.At >= 0 && at >= 0 && told.At != at) {
				out, letters = append(out, paragraph{own: own}), 0
			}
			if told.At >= 0 {
				at = told.At
			}
			p := &out[len(out)-1]
			p.text, p.events = append(p.text, text), append(p.events, told)
			letters += len(e.Text[i])
		}
	}
	return out
}

// begins reports whether another hour begins with an event.
func begins(k game.EventKind) bool {
	switch k {
	case nile.Moved, nile.Mapped, nile.Drifted, nile.Hunted, nile.BattleJoined, nile.Village, nile.CameHome:
		return true
	}
	return false
}

// monthEnds is where a party stood at the end of each month of its journey, as far as its
// events tell it.
func monthEnds(v nile.View, j *nile.Journey) map[int]hexmap.ID {
	out, at := map[int]hexmap.ID{}, hexmap.None
	if j.From != hexmap.NoPort {
		at = v.Map().Ports[j.From].At
	}
	for _, m := range j.Months {
		for _, e := range m.Events {
			if moves(e) {
				at = hexmap.ID(e.At)
			}
		}
		if at != hexmap.None {
			out[m.Turn] = at
		}
	}
	return out
}

// moves reports whether an event has a party stand on its hex.
func moves(e game.Event) bool {
	switch e.Kind {
	case nile.Moved, nile.Drifted, nile.Retreated, nile.Withdrew:
		return e.At >= 0
	}
	return false
}
