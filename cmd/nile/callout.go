//go:build !js

package main

import (
	"os"
	"os/exec"
	"runtime"
)

// balloon shows a notice on Windows. What it says comes by the environment, where nothing of it can be
// taken for a command.
const balloon = `Add-Type -AssemblyName System.Windows.Forms, System.Drawing
$n = New-Object System.Windows.Forms.NotifyIcon
$n.Icon = [System.Drawing.SystemIcons]::Information
$n.Visible = $true
$n.ShowBalloonTip(8000, $env:NILE_TITLE, $env:NILE_TEXT, 'None')
Start-Sleep 9
$n.Dispose()`

// systemNotice makes the command of this system that shows a notice, nil where it has none.
func systemNotice(title, text string) *exec.Cmd {
	switch runtime.GOOS {
	case "linux":
		if path, err := exec.LookPath("notify-send"); err == nil {
			return exec.Command(path, "--app-name", title, "--icon", "nile", "--", title, text)
		}
	case "darwin":
		if path, err := exec.LookPath("osascript"); err == nil {
			return exec.Command(path, "-e", "on run argv", "-e", "display notification (item 2 of argv) with title (item 1 of argv)", "-e", "end run", title, text)
		}
	case "windows":
		if path, err := exec.LookPath("powershell.exe"); err == nil {
			cmd := exec.Command(path, "-NoProfile", "-NonInteractive", "-WindowStyle", "Hidden", "-Command", balloon)
			cmd.Env = append(os.Environ(), "NILE_TITLE="+title, "NILE_TEXT="+text)
			return cmd
		}
	}
	return nil
}

// notify has the system show a notice, beside the loop; where it cannot the window's title has to do.
func notify(title, text string) {
	if cmd := systemNotice(title, text); cmd != nil {
		go func() { _ = cmd.Run() }()
	}
}
