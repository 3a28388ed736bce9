package heart

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Three at one machine: it changes hands once a turn, by one press, and never for a question in another's
// turn (22.3). What came of a turn stays on the board till it has been read, with who is next: always. A
// card follows where something befell whoever that is while the others had the machine, and where they are asked
// whether they envy, and only there.
func TestRule22_3_TheMachineIsHandedOverOnceATurn(t *testing.T) {
	table := newGame(t, 3, 17)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	h := newHands(t, 3, false)
	cards, turns, asked, hit, held, over, marches, envied, times, firsts := 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
	ended := [3]int{}                            // where the last command of each was told in a turn of its own
	was, in, turn := game.Nobody, game.Nobody, 0 // who was asked last of their own, and whose turn it was
	bought := game.Nobody                        // and who was asked last of all
	for n := 0; !p.Over() && n < 320; n++ {
		v, s := table.Position().(*heart.Position).View(game.Nobody), table.Acting().First()
		sum := table.Position().Summary()
		own := v.InTurn() == s || v.InTurn() == game.Nobody
		ends := was != game.Nobody && v.GameTurn() != turn
		to := v.InTurn() // whose turn it is now, whoever is asked in it
		if to == game.Nobody {
			to = s
		}
		next := in != game.Nobody && to != in
		r.Key(ebiten.KeyF24) // the command came past the screen
		r.Wait(2 * desk.GuardTime)
		if r.Has(ui.Unmarked(words.Say("paper.away"))) { // whoever has found something reads of it before
			r.ByKeys("board/paper-away")
			r.Wait(2 * desk.GuardTime)
		}
		if r.Has(ui.Unmarked(words.Say("ask.held.time"))) { // what came of a choice is read before the sheet of the end
			times++
			uitest.Check(t, r.List)
			r.Key(ebiten.KeySpace)
			r.Wait(2 * desk.GuardTime)
		}
		onBoard := waits(r)
		switch {
		case onBoard != (next || ends):
			t.Fatalf("command %d of seat %d, after a turn of %d: what came of it is waited for: %v, want %v", n, s, was, onBoard, next || ends)
		case onBoard:
			held++
			uitest.Check(t, r.List)
			if ends {
				over++
				readsOver(r)
				r.Want(words.Say("ask.held.turn", "n", turn))
			} else if r.Want(ui.Unmarked(words.Say("ask.held.next", "who", sum.Players[to].Name))); !r.Has(sum.Players[in].Name + ", in ") {
				t.Errorf("command %d: the board is not that of seat %d any more", n, in)
			}
			if march := slices.ContainsFunc(table.EventsOf(table.Len()-1), func(e game.Event) bool { return e.Kind == heart.MapTurnBegan }); march && !ends {
				marches++
				r.Want("Before any choice: ") // what costs something at once (7.1, 7.2)
			}
			r.Key(ebiten.KeySpace)
			r.Wait(2 * desk.GuardTime)
		}
		shown := r.Has(words.Say("hand.pass"))
		step, _, _ := v.Asked()
		struck := befallen(table, s, endOf(table, ended[s]))
		first := v.GameTurn() > 0 && own && was == game.Nobody && s != bought
		if want := first || v.GameTurn() > 0 && own && was != game.Nobody && s != was && (struck || step == heart.Envying); shown != want {
			t.Fatalf("command %d of seat %d in the turn of %d, after one of %d: a card is %v, want %v", n, s, v.InTurn(), was, shown, want)
		} else if want {
			cards++
			uitest.Check(t, r.List)
			if first {
				firsts++
			} else if struck {
				hit += befellOnTheCard(t, r, table, s, endOf(table, ended[s]))
			} else {
				envied++
			}
			r.Key(ebiten.KeySpace)
			r.Wait(2 * desk.GuardTime)
		}
		if v.GameTurn() > 0 && (r.Has(words.Say("hand.pass")) || p.Seat() != s) {
			t.Fatalf("command %d: seat %d sits there, want %d;", n, p.Seat(), s)
		}
		if v.GameTurn() > 0 && !own {
			asked++
		}
		bought = s
		if turn = v.GameTurn(); turn > 0 && own {
			if s != was {
				turns++
			}
			was = s
		}
		in = v.InTurn()
		if !local.Do(p, h.chooses(table, s, true)) {
			t.Fatal(p.Failed)
		}
		if own {
			ended[s] = len(table.Events()) - len(table.EventsOf(table.Len()-1))
		}
	}
	if held < turns-1 || turns < 30 || asked < 3 || hit < 2 || cards == 0 || 2*cards > turns || over == 0 || marches < 5 || envied == 0 || times == 0 || firsts != 1 {
		t.Errorf("%d times waited for in %d turns, %d of them at the end of a Game Turn, with %d cards and %d questions to others; %d were hit meanwhile", held, turns, over, cards, asked, hit)
	}
	t.Logf("%d turns, %d cards, %d presses on the board", turns, cards, held)
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
		for _, short := range []string{tell.Below(m.Events), m.Lying()} {
			if short != "" && !uitest.HasText(r.List, short) {
				t.Errorf("%q: the card does not tell %q", m.Head, short)
			}
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

// What comes of a turn is waited for before anything of the next one is shown.
func TestTheNextTurnIsNotShownBeforeItsTurn(t *testing.T) {
	table := newGame(t, 2, 17)
	p := local.New(table, play.Host{})
	newTable(p)
	h := newHands(t, 3, false)
	waits, shown := 0, 0
	for n := 0; !p.Over() && n < 200; n++ {
		s, before := table.Acting().First(), table.Position().Clone()
		p.SitAs(s)
		if !local.Do(p, h.bot.Choose(table.Position(), s, table.ChoicesOf(s))) {
			t.Fatal(p.Failed)
		}
		events, begun, read := table.EventsOf(table.Len()-1), false, false
		for _, b := range p.Tell(&play.Doing{Events: events, Before: before}) {
			if b.Kind == play.PageBeat {
				read = true
				waits++
			}
			if b.Kind != play.SeenBeat {
				continue
			}
			e := events[b.Event]
			if begun = begun || (e.Kind == heart.MapTurnBegan || e.Kind == heart.DaysBegan || e.Kind == heart.ChitLaid) && e.Seat != s; begun && !read {
				t.Fatalf("command %d of seat %d: %s of seat %d is shown before what came of the turn has been read", n, s, heart.EventName(e.Kind), e.Seat)
			}
			shown++
		}
	}
	if waits < 20 || shown < 50 {
		t.Errorf("%d times it was waited for, and %d events were shown, want some of both", waits, shown)
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
	all := table.Events()
	began := slices.IndexFunc(all, func(e game.Event) bool { return e.Kind == heart.MapTurnBegan && e.Seat == own })
	wholeOnTheCard(t, r, table, own, began, endOf(table, began+1))
	if onTheCard(t, r, table, own); !r.Has(table.Position().Summary().Players[own].Name + ", in ") {
		t.Error("the card does not say whose turn it was")
	}
}
