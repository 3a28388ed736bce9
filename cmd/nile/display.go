package main

import (
	"io"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"sourceofthenile/internal/library"
	"sourceofthenile/render/words"
)

// How often the game loop is looked after, and how long a display may take to answer.
const (
	loopLook    = 2 * time.Second
	displayWait = 2 * time.Second
)

// display is where an X server listens: one address of these answers.
type display []struct{ network, address string }

// displayNamed is the display that DISPLAY names, such as ":0", "unix:1.0" or
// "host:10"; none where it names nothing that could be asked.
func displayNamed(name string) display {
	host, rest, ok := strings.Cut(name, ":")
	number, _, _ := strings.Cut(rest, ".")
	n, err := strconv.ParseUint(number, 10, 15)
	if !ok || err != nil {
		return nil
	}
	if host != "" && host != "unix" {
		return display{{"tcp", net.JoinHostPort(host, strconv.FormatUint(6000+n, 10))}}
	}
	socket := filepath.Join("/", "tmp", ".X11-unix", "X"+strconv.FormatUint(n, 10))
	return display{{"unix", "@" + socket}, {"unix", socket}}
}

// there reports whether the display answers.
func (d display) there() bool {
	for _, at := range d {
		if c, err := net.DialTimeout(at.network, at.address, displayWait); err == nil {
			_ = c.Close()
			return true
		}
	}
	return false
}

// windowDisplay is the display that the window is on. On Windows and macOS it cannot
// go.
func windowDisplay() display {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return nil
	}
	return displayNamed(os.Getenv("DISPLAY"))
}

// attend ends the program when its display has gone. Most libraries of the display do
// that themselves, and at once; but one that is just waiting for a picture to be
// shown waits for ever, and the game would stay locked. The journal has all that was
// played. What it returns ends that.
func (w *window) attend(d display, errs io.Writer) (end func()) {
	over := make(chan struct{})
	if len(d) == 0 {
		return func() {}
	}
	go func() {
		for was := w.app.Beats(); ; {
			select {
			case <-over:
				return
			case <-time.After(loopLook):
			}
			if is := w.app.Beats(); is != was || d.there() {
				was = is // a loop that stands still while the display is there is slow, or sleeps
				continue
			}
			if k := w.shelf.Writing(); k != nil {
				k.Flush(true, library.FaultWait)
			}
			os.Exit(failed(errs, words.NewFault("window.display-gone")))
		}
	}()
	return func() { close(over) }
}
