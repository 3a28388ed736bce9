// Package assets holds what is built into the program: the map of 1820, the
// Event cards, fonts with their licences, and words. It only embeds; reading
// is done by the rooms that use it.
package assets

import _ "embed"

// The typefaces, whole TrueType files. Their licences lie beside them in
// assets/fonts: EB Garamond and IM Fell under the OFL 1.1, Homemade Apple
// under Apache 2.0.
var (
	// Garamond is what everything that is read is set in.
	//go:embed fonts/EBGaramond-Medium.ttf
	Garamond []byte
	// GaramondItalic is its italic.
	//go:embed fonts/EBGaramond-MediumItalic.ttf
	GaramondItalic []byte
	// GaramondBold is its bold.
	//go:embed fonts/EBGaramond-Bold.ttf
	GaramondBold []byte
	// FellSC is for titles and headings, in small capitals. Never for figures.
	//go:embed fonts/IMFellEnglishSC.ttf
	FellSC []byte
	// FellItalic is for names on the chart.
	//go:embed fonts/IMFellEnglish-Italic.ttf
	FellItalic []byte
	// Handwriting is for what an explorer wrote, sparingly.
	//go:embed fonts/HomemadeApple.ttf
	Handwriting []byte
)
