package page

import (
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Answers are the two answers to a question, or, with no second, the only one. A question
// is answered by Enter or Esc: Space, which only goes on, must not say yes to it.
func Answers(said, denied string) (yes, no ui.Button) {
	yes = ui.Button{Label: said, ID: "yes", Look: ui.MainLook, Size: 18}
	if denied == "" {
		yes.Default, yes.Hint = true, words.Phrase("key.space")
		return yes, no
	}
	yes.ByEnter, yes.Hint = true, words.Phrase("key.enter")
	return yes, ui.Button{Label: denied, ID: "no", Hint: words.Phrase("key.esc")}
}
