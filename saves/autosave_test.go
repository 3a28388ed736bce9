package saves

import (
	"fmt"
	"slices"
	"testing"

	"sourceofthenile/saves/disk/brittle"
)

// Beside the newest autosaves the first of each of the game's years is kept, of so
// many years; of lines of play so many. What a player saved stays.
func TestYearsAndLinesAreKept(t *testing.T) {
	f := Folder{Dir: "/saves", Disk: brittle.New()}
	rec := played(t, 3, 20).Record()
	h := header()
	h.ID = "abc"
	order := int64(1000)
	save := func(year, turn int, line string) {
		order++
		h.Period, h.Turn, h.Line, h.Order = year, turn, line, order
		_, err := f.Autosave(h, rec)
		must(t, err)
	}
	for turn := range 12 * (YearsKept + 3) {
		save(turn/12+1, turn, "")
	}
	var turns []int
	for _, e := range list(t, f) {
		turns = append(turns, e.Header.Turn)
	}
	var want []int
	for n := range Autosaves {
		want = append(want, 12*(YearsKept+3)-1-n)
	}
	for year := YearsKept + 2; year > 2; year-- {
		want = append(want, 12*year)
	}
	if !slices.Equal(turns, want) {
		t.Errorf("kept are turns %v, not %v", turns, want)
	}
	h.Period = 0
	_, err := f.QuickSave(h, rec)
	must(t, err)
	_, err = f.Save("Anna", h, rec)
	must(t, err)
	for n := range LinesKept + 2 {
		save(0, n, fmt.Sprint("line", n))
	}
	lines := map[string]int{}
	for _, e := range list(t, f) {
		if e.Sort == Auto {
			lines[e.Header.Line]++
		}
	}
	if len(lines) != LinesKept || lines[""] != 0 || lines["line2"] != 1 {
		t.Errorf("kept are the lines %v", lines)
	}
	if got := len(list(t, f)); got != LinesKept+2 {
		t.Errorf("%d saves, with a quick one and one of a player's; want %d", got, LinesKept+2)
	}
}
