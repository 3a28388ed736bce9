package nile_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/sources"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// whole reports what is wrong with a sentence; "" if it is a whole one.
func whole(s string) string {
	first, _ := firstRune(s)
	switch {
	case s == "":
		return "nothing is said"
	case strings.ContainsAny(s, "{}"):
		return "a blank is left"
	case !unicode.IsUpper(first):
		return "it does not begin as a sentence"
	case !strings.HasSuffix(s, "."):
		return "it does not end as a sentence"
	case strings.Contains(s, "  ") || strings.Contains(s, " .") || strings.Contains(s, ".:"):
		return "something is missing in it"
	}
	return ""
}

func firstRune(s string) (rune, bool) {
	for _, r := range s {
		return r, true
	}
	return 0, false
}

// Every kind of decision of Game I gets a hint that is one of the choices, in a whole
// sentence; and asking for it changes nothing.
func TestEveryKindOfDecisionHasAHint(t *testing.T) {
	asked := map[nile.Phase]bool{}
	reasons := map[bots.Why]bool{}
	sailing := 0
	for seed := uint64(1); seed <= 40 && len(asked) < int(nile.GameOver); seed++ {
		s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: seed%2 == 0}
		s.Players = []nile.Player{{Name: "Ann", Specialty: deck.Specialty(seed % 8)}, {Name: "Ben", Colour: 1, Specialty: deck.Journalist}}
		table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		rash, err := bots.New([]string{"keen", "planner", "desert"}[seed%3], seed)
		if err != nil {
			t.Fatal(err)
		}
		advisers := [2]*bots.Adviser{bots.NewAdviser(), bots.NewAdviser()}
		asks := 0
		for !table.Over() && asks < 400 {
			seat := table.Acting().First()
			v, cs := table.Position().(*nile.Position).View(seat), table.ChoicesOf(seat)
			if !asked[v.Phase()] || table.Len()%29 == 0 {
				asks++
				before := table.Hash()
				advice, ok := advisers[seat].Advise(v, cs)
				if !ok {
					t.Fatalf("seed %d, %s: no advice", seed, v.Phase().Name())
				}
				cmd := advice.Choice.Command(advice.N)
				if !advice.Choice.Allows(&cmd) {
					t.Errorf("seed %d, %s: %+v cannot be done", seed, v.Phase().Name(), cmd)
				}
				if sh, in := v.Sheet(seat); in && advice.Choice.Kind == nile.Cache && sh.Load[sh.Mode].Room() >= 0 {
					t.Errorf("seed %d: all can be carried, and it is advised to bury something", seed)
				}
				said := screens.Hint(v, advice)
				if why := whole(said); why != "" {
					t.Errorf("seed %d, %s, %s: %s: %q", seed, v.Phase().Name(), advice.Why, why, said)
				}
				if _, port := v.AtHome(); port && advice.Choice.Kind == nile.SetPace && advice.Why == bots.ForHome {
					sailing++
					if want := words.Say("hint.do.sail"); !strings.HasPrefix(said, want) {
						t.Errorf("seed %d: in a port, homeward, %q is advised, want %q first", seed, said, want)
					}
				}
				if !asked[v.Phase()] {
					t.Logf("%s: %s", v.Phase().Name(), said)
				}
				asked[v.Phase()], reasons[advice.Why] = true, true
				if table.Hash() != before {
					t.Fatalf("to ask has changed the game: got %v, wanted %v", table.Hash(), before)
				}
			}
			if _, err := table.Do(rash.Choose(v, cs)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for k := nile.PlacingCounters; k < nile.GameOver; k++ {
		if !asked[k] {
			t.Errorf("nobody came to ask in the step %s", k.Name())
		}
	}
	if sailing == 0 {
		t.Error("nobody asked in a port with something to publish")
	}
	t.Logf("%d reasons given", len(reasons))
}

// Every reason has its sentence.
func TestEveryReasonOfAHintHasWords(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(sources.Root(t), "game", "nile", "bots", "advice.go"))
	if err != nil {
		t.Fatal(err)
	}
	all := regexp.MustCompile(`\bWhy += "([^"]+)"`).FindAllSubmatch(text, -1)
	if len(all) < 30 {
		t.Fatalf("%d reasons found in the sources, want 30 at least", len(all))
	}
	for _, why := range all {
		if !words.Has("hint." + string(why[1])) {
			t.Errorf("there are no words for %q", why[1])
		}
	}
}

// A hint is asked for by the button and by its key, goes when something is done, and is
// not there for those who want none.
func TestAHintOnTheScreen(t *testing.T) {
	for _, stop := range []string{"europe", "outfit river", "marching", "meet"} {
		p := niletest.SitAt(t, stop)
		d, table := niletest.TableOf(p)
		st := d.Stage(t)
		st.Wait(1) // a click just after a screen has come may have been meant for the one before
		st.Click(words.Say("hint.button"))
		for begun := time.Now(); st.Has(words.Say("hint.thinking")) && time.Since(begun) < time.Minute; {
			time.Sleep(time.Millisecond)
			st.Wait(0.05)
		}
		cs := p.Choices()
		advice, ok := bots.NewAdviser().Advise(sight.View(p), cs)
		if !ok {
			t.Fatalf("%s: no advice", stop)
		}
		advice = screens.Proposed(sight.View(p), cs, advice)
		says := screens.Hint(sight.View(p), advice)
		if table.At.Screen == screens.BoardScreen {
			says = screens.HintOn(sight.View(p), advice, table.Board.Standing(sight.View(p)))
		}
		st.Want(says)
		st.Chord(keys.Set().Usual(keys.Hint))
		if st.Has(says) {
			t.Errorf("%s: the key does not put it away", stop)
		}
		st.Key(ebiten.KeyF3)
		st.Want(says)
		prefs := d.Preferences()
		prefs.NoHints = true
		d.SetPreferences(prefs)
		d.Refresh()
		st.Wait(0.1)
		if st.Has(words.Say("hint.button")) {
			t.Errorf("%s: a hint is offered to who wants none", stop)
		}
	}
}

// At a meeting the page and the hint say the same policy; the hint says how such meetings end, and why it is not the one
// that is received more often.
func TestAHintAtAMeetingIsThePages(t *testing.T) {
	p := niletest.SitAt(t, "meet")
	v := sight.View(p)
	advice, ok := bots.NewAdviser().Advise(v, p.Choices())
	if !ok || advice.Why != bots.ForOdds {
		t.Fatalf("advised is %+v", advice)
	}
	advice = screens.Proposed(v, p.Choices(), advice)
	d, _ := niletest.TableOf(p)
	st := d.Stage(t)
	st.Wait(1)
	st.Want(tell.Policy(int(advice.Choice.Target)))
	if want := meet.Proposed(v, bots.KeenPolicy(v, p.Choices())); int(advice.Choice.Target) != want {
		t.Errorf("the hint is of policy %d, the page proposes %d", advice.Choice.Target, want)
	}
	here, most := v.PolicyOdds(int(advice.Choice.Target)).Neutral, 0.0
	for n := nile.FortifiedCamp; n <= nile.AsGuest; n++ {
		most = max(most, v.PolicyOdds(n).Neutral)
	}
	says := screens.Hint(v, advice)
	if (most > here+0.01) != strings.Contains(says, "of the hundred they receive you") || !strings.Contains(says, "of a hundred such meetings") || whole(says) != "" {
		t.Errorf("advised is received in %.2f, at best %.2f are: %q", here, most, says)
	}
}

// What is opened after a hint was asked for is not covered by it.
func TestAHintGoesWhenTheReckoningIsOpened(t *testing.T) {
	p := niletest.SitAt(t, "meet")
	d, _ := niletest.TableOf(p)
	st := d.Stage(t)
	st.Wait(1)
	st.Chord(d.Keys().Chord(keys.Hint))
	st.Wait(0.5)
	const says = "of a hundred such meetings"
	if !st.Has(says) {
		t.Fatal("nothing is said")
	}
	st.Chord(d.Keys().Chord(keys.Why))
	st.Wait(0.3)
	if st.Has(says) {
		t.Error("the hint lies beside what has been opened since")
	}
}

// Whoever begins is sent to the port that the page has chosen.
func TestAHintOnAFirstPortIsThePages(t *testing.T) {
	p := niletest.SitAt(t, "port")
	v := sight.View(p)
	advice, ok := bots.NewAdviser().Advise(v, p.Choices())
	if best := bots.FirstPorts(v, 1); !ok || len(best) == 0 || advice.Choice.Target != int32(best[0].Port) {
		t.Errorf("the hint is %q, the best ports are %+v", screens.Hint(v, advice), best)
	}
}

// Whoever has bought nothing is shown a party that the page offers; whoever has bought one of them is to sail with it, and
// what is taken out of it is missed.
func TestAHintOnAnOutfitIsThePages(t *testing.T) {
	p := niletest.SitAt(t, "outfit empty")
	v := sight.View(p)
	advice, ok := bots.NewAdviser().Advise(v, p.Choices())
	foot, _ := bots.Propose(v, bots.FootMarch)
	if !ok || advice.Why != bots.ForOutfit || advice.Have != foot.Have || advice.Ready != bots.FootMarch {
		t.Fatalf("to nothing bought the hint is %q", screens.Hint(v, advice))
	}
	home.Buy(p, foot, func(bool) {})
	v = sight.View(p)
	if advice, _ = bots.NewAdviser().Advise(v, p.Choices()); advice.Choice.Kind != nile.Sail || whole(screens.Hint(v, advice)) != "" {
		t.Errorf("to a ready-made party the hint is %q", screens.Hint(v, advice))
	}
	foot.Have[nile.Guides] = 0
	home.Buy(p, foot, func(bool) {})
	v = sight.View(p)
	if advice, _ = bots.NewAdviser().Advise(v, p.Choices()); advice.Why != bots.ForMissing || advice.Lacks != nile.Guides || whole(screens.Hint(v, advice)) != "" {
		t.Errorf("to one without a guide the hint is %q", screens.Hint(v, advice))
	}
}
