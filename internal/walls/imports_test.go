package walls

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

const module = "sourceofthenile"

// A door says what the rooms under Room may import of ours. "x/..." stands
// for x and everything below it. The first door that fits a room is its own.
type door struct {
	room string
	may  []string
}

// general are the rooms of the window that serve any game.
var general = []string{
	"render/ui", "render/keymap", "render/words", "render/rulebook", "render/sound", "render/desk", "render/page", "render/play", "render/scene", "render/menu",
	"render/chartview", "render/chart", "render/paint", "render/engraving", "render/engraving/faces", "render/reel", "render/journal", "render/again", "render/annals", "render/export", "render/ledger", "render/newsprint", "render/aloud", "render/guide", "render/filedialog", "render/filedialog/ask", "render/typing",
}

// and adds rooms to a list.
func and(rooms []string, more ...string) []string { return append(slices.Clip(rooms), more...) }

var doors = []door{
	{"hexmap", nil},
	{"game", nil},
	{"game/codec", nil},
	{"game/gametest", []string{"game"}},
	{"game/caravan", []string{"game", "game/codec"}},
	{"game/nile/...", []string{"game", "game/codec", "game/nile/...", "hexmap", "assets"}},
	{"game/heart/...", []string{"game", "game/codec", "game/heart/...", "assets"}},
	{"game/island/verb", nil},
	{"game/island/box", []string{"game", "game/island/verb", "assets"}},
	{"game/island/foretell", []string{"game", "game/island/box", "game/island/verb"}},
	{"game/island/...", []string{"game", "game/codec", "game/island/...", "assets"}},
	{"assets/...", nil},
	{"saves", []string{"game", "saves/disk"}},
	{"saves/disk/...", []string{"saves/disk"}},
	{"saves/sealed", []string{"game", "saves"}},
	{"render/paint", nil},
	{"render/chart", []string{"hexmap", "assets", "render/paint"}},
	{"render/reel", nil},
	{"render/engraving", []string{"render/paint"}},
	{"render/engraving/stock", []string{"render/paint", "render/engraving"}},
	{"render/engraving/proofs", []string{"render/engraving"}},
	{"render/engraving/faces", []string{"render/paint", "render/engraving"}},
	{"render/sound", []string{"render/paint"}}, // lets a page have its turn as painters do
	{"render/typing", []string{"render/ui"}},
	{"render/filedialog/ask", nil},
	{"render/filedialog/...", []string{"render/filedialog/..."}},
	{"render/ui/...", []string{"assets", "render/paint", "render/ui"}},
	{"render/keymap", []string{"render/ui", "render/words"}},
	{"render/words", []string{"game", "assets", "render/paint"}}, // as above
	{"render/rulebook", []string{"render/keymap", "render/words"}},
	{"render/vmtest", []string{"render/reel", "internal/xdisplay"}},
	// What plays at this machine: no screen knows it, but rooms of tests do.
	{"render/local", []string{"game", "render/play", "render/words"}},
	{"render/far", []string{"game", "internal/guest", "render/play", "render/words"}},
	{"render/nile/niletest", and(general, "render", "render/local", "render/ui/uitest", "render/nile/...", "game", "game/nile/...", "hexmap", "assets", "saves")},
	// A game's own rooms know the general ones and their own game, and no other.
	{"render/nile/...", and(general, "render/engraving/stock", "render", "render/ui/uitest", "render/nile/...", "game", "game/nile/...", "hexmap", "assets", "saves")},
	{"render/caravan/...", and(general, "render/engraving/stock", "render/caravan/...", "game", "game/caravan", "assets")},
	{"render/island/...", and(general, "render/engraving/stock", "render/island/...", "game", "game/island/...", "hexmap", "assets")},
	{"render/heart/...", and(general, "render/engraving/stock", "render/heart/...", "game", "game/heart/...", "hexmap", "assets")},
	// The general rooms and the stage know each other and no game.
	{"render/...", and(general, "game", "hexmap", "assets")},
	{"cmd/nile-dialog", []string{"render/filedialog/ask", "render/filedialog/native"}},
	{"cmd/web", []string{"assets", "render/nile", "render/nile/plates", "render/words", "saves/disk", "internal/notices"}},
	{"cmd/nile/...", []string{"game/...", "hexmap", "assets/...", "saves/...", "render/...", "internal/library", "internal/referee", "internal/host", "internal/guest", "internal/wire", "internal/titles", "internal/serve"}},
	{"cmd/...", []string{"game/...", "hexmap", "assets/...", "saves/...", "render/..."}},
	{"internal/dist", []string{"render/nile/plates", "internal/notices"}},                         // the packages: their icons
	{"internal/library", []string{"game", "saves", "saves/disk", "saves/sealed", "render/words"}}, // the host of games
	{"internal/wire", []string{"game", "game/codec"}},
	{"internal/referee", []string{"game", "game/codec", "saves", "saves/disk", "internal/wire"}},
	{"internal/host", []string{"game", "internal/referee", "internal/wire"}},
	{"internal/titles", []string{"game/...", "internal/referee", "render/words"}},
	{"internal/serve", []string{"game", "internal/guest", "internal/host", "internal/library", "internal/referee", "internal/titles", "internal/wire", "render/words", "saves/disk"}},
	{"internal/guest", []string{"game", "game/codec", "internal/wire"}},
	{"internal/browser", []string{"internal/xdisplay"}},
	{"internal/...", nil}, // help for tests
}

// What the rules must never import: the world outside the game.
var outside = []string{
	"os/...", "io/ioutil", "time/...", "net/...", "syscall/...", "log/...", "runtime/...", "unsafe",
	"math/rand", "crypto/rand", "github.com/...", "golang.org/...",
}

// dialogs is the library that needs cgo, and on Linux GTK. Only a program of
// its own may lead to it, so that the game starts where there is no GTK. On
// Windows it needs neither, and the game has it in.
const dialogs = "github.com/sqweek/dialog"

// rasteriser fills figures; render/paint alone knows it, beside one of its own.
const rasteriser = "golang.org/x/image/vector"

// httpNet is the network by its protocol of pages: what hosts tables alone, and a driver of tests, know it.
const httpNet = "net/http"

var mayServe = []string{"internal/host", "internal/serve", "internal/browser"}

var mayOpenGTK = []string{"render/filedialog/native", "cmd/nile-dialog"}

// mayRoll names the rooms that may have a random source of their own: those of
// tests choose by it what is played. All
// others ask chance by name, through game.
// The disk gives files that are being written names nobody has, the library games and lines of play.
var mayRoll = []string{"saves/disk", "game", "cmd/nile", "internal/library", "render/ui", "game/nile/driven", "render/nile/niletest"}

// room is one package as `go list` tells it; paths of ours lose the module's name.
type room struct {
	ImportPath string
	Imports    []string
	Deps       []string
	Error      *struct{ Err string }
}

func matches(pattern, path string) bool {
	if below, ok := strings.CutSuffix(pattern, "/..."); ok {
		return path == below || strings.HasPrefix(path, below+"/")
	}
	return pattern == path
}

func matchesAny(patterns []string, path string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return matches(p, path) })
}

func ours(path string) (string, bool) { return strings.CutPrefix(path, module+"/") }

func isRules(path string) bool { return matches("game/...", path) || matches("hexmap/...", path) }

// rooms lists every package of the module, as built for this machine.
func rooms(t *testing.T) []room {
	t.Helper()
	out := goCommand(t, "list", "-e", "-json=ImportPath,Imports,Deps,Error", "./...")
	var all []room
	for dec := json.NewDecoder(strings.NewReader(out)); ; {
		var r room
		err := dec.Decode(&r)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		r.ImportPath, _ = ours(r.ImportPath)
		all = append(all, r)
	}
	if len(all) < 4 {
		t.Fatalf("go list found only %d packages", len(all))
	}
	return all
}

func goCommand(t *testing.T, args ...string) string {
	t.Helper()
	cmd := exec.Command("go", args...)
	cmd.Dir = top(t)
	var noise strings.Builder
	cmd.Stderr = &noise
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, noise.String())
	}
	return string(out)
}

// top is the folder that holds go.mod.
func top(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// faults says what is wrong with one room's imports.
func faults(r room) []string {
	var out []string
	i := slices.IndexFunc(doors, func(d door) bool { return matches(d.room, r.ImportPath) })
	if i < 0 {
		return []string{"has no door: say in doors what it may import"}
	}
	for _, p := range r.Imports {
		if of, ok := ours(p); ok && !matchesAny(doors[i].may, of) {
			out = append(out, "must not know "+of)
		}
		if isRules(r.ImportPath) && matchesAny(outside, p) {
			out = append(out, "is rules and must not import "+p)
		}
		if p == rasteriser && r.ImportPath != "render/paint" {
			out = append(out, "must not import "+p+": figures are filled by render/paint")
		}
		if p == httpNet && !slices.Contains(mayServe, r.ImportPath) {
			out = append(out, "must not import "+p+": tables are hosted by internal/host")
		}
		if p == "math/rand" || p == "math/rand/v2" && !slices.Contains(mayRoll, r.ImportPath) {
			out = append(out, "must not import "+p+": chance is asked for by name")
		}
	}
	for _, p := range r.Deps {
		of, _ := ours(p)
		if p == dialogs && runtime.GOOS != "windows" && !slices.Contains(mayOpenGTK, r.ImportPath) {
			out = append(out, "must not lead to "+p+": ask through nile-dialog")
		}
		far := strings.Contains(p, "ebiten") || matchesAny([]string{"render/...", "saves/...", "cmd/..."}, of)
		if isRules(r.ImportPath) && far {
			out = append(out, "is rules and must not lead to "+p)
		}
		if r.ImportPath == "internal/library" && strings.Contains(p, "ebiten") {
			out = append(out, "knows no window and must not lead to "+p)
		}
	}
	return out
}

func TestWhoMayKnowWhom(t *testing.T) {
	for _, r := range rooms(t) {
		for _, f := range faults(r) {
			t.Errorf("%s %s", r.ImportPath, f)
		}
	}
}

// The wall itself is tested: each of these must be found out.
func TestWallsStopWhatTheyShould(t *testing.T) {
	gtkFault := "ask through nile-dialog"
	if runtime.GOOS == "windows" {
		gtkFault = ""
	}
	for _, c := range []struct {
		room, imports, deps, want string
	}{
		{"game", module + "/hexmap", "", "must not know hexmap"},
		{"hexmap", module + "/game", "", "must not know game"},
		{"game/nile", module + "/saves", "", "must not know saves"},
		{"game/nile/tribes", "time", "", "must not import time"},
		{"game/nile", "os/exec", "", "must not import os/exec"},
		{"game/nile", "math/rand/v2", "", "chance is asked for by name"},
		{"game", "math/rand", "", "must not import math/rand"},
		{"game/nile", "", "github.com/hajimehoshi/ebiten/v2", "must not lead to"},
		{"saves", module + "/game/nile", "", "must not know game/nile"},
		{"saves", module + "/gamelike", "", "must not know gamelike"},
		{"render/chart", module + "/game", "", "must not know game"},
		{"render", module + "/cmd/nile", "", "must not know cmd/nile"},
		{"render", module + "/internal/walls", "", "must not know internal/walls"},
		{"render/filedialog/ask", module + "/render/filedialog/native", "", "must not know render/filedialog/native"},
		{"render/filedialog", module + "/render/chart", "", "must not know render/chart"},
		{"cmd/nile-dialog", module + "/render", "", "must not know render"},
		{"attic", "", "", "has no door"},
		{"game", "math/rand/v2", "", ""},
		{"render", module + "/game/nile", "", "must not know game/nile"},
		{"render/play", module + "/game/nile", "", "must not know game/nile"},
		{"render/menu", module + "/render/nile/tell", "", "must not know render/nile/tell"},
		{"render/page", module + "/render", "", "must not know render"},
		{"render/vmtest", module + "/render/nile", "", "must not know render/nile"},
		{"render/caravan", module + "/render/nile/home", "", "must not know render/nile/home"},
		{"render/nile/board", module + "/game/caravan", "", "must not know game/caravan"},
		{"render/nile/board", module + "/render/local", "", "must not know render/local"},
		{"render/play", module + "/render/local", "", "must not know render/local"},
		{"internal/library", module + "/render/play", "", "must not know render/play"},
		{"internal/library", module + "/game/nile", "", "must not know game/nile"},
		{"internal/library", "", "github.com/hajimehoshi/ebiten/v2", "knows no window"},
		{"render/play", module + "/internal/library", "", "must not know internal/library"},
		{"game/caravan", module + "/game/nile", "", "must not know game/nile"},
		{"game/nile/bots", module + "/game/caravan", "", "must not know game/caravan"},
		{"render/nile/board", "math/rand/v2", "", "chance is asked for by name"},
		{"render/nile/board", module + "/game/nile", "", ""},
		{"render/nile/niletest", "math/rand/v2", "", ""},
		{"saves", "os", "", ""},
		{"render/page", rasteriser, "", "figures are filled by render/paint"},
		{"render/paint", rasteriser, "", ""},
		{"cmd/nile", httpNet, "", "tables are hosted by internal/host"},
		{"internal/host", httpNet, "", ""},
		{"render/filedialog", module + "/render/filedialog/ask", "", ""},
		{"cmd/nile-dialog", module + "/render/filedialog/native", dialogs, ""},
		{"cmd/nile", module + "/render/filedialog", dialogs, gtkFault},
		{"render/filedialog", module + "/render/filedialog/native", dialogs, gtkFault},
	} {
		got := strings.Join(faults(room{ImportPath: c.room, Imports: []string{c.imports}, Deps: []string{c.deps}}), "; ")
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s importing %q: got %q, want %q", c.room, c.imports+c.deps, got, c.want)
		}
	}
}
