package main

import (
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/journal/proof"
	"sourceofthenile/render/words"
)

// TestFiguresOfHeart reads the journals of whole games of Heart of Darkness against what happened in them:
// each figure was told of on that day, or is a sum of what was; whoever was lost from the caravan does
// nothing any more, and nobody was unhurt on a day on which somebody fell.
func TestFiguresOfHeart(t *testing.T) {
	wordings, err := os.ReadFile("../../assets/heart/words/diary.txt")
	if err != nil {
		t.Fatal(err)
	}
	read, lost := 0, 0
	for n := range *proofread {
		k, err := storyOf(gameFile(t, "--way", "heart", "--players", "3", "--turns", "600", "--bots", "keen", "--seed", strconv.Itoa(n+1)))
		if err != nil {
			t.Fatal(err)
		}
		teller, err := has[journal.Told](k.title, "journal")
		if err != nil {
			t.Fatal(err)
		}
		carriers := rollOf()
		var events []game.Event
		for _, all := range k.story.Steps(game.Nobody) {
			events = all
		}
		for s := range game.Seat(k.players) {
			at, gone, fell := 0, map[string]bool{}, -1
			for _, m := range journal.Of(teller, k.story, s).Turns {
				for _, en := range m.Entries {
					for i, text := range en.Text {
						if i >= len(en.Events) || en.Events[i].Seat != s {
							continue
						}
						e := &en.Events[i]
						if here := slices.IndexFunc(events[at:], func(o game.Event) bool { return reflect.DeepEqual(o, *e) }); here >= 0 {
							at += here
						}
						where := "game " + strconv.Itoa(n+1) + ", " + m.Date
						for _, f := range proof.Figures(text) {
							if f.Noun == "day" || strings.Contains(string(wordings), f.Text) {
								continue // a way of speaking
							}
							if read++; !toldThatDay(events, at, s, f.N) {
								t.Errorf("%s: %d %s, told of %s: %q", where, f.N, f.Noun, heart.EventName(e.Kind), text)
							}
							if toldThatDay(events, at, s, f.N+1001) {
								t.Errorf("%s: %d %s would not be noticed", where, f.N+1001, f.Noun)
							}
						}
						for _, name := range carriers {
							if gone[name] && strings.Contains(text, name) {
								t.Errorf("%s: %s is lost already: %q", where, name, text)
							}
							if isLoss(e) && strings.Contains(text, name) {
								gone[name], fell = true, at
								lost++
							}
						}
						if fell >= 0 && at-fell < 6 && strings.Contains(text, "obody was hurt") {
							t.Errorf("%s: somebody was: %q", where, text)
						}
					}
				}
			}
		}
	}
	t.Logf("%d figures were read, %d people lost", read, lost)
	if read < 8**proofread || lost < 5**proofread {
		t.Errorf("only %d figures were read, %d people lost", read, lost)
	}
}

// rollOf are all whose names stand on the roll of a caravan.
func rollOf() (names []string) {
	for _, port := range strings.Fields("clarence loanda cape quelimane zanzibar") {
		key := "diary.roll." + port
		for n := range words.Default().Wordings(key) {
			names = append(names, words.Default().PieceOf(key, uint32(n), nil))
		}
	}
	return names
}

// isLoss reports whether an event tells that somebody of the caravan is lost.
func isLoss(e *game.Event) bool {
	if e.Kind != heart.Changed {
		return false
	}
	x := told.AsChanged(e)
	return x.By < 0 && (x.Figure == box.Askaris || x.Figure == box.Porters)
}

// toldThatDay reports whether a number was told of to a seat between two of its turns, round an event; or is
// the sum of what it had or lost for one cause.
func toldThatDay(events []game.Event, k int, s game.Seat, n int) bool {
	begins := func(e *game.Event) bool {
		return e.Seat == s && (e.Kind == heart.DaysBegan || e.Kind == heart.MapTurnBegan || e.Kind == heart.TimeIsUp)
	}
	from, to := k, k+1
	for from > 0 && !begins(&events[from]) {
		from--
	}
	for to < len(events) && !begins(&events[to]) {
		to++
	}
	sums := map[box.Cause]int{}
	for i := from; i < to; i++ {
		e := &events[i]
		if e.Seat != s {
			continue
		}
		for _, a := range e.Args {
			if int(max(a, -a)) == n {
				return true
			}
		}
		if x := told.AsChanged(e); e.Kind == heart.Changed && (x.Figure == box.Food || x.Figure == box.Gifts) {
			sums[x.Cause] += max(x.By, -x.By)
		}
	}
	for _, sum := range sums { // in any order: any will do
		if sum == n {
			return true
		}
	}
	return false
}
