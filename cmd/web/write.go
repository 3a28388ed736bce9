package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"html/template"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"

	"sourceofthenile/assets"
	"sourceofthenile/internal/notices"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/words"
	"sourceofthenile/saves/disk"
)

// The page itself; index.html is a template.
//
//go:embed page
var page embed.FS

// A made file and its size.
type made struct {
	name  string
	bytes int
}

// said are the sentences that the page's script speaks.
var said = []string{"web.loading", "web.unpacking", "web.failed", "web.old", "web.nographics", "web.fault", "web.lasting.not", "web.mirror", "web.told"}

// write makes the folder of a page that plays a program. To be small takes minutes.
func write(out, program string, small bool) (sizes []made, err error) {
	wasm, err := os.ReadFile(program)
	if err != nil {
		return nil, err
	}
	exec, err := wasmExec()
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return nil, err
	}
	packed, err := zipped(wasm, small)
	if err != nil {
		return nil, err
	}
	files, err := around(exec)
	if err != nil {
		return nil, err
	}
	index, err := indexOf(wasm, packed, markOf(wasm, files))
	if err != nil {
		return nil, err
	}
	files = append(files, file{"index.html", index}, file{"nile.wasm.gz", packed})
	if small {
		data, err := squeezed(wasm)
		if err != nil {
			return nil, err
		}
		files = append(files, file{"nile.wasm.br", data})
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(out, f.name), f.data, 0o644); err != nil {
			return sizes, err
		}
		sizes = append(sizes, made{f.name, len(f.data)})
	}
	return sizes, nil
}

// file is one of the page.
type file struct {
	name string
	data []byte
}

// around are the files that the page has besides itself and the program: its scripts, how it
// looks, and the licences of all that is in it.
func around(exec []byte) ([]file, error) {
	icon, err := iconOf(64)
	if err != nil {
		return nil, err
	}
	front, err := frontOf(1200, 520)
	if err != nil {
		return nil, err
	}
	licences, err := licencesOf()
	if err != nil {
		return nil, err
	}
	files := []file{
		{"wasm_exec.js", exec},
		{"disk.js", disk.Script},
		{"icon.png", icon},
		{"front.jpg", front},
		{"licences.txt", licences},
		{"title.ttf", assets.FellSC},
		{"text.ttf", assets.Garamond},
	}
	for _, name := range []string{"page.js", "mirror.js", "touch.js", "page.css"} {
		data, err := page.ReadFile("page/" + name)
		if err != nil {
			return nil, err
		}
		files = append(files, file{name, data})
	}
	return files, nil
}

// licencesOf is one text of all notices.
func licencesOf() ([]byte, error) {
	all, err := notices.All("js")
	var b bytes.Buffer
	for _, n := range all {
		fmt.Fprintf(&b, "%s\n\n%s\n\n\n", n.Name, bytes.TrimSpace(n.Text))
	}
	return b.Bytes(), err
}

// markOf is a name of all that the page loads, so that a browser that keeps files takes no
// old one for a new, nor the one of another program.
func markOf(wasm []byte, files []file) string {
	sum := sha256.New()
	sum.Write(wasm)
	for _, f := range files {
		fmt.Fprintf(sum, "%s %d\n%s", f.name, len(f.data), f.data)
	}
	return hex.EncodeToString(sum.Sum(nil)[:6])
}

// indexOf is the page.
func indexOf(wasm, packed []byte, mark string) ([]byte, error) {
	t, err := template.New("index.html").Funcs(template.FuncMap{"say": func(key string) string { return screens.Game{}.Words().Say(key) }}).ParseFS(page, "page/index.html")
	if err != nil {
		return nil, err
	}
	with := struct {
		Mark          string
		Bytes, Packed int
		Words         map[string]string
	}{mark, len(wasm), len(packed), map[string]string{}}
	for _, key := range said {
		with.Words[key] = words.Say(key, "done", "{done}", "all", "{all}", "why", "{why}")
	}
	var b bytes.Buffer
	err = t.Execute(&b, with)
	return b.Bytes(), err
}

// iconOf is the program's mark as a PNG, so many pixels wide.
func iconOf(size int) ([]byte, error) {
	var b bytes.Buffer
	err := png.Encode(&b, plates.Mark(size))
	return b.Bytes(), err
}

// frontOf is the picture of the page before the program is there: the chart behind its title, so large
// in pixels, as a JPEG. Nobody has played here yet, so that it is the example's.
func frontOf(width, height int) ([]byte, error) {
	chart := screens.Game{}.Front(nil, width, height, 0)
	if chart == nil {
		return nil, errors.New("the chart behind the title cannot be painted")
	}
	var b bytes.Buffer
	err := jpeg.Encode(&b, chart, &jpeg.Options{Quality: 82})
	return b.Bytes(), err
}

// mostPage is how many bytes of the program a browser may have to fetch, packed by gzip.
const mostPage = 12_500_000

// zipped packs as every browser can unpack. No time and no name go into it.
func zipped(data []byte, small bool) ([]byte, error) {
	level := gzip.BestSpeed
	if small {
		level = gzip.BestCompression
	}
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, level)
	if err == nil {
		_, err = w.Write(data)
	}
	if err == nil {
		err = w.Close()
	}
	if err == nil && small && b.Len() > mostPage {
		err = fmt.Errorf("the page's program has %d bytes by gzip, more than %d", b.Len(), mostPage)
	}
	return b.Bytes(), err
}

// squeezed packs as servers send what many fetch.
func squeezed(data []byte) ([]byte, error) {
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	if _, err := io.Copy(w, bytes.NewReader(data)); err != nil {
		return nil, err
	}
	err := w.Close()
	return b.Bytes(), err
}
