//go:build unix

package disk

import (
	"errors"
	"os"
	"syscall"
)

// noWait has a pipe opened without waiting for who writes into it.
const noWait = syscall.O_NONBLOCK

// lock holds a file, or says ErrLocked. Some network disks cannot lock: there
// nobody is kept out.
func lock(f *os.File) error {
	for {
		err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		switch {
		case errors.Is(err, syscall.EINTR):
			continue
		case errors.Is(err, syscall.EWOULDBLOCK):
			return ErrLocked
		case errors.Is(err, syscall.ENOLCK), errors.Is(err, errors.ErrUnsupported), errors.Is(err, syscall.EINVAL):
			return nil
		}
		return err
	}
}
