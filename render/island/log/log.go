// Package log is what is kept of a game on the island: the ship's log of the company and the
// journal of each, round by round, and the game as a book. It needs no window.
package log

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
)

// Teller gives the sentences of a game's journals. It implements journal.Told.
type Teller struct{}

// left are the kinds that a log leaves out: what is asked and answered, and what the next
// line says.
var left = []game.EventKind{
	island.Said, island.Wished, island.Aimed, island.Stopped, island.TurnBegan, island.TurnEnds, island.TurnOver, island.SpawnTurned, island.RoundBegan,
	island.RoundOver, island.Shown, island.LaidReady, island.TalkOver, island.PeekSank, island.WentOn, island.OverLimit,
	island.BackInHand, island.Advanced,
}

// Listen tells of a seat what befell it and all, as it may be told that; of nobody what
// everybody may be told of all.
func (Teller) Listen(j *journal.Journal, s game.Seat) (heard func(game.Position, []game.Event, int), done func()) {
	return listen(j, s, game.Nobody), nil
}

// ToReader tells a log with the notes besides that were written by a seat, and to it. It implements journal.Told.
type ToReader struct {
	Teller
	Seat game.Seat
}

// Listen tells of a seat, or of all, as Teller does.
func (t ToReader) Listen(j *journal.Journal, s game.Seat) (heard func(game.Position, []game.Event, int), done func()) {
	return listen(j, s, t.Seat), nil
}

// listen tells of s, with the notes that a reader may read.
func listen(j *journal.Journal, s, reader game.Seat) func(game.Position, []game.Event, int) {
	var run []game.Event // what the last sentence tells of
	told := map[game.EventKind]int{}
	var none []string // of what nothing was left, in this round
	return func(now game.Position, events []game.Event, from int) {
		p := now.(*island.Position)
		sum := p.Summary()
		for i := from; i < len(events); i++ {
			e := &events[i]
			v := p.View(s)
			if note := e.Kind == island.Noted && reader != game.Nobody && p.Sees(reader, e); note {
				v = p.View(reader)
			} else if !p.Sees(s, e) { // at this machine the story has all of it
				e = &game.Told(p, s, events[i:i+1])[0]
			}
			if e.Kind == island.RoundBegan {
				none = nil
				j.Turn = int(island.As[island.RoundEvent](e).Round) - 1
			}
			seat := of(e)
			if s != game.Nobody && seat != game.Nobody && seat != s || leftOut(v, e) {
				continue
			}
			if e.Kind == island.NonePlaced { // told once a round of each place
				text := tell.Own(v, sum, e, s, 0)
				if slices.Contains(none, text) {
					continue
				}
				none = append(none, text)
			}
			entry := j.Last(seat)
			if entry != nil && len(run) > 0 && tell.Joins(run, e) {
				run = append(run, *e)
				entry.Retell(tell.Joined(v, sum, run, s, told[run[0].Kind]-1), *e)
			} else {
				run = []game.Event{*e}
				j.Say(seat, tell.Own(v, sum, e, s, told[e.Kind]), *e)
				told[e.Kind]++
				entry = j.Last(seat)
			}
			if e.Kind == island.QuestDone {
				entry.Add(tell.Finding(island.As[island.QuestEvent](e).Card), e.Rule, *e)
			}
			entry.Figures = figures(entry.Events)
			if entry.Plate == nil || e.Kind == island.QuestDone {
				entry.Plate = plateOf(e)
			}
		}
	}
}

// of is whose line an event is: what comes up, and what walks into a trap, is nobody's, whoever's turn it is.
func of(e *game.Event) game.Seat {
	if e.Kind == island.Placed || e.Kind == island.Slain && island.As[island.SlainEvent](e).How == island.ByTrap {
		return game.Nobody
	}
	return e.Seat
}

// Line is an event in a sentence, as the log has it; "" where it leaves it out.
func Line(p *island.Position, s game.Seat, e *game.Event) string {
	v := p.View(s)
	if leftOut(v, e) {
		return ""
	}
	return tell.Event(v, p.Summary(), e)
}

// leftOut reports whether an event is not written down: of what only another may see that somebody
// drew a Curse is, as all see it; a card that is tested is told with its dice.
func leftOut(v island.View, e *game.Event) bool {
	switch {
	case tell.Hidden(v, e):
		return e.Kind != island.Cursed
	case tell.Unwritten(e):
		return true
	case e.Kind == island.Played:
		of := island.As[island.CardEvent](e).Card.Type()
		return of == box.Ritual || of == box.Snare
	}
	return slices.Contains(left, e.Kind)
}

// figures are what events come to, in a line: what somebody has lost and regained, what was
// beaten, the Darkness.
func figures(events []game.Event) string {
	strength, sanity, beaten, dark := 0, 0, 0, 0
	for i := range events {
		switch e := &events[i]; e.Kind {
		case island.Hurt:
			if x := island.As[island.HurtEvent](e); x.Mind {
				sanity -= int(x.N)
			} else {
				strength -= int(x.N)
			}
		case island.Gained:
			if x := island.As[island.GainedEvent](e); x.Mind {
				sanity += int(x.N)
			} else {
				strength += int(x.N)
			}
		case island.Slain:
			if island.As[island.SlainEvent](e).Health == 0 {
				beaten++
			}
		case island.Darker:
			dark = int(island.As[island.DarkerEvent](e).Now)
		}
	}
	in := words.In(tell.Words())
	var all []string
	say := func(key string, n int, text any) {
		if n != 0 {
			all = append(all, in.Phrase(key, "n", text))
		}
	}
	say("log.strength", strength, words.Signed(strength))
	say("log.sanity", sanity, words.Signed(sanity))
	say("log.beaten", beaten, beaten)
	say("log.darkness", dark, dark)
	return words.Facts(all...)
}

// plateOf is the engraving of what is told, nil for none.
func plateOf(e *game.Event) *engraving.Picture {
	switch e.Kind {
	case island.QuestDone, island.QuestBegun:
		return plates.Of("quest/" + island.As[island.QuestEvent](e).Card.Code())
	case island.EventBegan:
		return plates.Of("event/" + box.EventFaces[island.As[island.EventEvent](e).Event].ID)
	case island.BoatUp:
		return plates.Of("sign/boat")
	case island.GateBroke, island.BoatCalled, island.LostOne, island.Moved:
		if e.At >= 0 {
			return plates.Of("place/" + box.BoardOf(true).Spots[e.At].Code)
		}
	}
	return nil
}

// Head is the round.
func (Teller) Head(turn int) string {
	return words.In(tell.Words()).Say("journal.date", "n", turn+1)
}

// Sub is how many rounds it tells of.
func (Teller) Sub(j *journal.Journal) string {
	return words.In(tell.Words()).Say("journal.sub", "n", j.Begun())
}

// Writer is whose journal it is. Who plays alone is two, and each goes by the trade.
func (Teller) Writer(now game.Position, s game.Seat) (name, who string) {
	p := now.(*island.Position)
	v, sum := p.View(game.Nobody), p.Summary()
	if name = sum.Players[s].Name; v.Alone() {
		name = words.Sentence(tell.Who(v, sum, s))
	}
	return name, words.In(tell.Words()).Say("journal.writer", "who", tell.Named(v, sum, s), "n", sum.Players[s].Score)
}
