package saves

import (
	"path/filepath"
	"strconv"
	"sync"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/saves/disk"
)

// Keeping writes the journal of a sitting, beside whoever plays: a step is handed
// to the system as soon as the disk takes it, and synced as soon as the sync before
// it is done. However slow a disk is, nobody waits for it. After an error nothing
// more is written: a new journal has to be begun.
type Keeping struct {
	folder Folder
	path   string
	line   [3]string
	order  int64        // of the beginning
	begins *game.Record // the game as it stood there; nil: the journals before it have gone

	mu      sync.Mutex
	scribe  scribe
	written int64 // bytes that the system has taken
	wrote   int   // entries of them
	synced  int   // entries that are safe
	err     error
	ended   bool
	atWork  int           // goroutines that write
	moved   chan struct{} // is closed whenever one of these changes
	file    disk.File
	done    func(err error)
}

// Keep begins a journal at a game as it stands. Nothing is written before Start. h.ID and
// h.Order must be given. failed is told of the first error, from another
// goroutine; it may be nil.
func (f Folder) Keep(h Header, r *game.Record, failed func(err error)) (*Keeping, error) {
	if h.Saved.IsZero() {
		h.Saved = f.now()
	}
	image, err := Encode(h, r)
	if err != nil {
		return nil, err
	}
	h.Game = r.Game
	k := &Keeping{folder: f, line: lineOf(&h), order: h.Order, begins: r, moved: make(chan struct{}), done: failed}
	name := journalPrefix + idOf(h, r) + "-" + strconv.FormatInt(h.Order, 36) + JournalExtension
	k.path = filepath.Join(f.Dir, name)
	k.scribe.begin(h.Order, image)
	return k, nil
}

// Path is where the journal lies.
func (k *Keeping) Path() string { return k.path }

// Begun reports whether there is anything in it but the game as it began.
func (k *Keeping) Begun() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.scribe.n > 1
}

// There reports whether the journal lies where it should, or is not written yet.
func (k *Keeping) There() bool {
	k.mu.Lock()
	made := k.file != nil
	k.mu.Unlock()
	if !made {
		return true
	}
	_, err := k.folder.disk().Lstat(k.path)
	return err == nil
}

// Add adds a step; the first one has the journal written. It does not wait.
func (k *Keeping) Add(p Step) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.err != nil {
		return k.err
	}
	first := k.scribe.n == 1
	if err := k.scribe.add(&p); err != nil {
		return err
	}
	k.move()
	if first {
		k.atWork = 2
		go k.write()
		go k.sync()
	}
	return nil
}

// move wakes all who wait. k.mu is held.
func (k *Keeping) move() {
	close(k.moved)
	k.moved = make(chan struct{})
}

// fail ends it all with an error. k.mu is held.
func (k *Keeping) fail(err error) {
	if k.err == nil && err != nil {
		k.err = writing(k.path, err)
		if k.done != nil {
			go k.done(k.err)
		}
	}
	k.move()
}

// leave is the end of a goroutine that writes. k.mu is held, and is let go.
func (k *Keeping) leave() {
	k.atWork--
	k.move()
	k.mu.Unlock()
}

// write hands to the system what there is, as soon as it is there.
func (k *Keeping) write() {
	d := k.folder.disk()
	err := d.MkdirAll(k.folder.Dir)
	var f disk.File
	if err == nil {
		f, err = d.Create(k.path)
	}
	k.mu.Lock()
	defer k.leave()
	if err != nil {
		k.fail(err)
		return
	}
	k.file = f
	for {
		for len(k.scribe.buf) == 0 && !k.ended && k.err == nil {
			moved := k.moved
			k.mu.Unlock()
			<-moved
			k.mu.Lock()
		}
		if k.err != nil || len(k.scribe.buf) == 0 {
			return
		}
		data, n := k.scribe.buf, k.scribe.n
		k.scribe.buf = nil
		k.mu.Unlock()
		_, err := f.Write(data)
		if err != nil && k.Size() == 0 {
			_ = d.Remove(k.path) // not even the beginning is in it
		}
		k.mu.Lock()
		if err != nil {
			k.fail(err)
			return
		}
		k.written, k.wrote = k.written+int64(len(data)), n
		k.move()
	}
}

// sync has what was written last through a power cut. The first time it does the
// same for the journal's name, and then the journals before it are not needed any
// more: this one begins with all they hold.
func (k *Keeping) sync() {
	k.mu.Lock()
	defer k.leave()
	for first := true; ; first = false {
		for k.wrote == k.synced && k.err == nil && !(k.ended && k.wrote == k.scribe.n) {
			moved := k.moved
			k.mu.Unlock()
			<-moved
			k.mu.Lock()
		}
		if k.err != nil || k.wrote == k.synced {
			if k.file != nil {
				_ = k.file.Close() // what is written is synced, or lost
			}
			return
		}
		n, f := k.wrote, k.file
		k.mu.Unlock()
		err := f.Sync()
		if err == nil && first {
			if err = k.folder.disk().SyncDir(k.folder.Dir); err == nil {
				k.folder.dropJournals(k.begins, k.line, k.order, k.path)
				k.begins = nil
			}
		}
		k.mu.Lock()
		if err != nil {
			k.fail(err)
			continue
		}
		k.synced = n
		k.move()
	}
}

// Err is what went wrong; nil when all is well.
func (k *Keeping) Err() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.err
}

// Size is how many bytes have been written.
func (k *Keeping) Size() int64 {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.written
}

// Flush waits until the system has taken all, or, with synced, until all will last
// through a power cut: so long at most. It reports whether it came to that.
func (k *Keeping) Flush(synced bool, most time.Duration) bool {
	flushed := false
	k.wait(most, func() bool {
		flushed = k.scribe.n <= 1 || k.wrote == k.scribe.n && !synced || k.synced == k.scribe.n
		return flushed || k.err != nil
	})
	return flushed
}

// Rest waits until a journal that was ended is done with: nothing of it is written
// or removed any more. So long at most; it reports whether it came to that.
func (k *Keeping) Rest(most time.Duration) bool {
	return k.wait(most, func() bool { return k.ended && k.atWork == 0 })
}

// wait waits until something is so, so long at most, and reports whether it is.
func (k *Keeping) wait(most time.Duration, so func() bool) bool {
	late := time.After(most)
	k.mu.Lock()
	defer k.mu.Unlock()
	for !so() {
		moved := k.moved
		k.mu.Unlock()
		select {
		case <-moved:
			k.mu.Lock()
		case <-late:
			k.mu.Lock()
			return so()
		}
	}
	return true
}

// End has nothing added any more. What was added is still written.
func (k *Keeping) End() {
	k.mu.Lock()
	defer k.mu.Unlock()
	if !k.ended {
		k.ended = true
		k.move()
	}
}
