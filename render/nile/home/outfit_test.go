package home_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// The buttons of the ready-made parties buy what is proposed, and set out as it
// would; the last empties the outfit.
func TestReadyMadePartiesAreTheProposedOnes(t *testing.T) {
	p := niletest.NewBot(t, niletest.NewGame(t, 3, 75, "Ann"), 1).Until(niletest.PhaseIs(nile.ChoosingPort))
	c, _ := sight.Find(p, nile.ChoosePort, 0, -1) // Khartoum sells camels
	p.Do(c, 0)
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	for k, label := range [bots.Kinds]string{"Foot march", "River party", "Caravan"} {
		want, ok := bots.Propose(sight.View(p), bots.Kind(k))
		if !ok {
			t.Fatalf("%s: nothing is proposed", label)
		}
		st.Click(label)
		sheet, _ := sight.View(p).Sheet(0)
		if sheet.Have != want.Have {
			t.Errorf("%s: the outfit holds %v, not %v", label, sheet.Have, want.Have)
		}
		if _, ok := home.Sailing(p, want.Mode); !ok {
			t.Errorf("%s may not sail %s", label, tell.Mode(want.Mode))
		}
	}
	st.Click("Empty")
	if sheet, _ := sight.View(p).Sheet(0); sheet.Have != [nile.Items]int{} {
		t.Errorf("the emptied outfit holds %v, want %v", sheet.Have, [nile.Items]int{})
	}
}

// Whoever fits out first is told how the dice fell for it (4.62): everybody but who goes alone.
func TestWhoBeginsIsToldWhy(t *testing.T) {
	names := []string{"Ann", "Ben", "Cid"}
	for _, players := range []int{1, 3} {
		b := niletest.NewBot(t, niletest.NewGame(t, 3, 75, names[:players]...), 1)
		for n := range players {
			last := b.P.Seat()
			p := b.Until(func(p *play.Play) bool {
				return sight.View(p).Phase() == nile.Outfitting && (n == 0 || p.Seat() != last)
			})
			d, _ := niletest.Table(p)
			told := slices.ContainsFunc(d.Stage(t).List.Items, func(it ui.Item) bool { return strings.Contains(it.Text, " goes first") })
			if want := players > 1; told != want {
				t.Errorf("%d players: that number %d is told of the order of play is %v, want %v", players, n, told, want)
			}
		}
	}
}

// A ready-made party is one press, and one Undo takes it back whole and one Redo brings it back; what was bought by hand
// after it goes by itself.
func TestAReadyMadePartyIsTakenBackWhole(t *testing.T) {
	p := niletest.SitAt(t, "outfit empty")
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	have := func() [nile.Items]int {
		s, _ := sight.View(p).Sheet(p.Seat())
		return s.Have
	}
	bare := have()
	st.Click("Foot march")
	party := have()
	if party == bare {
		t.Fatal("nothing was bought")
	}
	undo, redo := func() { st.Chord(ui.Ctrl(ebiten.KeyZ)) }, func() { st.Chord(ui.Ctrl(ebiten.KeyY)) }
	for _, step := range []struct {
		what string
		do   func()
		want [nile.Items]int
	}{{"undo", undo, bare}, {"redo", redo, party}, {"the button Undo", func() { st.Click("Undo") }, bare}, {"redo again", redo, party}} {
		if step.do(); have() != step.want {
			t.Errorf("%s: got %v, wanted %v", step.what, have(), step.want)
		}
	}
	niletest.TabTo(st, "outfit/Ration")
	st.Type("5")
	st.Key(ebiten.KeyEnter)
	if have() == party {
		t.Fatal("the rations are as many as before")
	}
	if undo(); have() != party {
		t.Errorf("undo of the rations alone: got %v, wanted %v", have(), party)
	}
}

// Setting sail with money left asks once.
func TestMoneyLeftIsAskedAbout(t *testing.T) {
	p := niletest.SitAt(t, "outfit empty")
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	home.Buy(p, bots.Proposal{Have: [nile.Items]int{nile.Bearers: 10, nile.Rations: 80}}, func(bool) {})
	d.Refresh()
	st.Key(ebiten.KeySpace)
	st.Want("$770")
	niletest.Read(st)
	if sight.View(p).Phase() != nile.Outfitting {
		t.Fatalf("sailed without an answer: got %v, wanted %v", sight.View(p).Phase(), nile.Outfitting)
	}
	st.Chord(ui.Key(ebiten.KeyK))
	if sight.View(p).Phase() != nile.Outfitting {
		t.Fatalf("sailed although the answer was no: got %v, wanted %v", sight.View(p).Phase(), nile.Outfitting)
	}
	st.Key(ebiten.KeySpace)
	niletest.Read(st)
	seat := p.Seat()
	st.Chord(ui.Key(ebiten.KeyS))
	if sight.View(p).Player(seat).Where != nile.Africa {
		t.Error("did not sail although the answer was yes")
	}
}

// Enter after typing a number changes the number and nothing else.
func TestEnterInANumberDoesNotSail(t *testing.T) {
	p := niletest.SitAt(t, "outfit river")
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	for n := 0; st.List.Focus != "outfit/Gift" && n < 40; n++ {
		st.Key(ebiten.KeyTab)
	}
	st.Type("12")
	st.Key(ebiten.KeyEnter)
	sheet, ok := sight.View(p).Sheet(p.Seat())
	if !ok || sight.View(p).Phase() != nile.Outfitting || sheet.Have[nile.Gifts] != 12 {
		t.Errorf("phase %d, %d gifts", sight.View(p).Phase(), sheet.Have[nile.Gifts])
	}
	if d.Notices() > 0 {
		t.Errorf("something is asked: got %v, wanted at most 0", d.Notices())
	}
}

// Money left, load and food are in sight in every window and text size, and so
// are the ready-made parties; in the windows players mostly have, every row of
// the table is.
func TestOutfitKeepsItsAccountInSight(t *testing.T) {
	for _, z := range uitest.Sizes() {
		t.Run(z.String(), func(t *testing.T) {
			d, _ := niletest.Table(niletest.SitAt(t, "outfit too heavy"))
			d.Size(z)
			st := d.Stage(t)
			for _, text := range []string{"$120", "715 of 900", "64.4 months"} {
				if !textInSight(st.List, text) {
					t.Errorf("%q is not in sight", text)
				}
			}
			see := []string{"Foot march", "River party", "Sail for Africa"}
			if z.W/z.Scale() >= 853 && z.H/z.Scale() >= 533 {
				for _, i := range home.OutfitRows {
					see = append(see, tell.ItemName(i))
				}
			}
			for _, label := range see {
				if o := st.Target(label); o.Rect.Intersect(o.Clip).H < o.Rect.H-0.5 {
					t.Errorf("%q is not in sight: %v in %v", label, o.Rect, o.Clip)
				}
			}
		})
	}
}

// The rows of the table stay where they are when the pointer comes to one and
// the advice is about it: a click lands where it was aimed.
func TestRowsOfTheOutfitStayPut(t *testing.T) {
	for _, z := range uitest.Sizes() {
		for _, game := range []string{"outfit empty", "outfit river", "outfit too heavy"} {
			t.Run(game+" "+z.String(), func(t *testing.T) {
				d, _ := niletest.Table(niletest.SitAt(t, game))
				d.Size(z)
				st := d.Stage(t)
				rows := func() (out []ui.Rect) {
					for _, i := range home.OutfitRows {
						out = append(out, st.Target(tell.ItemName(i)).Rect)
					}
					return out
				}
				before := rows()
				for _, r := range before {
					st.Move(ui.Point{X: r.X + r.W/2, Y: r.Y + r.H/2})
					st.Wait(0.2)
					if now := rows(); !slices.Equal(now, before) {
						t.Fatalf("with the pointer at %v the rows lie at %v, not at %v", r, now, before)
					}
				}
			})
		}
	}
}

// textInSight reports whether a text of a list stands whole in the window, and
// not where it can be scrolled away.
func textInSight(l *ui.List, text string) bool {
	for _, it := range l.Items {
		seen := it.Ink.Intersect(it.Clip)
		if it.Kind == ui.TextItem && strings.ReplaceAll(it.Text, "\u00a0", " ") == text && !it.Scrolled &&
			it.Ink.W-seen.W < 0.5 && it.Ink.H-seen.H < 0.5 {
			return true
		}
	}
	return false
}
