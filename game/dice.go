package game

// What chance is asked for: dice of any number of sides, things out of a bag, an
// order. All of it comes down to Pick, so that a log, a replay and Foresee know
// one thing only.

// Die rolls one die: 1 to 6.
func (a *Act) Die(name string) int { return a.Pick(name, 6) + 1 }

// Roll rolls one die of so many sides: 1 to sides.
func (a *Act) Roll(name string, sides int) int { return a.Pick(name, sides) + 1 }

// Dice rolls n dice and gives their sum.
func (a *Act) Dice(name string, n int) int { return a.RollSum(name, n, 6) }

// RollSum rolls n dice of so many sides and gives their sum.
func (a *Act) RollSum(name string, n, sides int) int {
	if a.course != nil {
		return a.course.sum(n, sides)
	}
	sum := 0
	for range n {
		sum += a.Roll(name, sides)
	}
	return sum
}

// Tally rolls n dice and counts those that show a number up to most.
func (a *Act) Tally(name string, n, most int) int { return a.RollTally(name, n, 6, most) }

// RollTally rolls n dice of so many sides and counts those that show a number
// up to most.
func (a *Act) RollTally(name string, n, sides, most int) int {
	if a.course != nil {
		return a.course.tally(n, sides, most)
	}
	count := 0
	for range n {
		if a.Roll(name, sides) <= most {
			count++
		}
	}
	return count
}

// Draw takes one thing out of a bag that holds bag[k] of each kind k, every
// thing equally likely, and gives its kind; the bag holds one less of it then.
// The bag must not be empty.
func (a *Act) Draw(name string, bag []int) int {
	total := 0
	for _, n := range bag {
		total += max(0, n)
	}
	if a.course != nil {
		k := a.course.kind(bag, total)
		bag[k]--
		return k
	}
	nth := a.Pick(name, total)
	for k, n := range bag {
		if nth < max(0, n) {
			bag[k]--
			return k
		}
		nth -= max(0, n)
	}
	panic("game: a draw beyond the bag")
}

// Shuffle puts n things into an order by chance, all orders equally likely: it
// swaps them by their places, 0 to n−1, as sort.Interface does.
func (a *Act) Shuffle(name string, n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		if j := a.Pick(name, i+1); j != i {
			swap(i, j)
		}
	}
}
