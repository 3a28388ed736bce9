package desk

import "strings"

// spentNames is how many players' wishes are kept: those of the longest ago are forgotten.
const spentNames = 40

// SpentOf reports whether the turns of a player of that name end by themselves: as they have said where
// several share a machine, else as the program has it.
func (p Preferences) SpentOf(name string) bool {
	for line := range strings.Lines(p.SpentBy) {
		if sign, who, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " "); ok && who == name {
			return sign == "+"
		}
	}
	return p.SpentEnds
}

// WishSpent notes what a player wishes: by name where several share the machine, else for the program.
func (p Preferences) WishSpent(name string, ends, shared bool) Preferences {
	kept := make([]string, 0, spentNames)
	for line := range strings.Lines(p.SpentBy) {
		line = strings.TrimSuffix(line, "\n")
		if _, who, ok := strings.Cut(line, " "); ok && who != name {
			kept = append(kept, line)
		}
	}
	if shared {
		sign := "-"
		if ends {
			sign = "+"
		}
		kept = append(kept, sign+" "+strings.ReplaceAll(name, "\n", " "))
	} else {
		p.SpentEnds = ends
	}
	p.SpentBy = strings.Join(kept[max(0, len(kept)-spentNames):], "\n")
	return p
}
