package aloud_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/aloud"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// sheet is a screen whose texts stand one below the other; those of one row have a | between.
type sheet struct {
	rows  []string
	title string // drawn last, as titles of sheets are
	on    bool
	n     int
	boxed bool

	fromRight bool // rows are drawn so
}

func (s *sheet) frame(c *ui.Context) {
	y := 100.0
	for _, row := range s.rows {
		cells := strings.Split(row, "|")
		for i := range cells {
			if s.fromRight {
				i = len(cells) - 1 - i
			}
			c.Text(ui.R(40+200*float64(i), y, 190, 20), cells[i], ui.Body)
		}
		y += 30
	}
	c.Text(ui.R(700, y, 90, 20), "9.15", ui.RuleRef)
	if s.boxed { // a figure below its name
		c.Text(ui.R(40, 700, 100, 18), "Askaris", ui.Small)
		c.Text(ui.R(110, 718, 30, 20), "6", ui.Strong)
	}
	c.Toggle(ui.R(40, 600, 300, 30), "lamp", "_Lamp", &s.on, ui.Plain("It burns oil · a pint a night\nRule 7"))
	c.Stepper(ui.R(400, 600, 140, 30), ui.Stepper{ID: "n1", Label: "Candles", Max: 9, Tip: ui.Plain("A shilling each.")}, &s.n)
	c.Button(ui.R(600, 600, 200, 42), ui.Button{Label: "_March", Default: true})
	c.Button(ui.R(820, 600, 200, 42), ui.Button{Label: "Rest", Disabled: true})
	c.Text(ui.R(40, 20, 400, 50), s.title, ui.Big)
}

// reading is a stage, and what a reader of it has had said.
type reading struct {
	*uitest.Stage
	r    aloud.Reader
	said []string
	now  float64
}

func (r *reading) look(page string) (said []string) {
	r.r.Frame(func(s string) { r.said = append(r.said, s) }, true, aloud.Looked{Now: r.now, Page: page, Key: "F8", List: r.List})
	said, r.said = r.said, nil
	return said
}

func newReading(t *testing.T, s *sheet) *reading {
	return &reading{Stage: uitest.New(t, 1280, 800, 1, s.frame)}
}

// A figure in a box is read with its name, which stands above it.
func TestAFigureIsReadWithTheNameAboveIt(t *testing.T) {
	got := strings.Join(newReading(t, &sheet{title: "The Sheet", boxed: true}).look("sheet"), " ")
	if !strings.Contains(got, "Askaris, 6.") {
		t.Errorf("read is %q", got)
	}
}

// A page is read with its title first, then what it says, then what can be chosen; tables of figures,
// numbers that stand alone and those of rules are not, and a number is read with what it is of.
func TestPageIsReadInItsOrder(t *testing.T) {
	s := &sheet{title: "At the river", rows: []string{
		"The water has risen.", "Is it safe?", "Rations|40", "P a r t s  U n k n o w n", "17", "He sails. 5.2, 9", "Askari|3|4|5|6", "North|South|East|West|Far",
	}}
	r := newReading(t, s)
	got := r.look("river")
	want := "At the river. The water has risen. Is it safe? Rations, 40. He sails. You can choose: March, Space. Lamp, not ticked, L. Candles, 0."
	if len(got) != 1 || got[0] != want {
		t.Errorf("read is\n%q, want\n%q", got, want)
	}
	if again := r.look("river"); len(again) > 0 {
		t.Errorf("read again: %q", again)
	}
	if got := r.look("hills"); len(got) != 1 || got[0] != want {
		t.Errorf("of another page that says the same is read %q", got)
	}
}

// A row is read from the left, however it was drawn: most are cut from the right. A sign without a letter
// is not read.
func TestARowIsReadFromTheLeft(t *testing.T) {
	for _, fromRight := range []bool{false, true} {
		s := &sheet{title: "The race", fromRight: fromRight, rows: []string{
			"Here they stand.", "Ann|at home in the Strand|10 points", "Rations|40", "3|of 75", "And so on|›",
		}}
		got := newReading(t, s).look("race")
		want := "The race. Here they stand. Ann. At home in the Strand. 10 points. Rations, 40. 3 of 75. And so on."
		if len(got) != 1 || !strings.HasPrefix(got[0], want) {
			t.Errorf("drawn from the right %v, read is\n%q, want\n%q", fromRight, got, want)
		}
	}
}

// What a page says anew is read once it stands still: the same sentence once more, too; what was told
// beside it is not.
func TestWhatChangesIsRead(t *testing.T) {
	s := &sheet{title: "At the river", rows: []string{"He digs and finds nothing.", "Rations|40", "The sun sets."}}
	r := newReading(t, s)
	r.look("river")
	s.rows = []string{"He digs and finds nothing.", "He digs and finds nothing.", "Rations|39", "Night falls."}
	r.Stage.Wait(0.1)
	r.r.Told("Night falls.", r.now)
	if got := r.look("river"); len(got) > 0 || !r.r.Waits() {
		t.Errorf("read before it stands still: %q", got)
	}
	r.now += aloud.Still
	if got, want := r.look("river"), "He digs and finds nothing. Rations, 39."; len(got) != 1 || got[0] != want {
		t.Errorf("read is %q, want %q", got, want)
	}
	if r.now++; r.r.Waits() || len(r.look("river")) > 0 {
		t.Error("it is read twice")
	}
	r.now += 60 // somebody else may sit there by now
	if got := r.look("camp"); len(got) != 1 || !strings.Contains(got[0], "Night falls.") {
		t.Errorf("of another page, later, is read %q, without what was told long ago", got)
	}
}

// Space is promised only where it does what is said: not while something else has the keyboard.
func TestSpaceIsPromisedWhereItWorks(t *testing.T) {
	r := newReading(t, &sheet{title: "At the river"})
	if got := aloud.Main(r.List); got != "March, Space." {
		t.Errorf("Space does %q, want \"March, Space.\"", got)
	}
	r.Key(ebiten.KeyTab) // to the lamp
	if got, all := aloud.Main(r.List), strings.Join(aloud.Choices(r.List), " "); got != "" || strings.Contains(all, "Space") {
		t.Errorf("with the keyboard at %s Space does %q, of %q", r.List.Focus, got, all)
	}
}

// How something stands that can be chosen is read when it changes, and with its tip when it has the
// keyboard; what cannot be chosen says so.
func TestChoicesAreRead(t *testing.T) {
	s := &sheet{title: "At the river"}
	r := newReading(t, s)
	r.look("river")
	s.on, s.n = true, 3
	r.Stage.Wait(0.1)
	if got, want := r.look("river"), []string{"Lamp, ticked.", "Candles, 3."}; !slices.Equal(got, want) {
		t.Errorf("read is %q, want %q", got, want)
	}
	for id, want := range map[string]string{
		"lamp": "Lamp, ticked. It burns oil, a pint a night. Rule 7.", "n1": "Candles, 3. A shilling each.", "Rest": words.Say("aloud.off", "what", "Rest"),
	} {
		tg := r.Target(id)
		if got := aloud.Target(&tg); got != want {
			t.Errorf("of %s is read %q, want %q", id, got, want)
		}
	}
}
