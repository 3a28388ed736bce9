package ui_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// stage puts a frame on a plain stage.
func stage(t *testing.T, f func(c *ui.Context)) *uitest.Stage {
	return uitest.New(t, 800, 600, 1, f)
}

// What goes away, or can be chosen no more, while the pointer holds it holds nothing
// back: whatever else is there can be clicked.
func TestWhatIsHeldMayGo(t *testing.T) {
	for _, goes := range []bool{true, false} {
		there, got := true, 0
		s := stage(t, func(c *ui.Context) {
			if there || !goes {
				c.Button(row(0), ui.Button{Label: "one", Disabled: !there})
			}
			if c.Button(row(1), ui.Button{Label: "two"}) {
				got++
			}
		})
		s.Move(row(0).Centre())
		s.Press()
		there = false
		s.Wait(0.1)
		s.Release()
		s.ClickAt(row(1).Centre())
		if got != 1 {
			t.Errorf("goes: %v; what is left was clicked %d times; want 1", goes, got)
		}
	}
}

func row(i int) ui.Rect { return ui.R(20, 20+50*float64(i), 160, 34) }

// Of two choices that lie as near below, the one that is read first has the focus next.
func TestDownGoesToWhatIsReadFirst(t *testing.T) {
	s := stage(t, func(c *ui.Context) {
		c.Button(ui.R(20, 20, 220, 34), ui.Button{Label: "wide"})
		c.Button(ui.R(140, 70, 100, 34), ui.Button{Label: "right"})
		c.Button(ui.R(20, 70, 100, 34), ui.Button{Label: "left"})
	})
	s.Key(ebiten.KeyTab)
	s.Key(ebiten.KeyDown)
	if s.List.Focus != "left" {
		t.Errorf("below the wide one the focus is on %q, want left", s.List.Focus)
	}
}

func TestFocusWalk(t *testing.T) {
	got := ""
	s := stage(t, func(c *ui.Context) {
		for i, name := range []string{"one", "two", "three"} {
			if c.Button(row(i), ui.Button{Label: name, Disabled: i == 1 && got == "never"}) {
				got = name
			}
		}
		if c.Button(row(1).Offset(300, 0), ui.Button{Label: "aside"}) {
			got = "aside"
		}
	})
	for _, step := range []struct {
		chord ui.Chord
		want  string
	}{
		{ui.Key(ebiten.KeyTab), "one"},
		{ui.Key(ebiten.KeyTab), "two"},
		{ui.Key(ebiten.KeyRight), "aside"},
		{ui.Key(ebiten.KeyLeft), "two"},
		{ui.Key(ebiten.KeyDown), "three"},
		{ui.Key(ebiten.KeyDown), "three"},
		{ui.Key(ebiten.KeyUp), "two"},
		{ui.Chord{Key: ebiten.KeyTab, Shift: true}, "one"},
		{ui.Chord{Key: ebiten.KeyTab, Shift: true}, "aside"},
		{ui.Key(ebiten.KeyTab), "one"},
	} {
		s.Chord(step.chord)
		if s.List.Focus != step.want {
			t.Fatalf("after %v the focus is on %q, want %q", step.chord, s.List.Focus, step.want)
		}
	}
	s.Key(ebiten.KeyDown)
	s.Key(ebiten.KeyEnter)
	if got != "two" {
		t.Errorf("Enter set off %q, want two", got)
	}
	got = ""
	s.Key(ebiten.KeySpace)
	if got != "two" {
		t.Errorf("Space set off %q, want two", got)
	}
}

func TestClickNeedsBothEnds(t *testing.T) {
	n := 0
	s := stage(t, func(c *ui.Context) {
		if c.Button(row(0), ui.Button{Label: "Go"}) {
			n++
		}
	})
	s.Click("Go")
	if n != 1 {
		t.Fatalf("a click set it off %d times, want 1", n)
	}
	s.Move(row(0).Centre())
	s.Press()
	s.Move(ui.Point{X: 500, Y: 500})
	s.Release()
	if n != 1 {
		t.Errorf("letting go beside the button set it off: got %v, wanted 1", n)
	}
	s.Move(ui.Point{X: 500, Y: 500})
	s.Press()
	s.Move(row(0).Centre())
	s.Release()
	if n != 1 {
		t.Errorf("pressing beside the button set it off: got %v, wanted 1", n)
	}
	// Down and up within one tick, as a touch pad does it.
	s.Do(ui.Input{Pressed: [3]bool{true}, Released: [3]bool{true}})
	if n != 2 {
		t.Errorf("a click within one tick was lost: got %v, wanted 2", n)
	}
}

func TestDefaultAndHotKeys(t *testing.T) {
	var log []string
	text := ""
	s := stage(t, func(c *ui.Context) {
		if c.Button(row(0), ui.Button{Label: "_Cache"}) {
			log = append(log, "cache")
		}
		if c.Button(row(1), ui.Button{Label: "Change _mode", Disabled: true}) {
			log = append(log, "mode")
		}
		if c.Button(row(2), ui.Button{Label: "End travel", Default: true, Keys: []ui.Chord{ui.Ctrl(ebiten.KeyE)}}) {
			log = append(log, "end")
		}
		c.TextField(row(3), ui.Field{ID: "name"}, &text)
	})
	s.Key(ebiten.KeyC)
	s.Key(ebiten.KeyM) // disabled
	s.Key(ebiten.KeySpace)
	s.Chord(ui.Ctrl(ebiten.KeyE))
	s.Key(ebiten.KeyTab) // to Cache, which then has Enter
	s.Key(ebiten.KeyEnter)
	if got := strings.Join(log, " "); got != "cache end end cache" {
		t.Fatalf("set off %q, want \"cache end end cache\"", got)
	}
	log = nil
	s.Click("name")
	s.Type("cc m")
	if len(log) != 0 || text != "cc m" {
		t.Errorf("typing set off %q and left %q", log, text)
	}
	s.Key(ebiten.KeyEnter)
	if got := strings.Join(log, " "); got != "end" {
		t.Errorf("Enter in the field set off %q, want the default", got)
	}
}

func TestHotKeyIsUnderlined(t *testing.T) {
	s := stage(t, func(c *ui.Context) { c.Button(row(0), ui.Button{Label: "Change _mode"}) })
	var label, line ui.Item
	for _, it := range s.List.Items {
		switch it.Kind {
		case ui.TextItem:
			label = it
		case ui.FillItem:
			line = it
		}
	}
	if label.Text != "Change mode" {
		t.Fatalf("the label reads %q, want \"Change mode\"", label.Text)
	}
	if line.Rect.W < 8 || line.Rect.X < label.Ink.X+40 || line.Rect.Right() > label.Ink.Right() {
		t.Errorf("the line %v is not under the m of %v", line.Rect, label.Ink)
	}
}

func TestModalTakesEverything(t *testing.T) {
	open, below, inside := false, 0, 0
	s := stage(t, func(c *ui.Context) {
		if c.Button(row(0), ui.Button{Label: "_Open"}) {
			open = true
		}
		if c.Button(row(1), ui.Button{Label: "_Below", Default: true}) {
			below++
		}
		if c.Back() {
			t.Error("Esc went past the modal")
		}
		if open {
			c.Modal("ask", 300, 200, func(r ui.Rect) float64 {
				if c.Button(r.CutTop(34), ui.Button{Label: "_Inside"}) {
					inside++
				}
				if c.Back() {
					open = false
				}
				return 40
			})
		}
	})
	s.Key(ebiten.KeyTab)
	s.Key(ebiten.KeyEnter)
	if !open || s.List.TopModal == 0 {
		t.Fatal("the modal did not open")
	}
	s.Key(ebiten.KeyB)
	s.Key(ebiten.KeyEnter)
	s.ClickAt(row(1).Centre())
	if below != 0 {
		t.Errorf("what lies below the modal reacted: got %v, wanted 0", below)
	}
	s.Key(ebiten.KeyTab)
	s.Key(ebiten.KeyTab)
	if s.List.Focus != "Inside" {
		t.Errorf("the focus left the modal for %q, want \"Inside\"", s.List.Focus)
	}
	s.Key(ebiten.KeyI)
	s.Key(ebiten.KeyEnter)
	if inside != 2 {
		t.Errorf("inside was set off %d times, want 2", inside)
	}
	dim := 0
	for _, it := range s.List.Items {
		if it.Dim != (it.Layer == 0) {
			dim++
		}
	}
	if dim > 0 {
		t.Errorf("%d items have the wrong light", dim)
	}
	s.Key(ebiten.KeyEscape)
	if open || s.List.Focus != "Open" {
		t.Errorf("after Esc the modal is %v, the focus on %q; want Open, which had it before", open, s.List.Focus)
	}
	s.ClickAt(row(1).Centre())
	if below != 1 {
		t.Errorf("after the modal has gone, nothing reacts: got %v, wanted 1", below)
	}
}

func TestFloatHidesFromThePointer(t *testing.T) {
	n, over := 0, 0
	s := stage(t, func(c *ui.Context) {
		if c.Button(row(0), ui.Button{Label: "_Under"}) {
			n++
		}
		c.Float("card", ui.R(0, 0, 100, 60), ui.CardPanel, func(r ui.Rect) {
			if c.Button(ui.R(30, 20, 60, 30), ui.Button{Label: "On"}) {
				over++
			}
		})
	})
	s.ClickAt(ui.Point{X: 60, Y: 35})
	if n != 0 || over != 1 {
		t.Errorf("clicked through the card: below %d, on it %d; want 0, 1", n, over)
	}
	s.ClickAt(ui.Point{X: 150, Y: 35})
	s.Key(ebiten.KeyU)
	if n != 2 {
		t.Errorf("beside the card and by key it was set off %d times, want 2", n)
	}
}

func TestStepper(t *testing.T) {
	n := 5
	r := ui.R(100, 100, ui.StepperW, 26)
	s := stage(t, func(c *ui.Context) {
		c.Stepper(r, ui.Stepper{ID: "bearers", Min: 0, Max: 60}, &n)
	})
	plus := ui.Point{X: r.Right() - 10, Y: r.Y + 10}
	minus := ui.Point{X: r.X + 10, Y: r.Y + 10}
	expect := func(want int, what string) {
		t.Helper()
		if n != want {
			t.Fatalf("after %s: %d, want %d", what, n, want)
		}
	}
	s.ClickAt(plus)
	expect(6, "a click on +")
	s.ClickAt(minus)
	expect(5, "a click on −")
	s.Move(plus)
	s.Press()
	s.Hold(0.35)
	expect(6, "holding for less than the pause")
	s.Hold(0.72)
	if n < 14 || n > 18 {
		t.Fatalf("held for a second it came to %d", n)
	}
	s.Release()
	was := n
	s.Wait(0.5)
	expect(was, "letting go")
	s.Wheel(1)
	expect(was+1, "the wheel")
	s.Type("42")
	expect(42, "typing 42")
	s.Wait(2.5)
	s.Type("99")
	expect(60, "typing more than there is")
	s.Key(ebiten.KeyLeft)
	expect(59, "the left arrow")
	s.Key(ebiten.KeyPageDown)
	expect(49, "Page Down")
	s.Key(ebiten.KeyHome)
	expect(0, "Home")
	s.ClickAt(minus)
	expect(0, "− at the least")
}

// TestAProposedTextIsWrittenOver: by the click that gives the field the keyboard, or by Tab, all of it is chosen; by a
// second click the caret stands where one points.
func TestAProposedTextIsWrittenOver(t *testing.T) {
	text := "First player"
	s := stage(t, func(c *ui.Context) {
		c.TextField(row(0), ui.Field{ID: "name", Whole: true}, &text)
		c.Button(row(1), ui.Button{Label: "Other"})
	})
	s.Click("name")
	if s.Type("Ada"); text != "Ada" {
		t.Errorf("after a click and letters it is %q, want \"Ada\"", text)
	}
	s.Click("name")
	if s.Type("m"); len([]rune(text)) != 4 {
		t.Errorf("a second click and a letter make it %q, want one letter more", text)
	}
	s.Key(ebiten.KeyTab)
	s.Key(ebiten.KeyTab)
	if s.Type("Ben"); text != "Ben" {
		t.Errorf("by Tab it is %q, want \"Ben\"", text)
	}
}

func TestTextField(t *testing.T) {
	text := ""
	s := stage(t, func(c *ui.Context) { c.TextField(row(0), ui.Field{ID: "name", Max: 12}, &text) })
	s.Type("lost")
	if text != "" {
		t.Fatalf("a field without the keyboard took letters: got %q, wanted \"\"", text)
	}
	s.Move(row(0).Centre())
	s.Do(ui.Input{Pressed: [3]bool{true}, Released: [3]bool{true}}) // a click within one tick
	s.Type("Çafé Müller")
	s.Key(ebiten.KeyHome)
	s.Key(ebiten.KeyDelete)
	s.Type("C")
	s.Key(ebiten.KeyEnd)
	s.Key(ebiten.KeyBackspace)
	if text != "Café Mülle" {
		t.Fatalf("the field holds %q, want \"Café Mülle\"", text)
	}
	s.Type("rxyz")
	if text != "Café Müllerx" {
		t.Errorf("%q: twelve letters fit, want \"Café Müllerx\"", text)
	}
	s.Chord(ui.Ctrl(ebiten.KeyA))
	s.Chord(ui.Ctrl(ebiten.KeyX))
	s.Type("a ")
	s.Chord(ui.Ctrl(ebiten.KeyV))
	if text != "a Café Mülle" {
		t.Errorf("after cut and paste %q, want \"a Café Mülle\"", text)
	}
	s.Key(ebiten.KeyHome)
	s.Chord(ui.Chord{Key: ebiten.KeyRight, Shift: true})
	s.Type("B")
	if text != "B Café Mülle" {
		t.Errorf("typing over what is chosen gives %q, want \"B Café Mülle\"", text)
	}
}

// method stands for an input method that composes.
type method struct{ commit, composing, left string }

func (*method) Ended() {}

func (m *method) Left(id string) { m.composing, m.left = "", m.left+id }

func (m *method) Update(_, _, _ string, _ ui.Rect, insert func(string)) (string, bool) {
	if m.commit != "" {
		insert(m.commit)
		m.commit = ""
	}
	return m.composing, m.composing != ""
}

func TestInputMethod(t *testing.T) {
	text, m := "", &method{}
	s := stage(t, func(c *ui.Context) {
		c.Typing = m
		c.TextField(row(0), ui.Field{ID: "name"}, &text)
	})
	s.Click("name")
	m.composing = "ヌ"
	s.Key(ebiten.KeyBackspace) // belongs to the input method
	s.Want("ヌ")
	m.composing, m.commit = "", "Ньютон"
	s.Wait(0.05)
	if text != "Ньютон" {
		t.Errorf("the input method's text became %q, want \"Ньютон\"", text)
	}
}

// What is being composed when a field loses the keyboard stays in it, once: a button that
// is pressed then finds it there.
func TestAFieldThatIsLeftKeepsWhatWasBeingComposed(t *testing.T) {
	text, done, m := "of ", "", &method{}
	s := stage(t, func(c *ui.Context) {
		c.Typing = m
		c.TextField(row(0), ui.Field{ID: "name"}, &text)
		if c.Button(row(1), ui.Button{Label: "Begin"}) {
			done = text
		}
	})
	s.Click("name")
	s.Key(ebiten.KeyEnd)
	m.composing = "Zanzibar"
	s.Wait(0.05)
	if text != "of " {
		t.Fatalf("it is %q while it is being composed", text)
	}
	s.Click("Begin")
	if done != "of Zanzibar" || m.left != "name" {
		t.Errorf("the button finds %q; the input method was told of %q", done, m.left)
	}
	s.Click("name")
	s.Wait(0.05)
	if text != "of Zanzibar" {
		t.Errorf("later it is %q, want \"of Zanzibar\"", text)
	}
}

// A button that wants a name has one while it is still being composed, and does what it
// does with all of it: a telephone's keyboard finishes it only when the field is left.
func TestWhatIsBeingComposedIsTyped(t *testing.T) {
	text, done, m := "", "", &method{}
	s := stage(t, func(c *ui.Context) {
		c.Typing = m
		c.TextField(row(0), ui.Field{ID: "name", Max: 10}, &text)
		name := c.Typed("name", text)
		if c.Button(row(1), ui.Button{Label: "Save", Disabled: name == ""}) {
			done = name
		}
	})
	s.Click("name")
	m.composing = "Zanzibar"
	s.Wait(0.05)
	s.Click("Save")
	if done != "Zanzibar" || text != "Zanzibar" {
		t.Errorf("saved as %q; the field holds %q; want \"Zanzibar\", \"Zanzibar\"", done, text)
	}
	s.Click("name")
	s.Key(ebiten.KeyHome)
	m.composing = "Old and new "
	s.Wait(0.05)
	s.Click("Save")
	if done != "OlZanzibar" || text != done { // as far as there is room
		t.Errorf("saved as %q; the field holds %q", done, text)
	}
}

func TestListScrollsWithTheChoice(t *testing.T) {
	chosen, opened := -1, 0
	s := stage(t, func(c *ui.Context) {
		if c.List(ui.R(10, 10, 200, 160), ui.Rows{ID: "saves", N: 40, Draw: func(i int, r ui.Rect, _ bool) {
			c.Text(r, fmt.Sprintf("save %d", i), ui.Body)
		}}, &chosen) {
			opened++
		}
	})
	if s.Has("save 20") {
		t.Fatal("row 20 is drawn though it is out of sight")
	}
	s.ClickAt(ui.Point{X: 60, Y: 10 + 32*2 + 10})
	if chosen != 2 {
		t.Fatalf("the click chose %d, want 2", chosen)
	}
	s.Key(ebiten.KeyEnd)
	s.Want("save 39")
	if chosen != 39 {
		t.Fatalf("End chose %d, want 39", chosen)
	}
	s.Key(ebiten.KeyUp)
	s.Key(ebiten.KeyEnter)
	if chosen != 38 || opened != 1 {
		t.Errorf("chosen %d, opened %d; want 38, 1", chosen, opened)
	}
	for range 40 {
		s.Wheel(1)
	}
	s.Want("save 0")
	s.Move(ui.Point{X: 60, Y: 20})
	s.Do(ui.Input{Pressed: [3]bool{true}, Held: [3]bool{true}, Double: true})
	s.Do(ui.Input{Released: [3]bool{true}, Double: true})
	if chosen != 0 || opened != 2 {
		t.Errorf("a double click: chosen %d, opened %d; want 0, 2", chosen, opened)
	}
}

func TestScrollFollowsTheFocus(t *testing.T) {
	uitest.Sweep(t, func() func(c *ui.Context) {
		return func(c *ui.Context) {
			c.Scroll("all", c.Screen().Inset(20), func(r ui.Rect) float64 {
				for i := range 40 {
					c.Button(r.CutTop(34), ui.Button{Label: fmt.Sprintf("Choice %d", i)})
					r.Y += 6
					r.H = 1000
				}
				return 40 * 40
			})
		}
	})
}

// The one button of a page that has become lower has the keyboard still: Tab, which leads from
// it to itself, brings it into view.
func TestTabShowsWhatHasTheFocus(t *testing.T) {
	high := 500.0
	s := stage(t, func(c *ui.Context) {
		c.Scroll("all", ui.R(10, 10, 300, high), func(r ui.Rect) float64 {
			r.CutTop(300)
			c.Button(r.CutTop(ui.ButtonH), ui.Button{Label: "Ready"})
			return 300 + ui.ButtonH
		})
	})
	s.Key(ebiten.KeyTab)
	high = 120
	s.Do(ui.Input{})
	if at := s.Target("Ready"); !at.Visible().Empty() {
		t.Fatalf("%v is in sight at %v: the page is not low enough to tell", at.Rect, at.Visible())
	}
	s.Key(ebiten.KeyTab)
	if at := s.Target("Ready"); s.List.Focus != at.ID || at.Visible().H < at.Rect.H-2 {
		t.Errorf("after Tab %q has the keyboard, and %v is in sight of %v", s.List.Focus, at.Visible(), at.Rect)
	}
}

func TestProblemsAreFound(t *testing.T) {
	s := stage(t, func(c *ui.Context) {
		c.Button(row(0), ui.Button{Label: "_Same"})
		c.Button(row(1), ui.Button{Label: "Same"})
		c.Button(row(2), ui.Button{Label: "_Sail"})
		c.Button(row(2).Offset(40, 5), ui.Button{Label: "On top"})
		c.Text(ui.R(10, 400, 40, 20), "far too long for its place", ui.Body)
		c.Text(ui.R(300, 400, 200, 20), "one", ui.Body)
		c.Text(ui.R(302, 402, 200, 20), "another", ui.Body)
		c.Text(ui.R(780, 500, 200, 20), "beyond the edge", ui.Body)
		c.Text(ui.R(300, 500, 200, 20), "tiny", ui.Body.At(12))
	})
	all := strings.Join(uitest.Faults(s.List), "\n")
	for _, want := range []string{
		"two things are called Same", "share the key S", "lie on each other", "does not fit",
		`"one" and "another"`, `"beyond the edge" is cut off`, "smallest is 15",
	} {
		if !strings.Contains(all, want) {
			t.Errorf("nobody found %q in\n%s", want, all)
		}
	}
}

// Figures typed into one stepper do not run on into the next, nor into the
// same one after a click.
func TestStepperFiguresStayApart(t *testing.T) {
	a, b := 0, 0
	s := uitest.New(t, 400, 200, 1, func(c *ui.Context) {
		c.Stepper(ui.R(10, 10, ui.StepperW, 26), ui.Stepper{ID: "gifts", Max: 9999}, &a)
		c.Stepper(ui.R(10, 60, ui.StepperW, 26), ui.Stepper{ID: "rations", Max: 9999}, &b)
	})
	s.Click("gifts")
	s.Key(ebiten.KeyDigit3)
	s.Key(ebiten.KeyDigit9)
	s.Click("rations")
	s.Key(ebiten.KeyDigit5)
	s.Key(ebiten.KeyDigit1)
	if a != 39 || b != 51 {
		t.Errorf("gifts %d, rations %d; 39 and 51 were typed; want 39, 51", a, b)
	}
	s.Click("rations")
	s.Key(ebiten.KeyDigit7)
	if b != 7 {
		t.Errorf("rations %d after a click and a 7, want 7", b)
	}
}

// A key that is held sets off one button, not the next one too; and what is
// withheld sets off none.
func TestHeldKeysPressOnce(t *testing.T) {
	fired, withhold := 0, false
	s := uitest.New(t, 600, 400, 1, func(c *ui.Context) {
		if withhold {
			c.Withhold(c.In.Now+1, true)
		}
		if c.Button(ui.R(10, 10, 200, 40), ui.Button{Label: "_Go", Default: true}) {
			fired++
		}
	})
	s.Do(ui.Input{Keys: []ui.Press{{Key: ebiten.KeyEnter}}})
	for _, k := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyNumpadEnter, ebiten.KeyG} {
		s.Do(ui.Input{Keys: []ui.Press{{Key: k, Repeat: true}}})
	}
	if fired != 1 {
		t.Errorf("a held key pressed %d times, want 1", fired)
	}
	withhold = true
	for _, k := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyG} {
		s.Key(k)
	}
	s.ClickAt(ui.Point{X: 50, Y: 30})
	if fired != 1 {
		t.Errorf("what is withheld pressed %d times", fired-1)
	}
	s.Key(ebiten.KeyTab)
	if s.List.Focus != "Go" {
		t.Errorf("Tab leads to %q, want \"Go\"", s.List.Focus)
	}
	withhold = false
	s.Key(ebiten.KeyG)
	if fired != 2 {
		t.Errorf("a fresh press does nothing: got %v, wanted 2", fired)
	}
}

// A bar goes when what it scrolled has gone: a panel as high as its words, and
// words that fit without a bar but not beside one, have none. What fits only
// beside a bar keeps it, and the area comes to rest.
func TestScrollBarsGo(t *testing.T) {
	text := strings.Repeat("wide ", 12)
	for name, c := range map[string]struct {
		before, after func(c *ui.Context, w float64) float64
		bar           bool
	}{
		"high, then words that just fit": {
			func(*ui.Context, float64) float64 { return 900 },
			func(c *ui.Context, w float64) float64 { return c.ParagraphHeight(ui.Plain(text), ui.Body, w) }, false,
		},
		"high, then high": {
			func(*ui.Context, float64) float64 { return 900 }, func(*ui.Context, float64) float64 { return 800 }, true,
		},
		"a picture that is lower where it is narrower": {
			func(*ui.Context, float64) float64 { return 10 }, func(_ *ui.Context, w float64) float64 { return w / 4 }, true,
		},
		"low": {func(*ui.Context, float64) float64 { return 10 }, func(*ui.Context, float64) float64 { return 12 }, false},
	} {
		holds, again, room := c.before, 0, 0.0
		s := stage(t, func(c *ui.Context) {
			if room == 0 { // the words fit exactly, or the picture by a hair not
				room = c.ParagraphHeight(ui.Plain(text), ui.Body, 300)
			}
			high := room
			if name == "a picture that is lower where it is narrower" {
				high = 300/4 - 4.5
			}
			c.Scroll("all", ui.R(10, 10, 300, high), func(r ui.Rect) float64 { return holds(c, r.W) })
			if c.Changed() {
				again++
			}
		})
		s.Wait(0.2)
		holds = c.after
		s.Do(ui.Input{})
		s.Wait(0.2)
		was := again
		s.Wait(0.5)
		if again > was {
			t.Errorf("%s: %d frames more in half a second: it does not come to rest", name, again-was)
		}
		bar := slices.ContainsFunc(s.List.Items, func(it ui.Item) bool { return it.Kind == ui.PanelItem && it.Panel == ui.ThumbPanel })
		if bar != c.bar {
			t.Errorf("%s: a bar %v, want %v", name, bar, c.bar)
		}
	}
	// A panel as high as what it holds, from frame to frame; that may be higher or
	// lower where it is narrower.
	for name, holds := range map[string]func(w float64) float64{
		"steady": func(float64) float64 { return 140 },
		"plate":  func(w float64) float64 { return w / 2 },
		"words":  func(w float64) float64 { return 60000 / w },
	} {
		again := 0
		s := stage(t, func(c *ui.Context) {
			c.Scroll("panel", ui.R(10, 10, 300, max(50, c.Extent("panel"))), func(r ui.Rect) float64 { return holds(r.W) })
			if c.Changed() {
				again++
			}
		})
		s.Wait(0.3)
		was := again
		s.Wait(0.3)
		if again > was {
			t.Errorf("%s: the panel does not come to rest", name)
		}
		for _, it := range s.List.Items {
			if it.Kind == ui.PanelItem && it.Panel == ui.ThumbPanel {
				t.Errorf("%s: a panel as high as what it holds has a bar", name)
			}
		}
	}
}

// The edge of a scroll area cuts through no line of text: a line that does not
// stand there whole is left out until it is scrolled to.
func TestScrollShowsWholeLines(t *testing.T) {
	s := stage(t, func(c *ui.Context) {
		c.Scroll("all", ui.R(10, 10, 300, 205), func(r ui.Rect) float64 {
			for i := range 20 {
				c.Text(r.CutTop(30), fmt.Sprintf("Line %d", i), ui.Body)
			}
			return 20 * 30
		})
	})
	s.Wait(0.1)
	for range 4 {
		shown := 0
		for _, it := range s.List.Items {
			seen := it.Ink.Intersect(it.Clip)
			if it.Kind != ui.TextItem || seen.Empty() {
				continue
			}
			shown++
			if it.Ink.H-seen.H > 1 {
				t.Errorf("%q is cut through: %v of %v", it.Text, seen, it.Ink)
			}
		}
		if shown < 5 || shown > 7 {
			t.Errorf("%d lines are shown of an area for almost seven", shown)
		}
		s.Move(ui.Point{X: 60, Y: 60})
		s.Wheel(-1)
	}
}

// Figures that are typed so fast that they come in one frame stand in the order
// in which they were typed.
func TestStepperFiguresOfOneFrame(t *testing.T) {
	n := 0
	s := uitest.New(t, 300, 200, 1, func(c *ui.Context) {
		c.Stepper(ui.R(10, 10, ui.StepperW, 26), ui.Stepper{ID: "gifts", Max: 9999}, &n)
	})
	s.Key(ebiten.KeyTab)
	s.Do(ui.Input{Keys: []ui.Press{{Key: ebiten.KeyDigit4}, {Key: ebiten.KeyNumpad2}, {Key: ebiten.KeyDigit4}, {Key: ebiten.KeyDigit1}}})
	if n != 4241 {
		t.Errorf("4, 2, 4 and 1 make %d; want 4241", n)
	}
	s.Do(ui.Input{Keys: []ui.Press{{Key: ebiten.KeyBackspace}, {Key: ebiten.KeyDigit3}, {Key: ebiten.KeyDigit0}}})
	if n != 30 {
		t.Errorf("after Backspace 3 and 0 make %d, want 30", n)
	}
}
