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
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// 23.3: what comes is told of each of the company, and for whoever acts of each place that a Move leads to:
// just what phase 3 then does.
func TestRule23_3_WhatComesIsToldOfEverybody(t *testing.T) {
	hurt := 0
	for seed := range uint64(12) {
		table := newGame(t, "island", 3, seed)
		if !drive(t, table, "keen", func(v island.View) bool {
			_, steps := v.Foretold()
			step, _, _ := v.Asked()
			return step == island.Acting && slices.ContainsFunc(steps, func(s foretell.Step) bool { return s.What == foretell.Hurt })
		}) {
			continue
		}
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		r.ByKeys("handover/I am ready")
		r.Wait(play.SitTime)
		v := p.Position().(*island.Position).View(p.Seat())
		then, _ := v.Foretold()
		if then.Over() {
			continue
		}
		r.ByKeys("board/ahead")
		said := strings.Join(r.List.Texts(), " ")
		now := v.Island()
		for s := range v.Company().All() {
			p, after := now.People[s], then.People[s]
			if !p.Alive() {
				continue
			}
			what := words.Phrase("ahead.unhurt")
			switch {
			case !after.Alive():
				what = words.Phrase("ahead.lost.one")
			case after.Strength < p.Strength || after.Sanity < p.Sanity:
				what = strings.TrimSpace(words.Phrase("ahead.loses", "what", ""))
				hurt++
			}
			if want := words.Say("ahead.person", "who", v.Chair(s).Name, "place", tell.Site(p.At), "what", what); !strings.Contains(said, strings.TrimSuffix(want, ".")) {
				t.Errorf("seed %d: %q is not told: %q", seed, want, said)
			}
		}
		if _, may := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.Move }); may {
			r.Want(words.Say("ahead.elsewhere"))
		}
		uitest.Check(t, r.List)
	}
	if hurt == 0 {
		t.Error("nobody is hurt in any of them")
	}
}

// The set-up of three does not scroll in a usual window.
func TestTheSetUpOfThreeDoesNotScroll(t *testing.T) {
	r := newRoom(t, usual, Game{}.SetUp(menu.Begin{Opponents: Game{}.Opponents()}))
	r.Wait(0.2)
	if !r.ByMouse("Add a player") {
		t.Fatal("nobody can be added")
	}
	r.Wait(0.2)
	if slices.ContainsFunc(r.List.Items, func(it ui.Item) bool { return it.Panel == ui.ThumbPanel }) {
		t.Error("it scrolls")
	}
	uitest.Check(t, r.List)
}

// The log has a button on the board.
func TestTheLogHasAButton(t *testing.T) {
	table := newGame(t, "island", 1, 4)
	if !drive(t, table, "keen", func(v island.View) bool { step, _, _ := v.Asked(); return step == island.Acting }) {
		t.Fatal("nobody acts")
	}
	r, _ := sit(t, usual, table)
	r.Wait(play.SitTime)
	board := strings.Join(r.List.Texts(), " ")
	r.ByKeys("board/log")
	r.Wait(2 * desk.GuardTime)
	by := strings.Join(r.List.Texts(), " ")
	r.Key(ebiten.KeyEscape)
	r.Wait(2 * desk.GuardTime)
	r.Key(ebiten.KeyJ)
	r.Wait(2 * desk.GuardTime)
	if key := strings.Join(r.List.Texts(), " "); by == board || by != key {
		t.Errorf("the button opens %.80q, the key %.80q", by, key)
	}
	r.Key(ebiten.KeyJ)
	r.Wait(2 * desk.GuardTime)
	if title := words.Say("reader.title"); !strings.Contains(by, title) || uitest.HasText(r.List, title) {
		t.Errorf("the key once more leads to %.80q, want the board", strings.Join(r.List.Texts(), " "))
	}
}

// A Quest that has been begun says what it needs next, and where.
func TestRule15_AQuestSaysWhatComesNext(t *testing.T) {
	for seed := range uint64(20) {
		table := newGame(t, "island", 3, seed)
		if !drive(t, table, "keen", func(v island.View) bool {
			step, s, _ := v.Asked()
			return step == island.Acting && slices.ContainsFunc(v.Chair(s).Quests, func(q island.QuestSeen) bool { return !q.Done })
		}) {
			continue
		}
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		r.ByKeys("handover/I am ready")
		r.Wait(play.SitTime)
		for _, q := range p.Position().(*island.Position).View(p.Seat()).Chair(p.Seat()).Quests {
			if !q.Done {
				r.Want(words.Say("card." + strings.ToLower(q.Card.Code()) + ".resolve"))
			}
		}
		uitest.Check(t, r.List)
		return
	}
	t.Error("no Quest is begun")
}

// Before a fight stands how likely a hit is, and what a miss costs; with how many dice, on the tip.
func TestRule8_1_AFightSaysWhatItMayComeTo(t *testing.T) {
	for seed := range uint64(20) {
		table := newGame(t, "island", 1, seed)
		may := func(v island.View) bool {
			step, s, _ := v.Asked()
			return step == island.Acting && slices.ContainsFunc(table.ChoicesOf(s), func(ch game.Choice) bool { return ch.Kind == island.Fight })
		}
		if !drive(t, table, "keen", may) {
			continue
		}
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		ch, _ := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.Fight })
		r.Want(strings.TrimSpace(words.Say("fight.note", "beats", ""))) // before it, whom a hit beats
		isle := p.Position().(*island.Position).View(ch.Seat).Island()
		for n, at := range isle.At {
			if at == isle.People[ch.Seat].At && !strings.Contains(strings.Join(r.List.Texts(), " "), tell.Creature(int8(n))) {
				t.Errorf("seed %d: %s stands there, which the screen does not say", seed, tell.Creature(int8(n)))
			}
		}
		if label := r.Target("board/" + board.IDOf(ch)).Label; !strings.Contains(label, words.Chance(ch.Odds)) {
			t.Errorf("%q does not say how likely a hit is", label)
		}
		dice, _, _ := p.Position().(*island.Position).View(ch.Seat).Combat(box.Card(ch.Item))
		if tip := r.Target("board/" + board.IDOf(ch)).Tip; !strings.Contains(tip, words.Say("fight.dice", "n", dice, "given", "")) {
			t.Errorf("the tip does not reckon with %d dice: %q", dice, tip)
		}
		uitest.Check(t, r.List)
		return
	}
	t.Error("nobody may fight")
}

// 23.3: whoever would be lost where a Move leads, or where the turn is ended, reads it before and is asked.
func TestRule23_3_WhoWouldBeLostIsAskedBefore(t *testing.T) {
	fatal := func(v island.View, at box.Place) bool {
		isle, s := v.Island(), v.Turn().Seat
		isle.People[s].At = at
		_, steps := isle.Foretold(v.Terror())
		return slices.ContainsFunc(steps, func(st foretell.Step) bool { return st.What == foretell.Lost && st.Seat == s })
	}
	went, stayed := false, false
	for seed := uint64(0); seed < 60 && !(went && stayed); seed++ {
		table, to := newGame(t, "island:hell", 2, seed), box.Nowhere
		if !drive(t, table, "easy", func(v island.View) bool {
			step, s, _ := v.Asked()
			if step != island.Acting {
				return false
			}
			at := v.Island().People[s].At
			for _, ch := range table.ChoicesOf(s) {
				if ch.Kind == island.Move && fatal(v, box.Place(ch.Target)) {
					to = box.Place(ch.Target)
				}
			}
			return to != box.Nowhere && !went || fatal(v, at) && !stayed
		}) {
			continue
		}
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		r.ByKeys("handover/I am ready")
		r.Wait(play.SitTime)
		v, was := p.Position().(*island.Position).View(p.Seat()), p.Len()
		if to != box.Nowhere && !went {
			went = true
			r.opened(t, p, game.Command{Seat: p.Seat(), Kind: island.Move, Target: int32(to)}, true)
			if says := strings.Join(r.List.Texts(), " "); p.Len() != was || !strings.Contains(says, "and you are lost") {
				t.Errorf("seed %d, to %s: %d commands, want %d and that one would be lost: %q", seed, tell.Site(to), p.Len(), was, says)
			}
		}
		if fatal(v, v.Island().People[p.Seat()].At) {
			stayed = true
			end, _ := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.EndTurn })
			r.ByKeys("board/" + board.IDOf(end))
			if got, want := r.Target("board/"+board.IDOf(end)).Label, strings.ReplaceAll(words.Say("do.end-turn.lost"), "_", ""); p.Len() != was || got != want {
				t.Errorf("seed %d, ending: %d commands and %q, want %d and %q", seed, p.Len(), got, was, want)
			}
		}
		uitest.Check(t, r.List)
	}
	if !went || !stayed {
		t.Errorf("met on the way: %v, on the spot: %v; want both", went, stayed)
	}
}
