package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// A game in which something is taught is played by all the rules, with its table, its
// log and its save; but some of its chance has been laid out beforehand, by the month
// and by the hex, so that what is to be learned can be met. The settings say so.

// Laid is chance that has been laid out: what is rolled, or which card is turned up,
// when the rules ask for it.
type Laid struct {
	// Asked is the name by which the rules ask for dice ("12 lost"), or that of the section
	// of a card ("for-terrain").
	Asked string `json:"asked"`
	// From and Until are the months it lies ready in, from 1; Until 0: in From alone.
	From  int `json:"from"`
	Until int `json:"until,omitempty"`
	// At is the hex for which a card is drawn, as the board numbers them; 0: any.
	At hexmap.ID `json:"at,omitempty"`
	// Faces are what dice show, one after the other, as often as one command asks; of
	// cards their numbers, of which the first that is still in the deck is turned up.
	Faces []int `json:"faces"`
}

// mostLaid is how much may be laid out, and how many faces in one line of it.
const mostLaid, mostFaces = 64, 32

// due reports whether it lies ready in a turn of the game, from 0.
func (l *Laid) due(turn int) bool {
	return turn+1 >= l.From && turn+1 <= max(l.From, l.Until)
}

// sectionOf is the section of a card that a name stands for.
func sectionOf(name string) (Section, bool) {
	i := slices.Index(sectionNames[:], name)
	return Section(max(0, i)), i >= 0
}

// checkLaid says what is wrong with the chance that has been laid out.
func (s Settings) checkLaid() error {
	if len(s.Lesson) > MostName || len(s.Laid) > mostLaid {
		return wrong(".laid")
	}
	for _, l := range s.Laid {
		most := int(diceFaces)
		if _, card := sectionOf(l.Asked); card {
			most = deck.Size
		}
		odd := func(face int) bool { return face < 1 || face > most }
		if l.Asked == "" || len(l.Asked) > MostName || l.From < 1 || l.Until < 0 || l.At < 0 || len(l.Faces) > mostFaces || slices.ContainsFunc(l.Faces, odd) {
			return wrong(".laid")
		}
	}
	return nil
}

// diceFaces is how many faces a die has.
const diceFaces = 6

// layDice has the dice that were laid out for this month lie ready for a command.
func (p *Position) layDice(a *game.Act) {
	for i := range p.cfg.Laid {
		l := &p.cfg.Laid[i]
		if _, card := sectionOf(l.Asked); card || !l.due(int(p.turn)) {
			continue
		}
		for _, face := range l.Faces {
			a.Lay(l.Asked, face-1)
		}
	}
}

// layCard has the card that was laid out for a hex and a section lie on top of the deck,
// if it is in it.
func (p *Position) layCard(at hexmap.ID, for_ Section, a *game.Act) {
	for i := range p.cfg.Laid {
		l := &p.cfg.Laid[i]
		if is, card := sectionOf(l.Asked); !card || is != for_ || !l.due(int(p.turn)) || l.At != 0 && l.At != at {
			continue
		}
		for _, number := range l.Faces {
			if at := slices.Index(p.deck, uint8(number-1)); at >= 0 {
				a.Lay("card", at)
				return
			}
		}
	}
}
