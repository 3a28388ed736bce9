package main

import (
	"net"
	"path/filepath"
	"slices"
	"testing"
)

func TestWhichDisplayIsAsked(t *testing.T) {
	socket := filepath.Join("/", "tmp", ".X11-unix", "X")
	for name, want := range map[string][]string{ // in any order: each by itself
		":7":            {"@" + socket + "7", socket + "7"},
		"unix:12.1":     {"@" + socket + "12", socket + "12"},
		"far.away:10.0": {"far.away:6010"},
		"":              nil,
		"nowhere":       nil,
		":x":            nil,
		":-1":           nil,
	} {
		var got []string
		for _, at := range displayNamed(name) {
			got = append(got, at.address)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %q, not %q", name, got, want)
		}
	}
}

func TestADisplayThatIsGone(t *testing.T) {
	socket := filepath.Join(t.TempDir(), "s")
	ln, err := net.Listen("unix", socket)
	if err != nil {
		t.Skip(err) // a system without such sockets has no X server either
	}
	d := display{{"unix", filepath.Join(t.TempDir(), "none")}, {"unix", socket}}
	if !d.there() {
		t.Error("a display that answers is not there")
	}
	_ = ln.Close()
	if d.there() {
		t.Error("a display that has gone is there")
	}
}
