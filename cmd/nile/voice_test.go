//go:build !js

package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// What is said is read in its order; what is said now ends what is being read, and
// what waited is left out.
func TestVoice(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the program that stands for a voice is a script of a shell")
	}
	dir := t.TempDir()
	said := filepath.Join(dir, "said")
	script := filepath.Join(dir, "voice")
	// It reads for as long as its text says: "long" until it is ended.
	if err := os.WriteFile(script, []byte("#!/bin/sh\ntext=$(cat)\necho \"$text\" >> '"+said+"'\ncase $text in long*) exec sleep 60;; esac\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	v := newVoice()
	v.find = func() *reading { return &reading{command: piped(func(int) []string { return []string{script} })} }
	read := func() []string {
		data, _ := os.ReadFile(said)
		return strings.Fields(string(data))
	}
	until := func(n int) {
		for end := time.Now().Add(20 * time.Second); len(read()) < n; {
			if time.Now().After(end) {
				t.Fatalf("read so far: %q", read())
			}
			time.Sleep(5 * time.Millisecond)
		}
	}
	v.Say("one", false)
	v.Say("two", false)
	until(2)
	v.Say("long", false)
	until(3)
	v.Say("left", false)
	v.Say("three", true)
	until(4)
	if got := strings.Join(read(), " "); got != "one two long three" {
		t.Errorf("read was %q, want \"one two long three\"", got)
	}
}

// A system without a voice is silent, and nothing waits.
func TestNoVoice(t *testing.T) {
	v := newVoice()
	v.find = func() *reading { return nil }
	for range 2 * mostLines {
		v.Say("one", true)
	}
	if v.Ready() || len(v.lines) > 0 {
		t.Error("it would read")
	}
}
