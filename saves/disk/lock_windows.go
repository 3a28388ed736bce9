package disk

import (
	"errors"
	"os"
	"syscall"

	"golang.org/x/sys/windows"
)

// noWait has a pipe opened without waiting for who writes into it.
const noWait = syscall.O_NONBLOCK

// lock holds a file, or says ErrLocked.
func lock(f *os.File) error {
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, new(windows.Overlapped))
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) || errors.Is(err, windows.ERROR_IO_PENDING) {
		return ErrLocked
	}
	return err
}
