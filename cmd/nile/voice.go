//go:build !js

package main

import (
	"context"
	"io"
	"os/exec"
	"runtime"
	"strings"
	"sync"
)

// voice reads out by a program of the system: speech-dispatcher's on Linux, the
// system's own on Windows and macOS. It implements aloud.Voice.
type voice struct {
	find  func() spoken // the program; nil: none
	found func() spoken
	lines chan line
	start sync.Once

	sync.Mutex
	turn int    // rises when what was said before is not to be read any more
	stop func() // ends what is being read
}

// line is something to read, if the turn in which it was said is not over.
type line struct {
	text string
	turn int
}

// spoken makes the command that reads a text, and ends when it has been read.
type spoken func(ctx context.Context, text string) *exec.Cmd

// mostLines is how many sentences wait to be read; more are not read.
const mostLines = 64

func newVoice() *voice {
	v := &voice{find: systemVoice, lines: make(chan line, mostLines), stop: func() {}}
	v.found = sync.OnceValue(func() spoken { return v.find() })
	return v
}

// Ready reports whether there is a program to read with.
func (v *voice) Ready() bool { return v.found() != nil }

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
		over := l.turn != v.turn
		v.Unlock()
		if !over {
			_ = v.found()(ctx, l.text).Run() // a voice that fails is silent
		}
		cancel()
	}
}

// systemVoice is the program of this system; nil: none.
func systemVoice() spoken {
	switch runtime.GOOS {
	case "linux":
		if path, err := exec.LookPath("spd-say"); err == nil {
			return dispatched(path)
		}
	case "darwin":
		if path, err := exec.LookPath("say"); err == nil {
			return piped(path)
		}
	case "windows":
		if path, err := exec.LookPath("powershell.exe"); err == nil {
			return piped(path, "-NoProfile", "-NonInteractive", "-Command",
				"Add-Type -AssemblyName System.Speech; (New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())")
		}
	}
	return nil
}

// piped is a program that reads what it is given, and falls silent when it is ended.
func piped(path string, args ...string) spoken {
	return func(ctx context.Context, text string) *exec.Cmd {
		cmd := exec.CommandContext(ctx, path, args...)
		cmd.Stdin = io.Reader(strings.NewReader(text))
		return cmd
	}
}

// dispatched is speech-dispatcher's: the daemon goes on reading when the program that
// asked for it is ended, so it is told to stop.
func dispatched(path string) spoken {
	return func(ctx context.Context, text string) *exec.Cmd {
		cmd := exec.CommandContext(ctx, path, "--wait", "--", text)
		cmd.Cancel = func() error {
			err := cmd.Process.Kill()
			_ = exec.Command(path, "--cancel").Run() // it may have ended by itself
			return err
		}
		return cmd
	}
}
