package library

import (
	"errors"
	"fmt"
	"runtime/debug"

	"sourceofthenile/game"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// Open reads a save of one of these games and plays its log again. The error is a *saves.Problem
// (the file) or a *game.Broken (its log); with the latter comes the table as
// far as the log could be followed.
func (c Catalogue) Open(path string, games []string) (saves.Header, *game.Record, *game.Table, error) {
	h, rec, err := saves.Folder{Games: games}.Load(path)
	if err != nil {
		return h, nil, nil, err
	}
	var t *game.Table
	_, err = safely(func() (*game.Table, error) {
		var err error
		t, err = game.Replay(c.Of(rec.Game).Rules(), rec)
		return t, err
	})
	if err != nil && t == nil { // settings that these rules do not know
		err = &saves.Problem{Kind: saves.Damaged, Path: path, Err: err}
	}
	return h, rec, t, err
}

// Resume is Open for playing on: a game whose log these rules can no longer
// follow goes on from the position kept with it, and what was told with it.
func (c Catalogue) Resume(path string, games []string) (saves.Header, *game.Table, error) {
	h, t, _, err := c.ResumeIn(saves.Folder{Games: games}, path)
	return h, t, err
}

// ResumeIn is Resume in a folder; how says what players must know of it: that the
// rules have changed. "" is nothing.
func (c Catalogue) ResumeIn(folder saves.Folder, path string) (h saves.Header, t *game.Table, how string, err error) {
	h, rec, err := folder.Load(path)
	if err != nil {
		return h, nil, "", err
	}
	t, err = takeUpSafely(c.Of(rec.Game).Rules(), rec)
	if err != nil {
		return h, nil, "", &saves.Problem{Kind: saves.Damaged, Path: path, Err: err}
	}
	if t.Len() < len(rec.Log) {
		how = words.Say("load.other-rules")
	}
	return h, t, how, nil
}

// Panicked is a fault of the program, met where it can be lived with.
type Panicked struct {
	What  any
	Stack []byte
}

func (p *Panicked) Error() string { return fmt.Sprint("the rules gave up: ", p.What) }

// Words says that the program is at fault.
func (p *Panicked) Words() (key string, fill []any) {
	return "crash.detail", []any{"why", fmt.Sprint(p.What)}
}

// takeUpSafely is game.TakeUp for rules that may be at fault: where they cannot
// follow the log, or offer nothing where it leads, it is the position that counts,
// and where they can do nothing with that either it is an error and no more.
func takeUpSafely(rules game.Rules, rec *game.Record) (*game.Table, error) {
	t, err := safely(func() (*game.Table, error) { return game.TakeUp(rules, rec) })
	var fault *Panicked
	if errors.As(err, &fault) {
		return safely(func() (*game.Table, error) { return game.Resume(rules, rec) })
	}
	return t, err
}

// safely makes an error of a panic, also of one that comes when the game is asked
// what may be done in it.
func safely(make func() (*game.Table, error)) (t *game.Table, err error) {
	defer func() {
		if p := recover(); p != nil {
			t, err = nil, &Panicked{p, debug.Stack()}
		}
	}()
	if t, err = make(); err == nil {
		t.Choices()
	}
	return t, err
}
