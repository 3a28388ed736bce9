package board

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// After Bad Luck the strip of the day and what is told have the die that counts, and no longer the
// one that lay before (18.3).
func TestRule18_3_TheDieThatCountsIsShown(t *testing.T) {
	n := 0
	for seed := range uint64(40) {
		watching(t, "random", 3, seed, func(b *Board, table *game.Table) {
			done := table.EventsOf(table.Len() - 1)
			at := slices.IndexFunc(done, func(e game.Event) bool { return e.Kind == heart.ThrownAgain })
			if at < 0 || slices.ContainsFunc(done, func(e game.Event) bool { return turnOf(&e) || e.Kind == heart.Rolled }) {
				return // the day is over, or other dice lie behind it
			}
			again, s := told.AsAgain(&done[at]), done[at].Seat
			all := b.Play.Told()
			lay := told.AsRolled(&all[lastOf(all[:len(all)-len(done)], func(e *game.Event) bool { return e.Kind == heart.Rolled && e.Seat == s })])
			v, sum := b.look()
			var shown line // the last of such dice
			for _, m := range b.day(v, sum, s) {
				for _, l := range m.lines {
					if l.die > 0 && l.of == lay.Die {
						shown = l
					}
				}
			}
			if shown.die == 0 {
				return // it was not thrown for an Event or a slot
			}
			if n++; shown.die != again.Face || shown.well != again.Well {
				t.Errorf("seed %d: %q shows %d, well %v, after %d was thrown again", seed, shown.text, shown.die, shown.well, again.Face)
			}
		})
	}
	if n < 20 {
		t.Errorf("only %d were looked at", n)
	}
}

// Who speaks for a kingdom is a king, of whom it is said what he likes; villages have women too.
func TestRule13_TheKingHasAMansFace(t *testing.T) {
	table, women := playing(t, 1, 5, func(*game.Table) {}), 0
	v := table.Position().(*heart.Position).View(0)
	for at := range box.Slot(box.Slots) {
		if speaker(v, 0, at, box.Kingdom).Woman {
			t.Errorf("in %s it is said of a woman that he likes", at.Name())
		}
		if speaker(v, 0, at, box.Village).Woman {
			women++
		}
	}
	if women == 0 || women == box.Slots {
		t.Errorf("%d of %d villages are spoken for by a woman", women, box.Slots)
	}
}

// What a die came to says what was needed, what was thrown, and in words how it went: some go well
// high, and others low.
func TestADieSaysWhatWasNeeded(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	for _, of := range []struct {
		x    told.RolledEvent
		want string
	}{
		{told.RolledEvent{Die: box.HealthDie, Faces: [2]int{3, 0}, Limit: 5}, "Health: needed 6 or more, threw 3: failure"},
		{told.RolledEvent{Die: box.PresumedDie, Faces: [2]int{2, 0}, Limit: 2, Well: true}, "what was presumed: needed 2 or less, threw 2: success"},
		{told.RolledEvent{Die: box.AmbushDie, Faces: [2]int{5, 0}, Add: 3, Limit: 7}, "the ambush: needed 7 or less, threw 5, counted 8: failure"},
		{told.RolledEvent{Die: box.TuskDie, Faces: [2]int{5, 0}, Add: -3}, "the ivory: 5, counted 2"},
	} {
		if got := dieLine(of.x).text; !strings.EqualFold(got, of.want) {
			t.Errorf("a die for %s reads %q, want %q", of.x.Die.Name(), got, of.want)
		}
	}
}

// 7.2: beside the dice of Disease and Horror stands what each of them counted more or less, and for what.
func TestRule7_2_WhatADieCountedHasItsReason(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	less := told.RolledEvent{Die: box.SanityDie, Faces: [2]int{4, 0}, Add: -1, Limit: 5, Terms: box.Terms{{Why: box.WhyAgainst, N: -1}}}
	p := part{Part: box.Part{Name: "sickness"}, dice: []line{dieLine(told.RolledEvent{Die: box.HealthDie, Faces: [2]int{2, 0}, Limit: 5}), dieLine(less)}}
	want := "Below Disease and Horror on the Turn Track. Sanity counts 1 less for Health against Sanity."
	if got := p.cause(); got != want {
		t.Errorf("got %q, wanted %q", got, want)
	}
}

// What Humility costs at the end of a day stands beside nothing that lay in the slot (18.1).
func TestTheSlotBearsItsOwnCosts(t *testing.T) {
	humbled := 0
	for seed := uint64(1); seed < 60 && humbled < 3; seed++ {
		watching(t, "keen", 3, seed, func(b *Board, table *game.Table) {
			done := table.EventsOf(table.Len() - 1)
			at := slices.IndexFunc(done, func(e game.Event) bool {
				return e.Kind == heart.Changed && told.AsChanged(&e).Cause == box.ByHumility
			})
			if at < 0 {
				return
			}
			humbled++
			v, sum := b.look()
			for _, m := range b.day(v, sum, done[at].Seat) {
				for _, e := range m.came {
					if told.AsChanged(&e).Cause == box.ByHumility && e.Kind == heart.Changed {
						t.Errorf("seed %d: %s has what Humility cost", seed, m.name)
					}
				}
			}
		})
	}
	if humbled == 0 {
		t.Error("nobody was humbled: the test needs other games")
	}
}

// What a moment of the day came to, and the die that decided it, always have room on the strip, at
// the size of a window of 1280 by 800 and of a smaller one; what has none is counted.
func TestTheStripHasWhatDecided(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	c := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1)
	looked, folds := 0, 0
	for seed := range uint64(12) {
		watching(t, "keen", 3, seed, func(b *Board, table *game.Table) {
			v, sum := b.look()
			s := b.whose(v)
			if v.Sheet(s).Slot == box.NoSlot || setUp(v) {
				return
			}
			for _, m := range b.day(v, sum, s) {
				if len(m.lines) == 0 {
					continue
				}
				w := 168.0 // at 1280 by 800
				high := stripH - 6 - headHigh(c, words.Sentence(m.name), ui.Strong.At(16), w-20-moreW)
				shown, folded := fitting(c, m.lines, w, high)
				looked++
				if folded > 0 {
					folds++
				}
				if got := len(shown) + folded; got != len(m.lines) {
					t.Errorf("seed %d: of %s %d lines stand there or are counted, of %d", seed, m.name, got, len(m.lines))
				}
				decided := deciding(m.lines)
				for i, l := range m.lines {
					if must := i == decided || l.sum; must && !slices.ContainsFunc(shown, func(got line) bool { return got.text == l.onStrip().text }) {
						t.Errorf("seed %d: %s of %v has no room for %q", seed, m.name, high, l.text)
					}
				}
			}
		})
	}
	if looked < 1000 || folds == 0 {
		t.Errorf("%d moments were looked at, %d of which fold something", looked, folds)
	}
}

// TestOfWhatIsOverNothingMoreComes: as long as something is asked about what came on a day, the strip does not say that
// nothing comes of it (27.3).
func TestOfWhatIsOverNothingMoreComes(t *testing.T) {
	said, waits := 0, 0
	for seed := range uint64(3) {
		last := -1
		var was moment
		watching(t, "keen", 2, seed, func(b *Board, table *game.Table) {
			v, sum := b.look()
			all := b.day(v, sum, b.whose(v))
			if last >= 0 && all[last].at == was.at && all[last].sort == was.sort && len(all[last].lines) > len(was.lines) {
				t.Errorf("command %d: more comes of %s, of which it was said that nothing does: %v", table.Len(), was.name, all[last].lines)
			}
			last = -1
			for i := range all {
				switch {
				case all[i].sort == box.NoSort:
				case b.spent(v, all[:], i):
					said++
					last, was = i, all[i]
				default:
					waits++
				}
			}
		})
	}
	if said < 100 || waits < 10 {
		t.Errorf("%d were over and %d not", said, waits)
	}
}

// The strip holds what came of the days of whoever's Matrix stands above it, and nothing of another's; and nothing of the
// Game Turn before, once a new one has begun.
func TestRule10_TheStripIsOfOneExplorer(t *testing.T) {
	shown, fresh := 0, 0
	watching(t, "keen", 3, 5, func(b *Board, _ *game.Table) {
		v, sum := b.look()
		all := b.Play.Told()
		began := lastOf(all, func(e *game.Event) bool { return e.Kind == heart.TurnBegan })
		for s := range game.Seat(3) {
			days := lastOf(all, func(e *game.Event) bool { return e.Kind == heart.DaysBegan && e.Seat == s })
			for _, m := range b.day(v, sum, s) {
				switch {
				case m.sort == box.NoSort:
				case days < began:
					t.Errorf("%s stands there before the days of %d begin", m.name, s)
				case all[m.at].Seat != s:
					t.Errorf("%s of %d stands in the strip of %d", m.name, all[m.at].Seat, s)
				default:
					shown++
				}
			}
			if days >= 0 && days < began {
				fresh++
			}
		}
	})
	if shown < 100 || fresh < 20 {
		t.Errorf("%d moments, and %d times none of the Game Turn before", shown, fresh)
	}
}
