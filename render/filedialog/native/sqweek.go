//go:build windows || (linux && cgo) || (darwin && cgo)

package native

import (
	"errors"
	"path/filepath"
	"strings"

	"github.com/sqweek/dialog"

	"sourceofthenile/render/filedialog/ask"
)

// Show asks for a file and blocks until there is an answer. On macOS it must
// be called on the main thread, unless the program runs Cocoa's loop there.
// GTK panics without a display.
func Show(r ask.Request) (string, error) {
	b := dialog.File().Title(r.Title).SetStartDir(r.Folder)
	if len(r.Filter.Extensions) > 0 {
		b = b.Filter(r.Filter.Name, r.Filter.Extensions...)
	}
	show := b.Load
	if r.Kind == ask.Save {
		b = b.SetStartFile(r.Name) // GTK complains about a proposed name in an Open dialog
		show = b.Save
	}
	path, err := show()
	if errors.Is(err, dialog.ErrCancelled) {
		err = ask.ErrCancelled
	}
	return path, err
}

// Replace asks whether a file may be replaced, as the request says it.
func Replace(r ask.Request, path string) bool {
	return dialog.Message("%s", strings.ReplaceAll(r.Replace, "{file}", filepath.Base(path))).Title(r.ReplaceTitle).YesNo()
}
