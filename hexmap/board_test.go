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
