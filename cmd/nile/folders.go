package main

import (
	"os"
	"path/filepath"

	"sourceofthenile/saves"
)

// folders are where games and settings lie: where the system has them, in a folder
// of the player's own, or beside the program.
func folders(dir string, portable bool) (games, settings saves.Folder, err error) {
	switch {
	case dir != "":
		games = saves.Folder{Dir: dir}
	case portable:
		program, err := os.Executable()
		if err != nil {
			return games, settings, err
		}
		games = saves.Portable(program)
	default:
		if games, err = saves.Default(); err == nil {
			settings, err = saves.Settings()
		}
	}
	if abs, err := filepath.Abs(games.Dir); err == nil {
		games.Dir = abs
	}
	return games, settings, err
}
