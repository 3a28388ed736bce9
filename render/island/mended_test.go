package island

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// until plays on till something is asked of somebody who sits there.
func (h *hands) until(t *testing.T, r *room, p *play.Play, step island.StepKind) {
	t.Helper()
	for now := island.StepKind(0); now != step || r.has("handover/I am ready"); now, _, _ = p.Position().(*island.Position).View(game.Nobody).Asked() {
		h.play(t, r, p)
	}
}

// Where Actions are left the end of the turn is asked for, and given by a second press alone.
func TestTheEndOfATurnIsAskedFor(t *testing.T) {
	r, p := sit(t, usual, newGame(t, "island", 2, 4))
	newHands(t, 2, false).until(t, r, p, island.Acting)
	was, left := p.Len(), p.Position().(*island.Position).View(game.Nobody).Turn().Left
	id := "board/" + board.IDOf(game.Choice{Kind: island.EndTurn})
	at := r.Target(id).Rect
	if r.ByKeys(id); p.Len() != was {
		t.Fatalf("a first press ends the turn with %d Actions left", left)
	}
	r.Want(strings.ReplaceAll(words.Say("do.end-turn.sure", "n", left), "_", ""))
	if is := r.Target(id).Rect; is.X != at.X || is.Y != at.Y {
		t.Errorf("asked for, it lies at %v, and lay at %v: another press meets something else", is, at)
	}
	if r.ByKeys(id); p.Len() != was+1 {
		t.Errorf("after a second press there are %d commands, want %d", p.Len(), was+1)
	}
}

// What a Quest has found is read again where the Quest lies.
func TestAFindingIsReadAgain(t *testing.T) {
	r, p := sit(t, usual, newGame(t, "island:gentle", 1, 3))
	h := newHands(t, 2, true)
	for guide.Told(p, island.QuestDone) == 0 || r.has("finding/on") {
		if p.Over() {
			t.Fatal("no Quest is finished")
		}
		if r.has("finding/on") {
			r.Wait(2 * desk.GuardTime)
			r.ByKeys("finding/on")
			r.Wait(2 * desk.GuardTime)
			continue
		}
		h.play(t, r, p)
	}
	again := ""
	for _, at := range r.List.Targets {
		if strings.Contains(at.ID, "/finding-") {
			again = at.ID
		}
	}
	if again == "" {
		t.Fatalf("no complete Quest is to be clicked: %q", r.List.Texts())
	}
	was := p.Len()
	r.ByKeys(again)
	r.Wait(2 * desk.GuardTime)
	r.Want(words.Say("finding.read"))
	r.ByKeys("finding/on")
	r.Wait(2 * desk.GuardTime)
	if r.has("finding/on") || !r.has(again) || p.Len() != was {
		t.Errorf("read again it leads elsewhere: %q, %d commands, want %d", r.List.Texts(), p.Len(), was)
	}
}

// While Spawn cards are turned before all eyes no hand can be opened, and its button says why.
func TestNoHandOpensBeforeAllEyes(t *testing.T) {
	table := newGame(t, "island", 3, 1)
	driven(t, table, island.StoodIn)
	p := local.New(table, play.Host{Bots: Game{}.Bot})
	r := newRoom(t, usual, Game{}.Table(p))
	r.Wait(1)
	r.ByKeys("handover/I am ready")
	r.Wait(play.SitTime)
	if at, ok := r.List.Find("board/hand"); !ok || !at.Disabled {
		t.Errorf("the hand's button is there: %v, and can be pressed; it would do nothing", ok)
	}
}

// A companion who sits down with somebody is not silent about what for.
func TestACompanionSaysWhatItComesFor(t *testing.T) {
	table := newGame(t, "island", 2, 1)
	mover := driven(t, table, island.Talking)
	p := local.New(table, play.Host{Bots: Game{}.Bot})
	p.Take(mover, "keen")
	r := newRoom(t, usual, Game{}.Table(p))
	r.Wait(play.SitTime)
	v := p.Position().(*island.Position).View(1 - mover)
	mine, _ := v.Hand(0)
	others, _ := v.Hand(1)
	want := words.Say("talk.comes.radio", "who", "", "n", int(mine[box.RadioPart]+others[box.RadioPart]))
	if got := strings.Count(strings.Join(r.List.Texts(), "\n"), strings.TrimSpace(want)); got != 1 {
		t.Errorf("%q stands there %d times, want once, beside the companion's hand: %q", want, got, r.List.Texts())
	}
	uitest.Check(t, r.List)
}

// Where the creatures' advance would lose the game, the foretelling says so before all else (23.3).
func TestTheForetellingSaysFirstThatAllIsLost(t *testing.T) {
	for seed := range uint64(40) {
		table := newGame(t, "island:hell", 1, seed)
		if !drive(t, table, "easy", func(v island.View) bool {
			isle, _ := v.Foretold()
			step, _, _ := v.Asked()
			return isle.Over() && step == island.Acting
		}) {
			continue
		}
		r, _ := sit(t, usual, table)
		r.Wait(play.SitTime)
		r.ByKeys("board/ahead")
		said := strings.Join(r.List.Texts(), " ")
		_, said, _ = strings.Cut(said, words.Say("ahead.title", "n", ""))
		first, _, ok := strings.Cut(said, words.Say("ahead.lost.game"))
		if !ok || len(strings.Fields(first)) > 2 || strings.Contains(said, "the the") { // but for the Darkness and the rule
			t.Errorf("seed %d: the loss of the game is told %v, behind %q, of %q", seed, ok, first, said)
		}
		return
	}
	t.Error("no game is about to be lost")
}

// Where a hunter has several as near, the foretelling says whom it goes after as it is now, and that a turn
// may change that (12.4, 23.3).
func TestTheForetellingSaysWhatATurnMayChange(t *testing.T) {
	for seed := range uint64(40) {
		table := newGame(t, "island:hell", 3, seed)
		if !drive(t, table, "keen", func(v island.View) bool {
			isle := v.Island()
			_, steps := v.Foretold()
			step, _, _ := v.Asked()
			return step == island.Acting && slices.ContainsFunc(steps, func(s foretell.Step) bool {
				if s.What != foretell.Went || foretell.SortOf(int(s.Creature)) == box.Crawler {
					return false
				}
				to, near := isle.Nearest(s.From)
				return near.Count() == 2 && isle.People[near.Without(to).First()].At != isle.People[to].At
			})
		}) {
			continue
		}
		r, _ := sit(t, usual, table)
		r.Wait(play.SitTime)
		r.ByKeys("handover/I am ready")
		r.Wait(play.SitTime)
		r.ByKeys("board/ahead")
		if said := strings.Join(r.List.Texts(), " "); !strings.Contains(said, "who had a turn last; as near is") {
			t.Errorf("seed %d: that two are as near is not told: %q", seed, said)
		}
		return
	}
	t.Error("no hunter has two as near")
}

// driven has keen players play until a question is asked, and is whose.
func driven(t *testing.T, table *game.Table, until island.StepKind) game.Seat {
	t.Helper()
	if !drive(t, table, "keen", func(v island.View) bool { step, _, _ := v.Asked(); return step == until }) {
		t.Fatalf("step %d never comes", until)
	}
	_, s, _ := table.Position().(*island.Position).View(game.Nobody).Asked()
	return s
}

// drive has players of a kind play until it is so; false where the game ends before.
func drive(t *testing.T, table *game.Table, kind string, is func(v island.View) bool) bool {
	t.Helper()
	bot, err := bots.New(kind, 1)
	if err != nil {
		t.Fatal(err)
	}
	for !table.Over() {
		if is(table.Position().(*island.Position).View(game.Nobody)) {
			return true
		}
		s := table.Acting().First()
		if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
			t.Fatal(err)
		}
	}
	return false
}

// A hand is closed before others' eyes: where one plays alone nothing closes it.
func TestWhoPlaysAloneClosesNoHand(t *testing.T) {
	for _, persons := range []int{1, 2} {
		r, p := sit(t, usual, newGame(t, "island", persons, 4))
		newHands(t, 2, false).until(t, r, p, island.Acting)
		if got, want := r.has("board/hand"), persons > 1; got != want {
			t.Errorf("%d persons: a hand can be closed: %v, want %v", persons, got, want)
		}
	}
}

// What ends a Trade of two whom one player moves is one button, which stands where it stood, whatever is given: a press
// where it was gives nothing away.
func TestTheEndOfATradeStaysWhereItIs(t *testing.T) {
	for seed := range uint64(30) {
		table := newGame(t, "island", 1, seed)
		mover := driven(t, table, island.Acting)
		talk := slices.IndexFunc(table.ChoicesOf(mover), func(ch game.Choice) bool { return ch.Kind == island.Talk })
		if talk < 0 {
			continue
		}
		if _, err := table.Do(table.ChoicesOf(mover)[talk].Command(0)); err != nil {
			t.Fatal(err)
		}
		p := local.New(table, play.Host{})
		r := newRoom(t, usual, Game{}.Table(p))
		r.Wait(play.SitTime)
		ends := func() (all []string) {
			for s := range game.Seat(2) {
				if at, ok := r.List.Find(idOf(game.Command{Kind: island.Done, Seat: s}, island.Talking)); ok {
					all = append(all, fmt.Sprint(at.Rect))
				}
			}
			if len(all) != 1 {
				t.Fatalf("seed %d: the Trade has %d ends: %q", seed, len(all), r.List.Texts())
			}
			return all
		}
		for _, s := range []game.Seat{mover, 1 - mover} {
			at := slices.IndexFunc(table.ChoicesOf(s), func(ch game.Choice) bool { return ch.Kind == island.Give && ch.Item == 0 })
			if at < 0 {
				continue
			}
			was := ends()
			ch := table.ChoicesOf(s)[at]
			r.ByKeys(idOf(game.Command{Kind: ch.Kind, Seat: s, Target: ch.Target, Item: ch.Item}, island.Talking))
			r.Wait(play.SitTime)
			if got := ends(); !slices.Equal(got, was) {
				t.Errorf("seed %d: after a gift of seat %d the ends stand at %v, want %v", seed, s, got, was)
			}
			return
		}
	}
	t.Error("nobody gives anything")
}

// Two creatures of one sort in one place are one answer: there is no difference to be chosen.
func TestCreaturesThatAreAlikeAreOneAnswer(t *testing.T) {
	for seed := range uint64(60) {
		table := newGame(t, "island", 1, seed)
		differ, all := map[string]bool{}, 0
		if !drive(t, table, "keen", func(v island.View) bool {
			step, s, _ := v.Asked()
			if step != island.Nearing {
				return false
			}
			clear(differ)
			isle, cs := v.Island(), table.ChoicesOf(s)
			for _, ch := range cs {
				n := int(ch.Target)
				differ[fmt.Sprint(foretell.SortOf(n), isle.At[n], isle.Held>>n&1)] = true
			}
			all = len(cs)
			return len(differ) < all && len(differ) > 1 // else nothing is asked
		}) {
			continue
		}
		r, _ := sit(t, usual, table)
		r.Wait(play.SitTime)
		buttons := 0
		for _, at := range r.List.Targets {
			if strings.HasPrefix(at.ID, "board/"+island.KindName(island.Closest)) {
				buttons++
			}
		}
		if buttons != len(differ) {
			t.Errorf("seed %d: of %d creatures %d differ, and %d can be chosen: %q", seed, all, len(differ), buttons, r.List.Texts())
		}
		return
	}
	t.Error("no two that are alike are ever the closest")
}

// A click on a card while a place's box lies open shows what can be done with the card, however
// short the click is.
func TestACardIsPickedUpFromAPlace(t *testing.T) {
	for seed := range uint64(20) {
		table := newGame(t, "island", 1, seed)
		driven(t, table, island.Acting)
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		move, ok := p.Find(func(ch *game.Choice) bool { return ch.Kind == island.Move })
		card, put := p.Find(func(ch *game.Choice) bool {
			return ch.Kind == island.PutDown && box.Card(ch.Target).Type() == box.Weapon
		})
		if !ok || !put {
			continue
		}
		role := p.Position().(*island.Position).View(p.Seat()).Chair(p.Seat()).Person.Role
		quick := func(name string) {
			t.Helper()
			for _, at := range r.List.Targets {
				if strings.HasSuffix(at.ID, "/"+name) {
					r.Move(at.Rect.Centre())
					r.Do(ui.Input{Pressed: [3]bool{true}, Released: [3]bool{true}})
					r.Wait(0.2)
					return
				}
			}
			t.Fatalf("there is no %q to be clicked", name)
		}
		was := p.Len()
		quick(tell.Site(box.Place(move.Target)))
		if p.Len() != was { // it harms nobody there, and was gone to
			continue
		}
		quick(words.Sentence(tell.Card(box.Card(card.Target), role)))
		if id := board.IDOf(card); !r.has("board/" + id) {
			t.Errorf("seed %d: nothing is shown of %s: %q", seed, tell.Card(box.Card(card.Target), role), r.List.Texts())
		}
		return
	}
	t.Error("no place has a risk with a Weapon in the hand")
}

// What can be done with a card stands among the choices once when it is clicked, and does what it says: a
// Quest begun at its place, a Weapon fought with, a boat called.
func TestWhatIsDoneWithACard(t *testing.T) {
	done := map[game.Kind]bool{}
	for seed := range uint64(12) {
		for _, kind := range []game.Kind{island.QuestBegin, island.Fight, island.Call} {
			if done[kind] {
				continue
			}
			table := newGame(t, "island:gentle", 1, seed)
			of := func(ch *game.Choice) bool {
				return ch.Kind == kind && (kind != island.Fight || box.Card(ch.Item) != box.NoCard)
			}
			if !drive(t, table, "keen", func(v island.View) bool {
				step, s, _ := v.Asked()
				return step == island.Acting && slices.ContainsFunc(table.ChoicesOf(s), func(ch game.Choice) bool { return of(&ch) })
			}) {
				continue
			}
			r, p := sit(t, usual, table)
			r.Wait(play.SitTime)
			ch, _ := p.Find(of)
			card := box.Card(ch.Target)
			switch kind {
			case island.Fight:
				card = box.Card(ch.Item)
			case island.Call:
				card = box.RadioPart
			}
			name := words.Sentence(tell.Card(card, p.Position().(*island.Position).View(p.Seat()).Chair(p.Seat()).Person.Role))
			for _, at := range r.List.Targets {
				if strings.HasSuffix(at.ID, "/"+name) {
					r.ClickAt(at.Rect.Centre())
					break
				}
			}
			if r.Wait(0.3); len(r.List.Problems) > 0 {
				t.Errorf("%s picked up: %v", name, r.List.Problems)
			}
			id, was := "board/"+board.IDOf(ch), p.Len()
			if !r.has(id) {
				t.Fatalf("seed %d: %s has no %s", seed, name, id)
			}
			r.Click(id)
			if r.Wait(0.3); p.Len() == was {
				t.Errorf("seed %d: %s of %s does nothing", seed, id, name)
			}
			done[kind] = true
		}
	}
	if len(done) < 3 {
		t.Errorf("tried with %d kinds alone: %v", len(done), done)
	}
}

// A sentence about a place takes the place that is clicked on the chart, and says it.
func TestAPlaceIsNamedOnTheChart(t *testing.T) {
	table := newGame(t, "island", 2, 3)
	if !drive(t, table, "keen", func(v island.View) bool {
		step, _, _ := v.Asked()
		return step == island.Acting
	}) {
		t.Fatal("nobody has a turn")
	}
	r, p := sit(t, usual, table)
	r.Wait(play.SitTime)
	r.ByKeys("handover/I am ready")
	r.Wait(play.SitTime)
	r.ByKeys("board/say")
	r.Wait(0.3)
	was := p.Len()
	r.Click("board/" + tell.Site(box.Lighthouse))
	r.Wait(0.3)
	if p.Len() != was {
		t.Fatal("a click on the chart did something while a sentence was put together")
	}
	r.Click("board/speak")
	r.Wait(0.3)
	for _, e := range p.Events() {
		if e.Kind == island.Spoke {
			if got, want := tell.Event(p.Position().(*island.Position).View(p.Seat()), p.Position().Summary(), &e), tell.Aloud(island.IGoTo, int(box.Lighthouse)); !strings.Contains(got, want) {
				t.Errorf("said %q, wanted %q in it", got, want)
			}
			return
		}
	}
	t.Errorf("nothing was said: %q", r.List.Texts())
}

// Who stands where Loot is searched for and has searched, or beside a creature that has been fought, reads why
// not again, and elsewhere that no Loot lies there; and the steps to win stand below the choices.
func TestWhyNotNowAndWhatWins(t *testing.T) {
	for key, of := range map[string]struct {
		kind game.Kind
		here func(v island.View, at box.Place) bool
	}{
		"loot.not":  {island.Loot, func(v island.View, at box.Place) bool { return v.Board().Use(at) == box.LootUse }},
		"loot.none": {island.Loot, func(v island.View, at box.Place) bool { return v.Board().Use(at) != box.LootUse }},
		"fight.not": {island.Fight, func(v island.View, at box.Place) bool { isle := v.Island(); return !isle.Clear(at) }},
	} {
		met := false
		for seed := uint64(0); seed < 60 && !met; seed++ {
			table := newGame(t, "island", 1, seed)
			if met = drive(t, table, "keen", func(v island.View) bool {
				step, s, _ := v.Asked()
				if step != island.Acting || !of.here(v, v.Chair(s).Person.At) {
					return false
				}
				return !slices.ContainsFunc(table.ChoicesOf(s), func(ch game.Choice) bool { return ch.Kind == of.kind })
			}); !met {
				continue
			}
			r, p := sit(t, usual, table)
			r.Wait(play.SitTime)
			refused := p.Position().(*island.Position).Refuse(game.Command{Seat: p.Seat(), Kind: of.kind})
			for _, want := range []string{words.Say(key, "why", words.Why(*refused)), words.Say("goal.radio")} {
				if all := strings.Join(r.List.Texts(), " "); !strings.Contains(all, want) {
					t.Errorf("%s, seed %d: wanted %q on the screen, got %q", key, seed, want, all)
				}
			}
		}
		if !met {
			t.Errorf("%s: nobody stands where it is to be said", key)
		}
	}
}
