package board_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// pointTo moves the cursor to a hex with Shift and the letters that move the chart, and says how many presses it took.
func pointTo(t *testing.T, b *board.Board, st *uitest.Stage, to hexmap.ID) (presses int) {
	t.Helper()
	press := func(k ebiten.Key) { st.Chord(ui.Chord{Key: k, Shift: true}); presses++ }
	for presses < 80 && b.Picked != to {
		at := b.Picked
		if at == hexmap.None {
			sheet, _ := sight.View(b.Play).Sheet(b.Play.Seat())
			at = sheet.At
		}
		from, goal, side := b.Chart.HexRect(at).Centre(), b.Chart.HexRect(to).Centre(), b.Chart.HexRect(at).H/2
		switch {
		case goal.Y > from.Y+side/2:
			press(ebiten.KeyS)
		case goal.Y < from.Y-side/2:
			press(ebiten.KeyW)
		case goal.X > from.X:
			press(ebiten.KeyD)
		default:
			press(ebiten.KeyA)
		}
		st.Wait(0.6) // the chart may move
	}
	if b.Picked != to {
		t.Fatalf("after %d presses the cursor is at %d, not at %d", presses, b.Picked, to)
	}
	return presses
}

// inTip is what the preview says, without its last line: that one says what to press.
func inTip(b *board.Board, l *ui.List) (out []string) {
	for _, it := range l.Items {
		if it.Kind == ui.TextItem && !b.Tip.Empty() && b.Tip.Contains(it.Ink.Centre()) && !strings.Contains(it.Text, "9.1") {
			out = append(out, it.Text)
		}
	}
	return out
}

// A far hex is found, told of and gone to by keys alone, in the words that the mouse gets.
func TestAFarHexByKeysAlone(t *testing.T) {
	p, b, st, to, way := farHex(t)
	st.Move(b.Chart.HexRect(to).Centre())
	st.Wait(0.3)
	byMouse := inTip(b, st.List)
	st.Move(ui.Point{X: 3, Y: 3})
	st.Wait(0.3)
	was := p.Len()
	pointTo(t, b, st, to)
	byKeys := inTip(b, st.List)
	if len(byMouse) == 0 || strings.Join(byKeys, " ") != strings.Join(byMouse, " ") {
		t.Errorf("the mouse is told %q, and the keys %q", byMouse, byKeys)
	}
	if p.Len() != was {
		t.Fatalf("pointing does something: got %v, wanted %v", p.Len(), was)
	}
	st.Key(ebiten.KeyEnter)
	walked(t, p, st, way)
}

// A hex that no way leads to is told of too, and Esc takes the cursor away.
func TestTheCursorTellsWhatThePointerDoes(t *testing.T) {
	_, b, st, _, _ := farHex(t)
	v := sight.View(b.Play)
	sheet, _ := v.Sheet(b.Play.Seat())
	port := v.Map().Ports[sheet.Port]
	blank := hexmap.None
	for i := range v.Map().Cells {
		id := hexmap.ID(i)
		if !b.Chart.Rect.Inset(60).Contains(b.Chart.HexRect(id).Centre()) || b.Barred(v, id) {
			continue
		}
		if _, target := b.Targets[id]; target {
			continue
		}
		if v.Hex(id).State == nile.Unmapped {
			blank = id
		}
	}
	if blank == hexmap.None {
		t.Fatal("everything is mapped")
	}
	pointTo(t, b, st, blank)
	if b.Tip.Empty() {
		t.Errorf("nothing is told of hex %d", blank)
	}
	st.Key(ebiten.KeyEscape)
	if b.Picked != hexmap.None || !b.Tip.Empty() {
		t.Errorf("Esc leaves the cursor at %d", b.Picked)
	}
	if port.At != sheet.At {
		pointTo(t, b, st, port.At)
		st.Want(port.Name)
	}
}
