package board_test

import (
	"math"
	"strings"
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Before a pace is chosen the sheet says what the month's card may bring, with
// its rule, and on hovering in figures (11).
func TestRule11PaceSaysThePerilToCome(t *testing.T) {
	told := 0
	for seed := range uint64(6) {
		p := niletest.Driven(t, seed, 6, driven.Pacing)
		d, _ := niletest.Table(p)
		st := d.Stage(t)
		m, ok := sight.View(p).MonthPeril(nile.Normal)
		if !ok {
			t.Fatal("nothing is told")
		}
		var shown strings.Builder
		for _, it := range st.List.Items {
			shown.WriteString(it.Text + " ")
		}
		if !strings.Contains(shown.String(), board.PerilText(m)) {
			t.Errorf("seed %d: the sheet does not say %q", seed, board.PerilText(m))
		}
		if m.Any == 0 {
			continue
		}
		told++
		tip := board.PerilTip(m).String()
		for _, want := range []string{words.Chance(page.Odds(m.Any)), tell.DisasterTitle(m.Kinds[0].Disaster), "Rule 11"} {
			if !strings.Contains(strings.ReplaceAll(tip, "Rule\u00a0", "Rule "), want) {
				t.Errorf("seed %d: the tip does not say %q: %s", seed, want, tip)
			}
		}
		found := false
		for _, h := range st.List.Hints {
			found = found || h.Text == tip
		}
		if !found {
			t.Errorf("seed %d: hovering does not explain the peril", seed)
		}
	}
	if told == 0 {
		t.Fatal("nothing was checked")
	}
}

// Before a march is ended the sheet says what the month will do to an explorer
// who is sick: he may die of it (19).
func TestRule19TheSickExplorersChancesAreTold(t *testing.T) {
	p := niletest.Driven(t, 5, 6, func(v nile.View) bool {
		s, ok := v.Sheet(v.ToMove())
		return ok && s.Sick && !s.Captive && v.Phase() == nile.Travelling
	})
	v := sight.View(p)
	o := v.NurseOdds()
	_, told := board.EndRisks(v)
	text := told.String()
	dies := words.Chance(o.Dies)
	if o.Dies.Num == 0 {
		dies = "no danger of death"
	}
	if !o.Explorer || !strings.Contains(text, words.Chance(o.Better)) || !strings.Contains(text, dies) {
		t.Errorf("%+v is told as %q", o, text)
	}
}

// What the end of a month may cost stands over the button that ends it, in figures; what may
// be the explorer's death is red, and all of it is told in words on the button (5.442, 18, 19).
func TestRule18TheCostOfAMonthsEndIsShown(t *testing.T) {
	shown := map[nile.EndRisk]int{}
	for _, c := range []struct {
		seed   uint64
		deadly bool
	}{{1, false}, {3, false}, {5, true}} {
		seed := c.seed
		p := niletest.Driven(t, seed, 6, func(v nile.View) bool {
			m := v.MonthEnd()
			return v.Phase() == nile.Travelling && (m.Dies > 0 || !c.deadly && m.Risks[nile.EndBeast].Any > 0)
		})
		v := sight.View(p)
		m := v.MonthEnd()
		line, told := board.EndRisks(v)
		red := ""
		for _, span := range line {
			if span.Colour == ui.Red {
				red += span.Text + "\n"
			}
		}
		for r, x := range m.Risks {
			if x.Any > 0 && !strings.Contains(told.String(), string(nile.EndRisk(r).Rule())) {
				t.Errorf("seed %d: %s %v is not told: %s", seed, nile.EndRisk(r).Name(), x, told)
			}
			if x.Any > 0 {
				shown[nile.EndRisk(r)]++
			}
		}
		if want := words.Chance(page.Odds(m.Dies)); m.Dies >= 0.01 && !strings.Contains(red, want) {
			t.Errorf("seed %d: %s of death is not red in %q", seed, want, line)
		}
	}
	if len(shown) < 2 {
		t.Errorf("only %v were shown", shown)
	}
}

func TestChancesInSmallNumbers(t *testing.T) {
	for _, c := range []struct {
		p    float64
		a, b int
	}{{0.5, 1, 2}, {0.38, 2, 5}, {0.34, 1, 3}, {0.62, 3, 5}, {0.97, 5, 6}, {0.17, 1, 6}, {0.1, 1, 10}, {0.0127, 1, 79}, {1, 5, 6}} {
		if a, b := board.Roughly(c.p); a != c.a || b != c.b {
			t.Errorf("%v is %d in %d, want %d in %d", c.p, a, b, c.a, c.b)
		}
	}
	for p := 0.17; p < 0.84; p += 0.001 {
		if a, b := board.Roughly(p); math.Abs(float64(a)/float64(b)-p) > 0.06 {
			t.Errorf("%v is told as %d in %d", p, a, b)
		}
	}
	for x, want := range map[float64]int{1: 1, 7.4: 7, 52.4: 52, 267: 270, 648: 650, 1296: 1300} { // in any order: each by itself
		if got := board.TwoFigures(x); got != want {
			t.Errorf("%v is %d, want %d", x, got, want)
		}
	}
}
