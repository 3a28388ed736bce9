package page

import (
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

func init() {
	ui.GoesOnBy = func(enter bool) string {
		if enter {
			return words.Phrase("key.enter")
		}
		return words.Phrase("key.space")
	}
	ui.GoesBackBy = func() string { return words.Phrase("key.esc") }
	ui.PadName = func(of ui.PadMake, b ui.PadButton) string {
		return words.Phrase("pad." + padMakes[of] + "." + padPlaces[b])
	}
	ui.PadOf = func(keys string) (ui.PadButton, bool) {
		for b, key := range map[ui.PadButton]string{ui.PadSouth: "key.enter", ui.PadEast: "key.esc", ui.PadWest: "key.space"} { // in any order: no two are written alike
			if keys == words.Phrase(key) {
				return b, true
			}
		}
		return 0, false
	}
}

// padMakes and padPlaces are controllers and their buttons, as words are keyed by them.
var (
	padMakes  = [...]string{ui.PadABXY: "abxy", ui.PadShapes: "shapes", ui.PadBAYX: "bayx"}
	padPlaces = [...]string{ui.PadSouth: "south", ui.PadEast: "east", ui.PadWest: "west", ui.PadNorth: "north", ui.PadSelect: "select"}
)

// Answers are the two answers to a question, or, with no second, the only one. Enter and Space say yes, as everywhere;
// Esc says no.
func Answers(said, denied string) (yes, no ui.Button) {
	yes = ui.Button{Label: said, ID: "yes", Look: ui.MainLook, Size: 18, Default: true}
	if denied == "" {
		return yes, no
	}
	return yes, ui.Button{Label: denied, ID: "no", Hint: words.Phrase("key.esc")}
}

// GraveAnswers are those to a question that warns: what it warns of is not the red button, and
// neither Enter nor Space does it.
func GraveAnswers(said, denied string) (yes, no ui.Button) {
	no, yes = Answers(denied, said)
	yes.ID, yes.Hint, no.ID = "yes", "", "no"
	return yes, no
}
