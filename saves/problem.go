package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Kind says what is wrong with a save, or with reading or writing it.
type Kind uint8

// The kinds of problem.
const (
	Empty      Kind = 1 + iota // the file holds nothing
	NotASave                   // the file is something else
	Truncated                  // the end is missing
	Damaged                    // the contents are not what was written
	Newer                      // a later format than this program knows
	OtherGame                  // a game this program does not know
	Missing                    // there is no such file
	Unreadable                 // the system would not let it be read
	Unwritable                 // the system would not let it be written
	DiskFull                   // no space left
	TooLarge                   // the game is beyond what the format holds
)

// Rescuable reports whether Salvage may bring something back.
func (k Kind) Rescuable() bool { return k == Truncated || k == Damaged }

// Problem is why a save could not be read or written. It is the error of every
// function here that meets the disk or a file's contents.
type Problem struct {
	Kind Kind
	Path string // "" when the contents did not come from a file
	Err  error  // details; nil when there are none
}

// Unwrap gives the details.
func (p *Problem) Unwrap() error { return p.Err }

// Error says in plain English what happened and what can be done.
func (p *Problem) Error() string {
	name := "This save"
	if p.Path != "" {
		name = "“" + filepath.Base(p.Path) + "”"
	}
	switch p.Kind {
	case Empty:
		return name + " is empty: the computer probably stopped while the file was being written. Open an autosave or an earlier save of the game."
	case NotASave:
		return name + " is not a save of this program. Choose another file; it has been left as it is."
	case Truncated:
		return name + " ends too early: part of it is missing" + p.details() +
			". The game can be rescued up to the last complete command, or opened from an autosave."
	case Damaged:
		return name + " is damaged" + p.details() +
			". The game can be rescued up to the last good command, or opened from an autosave."
	case Newer:
		return name + " was made by a newer version of this program" + p.details() + ". It is not damaged: update the program to open it."
	case OtherGame:
		return name + " is a save of a game that this program does not play" + p.details() + ". It has been left as it is."
	case Missing:
		return name + " is not there any more. It may have been moved, renamed or deleted; choose another save."
	case Unreadable:
		return name + " cannot be read" + p.details() + ". Check that its disk is connected and that you may open the file."
	case DiskFull:
		return name + " could not be written: the disk is full. Free some space and save again; what was saved before is unchanged."
	case TooLarge:
		return name + " could not be written: the game is larger than a save can hold" + p.details() + "."
	}
	return name + " could not be written" + p.details() +
		". Check that you may write to its folder, or choose another folder; what was saved before is unchanged."
}

func (p *Problem) details() string {
	if p.Err == nil {
		return ""
	}
	err := p.Err
	var at *fs.PathError
	var from *os.LinkError
	switch { // the path is no help to a player, the reason is
	case errors.As(err, &at):
		err = at.Err
	case errors.As(err, &from):
		err = from.Err
	}
	return " (" + err.Error() + ")"
}

// at names the file a problem was found in.
func at(path string, err error) error {
	var p *Problem
	if errors.As(err, &p) {
		named := *p
		named.Path = path
		return &named
	}
	return err
}

func damaged(format string, args ...any) *Problem {
	return &Problem{Kind: Damaged, Err: fmt.Errorf(format, args...)}
}

// reading makes a problem of an error that reading path gave.
func reading(path string, err error) *Problem {
	if errors.Is(err, fs.ErrNotExist) {
		return &Problem{Missing, path, err}
	}
	return &Problem{Unreadable, path, err}
}

// writing makes a problem of an error that writing path gave.
func writing(path string, err error) *Problem {
	var p *Problem
	switch {
	case errors.As(err, &p):
		return p
	case diskFull(err):
		return &Problem{DiskFull, path, err}
	}
	return &Problem{Unwritable, path, err}
}
