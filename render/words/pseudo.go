package words

import (
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// PseudoLanguage is the name of the language that nobody speaks: English with
// accents, its vowels doubled, in brackets. What reads otherwise on a screen
// is not in the files; a bracket that is missing was cut off.
const PseudoLanguage = "xx"

// The brackets round a sentence of the pseudo-language. Every typeface has
// them, as it has the letters below.
const openMark, closeMark = "[", "]"

// accents are the letters of the pseudo-language that differ from English.
var accents = map[rune]rune{
	'a': 'á', 'c': 'ç', 'e': 'é', 'i': 'í', 'n': 'ñ', 'o': 'ö', 's': 'š', 'u': 'ü', 'y': 'ý', 'z': 'ž',
	'A': 'Á', 'C': 'Ç', 'E': 'É', 'I': 'Í', 'N': 'Ñ', 'O': 'Ö', 'S': 'Š', 'U': 'Ü', 'Y': 'Ý', 'Z': 'Ž',
}

// Pseudo is the book in the pseudo-language, with the books under it. Blanks,
// hot keys and the stuff that names are made of stay as they are.
func (b *Book) Pseudo() *Book {
	p := *b
	if p.pseudo = true; b.under != nil {
		p.under = b.under.Pseudo()
	}
	return &p
}

// proper reports whether a key stands for what proper names are made of, which
// are the same in every language.
func proper(key string) bool { return strings.HasPrefix(key, "names.") }

func pseudoForms(of forms) forms {
	out := slices.Clone(of)
	for i := range out {
		out[i].text = pseudoPieces(out[i].text)
	}
	return out
}

func pseudoPieces(t text) text {
	out := slices.Clone(t)
	for i, p := range out {
		if p.blank == nil {
			out[i].plain = pseudoText(p.plain)
			continue
		}
		of := *p.blank
		of.filled, of.forms = pseudoPieces(of.filled), pseudoForms(of.forms)
		out[i].blank = &of
	}
	return out
}

// pseudoText is plain words in the pseudo-language.
func pseudoText(s string) string {
	var out strings.Builder
	for from, hot := 0, false; from < len(s); {
		n := letters(s[from:])
		if n == 0 {
			r := []rune(s[from:])[0]
			out.WriteRune(r)
			from += len(string(r))
			hot = r == '_'
			continue
		}
		word := s[from : from+n]
		if hot { // the key stays a key
			out.WriteString(word[:1])
			word = word[1:]
		}
		out.WriteString(pseudoWord(word))
		from, hot = from+n, false
	}
	return out.String()
}

// Own is a text from files of its own, such as the rules, as the book's
// language has it: what stands in braces stays.
func (b *Book) Own(s string) string {
	if !b.pseudo {
		return s
	}
	t, err := parseText(s)
	if err != nil {
		return s
	}
	var out strings.Builder
	for _, p := range t {
		if p.blank == nil {
			p.plain = pseudoText(p.plain)
		}
		out.WriteString(p.plain)
	}
	return out.String()
}

// letters is how many letters of English s begins with.
func letters(s string) int {
	n := strings.IndexFunc(s, func(r rune) bool { return !english(r) })
	if n < 0 {
		return len(s)
	}
	return n
}

func english(r rune) bool { return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' }

// pseudoWord puts accents on a word and doubles its vowels. A word of several
// letters that have no accent gets a vowel.
func pseudoWord(w string) string {
	var out strings.Builder
	changed := false
	for _, r := range w {
		a, ok := accents[r]
		if !ok {
			out.WriteRune(r)
			continue
		}
		changed = true
		out.WriteRune(a)
		if strings.ContainsRune("aeiouAEIOU", r) {
			out.WriteRune(unicode.ToLower(a))
		}
	}
	if !changed && len(w) > 1 {
		out.WriteRune('ö')
	}
	return out.String()
}

// Plain are the words of a text that are not in the pseudo-language, in order:
// runs of two letters or more without an accent among them. Letters set apart
// ("O c e a n") are one word. On a screen played in the pseudo-language they are
// proper names, what players typed, or English that is not in the files.
func Plain(text string) []string {
	var out []string
	for _, w := range strings.FieldsFunc(closedUp(text), func(r rune) bool { return !unicode.IsLetter(r) }) {
		if len(w) > 1 && letters(w) == len(w) {
			out = append(out, w)
		}
	}
	return out
}

// apart is the fewest letters that are one word when they stand a space apart: fewer
// may be initials.
const apart = 3

// closedUp is a text without the spaces between letters that are set apart.
func closedUp(text string) string {
	parts := strings.Split(text, " ")
	alone := func(i int) bool {
		r, n := utf8.DecodeRuneInString(parts[i])
		return n > 0 && n == len(parts[i]) && unicode.IsLetter(r)
	}
	var out []string
	for i := 0; i < len(parts); {
		end := i
		for end < len(parts) && alone(end) {
			end++
		}
		if end-i >= apart {
			out = append(out, strings.Join(parts[i:end], ""))
			i = end
			continue
		}
		out = append(out, parts[i])
		i++
	}
	return strings.Join(out, " ")
}

// ErrLanguage says that there are no words in a language.
var ErrLanguage = errors.New("no words in that language")

// In is the book in a language: "" for its own, "xx" for the pseudo-language.
// The error is ErrLanguage.
func (b *Book) In(language string) (*Book, error) {
	switch language {
	case "", b.Language():
		return b, nil
	case PseudoLanguage:
		return b.Pseudo(), nil
	}
	return nil, ErrLanguage
}
