package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// The sequence of play as data: what is being done is a stack of steps ([025]). A step of
// work does a piece of a chapter and puts others on top of it; a question waits for a
// player. Nothing of what is being done lies anywhere but in the position.
//
// [025]: docs/decisions/025-steps-that-call-steps.md

// StepKind is a kind of step.
type StepKind uint8

// The steps of work, and then the questions (23.1).
const (
	noStep     StepKind = iota
	playing             // 5: the whole game
	turning             // 7: a turn
	doing               // 22.5: a card's line
	fighting            // 8.1
	looting             // 9.1
	firstAsked          // the questions come from here on

	Beginning  // 3.2
	Keeping    // 3.3
	Asking     // 7.1
	Acting     // 7.4: a turn
	Wishing    // 7.1
	Aiming     // 22.5
	Hitting    // 8.1
	Leading    // 22.5
	Walking    // 22.5
	Peeking    // 22.5
	Sending    // 22.5
	Talking    // 17.5
	Sifting    // 21.1
	Nearing    // 9.1: which of the closest
	PuttingOff // 7.5, 22.5: cards put down
	StoodIn    // 6.3
	Bringing   // 19, g
	Hosting    // 18.3
	stepKinds
)

// registers is how many numbers a step keeps, and maxDepth how many lie on one another.
const (
	registers = 6
	maxDepth  = 8
)

// frame is a step being done: how far it is, whose it is, and what it keeps.
type frame struct {
	Step StepKind
	At   uint8
	Seat game.Seat
	V    [registers]int16
}

// stepRow is what there is to a step: run of work; choices of a question, and answer where
// it does more than go on with the step below.
type stepRow struct {
	name    string
	rule    game.Rule
	run     func(p *Position, in game.Command, f *frame, a *game.Act)
	choices func(p *Position, f *frame, s game.Seat, buf []game.Choice) []game.Choice
	answer  func(p *Position, f *frame, c game.Command, a *game.Act)
	holds   string // what its registers may hold: see shape.go
	places  uint8  // how far it can be
}

var steps [stepKinds]stepRow

func init() { steps = stepTable() }

// stepTable is the table; it stands in a function because the steps know it.
func stepTable() [stepKinds]stepRow {
	return [stepKinds]stepRow{
		playing:  {name: "playing", rule: "5", run: (*Position).runPlaying, holds: "gnpqtt", places: atOver},
		turning:  {name: "turning", rule: "7", run: (*Position).runTurning, places: turnOver},
		doing:    {name: "doing", rule: "22.5", run: (*Position).runDoing, holds: "clnnxx", places: 3},
		fighting: {name: "fighting", rule: "8.1", run: (*Position).runFighting, holds: "cnt", places: 3},
		looting:  {name: "looting", rule: "9.1", run: (*Position).runLooting, holds: "n", places: 4},

		Beginning:  {name: "beginning", rule: "3.2", choices: beginChoices},
		Keeping:    {name: "keeping", rule: "3.3", choices: (*Position).keepChoices, answer: (*Position).keep},
		Asking:     {name: "asking", rule: "7.1", choices: (*Position).askChoices, answer: (*Position).asked},
		Acting:     {name: "acting", rule: "7.4", choices: (*Position).turnChoices},
		Wishing:    {name: "wishing", rule: "7.1", choices: wishChoices},
		Aiming:     {name: "aiming", rule: "22.5", choices: (*Position).aimChoices, holds: "clnax"},
		Hitting:    {name: "hitting", rule: "8.1", choices: (*Position).hitChoices},
		Leading:    {name: "leading", rule: "22.5", choices: (*Position).leadChoices, holds: "mt"},
		Walking:    {name: "walking", rule: "22.5", choices: (*Position).walkChoices, holds: "t"},
		Peeking:    {name: "peeking", rule: "22.5", choices: (*Position).peekChoices, answer: (*Position).peeked, holds: "w"},
		Sending:    {name: "sending", rule: "22.5", choices: (*Position).sendChoices},
		Talking:    {name: "talking", rule: "17.5", choices: (*Position).talkChoices, answer: (*Position).talked, holds: "sb"},
		Sifting:    {name: "sifting", rule: "21.1", choices: (*Position).siftChoices},
		Nearing:    {name: "nearing", rule: "9.1", choices: (*Position).nearChoices, holds: "t"},
		PuttingOff: {name: "putting-off", rule: "7.5", choices: (*Position).putOffChoices, holds: "t"},
		StoodIn:    {name: "stood-in", rule: "6.3", choices: (*Position).sortChoices},
		Bringing:   {name: "bringing", rule: "19", choices: (*Position).sortChoices},
		Hosting:    {name: "hosting", rule: "18.3", choices: (*Position).hostChoices},
	}
}

// Name is the step as words are keyed by it; "" for a number that is none.
func (s StepKind) Name() string {
	if s < stepKinds {
		return steps[s].name
	}
	return ""
}

// Rule is the rule that the step belongs to.
func (s StepKind) Rule() game.Rule {
	if s < stepKinds {
		return steps[s].rule
	}
	return ""
}

// top is the step being done.
func (p *Position) top() *frame { return &p.stack[p.depth-1] }

// push puts a step on top.
func (p *Position) push(f frame) {
	p.stack[p.depth] = f
	p.depth++
}

// ask puts a question, or another piece of work, on top of a step, which goes on at place
// at when that is done.
func (p *Position) ask(below *frame, at uint8, s StepKind, seat game.Seat, v ...int) {
	below.At = at
	f := frame{Step: s, Seat: seat}
	for i, n := range v {
		f.V[i] = int16(n)
	}
	p.push(f)
}

// pop ends the step on top.
func (p *Position) pop() {
	p.depth--
	p.stack[p.depth] = frame{}
}

// cut ends every step above one.
func (p *Position) cut(depth int8) {
	for p.depth > depth {
		p.pop()
	}
}

// mostWork is how many pieces of work a command leads to at most. No game comes near it: it
// is for positions that were bent outside and lead in a circle.
const mostWork = 20_000

// advance does what there is to do after an answer until a player is asked.
func (p *Position) advance(answer game.Command, a *game.Act) {
	for range mostWork {
		if p.ended != NotEnded {
			p.cut(0)
		}
		if p.depth == 0 || steps[p.top().Step].run == nil {
			return
		}
		f := p.top()
		steps[f.Step].run(p, answer, f, a)
	}
}

// Acting are the seats that are asked: one, but where several may speak up (7.1), choose
// beside one another (3.3), or sit together (17.5).
func (p *Position) Acting() (set game.Seats) {
	if p.depth == 0 {
		return 0
	}
	f := p.top()
	switch f.Step {
	case Keeping:
		if p.cfg.Apart {
			return game.Only(f.Seat)
		}
		for s := range p.company().All() {
			if !p.chairs[s].Kept {
				set = set.With(s)
			}
		}
		return set
	case Asking:
		for s := range p.company().All() {
			if !p.chairs[s].Had && !p.chairs[s].Waits {
				set = set.With(s)
			}
		}
		return set
	case Talking:
		if f.V[1]&1 == 0 {
			set = set.With(f.Seat)
		}
		if f.V[1]&2 == 0 && !p.cfg.Apart {
			set = set.With(game.Seat(f.V[0]))
		}
		return set
	}
	return game.Only(f.Seat)
}

// Choices appends every legal choice of the seats that are asked.
func (p *Position) Choices(buf []game.Choice) []game.Choice {
	if p.depth == 0 {
		return buf
	}
	f := p.top()
	row := &steps[f.Step]
	if row.choices == nil {
		return buf
	}
	for s := range p.Acting().All() {
		from := len(buf)
		buf = row.choices(p, f, s, buf)
		for i := from; i < len(buf); i++ {
			buf[i].Seat = s
			if buf[i].Rule == "" {
				buf[i].Rule = row.rule
			}
		}
	}
	return buf
}

// Apply carries out a command that one of Choices allows.
func (p *Position) Apply(c game.Command, a *game.Act) {
	p.lay(a)
	f := p.top()
	if answer := steps[f.Step].answer; answer != nil {
		answer(p, f, c, a)
	} else {
		p.pop()
	}
	p.advance(c, a)
}

// lay has dice that were laid out for this round lie ready (game.Laid); what is drawn is
// laid where it is.
func (p *Position) lay(a *game.Act) {
	if len(p.cfg.Laid) > 0 {
		a.LayDice(p.cfg.Laid, int(p.round))
	}
}

// Refuse says why a command that no choice allows is refused.
func (p *Position) Refuse(c game.Command) *game.Refusal {
	switch {
	case p.depth == 0:
		return &game.Refusal{Rule: "4", Why: "game-over"}
	case !p.Acting().Has(c.Seat):
		return &game.Refusal{Rule: p.top().Step.Rule(), Why: "not-your-turn"}
	}
	if p.top().Step == Acting {
		return p.refuseTurn(c)
	}
	return &game.Refusal{Rule: p.top().Step.Rule(), Why: "not-now"}
}

// Result is how the game has ended.
func (p *Position) Result() game.Result {
	switch p.ended {
	case NotEnded:
		return game.Result{}
	case ComeHome:
		return game.Result{Ending: game.AllWon, Winners: game.Everyone(int(p.n))}
	}
	return game.Result{Ending: game.AllLost}
}

// Summary is the game at a glance.
func (p *Position) Summary() game.Summary {
	out := game.Summary{Way: p.cfg.Way(), Turn: max(0, int(p.round)-truth(p.ended == NotEnded)), Acting: p.Acting(), Result: p.Result()}
	for s := range game.Seat(p.n) {
		name, colour := p.named(s)
		out.Players = append(out.Players, game.Player{Name: name, Colour: colour, Score: p.complete(s)})
	}
	return out
}

// named is what a seat is called. Alone one has two chairs of one name.
func (p *Position) named(s game.Seat) (string, uint8) {
	switch {
	case p.names[s] != "":
		return p.names[s], p.colours[s]
	case int(s) < len(p.cfg.Players):
		return p.cfg.Players[s].Name, p.cfg.Players[s].Colour
	}
	return p.cfg.Players[0].Name, (p.cfg.Players[0].Colour + uint8(s)) % box.Colours
}
