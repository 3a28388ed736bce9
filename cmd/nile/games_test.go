package main

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/game/nile"
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
		t.Fatalf("%d %v %s", status, err, errs)
	}
	sum := 0.0
	for _, part := range got.Results {
		sum += part
	}
	if got.Games != 20 || got.Finished != 20 || got.Turns != caravanRounds || got.Commands < 1000 || got.Panics+got.Empty > 0 || sum < 0.99 || sum > 1.01 {
		t.Errorf("simulate: %s", out)
	}
	path := gameFile(t, "--way", "caravan", "--players", "3", "--turns", "5")
	h, err := saves.ReadHeader(path)
	if err != nil || h.Game != "caravan" || h.Date != "Round 6" || h.Turn != 5 || len(h.Players) != 3 || h.Players[2].Name != "Caravan 3" || h.Mover < 1 {
		t.Errorf("header %+v, %v", h, err)
	}
	if status, out, _ := call("check", path); status != 0 || !strings.HasPrefix(out, "Sound: Round 6, ") {
		t.Errorf("check: %d %q", status, out)
	}
	if status, out, _ := call("replay", path); status != 0 || !strings.HasSuffix(out, "\nsame\n") {
		t.Errorf("replay: %d %q", status, out)
	}
	for _, args := range [][]string{
		{"export", path, filepath.Join(t.TempDir(), "x.png")}, {"timelapse", path, filepath.Join(t.TempDir(), "x.gif")}, {"journal", path},
	} {
		if status, out, errs := call(args...); status != 1 || out != "" || !strings.HasPrefix(errs, "nile: Caravan has no ") || strings.Count(errs, "\n") != 1 {
			t.Errorf("%s: %d %q %q", args[0], status, out, errs)
		}
	}
	l := &library{dir: saves.Folder{Dir: filepath.Dir(path), Games: ours}}
	if _, err := l.read(path); err == nil || !strings.Contains(words.Err(err), "does not play") {
		t.Errorf("the window takes up a game that it has no screens for: %v", err)
	}
	for _, args := range [][]string{{"--bots", "steady"}, {"--target", "25"}, {"--players", "7"}} {
		if status, _, errs := call(append([]string{"simulate", "--way", "caravan"}, args...)...); status != 2 || errs == "" {
			t.Errorf("%v: %d %q", args, status, errs)
		}
	}
}

// What a simulation of Source of the Nile prints has every number that any
// game's has but the results, which it tells in its own words.
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
		if _, ok := of[name]; !ok && name != "results" {
			t.Errorf("%s is missing", name)
		}
	}
}
