package menu

import (
	"testing"

	"sourceofthenile/render/desk"
)

// gathering are tables with one that may wait for others.
type gathering struct {
	Tables
	one    FarTable
	opened int
}

func (g *gathering) List() []FarTable             { return []FarTable{g.one} }
func (g *gathering) Look(func())                  {}
func (g *gathering) Open(string, func(err error)) { g.opened++ }
func (g *gathering) Join(_ string, f func(error)) { f(ErrGathers) }

type quietDesk struct{ desk.Desk }

func (quietDesk) Refresh() {}

// TestWhoWaitsForOthersSitsDownOnce: who came by a link before the others sits down when the host
// says that all have come. Sitting down sooner ends the connection by which that is agreed, and
// so it never was where the machine had much to do.
func TestWhoWaitsForOthersSitsDownOnce(t *testing.T) {
	for _, link := range []string{
		"http://host:1/t/camels#x",
		"http://host:1/t/camels?from=letter#x", // what it was sent with may add to it
	} {
		t.Run(link, func(t *testing.T) { waitsFor(t, link) })
	}
}

func waitsFor(t *testing.T, link string) {
	at := &gathering{one: FarTable{ID: "host:1/camels", Title: "Round 1"}}
	j := NewJoin(&Program{Tables: at}, link).(*join)
	for range 4 {
		j.Tick(quietDesk{})
	}
	if at.opened != 0 {
		t.Errorf("before the host was heard it sat down %d times, want none", at.opened)
	}
	at.one.Online, at.one.Gathers = true, true
	if j.Tick(quietDesk{}); at.opened != 0 {
		t.Errorf("while it waits for others it sat down %d times, want none", at.opened)
	}
	at.one.Gathers = false
	for range 3 {
		j.Tick(quietDesk{})
	}
	if at.opened != 1 {
		t.Errorf("when all had come it sat down %d times, want once", at.opened)
	}
}
