package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// winres makes what Windows shows of a program: icon, version, what it can do.
const winres = "github.com/tc-hib/go-winres@v0.3.3"

// resources is where the Go compiler finds it, for a build only.
const resources = "cmd/nile/rsrc"

// windows makes a zip.
func (r *release) windows() error {
	made, err := r.resources()
	defer func() {
		for _, path := range made {
			_ = os.Remove(path)
		}
	}()
	if err != nil {
		return err
	}
	program, err := r.build("windows", "amd64")
	if err != nil {
		return err
	}
	readme, err := r.text("windows.txt", nil)
	if err != nil {
		return err
	}
	notices, err := r.notices()
	if err != nil {
		return err
	}
	saves, err := r.text("saves.cmd", nil)
	if err != nil {
		return err
	}
	tree := append(notices.under("Licences"),
		file{name: "Source of the Nile.exe", data: program},
		file{name: "Open saves by double click.cmd", data: lines(saves)},
		file{name: "Read me.txt", data: lines(readme)})
	pack := fmt.Sprintf("%s-%s-windows-amd64.zip", name, r.version)
	data, err := tree.zip("Source of the Nile", r.date)
	if err != nil {
		return err
	}
	return r.put(pack, data)
}

// lines is a text with the ends of lines that Windows has.
func lines(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n")) }

// resources has the compiler find icon, manifest and version, and says in which
// files.
func (r *release) resources() (made []string, err error) {
	dir := filepath.Join(r.work, "winres")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	var icons []string
	for _, size := range []int{16, 24, 32, 48, 64, 128, 256} {
		data, err := icon(size)
		if err != nil {
			return nil, err
		}
		name := fmt.Sprintf("icon%d.png", size)
		icons = append(icons, name)
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return nil, err
		}
	}
	number := strings.TrimRight(r.version, "abcdefghijklmnopqrstuvwxyz-") + ".0"
	type table = map[string]any
	list, err := json.MarshalIndent(table{
		"RT_GROUP_ICON": table{"APP": table{"0000": icons}},
		"RT_MANIFEST": table{"#1": table{"0409": table{
			"identity": table{"name": "SourceOfTheNile", "version": number}, "description": "Source of the Nile",
			"minimum-os": "win10", "execution-level": "as invoker", "dpi-awareness": "per monitor v2", "use-common-controls-v6": true, "long-path-aware": true,
		}}},
		"RT_VERSION": table{"#1": table{"0000": table{
			"fixed": table{"file_version": number, "product_version": number},
			"info": table{"0409": table{
				"FileDescription": "Source of the Nile", "ProductName": "Source of the Nile", "FileVersion": r.version, "ProductVersion": r.version,
				"OriginalFilename": "Source of the Nile.exe", "InternalName": "nile", "LegalCopyright": "MIT licence",
			}},
		}}},
	}, "", "  ")
	if err != nil {
		return nil, err
	}
	in := filepath.Join(dir, "winres.json")
	if err := os.WriteFile(in, list, 0o644); err != nil {
		return nil, err
	}
	if said, err := exec.Command("go", "run", winres, "make", "--in", in, "--out", resources, "--arch", "amd64").CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go-winres: %w\n%s", err, said)
	}
	return filepath.Glob(resources + "_*.syso")
}
