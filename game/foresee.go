package game

// Foresee works out exactly what may come of a piece of the rules: it does it
// once for every course that chance can take, and tells each course with its
// chance and the events it told. The chances sum to 1. do has to begin from the
// same state each time, and the events are good only until each returns.
//
// Dice that are asked for together fork by their sum, or by how many of them
// come low, not face by face, and a bag by the kinds of thing in it: there are
// far fewer courses that way. A shuffle has as many as there are orders.
func Foresee(do func(a *Act), each func(chance float64, events []Event)) {
	c := &course{}
	a := &Act{replay: true, course: c}
	for {
		c.chance, c.asked, a.events = 1, 0, a.events[:0]
		do(a)
		each(c.chance, a.events)
		if !c.turn() {
			return
		}
	}
}

// course is one course of chance: which branch was taken at each fork.
type course struct {
	forks  []fork
	asked  int // how many forks this course has met so far
	chance float64
}

type fork struct{ at, of int }

// turn goes on to the next course: the last fork with a branch left takes it,
// and the forks behind it are yet to be met. It reports whether there is one.
func (c *course) turn() bool {
	for n := len(c.forks); n > 0; n-- {
		if f := &c.forks[n-1]; f.at+1 < f.of {
			f.at++
			return true
		}
		c.forks = c.forks[:n-1]
	}
	return false
}

// meet comes to a fork of so many branches, and gives the one to take.
func (c *course) meet(of int) int {
	if c.asked == len(c.forks) {
		c.forks = append(c.forks, fork{0, of})
	}
	f := c.forks[c.asked]
	c.asked++
	return f.at
}

// pick is one of n equally likely outcomes, from 0.
func (c *course) pick(n int) int {
	c.chance /= float64(n)
	return c.meet(n)
}

// sum is the sum of n dice of so many sides.
func (c *course) sum(n, sides int) int {
	ways := []float64{1} // by the sum less one for each die
	for range n {
		next := make([]float64, len(ways)+sides-1)
		for i, w := range ways {
			for face := range sides {
				next[i+face] += w / float64(sides)
			}
		}
		ways = next
	}
	k := c.meet(len(ways))
	c.chance *= ways[k]
	return k + n
}

// tally is how many of n dice of so many sides show a number up to most.
func (c *course) tally(n, sides, most int) int {
	p, ways := float64(min(sides, max(0, most)))/float64(sides), []float64{1}
	for range n {
		next := make([]float64, len(ways)+1)
		for i, w := range ways {
			next[i] += w * (1 - p)
			next[i+1] += w * p
		}
		ways = next
	}
	k := c.meet(len(ways))
	c.chance *= ways[k]
	return k
}

// kind is which kind of thing comes out of a bag that holds so many of each.
func (c *course) kind(bag []int, total int) int {
	kinds := 0
	for _, n := range bag {
		if n > 0 {
			kinds++
		}
	}
	nth := c.meet(kinds)
	for k, n := range bag {
		if n <= 0 {
			continue
		}
		if nth == 0 {
			c.chance *= float64(n) / float64(total)
			return k
		}
		nth--
	}
	panic("game: chance went beyond the bag")
}
