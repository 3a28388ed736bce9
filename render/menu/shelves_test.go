package menu_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// shelves is a library with an archive and a trash, which notes what is done.
type shelves struct {
	menu.Library
	place menu.Place
	there map[menu.Place][]menu.SaveInfo
	did   []string
}

func (s *shelves) ListOf(p menu.Place) ([]menu.SaveInfo, error) { s.place = p; return s.there[p], nil }

func (s *shelves) Rename(path, name string) error {
	s.did = append(s.did, "rename "+path+" "+name)
	return nil
}
func (s *shelves) Copy(path string) error { s.did = append(s.did, "copy "+path); return nil }
func (s *shelves) Move(path string, to menu.Place) error {
	s.did = append(s.did, "move "+path+" "+[]string{"shelf", "archive", "trash"}[to])
	return nil
}
func (s *shelves) EmptyTrash() error        { s.did = append(s.did, "empty"); return nil }
func (s *shelves) Import(path string) error { s.did = append(s.did, "import "+path); return nil }

func (s *shelves) Export(path, to string) error {
	s.did = append(s.did, "export "+path+" "+to)
	return nil
}

// atShelves is the list of such a library on its stage.
func atShelves(t *testing.T, z uitest.Size) (*shelves, *uitest.Stage) {
	t.Helper()
	d := niletest.NewSaloon(nil)
	all, err := d.Program.Library.List()
	if err != nil {
		t.Fatal(err)
	}
	l := &shelves{Library: d.Program.Library, there: map[menu.Place][]menu.SaveInfo{menu.InTrash: all[:2]}}
	d.Program.Library = l
	d.Menu(menu.NewLoad)
	d.Size(z)
	return l, d.Stage(t)
}

// TestShelvesByKeyboard: a game is renamed, copied, put away and thrown away, the
// trash is looked at and emptied after a question.
func TestShelvesByKeyboard(t *testing.T) {
	l, s := atShelves(t, uitest.Sizes()[0])
	s.Click("saves")
	s.Key(ebiten.KeyHome)
	first := l.there[menu.InTrash][0].Path
	s.Click("Delete")
	s.Click("More")
	s.Click("Copy")
	s.Click("More")
	s.Click("To the archive")
	s.Click("More")
	s.Click("Rename")
	s.Type(" again")
	s.Click("rename it")
	s.Click("More")
	s.Click("See the trash")
	s.Want(words.Say("shelf.trash.title"))
	s.Click("More")
	s.Click("Take back")
	s.Click("More")
	s.Click("Empty the trash")
	niletest.Read(s)
	s.Click(strings.ReplaceAll(words.Say("shelf.empty.yes"), "_", ""))
	got := strings.Join(l.did, ", ")
	for _, want := range []string{"move " + first + " trash", "copy " + first, "move " + first + " archive", "rename " + first, "move " + first + " shelf", "empty"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not among %q", want, got)
		}
	}
	s.Click("More")
	s.Click("See the archive")
	s.Want(words.Say("shelf.nothing"))
	s.Click("See the shelf")
	s.Want(words.Say("load.title"))
}

// gone is a shelf from which somebody else has taken all games while one of them was
// being named.
type gone struct {
	*shelves
	went bool
}

func (g *gone) List() ([]menu.SaveInfo, error) {
	if g.went {
		return nil, nil
	}
	return g.shelves.List()
}

func (g *gone) Rename(string, string) error {
	g.went = true
	return errors.New("there is no such game")
}

// TestNamingAGameThatIsGone: it is told, as often as it is tried.
func TestNamingAGameThatIsGone(t *testing.T) {
	d := niletest.NewSaloon(nil)
	d.Program.Library = &gone{shelves: &shelves{Library: d.Program.Library}}
	d.Menu(menu.NewLoad)
	s := d.Stage(t)
	s.Click("More")
	s.Click("Rename")
	for range 2 {
		s.Type("!")
		s.Click("rename it")
		s.Want("There is no such game.")
		niletest.Read(s)
		s.Key(ebiten.KeyEscape)
	}
}

// TestShelvesFit: the card stands in every window.
func TestShelvesFit(t *testing.T) {
	for _, z := range uitest.Sizes() {
		t.Run(z.String(), func(t *testing.T) {
			_, s := atShelves(t, z)
			uitest.Check(t, s.List)
			s.Click("More")
			uitest.Check(t, s.List)
			uitest.CheckKeys(t, s)
			s.Key(ebiten.KeyR)
			uitest.Check(t, s.List)
		})
	}
}
