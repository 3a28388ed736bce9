package brittle

import (
	"sourceofthenile/saves/disk"
)

// Slow is a disk on which everything that waits for the disk itself is handed to
// a function, which may wait longer, or fail.
func Slow(d disk.Disk, sync func(wait func() error) error) disk.Disk { return &slow{d, sync} }

type slow struct {
	disk.Disk
	sync func(wait func() error) error
}

func (s *slow) SyncDir(dir string) error { return s.sync(func() error { return s.Disk.SyncDir(dir) }) }

func (s *slow) Create(name string) (disk.File, error) { return s.file(s.Disk.Create(name)) }

func (s *slow) CreateTemp(dir, pattern string) (disk.File, error) {
	return s.file(s.Disk.CreateTemp(dir, pattern))
}

func (s *slow) file(f disk.File, err error) (disk.File, error) {
	if err != nil {
		return nil, err
	}
	return &slowFile{f, s.sync}, nil
}

type slowFile struct {
	disk.File
	sync func(wait func() error) error
}

func (f *slowFile) Sync() error { return f.sync(f.File.Sync) }
