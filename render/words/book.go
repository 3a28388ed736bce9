// Package words holds what the program says. The sentences themselves are
// data (assets/words); this package finds the right one for an event, a
// choice, a refusal or a thing, and fills in its blanks.
package words

import (
	"fmt"
	"hash/fnv"
	"io/fs"
	"sort"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"sourceofthenile/assets"
)

// book is all wordings by key.
type book map[string][]string

// theBook is read once. It is part of the program, so that a line that cannot
// be read is a broken build; tests hold it.
var theBook = sync.OnceValue(func() book {
	b, err := readBook(assets.Words)
	if err != nil {
		panic(err)
	}
	return b
})

func readBook(files fs.FS) (book, error) {
	names, err := fs.Glob(files, "words/*.txt")
	if err != nil {
		return nil, err
	}
	b := book{}
	from := map[string]string{}
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		for i, line := range strings.Split(string(data), "\n") {
			key, text, err := splitLine(line)
			if err != nil {
				return nil, fmt.Errorf("%s:%d: %w", name, i+1, err)
			}
			if key == "" {
				continue
			}
			if f := from[key]; f != "" && f != name {
				return nil, fmt.Errorf("%s:%d: %q stands in %s too", name, i+1, key, f)
			}
			from[key] = name
			b[key] = append(b[key], text)
		}
	}
	return b, nil
}

// splitLine reads "key = text"; the key is empty for remarks and empty lines.
func splitLine(line string) (key, text string, err error) {
	line = strings.TrimSpace(line)
	if line == "" || strings.HasPrefix(line, "#") {
		return "", "", nil
	}
	key, text, ok := strings.Cut(line, " = ")
	if !ok || key == "" || text == "" || strings.Contains(key, " ") {
		return "", "", fmt.Errorf("not a wording: %q", line)
	}
	return key, text, nil
}

// blanks are what a wording's blanks are filled with: strings, and whole
// numbers for counts.
type blanks map[string]any

// Has reports whether there is a wording for a key.
func Has(key string) bool { return len(theBook()[key]) > 0 }

// Say is the wording for a key with its blanks filled in: names and what
// stands for them in turn, strings or ints.
//
//	words.Say("outfit.spent", "money", words.Money(938), "purse", words.Money(1000))
//
// A key without words says itself, so that it is noticed.
func Say(key string, fill ...any) string {
	return say(key, 0, pairs(fill))
}

func pairs(fill []any) blanks {
	b := blanks{}
	for i := 0; i+1 < len(fill); i += 2 {
		name, _ := fill[i].(string)
		b[name] = fill[i+1]
	}
	return b
}

// say picks the wording by salt, fills it and begins it with a capital.
func say(key string, salt uint32, b blanks) string {
	all := theBook()[key]
	if len(all) == 0 {
		return key
	}
	return Sentence(fillIn(all[int(salt%uint32(len(all)))], b))
}

// phrase is say for a piece of a sentence: it keeps its first letter.
func phrase(key string, b blanks) string {
	all := theBook()[key]
	if len(all) == 0 {
		return key
	}
	return fillIn(all[0], b)
}

// fillIn fills the blanks of a wording; what follows a full stop begins with a
// capital. A blank that nobody fills stays as it is written; tests look for that.
func fillIn(text string, b blanks) string {
	var out strings.Builder
	for {
		from := strings.IndexByte(text, '{')
		if from < 0 {
			break
		}
		to := strings.IndexByte(text[from:], '}')
		if to < 0 {
			break
		}
		out.WriteString(text[:from])
		blank := text[from+1 : from+to]
		if s, ok := fillOne(blank, b); ok {
			if strings.HasSuffix(text[:from], ". ") {
				s = Sentence(s)
			}
			out.WriteString(s)
		} else {
			out.WriteString(text[from : from+to+1])
		}
		text = text[from+to+1:]
	}
	out.WriteString(text)
	return out.String()
}

func fillOne(blank string, b blanks) (string, bool) {
	name, forms, plural := strings.Cut(blank, ":")
	name, inWords := strings.CutSuffix(name, "#")
	v, ok := b[name]
	if !ok && name != "" { // {Name} is {name} with a capital
		if v, ok = b[lowerFirst(name)]; ok {
			switch v := v.(type) {
			case string:
				return Sentence(v), true
			case int:
				if inWords {
					return Sentence(Count(v)), true
				}
			}
		}
	}
	if !ok {
		return "", false
	}
	n, isNumber := v.(int)
	switch {
	case inWords && isNumber:
		return Count(n), true
	case plural && isNumber:
		one, many, _ := strings.Cut(forms, ":")
		if n == 1 {
			return one, true
		}
		return many, true
	case isNumber:
		return Number(n), true
	}
	s, isText := v.(string)
	return s, isText && !plural
}

// Sentence begins s with a capital.
func Sentence(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

func lowerFirst(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(r)) + s[n:]
}

// saltOf makes a number of some numbers, so that a choice among wordings looks
// like chance and is always the same.
func saltOf(numbers ...int32) uint32 {
	h := fnv.New32a()
	for _, n := range numbers {
		_, _ = h.Write([]byte{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24)}) // never fails
	}
	return h.Sum32() >> 3
}

// Keys are the keys that begin so, in order.
func Keys(prefix string) (out []string) {
	for _, k := range theBook().keys() {
		if strings.HasPrefix(k, prefix) {
			out = append(out, k)
		}
	}
	return out
}

// keys lists all keys, in order.
func (b book) keys() []string {
	out := make([]string, 0, len(b))
	for k := range b { // in any order: sorted below
		out = append(out, k)
	}
	sort.Strings(out)
	return out
}

// Phrase is Say for a piece of a sentence: it keeps its first letter.
func Phrase(key string, fill ...any) string {
	return phrase(key, pairs(fill))
}

// Vary is Say with one of the key's wordings picked by a number: the same
// number, the same wording.
func Vary(key string, by int, fill ...any) string {
	return say(key, saltOf(int32(by)), pairs(fill))
}
