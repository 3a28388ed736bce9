package words

import (
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestApostrophesAreSet: what players read has the apostrophe that a printer sets, and not the one of a
// typewriter, in sentences and in rulebooks.
func TestApostrophesAreSet(t *testing.T) {
	typed, read := regexp.MustCompile(`\pL'`), 0
	assets := os.DirFS("../../assets")
	err := fs.WalkDir(assets, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".txt") || !strings.Contains(path, "words/") && !strings.Contains(path, "rules/") {
			return err
		}
		data, err := fs.ReadFile(assets, path)
		for i, l := range strings.Split(string(data), "\n") {
			if read++; !strings.HasPrefix(l, "#") && typed.MatchString(l) {
				t.Errorf("%s:%d: %s", path, i+1, l)
			}
		}
		return err
	})
	if err != nil || read < 5000 {
		t.Errorf("%d lines read: %v", read, err)
	}
}
