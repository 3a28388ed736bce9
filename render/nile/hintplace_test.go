package nile_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The button that asks for a hint lies on no title, no face, no odds and no other button, on
// any screen of a game, in windows and texts of every size.
func TestTheHintButtonHidesNothing(t *testing.T) {
	seen, sheets := 0, 0
	for _, name := range slices.Sorted(maps.Keys(niletest.Games)) {
		p := niletest.SitAt(t, name)
		for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1280, H: 800, Text: 150}, {W: 1024, H: 700, Text: 100}, {W: 1920, H: 1080, Text: 100}} {
			d, _ := niletest.TableOf(p)
			d.Size(z)
			st := d.Stage(t)
			niletest.Read(st)
			st.Wait(0.3)
			i := slices.IndexFunc(st.List.Targets, func(x ui.Target) bool { return x.ID == "hint" || strings.HasSuffix(x.ID, "/hint") })
			if i < 0 {
				continue
			}
			b := st.List.Targets[i]
			if seen++; st.List.TopModal > 0 {
				sheets++
			}
			if b.Visible() != b.Rect {
				t.Errorf("%s, %s: the button is cut off", name, z)
			}
			for _, what := range uitest.LaidOn(st.List, b.Rect, b.Layer) {
				t.Errorf("%s, %s: the button for hints lies on %s", name, z, what)
			}
		}
	}
	if seen < 100 || sheets < 40 {
		t.Errorf("the button was seen %d times only, %d of them on sheets", seen, sheets)
	}
}

// What was answered to whoever asked stands in a strip at the foot of the window, and lies on nothing
// that is written or can be pressed.
func TestAHintHidesNothing(t *testing.T) {
	seen := 0
	for _, name := range slices.Sorted(maps.Keys(niletest.Games)) {
		for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 2560, H: 1440, Text: 200}} {
			d, _ := niletest.TableOf(niletest.SitAt(t, name))
			d.Size(z)
			st := d.Stage(t)
			niletest.Read(st)
			st.Wait(0.3)
			if !slices.ContainsFunc(st.List.Targets, func(x ui.Target) bool { return x.ID == "hint" || strings.HasSuffix(x.ID, "/hint") }) {
				continue
			}
			st.Chord(d.Keys().Chord(keys.Hint))
			st.Wait(0.3)
			what, ok := uitest.StripLiesOn(st.List)
			if !ok && !st.Has(words.Say("hint.title")) { // on the board, in the place of the journal
				continue
			}
			seen++
			for _, on := range what {
				t.Errorf("%s, %s: the hint lies on %s", name, z, on)
			}
		}
	}
	if seen < 60 {
		t.Errorf("%d hints were seen, want 60 at least", seen)
	}
}

// On the board a hint has the place of the journal: chart and sheet keep theirs, and what can be pressed.
func TestAHintLeavesTheBoardAsItIs(t *testing.T) {
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 2560, H: 1440, Text: 100}, {W: 2560, H: 1440, Text: 200}} {
		d, _ := niletest.TableOf(niletest.Driven(t, 5, 2, driven.Marching))
		d.Size(z)
		st := d.Stage(t)
		niletest.Read(st)
		st.Wait(0.3)
		targets := func() (out []string) {
			for i := range st.List.Targets {
				if x := &st.List.Targets[i]; !strings.HasPrefix(x.ID, "board/journal") {
					out = append(out, fmt.Sprint(x.ID, x.Rect))
				}
			}
			return out
		}
		before := targets()
		st.Chord(d.Keys().Chord(keys.Hint))
		st.Wait(0.3)
		st.Want(words.Say("hint.title"))
		if now := targets(); !slices.Equal(now, before) {
			t.Errorf("%s: with a hint there is %q, without it %q", z, now, before)
		}
	}
}

// At the outfitter's a hint has the place of the advice, and nothing that can be pressed moves: before anything is bought, and
// with a party.
func TestAHintLeavesTheOutfitAsItIs(t *testing.T) {
	for _, name := range []string{"outfit empty", "outfit river"} {
		for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
			d, _ := niletest.TableOf(niletest.SitAt(t, name))
			d.Size(z)
			st := d.Stage(t)
			niletest.Read(st)
			st.Wait(0.3)
			targets := func() (out []string) {
				for i := range st.List.Targets {
					out = append(out, fmt.Sprint(st.List.Targets[i].ID, st.List.Targets[i].Rect))
				}
				return out
			}
			before := targets()
			st.Chord(d.Keys().Chord(keys.Hint))
			st.Wait(0.3)
			st.Want(words.Say("hint.title"))
			if now := targets(); !slices.Equal(now, before) {
				t.Errorf("%s, %s: with a hint there is %q, without it %q", name, z, now, before)
			}
		}
	}
}

// A hint speaks of what is in hand: of the red button, and once a hex is aimed at, of that, with what it takes and risks.
func TestAHintSpeaksOfWhatIsInHand(t *testing.T) {
	p := niletest.Driven(t, 5, 2, driven.Marching)
	d, table := niletest.TableOf(p)
	d.Size(uitest.Size{W: 1280, H: 800, Text: 100})
	st := d.Stage(t)
	niletest.Read(st)
	st.Wait(0.3)
	st.Chord(d.Keys().Chord(keys.Hint))
	st.Wait(0.3)
	v, b := sight.View(p), table.Board
	red := b.Standing(v)
	if red.Says == "" || red.Kind == nile.Move {
		t.Fatalf("nothing is aimed at, and %+v is in hand", red)
	}
	st.Want(red.Says)
	steps := 0
	for _, id := range slices.Sorted(maps.Keys(b.Targets)) {
		ch := b.Targets[id]
		if ch.Kind != nile.Move {
			continue
		}
		b.Picked = id
		d.Refresh()
		st.Wait(0.3)
		at := b.Standing(v)
		if said := strings.Join(st.List.Texts(), " "); !strings.Contains(said, at.Says) {
			t.Errorf("it is not said that %q; but %q", at.Says, said)
		}
		if !strings.Contains(at.Says, tell.WhereOf(v, id)) || ch.Odds.Num > 0 && !strings.Contains(at.Says, words.Chance(ch.Odds)) {
			t.Errorf("of %+v it is said %q", ch, at.Says)
		}
		steps++
	}
	if steps == 0 {
		t.Error("no step can be taken")
	}
	// The advice agrees with what is in hand, or says that it is another.
	same := board.Standing{Says: "This.", Kind: nile.Move, Target: 7}
	for _, c := range []struct {
		to   int32
		want string
	}{{7, words.Say("hint.same")}, {8, words.Say("hint.other")}} {
		a := bots.Advice{Choice: game.Choice{Kind: nile.Move, Target: c.to}, Why: bots.ForCountry, Aim: hexmap.None, Months: 2}
		if got := screens.HintOn(v, a, same); !strings.HasPrefix(got, "This. "+c.want) {
			t.Errorf("a step to %d is advised, 7 aimed at: %q", c.to, got)
		}
	}
}

// Esc closes a hint first, and only then what else it closes: on the board, and on a sheet over it.
func TestEscClosesAHintFirst(t *testing.T) {
	for name, p := range map[string]*play.Play{
		"on the march": niletest.Driven(t, 5, 2, driven.Marching), "meet": niletest.SitAt(t, "meet"), "outfit river": niletest.SitAt(t, "outfit river"),
	} {
		d, _ := niletest.TableOf(p)
		st := d.Stage(t)
		niletest.Read(st)
		st.Wait(0.3)
		below := d.Top()
		st.Chord(d.Keys().Chord(keys.Hint))
		st.Wait(0.3)
		open := func() bool {
			_, strip := uitest.StripLiesOn(st.List)
			return strip || st.Has(words.Say("hint.title"))
		}
		if !open() {
			t.Errorf("%s: no hint is given", name)
			continue
		}
		st.Key(ebiten.KeyEscape)
		if open() || d.Top() != below {
			t.Errorf("%s: after Esc a hint is shown: %v; above lies %s", name, open(), d.Top().Name())
		}
		st.Key(ebiten.KeyEscape)
		if d.Top() == below {
			t.Errorf("%s: the next Esc is not what it always was", name)
		}
	}
}

// While a first journey is taught, what was answered stands in the strip of the voice that teaches, and the voice is
// there again when it has been read.
func TestAHintStandsWhereTheLessonSpeaks(t *testing.T) {
	tab, err := game.NewTable(nile.Rules{}, nile.FirstJourney("Reader").Encode(), 7)
	if err != nil {
		t.Fatal(err)
	}
	p := local.New(tab, play.Host{})
	if c, ok := p.Find(func(c *game.Choice) bool { return c.Kind == nile.ChoosePort }); ok && !local.Do(p, c.Command(0)) {
		t.Fatal(p.Failed)
	}
	d, s := niletest.TableOf(p)
	st := d.Stage(t)
	niletest.Read(st)
	st.Wait(0.5)
	niletest.WantScreen(t, s, screens.OutfitScreen)
	voice := words.Say("first.voice")
	st.Want(voice)
	st.Chord(d.Keys().Chord(keys.Hint))
	st.Wait(0.5)
	if st.Has(voice) || slices.ContainsFunc(st.List.Items, func(it ui.Item) bool { return it.Kind == ui.PanelItem && it.Panel == ui.TipPanel }) {
		t.Error("the answer is not in the place of the voice")
	}
	if _, strip := uitest.StripLiesOn(st.List); !strip {
		t.Error("there is no strip with the answer")
	}
	st.Key(ebiten.KeyEscape)
	st.Wait(0.5)
	st.Want(voice)
}
