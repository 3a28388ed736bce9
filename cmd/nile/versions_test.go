package main

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/saves"
)

// bent is a save of a game among bots, changed by bend.
func bent(t *testing.T, bend func(r *game.Record)) (path string, rec *game.Record) {
	t.Helper()
	from := gameFile(t, "--players", "2", "--turns", "14", "--seed", "5")
	h, rec, err := (saves.Folder{}).Load(from)
	if err != nil {
		t.Fatal(err)
	}
	bend(rec)
	path, err = saves.Folder{Dir: t.TempDir()}.Save("bent", h, rec)
	if err != nil {
		t.Fatal(err)
	}
	return path, rec
}

// spoilt is a log that these rules cannot follow beyond its middle.
func spoilt(r *game.Record) { r.Log[len(r.Log)/2].Command.Kind = 0xEF }

// A save of other rules is sound: the game goes on from its position, and what
// was told of it is told still, by nile journal and to the window, when it has
// been played on and saved again too.
func TestSavesOfOtherRules(t *testing.T) {
	t.Parallel()
	honest, _ := bent(t, func(*game.Record) {})
	_, whole, _ := call("journal", honest)
	if strings.Count(whole, "\n") < 80 {
		t.Fatalf("a journal of %d lines", strings.Count(whole, "\n"))
	}
	for name, c := range map[string]struct {
		says string
		bend func(r *game.Record)
	}{
		"newer":                     {"newer rules", func(r *game.Record) { r.Version = 99 }},
		"older":                     {"older rules", func(r *game.Record) { r.Version = 0; spoilt(r) }},
		"newer, with no log at all": {"newer rules", func(r *game.Record) { r.Version, r.Log = 99, nil }},
	} {
		path, rec := bent(t, c.bend)
		status, out, _ := call("check", path)
		if status != 0 || !strings.HasPrefix(out, "Sound: ") || !strings.Contains(out, c.says) || strings.Count(out, "\n") != 1 {
			t.Errorf("%s: check: %d %q, want status 0", name, status, out)
		}
		status, told, errs := call("journal", path)
		if status != 0 || alike(told, whole) < mostly {
			t.Errorf("%s: journal: %d %s, of %d lines and their sentences %.0f %% are as they were, want status 0", name, status, errs, strings.Count(told, "\n"), 100*alike(told, whole))
		}
		_, table, err := catalogue.Resume(path, ours)
		if err != nil || table.Hash() != rec.Hash || len(table.Events()) != len(rec.Story) || table.Past() != len(rec.Story) {
			t.Fatalf("%s: taken up: %v", name, err)
		}
		playOn(t, table, 40)
		again := filepath.Join(t.TempDir(), "again.nile")
		if err := writeSave(again, catalogue.HeaderOf(table, ""), table.Record(), false); err != nil {
			t.Fatal(err)
		}
		if status, out, _ := call("check", again); status != 0 || strings.Contains(out, "rules") {
			t.Errorf("%s: saved again: check: %d %q, want status 0", name, status, out)
		}
		_, longer, _ := call("journal", again)
		if strings.Count(longer, "\n") <= strings.Count(told, "\n") || alike(longer, whole) < mostly {
			t.Errorf("%s: played on, the journal has %d lines of %d", name, strings.Count(longer, "\n"), strings.Count(told, "\n"))
		}
		film := filepath.Join(t.TempDir(), "x.gif")
		if status, out, errs := call("timelapse", path, film, "--width", "200"); status != 0 || c.says == "newer rules" && !strings.Contains(out, "newer rules") {
			t.Errorf("%s: timelapse: %d %q %q, want status 0", name, status, out, errs)
		}
		if status, out, errs := call("replay", path); status != 1 || c.says == "newer rules" && (out != "" || !strings.Contains(errs, "newer rules")) {
			t.Errorf("%s: replay: %d %q %q, want status 1", name, status, out, errs)
		}
	}
}

// mostly is which part of a journal's sentences must be told word for word where no log says
// what was known at the time: a place goes by what lies near it, and that may have been found later.
const mostly = 0.9

// sentenceEnd is where one sentence is over and another begins.
var sentenceEnd = regexp.MustCompile(`[.:;?!] `)

// alike is which part of the sentences of a text stand in another.
func alike(in, text string) float64 {
	sentences := func(s string) []string { return sentenceEnd.Split(strings.Join(strings.Fields(s), " "), -1) }
	there := map[string]bool{}
	for _, s := range sentences(in) {
		there[s] = true
	}
	all, same := sentences(text), 0
	for _, s := range all {
		if there[s] {
			same++
		}
	}
	return float64(same) / float64(len(all))
}

// A log of these very rules that does not hold is no matter of versions.
func TestASpoiltLogIsNotSound(t *testing.T) {
	path, _ := bent(t, spoilt)
	if status, out, _ := call("check", path); status != 1 || !strings.Contains(out, "only to command") {
		t.Errorf("check: %d %q, want status 1", status, out)
	}
}

// What an older program kept has no story: the log tells it as far as it goes,
// and what was told then is kept from now on.
func TestASaveWithoutStory(t *testing.T) {
	path, rec := bent(t, func(r *game.Record) { r.Version, r.Story = 0, nil; spoilt(r) })
	if status, out, _ := call("check", path); status != 0 || !strings.Contains(out, "older rules") {
		t.Errorf("check: %d %q, want status 0", status, out)
	}
	_, table, err := catalogue.Resume(path, ours)
	if err != nil || table.Hash() != rec.Hash || table.Past() < 50 {
		t.Fatalf("taken up with %d events: %v", table.Past(), err)
	}
}

// Games kept by older rules, of versions 1 to 6 and of programs that did not say: each
// is sound and goes on from its position, and what was told of it is told still.
func TestSavesOfOlderRules(t *testing.T) {
	for version, least := range []int{15, 5, 9, 9, 9, 9, 3} {
		files, err := filepath.Glob(fmt.Sprintf("testdata/rules%d/*.nile", version))
		if err != nil || len(files) < least {
			t.Fatalf("%d saves of version %d: %v", len(files), version, err)
		}
		for _, path := range files {
			_, rec, err := (saves.Folder{}).Load(path)
			if err != nil || rec.Version != version {
				t.Errorf("%s: %v", path, err)
				continue
			}
			status, out, _ := call("check", path)
			if status != 0 || !strings.HasPrefix(out, "Sound: ") || !strings.Contains(out, "older rules") {
				t.Errorf("%s: check: %d %q, want status 0", path, status, out)
			}
			_, table, err := catalogue.Resume(path, ours)
			if err != nil || table.Hash() != rec.Hash {
				t.Errorf("%s: taken up: %v", path, err)
				continue
			}
			if version > 0 && (table.Past() != len(rec.Story) || table.Past() < 200) {
				t.Errorf("%s: %d events told of %d", path, table.Past(), len(rec.Story))
			}
			for i, told := range rec.Story {
				if e := table.Events()[i]; e.Kind != told.Kind || e.Seat != told.Seat || e.At != told.At || e.Args != told.Args {
					t.Errorf("%s: event %d was told as %+v, and is now %+v", path, i, told, e)
					break
				}
			}
			playOn(t, table, 40)
		}
	}
}
