package game

// Retell carries out a command once more, on a copy of the position it was given
// in and with the chance it had, and shows the copy whenever something has
// happened: told is how many of the command's events have been told by then. The
// copy is good until each returns, and must not be changed. It reports whether
// the command asked for the chance it was given; what was shown is of no use
// where it did not.
func Retell(before Position, cmd Command, rolls []Roll, each func(told int, now Position)) bool {
	now, a := before.Clone(), &Act{}
	a.begin(rolls, true)
	a.watch = func() { each(len(a.events), now) }
	now.Apply(cmd, a)
	return a.end() == nil
}

// Between are Rules that read positions from within a command as well, as Retell shows them: nobody may
// have to choose in them, and no command is carried out on one. Decode refuses them, since a game that
// is kept never stands so.
type Between interface {
	DecodeBetween(data []byte) (Position, error)
}
