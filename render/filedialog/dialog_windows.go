//go:build !ebitenginevmguest

package filedialog

import (
	"runtime"

	"sourceofthenile/render/filedialog/ask"
	"sourceofthenile/render/filedialog/native"
)

var system = asker{choose: choose, ready: func() bool { return true }}

// choose shows the dialog in this program: here it needs no cgo, and Windows
// has a display always.
func choose(r Request) Answer {
	runtime.LockOSThread() // Windows wants a dialog to live on one thread
	defer runtime.UnlockOSThread()
	return ask.Dialogs{Show: native.Show, Replace: native.Replace}.Choose(r)
}
