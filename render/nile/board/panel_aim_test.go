package board_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// aimedAt is a march on which a hex with a risk is aimed at.
func aimedAt(t *testing.T) (p *play.Play, b *board.Board, st *uitest.Stage, to hexmap.ID) {
	t.Helper()
	p, b, st = niletest.BoardOf(t, 5, driven.Marching)
	to = hexmap.ID(niletest.StepWith(t, p, true).Target)
	st.ClickAt(b.Chart.HexRect(to).Centre())
	if b.Picked != to {
		t.Fatalf("a click aims at hex %d, wanted %d", b.Picked, to)
	}
	return p, b, st, to
}

// With a hex aimed at, the red button goes there, and so do Space and Enter: none of them
// ends the month, which a plain button does.
func TestTheRedButtonGoesWhereOneAims(t *testing.T) {
	for name, press := range map[string]func(st *uitest.Stage){
		"button": func(st *uitest.Stage) { st.Click("go there") },
		"space":  func(st *uitest.Stage) { st.Key(ebiten.KeySpace) },
		"enter":  func(st *uitest.Stage) { st.Key(ebiten.KeyEnter) },
	} {
		t.Run(name, func(t *testing.T) {
			p, _, st, _ := aimedAt(t)
			st.Want(words.Say("march.go"))
			was := p.Len()
			press(st)
			if p.Len() != was+1 {
				t.Fatalf("%d commands were given, wanted 1", p.Len()-was)
			}
			if got := p.Board.Step(was, p.Step(was).Seat).Kind; got != nile.Move {
				t.Errorf("it does %v, wanted %v", got, nile.Move)
			}
		})
	}
	p, _, st, _ := aimedAt(t)
	was := p.Len()
	st.Click("end travel")
	if p.Len() != was+1 || p.Board.Step(was, p.Step(was).Seat).Kind != nile.EndTravel {
		t.Errorf("the plain button gives %d commands, wanted the end of travel", p.Len()-was)
	}
}

// A press for a hex that cannot be chosen ends no month: it only puts the aim away.
func TestSpaceForAHexOutOfReachEndsNoMonth(t *testing.T) {
	p, b, st := niletest.BoardOf(t, 5, driven.Marching)
	v := sight.View(p)
	sheet, _ := v.Sheet(p.Seat())
	far := hexmap.None
	for i := range v.Map().Cells {
		id := hexmap.ID(i)
		_, target := b.Targets[id]
		_, hut := v.Tribe(id)
		if _, way := v.Route(id, nile.Normal); !target && !hut && !way && id != sheet.At {
			far = id
			break
		}
	}
	b.Picked = far
	st.Wait(0.1)
	was := p.Len()
	st.Key(ebiten.KeySpace)
	if p.Len() != was || b.Picked != hexmap.None {
		t.Errorf("Space gives %d commands and aims at %d, wanted 0 and nothing", p.Len()-was, b.Picked)
	}
}

// With a hex aimed at before the pace is set there is one red button, and it is what Space does; the pace that is marked
// is a plain button then.
func TestOneRedButtonBeforeThePaceIsSet(t *testing.T) {
	p, b, st := niletest.BoardOf(t, 5, func(v nile.View) bool { return driven.Pacing(v) && v.Player(v.Seat()).Unpublished == 0 })
	red := func() (n int) {
		for i := range st.List.Items {
			if it := &st.List.Items[i]; it.Kind == ui.PanelItem && it.Panel == ui.MainButton {
				n++
			}
		}
		return n
	}
	if got := red(); got != 1 {
		t.Fatalf("%d red buttons, with nothing aimed at", got)
	}
	for id := range b.Targets { // in any order: each will do
		b.Picked = id
		break
	}
	st.Wait(0.2)
	st.Key(ebiten.KeyF24)
	st.Want(words.Say("march.go"))
	if got := red(); got != 1 {
		t.Errorf("%d red buttons, with a hex aimed at", got)
	}
	was := p.Len()
	st.Key(ebiten.KeySpace)
	for range 20 {
		st.Wait(0.2)
	}
	moved := false
	for k := was; k < p.Len(); k++ {
		moved = moved || p.Step(k).Kind == nile.Move
	}
	if p.Len() == was || !moved && sight.View(p).Phase() == nile.Travelling && b.Picked == hexmap.None {
		t.Errorf("Space gives %d commands, none of which goes there", p.Len()-was)
	}
}

// Space pressed once more right after a step is no word to end the month: it only has what the step led to shown at once. A
// moment later it is.
func TestAHastySpaceEndsNoMonth(t *testing.T) {
	p, _, st, _ := aimedAt(t)
	was := p.Len()
	st.Key(ebiten.KeySpace)
	st.Key(ebiten.KeySpace)
	if got := p.Len() - was; got != 1 || sight.View(p).Phase() != nile.Travelling {
		t.Fatalf("two presses gave %d commands, and it is %v; wanted the step alone", got, sight.View(p).Phase())
	}
	st.Wait(1)
	st.Key(ebiten.KeySpace)
	st.Wait(0.1)
	if p.Len() == was+1 {
		t.Error("a moment later Space does not end the month")
	}
}
