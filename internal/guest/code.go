package guest

import (
	"context"
	"errors"
	"net"
	"strings"
	"unicode"

	"github.com/coder/websocket"

	"sourceofthenile/internal/wire"
)

// codePort is the port of a host that is named without one.
const codePort = "1821"

// tooMany is what a host answers where many codes were tried.
const tooMany = 429

// Why a code leads nowhere.
var (
	ErrNoCode  = errors.New("the host has no such code")
	ErrTooMany = errors.New("too many codes were tried")
)

// ParseCode reads an address and a code, such as "192.168.1.20 BKM-TRW"; ok is false where it is
// something else.
func ParseCode(text string) (host, code string, ok bool) {
	host, rest, ok := strings.Cut(strings.TrimSpace(text), " ")
	for _, r := range rest {
		switch {
		case unicode.IsLetter(r):
			code += string(unicode.ToUpper(r))
		case r != ' ' && r != '-':
			return "", "", false
		}
	}
	if host = strings.TrimPrefix(host, "http://"); !ok || len(code) != wire.CodeLength || strings.ContainsAny(host, "/#?@") || host == "" {
		return "", "", false
	}
	if _, _, err := net.SplitHostPort(host); err != nil {
		host = net.JoinHostPort(strings.Trim(host, "[]"), codePort)
	}
	return host, code, true
}

// Exchange has a host say which link a code stands for. The error is ErrNoCode, ErrTooMany, or that
// nobody answers.
func Exchange(ctx context.Context, host, code string) (l Link, err error) {
	ctx, end := context.WithTimeout(ctx, dialWait)
	defer end()
	ws, answered, err := websocket.Dial(ctx, "ws://"+host+"/code", nil)
	if err != nil && answered != nil && answered.StatusCode == tooMany {
		return l, ErrTooMany
	}
	if err != nil {
		return l, err
	}
	defer func() { _ = ws.CloseNow() }()
	if err := ws.Write(ctx, websocket.MessageText, []byte(code)); err != nil {
		return l, err
	}
	_, said, err := ws.Read(ctx)
	if err != nil {
		return l, err
	}
	if l, err = ParseLink("http://" + host + "/t/" + string(said)); err != nil {
		return l, ErrNoCode
	}
	return l, nil
}
