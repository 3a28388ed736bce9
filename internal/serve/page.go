//go:build !js

package serve

import (
	"os"
	"path/filepath"

	"sourceofthenile/internal/host"
	"sourceofthenile/render/words"
)

// pageName is the folder beside the program where the page lies in which a browser plays.
const pageName = "web"

// ShowPage has a host serve that page from a folder, "" for the usual one; ok is false where
// it is not there.
func ShowPage(h *host.Host, dir string) (ok bool) {
	if dir == "" {
		program, err := os.Executable()
		if err != nil {
			return false
		}
		dir = filepath.Join(filepath.Dir(program), pageName)
	}
	_, err := os.Stat(filepath.Join(dir, "index.html"))
	if ok = err == nil; ok {
		h.Show(os.DirFS(dir), "")
	} else {
		h.Show(nil, words.Say("serve.no-page.link"))
	}
	return ok
}
