package chart

import (
	"strings"
	"sync"

	"sourceofthenile/assets"
)

// wordings is what is written on the chart itself, by key.
var wordings = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	data, err := assets.NileWords.ReadFile("nile/words/chart.txt")
	if err != nil {
		panic(err) // built in: a broken build, which every test notices
	}
	for line := range strings.Lines(string(data)) {
		if key, text, ok := strings.Cut(strings.TrimSpace(line), " = "); ok && !strings.HasPrefix(key, "#") {
			out[key] = text
		}
	}
	return out
})

// say is the wording for a key; one without words says itself, so that it is noticed.
func say(key string) string {
	if t, ok := wordings()[key]; ok {
		return t
	}
	return key
}
