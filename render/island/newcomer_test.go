package island

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// found plays games of somebody alone till it is so in one, and shows it.
func found(t *testing.T, way string, is func(v island.View, cs []game.Choice) bool) (*room, *play.Play) {
	t.Helper()
	words.Use(book())
	for seed := range uint64(60) {
		table := newGame(t, way, 1, seed)
		if drive(t, table, "keen", func(v island.View) bool { return is(v, table.ChoicesOf(table.Acting().First())) }) {
			r, p := sit(t, usual, table)
			r.Wait(play.SitTime)
			uitest.Check(t, r.List)
			return r, p
		}
	}
	t.Fatal("it is so in none of the games")
	return nil, nil
}

// several reports whether the creatures of which one Moves stand at more than one place.
func several(v island.View, cs []game.Choice) bool {
	isle, places := v.Island(), map[box.Place]bool{}
	for _, ch := range cs {
		if ch.Kind == island.Closest {
			places[isle.At[ch.Target]] = true
		}
	}
	return len(places) > 1
}

// asks reports whether a step is asked.
func asks(v island.View, step island.StepKind) bool {
	now, _, ok := v.Asked()
	return ok && now == step
}

// Whoever chooses which creature Moves reads of each what it then does: where to, which Gate it damages (9.1, 12.3).
func TestRule9_1_WhatMovesSaysWhatItDoes(t *testing.T) {
	for _, of := range []foretell.What{foretell.Went, foretell.Damaged, foretell.Hurt} {
		want := ""
		r, _ := found(t, "island", func(v island.View, cs []game.Choice) bool {
			if !asks(v, island.Nearing) || !several(v, cs) {
				return false
			}
			for _, ch := range cs {
				isle := v.Island()
				isle.Move(int(ch.Target), func(s foretell.Step) {
					switch {
					case s.What != of:
					case of == foretell.Went && isle.At[ch.Target] != box.Nowhere && s.To != box.Heart && isle.Traps[s.To] == 0:
						want = words.Phrase("ahead.does.went", "place", tell.Site(s.To))
					case of == foretell.Damaged:
						want = words.Phrase("ahead.does.damaged", "place", tell.Site(s.From))
					case of == foretell.Hurt && s.Creature >= 0:
						want = words.Phrase("ahead.does.hurt", "who", tell.Trade(v.Chair(s.Seat).Person.Role))
					}
				})
			}
			return want != ""
		})
		said := strings.Join(r.List.Texts(), " ")
		for _, at := range r.List.Targets {
			said += " " + at.Label
		}
		if !strings.Contains(said, want) {
			t.Errorf("%q is nowhere: %q", want, said)
		}
	}
}

// At a tunnel with a creature stands that it bars the way through (2.2).
func TestRule2_2_ATunnelThatIsBarredSaysSo(t *testing.T) {
	r, _ := found(t, "island", func(v island.View, cs []game.Choice) bool {
		s := v.Turn().Seat
		if !asks(v, island.Acting) || s < 0 {
			return false
		}
		isle := v.Island()
		at := isle.People[s].At
		return at >= 0 && v.Board().Use(at) == box.TunnelUse && !isle.Clear(at)
	})
	r.Want(words.Say("site-use.barred"))
}

// Trap tokens are counted in words beside whoever carries them.
func TestTrapTokensAreCounted(t *testing.T) {
	r, _ := found(t, "island", func(v island.View, cs []game.Choice) bool {
		isle := v.Island()
		return asks(v, island.Acting) && slices.ContainsFunc(isle.People[:], func(p foretell.Person) bool { return p.Alive() && p.Tokens == 2 })
	})
	r.Want(words.Phrase("state.traps", "n", 2))
}

// Between two turns each Quest that has been laid down stands there once, with who has begun it, and nothing of it scrolls.
func TestEachQuestStandsThereOnce(t *testing.T) {
	for seed := range uint64(60) {
		table := newGame(t, "island", 3, seed)
		var laid []box.Card
		if !drive(t, table, "keen", func(v island.View) bool {
			laid = laid[:0]
			for s := range v.Company().All() {
				for _, q := range v.Chair(s).Quests {
					laid = append(laid, q.Card)
				}
			}
			return len(laid) > 1 && asks(v, island.Asking) && slices.ContainsFunc(v.Chair(0).Quests, func(q island.QuestSeen) bool { return !q.Done }) && v.Chair(1).Had
		}) {
			continue
		}
		for _, z := range []uitest.Size{usual, {W: 2560, H: 1440, Text: 100}} {
			r, _ := sit(t, z, table)
			r.Wait(play.SitTime)
			for _, q := range laid {
				n := strings.Count(strings.Join(r.List.Texts(), " "), words.Say("quest.done", "card", tell.Card(q, 0)))
				for _, text := range r.List.Texts() {
					if text == words.Sentence(tell.Card(q, 0)) {
						n++
					}
				}
				if n != 1 {
					t.Errorf("seed %d, %s: %s stands there %d times: %q", seed, z, tell.Card(q, 0), n, r.List.Texts())
				}
			}
			for _, it := range r.List.Items {
				if it.Panel == ui.ThumbPanel && it.Rect.X < float64(z.W)*0.6 {
					t.Errorf("seed %d, %s: the Quests scroll", seed, z)
				}
			}
			uitest.Check(t, r.List)
		}
		return
	}
	t.Error("nobody is asked with two Quests laid down")
}

// Esc folds the house rules before it leaves the set-up.
func TestEscFoldsTheHouseRulesFirst(t *testing.T) {
	r := newRoom(t, usual, Game{}.SetUp(menu.Begin{Opponents: Game{}.Opponents()}))
	r.Wait(0.2)
	unfolded := words.Say("setup.letter.a")
	id := ""
	for _, at := range r.List.Targets {
		if strings.HasSuffix(at.ID, "/house") || at.ID == "house" {
			id = at.ID
		}
	}
	if r.Click(id); !r.Has(unfolded) {
		t.Fatalf("the house rules do not unfold by %q: %q", id, r.List.Texts())
	}
	r.Key(ebiten.KeyEscape)
	r.Wait(0.2)
	if r.Has(unfolded) || !r.Has(words.Say("setup.level")) {
		t.Errorf("after Esc there are folded house rules: %v, and the set-up: %v", !r.Has(unfolded), r.Has(words.Say("setup.level")))
	}
}

// Where one creature alone is the closest nothing is said of a choice.
func TestNothingIsSaidOfNoChoice(t *testing.T) {
	for _, choice := range []bool{false, true} {
		r, _ := found(t, "island", func(v island.View, cs []game.Choice) bool {
			return asks(v, island.Nearing) && several(v, cs) == choice
		})
		prefs := r.Preferences()
		prefs.FirstTimes, prefs.Met = true, ""
		r.SetPreferences(prefs)
		r.Wait(0.5)
		if speaks := strings.Contains(strings.Join(r.List.Texts(), " "), words.Say("note.island-near")); speaks != choice {
			t.Errorf("a choice: %v, and something is said of it: %v", choice, speaks)
		}
	}
}

// What was said before all stands on the board once (17.2).
func TestRule17_2_WhatWasSaidStandsThereOnce(t *testing.T) {
	table := newGame(t, "island", 3, 4)
	me := driven(t, table, island.Acting)
	v := table.Position().(*island.Position).View(me)
	at := slices.IndexFunc(table.ChoicesOf(me), func(ch game.Choice) bool { return ch.Kind == island.Speak && ch.Item == int16(island.MeetAt) })
	if _, err := table.Do(table.ChoicesOf(me)[at].Command(v.SpeakN(island.MeetAt, 2, game.Nobody))); err != nil {
		t.Fatal(err)
	}
	p := local.New(table, play.Host{Bots: Game{}.Bot})
	p.Take((me+1)%3, "keen")
	p.Take((me+2)%3, "keen")
	p.SitAs(me)
	r := newRoom(t, usual, Game{}.Table(p))
	r.Wait(1)
	want := tell.Aloud(island.MeetAt, 2)
	if n := strings.Count(strings.Join(strings.Fields(strings.Join(r.List.Texts(), " ")), " "), want); n != 1 {
		t.Errorf("%q stands there %d times, want once: %q", want, n, r.List.Texts())
	}
	uitest.Check(t, r.List)
}

// Of a computer companion who was asked to a place, has had its turn and is not there, it is said why as far as that lies open.
func TestACompanionThatDoesNotComeIsToldOf(t *testing.T) {
	told := 0
	for seed := range uint64(3) {
		table := newGame(t, "island", 3, 4+seed)
		me := driven(t, table, island.Acting)
		v := table.Position().(*island.Position).View(me)
		at := slices.IndexFunc(table.ChoicesOf(me), func(ch game.Choice) bool { return ch.Kind == island.Speak && ch.Item == int16(island.MeetAt) })
		if _, err := table.Do(table.ChoicesOf(me)[at].Command(v.SpeakN(island.MeetAt, int(box.Lighthouse), game.Nobody))); err != nil {
			t.Fatal(err)
		}
		from := len(table.Events())
		over := func() bool {
			return slices.ContainsFunc(table.Events()[from:], func(e game.Event) bool { return e.Kind == island.TurnOver && e.Seat == (me+1)%3 })
		}
		if !drive(t, table, "keen", func(island.View) bool { return over() }) {
			continue
		}
		p := local.New(table, play.Host{Bots: Game{}.Bot})
		p.Take((me+1)%3, "keen")
		p.Take((me+2)%3, "keen")
		p.SitAs(me)
		r := newRoom(t, usual, Game{}.Table(p))
		r.Wait(1)
		for range 5 { // what has happened is read first
			if !r.has("missed/on") {
				break
			}
			r.Wait(2 * desk.GuardTime)
			r.ByKeys("missed/on")
			r.Wait(1)
		}
		isle := p.Stand().(*island.Position).View(me).Island()
		text := strings.Join(strings.Fields(strings.Join(r.List.Texts(), " ")), " ")
		away := isle.People[(me+1)%3].Alive() && isle.People[(me+1)%3].At != box.Lighthouse
		if says := strings.Contains(text, "something else weighed more") || strings.Contains(text, "has not come to the"); says != away {
			t.Errorf("seed %d: away %v, and that is said: %v in %q", seed, away, says, text)
		} else if away {
			told++
		}
	}
	if told == 0 {
		t.Error("all have come")
	}
}
