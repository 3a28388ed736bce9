package main

import (
	"bytes"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/saves"
)

// Heart of Darkness is played by the commands that need no window, and offered by the
// window beside the first game.
func TestHeartWithoutAWindow(t *testing.T) {
	for _, bots := range []string{"random", "keen"} {
		status, out, errs := call("simulate", "--way", "heart", "--games", "20", "--players", "3", "--bots", bots)
		var got struct {
			Games, Finished, Panics int
			Turns                   int                `json:"turns_median"`
			Empty                   int                `json:"choices_empty"`
			All                     []float64          `json:"all_mean_10_90"`
			Points                  map[string]float64 `json:"points_per_player"`
		}
		if err := json.Unmarshal([]byte(out), &got); status != 0 || err != nil {
			t.Fatalf("%d %v %s", status, err, errs)
		}
		sum := 0.0
		for _, n := range got.Points { // in any order: a sum
			sum += n
		}
		if got.Games != 20 || got.Finished != 20 || got.Turns < 1 || got.Turns > 12 || got.Panics+got.Empty > 0 || math.Abs(sum-got.All[0]) > 0.05 {
			t.Errorf("simulate: %s", out)
		}
	}
	path := gameFile(t, "--way", "heart", "--players", "2", "--turns", "2")
	h, err := saves.ReadHeader(path)
	if err != nil || h.Game != "heart" || h.Date != "Game Turn 3" || h.Turn != 2 || len(h.Players) != 2 {
		t.Errorf("header %+v, %v", h, err)
	}
	if status, out, _ := call("check", path); status != 0 || !strings.HasPrefix(out, "Sound: Game Turn 3, ") {
		t.Errorf("check: %d %q", status, out)
	}
	if status, out, _ := call("replay", path); status != 0 || !strings.HasSuffix(out, "\nsame\n") {
		t.Errorf("replay: %d %q", status, out)
	}
	to := filepath.Join(t.TempDir(), "book.html")
	if status, _, errs := call("book", path, to); status != 0 {
		t.Fatalf("book: %d %q", status, errs)
	}
	text, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Game Turn 2: from December 1856", "the Royal Geographical Society", "In the boxes: ", "data:image/png;base64,", "</html>"} {
		if !bytes.Contains(text, []byte(want)) {
			t.Errorf("the book lacks %q", want)
		}
	}
	for _, args := range [][]string{{"--bots", "brave"}, {"--target", "25"}, {"--players", "6"}} {
		if status, _, errs := call(append([]string{"simulate", "--way", "heart"}, args...)...); status != 2 || errs == "" {
			t.Errorf("%v: %d %q", args, status, errs)
		}
	}
	if games, err := playedWith(""); err != nil || len(games) != 2 || games[1] != theHeart {
		t.Errorf("the window plays %d games, %v", len(games), err)
	}
}
