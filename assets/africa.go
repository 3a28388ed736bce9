package assets

import _ "embed"

// The map of 1820.
var (
	// Africa is the board, for hexmap.Read.
	//go:embed nile/africa.txt
	Africa []byte
	// Coast is the real shore under it, for hexmap.ReadCoast.
	//go:embed nile/coast.txt
	Coast []byte

	// Seas are the names round it, for chart.ReadSeas.
	//
	//go:embed nile/seas.txt
	Seas []byte
)
