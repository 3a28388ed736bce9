package board

import (
	"image/color"
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// turnSteps are the steps of a turn in Africa, as the bar shows them (8.3).
func turnSteps() (all [len(stepKeys)]string) {
	for i, key := range stepKeys {
		all[i] = words.Say("bar.step." + key)
	}
	return all
}

// The places of some steps among them.
const (
	stepPace = iota
	stepMisfortune
	stepTravel
	StepHunt
	StepFinds
)

// stepOf is the place of a phase among them, −1 for none.
func stepOf(p nile.Phase) int {
	switch p {
	case nile.ChoosingPace:
		return stepPace
	case nile.FacingMutiny, nile.HearingOfIvory, nile.LosingNotes, nile.Beset:
		return stepMisfortune
	case nile.Travelling, nile.MeetingPeople, nile.Parleying, nile.Trading, nile.Fighting, nile.TakingPrisoners, nile.AtVillage:
		return stepTravel
	}
	return -1
}

// phaseKeys are the words for what the bar says in place of the steps.
var phaseKeys = map[nile.Phase]string{
	nile.PlacingCounters: "bar.phase.counters", nile.ChoosingPort: "bar.phase.ports", nile.Outfitting: "bar.phase.outfit",
	nile.Publishing: "bar.phase.press", nile.InEurope: "bar.phase.europe", nile.NamingSuccessor: "bar.phase.successor",
	nile.InCaptivity: "bar.phase.captive", nile.GameOver: "bar.phase.over",
}

// phaseName is what the bar says in place of the steps.
func phaseName(p nile.Phase) string {
	if key := phaseKeys[p]; key != "" {
		return words.Say(key)
	}
	return ""
}

var signOff = color.RGBA{0xb3, 0x9c, 0x78, 255}

// bar draws the walnut bar: title, date, who is to move, the steps of the
// turn, and everybody's points. What has no room falls away, the least needed
// first. A click on the points opens their page.
func (b *Board) bar(c *ui.Context, a desk.Desk, v nile.View) {
	if stepBarOf(c, v, b.Bar(v), b.Play.Seat() != game.Nobody) {
		a.Push(b.Pages.Points())
	}
}

// Bar is what the bar says: the step of what is still being told, then what the
// player may do. A card that lies open has been told.
func (b *Board) Bar(v nile.View) BarNow {
	now := nowOf(v)
	if step, ok := b.telling(); ok && now.Step >= 0 {
		now.Step = step
	}
	return now
}

// BarNow is what the bar says is going on.
type BarNow struct {
	Seat game.Seat // whose turn it is
	Turn int
	Step int // −1: the name of the phase in place of the steps
}

// nowOf is what is going on as the sequence of play has it.
func nowOf(v nile.View) BarNow { return BarNow{v.ToMove(), v.Turn(), stepOf(v.Phase())} }

// StepBar is the walnut bar above the screens of a game.
func StepBar(c *ui.Context, v nile.View) { stepBarOf(c, v, nowOf(v), false) }

// stepBarOf draws it; where points can be clicked it reports whether they were.
func stepBarOf(c *ui.Context, v nile.View, now BarNow, opens bool) (points bool) {
	r := c.TopBar()
	wide := pointsWidth(c, v, now.Seat)
	room := r.W - wide - 24
	title := ui.Style{Face: ui.Title, Size: 24, Colour: ui.Cream}
	date := dateText(v, now.Turn)
	titleW := c.TextWidth(words.Say("game.name"), title) + 18
	dateW := c.TextWidth(date, ui.OnBar) + 18
	who := barWho(v, now.Seat)
	whoW := c.TextWidth(who.text, ui.OnBar) + 40
	nameW := c.TextWidth(who.name, ui.OnBar) + 40
	stepsW, nowW := stepsWidth(c, v, now.Step, false), stepsWidth(c, v, now.Step, true)
	// From everything to next to nothing.
	for _, o := range []barLayout{
		{true, true, true, stepsW},
		{false, true, true, stepsW},
		{true, true, true, nowW},
		{false, true, true, nowW},
		{false, true, false, nowW},
		{false, false, false, nowW},
		{false, false, false, 0},
	} {
		need := o.steps
		if o.title {
			need += titleW
		}
		if o.date {
			need += dateW
		}
		if o.who {
			need += whoW
		} else {
			need += nameW
		}
		if need > room && o != (barLayout{}) {
			continue
		}
		if o.title {
			at := r.CutLeft(titleW)
			page.ExplainedBy(c, at, "bar-title")
			c.Text(at, words.Say("game.name"), title)
		}
		if o.date {
			at := r.CutLeft(dateW)
			page.ExplainedBy(c, at, "bar-date")
			c.Text(at, date, ui.OnBar)
		}
		text, w := who.text, whoW
		if !o.who {
			text, w = who.name, nameW
		}
		drawWho(c, v, now.Seat, r.CutLeft(max(0, min(w, r.W-wide))), text)
		if o.steps > 0 {
			drawSteps(c, v, now.Step, r.CutLeft(o.steps), o.steps == nowW && nowW != stepsW)
		}
		break
	}
	return drawPoints(c, v, now.Seat, r.CutRight(wide), opens)
}

// dateText is the month, and where a rival society draws a map too how many are left (7.3).
func dateText(v nile.View, turn int) string {
	date := tell.Date(turn)
	if end, ok := v.Deadline(); ok && turn < end {
		return words.Say("bar.left", "date", date, "n", end-turn)
	}
	return date
}

// barLayout says what the bar has room for; steps is the width of the steps.
type barLayout struct {
	title, date, who bool
	steps            float64
}

// whoIs is the player whose turn it is, in words.
type whoIs struct{ name, text string }

func barWho(v nile.View, s game.Seat) whoIs {
	if s == game.Nobody {
		if v.Day().Drawn() && v.Result().Over() {
			return whoIs{words.Say("bar.day"), words.Say("bar.day")}
		}
		if w := v.Winner(); w != game.Nobody {
			return whoIs{v.Player(w).Name, words.Say("bar.won", "who", v.Player(w).Name)}
		}
		if v.Result().Ending == game.AllLost {
			return whoIs{words.Say("bar.late"), words.Say("bar.late")}
		}
		return whoIs{}
	}
	p := v.Player(s)
	return whoIs{p.Name, words.Say("bar.who", "who", tell.ForWhom(v, s), "specialty", tell.Specialty(p.Specialty))}
}

func drawWho(c *ui.Context, v nile.View, s game.Seat, r ui.Rect, text string) {
	if s == game.Nobody {
		if s = v.Winner(); s == game.Nobody {
			return
		}
	}
	p := v.Player(s)
	c.Sign(r.CutLeft(20).Middle(18, 18), p.Colour)
	r.CutLeft(4)
	r.CutRight(12)
	c.Text(r, text, ui.OnBar.In(ui.PlayerOf(p.Colour).Bright).Own())
	c.Tip(r, ui.Plain(words.Say("bar.turn", "who", p.Name)))
}

func stepsWidth(c *ui.Context, v nile.View, now int, onlyNow bool) float64 {
	if now < 0 {
		return c.TextWidth(phaseName(v.Phase()), stepStyle) + 16
	}
	w := 0.0
	for i, s := range turnSteps() {
		if !onlyNow || i == now {
			w += c.TextWidth(s, stepStyleOf(i, now)) + 1 + stepGap
		}
	}
	return w
}

var stepStyle = ui.Style{Face: ui.Italic, Size: 19, Colour: ui.Dust}

const stepGap = 22

func drawSteps(c *ui.Context, v nile.View, now int, r ui.Rect, onlyNow bool) {
	if now < 0 {
		c.Text(r, phaseName(v.Phase()), stepStyle.In(ui.Cream))
		page.ExplainedBy(c, r, "bar-phase")
		return
	}
	for i, s := range turnSteps() {
		if onlyNow && i != now {
			continue
		}
		st := stepStyleOf(i, now)
		part := r.CutLeft(c.TextWidth(s, st) + 1)
		if i == now { // the one that is on stands on a plate of its own
			plate := ui.R(part.X-stepPlate, part.Y+7, part.W+2*stepPlate, ui.BarH-14)
			c.Fill(plate, stepFill)
			c.Fill(ui.R(plate.X, plate.Bottom()-2, plate.W, 2), ui.Gold)
		}
		c.Text(part, s, st)
		page.ExplainedBy(c, part, "bar-step-"+stepKeys[i])
		gap := r.CutLeft(stepGap)
		if !onlyNow && i < len(stepKeys)-1 && i != now && i+1 != now {
			c.Text(gap, stepThen, ui.OnBar.In(signOff).To(ui.Centre))
		}
	}
}

// stepStyleOf is how the name of a step is set: the one that is on large and light, what is past dark, what comes between.
func stepStyleOf(i, now int) ui.Style {
	switch {
	case i == now:
		return stepStyle.In(ui.Cream).At(21)
	case i < now:
		return stepStyle.In(signOff)
	}
	return stepStyle
}

// stepThen stands between two steps.
const stepThen = "›"

// stepPlate is how far the plate of the step that is on reaches beyond its name, in units.
const stepPlate = 10.0

// stepFill is that plate.
var stepFill = color.RGBA{0x5e, 0x43, 0x2b, 255}

// stepKeys name the steps among the words of what hovering explains.
var stepKeys = [...]string{"activity", "misfortune", "travel", "hunt", "finds"}

// pointsText is a player's points on the bar.
func pointsText(v nile.View, s game.Seat) string { return strconv.Itoa(v.Player(s).Points) }

// inHand is what the country that the explorer brings home is worth by the schedule alone, behind the points of whose turn it
// is; nothing of the others, and where there is none.
func inHand(v nile.View, s, now game.Seat) string {
	if n := v.Player(s).Promise; s == now && n > 0 {
		return words.Phrase("bar.in-hand", "n", n)
	}
	return ""
}

// pointsTail says how many points win, nothing where none do.
func pointsTail(v nile.View) string {
	if v.Open() {
		return ""
	}
	return words.Phrase("bar.of", "n", v.Target())
}

// pointsGap is between the points of two players, pointsSign what a sign before them takes, in units.
const pointsGap, pointsSign = 14.0, 24.0

// pointsStyle is how points are set: those of the player whose turn it is light and strong.
func pointsStyle(now bool) ui.Style {
	if now {
		st := ui.OnBar
		st.Face = ui.Bold
		return st
	}
	return ui.OnBar.In(ui.Dust)
}

func pointsWidth(c *ui.Context, v nile.View, now game.Seat) float64 {
	w := c.TextWidth(pointsTail(v), ui.OnBar) + 2
	for s := range game.Seat(v.Seats()) {
		w += pointsSign + c.TextWidth(pointsText(v, s), pointsStyle(s == now)) + inHandWidth(c, v, s, now) + pointsGap
	}
	return w
}

// inHandWidth is how wide inHand is, with what is between it and the points.
func inHandWidth(c *ui.Context, v nile.View, s, now game.Seat) float64 {
	if text := inHand(v, s, now); text != "" {
		return c.TextWidth(text, pointsStyle(false)) + 6
	}
	return 0
}

func drawPoints(c *ui.Context, v nile.View, now game.Seat, r ui.Rect, opens bool) (clicked bool) {
	for s := range game.Seat(v.Seats()) {
		p := v.Player(s)
		text := pointsText(v, s)
		cell := r.CutLeft(pointsSign + c.TextWidth(text, pointsStyle(s == now)) + inHandWidth(c, v, s, now) + 1)
		r.CutLeft(pointsGap - 1)
		key := "bar.points"
		if p.Unpublished > 0 {
			key = "bar.points.more"
		}
		if v.Open() {
			key += ".open"
		}
		says := words.Say(key, "who", tell.ForWhom(v, s), "specialty", tell.Specialty(p.Specialty), "n", p.Points, "target", v.Target(), "hexes", p.Unpublished, "hand", p.Promise)
		draw := func(ui.Rect) {
			r := cell
			c.Sign(r.CutLeft(pointsSign).Left(pointsSign-4).Middle(18, 18), p.Colour)
			c.Text(r, text, pointsStyle(s == now))
			c.Text(r, inHand(v, s, now), pointsStyle(false).To(ui.Right))
		}
		if !opens {
			c.Tip(cell, ui.Plain(says))
			draw(cell)
			continue
		}
		b := ui.Button{Label: ui.Escape(says), ID: "bar/points-" + strconv.Itoa(int(s)+1), Look: ui.GhostLook, Tip: ui.Plain(says), Face: draw}
		clicked = c.Button(cell, b) || clicked
	}
	c.Text(r, pointsTail(v), ui.OnBar.In(ui.Dust))
	page.ExplainedBy(c, r, "bar-target")
	return clicked
}
