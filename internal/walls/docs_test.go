package walls

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// codeSpan is what a document sets as code.
var codeSpan = regexp.MustCompile("`([^`\n]+)`")

// sourcePath is a path of ours that a document names: of a room, or of a file by its
// name, with the end of its room before it or not.
var sourcePath = regexp.MustCompile(`^[\w./-]+$`)

// pathNamed says of what stands in a document which of our paths it is: none if it is no
// path, or one of somebody else. The name of a thing behind that of its room
// (render/nile/board.Board) goes.
func pathNamed(span string) (path string, inFull bool) {
	if !sourcePath.MatchString(span) {
		return "", false
	}
	first, _, _ := strings.Cut(span, "/")
	inFull = slices.Contains([]string{"game", "hexmap", "assets", "saves", "render", "cmd", "internal", "docs"}, first) && first != span
	switch filepath.Ext(span) {
	case ".go", ".tsv", ".md":
		return span, inFull
	}
	if !inFull {
		return "", false
	}
	dir, last := filepath.Split(strings.TrimSuffix(span, "/"))
	if name, symbol, is := strings.Cut(last, "."); is && symbol != "" && strings.ToUpper(symbol[:1]) == symbol[:1] {
		last = name
	}
	return dir + last, true
}

// TestDocumentsNameWhatThereIs: every file and room that a document names is in the
// tree.
func TestDocumentsNameWhatThereIs(t *testing.T) {
	root, seen := top(t), 0
	all := files(t)
	for _, doc := range all {
		doc = filepath.ToSlash(doc)
		if filepath.Ext(doc) != ".md" || !strings.HasPrefix(doc, "docs/") && doc != "README.md" {
			continue
		}
		for i, line := range strings.Split(string(read(t, doc)), "\n") {
			for _, m := range codeSpan.FindAllStringSubmatch(line, -1) {
				path, inFull := pathNamed(m[1])
				if path == "" {
					continue
				}
				seen++
				there := func() bool { _, err := os.Stat(filepath.Join(root, path)); return err == nil }
				if inFull && !there() || !inFull && !slices.ContainsFunc(all, func(f string) bool { return strings.HasSuffix("/"+filepath.ToSlash(f), "/"+path) }) {
					t.Errorf("%s:%d names %s, which is not there", doc, i+1, m[1])
				}
			}
		}
	}
	if seen < 60 {
		t.Errorf("only %d paths were found in the documents: the wall looks for too little", seen)
	}
}

// The wall itself is tested.
func TestPathsInDocumentsAreFound(t *testing.T) {
	for span, want := range map[string]string{ // in any order: each by itself
		"render/nile/board.Board": "render/nile/board", "render/page": "render/page", "game/nile/choices.go": "game/nile/choices.go",
		"board/hexes.go": "board/hexes.go", "rule09_movement.go": "rule09_movement.go", "docs/house.md": "docs/house.md",
		"make lint": "", "golang.org/x/image": "", "game/<name>/": "", "--way caravan": "", "game": "", "image/png": "", "ui.Item.Block": "",
	} {
		if got, _ := pathNamed(span); got != want {
			t.Errorf("%q is taken for the path %q, not %q", span, got, want)
		}
	}
}
