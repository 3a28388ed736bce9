package caravan

import (
	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
)

// What is written of a game: its journals, round by round. It implements journal.Told.

// Listen tells of a seat what befell it and all, as it may be told that; of nobody what
// everybody may be told of all.
func (Game) Listen(j *journal.Journal, s game.Seat) (heard func(game.Position, []game.Event, int), done func()) {
	return func(now game.Position, events []game.Event, from int) {
		p := now.(*caravan.Position)
		players := p.Summary().Players
		for _, e := range events[from:] {
			if s != game.Nobody && e.Seat != game.Nobody && e.Seat != s {
				continue
			}
			if text := tell(p, players, s, &e); text != "" {
				j.Say(e.Seat, text, e)
			}
		}
		if !p.Acting().Empty() { // what a command leads to is told in the round in which it is given
			j.Turn = p.Summary().Turn
		}
	}, nil
}

// Head is the round.
func (Game) Head(turn int) string { return words.Say("date.round", "n", turn+1) }

// Sub is how many rounds it tells of.
func (Game) Sub(j *journal.Journal) string { return words.Say("journal.sub", "n", j.Begun()) }

// Writer is whose journal it is.
func (Game) Writer(now game.Position, s game.Seat) (name, who string) {
	of := now.Summary().Players[s]
	return of.Name, words.Say("journal.writer", "who", of.Name, "n", of.Score)
}

// Line is an event in a sentence.
func (Game) Line(now game.Position, s game.Seat, e *game.Event, _ bool) string {
	return tell(now.(*caravan.Position), now.Summary().Players, s, e)
}
