//go:build !windows && !(linux && cgo) && !(darwin && cgo)

package native

import (
	"fmt"

	"sourceofthenile/render/filedialog/ask"
)

// Show answers that this build has no dialog.
func Show(ask.Request) (string, error) {
	return "", fmt.Errorf("%w: built without cgo", ask.ErrUnavailable)
}

// Replace says no: nobody can be asked.
func Replace(ask.Request, string) bool { return false }
