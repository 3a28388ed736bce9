package walls

import (
	"bytes"
	"flag"
	"fmt"
	"path"
	"slices"
	"strings"
	"testing"
)

// The table of rooms is printed, not kept: make rooms.
var printRooms = flag.Bool("rooms", false, "print the table of rooms")

const housePage = "docs/house.md"

// built is a room as it stands: without tests.
type built struct {
	room         string
	files, lines int
	by           []string // who imports it
}

// house is every room with what it holds, in the order of their names.
func house(t *testing.T) []built {
	all := map[string]*built{}
	for _, name := range files(t) {
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		dir := path.Dir(name)
		if all[dir] == nil {
			all[dir] = &built{room: dir}
		}
		all[dir].files++
		all[dir].lines += bytes.Count(read(t, name), []byte("\n"))
	}
	for _, r := range rooms(t) {
		for _, p := range r.Imports {
			if of, ok := ours(p); ok && all[of] != nil {
				all[of].by = append(all[of].by, r.ImportPath)
			}
		}
	}
	var out []built
	for _, b := range all { // in any order: they are sorted below
		slices.Sort(b.by)
		out = append(out, *b)
	}
	slices.SortFunc(out, func(a, b built) int { return strings.Compare(a.room, b.room) })
	return out
}

// row is a room as a line of the table; who imports it by name where they are few.
func (b built) row() string {
	by := strings.Join(b.by, ", ")
	switch n := len(b.by); {
	case n == 0:
		by = "nobody"
	case n > 6:
		by = fmt.Sprintf("%d rooms", n)
	}
	return fmt.Sprintf("| %s | %d | %d | %s |", b.room, b.files, b.lines, by)
}

// planned are the rooms that the plan of the house names: the first thing on each line of
// its first block, several with commas between them.
func planned(page string) (out []string) {
	_, block, _ := strings.Cut(page, "```\n")
	block, _, _ = strings.Cut(block, "```")
	for line := range strings.Lines(block) {
		names, _, _ := strings.Cut(strings.TrimSpace(line), "  ")
		for _, name := range strings.Split(names, ", ") {
			if name != "" {
				out = append(out, name)
			}
		}
	}
	return out
}

// TestThePlanNamesEveryRoom: the plan in docs/house.md names every room there is once, and
// no other.
func TestThePlanNamesEveryRoom(t *testing.T) {
	told := map[string]int{}
	for _, room := range planned(string(read(t, housePage))) {
		told[room]++
	}
	for _, r := range house(t) {
		if *printRooms {
			fmt.Println(r.row())
		}
		if n := told[r.room]; n != 1 {
			t.Errorf("%s: the plan of rooms names %s %d times; a line \"%s  what it is for\" belongs there once; want 1", housePage, r.room, n, r.room)
		}
		delete(told, r.room)
	}
	for room := range told { // in any order: each is told by itself
		t.Errorf("%s: the plan names %s, where no Go lies: its line goes, or tells of what it has become", housePage, room)
	}
}

// The wall itself is tested.
func TestThePlanIsRead(t *testing.T) {
	got := planned("# The house\n\n```\ngame  the table\ngame/nile, game/heart  rules\n\nrender/ui   the kit: a, b\n```\n\n```\nnot this\n```\n")
	if want := []string{"game", "game/nile", "game/heart", "render/ui"}; !slices.Equal(got, want) {
		t.Errorf("the plan of rooms is read as %q, wanted %q", got, want)
	}
}
