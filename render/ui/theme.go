package ui

import (
	"image/color"
	"strings"

	"sourceofthenile/render/paint"
)

// rgb makes an opaque colour from 0xRRGGBB.
func rgb(v uint32) color.RGBA {
	return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

// The inks and papers of the program.
var (
	Ink     = rgb(0x2b2118) // what is read
	Faded   = rgb(0x5f4f3a) // what is read second
	Ghost   = rgb(0x786a50) // what cannot be had now
	Red     = rgb(0x8a1f1f) // warnings, and the rule number that is pointed at
	Cited   = rgb(0x7a5344) // rule numbers
	Gold    = rgb(0xd9a441) // the step now, on walnut
	Rule    = rgb(0x8b7348) // lines under headings
	Dotted  = rgb(0xa98f5f) // ledger lines
	Paper   = rgb(0xefe2c4) // the player's sheet
	Light   = rgb(0xfbf4e1) // fields, tips
	Journal = rgb(0xe6d8b5) // the strip below the chart
	Cream   = rgb(0xf3e6c8) // letters on walnut and red
	Dust    = rgb(0xa8977c) // letters on walnut, second
	Blue    = rgb(0x1f4068) // handwriting
	Green   = rgb(0x4d6d30) // bars with room to spare
	Amber   = rgb(0xb5881f) // bars of money
)

// Player is how a player is told from the others: a colour, its name,
// and a sign, for those to whom the colour says little.
type Player struct {
	Key    string     // of the colour's name
	Ink    color.RGBA // on paper
	Pen    color.RGBA // of letters on paper: no lighter than can be read
	Bright color.RGBA // on walnut
	Sign   Sign
}

// Colours is how many colours there are for players to have.
const Colours = paint.Colours

// PlayerOf is how a player of this colour is told from the others; of a colour beyond
// the last, one of those there are.
func PlayerOf(colour uint8) Player { return Players[colour%Colours] }

// Players are the players' colours, in the order of game.Player.Colour. Their
// lightness differs as well as their hue.
var Players = [Colours]Player{
	{"madder-red", paint.Players[0], paint.Players[0], rgb(0xe8897b), Disc},
	{"ochre", paint.Players[1], rgb(0x775808), rgb(0xe8c15c), Diamond},
	{"prussian-blue", paint.Players[2], paint.Players[2], rgb(0x8fb4e6), Square},
	{"bottle-green", paint.Players[3], paint.Players[3], rgb(0x8fc793), Triangle},
	{"tyrian-purple", paint.Players[4], paint.Players[4], rgb(0xcf9fd2), Star},
	{"slate", paint.Players[5], paint.Players[5], rgb(0xc3c7ca), Cross},
}

// Sign is a plain figure that goes with a player's colour.
type Sign uint8

// The signs.
const (
	Disc Sign = iota
	Diamond
	Square
	Triangle
	Star
	Cross
)

// Key is what the sign is called where its name is looked up.
func (s Sign) Key() string {
	return [...]string{"disc", "diamond", "square", "triangle", "star", "cross"}[s]
}

// Face is one of the typefaces.
type Face uint8

// The faces.
const (
	Book     Face = iota // EB Garamond, medium: what is read
	Italic               // its italic
	Bold                 // its bold
	Title                // IM Fell small capitals; figures in it are set in Book
	Engraved             // IM Fell italic: names on the chart
	Hand                 // handwriting, sparingly
	faces
)

// Align is where a line of text stands in its rectangle.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

// Style is how a line of text is set.
type Style struct {
	Face   Face
	Size   float64 // in units; 15 is the smallest
	Colour color.RGBA
	Align  Align
	// MayCut: the text is a player's own (a name, a file) and may end in an
	// ellipsis. Our own words must fit; tests hold that.
	MayCut bool
	// Cites: the text is the number of a rule, or holds it.
	Cites bool
	// Justify: a paragraph's lines are spread over its whole width.
	Justify bool
}

// The styles that screens are made of.
var (
	Body    = Style{Face: Book, Size: 18, Colour: Ink}
	Small   = Style{Face: Book, Size: 16, Colour: Faded}
	Strong  = Style{Face: Bold, Size: 18, Colour: Ink}
	Note    = Style{Face: Italic, Size: 17, Colour: Ink}
	RuleRef = Style{Face: Italic, Size: 16, Colour: Cited, Cites: true}
	Head    = Style{Face: Title, Size: 21, Colour: Ink}
	Big     = Style{Face: Title, Size: 34, Colour: Ink}
	Written = Style{Face: Hand, Size: 17, Colour: Blue}
	OnBar   = Style{Face: Book, Size: 19, Colour: Cream}
)

// Spaced is a text with its letters set apart, as names are engraved across a chart.
func Spaced(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		words[i] = strings.Join(strings.Split(w, ""), " ")
	}
	return strings.Join(words, "   ")
}

// In is the style in another colour.
func (s Style) In(c color.RGBA) Style { s.Colour = c; return s }

// At is the style in another size.
func (s Style) At(size float64) Style { s.Size = size; return s }

// To is the style with another alignment.
func (s Style) To(a Align) Style { s.Align = a; return s }

// Own is the style for a player's own words, which may be cut to fit.
func (s Style) Own() Style { s.MayCut = true; return s }

// Heights, in units.
const (
	LineH    = 26 // a line of a ledger
	HeadingH = 34 // a heading with its rule
	ButtonH  = 34 // a plain button
	MainH    = 46 // the main button
	BarH     = 46 // the walnut bar above
)
