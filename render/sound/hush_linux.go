//go:build linux && !ebitenginevmguest

package sound

import "github.com/ebitengine/purego"

// hush keeps ALSA's library from printing what it thinks of a machine without a
// sound card into the terminal. Where it is not there, nothing is to be done.
func hush() {
	lib, err := purego.Dlopen("libasound.so.2", purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err != nil {
		return
	}
	set, err := purego.Dlsym(lib, "snd_lib_error_set_handler")
	if err != nil || set == 0 {
		return
	}
	purego.SyscallN(set, purego.NewCallback(func(_, _, _, _, _ uintptr) uintptr { return 0 }))
}
