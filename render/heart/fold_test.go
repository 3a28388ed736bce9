package heart

import (
	"slices"
	"strconv"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Through whole games no choice lies below the fold of the panel in the usual window: whatever is told there
// stands below the choices. Each question is looked at once for so many choices, and for so long.
func TestNoChoiceLiesBelowTheFold(t *testing.T) {
	z := uitest.Size{W: 1280, H: 800, Text: 100}
	seen, asked := map[string]bool{}, 0
	for _, of := range []struct {
		seats int
		seed  uint64
	}{{3, 8}, {1, 2}, {5, 3}} {
		table := newGame(t, of.seats, of.seed)
		keenly(t, table, func(step heart.Step, cs []game.Choice) {
			if key := step.Name() + strconv.Itoa(len(cs)); !seen[key] {
				seen[key] = true
				asked += inSightAll(t, z, table.Record(), step)
			}
		})
	}
	if asked < 100 {
		t.Errorf("only %d choices were looked for", asked)
	}
}

// inSightAll fails where a choice of a game as it stands is out of sight, and gives how many there are.
func inSightAll(t *testing.T, z uitest.Size, rec *game.Record, step heart.Step) (asked int) {
	t.Helper()
	table, err := game.TakeUp(heart.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	r, p := sit(t, z, table)
	r.Wait(0.3)
	seen := map[string]bool{}
	for _, at := range r.List.Targets {
		in := at.Rect.Intersect(at.Clip)
		seen[at.ID] = at.Rect.W-in.W < 1 && at.Rect.H-in.H < 1
	}
	var hidden []string
	for _, ch := range p.Choices() {
		id := "board/" + board.IDOf(ch)
		switch {
		case ch.Kind == heart.Order || ch.Kind == heart.Offer && ch.Target == 0: // one button unfolds those, and stands for these
			continue
		case ch.Kind == heart.March: // the chart shows them all
			continue
		case ch.Kind == heart.NameFace && !slices.ContainsFunc(r.List.Targets, byID(id)): // one figure stands for all
			id = "board/which-face"
		}
		if asked++; !seen[id] {
			hidden = append(hidden, id)
		}
	}
	if len(hidden) > 0 || r.Has(words.Say("ask.more")) {
		t.Errorf("%s, %d choices: out of sight are %v", step.Name(), len(p.Choices()), hidden)
	}
	return asked
}

// byID finds a target.
func byID(id string) func(at ui.Target) bool {
	return func(at ui.Target) bool { return at.ID == id }
}
