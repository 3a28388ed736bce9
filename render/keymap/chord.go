package keymap

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// carrier is a key that a command may be given, as it is stored.
type carrier struct {
	key  ebiten.Key
	name string
}

// carriers are all keys that a command may be given. Enter, Space and the arrows may
// be with Ctrl or Alt alone: see refuses.
var carriers = func() (out []carrier) {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		out = append(out, carrier{k, string('A' + rune(k-ebiten.KeyA))})
	}
	for k := ebiten.KeyDigit0; k <= ebiten.KeyDigit9; k++ {
		out = append(out, carrier{k, string('0' + rune(k-ebiten.KeyDigit0))})
	}
	for k := ebiten.KeyF1; k <= ebiten.KeyF12; k++ {
		out = append(out, carrier{k, k.String()})
	}
	return append(out,
		carrier{ebiten.KeyEqual, "="}, carrier{ebiten.KeyMinus, "-"}, carrier{ebiten.KeyComma, ","}, carrier{ebiten.KeyPeriod, "."},
		carrier{ebiten.KeySlash, "/"}, carrier{ebiten.KeySemicolon, ";"}, carrier{ebiten.KeyQuote, "'"}, carrier{ebiten.KeyBackslash, `\`},
		carrier{ebiten.KeyBracketLeft, "["}, carrier{ebiten.KeyBracketRight, "]"}, carrier{ebiten.KeyBackquote, "`"},
		carrier{ebiten.KeyIntlBackslash, "IntlBackslash"}, carrier{ebiten.KeyInsert, "Insert"},
		carrier{ebiten.KeyEnter, "Enter"}, carrier{ebiten.KeySpace, "Space"},
		carrier{ebiten.KeyLeft, "Left"}, carrier{ebiten.KeyRight, "Right"}, carrier{ebiten.KeyUp, "Up"}, carrier{ebiten.KeyDown, "Down"},
	)
}()

// encode writes a chord as it is stored: "Ctrl+Shift+J".
func encode(ch ui.Chord) string {
	var b strings.Builder
	for _, m := range modifiers(&ch) {
		if *m.on {
			b.WriteString(m.name + "+")
		}
	}
	for _, c := range carriers {
		if c.key == ch.Key {
			return b.String() + c.name
		}
	}
	return ""
}

// decode reads what encode wrote, however it is spelled, and reports whether it
// is a chord that a command may have.
func decode(s string) (ch ui.Chord, ok bool) {
	for found := true; found; {
		found = false
		for _, m := range modifiers(&ch) {
			if n := len(m.name) + 1; !*m.on && len(s) > n && strings.EqualFold(s[:n], m.name+"+") {
				*m.on, s, found = true, s[n:], true
			}
		}
	}
	for _, c := range carriers {
		if strings.EqualFold(c.name, s) {
			ch.Key = c.key
			return ch, refuses(ch) == NoReason
		}
	}
	return ui.Chord{}, false
}

type modifier struct {
	name string
	on   *bool
}

func modifiers(ch *ui.Chord) [3]modifier {
	return [3]modifier{{"Ctrl", &ch.Ctrl}, {"Shift", &ch.Shift}, {"Alt", &ch.Alt}}
}

// Written is a chord as a player reads it on this keyboard: "Ctrl+Z".
func Written(ch ui.Chord) string { return written(ch, ebiten.KeyName) }

// written is Written for a keyboard that has these letters on its keys.
func written(ch ui.Chord, printed func(ebiten.Key) string) string {
	text, held := keyWritten(ch.Key, printed), modifiers(&ch)
	for i := len(held) - 1; i >= 0; i-- {
		if *held[i].on {
			text = words.Phrase("key.with", "held", words.Phrase("key."+strings.ToLower(held[i].name)), "key", text)
		}
	}
	return text
}

// keyWritten is a key as it is written on it. Letters and figures are keys by
// what is on them already; + and − stand wherever they are printed.
func keyWritten(k ebiten.Key, printed func(ebiten.Key) string) string {
	i := 0
	for i < len(carriers) && carriers[i].key != k {
		i++
	}
	if i == len(carriers) {
		return k.String()
	}
	name := carriers[i].name
	switch {
	case k == ebiten.KeyEqual:
		return "+"
	case k == ebiten.KeyMinus:
		return "−"
	case words.Has("key." + strings.ToLower(name)):
		return words.Phrase("key." + strings.ToLower(name))
	case len(name) == 1 && !unicode.IsLetter(rune(name[0])) && !unicode.IsDigit(rune(name[0])) || k == ebiten.KeyIntlBackslash:
		if p := printed(k); utf8.RuneCountInString(p) == 1 && strings.TrimSpace(p) != "" {
			return strings.ToUpper(p)
		}
	}
	return name
}
