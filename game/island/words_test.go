package island

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game/island/box"
)

// Every event, reason, place, card and protagonist has words.
func TestEverythingHasWords(t *testing.T) {
	var words strings.Builder
	for _, name := range []string{"cards", "island", "told", "why"} {
		text, err := assets.IslandWords.ReadFile("island/words/" + name + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		words.Write(text)
	}
	all := words.String()
	has := func(key string) {
		t.Helper()
		if !regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(key) + `[ .\[]`).MatchString(all) {
			t.Errorf("nothing is said of %s", key)
		}
	}
	for k := Began; k < eventKinds; k++ {
		has("told." + EventName(k))
	}
	for c := box.RadioPart; c < box.Cards; c++ {
		code := strings.ToLower(c.Code())
		if has("card." + code); c.Type() == box.Quest {
			has("card." + code + ".resolve")
			has("card." + code + ".benefit")
		} else {
			has("card." + code + ".says")
		}
	}
	for _, r := range box.Roles {
		has("protagonist." + strings.ToLower(r.ID))
		has("item." + strings.ToLower(r.ID))
	}
	for _, e := range box.EventFaces {
		has("event." + strings.ToLower(e.ID) + ".says")
	}
	for _, s := range box.BoardOf(true).Spots {
		has("place." + strings.ToLower(s.Code))
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`Why: "([a-z-]+)"`).FindAllStringSubmatch(string(text), -1) {
			has("why." + m[1])
		}
	}
}
