// Package build stands in for go/build where Ebitengine asks it for the folder of its
// own sources, to say in a warning who called. There are none beside an installed
// game, nor in a browser.
package build

import "errors"

// A Package has a folder.
type Package struct{ Dir string }

// FindOnly asks for the folder alone.
const FindOnly = 1

// Context is what can be asked.
type Context struct{}

// Default is the machine that the program runs on.
var Default Context

// Import finds no package: an error each time.
func (*Context) Import(path, from string, mode int) (*Package, error) {
	return nil, errors.New("no sources beside the program: " + path)
}
