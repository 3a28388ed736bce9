//go:build !js && !windows

package main

import (
	"context"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// restWait is how long a system may take to say what it was told.
const restWait = 500 * time.Millisecond

// wantsRest reports whether the system was told to keep movement to a minimum: on
// macOS by "Reduce motion", elsewhere by GNOME's and its relatives' "Animations".
func wantsRest() bool {
	ask, less := []string{"gsettings", "get", "org.gnome.desktop.interface", "enable-animations"}, false
	if runtime.GOOS == "darwin" {
		ask, less = []string{"defaults", "read", "com.apple.universalaccess", "reduceMotion"}, true
	}
	ctx, cancel := context.WithTimeout(context.Background(), restWait)
	defer cancel()
	out, err := exec.CommandContext(ctx, ask[0], ask[1:]...).Output()
	if err != nil {
		return false
	}
	said, err := strconv.ParseBool(strings.TrimSpace(string(out)))
	return err == nil && said == less
}
