package nile_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The keys that are listed under "Everywhere" work on every screen, also where
// a sheet lies over it or a text is being written; a question is answered first.
func TestKeysEverywhere(t *testing.T) {
	niletest.EveryScene(t, func(t *testing.T, d *niletest.Saloon, st *uitest.Stage) {
		top, deep, full := d.Top(), d.Depth(), d.Preferences().FullScreen
		if d.Notices() > 0 {
			st.Chord(d.App.Keys().Chord(keymap.Keys))
			st.Chord(d.App.Keys().Chord(keymap.Rules))
			if d.Top() != top || len(d.Asked) > 0 {
				t.Fatal("a page opens under the question")
			}
			st.Key(ebiten.KeyEscape)
			return
		}
		st.Chord(d.App.Keys().Chord(keymap.FullScreen))
		if d.Preferences().FullScreen == full {
			t.Error("F11 does not fill the screen")
		}
		st.Chord(d.App.Keys().Chord(keymap.FullScreen))
		if top.Name() != "rules" {
			st.Chord(d.App.Keys().Chord(keymap.Rules))
			if r, ok := top.(desk.Ruled); len(d.Asked) == 0 || d.Asked[len(d.Asked)-1] != "rules" {
				t.Error("F1 does not open the rules")
			} else if ok && r.Rule() != "" && d.Rule == "" {
				t.Error("F1 opens the rules at no number")
			}
		}
		st.Chord(d.App.Keys().Chord(keymap.Keys))
		if top.Name() == "keys" {
			if d.Depth() != deep-1 {
				t.Error("F2 does not put its page away")
			}
			return
		}
		if d.Top().Name() != "keys" {
			t.Fatalf("F2 leads to %s, want keys", d.Top().Name())
		}
		st.Want(words.Say("keys.title"))
		st.Chord(d.App.Keys().Chord(keymap.Keys))
		if d.Top() != top {
			t.Errorf("F2 leads back to %s", d.Top().Name())
		}
		st.Chord(d.App.Keys().Chord(keymap.Keys))
		st.Key(ebiten.KeyEscape)
		if d.Top() != top || d.Depth() != deep {
			t.Errorf("Esc leads back to %s", d.Top().Name())
		}
	})
}

// F1 opens the rules at the number of what is being explained.
func TestF1OpensAtTheRuleInQuestion(t *testing.T) {
	d, _ := niletest.TableOf(niletest.SitAt(t, "outfit river"))
	st := d.Stage(t)
	st.Key(ebiten.KeyF1)
	if d.Rule != "5" {
		t.Errorf("on the outfit F1 opens rule %q, want \"5\"", d.Rule)
	}
	niletest.TabTo(st, "outfit/Gift")
	st.Key(ebiten.KeyF1)
	if d.Rule != "5.443" {
		t.Errorf("with the keyboard on the gifts F1 opens rule %q, want \"5.443\"", d.Rule)
	}
	st.Move(st.Target("outfit/Musket").Rect.Centre())
	st.Wait(0.5)
	st.Key(ebiten.KeyF1)
	if d.Rule != "5.445" {
		t.Errorf("with the pointer on the muskets F1 opens rule %q, want \"5.445\"", d.Rule)
	}
}

// Esc goes back from every screen but the first and the hand-over, and Space or
// Enter does the next needed thing wherever there is one.
func TestBackAndOn(t *testing.T) {
	niletest.EveryScene(t, func(t *testing.T, d *niletest.Saloon, st *uitest.Stage) {
		niletest.Read(st)
		top, deep, notices := d.Top(), d.Depth(), d.Notices()
		shown := strings.Join(st.List.Texts(), "|")
		st.Key(ebiten.KeyEscape)
		changed := strings.Join(st.List.Texts(), "|") != shown
		switch name := top.Name(); {
		case name == "title", name == "handover", name == "saving": // the disk cannot be sent away
			if d.Top() != top {
				t.Errorf("Esc leaves it: got %q, wanted %q", d.Top().Name(), top.Name())
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
			if a, ok := niletest.Afterwards[name]; ok {
				from = a.Game
			}
			p := niletest.SitAt(t, from)
			d, s := niletest.TableOf(p)
			st := d.Stage(t)
			if a, ok := niletest.Afterwards[name]; ok {
				a.Do(t, p, s, st)
			}
			n, was := p.Len(), s.At
			niletest.Read(st)
			st.Key(key)
			if p.Len() == n && s.At == was && d.Notices() == 0 {
				t.Errorf("%s: %v does nothing", name, key)
			}
		}
	}
}

// keyTests try every key of the page, by the line it stands on; those that
// tests of their own try are named.
var keyTests = map[string]func(t *testing.T){
	"keys.all.1": TestBackAndOn, "keys.all.2": TestBackAndOn, "keys.all.3": TestKeysEverywhere, "keys.all.4": TestKeysEverywhere,
	"keys.all.5": TestKeysEverywhere, "keys.all.6": TestReadingKeysEverywhere,
	"keys.table.1": func(t *testing.T) {
		for _, name := range slices.Sorted(maps.Keys(niletest.Games)) {
			p := niletest.SitAt(t, name)
			k := &niletest.Keeper{}
			p.Host().Keeper = k
			d, _ := niletest.TableOf(p)
			st := d.Stage(t)
			if st.Key(ebiten.KeyF5); k.Quick != 1 {
				t.Errorf("%s: F5 saved %d times, want 1", name, k.Quick)
			}
		}
	},
	"keys.table.2": func(t *testing.T) {
		p := niletest.SitAt(t, "outfit river")
		d, _ := niletest.TableOf(p)
		st := d.Stage(t)
		n := p.Len()
		st.Chord(ui.Ctrl(ebiten.KeyZ))
		if p.Len() >= n {
			t.Errorf("Ctrl+Z takes nothing back: got %v, wanted less than %v", p.Len(), n)
		}
		st.Chord(ui.Ctrl(ebiten.KeyY))
		if p.Len() != n {
			t.Errorf("Ctrl+Y does not do it again: got %v, wanted %v", p.Len(), n)
		}
	},
	"keys.choose.1": func(t *testing.T) {
		st := niletest.NewSaloon(menu.NewSettings(nil)).Stage(t)
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
		st := niletest.NewSaloon(nil).Menu(niletest.Pausing).Stage(t)
		st.Key(ebiten.KeyTab)
		first := st.List.Focus
		st.Key(ebiten.KeyDown)
		if st.List.Focus == first {
			t.Error("Down leads nowhere")
		}
		d, s := niletest.TableOf(niletest.SitAt(t, "port"))
		st = d.Stage(t)
		niletest.TabTo(st, "port/Ports")
		at := s.Sub.(*home.PortChoice).Pick.Chosen
		if st.Key(ebiten.KeyDown); s.Sub.(*home.PortChoice).Pick.Chosen != at+1 {
			t.Error("Down does not go to the next row")
		}
	},
	"keys.choose.3": func(t *testing.T) {
		d := niletest.NewSaloon(menu.NewKeys())
		d.Resize(1024, 700, 1)
		d.SetPreferences(desk.Preferences{TextSize: 200}.Sound())
		st := d.Stage(t)
		st.Wait(0.1)
		y := st.List.Items[len(st.List.Items)/2].Rect.Y
		st.Key(ebiten.KeyPageDown)
		st.Wait(0.1)
		if st.List.Items[len(st.List.Items)/2].Rect.Y >= y {
			t.Errorf("Page Down does not scroll: got %v, wanted less than %v", st.List.Items[len(st.List.Items)/2].Rect.Y, y)
		}
		st.Key(ebiten.KeyPageUp)
		st.Wait(0.1)
		if st.List.Items[len(st.List.Items)/2].Rect.Y != y {
			t.Errorf("Page Up does not scroll back: got %v, wanted %v", st.List.Items[len(st.List.Items)/2].Rect.Y, y)
		}
	},
	"keys.choose.4": provenIn("home", "TestEnterInANumberDoesNotSail"),
	"keys.march.1":  provenIn("board", "TestAnotherPaceIsMarked"),
	"keys.march.2":  provenIn("board", "TestRule8_3_AMonthWithoutAStepByOnePress"),
	"keys.march.3":  provenIn(".", "TestTheRoadToAPort"),
	"keys.march.4":  provenIn("board", "TestFiguresPickByCompassNumber"),
	"keys.march.5":  provenIn("board", "TestMonthByKeyboard"),
	"keys.march.6": func(t *testing.T) {
		d, s := niletest.TableOf(niletest.SitAt(t, "marching"))
		st := d.Stage(t)
		if st.Key(ebiten.KeyN); s.Board.List != board.ListNotes {
			t.Errorf("N does not open the notebook: got %v, wanted %v", s.Board.List, board.ListNotes)
		}
	},
	"keys.march.7": func(t *testing.T) {
		d, s := niletest.TableOf(niletest.SitAt(t, "marching"))
		st := d.Stage(t)
		if st.Chord(ui.Chord{Key: ebiten.KeyJ, Shift: true}); !s.Board.Journal.Tall {
			t.Error("Shift+J does not make the journal taller")
		}
	},
	"keys.chart.1": func(t *testing.T) { chartMoves(t, ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyUp, ebiten.KeyDown) },
	"keys.chart.2": func(t *testing.T) { chartMoves(t, ebiten.KeyA, ebiten.KeyD, ebiten.KeyW, ebiten.KeyS) },
	"keys.chart.3": func(t *testing.T) { chartMoves(t, ebiten.KeyEqual, ebiten.KeyMinus) },
	"keys.chart.4": func(t *testing.T) {
		for _, key := range []ebiten.Key{ebiten.KeyHome, ebiten.KeyC} {
			d, s := niletest.TableOf(niletest.SitAt(t, "marching"))
			st := d.Stage(t)
			home := s.Board.Chart.HexRect(niletest.At(s.Play))
			for range 6 {
				st.Key(ebiten.KeyRight)
				st.Wait(0.4)
			}
			away := s.Board.Chart.HexRect(niletest.At(s.Play))
			st.Key(key)
			st.Wait(1)
			if back := s.Board.Chart.HexRect(niletest.At(s.Play)); away == home || back == away {
				t.Errorf("%v: the expedition lay at %v, then %v, then %v", key, home, away, back)
			}
		}
	},
	"keys.chart.5": func(t *testing.T) {
		p := niletest.SitAt(t, "parley")
		d, _ := niletest.TableOf(p)
		b := board.NewChartLookAt(p, book.PagesOf(p), sight.View(p).Tribes()[0].At)
		d.Push(b)
		st := d.Stage(t)
		home := b.Chart.HexRect(sight.View(p).Tribes()[0].At)
		if seen := home.Intersect(b.Chart.Rect); seen.Empty() {
			t.Fatal("the hut is out of sight")
		}
		st.Move(home.Centre())
		st.Do(ui.Input{Pressed: [3]bool{false, false, true}})
		st.Do(ui.Input{Pressed: [3]bool{false, true, false}})
		if d.Top().Name() != "peoples" {
			t.Errorf("a right click on a hut leads to %s, want peoples", d.Top().Name())
		}
	},
	"keys.chart.6": func(t *testing.T) {
		d, s := niletest.TableOf(niletest.SitAt(t, "marching"))
		st := d.Stage(t)
		if st.Key(ebiten.KeyL); s.Board.List != board.ListLayers {
			t.Errorf("L does not open the layers: got %v, wanted %v", s.Board.List, board.ListLayers)
		}
	},
	"keys.pages.1": func(t *testing.T) { opens(t, ebiten.KeyJ, "journal") },
	"keys.pages.2": func(t *testing.T) { opens(t, ebiten.KeyP, "peoples") },
	"keys.pages.3": func(t *testing.T) { opens(t, ebiten.KeyR, "points") },
	"keys.pages.4": provenIn(".", "TestOthersMovesAreWatchedAgain"),
	"keys.pages.5": provenIn(".", "TestAHintOnTheScreen"),
	"keys.book.1":  provenIn("book", "TestJournalByKeyboard"),
	"keys.book.2":  provenIn("book", "TestJournalByKeyboard"),
	"keys.book.3": func(t *testing.T) {
		_, s, st := niletest.AtJournal(t)
		st.Key(ebiten.KeyT)
		if s.Page > s.Set.First || s.Page+1 < s.Set.First {
			t.Errorf("T leads to page %d, the contents are on %d", s.Page, s.Set.First)
		}
	},
	"keys.book.4": func(t *testing.T) {
		_, s, st := niletest.AtJournal(t)
		if st.Key(ebiten.KeyB); !s.Shelf {
			t.Error("B does not open the shelf")
		}
	},
	"keys.write.1": provenIn("press", "TestRule22_7_NamesByKeyboard"),
	"keys.write.2": provenIn("press", "TestRule22_7_AllAtOnce"),
	"keys.write.3": func(t *testing.T) {
		_, s, st := niletest.AtNames(t)
		for n := 0; !strings.HasSuffix(st.List.Focus, "/name") && n < 30; n++ {
			st.Key(ebiten.KeyTab)
		}
		st.Chord(ui.Ctrl(ebiten.KeyA))
		st.Type("Wax")
		if s.Sub.(*press.NamingScene).Rows[0].Text != "Wax" {
			t.Errorf("after Ctrl+A and letters the name is %q, want \"Wax\"", s.Sub.(*press.NamingScene).Rows[0].Text)
		}
	},
	"keys.meet.1": func(t *testing.T) {
		d, s := niletest.TableOf(niletest.SitAt(t, "meet"))
		st := d.Stage(t)
		niletest.Read(st)
		if st.Key(ebiten.KeyDigit4); s.Sub.(*meet.MeetScene).Chosen != 4 {
			t.Error("4 does not choose the fourth policy")
		}
	},
	"keys.meet.2": func(t *testing.T) {
		d, s := niletest.Table(niletest.Driven(t, 5, 2, driven.Marching))
		st := d.Stage(t)
		for _, c := range s.Play.Choices() {
			if c.Kind == nile.Move && sight.View(s.Play).Hex(hexmap.ID(c.Target)).State == nile.Unmapped && local.Do(s.Play, c.Command(0)) {
				break
			}
		}
		d.Refresh()
		st.Wait(8)
		for _, open := range []bool{true, false} {
			if st.Key(ebiten.KeyY); d.Preferences().Reckoning != open {
				t.Errorf("after Y what was reckoned stands open: %v", !open)
			}
		}
		st.Key(ebiten.KeyY)
		if st.Key(ebiten.KeyEscape); d.Preferences().Reckoning || !s.Board.Cards.Open() {
			t.Error("Esc does more to a card than to fold what it was reckoned from, or less")
		}
	},
}

// chartMoves checks that each of these keys, in pairs that undo each other,
// moves the chart or its scale.
func chartMoves(t *testing.T, keys ...ebiten.Key) {
	t.Helper()
	for i := 0; i+1 < len(keys); i += 2 {
		d, s := niletest.TableOf(niletest.SitAt(t, "marching"))
		st := d.Stage(t)
		was := s.Board.Chart.HexRect(niletest.At(s.Play))
		for _, k := range keys[i : i+2] {
			for range 4 {
				st.Key(k)
				st.Do(ui.Input{Down: []ebiten.Key{k}})
				st.Wait(0.2)
			}
			now := s.Board.Chart.HexRect(niletest.At(s.Play))
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
		d, _ := niletest.TableOf(niletest.SitAt(t, from))
		st := d.Stage(t)
		if st.Key(k); d.Top().Name() != page {
			t.Errorf("%s: %v leads to %s, want %s", from, k, d.Top().Name(), page)
		}
	}
}

// Each key on the page of keys does what stands beside it.
func TestThePageOfKeysIsTrue(t *testing.T) {
	left := maps.Clone(keyTests)
	tried := map[string]bool{}
	for _, p := range menu.KeyParts(niletest.NewSaloon(nil).App) {
		for i := range p.Lines {
			key := p.Key + "." + words.Number(i+1)
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

// provenIn is a test of another room, which runs there: here it is seen to exist.
func provenIn(room, test string) func(t *testing.T) {
	return func(t *testing.T) {
		t.Helper()
		sources, err := filepath.Glob(filepath.Join(room, "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, source := range sources {
			text, err := os.ReadFile(source)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(text), "\nfunc "+test+"(t *testing.T) {") {
				return
			}
		}
		t.Errorf("there is no %s in %s", test, room)
	}
}

// The page of keys stands whole in the windows that players mostly have: there is nothing to be scrolled.
func TestThePageOfKeysFits(t *testing.T) {
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1920, H: 1080, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
		for _, at := range []string{"canoes", "meet", "europe"} {
			d, _ := niletest.TableOf(niletest.SitAt(t, at))
			d.Size(z)
			st := d.Stage(t)
			st.Chord(d.App.Keys().Chord(keymap.Keys))
			st.Wait(0.3)
			if d.Top().Name() != "keys" {
				t.Fatalf("%s: the page is %s", z, d.Top().Name())
			}
			for _, all := range []bool{false, true} {
				if all {
					st.Click("rest")
					st.Wait(0.3)
				}
				for _, it := range st.List.Items {
					if low := it.Ink.Bottom() - it.Clip.Bottom(); it.Kind == ui.TextItem && it.Scrolled && low > 0 {
						t.Errorf("%s at %s: with every key shown %v, %q is %.0f units below the page", at, z, all, it.Text, low)
					}
				}
			}
		}
	}
}

// The page of keys shows the keys of the screen that it is opened from and those that work everywhere: on the march those
// of the march and the chart, at a meeting that of meeting a people. The others come with one press, and then the parts of
// that screen are marked; from the title all are there, and none is marked.
func TestTheKeysOfThisScreenStandAlone(t *testing.T) {
	all := menu.KeyParts(niletest.NewSaloon(nil).App)
	shown := func(st *uitest.Stage) (out []string) {
		for i := range all {
			if slices.Contains(st.List.Texts(), all[i].Heading) {
				out = append(out, all[i].Key)
			}
		}
		return out
	}
	whole := make([]string, len(all))
	for i := range all {
		whole[i] = all[i].Key
	}
	for at, own := range map[string][]string{
		"marching": {"keys.march", "keys.chart", "keys.pages", "keys.table"},
		"meet":     {"keys.meet", "keys.table"},
	} {
		d, _ := niletest.TableOf(niletest.SitAt(t, at))
		st := d.Stage(t)
		st.Chord(d.App.Keys().Chord(keymap.Keys))
		st.Wait(0.2)
		want := slices.DeleteFunc(slices.Clone(whole), func(key string) bool {
			return key != "keys.all" && key != "keys.choose" && !slices.Contains(own, key)
		})
		if got := shown(st); !slices.Equal(got, want) {
			t.Errorf("%s: got %q, wanted %q", at, got, want)
		}
		st.Click("rest")
		st.Wait(0.2)
		if got := shown(st); !slices.Equal(got, whole) {
			t.Errorf("%s: with the other screens’ keys got %q, wanted %q", at, got, whole)
		}
		if marks := countText(st, words.Phrase("keys.here")); marks != len(own) {
			t.Errorf("%s: %d parts are marked, wanted %d: %q", at, marks, len(own), st.List.Texts())
		}
	}
	st := niletest.NewSaloon(menu.NewKeys()).Stage(t)
	if got := shown(st); !slices.Equal(got, whole) || countText(st, words.Phrase("keys.here")) > 0 {
		t.Errorf("from the title: got %q, wanted %q, none of them marked", got, whole)
	}
}

// countText is how often a text stands on a screen.
func countText(st *uitest.Stage, text string) (n int) {
	for _, s := range st.List.Texts() {
		if s == text {
			n++
		}
	}
	return n
}
