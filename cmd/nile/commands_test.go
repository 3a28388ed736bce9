package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/titles"

	"sourceofthenile/game/nile"
)

// call runs the program in the test's own process.
func call(args ...string) (status int, out, errs string) {
	var o, e bytes.Buffer
	status = run(args, &o, &e)
	return status, o.String(), e.String()
}

// Tests that go beside each other are of one game: what is said is said in the words of
// the game that was used last.

// game makes a save and gives its path.
func gameFile(t *testing.T, args ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game.nile")
	if status, _, errs := call(append([]string{"new", path}, args...)...); status != 0 {
		t.Fatalf("new: %d, %s, want status 0", status, errs)
	}
	return path
}

func TestSimulateSteadyFinishes(t *testing.T) {
	t.Parallel()
	status, out, errs := call("simulate", "--way", "game1", "--games", "5", "--players", "3", "--bots", "steady", "--seed", "1")
	if status != 0 {
		t.Fatalf("status %d: %s, want status 0", status, errs)
	}
	var got map[string]any
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{
		"games", "finished", "turns_median", "turns_max", "vp_median", "expeditions", "deaths", "commands", "seconds",
		"commands_per_second", "choices_empty", "panics", "wins_by_specialty", "vp_by_source", "deaths_per_expedition", "endings",
		"deaths_by_cause", "set_out", "bonuses_per_100_games", "games_per_second", "points_by_source", "own_points_by_specialty",
		"wins_by_bot", "points_by_kind", "second_months_behind", "second_within_6", "second_within_12", "margin_carried_median", "margin_published_median",
		"half_time_leader_wins", "lead_changes",
	} {
		if _, ok := got[key]; !ok {
			t.Errorf("%s is missing", key)
		}
	}
	if got["finished"] != 5.0 || got["choices_empty"] != 0.0 || got["panics"] != 0.0 || got["vp_median"].(float64) < 75 {
		t.Errorf("got %s", out)
	}
}

func TestSimulateRandomStaysSound(t *testing.T) {
	status, out, errs := call("simulate", "--games", "20", "--turns", "100", "--bots", "random", "--players", "6")
	if status != 0 || strings.Contains(out, "first_trouble") {
		t.Errorf("status %d: %s%s, want status 0", status, out, errs)
	}
}

// A list of bots names the seats, and they change places from game to game; a list
// of another length is refused in one sentence, and nothing is played.
func TestSimulateMixedTables(t *testing.T) {
	t.Parallel()
	status, out, errs := call("simulate", "--games", "6", "--players", "3", "--target", "25", "--bots", "keen,random,steady", "--seed", "3")
	var got struct {
		Finished int
		Wins     map[string]int `json:"wins_by_bot"`
	}
	if err := json.Unmarshal([]byte(out), &got); status != 0 || err != nil {
		t.Fatalf("%d %v %s, want status 0", status, err, errs)
	}
	if random, named := got.Wins["random"]; !named || random != 0 || len(got.Wins) != 3 || got.Wins["keen"]+got.Wins["steady"] != got.Finished || got.Finished == 0 {
		t.Errorf("%d games finished, won by %v", got.Finished, got.Wins)
	}
	for _, bad := range []string{"keen,keen", "keen,keen,keen,keen", "keen,,keen", "keen,clever,keen"} {
		if status, out, errs := call("simulate", "--players", "3", "--bots", bad); status != 2 || out != "" || strings.Count(errs, "\n") > 2 {
			t.Errorf("%s: %d %q %q, want status 2", bad, status, out, errs)
		}
	}
	if status, out, _ := call("simulate", "--way", "caravan", "--games", "3", "--players", "2", "--bots", "random,random"); status != 0 || !strings.Contains(out, `"wins_by_bot"`) {
		t.Errorf("Caravan: %d %s, want status 0", status, out)
	}
}

// Bots change places: with three seats and three names each has had each seat after
// three games.
func TestBotsChangePlaces(t *testing.T) {
	who, err := theNile.company("keen,random,steady", 3)
	if err != nil {
		t.Fatal(err)
	}
	sat := map[string]bool{}
	for n := range 3 {
		for seat := range 3 {
			sat[fmt.Sprint(who.at(seat, n), seat)] = true
		}
	}
	if len(sat) != 9 {
		t.Errorf("after three games: %v", sat)
	}
}

func TestNewCheckReplay(t *testing.T) {
	path := gameFile(t, "--players", "2", "--turns", "20", "--seed", "9")
	if status, out, _ := call("check", path); status != 0 || !strings.HasPrefix(out, "Sound: ") || strings.Count(out, "\n") != 1 {
		t.Errorf("check: %d %q, want status 0", status, out)
	}
	status, out, _ := call("replay", path)
	if lines := strings.Fields(out); status != 0 || len(lines) != 2 || len(lines[0]) != 64 || lines[1] != "same" {
		t.Errorf("replay: %d %q, want status 0", status, out)
	}
	if again := gameFile(t, "--players", "2", "--turns", "20", "--seed", "9"); true {
		_, other, _ := call("replay", again)
		if other != out {
			t.Errorf("the same seed made two games: %q and %q", out, other)
		}
	}
}

func TestExportSizesAndSeats(t *testing.T) {
	t.Parallel()
	path := gameFile(t, "--players", "2", "--turns", "15")
	whole := filepath.Join(t.TempDir(), "chart.png")
	if status, _, errs := call("export", path, whole, "--dpi", "100"); status != 0 {
		t.Fatalf("%d: %s, want status 0", status, errs)
	}
	f, err := os.Open(whole)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	cfg, err := png.DecodeConfig(f)
	if err != nil || cfg.Width < 2400 || cfg.Width > 2401 {
		t.Errorf("width %d, 24 inches at 100 dpi wanted (%v)", cfg.Width, err)
	}
	own := filepath.Join(t.TempDir(), "own.png")
	if status, _, errs := call("export", "--seat", "1", path, own, "--dpi", "100"); status != 0 {
		t.Fatalf("%d: %s, want status 0", status, errs)
	}
	a, _ := os.ReadFile(whole)
	b, _ := os.ReadFile(own)
	if bytes.Equal(a, b) {
		t.Error("one player's knowledge looks like everybody's")
	}
}

// newerFormat is a save as a later program might write it: another number, and the
// right sum under its head.
func newerFormat(data []byte) []byte {
	data = bytes.Replace(data, []byte("SAVE 2\n"), []byte("SAVE 7\n"), 1)
	i := bytes.Index(data, []byte("Check: "))
	return append(fmt.Appendf(nil, "%sCheck: %08x", data[:i], crc32.Checksum(data[:i], crc32.MakeTable(crc32.Castagnoli))), data[i+15:]...)
}

// TestBadFiles: whatever is wrong with a file gets one sentence and status 1,
// and the file stays as it is.
func TestBadFiles(t *testing.T) {
	good, err := os.ReadFile(gameFile(t, "--turns", "8"))
	if err != nil {
		t.Fatal(err)
	}
	flipped := bytes.Clone(good)
	flipped[len(flipped)/2] ^= 4
	dir := t.TempDir()
	for name, c := range map[string]struct {
		data []byte
		says string
	}{
		"empty":     {nil, "empty"},
		"text":      {[]byte("Dear diary, today we saw a river.\n"), "not a save"},
		"truncated": {good[:len(good)*2/3], "missing"},
		"flipped":   {flipped, "damaged"},
		"number":    {bytes.Replace(good, []byte("SAVE 2\n"), []byte("SAVE 3\n"), 1), "damaged"},
		"newer":     {newerFormat(good), "newer"},
	} {
		path := filepath.Join(dir, name+".nile")
		if err := os.WriteFile(path, c.data, 0o644); err != nil {
			t.Fatal(err)
		}
		status, out, errs := call("check", path)
		if status != 1 || errs != "" || strings.Count(out, "\n") != 1 || !strings.Contains(out, c.says) {
			t.Errorf("check %s: %d %q %q, want status 1", name, status, out, errs)
		}
		for _, cmd := range [][]string{{"replay", path}, {"export", path, filepath.Join(dir, "x.png")}} {
			if status, out, errs := call(cmd...); status != 1 || out != "" || !strings.Contains(errs, c.says) {
				t.Errorf("%s %s: %d %q %q, want status 1", cmd[0], name, status, out, errs)
			}
		}
		if now, _ := os.ReadFile(path); !bytes.Equal(now, c.data) {
			t.Errorf("%s was changed by looking at it", name)
		}
	}
	if status, out, _ := call("check", filepath.Join(dir, "nowhere.nile")); status != 1 || strings.Count(out, "\n") != 1 {
		t.Errorf("a missing file: %d %q, want status 1", status, out)
	}
}

func TestBadUse(t *testing.T) {
	path := gameFile(t)
	for _, args := range [][]string{
		{"--bogus"},
		{"simulate", "--bogus"},
		{"simulate", "--games", "many"},
		{"simulate", "--games", "0"},
		{"simulate", "--players", "7"},
		{"simulate", "--way", "chess"},
		{"simulate", "--bots", "clever"},
		{"simulate", "extra"},
		{"check"},
		{"replay", path, path},
		{"export", path},
		{"export", path, "x.png", "--dpi", "99"},
		{"export", path, "x.png", "--seat", "3"},
		{"new"},
		{"new", "x.nile", "--target", "60"},
		{path, path},
		{"exprot"},
	} {
		status, out, errs := call(args...)
		if status != 2 || out != "" || !strings.HasPrefix(errs, "nile: ") || !strings.Contains(errs, "--help") {
			t.Errorf("%v: status %d, out %q, errs %q, want status 2", args, status, out, errs)
		}
	}
	if status, out, errs := call("help", "chess"); status != 2 || out != "" || !strings.Contains(errs, "chess") {
		t.Errorf("help of nothing: %d %q %q, want status 2", status, out, errs)
	}
}

// TestHelp: the program tells all its commands, and each its options with what
// every one is for; none is told of that is not there.
func TestHelp(t *testing.T) {
	for _, ask := range [][]string{{"help"}, {"--help"}, {"-h"}} {
		status, out, errs := call(ask...)
		if status != 0 || errs != "" {
			t.Errorf("%v: %d %q, want status 0", ask, status, errs)
		}
		for _, c := range commands() {
			if !strings.Contains(out, c.call()+"\n\t"+c.what+"\n") {
				t.Errorf("%v does not tell of %s", ask, c.name)
			}
		}
	}
	options := map[string]int{"window": 5, "simulate": 12, "replay": 0, "check": 1, "export": 7, "timelapse": 10, "journal": 2, "new": 14, "rescue": 1}
	for name, want := range options {
		status, out, errs := call("help", name)
		if status != 0 || errs != "" {
			t.Fatalf("help %s: %d %q, want status 0", name, status, errs)
		}
		if name != "window" {
			if _, same, _ := call(name, "--help"); same != out {
				t.Errorf("%s --help says something else than help %s", name, name)
			}
		}
		_, list, _ := strings.Cut(out, "Exit status")
		if list == "" {
			list = out
		}
		got := 0
		for _, option := range strings.Split(list, "\n  --")[1:] {
			got++
			if says := strings.SplitN(option, "\n\t", 2); len(says) != 2 || len(strings.TrimSpace(says[1])) < 10 {
				t.Errorf("%s does not say what --%s is for", name, option)
			}
		}
		if got != want {
			t.Errorf("%s tells of %d options, not %d:\n%s", name, got, want, out)
		}
	}
	if status, out, _ := call("version"); status != 0 || out != "Source of the Nile "+version+"\n" {
		t.Errorf("version: %d %q, want 0, %q", status, out, "Source of the Nile "+version+"\n")
	}
}

func TestUnwritablePlaces(t *testing.T) {
	path := gameFile(t)
	file := filepath.Join(t.TempDir(), "a file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"new", filepath.Join(file, "game.nile")},
		{"export", path, filepath.Join(file, "chart.png")},
		{"export", path, filepath.Join(t.TempDir(), "nowhere", "chart.png")},
	} {
		if status, _, errs := call(args...); status != 1 || strings.Count(errs, "\n") != 1 {
			t.Errorf("%v: %d %q, want status 1", args, status, errs)
		}
	}
}

// TestBotsAreNotNamedAfterSpecialties: an heir may take up another specialty,
// and the name would be wrong.
func TestBotsAreNotNamedAfterSpecialties(t *testing.T) {
	s, err := titles.NileSettings("game1", nile.MaxSeats, 75)
	if err != nil {
		t.Fatal(err)
	}
	for g := range 9 {
		for _, p := range rotated(s, g).Players {
			for k := range deck.Specialties {
				if strings.Contains(p.Name, k.String()) {
					t.Errorf("game %d: a bot is called %s", g, p.Name)
				}
			}
		}
	}
}
