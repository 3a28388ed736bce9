package board

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// asked plays games of random explorers, and shows each question of a step.
func asked(t *testing.T, step heart.Step, each func(b *Board, v heart.View, s game.Seat)) {
	t.Helper()
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	for seed := range uint64(24) {
		table, err := game.NewTable(heart.Rules{}, box.ForSeats(1).Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		bot, err := bots.New("random", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !table.Over() {
			s := table.Acting().First()
			v := table.Position().(*heart.Position).View(s)
			if is, _, _ := v.Asked(); is == step {
				b := New(local.New(table, play.Host{}))
				b.Play.SitAs(s)
				each(b, v, s)
			}
			if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Which face of a die is named is one figure and one button, and the figure begins at a face that goes well
// (12); only those that lead to a slot each have a button each.
func TestRule12_AFaceIsNamedByOneFigure(t *testing.T) {
	rows, slots := 0, 0
	asked(t, heart.NamingFace, func(b *Board, v heart.View, _ game.Seat) {
		var c *ui.Context
		mem := ui.NewMemory()
		var l *ui.List
		for range 3 {
			c = ui.Begin(mem, ui.Input{}, 1280, 800, 1)
			_, sum := b.look()
			b.asked = b.Play.Version
			if b.numbers == nil {
				b.numbers = map[game.Kind]int{}
			}
			b.question(c, ui.R(0, 0, 400, 600), v, sum)
			l = c.End()
		}
		var faces []ui.Target
		for _, at := range l.Targets {
			if strings.HasPrefix(at.ID, "name-face-") {
				faces = append(faces, at)
			}
		}
		figure := slices.ContainsFunc(l.Targets, func(at ui.Target) bool { return at.ID == "which-face" })
		die, _, _, _ := v.Named(1)
		if die == box.SlotDie {
			if slots++; figure || len(faces) != 6 {
				t.Errorf("for a slot there are %d buttons, a figure: %v", len(faces), figure)
			}
			return
		}
		rows++
		if !figure || len(faces) != 1 {
			t.Fatalf("%d buttons, a figure: %v", len(faces), figure)
		}
		best := slices.ContainsFunc(b.choices(), func(ch game.Choice) bool {
			_, _, well, ok := v.Named(int(ch.Target))
			return ch.Kind == heart.NameFace && ok && well
		})
		if die.Held() && best && !strings.Contains(faces[0].Label, words.Phrase("face.well")) {
			t.Errorf("it begins with %q", faces[0].Label)
		}
	})
	if rows < 3 {
		t.Errorf("%d dice were named, %d for slots", rows, slots)
	}
}

// A slot's tip says the chances first, and is no page: what such a thing is stands at its counter.
func TestASlotsTipIsShort(t *testing.T) {
	n := 0
	asked(t, heart.Stepping, func(b *Board, v heart.View, s game.Seat) {
		sheet := v.Sheet(s)
		for at := range box.Slot(box.Slots) {
			seen := v.SlotOf(s, at)
			if seen.Chit.Sort() != box.Village || at == sheet.Slot {
				continue
			}
			n++
			tip := b.slotTip(v, seen, sheet, gone{}, at).String()
			if !strings.Contains(tip, "They like you: ") || strings.Contains(tip, words.Say("sort.village.tip")) || len(tip) > 420 {
				t.Errorf("of a village is said %q", tip)
			}
		}
	})
	if n < 5 {
		t.Errorf("only %d villages were pointed at", n)
	}
}

// What stands on the Patrons' cards is there in large text too (4.2): none loses a line.
func TestACardLosesNoLine(t *testing.T) {
	n := 0
	asked(t, heart.ChoosingPatron, func(b *Board, v heart.View, _ game.Seat) {
		_, sum := b.look()
		for _, size := range [...][2]float64{{1280, 800}, {1113, 695}, {1024, 640}} {
			var l *ui.List
			mem := ui.NewMemory()
			for range 4 {
				c := ui.Begin(mem, ui.Input{}, size[0], size[1], 1)
				_, _, stage, _ := b.divide(c)
				b.patrons(c, stage, v, sum)
				l = c.End()
			}
			var all string
			for _, it := range l.Items {
				if it.Kind == ui.TextItem {
					all += it.Text + " "
				}
			}
			for p := range box.Patrons {
				n++
				want := []string{words.Say("patron." + p.Name() + ".tip"), words.Say("patron." + p.Name() + ".helps")}
				cfg := v.Settings()
				if _, costs, known := cfg.InAGame(p); known { // who he is, and what the others cost
					want = []string{words.Say("patron." + p.Name() + ".who"), words.Say("patron.others", "costs", costs, "helps", words.Say("patron."+p.Name()+".helps"))}
				}
				for _, want := range want {
					if !strings.Contains(strings.Join(strings.Fields(all), " "), want) {
						t.Errorf("in %v a card does not say %q", size, want)
					}
				}
			}
		}
	})
	if n == 0 {
		t.Error("no Patron was to be chosen")
	}
}
