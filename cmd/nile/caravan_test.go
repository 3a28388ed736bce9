package main

import (
	"flag"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/internal/library"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves/disk/brittle"
)

// withCaravan starts the program with Caravan beside its own game.
func withCaravan(t *testing.T, z uitest.Size) *staged {
	t.Helper()
	return stageOf(t, z, false, []*title{theNile, theCaravan})
}

// unsaid is a key without words, which says itself.
var unsaid = regexp.MustCompile(`(?:^|\s)[a-z-]+(?:\.[a-z0-9-]+)+(?:\s|$)`)

// caravanHands plays Caravan as its screens show it.
type caravanHands struct {
	*staged
	t      testing.TB
	seen   map[string]bool   // which screens have been looked at
	shown  func(what string) // called with each that is looked at, nil: nobody asks
	offers int
}

// look checks the screen shown, the first time it is.
func (h *caravanHands) look(what string) {
	if h.seen[what] {
		return
	}
	h.seen[what] = true
	if h.shown != nil {
		h.shown(what)
	}
	uitest.Check(h.t, h.List)
	for i := range h.List.Items {
		if text := h.List.Items[i].Text; unsaid.MatchString(text) {
			h.t.Errorf("%s: %q has no words", what, text)
		}
	}
}

// do sets something off: with the mouse where it can be seen whole, else by keys.
func (h *caravanHands) do(id string) {
	h.t.Helper()
	if o, ok := h.List.Find(id); ok && o.Rect.Intersect(o.Clip) == o.Rect {
		h.Click(id)
		return
	}
	h.reach(h.t, id)
}

// step does one thing: what the player before the screen does next.
func (h *caravanHands) step() {
	p := h.w.play
	if to, must := p.HandOver(); must {
		h.look("hand-over")
		who := p.Position().Summary().Players[to].Name
		if !uitest.HasText(h.List, who) {
			h.t.Fatalf("the machine is to be passed to %s, and nothing says so", who)
		}
		for _, secret := range []string{"pepper", "cloves", "cinnamon", "saffron"} {
			if uitest.HasText(h.List, secret) {
				h.t.Fatalf("%s is told while the machine changes hands", secret)
			}
		}
		h.press(ebiten.KeySpace)
		return
	}
	v := p.Position().(*caravan.Position).View(p.Seat())
	me, n, seat := v.Camp(p.Seat()), p.Len(), int(p.Seat())
	stones, _ := v.Place(me.At)
	switch {
	case v.AtWell():
		h.look("well")
		if n := min(seat, me.Load); n > 0 { // each another number
			h.focus("caravan/offered")
			h.press(ebiten.KeyDigit0 + ebiten.Key(n))
			if !uitest.HasText(h.List, words.Number(n)) {
				h.t.Errorf("%d is not set", n)
			}
		}
		h.do("caravan/offer")
		h.offers++
		if e := p.Events(); e[len(e)-1].Kind == caravan.Offered && e[len(e)-1].Args[0] != int32(min(seat, me.Load)) {
			h.t.Errorf("another number is offered: %v", e[len(e)-1])
		}
	case v.Left() == caravan.Points && me.Load < 2 && stones > 0:
		h.look("turn")
		h.do("caravan/load")
	case v.Left() == caravan.Points && me.Spices < 1:
		h.do("caravan/draw")
	case v.Left() == caravan.Points && me.At == 0:
		h.do("caravan/place 2")
	case v.Left() == caravan.Points:
		h.do("caravan/dig")
	default:
		h.look("later in the turn")
		h.press(ebiten.KeySpace)
	}
	h.Ticks(4)
	if p.Len() == n {
		h.t.Fatalf("after %d commands nothing is done\n%s", n, hands.Tail(h))
	}
}

// whole plays a game from the title to its result.
func (h *caravanHands) whole() {
	h.t.Helper()
	h.do("New game")
	h.Ticks(hands.ReadTicks)
	h.look("which")
	h.do("game caravan")
	h.Ticks(hands.ReadTicks)
	h.look("set-up")
	h.do("Begin")
	h.Ticks(hands.ReadTicks)
	for !h.w.play.Over() {
		h.step()
	}
	h.Ticks(hands.ReadTicks)
	h.look("result")
}

// until waits for a screen: games are written beside the loop.
func (h *caravanHands) until(scene string) {
	h.t.Helper()
	h.Until(scene, func() bool { return h.screen() == scene })
	h.Ticks(hands.ReadTicks)
}

// focus walks by keys to something.
func (h *caravanHands) focus(id string) {
	h.t.Helper()
	for range len(h.List.Targets) + 1 {
		if h.List.Focus == id {
			return
		}
		h.Key(ebiten.KeyTab)
	}
	h.t.Fatalf("Tab does not lead to %q", id)
}

// TestLayoutOfCaravan holds Caravan's screens against their kept layouts, which are few:
// in the usual window, and in the smallest with large letters. They are written anew
// with those of TestLayout.
func TestLayoutOfCaravan(t *testing.T) {
	games := keptHere(t)
	b := &layouts{of: map[string]*strings.Builder{}}
	for _, z := range []uitest.Size{usual, {W: 1024, H: 700, Text: 150}} {
		s := withCaravan(t, z)
		s.Ticks(hands.ReadTicks)
		h := &caravanHands{staged: s, t: t, seen: map[string]bool{}}
		h.shown = func(what string) { b.take(t, s, strings.ReplaceAll(what, " ", "-")) }
		h.whole()
	}
	if len(b.of) < 7 {
		t.Errorf("only %d screens", len(b.of))
	}
	uitest.Hold(t, filepath.Join(filepath.Dir(filepath.Dir(games)), layoutDir, "caravan"), b.of, *update)
}

// TestCaravanFromTitleToResult: three play Caravan as a second game of the program,
// leave it in the middle, find it on the shelf, go on with it, and see its result.
func TestCaravanFromTitleToResult(t *testing.T) {
	for _, z := range uitest.Sizes() {
		if testing.Short() && z != usual {
			continue
		}
		t.Run(z.String(), func(t *testing.T) {
			s := withCaravan(t, z)
			s.Ticks(hands.ReadTicks)
			h := &caravanHands{staged: s, t: t, seen: map[string]bool{}}
			h.do("New game")
			s.Ticks(hands.ReadTicks)
			h.look("which")
			h.do("game caravan")
			s.Ticks(hands.ReadTicks)
			h.look("set-up")
			h.do("Begin")
			s.Ticks(hands.ReadTicks)
			if s.w.play == nil || local.Of(s.w.play).Rules().Name() != "caravan" || s.w.play.Position().Seats() != 3 {
				t.Fatal("no game of Caravan for three has begun")
			}
			for s.w.play.Position().Summary().Turn < 2 {
				h.step()
			}
			if h.offers != 6 {
				t.Errorf("%d offers in two rounds of three, want 6", h.offers)
			}
			h.pause()
			want, was := local.Of(s.w.play).Hash(), s.w.play
			s.press(ebiten.KeyEscape)
			h.do("Leave to the title")
			h.until("scene title")
			if !uitest.HasText(s.List, "Source of the Nile") || !uitest.HasText(s.List, "Round 3") || !uitest.HasText(s.List, "Caravan 1, Caravan 2 and Caravan 3") {
				t.Errorf("the title does not offer to go on: %s", hands.Tail(s))
			}
			h.shelf()
			h.do("Continue")
			s.Ticks(hands.ReadTicks)
			if s.w.play == was || local.Of(s.w.play).Hash() != want {
				t.Fatalf("Continue takes up %s (that which was left: %v), want %s", local.Of(s.w.play).Hash(), s.w.play == was, want)
			}
			for !s.w.play.Over() {
				h.step()
			}
			s.Ticks(hands.ReadTicks)
			h.look("result")
			if title := play.Result(s.w.play.Position().Summary()); title == "" || !uitest.HasText(s.List, title) {
				t.Errorf("the result is not told: %q", title)
			}
			h.do("caravan/leave")
			h.until("scene title")
			if s.screen() != "scene title" || !uitest.HasText(s.List, "Look again at the last game") {
				t.Errorf("the result leads to %s", s.screen())
			}
		})
	}
}

// pause looks at the pages over the game: its rules, its keys, the menu.
func (h *caravanHands) pause() {
	h.press(ebiten.KeyF1)
	h.look("rules")
	if !uitest.HasText(h.List, "The well") && !uitest.HasText(h.List, "The road") || uitest.HasText(h.List, "The board") {
		h.t.Error("F1 does not open the rules of Caravan")
	}
	h.press(ebiten.KeyEscape)
	h.press(ebiten.KeyF2)
	h.look("keys")
	h.press(ebiten.KeyEscape)
	h.press(ebiten.KeyF5)
	h.press(ebiten.KeyEscape)
	h.look("pause")
	h.press(ebiten.KeyEscape)
}

// shelf looks at the list of saved games, with a picture of this one.
func (h *caravanHands) shelf() {
	h.do("Load a game")
	h.Ticks(hands.ReadTicks)
	h.come()
	h.look("shelf")
	if !uitest.HasText(h.List, "Through the desert · turn 3") {
		h.t.Error("the shelf does not say what game it is")
	}
	h.press(ebiten.KeyEscape)
}

// Who has offered less than all others loses nothing of the secret: a save in the
// middle of the well says no offers to the shelf.
func TestCaravanGlance(t *testing.T) {
	table, err := game.NewTable(caravan.Rules{}, caravan.ForSeats(3, 4, caravan.Desert).Encode(), 9)
	if err != nil {
		t.Fatal(err)
	}
	p, err := theCaravan.Glance(table.Position(), 0)
	if err != nil {
		t.Fatal(err)
	}
	img := p.Paint(400, int(400/p.Shape()))
	colours := map[[3]byte]bool{}
	for i := 0; i < len(img.Pix); i += 4 {
		colours[[3]byte(img.Pix[i:])] = true
	}
	if len(colours) < 6 { // sky, sand, places, stones, three caravans
		t.Errorf("the picture has %d colours", len(colours))
	}
	if *caravanPicture != "" {
		f, err := os.Create(*caravanPicture)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, img); err != nil {
			t.Fatal(err)
		}
	}
}

var caravanPicture = flag.String("caravan-picture", "", "write the picture of Caravan on the shelf to this file")

// A set-up begins with what was played last, for every game by itself.
func TestSetUpBeginsWithTheLast(t *testing.T) {
	s := withCaravan(t, usual)
	last := caravan.Settings{Way: caravan.Coast, Rounds: 9, Players: []caravan.Player{{Name: "Zeynep", Colour: 4}}}
	if s.w.shelf.LastSettings(theCaravan.Rules().Name()) != nil {
		t.Error("something was played before anything was")
	}
	if err := s.w.begin(theCaravan, last.Encode(), []string{""}); err != nil {
		t.Fatal(err)
	}
	own, err := titles.NileSettings("game1", 1, 50)
	if err != nil {
		t.Fatal(err)
	}
	own.Players[0].Name = "Ida"
	if err := s.w.begin(theNile, own.Encode(), nil); err != nil {
		t.Fatal(err)
	}
	if who := s.w.shelf.LastSitters(theCaravan.Rules().Name()); len(who) != 1 {
		t.Errorf("%q sat there last", who)
	}
	if !s.w.shelf.Saving.Wait(time.Minute) {
		t.Fatal("what was set up last is not written")
	}
	for _, c := range []struct{ game, want, other string }{
		{"caravan", "Zeynep", "Ida"}, {theNile.Rules().Name(), "Ida", "Zeynep"},
	} {
		again := stageIn(t, s.w.shelf.Dir, usual, false, s.w.games)
		again.Ticks(hands.ReadTicks)
		again.Click("New game")
		again.Ticks(hands.ReadTicks)
		again.Click("game " + c.game)
		again.Ticks(hands.ReadTicks)
		if !uitest.HasText(again.List, c.want) || uitest.HasText(again.List, c.other) {
			t.Errorf("the set-up of %s does not begin with %s", c.game, c.want)
		}
	}
	// What cannot be read, or is nothing the rules know, is no reason not to begin.
	for _, text := range []string{"", "{", `{"way":"moon"}`} {
		s.keep(library.LastName(theCaravan.Rules().Name()), []byte(text))
		again := stageIn(t, s.w.shelf.Dir, usual, false, s.w.games)
		again.Ticks(hands.ReadTicks)
		again.Click("New game")
		again.Ticks(hands.ReadTicks)
		again.Click("game caravan")
		again.Ticks(hands.ReadTicks)
		if !uitest.HasText(again.List, "Caravan 3") {
			t.Errorf("%q is kept, and the set-up does not begin as usual", text)
		}
	}
	for _, name := range s.w.shelf.Dir.Disk.(*brittle.Disk).Files() {
		if strings.HasSuffix(name, ".new") {
			t.Errorf("left over: %s", name)
		}
	}
}

// Games that nobody knows are not played.
func TestPlayedWith(t *testing.T) {
	for names, want := range map[string]int{"": 3, "caravan": 4, " caravan,caravan": 4, theNile.Rules().Name(): 3} {
		if games, err := playedWith(names); err != nil || len(games) != want || games[0] != theNile {
			t.Errorf("%q: %d games, %v", names, len(games), err)
		}
	}
	if status, _, errs := call("--with", "whist"); status != 2 || !strings.Contains(errs, "whist") || !strings.Contains(errs, "caravan") {
		t.Errorf("%d %q, want status 2", status, errs)
	}
}

// Who goes back before all is agreed finds the set-up as it was left; once a game has begun, the
// next begins with that game's.
func TestASetUpIsFoundAsItWasLeft(t *testing.T) {
	s := withCaravan(t, usual)
	open := func() {
		s.Ticks(hands.ReadTicks)
		s.Click("New game")
		s.Ticks(hands.ReadTicks)
		s.Click("game caravan")
		s.Ticks(hands.ReadTicks)
	}
	open()
	s.Click("Add a player")
	s.Ticks(hands.ReadTicks)
	had := uitest.HasText(s.List, "Caravan 4")
	s.press(ebiten.KeyEscape)
	open()
	if !had || !uitest.HasText(s.List, "Caravan 4") {
		t.Errorf("a fourth player was there before going back: %v; after: %v", had, uitest.HasText(s.List, "Caravan 4"))
	}
	left := s.w.agreeing[theCaravan]
	s.Click("Begin")
	s.Ticks(hands.ReadTicks)
	if next := s.w.setUpOf(theCaravan); next == left {
		t.Error("a game has begun, and its set-up is still the next one’s")
	}
}
