package island

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// giver brings about a Talk in which a computer companion has something to give: whose it is, and how much it gives.
func giver(t *testing.T, least int) (table *game.Table, s game.Seat, gives int) {
	t.Helper()
	for seed := range uint64(300) {
		table := newGame(t, "island", 2, seed)
		if !drive(t, table, "keen", func(v island.View) bool { step, _, _ := v.Asked(); return step == island.Talking }) {
			continue
		}
		for s := range game.Seat(2) {
			v := table.Position().(*island.Position).View(s)
			mine, _ := v.Hand(s)
			others, _ := v.Hand(1 - s)
			if n := int(mine[box.RadioPart]); n >= least && int(others[box.RadioPart]) < 3 {
				bot, _ := bots.New("keen", 1)
				if cmd := bot.Choose(table.Position(), s, table.ChoicesOf(s)); cmd.Kind == island.Give && cmd.Target == int32(box.RadioPart) {
					return table, s, n
				}
			}
		}
	}
	t.Fatal("no companion gives so much")
	return nil, 0, 0
}

// settles waits till nobody has anything to do without hands, in real time: they think beside the loop.
func (r *room) settles(p *play.Play) {
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		if _, busy := p.Machine(); !busy {
			break
		}
		r.Wait(0.1)
	}
	r.Wait(play.SitTime)
}

// A companion gives all that it has come to give when the Talk opens, and one press ends it; a line that is ended in the
// note's field ends nothing (17.5).
func TestRule17_5_ACompanionGivesAtOnce(t *testing.T) {
	for _, z := range []uitest.Size{usual, {W: 2560, H: 1440, Text: 100}} {
		table, s, n := giver(t, 1)
		was := table.Len()
		p := local.New(table, play.Host{Bots: Game{}.Bot})
		p.Take(s, "keen")
		p.SitAs(1 - s)
		r := newRoom(t, z, Game{}.Table(p))
		r.settles(p)
		gave := 0
		for i := was; i < p.Len(); i++ {
			if x := p.Step(i); x.Kind == island.Give && x.Seat == s {
				gave++
			}
		}
		if gave < n {
			t.Fatalf("of %d Radio Parts it gives %d before it is answered", n, gave)
		}
		if said := strings.Join(r.List.Texts(), " "); !strings.Contains(said, "gives") || !strings.Contains(said, "Radio Part") {
			t.Errorf("it does not say what it gives: %q", said)
		}
		uitest.Check(t, r.List)
		done := idOf(game.Command{Kind: island.Done, Seat: 1 - s}, island.Talking)
		r.ByKeys(done)
		r.settles(p)
		if step, _, _ := p.Position().(*island.Position).View(game.Nobody).Asked(); step == island.Talking {
			t.Error("one press does not end the Talk")
		}
	}
}

// What is written in a Talk is not sent by the key that ends a line: that takes a press of its own (17.5).
func TestRule17_5_ALineDoesNotEndATalk(t *testing.T) {
	table := newGame(t, "island", 2, 1)
	mover := driven(t, table, island.Talking)
	r, p := sit(t, usual, table)
	r.ByKeys("board/together")
	note := "board/side-" + string(rune('0'+mover)) + "/note"
	r.WalkTo(note)
	r.Type("keep it dry")
	was := p.Len()
	r.Do(ui.Input{Keys: []ui.Press{{Key: ebiten.KeyEnter}}})
	r.Wait(play.SitTime)
	if r.Want("keep it dry"); p.Len() != was {
		t.Error("the Talk is ended by a line")
	}
}

// A hand that is given more than it may keep lies in one row, with what stands below it; several of a card have one
// button, which gives one (17.5).
func TestRule17_5_AFullHandMovesNothing(t *testing.T) {
	for seed := range uint64(400) {
		table := newGame(t, "island", 1, seed)
		full := func(v island.View) bool {
			step, s, _ := v.Asked()
			if step != island.Talking {
				return false
			}
			hand, _ := v.Hand(s)
			return v.Chair(s).Cards >= 4 && hand[box.RadioPart] == 2
		}
		if !drive(t, table, "keen", full) {
			continue
		}
		_, s, _ := table.Position().(*island.Position).View(game.Nobody).Asked()
		r, _ := sit(t, usual, table)
		r.Wait(play.SitTime)
		r.Want("Give one of two")
		r.at(t, idOf(game.Command{Kind: island.Give, Seat: s, Target: int32(box.RadioPart)}, island.Talking))
		uitest.Check(t, r.List)
		return
	}
	t.Error("no hand has two Radio Parts")
}

// A hint says why, and lies upon nothing: between the choices and what stands below them (23.4).
func TestAHintSaysWhy(t *testing.T) {
	for _, z := range []uitest.Size{usual, {W: 2560, H: 1440, Text: 100}} {
		table := newGame(t, "island", 3, 4)
		me := driven(t, table, island.Acting)
		p := local.New(table, play.Host{Bots: Game{}.Bot})
		p.Take((me+1)%3, "keen")
		p.Take((me+2)%3, "keen")
		p.SitAs(me)
		r := newRoom(t, z, Game{}.Table(p))
		r.Wait(1)
		r.ByKeys("board/hint")
		said := ""
		for end := time.Now().Add(20 * time.Second); time.Now().Before(end) && !strings.Contains(said, "In mind:"); time.Sleep(2 * time.Millisecond) {
			r.Wait(0.1)
			said = strings.Join(r.List.Texts(), " ")
		}
		if !strings.Contains(said, "In mind:") {
			t.Fatalf("it says no reason: %q", said)
		}
		uitest.Check(t, r.List)
	}
}

// Nothing moves when a thought is written, and what a sentence brings stands there whole (17.2).
func TestRule17_2_AThoughtMovesNothing(t *testing.T) {
	table := newGame(t, "island", 3, 4)
	me := driven(t, table, island.Acting)
	p := local.New(table, play.Host{Bots: Game{}.Bot})
	p.Take((me+1)%3, "keen")
	p.Take((me+2)%3, "keen")
	p.SitAs(me)
	r := newRoom(t, usual, Game{}.Table(p))
	r.Wait(1)
	r.ByKeys("board/say")
	was := r.at(t, "/all") + r.at(t, "board/speak")
	if said := strings.Join(r.List.Texts(), " "); strings.Contains(said, "than…") || !strings.Contains(said, "in your hand") {
		t.Errorf("it is not whole, or does not say where Curses lie: %q", said)
	}
	r.WalkTo("board/words")
	r.Type("mind the hut, and then the mine, and the swamp behind it")
	if got := r.at(t, "/all") + r.at(t, "board/speak"); got != was {
		t.Errorf("with a thought they stand at %s, want %s", got, was)
	}
}

// Beside the hand of whoever plays stand the Quests that the others have laid down, too (15.5).
func TestRule15_5_TheQuestsOfTheOthersStandBesideTheHand(t *testing.T) {
	for seed := range uint64(60) {
		table := newGame(t, "island", 2, seed)
		var me, other game.Seat
		if !drive(t, table, "keen", func(v island.View) bool {
			step, s, _ := v.Asked()
			if me, other = s, 1-s; step != island.Acting || len(v.Chair(s).Quests) > 0 {
				return false
			}
			quests := v.Chair(1 - s).Quests
			return len(quests) == 1 && !quests[0].Done
		}) {
			continue
		}
		p := local.New(table, play.Host{Bots: Game{}.Bot})
		p.Take(other, "keen")
		p.SitAs(me)
		r := newRoom(t, usual, Game{}.Table(p))
		r.Wait(1)
		r.Want(words.Sentence(tell.Card(p.Position().(*island.Position).View(me).Chair(other).Quests[0].Card, 0)))
		uitest.Check(t, r.List)
		return
	}
	t.Error("nobody lays a Quest down alone")
}
