package guest

import (
	"encoding/base64"
	"errors"
	"net/url"
	"strings"

	"sourceofthenile/internal/wire"
)

// Link is where a seat is: https://host/t/TABLE#TOKEN. The token stands in the fragment,
// which no browser sends and no proxy keeps.
type Link struct {
	Host  string // with its port
	Safe  bool   // by TLS
	Table string
	Token wire.Token
}

// ErrNoLink says that a text is no link to a table.
var ErrNoLink = errors.New("that is no link to a table")

// ParseLink reads a link.
func ParseLink(text string) (l Link, err error) {
	u, err := url.Parse(strings.TrimSpace(text))
	if err != nil {
		return l, ErrNoLink
	}
	id, ok := strings.CutPrefix(u.Path, "/t/")
	token, err := base64.RawURLEncoding.DecodeString(u.Fragment)
	if !ok || err != nil || len(token) != len(l.Token) || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" || strings.Contains(id, "/") || id == "" {
		return l, ErrNoLink
	}
	copy(l.Token[:], token)
	l.Host, l.Safe, l.Table = u.Host, u.Scheme == "https", id
	return l, nil
}

// String is the link as it is sent to somebody.
func (l Link) String() string {
	scheme := "http"
	if l.Safe {
		scheme = "https"
	}
	return scheme + "://" + l.Host + "/t/" + url.PathEscape(l.Table) + "#" + base64.RawURLEncoding.EncodeToString(l.Token[:])
}

// address is where the link's host answers.
func (l Link) address() string {
	scheme := "ws"
	if l.Safe {
		scheme = "wss"
	}
	return scheme + "://" + l.Host + "/t/" + url.PathEscape(l.Table) + "/seat"
}
