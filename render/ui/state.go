package ui

import "github.com/hajimehoshi/ebiten/v2"

// State is how a panel is drawn just now.
type State uint8

// The states, as bits.
const (
	Hovered State = 1 << iota
	HeldDown
	Greyed
	SetOn
)

func stateOf(re Reaction, disabled, on bool) (s State) {
	switch {
	case disabled:
		s = Greyed
	case re.Held && re.Hover:
		s = HeldDown
	case re.Hover:
		s = Hovered
	}
	if on {
		s |= SetOn
	}
	return s
}

// Panel is what a rectangle of the screen is made of.
type Panel uint8

// The panels.
const (
	DeskPanel    Panel = iota // the dark desk everything lies on; opaque
	BarPanel                  // the walnut bar above; opaque
	PaperPanel                // a sheet without edges: the side of a screen; opaque
	JournalPanel              // a darker strip of paper; opaque
	SheetPanel                // a sheet lying on the desk, with its shadow
	CardPanel                 // a card with a double frame and a shadow
	TipPanel                  // a slip of light paper with a shadow
	FieldPanel                // what can be typed into
	ListPanel                 // the ground of a list
	RowPanel                  // a chosen row
	TrackPanel                // the ground of a bar
	CreamButton               // a plain button
	MainButton                // the red button
	GhostButton               // words that react
	BarButton                 // the same on walnut
	StepButton                // − and + of a stepper
	ThumbPanel                // the thumb of a scroll bar
	CheckPanel                // a check box
	panels
)

var (
	enterKeys = []Chord{Key(ebiten.KeyEnter), Key(ebiten.KeyNumpadEnter), Key(ebiten.KeySpace)}
	onlyEnter = enterKeys[:2]
)
