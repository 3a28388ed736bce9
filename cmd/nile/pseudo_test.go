package main

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// TestPseudoLanguage plays every screen in English and in the language that
// nobody speaks, the pointer on everything that explains itself. What is said
// must all be in the files of words, but for proper names and what players
// have typed; what has room in English must have it in a language that is
// longer by a third; and things must be called alike.
func TestPseudoLanguage(t *testing.T) {
	games := keptHere(t)
	stops := hands.Stops(t, games)
	english := played(t, "", games, stops)
	pseudo := played(t, words.PseudoLanguage, games, stops)
	proper := properNames(t, games, stops)
	told := map[string]bool{}
	for _, where := range slices.Sorted(maps.Keys(pseudo.said)) {
		for _, text := range pseudo.said[where] {
			plain := slices.DeleteFunc(words.Plain(text), func(w string) bool { return proper[w] })
			if len(plain) > 0 && !told[text] {
				told[text] = true
				t.Errorf("%s: %q is not in the files: %q", where, plain, text)
			}
		}
	}
	for _, where := range slices.Sorted(maps.Keys(pseudo.cut)) {
		if more := len(pseudo.cut[where]) - len(english.cut[where]); more > 0 {
			t.Errorf("%s: %d texts are cut off that English has room for: %q; in English: %q", where, more, pseudo.cut[where], english.cut[where])
		}
	}
	for _, where := range slices.Sorted(maps.Keys(pseudo.called)) {
		for _, id := range pseudo.called[where] {
			if strings.ContainsAny(id, "áéíöüñçšžýÁÉÍÖÜÑÇŠŽÝ") {
				t.Errorf("%s: what is called %q in this language has another name in others", where, id)
			}
		}
	}
	if len(pseudo.said) < 30 || len(pseudo.said) != len(english.said) {
		t.Errorf("%d screens in one language, %d in the other", len(pseudo.said), len(english.said))
	}
}

// hearing is what a program says and what its things are called, by screen.
type hearing struct {
	mu                sync.Mutex // screens are played beside each other
	said, cut, called map[string][]string
}

// take notes what is shown.
func (h *hearing) take(where string, l *ui.List) {
	h.mu.Lock()
	defer h.mu.Unlock()
	add := func(to map[string][]string, what string) {
		if what != "" && !slices.Contains(to[where], what) {
			to[where] = append(to[where], what)
		}
	}
	for i := range l.Items {
		it := &l.Items[i]
		if it.Kind != ui.TextItem {
			continue
		}
		add(h.said, it.Text)
		if it.Cut && !it.Style.MayCut {
			add(h.cut, it.Text)
		}
	}
	for _, x := range l.Targets {
		add(h.said, x.Tip)
		add(h.called, x.ID)
	}
	for _, x := range l.Hints {
		add(h.said, x.Text)
	}
	slices.Sort(h.called[where])
}

// played goes through the screens in a language.
func played(t *testing.T, language, games string, stops map[string]*game.Record) *hearing {
	t.Helper()
	if err := words.Speak(language); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := words.Speak(""); err != nil {
			t.Error(err)
		}
	})
	h := &hearing{said: map[string][]string{}, cut: map[string][]string{}, called: map[string][]string{}}
	staged := func(t *testing.T) (s *staged, at func(where string)) {
		s = stage(t, usual, false)
		return s, func(where string) {
			h.take(where, s.List)
			s.Shown = func(l *ui.List) { h.take(where, l) }
			s.hover()
			s.Shown = nil
		}
	}
	hearCaravan(t, h)                                             // before the Nile, whose words are those that names are read in later
	t.Run("in "+cmp.Or(language, "English"), func(t *testing.T) { // it ends when all that go beside each other have
		beside := func(what string, hear func(t *testing.T)) {
			t.Run(what, func(t *testing.T) {
				t.Parallel()
				hear(t)
			})
		}
		beside("menus", func(t *testing.T) { hearMenus(t, staged, games) })
		for name, rec := range stops {
			beside(name, func(t *testing.T) {
				s, at := staged(t)
				hearStop(t, s, at, name, rec)
			})
		}
		for _, m := range hands.Moments {
			beside(m.Name, func(t *testing.T) {
				rec, next := m.Leading(t, games)
				s, at := staged(t)
				s.open(t, rec)
				m.Follow(driving(t, s, rec), next, at)
			})
		}
	})
	return h
}

// hearCaravan plays a game of Caravan, and opens what lies over its table.
func hearCaravan(t *testing.T, h *hearing) {
	t.Helper()
	s := withCaravan(t, usual)
	s.Ticks(hands.ReadTicks)
	at := func(where string) {
		h.take("caravan, "+where, s.List)
		s.Shown = func(l *ui.List) { h.take("caravan, "+where, l) }
		s.hover()
		s.Shown = nil
	}
	c := &caravanHands{staged: s, t: t, seen: map[string]bool{}}
	c.shown = func(what string) {
		at(what)
		if what != "turn" {
			return
		}
		for _, p := range []keyed{{"rules", ebiten.KeyF1}, {"keys", ebiten.KeyF2}, {"pause", ebiten.KeyEscape}} {
			s.press(p.key)
			at(p.name)
			s.press(ebiten.KeyEscape)
		}
	}
	c.whole()
	if !s.w.shelf.Saving.Wait(time.Minute) { // the next stage has a folder of its own
		t.Error("the game is not written")
	}
}

// hearMenus goes through the screens that need no game.
func hearMenus(t *testing.T, staged func(*testing.T) (*staged, func(string)), games string) {
	t.Helper()
	s, at := staged(t)
	s.Ticks(hands.ReadTicks)
	at("title")
	for _, m := range []keyed{{"setup", ebiten.KeyN}, {"load-none", ebiten.KeyL}, {"settings", ebiten.KeyS}, {"rules", ebiten.KeyF1}, {"keys", ebiten.KeyF2}} {
		s.press(m.key)
		at(m.name)
		if m.name == "rules" {
			for range 40 {
				s.press(ebiten.KeyPageDown)
				at(m.name)
			}
			s.Type("zq")
			at("rules, nothing found")
			s.press(ebiten.KeyEscape)
		}
		s.press(ebiten.KeyEscape)
	}
	s.press(ebiten.KeyN)
	s.Click("player 1/specialty")
	s.Ticks(hands.ReadTicks)
	at("specialty")
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyEscape)
	s.reach(t, "About")
	at("about")
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyS)
	s.reach(t, "keys")
	at("keychange")
	s.press(ebiten.KeyEscape)
	s.press(ebiten.KeyEscape)
	s.fill(t, games)
	s.press(ebiten.KeyL)
	s.come()
	at("load")
	s.Click("Delete")
	s.Ticks(hands.ReadTicks)
	at("delete")
	s.press(ebiten.KeyEscape)
	for range len(endings) { // to the one that is damaged
		s.press(ebiten.KeyDown)
		s.come()
	}
	at("load, damaged")
	s.press(ebiten.KeyEscape)
}

// hearStop shows a kept game where it stands, and what lies over that.
func hearStop(t *testing.T, s *staged, at func(string), name string, rec *game.Record) {
	t.Helper()
	s.open(t, rec)
	at("hand")
	driving(t, s, rec).SeatDown()
	s.Ticks(4 * hands.ReadTicks)
	at(name)
	switch name {
	case "captive":
		s.Click("captive/escape")
		s.Ticks(4 * hands.ReadTicks)
		at("lost")
	case "board":
		for _, p := range []keyed{
			{"journal", ebiten.KeyJ},
			{"points", ebiten.KeyR},
			{"peoples", ebiten.KeyP},
			{"notebook", ebiten.KeyN},
			{"layers", ebiten.KeyL},
			{"pause", ebiten.KeyEscape},
		} {
			s.press(p.key)
			at(p.name)
			s.press(ebiten.KeyEscape)
		}
		s.press(ebiten.KeyA)
		at("saveas")
		s.press(ebiten.KeyEscape)
		s.press(ebiten.KeyX)
		s.come()
		at("export")
		s.Click("what/film")
		s.Ticks(4 * hands.ReadTicks)
		at("export, film")
	}
}

// properNames are the words of names that are the same in every language, of
// what was typed, and of what stands on keys.
func properNames(t *testing.T, games string, stops map[string]*game.Record) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	add := func(text string) {
		for _, w := range words.Plain(text) {
			out[w] = true
		}
	}
	all := words.Default()
	for _, key := range all.Keys("names.") {
		for i := range all.Wordings(key) {
			add(all.Tell(key, uint32(i), nil))
		}
	}
	for _, who := range []string{"names.people", "names.leader"} { // made of a beginning, a middle and an end
		for _, open := range strings.Fields(all.Phrase(who + ".open")) {
			for _, mid := range strings.Fields(all.Phrase(who + ".mid")) {
				for _, end := range strings.Fields(all.Phrase(who + ".end")) {
					out[open+mid+end] = true
				}
			}
		}
	}
	shelved, err := (saves.Folder{Dir: games}).List()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range shelved {
		for _, p := range e.Header.Players {
			add(p.Name)
		}
	}
	for _, rec := range stops { // in any order: a set
		table, err := game.Replay(nile.Rules{}, rec)
		if err != nil {
			t.Fatal(err)
		}
		v := table.Position().(*nile.Position).View(game.Nobody)
		for s := range game.Seat(v.Seats()) {
			add(v.Player(s).Name)
		}
		for i := range v.Map().Ports {
			add(v.Map().Ports[i].Name)
		}
		for i := range v.Map().Rivers {
			add(v.Map().Rivers[i].Name)
		}
	}
	for _, end := range endings { // the names of the kept games
		add(end.name)
	}
	add("Ctrl Shift Alt Kept kept torn nile saves zq")
	add("W A S, W A S D, A S D") // keys side by side, wherever the line is broken
	return out
}
