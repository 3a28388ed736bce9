package uitest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Hold holds the layouts of screens, by name, against those that are kept of them, one file
// each in a folder, and looks that none is kept of a screen that there is no more. update
// writes them anew.
func Hold(t testing.TB, dir string, of map[string]*strings.Builder, update bool) {
	t.Helper()
	for name, got := range of { // in any order: each is held against its own file
		path := filepath.Join(dir, name+".txt")
		if update {
			if err := os.MkdirAll(dir, 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(got.String()), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Error(err)
		} else if said := Differ(string(want), got.String()); said != "" {
			t.Errorf("%s is laid out otherwise than %s says; -update keeps it as it is now:\n%s", name, path, said)
		}
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no layouts in %s, %v", dir, err)
	}
	for _, path := range files {
		if name := strings.TrimSuffix(filepath.Base(path), ".txt"); of[name] == nil {
			t.Errorf("no screen is called as %s is: it can go", path)
		}
	}
}

// Differ tells two layouts apart, window by window: the lines that one has and
// the other has not, a few of them.
func Differ(want, got string) string {
	const most = 12
	var out strings.Builder
	ws, gs := windows(want), windows(got)
	for i := range max(len(ws), len(gs)) {
		if i >= len(ws) || i >= len(gs) {
			fmt.Fprintf(&out, "%d windows, %d are kept\n", len(gs), len(ws))
			break
		}
		gone, come := without(ws[i], gs[i]), without(gs[i], ws[i])
		if ws[i][0] == gs[i][0] && len(gone)+len(come) > 0 || ws[i][0] != gs[i][0] {
			fmt.Fprintln(&out, "in "+gs[i][0])
		}
		for _, l := range gone[:min(len(gone), most)] {
			fmt.Fprintln(&out, "  - "+l)
		}
		for _, l := range come[:min(len(come), most)] {
			fmt.Fprintln(&out, "  + "+l)
		}
		if more := len(gone) + len(come) - min(len(gone), most) - min(len(come), most); more > 0 {
			fmt.Fprintf(&out, "  and %d lines more\n", more)
		}
	}
	if out.Len() == 0 && want != got {
		return "the same lines in another order\n"
	}
	return out.String()
}

// windows are the layouts of one file, each as its lines.
func windows(s string) (out [][]string) {
	for l := range strings.Lines(s) {
		if strings.HasPrefix(l, "window ") || len(out) == 0 {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], strings.TrimSuffix(l, "\n"))
	}
	return out
}

// without are the lines of a that b has not, or not as often.
func without(a, b []string) (out []string) {
	n := map[string]int{}
	for _, l := range b {
		n[l]++
	}
	for _, l := range a {
		if n[l]--; n[l] < 0 {
			out = append(out, l)
		}
	}
	return out
}
