package main

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/caravan"
	"sourceofthenile/game/nile"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// The commands that need no window work for any game, and say so where a game
// has not what they ask for.
func TestCommandsForAnotherGame(t *testing.T) {
	status, out, errs := call("simulate", "--way", "caravan", "--games", "20", "--players", "3", "--bots", "random")
	var got struct {
		Games, Finished, Commands, Panics int
		Turns                             int `json:"turns_median"`
		Empty                             int `json:"choices_empty"`
		Results                           map[string]float64
	}
	if err := json.Unmarshal([]byte(out), &got); status != 0 || err != nil {
		t.Fatalf("%d %v %s, want status 0", status, err, errs)
	}
	sum := 0.0
	for _, part := range got.Results {
		sum += part
	}
	if got.Games != 20 || got.Finished != 20 || got.Turns != titles.CaravanRounds || got.Commands < 1000 || got.Panics+got.Empty > 0 || sum < 0.99 || sum > 1.01 {
		t.Errorf("simulate: %s", out)
	}
	path := gameFile(t, "--way", "caravan", "--players", "3", "--turns", "5")
	h, err := (saves.Folder{}).ReadHeader(path)
	if err != nil || h.Game != "caravan" || h.Date != "Round 6" || h.Turn != 5 || len(h.Players) != 3 || h.Players[2].Name != "Caravan 3" || h.Mover < 1 {
		t.Errorf("header %+v, %v", h, err)
	}
	if status, out, _ := call("check", path); status != 0 || !strings.HasPrefix(out, "Sound: Round 6, ") {
		t.Errorf("check: %d %q, want status 0", status, out)
	}
	if status, out, _ := call("replay", path); status != 0 || !strings.HasSuffix(out, "\nsame\n") {
		t.Errorf("replay: %d %q, want status 0", status, out)
	}
	// It is told in its own words: to all, what a spice is stays with who drew it.
	status, all, _ := call("journal", path)
	if status != 0 || !strings.Contains(all, "\nRound 1\n-------\n") || !strings.Contains(all, "draws a spice") {
		t.Errorf("journal: %d %q, want status 0", status, all)
	}
	if status, own, _ := call("journal", path, "--seat", "1"); status != 0 || !strings.HasPrefix(own, "The journal of ") || strings.Contains(own, "draws a spice") || !strings.Contains(own, "draws ") {
		t.Errorf("journal of one: %d %q, want status 0", status, own)
	}
	for _, args := range [][]string{
		{"export", path, filepath.Join(t.TempDir(), "x.png")}, {"timelapse", path, filepath.Join(t.TempDir(), "x.gif")}, {"book", path, filepath.Join(t.TempDir(), "x.html")},
	} {
		if status, out, errs := call(args...); status != 1 || out != "" || !strings.HasPrefix(errs, "nile: Caravan has no ") || strings.Count(errs, "\n") != 1 {
			t.Errorf("%s: %d %q %q, want status 1", args[0], status, out, errs)
		}
	}
	l := newShelf(saves.Folder{Dir: filepath.Dir(path), Games: ours}, saves.Folder{})
	if _, err := l.Read(path); err == nil || !strings.Contains(words.Err(err), "does not play") {
		t.Errorf("the window takes up a game that it has no screens for: %v", err)
	}
	for _, args := range [][]string{{"--bots", "steady"}, {"--target", "25"}, {"--players", "7"}} {
		if status, _, errs := call(append([]string{"simulate", "--way", "caravan"}, args...)...); status != 2 || errs == "" {
			t.Errorf("%v: %d %q, want status 2", args, status, errs)
		}
	}
}

// What a simulation of Source of the Nile prints has every number that any
// game's has.
func TestNileSimulationHasEveryNumber(t *testing.T) {
	numbers := func(args ...string) map[string]any {
		var got map[string]any
		_, out, _ := call(append([]string{"simulate"}, args...)...)
		if err := json.Unmarshal([]byte(out), &got); err != nil {
			t.Fatal(err)
		}
		return got
	}
	of := numbers("--turns", "2", "--way", string(nile.Game1))
	for name := range numbers("--way", "caravan") {
		if _, ok := of[name]; !ok {
			t.Errorf("%s is missing", name)
		}
	}
}

// What a game brings of keys is whole: every command has words in the game's book and
// a heading to stand under, every part of the page of keys has lines; and no two games
// call different things by one name, under which settings keep them.
func TestGamesBringWholeCommands(t *testing.T) {
	shared := map[ui.Command]string{}
	for _, g := range allTitles {
		book, set := words.In(g.Words()), g.Keys()
		for _, cmd := range set.All() {
			if !book.Has("command." + string(cmd)) {
				t.Errorf("%s: nothing says what %q does", g.Name, cmd)
			}
			is := fmt.Sprint(set.UsualKeys().Chords(cmd))
			if was, twice := shared[cmd]; twice && was != is {
				t.Errorf("%q is one thing in a game and another in %s", cmd, g.Name)
			}
			shared[cmd] = is
		}
		for _, group := range set.Groups() {
			if !book.Has("keychange.group." + group) {
				t.Errorf("%s: the group %q has no heading", g.Name, group)
			}
		}
		for _, part := range set.Parts() {
			if !book.Has(part) || !book.Has(part+".1") || !book.Has(part+".1.key") {
				t.Errorf("%s: the part %q of the page of keys is empty", g.Name, part)
			}
		}
	}
}

// At the title, where several games are played, the page of keys and the one on which
// they are changed tell those of all; over a game, its own alone.
func TestKeysOfSeveralGames(t *testing.T) {
	for _, z := range uitest.Sizes() {
		s := withCaravan(t, z)
		s.Ticks(hands.ReadTicks)
		for _, page := range []struct {
			key  ebiten.Key
			want string
		}{{ebiten.KeyF2, "keys.road"}, {ebiten.KeyH, "keychange.group.road"}} {
			s.press(page.key)
			s.Ticks(4)
			uitest.Check(t, s.List)
			for _, want := range []string{words.In(theCaravan.Words()).Say(page.want), "Caravan", "Source of the Nile", "The chart"} {
				found := uitest.HasText(s.List, want)
				for range 60 { // in a small window it lies farther down
					if found {
						break
					}
					s.press(ebiten.KeyPageDown)
					s.Ticks(20)
					was := found
					found = uitest.HasText(s.List, want) || was
				}
				if !found {
					t.Errorf("%s: the page does not tell of %q", z, want)
				}
				s.press(ebiten.KeyHome)
				s.Ticks(20)
			}
		}
		if err := s.w.begin(theCaravan, caravan.ForSeats(1, 3, caravan.Coast).Encode(), nil); err != nil {
			t.Fatal(err)
		}
		s.Ticks(hands.ReadTicks)
		s.press(ebiten.KeyF2)
		s.Ticks(4)
		if uitest.HasText(s.List, "Source of the Nile") || uitest.HasText(s.List, "The chart") {
			t.Errorf("%s: over Caravan the page tells of another game's keys", z)
		}
	}
}

// A key that is given over one game is that command's in the other as well, and where
// the other has the key for something of its own, the two are exchanged there.
func TestAKeyGivenOverAnotherGame(t *testing.T) {
	s := withCaravan(t, usual)
	s.Ticks(hands.ReadTicks)
	p := s.w.app.Preferences()
	p.Keys = p.Keys.Give(keymap.QuickSave, ui.Key(ebiten.KeyB), theNile.Keys()) // Caravan walks back by it
	s.w.app.SetPreferences(p)
	if err := s.w.begin(theCaravan, caravan.ForSeats(1, 3, caravan.Coast).Encode(), nil); err != nil {
		t.Fatal(err)
	}
	s.Ticks(hands.ReadTicks)
	at := func() int {
		return s.w.play.Position().(*caravan.Position).View(0).Camp(0).At
	}
	if s.press(ebiten.KeyO); at() != 1 {
		t.Fatalf("O does not walk on: at %d", at())
	}
	if s.press(ebiten.KeyB); at() != 1 {
		t.Error("B walks back, though it saves")
	}
	if s.press(ebiten.KeyF5); at() != 0 {
		t.Error("the key that was the save's does not walk back")
	}
}
