package saves

import (
	"errors"
	"syscall"
)

// Windows numbers of "the disk is full".
const (
	errorHandleDiskFull = syscall.Errno(39)
	errorDiskFull       = syscall.Errno(112)
)

// diskFull reports whether there was no space left.
func diskFull(err error) bool {
	return errors.Is(err, errorDiskFull) || errors.Is(err, errorHandleDiskFull)
}
