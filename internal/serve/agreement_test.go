//go:build !js

package serve

import (
	"flag"
	"io"
	"strings"
	"testing"

	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/titles"
	"sourceofthenile/internal/wire"
	"sourceofthenile/render/words"
)

// TestWhatIsAgreedOn: the options of new tables come to clocks and to what may be said, or to
// a sentence that says what is wrong.
func TestWhatIsAgreedOn(t *testing.T) {
	const hour, day = 3_600_000, 86_400_000
	for _, x := range []struct {
		way, options string
		clock        wire.Clock
		words        wire.Words
		fault        string
	}{
		{way: "game1", words: wire.SetPhrases},
		{way: "game1", options: "--talk free", words: wire.FreeText},
		{way: "island", words: wire.Silent},
		{way: "island:normal", options: "--talk phrases", fault: "silence"},
		{way: "game1", options: "--turn 12h --bank 2d --at-zero vote --holidays 14", words: wire.SetPhrases, clock: wire.Clock{Each: 12 * hour, Most: 12*hour + 2*day, Start: 2 * day, Holidays: 14, End: wire.Voted, Bot: titles.Nile.Bots()[0]}},
		{way: "heart", options: "--turn 90m", words: wire.SetPhrases, clock: wire.Clock{Each: 90 * hour / 60, Most: 90 * hour / 60}},
		{way: "game1", options: "--bank 2d", fault: "clock"},
		{way: "game1", options: "--turn 2", fault: "90m"},
		{way: "game1", options: "--turn 4000d", fault: "ten years"},
		{way: "game1", options: "--turn 1d --at-zero explode", fault: "explode"},
		{way: "game1", options: "--turn 1d --holidays -3", fault: "-3"},
		{way: "game1", options: "--talk loudly", fault: "loudly"},
	} {
		fs := flag.NewFlagSet("serve", flag.ContinueOnError)
		fs.SetOutput(io.Discard)
		var with agreement
		with.flags(fs)
		err := fs.Parse(strings.Fields(x.options))
		var o referee.Opening
		if err == nil {
			o, err = with.openingOf(x.way + ":3")
		}
		if x.fault != "" {
			if err == nil || !strings.Contains(words.Err(err), x.fault) {
				t.Errorf("%s %s: got %q, want a sentence with %q", x.way, x.options, words.Err(err), x.fault)
			}
			continue
		}
		if err != nil || o.Clock != x.clock || o.Words != x.words {
			t.Errorf("%s %s: %+v, words %d (%v), want %+v, words %d", x.way, x.options, o.Clock, o.Words, err, x.clock, x.words)
		}
	}
}
