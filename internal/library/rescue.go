package library

import (
	"path/filepath"

	"sourceofthenile/game"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// rescue brings back a broken save, because of what is wrong with it. The game
// that came back is on the disk before the broken file gives up its name, so that
// whatever happens meanwhile one of them stands there.
func (l *Library) rescue(path string, wrong error) (*TakenUp, error) {
	got, err := l.Dir.Rescue(path)
	if err != nil {
		return nil, err
	}
	t, how, err := l.BringBack(&got)
	if err != nil {
		return nil, words.NewFault("load.lost", "why", words.Err(wrong), "log", err)
	}
	h := l.HeaderOf(t, got.Header.Label)
	h.ID, h.Line, h.Order = got.Header.ID, got.Header.Line, got.Header.Order
	line, again := l.lineFrom(got.Header, t)
	aside := path // one kept aside before stays what it is
	if filepath.Dir(path) == l.Dir.Dir && !saves.IsAside(path) {
		aside, err = l.Dir.Replace(path, h, t.Record())
	} else {
		_, err = l.Dir.Autosave(h, t.Record())
	}
	if err != nil {
		return nil, err
	}
	told := words.Say("load.damaged", "what", how, "file", filepath.Base(aside))
	return &TakenUp{Table: t, ID: h.ID, Line: line, from: got.Header.Line, Again: again, Kept: StandOf(t), Told: told, Damaged: true}, nil
}

// BringBack makes a game of what was rescued, of its log or of its position,
// whichever leads further, and a sentence of what is lost and what is not.
func (c Catalogue) BringBack(got *saves.Rescued) (t *game.Table, how string, err error) {
	rules, rec := c.Of(got.Record.Game).Rules(), *got.Record
	all := max(got.Header.Commands, got.Commands)
	if t, err = game.Replay(rules, &rec); err == nil {
		return t, readAgain(t.Len(), all), nil
	}
	if len(rec.Position) > 0 {
		if t, err = game.TakeUp(rules, &rec); err == nil {
			if len(rec.Story) > 0 {
				return t, words.Say("rescue.position.told"), nil
			}
			return t, words.Say("rescue.position"), nil
		}
	}
	// Nothing but the log is left: these rules follow it as far as they can.
	rec.Version, rec.Position, rec.Hash = 0, nil, ""
	if len(rec.Log) < all {
		rec.Chance = nil
	}
	t, err = game.Replay(rules, &rec)
	if t == nil {
		return nil, "", err
	}
	return t, readAgain(t.Len(), all), nil
}

// readAgain says how much of a log could be followed.
func readAgain(n, all int) string {
	if n == all {
		return words.Say("rescue.whole")
	}
	return words.Say("rescue.log", "n", n, "all", all)
}
