package referee

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/internal/wire"
	"sourceofthenile/saves/disk/brittle"
)

// TestEveryFaultOfTheTablesDisk: the disk does something wrong at every operation of a game
// of thirty commands, in each of its ways; after a power cut each of the states it may be
// left in is looked at. What a guest was told is in the log, in its order, once.
func TestEveryFaultOfTheTablesDisk(t *testing.T) {
	r := caravan.Rules{}
	play := func(d *brittle.Disk) (told []wire.ID) {
		folder, err := OpenFolder(d, "/tables")
		if err != nil {
			return nil
		}
		defer func() { _ = folder.Close() }()
		o := opening(r.Name(), 7)
		tab, err := Begin(folder, games{}, o)
		if err != nil {
			return nil
		}
		src := game.NewRandom(3)
		for n := range 30 {
			tab.mu.Lock()
			ok := tab.ready() == nil
			var give *wire.Give
			if ok {
				cs := tab.table.ChoicesOf(tab.table.Acting().First())
				give = &wire.Give{ID: wire.ID{byte(n), 1}, All: []game.Command{src.Choose(cs)}}
			}
			tab.mu.Unlock()
			if !ok {
				continue // the guest waits
			}
			if done, err := tab.Give(give.All[0].Seat, give); err == nil && done.N == 1 {
				told = append(told, give.ID)
			}
		}
		return told
	}
	whole := brittle.New()
	if n := len(play(whole)); n != 30 {
		t.Fatalf("%d commands were answered on a sound disk, want 30", n)
	}
	// lost is whether a disk that goes wrong at an operation loses what was told.
	lost := func(lie brittle.Lie, fault brittle.Fault, at int, left brittle.Left) bool {
		d := brittle.New()
		d.At, d.Fault, d.Lie = at, fault, lie
		told := play(d)
		folder, err := OpenFolder(d.After(left), "/tables")
		must(t, err)
		tab, err := Load(folder, games{}, r.Name())
		if err != nil {
			return len(told) > 0
		}
		for _, id := range told {
			if _, ok := tab.answered[id]; !ok {
				return true
			}
		}
		if n := tab.table.Len(); n > len(told)+1 {
			t.Fatalf("%d at %d, left %d: %d commands in the log, %d answered", fault, at, left, n, len(told))
		}
		return false
	}
	faults, found := 0, 0
	for at := 1; at <= whole.Ops; at++ {
		for _, x := range []struct {
			fault brittle.Fault
			left  brittle.Left
		}{{brittle.Fails, brittle.Written}, {brittle.Full, brittle.Written}, {brittle.Stops, brittle.Written}, {brittle.Stops, brittle.Synced}, {brittle.Stops, brittle.Names}, {brittle.Stops, brittle.Torn}} {
			faults++
			if lost(brittle.Honest, x.fault, at, x.left) {
				t.Errorf("fault %d at operation %d (%s), left %d: what was answered is lost", x.fault, at, whole.Did[at-1], x.left)
			}
			if lost(brittle.LostSync, x.fault, at, x.left) {
				found++
			}
		}
	}
	if found == 0 {
		t.Error("a disk whose syncs do nothing loses nothing: nothing was tried")
	}
	t.Logf("%d faults at %d operations; without syncs %d are found to lose a command", faults, whole.Ops, found)
}
