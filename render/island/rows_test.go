package island

import (
	"fmt"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// at is where a target stands whose name ends so.
func (r *room) at(t *testing.T, end string) string {
	t.Helper()
	for _, at := range r.List.Targets {
		if strings.HasSuffix(at.ID, end) {
			return fmt.Sprint(at.Rect)
		}
	}
	t.Fatalf("no target ends with %q: %q", end, r.List.Texts())
	return ""
}

// Whatever sentence is chosen, whom it is said to and who owns up stand where they stood; what is written besides stands
// in what is said (17.2).
func TestRule17_2_NoSentenceMovesTheNames(t *testing.T) {
	table := newGame(t, "island", 3, 4)
	driven(t, table, island.Acting)
	me := table.Acting().First()
	p := local.New(table, play.Host{Bots: Game{}.Bot})
	p.Take((me+1)%3, "keen")
	p.Take((me+2)%3, "keen")
	p.SitAs(me)
	r := newRoom(t, usual, Game{}.Table(p))
	r.Wait(1)
	r.ByKeys("board/say")
	r.WalkTo("board/words")
	r.Type("mind the hut")
	was := r.at(t, "/all") + r.at(t, "board/owning")
	for _, sentence := range []string{"bring-radio", "hold", "call", "meet"} {
		for _, at := range r.List.Targets {
			if strings.HasSuffix(at.ID, "/"+sentence) {
				r.ByKeys(at.ID)
				break
			}
		}
		if got := r.at(t, "/all") + r.at(t, "board/owning"); got != was {
			t.Errorf("with %q they stand at %s, want %s", sentence, got, was)
		}
	}
	r.Want("And: “mind the hut”")
}

// The card on which the machine changes hands has the Darkness and the company beside it, in a small window and a large.
func TestTheHandOverShowsHowAllStand(t *testing.T) {
	for _, z := range []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
		table := newGame(t, "island", 4, 1)
		driven(t, table, island.Acting)
		r, p := sit(t, z, table)
		isle := p.Position().(*island.Position).View(game.Nobody).Island()
		if !r.has("handover/I am ready") {
			t.Fatal("nobody is asked to sit down")
		}
		r.Want(words.Say("dark.title", "n", int(isle.Darkness), "of", 7))
		for _, who := range p.Position().Summary().Players {
			if !r.Has(who.Name + ",") {
				t.Errorf("at %v by %v %s does not stand there: %q", z.W, z.H, who.Name, r.List.Texts())
			}
		}
	}
}

// A gift moves no note that is being written, and takes nothing of it (17.5).
func TestAGiftMovesNoNote(t *testing.T) {
	for seed := range uint64(40) {
		table := newGame(t, "island", 2, seed)
		mover := driven(t, table, island.Talking)
		r, p := sit(t, usual, table)
		if r.has("board/together") {
			r.ByKeys("board/together")
		}
		give := ""
		for _, ch := range table.ChoicesOf(mover) {
			if ch.Kind == island.Give && ch.Item == 0 {
				give = idOf(game.Command{Kind: ch.Kind, Seat: mover, Target: ch.Target}, island.Talking)
			}
		}
		if give == "" {
			continue
		}
		note := "board/side-" + string(rune('0'+mover)) + "/note"
		r.WalkTo(note)
		r.Type("keep it dry")
		was, n := r.at(t, note), p.Len()
		r.ByKeys(give)
		r.Wait(play.SitTime)
		if p.Len() == n {
			t.Fatal("nothing is given")
		}
		if got := r.at(t, note); got != was {
			t.Errorf("seed %d: after a gift the note stands at %s, want %s", seed, got, was)
		}
		r.Want("keep it dry")
		return
	}
	t.Error("nobody gives anything")
}
