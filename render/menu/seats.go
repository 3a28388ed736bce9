package menu

import (
	"fmt"
	"strings"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Seats is the part of a set-up that every game has: who plays, under what name and
// sign. The game keeps its players as it likes, and says here where they are. Its
// words say what a player is called: "setup.who", "setup.add", "setup.nobody".
type Seats struct {
	// N is how many there are, of Most; a name has so many Letters at most.
	N, Most, Letters int
	// Name and Colour are those of the i-th, from 0.
	Name   func(i int) *string
	Colour func(i int) *uint8
	// Face is the face that was chosen for the i-th, where players have faces, and Faces
	// where they are shown; both may be nil.
	Face  func(i int) *uint16
	Faces *Faces
	// Unnamed is what the player at a place, from 0, is called as it comes; may be nil.
	Unnamed func(place int) string
	// Add adds one, Remove takes one away.
	Add    func()
	Remove func(i int)
	// Bots are the computer players by seat, as far as any was chosen, of those among
	// Opponents. nil: nobody but persons can play.
	Bots      *[]string
	Opponents Opponents
}

// Bot is the computer player in a seat, "" for a person.
func (s Seats) Bot(i int) string {
	if s.Bots == nil || i >= len(*s.Bots) {
		return ""
	}
	return (*s.Bots)[i]
}

// Sitters are the computer players of all seats.
func (s Seats) Sitters() []string {
	all := make([]string, s.N)
	for i := range all {
		all[i] = s.Bot(i)
	}
	return all
}

// Unmanned reports whether no person plays.
func (s Seats) Unmanned() bool {
	for i := range s.N {
		if s.Bot(i) == "" {
			return false
		}
	}
	return true
}

// sit has a computer player, or a person for "", play a seat. It brings its name,
// where the one there was is nobody's own: of who sat there before, or as the seat came.
func (s Seats) sit(i int, bot string) {
	was := s.Bot(i)
	for len(*s.Bots) < s.N {
		*s.Bots = append(*s.Bots, "")
	}
	(*s.Bots)[i] = bot
	if s.Face != nil && (bot == "") != (was == "") { // a computer player has the face of its name
		if *s.Face(i) = 0; bot == "" {
			*s.Face(i) = s.FreeFace()
		}
	}
	name := s.Name(i)
	switch called := s.Opponents.Called(bot); {
	case called != "" && !s.named(called):
		*name = called
	case bot == "" && was != "" && *name == s.Opponents.Called(was) && s.Unnamed != nil:
		*name = s.FreeName(s.Unnamed)
	}
}

// remove takes a player away, and who played there.
func (s Seats) remove(i int) {
	if s.Bots != nil && i < len(*s.Bots) {
		*s.Bots = append((*s.Bots)[:i:i], (*s.Bots)[i+1:]...)
	}
	s.Remove(i)
}

// ChoosesWho reports whether a seat may be a computer player's.
func (s Seats) ChoosesWho() bool { return s.Bots != nil && len(s.Opponents.Strengths) > 0 }

// Who is the button that says who plays a seat, a person or a computer player, and has
// it chosen.
func (s Seats) Who(c *ui.Context, a desk.Desk, r ui.Rect, i int) {
	bot := s.Bot(i)
	b := whoButton(words.Say("who.person.short"))
	if strength, _ := s.Opponents.parts(bot); bot != "" && strength >= 0 {
		b.Label = s.Opponents.Strengths[strength].Label
	}
	b.Tip = ui.Plain(words.Say("who.tip", "who", SeatName(*s.Name(i)), "is", s.Opponents.Label(bot)))
	if c.Button(r, b) {
		a.Push(NewWhoPlays(s.Opponents, *s.Name(i), bot, s.Sitters(), func(bot string) { s.sit(i, bot) }))
	}
}

// whoButton is that button without a tip.
func whoButton(label string) ui.Button { return ui.Button{Label: label, ID: "who", Size: 16} }

// WhoW is how wide the button must be, whoever plays.
func (s Seats) WhoW(c *ui.Context) float64 {
	w := c.ButtonWidth(whoButton(words.Say("who.person.short")))
	for _, o := range s.Opponents.Strengths {
		w = max(w, c.ButtonWidth(whoButton(o.Label)))
	}
	return w
}

// SignsW is the room that the signs to choose from take, in units.
const SignsW = ui.Colours*ui.ButtonH + (ui.Colours-1)*3

// Taken is the name of who has a colour, but for player i; "" if nobody has.
func (s Seats) Taken(colour uint8, i int) string {
	for k := range s.N {
		if k != i && *s.Colour(k) == colour {
			return SeatName(*s.Name(k))
		}
	}
	return ""
}

// FreeColour is the first colour that nobody has; the first of all where all are taken.
func (s Seats) FreeColour() uint8 {
	for colour := range uint8(ui.Colours) {
		if s.Taken(colour, -1) == "" {
			return colour
		}
	}
	return 0
}

// FreeFace is the face that the next person is offered: a woman's where there are no more of
// them than of men among those who play, else a man's, and nobody's who has been offered one.
func (s Seats) FreeFace() uint16 {
	women, men := 0, 0
	worn := map[uint16]bool{}
	for i := range s.N {
		n := *s.Face(i)
		worn[n] = true
		switch {
		case s.Bot(i) != "" || n == 0:
		case faces.Named("", n).Woman:
			women++
		default:
			men++
		}
	}
	for _, n := range faces.Offered(women <= men) {
		if !worn[n] {
			return n
		}
	}
	for n := uint16(1); ; n++ {
		if !worn[n] && faces.Named("", n).Woman == (women <= men) {
			return n
		}
	}
}

// FreeName is what somebody who is added is called: the name of their place, from 0,
// or of the first that nobody is called by.
func (s Seats) FreeName(of func(place int) string) string {
	name := of(s.N)
	for i := 0; s.named(name); i++ {
		name = of(i)
	}
	return name
}

func (s Seats) named(name string) bool {
	for i := range s.N {
		if *s.Name(i) == name {
			return true
		}
	}
	return false
}

// Nameless reports whether somebody has no name.
func (s Seats) Nameless() bool {
	for i := range s.N {
		if strings.TrimSpace(*s.Name(i)) == "" {
			return true
		}
	}
	return false
}

// Trim takes the blanks round the names away.
func (s Seats) Trim() {
	for i := range s.N {
		*s.Name(i) = strings.TrimSpace(*s.Name(i))
	}
}

// SeatName is a name, or a word for who has none yet.
func SeatName(name string) string {
	if strings.TrimSpace(name) == "" {
		return words.Phrase("setup.nobody")
	}
	return name
}

// Draw is a row for each, as row draws it, and beside the heading the button that
// adds one. row reports whether the player is to be taken away.
func (s Seats) Draw(c *ui.Context, col *page.Column, row func(col *page.Column, i int) (remove bool)) {
	head := col.Next(ui.HeadingH)
	room := head
	if s.N < s.Most {
		room.CutRight(c.ButtonWidth(addButton()) + facesSaidGap)
	}
	c.Heading(head, words.Say("setup.who"))
	col.Gap(6)
	if s.Faces != nil {
		s.Faces.shown = false
		defer func() { s.sayFaces(c, room) }()
	}
	remove := -1
	for i := range s.N {
		c.Scope(fmt.Sprintf("player %d", i+1), func() {
			if row(col, i) {
				remove = i
			}
		})
	}
	if s.N < s.Most {
		add := addButton()
		if c.Button(head.CutRight(c.ButtonWidth(add)).Top(ui.HeadingH-6), add) {
			s.Add()
			c.Touch()
		}
	}
	if remove >= 0 {
		s.remove(remove)
		c.Touch()
	}
}

// addButton is the button that adds a player.
func addButton() ui.Button {
	return ui.Button{Label: words.Say("setup.add"), ID: "Add a player", Size: 16}
}

// facesSaidGap is what is left free beside the sentence on the faces, in units.
const facesSaidGap = 14.0

// sayFaces says behind the heading how a face is changed, where any is shown and there is
// room.
func (s Seats) sayFaces(c *ui.Context, r ui.Rect) {
	if !s.Faces.shown {
		return
	}
	text, st := words.Say("setup.face.change"), ui.Note.At(16).In(ui.Faded)
	r.CutLeft(c.TextWidth(words.Say("setup.who"), ui.Head) + facesSaidGap)
	if c.TextWidth(text, st) <= r.W {
		c.Text(r.Top(ui.HeadingH-5), text, st)
	}
}

// NameField is where a name is written.
func (s Seats) NameField(c *ui.Context, r ui.Rect, i int) {
	c.TextField(r, ui.Field{ID: "name", Max: s.Letters, Hint: words.Say("setup.name")}, s.Name(i))
}

// Signs are the colours to choose from.
func (s Seats) Signs(c *ui.Context, r ui.Rect, i int) {
	page.Colours(c, r, s.Colour(i), func(k uint8) string { return s.Taken(k, i) })
}

// Away is the button that takes a player away; the last one stays.
func (s Seats) Away(c *ui.Context, r ui.Rect, i int) bool {
	tip := words.Say("setup.remove", "who", SeatName(*s.Name(i)))
	if s.N == 1 {
		tip = words.Say("setup.one")
	}
	return c.Button(r, ui.Button{Label: "×", ID: "remove", Look: ui.GhostLook, Disabled: s.N == 1, Tip: ui.Plain(tip)})
}

// Wrong says why the players cannot begin yet; "" if they can.
func (s Seats) Wrong() string {
	switch {
	case s.Nameless():
		return words.Say("setup.wrong")
	case s.Unmanned():
		return words.Say("play.unmanned")
	}
	return ""
}

// SetUpFoot is the foot of a set-up: the red button, which begins the game or tells
// what is wrong, in one sentence, and the way back.
func SetUpFoot(c *ui.Context, a desk.Desk, r ui.Rect, wrong string, begin func() error) {
	b := ui.Button{
		Label: words.Say("setup.begin"), ID: "Begin", Look: ui.MainLook, Default: true, Disabled: wrong != "", Tip: page.TipIf(wrong != "", wrong),
	}
	if c.Button(r.CutRight(min(180, r.W/2)), b) {
		if err := begin(); err != nil {
			a.Fail(err)
		}
	}
	r.CutRight(12)
	if page.BackButton(c, &r) {
		a.Pop()
	}
	r.CutLeft(14)
	if wrong != "" && r.W > c.TextWidth(wrong, ui.Body) {
		c.Text(r, wrong, ui.Body.In(ui.Red).To(ui.Right))
	}
}
