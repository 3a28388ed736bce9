package board_test

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// overHex is what is told while the pointer rests on a hex: all that is drawn on
// the layers above the chart.
func overHex(st *uitest.Stage, at ui.Point) string {
	st.Move(at)
	st.Wait(0.42)
	var b strings.Builder
	for i := range st.List.Items {
		if it := &st.List.Items[i]; it.Kind == ui.TextItem && it.Layer > 0 {
			b.WriteString(it.Text + " ")
		}
	}
	return b.String()
}

// drawnIn are words for everything that the chart draws in a hex, taken from the
// view and not from the tip.
func drawnIn(v nile.View, id hexmap.ID) (out []string) {
	h := v.Hex(id)
	if p := v.Map().Cells[id].Port; p != hexmap.NoPort {
		out = append(out, v.Map().Ports[p].Name)
	}
	if h.Out|h.In != 0 && h.River != "" {
		out = append(out, h.River)
	}
	for what, is := range map[string]bool{
		"oasis": h.Oasis, "peak": h.Peak > 0, "waterfall": h.Fall > 0, "cataract": h.Cataract != hexmap.NoDir && h.Fall == 0,
		"squaremilesoflake": h.Lake > 0,
	} { // in any order: all are looked for
		if is {
			out = append(out, what)
		}
	}
	if t, ok := v.Tribe(id); ok {
		out = append(out, tell.People(t.Name))
	}
	for s := range game.Seat(v.Seats()) {
		if sheet, ok := v.Sheet(s); h.By == s || h.Known&(1<<s) != 0 || ok && sheet.At == id && v.Player(s).Where == nile.Africa {
			out = append(out, v.Player(s).Name)
		}
	}
	for _, n := range v.Names() {
		for _, at := range n.Hexes {
			if at == id {
				out = append(out, n.Text)
			}
		}
	}
	for _, k := range v.Caches() {
		if k.At == id {
			out = append(out, "cache")
		}
	}
	if h.Counter != nile.NoCounter {
		out = append(out, tell.Counter(h.Counter))
	}
	return out
}

// Whatever the chart shows in a hex is told when the pointer rests there: ports,
// rivers and their names, falls, peaks, lakes, peoples, flags, explorers,
// caches, counters, and the sea with its names; with a rule.
func TestMarksAreExplained(t *testing.T) {
	for name, look := range map[string]bool{"long campaign": true, "marching": false, "meet": true, "much to name": true} {
		t.Run(name, func(t *testing.T) {
			p := niletest.SitAt(t, name)
			d, s := niletest.TableOf(p)
			b := s.Board
			if look {
				b = board.NewChartLook(p, book.PagesOf(p))
				d.Push(b)
			}
			d.Resize(2560, 1440, 1)
			st := d.Stage(t)
			st.Wait(0.1)
			v := sight.View(p)
			told, sea := map[string]int{}, 0
			for i := range v.Map().Cells {
				id := hexmap.ID(i)
				at := b.Chart.HexRect(id).Centre()
				if !b.Chart.Rect.Contains(at) {
					continue
				}
				want := drawnIn(v, id)
				isSea := v.Map().Cells[i].Ground == hexmap.Sea
				if len(want) == 0 && !isSea || isSea && sea > 8 {
					continue
				}
				got := overHex(st, at)
				if strings.TrimSpace(got) == "" || len(niletest.NumbersIn(got)) == 0 {
					t.Errorf("hex %d, %s: nothing is told, or no rule: %q", i, tell.WhereOf(v, id), got)
					continue
				}
				if isSea {
					sea++
				}
				for _, w := range want {
					told[w]++
					if !strings.Contains(strings.ToLower(niletest.Squeeze(got)), strings.ToLower(niletest.Squeeze(w))) {
						t.Errorf("hex %d, %s, shows %q and tells %q", i, tell.WhereOf(v, id), w, got)
					}
				}
			}
			if len(told) < 5 {
				t.Errorf("only %v were looked at", told)
			}
		})
	}
}
