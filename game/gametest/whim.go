package gametest

import "sourceofthenile/game"

// whim chooses without reason: a small generator of its own (SplitMix64), so
// that the choices of a test do not touch the chance of the game.
type whim uint64

func (w *whim) next() uint64 {
	*w += 0x9e3779b97f4a7c15
	z := uint64(*w)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below gives a number from 0 to n−1.
func (w *whim) below(n int) int { return int(w.next() % uint64(n)) }

// command takes one of the choices.
func (w *whim) command(choices []game.Choice) game.Command {
	c := choices[w.below(len(choices))]
	cmd := c.Command(int(c.Min) + w.below(int(c.Max-c.Min)+1))
	if w.below(4) == 0 {
		cmd.Text = "Ålesund–東"
	}
	return cmd
}

// bend makes a command that is a little wrong out of one of the choices.
func (w *whim) bend(choices []game.Choice) game.Command {
	c := choices[w.below(len(choices))]
	cmd := c.Command(int(c.Min))
	switch w.below(6) {
	case 0:
		cmd.N = c.Max + 1
	case 1:
		cmd.N = c.Min - 1
	case 2:
		cmd.Seat++
	case 3:
		cmd.Target += int32(w.next()>>40) - 1<<23
	case 4:
		cmd.Item += int16(w.below(1000)) - 500
	case 5:
		cmd.Kind = game.Kind(1 + w.below(int(game.KindUndo)-1))
	}
	return cmd
}
