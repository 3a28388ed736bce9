// Package board is the screen on which the island is played: the chart with all that walks
// on it, the Darkness, the company, the hand, and what can be chosen, with its odds.
package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Board is that screen.
type Board struct {
	Play *play.Play
	// Goes is who a first journey has go next: theirs is the red button. Nil where nothing is taught.
	Goes func() game.Seat

	picked  box.Place // a place that was clicked: what can be done there comes first
	chosen  box.Card  // likewise a card of the hand
	pending *game.Command
	numbers map[string]int
	text    string // what is written: a note, a thought, a sentence
	second  string // the other's note in a Talk
	asked   uint64 // version that these were set for

	closed    bool    // the hand is (17.5b)
	toLog     bool    // the log was asked for
	shut      bool    // the key that is held has just closed it
	shown     bool    // it is open for as long as its key is held
	heldFrom  float64 // since when
	turn      int     // of the game, for which it was opened
	ahead     bool    // the island is shown as it would be after phase 3
	foreseen  bool    // that was looked at once
	looked    bool    // the island is only looked at
	owns      bool    // so is who has spoken unbidden
	saying    bool    // what can be said and thought is shown
	writes    bool    // its field is still to get the keyboard
	facing    game.Seat
	sitting   int     // Talks told when the two sat down together
	rising    int     // likewise when one who moves for both has ended it; 0: not
	drafted   int     // likewise when what is written was begun; 0: not in a Talk
	top       float64 // where the choices begin, and how much of them is seen; 0: they stand among other things
	seen      float64
	up        ui.Rect // what was picked up, among the choices
	brought   [2]int  // what of that has been brought into sight
	inked     uint32
	numbered  uint64               // the creatures that wear their numbers
	chart     ui.Rect              // of the last frame
	cards     map[box.Card]ui.Rect // likewise those of the hand
	read      int                  // events read for what is inked
	aloud     int                  // and for what Quests have found
	mourned   int                  // and for who was lost, and who came for them
	reread    box.Card             // what this Quest found is read once more
	went      int                  // how many commands there are once nothing was left to choose: none of them is taken back
	ending    bool                 // the turn's end has been pressed with Actions left
	caught    int                  // events told when it was last told what has happened since a turn of one's own
	saw       seenBy
	way       []box.Place // that has been set out on, as far as it is still to be gone
	wayAt     int         // commands there are when its next Move is due
	searching bool        // so has a search that harms somebody
	dared     string      // the choice whose Curse would be the last, once it has been asked for
	hint      hint
	berths    berths // where counters lie
}

// New is the board of a game at this machine.
func New(p *play.Play) *Board {
	return &Board{Play: p, picked: box.Nowhere, facing: game.Nobody, sitting: -1, aloud: len(p.Events()), mourned: len(p.Events()), caught: len(p.Events()), reread: box.NoCard}
}

// position is the game as far as it has been told.
func (b *Board) position() *island.Position { return b.Play.Stand().(*island.Position) }

// playing reports whether what the last command led to is still being shown.
func (b *Board) playing() bool { return b.Play.Beats().Playing() }

// Asks is what is asked now, 0 while the last command is being shown, and whose it is.
func (b *Board) Asks() (step island.StepKind, s game.Seat) {
	if b.playing() {
		return 0, game.Nobody
	}
	step, s, _ = b.Play.Position().(*island.Position).View(game.Nobody).Asked()
	return step, s
}

// Together reports whether several persons at this machine keep their hands from one another.
func (b *Board) Together() bool {
	return b.everybody().Silent() && b.Play.Persons().Count() > 1 && b.Play.Host().Home == nil
}

func (b *Board) everybody() island.View { return b.position().View(game.Nobody) }

// openSteps are the questions that are about cards that only their seat may see.
var openSteps = []island.StepKind{island.Keeping, island.Peeking, island.Sifting, island.PuttingOff, island.Sending, island.Aiming}

// View is the game as it is shown: as everybody may see it, where the hand is closed. Before
// all eyes nobody's is open but in a turn of its own, and then not while what was done is shown to all (17.5b).
func (b *Board) View() island.View {
	s := b.Play.Seat()
	switch step, of := b.Asks(); {
	case step == island.Keeping, slices.Contains(openSteps, step) && of == s:
	case b.shared(), b.closed && !b.shown, b.Together() && b.playing():
		s = game.Nobody
	}
	return b.position().View(s)
}

// shared reports whether the board lies before all eyes, and no hand is opened.
func (b *Board) shared() bool {
	return b.Together() && b.everybody().Turn().Seat != b.Play.Seat()
}

// hides reports whether the hand of the seat before the screen is closed.
func (b *Board) hides() bool { return b.View().Seat() == game.Nobody }

// names reports whether a choice names a card of the hand.
func names(ch *game.Choice) bool {
	switch ch.Kind {
	case island.Play, island.PutDown, island.PlayCurse, island.QuestBegin, island.Assemble, island.Consult, island.Ready, island.Call:
		return true
	case island.Fight:
		return box.Card(ch.Item) != box.NoCard && box.Card(ch.Item) != box.ItemCard
	}
	return false
}

// choices are offered when all has been told; with a closed hand none that names a card.
func (b *Board) choices() []game.Choice {
	if b.playing() {
		return nil
	}
	all := b.Play.Choices()
	if !b.hides() {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(ch game.Choice) bool { return names(&ch) })
}

// namedFrom is how wide a chart is on which its signs have room for their names, in units.
const namedFrom = 850.0

// tapMost is how long a key is down at most that is pressed and not held, in seconds.
const tapMost = 0.4

// Measures of the board, in units.
const (
	lineW    = 3.0
	margin   = 10.0
	sideLow  = 392.0 // the least width of the column at the right
	sidePart = 0.315
	sideMost = 560.0
	footLow  = 206.0 // the least height of the hand
	footPart = 0.25
	wideFrom = 1000.0
	tallFrom = 620.0
)

// Frame shows the board and takes the player's choice.
func (b *Board) Frame(c *ui.Context, a desk.Desk) {
	b.fresh()
	b.watch()
	b.goOn()
	b.walk()
	b.keys(c, a)
	v := b.View()
	c.Desk()
	b.bar(c, v)
	r := c.Screen()
	r.CutTop(ui.BarH)
	if step, _ := b.Asks(); step == island.Talking && b.talk(c, r, v) {
		b.carryOut(c)
		return
	}
	if roomy(c) {
		b.wide(c, a, r, v)
	} else {
		b.narrow(c, a, r, v)
	}
	switch {
	case b.open() && c.Back():
		b.fold()
		c.Touch()
	case b.playing():
		b.theatre(c, v)
	}
	b.carryOut(c)
}

// unchosen are the questions that are answered without a press where all that can be chosen comes to the same.
var unchosen = []island.StepKind{island.Hitting, island.Nearing, island.StoodIn, island.Bringing}

// goOn answers, once all is told, what leaves nothing to choose: which of creatures that are all alike is hit or Moves,
// and what comes up where one kind alone is left.
func (b *Board) goOn() {
	step, s := b.Asks()
	if all := b.choices(); slices.Contains(unchosen, step) && s == b.Play.Seat() && b.Play.Manned(s) && b.pending == nil && !b.Play.Waiting() && b.Sole() {
		b.take(all[0], int(all[0].Min))
		b.went = b.Play.Len() + 1
	}
}

// AskedForLog reports, once, whether the log was asked for by its button.
func (b *Board) AskedForLog() bool {
	was := b.toLog
	b.toLog = false
	return was
}

// Foreseen reports whether it has been looked at what comes.
func (b *Board) Foreseen() bool { return b.foreseen }

// foretell shows what comes, or what is.
func (b *Board) foretell() {
	b.ahead = !b.ahead
	b.foreseen = true
}

// open reports whether something is picked up or laid open that one step back puts down.
func (b *Board) open() bool {
	return b.picked != box.Nowhere || b.chosen != box.NoCard || b.ahead || b.saying || b.facing != game.Nobody || b.hint.open || b.ending || b.searching || b.dared != ""
}

// fold puts it down.
func (b *Board) fold() {
	b.picked, b.chosen, b.ahead, b.saying, b.facing, b.hint.open = box.Nowhere, box.NoCard, false, false, game.Nobody, false
	b.ending, b.searching, b.owns, b.dared = false, false, false, ""
}

// fresh begins anew when something else is asked.
func (b *Board) fresh() {
	b.ink()
	if b.asked == b.Play.Version {
		return
	}
	facing := b.facing
	b.fold()
	b.asked, b.facing, b.numbers = b.Play.Version, facing, map[string]int{}
	talk := 0 // what is written in a Talk stays while it lasts
	if step, _, _ := b.Play.Position().(*island.Position).View(game.Nobody).Asked(); step == island.Talking {
		talk = b.talks()
	}
	if talk == 0 || talk != b.drafted {
		b.text, b.second = "", ""
	}
	b.drafted = talk
	if t := b.everybody().Turn(); t.Seat == b.Play.Seat() && t.Number != b.turn {
		b.turn, b.closed = t.Number, false
	}
}

// ink notes where somebody has stood.
func (b *Board) ink() {
	all := b.Play.Told()
	if b.read > len(all) {
		b.read, b.inked = 0, 0
	}
	for ; b.read < len(all); b.read++ {
		if e := &all[b.read]; e.At >= 0 && (e.Kind == island.Came || e.Kind == island.Moved) {
			b.inked |= 1 << e.At
		}
	}
}

func (b *Board) keys(c *ui.Context, a desk.Desk) {
	switch {
	case b.mayAsk(a) && c.Command(advice):
		b.ask(a)
	case c.Command(foresee):
		b.foretell()
	case c.Command(hand) && b.Together() && !b.closed: // it closes what is open, and shows what is closed while it is held
		b.closed, b.shut = true, true
		b.heldFrom = 0
	case b.saysWhat() && c.Command(silence):
		b.speakUp()
	case b.shown != (c.Holds(hand) && !b.shut):
		b.shown = !b.shown
		switch {
		case b.shown:
			b.heldFrom = c.In.Now
		case b.closed && b.Together() && c.In.Now-b.heldFrom < tapMost: // it was not held, but pressed
			b.closed = false
		}
	default:
		b.shut = b.shut && c.Holds(hand)
		return
	}
	c.Touch()
}

// take has a choice done at the end of the frame.
func (b *Board) take(ch game.Choice, n int) {
	if id := IDOf(ch); b.dared != id && b.drawsLast(&ch) {
		b.searching, b.ending, b.dared = false, false, id
		return
	}
	b.dared = ""
	cmd := ch.Command(n)
	b.pending = &cmd
}

// carryOut does what was chosen.
func (b *Board) carryOut(c *ui.Context) {
	cmd := b.pending
	if cmd == nil {
		return
	}
	b.pending = nil
	b.Play.Seen()
	b.Play.Command(*cmd, nil)
	c.Touch()
}

// wide is the board in a window that has room for all.
func (b *Board) wide(c *ui.Context, a desk.Desk, r ui.Rect, v island.View) {
	side := r.CutRight(max(sideLow, min(sideMost, r.W*sidePart)))
	r.CutRight(lineW)
	foot := r.CutBottom(max(footLow, r.H*footPart))
	r.CutBottom(lineW)
	b.land(c, r, v)
	c.Keep(foot) // the cards: what is said lies on the chart, or where the column has room
	c.Panel(foot, ui.JournalPanel)
	b.hand(c, foot.InsetXY(margin, 8), v)
	c.Panel(side, ui.PaperPanel)
	col := page.NewColumn(c, side.InsetXY(margin+2, 8))
	b.track(c, col, v)
	col.Gap(6)
	b.company(c, col, v)
	if !b.saying { // what is being said needs the room
		b.said(c, col, v)
	}
	col.Gap(6)
	rest := ui.R(side.X+margin+2, col.R.Y, side.W-2*margin-4, side.Bottom()-col.R.Y-6)
	b.foot(c, a, &rest)
	used := rest.Bottom()
	c.Scroll("choices", rest, func(r ui.Rect) float64 {
		b.top, b.seen, b.up = r.Y, rest.H, ui.Rect{}
		col := page.NewColumn(c, r)
		b.question(c, col, v)
		used = min(rest.Bottom(), r.Y+col.Height())
		return col.Height()
	})
	for _, kept := range [...]ui.Rect{ui.R(side.X, side.Y, side.W, used-side.Y), ui.R(side.X, rest.Bottom(), side.W, side.Bottom()-rest.Bottom())} {
		c.Keep(kept)
	}
	if now := [2]int{int(b.picked), int(b.chosen)}; now != b.brought { // once: then it is scrolled as one likes
		if b.brought = now; b.up.H > 0 {
			c.ScrollTo("choices", rest.H, b.up.Y-b.top, min(b.up.H, rest.H))
		}
	}
}

// narrow is the board in a window without that room: one thing below the other.
func (b *Board) narrow(c *ui.Context, a desk.Desk, r ui.Rect, v island.View) {
	c.Panel(r, ui.PaperPanel)
	r = r.Inset(8)
	b.foot(c, a, &r)
	b.seen = 0
	c.Scroll("all", r, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		b.question(c, col, v)
		b.said(c, col, v)
		col.Gap(12)
		shape := chartsheet.Picture{West: v.Settings().West}.Shape()
		b.land(c, col.Next(col.R.W/shape), v)
		if col.R.W < namedFrom {
			col.Gap(6)
			b.signsNamed(c, col)
		}
		col.Gap(12)
		b.hand(c, col.Next(2*footLow), v)
		col.Gap(12)
		b.company(c, col, v)
		col.Gap(12)
		b.track(c, col, v)
		return col.Height()
	})
}

// bar is the walnut bar: the game, its round, the Quests, the boat.
func (b *Board) bar(c *ui.Context, v island.View) {
	r := c.TopBar()
	done, needs := v.Quests()
	parts := []string{words.Say("bar.setup")}
	if v.Round() > 0 {
		parts = []string{words.Say("date.round", "n", v.Round())}
	}
	parts = append(parts, words.Say("bar.quests", "n", done, "of", needs), b.boatSays(v, c.W < wideFrom))
	rules := []string{box.RuleRound, box.RuleQuests, box.RuleBoat}
	tips := []string{"bar.round.tip", "bar.quests.tip", "bar.boat.tip"}
	title := ui.Style{Face: ui.Title, Size: 24, Colour: ui.Cream}
	room := r.W
	for _, p := range parts {
		room -= c.TextWidth(p, ui.OnBar) + 26
	}
	if name := words.Say("game.name"); room > c.TextWidth(name, title) {
		c.Text(r.CutLeft(c.TextWidth(name, title)+26), name, title)
	}
	each := r.W / float64(len(parts))
	for i, p := range parts {
		w := min(each, c.TextWidth(p, ui.OnBar)+26)
		at := r.CutLeft(w)
		c.Keep(at)
		c.Tip(at, page.Cited(words.Say(tips[i], "n", needs), rules[i]))
		c.Text(at, p, c.Fit(p, ui.OnBar, w-6))
	}
}

// boatSays is where the boat is, in few words or in fewer.
func (b *Board) boatSays(v island.View, short bool) string {
	end := map[bool]string{true: ".short"}[short]
	switch called, up := v.Boat(); {
	case up:
		return words.Say("bar.boat.up" + end)
	case called > 0:
		return words.Say("bar.boat.comes"+end, "n", called+1)
	}
	return words.Say("bar.boat.none" + end)
}
