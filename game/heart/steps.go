package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// The sequence of play as data: what is being done is a stack of steps. A step
// of work does a piece of a chapter and puts others on top of it, as a function
// calls others; a question waits for a player. One table says all there is to a
// step, and nothing of what is being done lies anywhere but in the position.

// Step is a kind of step.
type Step uint8

// The steps of work, each with the chapter it is of, and then the questions.
const (
	noStep         Step = iota
	playing             // 1: the whole game
	throwing            // 18.3: a die, until it lies for good
	healthRoll          // 3.4
	sanityRoll          // 3.5
	ammoRoll            // 3.6
	sheddingLoad        // 3.1
	losingPerson        // 16.1, 16.2
	losingItems         // 3
	losingCarriers      // 3.2
	mapTurn             // 7
	exploring           // 8, 9
	searching           // 9.3
	matrixTurn          // 10
	drawingEvent        // 11
	incident            // 12
	ambush              // 12
	dealing             // 10.8, 13
	atKingdom           // 13
	meeting             // 14
	hunting             // 14.4
	recruiting          // 14.5
	atVillage           // 14.6
	movingRumour        // 15.1, 15.2
	atSpecial           // 15.4
	endOfTime           // 17
	humbled             // 18.1: what has been drawn for another
	firstAsked          // the questions come from here on

	Opening        // 4.1: everybody is at the table
	ChoosingPort   // 4.2
	ChoosingPatron // 4.2
	Outfitting     // 4.3
	Marching       // 7.3
	JoiningRiver   // 9.2: which water zone is tried first
	KeepingSource  // 9.3
	LayingWater    // 9.3
	UsingGuide     // 10.3
	UsingTelescope // 10.4
	PlacingChit    // 11.4, 12: a Finding or a Rumour
	Ignoring       // 11.3
	UsingSuccess   // 12
	NamingFace     // 12: a die named for Success
	Stepping       // 10.7
	EndingTime     // 10.9
	SavingPerson   // 16.2
	Thirsting      // 12
	GivingItems    // 3
	KeepingLoad    // 3.1
	KeepingThree   // 3.2
	OfferingKing   // 13
	FacingWarriors // 13
	NamingFind     // 13
	TakingInstead  // 14
	Recruiting     // 14.5
	GivingVillage  // 14.6
	Trading        // 14.6
	FacingSpecial  // 15.4
	Boosting       // 17.4
	Humbling       // 18.1
	Inflicting     // 18.1
	Envying        // 18.2
	HandingBadLuck // 18.3
	stepKinds
)

// registers is how many numbers a step keeps.
const registers = 7

// maxDepth is how many steps lie on one another at most. The deepest way in the
// rules is about ten; a position read from a file is held to the limit.
const maxDepth = 20

// frame is a step being done: how far it is, whose it is, and what it keeps.
type frame struct {
	Step Step
	At   uint8 // how far
	Seat game.Seat
	V    [registers]int16
}

// reply is what a step goes on with: the answer to the question that it has asked, or what
// the step has come to that it has called.
type reply struct {
	answer game.Command
	got    int16
}

// stepRow is what there is to a step: run of work, choices of a question.
type stepRow struct {
	name    string    // as words and logs know it; never changes
	rule    game.Rule // that it belongs to
	run     func(p *Position, in reply, f *frame, a *game.Act)
	choices func(p *Position, f *frame, buf []game.Choice) []game.Choice
}

var steps [stepKinds]stepRow

func init() { steps = stepTable() }

// stepTable is the table; it stands in a function because the steps know it.
func stepTable() [stepKinds]stepRow {
	return [stepKinds]stepRow{
		playing:        {name: "playing", rule: "1", run: (*Position).runPlaying},
		throwing:       {name: "throwing", rule: "18.3", run: (*Position).runThrowing},
		healthRoll:     {name: "health-roll", rule: "3.4", run: (*Position).runHealthRoll},
		sanityRoll:     {name: "sanity-roll", rule: "3.5", run: (*Position).runSanityRoll},
		ammoRoll:       {name: "ammo-roll", rule: "3.6", run: (*Position).runAmmoRoll},
		sheddingLoad:   {name: "shedding-load", rule: "3.1", run: (*Position).runSheddingLoad},
		losingPerson:   {name: "losing-person", rule: "16.1", run: (*Position).runLosingPerson},
		losingItems:    {name: "losing-items", rule: "3", run: (*Position).runLosingItems},
		losingCarriers: {name: "losing-carriers", rule: "3.2", run: (*Position).runLosingCarriers},
		mapTurn:        {name: "map-turn", rule: "7", run: (*Position).runMapTurn},
		exploring:      {name: "exploring", rule: "8", run: (*Position).runExploring},
		searching:      {name: "searching", rule: "9.3", run: (*Position).runSearching},
		matrixTurn:     {name: "matrix-turn", rule: "10", run: (*Position).runMatrixTurn},
		drawingEvent:   {name: "drawing-event", rule: "11", run: (*Position).runDrawingEvent},
		incident:       {name: "incident", rule: "12", run: (*Position).runIncident},
		ambush:         {name: "ambush", rule: "12", run: (*Position).runAmbush},
		dealing:        {name: "dealing", rule: "10.8", run: (*Position).runDealing},
		atKingdom:      {name: "at-kingdom", rule: "13", run: (*Position).runAtKingdom},
		meeting:        {name: "meeting", rule: "14", run: (*Position).runMeeting},
		hunting:        {name: "hunting", rule: "14.4", run: (*Position).runHunting},
		recruiting:     {name: "recruiting", rule: "14.5", run: (*Position).runRecruiting},
		atVillage:      {name: "at-village", rule: "14.6", run: (*Position).runAtVillage},
		movingRumour:   {name: "moving-rumour", rule: "15.1", run: (*Position).runMovingRumour},
		atSpecial:      {name: "at-special", rule: "15.4", run: (*Position).runAtSpecial},
		endOfTime:      {name: "end-of-time", rule: "17", run: (*Position).runEndOfTime},
		humbled:        {name: "humbled", rule: "18.1", run: (*Position).runHumbled},

		Opening:        {name: "opening", rule: "4.1", choices: openingChoices},
		ChoosingPort:   {name: "choosing-port", rule: "4.2", choices: (*Position).portChoices},
		ChoosingPatron: {name: "choosing-patron", rule: "4.2", choices: (*Position).patronChoices},
		Outfitting:     {name: "outfitting", rule: "4.3", choices: (*Position).lotChoices},
		Marching:       {name: "marching", rule: "7.3", choices: (*Position).marchChoices},
		JoiningRiver:   {name: "joining-river", rule: "9.2", choices: (*Position).joinChoices},
		KeepingSource:  {name: "keeping-source", rule: "9.3", choices: (*Position).sourceChoices},
		LayingWater:    {name: "laying-water", rule: "9.3", choices: (*Position).layChoices},
		UsingGuide:     {name: "using-guide", rule: "10.3", choices: guideChoices},
		UsingTelescope: {name: "using-telescope", rule: "10.4", choices: (*Position).telescopeChoices},
		PlacingChit:    {name: "placing-chit", rule: "11.4", choices: (*Position).placeChoices},
		Ignoring:       {name: "ignoring", rule: "11.3", choices: (*Position).ignoreChoices},
		UsingSuccess:   {name: "using-success", rule: "12", choices: (*Position).successChoices},
		NamingFace:     {name: "naming-face", rule: "12", choices: (*Position).faceChoices},
		Stepping:       {name: "stepping", rule: "10.7", choices: (*Position).stepChoices},
		EndingTime:     {name: "ending-time", rule: "10.9", choices: endChoices},
		SavingPerson:   {name: "saving-person", rule: "16.2", choices: saveChoices},
		Thirsting:      {name: "thirsting", rule: "12", choices: (*Position).thirstChoices},
		GivingItems:    {name: "giving-items", rule: "3", choices: (*Position).itemChoices},
		KeepingLoad:    {name: "keeping-load", rule: "3.1", choices: (*Position).loadChoices},
		KeepingThree:   {name: "keeping-three", rule: "3.2", choices: (*Position).threeChoices},
		OfferingKing:   {name: "offering-king", rule: "13", choices: (*Position).kingChoices},
		FacingWarriors: {name: "facing-warriors", rule: "13", choices: warriorChoices},
		NamingFind:     {name: "naming-find", rule: "13", choices: nameChoices},
		TakingInstead:  {name: "taking-instead", rule: "14", choices: (*Position).insteadChoices},
		Recruiting:     {name: "choosing-recruits", rule: "14.5", choices: (*Position).recruitChoices},
		GivingVillage:  {name: "giving-village", rule: "14.6", choices: (*Position).villageChoices},
		Trading:        {name: "trading", rule: "14.6", choices: (*Position).tradeChoices},
		FacingSpecial:  {name: "facing-special", rule: "15.4", choices: specialChoices},
		Boosting:       {name: "boosting", rule: "17.4", choices: (*Position).boostChoices},
		Humbling:       {name: "humbling", rule: "18.1", choices: (*Position).humbleChoices},
		Inflicting:     {name: "inflicting", rule: "18.1", choices: (*Position).inflictChoices},
		Envying:        {name: "envying", rule: "18.2", choices: envyChoices},
		HandingBadLuck: {name: "handing-bad-luck", rule: "18.3", choices: (*Position).badLuckChoices},
	}
}

// Name is the step as words are keyed by it; "" for a number that is none.
func (s Step) Name() string {
	if s < stepKinds {
		return steps[s].name
	}
	return ""
}

// Rule is the rule that the step belongs to.
func (s Step) Rule() game.Rule {
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

// call has a step done for a seat before the one below goes on at place at.
func (p *Position) call(below *frame, at uint8, s Step, seat game.Seat, v ...int) {
	below.At = at
	f := frame{Step: s, Seat: seat}
	for i, n := range v {
		f.V[i] = int16(n)
	}
	p.push(f)
}

// pop ends the step on top; got is what it has come to for the one below.
func (p *Position) pop(got int) {
	p.depth--
	p.stack[p.depth] = frame{}
	p.got = int16(got)
}

// mostWork is how many pieces of work a command leads to at most. No game comes near
// it: it is for positions that were bent outside and lead in a circle.
const mostWork = 10_000

// advance does what there is to do after an answer until a player is asked.
func (p *Position) advance(answer game.Command, a *game.Act) {
	for range mostWork {
		if p.depth == 0 {
			return
		}
		if p.overloaded() {
			continue
		}
		f := p.top()
		row := &steps[f.Step]
		if row.choices != nil {
			return
		}
		row.run(p, reply{answer, p.got}, f, a)
	}
}

// Acting is the seat that is asked.
func (p *Position) Acting() game.Seats {
	if p.depth == 0 {
		return 0
	}
	return game.Only(p.top().Seat)
}

// Choices appends every legal choice of the seat that is asked.
func (p *Position) Choices(buf []game.Choice) []game.Choice {
	if p.depth == 0 {
		return buf
	}
	f := p.top()
	from := len(buf)
	if steps[f.Step].choices == nil {
		return buf
	}
	buf = steps[f.Step].choices(p, f, buf)
	for i := from; i < len(buf); i++ {
		buf[i].Seat = f.Seat
		if buf[i].Rule == "" {
			buf[i].Rule = steps[f.Step].rule
		}
	}
	return buf
}

// Apply carries out a command that one of Choices allows.
func (p *Position) Apply(c game.Command, a *game.Act) {
	p.told(a, c)
	if c.Kind == Order {
		if c.Item == box.OfHumility {
			p.seats[c.Seat].Pride = box.Pride(c.Target)
		} else {
			p.seats[c.Seat].Standing = box.Standing(c.Target)
		}
		return
	}
	p.stack[p.depth-1] = frame{}
	p.depth--
	p.advance(c, a)
}

// told notes what was decided. How long somebody lets dice stand is told alike,
// whatever he has said: it is his own affair.
func (p *Position) told(a *game.Act, c game.Command) {
	k := c.Kind
	if k == LetTurnStand {
		k = LetStand
	}
	p.tell(a, Decided, c.Seat, p.top().Step.Rule(), int(k), int(c.Item), int(c.Target), int(c.N))
}

// tell tells an event of a seat, in the region where its Explorer is.
func (p *Position) tell(a *game.Act, k game.EventKind, s game.Seat, r game.Rule, args ...int) {
	e := game.Event{Kind: k, Seat: s, At: -1, Rule: r}
	if s >= 0 {
		if at := p.seats[s].Region; int(at) < len(p.ground.Lands) {
			e.At = int32(at)
		}
	}
	for i, n := range args {
		e.Args[i] = int32(n)
	}
	a.Tell(e)
}

// Refuse says why a command that no choice allows is refused.
func (p *Position) Refuse(c game.Command) *game.Refusal {
	switch {
	case p.depth == 0:
		return &game.Refusal{Rule: "19", Why: "game-over"}
	case p.top().Seat != c.Seat:
		return &game.Refusal{Rule: p.top().Step.Rule(), Why: "not-your-turn"}
	}
	return p.whyNot(c)
}
