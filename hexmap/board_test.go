package hexmap_test

import (
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
)

// board is a large board to try things on: that of the first game.
func board(t testing.TB) *hexmap.Map {
	t.Helper()
	m, err := hexmap.Read(assets.Africa)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// port is a port by its name.
func port(t testing.TB, m *hexmap.Map, name string) hexmap.Port {
	t.Helper()
	for _, p := range m.Ports {
		if p.Name == name {
			return p
		}
	}
	t.Fatalf("there is no port %s", name)
	return hexmap.Port{}
}
