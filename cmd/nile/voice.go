//go:build !js

package main

import (
	"context"
	"fmt"
	"io"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"sync"
)

// voice reads out by a program of the system: speech-dispatcher's on Linux, the
// system's own on Windows and macOS. It implements aloud.Voice.
type voice struct {
	find  func() *reading // nil: none
	found func() *reading
	lines chan line
	start sync.Once

	sync.Mutex
	loud int    // per cent
	turn int    // rises when what was said before is not to be read any more
	stop func() // ends what is being read
}

// line is something to read, if the turn in which it was said is not over.
type line struct {
	text string
	turn int
}

// reading is a program of the system that reads out.
type reading struct {
	// command reads a text, so loud in per cent, and ends when it has been read.
	command func(ctx context.Context, text string, loud int) *exec.Cmd
	// mute: it cannot be told how loud.
	mute bool
}

// mostLines is how many sentences wait to be read; more are not read.
const mostLines = 64

func newVoice() *voice {
	v := &voice{find: systemVoice, lines: make(chan line, mostLines), stop: func() {}, loud: 100}
	v.found = sync.OnceValue(func() *reading { return v.find() })
	return v
}

// Ready reports whether there is a program to read with.
func (v *voice) Ready() bool { return v.found() != nil }

// HasVolume implements aloud.Voice.
func (v *voice) HasVolume() bool { return v.Ready() && !v.found().mute }

// SetVolume implements aloud.Voice: what is being read goes on as it is.
func (v *voice) SetVolume(percent int) {
	v.Lock()
	defer v.Unlock()
	v.loud = percent
}

// Say has a sentence read. Where too many wait already it is left out.
func (v *voice) Say(text string, now bool) {
	if !v.Ready() {
		return
	}
	v.start.Do(func() { go v.read() })
	v.Lock()
	defer v.Unlock()
	if now {
		v.turn++
		v.stop()
		for len(v.lines) > 0 {
			select {
			case <-v.lines:
			default: // it was taken just now, and will be left out
			}
		}
	}
	select {
	case v.lines <- line{text, v.turn}:
	default:
	}
}

// read reads what is said, one after the other, for as long as the program runs.
func (v *voice) read() {
	for l := range v.lines {
		ctx, cancel := context.WithCancel(context.Background())
		v.Lock()
		v.stop = cancel
		over, loud := l.turn != v.turn, v.loud
		v.Unlock()
		if !over {
			_ = v.found().command(ctx, l.text, loud).Run() // a voice that fails is silent
		}
		cancel()
	}
}

// systemVoice is the program of this system; nil: none.
func systemVoice() *reading {
	switch runtime.GOOS {
	case "linux":
		if path, err := exec.LookPath("spd-say"); err == nil {
			return &reading{command: dispatched(path)}
		}
	case "darwin":
		if path, err := exec.LookPath("say"); err == nil {
			return &reading{command: piped(func(int) []string { return []string{path} }), mute: true}
		}
	case "windows":
		if path, err := exec.LookPath("powershell.exe"); err == nil {
			return &reading{command: sapi(path)}
		}
	}
	return nil
}

// piped is a program that reads what it is given, and falls silent when it is ended. call is
// its path, and what it is called with to read so loud.
func piped(call func(loud int) []string) func(ctx context.Context, text string, loud int) *exec.Cmd {
	return func(ctx context.Context, text string, loud int) *exec.Cmd {
		c := call(loud)
		cmd := exec.CommandContext(ctx, c[0], c[1:]...)
		cmd.Stdin = io.Reader(strings.NewReader(text))
		return cmd
	}
}

// sapi is Windows' own, by its shell.
func sapi(path string) func(ctx context.Context, text string, loud int) *exec.Cmd {
	const say = "Add-Type -AssemblyName System.Speech; $s = New-Object System.Speech.Synthesis.SpeechSynthesizer; $s.Volume = %d; $s.Speak([Console]::In.ReadToEnd())"
	return piped(func(loud int) []string {
		return []string{path, "-NoProfile", "-NonInteractive", "-Command", fmt.Sprintf(say, loud)}
	})
}

// dispatched is speech-dispatcher's: the daemon goes on reading when the program that
// asked for it is ended, so it is told to stop. Its volume goes from −100 to 100, and 100 is
// what its settings make of it: it is not told so.
func dispatched(path string) func(ctx context.Context, text string, loud int) *exec.Cmd {
	return func(ctx context.Context, text string, loud int) *exec.Cmd {
		args := []string{"--wait", "--", text}
		if loud < 100 {
			args = append([]string{"--volume", strconv.Itoa(2*loud - 100)}, args...)
		}
		cmd := exec.CommandContext(ctx, path, args...)
		cmd.Cancel = func() error {
			err := cmd.Process.Kill()
			_ = exec.Command(path, "--cancel").Run() // it may have ended by itself
			return err
		}
		return cmd
	}
}
