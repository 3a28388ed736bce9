package board_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// The preview must say exactly what the choice's odds say, and the sum it
// shows must come to the same.
func TestPreviewSaysTheChoicesOdds(t *testing.T) {
	seen := map[game.Odds]bool{}
	for seed := range uint64(6) {
		n := 0
		niletest.DrivenTo(t, seed, 2, func(p *play.Play) bool {
			if sight.View(p).Phase() == nile.Travelling {
				n++
				checkPreviews(t, p, seen)
			}
			return n > 40
		})
	}
	if len(seen) < 3 {
		t.Errorf("only odds %v were met", seen)
	}
}

func checkPreviews(t *testing.T, play *play.Play, seen map[game.Odds]bool) {
	t.Helper()
	v := sight.View(play)
	for _, ch := range play.Choices() {
		if ch.Kind != nile.Move {
			continue
		}
		p := v.Preview(ch)
		text := strings.ReplaceAll(board.PreviewText(v, ch, false).String(), "\u00a0", " ")
		if !strings.Contains(text, "Rule "+string(ch.Rule)) {
			t.Errorf("no rule %s in %q", ch.Rule, text)
		}
		if want := fmt.Sprintf("of the %d left", p.Left+p.Cost); !strings.Contains(text, want) {
			t.Errorf("no %q in %q", want, text)
		}
		if warns := strings.Contains(text, nile.RuleGoBack); warns != (len(p.Back) > 0) {
			t.Errorf("a warning %v of %v: %q", warns, p.Back, text)
		}
		for _, why := range p.Back {
			if what := words.Phrase(board.BackKeys[why.Why]); board.BackKeys[why.Why] == "" || !strings.Contains(text, what) && !strings.Contains(text, words.Sentence(what)) {
				t.Errorf("no %q in %q", what, text)
			}
		}
		if ch.Odds.Den == 0 {
			if strings.Contains(text, "Lost") {
				t.Errorf("a risk where there is none: %q", text)
			}
			continue
		}
		seen[ch.Odds] = true
		mods, lost := 0, 0
		for _, term := range p.Terms {
			mods += term.Value
			if !strings.Contains(text, tell.TermName(term.Key)+" "+words.Signed(term.Value)) {
				t.Errorf("no %s in %q", term.Key, text)
			}
		}
		for die := 1; die <= 6; die++ {
			if die+mods <= p.Beat {
				lost++
			}
		}
		if lost != int(ch.Odds.Num) {
			t.Errorf("the sum shown loses on %d of six, the odds on %d: %q; want %d", lost, ch.Odds.Num, text, int(ch.Odds.Num))
		}
		if !strings.Contains(text, board.LostOn(ch.Odds)) || strings.Contains(text, fmt.Sprintf("(%s %%)", words.InHundred(ch.Odds))) != (ch.Odds.Num > 0) {
			t.Errorf("odds %v: %q", ch.Odds, text)
		}
	}
}

func TestLostOnNamesTheThrows(t *testing.T) {
	for num, want := range []string{"cannot be lost", "a 1 of six", "1–2 of six", "1–3 of six", "1–4 of six", "1–5 of six", "whatever"} {
		if got := board.LostOn(game.Odds{Num: int32(num), Den: 6}); !strings.Contains(got, want) {
			t.Errorf("%d of six: %q", num, got)
		}
	}
}

func TestClickGoesButRiskAsksFirst(t *testing.T) {
	p, b, s := niletest.BoardOf(t, 5, driven.Marching)
	ch := niletest.StepWith(t, p, true)
	at := b.Chart.HexRect(hexmap.ID(ch.Target)).Centre()
	version := p.Version
	s.ClickAt(at)
	if p.Version != version || b.Picked != hexmap.ID(ch.Target) {
		t.Fatalf("the first click on a risky hex: version %d of %d, picked %d", p.Version, version, b.Picked)
	}
	s.Want("to go, Esc to think again")
	s.ClickAt(at)
	if p.Version == version {
		t.Fatal("the second click did not go")
	}
	p, b, s = niletest.BoardOf(t, 5, driven.Marching)
	ch = niletest.StepWith(t, p, false)
	version = p.Version
	s.ClickAt(b.Chart.HexRect(hexmap.ID(ch.Target)).Centre())
	if sheet, _ := sight.View(p).Sheet(p.Seat()); p.Version == version || sheet.At != hexmap.ID(ch.Target) {
		t.Fatal("a click where nothing is risked did not go")
	}
}

func TestBarredHexSaysWhy(t *testing.T) {
	p, b, s := niletest.BoardOf(t, 5, driven.Marching)
	c, _ := sight.Find(p, nile.Drop, -1, nile.Bearers)
	p.Do(c, int(c.Max))
	s.Wait(0.1)
	s.Want("Rule 6.55")
	s.Want("Lighten the load")
	sheet, _ := sight.View(p).Sheet(p.Seat())
	to := sight.View(p).Map().Near(sheet.At, hexmap.W)
	s.Move(b.Chart.HexRect(to).Centre())
	s.Wait(0.1)
	s.Want(words.Why(sight.View(p).Why(to)))
	s.Key(ebiten.KeySpace)
	if b.Stores == nil {
		t.Fatal("Space did not lead to the stores")
	}
	s.Key(ebiten.KeySpace)
	if b.Stores == nil {
		t.Error("Space closes the stores with nothing left behind, and would open them again")
	}
	s.Key(ebiten.KeyEscape)
	if b.Stores != nil {
		t.Error("Esc does not close the stores")
	}
}
