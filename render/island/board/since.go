package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What has happened since somebody's last turn, as everybody may read it: on the card on which the machine
// changes hands.

// weighty are the events that are told there before others, where there is no room for all.
var weighty = []game.EventKind{
	island.EventBegan, island.EventEnded, island.Cursed, island.Hurt, island.LostOne, island.Slain, island.Darker, island.Lighter, island.Spoke,
	island.GateDamaged, island.GateBroke, island.IntoHeart, island.QuestBegun, island.QuestDone, island.BoatCalled, island.BoatUp, island.Breached,
}

// sinceMost is how many lines are told at most.
const sinceMost = 10

// Since is what is told of it to whoever sits down, nil for nothing.
func (b *Board) Since(to game.Seat) func(col *page.Column) {
	all := b.Play.Told()
	from, head := 0, "handover.since.first"
	for i := len(all) - 1; i >= 0 && from == 0; i-- {
		if all[i].Kind == island.TurnOver && all[i].Seat == to {
			from, head = i+1, "handover.since"
		}
	}
	return b.sinceFrom(b.everybody(), to, from, head)
}

// sinceFrom is what is told of all from an event on, as whoever looks may see it.
func (b *Board) sinceFrom(v island.View, to game.Seat, from int, head string) func(col *page.Column) {
	all := b.Play.Told()
	var lines []string
	var times []int
	var matters, own []bool
	var run []game.Event // of creatures that do the like, which is one line
	for i := from; i < len(all); i++ {
		if b.hasSeen(to, i) {
			continue
		}
		e := &all[i]
		text := b.line(v, e)
		if text == "" || e.Kind == island.TurnBegan && e.Seat == to || e.Kind == island.SpawnTurned { // what came of that card is told
			continue
		}
		if n := len(lines); n > 0 && len(run) > 0 && tell.Joins(run, e) {
			if says, ok := tell.Together(v, b.Play.Position().Summary(), append(run, *e)); ok {
				lines[n-1] = words.Sentences(says, b.hunting(append(run, *e)))
				run = append(run, *e)
				continue
			}
		}
		run = append(run[:0:0], *e)
		if k := slices.Index(lines, text); k >= 0 {
			times[k]++
			continue
		}
		lines, times, matters, own = append(lines, text), append(times, 1), append(matters, slices.Contains(weighty, e.Kind) || givenTo(e, to)), append(own, e.Seat == to && slices.Contains(weighty, e.Kind) || givenTo(e, to))
	}
	for i, n := range times {
		if n > 1 {
			lines[i] = words.Say("lately.times", "text", lines[i], "n", n)
		}
	}
	var first []string // what came to oneself
	for i, is := range own {
		if is {
			first = append(first, lines[i])
		}
	}
	whole := len(lines)
	if lines = weightiest(lines, matters); len(lines)+len(b.notesTo(v, to)) == 0 {
		return nil
	}
	if from > 0 { // what is told from the beginning is told in order
		lines = append(slices.Clone(first), slices.DeleteFunc(lines, func(l string) bool { return slices.Contains(first, l) })...)
	}
	lines = lines[:min(len(lines), sinceMost)]
	more, next, notes := whole > len(lines), b.still(v, to), b.notesTo(v, to)
	return func(col *page.Column) {
		col.Heading(words.Say(head))
		for _, line := range lines {
			col.Say(ui.Plain(line), ui.Body.At(16))
			col.Gap(2)
		}
		if len(notes) > 0 { // which lie open on the board, where nobody else looks on
			col.Gap(2)
			col.Say(ui.Plain(words.Say("handover.notes", "list", words.List(notes), "n", len(notes))), ui.Written.At(17))
		}
		if next != "" {
			col.Gap(2)
			col.Say(ui.Plain(next), ui.Strong.At(16))
		}
		if more {
			col.Say(ui.Plain(words.Say("handover.more")), ui.Note.At(15).In(ui.Faded))
		}
	}
}

// hunting is what the hunters do that come up first among creatures, by name.
func (b *Board) hunting(run []game.Event) string {
	var all []string
	for i := range run {
		if sort, first := b.hunter(&run[i]); first {
			all = append(all, words.Say(map[bool]string{true: "hunts.guardian.named", false: "hunts.devourer.named"}[sort == box.Guardian], "who", creature(int(island.As[island.PlacedEvent](&run[i]).Creature))))
		}
	}
	return words.Sentences(all...)
}

// givenTo reports whether an event is a gift to a seat.
func givenTo(e *game.Event, to game.Seat) bool {
	return e.Kind == island.Gave && island.As[island.GaveEvent](e).To == to
}

// still is who is yet to go in this round after a seat, "" for nobody, and where the seat is asked something
// besides its turn.
func (b *Board) still(v island.View, to game.Seat) string {
	if v.Turn().Seat != to {
		return ""
	}
	var list []string
	for s := range v.Company().All() {
		if chair := v.Chair(s); s != to && !chair.Had && !chair.Left && v.Round() > 0 {
			list = append(list, who(v, s))
		}
	}
	if len(list) == 0 {
		return map[bool]string{true: words.Say("handover.last")}[v.Round() > 0]
	}
	return words.Say("handover.next", "list", words.List(list))
}

// weightiest are as many lines as there is room for, in their order: those that matter before others, of
// either the last.
func weightiest(lines []string, matters []bool) (out []string) {
	room, kept := sinceMost, make([]bool, len(lines))
	for _, of := range []bool{true, false} {
		for i := len(lines) - 1; i >= 0 && room > 0; i-- {
			if matters[i] == of {
				kept[i] = true
				room--
			}
		}
	}
	for i, line := range lines {
		if kept[i] {
			out = append(out, line)
		}
	}
	return out
}
