package words

import (
	"fmt"
	"strings"

	"golang.org/x/text/feature/plural"
)

// Blanks are what a wording's blanks are filled with: strings, whole numbers
// for counts, and places in a row. Only numbers select a plural form.
type Blanks map[string]any

// Nth is a place in a row, from 1: it is written as a number, and selects the
// plural form of ordinal numbers (1st, 2nd, 3rd, 4th).
type Nth int

// Known fills a blank as its string does, but what is said only where the blank
// is filled is left out: it has just been said.
type Known string

// Later fills a blank as its string does, and is asked only where the blank is written: for
// what takes a while to find out.
type Later func() string

// Tenths is a number of tenths, such as an average: 17 is written 1.7. What is
// whole selects the form of a whole number.
type Tenths int

// Said is something that words tell, such as an error: it knows under which key,
// and what fills the blanks. It may fill a blank itself.
type Said interface {
	Words() (key string, fill []any)
}

// Fault is an error that words tell, for rooms that have none of their own.
type Fault struct {
	Key  string
	Fill []any // names and what stands for them in turn; an error among them may be a Said
}

// NewFault is an error told by the words for a key.
func NewFault(key string, fill ...any) *Fault { return &Fault{key, fill} }

// Error names the fault, for traces.
func (f *Fault) Error() string {
	s := f.Key
	for i := 1; i < len(f.Fill); i += 2 {
		s += fmt.Sprint(" ", f.Fill[i])
	}
	return s
}

// Unwrap gives the errors that fill its blanks.
func (f *Fault) Unwrap() (out []error) {
	for _, v := range f.Fill {
		if err, ok := v.(error); ok {
			out = append(out, err)
		}
	}
	return out
}

// Words is the fault's key, and what fills the blanks.
func (f *Fault) Words() (key string, fill []any) { return f.Key, f.Fill }

// Err says in a sentence what went wrong. What no words tell, such as an error
// of the system, says itself.
func (b *Book) Err(err error) string {
	if key, fill := b.fault(err); key != "" {
		return ended(b.Say(key, fill...))
	}
	if text := strings.TrimSpace(Clean(err.Error())); text != "" {
		return ended(Sentence(text))
	}
	return b.Say("error.unknown")
}

// ended is a sentence with a full stop, if it has no other end.
func ended(s string) string {
	if last := strings.TrimSuffix(s, closeMark); strings.HasSuffix(last, ".") || strings.HasSuffix(last, "!") || strings.HasSuffix(last, "?") {
		return s
	}
	return s + "."
}

// fill is a text with its blanks filled in.
func (b *Book) fill(t text, with Blanks) string {
	if len(t) == 1 && t[0].blank == nil {
		return t[0].plain
	}
	var out strings.Builder
	b.write(&out, t, with)
	return out.String()
}

// choose is the text for a number; other where nothing tells which.
func (b *Book) choose(of forms, by string, with Blanks) text {
	t, ok := of.of(b.form(with[by]))
	if !ok {
		t, _ = of.of(plural.Other)
	}
	return t
}

// form is the plural form that a number takes in the book's language.
func (b *Book) form(of any) plural.Form {
	switch n := of.(type) {
	case int:
		return plural.Cardinal.MatchPlural(b.language, max(n, -n), 0, 0, 0, 0)
	case Tenths:
		if v := int(max(n, -n)); v%10 != 0 {
			return plural.Cardinal.MatchPlural(b.language, v/10, 1, 1, v%10, v%10)
		}
		return b.form(int(n) / 10)
	case Nth:
		return plural.Ordinal.MatchPlural(b.language, int(n), 0, 0, 0, 0)
	}
	return plural.Other
}

// write fills the blanks of a text; what follows a full stop begins with a
// capital. A blank that nobody fills stays as it is written; tests look for that.
func (b *Book) write(out *strings.Builder, t text, with Blanks) {
	for _, p := range t {
		of := p.blank
		switch {
		case of == nil:
			out.WriteString(p.plain)
		case of.forms != nil:
			if _, ok := with[of.name]; !ok {
				out.WriteString(p.plain)
				continue
			}
			b.write(out, b.choose(of.forms, of.name, with), with)
		case of.filled != nil:
			if with.tells(of.name) {
				b.write(out, of.filled, with)
			}
		default:
			s, ok := b.value(of, with)
			if !ok {
				s = p.plain
			} else if strings.HasSuffix(out.String(), ". ") && !of.asWritten() {
				s = Sentence(s)
			}
			out.WriteString(s)
		}
	}
}

// tells reports whether a blank is filled with something that has not just been said.
func (with Blanks) tells(blank string) bool {
	switch v := with[blank].(type) {
	case string:
		return v != ""
	case Later:
		return v() != ""
	}
	return false
}

// asWritten reports whether a blank is the name of a file, which is another with a capital.
func (of *blank) asWritten() bool { return of != nil && (of.name == "file" || of.name == "folder") }

// value is what fills a blank. {Name} is {name} with a capital.
func (b *Book) value(of *blank, with Blanks) (string, bool) {
	v, ok := with[of.name]
	capital := false
	if !ok {
		if v, ok = with[lowerFirst(of.name)]; !ok {
			return "", false
		}
		capital = true
	}
	var s string
	switch v := v.(type) {
	case string:
		s = Clean(v)
	case Known:
		s = string(v)
	case Later:
		s = Clean(v())
	case int:
		if s = b.Number(v); of.inWords {
			s = b.Count(v)
		}
	case Nth:
		if s = b.Number(int(v)); of.inWords {
			s = b.Ordinal(int(v))
		}
	case Tenths:
		s = b.Tenths(int(v))
	case Said:
		key, fill := v.Words()
		s = b.told(key, fill)
	case error:
		s = b.because(v)
	default:
		return "", false
	}
	if capital {
		s = Sentence(s)
	}
	return s, true
}
