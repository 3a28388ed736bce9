package nile_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/rules"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// withRules has the hook open the book, as the program does.
func withRules(d *niletest.Saloon) {
	d.Book = true
}

// Every number of a rule on every screen can be clicked: it is in the book, its
// tip tells it, the book opens there, and Esc leads back to exactly what was
// seen before.
func TestEveryNumberCanBeClicked(t *testing.T) {
	clicked := 0
	niletest.EveryScene(t, func(t *testing.T, d *niletest.Saloon, st *uitest.Stage) {
		withRules(d)
		niletest.Read(st)
		st.Move(ui.Point{X: 1, Y: 1})
		st.Wait(1) // nothing is kept back, and nothing moves, any more
		for _, x := range ui.CitationsOf(st.List) {
			before, top, focus, asked := niletest.Places(st.List), d.Top(), st.List.Focus, d.Notices()
			if d.Top().Name() == "rules" {
				continue // there they are links, which Tab walks as well
			}
			st.Move(x.Rect.Centre())
			if !st.List.Pointing {
				t.Errorf("Rule %s at %v cannot be clicked", x.Number, x.Rect)
				continue
			}
			st.Wait(0.5)
			if !uitest.HasText(st.List, "Rule "+x.Number+". ") || !rules.Book(nil).Has(x.Number) {
				t.Errorf("nothing tells of rule %s", x.Number)
			}
			st.Press()
			st.Release()
			clicked++
			r, open := d.Top().(*menu.RulesScene)
			if !open || d.Rule != x.Number {
				t.Fatalf("a click on rule %s leads to %s, at %q", x.Number, d.Top().Name(), d.Rule)
			}
			want, printed := r.Book.Find(x.Number) // the book of the way that is played
			if !printed || r.At != want {
				t.Fatalf("a click on rule %s opens the book at %v, not at %v", x.Number, r.At, want)
			}
			st.Wait(0.05)
			if !uitest.HasText(st.List, r.Book.Chapters[want.Chapter].Title) {
				t.Errorf("rule %s is not seen in the book", x.Number)
			}
			st.Key(ebiten.KeyEscape)
			st.Move(ui.Point{X: 1, Y: 1})
			st.Wait(0.1)
			if d.Top() != top || st.List.Focus != focus || d.Notices() != asked {
				t.Fatalf("Esc leads back to %s with the keyboard on %q", d.Top().Name(), st.List.Focus)
			}
			if after := niletest.Places(st.List); !slices.Equal(before, after) {
				t.Errorf("after rule %s the screen is not what it was", x.Number)
			}
		}
	})
	if clicked < 150 {
		t.Errorf("only %d numbers were clicked", clicked)
	}
}

// A press that slides off a number, or begins beside it, opens nothing.
func TestOnlyAClickOpens(t *testing.T) {
	d, _ := niletest.TableOf(niletest.SitAt(t, "marching"))
	withRules(d)
	st := d.Stage(t)
	st.Wait(1)
	all := ui.CitationsOf(st.List)
	if len(all) == 0 {
		t.Fatal("nothing is cited")
	}
	x := all[0]
	st.Move(x.Rect.Centre())
	st.Press()
	st.Move(ui.Point{X: x.Rect.X - 30, Y: x.Rect.Bottom() + 30})
	st.Release()
	st.Press()
	st.Move(x.Rect.Centre())
	st.Release()
	if d.Top().Name() == "rules" {
		t.Error("half a click opened the rules")
	}
}

// Where a list was scrolled to and which row was chosen is as it was after the
// rules were looked at.
func TestCitationKeepsThePlace(t *testing.T) {
	d, s := niletest.TableOf(niletest.SitAt(t, "marching"))
	withRules(d)
	d.Text(150)
	st := d.Stage(t)
	st.Wait(1)
	st.Key(ebiten.KeyDigit2)
	st.Wait(1)
	picked := s.Board.Picked
	all := ui.CitationsOf(st.List)
	x := all[len(all)-1]
	st.Move(x.Rect.Centre())
	st.Wheel(-3)
	st.Wait(0.3)
	all = ui.CitationsOf(st.List)
	x = all[len(all)-1]
	st.Move(x.Rect.Centre())
	before := niletest.Places(st.List)
	st.ClickAt(x.Rect.Centre())
	if d.Top().Name() != "rules" {
		t.Fatalf("the click led to %s, want rules", d.Top().Name())
	}
	st.Wheel(-3)
	st.Key(ebiten.KeyEscape)
	st.Wait(0.05)
	if after := niletest.Places(st.List); s.Board.Picked != picked || !slices.Equal(before, after) {
		t.Errorf("picked was %v and is %v; scrolled as before: %v", picked, s.Board.Picked, slices.Equal(before, after))
	}
}

// F1 opens the number that the pointer rests on.
func TestF1AtACitation(t *testing.T) {
	d, _ := niletest.TableOf(niletest.SitAt(t, "parley"))
	withRules(d)
	st := d.Stage(t)
	st.Wait(1)
	for _, x := range ui.CitationsOf(st.List) {
		st.Move(x.Rect.Centre())
		st.Wait(0.5)
		st.Key(ebiten.KeyF1)
		if d.Rule != x.Number {
			t.Errorf("F1 on rule %s opens %q", x.Number, d.Rule)
		}
		st.Key(ebiten.KeyEscape)
		st.Wait(0.1)
	}
}

// Tab does not walk through numbers.
func TestTabLeavesCitationsOut(t *testing.T) {
	d, _ := niletest.TableOf(niletest.SitAt(t, "parley"))
	st := d.Stage(t)
	for _, x := range st.List.Targets {
		if strings.HasPrefix(x.Label, "Rule ") {
			t.Errorf("Tab leads to %q", x.Label)
		}
	}
}
