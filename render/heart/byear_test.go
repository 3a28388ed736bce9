package heart

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// ear is a voice, and what it was given to read since it was asked last.
type ear struct{ said []string }

func (*ear) Ready() bool               { return true }
func (*ear) HasVolume() bool           { return false }
func (*ear) SetVolume(int)             {}
func (e *ear) Say(text string, _ bool) { e.said = append(e.said, text) }

// listener plays by what is heard alone, and by keys.
type listener struct {
	t   *testing.T
	r   *room
	p   *play.Play
	ear *ear
}

// hears is what is read within a while, in one line.
func (l *listener) hears() string {
	l.r.Wait(1)
	out := strings.ReplaceAll(strings.Join(l.ear.said, " "), "\u00a0", " ")
	l.ear.said = nil
	return out
}

// asks presses a key that has something read.
func (l *listener) asks(k ebiten.Key) string {
	l.hears()
	l.r.Key(k)
	return l.hears()
}

// holds looks for what was to be heard.
func (l *listener) holds(where, heard string, want ...string) {
	l.t.Helper()
	for _, w := range want {
		if !strings.Contains(heard, w) {
			l.t.Errorf("%s: %q is read, without %q", where, heard, w)
		}
	}
}

// takes walks by Tab till something is named that begins so, and takes it. It gives what is read of it, and
// what is read then.
func (l *listener) takes(begins string) (of, came string) {
	l.t.Helper()
	l.hears()
	var all []string
	for range 80 {
		l.r.Key(ebiten.KeyTab)
		of = l.hears()
		if all = append(all, of); !strings.HasPrefix(of, begins) {
			continue
		}
		n := l.p.Len()
		l.r.Key(ebiten.KeyEnter)
		if came = l.hears(); l.p.Len() == n {
			l.t.Fatalf("%q is taken, and nothing comes of it", of)
		}
		return of, came
	}
	l.t.Fatalf("nothing is named that begins with %q: %q", begins, all)
	return "", ""
}

// offered are the names that are read when one asks what can be chosen, behind those of the board itself.
func (l *listener) offered() []string {
	can := l.asks(ebiten.KeyF8)
	_, own, _ := strings.Cut(can, words.Say("tab.bags")+". ")
	var names []string
	for name := range strings.SplitSeq(own, ". ") {
		names = append(names, strings.TrimSuffix(name, "."))
	}
	return names
}

// A game is set up and its first day begun by ear: where one begins, for whom one writes, what is bought,
// where one marches to with the chances of the land, what stands on the Sheet, each figure with its number,
// and what may come of the next Event.
func TestByEar(t *testing.T) {
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, newGame(t, 1, 5))
	l := &listener{t: t, r: r, p: p, ear: &ear{}}
	r.App.Hooks().Voice = l.ear
	prefs := r.App.Preferences()
	prefs.ReadAloud = true
	r.App.SetPreferences(prefs)
	l.holds("at first", l.hears(), "Drama Points", "Begin, Space.")
	l.holds("the Sheet", l.asks(ebiten.KeyF7), "Askaris, 6.", "Porters, 8.", "Food, 20.", "Gifts, 10.", "Health, 5.", "Time, 10.", "DP, 0.")
	r.Key(ebiten.KeySpace)
	l.holds("the Ports", l.hears(), "From which Port will you set out?", "Quelimane. Savanna. Beyond it: Chewa")
	of, came := l.takes("Quelimane")
	l.holds("a Port", of, "Water Zone")
	l.holds("after the Port", came, "will set out from Quelimane", "City. +1 DP each. Pays for minerals")
	_, came = l.takes("City")
	l.holds("after the Patron", came, "20 Credits are left", "Buy all: All-rounder, Space.")
	l.holds("what can be bought", l.asks(ebiten.KeyF8), "Done buying, −20 Credits", "Machete", "10 Food")
	r.Key(ebiten.KeySpace)
	l.holds("the march", l.hears(), "Where will the caravan march?", "Chewa. Raided. Presumed savanna.")
	l.holds("who plays", l.asks(ebiten.KeyF8), "has 0 Drama Points", "Chewa", "Makua")
	of, came = l.takes("Chewa")
	l.holds("a country", of, "presumed to be savanna", "%")
	l.holds("after the march", came, "marches from Quelimane to Chewa", "Drama Point")
	for range 20 { // what comes up before the first step: the first thing that is read
		if step, _, _ := p.Position().(*heart.Position).View(0).Asked(); step == heart.Stepping {
			break
		}
		all := l.offered()
		if len(all) == 0 || all[0] == "" {
			t.Fatal("nothing that can be chosen is read")
		}
		l.takes(strings.SplitN(all[0], ",", 2)[0])
	}
	l.holds("the days", l.asks(ebiten.KeyF7), "Time is left", "A misfortune, ", "Sanity, ")
	was := p.Position().(*heart.Position).View(0).Sheet(0).Slot
	_, came = l.takes(strings.SplitN(l.offered()[0], ",", 2)[0])
	if at := p.Position().(*heart.Position).View(0).Sheet(0).Slot; at == was || was == box.NoSlot {
		t.Errorf("by what is read no step is taken from %v: %v", was, at)
	}
	l.holds("after the step", came, "walks to ")
}
