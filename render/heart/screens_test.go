package heart

import (
	"runtime"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

// room is the program with nothing but this game in it.
type room struct {
	*render.App
	*uitest.Stage
	left bool
}

func newRoom(t *testing.T, z uitest.Size, s desk.Screen) *room {
	t.Helper()
	words.Use(book())
	t.Cleanup(func() { words.Use(nil) })
	r := &room{}
	p := desk.DefaultPreferences()
	p.Animations, p.TextSize = false, z.Text
	r.App = render.New(render.Hooks{Games: []desk.Game{Game{}}, Keys: menu.NewKeysOn}, p)
	r.Resize(z.W, z.H, 1)
	r.Push(s)
	r.Stage = uitest.Of(t, r.Tick)
	return r
}

// sit shows a table's screens.
func sit(t *testing.T, z uitest.Size, table *game.Table) (*room, *play.Play) {
	t.Helper()
	var r *room
	p := local.New(table, play.Host{Leave: func(desk.Desk) { r.left = true }})
	r = newRoom(t, z, Game{}.Table(p))
	r.Wait(1)
	return r, p
}

// newGame is a game for so many.
func newGame(t *testing.T, seats int, seed uint64) *game.Table {
	t.Helper()
	table, err := game.NewTable(heart.Rules{}, box.ForSeats(seats).Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// hands plays what a player without hands would choose, through the screen.
type hands struct {
	bot             bots.Bot
	mouse           bool
	played, clicked int // commands so far, and how many of them by mouse
	passed          int // how often the machine was handed over, or what came of a day was waited for
}

// newHands are keen ones.
func newHands(t *testing.T, seed uint64, mouse bool) *hands {
	t.Helper()
	bot, err := bots.New("keen", seed)
	if err != nil {
		t.Fatal(err)
	}
	return &hands{bot: bot, mouse: mouse}
}

// chooses is what they choose; asked: they want to be asked of every leader's die, and of Humility always.
func (h *hands) chooses(table *game.Table, s game.Seat, asked bool) game.Command {
	cs := table.ChoicesOf(s)
	for i := range cs {
		if c := &cs[i]; asked && c.Kind == heart.Order && (c.Item == box.OfBadLuck && c.Target == int32(box.AskLeading) || c.Item == box.OfHumility && c.Target == int32(box.PrideAlways)) {
			return c.Command(0)
		}
	}
	return h.bot.Choose(table.Position(), s, cs)
}

// waits reports whether the board waits for what came of a turn to be read.
func waits(r *room) bool {
	return slices.ContainsFunc(r.List.Targets, func(t ui.Target) bool { return t.ID == "board/go-on" })
}

// play makes one command, and fails where the screen does not lead to it.
func (h *hands) play(t *testing.T, r *room, p *play.Play) {
	t.Helper()
	uitest.CheckWords(t, r.List)
	r.Wait(desk.GuardTime)                           // another may have been asked
	if r.Has(ui.Unmarked(words.Say("paper.away"))) { // whoever has found something reads of it before
		r.ByKeys("board/paper-away")
		r.Wait(desk.GuardTime)
	}
	for n := 0; n < 2 && waits(r); n++ { // what came of a choice is read before the Time is up, and of a turn before the next
		readsOver(r)
		r.ByKeys("board/go-on")
		r.Wait(desk.GuardTime)
		h.passed++
	}
	if r.Has(words.Say("hand.pass")) {
		uitest.Check(t, r.List)
		r.ByKeys("handover/I am ready")
		r.Wait(desk.GuardTime)
		h.passed++
	}
	table := local.Of(p)
	s, was := table.Acting().First(), table.Len()
	cs := table.ChoicesOf(s)
	cmd := h.bot.Choose(table.Position(), s, cs)
	h.played++
	for i := range cs {
		if !cs[i].Allows(&cmd) {
			continue
		}
		switch {
		case cs[i].Kind == heart.CallFind: // without a name
			for k := range cs {
				if cs[k].Kind == heart.No {
					i = k
				}
			}
		case cs[i].Max > 0: // the stepper is for hands that count
		}
		id := "board/" + board.IDOf(cs[i])
		if cs[i].Kind == heart.NameFace && !slices.ContainsFunc(r.List.Targets, func(t ui.Target) bool { return t.ID == id }) {
			r.WalkTo("board/which-face") // one figure stands for all
			r.Key(ebiten.KeyHome)
			for n := cs[i].Target; n > lowest(cs); n-- {
				r.Key(ebiten.KeyRight)
			}
		}
		if h.mouse && r.ByMouse(id) && table.Len() > was {
			h.clicked++
			return // what has scrolled away is reached by keys
		}
		r.ByKeys(id)
		break
	}
	if table.Len() <= was { // computer players may have gone on since
		step, _, _ := table.Position().(*heart.Position).View(s).Asked()
		t.Fatalf("%s: %d commands, and then %d", step.Name(), was, table.Len())
	}
}

// lowest is the lowest face that can be named.
func lowest(cs []game.Choice) int32 {
	return cs[slices.IndexFunc(cs, func(ch game.Choice) bool { return ch.Kind == heart.NameFace })].Target
}

// A whole game alone is played by keys, in windows of several sizes: everything fits, each
// command is on a target, and the account is told.
func TestAloneByKeys(t *testing.T) {
	for i, z := range uitest.Sizes() {
		if i%3 != 0 {
			continue
		}
		r, p := sit(t, z, newGame(t, 1, uint64(3+i)))
		h := newHands(t, 1, false)
		for n := 0; !p.Over() && n < 900; n++ {
			if n%7 == 0 {
				uitest.Check(t, r.List)
			}
			h.play(t, r, p)
		}
		r.Wait(0.3)
		if waits(r) { // what came of the last day is read before the account
			r.ByKeys("board/go-on")
			r.Wait(0.3)
		}
		uitest.Check(t, r.List)
		if title := play.Result(p.Position().Summary()); !p.Over() || !uitest.HasText(r.List, title) {
			t.Fatalf("%s: the result %q is not told", z, title)
		}
		if r.ByKeys("account/leave"); !r.left {
			t.Errorf("%s: the account is not left", z)
		}
	}
}

// One plays alone by mouse, in the usual window: what has scrolled away is reached by keys.
func TestAloneByMouse(t *testing.T) {
	table := newGame(t, 1, 5)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	h := newHands(t, 1, true)
	for n := 0; !p.Over() && n < 900; n++ {
		h.play(t, r, p)
	}
	if !p.Over() || h.clicked < h.played*9/10 {
		t.Errorf("over: %v; %d of %d commands were clicked", p.Over(), h.clicked, h.played)
	}
}

// Two play by mouse and two by keys, and twice in the middle of the game take it up again from
// what is saved: the log that a save holds, and the position with the log from there on.
func TestTwoWithAPause(t *testing.T) {
	for name, z := range map[string]uitest.Size{"by mouse": uitest.Sizes()[0], "by keys": {W: 1280, H: 800, Text: 100}} { // in any order: each a game of its own
		r, p := sit(t, z, newGame(t, 2, 11))
		h := newHands(t, 2, name == "by mouse")
		for n := 0; !p.Over() && n < 900; n++ {
			if n == 60 || n == 150 {
				data, err := saves.Encode(saves.Header{ID: "pause"}, local.Of(p).Record())
				if err != nil {
					t.Fatal(err)
				}
				_, rec, err := saves.Decode(data)
				if err != nil {
					t.Fatal(err)
				}
				again, err := game.TakeUp(heart.Rules{}, rec)
				if n == 150 {
					short := &game.Record{Game: rec.Game, Version: rec.Version, Settings: rec.Settings, Position: p.Position().Append(nil)}
					again, err = game.Resume(heart.Rules{}, short)
				}
				if err != nil || game.HashOf(again.Position()) != game.HashOf(p.Position()) {
					t.Fatalf("%s: taken up again: %v", name, err)
				}
				r, p = sit(t, z, again)
			}
			h.play(t, r, p)
		}
		if !p.Over() || h.passed < 20 {
			t.Errorf("%s: over: %v; the machine was handed over %d times in %d commands", name, p.Over(), h.passed, h.played)
		}
	}
}

// Five play, four of them computer explorers, by keys and by mouse: whoever sits before the
// screen is asked in the others' turns too, and the game comes to its end.
func TestFiveWithComputers(t *testing.T) {
	for _, mouse := range []bool{false, true} {
		table := newGame(t, 5, 21)
		p := local.New(table, play.Host{Bots: Game{}.Bot})
		for s := range game.Seat(4) {
			p.Take(s+1, []string{"easy", "keen"}[s%2])
		}
		r := newRoom(t, uitest.Size{W: 1280, H: 800, Text: 100}, Game{}.Table(p))
		h, held := newHands(t, 5, mouse), 0
		for n := 0; !p.Over() && n < 10_000_000; n++ {
			if _, waits := p.Beats().Page(); waits { // what came of one's turn stays till one goes on
				held++
				r.Key(ebiten.KeySpace)
				r.Wait(2 * desk.GuardTime)
				continue
			}
			if _, theirs := p.Machine(); theirs || p.Seat() != table.Acting().First() {
				runtime.Gosched() // they think beside the loop
				r.Wait(0.05)
				continue
			}
			h.play(t, r, p)
		}
		if !p.Over() || h.played < 50 || held < 10 || mouse && h.clicked < h.played*9/10 {
			t.Errorf("over: %v, after %d choices of one's own, %d of them clicked; %d times it was waited for", p.Over(), h.played, h.clicked, held)
		}
	}
}

// Two persons and between them a computer explorer: what came of its turn is read before the day of the other person
// begins, who may still be on the way to the screen (22.3).
func TestRule22_3_AComputerBetweenTwoPersonsHandsNothingOver(t *testing.T) {
	table := newGame(t, 3, 21)
	p := local.New(table, play.Host{Bots: Game{}.Bot})
	p.Take(1, "easy")
	r := newRoom(t, uitest.Size{W: 1280, H: 800, Text: 100}, Game{}.Table(p))
	h, was, waited, changes := newHands(t, 3, false), game.Nobody, -1, 0 // waited: after how many commands
	for n := 0; !p.Over() && changes < 30 && n < 1_000_000; n++ {
		if _, waits := p.Beats().Page(); waits || r.Has(words.Say("hand.pass")) {
			waited = table.Len()
			r.Key(ebiten.KeySpace)
			r.Wait(2 * desk.GuardTime)
			continue
		}
		s := table.Acting().First()
		if _, theirs := p.Machine(); theirs || p.Seat() != s {
			runtime.Gosched() // it thinks beside the loop
			r.Wait(0.05)
			continue
		}
		if v := table.Position().(*heart.Position).View(game.Nobody); v.GameTurn() > 0 && v.InTurn() == s {
			if s != was && was != game.Nobody {
				if changes++; waited <= begun(table, s) {
					t.Fatalf("command %d: the turn of %d begins after one of %d, and nobody has passed the machine", table.Len(), s, was)
				}
			}
			was = s
		}
		h.play(t, r, p)
	}
	if changes < 10 {
		t.Errorf("the machine changed hands %d times, want 10 at least", changes)
	}
}

// begun is the number of the command with which the last turn of a seat began.
func begun(table *game.Table, s game.Seat) int {
	for k := table.Len() - 1; k >= 0; k-- {
		if slices.ContainsFunc(table.EventsOf(k), func(e game.Event) bool {
			return e.Seat == s && (e.Kind == heart.MapTurnBegan || e.Kind == heart.DaysBegan)
		}) {
			return k
		}
	}
	return -1
}
