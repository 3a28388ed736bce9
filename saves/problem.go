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
	Occupied                   // what stands there is no sound save, and is left as it is
	Unsure                     // written, but the system would not say that it lasts
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

// kindKeys are what the files of words call the kinds of problem.
var kindKeys = [...]string{
	Empty: "empty", NotASave: "not-a-save", Truncated: "truncated", Damaged: "damaged", Newer: "newer", OtherGame: "other-game",
	Missing: "missing", Unreadable: "unreadable", Unwritable: "unwritable", DiskFull: "disk-full", TooLarge: "too-large", Occupied: "occupied", Unsure: "unsure",
}

// String is what the files of words call a kind of problem: "disk-full".
func (k Kind) String() string {
	if int(k) < len(kindKeys) && kindKeys[k] != "" {
		return kindKeys[k]
	}
	return "unwritable"
}

// Error names the problem, for traces. What players read is told by words.
func (p *Problem) Error() string {
	s := "save " + p.Kind.String()
	if p.Path != "" {
		s = "save “" + filepath.Base(p.Path) + "” " + p.Kind.String()
	}
	if err := p.details(); err != nil {
		s += ": " + err.Error()
	}
	return s
}

// Words is the key of the sentence that says what happened and what can be
// done, and what fills its blanks: {save} is which file, {why} the details.
func (p *Problem) Words() (key string, fill []any) {
	key, fill = "save.problem."+p.Kind.String(), []any{"save", saveNamed(p.Path)}
	if err := p.details(); err != nil && p.Kind != Empty && p.Kind != NotASave && p.Kind != Missing && p.Kind != DiskFull && p.Kind != Occupied {
		return key + ".why", append(fill, "why", err)
	}
	return key, fill
}

// details is why there is a problem, nil for nothing known.
func (p *Problem) details() error {
	var at *fs.PathError
	var from *os.LinkError
	switch { // the path is no help to a player, the reason is
	case p.Err == nil:
		return nil
	case errors.As(p.Err, &at):
		return at.Err
	case errors.As(p.Err, &from):
		return from.Err
	}
	return p.Err
}

// saveNamed is a save by its path, "" for one whose file is not known.
type saveNamed string

// Words names the file.
func (s saveNamed) Words() (key string, fill []any) {
	if s == "" {
		return "save.unnamed", nil
	}
	return "save.named", []any{"file", filepath.Base(string(s))}
}

// detail is what exactly is wrong, for the brackets in a sentence: a key of
// words, and what fills its blanks.
type detail struct {
	key  string
	fill []any
	err  error // what it comes from, nil for nothing
}

// why is a detail; fill is names and what stands for them in turn.
func why(key string, fill ...any) error { return &detail{key: key, fill: fill} }

// because is a detail that comes from another error, which fills {why}.
func because(key string, err error, fill ...any) error {
	return &detail{key, append(fill, "why", err), err}
}

// Error names the detail, for traces.
func (d *detail) Error() string {
	s := d.key
	for i := 1; i < len(d.fill); i += 2 {
		s += fmt.Sprint(" ", d.fill[i])
	}
	return s
}

// Unwrap gives what the detail comes from.
func (d *detail) Unwrap() error { return d.err }

// Words is the key of the detail and what fills its blanks.
func (d *detail) Words() (key string, fill []any) { return "save.detail." + d.key, d.fill }

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

func damaged(key string) *Problem { return &Problem{Kind: Damaged, Err: why(key)} }

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
