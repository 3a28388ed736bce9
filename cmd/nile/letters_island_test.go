package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/sealed"
)

// correspondent plays the island by letter, in a window and a folder of their own.
type correspondent struct {
	*staged
	me      game.Seat
	bot     bots.Bot
	asked   map[island.StepKind]int // how often, in all letters
	thought bool
}

// thinks is what a seat writes down in secret. Half of it typed, with what stands behind the field, is nobody's.
func thinks(s game.Seat) string { return "Seat " + string(rune('A'+s)) + " thinks so" }

// correspondents are so many, none of whom is ever shown what another thinks before the end.
func correspondents(t *testing.T, seats int) (all []*correspondent) {
	t.Helper()
	for s := range game.Seat(seats) {
		bot, err := bots.New("keen", uint64(s)+1)
		if err != nil {
			t.Fatal(err)
		}
		c := &correspondent{staged: stageIn(t, saves.Folder{Dir: t.TempDir()}, usual, false, []*title{theIsland}), me: s, bot: bot, asked: map[island.StepKind]int{}}
		c.Shown = func(l *ui.List) {
			if c.w.play == nil || c.w.play.Host().Home == nil || c.w.play.Over() {
				return
			}
			if at := c.w.play.Seat(); at != c.me {
				t.Fatalf("before the screen of seat %d sits %d", c.me, at)
			}
			for o := range game.Seat(seats) {
				if o != c.me && uitest.HasText(l, thinks(o)) {
					t.Fatalf("seat %d reads %q", c.me, thinks(o))
				}
			}
		}
		c.Ticks(hands.ReadTicks)
		all = append(all, c)
	}
	return all
}

// does sets off a target by the mouse, or by keys where it is scrolled out of sight.
func (c *correspondent) does(t *testing.T, id string) {
	t.Helper()
	if c.Shows(id) {
		c.Click(id)
		return
	}
	c.reach(t, id)
}

// offered is the target whose name ends so, "" where there is none.
func (c *correspondent) offered(end string) string {
	for i := range c.List.Targets {
		if id := c.List.Targets[i].ID; strings.HasSuffix(id, "/"+end) {
			return id
		}
	}
	return ""
}

// onLetters does something on the page of letters, where one of these is said of it then.
func (c *correspondent) onLetters(t *testing.T, what string, said ...string) menu.LetterGame {
	t.Helper()
	if c.screen() != "scene letters" {
		if c.w.play != nil && !c.Shows("letters") {
			c.press(ebiten.KeyEscape)
		}
		c.does(t, "letters")
		c.Ticks(hands.ReadTicks)
	}
	if c.w.program.Secret == "" {
		c.does(t, "passphrase")
		c.Type(letterSecret)
	}
	c.until(t, func() bool { _, ok := c.List.Find(what); return ok })
	c.does(t, what)
	c.until(t, func() bool {
		return slices.ContainsFunc(said, func(s string) bool { return uitest.HasText(c.List, s) })
	})
	uitest.Check(t, c.List)
	return letters{c.w}.Games()[0]
}

// next is who has the game after it was sealed, as who sealed it keeps it.
func (c *correspondent) next(t *testing.T) int {
	t.Helper()
	p, err := sealed.RecallOnly(letters{c.w}.folderOf(letters{c.w}.Games()[0].ID))
	if err != nil {
		t.Fatal(err)
	}
	who, _ := p.Waits()
	return who
}

// turn plays till somebody else has to choose, in a round.
func (c *correspondent) turn(t *testing.T, g menu.LetterGame) (round int) {
	t.Helper()
	c.does(t, "play "+g.ID)
	c.Ticks(hands.ReadTicks)
	p := c.w.play
	round = p.Position().(*island.Position).View(game.Nobody).Round()
	for !p.Over() {
		if p.Away() { // a page that is still to be read comes before the game is sealed
			p.Beats().Skip()
			c.Ticks(hands.ReadTicks)
		}
		if on := c.offered("on"); on == "finding/on" || on == "parting/on" {
			c.Ticks(hands.ReadTicks)
			c.does(t, on)
			c.Ticks(hands.ReadTicks)
			continue
		}
		if p.Away() {
			break
		}
		c.command(t, local.Of(p))
	}
	if c.Ticks(hands.ReadTicks); !p.Over() {
		var open []string // what all may read
		all, times := p.Position().(*island.Position), map[string]int{}
		for _, e := range game.Told(all, game.Nobody, p.Events()) {
			line := tell.Event(all.View(game.Nobody), all.Summary(), &e)
			times[line]++
			open = append(open, line, words.Say("lately.times", "text", line, "n", times[line])) // what came more than once is one line
		}
		for _, said := range c.List.Texts() { // line by line, of which one may say more than what happened
			for _, line := range open {
				said = strings.Replace(said, line, "", 1)
			}
			in := func(s string) bool { return strings.Contains(s, said) }
			for card := range box.Cards {
				if !slices.ContainsFunc(open, in) && strings.Contains(said, tell.Card(box.Card(card), 0)) {
					t.Errorf("to be sealed is a game, and %q is told", said)
				}
			}
		}
		stopsHere(t, c.staged, p.Position().Summary().Players[p.Acting().First()].Name, "handover/seal it")
	}
	return round
}

// lastPage sees that the result and the thoughts of all are laid open.
func (c *correspondent) lastPage(t *testing.T) {
	t.Helper()
	want := []string{play.Result(c.w.play.Position().Summary())}
	for s := range game.Seat(c.w.play.Position().Seats()) {
		want = append(want, thinks(s))
	}
	for {
		uitest.Check(t, c.List)
		want = slices.DeleteFunc(want, func(text string) bool { return uitest.HasText(c.List, text) })
		if o, ok := c.List.Find("ending/next"); !ok || o.Disabled {
			break
		}
		c.does(t, "ending/next")
		c.Ticks(4)
	}
	if len(want) > 0 {
		t.Errorf("the last page of seat %d does not tell %q", c.me, want)
	}
	if heir := c.w.play.Host().Home.Heir; heir != "" {
		c.seals(t, "ending/seal it", heir)
		c.Ticks(hands.ReadTicks)
	}
	c.does(t, "ending/leave")
	c.until(t, func() bool { return c.Shows("letters") })
}

// command has the bot choose, and leads the screen to it.
func (c *correspondent) command(t *testing.T, table *game.Table) {
	t.Helper()
	was := table.Len()
	step, of, _ := table.Position().(*island.Position).View(c.me).Asked()
	if of != c.me {
		t.Fatalf("seat %d is asked %s at the machine of seat %d", of, step.Name(), c.me)
	}
	c.asked[step]++
	cmd := c.bot.Choose(table.Position(), c.me, table.ChoicesOf(c.me))
	if step == island.Acting && !c.thought && slices.ContainsFunc(table.ChoicesOf(c.me), func(ch game.Choice) bool { return ch.Kind == island.Think }) {
		c.thought, cmd = true, game.Command{Seat: c.me, Kind: island.Think}
	}
	if isle := table.Position().(*island.Position).View(c.me).Island(); cmd.Kind == island.Hit || cmd.Kind == island.Closest { // of those that are alike the first is offered
		for _, ch := range table.ChoicesOf(c.me) {
			if n, k := int(ch.Target), int(cmd.Target); ch.Kind == cmd.Kind && foretell.SortOf(n) == foretell.SortOf(k) && isle.At[n] == isle.At[k] && isle.Held>>n&1 == isle.Held>>k&1 {
				cmd.Target = ch.Target
				break
			}
		}
	}
	switch id := board.IDOf(game.Choice{Kind: cmd.Kind, Target: cmd.Target, Item: cmd.Item}); {
	case cmd.Kind == island.Think || cmd.Kind == island.Speak:
		c.does(t, "board/say")
		c.does(t, "board/words")
		c.Type(thinks(c.me))
		c.does(t, "board/"+map[game.Kind]string{island.Think: "think", island.Speak: "speak"}[cmd.Kind])
	case c.offered(id) != "":
		if c.does(t, c.offered(id)); (cmd.Kind == island.EndTurn || cmd.Kind == island.Loot) && table.Len() == was {
			c.Ticks(4)
			c.does(t, c.offered(id)) // with Actions left it is asked for, as is a search that harms somebody
		}
	default: // it is found at a place of the chart, or at a card
		at := c.offered(tell.Site(box.Place(max(0, min(cmd.Target, box.Places-1)))))
		if cmd.Kind != island.Move {
			at = c.offered(words.Sentence(tell.Card(c.card(cmd), table.Position().(*island.Position).View(c.me).Chair(c.me).Person.Role)))
		}
		if at == "" {
			t.Fatalf("%s: nothing leads to %s %+v: %q", step.Name(), island.KindName(cmd.Kind), cmd, c.List.Texts())
		}
		if c.does(t, at); table.Len() == was {
			c.Ticks(4)
			c.does(t, "board/"+id)
		}
	}
	if c.Ticks(4); table.Len() == was {
		t.Fatalf("%s: the screen does not lead to %s %+v: %q", step.Name(), island.KindName(cmd.Kind), cmd, c.List.Texts())
	}
}

// card is the card of the hand at which a command is found.
func (c *correspondent) card(cmd game.Command) box.Card {
	switch cmd.Kind {
	case island.Personal:
		return box.ItemCard
	case island.Fight:
		return box.Card(cmd.Item)
	}
	return box.Card(cmd.Target)
}

// TestTheIslandByLetter: three play a whole game by letter, each in a window and a folder of
// their own, from the agreement on the dice to the last page that all three see: a letter a turn.
// It goes beside no test of the Nile: words are of one game at a time.
func TestTheIslandByLetter(t *testing.T) {
	const seats, most = 3, 4
	all := correspondents(t, seats)
	if err := all[0].w.begin(theIsland, box.ForSeats(seats).Encode(), nil); err != nil {
		t.Fatal(err)
	}
	all[0].Ticks(hands.ReadTicks)
	shown := ""
	all[0].w.program.ShowFolder = func(path string) error { shown = path; return nil }
	all[0].onLetters(t, "begin as 1", "is for ")
	all[0].does(t, "show written")
	if want := (letters{all[0].w}).Folder(); shown != want {
		t.Errorf("beside what was written %q is shown, wanted %q", shown, want)
	}
	sent, from, ended := map[int]int{}, 0, 0
	seen := map[string]bool{}
	for ended < seats {
		to := all[from].next(t)
		carry(t, letters{all[from].w}, letters{all[to].w}, seen)
		c := all[to]
		g := c.onLetters(t, "open 1", "has passed the game on", "has sealed the end")
		if from = to; !g.Mine { // its part of the dice went on at once
			continue
		}
		round := c.turn(t, g)
		if c.w.play.Over() {
			c.lastPage(t)
			ended++
			continue
		}
		if sent[round]++; sent[round] > most {
			t.Fatalf("in round %d there are %d letters, want %d at most", round, sent[round], most)
		}
	}
	for _, c := range all {
		if g := (letters{c.w}).Games()[0]; g.State != words.Say("letters.state.over") {
			t.Errorf("the page of letters of seat %d says %q of a game that is over", c.me, g.State)
		}
		if c.asked[island.Asking] > 0 || c.asked[island.Keeping] != 1 || c.asked[island.Wishing] == 0 {
			t.Errorf("seat %d was asked who goes next %d times, what to keep %d times and for a wish %d times; want 0, 1 and some", c.me, c.asked[island.Asking], c.asked[island.Keeping], c.asked[island.Wishing])
		}
	}
}
