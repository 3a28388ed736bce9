package bots

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
)

// thoughtful plays the first commands of a game of two, a strong player and a keen one, and
// gives those of the strong one; seen is told of each of his decisions.
func thoughtful(t *testing.T, seed uint64, commands int, b *strong, seen func(p *heart.Position, cs []game.Choice, cmd game.Command)) (all []game.Command) {
	t.Helper()
	table, err := game.NewTable(heart.Rules{}, box.ForSeats(2).Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	keen := newKeen(seed)
	for table.Len() < commands && !table.Over() {
		s := table.Acting().First()
		cs := table.Choices()
		if s == 1 {
			if _, err := table.Do(keen.Choose(table.Position(), s, cs)); err != nil {
				t.Fatal(err)
			}
			continue
		}
		before := game.HashOf(table.Position())
		cmd := b.Choose(table.Position(), s, cs)
		if game.HashOf(table.Position()) != before {
			t.Fatal("thinking has changed the position")
		}
		seen(table.Position().(*heart.Position), cs, cmd)
		if _, err := table.Do(cmd); err != nil {
			t.Fatal(err)
		}
		all = append(all, cmd)
	}
	return all
}

// mostPlayed is how many Game Turns a decision plays out at most: all choices in the first
// round, those left in the others, each with the usual one.
func mostPlayed() (n int) {
	list := mostTried
	for _, r := range rounds {
		n += list * r.Tries
		list = min(list, 1+r.Left)
	}
	return n
}

// A strong player thinks by count and not by the clock, about his own Game Turn alone, and
// the same seed makes the same decisions; what he takes is always offered.
func TestStrongThinksByCount(t *testing.T) {
	made := func() *strong { return &strong{walker: newKeen(5), race: game.Race{Seed: 5}} }
	most, thought, plain := 0, 0, 0
	one := thoughtful(t, 3, 110, made(), func(*heart.Position, []game.Choice, game.Command) {})
	b := made()
	other := thoughtful(t, 3, 110, b, func(p *heart.Position, cs []game.Choice, cmd game.Command) {
		step, _, _ := p.View(0).Asked()
		limit := mostPlayed()
		switch step {
		case heart.ChoosingPatron:
			limit = setUpTries * len(cs)
		case heart.Outfitting:
			limit = setUpTries * len(lists())
		case heart.HandingBadLuck:
			limit = badLuckTries * len(cs)
		}
		if most = max(most, b.played); b.played > limit {
			t.Errorf("%s: %d played out, of %d", step.Name(), b.played, limit)
		}
		switch {
		case b.played > 0 && !weighty[step] && limit == mostPlayed():
			t.Errorf("%s is thought about", step.Name())
		case b.played > 0:
			thought++
		default:
			plain++
		}
		if !slices.ContainsFunc(cs, func(c game.Choice) bool { return c.Allows(&cmd) }) {
			t.Errorf("%+v is not offered", cmd)
		}
	})
	if !slices.Equal(one, other) {
		n := 0
		for n < min(len(one), len(other)) && one[n] == other[n] {
			n++
		}
		t.Errorf("two games of one seed are the same for %d commands of %d and %d", n, len(one), len(other))
	}
	if most == 0 || thought == 0 || plain == 0 {
		t.Errorf("%d decisions thought about and %d not", thought, plain)
	}
}

// Who is told to stop makes an end, and takes what he would have taken without thinking.
func TestStrongStops(t *testing.T) {
	b := &strong{walker: newKeen(5), race: game.Race{Seed: 5}}
	b.Heed(func() bool { return true })
	thoughtful(t, 3, 60, b, func(*heart.Position, []game.Choice, game.Command) {
		if b.played > 0 {
			t.Errorf("he goes on thinking: got %v, wanted at most 0", b.played)
		}
	})
}

// In what a seat imagines the others have no days, and it is otherwise what it is.
func TestImagined(t *testing.T) {
	b := &strong{walker: newKeen(5), race: game.Race{Seed: 5}}
	b.Heed(func() bool { return true })
	thoughtful(t, 4, 100, b, func(p *heart.Position, _ []game.Choice, _ game.Command) {
		q := p.View(0).Imagined(0)
		if !q.View(0).Ended(1) || q.View(0).Ended(0) != p.View(0).Ended(0) || q.Sound() != nil {
			t.Errorf("ended %v and %v: %v", q.View(0).Ended(0), q.View(0).Ended(1), q.Sound())
		}
		for f := range box.Figures {
			if q.View(0).Of(1, f) != p.View(0).Of(1, f) {
				t.Errorf("%s is another", f.Name())
			}
		}
	})
}

// What a strong player may set out with are outfits that Credits buy: twenty lots, the first
// of them those that are sold ready-made.
func TestListsAreOutfits(t *testing.T) {
	all := lists()
	if len(all) <= int(box.Outfits) || !slices.Equal(all[0], box.AllRounder.Lots()) {
		t.Fatalf("%d lists", len(all))
	}
	for _, list := range all {
		if len(list) != box.Credits {
			t.Errorf("%d lots, want %d", len(list), box.Credits)
		}
	}
}

// Bad Luck is handed on where it does the roller harm, and never where nobody is harmed by
// it: what is chosen is offered, and a die that matters to nobody is let stand.
func TestStrongHandsBadLuckOn(t *testing.T) {
	asked, handed := 0, 0
	for seed := range uint64(3) {
		table, err := game.NewTable(heart.Rules{}, box.ForSeats(3).Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		keen, b := newKeen(seed), &strong{walker: newKeen(seed), race: game.Race{Seed: seed}}
		for !table.Over() && asked < 40 {
			s := table.Acting().First()
			cs := table.ChoicesOf(s)
			cmd := keen.Choose(table.Position(), s, cs)
			if n := slices.IndexFunc(cs, func(c game.Choice) bool {
				return c.Kind == heart.Order && c.Item == box.OfBadLuck && c.Target == int32(box.AskLeading)
			}); n >= 0 { // so that there is something to be let stand
				cmd = cs[n].Command(0)
			}
			if step, _, _ := table.Position().(*heart.Position).View(s).Asked(); step == heart.HandingBadLuck {
				asked++
				cmd = b.Choose(table.Position(), s, cs)
				if !slices.ContainsFunc(cs, func(c game.Choice) bool { return c.Allows(&cmd) }) {
					t.Fatalf("%+v is not offered", cmd)
				}
				if cmd.Kind == heart.ThrowAgain {
					handed++
				}
			}
			if _, err := table.Do(cmd); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked < 10 || handed == 0 || handed == asked {
		t.Errorf("asked %d times, handed on %d", asked, handed)
	}
}
