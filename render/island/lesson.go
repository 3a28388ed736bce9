package island

import (
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/island/first"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// FirstJourney are the settings of the game's first journey.
func (Game) FirstJourney() []byte {
	return island.FirstJourney(words.In(book()).Say("first.you")).Encode()
}

// secondGame is a game of a player with two computer companions, at the easiest level.
func secondGame(player string) (settings []byte, sitters []string) {
	s := box.Settings{Letters: box.Levels[0].Letters, Darkness: box.Levels[0].Darkness, Players: []box.Player{{Name: player}}}
	sitters = []string{"", "keen", "keen"}
	for i := range sitters[1:] {
		s.Players = append(s.Players, box.Player{Name: words.In(book()).Say("setup.player", "n", i+2), Colour: uint8(i + 1)})
	}
	return s.Encode(), sitters
}

// lessonOn is what a first journey asks of the board.
func (t *table) lessonOn() first.On {
	return first.On{
		Play: t.Play, Place: t.board.Where, Button: t.board.Sight, Foreseen: t.board.Foreseen, Sole: t.board.Sole,
		Ends: guide.Ends(t.Play.Host(), func() ([]byte, []string) { return secondGame(t.Play.Position().Summary().Players[0].Name) }),
	}
}

// recallAt is how far from the corner of the chart the button lies that has a silenced voice speak again: the lower left,
// where there is sea.
const recallAt = 10.0

// teach lets the voice of a first journey speak, and says a sentence of what is met for the
// first time.
func (t *table) teach(c *ui.Context, a desk.Desk) {
	if t.Play.Beats().Playing() || a.Top() != desk.Screen(t) || t.At.Screen != onBoard {
		t.guide.Wait(c, a)
		return
	}
	if t.board.Saying() { // where everything that can be pointed at is covered: what was said stays
		t.guide.Wait(c, a)
		return
	}
	t.board.Goes = nil
	if t.guide != nil && !t.guide.Hushed() {
		t.board.Goes = t.lessonOn().Goes
	}
	t.notes.Frame(c, a, t.guide != nil && !t.guide.Hushed() && t.guide.Step() != "")
	if t.guide == nil {
		return
	}
	t.guide.Frame(c, a)
	t.guide.Recall(c, ui.Point{X: recallAt, Y: max(ui.BarH, t.board.Foot()-ui.ButtonH-2*recallAt) + recallAt})
}
