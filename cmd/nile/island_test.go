package main

import (
	"encoding/json"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/saves"
)

// The island is played by the commands that need no window, in every way it has.
func TestTheIslandWithoutAWindow(t *testing.T) {
	status, out, errs := call("simulate", "--way", "island:de+west", "--games", "6", "--players", "2", "--seed", "3", "--bots", "easy")
	var got struct {
		Games, Finished int
		Panics          int                `json:"panics"`
		Empty           int                `json:"choices_empty"`
		Ninety          int                `json:"turns_p90"`
		Results         map[string]float64 `json:"results"`
		LostBy          map[string]float64 `json:"lost_by"`
	}
	if err := json.Unmarshal([]byte(out), &got); status != 0 || err != nil {
		t.Fatalf("%d %v %s", status, err, errs)
	}
	sum := 0.0
	for _, part := range got.LostBy { // in any order: a sum
		sum += part
	}
	if _, ok := got.Results["all_won"]; !ok || got.Games != 6 || got.Finished != 6 || got.Panics+got.Empty > 0 || got.Ninety < 1 || len(got.LostBy) != 5 || sum < 0.99 || sum > 1.01 {
		t.Errorf("simulate: %s", out)
	}
	path := gameFile(t, "--way", "island:gentle", "--players", "1", "--turns", "2")
	h, err := (saves.Folder{}).ReadHeader(path)
	if err != nil || h.Game != "island" || h.Date != "Round 3" || len(h.Players) != 2 {
		t.Errorf("header %+v, %v", h, err)
	}
	if status, out, _ := call("check", path); status != 0 || !strings.HasPrefix(out, "Sound: Round 3, ") {
		t.Errorf("check: %d %q", status, out)
	}
	if status, out, _ := call("replay", path); status != 0 || !strings.HasSuffix(out, "\nsame\n") {
		t.Errorf("replay: %d %q", status, out)
	}
	if status, _, errs := call("export", path, filepath.Join(t.TempDir(), "x.png")); status != 0 {
		t.Errorf("export: %d %q", status, errs)
	}
	draws := regexp.MustCompile(`draws: |face down: `) // cards that only one has seen
	path = gameFile(t, "--way", "island", "--players", "2", "--turns", "2")
	if status, out, errs := call("journal", path); status != 0 || !strings.Contains(out, "Round 2") || draws.MatchString(out) {
		t.Errorf("journal: %d %q\n%s", status, errs, out)
	}
	if status, out, errs := call("journal", path, "--seat", "1"); status != 0 || !draws.MatchString(out) {
		t.Errorf("journal of one: %d %q", status, errs)
	}
	for _, args := range [][]string{{"--way", "island:x"}, {"--way", "island", "--players", "5"}, {"--way", "island", "--target", "3"}, {"--way", "island", "--bots", "brave"}} {
		if status, _, errs := call(append([]string{"simulate"}, args...)...); status != 2 || errs == "" {
			t.Errorf("%v: %d %q", args, status, errs)
		}
	}
}
