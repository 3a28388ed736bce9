package tell_test

import (
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

var blank = regexp.MustCompile(`\{(\w+)`)

// What explorers write of themselves has a wording for others, and asks for no more than
// that is filled with; in none of them do they go by their name.
func TestOwnWordingsFitTheOthers(t *testing.T) {
	b := words.In(tell.Words())
	keys := b.Keys("own.")
	if len(keys) < 50 {
		t.Fatalf("%d keys", len(keys))
	}
	for _, key := range keys {
		of := strings.TrimPrefix(key, "own.")
		if !b.Has(of) {
			t.Errorf("%s is of nothing that is told", key)
			continue
		}
		fills := map[string]bool{"where": true}
		for i := range b.Wordings(of) {
			for _, m := range blank.FindAllStringSubmatch(b.Tell(of, uint32(i), nil), -1) {
				fills[strings.ToLower(m[1])] = true
			}
		}
		for i := range b.Wordings(key) {
			said := b.Tell(key, uint32(i), nil)
			for _, m := range blank.FindAllStringSubmatch(said, -1) {
				if name := strings.ToLower(m[1]); name == "who" || !fills[name] {
					t.Errorf("%s asks for %s: %s", key, name, said)
				}
			}
		}
	}
}

// What a calling averts is told of "the Doctor" to others; a Doctor's own journal says I.
func TestNobodyWritesOfThemselvesByTheirCalling(t *testing.T) {
	b := words.In(tell.Words())
	calling := regexp.MustCompile(`\b[Tt]he (Botanist|Doctor|Ethnologist|Explorer|Geologist|Journalist|Missionary|Zoologist)\b`)
	found := 0
	for _, key := range b.Keys("disaster.") {
		for i := range b.Wordings(key) {
			if calling.MatchString(b.Tell(key, uint32(i), nil)) {
				if found++; !b.Has("own." + key) {
					t.Errorf("%s: %q has no wording of one's own", key, b.Tell(key, uint32(i), nil))
				}
			}
		}
	}
	for _, key := range b.Keys("own.") {
		for i := range b.Wordings(key) {
			if said := b.Tell(key, uint32(i), nil); calling.MatchString(said) {
				t.Errorf("%s: %q", key, said)
			}
		}
	}
	if found < 20 {
		t.Errorf("%d sentences tell of a calling, want twenty at least", found)
	}
}
