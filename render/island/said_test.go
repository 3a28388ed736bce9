package island

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// A word before all is answered by the computer companions, in what they make of it, and by nobody else; it takes
// no more than the page of it, and what says it (17.2).
func TestRule17_2_ComputerCompanionsAnswerAWord(t *testing.T) {
	table := newGame(t, "island", 3, 4)
	driven(t, table, island.Acting)
	me := table.Acting().First()
	p := local.New(table, play.Host{Bots: Game{}.Bot})
	p.Take((me+1)%3, "keen")
	p.Take((me+2)%3, "random")
	p.SitAs(me)
	r := newRoom(t, usual, Game{}.Table(p))
	r.Wait(2 * desk.GuardTime)
	at := p.Position().(*island.Position).View(me).Chair(me).Person.At
	r.ByKeys("board/say")
	r.ByKeys("board/speak")
	for range 30 {
		r.Wait(0.3)
	}
	said := slices.IndexFunc(p.Events(), func(e game.Event) bool { return e.Kind == island.Spoke })
	if said < 0 {
		t.Fatal("nothing was said")
	}
	if x := island.As[island.SpokeEvent](&p.Events()[said]); x.Sentence != island.IGoTo || int(x.About) != int(at) {
		t.Errorf("said is %d about %d, want to go to %d, where one stands", x.Sentence, x.About, at)
	}
	sum := p.Position().Summary()
	r.Want(words.Say("said.deaf", "list", sum.Players[(me+2)%3].Name, "n", 1))
	if want := sum.Players[(me+1)%3].Name + ", till the end of the next round: rather no fight at"; !r.Has(want) {
		t.Errorf("%q is not answered: %q", want, strings.Join(r.List.Texts(), " "))
	}
}
