package main

import (
	"bytes"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/render/local"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk/brittle"
)

// aBrokenSave is a disk on which nothing lies but a save whose log is damaged and whose
// position is not. hash is that of the game it should bring back.
func aBrokenSave(t *testing.T, path string) (d *brittle.Disk, broken []byte, hash string) {
	t.Helper()
	settings, err := theCaravan.Settings("caravan", 2, 0)
	if err != nil {
		t.Fatal(err)
	}
	table, err := game.NewTable(theCaravan.Rules(), settings, 3)
	if err != nil {
		t.Fatal(err)
	}
	random := game.NewRandom(7)
	for range 40 {
		if _, err := table.Do(random.Choose(table.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	broken, err = saves.Encode(catalogue.HeaderOf(table, "Anna"), table.Record())
	if err != nil {
		t.Fatal(err)
	}
	broken[bytes.Index(broken, []byte("\xf1LOG"))+20] ^= 1
	d = brittle.New()
	_ = d.MkdirAll("/saves") // it has no faults yet
	d.Put(path, broken)
	d.Ops, d.Did = 0, nil
	return d, broken, table.Hash()
}

// rescuedFrom looks for the game on what is left of a disk, as the shelf shows it, and
// for what was broken: the one is there, whole or to be rescued, and the other too
// wherever it has been brought back.
func rescuedFrom(d *brittle.Disk, path string, broken []byte, hash string) (game, file bool) {
	file = slices.ContainsFunc(d.Files(), func(p string) bool { return bytes.Equal(d.Bytes(p), broken) })
	w := onDisk(d, theCaravan)
	list, _ := w.shelf.Dir.List()
	for _, e := range list {
		if e.Sort != saves.Aside {
			if g, err := w.shelf.Read(e.Path); err == nil && g.Table.Hash() == hash {
				return true, file
			}
		}
	}
	g, err := w.shelf.Read(path) // it may lie outside the folder
	return err == nil && g.Table.Hash() == hash && !saves.IsAside(path), file
}

// rescueFaults takes up a broken save while the disk fails, fills up or stops at one
// in so many operations, and gives what is left each time to be looked at.
func rescueFaults(t *testing.T, path string, stride int, lie brittle.Lie, look func(what string, game, file bool)) (sum tried) {
	t.Helper()
	d, broken, hash := aBrokenSave(t, path)
	if w := onDisk(d, theCaravan); w.load(path) != nil || local.Of(w.play).Hash() != hash {
		t.Fatal("it is not brought back")
	}
	sum.operations = d.Ops
	for at := 1; at <= sum.operations; at += stride {
		for _, fault := range []brittle.Fault{brittle.Fails, brittle.Full, brittle.Stops} {
			d, _, _ := aBrokenSave(t, path)
			d.At, d.Fault, d.Lie = at, fault, lie
			_ = onDisk(d, theCaravan).load(path) // it fails, or what failed did not matter
			left := []brittle.Left{brittle.Written}
			if fault == brittle.Stops {
				left = []brittle.Left{brittle.Written, brittle.Synced, brittle.Names, brittle.Torn}
			}
			for _, l := range left {
				sum.faults++
				game, file := rescuedFrom(d.After(l), path, broken, hash)
				look(d.Did[min(at, len(d.Did))-1], game, file)
			}
		}
	}
	return sum
}

// TestEveryFaultOfARescue: whatever the disk does while the only save of a game is
// brought back, the game is on the shelf afterwards, whole or to be brought back
// again, and the broken file is kept.
func TestEveryFaultOfARescue(t *testing.T) {
	stride := map[bool]int{false: 3, true: 1}[*torture]
	for _, path := range []string{"/saves/Anna.nile", "/elsewhere/Anna.nile"} {
		sum := rescueFaults(t, path, stride, brittle.Honest, func(what string, game, file bool) {
			if !game || !file {
				t.Errorf("%s, %s: the game is there: %v, the broken file is: %v", path, what, game, file)
			}
		})
		t.Logf("%s: %d faults at %d operations", path, sum.faults, sum.operations)
	}
}

// TestARescueWithoutSyncIsFoundOut: were nothing synced, or named before it is, the
// search above would find games that are lost.
func TestARescueWithoutSyncIsFoundOut(t *testing.T) {
	for _, lie := range []brittle.Lie{brittle.LostSync, brittle.EarlyName} {
		lost := 0
		rescueFaults(t, "/saves/Anna.nile", 1, lie, func(_ string, game, file bool) {
			if !game || !file {
				lost++
			}
		})
		if lost == 0 {
			t.Errorf("lie %d: nothing is found to be lost", lie)
		}
	}
}
