package main

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Stamp copies the lines of a trace, each with the seconds since the first line behind now's
// first answer before it: the trace itself has no times.
func Stamp(w io.Writer, trace io.Reader, now func() time.Time) error {
	began := now()
	lines := bufio.NewScanner(trace)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if _, err := fmt.Fprintf(w, "%.1f %s\n", now().Sub(began).Seconds(), lines.Text()); err != nil {
			return err
		}
	}
	return lines.Err()
}

// Count is what a sitting took.
type Count struct {
	Seconds float64   // from the first line of its trace to the last
	Presses int       // ticks of the window in which a key or a button set something off
	Months  []Month   // of those at the machine, each from its first decision to its end
	Passing []Passage // from one month's end to the next decision of a person
}

// Month is one player's month at the board.
type Month struct {
	Presses int
	Seconds float64
}

// Passage is what lies between two months.
type Passage = Month

// Of counts a stamped trace.
func Of(stamped io.Reader) (Count, error) {
	c := counter{acted: -1}
	lines := bufio.NewScanner(stamped)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		at, said, ok := strings.Cut(lines.Text(), " ")
		seconds, err := strconv.ParseFloat(at, 64)
		if !ok || err != nil {
			return Count{}, fmt.Errorf("not a line of a stamped trace: %q", lines.Text())
		}
		c.line(seconds, said)
	}
	return c.Count, lines.Err()
}

// counter goes through a trace line by line.
type counter struct {
	Count
	pressed        bool    // in this tick something has been set off
	bots           bool    // a computer explorer has been thinking
	acted          float64 // when something was last set off
	since          int     // presses when the month began or the last one ended
	began, ended   float64
	now            float64
	monthly, after bool // a month is under way; one has ended, and nobody has decided since
}

func (c *counter) line(at float64, said string) {
	c.Seconds, c.now = at, at
	what, of, _ := strings.Cut(said, " ")
	switch what {
	case "tick":
		c.pressed = false
	case "thinking":
		c.bots = true
	case "do":
		if !c.pressed {
			c.pressed, c.bots = true, false
			c.press(what, of)
		}
		c.acted = at
	case "spent": // the month ends by itself, with the last press
		c.over()
		c.pressed, c.acted = true, at
	case "command":
		// The next command after a thought is the thinker's; one that comes at the heels
		// of another is a step of the same way.
		if !c.pressed && !c.bots && at-c.acted > heels {
			c.press(what, of)
		}
		c.pressed, c.bots, c.acted = true, false, at
	}
}

// heels is within how many seconds a command is a consequence of what came before: nobody
// presses so fast.
const heels = 0.25

// press counts one press, and what it begins or ends.
func (c *counter) press(what, of string) {
	c.Presses++
	end, whole := of == "board/end travel", of == "board/stay the month"
	if on := what == "command" || strings.HasPrefix(of, "board/"); on && !c.monthly && !end {
		if c.after {
			c.Passing = append(c.Passing, Passage{c.Presses - c.since, c.now - c.ended})
		}
		c.monthly, c.after, c.since, c.began = true, false, c.Presses-1, c.now
	}
	if end || whole {
		c.over()
	}
}

// over ends the month that is under way.
func (c *counter) over() {
	if c.monthly {
		c.Months = append(c.Months, Month{c.Presses - c.since, c.now - c.began})
		c.monthly, c.after, c.since, c.ended = false, true, c.Presses, c.now
	}
}

// Median is the middle of some months, by presses and by seconds.
func Median(ms []Month) (presses, seconds float64) {
	if len(ms) == 0 {
		return 0, 0
	}
	ms = slices.Clone(ms)
	slices.SortFunc(ms, func(a, b Month) int { return a.Presses - b.Presses })
	presses = float64(ms[len(ms)/2].Presses+ms[(len(ms)-1)/2].Presses) / 2
	slices.SortFunc(ms, func(a, b Month) int { return int(1000 * (a.Seconds - b.Seconds)) })
	return presses, (ms[len(ms)/2].Seconds + ms[(len(ms)-1)/2].Seconds) / 2
}

// String is the count as a line of text.
func (c Count) String() string {
	p, s := Median(c.Months)
	pp, ps := Median(c.Passing)
	return fmt.Sprintf("%d presses in %.0f s; %d months at the board, median %.1f presses and %.1f s each; from a month's end to the next decision, median %.1f presses and %.1f s",
		c.Presses, c.Seconds, len(c.Months), p, s, pp, ps)
}
