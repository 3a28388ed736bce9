package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/heart/first"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// FirstJourney are the settings of the game's first journey.
func (Game) FirstJourney() []byte {
	return heart.FirstJourney(words.In(book()).Say("first.you")).Encode()
}

// companions are who sits in the other seats of a second game.
var companions = []string{"easy", "keen"}

// secondGame is a game of a player against two computer explorers, to the lowest goal.
func secondGame(player string) (settings []byte, sitters []string) {
	s := box.ForSeats(1 + len(companions)) // the next set-up begins with these terms: they are the usual ones
	s.Goal = goals[0]
	s.Players[0].Name = player
	sitters = []string{""}
	for i, bot := range companions {
		s.Players[i+1].Name = words.In(book()).Say("setup.player", "n", i+2)
		sitters = append(sitters, bot)
	}
	return s.Encode(), sitters
}

// lessonOn is what a first journey asks of the board.
func (t *table) lessonOn() first.On {
	return first.On{
		Play: t.Play, Cell: t.board.Cell, Strip: t.board.Strip, Land: t.board.Land, Key: t.board.Key, Met: t.board, Proposed: t.board.Proposed, Listed: t.board.Listed,
		Ends: guide.Ends(t.Play.Host(), func() ([]byte, []string) { return secondGame(t.position().Summary().Players[0].Name) }),
	}
}

// recallAt is where the button lies that has a silenced voice speak again, below the bar.
const recallAt = 10.0

// belowName is how far down it lies while the chart bears its name in that corner, which it does as long as the game is set up.
const belowName = 30.0

// teach lets the voice of a first journey speak, and says a sentence of what is met for
// the first time.
func (t *table) teach(c *ui.Context, a desk.Desk) {
	if t.Play.Beats().Playing() || t.board.Held() || a.Top() != desk.Screen(t) || t.Play.Over() { // what comes is not spoken of before it is seen
		t.guide.Wait(c, a)
		return
	}
	t.notes.Frame(c, a, t.guide != nil && !t.guide.Hushed() && t.guide.Step() != "")
	if t.guide == nil {
		return
	}
	t.guide.Frame(c, a)
	at := ui.Point{X: recallAt, Y: ui.BarH + recallAt}
	if t.position().View(game.Nobody).GameTurn() == 0 {
		at.Y += belowName
	}
	t.guide.Recall(c, at)
}
