package story

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// byOthers is what another hand writes into a journal: deaths, and who is sent next.
var byOthers = []game.EventKind{nile.Died, nile.NewExplorer, nile.SpecialtyChosen, nile.Won, nile.PlaysFirst}

// Whole games through, a journal speaks of its writer as I, in every sentence and not in
// the last of the month alone.
func TestAJournalSpeaksOfItsWriterAsI(t *testing.T) {
	me, said := regexp.MustCompile(`\b(I|me|my|We|we|us|our)\b`), 0
	for seed := range uint64(3) {
		tab := playedFrom(t, seed+40, 3, 30)
		v := viewAt(tab, game.Nobody)
		for _, m := range journals(t, tab, game.Nobody).Turns {
			for _, e := range m.Entries {
				if e.Seat == game.Nobody {
					continue
				}
				for k, s := range e.Text {
					if slices.Contains(byOthers, e.Events[k].Kind) {
						continue
					}
					for n := 1; n <= v.Player(e.Seat).Explorers; n++ {
						if who := tell.ExplorerOf(v, e.Seat, n); strings.Contains(s, who) {
							t.Errorf("%s writes: %s (%s)", who, s, nile.EventName(e.Events[k].Kind))
						}
					}
					if me.MatchString(s) {
						said++
					}
				}
			}
		}
	}
	if said < 300 {
		t.Errorf("only %d sentences speak of the writer", said)
	}
}

// In the interior places go by who and what lies there: more often than by a port beyond
// the coast.
func TestPlacesGoByWhatLiesNear(t *testing.T) {
	near, far := 0, 0
	miles := regexp.MustCompile(`([\d,]+) miles [a-z-]+ of (the )?`)
	for seed := range uint64(3) {
		tab := playedFrom(t, seed+40, 3, 30)
		v := viewAt(tab, game.Nobody)
		for _, m := range journals(t, tab, game.Nobody).Turns {
			for _, e := range m.Entries {
				for k, s := range e.Text {
					at := e.Events[k].At
					if at < 0 || v.Map().Cells[at].Port >= 0 {
						continue
					}
					if strings.Contains(s, "in the country of") || strings.Contains(s, "at the foot of") || strings.Contains(s, "on the shore of") {
						near++
						continue
					}
					if of := miles.FindStringSubmatch(s); of != nil && len(strings.TrimLeft(of[1], "12")) == 2 {
						near++
					} else if of != nil {
						far++
					}
				}
			}
		}
	}
	t.Logf("%d sentences name what lies near, %d go by a port far off", near, far)
	if near < 2*far {
		t.Errorf("%d sentences name what lies near, %d go by a port far off", near, far)
	}
}

// Where something is goes by what lies near and has a name: by the people who live there
// only where that is settled, never by the people told of; on the coast by the port.
func TestPlacesNear(t *testing.T) {
	v := viewAt(playedFrom(t, 40, 3, 30), 0)
	m := v.Map()
	for _, p := range m.Ports {
		if got := tell.Place(v, p.At, true, 0, 1); got != tell.Where(m, p.At) {
			t.Errorf("%s is %s, want %s", p.Name, got, tell.Where(m, p.At))
		}
	}
	peoples := v.Tribes()
	if len(peoples) == 0 {
		t.Fatal("nobody was met")
	}
	for _, p := range peoples {
		name := tell.PeopleOf(p)
		for salt := range uint32(1024) {
			for _, settled := range []bool{true, false} {
				if got := tell.Place(v, p.At, settled, p.Number, salt<<5); strings.Contains(got, name) {
					t.Errorf("told of themselves, %s are %s", name, got)
				}
			}
			if got := tell.Place(v, p.At, false, 0, salt<<5); strings.Contains(got, name) {
				t.Errorf("before they are met, %s are %s", name, got)
			}
		}
		if m.PortDistance(p.At) > 2 {
			var said []string
			for salt := range uint32(64) {
				said = append(said, tell.Place(v, p.At, true, 0, salt<<7))
			}
			if !slices.ContainsFunc(said, func(s string) bool { return strings.Contains(s, name) }) {
				t.Errorf("the country of %s goes by %q", name, said[0])
			}
		}
	}
}

// A sentence that stood far before does not come back whole, unless what it says must be told.
func TestNoSentenceComesBackWhole(t *testing.T) {
	const key = "story.year.none"
	h := newHand()
	for n := range words.Default().Wordings(key) {
		h.write(words.Default().Tell(key, uint32(n), nil))
	}
	h.at += 2 * farWords
	if text, _ := h.compose("", 0, nil, false, key); text != "" {
		t.Errorf("%q is written again", text)
	}
	if text, _ := h.compose("", 0, nil, true, key); text == "" {
		t.Error("what must be told is not told")
	}
}

// Who writes a journal knows no hexes: it is country, and marches.
func TestAJournalKnowsNoHexes(t *testing.T) {
	for seed := range uint64(3) {
		tab := playedFrom(t, seed+40, 3, 30)
		for _, m := range journals(t, tab, game.Nobody).Turns {
			for _, e := range m.Entries {
				for k, s := range e.Text {
					if e.Events[k].Kind != nile.Scored && strings.Contains(s, "hex") { // a figure of the account, as it is printed
						t.Errorf("a diarist writes: %s", s)
					}
				}
			}
		}
	}
}
