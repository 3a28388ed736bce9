package main

import (
	"encoding/json"
	"errors"
	"path"
	"syscall/js"

	"sourceofthenile/render"
	"sourceofthenile/render/aloud"
	"sourceofthenile/render/filedialog"
	"sourceofthenile/render/paint"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
	"sourceofthenile/saves/sealed"
)

// incoming is the folder into which files of the player's computer are copied. Each
// takes the place of the one before it.
const incoming = "/incoming"

// Files come and go by the browser. It is said first of all: the menu asks whether there
// are dialogs when it is made. And what takes long lets the page have its turn.
func init() {
	sealed.Breathe = paint.Breathe
	filedialog.Outgoing = disk.Outgoing
	filedialog.Incoming = func(name string, data []byte) (string, error) {
		at := path.Join(incoming, path.Base(path.Clean("/"+name)))
		return at, errors.Join(emptied(incoming), (saves.Folder{Dir: incoming}).WriteSmall(path.Base(at), data))
	}
}

// inPage makes of the hooks those of a program in a page, which mirrors what can be
// chosen for those who hear it.
func inPage(h render.Hooks) render.Hooks {
	page := js.Global().Get("nileMirror")
	if !page.Truthy() {
		return h // another page than ours
	}
	h.Mirror = func(all []aloud.Mirrored) {
		if all == nil { // nothing can be chosen: the page wants a list all the same
			all = []aloud.Mirrored{}
		}
		if data, err := json.Marshal(all); err == nil {
			page.Call("show", string(data))
		}
	}
	h.Aloud = func(sentence string) { page.Call("tell", sentence) }
	return h
}

// emptied takes away what lies in a folder, which need not be there.
func emptied(dir string) error {
	files, _ := disk.System.ReadDir(dir) // none where there is no folder
	var wrong error
	for _, f := range files {
		wrong = errors.Join(wrong, disk.System.Remove(path.Join(dir, f.Name())))
	}
	return wrong
}

// wantsRest reports whether the system was told to keep movement to a minimum.
func wantsRest() bool {
	return js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool()
}

// exportsIn is the folder that exports go to which no dialog has placed.
func exportsIn(string) string { return disk.Outgoing }
