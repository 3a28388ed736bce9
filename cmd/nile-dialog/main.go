// Command nile-dialog shows the system's file dialog once, for the game. It is
// a program of its own so that the game needs neither cgo nor GTK, and starts
// where there is no display.
//
// It takes no arguments. One request comes as JSON on the standard input,
// which stays open until the answer is there: when it closes, the dialog goes
// too. The answer is a line of JSON on the standard output. Names of files are
// base64, for they need not be UTF-8:
//
//	{"kind":"open","title":"…","folder":"…","name":"…","filter":{"name":"Saved games","extensions":["nile"]}}
//	{"outcome":"chosen","path":"…"}
//
// A kind is open or save; an outcome is chosen, cancelled, no path,
// unavailable or failed, the last two with a reason, why. The exit status is 0
// when the player has answered, 1 when no dialog could be shown, 2 when the
// request was not understood, 3 when whoever asked went away.
package main

import (
	"fmt"
	"os"
	"runtime"

	"sourceofthenile/render/filedialog/ask"
	"sourceofthenile/render/filedialog/native"
)

// macOS shows dialogs on the main thread only; main stays on it.
func init() { runtime.LockOSThread() }

func main() {
	if len(os.Args) > 1 {
		fmt.Fprintln(os.Stderr, "nile-dialog takes no arguments; the game starts it to show a file dialog.")
		os.Exit(ask.Misasked)
	}
	dialogs := ask.Dialogs{Show: native.Show, Replace: native.Replace}
	os.Exit(ask.Serve(os.Stdin, os.Stdout, dialogs, func() { os.Exit(ask.Gone) }))
}
