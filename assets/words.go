package assets

import "embed"

// Words holds the program's sentences, for package render/words: text files
// whose first lines say how they are written.
//
//go:embed words/*.txt
var Words embed.FS
