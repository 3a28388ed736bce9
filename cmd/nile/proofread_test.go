package main

import (
	"flag"
	"io/fs"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"unicode"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/journal/proof"
	"sourceofthenile/render/nile/tell"
)

var proofread = flag.Int("proofread", 2, "how many games of every way are read by the proofreader")

// TestTheProofreader reads all the journals of whole games, each as its writer has it, and counts
// what comes back word for word among the journals of one game.
func TestTheProofreader(t *testing.T) {
	for _, of := range []struct {
		way  string
		most float64 // sentences in a hundred that come back
	}{
		{"game1", 3},
		{"game2", 5},
		{"1978", 5},
		{"heart", 5},
		{"island", 6}, // one log of all
	} {
		t.Run(of.way, func(t *testing.T) {
			var all proof.Count
			faults := map[string]int{}
			for n := range *proofread {
				path := gameFile(t, "--way", of.way, "--players", "3", "--turns", "60", "--bots", "keen", "--seed", strconv.Itoa(n+1))
				k, err := storyOf(path)
				if err != nil {
					t.Fatal(err)
				}
				teller, err := has[journal.Told](k.title, "journal")
				if err != nil {
					t.Fatal(err)
				}
				var told []string
				for s := range game.Seat(k.players) {
					if of.way == "island" {
						s = game.Nobody
					}
					j := journal.Of(teller, k.story, s)
					known := knownIn(j)
					for _, m := range j.Turns {
						for i := range m.Entries {
							for _, text := range m.Entries[i].Text {
								told = append(told, text)
								for _, f := range proof.Read(text, known) {
									faults[f]++
								}
							}
						}
					}
					if s == game.Nobody {
						break
					}
				}
				all.Add(proof.Repeats(told))
			}
			for f, n := range faults { // in any order: each by itself
				t.Errorf("%d times %s", n, f)
			}
			t.Logf("%d sentences, %.1f in a hundred come back", all.Sentences, all.InHundred())
			if got := all.InHundred(); got > of.most || all.Sentences == 0 {
				t.Errorf("%.1f of a hundred sentences come back, want %v at most", got, of.most)
			}
		})
	}
}

// capitals are the words with a capital in all files of words and names.
var capitals = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	capital := regexp.MustCompile(`\p{Lu}\p{L}*`)
	files := os.DirFS("../../assets")
	_ = fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".txt") && !strings.HasSuffix(path, ".tsv") {
			return err
		}
		data, err := fs.ReadFile(files, path)
		for _, w := range capital.FindAllString(string(data), -1) {
			out[w] = true
		}
		return err
	})
	return out
})

// knownIn are the words that have a capital in a journal: those of our files of words, of who plays,
// and of the peoples and explorers that this game has made names for.
func knownIn(j *journal.Journal) func(string) bool {
	made := map[string]bool{}
	learn := func(name string) {
		for _, w := range strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) }) {
			made[w] = true
		}
	}
	for _, p := range j.Now.Summary().Players {
		learn(p.Name)
	}
	if p, ok := j.Now.(*nile.Position); ok {
		for s := range game.Seat(p.Seats()) {
			v := p.View(s)
			for _, of := range v.Peoples(nil) {
				learn(tell.PeopleOf(of.Tribe))
				learn(tell.LeaderOf(of.Tribe))
			}
			for nth := range 30 {
				learn(tell.MadeName(v, s, nth+1))
			}
		}
	}
	all := capitals()
	return func(w string) bool {
		parts := strings.FieldsFunc(w, func(r rune) bool { return !unicode.IsLetter(r) })
		for _, p := range parts {
			if utf8.RuneCountInString(p) > 1 && !all[p] && !made[p] {
				return false
			}
		}
		return true
	}
}
