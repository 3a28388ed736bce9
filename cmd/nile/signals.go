//go:build !js

package main

import (
	"os"
	"os/signal"
	"syscall"
	"time"
)

// signalWait is how long a program that is told to end waits for its game loop,
// and then for the disk.
const signalWait = 5 * time.Second

// heed has the program end as if its window were closed when the system tells it to:
// at a logout, when the terminal goes, on Ctrl+C. The game is saved first; where the
// game loop does not answer the journal has it all the same. What it returns ends
// that.
func (w *window) heed() (end func()) {
	told, over := make(chan os.Signal, 4), make(chan struct{})
	signal.Notify(told, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	go func() {
		select {
		case <-over:
			return
		case <-told:
		}
		saved := make(chan struct{})
		go w.app.Post(func() {
			w.app.Tracef("told to end")
			_ = w.keep() // nobody is there to be told; the journal has it
			w.app.Quit()
			close(saved)
		})
		select {
		case <-over:
			return
		case <-saved:
			select {
			case <-over:
				return
			case <-time.After(signalWait): // the window does not go
			}
		case <-time.After(signalWait):
		}
		w.shelf.Saving.Wait(signalWait)
		os.Exit(1)
	}()
	return func() {
		signal.Stop(told)
		close(over)
	}
}
