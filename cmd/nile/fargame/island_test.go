package fargame

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/words"
)

// wholeIsland plays what a keen companion chooses, by mouse, and by keys where that has
// scrolled away.
func wholeIsland(t *testing.T, r *room) {
	bot, err := bots.New("keen", 2)
	if err != nil {
		t.Fatal(err)
	}
	has := func(id string) bool { _, ok := r.List.Find(id); return ok }
	for n := 0; !r.table.Over() && n < 900; n++ {
		if _, must := r.play.HandOver(); must && has("handover/I am ready") {
			r.Key(ebiten.KeySpace)
			r.Ticks(hands.ReadTicks)
			continue
		}
		if has("board/together") {
			r.set(t, "board/together")
			continue
		}
		if has("parting/on") { // who is lost, and who comes
			r.Ticks(hands.ReadTicks)
			r.set(t, "parting/on")
			r.Ticks(hands.ReadTicks)
			continue
		}
		if has("finding/on") {
			r.Ticks(hands.ReadTicks)
			r.set(t, "finding/on")
			r.Ticks(hands.ReadTicks)
			continue
		}
		if r.laid(t) {
			continue
		}
		step, _, _ := r.table.Position().(*island.Position).View(game.Nobody).Asked()
		s := r.table.Acting().First()
		if step != island.Asking && r.table.Acting().Has(r.play.Seat()) {
			s = r.play.Seat()
		}
		cmd := bot.Choose(r.table.Position(), s, r.table.ChoicesOf(s))
		if cmd.Kind == island.Give && cmd.Item == 1 {
			cmd.N = 1
		}
		id := "board/" + board.IDOf(game.Choice{Kind: cmd.Kind, Target: cmd.Target, Item: cmd.Item})
		switch {
		case cmd.Kind == island.Think: // without words
			r.play.Command(cmd, nil)
			r.app.Refresh() // no key and no click has it drawn
			r.Ticks(8)
		case step == island.Asking:
			id = "board/" + island.KindName(cmd.Kind) + "-" + strconv.Itoa(int(s))
		case step == island.Talking:
			id = "board/side-" + strconv.Itoa(int(s)) + "/" + board.IDOf(game.Choice{Kind: cmd.Kind, Target: cmd.Target, Item: cmd.Item})
		case !has(id):
			r.opened(t, cmd, id)
		}
		if cmd.Kind != island.Think && r.play.Len() == r.table.Len() {
			r.set(t, id)
		}
		if (cmd.Kind == island.EndTurn || cmd.Kind == island.Loot) && r.play.Len() == r.table.Len() {
			r.set(t, id) // with Actions left it is asked for, as is a search that harms somebody
		}
		if _, err := r.table.Do(cmd); err != nil {
			t.Fatal(err)
		}
		for r.play.Len() != r.table.Len() && r.laid(t) {
		}
		if r.play.Len() != r.table.Len() {
			t.Fatalf("%d commands on the screen, want %d, after %+v (%s)\n%s", r.play.Len(), r.table.Len(), cmd, id, hands.Tail(r))
		}
		r.keep(fmt.Sprintf("%+v", cmd))
		if n%40 == 39 {
			r.look(ebiten.KeyJ)
		}
	}
}

// laid reports whether the screen has answered by itself what leaves nothing to choose, a hit on one of creatures that are
// all alike, which of those Moves, or the one kind that is left to come up, and answers it at the table too.
func (r *room) laid(t *testing.T) bool {
	t.Helper()
	step, s, ok := r.table.Position().(*island.Position).View(game.Nobody).Asked()
	alone := (step == island.StoodIn || step == island.Bringing) && len(r.table.ChoicesOf(s)) == 1
	if !ok || step != island.Hitting && step != island.Nearing && !alone {
		return false
	}
	for n := 0; n < 12 && r.play.Len() == r.table.Len(); n++ {
		r.Ticks(hands.ReadTicks)
	}
	if r.play.Len() == r.table.Len() {
		return false
	}
	all := r.table.ChoicesOf(s)
	if _, err := r.table.Do(all[0].Command(int(all[0].Min))); err != nil {
		t.Fatal(err)
	}
	return true
}

// opened clicks what a choice without a button of its own is found at: the place on the
// chart, or the card, for which a closed hand is opened.
func (r *room) opened(t *testing.T, cmd game.Command, id string) {
	t.Helper()
	at := tell.Site(box.Place(max(0, min(cmd.Target, box.Places-1))))
	if cmd.Kind != island.Move {
		card := box.Card(cmd.Target)
		switch cmd.Kind {
		case island.Personal:
			card = box.ItemCard
		case island.Fight:
			card = box.Card(cmd.Item)
		}
		at = words.Sentence(tell.Card(card, r.table.Position().(*island.Position).View(cmd.Seat).Island().People[cmd.Seat].Role))
	}
	for range 2 {
		for i := range r.List.Targets {
			if x := r.List.Targets[i].ID; strings.HasSuffix(x, "/"+at) {
				r.set(t, x)
				return
			}
		}
		r.set(t, "board/hand")
		if _, ok := r.List.Find(id); ok {
			return
		}
	}
}
