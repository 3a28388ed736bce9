package saves

import (
	"bufio"
	"compress/gzip"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"image"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"sourceofthenile/saves/disk"
)

// Prints are pictures that are kept from one sitting to the next, so that none has to be made twice: a folder of
// files, each the pixels of one under its name and size. Nothing is lost with any of them. Pictures are those of one
// version of the program: another one's are taken away.
//
// Its methods may be called from any goroutine.
type Prints struct {
	dir     string
	version string
	disk    disk.Disk
	once    sync.Once
	mu      sync.Mutex
	bytes   int64 // of the files, as far as is known
}

const (
	// printsMost is how many bytes of prints there are at most; then no more are kept.
	printsMost = 64 << 20
	printEnds  = ".print"
)

// PrintsOf are the prints of a program where the system keeps what can be made again; nil where it has no such place.
func PrintsOf(program string) *Prints {
	cache, err := os.UserCacheDir()
	if err != nil {
		return nil
	}
	info, err := disk.System.Stat(program)
	if err != nil {
		return nil
	}
	return NewPrints(disk.System, filepath.Join(cache, "source-of-the-nile", "prints"), info.ModTime().UTC().Format("20060102-150405.000"))
}

// NewPrints are the prints of a version in a folder, which need not be there yet.
func NewPrints(d disk.Disk, dir, version string) *Prints {
	return &Prints{dir: dir, version: version, disk: d}
}

// here is the folder of this version.
func (p *Prints) here() string { return filepath.Join(p.dir, p.version) }

// begin takes away what other versions have kept, and counts what there is.
func (p *Prints) begin() {
	others, _ := p.disk.ReadDir(p.dir) // none: nothing has been kept yet
	for _, o := range others {
		if o.IsDir() && o.Name() != p.version {
			p.clear(filepath.Join(p.dir, o.Name()))
		}
	}
	if p.disk.MkdirAll(p.here()) != nil {
		p.bytes = printsMost + 1 // there is no room for any
		return
	}
	all, _ := p.disk.ReadDir(p.here()) // at worst more are kept than should be
	for _, f := range all {
		if info, err := f.Info(); err == nil {
			p.bytes += info.Size()
		}
	}
}

// clear takes a folder of prints away, and nothing else that lies in it.
func (p *Prints) clear(dir string) {
	all, _ := p.disk.ReadDir(dir)
	for _, f := range all {
		if filepath.Ext(f.Name()) == printEnds {
			_ = p.disk.Remove(filepath.Join(dir, f.Name())) // it is tried again with the next start
		}
	}
	_ = p.disk.Remove(dir)
}

// file is where the print of a name and size lies.
func (p *Prints) file(name string, size image.Point) string {
	of := sha256.New()
	io.WriteString(of, name)                                                      //nolint:errcheck // a hash takes anything
	binary.Write(of, binary.LittleEndian, [2]int64{int64(size.X), int64(size.Y)}) //nolint:errcheck // as above
	return filepath.Join(p.here(), hex.EncodeToString(of.Sum(nil)[:12])+printEnds)
}

// Take is the print of a name and size; nil: it is not there, or is damaged.
func (p *Prints) Take(name string, size image.Point) *image.RGBA {
	p.once.Do(p.begin)
	path := p.file(name, size)
	f, err := p.disk.Open(path)
	if err != nil {
		return nil
	}
	defer f.Close()
	img, err := readPrint(f, size)
	if err != nil {
		_ = p.disk.Remove(path) // it is made anew
		return nil
	}
	return img
}

// errOther says that a file is no print of the size that is asked for.
var errOther = errors.New("no print of that size")

func readPrint(f io.Reader, size image.Point) (*image.RGBA, error) {
	z, err := gzip.NewReader(bufio.NewReader(f))
	if err != nil {
		return nil, err
	}
	var of [2]uint32
	if err := binary.Read(z, binary.LittleEndian, &of); err != nil {
		return nil, err
	}
	if int(of[0]) != size.X || int(of[1]) != size.Y {
		return nil, errOther
	}
	img := image.NewRGBA(image.Rectangle{Max: size})
	if _, err := io.ReadFull(z, img.Pix); err != nil {
		return nil, err
	}
	if n, err := io.Copy(io.Discard, z); err != nil || n > 0 { // with its end comes its checksum
		return nil, errors.Join(err, errOther)
	}
	return img, nil
}

// Put keeps a print under a name, if there is room. Where that fails it is made anew the next time.
func (p *Prints) Put(name string, img *image.RGBA) {
	p.once.Do(p.begin)
	p.mu.Lock()
	full := p.bytes > printsMost
	p.mu.Unlock()
	if full {
		return
	}
	path := p.file(name, img.Rect.Size())
	if _, err := p.disk.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		return
	}
	f, err := p.disk.CreateTemp(p.here(), "*"+printEnds)
	if err != nil {
		return
	}
	err = errors.Join(writePrint(f, img), f.Close())
	info, seen := p.disk.Stat(f.Name())
	if err = errors.Join(err, seen); err == nil {
		err = p.disk.Rename(f.Name(), path)
	}
	if err != nil {
		_ = p.disk.Remove(f.Name())
		return
	}
	p.mu.Lock()
	p.bytes += info.Size()
	p.mu.Unlock()
}

func writePrint(f io.Writer, img *image.RGBA) error {
	b := bufio.NewWriter(f)
	z, err := gzip.NewWriterLevel(b, gzip.BestSpeed)
	if err != nil {
		return err
	}
	size := img.Rect.Size()
	err = binary.Write(z, binary.LittleEndian, [2]uint32{uint32(size.X), uint32(size.Y)})
	_, pix := z.Write(img.Pix)
	return errors.Join(err, pix, z.Close(), b.Flush())
}
