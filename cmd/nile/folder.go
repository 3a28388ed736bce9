//go:build !js

package main

import (
	"os/exec"
	"runtime"
)

// showFolder has the system show a folder, in whatever program shows folders there. It does not wait for it.
func showFolder(path string) error {
	by := "xdg-open"
	switch runtime.GOOS {
	case "windows":
		by = "explorer"
	case "darwin":
		by = "open"
	}
	cmd := exec.Command(by, path)
	if err := cmd.Start(); err != nil {
		return err
	}
	go func() { _ = cmd.Wait() }() // explorer answers 1 where all is well
	return nil
}
