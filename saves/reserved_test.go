package saves

import (
	"path/filepath"
	"strings"
	"testing"
)

// A player's save stays one whatever it is called: under the names that the program
// gives it would be thrown away as the program's own are.
func TestAPlayersSaveIsNeverTheProgramsOwn(t *testing.T) {
	f, rec := Folder{Dir: t.TempDir()}, played(t, 1, 6).Record()
	for _, name := range []string{"autosave-before the falls", "quicksave-2", "autosave", "Quick march", "quick"} {
		path, err := f.Save(name, unsaved(), rec)
		must(t, err)
		list, err := f.List()
		must(t, err)
		if path != f.Path(name) || !strings.HasSuffix(strings.TrimSuffix(filepath.Base(path), Extension), name) {
			t.Errorf("%q is kept at %s", name, path)
		}
		for _, e := range list {
			if e.Path == path && e.Sort != Named || SortOf(path) != Named {
				t.Errorf("%q is of the sort %d", name, e.Sort)
			}
		}
	}
	h := unsaved()
	auto, err := f.Autosave(h, rec)
	must(t, err)
	quick, err := f.QuickSave(h, rec)
	must(t, err)
	if SortOf(auto) != Auto || SortOf(quick) != Quick {
		t.Errorf("%s is of the sort %d, %s of the sort %d; want %d, %d", auto, SortOf(auto), quick, SortOf(quick), Auto, Quick)
	}
}
