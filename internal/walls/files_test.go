package walls

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// maxLines is how long a source file may be. Tests, and files that a program
// wrote, may be longer.
const maxLines = 500

// mayBeLong names files longer than that with a reason, such as a long table.
var mayBeLong = map[string]string{}

// files lists the tree's files by path from the top, as git would commit
// them; without git, everything but what a build leaves.
func files(t *testing.T) []string {
	t.Helper()
	dir := top(t)
	cmd := exec.Command("git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	cmd.Dir = dir
	if out, err := cmd.Output(); err == nil && len(out) > 0 {
		var list []string
		for _, name := range strings.Split(strings.TrimRight(string(out), "\x00"), "\x00") {
			if info, err := os.Stat(filepath.Join(dir, name)); err == nil && info.Mode().IsRegular() {
				list = append(list, name)
			}
		}
		return list
	}
	var list []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(dir, path)
		if d.IsDir() && (d.Name() == ".git" || name == "bin") {
			return fs.SkipDir
		}
		if d.Type().IsRegular() {
			list = append(list, filepath.ToSlash(name))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(top(t), name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func isText(data []byte) bool { return !bytes.ContainsRune(data[:min(len(data), 8000)], 0) }

// The forbidden words are put together here, so that this file does not hold them.
var (
	machinePaths = regexp.MustCompile(`(?:^|[^\w.~-])/(?:` + `work|farm|root|tmp|home)/` + `|\.` + `library\b`)
	unfinished   = regexp.MustCompile(`(?i)\b(?:TO` + `DO|FIX` + `ME|X` + `XX|not imple` + `mented|place` + `holder)`)
	workplace    = regexp.MustCompile(`\b(?:[Ss]ess` + `ions?|[Aa]ge` + `nts?|A` + `I|L` + `LM|Cla` + `ude|proxy\.` + `golang|registry\.` + `npmjs)\b`)
)

// Licences of others are kept word for word; the sums of modules are not words.
func isQuoted(name string) bool {
	return name == "go.sum" || name == "LICENSE" || strings.HasPrefix(name, "assets/fonts/")
}

func forbidden(line string) string {
	for _, re := range []*regexp.Regexp{machinePaths, unfinished, workplace} {
		if m := re.FindString(line); m != "" {
			return m
		}
	}
	return ""
}

func TestNoForbiddenWords(t *testing.T) {
	for _, name := range files(t) {
		data := read(t, name)
		if isQuoted(name) || !isText(data) {
			continue
		}
		for i, line := range strings.Split(string(data), "\n") {
			if m := forbidden(line); m != "" {
				t.Errorf("%s:%d: %q does not belong in the tree", name, i+1, m)
			}
		}
	}
}

func TestForbiddenWordsAreFound(t *testing.T) {
	for _, line := range []string{
		"see /wo" + "rk/main/x", "`/tm" + "p/x`", "a /ro" + "ot/.cache", "// TO" + "DO later", "to" + "do: that",
		"in this sess" + "ion", "an age" + "nt said", "by A" + "I",
	} {
		if forbidden(line) == "" {
			t.Errorf("%q was not found out", line)
		}
	}
	for _, line := range []string{
		"a framework/plan", "~/.local/share/home/", "GuestSession", "PAID", "a river's stub", "mastodon", "reagent", "${HOME}/x",
	} {
		if m := forbidden(line); m != "" {
			t.Errorf("%q was taken for %q", line, m)
		}
	}
}

var generated = regexp.MustCompile(`(?m)^// Code generated .* DO NOT EDIT\.$`)

func TestFilesAreShort(t *testing.T) {
	for _, name := range files(t) {
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || mayBeLong[name] != "" {
			continue
		}
		data := read(t, name)
		if n := bytes.Count(data, []byte("\n")); n > maxLines && !generated.Match(data) {
			t.Errorf("%s has %d lines; %d are enough for one subject", name, n, maxLines)
		}
	}
}

// Every typeface lies in assets/fonts, its licence beside it, and is named
// with it in docs/licences.md. EBGaramond-Bold.ttf is of the family EBGaramond,
// whose licence is EBGaramond-OFL.txt.
func TestFontsCarryTheirLicences(t *testing.T) {
	list := files(t)
	notice := string(read(t, "docs/licences.md"))
	fonts := 0
	for _, name := range list {
		if !slices.Contains([]string{".ttf", ".otf", ".ttc", ".woff", ".woff2"}, filepath.Ext(name)) {
			continue
		}
		fonts++
		base, ok := strings.CutPrefix(name, "assets/fonts/")
		if !ok {
			t.Errorf("%s: fonts belong in assets/fonts", name)
			continue
		}
		if !strings.Contains(notice, "`"+base+"`") {
			t.Errorf("docs/licences.md does not name %s", base)
		}
		family, _, _ := strings.Cut(strings.TrimSuffix(base, filepath.Ext(base)), "-")
		i := slices.IndexFunc(list, func(f string) bool {
			return strings.HasPrefix(f, "assets/fonts/"+family+"-") && strings.HasSuffix(f, ".txt")
		})
		if i < 0 {
			t.Errorf("%s has no licence beside it: want assets/fonts/%s-….txt", name, family)
			continue
		}
		text := string(read(t, list[i]))
		whole := strings.Contains(text, "SIL OPEN FONT LICENSE Version 1.1") && strings.Contains(text, "TERMINATION") ||
			strings.Contains(text, "Apache License") && strings.Contains(text, "END OF TERMS AND CONDITIONS")
		if !whole || !strings.Contains(notice, "`"+filepath.Base(list[i])+"`") {
			t.Errorf("%s is not a whole licence that docs/licences.md names", list[i])
		}
	}
	if fonts == 0 {
		t.Error("no fonts found")
	}
}

// Whoever passes the program on must pass on the licences of what is in it.
func TestLibrariesAreNamedWithTheirLicences(t *testing.T) {
	notice := string(read(t, "docs/licences.md"))
	out := goCommand(t, "list", "-e", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", "./...")
	seen := map[string]bool{module: true}
	for _, path := range strings.Fields(out) {
		if !seen[path] && !strings.Contains(notice, "`"+path+"`") {
			t.Errorf("docs/licences.md does not name the library %s", path)
		}
		seen[path] = true
	}
}
