package walls

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/stock"
	heart "sourceofthenile/render/heart/plates"
	island "sourceofthenile/render/island/plates"
	nile "sourceofthenile/render/nile/plates"
)

// source is a file of a room of the window, without tests.
type source struct {
	name string // from the top
	*ast.File
}

// windowSources are the files of the window's rooms for which keep says yes.
func windowSources(t *testing.T, keep func(room string) bool) (out []source) {
	t.Helper()
	root := top(t)
	err := filepath.WalkDir(filepath.Join(root, "render"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil || !keep(filepath.ToSlash(filepath.Dir(name))) {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		out = append(out, source{filepath.ToSlash(name), f})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// isGeneral reports whether a room of the window serves any game.
func isGeneral(room string) bool { return room == "render" || slices.Contains(general, room) }

// isAGames reports whether it is a game's own: whether its door lets it know the
// rules of one.
func isAGames(room string) bool {
	i := slices.IndexFunc(doors, func(d door) bool { return matches(d.room, room) })
	return i >= 0 && strings.HasPrefix(room, "render/") && slices.ContainsFunc(doors[i].may, func(r string) bool { return strings.HasPrefix(r, "game/") })
}

// Whose a room of the window is, its door says.
func TestWhoseARoomIs(t *testing.T) {
	for room, want := range map[string]bool{ // in any order: each by itself
		"render/nile": true, "render/nile/book": true, "render/caravan": true,
		"render": false, "render/page": false, "render/menu": false, "render/vmtest": false, "game/nile": false, "cmd/nile": false,
	} {
		if isAGames(room) != want {
			t.Errorf("%s is taken for a game's own: %v", room, !want)
		}
		if want && isGeneral(room) {
			t.Errorf("%s is general besides", room)
		}
	}
}

// shelves are the pictures that games' screens ask for, and what a screen calls the room
// they are in.
var shelves = map[string]struct {
	room string
	engraving.Plates
}{
	"render/nile/": {"plates", nile.Plates}, "render/heart/": {"plates", heart.Plates}, "render/island/": {"plates", island.Plates},
	"render/caravan/": {"stock", stock.Plates},
}

// pictured are the names of pictures that a file asks a room of pictures for.
func pictured(f *ast.File, room string) (out []string) {
	ast.Inspect(f, func(n ast.Node) bool {
		c, ok := n.(*ast.CallExpr)
		if !ok || len(c.Args) != 1 {
			return true
		}
		of, ok := c.Fun.(*ast.SelectorExpr)
		if !ok || of.Sel.Name != "Of" {
			return true
		}
		if from, ok := of.X.(*ast.Ident); ok && from.Name == room {
			if s, ok := unquoted(c.Args[0]); ok {
				out = append(out, s)
			}
		}
		return true
	})
	return out
}

// TestPicturesThatAreNamedAreThere: what a game's screens ask for by name is engraved.
func TestPicturesThatAreNamedAreThere(t *testing.T) {
	for game, shelf := range shelves { // in any order: each by itself
		named := 0
		for _, f := range windowSources(t, func(room string) bool { return strings.HasPrefix(room+"/", game) }) {
			for _, name := range pictured(f.File, shelf.room) {
				named++
				if shelf.Plates[name] == nil {
					t.Errorf("%s asks for the picture %q, which is not engraved", f.name, name)
				}
			}
		}
		if named < 3 {
			t.Errorf("only %d names of pictures were found in %s: the wall looks for too little", named, game)
		}
	}
}

// commandsIn are the commands that a file gives names to: constants of the type
// ui.Command, by what they are called in settings.
func commandsIn(f *ast.File) (out []string) {
	ast.Inspect(f, func(n ast.Node) bool {
		v, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		typ, ok := v.Type.(*ast.SelectorExpr)
		if !ok || typ.Sel.Name != "Command" {
			return true
		}
		for _, x := range v.Values {
			if s, ok := unquoted(x); ok && s != "" {
				out = append(out, s)
			}
		}
		return true
	})
	return out
}

// unquoted is what a literal of text says.
func unquoted(n ast.Node) (string, bool) {
	l, ok := n.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(l.Value)
	return s, err == nil
}

// named are the commands of games that a file of a general room names: as a command,
// by its words, or by its key in a text.
func named(f *ast.File, commands []string) (out []string) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.CallExpr: // c.Command("journal"), ui.Command("journal")
			for _, a := range append([]ast.Expr{}, x.Args...) {
				s, ok := unquoted(a)
				if to, is := x.Fun.(*ast.SelectorExpr); ok && is && slices.Contains(asking, to.Sel.Name) && slices.Contains(commands, s) {
					out = append(out, s)
				}
			}
		case *ast.BasicLit:
			s, ok := unquoted(x)
			for _, cmd := range commands {
				if ok && (s == "command."+cmd || strings.Contains(s, "{key:"+cmd+"}")) {
					out = append(out, cmd)
				}
			}
		}
		return true
	})
	return append(out, slices.DeleteFunc(commandsIn(f), func(s string) bool { return !slices.Contains(commands, s) })...)
}

// asking are what is called with a command.
var asking = []string{"Command", "CommandAnywhere", "Bound", "KeyOf", "Reserve", "Chord", "Chords", "Name", "Give", "Has", "Usual", "Works"}

// TestNoGeneralRoomKnowsAGamesCommand: the commands that a game brings are named in
// its own rooms alone, and so are their words.
func TestNoGeneralRoomKnowsAGamesCommand(t *testing.T) {
	var commands []string
	for _, f := range windowSources(t, isAGames) {
		commands = append(commands, commandsIn(f.File)...)
	}
	if len(commands) < 10 {
		t.Fatalf("only %v were found: the wall looks for too little", commands)
	}
	rooms := windowSources(t, isGeneral)
	if len(rooms) < 100 {
		t.Fatalf("only %d files of general rooms found", len(rooms))
	}
	for _, f := range rooms {
		for _, cmd := range named(f.File, commands) {
			t.Errorf("%s names %q, which is a game's command", f.name, cmd)
		}
	}
	for name, text := range commonWords(t) { // in any order: each is told by itself
		for _, cmd := range commands {
			if strings.Contains(text, "\ncommand."+cmd+" =") || strings.Contains(text, "{key:"+cmd+"}") {
				t.Errorf("%s speaks of %q, which is a game's command", name, cmd)
			}
		}
	}
}

// The wall itself is tested: each of these must be found out.
func TestTheWallFindsCommands(t *testing.T) {
	for body, want := range map[string]int{
		`var _ = c.Command("journal")`: 1, `var _ = "{key:journal} opens it"`: 1, `var _ = "command.journal"`: 1, `const J ui.Command = "journal"`: 1,
		`var _ = words.Say("journal")`: 0, `var _ = c.Command(keymap.Rules)`: 0, `const R ui.Command = "rules"`: 0,
	} {
		f, err := parser.ParseFile(token.NewFileSet(), "x.go", "package x\n"+body, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if got := named(f, []string{"journal"}); len(got) != want {
			t.Errorf("%s: found %v", body, got)
		}
	}
}

// commonWords are the files of the words that all games share, as text.
func commonWords(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, name := range files(t) {
		if matches("assets/words/...", filepath.ToSlash(filepath.Dir(name))) && strings.HasSuffix(name, ".txt") && filepath.Base(name) != "how.txt" {
			out[name] = "\n" + string(read(t, name))
		}
	}
	if len(out) < 5 {
		t.Fatalf("only %d files of common words found", len(out))
	}
	return out
}

// programName is the one proper name of a game that the common words may say: what
// the program is called.
const programName = "Source of the Nile"

// ofOneGame are words that belong to one game, and whose they are is easily
// forgotten; the names on its map are read from the map.
var ofOneGame = regexp.MustCompile(`\b(Nile|Africa|[Cc]aravan|[Ee]xplorers?|expeditions?|safari|specialt(?:y|ies)|outfit|bearers?|askaris?|chieftain|tribes?|Europe|newspaper|spices?|sand)\b`)

var portLine = regexp.MustCompile(`(?m)^(\p{Lu}[^|\n]*?) \| -?[\d.]+ -?[\d.]+ \| (?:east|west|cape|nile) \|`)

// portNames are the ports of the board of 1820.
func portNames(t *testing.T) (out []string) {
	t.Helper()
	for _, m := range portLine.FindAllStringSubmatch(string(read(t, "assets/nile/africa.txt")), -1) {
		out = append(out, m[1])
	}
	if len(out) < 8 {
		t.Fatalf("only the ports %v were found", out)
	}
	return out
}

// TestCommonWordsSpeakOfNoGame: what every game says names no place and nothing that
// one game has.
func TestCommonWordsSpeakOfNoGame(t *testing.T) {
	ports := portNames(t)
	for name, text := range commonWords(t) { // in any order: each is told by itself
		for i, line := range strings.Split(text, "\n") {
			_, said, is := strings.Cut(line, " = ")
			if !is || strings.HasPrefix(line, "#") {
				continue
			}
			// What the program is called as a command and as the ending of a file is "nile".
			said = strings.ReplaceAll(strings.ReplaceAll(said, "_", ""), programName, "")
			if m := ofOneGame.FindString(said); m != "" {
				t.Errorf("%s:%d says %q, which is one game's: %s", name, i, m, line)
			}
			for _, port := range ports {
				if strings.Contains(said, port) {
					t.Errorf("%s:%d names %s: %s", name, i, port, line)
				}
			}
		}
	}
}
