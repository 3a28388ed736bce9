package page

import (
	"regexp"
	"strings"
	"sync"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What hovering explains is told by the words, by the name of the target: so
// every button has its sentence in one place, and its rule number.
//
//	tip.table/offer = Lays the stones before them.
//	rule.table/offer = 7
//
// The name is the screen's and the target's own; blanks are written "-", any
// number "#", and a "*" at the end stands for whatever follows. A tip that the
// screen gives itself stands, and is given the rule alone.

// Explainer completes the tips of a scene. The screens of a game are scopes of
// their own within it.
func Explainer(s desk.Screen) func(id string, own ui.Rich) ui.Rich {
	prefix := s.Name() + "/"
	if _, ok := s.(desk.Compound); ok {
		prefix = ""
	}
	return func(id string, own ui.Rich) ui.Rich { return Explain(prefix+id, own) }
}

// Explain is the whole tip of a target.
func Explain(id string, own ui.Rich) ui.Rich {
	k := known(id)
	if own.String() == "" {
		own = nil
		if k.tip != "" {
			own = ui.Plain(k.tip)
		}
	}
	if len(own) > 0 && k.rule != "" && !cites(own) {
		own = Behind(own, Rule(k.rule))
	}
	return own
}

// cites reports whether a tip names a rule.
func cites(t ui.Rich) bool {
	for i := range t {
		if t[i].Cites {
			return true
		}
	}
	return words.Default().RuleIn(t.String()) != ""
}

// explained is what the words know of a target.
type explained struct{ tip, rule string }

// NoRule is written where no rule applies.
const NoRule = "-"

var explanations sync.Map // hovered → explained

// hovered is a target, and the book of which it was asked: every game explains in
// its own words.
type hovered struct {
	book *words.Book
	id   string
}

// RuleOf is what the words say of the rule of a target: "" when nothing.
func RuleOf(id string) string {
	if key := keyOf("rule.", id); key != "" {
		return words.Phrase(key)
	}
	return ""
}

func known(id string) explained {
	at := hovered{words.Default(), id}
	if k, ok := explanations.Load(at); ok {
		return k.(explained)
	}
	var k explained
	if key := keyOf("tip.", id); key != "" {
		k.tip = words.Say(key)
	}
	if k.rule = RuleOf(id); k.rule == NoRule {
		k.rule = ""
	}
	explanations.Store(at, k)
	return k
}

var figures = regexp.MustCompile(`[0-9]+`)

// keyOf finds the wording for a target: under its whole name, or under the
// longest beginning that has one.
func keyOf(kind, id string) string {
	id = figures.ReplaceAllString(strings.NewReplacer(" ", "-", "…", "").Replace(id), "#")
	if words.Has(kind + id) {
		return kind + id
	}
	for i := len(id); i > 0; i-- {
		if key := kind + id[:i] + "*"; (i == len(id) || id[i-1] == '-' || id[i-1] == '/') && words.Has(key) {
			return key
		}
	}
	return ""
}
