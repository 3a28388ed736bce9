// Package template stands in for text/template where Ebitengine writes its own
// shaders with it: choices by eq, nested, and nothing else. The real one calls
// methods by name, for which the linker must keep every exported method there is;
// they are a tenth of the program.
package template

import (
	"fmt"
	"io"
	"reflect"
	"strings"
)

// A Template is a text in which pieces are left out by what two fields are.
type Template struct{ pieces []piece }

// A piece is a text, or an action: what stands between {{ and }}.
type piece struct {
	text   string
	action []string
}

// New is a template with nothing in it. No error speaks of its name.
func New(string) *Template { return &Template{} }

// Must panics where a template cannot be read.
func Must(t *Template, err error) *Template {
	if err != nil {
		panic(err)
	}
	return t
}

// Parse reads a text. Its actions are {{if eq .A .B}}, {{else if eq .A .B}}, {{else}} and
// {{end}}; any other is an error.
func (t *Template) Parse(text string) (*Template, error) {
	deep := 0
	for text != "" {
		before, rest, found := strings.Cut(text, "{{")
		t.pieces = append(t.pieces, piece{text: before})
		if !found {
			break
		}
		inner, after, closed := strings.Cut(rest, "}}")
		action := strings.Fields(inner)
		switch shape := shapeOf(action); {
		case !closed:
			return nil, fmt.Errorf("template: {{ without }}")
		case shape == "if eq . .":
			deep++
		case deep > 0 && (shape == "else" || shape == "else if eq . ."):
		case deep > 0 && shape == "end":
			deep--
		default:
			return nil, fmt.Errorf("template: {{%s}} is not known here", inner)
		}
		t.pieces = append(t.pieces, piece{action: action})
		text = after
	}
	if deep > 0 {
		return nil, fmt.Errorf("template: {{if}} without {{end}}")
	}
	return t, nil
}

// shapeOf is an action without the names of its fields.
func shapeOf(action []string) string {
	var b strings.Builder
	for i, word := range action {
		if i > 0 {
			b.WriteByte(' ')
		}
		if len(word) > 1 && word[0] == '.' {
			word = "."
		}
		b.WriteString(word)
	}
	return b.String()
}

// Execute writes the text as the fields of a struct, all of them whole numbers, will
// have it.
func (t *Template) Execute(w io.Writer, data any) error {
	// Of every choice that is open: whether the branch at hand is written, and whether
	// one of them was, or must not be.
	type choice struct{ written, done bool }
	open := []choice{{written: true}}
	for _, p := range t.pieces {
		last := &open[len(open)-1]
		if p.action == nil {
			if last.written {
				if _, err := io.WriteString(w, p.text); err != nil {
					return err
				}
			}
			continue
		}
		switch p.action[0] {
		case "if":
			open = append(open, choice{done: !last.written})
			last = &open[len(open)-1]
		case "end":
			open = open[:len(open)-1]
			continue
		}
		same := true
		if n := len(p.action); n > 1 {
			var err error
			if same, err = equal(data, p.action[n-2], p.action[n-1]); err != nil {
				return err
			}
		}
		last.written = same && !last.done
		last.done = last.done || last.written
	}
	return nil
}

// equal reports whether two fields, named as ".Name", are the same number.
func equal(data any, a, b string) (bool, error) {
	of := reflect.ValueOf(data)
	x, y := of.FieldByName(a[1:]), of.FieldByName(b[1:])
	if !x.CanInt() || !y.CanInt() {
		return false, fmt.Errorf("template: %s or %s is no whole number of %T", a, b, data)
	}
	return x.Int() == y.Int(), nil
}
