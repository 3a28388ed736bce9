package island

import (
	"runtime"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
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
	p := local.New(table, play.Host{Bots: Game{}.Bot, Leave: func(desk.Desk) { r.left = true }})
	r = newRoom(t, z, Game{}.Table(p))
	r.Wait(1)
	return r, p
}

// newGame is a game of that way for so many.
func newGame(t *testing.T, way string, players int, seed uint64) *game.Table {
	t.Helper()
	s, ok := box.ParseWay(way)
	if !ok {
		t.Fatalf("no way %q", way)
	}
	s.Players = box.ForSeats(players).Players
	table, err := game.NewTable(island.Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// opened clicks what a choice without a button of its own is found at: the place on the chart,
// or the card, for which a closed hand is opened.
func (r *room) opened(t *testing.T, p *play.Play, cmd game.Command, mouse bool) {
	t.Helper()
	at := tell.Site(box.Place(max(0, min(cmd.Target, box.Places-1))))
	if cmd.Kind != island.Move {
		card := box.Card(cmd.Target)
		if cmd.Kind == island.Personal {
			card = box.ItemCard
		}
		if cmd.Kind == island.Fight {
			card = box.Card(cmd.Item)
		}
		isle := p.Position().(*island.Position).View(cmd.Seat).Island()
		at = words.Sentence(tell.Card(card, isle.People[cmd.Seat].Role))
	}
	for range 2 {
		for i := range r.List.Targets {
			if id := r.List.Targets[i].ID; strings.HasSuffix(id, "/"+at) {
				if !mouse || !r.ByMouse(id) {
					r.ByKeys(id)
				}
				return
			}
		}
		if r.ByKeys("board/hand"); r.has("board/" + board.IDOf(game.Choice{Kind: cmd.Kind, Target: cmd.Target, Item: cmd.Item})) {
			return // it stands among the choices
		}
	}
	var ids []string
	for i := range r.List.Targets {
		ids = append(ids, r.List.Targets[i].ID)
	}
	t.Fatalf("nothing leads to %+v: %q among %q", cmd, at, ids)
}

// has reports whether a target is there.
func (r *room) has(id string) bool {
	for _, at := range r.List.Targets {
		if at.ID == id {
			return true
		}
	}
	return false
}

// hands plays what a player without hands would choose, through the screen.
type hands struct {
	bot             bots.Bot
	mouse           bool
	played, clicked int // commands so far, and how many of them by mouse
	parted          int // pages read of who was lost, and who came
	found           int // findings read
	missed          int // cards read of what companions and creatures did
	texts           int // written, and given
	instead         func(step island.StepKind, cmd game.Command, cs []game.Choice) game.Command
}

func newHands(t *testing.T, seed uint64, mouse bool) *hands {
	t.Helper()
	bot, err := bots.New("keen", seed)
	if err != nil {
		t.Fatal(err)
	}
	return &hands{bot: bot, mouse: mouse}
}

// idOf is the target of a command.
func idOf(cmd game.Command, step island.StepKind) string {
	id := board.IDOf(game.Choice{Kind: cmd.Kind, Target: cmd.Target, Item: cmd.Item})
	switch {
	case step == island.Asking:
		id = island.KindName(cmd.Kind) + "-" + string(rune('0'+cmd.Seat))
	case step == island.Talking:
		id = "side-" + string(rune('0'+cmd.Seat)) + "/" + id
	}
	return "board/" + id
}

// play makes one command of a person, and fails where the screen does not lead to it.
func (h *hands) play(t *testing.T, r *room, p *play.Play) {
	t.Helper()
	table := local.Of(p)
	if _, must := p.HandOver(); must && r.has("handover/I am ready") {
		r.ByKeys("handover/I am ready")
		r.Wait(play.SitTime)
		return
	}
	if r.has("board/together") {
		r.ByKeys("board/together")
		return
	}
	uitest.CheckWords(t, r.List)
	s := p.Seat()
	step, _, _ := table.Position().(*island.Position).View(game.Nobody).Asked()
	if !table.Acting().Has(s) || step == island.Asking {
		s = table.Acting().First()
		for o := range table.Acting().All() {
			if p.Manned(o) {
				s = o
				break
			}
		}
	}
	was := table.Len()
	cmd := h.bot.Choose(table.Position(), s, table.ChoicesOf(s))
	if h.instead != nil {
		cmd = h.instead(step, cmd, table.ChoicesOf(s))
	}
	switch h.played++; cmd.Kind {
	case island.Think, island.Speak: // a person does so in words, on a page of their own
		r.ByKeys("board/say")
		r.WalkTo("board/words")
		r.Type("As planned")
		r.ByKeys(map[game.Kind]string{island.Think: "board/think", island.Speak: "board/speak"}[cmd.Kind])
		h.wrote(t, r, p, cmd, was)
		return
	case island.Breach:
		r.ByKeys("board/say")
		r.ByKeys("board/owning")
	}
	if step == island.Talking && cmd.Kind == island.Give && cmd.Item == 1 {
		cmd.N = 1
	}
	id := idOf(cmd, step)
	if !r.has(id) {
		if r.opened(t, p, cmd, h.mouse); table.Len() > was {
			h.clicked += map[bool]int{true: 1}[h.mouse]
			return
		}
	}
	if h.mouse && r.ByMouse(id) && table.Len() > was {
		h.clicked++
		return // what has scrolled away is reached by keys
	}
	if cmd.Kind == island.Breach { // it is asked for
		if r.ByKeys(id); table.Len() != was {
			t.Fatalf("a first press owns up: %q", r.List.Texts())
		}
		id += "-sure"
	}
	for n := 0; n < presses(cmd) && table.Len() == was; n++ {
		r.ByKeys(id)
	}
	if table.Len() <= was {
		t.Fatalf("%s: %d commands, and then %d: %s (%q, %q)", step.Name(), was, table.Len(), id, r.List.Texts(), r.List.Focus)
	}
}

// presses is how often a button is pressed for a command at most: where Actions are left the end
// of the turn is asked for.
func presses(cmd game.Command) int {
	if cmd.Kind == island.EndTurn || cmd.Kind == island.Loot { // so is a search that harms somebody
		return 2
	}
	return 1
}

// wrote sees that what was typed is kept with a command.
func (h *hands) wrote(t *testing.T, r *room, p *play.Play, cmd game.Command, was int) {
	t.Helper()
	if r.Wait(0.1); p.Len() != was+1 || local.Of(p).Record().Log[was].Command.Kind != cmd.Kind || local.Of(p).Record().Log[was].Command.Text != "As planned" {
		t.Fatalf("%s: %d commands, and then %d: %q", island.KindName(cmd.Kind), was, p.Len(), r.List.Texts())
	}
	h.texts++
}

// darkBy is the Darkness as each round ended, as it was told, of a game that began with so much.
func darkBy(dark int, events []game.Event) (out []int) {
	for i := range events {
		switch e := &events[i]; e.Kind {
		case island.RoundBegan:
			out = append(out, dark)
		case island.Darker:
			dark = int(island.As[island.DarkerEvent](e).Now)
		case island.Lighter:
			dark = int(island.As[island.NumberEvent](e).N)
		case island.BoatCalled:
			dark = max(dark, box.AfterCall)
		}
		if len(out) > 0 {
			out[len(out)-1] = dark
		}
	}
	return out
}

// through plays a game to its end.
func (h *hands) through(t *testing.T, r *room, p *play.Play, each func(n int)) {
	t.Helper()
	table := local.Of(p)
	for !p.Over() && h.played < 20_000 {
		manned := false
		for s := range table.Acting().All() {
			manned = manned || p.Manned(s)
		}
		if r.has("missed/on") {
			h.missed++
			uitest.Check(t, r.List)
			r.Wait(2 * desk.GuardTime)
			r.ByKeys("missed/on")
			r.Wait(2 * desk.GuardTime)
			continue
		}
		if r.has("parting/on") {
			h.parted++
			uitest.Check(t, r.List)
			r.Wait(2 * desk.GuardTime)
			r.ByKeys("parting/on")
			r.Wait(2 * desk.GuardTime)
			continue
		}
		if r.has("finding/on") {
			h.found++
			r.Wait(2 * desk.GuardTime)
			r.ByKeys("finding/on")
			r.Wait(2 * desk.GuardTime)
			continue
		}
		if _, theirs := p.Machine(); theirs || !manned || p.Thinking() {
			runtime.Gosched() // they think beside the loop
			r.Wait(0.05)
			continue
		}
		h.play(t, r, p)
		if each != nil {
			each(h.played)
		}
	}
	if !p.Over() || h.played < 10 {
		t.Fatalf("over: %v, after %d choices of one's own", p.Over(), h.played)
	}
	if done := guide.Told(p, island.QuestDone); h.found != done {
		t.Errorf("what Quests have found was read %d times, want %d", h.found, done)
	}
	r.Wait(0.5)
	uitest.Check(t, r.List)
	uitest.CheckWords(t, r.List)
	start := p.Position().(*island.Position).View(game.Nobody).Settings()
	for n, dark := range darkBy(start.Start(), p.Events()) {
		if want := words.Say("end.bar", "n", n+1, "dark", dark); !slices.ContainsFunc(r.List.Hints, func(h ui.Hint) bool { return strings.Contains(h.Text, want) }) {
			t.Errorf("of round %d the graph does not say %q", n+1, want)
		}
	}
	if title := play.Result(p.Position().Summary()); !uitest.HasText(r.List, title) {
		t.Errorf("the result %q is not told: %v", title, r.List.Texts())
	}
	for r.has("ending/next") && !r.Target("ending/next").Disabled {
		r.ByKeys("ending/next")
		uitest.CheckWords(t, r.List)
	}
	if r.ByKeys("ending/leave"); !r.left {
		t.Error("the last page is not left")
	}
}

var usual = uitest.Size{W: 1280, H: 800, Text: 100}

// Four play at one machine, by mouse: hands are handed over, all find whose turn it is, two who
// talk sit down together, and the game comes to its end.
func TestFourAtOneMachine(t *testing.T) {
	r, p := sit(t, usual, newGame(t, "island", 4, 3))
	h := newHands(t, 1, true)
	h.through(t, r, p, nil)
	if h.clicked < (h.played-h.texts)*8/10 {
		t.Errorf("%d of %d commands were clicked, want nearly all", h.clicked, h.played)
	}
}

// What is said before all and owned up to is done on the page of it, and read by the others in
// their turns; guests leave and join between two rounds, by the names they are given.
func TestWordsAndGuests(t *testing.T) {
	s := box.ForSeats(3)
	s.Guests = true
	table, err := game.NewTable(island.Rules{}, s.Encode(), 4)
	if err != nil {
		t.Fatal(err)
	}
	r, p := sit(t, usual, table)
	h := newHands(t, 2, false)
	still := []game.Kind{island.Speak, island.Breach, island.Join, island.Leave}
	h.instead = func(_ island.StepKind, cmd game.Command, cs []game.Choice) game.Command {
		for i, k := range still {
			at := slices.IndexFunc(cs, func(ch game.Choice) bool {
				return ch.Kind == k && (k != island.Breach || game.Seat(ch.Target) != ch.Seat)
			})
			if at >= 0 && (i == 0 || k != island.Leave) {
				still = slices.Delete(still, i, i+1)
				return cs[at].Command(int(cs[at].Min))
			}
		}
		return cmd
	}
	h.through(t, r, p, func(int) {
		said := ""
		for _, e := range p.Told() {
			if e.Kind == island.Spoke {
				x := island.As[island.SpokeEvent](&e)
				said = tell.Aloud(x.Sentence, int(x.About))
			}
		}
		if v := table.Position().(*island.Position).View(game.Nobody); h.texts == 1 && v.Round() == 1 && p.Seat() >= 0 && r.has("board/ahead") && !r.Has(said) {
			t.Fatalf("%q is not read: %q", said, r.List.Texts())
		}
	})
	if len(still) > 0 || guide.Told(p, island.GuestLeft) != 1 || guide.Told(p, island.GuestJoined) != 1 || guide.Told(p, island.Spoke) != 1 {
		t.Errorf("not done: %d, of %d texts", still, h.texts)
	}
}

// One plays with three computer companions, by keys.
func TestOneWithCompanions(t *testing.T) {
	table := newGame(t, "island:easy", 4, 8)
	p := local.New(table, play.Host{Bots: Game{}.Bot})
	for s := range game.Seat(3) {
		p.Take(s+1, []string{"easy", "keen"}[s%2])
	}
	var r *room
	p.Host().Leave = func(desk.Desk) { r.left = true }
	r = newRoom(t, usual, Game{}.Table(p))
	r.Wait(1)
	h := newHands(t, 5, false)
	if h.through(t, r, p, nil); h.missed < 2 {
		t.Errorf("what the companions and the creatures did was told on %d cards, want 2 at least", h.missed)
	}
}

// Two play as they would by letters: nobody is asked whose turn it is, and each says at the end
// of a turn when the next should be.
func TestApart(t *testing.T) {
	s := box.ForSeats(2)
	s.Apart = true
	table, err := game.NewTable(island.Rules{}, s.Encode(), 6)
	if err != nil {
		t.Fatal(err)
	}
	r, p := sit(t, usual, table)
	newHands(t, 3, true).through(t, r, p, func(int) {
		if step, _, _ := p.Position().(*island.Position).View(game.Nobody).Asked(); step == island.Asking {
			t.Fatal("somebody is asked who goes next")
		}
	})
}

// One plays alone, by keys, in windows of several sizes, and in the west: everything fits.
func TestAlone(t *testing.T) {
	for i, z := range uitest.Sizes() {
		if i%3 != 0 {
			continue
		}
		r, p := sit(t, z, newGame(t, []string{"island", "island:a+west"}[i/3%2], 1, uint64(3+i)))
		newHands(t, 1, false).through(t, r, p, func(n int) {
			if n%30 == 0 {
				uitest.Check(t, r.List)
			}
		})
	}
}

// The set-up fits in every window, and a game begins as it is agreed on there: the level, the
// letters one by one, the Western Shores.
func TestSetUp(t *testing.T) {
	for _, z := range []uitest.Size{usual, {W: 1024, H: 700, Text: 200}, {W: 1920, H: 1080, Text: 100}} {
		var began box.Settings
		r := newRoom(t, z, Game{}.SetUp(menu.Begin{Opponents: Game{}.Opponents(), New: func(s []byte, _ []string) (err error) {
			began, err = box.ParseSettings(s)
			return err
		}}))
		r.Wait(0.3)
		uitest.Check(t, r.List)
		uitest.CheckWords(t, r.List)
		for _, id := range []string{"hard", "house", "letter-a", "west", "Begin"} {
			for _, at := range r.List.Targets {
				if at.ID == id || strings.HasSuffix(at.ID, "/"+id) {
					r.ByKeys(at.ID)
					break
				}
			}
		}
		if began.Letters != "ade" || !began.West || len(began.Players) != usualSeats || began.Check() != nil {
			t.Errorf("%s: begun is %+v: %v", z, began, began.Check())
		}
	}
}
