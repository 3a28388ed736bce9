package main

import (
	"syscall"
	"unsafe"
)

// getClientAreaAnimation is SPI_GETCLIENTAREAANIMATION of the Windows interface.
const getClientAreaAnimation = 0x1042

// wantsRest reports whether Windows was told to show no animations.
func wantsRest() bool {
	moving := int32(1)
	ask := syscall.NewLazyDLL("user32.dll").NewProc("SystemParametersInfoW")
	if ask.Find() != nil {
		return false
	}
	ok, _, _ := ask.Call(getClientAreaAnimation, 0, uintptr(unsafe.Pointer(&moving)), 0)
	return ok != 0 && moving == 0
}
