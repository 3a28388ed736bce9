package assets

import _ "embed"

//go:generate go run ../cmd/africa -land ../cmd/africa/land.json -known ../cmd/africa/known.txt -board nile/africa.txt -coast nile/coast.txt

// The map of 1820, both made by cmd/africa.
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
