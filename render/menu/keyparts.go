package menu

import (
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// gameKeys is a game whose keys are shown: those in force, and its words for them.
type gameKeys struct {
	keys  *keymap.Map
	words *words.Book
	name  string // told where keys of several games are shown, else ""
}

// shownKeys are the games whose keys count now: the one on the table, or all that
// are played here; the program alone where there is none.
func shownKeys(a desk.Desk) (out []gameKeys) {
	all := a.Games()
	for _, g := range all {
		k := gameKeys{keys: a.Keys(), words: words.In(g.Words())}
		if k.keys.Set() != g.Keys() {
			k.keys = g.Keys().With(a.Preferences().Keys)
		}
		if len(all) > 1 {
			k.name = k.words.Say("game.name")
		}
		out = append(out, k)
	}
	if len(out) == 0 {
		out = append(out, gameKeys{keys: a.Keys(), words: words.Default()})
	}
	return out
}

// ofGame is the line below a heading that says whose keys stand there, and how high
// it is; nothing where those of one game alone are shown.
func ofGame(col *page.Column, name string) {
	if name != "" {
		col.C.Text(col.Next(ofGameH), name, ui.Note.At(15).In(ui.Faded))
	}
}

func ofGameHeight(name string) float64 {
	if name == "" {
		return 0
	}
	return ofGameH
}

const ofGameH = 20.0

// KeyPart is a part of the page of keys.
type KeyPart struct {
	Key     string // as the words call it: "keys.all"
	Heading string
	Game    string // whose it is, where those of several games are shown
	Lines   []KeyLine
	cmds    []ui.Command // that its keys set off
}

// partsOn says which parts tell of a screen of these scopes: all their commands work there, not everywhere, and the first
// of them is told of in none before. Those that move a chart work where others of their part do. Of a screen without commands of its own nothing is said.
func partsOn(a desk.Desk, parts []KeyPart, on keymap.Scope) []bool {
	here, set, told := make([]bool, len(parts)), a.Keys().Set(), map[ui.Command]bool{}
	for i, p := range parts {
		works := func(cmd ui.Command) bool { return set.Works(cmd, on) && !set.Works(cmd, 0) }
		if len(p.cmds) == 0 || told[p.cmds[0]] || !slices.ContainsFunc(p.cmds, works) || slices.ContainsFunc(p.cmds, func(cmd ui.Command) bool { return !works(cmd) && !set.Works(cmd, keymap.Charted) }) {
			continue
		}
		here[i] = true
		for _, cmd := range p.cmds {
			told[cmd] = true
		}
	}
	return here
}

// KeyLine is one line: the keys, and what they do.
type KeyLine struct {
	Keys []string
	Text string
}

// generalParts are those of every game. "keys.all" is the heading, "keys.all.1"
// what the first key of it does, "keys.all.1.key" how that key is written, with |
// between keys that do the same.
var generalParts = []string{"keys.all", "keys.table", "keys.choose"}

// everywhere says that the keys of a part work on every screen.
func (p *KeyPart) everywhere() bool { return p.Key == padPart || slices.Contains(generalParts, p.Key) }

// padPart is what a controller does, for whoever has one in hand.
const padPart = "keys.pad"

// KeyParts are the parts of the page of keys: those of every game, and what the
// game on the table adds, or each that is played here.
func KeyParts(a desk.Desk) (out []KeyPart) {
	shown := shownKeys(a)
	for _, key := range generalParts {
		p := shown[0].part(key)
		p.Game = ""
		out = append(out, p)
	}
	for i := range shown {
		for _, key := range shown[i].keys.Set().Parts() {
			out = append(out, shown[i].part(key))
		}
	}
	return out
}

// part is a part of the page, in the game's words.
func (k *gameKeys) part(key string) KeyPart {
	p := KeyPart{Key: key, Heading: k.words.Say(key), Game: k.name}
	for i := 1; ; i++ {
		line := key + "." + strconv.Itoa(i)
		if !k.words.Has(line) {
			return p
		}
		written := k.words.Phrase(line + ".key")
		for _, part := range strings.Split(written, "{key:")[1:] {
			cmd, _, _ := strings.Cut(part, "}")
			p.cmds = append(p.cmds, ui.Command(cmd))
		}
		keys := strings.Split(k.keys.Fill(written), "|")
		p.Lines = append(p.Lines, KeyLine{keys, k.keys.Fill(k.words.Phrase(line))})
	}
}
