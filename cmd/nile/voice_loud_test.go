//go:build !js

package main

import (
	"context"
	"slices"
	"strings"
	"testing"
)

// A program of the system is told how loud it is to read, where it takes that: speech-dispatcher's
// in its own measure, and not where it is to be as its settings have it.
func TestVoiceIsToldHowLoud(t *testing.T) {
	for loud, want := range map[int][]string{
		100: {"spd-say", "--wait", "--", "It rains."},
		50:  {"spd-say", "--volume", "0", "--wait", "--", "It rains."},
		10:  {"spd-say", "--volume", "-80", "--wait", "--", "It rains."},
	} {
		cmd := dispatched("spd-say")(context.Background(), "It rains.", loud)
		if !slices.Equal(cmd.Args, want) {
			t.Errorf("at %d per cent it is called with %q, want %q", loud, cmd.Args, want)
		}
	}
	cmd := sapi("powershell.exe")(context.Background(), "It rains.", 40)
	if last := cmd.Args[len(cmd.Args)-1]; !strings.Contains(last, "$s.Volume = 40;") {
		t.Errorf("at 40 per cent it is called with %q", last)
	}
}

// A voice that cannot be told how loud offers no volume.
func TestMuteVoiceHasNoVolume(t *testing.T) {
	for mute, want := range map[bool]bool{false: true, true: false} {
		v := newVoice()
		v.find = func() *reading { return &reading{mute: mute} }
		if got := v.HasVolume(); got != want {
			t.Errorf("a voice that is mute about it (%v) has a volume: %v, want %v", mute, got, want)
		}
	}
	v := newVoice()
	v.find = func() *reading { return nil }
	if v.HasVolume() {
		t.Error("no voice has a volume")
	}
}
