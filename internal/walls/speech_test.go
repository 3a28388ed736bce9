package walls

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// pathInText is a path, which may name a game's room.
var pathInText = regexp.MustCompile(`[\w.-]*/[\w./-]*`)

// speaksOfNoGame reports whether a room is one in which no game may be spoken of, in the
// comments either.
func speaksOfNoGame(room string) bool {
	switch {
	case room == "game", room == "game/gametest", matches("hexmap/...", room), matches("saves/...", room), matches("render/engraving/...", room):
		return true
	}
	return isGeneral(room)
}

// TestGeneralRoomsSpeakOfNoGame: whoever reads a general room reads nothing of one game.
func TestGeneralRoomsSpeakOfNoGame(t *testing.T) {
	seen, ports := 0, portNames(t)
	for _, name := range files(t) {
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || !speaksOfNoGame(filepath.ToSlash(filepath.Dir(name))) {
			continue
		}
		seen++
		for i, line := range strings.Split(string(read(t, name)), "\n") {
			if m := spokenOf(line, ports); m != "" {
				t.Errorf("%s:%d speaks of %q, which is one game's: say what any game has", name, i+1, m)
			}
		}
	}
	if seen < 150 {
		t.Errorf("only %d files were looked at: the wall looks for too little", seen)
	}
}

// spokenOf is the first word of a line that is one game's, "" for none. The program
// itself has the name of its first game, and so have its folders and files.
func spokenOf(line string, ports []string) string {
	line = strings.ReplaceAll(pathInText.ReplaceAllString(line, ""), programName, "")
	if m := ofOneGame.FindString(line); m != "" {
		return m
	}
	if i := slices.IndexFunc(ports, func(p string) bool { return strings.Contains(line, p) }); i >= 0 {
		return ports[i]
	}
	return ""
}

// The wall itself is tested.
func TestTheWallHearsOfGames(t *testing.T) {
	ports := portNames(t)
	for line, want := range map[string]string{ // in any order: each by itself
		"// where the explorer stands": "explorer", "// where explorers stand": "explorers", `Name string // "Africa"`: "Africa", "// Zanzibar's two arrows": "Zanzibar", "// as the Nile does": "Nile",
		`const magic = "SOURCE OF THE NILE SAVE "`: "", `"sourceofthenile/game"`: "", "cmd/nile lists them": "", "// explored land": "", `Extension = ".nile"`: "",
	} {
		if got := spokenOf(line, ports); got != want {
			t.Errorf("%q is heard to speak of %q, not %q", line, got, want)
		}
	}
	for room, want := range map[string]bool{ // in any order: each by itself
		"game": true, "game/nile": false, "game/caravan": false, "hexmap": true, "saves/disk": true, "render": true, "render/page": true, "render/chart": true, "render/engraving/stock": true,
		"render/nile/board": false, "cmd/nile": false, "render/vmtest": false,
	} {
		if speaksOfNoGame(room) != want {
			t.Errorf("%s may speak of a game: %v", room, want)
		}
	}
}
