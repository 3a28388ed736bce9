package nile_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// A meeting is played by ear: who it is and what they say comes first, then what may come of the
// approach that is chosen, with its odds; what can be chosen is read when one asks; and of another
// approach, and of the fight, what has become of it is read and no more (13, 14).
func TestMeetingByEar(t *testing.T) {
	p := niletest.Driven(t, 3, 1, func(v nile.View) bool { return v.Phase() == nile.MeetingPeople })
	d, _ := niletest.Table(p)
	v := &uitest.Ear{}
	d.Hooks().Voice = v
	prefs := d.Preferences()
	prefs.ReadAloud = true
	d.SetPreferences(prefs)
	st := d.Stage(t)
	st.Wait(3)
	m, ok := sight.View(p).Meeting()
	if !ok {
		t.Fatal("no meeting")
	}
	people := tell.People(m.Tribe.Name)
	read := v.Heard()
	page := strings.LastIndex(read, people+".")
	if page < 0 || !strings.Contains(read[page:], "How will you come to them?") || !strings.Contains(read[page:], "%") {
		t.Fatalf("of the meeting with %s is read %q", people, read)
	}
	st.Key(ebiten.KeyF8)
	st.Wait(0.1)
	can := v.Heard()
	for _, want := range []string{"2  Under arms, 2.", "5  As a guest, 5.", "Withdraw"} {
		if !strings.Contains(can, want) {
			t.Errorf("asked what can be chosen, %q is read, without %q", can, want)
		}
	}
	st.Key(ebiten.KeyDigit5)
	st.Wait(1)
	read = v.Heard()
	if !strings.Contains(read, "As a guest, chosen.") || !strings.Contains(read, "%") || strings.Contains(read, "How will you come to them?") {
		t.Errorf("of another approach is read %q", read)
	}
	st.Key(ebiten.KeyF8)
	st.Wait(0.1)
	if can = v.Heard(); !strings.HasPrefix(can, "You can choose: As a guest, Space.") || !strings.Contains(can, "5  As a guest, chosen, 5.") {
		t.Errorf("once it is chosen, %q is read", can)
	}
	st.Key(ebiten.KeySpace)
	st.Wait(4)
	came := v.Heard()
	at := strings.Index(came, "Battle with the ")
	for _, want := range []string{" askaris stand", "What has just happened.", "Killed", "%", "Fight it out, Space."} {
		if at < 0 || !strings.Contains(came[at:], want) {
			t.Errorf("they attack, and read is %q, without %q", came, want)
		}
	}
	if strings.Contains(came, "Expedition sheet.") {
		t.Errorf("on the way to the battle the whole board is read once more: %q", came)
	}
	st.Key(ebiten.KeyF7)
	st.Wait(0.1)
	if again := v.Heard(); !strings.HasPrefix(again, "Battle with the ") || !strings.Contains(again, "Fight it out, Space.") {
		t.Errorf("of the page, once more, is read %q", again)
	}
	st.Key(ebiten.KeySpace)
	st.Wait(6)
	m, still := sight.View(p).Meeting()
	if read = v.Heard(); still && m.Askaris < m.Began && !strings.Contains(read, " askaris stand") || len(read) == 0 {
		t.Errorf("of what came of the fight is read %q", read)
	}
}

// The keys read the page, and what can be chosen on it, wherever one is, also who has nothing read
// out else.
func TestReadingKeysEverywhere(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(niletest.Games)) {
		d, _ := niletest.TableOf(niletest.SitAt(t, name))
		v := &uitest.Ear{}
		d.Hooks().Voice = v
		st := d.Stage(t)
		st.Wait(1)
		if read := v.Heard(); read != "" {
			t.Errorf("%s: nobody asked for %q", name, read)
		}
		st.Key(ebiten.KeyF7)
		page := v.Heard()
		st.Key(ebiten.KeyF8)
		choices := v.Heard()
		if len(page) < 40 || page == choices || !strings.HasPrefix(choices, words.Say("aloud.choices")) {
			t.Errorf("%s: of the page is read %q, of the choices %q", name, page, choices)
		}
	}
}
