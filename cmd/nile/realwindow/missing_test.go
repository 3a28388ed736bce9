//go:build linux && !ebitenginevmguest

package realwindow

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/internal/xdisplay"
)

// TestNoDisplay: one sentence and exit status 1, no stack of calls.
func TestNoDisplay(t *testing.T) {
	t.Parallel()
	cmd := exec.Command(nile, "--saves", t.TempDir())
	for _, v := range os.Environ() {
		if !strings.HasPrefix(v, "DISPLAY=") && !strings.HasPrefix(v, "WAYLAND_DISPLAY=") {
			cmd.Env = append(cmd.Env, v)
		}
	}
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 1 {
		t.Errorf("ended with %v, not with status 1", err)
	}
	said := errs.String()
	if out.Len() > 0 || strings.Count(said, "\n") != 1 || !strings.HasPrefix(said, "nile: ") || !strings.Contains(said, "DISPLAY") {
		t.Errorf("said %q and %q", out.String(), said)
	}
}

// TestNoSoundCard: where there is nothing to play sounds on, the game starts and
// says nothing about it.
func TestNoSoundCard(t *testing.T) {
	t.Parallel()
	x := xdisplay.Start(t)
	nowhere := filepath.Join(t.TempDir(), "nowhere")
	p := open(t, x, []string{"ALSA_CONFIG_PATH=" + nowhere, "PULSE_SERVER=unix:" + nowhere, "XDG_RUNTIME_DIR=" + nowhere}, "--saves", t.TempDir())
	p.begun()
	x.Key(t, "F1")
	p.sees(0, "plays page")
	p.sees(0, "card ") // it has been looked for, beside the game
	was := p.said()
	x.Key(t, "Escape")
	p.sees(was, "scene table") // it still runs
	for _, l := range p.Lines() {
		for _, word := range []string{"ALSA", "Pulse", "audio", "sound", "oto", "fail ", "notice "} {
			if strings.Contains(l, word) && !strings.HasPrefix(l, "at ") {
				t.Errorf("the program says %q", l)
			}
		}
	}
}

// TestNowhereToSave: where the folder of saves cannot be written, the game can
// be played; the first autosave says what to do, and what stands in the way is
// left alone.
func TestNowhereToSave(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "not a folder")
	if err := os.WriteFile(file, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	x := xdisplay.Start(t)
	p := open(t, x, nil, "--saves", file)
	p.begun()
	p.sealed() // the turn passes, and the game saves itself
	p.sees(0, "notice That did not work")
	p.key("Return", "do yes")
	p.spaceTo("port") // play goes on
	if data, err := os.ReadFile(file); err != nil || string(data) != "mine" {
		t.Errorf("the file in the way was changed: %q, %v", data, err)
	}
	for _, l := range p.Lines() {
		says, ok := strings.CutPrefix(l, "says ")
		if ok && strings.Contains(says, "written") {
			if !strings.Contains(says, "choose another folder") {
				t.Errorf("the player is told %q", says)
			}
			return
		}
	}
	t.Error("the player is not told that nothing was saved")
}

// TestDamagedAutosave: Continue takes up an older game where the newest save
// is damaged or empty; loading the damaged one brings back what it can, and
// keeps the file.
func TestDamagedAutosave(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	makeSave(t, filepath.Join(dir, "autosave-1.nile"))
	damaged := filepath.Join(dir, "autosave-2.nile")
	makeSave(t, damaged)
	data, err := os.ReadFile(damaged)
	if err != nil {
		t.Fatal(err)
	}
	data[len(data)*2/3] ^= 1
	for path, what := range map[string][]byte{damaged: data, filepath.Join(dir, "autosave-3.nile"): nil} { // in any order: two files
		if err := os.WriteFile(path, what, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	x := xdisplay.Start(t)
	p := open(t, x, nil, "--saves", dir)
	p.click("Continue")
	p.sees(0, "scene table")
	p.spaceTo("board")
	told := 0
	for _, l := range p.Lines() {
		switch {
		case l == "notice A damaged save": // the newest is passed over, and said to be
			told++
		case strings.HasPrefix(l, "notice "), strings.HasPrefix(l, "fail "):
			t.Errorf("the player is told %q", l)
		}
	}
	if told != 1 {
		t.Errorf("that a newer save is damaged is told %d times, want 1", told)
	}
	p.Kill()

	p = open(t, x, nil, "--saves", dir, damaged)
	p.sees(0, "notice A damaged save")
	p.key("Return", "do ")
	p.spaceTo("board")
	aside, _ := filepath.Glob(filepath.Join(dir, "*.broken-*"))
	if len(aside) != 1 {
		t.Fatalf("kept aside: %v", aside)
	}
	if kept, _ := os.ReadFile(aside[0]); !bytes.Equal(kept, data) {
		t.Error("the damaged file was changed")
	}
}
