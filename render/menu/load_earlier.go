package menu

import (
	"slices"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Of each game the shelf shows what its players have saved, and of what the program kept by itself the newest: whoever
// wants an earlier moment has them all shown.

// earlier are how many saves the program kept of moments before the newest it has of their games.
func earlier(all []SaveInfo) int { return len(all) - len(newest(all)) }

// newest are the saves, the newest first, without those.
func newest(all []SaveInfo) (out []SaveInfo) {
	seen := map[string]bool{}
	for i := range all {
		s := &all[i]
		if s.Auto && s.ID != "" && s.Broken == "" && seen[s.ID] {
			continue
		}
		seen[s.ID] = seen[s.ID] || s.Broken == ""
		out = append(out, *s)
	}
	return out
}

// show has the list be of all saves, or of the newest of each game; what is chosen stays chosen where it is among them.
func (l *loadList) show() {
	path := ""
	if s := l.now(); s != nil {
		path = s.Path
	}
	if l.saves = l.all; !l.earlier && l.place == OnShelf {
		l.saves = newest(l.all)
	}
	if at := slices.IndexFunc(l.saves, func(s SaveInfo) bool { return s.Path == path }); at >= 0 {
		l.chosen = at
	}
	l.chosen = min(max(0, l.chosen), len(l.saves)-1)
}

// askEarlier is the tick that shows the earlier moments too; nothing where there are none.
func (l *loadList) askEarlier(c *ui.Context, r *ui.Rect) {
	n := earlier(l.all)
	if l.place != OnShelf || n == 0 {
		return
	}
	row := r.CutBottom(30)
	r.CutBottom(2)
	if c.Toggle(row, "earlier moments", words.Say("load.earlier", "n", n), &l.earlier, ui.Plain(words.Say("load.earlier.tip"))) {
		l.show()
		c.Touch()
	}
}
