package sources

// What was printed of the games stands in tables beside the tests, statement by statement and in words
// of ours.

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Statement is one thing that a printed rulebook says.
type Statement struct {
	Line  int      // of the table, from 1
	Says  string   // in words of ours
	Place string   // where it stands in print
	Rule  string   // the number of ours, empty where the table names none
	Tests []string // that show how it is played; none for what can be held neither to be so nor not
	Ours  []string // the rules of our book that say why it is not as printed; none where it is
}

// Printed reads a table: a line that says what it is, the heads, and a statement a line, in columns parted
// by tabs: the statement, its place, our rule (which may be missing), the tests or "-", and "right" or
// "ours", the rules that say why, and why. What is written in another way is a failure of the test.
func Printed(t testing.TB, path string) (list []Statement) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.ReplaceAll(strings.TrimSpace(string(data)), "\r\n", "\n"), "\n")
	if len(lines) < 3 || !strings.HasPrefix(lines[0], "# ") {
		t.Fatalf("%s: %d lines; want what it is, the heads and statements", path, len(lines))
	}
	heads := strings.Split(lines[1], "\t")
	for i, line := range lines[2:] {
		s, ok := statement(heads, line)
		if s.Line = i + 3; !ok {
			t.Errorf("%s, line %d: %v, with right, or ours and a rule and why at the end, not %q", path, s.Line, heads, line)
			continue
		}
		list = append(list, s)
	}
	return list
}

var verdict = regexp.MustCompile(`^(?:right|ours ([0-9.]+(?:, [0-9.]+)*): .+)$`)

func statement(heads []string, line string) (s Statement, ok bool) {
	cells := strings.Split(line, "\t")
	last := len(cells) - 1
	if len(cells) != len(heads) || slices.Contains(cells, "") || last < 3 {
		return s, false
	}
	s = Statement{Says: cells[0], Place: cells[1], Tests: strings.Fields(cells[last-1])}
	if last == 4 {
		s.Rule = cells[2]
	}
	if cells[last-1] == "-" {
		s.Tests = nil
	}
	m := verdict.FindStringSubmatch(cells[last])
	if m == nil {
		return s, false
	}
	if m[1] != "" {
		s.Ours = strings.Split(m[1], ", ")
	}
	return s, true
}

var testName = regexp.MustCompile(`(?m)^func (Test\w+)\(`)

// Shown checks that a table has so many statements, none twice, and that the tests which it names are
// in some of the folders given, from where the test stands.
func Shown(t testing.TB, path string, least int, dirs ...string) {
	t.Helper()
	_, text := Texts(t, dirs...)
	names, said := map[string]bool{}, map[string]bool{}
	for _, m := range testName.FindAllStringSubmatch(text, -1) {
		names[m[1]] = true
	}
	for _, s := range Printed(t, path) {
		if said[s.Says+s.Place] {
			t.Errorf("%s, line %d: %q stands there twice", path, s.Line, s.Says)
		}
		said[s.Says+s.Place] = true
		for _, name := range s.Tests {
			if !names[name] {
				t.Errorf("%s, line %d: there is no test %s", path, s.Line, name)
			}
		}
	}
	if len(said) < least {
		t.Errorf("%s: %d statements, want %d", path, len(said), least)
	}
}

// Marked checks that the rules which a table names for what is not as printed are marked in a book, as
// marked says, and that the book has the rules that are its own of all statements. It wants so many marks
// at the least.
func Marked(t testing.TB, path string, least int, has, marked func(rule string) bool) {
	t.Helper()
	n := 0
	for _, s := range Printed(t, path) {
		if s.Rule != "" && !has(s.Rule) {
			t.Errorf("%s, line %d: the book has no rule %s: %q", path, s.Line, s.Rule, s.Says)
		}
		for _, rule := range s.Ours {
			if n++; !marked(rule) {
				t.Errorf("%s, line %d: rule %s has no mark: %q", path, s.Line, rule, s.Says)
			}
		}
	}
	if n < least {
		t.Errorf("%s: only %d rules are named for what is not as printed, want %d", path, n, least)
	}
}
