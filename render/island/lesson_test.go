package island

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// A first journey is played by keys to its end: at each step the voice speaks, within the window
// and not on what it points at, and all that it asks for can be done.
func TestTheFirstJourneyOnTheScreen(t *testing.T) {
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1920, H: 1080, Text: 100}} {
		words.Use(book())
		table, err := game.NewTable(island.Rules{}, Game{}.FirstJourney(), 4)
		if err != nil {
			t.Fatal(err)
		}
		r, p := sit(t, z, table)
		tb := newTable(p) // to ask of: what is due is read from the game
		read := func(want string) {
			t.Helper()
			if got := tb.guide.Step(); got != want {
				t.Fatalf("%s: the voice is at %q, not at %q", z, got, want)
			}
			card, ok := guideCard(r.List)
			if !ok {
				t.Fatalf("%s: nothing is said at %q", z, want)
			}
			for _, fault := range uitest.Faults(r.List) {
				t.Errorf("%s, at %q: %s", z, want, fault)
			}
			for _, what := range uitest.VoiceLiesOn(r.List) {
				if want == "finish" { // as large as it is, with its ways on: nothing else is to be done then
					continue
				}
				t.Errorf("%s, at %q: the card of the voice lies on %s", z, want, what)
			}
			if card.X < 0 || card.Y < 0 || card.Right() > r.List.W || card.Bottom() > r.List.H {
				t.Errorf("%s, at %q: the card is at %+v", z, want, card)
			}
		}
		do := func(id string) {
			t.Helper()
			r.ByKeys("board/" + id)
			r.Wait(2)
		}
		on := func() { t.Helper(); r.Key(ebiten.KeyF4); r.Wait(0.2) }
		choose := func(k game.Kind, target int) {
			t.Helper()
			c, ok := p.Find(func(c *game.Choice) bool { return c.Kind == k && (target < 0 || int(c.Target) == target) })
			if !ok {
				t.Fatalf("%s: %s of %d cannot be done", z, island.KindName(k), target)
			}
			was := p.Len()
			if !r.has("board/" + board.IDOf(c)) {
				r.opened(t, p, c.Command(0), false)
			}
			for n := 0; n < presses(c.Command(0)) && p.Len() == was; n++ {
				do(board.IDOf(c))
			}
			r.Wait(2)
		}
		read("welcome")
		choose(island.Begin, -1)
		read("keep")
		choose(island.Keep, -1)
		choose(island.Keep, -1)
		read("spawn")
		on()
		do("go-0")
		read("loot")
		choose(island.Loot, int(box.Ship))
		read("trap")
		choose(island.Play, int(island.FirstFind))
		for _, it := range r.List.Items { // with the dice in the panel what is said besides folds
			if it.Panel == ui.ThumbPanel && it.Rect.X > r.List.W*0.65 {
				t.Errorf("%s: the choices scroll after a throw: %q", z, said(r.List))
			}
		}
		read("gate")
		choose(island.Move, int(island.FirstStop))
		choose(island.Move, int(island.FirstTrap))
		read("set")
		choose(island.Set, int(island.FirstTrap))
		read("tool")
		choose(island.Personal, -1)
		read("foretell")
		r.Key(ebiten.KeyF)
		if !r.Has(words.Say("guide.skip")) || !strings.Contains(said(r.List), words.Say("first.end")) {
			t.Errorf("%s: what comes has been looked at, and the voice does not go on", z)
		}
		r.Key(ebiten.KeyF)
		choose(island.EndTurn, -1)
		read("quest")
		choose(island.Move, int(island.FirstStop))
		choose(island.Move, int(island.FirstTrap))
		choose(island.QuestBegin, int(island.FirstQuest))
		read("talk")
		choose(island.Talk, -1)
		r.Key(ebiten.KeySpace)
		r.Wait(2)
		read("village")
		choose(island.Move, int(island.FirstStop))
		choose(island.Loot, int(island.FirstStop))
		read("advance")
		choose(island.EndTurn, -1)
		read("round")
		if !strings.Contains(said(r.List), words.Say("first.round.quest")) {
			t.Errorf("%s: it is not said whose kills count", z)
		}
		r.Key(ebiten.KeySpace) // the red button is that of whom the voice has go
		r.Wait(2)
		if seat := table.Position().(*island.Position).View(game.Nobody).Turn().Seat; seat != 1 {
			t.Fatalf("%s: Space has seat %d go, want the Master, 1", z, seat)
		}
		read("meet")
		choose(island.Move, int(island.FirstFight))
		read("fight")
		choose(island.Fight, int(island.FirstFight))
		read("search")
		choose(island.Loot, int(island.FirstFight))
		if step, _, _ := table.Position().(*island.Position).View(game.Nobody).Asked(); step == island.Nearing {
			choose(island.Closest, -1)
		}
		read("finish")
	}
}

// said is all that stands on the screen.
func said(l *ui.List) string {
	var out []string
	for i := range l.Items {
		out = append(out, l.Items[i].Text)
	}
	return strings.Join(strings.Fields(strings.Join(out, " ")), " ")
}

// guideCard is where the voice's card lies.
func guideCard(l *ui.List) (ui.Rect, bool) {
	for _, at := range l.Targets {
		if at.ID == "guide/on" || at.ID == "guide/again" || at.ID == "guide/hush" {
			return at.Rect, true
		}
	}
	return ui.Rect{}, false
}
