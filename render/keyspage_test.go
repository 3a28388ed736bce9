package render

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The keys that are listed under "Everywhere" work on every screen, also where
// a sheet lies over it or a text is being written; a question is answered first.
func TestKeysEverywhere(t *testing.T) {
	everyScene(t, func(t *testing.T, d *saloon, st *uitest.Stage) {
		top, deep, full := d.Top(), d.Depth(), d.Preferences().FullScreen
		if d.Notices() > 0 {
			st.Chord(d.changed().Chord(keymap.Keys))
			st.Chord(d.changed().Chord(keymap.Rules))
			if d.Top() != top || len(d.asked) > 0 {
				t.Fatal("a page opens under the question")
			}
			st.Key(ebiten.KeyEscape)
			return
		}
		st.Chord(d.changed().Chord(keymap.FullScreen))
		if d.Preferences().FullScreen == full {
			t.Error("F11 does not fill the screen")
		}
		st.Chord(d.changed().Chord(keymap.FullScreen))
		if top.Name() != "rules" {
			st.Chord(d.changed().Chord(keymap.Rules))
			if r, ok := top.(Ruled); len(d.asked) == 0 || d.asked[len(d.asked)-1] != "rules" {
				t.Error("F1 does not open the rules")
			} else if ok && r.Rule() != "" && d.rule == "" {
				t.Error("F1 opens the rules at no number")
			}
		}
		st.Chord(d.changed().Chord(keymap.Keys))
		if top.Name() == "keys" {
			if d.Depth() != deep-1 {
				t.Error("F2 does not put its page away")
			}
			return
		}
		if d.Top().Name() != "keys" {
			t.Fatalf("F2 leads to %s", d.Top().Name())
		}
		st.Want(words.Say("keys.title"))
		st.Chord(d.changed().Chord(keymap.Keys))
		if d.Top() != top {
			t.Errorf("F2 leads back to %s", d.Top().Name())
		}
		st.Chord(d.changed().Chord(keymap.Keys))
		st.Key(ebiten.KeyEscape)
		if d.Top() != top || d.Depth() != deep {
			t.Errorf("Esc leads back to %s", d.Top().Name())
		}
	})
}

// F1 opens the rules at the number of what is being explained.
func TestF1OpensAtTheRuleInQuestion(t *testing.T) {
	d, _ := tableOf(sitAt(t, "outfit river"))
	st := d.stage(t)
	st.Key(ebiten.KeyF1)
	if d.rule != "5" {
		t.Errorf("on the outfit F1 opens rule %q", d.rule)
	}
	tabTo(st, "outfit/Gift")
	st.Key(ebiten.KeyF1)
	if d.rule != "5.443" {
		t.Errorf("with the keyboard on the gifts F1 opens rule %q", d.rule)
	}
	st.Move(st.Target("outfit/Musket").Rect.Centre())
	st.Wait(0.5)
	st.Key(ebiten.KeyF1)
	if d.rule != "5.445" {
		t.Errorf("with the pointer on the muskets F1 opens rule %q", d.rule)
	}
}

// Esc goes back from every screen but the first and the hand-over, and Space or
// Enter does the next needed thing wherever there is one.
func TestBackAndOn(t *testing.T) {
	everyScene(t, func(t *testing.T, d *saloon, st *uitest.Stage) {
		read(st)
		top, deep, notices := d.Top(), d.Depth(), d.Notices()
		shown := strings.Join(st.List.Texts(), "|")
		st.Key(ebiten.KeyEscape)
		changed := strings.Join(st.List.Texts(), "|") != shown
		switch name := top.Name(); {
		case name == "title", name == "handover":
			if d.Top() != top {
				t.Error("Esc leaves it")
			}
		case notices > 0:
			if d.Notices() == notices {
				t.Error("Esc does not answer")
			}
		case d.Top() == top && d.Depth() == deep && !changed:
			t.Error("Esc does nothing")
		}
	})
	for _, name := range []string{"europe", "heir", "news", "parley", "battle", "prisoners", "village", "captive", "mutiny", "ivory", "notes", "outfit river", "hand"} {
		for _, key := range []ebiten.Key{ebiten.KeySpace, ebiten.KeyEnter} {
			from := name
			if a, ok := afterwards[name]; ok {
				from = a.game
			}
			p := sitAt(t, from)
			d, s := tableOf(p)
			st := d.stage(t)
			if a, ok := afterwards[name]; ok {
				a.do(t, p, s, st)
			}
			n, was := p.Table().Len(), s.at
			read(st)
			st.Key(key)
			if p.Table().Len() == n && s.at == was && d.Notices() == 0 {
				t.Errorf("%s: %v does nothing", name, key)
			}
		}
	}
}

// keyTests try every key of the page, by the line it stands on; those that
// tests of their own try are named.
var keyTests = map[string]func(t *testing.T){
	"keys.all.1": TestBackAndOn, "keys.all.2": TestBackAndOn, "keys.all.3": TestKeysEverywhere, "keys.all.4": TestKeysEverywhere,
	"keys.all.5": TestKeysEverywhere,
	"keys.table.1": func(t *testing.T) {
		for _, name := range slices.Sorted(maps.Keys(games)) {
			p := sitAt(t, name)
			k := &keeper{}
			p.Host().Keeper = k
			d, _ := tableOf(p)
			st := d.stage(t)
			if st.Key(ebiten.KeyF5); k.quick != 1 {
				t.Errorf("%s: F5 saved %d times", name, k.quick)
			}
		}
	},
	"keys.table.2": func(t *testing.T) {
		p := sitAt(t, "outfit river")
		d, _ := tableOf(p)
		st := d.stage(t)
		n := p.Table().Len()
		st.Chord(ui.Ctrl(ebiten.KeyZ))
		if p.Table().Len() >= n {
			t.Error("Ctrl+Z takes nothing back")
		}
		st.Chord(ui.Ctrl(ebiten.KeyY))
		if p.Table().Len() != n {
			t.Error("Ctrl+Y does not do it again")
		}
	},
	"keys.choose.1": func(t *testing.T) {
		st := newSaloon(NewSettings()).stage(t)
		st.Key(ebiten.KeyTab)
		first := st.List.Focus
		st.Key(ebiten.KeyTab)
		second := st.List.Focus
		st.Chord(ui.Chord{Key: ebiten.KeyTab, Shift: true})
		if first == "" || second == first || st.List.Focus != first {
			t.Errorf("Tab leads to %q and %q, Shift+Tab to %q", first, second, st.List.Focus)
		}
	},
	"keys.choose.2": func(t *testing.T) {
		st := newSaloon(nil).menu(pausing).stage(t)
		st.Key(ebiten.KeyTab)
		first := st.List.Focus
		st.Key(ebiten.KeyDown)
		if st.List.Focus == first {
			t.Error("Down leads nowhere")
		}
		d, s := tableOf(sitAt(t, "port"))
		st = d.stage(t)
		tabTo(st, "port/Ports")
		at := s.sub.(*portChoice).pick.chosen
		if st.Key(ebiten.KeyDown); s.sub.(*portChoice).pick.chosen != at+1 {
			t.Error("Down does not go to the next row")
		}
	},
	"keys.choose.3": func(t *testing.T) {
		d := newSaloon(NewKeys())
		d.Resize(1024, 700, 1)
		d.SetPreferences(Preferences{TextSize: 200}.Sound())
		st := d.stage(t)
		st.Wait(0.1)
		y := st.List.Items[len(st.List.Items)/2].Rect.Y
		st.Key(ebiten.KeyPageDown)
		st.Wait(0.1)
		if st.List.Items[len(st.List.Items)/2].Rect.Y >= y {
			t.Error("Page Down does not scroll")
		}
		st.Key(ebiten.KeyPageUp)
		st.Wait(0.1)
		if st.List.Items[len(st.List.Items)/2].Rect.Y != y {
			t.Error("Page Up does not scroll back")
		}
	},
	"keys.choose.4": TestEnterInANumberDoesNotSail,
	"keys.march.1":  TestMonthByKeyboard,
	"keys.march.2":  TestFiguresPickByCompassNumber,
	"keys.march.3":  TestMonthByKeyboard,
	"keys.march.4": func(t *testing.T) {
		d, s := tableOf(sitAt(t, "marching"))
		st := d.stage(t)
		if st.Key(ebiten.KeyN); s.board.list != listNotes {
			t.Error("N does not open the notebook")
		}
	},
	"keys.march.5": func(t *testing.T) {
		d, s := tableOf(sitAt(t, "marching"))
		st := d.stage(t)
		if st.Chord(ui.Chord{Key: ebiten.KeyJ, Shift: true}); !s.board.journal.tall {
			t.Error("Shift+J does not make the journal taller")
		}
	},
	"keys.chart.1": func(t *testing.T) { chartMoves(t, ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyUp, ebiten.KeyDown) },
	"keys.chart.2": func(t *testing.T) { chartMoves(t, ebiten.KeyA, ebiten.KeyD, ebiten.KeyW, ebiten.KeyS) },
	"keys.chart.3": func(t *testing.T) { chartMoves(t, ebiten.KeyEqual, ebiten.KeyMinus) },
	"keys.chart.4": func(t *testing.T) {
		for _, key := range []ebiten.Key{ebiten.KeyHome, ebiten.KeyC} {
			d, s := tableOf(sitAt(t, "marching"))
			st := d.stage(t)
			home := s.board.chart.HexRect(at(s.play))
			for range 6 {
				st.Key(ebiten.KeyRight)
				st.Wait(0.4)
			}
			away := s.board.chart.HexRect(at(s.play))
			st.Key(key)
			st.Wait(1)
			if back := s.board.chart.HexRect(at(s.play)); away == home || back == away {
				t.Errorf("%v: the expedition lay at %v, then %v, then %v", key, home, away, back)
			}
		}
	},
	"keys.chart.5": func(t *testing.T) {
		p := sitAt(t, "parley")
		d, _ := tableOf(p)
		b := NewChartLookAt(p, PagesOf(p), p.View().Tribes()[0].At)
		d.Push(b)
		st := d.stage(t)
		home := b.chart.HexRect(p.View().Tribes()[0].At)
		if seen := home.Intersect(b.chart.rect); seen.Empty() {
			t.Fatal("the hut is out of sight")
		}
		st.Move(home.Centre())
		st.Do(ui.Input{Pressed: [3]bool{false, false, true}})
		st.Do(ui.Input{Pressed: [3]bool{false, true, false}})
		if d.Top().Name() != "peoples" {
			t.Errorf("a right click on a hut leads to %s", d.Top().Name())
		}
	},
	"keys.chart.6": func(t *testing.T) {
		d, s := tableOf(sitAt(t, "marching"))
		st := d.stage(t)
		if st.Key(ebiten.KeyL); s.board.list != listLayers {
			t.Error("L does not open the layers")
		}
	},
	"keys.pages.1": func(t *testing.T) { opens(t, ebiten.KeyJ, "journal") },
	"keys.pages.2": func(t *testing.T) { opens(t, ebiten.KeyP, "peoples") },
	"keys.pages.3": func(t *testing.T) { opens(t, ebiten.KeyR, "points") },
	"keys.book.1":  TestJournalByKeyboard,
	"keys.book.2":  TestJournalByKeyboard,
	"keys.book.3": func(t *testing.T) {
		_, s, st := atJournal(t)
		st.Key(ebiten.KeyT)
		if s.page > s.set.first || s.page+1 < s.set.first {
			t.Errorf("T leads to page %d, the contents are on %d", s.page, s.set.first)
		}
	},
	"keys.book.4": func(t *testing.T) {
		_, s, st := atJournal(t)
		if st.Key(ebiten.KeyB); !s.shelf {
			t.Error("B does not open the shelf")
		}
	},
	"keys.write.1": TestRule22_7_NamesByKeyboard,
	"keys.write.2": TestRule22_7_AllAtOnce,
	"keys.write.3": func(t *testing.T) {
		_, s, st := atNames(t)
		for n := 0; !strings.HasSuffix(st.List.Focus, "/name") && n < 30; n++ {
			st.Key(ebiten.KeyTab)
		}
		st.Chord(ui.Ctrl(ebiten.KeyA))
		st.Type("Wax")
		if s.sub.(*namingScene).rows[0].text != "Wax" {
			t.Errorf("after Ctrl+A and letters the name is %q", s.sub.(*namingScene).rows[0].text)
		}
	},
	"keys.meet.1": func(t *testing.T) {
		d, s := tableOf(sitAt(t, "meet"))
		st := d.stage(t)
		read(st)
		if st.Key(ebiten.KeyDigit4); s.sub.(*meetScene).chosen != 4 {
			t.Error("4 does not choose the fourth policy")
		}
	},
}

// chartMoves checks that each of these keys, in pairs that undo each other,
// moves the chart or its scale.
func chartMoves(t *testing.T, keys ...ebiten.Key) {
	t.Helper()
	for i := 0; i+1 < len(keys); i += 2 {
		d, s := tableOf(sitAt(t, "marching"))
		st := d.stage(t)
		was := s.board.chart.HexRect(at(s.play))
		for _, k := range keys[i : i+2] {
			for range 4 {
				st.Key(k)
				st.Do(ui.Input{Down: []ebiten.Key{k}})
				st.Wait(0.2)
			}
			now := s.board.chart.HexRect(at(s.play))
			if now == was {
				t.Errorf("%v does nothing to the chart", k)
			}
			was = now
		}
	}
}

// opens checks that a letter opens a page from the board and from Europe.
func opens(t *testing.T, k ebiten.Key, page string) {
	t.Helper()
	for _, from := range []string{"marching", "europe"} {
		d, _ := tableOf(sitAt(t, from))
		st := d.stage(t)
		if st.Key(k); d.Top().Name() != page {
			t.Errorf("%s: %v leads to %s", from, k, d.Top().Name())
		}
	}
}

// Each key on the page of keys does what stands beside it.
func TestThePageOfKeysIsTrue(t *testing.T) {
	left := maps.Clone(keyTests)
	tried := map[string]bool{}
	for _, g := range keyGroups {
		for i := range keyLines(usualKeys(), g) {
			key := g + "." + words.Number(i+1)
			f := left[key]
			if f == nil {
				t.Errorf("no test tries %s: %s", key, words.Phrase(key))
				continue
			}
			delete(left, key)
			if strings.HasPrefix(key, "keys.all") { // tried above, on every screen
				continue
			}
			if !tried[key] {
				t.Run(key, f)
			}
		}
	}
	for key := range left {
		t.Errorf("%s is tried and not on the page", key)
	}
}
