package niletest

import (
	"sourceofthenile/render/menu"
)

// shelves are a library with an archive and a trash, in each of which lies the same.
type shelves struct{ *shelf }

func (s shelves) ListOf(menu.Place) ([]menu.SaveInfo, error) { return s.List() }

func (s shelves) Rename(string, string) error { return s.failing }

func (s shelves) Copy(string) error { return s.failing }

func (s shelves) Move(string, menu.Place) error { return s.failing }

func (s shelves) EmptyTrash() error { return s.failing }

func (s shelves) Import(string) error { return s.failing }

func (s shelves) Export(string, string) error { return s.failing }

// tidying is the card of what can be done with the games of a place, over their list.
func tidying(at menu.Place) *Saloon {
	d := NewSaloon(nil)
	d.Program.Library = shelves{d.Shelf}
	list, card := menu.NewTidy(d.Program, at)
	d.Push(list)
	d.Push(card)
	return d
}
