package menu_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// Every chapter fits every window and text size, links and all.
func TestRulesFit(t *testing.T) {
	chapters := []string{"", "3.24", "5.3", "9.27", "11", "15.5", "22.3", "R1"}
	if testing.Short() {
		chapters = []string{"9.27", "11"}
	}
	for _, number := range chapters {
		for _, z := range uitest.Sizes() {
			t.Run(number+" "+z.String(), func(t *testing.T) {
				d := niletest.NewSaloon(menu.NewRules(screens.Game{}, number))
				d.Size(z)
				s := d.Stage(t)
				uitest.Check(t, s.List)
				uitest.CheckKeys(t, s)
				uitest.Check(t, s.List)
				s.Type("lake")
				uitest.Check(t, s.List)
			})
		}
	}
}

func rulesAt(t *testing.T, number string) (*niletest.Saloon, *menu.RulesScene, *uitest.Stage) {
	t.Helper()
	s := menu.NewRules(screens.Game{}, number).(*menu.RulesScene)
	d := niletest.NewSaloon(s)
	return d, s, d.Stage(t)
}

func numberOf(s *menu.RulesScene) string {
	if s.At.Block < 0 {
		return s.Book.Chapters[s.At.Chapter].Key
	}
	return s.Book.Chapters[s.At.Chapter].Blocks[s.At.Block].Number
}

func TestRulesOpenAtANumber(t *testing.T) {
	for _, number := range []string{"9.7", "5.4453", "10.38", "R40"} {
		_, _, st := rulesAt(t, number)
		st.Wait(0.05)
		if !niletest.Seen(st, number) {
			t.Errorf("%s is not in sight", number)
		}
	}
	if _, s, _ := rulesAt(t, "99.9"); numberOf(s) != "how" {
		t.Errorf("an unknown rule opens %s, want how", numberOf(s))
	}
}

func TestRulesSearchByTyping(t *testing.T) {
	d, s, st := rulesAt(t, "")
	st.Type("jealous")
	if len(s.Hits) != 2 || s.Query != "jealous" { // the rule, and what of it is ours
		t.Fatalf("typed %q, found %d; want \"jealous\", 2", s.Query, len(s.Hits))
	}
	if st.Wait(0.05); numberOf(s) != s.Hits[0].Number || !niletest.Seen(st, s.Hits[0].Number) {
		t.Errorf("while it is typed, %s is shown", numberOf(s))
	}
	st.Key(ebiten.KeyEnter)
	st.Wait(0.05)
	if numberOf(s) != "14.4" || !niletest.Seen(st, "14.4") {
		t.Errorf("Enter leads to %s", numberOf(s))
	}
	st.Key(ebiten.KeyEscape)
	if s.Query != "" || d.Top() != s {
		t.Fatal("Esc does not end the search first")
	}
	st.Type("9.2")
	st.Key(ebiten.KeyDown)
	st.Key(ebiten.KeyDown)
	if got := numberOf(s); got != s.Hits[1].Number || s.Hits[0].Number != "9.21" {
		t.Errorf("the second of %d finds shows %s", len(s.Hits), got)
	}
	st.Key(ebiten.KeyEscape)
	st.Key(ebiten.KeyEscape)
	if d.Top() == s {
		t.Error("Esc does not lead back")
	}
}

func TestRulesLinksAndBack(t *testing.T) {
	_, s, st := rulesAt(t, "7.2")
	link := ""
	for _, o := range st.List.Targets {
		if len(o.ID) > 5 && o.ID[:5] == "link " && o.ID[len(o.ID)-3:] == "9.7" {
			link = o.ID
		}
	}
	st.Click(link)
	if numberOf(s) != "9.7" {
		t.Fatalf("the link leads to %s, want 9.7", numberOf(s))
	}
	st.Key(ebiten.KeyBackspace)
	if numberOf(s) != "7.2" {
		t.Errorf("Backspace leads to %s, want 7.2", numberOf(s))
	}
	st.Key(ebiten.KeyTab)
	for st.List.Focus != link {
		st.Key(ebiten.KeyTab)
	}
	st.Key(ebiten.KeyEnter)
	if numberOf(s) != "9.7" {
		t.Errorf("the link set off by key leads to %s, want 9.7", numberOf(s))
	}
	st.Click("return")
	if numberOf(s) != "7.2" {
		t.Errorf("the button leads back to %s, want 7.2", numberOf(s))
	}
}

// A link stands on its line as long as the line is seen, however far the page is scrolled.
func TestRulesLinksStayOnTheirLines(t *testing.T) {
	for _, size := range []int{110, 150} {
		d := niletest.NewSaloon(menu.NewRules(screens.Game{}, "9.2"))
		p := desk.DefaultPreferences()
		p.TextSize = size
		d.SetPreferences(p)
		d.Resize(1280, 800, 1)
		st := d.Stage(t)
		st.Move(ui.Point{X: 700, Y: 400})
		lines := 0
		for range 400 {
			for _, o := range st.List.Targets {
				if !strings.HasPrefix(o.ID, "link ") {
					continue
				}
				shown, gone := false, false // of the words on its line
				for _, it := range st.List.Items {
					if it.Kind != ui.TextItem || it.Ink.Centre().Y < o.Rect.Y || it.Ink.Centre().Y > o.Rect.Bottom() || it.Clip.X != o.Clip.X || it.Clip.W != o.Clip.W { // not the contents beside it, nor the head
						continue
					}
					if it.Clip.H > 0 && it.Ink.Intersect(it.Clip).H > 0 {
						shown = true
					} else {
						gone = true
					}
				}
				if shown {
					lines++
				}
				if seen := !o.Visible().Empty(); shown && (gone || !seen) || !shown && seen {
					t.Fatalf("at %d%%, scrolled to %v: %s is in sight: %v, words of its line are: %v, others are not: %v", size, o.Rect.Y, o.ID, seen, shown, gone)
				}
			}
			st.Wheel(-0.02)
			st.Wait(0.02)
		}
		if lines == 0 {
			t.Error("no link was seen")
		}
	}
}

func TestRulesByKeys(t *testing.T) {
	_, s, st := rulesAt(t, "9")
	st.Wait(0.05)
	was := s.Scrolled
	st.Key(ebiten.KeyDown)
	if s.Scrolled <= was {
		t.Errorf("Down does not scroll: got %v, wanted more than %v", s.Scrolled, was)
	}
	was = s.Scrolled
	st.Key(ebiten.KeyPageDown)
	if s.Scrolled < was+200 {
		t.Errorf("Page Down does not turn the page: got %v, wanted at least %v", s.Scrolled, was+200)
	}
	st.Key(ebiten.KeyPageUp)
	if s.Scrolled != was {
		t.Errorf("Page Up leads to %v, not back to %v", s.Scrolled, was)
	}
	st.Key(ebiten.KeyEnd)
	end := s.Scrolled
	st.Key(ebiten.KeyHome)
	if s.Scrolled != 0 || end < 500 {
		t.Errorf("End leads to %v and Home to %v", end, s.Scrolled)
	}
	st.Key(ebiten.KeyRight)
	if numberOf(s) != "10" {
		t.Errorf("the next chapter is %s, want 10", numberOf(s))
	}
	st.Key(ebiten.KeyLeft)
	st.Key(ebiten.KeyLeft)
	if numberOf(s) != "8" {
		t.Errorf("two before it is %s, want 8", numberOf(s))
	}
	st.Click("contents")
	st.Key(ebiten.KeyHome)
	st.Key(ebiten.KeyDown)
	if s.At != (rulebook.Place{Chapter: 1, Block: -1}) {
		t.Errorf("the contents lead to %+v, want %+v", s.At, (rulebook.Place{Chapter: 1, Block: -1}))
	}
}

// In a small window list and text take turns.
func TestRulesInASmallWindow(t *testing.T) {
	d, s, _ := rulesAt(t, "9")
	p := d.Preferences()
	p.TextSize = 200
	d.SetPreferences(p)
	d.Resize(1024, 700, 1)
	st := d.Stage(t)
	if _, ok := st.List.Find("contents"); ok {
		t.Fatal("the contents stand beside the text")
	}
	st.Click("Contents")
	st.Click("contents")
	if _, ok := st.List.Find("contents"); ok || numberOf(s) == "9" {
		t.Errorf("a click in the contents leads to %s", numberOf(s))
	}
	st.Type("jealous")
	st.Key(ebiten.KeyEnter)
	if numberOf(s) != "14.4" {
		t.Errorf("a search leads to %s, want 14.4", numberOf(s))
	}
	st.Want("The jealous healer")
	st.Key(ebiten.KeyTab)
	st.Want("The jealous healer") // what was found does not come back by itself
}

// keyboard is an input method that hands letters over as the window's does.
type keyboard struct{ typed, composing string }

func (*keyboard) Ended() {}

func (k *keyboard) Left(string) { k.composing = "" }

func (k *keyboard) Update(_, _, _ string, _ ui.Rect, insert func(string)) (composing string, handled bool) {
	if k.typed != "" {
		insert(k.typed)
		k.typed = ""
	}
	return k.composing, k.composing != ""
}

// The letter that begins a search stands there once, whether the input method
// hands it over too or not.
func TestRulesFirstLetter(t *testing.T) {
	for _, both := range []bool{true, false} {
		s := menu.NewRules(screens.Game{}, "").(*menu.RulesScene)
		k := &keyboard{}
		a := render.New(render.Hooks{}, desk.DefaultPreferences())
		st := uitest.New(t, 1280, 800, 1, func(c *ui.Context) {
			c.Typing = k
			s.Frame(c, a)
		})
		for i, letter := range "eel" {
			if both || i > 0 {
				k.typed = string(letter)
			}
			st.Do(ui.Input{Runes: []rune{letter}})
			st.Wait(0.15)
		}
		if s.Query != "eel" {
			t.Errorf("typing eel searches for %q, want \"eel\"", s.Query)
		}
	}
}
