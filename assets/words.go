package assets

import "embed"

// Words holds the sentences that all games share, for package render/words:
// text files, of which how.txt says how they are written.
//
//go:embed words/*.txt
var Words embed.FS

// NileWords holds those of Source of the Nile.
//
//go:embed nile/words/*.txt
var NileWords embed.FS
