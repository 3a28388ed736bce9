package render

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// unexplained lists the targets that hovering does not explain, and those of
// the screens of a game that name no rule although one applies: the words say
// where none does.
func unexplained(l *ui.List, atTable bool) (out []string) {
	for _, x := range l.Targets {
		switch {
		case x.Layer < l.TopModal:
			continue
		case strings.HasPrefix(x.ID, "board/hex "):
			continue // shows a preview, with cost, odds and rule: see TestPreview
		case x.Tip == "":
			out = append(out, x.ID+" has no tip")
		case atTable && !strings.Contains(x.Tip, "Rule") && ruleOf(x.ID) != noRule:
			out = append(out, x.ID+" names no rule: "+x.Tip)
		}
	}
	return out
}

// Every button, row, field and switch of every screen explains itself when the
// pointer rests on it, with the number of its rule where one applies.
func TestEveryTargetIsExplained(t *testing.T) {
	note := func(t *testing.T, l *ui.List, atTable bool) {
		t.Helper()
		for _, u := range unexplained(l, atTable) {
			t.Error(u)
		}
	}
	for name, make := range screens() {
		if name == "failure" || name == "question" {
			continue // its buttons are the answers to what stands above them
		}
		t.Run(name, func(t *testing.T) { note(t, make().stage(t).List, false) })
	}
	for _, name := range slices.Sorted(maps.Keys(games)) {
		t.Run(name, func(t *testing.T) {
			d, _ := tableOf(sitAt(t, name))
			st := d.stage(t)
			st.Wait(0.1)
			note(t, st.List, true)
		})
	}
	for name := range overlaid {
		t.Run(name, func(t *testing.T) {
			_, st := laid(t, name, uitest.Size{W: 1280, H: 800, Text: 100})
			note(t, st.List, false)
		})
	}
	for name, after := range afterwards {
		t.Run(name, func(t *testing.T) {
			p := sitAt(t, after.game)
			d, s := table(p)
			st := d.stage(t)
			after.do(t, p, s, st)
			if d.Notices() == 0 {
				note(t, st.List, d.Top() == Screen(s))
			}
		})
	}
}

// A tip appears when the pointer rests, and at once for what Tab leads to; the
// rule stands in it once.
func TestTipsAppear(t *testing.T) {
	d, _ := tableOf(sitAt(t, "parley"))
	st := d.stage(t)
	read(st)
	want := "They keep the gifts, whatever the dice show."
	if st.Has(want) {
		t.Fatal("the tip is there before anybody asks")
	}
	st.Move(st.Target("parley/offer").Rect.Centre())
	st.Wait(0.5)
	st.Want(want)
	tip := st.Target("parley/offer").Tip
	if strings.Count(tip, "Rule 13")+strings.Count(tip, "Rule\u00a013") != 1 {
		t.Errorf("the tip is %q", tip)
	}
	uitest.Check(t, st.List)
	st.Move(ui.Point{X: 2, Y: 400})
	st.Wait(0.1)
	if st.Has(want) {
		t.Fatal("the tip stays")
	}
	for range 40 {
		if st.Key(ebiten.KeyTab); st.List.Focus == "parley/offer" {
			break
		}
	}
	st.Want(want)
}

// The words of a target are found under its whole name, or under the longest
// beginning that has any.
func TestExplain(t *testing.T) {
	for _, k := range []struct{ id, own, tip, rule string }{
		{"parley/offer for 3", "", "Nothing is given yet", "13"},
		{"parley/leave", "My own.", "My own.", "13"},
		{"outfit/Undo", "", "Takes back", ""},
		{"setup/player 4/name", "", "At most 24", ""},
		{"outfit/Ration", "One month. Rule 5.44", "One month", "5.44"},
		{"nowhere/nothing", "", "", ""},
		{"nowhere/nothing", "Its own.", "Its own.", ""},
	} {
		got := strings.ReplaceAll(explain(k.id, ui.Plain(k.own)).String(), "\u00a0", " ")
		if !strings.Contains(got, k.tip) || k.tip == "" && got != "" {
			t.Errorf("%s: %q", k.id, got)
		}
		if n := strings.Count(got, "Rule"); k.rule == "" && n > 0 || k.rule != "" && (n != 1 || !strings.Contains(got, "Rule "+k.rule)) {
			t.Errorf("%s: %q names the rule wrongly", k.id, got)
		}
	}
}

// Every tip in the book fits any window, on what is as low as can be.
func TestTipsFit(t *testing.T) {
	for _, z := range uitest.Sizes() {
		for _, name := range []string{"parley", "outfit river", "meet", "europe", "village"} {
			d, _ := tableOf(sitAt(t, name))
			d.size(z)
			st := d.stage(t)
			for range len(st.List.Targets) {
				st.Key(ebiten.KeyTab)
				uitest.Check(t, st.List)
			}
			if t.Failed() {
				t.Fatalf("%s in %s", name, z)
			}
		}
	}
}
