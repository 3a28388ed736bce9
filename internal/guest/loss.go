package guest

import (
	"errors"
	"net"
	"syscall"
)

// Loss is why a host cannot be heard.
type Loss uint8

// The reasons that can be told from one another.
const (
	NotLost   Loss = iota
	NoAnswer       // the machine or its program is off, or something is in the way
	NoNetwork      // this machine has none, or the name of the other is not known
	NoHost         // something else answers there
)

// errNoHost says that what answers there has no tables.
var errNoHost = errors.New("no tables are kept there")

// notFound is what it answers.
const notFound = 404

func lossOf(err error) Loss {
	var dns *net.DNSError
	switch {
	case errors.Is(err, errNoHost):
		return NoHost
	case errors.As(err, &dns), errors.Is(err, syscall.ENETUNREACH), errors.Is(err, syscall.EHOSTUNREACH):
		return NoNetwork
	}
	return NoAnswer
}
