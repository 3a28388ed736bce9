package heart

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// listener plays by what is heard alone, and by keys.
type listener struct{ *uitest.Listener }

// offered are the names that are read when one asks what can be chosen, behind those of the board itself.
func (l *listener) offered() []string {
	can := l.Asks(ebiten.KeyF8)
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
	ear := &uitest.Ear{}
	l := &listener{&uitest.Listener{T: t, Stage: r.Stage, Ear: ear, Done: p.Len}}
	r.App.Hooks().Voice = ear
	prefs := r.App.Preferences()
	prefs.ReadAloud = true
	r.App.SetPreferences(prefs)
	l.Holds("at first", l.Hears(), "Drama Points", "Begin, Space.")
	l.Holds("the Sheet", l.Asks(ebiten.KeyF7), "Askaris, 6.", "Porters, 8.", "Food, 20.", "Gifts, 10.", "Health, 5.", "Time, 10.", "DP, 0.")
	r.Key(ebiten.KeySpace)
	l.Holds("the Ports", l.Hears(), "From which Port will you set out?", "Quelimane. Savanna. Beyond it: Chewa")
	of, came := l.Takes("Quelimane")
	l.Holds("a Port", of, "Water Zone")
	l.Holds("after the Port", came, "will set out from Quelimane", "City. +1 DP each. Pays for minerals")
	_, came = l.Takes("City")
	l.Holds("after the Patron", came, "20 Credits are left", "All-rounder has what your Patron likes", "Buy “All-rounder”, Space.")
	l.Holds("what can be bought", l.Asks(ebiten.KeyF8), "Done buying, 20 Credits unspent", "Machete", "10 Food")
	r.Key(ebiten.KeySpace)
	l.Holds("the march", l.Hears(), "Where will the caravan march?", "Chewa. Raided. Presumed savanna.")
	l.Holds("who plays", l.Asks(ebiten.KeyF8), "has 0 Drama Points", "Chewa", "Makua")
	of, came = l.Takes("Chewa")
	l.Holds("a country", of, "presumed to be savanna", "%")
	l.Holds("after the march", came, "marches from Quelimane to Chewa", "Drama Point")
	for range 20 { // what comes up before the first step: the first thing that is read
		if step, _, _ := p.Position().(*heart.Position).View(0).Asked(); step == heart.Stepping {
			break
		}
		if _, reading := p.Beats().Page(); reading { // what the survey found is read before the first day
			r.Key(ebiten.KeySpace)
			l.Hears()
			continue
		}
		all := l.offered()
		if len(all) == 0 || all[0] == "" {
			t.Fatal("nothing that can be chosen is read")
		}
		l.Takes(strings.SplitN(all[0], ",", 2)[0])
	}
	l.Holds("the days", l.Asks(ebiten.KeyF7), "Time is left", "A misfortune, ", "Sanity, ")
	was := p.Position().(*heart.Position).View(0).Sheet(0).Slot
	_, came = l.Takes(strings.SplitN(l.offered()[0], ",", 2)[0])
	if at := p.Position().(*heart.Position).View(0).Sheet(0).Slot; at == was || was == box.NoSlot {
		t.Errorf("by what is read no step is taken from %v: %v", was, at)
	}
	l.Holds("after the step", came, "walks to ")
}
