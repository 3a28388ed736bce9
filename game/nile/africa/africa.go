// Package africa is the board of 1820: what of the map belongs to Africa and not
// to any map of hexes. The shores its ports lie on, its colony at the Cape, and
// the map itself.
package africa

import (
	"sync"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
)

// The shores that ports lie on, for passages and great journeys (3.2, 25).
const (
	EastCoast hexmap.Shore = iota
	WestCoast
	CapeCoast
	UpTheNile // Khartoum
)

// Shores are their names, as the map and the words know them.
var Shores = [...]string{"east", "west", "cape", "nile"}

var board = sync.OnceValues(func() (*hexmap.Map, error) { return hexmap.Read(assets.Africa) })

// Board is the built-in board, Africa as it was known in 1820.
func Board() (*hexmap.Map, error) { return board() }
