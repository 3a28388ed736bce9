package caravan

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// listener plays by what is heard alone, and by keys.
type listener struct {
	t       *testing.T
	r       *room
	ear     *uitest.Ear
	heard   string // since the machine was passed on
	all     []string
	checked int // how much of it was held against what is secret
}

// listen waits for what is read.
func (l *listener) listen() string {
	l.r.Wait(0.6)
	said := l.ear.Lately()
	l.all = append(l.all, said...)
	text := strings.ReplaceAll(strings.Join(said, " "), "\u00a0", " ")
	l.heard += " " + text
	return text
}

// press presses the key that was read, and listens.
func (l *listener) press(named string) string {
	k, ok := map[string]ebiten.Key{"Space": ebiten.KeySpace, "F7": ebiten.KeyF7, "F8": ebiten.KeyF8, "Esc": ebiten.KeyEscape}[named]
	if !ok && len(named) == 1 && named[0] >= 'A' && named[0] <= 'Z' {
		k, ok = ebiten.KeyA+ebiten.Key(named[0]-'A'), true
	}
	if !ok {
		l.t.Fatalf("a key %q was read, which nobody can press", named)
	}
	l.r.Key(k)
	return l.listen()
}

// choices are what is read when one asks what can be chosen, with the key of each that has one.
func (l *listener) choices() map[string]string {
	l.listen()
	was := l.heard
	l.r.Key(ebiten.KeyF8)
	l.r.Wait(0.1)
	out := map[string]string{}
	for i, s := range l.ear.Lately() {
		s = strings.ReplaceAll(strings.TrimSuffix(s, "."), "\u00a0", " ")
		l.all = append(l.all, s)
		if i == 0 {
			if s != strings.TrimSuffix(words.Say("aloud.choices"), ".") {
				l.t.Fatalf("asked what can be chosen, %q is read first", s)
			}
			continue
		}
		if at := strings.LastIndex(s, ", "); at > 0 {
			out[s[:at]] = s[at+2:]
		} else {
			out[s] = ""
		}
	}
	l.heard = was
	return out
}

// Two play a game of Caravan by ear: they know what the voice reads, and press the keys it names.
// They hear whose turn it is, what can be chosen, with its odds, and what came of it; and nothing
// that only another may know.
func TestByEar(t *testing.T) {
	r, p := seated(t, uitest.Size{W: 1280, H: 800, Text: 100}, 2, 3, caravan.Desert, 5)
	l := &listener{t: t, r: r, ear: &uitest.Ear{}}
	r.App.Hooks().Voice = l.ear
	prefs := r.App.Preferences()
	prefs.ReadAloud = true
	r.App.SetPreferences(prefs)
	rng := rand.New(rand.NewPCG(1, 2))
	done := map[game.EventKind]int{}
	for step := 0; !p.Over(); step++ {
		if step > 400 {
			t.Fatalf("after %d presses nobody has come to the end; heard last: %q", step, l.all[max(0, len(l.all)-8):])
		}
		l.turn(p, rng, done)
	}
	if text := l.listen() + l.heard; !strings.Contains(text, plain(play.Result(p.Position().Summary()))) {
		t.Errorf("at the end is read %q, and not how it ended", text)
	}
	for _, k := range []game.EventKind{caravan.Walked, caravan.Loaded, caravan.Dug, caravan.Drew, caravan.Passed} {
		if done[k] == 0 {
			t.Errorf("nobody who plays by ear came to event %v: %v", k, done)
		}
	}
}

func plain(s string) string { return strings.ReplaceAll(s, "\u00a0", " ") }

// turn does one thing, as somebody does who only hears.
func (l *listener) turn(p *play.Play, rng *rand.Rand, done map[game.EventKind]int) {
	t := l.t
	t.Helper()
	l.listen()
	if to, must := p.HandOver(); must {
		who := p.Position().Summary().Players[to].Name
		if !strings.Contains(l.heard, who) {
			t.Fatalf("the machine goes to %s, and read was %q", who, l.heard)
		}
		if !slices.Contains(keysOf(l.choices()), "Space") {
			t.Fatalf("nobody is told how to go on; read was %q", l.all[max(0, len(l.all)-4):])
		}
		l.heard = ""
		l.press("Space")
		return
	}
	seat := p.Seat()
	if who := p.Position().Summary().Players[seat].Name; !strings.Contains(l.heard, who) {
		t.Fatalf("it is the turn of %s, and read was %q", who, l.heard)
	}
	can := l.choices()
	l.tellsChoices(p, can)
	// By what is read: something that is in the words of the game, at random, and the end of the turn last.
	var wanted []string
	for _, key := range []string{"do.offer", "do.draw", "do.load", "do.dig", "do.walk.on", "do.walk.back"} {
		begin := label(key)
		for what, named := range can {
			if strings.HasPrefix(what, begin) && named != "" {
				wanted = append(wanted, named)
			}
		}
	}
	slices.Sort(wanted)
	if len(wanted) == 0 {
		for what, named := range can {
			if strings.HasPrefix(what, label("do.pass")) {
				wanted = append(wanted, named)
			}
		}
	}
	if len(wanted) == 0 {
		t.Fatalf("nothing that was read can be done: %q", can)
	}
	n, from := p.Len(), len(p.Events())
	read := l.press(wanted[rng.IntN(len(wanted))])
	if p.Len() == n {
		t.Fatalf("a key that was read does nothing: %q of %q", wanted, can)
	}
	players := p.Position().Summary().Players
	for _, e := range p.Events()[from:] {
		done[e.Kind]++
		if _, passes := p.HandOver(); passes || p.Over() {
			continue // it is told to whoever is next, with the rest
		}
		if what := plain(tell(p.Position().(*caravan.Position), players, p.Seat(), &e)); !strings.Contains(read, strings.TrimSuffix(what, ".")) {
			t.Errorf("%q came of it, and read was %q", what, read)
		}
	}
	if !p.Over() {
		l.keepsSecrets(p)
	}
}

// tellsChoices holds what was read of the choices against what can be chosen, with the odds of each.
func (l *listener) tellsChoices(p *play.Play, can map[string]string) {
	l.t.Helper()
	heard := strings.Join(slices.Collect(maps.Keys(can)), "\n")
	for _, c := range p.Choices() {
		key := map[game.Kind]string{
			caravan.Load: "do.load", caravan.Dig: "do.dig", caravan.Draw: "do.draw", caravan.Offer: "do.offer", caravan.Pass: "do.pass",
		}[c.Kind]
		if key == "" {
			continue
		}
		want := label(key)
		if c.Kind == caravan.Dig {
			want = plain(strings.ReplaceAll(words.Say("do.dig", "odds", words.Number(int(c.Odds.Num)), "of", words.Number(int(c.Odds.Den))), "_", ""))
		}
		if !strings.Contains(heard, want) {
			l.t.Errorf("%q can be done, and read was %q", want, heard)
		}
	}
}

// keepsSecrets holds against all that was read what others have in their bags.
func (l *listener) keepsSecrets(p *play.Play) {
	l.t.Helper()
	own := ""
	if s := p.Seat(); s >= 0 {
		own = spices(p.Position().(*caravan.Position).View(s).Camp(s).Hand)
	}
	for _, s := range l.all[l.checked:] {
		for _, kind := range spiceNames {
			if name := words.Phrase("spice." + kind); strings.Contains(s, name) && !strings.Contains(own, name) {
				l.t.Errorf("%s is read to seat %d, who has %q: %q", name, p.Seat(), own, s)
			}
		}
	}
	l.checked = len(l.all)
}

func keysOf(can map[string]string) []string { return slices.Collect(maps.Values(can)) }

// label is how a label of the game's words begins, up to its first blank.
func label(key string) string {
	s, _, _ := strings.Cut(strings.ReplaceAll(words.Phrase(key, "place", "|", "odds", "|", "of", "|"), "_", ""), "|")
	return strings.TrimSuffix(strings.TrimSpace(s), ",")
}
