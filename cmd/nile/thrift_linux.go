//go:build linux && !ebitenginevmguest

package main

import "github.com/ebitengine/purego"

// The GNU C library keeps what programs give back, in up to eight heaps a processor: where
// the graphics are drawn by the processor, textures lie there, and a window that has
// changed its size a few hundred times holds hundreds of megabytes of nothing.
const (
	mallopt       = "mallopt"
	mmapThreshold = ^uintptr(2) // −3: M_MMAP_THRESHOLD of malloc.h
	ownPages      = 256 << 10   // from so many bytes on memory goes back to the system at once
)

// thrift has what graphics give back go back to the system. Where there is no such
// library, or it is another, nothing happens.
func thrift() {
	lib, err := purego.Dlopen("libc.so.6", purego.RTLD_LAZY)
	if err != nil {
		return
	}
	if set, err := purego.Dlsym(lib, mallopt); err == nil {
		purego.SyscallN(set, mmapThreshold, ownPages)
	}
}
