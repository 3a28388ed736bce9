//go:build !js

package host

import (
	"io/fs"
	"net/http"
	"strings"
)

// Show has a host serve the page in which a browser plays, beside its tables: what a link
// to a seat opens there. none is what is said where there is no page, nil. It is called before
// Serve.
func (h *Host) Show(page fs.FS, none string) { h.page, h.noPage = page, none }

// file serves a file of the page. What has no point in its name is no file: the link of a table,
// whose page is the same for all.
func (h *Host) file(w http.ResponseWriter, r *http.Request) {
	head := w.Header()
	head.Set("X-Content-Type-Options", "nosniff")
	head.Set("Referrer-Policy", "no-referrer")
	name := r.PathValue("name")
	if !strings.Contains(name, ".") {
		name = "index.html"
		head.Set("Cache-Control", "no-cache")
	}
	if h.page == nil {
		http.Error(w, h.noPage, http.StatusNotFound)
		return
	}
	if name == "index.html" { // a server of files would send the browser to the folder
		data, err := fs.ReadFile(h.page, name)
		if err != nil {
			http.Error(w, h.noPage, http.StatusNotFound)
			return
		}
		head.Set("Content-Type", "text/html; charset=utf-8")
		_, _ = w.Write(data) // who has gone needs nothing
		return
	}
	http.ServeFileFS(w, r, h.page, name)
}
