package walls

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The table of rooms in docs/house.md. After a change:
//
//	go test ./internal/walls -run TestTheTableOfRoomsIsTrue -args -update
var update = flag.Bool("update", false, "write the table of rooms in docs/house.md anew")

const (
	housePage  = "docs/house.md"
	tableBegin = "<!-- rooms: begin -->\n"
	tableEnd   = "<!-- rooms: end -->"
)

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

// importers are written short: rooms below one folder that all import it, by
// the folder, and many by their number.
func (b built) importers() string {
	switch n := len(b.by); {
	case n == 0:
		return "nobody"
	case n > 6:
		return fmt.Sprintf("%d rooms", n)
	}
	return "`" + strings.Join(b.by, "`, `") + "`"
}

func (b built) row() string {
	return fmt.Sprintf("| `%s` | %d | %d | %s |\n", b.room, b.files, b.lines, b.importers())
}

var rowOf = regexp.MustCompile("^\\| `([^`]+)` \\| (\\d+) \\| (\\d+) \\| (.*) \\|$")

// TestTheTableOfRoomsIsTrue: every room stands in the house's table, with who
// imports it, and with as many lines as it has, give or take a tenth.
func TestTheTableOfRoomsIsTrue(t *testing.T) {
	page := string(read(t, housePage))
	before, rest, ok := strings.Cut(page, tableBegin)
	old, after, ok2 := strings.Cut(rest, tableEnd)
	if !ok || !ok2 {
		t.Fatalf("%s has no table of rooms", housePage)
	}
	all := house(t)
	if *update {
		var b strings.Builder
		b.WriteString(before + tableBegin + "| room | files | lines | imported by |\n| --- | ---: | ---: | --- |\n")
		for _, r := range all {
			b.WriteString(r.row())
		}
		b.WriteString(tableEnd + after)
		if err := os.WriteFile(filepath.Join(top(t), housePage), []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	told := map[string][]string{}
	for _, line := range strings.Split(old, "\n") {
		if m := rowOf.FindStringSubmatch(line); m != nil {
			told[m[1]] = m
		}
	}
	for _, r := range all {
		m := told[r.room]
		delete(told, r.room)
		if m == nil {
			t.Errorf("%s does not tell of %s", housePage, r.room)
			continue
		}
		lines, _ := strconv.Atoi(m[3])
		if off := max(lines-r.lines, r.lines-lines); off > max(60, r.lines/10) || m[4] != r.importers() {
			t.Errorf("%s says of %s: %s lines, imported by %s; it is %d, %s", housePage, r.room, m[3], m[4], r.lines, r.importers())
		}
	}
	for room := range told { // in any order: each is told by itself
		t.Errorf("%s tells of %s, which is not there", housePage, room)
	}
}

// How many lines a room may have, without tests. The stage is small, because it
// knows no screen; the three large ones are one subject each.
const mostLines, mostStage = 6000, 1500

var mayBeLarge = []string{"render/engraving", "render/chart", "game/nile"}

func TestRoomsAreNotCrowded(t *testing.T) {
	for _, r := range house(t) {
		most := mostLines
		if r.room == "render" {
			most = mostStage
		}
		if r.lines > most && !slices.Contains(mayBeLarge, r.room) {
			t.Errorf("%s has %d lines; %d are enough for a room: move walls", r.room, r.lines, most)
		}
	}
}
