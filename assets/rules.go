package assets

import "embed"

// Rulebook holds the rules as the players read them, for package
// render/rulebook: text files in the order of their names, of which the first
// says how they are written.
//
//go:embed nile/rules/*.txt
var Rulebook embed.FS
