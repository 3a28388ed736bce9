package menu_test

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/ui/uitest"
)

// asked is the page for a path over a disk of three folders, and what it has answered.
type asked struct {
	*uitest.Stage
	app     *render.App
	answers []desk.Chosen
}

func newAsked(t *testing.T, save bool, name string, z uitest.Size) *asked {
	t.Helper()
	holds := map[string][2][]string{
		"/":            {{"games", "home"}, nil},
		"/games/":      {{"old", ".hidden"}, {"Nyanza.nile", "Lagos.nile", "nyika.nile"}},
		"/games/old/":  {nil, {"first.nile"}},
		"/games/none/": {},
	}
	k := &asked{app: render.New(render.Hooks{}, desk.DefaultPreferences())}
	k.app.Reset(menu.NewTitle(&menu.Program{}))
	k.app.Push(menu.NewWhere(menu.Where{
		Title: "Open a game", Folder: "/games", Name: name, Save: save, Endings: []string{".nile"},
		Look: func(dir string, _ []string) ([]string, []string, error) {
			if in, ok := holds[dir]; ok {
				return in[0], in[1], nil
			}
			return nil, nil, errors.New("no such folder")
		},
		Whole: func(p string) string { return p },
		There: func(p string) bool {
			dir, file := filepath.Split(p)
			return strings.Contains(strings.Join(holds[dir][1], "|")+"|", file+"|")
		},
		Answer: func(c desk.Chosen) { k.answers = append(k.answers, c) },
	}))
	k.app.Resize(z.W, z.H, z.Scale())
	k.Stage = uitest.Of(t, k.app.Tick)
	return k
}

var usualSize = uitest.Size{W: 1280, H: 800, Text: 100}

// A file is found by its folders and the beginning of its name, without a dialog of the system.
func TestAPathIsAsked(t *testing.T) {
	k := newAsked(t, false, "", usualSize)
	if !k.Has("Nyanza.nile") || !k.Has("old/") || k.Has(".hidden") {
		t.Fatalf("the folder is not listed as it is:\n%s", uitest.Dump(k.List, uitest.Layout))
	}
	k.Type("ny")
	k.Wait(0.1)
	if k.Has("Lagos.nile") || !k.Has("nyika.nile") {
		t.Error("what does not begin as was typed is listed, or what does is not")
	}
	k.Click("file Nyanza.nile")
	k.Key(ebiten.KeyEnter)
	if len(k.answers) != 1 || k.answers[0].Path != "/games/Nyanza.nile" {
		t.Fatalf("answered %v, wanted /games/Nyanza.nile once", k.answers)
	}
	if k.app.Top().Name() != "title" {
		t.Errorf("the page has left %q on top, want \"title\"", k.app.Top().Name())
	}
}

// What is not there is not opened, and the page stays.
func TestAPathThatIsNotThere(t *testing.T) {
	k := newAsked(t, false, "", usualSize)
	k.Type("zanzibar.nile")
	k.Key(ebiten.KeyEnter)
	k.Wait(0.1)
	k.Want("There is no file /games/zanzibar.nile")
	if len(k.answers) != 0 {
		t.Errorf("answered %v", k.answers)
	}
	k.Key(ebiten.KeyEscape)
	k.Key(ebiten.KeyEscape)
	if len(k.answers) != 1 || !errors.Is(k.answers[0].Err, desk.ErrNothingChosen) {
		t.Errorf("Escape answers %v", k.answers)
	}
}

// A file is written where its name is typed; its ending is added, and one that is there is
// replaced only after asking.
func TestAPathToWrite(t *testing.T) {
	k := newAsked(t, true, "Lagos", usualSize)
	k.Key(ebiten.KeyEnter)
	k.Wait(0.1)
	k.Want("There is a file called Lagos.nile already")
	if len(k.answers) != 0 {
		t.Fatalf("answered %v before it was asked", k.answers)
	}
	k.Wait(1)
	k.Key(ebiten.KeyR) // Replace it
	if len(k.answers) != 1 || k.answers[0].Path != "/games/Lagos.nile" {
		t.Errorf("answered %v, wanted /games/Lagos.nile once", k.answers)
	}
}

// The page fits every window, and is walked by keys.
func TestThePageOfAPathFits(t *testing.T) {
	for _, z := range uitest.Sizes() {
		t.Run(z.String(), func(t *testing.T) {
			k := newAsked(t, false, "", z)
			uitest.Check(t, k.List)
			uitest.CheckKeys(t, k.Stage)
			uitest.Check(t, k.List)
		})
	}
}
