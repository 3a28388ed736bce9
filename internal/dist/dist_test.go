package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"debug/macho"
	"encoding/xml"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

var day = time.Date(1821, 3, 1, 0, 0, 0, 0, time.UTC).AddDate(200, 0, 0)

// The version of the program has its entry, with a day, at the head of the changes.
func TestVersionHasItsChanges(t *testing.T) {
	v, date, err := versionOf("../../cmd/nile/version.txt", "../../CHANGELOG.md")
	if err != nil || v == "" || date.IsZero() {
		t.Fatalf("%q of %v: %v", v, date, err)
	}
	dir := t.TempDir()
	file, changes := filepath.Join(dir, "version"), filepath.Join(dir, "changes")
	for _, c := range []struct{ changes, why string }{
		{"# Changes\n", "no entry"}, {"## 0.8.0, 2026-01-02\n", "begins with"}, {"## 0.9.0\n", "cannot parse"},
	} {
		if err := os.WriteFile(file, []byte("0.9.0\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(changes, []byte(c.changes), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, _, err := versionOf(file, changes); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("changes %q: %v", c.changes, err)
		}
	}
}

// The same files are the same bytes, in whatever order they came, and what is run
// may be run.
func TestPackagesAreReproducible(t *testing.T) {
	f := files{{name: "b.txt", data: []byte("two")}, {name: "a", run: true, data: []byte("one")}}
	back := files{f[1], f[0]}
	for _, pack := range []func(files) ([]byte, error){
		func(f files) ([]byte, error) { return f.tarGz("top", day) },
		func(f files) ([]byte, error) { return f.zip("top", day) },
	} {
		one, err := pack(f)
		if err != nil {
			t.Fatal(err)
		}
		if two, err := pack(back); err != nil || !bytes.Equal(one, two) {
			t.Errorf("two packages of the same files differ (%v)", err)
		}
	}
	packed, _ := f.tarGz("top", day)
	g, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	h, err := tar.NewReader(g).Next()
	if err != nil || h.Name != "top/a" || h.Mode != 0o755 || !h.ModTime.Equal(day) {
		t.Errorf("the first file is %+v (%v)", h, err)
	}
	zipped, _ := f.zip("top", day)
	z, err := zip.NewReader(bytes.NewReader(zipped), int64(len(zipped)))
	if err != nil || z.File[0].Name != "top/a" || z.File[0].Mode().Perm() != 0o755 {
		t.Errorf("the zip is %+v (%v)", z.File[0].FileHeader, err)
	}
}

// A universal program holds both, each where its list says.
func TestUniversal(t *testing.T) {
	header := func(cpu byte) []byte { // a Mach-O program with no commands: 64 bits, runs
		b := make([]byte, 32)
		copy(b, []byte{0xcf, 0xfa, 0xed, 0xfe, cpu, 0, 0, 1})
		b[12] = 2
		return b
	}
	f, err := macho.NewFatFile(bytes.NewReader(universal(header(7), header(12))))
	if err != nil {
		t.Fatal(err)
	}
	if len(f.Arches) != 2 || f.Arches[0].Cpu != macho.CpuAmd64 || f.Arches[1].Cpu != macho.CpuArm64 {
		t.Errorf("it is for %+v", f.Arches)
	}
}

// The icons of macOS are PNGs of the sizes they are said to be.
func TestIcns(t *testing.T) {
	data, err := icns(64)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for at := 8; at < len(data); n++ {
		size := int(data[at+4])<<24 | int(data[at+5])<<16 | int(data[at+6])<<8 | int(data[at+7])
		if _, err := png.DecodeConfig(bytes.NewReader(data[at+8 : at+size])); err != nil {
			t.Fatalf("%s: %v", data[at:at+4], err)
		}
		at += size
	}
	if n != 5 {
		t.Errorf("%d sizes, want 5", n)
	}
}

// What help says becomes a page the manual's program reads without complaint.
func TestManual(t *testing.T) {
	var b bytes.Buffer
	items(&b, []string{"  nile new OUT.nile", "\tmake a save", "", ".5 of a thing - and 'more'"})
	want := ".TP\n.B nile new OUT.nile\nmake a save\n.PP\n\\&.5 of a thing \\- and 'more'\n"
	if b.String() != want {
		t.Errorf("the page says %q, not %q", b.String(), want)
	}
	if got := commandsIn("x\n\n  nile new OUT\n\tmake\n  nile help COMMAND\n  nile [FILE]\n"); len(got) != 1 || got[0] != "new" {
		t.Errorf("the commands are %v", got)
	}
}

// Where pictures lie on the web, shops are told of them, and each is in the tree; where
// none lie, they are told of none.
func TestPicturesForShops(t *testing.T) {
	r := &release{version: "0.9.0", date: day}
	text, err := r.text("metainfo.xml", nil)
	if err != nil || bytes.Contains(text, []byte("screenshot")) {
		t.Errorf("without an address: %v\n%s", err, text)
	}
	const at = "https://example.org/pictures"
	r.pictures = at
	if text, err = r.text("metainfo.xml", nil); err != nil {
		t.Fatal(err)
	}
	var info struct {
		Images []string `xml:"screenshots>screenshot>image"`
	}
	if err := xml.Unmarshal(text, &info); err != nil || len(info.Images) < 3 {
		t.Fatalf("%d pictures (%v)\n%s", len(info.Images), err, text)
	}
	for _, image := range info.Images {
		name, ok := strings.CutPrefix(image, at+"/")
		if _, err := os.Stat(filepath.Join("../../docs/screenshots", name)); !ok || err != nil {
			t.Errorf("%s: %v", image, err)
		}
	}
}

// The script installs for one player, starts from the menu by a whole path, and
// takes away what it installed and nothing else.
func TestInstallScript(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("no shell")
	}
	r := &release{version: "0.9.0", date: day}
	script, err := r.text("install.sh", nil)
	if err != nil {
		t.Fatal(err)
	}
	desktop, err := r.text("desktop", nil)
	if err != nil {
		t.Fatal(err)
	}
	from, home := t.TempDir(), filepath.Join(t.TempDir(), "a home with spaces")
	tree := files{
		{name: "nile", run: true, data: []byte("#!/bin/sh\necho it runs\n")},
		{name: "install.sh", run: true, data: script},
		{name: "share/applications/" + name + ".desktop", data: desktop},
		{name: "share/doc/" + name + "/LICENSE", data: []byte("MIT")},
	}
	if err := tree.write(from, day); err != nil {
		t.Fatal(err)
	}
	other := filepath.Join(home, "share", "doc", "another")
	if err := (files{{name: "share/doc/another", data: []byte("stays")}}).write(home, day); err != nil {
		t.Fatal(err)
	}
	run := func(args ...string) (string, error) {
		c := exec.Command("sh", append([]string{filepath.Join(from, "install.sh")}, args...)...)
		c.Env = append(os.Environ(), "PREFIX="+home)
		out, err := c.CombinedOutput()
		return string(out), err
	}
	if said, err := run(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	if out, err := exec.Command(filepath.Join(home, "bin", "nile")).Output(); err != nil || string(out) != "it runs\n" {
		t.Errorf("what was installed says %q (%v)", out, err)
	}
	entry, err := os.ReadFile(filepath.Join(home, "share", "applications", name+".desktop"))
	if want := `Exec="` + filepath.Join(home, "bin", "nile") + `" %f`; err != nil || !strings.Contains(string(entry), want) {
		t.Errorf("the menu's entry lacks %s (%v):\n%s", want, err, entry)
	}
	if said, err := run("--remove"); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	var left []string
	_ = filepath.WalkDir(home, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			left = append(left, path)
		}
		return err
	})
	if len(left) != 1 || left[0] != other {
		t.Errorf("left behind: %v", left)
	}
	if said, err := run("--help"); err == nil {
		t.Errorf("an option it does not know: %s", said)
	}
}

// macOS is told by the list of the application that saves are opened with it: one kind of
// file, declared and claimed by the same name, whose names end as those of saves do.
func TestSavesBelongToTheApplication(t *testing.T) {
	r := &release{version: "0.9.0", date: day}
	text, err := r.text("Info.plist", nil)
	if err != nil {
		t.Fatal(err)
	}
	var words []string // keys and values in their order
	for d := xml.NewDecoder(bytes.NewReader(text)); ; {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if said, ok := token.(xml.CharData); ok && len(bytes.TrimSpace(said)) > 0 {
			words = append(words, string(bytes.TrimSpace(said)))
		}
	}
	after := func(key string) string {
		if i := slices.Index(words, key); i >= 0 {
			return words[i+1]
		}
		return ""
	}
	if is, claimed := after("UTTypeIdentifier"), after("LSItemContentTypes"); is == "" || is != claimed {
		t.Errorf("declared is %q, claimed %q", is, claimed)
	}
	mime, err := r.text("mime.xml", nil)
	if ends := after("public.filename-extension"); err != nil || ends == "" || !bytes.Contains(mime, []byte("*."+ends+`"`)) {
		t.Errorf("files end in .%s, elsewhere not (%v)", ends, err)
	}
}

// Texts of packages are filled in: nothing between braces is left.
func TestTexts(t *testing.T) {
	r := &release{version: "0.9.0", date: day}
	list, err := kept.ReadDir("files")
	if err != nil || len(list) < 8 {
		t.Fatalf("%d texts (%v)", len(list), err)
	}
	for _, e := range list {
		text, err := r.text(e.Name(), map[string]any{"Arch": "amd64", "Size": 1})
		if err != nil || bytes.Contains(text, []byte("{{")) || bytes.Contains(text, []byte("<no value>")) {
			t.Errorf("%s: %v\n%s", e.Name(), err, text)
		}
	}
}
