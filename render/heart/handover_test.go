package heart

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Three at one machine: it is handed over once a turn, by one press, and never for a question in
// another's turn (22.3); from day to day the board itself goes on where nothing befell the next, and what
// came of a day stays on it till one does. What came of it since it was handed over stands on the card: each figure that
// has become other under its cause, each die of the last choice, and what befell the next meanwhile.
func TestRule22_3_TheMachineIsHandedOverOnceATurn(t *testing.T) {
	table := newGame(t, 3, 17)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	h := newHands(t, 3, false)
	handed, turns, asked, dice, hit, folded, held := 0, 0, 0, 0, 0, 0, 0
	look := board.New(p)
	began, ended := [3]int{}, [3]int{} // where each had the machine last, among all that was told, and their last command
	was := game.Nobody                 // whose turn was played last
	for n := 0; !p.Over() && n < 320; n++ {
		v, s := table.Position().(*heart.Position).View(game.Nobody), table.Acting().First()
		own := v.InTurn() == s || v.InTurn() == game.Nobody
		r.Key(ebiten.KeyF24) // the command came past the screen
		r.Wait(2 * desk.GuardTime)
		if r.Has(ui.Unmarked(words.Say("paper.away"))) { // whoever has found something reads of it before
			r.ByKeys("board/paper-away")
			r.Wait(2 * desk.GuardTime)
		}
		if r.Has(words.Say("ask.held")) {
			held++
			uitest.Check(t, r.List)
			r.Want(ui.Unmarked(words.Say("ask.held.next", "who", table.Position().Summary().Players[s].Name)))
			r.Key(ebiten.KeySpace)
			r.Wait(2 * desk.GuardTime)
			if p.Seat() != s {
				t.Fatalf("seat %d sits there after one press, want %d", p.Seat(), s)
			}
		}
		shown := r.Has(words.Say("hand.pass"))
		turn := v.GameTurn() > 0 && own && was != game.Nobody && s != was
		switch want := turn && !look.Folds(was, s); {
		case turn && !want && !shown:
			folded++
			if hit := befallen(table, s, endOf(table, ended[s])); hit || v.Sheet(s).Slot == box.NoSlot {
				t.Errorf("command %d: something befell seat %d (%v), or it is no day, and no card tells it", n, s, hit)
			}
		case shown != want:
			t.Fatalf("command %d of seat %d in the turn of %d, after one of %d: handed over is %v, want %v", n, s, v.InTurn(), was, shown, want)
		case shown:
			handed++
			if name := table.Position().Summary().Players[s].Name; !slices.ContainsFunc(r.List.Items, func(it ui.Item) bool {
				return it.Text == name && it.Visible().H > 20
			}) {
				t.Errorf("command %d: there is so much on the card that the next name is out of sight", n)
			}
			uitest.Check(t, r.List)
			dice += onTheCard(t, r, table, was)
			wholeOnTheCard(t, r, table, was, began[was], endOf(table, ended[was]))
			hit += befellOnTheCard(t, r, table, s, endOf(table, ended[s]))
			r.Key(ebiten.KeySpace)
			r.Wait(2 * desk.GuardTime)
			if r.Has(words.Say("hand.pass")) || p.Seat() != s {
				t.Fatalf("seat %d sits there after one press, want %d", p.Seat(), s)
			}
		case v.GameTurn() > 0 && !own:
			asked++
		}
		if v.GameTurn() > 0 && own {
			if s != was {
				turns++
				began[s] = len(table.Events())
				if n := slices.IndexFunc(table.Events()[endOf(table, ended[s]):], func(e game.Event) bool {
					return e.Kind == heart.MapTurnBegan && e.Seat == s || e.Kind == heart.DaysBegan && e.Seat == s
				}); n >= 0 {
					began[s] = endOf(table, ended[s]) + n
				}
			}
			was = s
		}
		if !local.Do(p, h.chooses(table, s, true)) {
			t.Fatal(p.Failed)
		}
		if own {
			ended[s] = len(table.Events()) - len(table.EventsOf(table.Len()-1))
		}
	}
	if handed+folded != turns-1 || turns < 30 || asked < 3 || dice < 10 || hit < 2 || 2*handed > turns || held == 0 || held > folded {
		t.Errorf("%d hand-overs in %d turns, and %d without a card, %d of them waited for, with %d questions to others, %d dice on the cards, %d were hit meanwhile", handed, turns, folded, held, asked, dice, hit)
	}
	t.Logf("%d turns, %d cards, %d presses on the board", turns, handed, held)
}

// befallen reports whether another did something to a seat from somewhere on.
func befallen(table *game.Table, s game.Seat, from int) bool {
	return slices.ContainsFunc(table.Events()[from:], func(e game.Event) bool {
		return e.Seat == s && (e.Kind == heart.Shamed || e.Kind == heart.HumbledBy)
	})
}

// endOf is where the turn ends in which something was told.
func endOf(table *game.Table, at int) int {
	all := table.Events()
	n := slices.IndexFunc(all[at:], func(e game.Event) bool {
		return e.Kind == heart.MapTurnBegan || e.Kind == heart.DaysBegan || e.Kind == heart.TurnBegan
	})
	if n < 0 {
		return len(all)
	}
	return at + n
}

// wholeOnTheCard looks for what became other for a seat while it had the machine, and what it came to.
func wholeOnTheCard(t *testing.T, r *room, table *game.Table, s game.Seat, from, to int) {
	t.Helper()
	v, sum := table.Position().(*heart.Position).View(game.Nobody), table.Position().Summary()
	all := table.Events()
	for i := from; i < to; i++ { // of the Game Turn before nothing is told any more, where there was a choice since
		if all[i].Kind == heart.TurnBegan && slices.ContainsFunc(all[i:to], func(e game.Event) bool { return e.Kind == heart.Decided && e.Seat == s }) {
			from = i + 1
		}
	}
	var own []game.Event
	for i := from; i < to; i++ {
		if all[i].Seat == s {
			own = append(own, all[i])
		}
	}
	if whole := tell.Figures(own); whole != "" && !uitest.HasText(r.List, whole) {
		t.Errorf("the card does not tell that it came to %q", whole)
	}
	for _, m := range tell.Matters(v, sum, all, from, to, func(i int) bool { return all[i].Seat != s }) {
		if !m.Road && tell.Below(m.Events) != "" && !uitest.HasText(r.List, m.Head) {
			t.Errorf("the card does not tell %q", m.Head)
		}
	}
}

// befellOnTheCard looks for what others did to a seat since it had the machine, and gives how often.
func befellOnTheCard(t *testing.T, r *room, table *game.Table, s game.Seat, from int) (n int) {
	t.Helper()
	v, sum := table.Position().(*heart.Position).View(game.Nobody), table.Position().Summary()
	for _, e := range table.Events()[from:] {
		if e.Seat == s && (e.Kind == heart.Shamed || e.Kind == heart.HumbledBy) {
			if n++; !uitest.HasText(r.List, tell.Event(v, sum, &e)) {
				t.Errorf("the card does not tell %q", tell.Event(v, sum, &e))
			}
		}
	}
	return n
}

// onTheCard looks for what the last command did to a seat till its turn was over, and gives how many
// dice there were.
func onTheCard(t *testing.T, r *room, table *game.Table, s game.Seat) (dice int) {
	t.Helper()
	v, sum := table.Position().(*heart.Position).View(game.Nobody), table.Position().Summary()
	all := table.Events()
	from, to := 0, len(all)
	for i := range all { // the last turn that is over
		switch {
		case all[i].Kind == heart.Decided && all[i].Seat == s:
			from, to = i, len(all)
		case to == len(all) && (all[i].Kind == heart.MapTurnBegan || all[i].Kind == heart.DaysBegan || all[i].Kind == heart.TurnBegan):
			to = i
		}
	}
	others := func(i int) bool { return all[i].Seat != s }
	for _, m := range tell.Matters(v, sum, all, from, to, others) {
		if !uitest.HasText(r.List, m.Head) {
			t.Errorf("the card does not tell %q", m.Head)
		}
		if short := m.Short(); short != "" && !uitest.HasText(r.List, short) {
			t.Errorf("%q: the card does not tell %q", m.Head, short)
		}
		for i := range m.Events {
			if e := &m.Events[i]; e.Kind == heart.Rolled {
				dice++
				if x := told.AsRolled(e); !uitest.HasText(r.List, words.Number(x.Faces[0]+x.Faces[1])) {
					t.Errorf("%q: the die %d does not lie on the card", m.Head, x.Faces[0])
				}
			}
		}
	}
	return dice
}

// What comes of a turn is shown before the machine is handed over, and nothing of the next one.
func TestTheNextTurnIsNotShownBeforeItsTurn(t *testing.T) {
	table := newGame(t, 2, 17)
	p := local.New(table, play.Host{})
	newTable(p)
	h := newHands(t, 3, false)
	cut, shown := 0, 0
	for n := 0; !p.Over() && n < 200; n++ {
		s := table.Acting().First()
		p.SitAs(s)
		if !local.Do(p, h.bot.Choose(table.Position(), s, table.ChoicesOf(s))) {
			t.Fatal(p.Failed)
		}
		events, begun := table.EventsOf(table.Len()-1), false
		d := &play.Doing{Events: events, Before: table.Position()}
		beats := p.Tell(d)
		for i := range events {
			begun = begun || (events[i].Kind == heart.MapTurnBegan || events[i].Kind == heart.DaysBegan) && events[i].Seat != s
			seen := slices.ContainsFunc(beats, func(b play.Beat) bool { return b.Event == i && b.Kind == play.SeenBeat })
			switch {
			case begun && seen:
				t.Fatalf("command %d of seat %d: %s of seat %d is shown before the machine is handed over", n, s, heart.EventName(events[i].Kind), events[i].Seat)
			case begun:
				cut++
			case seen:
				shown++
			}
		}
	}
	if cut < 50 || shown < 50 {
		t.Errorf("%d events were kept back and %d shown, want some of both", cut, shown)
	}
}

// Who plays by letter reads what came of the turn before the game is sealed for the next.
func TestByLetterTheTurnIsToldBeforeItIsSealed(t *testing.T) {
	table := newGame(t, 2, 17)
	h := newHands(t, 3, false)
	for table.Position().(*heart.Position).View(0).GameTurn() == 0 { // the set-up is over
		s := table.Acting().First()
		if _, err := table.Do(h.bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
			t.Fatal(err)
		}
	}
	own := table.Acting().First()
	p := local.New(table, play.Host{Home: &play.Home{Seat: own, Seal: func(desk.Desk) {}}})
	r := newRoom(t, uitest.Size{W: 1280, H: 800, Text: 100}, Game{}.Table(p))
	for !p.Away() {
		if !local.Do(p, h.bot.Choose(table.Position(), own, table.ChoicesOf(own))) {
			t.Fatal(p.Failed)
		}
	}
	r.Key(ebiten.KeyF24) // the commands came past the screen
	r.Wait(2 * desk.GuardTime)
	r.Want(words.Say("hand.away"))
	if onTheCard(t, r, table, own); !r.Has(table.Position().Summary().Players[own].Name + ", in ") {
		t.Error("the card does not say whose turn it was")
	}
}
