package tell

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/internal/sources"
	"sourceofthenile/render/words"

	"sourceofthenile/hexmap"
	"sourceofthenile/saves"
)

// Every thing that the rules number has a name in the files, each its own.
func TestEveryThingHasAKey(t *testing.T) {
	table := func(what string, from, to int, name func(int) string) {
		there := map[string]bool{}
		for i := from; i < to; i++ {
			n := name(i)
			if _, err := strconv.Atoi(n); err == nil || there[n] {
				t.Errorf("%s %d is called %q", what, i, n)
			}
			there[n] = true
		}
	}
	table("specialty", 0, int(deck.Specialties), func(i int) string { return SpecialtyKey(deck.Specialty(i)) })
	table("policy", 1, 6, PolicyKey)
	table("direction", 1, int(hexmap.NW)+1, func(i int) string { return named(dirKeys[:], i) })
}

// Every problem of a save, with all that may be wrong with it exactly, has
// words; and the words are about nothing else.
func TestProblemsOfSavesHaveWords(t *testing.T) {
	kinds := map[string]bool{}
	for k := saves.Empty; k <= saves.Unsure; k++ {
		kinds[k.String()] = true
		for _, p := range []*saves.Problem{{Kind: k}, {Kind: k, Path: "some/where/Anna.nile", Err: errors.New("no such luck")}} {
			told := words.Err(fmt.Errorf("wrapped: %w", p))
			if err := sentence(strings.NewReplacer("“", "", "”", "").Replace(told)); err != nil {
				t.Errorf("%v: %v", p, err)
			}
			if p.Path != "" && (!strings.Contains(told, "“Anna.nile”") || strings.Contains(told, "where")) {
				t.Errorf("%v: %q", p, told)
			}
		}
	}
	details := regexp.MustCompile(`\b(?:why|because|damaged)\("([a-z-]+)"`)
	used := map[string]bool{}
	for _, name := range sources.Files(t, "saves") {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range details.FindAllStringSubmatch(string(source), -1) {
			used[m[1]] = true
			if !words.Has("save.detail." + m[1]) {
				t.Errorf("%s: the detail %q has no words", name, m[1])
			}
		}
	}
	if len(used) < 30 {
		t.Errorf("only %d details found", len(used))
	}
	for _, key := range words.Default().Keys("save.detail.") {
		if !used[strings.TrimPrefix(key, "save.detail.")] {
			t.Errorf("no save has the detail %q", key)
		}
	}
	for _, key := range words.Default().Keys("save.problem.") {
		if kind := strings.TrimSuffix(strings.TrimPrefix(key, "save.problem."), ".why"); !kinds[kind] {
			t.Errorf("no save has the problem %q", key)
		}
	}
}

func TestFaultsAreTold(t *testing.T) {
	why := errors.New("permission denied")
	err := error(words.NewFault("save.problem.unreadable.why", "save", words.NewFault("save.named", "file", "Anna"), "why", why))
	if got := words.Err(fmt.Errorf("outer: %w", err)); got != "“Anna” cannot be read (permission denied). Check that its disk is connected and that you may open the file." {
		t.Errorf("%q, want \"“Anna” cannot be read (permission denied). Check that its disk is connected and that you may open the file.\"", got)
	}
	if !errors.Is(err, why) || !strings.Contains(err.Error(), "permission denied") {
		t.Errorf("what it comes from is lost: %v", err)
	}
	if got := words.Err(errors.New(" ")); got != "Something went wrong." {
		t.Errorf("%q, want \"Something went wrong.\"", got)
	}
}

// Disasters and finds have titles that look well in print: of a few words,
// short enough for a line of the journal, none twice.
func TestTitlesOfDisastersAndFinds(t *testing.T) {
	seen := map[string]bool{}
	check := func(key, title string, least, most int) {
		n := len(strings.Fields(title))
		if n < least || n > most || len([]rune(title)) > 60 || seen[title] || hygiene(title) != nil || words.Sentence(title) != title {
			t.Errorf("%s is called %q", key, title)
		}
		seen[title] = true
	}
	for d := range deck.Disasters {
		check(d.String(), DisasterTitle(d), 2, 6)
	}
	for i, f := range deck.Finds() {
		check(f.Key, FindTitle(i), 3, 8)
	}
	if got := len(words.Default().Keys("find.title.")); got != len(deck.Finds()) {
		t.Errorf("%d finds have titles, there are %d", got, len(deck.Finds()))
	}
}

// What happened is told in three ways at least: a misfortune comes again within a game.
func TestEveryDisasterIsToldInThreeWays(t *testing.T) {
	w := words.In(Words())
	for d := deck.Fever; d < deck.Disasters; d++ {
		if n := w.Wordings("disaster." + d.String()); n < 3 {
			t.Errorf("%v is told in %d ways", d, n)
		}
	}
}
