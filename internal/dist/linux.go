package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
)

// name is what files of the program are called on Linux; the command is nile.
const name = "source-of-the-nile"

// linux makes a .deb and a tar with a script for each architecture.
func (r *release) linux() error {
	shared, err := r.shared()
	if err != nil {
		return err
	}
	for _, arch := range []string{"amd64", "arm64"} {
		program, err := r.build("linux", arch)
		if err != nil {
			return err
		}
		if err := r.deb(arch, program, shared); err != nil {
			return err
		}
		if err := r.tar(arch, program, shared); err != nil {
			return err
		}
	}
	return nil
}

// shared is what lies below /usr/share in all packages of Linux.
func (r *release) shared() (files, error) {
	var all files
	for _, e := range []struct{ from, to string }{
		{"desktop", "applications/" + name + ".desktop"},
		{"metainfo.xml", "metainfo/" + name + ".metainfo.xml"},
		{"mime.xml", "mime/packages/" + name + ".xml"},
		{"nile-tables.service", "doc/" + name + "/server/nile-tables.service"},
		{"Containerfile", "doc/" + name + "/server/Containerfile"},
	} {
		text, err := r.text(e.from, nil)
		if err != nil {
			return nil, err
		}
		all = append(all, file{name: e.to, data: text})
	}
	for _, size := range []int{16, 22, 24, 32, 48, 64, 128, 256, 512} {
		data, err := icon(size)
		if err != nil {
			return nil, err
		}
		folder := fmt.Sprintf("icons/hicolor/%dx%d/", size, size)
		all = append(all, file{name: folder + "apps/" + name + ".png", data: data}, file{name: folder + "mimetypes/application-x-" + name + ".png", data: data})
	}
	manual, err := r.manual()
	if err != nil {
		return nil, err
	}
	packed, err := packed(manual)
	if err != nil {
		return nil, err
	}
	notices, err := r.notices()
	if err != nil {
		return nil, err
	}
	return append(append(all, file{name: "man/man6/nile.6.gz", data: packed}), notices.under("doc/"+name)...), nil
}

// packed is data as gzip has it, without a date.
func packed(data []byte) ([]byte, error) {
	var b bytes.Buffer
	g, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := g.Write(data); err != nil {
		return nil, err
	}
	err = g.Close()
	return b.Bytes(), err
}

// deb makes the package of Debian and its kin.
func (r *release) deb(arch string, program []byte, shared files) error {
	tree := append(shared.under("usr/share"), file{name: "usr/games/nile", run: true, data: program})
	copyright, err := r.text("copyright", nil)
	if err != nil {
		return err
	}
	service, err := r.text("nile-tables.service", nil)
	if err != nil {
		return err
	}
	tree = append(tree, file{name: "usr/share/doc/" + name + "/copyright", data: copyright}, file{name: "usr/lib/systemd/system/nile-tables.service", data: service})
	kilobytes := 0
	for _, f := range tree {
		kilobytes += (len(f.data) + 1023) / 1024
	}
	control, err := r.text("control", map[string]any{"Arch": arch, "Size": kilobytes})
	if err != nil {
		return err
	}
	root := filepath.Join(r.work, "deb-"+arch)
	if err := append(tree, file{name: "DEBIAN/control", data: control}).write(root, r.date); err != nil {
		return err
	}
	pack := fmt.Sprintf("%s_%s_%s.deb", name, r.version, arch)
	c := exec.Command("dpkg-deb", "-Zxz", "-z9", "--root-owner-group", "--build", root, filepath.Join(r.work, pack))
	c.Env = append(os.Environ(), "SOURCE_DATE_EPOCH="+strconv.FormatInt(r.date.Unix(), 10))
	if said, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("dpkg-deb (of the package dpkg): %w\n%s", err, said)
	}
	data, err := os.ReadFile(filepath.Join(r.work, pack))
	if err != nil {
		return err
	}
	if len(data) > mostDeb {
		return fmt.Errorf("%s has %d bytes, more than %d", pack, len(data), mostDeb)
	}
	return r.put(pack, data)
}

// tar makes a package for other systems: unpack it, and play there or install it.
func (r *release) tar(arch string, program []byte, shared files) error {
	install, err := r.text("install.sh", nil)
	if err != nil {
		return err
	}
	readme, err := r.text("linux.txt", nil)
	if err != nil {
		return err
	}
	tree := append(shared.under("share"), file{name: "nile", run: true, data: program}, file{name: "install.sh", run: true, data: install}, file{name: "README.txt", data: readme})
	pack := fmt.Sprintf("%s-%s-linux-%s", name, r.version, arch)
	data, err := tree.tarGz(pack, r.date)
	if err != nil {
		return err
	}
	return r.put(pack+".tar.gz", data)
}
