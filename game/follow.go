package game

// What a journal on the disk needs of a table: the state of chance after each
// command, and a way to carry out a command once more.

// Chance is the state of the generator now. Follow takes it.
func (t *Table) Chance() []byte {
	state, _ := t.act.rng.MarshalBinary() // never fails
	return state
}

// Follow carries out a command with the chance that it had, and leaves the
// generator in the state it was in afterwards; nil: the command asked for none. The
// error is a *Refusal or a *Mismatch: the rules are others, and the table stays as it
// was.
func (t *Table) Follow(p Played, chance []byte) error {
	if err := t.follow(&p); err != nil {
		return err
	}
	t.undone = t.undone[:0]
	if len(chance) == 0 {
		return nil
	}
	return t.act.rng.UnmarshalBinary(chance)
}
