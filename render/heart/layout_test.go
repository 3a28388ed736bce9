package heart

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// The positions that layouts are kept of lie in testdata: so that a chit more in the bag,
// which makes other games of all that bots play, changes no screen that is shown of them.
var anew = flag.Bool("positions", false, "keep the positions that layouts are kept of anew, from games that bots play")

// positions are the kept ones, by the name of the step.
func positions(t *testing.T) map[string]*game.Record {
	t.Helper()
	dir := filepath.Join("testdata", "positions")
	if *anew {
		for name, rec := range moments(t) { // in any order: each into its own file
			table, err := game.Resume(heart.Rules{}, rec)
			if err != nil {
				t.Fatal(err)
			}
			data, err := saves.Encode(saves.Header{}, table.Record())
			if err == nil {
				err = os.WriteFile(filepath.Join(dir, name+saves.Extension), data, 0o644)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	files, err := filepath.Glob(filepath.Join(dir, "*"+saves.Extension))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]*game.Record{}
	for _, path := range files {
		_, rec, err := (saves.Folder{Dir: dir}).Load(path)
		if err != nil {
			t.Fatal(err)
		}
		out[strings.TrimSuffix(filepath.Base(path), saves.Extension)] = rec
	}
	return out
}

// kept are the moments, once they have been played to.
var kept map[string]*game.Record

// moments are games as they stand when something is asked for the first time, by the name
// of the step: a table that a keen explorer of each seat has played so far.
func moments(t *testing.T) map[string]*game.Record {
	t.Helper()
	if len(kept) > 0 {
		return kept
	}
	out := map[string]*game.Record{}
	for _, of := range []struct {
		seats int
		seed  uint64
	}{{3, 8}, {2, 5}, {1, 2}} {
		table := newGame(t, of.seats, of.seed)
		keenly(t, table, func(step heart.Step, _ []game.Choice) {
			if out[step.Name()] == nil {
				out[step.Name()] = table.Record()
			}
		})
		if out["over"] == nil {
			out["over"] = table.Record()
		}
	}
	kept = out
	return out
}

// keenly has a keen explorer of each seat play a game to its end, and shows each question before it is answered.
func keenly(t *testing.T, table *game.Table, asked func(step heart.Step, choices []game.Choice)) {
	t.Helper()
	bot, err := bots.New("keen", 1)
	if err != nil {
		t.Fatal(err)
	}
	for !table.Over() {
		s := table.Acting().First()
		step, _, _ := table.Position().(*heart.Position).View(s).Asked()
		cs := table.ChoicesOf(s)
		asked(step, cs)
		if _, err := table.Do(bot.Choose(table.Position(), s, cs)); err != nil {
			t.Fatal(err)
		}
	}
}

// show opens each moment and the set-up in a window.
func show(t *testing.T, z uitest.Size, all map[string]*game.Record, take func(name string, r *room)) {
	t.Helper()
	r := newRoom(t, z, Game{}.SetUp(menu.Begin{Opponents: Game{}.Opponents()}))
	r.Wait(0.2)
	take("setup", r)
	for name, rec := range all { // in any order: each by its own name
		table, err := game.TakeUp(heart.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		r, _ := sit(t, z, table)
		r.Wait(0.3)
		take(name, r)
		if name == "over" || name == "stepping" {
			for page, key := range map[string]ebiten.Key{"points": ebiten.KeyR, "papers": ebiten.KeyN} { // in any order: each by its own name
				r.Key(key)
				r.Wait(0.2)
				take(name+"-"+page, r)
				uitest.CheckWords(t, r.List)
				r.Key(ebiten.KeyEscape)
				r.Wait(0.1)
			}
		}
		if name == "stepping" {
			for _, tab := range []string{"track", "bags"} {
				if r.ByMouse("board/tab/" + tab) {
					take(name+"-"+tab, r)
				}
			}
		}
	}
}

// asTrading are the questions whose page is that of a trade: one layout is kept of them.
var asTrading = []string{"giving-items", "keeping-load", "ignoring"}

// TestLayout holds every question's screen in the usual window against the layout that is
// kept of it, and looks for faults there, in a large window and in a small one with large
// letters; -update writes the layouts anew.
func TestLayout(t *testing.T) {
	all := positions(t)
	if len(all) < 28 {
		t.Errorf("only %d of the steps are asked in the kept positions", len(all))
	}
	out := map[string]*strings.Builder{}
	usual := uitest.Size{W: 1280, H: 800, Text: 100}
	for _, z := range []uitest.Size{usual, {W: 1024, H: 700, Text: 200}, {W: 1920, H: 1080, Text: 100}} {
		show(t, z, all, func(name string, r *room) {
			if z == usual && !slices.Contains(asTrading, name) {
				out[name] = &strings.Builder{}
				out[name].WriteString(uitest.Dump(r.List, uitest.Layout))
			}
			for _, fault := range uitest.Faults(r.List) {
				t.Errorf("%s in %s: %s", name, z, fault)
			}
		})
	}
	uitest.Hold(t, filepath.Join("testdata", "layout"), out, *update)
}

// Every choice of a question is in sight in the usual window, and in a large one; where it is not, a
// button says that there is more, and leads to it.
func TestEveryChoiceIsInSight(t *testing.T) {
	all := positions(t)
	asked := 0
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1280, H: 800, Text: 150}, {W: 1920, H: 1080, Text: 100}} {
		for name, rec := range all { // in any order: each by its own name
			table, err := game.TakeUp(heart.Rules{}, rec)
			if err != nil {
				t.Fatal(err)
			}
			r, p := sit(t, z, table)
			r.Wait(0.3)
			inSight := map[string]bool{}
			for _, at := range r.List.Targets {
				seen := at.Rect.Intersect(at.Clip)
				inSight[at.ID] = at.Rect.W-seen.W < 1 && at.Rect.H-seen.H < 1
			}
			for _, ch := range p.Choices() {
				id := "board/" + board.IDOf(ch)
				if !inSight[id] && ch.Kind == heart.NameFace { // one figure stands for all
					id = "board/which-face"
				}
				if ch.Kind != heart.Order && ch.Kind != heart.March && ch.Kind != heart.Offer { // of ways and of Gifts there is a list
					asked++
					if !inSight[id] && !r.Has(words.Say("ask.more")) {
						t.Errorf("%s in %s: %s is out of sight, and nothing says so", name, z, id)
					}
				}
			}
		}
	}
	if asked < 100 {
		t.Errorf("only %d choices were looked for", asked)
	}
}

// TestPseudoLayout looks for faults in the language that nobody speaks, which is longer by
// a third.
func TestPseudoLayout(t *testing.T) {
	if err := words.Speak(words.PseudoLanguage); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := words.Speak(""); err != nil {
			t.Error(err)
		}
	})
	all := positions(t)
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 150}, {W: 1024, H: 700, Text: 100}} {
		show(t, z, all, func(name string, r *room) {
			for _, fault := range uitest.Faults(r.List) {
				t.Errorf("%s in %s: %s", name, z, fault)
			}
		})
	}
}

// TestNothingIsAskedBeforeItIsSeen: while what a command led to is shown, there is nothing
// to choose, no event is told before its time, and any key shows the end of it.
func TestNothingIsAskedBeforeItIsSeen(t *testing.T) {
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, newGame(t, 2, 11))
	prefs := r.Preferences()
	prefs.Animations = true
	r.SetPreferences(prefs)
	bot, _ := bots.New("keen", 2)
	shown, most, passed := 0, 0.0, false
	for n := 0; !p.Over() && n < 160; n++ {
		if !passed && r.Has(words.Say("hand.pass")) { // out of the set-up
			passed = true
			r.Key(ebiten.KeySpace)
			r.Wait(2 * desk.GuardTime)
		}
		s := p.Acting().First()
		if !local.Do(p, bot.Choose(p.Position(), s, p.ChoicesOf(s))) {
			t.Fatal(p.Failed)
		}
		r.Move(ui.Point{X: float64(1 + n%2), Y: 1}) // else nobody knows that there is something to be seen
		long := 0.0
		waits := func() bool { _, waits := p.Beats().Page(); return waits }
		for told := len(p.Told()); p.Beats().Playing() || waits(); {
			if waits() { // what came of it stays till one goes on
				p.Beats().Read()
				r.Move(ui.Point{X: float64(1 + n%2), Y: 2})
			}
			if long > 60 {
				t.Fatalf("command %d is shown without an end", n)
			}
			if len(p.Told()) < told || p.Written() != nil && len(p.Written()) > len(p.Told()) {
				t.Fatal("what has been told is taken back, or written before it is told")
			}
			told = len(p.Told())
			for _, at := range r.List.Targets {
				if strings.Contains(at.ID, "board/walk-") || strings.Contains(at.ID, "board/march-") {
					t.Fatalf("%s is offered while %d of %d are told", at.ID, told, len(p.Events()))
				}
			}
			if n%3 == 0 && long > 0.2 {
				p.Beats().Skip()
			}
			shown++
			r.Wait(0.1)
			long += 0.1
		}
		most = max(most, long)
		if len(p.Told()) != len(p.Events()) || len(p.Written()) != len(p.Events()) || p.Stand() != p.Position() {
			t.Fatal("something is never told")
		}
	}
	const longest = 11.5 // where one ends a Game Turn and marches first in the next
	if shown < 100 || most > longest {
		t.Errorf("%d moments are shown, the longest command takes %.1f s", shown, most)
	}
}
