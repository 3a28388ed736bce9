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

// So many autosaves are kept as are wished. Where fewer are wished than lie there the oldest are
// thrown away with the next, where they can be fetched back from; what a player saved, what is kept
// of years and the other lines of the game stay.
func TestAsManyAutosavesAsWished(t *testing.T) {
	f := Folder{Dir: "/saves", Disk: brittle.New(), Turns: 9}
	rec := played(t, 3, 20).Record()
	h := header()
	h.ID, h.Order = "abc", 1000
	save := func(turn int) {
		h.Turn, h.Order = turn, h.Order+1
		_, err := f.Autosave(h, rec)
		must(t, err)
	}
	turnsOf := func(f Folder) (turns []int) {
		for _, e := range list(t, f) {
			if e.Sort == Auto {
				turns = append(turns, e.Header.Turn)
			}
		}
		return turns
	}
	h.Line = "other"
	save(100)
	h.Line = ""
	_, err := f.QuickSave(h, rec)
	must(t, err)
	_, err = f.Save("Anna", h, rec)
	must(t, err)
	for turn := range 12 {
		save(turn)
	}
	if got, want := turnsOf(f), []int{11, 10, 9, 8, 7, 6, 5, 4, 3, 100}; !slices.Equal(got, want) {
		t.Fatalf("of nine wished are kept the turns %v, want %v", got, want)
	}
	f.Turns = 4
	for turn := 12; turn < 20; turn++ {
		save(turn)
		if got, want := turnsOf(f), []int{turn, turn - 1, turn - 2, turn - 3, 100}; !slices.Equal(got, want) {
			t.Fatalf("of four wished are kept the turns %v, want %v", got, want)
		}
	}
	thrown := turnsOf(f.At(InTrash))
	for turn := 3; turn < 9; turn++ {
		if !slices.Contains(thrown, turn) {
			t.Errorf("thrown away are the turns %v, without %d", thrown, turn)
		}
	}
	if got := len(list(t, f)); got != 4+1+2 {
		t.Errorf("%d saves, with one of another line, a quick one and one of a player's; want 7", got)
	}
	f.Turns = 6
	for turn := 20; turn < 30; turn++ {
		save(turn)
	}
	if got := turnsOf(f); len(got) != 6+1 || got[5] != 24 {
		t.Errorf("of six wished are kept the turns %v", got)
	}
}

// What is wished beyond bounds is kept within them.
func TestAutosavesHaveBounds(t *testing.T) {
	for keep, want := range map[int]int{0: Autosaves, -4: LeastKept, 1: LeastKept, 17: 17, 1000: MostKept} {
		if got := (Folder{Turns: keep}).keep(); got != want {
			t.Errorf("of %d wished %d are kept, want %d", keep, got, want)
		}
	}
}
