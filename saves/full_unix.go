//go:build !windows

package saves

import (
	"errors"
	"syscall"
)

// diskFull reports whether there was no space left, on the disk or in what the
// player may use of it.
func diskFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}
