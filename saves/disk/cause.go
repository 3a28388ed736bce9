package disk

import (
	"errors"
	"os"
)

// Cause strips the path of the temporary file, which says nothing to a player.
func Cause(err error) error {
	var p *os.PathError
	var l *os.LinkError
	switch {
	case errors.As(err, &p):
		return p.Err
	case errors.As(err, &l):
		return l.Err
	}
	return err
}
