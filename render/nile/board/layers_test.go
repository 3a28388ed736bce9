package board_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/words"
)

// TestLayersAreSwitchedAndKept: by key, shown at once, kept in the settings,
// brought back as they were.
func TestLayersAreSwitchedAndKept(t *testing.T) {
	p := niletest.Driven(t, 5, 2, driven.Marching)
	d, s := niletest.Table(p)
	var kept []desk.Preferences
	d.Hooks().StorePreferences = func(p desk.Preferences) error { kept = append(kept, p); return nil }
	st := d.Stage(t)
	st.Wait(0.1)
	shown := func() chart.Layers { return s.Board.Chart.Sheet.Layers &^ chartview.SetApart }
	if shown() != 0 {
		t.Fatalf("layers %b to begin with", shown())
	}
	st.Key(ebiten.KeyL)
	st.Want(words.Say("layers.title"))
	for _, it := range st.List.Items {
		if it.Dim {
			t.Fatal("the chart is darkened beside the panel")
		}
	}
	for _, k := range []ebiten.Key{ebiten.KeyG, ebiten.KeyW, ebiten.KeyM, ebiten.KeyS} {
		st.Key(k)
	}
	want := chart.NoGrid | chart.ShowPublishers | chart.OnlyMine | chart.ShowPoints
	if shown() != want || len(kept) == 0 || kept[len(kept)-1].Layers != int(want) {
		t.Errorf("layers %b, want %b; kept %+v", shown(), want, kept)
	}
	st.Key(ebiten.KeyG)
	if shown()&chart.NoGrid != 0 {
		t.Error("the grid is still away")
	}
	st.Key(ebiten.KeyL)
	if st.Has(words.Say("layers.title")) {
		t.Error("L does not close the panel")
	}
	st.Key(ebiten.KeyL)
	st.Key(ebiten.KeyU) // as usual
	st.Key(ebiten.KeyEscape)
	if shown() != 0 || s.Board.List != board.NoList {
		t.Errorf("layers %b", shown())
	}
}

// TestLayersKeepSecrets: what only one explorer knows is shown to nobody else.
func TestLayersKeepSecrets(t *testing.T) {
	p := niletest.Driven(t, 5, 2, driven.Marching)
	prefs := desk.Preferences{Layers: int(chart.OnlyMine | chart.NoGrid)}
	if got := board.LayersFor(prefs, sight.View(p)); got != chart.OnlyMine|chart.NoGrid {
		t.Errorf("at the table %b, want %b", got, chart.OnlyMine|chart.NoGrid)
	}
	if got := board.LayersFor(prefs, sight.Position(p).View(game.Nobody)); got != chart.NoGrid {
		t.Errorf("for nobody's eyes %b, want %b", got, chart.NoGrid)
	}
	b := board.NewBoard(p, book.PagesOf(p))
	v := sight.View(p)
	mine := 0
	for id, h := range b.SheetOf(v, chart.OnlyMine).Hexes {
		if hv := v.Hex(hexmap.ID(id)); h.Ink == chart.Crayon && h.Mine != hv.Mine {
			t.Errorf("hex %d is told to be the explorer's own: %v", id, h.Mine)
		}
		if h.Mine {
			mine++
		}
	}
	if mine == 0 {
		t.Error("nothing is the explorer's own")
	}
	for id, h := range b.SheetOf(v, 0).Hexes {
		if h.Mine {
			t.Fatalf("hex %d is told where nobody asks", id)
		}
	}
}

// TestOddLayersInTheSettings: bits that are no layer of the board's are dropped.
func TestOddLayersInTheSettings(t *testing.T) {
	v := sight.View(niletest.NewGame(t, 3, 75, "Ann"))
	for in, want := range map[int]chart.Layers{-1: board.BoardLayers(), 1 << 40: 0, int(chart.NoPieces | chart.NoGrid): chart.NoGrid} {
		if got := board.LayersFor(desk.Preferences{Layers: in}, v); got != want {
			t.Errorf("%b became %b, want %b", in, got, want)
		}
	}
}
