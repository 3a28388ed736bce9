package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
)

// reads is a disk that counts how often a file of it is opened.
type reads struct {
	disk.Disk
	opened int
}

func (r *reads) Open(name string) (disk.File, error) {
	r.opened++
	return r.Disk.Open(name)
}

// hostile bends a save in ways that its sums do not show, and gives it a name.
func hostile(rng *rand.Rand, n int, id string, h *saves.Header, r *game.Record) (name string) {
	const evil = "\x1b[2J\u202e\nx"
	for range 1 + rng.IntN(3) {
		switch rng.IntN(12) {
		case 0:
			h.Order = rng.Int64N(253402300799999)
		case 1:
			h.Saved = time.Date(1+rng.IntN(9998), 1, 1, 0, 0, 0, 0, time.UTC)
		case 2:
			h.ID = id
		case 3:
			h.ID, h.Line = id, fmt.Sprint(rng.IntN(9))
		case 4:
			h.Ending = game.Won
		case 5:
			h.Players = slices.Repeat([]saves.Player{{Name: strings.Repeat("W", 100), Score: math.MinInt, Colour: 255}}, 16)
		case 6:
			h.Label, h.Name, h.Date, h.Way = evil, evil, evil, evil
		case 7:
			h.Turn, h.Mover, h.Target, h.Period = math.MaxInt, -5, math.MinInt, math.MaxInt
		case 8:
			r.Position = r.Position[:rng.IntN(len(r.Position))]
		case 9:
			r.Chance, r.Hash = []byte(evil), evil
		case 10:
			r.Log = append(slices.Clone(r.Log), game.Played{Command: game.Command{Kind: game.Kind(rng.IntN(256)), Seat: game.Seat(rng.IntN(20) - 2), Text: evil}})
		case 11:
			r.Settings, r.Base = []byte(`{"way":"nought"}`), r.Position
		}
	}
	return []string{"autosave-", "quicksave-", "autosave-" + id + "-", "quicksave-" + id + "-", "gift "}[rng.IntN(5)] + fmt.Sprint(n)
}

// TestAThousandCraftedSaves lie beside a game of one's own: the list, the title, a check and a
// game that is played on read each of them a few times at most, say nothing to the terminal,
// and leave what was there.
func TestAThousandCraftedSaves(t *testing.T) {
	dir := t.TempDir()
	w := begun(t, dir)
	longPlayed(t, w)
	w = killed(t, w)
	dir = w.shelf.Dir.Dir
	mine := contents(t, dir)
	last, _ := w.shelf.Last()
	e, err := w.shelf.Read(last.Path)
	if err != nil {
		t.Fatal(err)
	}
	h, rec, err := (saves.Folder{}).Load(gameFile(t, "--players", "2", "--turns", "1", "--seed", "9"))
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(7, 7))
	const n = 1000
	for i := range n {
		head, bent := h, *rec
		head.Order = 0
		name := hostile(rng, i, e.ID, &head, &bent)
		data, err := saves.Encode(head, &bent)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, name+saves.Extension)
		if _, err := os.Stat(path); err == nil {
			continue
		}
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	d := &reads{Disk: disk.System}
	w.shelf.Dir.Disk = d
	count := func(what string, most int, do func()) {
		t.Helper()
		d.opened = 0
		if do(); d.opened > most {
			t.Errorf("%s: files were opened %d times", what, d.opened)
		}
	}
	s := w.shelf
	count("the list", 2*n+100, func() {
		all, err := s.List()
		if err != nil || len(all) < n {
			t.Errorf("%d are listed: %v", len(all), err)
		}
		for _, save := range all {
			for _, text := range []string{save.Name, save.Of, save.Way, save.Date, save.Broken} {
				if !game.Legible(text) {
					t.Errorf("the shelf shows %q", text)
				}
			}
		}
	})
	count("the title", 2*n+100, func() { s.Last() })
	count("an honest game is taken up", 6*n, func() {
		if err := w.load(last.Path); err != nil {
			t.Fatal(err)
		}
	})
	if got, want := len(w.play.Events()), len(e.Table.Events()); got != want {
		t.Errorf("taken up is a game with %d events, want %d", got, want)
	}
	count("it is played on", 8*n, func() {
		for range 3 {
			playHere(t, w, 4)
			if err := w.keep(); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.leave(); err != nil {
			t.Fatal(err)
		}
		w.shelf.Rest(time.Minute)
	})
	for name, data := range mine { // in any order; lines of play that were left longest are thrown away
		if strings.HasPrefix(name, ".") {
			continue
		}
		is, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			is, err = os.ReadFile(filepath.Join(dir, "trash", name))
		}
		if err != nil || string(is) != data {
			t.Errorf("%s is not as it was: %v", name, err)
		}
	}
	_, out, errs := call("check", dir)
	if i := strings.IndexFunc(out+errs, func(r rune) bool { return r != '\n' && game.Unwritten(r) }); i >= 0 {
		t.Errorf("check prints %q", (out + errs)[max(0, i-40):i+20])
	}
	if lines := strings.Count(out, "\n"); lines < n-100 || lines > n+100 {
		t.Errorf("check says %d lines of %d files", lines, n)
	}
	if status, _, _ := call("check", filepath.Join(dir, filepath.Base(last.Path))); status != 0 {
		t.Errorf("the honest game is not sound any more: got %v, wanted 0", status)
	}
}

// TestACheckOfAFolderIsLinear: twice as many saves and journals, of which none leads to its end,
// take twice as long to check, and not four times.
func TestACheckOfAFolderIsLinear(t *testing.T) {
	w := begun(t, t.TempDir())
	playHere(t, w, 9)
	j := w.shelf.Journal()
	if err := j.Add(saves.Step{Kind: saves.CommandStep, Order: time.Now().Add(time.Hour).UnixMilli(), Played: game.Played{Command: game.Command{Kind: 255}}}); err != nil { // no rules follow it
		t.Fatal(err)
	}
	w = killed(t, w)
	journal, err := os.ReadFile(journalsIn(t, w.shelf.Dir.Dir)[0])
	if err != nil {
		t.Fatal(err)
	}
	save := gameFile(t, "--players", "2", "--turns", "1", "--seed", "9")
	data, err := os.ReadFile(save)
	if err != nil {
		t.Fatal(err)
	}
	system := disk.System
	defer func() { disk.System = system }()
	opened := func(n int) int {
		dir := t.TempDir()
		for i := range n {
			for name, of := range map[string][]byte{fmt.Sprint("gift ", i, saves.Extension): data, fmt.Sprint("playing-", i, saves.JournalExtension): journal} {
				if err := os.WriteFile(filepath.Join(dir, name), of, 0o600); err != nil {
					t.Fatal(err)
				}
			}
		}
		d := &reads{Disk: system}
		disk.System = d
		_, out, _ := call("check", dir)
		if got := strings.Count(out, "\n"); got != 2*n {
			t.Errorf("of %d files the check says %d lines", 2*n, got)
		}
		return d.opened
	}
	const n = 20
	few, many := opened(n), opened(2*n)
	if many > 2*few+n {
		t.Errorf("files are opened %d times to check %d, and %d times to check %d, want some twice as often", few, 2*n, many, 4*n)
	}
}
