package board_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
)

// Of a party that carries too much the red button of the stores parts with what is too much and with no
// more, each number can be changed afterwards, and all put back; then Space closes the sheet.
func TestStoresProposeWhatToLeave(t *testing.T) {
	p, b, s := niletest.BoardOf(t, 5, driven.Marching)
	s.Key(ebiten.KeyT)
	had, _ := sight.View(p).Sheet(p.Seat())
	if s.Has("Leave what is too much") {
		t.Error("a party that can carry what it has is to leave something")
	}
	b.Stores.Set(nile.Drop, nile.Bearers, had.Have[nile.Bearers]-2)
	s.Wait(0.2)
	m, _ := sight.View(p).March()
	if m.Over == 0 {
		t.Fatal("two bearers carry all")
	}
	before := local.Of(p).Hash()
	s.Key(ebiten.KeySpace)
	if m, _ := sight.View(p).March(); m.Over != 0 {
		t.Errorf("%d items are too much still", m.Over)
	}
	now, _ := sight.View(p).Sheet(p.Seat())
	if l := now.Load[now.Mode]; l.Room() != 0 {
		t.Errorf("there is room for %d more, want what is too much parted with and nothing else", l.Room())
	}
	if now.Have[nile.Rations] < had.Have[nile.Rations] && now.Have[nile.Gifts] > 0 {
		t.Errorf("got %d rations of %d left and %d gifts, want gifts to go first", now.Have[nile.Rations], had.Have[nile.Rations], now.Have[nile.Gifts])
	}
	b.Stores.Set(nile.Cache, nile.Gifts, 0)
	b.Stores.Set(nile.Drop, nile.Gifts, 0)
	b.Stores.Set(nile.Cache, nile.Rations, 0)
	b.Stores.Set(nile.Drop, nile.Rations, 0)
	b.Stores.Set(nile.Cache, nile.Muskets, 0)
	b.Stores.Set(nile.Drop, nile.Muskets, 0)
	if got := local.Of(p).Hash(); got != before {
		t.Errorf("with all numbers at nought it is at %s, want %s", got, before)
	}
	s.Wait(0.2)
	s.Key(ebiten.KeySpace)
	s.Key(ebiten.KeySpace)
	if b.Stores != nil {
		t.Error("Space does not close the sheet of a party that can go on")
	}
}
