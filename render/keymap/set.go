package keymap

import (
	"fmt"
	"iter"
	"slices"

	"sourceofthenile/render/ui"
)

// Set is the commands that work together: those of every game, and those of one.
// It does not change, and any goroutine may ask it.
type Set struct {
	list   []Command
	own    int // how many of them the game brought
	by     map[ui.Command]*Command
	groups []string
	parts  []string
	usual  *Map
}

// NewSet puts a game's commands to those that every game has. parts are what the
// game adds to the page of keys, as its words call it: "keys.march". It panics if
// two commands have one name or one key, or a command a key that none may have:
// the lists are built in.
func NewSet(own []Command, parts ...string) *Set {
	s := &Set{own: len(own), by: map[ui.Command]*Command{}, parts: parts}
	s.list = slices.Concat(first, own, last)
	for i := range s.list {
		c := &s.list[i]
		if c.Name == None || s.by[c.Name] != nil {
			panic(fmt.Sprintf("two commands are called %q", c.Name))
		}
		s.by[c.Name] = c
		if !slices.Contains(s.groups, c.Group) {
			s.groups = append(s.groups, c.Group)
		}
	}
	s.usual = s.With(Given{})
	for i := range s.list {
		c := &s.list[i]
		if why := s.Refuses(c.Key); why != NoReason || s.usual.Uses(c.Key) != c.Name {
			panic(fmt.Sprintf("%s may not have the key %q, which is that of %q: %s", c.Name, encode(c.Key), s.usual.Uses(c.Key), why))
		}
	}
	return s
}

// All are the commands, in the order of the page.
func (s *Set) All() (out []ui.Command) {
	for i := range s.list {
		out = append(out, s.list[i].Name)
	}
	return out
}

// Has reports whether a command is one of them.
func (s *Set) Has(cmd ui.Command) bool { return s.by[cmd] != nil }

// IsOwn reports whether it is one that the game brought.
func (s *Set) IsOwn(cmd ui.Command) bool {
	return slices.ContainsFunc(s.list[len(first):len(first)+s.own], func(c Command) bool { return c.Name == cmd })
}

// Groups are the parts of the page on which keys are changed.
func (s *Set) Groups() []string { return s.groups }

// In are the commands of a group.
func (s *Set) In(group string) (out []ui.Command) {
	for i := range s.list {
		if s.list[i].Group == group {
			out = append(out, s.list[i].Name)
		}
	}
	return out
}

// Parts are what the game adds to the page of keys.
func (s *Set) Parts() []string { return s.parts }

// Usual is the key of a command in a program just installed.
func (s *Set) Usual(cmd ui.Command) ui.Chord {
	if c := s.by[cmd]; c != nil {
		return c.Key
	}
	return ui.Chord{}
}

// Works reports whether a command works on a screen of these scopes.
func (s *Set) Works(cmd ui.Command, on Scope) bool {
	c := s.by[cmd]
	return c != nil && c.Scope&(on|Anywhere) != 0
}

// Working goes through the commands that work on a screen of these scopes.
func (s *Set) Working(on Scope) iter.Seq[ui.Command] {
	return func(yield func(ui.Command) bool) {
		for i := range s.list {
			if s.list[i].Scope&(on|Anywhere) != 0 && !yield(s.list[i].Name) {
				return
			}
		}
	}
}

// UnderSheets reports whether it works under a sheet as well.
func (s *Set) UnderSheets(cmd ui.Command) bool { return s.Works(cmd, 0) }

// Refuses is why a chord cannot be a command's, NoReason if it can.
func (s *Set) Refuses(ch ui.Chord) string {
	if why := refuses(ch); why != NoReason {
		return why
	}
	for i := range s.list {
		c, shifted := &s.list[i], s.list[i].Key
		shifted.Shift = true
		if slices.Contains(c.Also, ch) || c.Shift && ch == shifted {
			return IsFixed
		}
	}
	return NoReason
}

// UsualKeys are the keys of a program just installed.
func (s *Set) UsualKeys() *Map { return s.usual }

// With are the keys in force when players have given these. Where a key is another
// command's the two are exchanged, also where it was given while another game was
// played, which has no such command. What was given to commands of other games is
// passed over; of two that were given one key, the first has it.
func (s *Set) With(given Given) *Map {
	m := &Map{set: s, changed: map[ui.Command]ui.Chord{}, chords: map[ui.Command][]ui.Chord{}}
	at, held, settled := map[ui.Command]ui.Chord{}, map[ui.Chord]ui.Command{}, map[ui.Command]bool{}
	for i := range s.list {
		at[s.list[i].Name], held[s.list[i].Key] = s.list[i].Key, s.list[i].Name
	}
	all := given.all()
	for i := range s.list {
		cmd := s.list[i].Name
		ch, ok := all[cmd]
		other := held[ch]
		if !ok || ch == s.list[i].Key || settled[other] || s.Refuses(ch) != NoReason {
			continue
		}
		was := at[cmd]
		delete(held, was)
		if other != None {
			at[other], held[was] = was, other
		}
		at[cmd], held[ch], settled[cmd] = ch, cmd, true
	}
	for i := range s.list {
		c := &s.list[i]
		if at[c.Name] != c.Key {
			m.changed[c.Name] = at[c.Name]
		}
		m.chords[c.Name] = c.chords(at[c.Name])
	}
	return m
}
