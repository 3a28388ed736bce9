package saves

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"unicode"
)

// maxName is the longest name of a save in bytes, without extension: with
// ".broken-2026-11-21-9999.nile" behind it, systems still take it.
const maxName = 150

// FileName makes a file's name, without extension, of what a player calls a
// save: any language's letters stay, what separates paths or no system takes
// becomes "-".
func FileName(name string) string {
	name = strings.Map(func(r rune) rune {
		switch {
		case r == '\u200c' || r == '\u200d': // joiners, which some scripts need
			return r
		case strings.ContainsRune(`/\:*?"<>|`, r), !unicode.IsGraphic(r), r == unicode.ReplacementChar:
			return '-'
		case unicode.IsSpace(r):
			return ' '
		}
		return r
	}, name)
	name = strings.TrimSuffix(strings.TrimSpace(name), Extension)
	name = strings.Trim(clip(name, maxName), " .") // hidden, or dropped by Windows
	if name == "" {
		return "game"
	}
	if first, _, _ := strings.Cut(name, "."); reserved(first) {
		return "_" + name
	}
	return name
}

// reserved reports whether Windows takes a name for a device.
func reserved(name string) bool {
	name = strings.ToUpper(strings.TrimSpace(name))
	switch name {
	case "CON", "PRN", "AUX", "NUL":
		return true
	}
	rest, com := strings.CutPrefix(name, "COM")
	if !com {
		rest, com = strings.CutPrefix(name, "LPT")
	}
	return com && len([]rune(rest)) == 1 && strings.ContainsAny(rest, "0123456789¹²³")
}

// Default is the folder where this system keeps a player's games:
// $XDG_DATA_HOME/source-of-the-nile or ~/.local/share/source-of-the-nile, on
// Windows and macOS a folder among the application's data. It need not exist.
func Default() (Folder, error) {
	dir, err := defaultDir(runtime.GOOS, os.Getenv, os.UserHomeDir, os.UserConfigDir)
	return Folder{Dir: dir}, err
}

// Settings is the folder where this system keeps a player's settings:
// $XDG_CONFIG_HOME/source-of-the-nile or ~/.config/source-of-the-nile; elsewhere
// that of the games. It need not exist.
func Settings() (Folder, error) {
	dir, err := settingsDir(runtime.GOOS, os.Getenv, os.UserHomeDir, os.UserConfigDir)
	return Folder{Dir: dir}, err
}

func settingsDir(system string, env func(string) string, home, config func() (string, error)) (string, error) {
	if hasOneFolder(system) {
		return defaultDir(system, env, home, config)
	}
	return xdgDir(env("XDG_CONFIG_HOME"), home, ".config")
}

// hasOneFolder reports whether a system keeps games and settings in one folder of a program.
func hasOneFolder(system string) bool {
	return system == "windows" || system == "darwin" || system == "ios"
}

// xdgDir is the program's folder below the one that is said, or else below one of the player's own.
func xdgDir(said string, home func() (string, error), own string) (string, error) {
	if filepath.IsAbs(said) { // others are to be ignored
		return filepath.Join(said, "source-of-the-nile"), nil
	}
	dir, err := home()
	if err == nil && dir == "" {
		err = why("no-home")
	}
	if err != nil {
		return "", &Problem{Kind: Unwritable, Err: err}
	}
	return filepath.Join(dir, own, "source-of-the-nile"), nil
}

// Portable is the folder beside the program, for a program that is carried about
// with its games. It need not exist.
func Portable(program string) Folder {
	return Folder{Dir: filepath.Join(filepath.Dir(program), "source-of-the-nile-games")}
}

func defaultDir(system string, env func(string) string, home, config func() (string, error)) (string, error) {
	if hasOneFolder(system) {
		dir, err := config()
		if err != nil {
			return "", &Problem{Kind: Unwritable, Err: err}
		}
		return filepath.Join(dir, "Source of the Nile"), nil
	}
	return xdgDir(env("XDG_DATA_HOME"), home, ".local/share")
}
