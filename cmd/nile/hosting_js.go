package main

import "sourceofthenile/render/menu"

// hosting is none in a page: others cannot connect to it.
type hosting struct {
	w    *window
	open *struct{}
}

func (*hosting) shut() {}

func (*hosting) next(string) {}

// hosts is nil there.
func (w *window) hosts() menu.Hosting { return nil }
