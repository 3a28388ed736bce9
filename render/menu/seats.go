package menu

import (
	"fmt"
	"slices"
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
	// Most is how many there may be; a name has so many Letters at most.
	Most, Letters int
	// Len is how many there are; At is where the game keeps the i-th, from 0.
	Len func() int
	At  func(i int) Kept
	// Add appends one, whose name, colour and face are to come; Remove takes one away.
	Add    func()
	Remove func(i int)
	// Unnamed is what the player at a place, from 0, is called as it comes.
	Unnamed func(place int) string
	// FaceOf is what a face looks like on somebody of a name; nil: as faces.Named has it.
	FaceOf    func(name string, n uint16) faces.Face
	Opponents Opponents
	// Company is the computer player that comes with each seat but the first, till somebody
	// else is chosen; "": a person does.
	Company string

	bots  []string // the computer players by seat, as far as any was chosen
	faces picking
}

// Kept is where a game keeps what a set-up asks of a player. Face is the face that was
// chosen, nil in a game whose players have none.
type Kept struct {
	Name   *string
	Colour *uint8
	Face   *uint16
}

// SeatsOf are the seats of a game that keeps its players in a list.
func SeatsOf[P any](list *[]P, at func(*P) Kept) *Seats {
	return &Seats{
		Len:    func() int { return len(*list) },
		At:     func(i int) Kept { return at(&(*list)[i]) },
		Add:    func() { *list = append(*list, *new(P)) },
		Remove: func(i int) { *list = slices.Delete(*list, i, i+1) },
	}
}

// More adds so many players, each with a name, a colour and a face that nobody has yet.
func (s *Seats) More(players int) *Seats {
	for range players {
		n, name, colour, face := s.Len(), s.FreeName(), s.FreeColour(), s.FreeFace()
		s.Add()
		k := s.At(n)
		if *k.Name, *k.Colour = name, colour; k.Face != nil {
			*k.Face = face
		}
		if n > 0 && s.Company != "" && s.ChoosesWho() {
			s.sit(n, s.Company)
		}
	}
	return s
}

// Bot is the computer player in a seat, "" for a person.
func (s *Seats) Bot(i int) string {
	if i >= len(s.bots) {
		return ""
	}
	return s.bots[i]
}

// Sitters are the computer players of all seats.
func (s *Seats) Sitters() []string {
	all := make([]string, s.Len())
	for i := range all {
		all[i] = s.Bot(i)
	}
	return all
}

// Return has the computer players of the last game sit where they sat, as far as there are such players and such seats
// and a seat is left for a person.
func (s *Seats) Return(sitters []string) {
	if !s.ChoosesWho() || len(sitters) != s.Len() || !slices.Contains(sitters, "") {
		return
	}
	s.bots = slices.Clone(sitters)
	for i, bot := range s.bots {
		strength, temper := s.Opponents.parts(bot)
		if bot != "" && (strength < 0 || temper < 0 && strings.Contains(bot, tempered)) { // of an older program
			s.bots[i] = ""
		}
	}
}

// Persons is how many persons play.
func (s *Seats) Persons() (n int) {
	for _, bot := range s.Sitters() {
		if bot == "" {
			n++
		}
	}
	return n
}

// sit has a computer player, or a person for "", play a seat. It brings its name,
// where the one there was is nobody's own: of who sat there before, or as the seat came.
func (s *Seats) sit(i int, bot string) {
	was := s.Bot(i)
	s.bots = s.Sitters()
	s.bots[i] = bot
	name := s.At(i).Name
	if face := s.At(i).Face; face != nil && (bot == "") != (was == "") && s.Opponents.Called(bot)+s.Opponents.Called(was) != "" { // somebody else, by name; else it is the same person
		if *face = 0; bot == "" {
			*face = s.FreeFace()
		}
	}
	switch called := s.Opponents.Called(bot); {
	case called != "" && !s.named(called):
		*name = called
	case bot == "" && was != "" && *name == s.Opponents.Called(was):
		*name = s.FreeName()
	}
}

// remove takes a player away, and who played there.
func (s *Seats) remove(i int) {
	s.bots = slices.Delete(s.Sitters(), i, i+1)
	s.Remove(i)
}

// ChoosesWho reports whether a seat may be a computer player's.
func (s *Seats) ChoosesWho() bool { return len(s.Opponents.Strengths) > 0 }

// Who is the button that says who plays a seat, a person or a computer player, and has
// it chosen.
func (s *Seats) Who(c *ui.Context, a desk.Desk, r ui.Rect, i int) {
	bot := s.Bot(i)
	b := whoButton(words.Say("who.person.short"))
	if strength, _ := s.Opponents.parts(bot); bot != "" && strength >= 0 {
		b.Label = computerLabel(c, s.Opponents.Strengths[strength])
	}
	b.Tip = ui.Plain(s.Opponents.Says(s.said(i), bot))
	label := b.Label
	b.Label = words.Say("who.of", "n", i+1, "who", label) // two rows say the same, which those who hear them have to tell apart
	b.Face = func(in ui.Rect) { whoFace(c, in, label) }
	if c.Button(r, b) {
		a.Push(NewWhoPlays(s.Opponents, *s.At(i).Name, bot, s.Sitters(), func(bot string) { s.sit(i, bot) }))
	}
}

// The arrow of a button that opens a list, in units: its width, and what it takes with the room before it.
const listArrow, listArrowRoom = 11.0, 17.0

// whoFace is what stands on that button: the word, and the arrow of a list.
func whoFace(c *ui.Context, in ui.Rect, label string) {
	in.CutLeft(4)
	at := in.CutRight(listArrowRoom).Middle(listArrow, (listArrow+1)/2)
	for y := range int(at.H) {
		c.Fill(ui.R(at.X+float64(y), at.Y+float64(y), at.W-2*float64(y), 1), ui.Ink)
	}
	st := ui.Body.At(16)
	c.Text(in, label, c.Fit(label, st, in.W).To(ui.Centre))
}

// whoButton is that button without a tip.
func whoButton(label string) ui.Button { return ui.Button{Label: label, ID: "who", Size: 16} }

// computerFrom is the least width of a window in which a name leaves room for the word computer.
const computerFrom = 1000.0

// computerLabel says how strong a computer player is, and, where there is room, that it is one.
func computerLabel(c *ui.Context, o Opponent) string {
	if c.W < computerFrom {
		return o.Label
	}
	return words.Say("who.computer.short", "strength", o.Label)
}

// WhoW is how wide the button must be, whoever plays.
func (s *Seats) WhoW(c *ui.Context) float64 {
	w := c.ButtonWidth(whoButton(words.Say("who.person.short")))
	for _, o := range s.Opponents.Strengths {
		w = max(w, c.ButtonWidth(whoButton(computerLabel(c, o))))
	}
	return w + listArrowRoom
}

// SignsW is the room that the signs to choose from take, in units.
const SignsW = ui.Colours*ui.ButtonH + (ui.Colours-1)*3

// Taken is the name of who has a colour, but for player i; "" if nobody has.
func (s *Seats) Taken(colour uint8, i int) string {
	for k := range s.Len() {
		if k != i && *s.At(k).Colour == colour {
			return s.said(k)
		}
	}
	return ""
}

// FreeColour is the first colour that nobody has; the first of all where all are taken.
func (s *Seats) FreeColour() uint8 {
	for colour := range uint8(ui.Colours) {
		if s.Taken(colour, -1) == "" {
			return colour
		}
	}
	return 0
}

// FreeFace is the face that the next person is offered: a woman's where there are no more of
// them than of men among those who play, else a man's, and nobody's who has been offered one.
func (s *Seats) FreeFace() uint16 {
	women, men := 0, 0
	worn := map[uint16]bool{}
	for i := range s.Len() {
		face := s.At(i).Face
		if face == nil {
			return 0
		}
		n := *face
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
func (s *Seats) FreeName() string {
	name := s.Unnamed(s.Len())
	for i := 0; s.named(name); i++ {
		name = s.Unnamed(i)
	}
	return name
}

func (s *Seats) named(name string) bool {
	for i := range s.Len() {
		if *s.At(i).Name == name {
			return true
		}
	}
	return false
}

// Nameless reports whether somebody has no name.
func (s *Seats) Nameless() bool {
	for i := range s.Len() {
		if strings.TrimSpace(*s.At(i).Name) == "" {
			return true
		}
	}
	return false
}

// Trim takes the blanks round the names away.
func (s *Seats) Trim() {
	for i := range s.Len() {
		name := s.At(i).Name
		*name = strings.TrimSpace(*name)
	}
}

// SeatName is a name, or a word for who has none yet.
func SeatName(name string) string {
	if strings.TrimSpace(name) == "" {
		return words.Phrase("setup.nobody")
	}
	return name
}

// said is the name of the i-th, or a word where there is none yet.
func (s *Seats) said(i int) string { return SeatName(*s.At(i).Name) }

// Draw is a row for each, as row draws it, and beside the heading the button that
// adds one. row reports whether the player is to be taken away.
func (s *Seats) Draw(c *ui.Context, col *page.Column, row func(col *page.Column, i int) (remove bool)) {
	head := col.Next(ui.HeadingH)
	room := head
	if s.Len() < s.Most {
		room.CutRight(c.ButtonWidth(addButton()) + facesSaidGap)
	}
	c.Heading(head, words.Say("setup.who"))
	col.Gap(6)
	s.faces.shown = false
	remove := -1
	for i := range s.Len() {
		c.Scope(fmt.Sprintf("player %d", i+1), func() {
			if row(col, i) {
				remove = i
			}
		})
	}
	if s.Len() < s.Most {
		add := addButton()
		if c.Button(head.CutRight(c.ButtonWidth(add)).Top(ui.HeadingH-6), add) {
			s.More(1)
			c.Touch()
		}
	}
	if remove >= 0 {
		s.remove(remove)
		c.Touch()
	}
	s.sayFaces(c, room)
}

// addButton is the button that adds a player.
func addButton() ui.Button {
	return ui.Button{Label: words.Say("setup.add"), ID: "Add a player", Size: 16}
}

// facesSaidGap is what is left free beside the sentence on the faces, in units.
const facesSaidGap = 14.0

// sayFaces says behind the heading how a face is changed, where any is shown and there is
// room.
func (s *Seats) sayFaces(c *ui.Context, r ui.Rect) {
	if !s.faces.shown {
		return
	}
	text, st := words.Say("setup.face.change"), ui.Note.At(16).In(ui.Faded)
	r.CutLeft(c.TextWidth(words.Say("setup.who"), ui.Head) + facesSaidGap)
	if c.TextWidth(text, st) <= r.W {
		c.Text(r.Top(ui.HeadingH-5), text, st)
	}
}

// NameField is where a name is written.
func (s *Seats) NameField(c *ui.Context, r ui.Rect, i int) {
	c.TextField(r, ui.Field{ID: "name", Max: s.Letters, Hint: words.Say("setup.name"), Whole: true}, s.At(i).Name)
}

// Signs are the colours to choose from.
func (s *Seats) Signs(c *ui.Context, r ui.Rect, i int) {
	page.Colours(c, r, s.At(i).Colour, func(k uint8) string { return s.Taken(k, i) })
}

// Away is the button that takes a player away; the last one stays.
func (s *Seats) Away(c *ui.Context, r ui.Rect, i int) bool {
	tip := words.Say("setup.remove", "who", s.said(i))
	one := s.Len() == 1
	if one {
		tip = words.Say("setup.one")
	}
	return c.Button(r, ui.Button{Label: "×", ID: "remove", Look: ui.GhostLook, Disabled: one, Tip: ui.Plain(tip)})
}

// Wrong says why the players cannot begin yet; "" if they can.
func (s *Seats) Wrong() string {
	switch {
	case s.Nameless():
		return words.Say("setup.wrong")
	case s.Persons() == 0:
		return words.Say("play.unmanned")
	}
	return ""
}
