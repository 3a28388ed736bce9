package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui/uitest"
)

// lesson is the step that the voice spoke of last, "" before it has spoken.
func (s *staged) lesson() string {
	lines := s.Lines()
	for i := len(lines) - 1; i >= 0; i-- {
		if step, ok := strings.CutPrefix(lines[i], "guide "); ok && !strings.HasPrefix(step, "past ") {
			return step
		}
	}
	return ""
}

// byMouse is what a mouse does at each step of a first journey: what it clicks on, one
// after the other. A hex is clicked on twice where it asks first.
var byMouse = map[string][]string{
	"welcome": {"guide/on"}, "party": {"outfit/Foot march"}, "food": {"guide/on"}, "sail": {"outfit/Sail for Africa"}, "pace": {"board/Normal"},
	"shore": {hexTarget(nile.FirstShore)}, "blank": {hexTarget(nile.FirstBlank), hexTarget(nile.FirstBlank)}, "mapped": {"guide/on"}, "evening": {"board/end travel"},
	"second": {"board/Cautious"}, "river": {hexTarget(nile.FirstPeople), hexTarget(nile.FirstPeople), "board/Go on"}, "people": {"meet/As a guest", "meet/go in"}, "gifts": {"parley/offer"},
	"friends": {"trade/leave"}, "camp": {"board/end travel"}, "third": {"board/Normal"}, "back": {"home"}, "port": {"board/end travel"},
	"europe": {"board/Sail for Europe", "yes"}, "publish": {"news/publish"}, "names": {"naming/write"}, "paper": {"paper/Go on"},
}

func hexTarget(id any) string { return fmt.Sprintf("board/hex %d", id) }

// byKeys is what keys do at each step.
var byKeys = map[string][]ebiten.Key{
	"welcome": {ebiten.KeyF4}, "food": {ebiten.KeyF4}, "pace": {ebiten.KeySpace},
	"shore": {ebiten.KeyDigit5}, "blank": {ebiten.KeyDigit4, ebiten.KeyEnter}, "mapped": {ebiten.KeyF4}, "evening": {ebiten.KeySpace},
	"second": {ebiten.KeySpace}, "river": {ebiten.KeyDigit5, ebiten.KeySpace}, "people": {ebiten.KeyDigit3, ebiten.KeySpace}, "gifts": {ebiten.KeySpace},
	"camp": {ebiten.KeySpace}, "third": {ebiten.KeySpace}, "port": {ebiten.KeySpace},
	"publish": {ebiten.KeySpace}, "names": {ebiten.KeyEnter}, "paper": {ebiten.KeySpace},
}

// reached are what keys walk to with Tab, where nothing has a key of its own.
var reached = map[string][]string{"party": {"outfit/Foot march"}, "sail": {"outfit/Sail for Africa"}, "friends": {"trade/leave"}, "europe": {"board/Sail for Europe", "yes"}}

// TestFirstJourneyByMouse plays the first journey with the mouse alone, from the title to
// a game against two computer explorers.
func TestFirstJourneyByMouse(t *testing.T) {
	for _, z := range []uitest.Size{usual, {W: 1920, H: 1080, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
		t.Run(z.String(), func(t *testing.T) {
			t.Parallel()
			firstByMouse(t, z)
		})
	}
}

func firstByMouse(t *testing.T, z uitest.Size) {
	s := stage(t, z, false)
	s.Ticks(hands.ReadTicks)
	s.Click("First journey")
	said := s.taught(t, func(step string) {
		for _, what := range byMouse[step] {
			if what == "home" {
				what = s.homeward()
				s.Click(what)
				s.Ticks(hands.ReadTicks)
				if !s.Shows(what) {
					return
				}
			}
			if s.Shows(what) { // a hex that asks nothing is entered at once
				s.Click(what)
			}
			s.Ticks(hands.ReadTicks)
		}
	})
	s.Click("guide/again")
	s.againstTwo(t)
	s.saidAll(t, said, byMouse)
}

// TestFirstJourneyWaitsForWhatItTellsOf: whoever passes over a step undone hears nothing of what came of it
// before it has been done.
func TestFirstJourneyWaitsForWhatItTellsOf(t *testing.T) {
	t.Parallel()
	s := stage(t, usual, false)
	s.Ticks(hands.ReadTicks)
	s.Click("First journey")
	for range 40 {
		if s.Ticks(hands.ReadTicks); s.lesson() == "blank" {
			break
		}
		for _, what := range byMouse[s.lesson()] {
			s.Click(what)
			s.Ticks(hands.ReadTicks)
		}
	}
	s.press(ebiten.KeyF4)
	s.Ticks(hands.ReadTicks)
	if got := s.lesson(); got != "blank" || s.Shows("guide/on") {
		t.Errorf("with the land ahead blank it goes on to %q (a button for it: %v)", got, s.Shows("guide/on"))
	}
	for _, what := range byMouse["blank"] {
		if s.Shows(what) {
			s.Click(what)
		}
		s.Ticks(hands.ReadTicks)
	}
	if got := s.lesson(); got != "mapped" {
		t.Errorf("with the land mapped it speaks of %q", got)
	}
}

// TestFirstJourneyByKeys plays it with keys alone.
func TestFirstJourneyByKeys(t *testing.T) {
	t.Parallel()
	s := stage(t, uitest.Size{W: 1920, H: 1080, Text: 150}, false)
	s.Ticks(hands.ReadTicks)
	s.press(ebiten.KeyF)
	said := s.taught(t, func(step string) {
		if step == "back" {
			home := s.homeward()
			sheet, _ := viewOf(local.Of(s.w.play), 0).Sheet(0)
			for i, d := range hexmap.Dirs {
				if hexTarget(viewOf(local.Of(s.w.play), 0).Map().Near(sheet.At, d)) == home {
					s.press(ebiten.KeyDigit1 + ebiten.Key(i)) // known country: it goes there at once
					return
				}
			}
			s.reach(t, home) // over the water to the island
			if s.lesson() == step {
				s.press(ebiten.KeyEnter)
			}
		}
		for _, what := range reached[step] {
			s.reach(t, what)
		}
		for _, k := range byKeys[step] {
			s.press(k)
		}
		if want, ok := map[string]nile.Level{"pace": nile.Normal, "second": nile.Cautious, "third": nile.Normal}[step]; ok {
			if sheet, _ := viewOf(local.Of(s.w.play), 0).Sheet(0); sheet.Level != want {
				t.Errorf("%s: Space sets pace %v, and the voice speaks of %v", step, sheet.Level, want)
			}
		}
	})
	s.reach(t, "guide/again")
	s.againstTwo(t)
	s.saidAll(t, said, byMouse)
}

// homeward is the target of the hex next to the party that is nearest to a port.
func (s *staged) homeward() string {
	v := viewOf(local.Of(s.w.play), 0)
	best, least := "", 99
	for _, c := range s.w.play.Choices() {
		if c.Kind == nile.Move {
			if d := v.Map().PortDistance(hexmap.ID(c.Target)); d < least {
				best, least = hexTarget(c.Target), d
			}
		}
	}
	return best
}

// taught does what the voice asks for until it comes to the end, and gives the steps it
// spoke of.
func (s *staged) taught(t *testing.T, do func(step string)) (said []string) {
	t.Helper()
	for n := 0; n < 80; n++ {
		s.Ticks(hands.ReadTicks)
		for _, fault := range uitest.Faults(s.List) {
			t.Errorf("%s: %s", s.lesson(), fault)
		}
		for _, what := range uitest.VoiceLiesOn(s.List) {
			t.Errorf("%s: the card of the voice lies on %s", s.lesson(), what)
		}
		switch s.screen() {
		case "screen month", "screen since":
			s.press(ebiten.KeySpace)
			continue
		}
		step := s.lesson()
		if step == "end" {
			return said
		}
		if len(said) == 0 || said[len(said)-1] != step {
			said = append(said, step)
		}
		do(step)
	}
	t.Fatalf("the first journey does not end: %q\n%s", said, hands.Tail(s))
	return nil
}

// saidAll reports steps that the voice never spoke of.
func (s *staged) saidAll(t *testing.T, said []string, steps map[string][]string) {
	t.Helper()
	for step := range steps { // in any order: each for itself
		if step != "names" && !strings.Contains(" "+strings.Join(said, " ")+" ", " "+step+" ") {
			t.Errorf("nothing was said of %s: %q", step, said)
		}
	}
}

// againstTwo reports whether a game against two computer explorers is on the table.
func (s *staged) againstTwo(t *testing.T) {
	t.Helper()
	s.Until("another game", func() bool { return s.w.play != nil && s.w.play.Position().Seats() == 3 })
	if got := s.w.play.Persons().Count(); got != 1 {
		t.Errorf("%d persons play, want 1", got)
	}
}
