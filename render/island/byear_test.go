package island

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Two protagonists are led through a round's first turn by ear: who is asked, how all win, what lies in the
// hand, what there is to a place before one goes there and what the creatures will do to whoever stays, what came of it.
func TestByEar(t *testing.T) {
	r, p := sit(t, usual, newGame(t, "island:gentle", 1, 5))
	ear := &uitest.Ear{}
	l := &uitest.Listener{T: t, Stage: r.Stage, Ear: ear, Done: p.Len}
	r.App.Hooks().Voice = ear
	prefs := r.App.Preferences()
	prefs.ReadAloud = true
	r.App.SetPreferences(prefs)
	view := func() island.View { return p.Position().(*island.Position).View(p.Seat()) }
	l.Holds("at first", l.Hears(), "The ship is on the rocks", "Space")
	for range 12 { // what is dealt and put down, till one of the two is to go
		if step, _, _ := view().Asked(); step == island.Asking {
			break
		}
		n := p.Len()
		if r.Key(ebiten.KeySpace); p.Len() == n {
			l.Asks(ebiten.KeyF8)
			r.Key(ebiten.KeyTab)
			r.Key(ebiten.KeyEnter)
		}
		l.Hears()
	}
	l.Holds("who goes", l.Asks(ebiten.KeyF7), "Who goes next?", "To win together", "Quests complete", "Darkness")
	_, came := l.Takes(words.Say("ask.go.alone"))
	l.Holds("the turn", came, "Actions left")
	v := view()
	cards, _ := v.Hand(p.Seat())
	can := l.Asks(ebiten.KeyF8)
	for c, n := range cards {
		if name := words.Sentence(tell.Card(box.Card(c), v.Chair(p.Seat()).Person.Role)); n > 0 && !strings.Contains(can, name) {
			t.Errorf("of the hand is not read %q: %q", name, can)
		}
	}
	at := v.Chair(p.Seat()).Person.At
	move, _ := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.Move })
	name := words.Whole(tell.Site(box.Place(move.Target)))
	l.Holds("a card", l.Finds(words.Sentence(tell.Card(box.ItemCard, v.Chair(p.Seat()).Person.Role))), "Rule 9.2")
	if of := l.Finds(name); of == name {
		t.Errorf("of a place is read %q and no more", of)
	}
	n := p.Len()
	r.Key(ebiten.KeyEnter)
	if came = l.Hears(); p.Len() == n { // what it costs is read first
		l.Holds("a place that is picked up", came, "Action")
		r.Key(ebiten.KeyEnter)
		came = l.Hears()
	}
	if view().Chair(p.Seat()).Person.At == at {
		t.Errorf("by what is heard nobody goes anywhere: %q", came)
	}
	l.Holds("after the move", came, tell.Site(box.Place(move.Target)))
}
