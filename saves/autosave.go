package saves

import (
	"fmt"
	"slices"
	"strings"

	"sourceofthenile/game"
)

const (
	// Autosaves is how many autosaves are kept of each line of play, those of its
	// years besides, where nothing else is wished (Folder.Turns); LeastKept and MostKept bound
	// that.
	Autosaves           = 5
	LeastKept, MostKept = 3, 50
	// YearsKept is of how many of a game's years an autosave is kept.
	YearsKept = 12
	// LinesKept is how many lines of play of a game have autosaves: that which is
	// being played, and those that were played last.
	LinesKept = 6
)

// Autosave writes a game over the oldest of its own autosaves, which the header's
// ID and Line tell from those of other games and of other lines of this one: over none that
// holds what the game does not, unless this program wrote it itself (see Own). The
// first of each of the game's years but the first is kept besides, as h.Period counts them. Of
// years and of lines of play the oldest go: see YearsKept and LinesKept. Where more autosaves
// lie there than are to be kept, since more were, the oldest are thrown away where they can be
// fetched back from.
func (f Folder) Autosave(h Header, r *game.Record) (string, error) {
	id := idOf(h, r)
	name := func(n int) string { return fmt.Sprintf("%s%s-%d", autoPrefix, id, n) }
	if f.there(f.own(name(f.keep() + 1))) {
		f.prune(h, r)
	}
	slot, err := f.slot(r, f.keep(), name)
	if err != nil {
		return slot.Path, err
	}
	grows := slot.Problem != nil && slot.Problem.Kind == Missing
	path, err := f.save(slot.Path, h, r)
	if err != nil {
		return path, err
	}
	if year := f.yearPath(id, h.Period); h.Period > 1 && !f.there(year) {
		if _, err := f.save(year, h, r); err != nil {
			return path, err
		}
		grows = true
	}
	if grows {
		f.prune(h, r)
	}
	return path, nil
}

// keep is how many autosaves are kept of each line of play.
func (f Folder) keep() int {
	if f.Turns == 0 {
		return Autosaves
	}
	return min(max(f.Turns, LeastKept), MostKept)
}

// yearPath is where the first autosave of a game's year is kept.
func (f Folder) yearPath(id string, period int) string {
	return f.own(fmt.Sprintf("%s%s-year-%d", autoPrefix, id, period))
}

func (f Folder) there(path string) bool {
	_, err := f.disk().Lstat(path)
	return err == nil
}

// prune removes what is kept too long of a game: the oldest years of the line of
// play that is being saved, and the autosaves and journals of the lines that have
// been left longest. What a player saved stays, and what is damaged; what the game that is
// being saved does not hold is thrown away where it can be fetched back from.
func (f Folder) prune(h Header, r *game.Record) {
	h.Game = r.Game
	if h.ID == "" {
		h.ID = GameID(r)
	}
	list, _ := f.list(readHeader) // nothing is pruned that cannot be seen
	years, lines := 0, map[[3]string]int{lineOf(&h): 0}
	var turns []*Entry    // of the line, but for its years
	for i := range list { // the latest first
		e := &list[i]
		line := lineOf(&e.Header)
		if e.Problem != nil || e.Sort == Aside || line[0] != h.Game || line[1] != h.ID {
			continue
		}
		if _, known := lines[line]; !known {
			lines[line] = len(lines)
		}
		if e.Sort != Auto && e.Sort != Playing {
			continue
		}
		old := lines[line] >= LinesKept
		switch this := line == lineOf(&h); {
		case this && strings.Contains(e.Name, "-year-"):
			years++
			old = years > YearsKept
		case this && e.Sort == Auto:
			turns = append(turns, e)
		}
		switch {
		case !old:
		case f.mine(e, r):
			_ = f.Remove(e.Path)
		default:
			_, _ = f.move(e.Path, InTrash, nil)
		}
	}
	if len(turns) <= f.keep() {
		return
	}
	turns = slices.DeleteFunc(turns, func(e *Entry) bool { return !f.mine(e, r) })
	for _, e := range turns[min(len(turns), f.keep()):] {
		_, _ = f.move(e.Path, InTrash, nil)
	}
}

// idOf is what the names of a game's autosaves and quick saves tell it by.
func idOf(h Header, r *game.Record) string {
	if h.ID == "" {
		h.ID = GameID(r)
	}
	return lineNamed(h.ID, h.Line)
}

// lineNamed is what names of files call a line of play.
func lineNamed(id, line string) string {
	if line == "" {
		return FileName(id)
	}
	return FileName(id) + "-" + FileName(line)
}
