package nile

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/nile/first"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// FirstJourney are the settings of the game's first journey.
func (Game) FirstJourney() []byte {
	return nile.FirstJourney(words.In(tell.Words()).Say("first.you")).Encode()
}

// lessonOn is what a first journey asks of the screens.
func (t *TableScene) lessonOn() first.On {
	return first.On{
		Play: t.Play, Screen: func() string { return ScreenNames[t.At.Screen] },
		Hex: func(id hexmap.ID) (r ui.Rect, ok bool) {
			if t.Board.Chart == nil || t.At.Screen != BoardScreen {
				return r, false
			}
			r = t.Board.Chart.HexRect(id)
			return r, t.Board.Area.Contains(r.Centre())
		},
		Hire: func() {
			if party, ok := bots.Propose(sight.View(t.Play), bots.FootMarch); ok {
				home.Buy(t.Play, party, func(bool) {})
			}
		},
		Ends: guide.Ends(t.Play.Host(), func() ([]byte, []string) { return secondGame(t.Play.Position().Summary().Players[0].Name) }),
	}
}

// companions are the tempers of the two computer explorers of a second game, and what
// they are.
var companions = []struct {
	bot    string
	colour uint8
	is     deck.Specialty
}{{"easy-river", 1, deck.Zoologist}, {"easy-trader", 2, deck.Ethnologist}}

// secondTarget is how many points a second game goes to: the shortest race.
var secondTarget = nile.Targets[0]

// secondGame is a game of a player against two computer explorers.
func secondGame(player string) (settings []byte, sitters []string) {
	s := nile.Settings{
		Way: nile.Game1, Target: secondTarget, PlaceForUs: true, Gentle: true, Players: []nile.Player{{Name: player, Specialty: deck.Explorer}},
	}
	sitters = []string{""}
	for _, b := range companions {
		s.Players = append(s.Players, nile.Player{Name: tell.Opponents().Called(b.bot), Colour: b.colour, Specialty: b.is})
		sitters = append(sitters, b.bot)
	}
	return s.Encode(), sitters
}

// teach lets the voice of a first journey speak, and says a sentence of what is met for
// the first time.
func (t *TableScene) teach(c *ui.Context, a desk.Desk) {
	if t.Play.Beats().Playing() || t.watching() || a.Top() != desk.Screen(t) || t.Board.Stores != nil {
		t.guide.Wait(c, a)
		return
	}
	if t.hint.open && t.hint.strip > 0 { // where the voice speaks stands what was asked for
		return
	}
	t.notes.Frame(c, a, t.guide != nil && !t.guide.Hushed() && t.guide.Step() != "")
	if t.guide == nil {
		return
	}
	t.guide.Frame(c, a)
	at := t.hintAt()
	if t.At.Screen == BoardScreen && sight.View(t.Play).ToMove() == t.Play.Seat() {
		t.guide.Recall(c, ui.Point{X: at.X, Y: at.Bottom() + hintEdge})
	}
}
