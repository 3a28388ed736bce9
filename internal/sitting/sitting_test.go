package main

import (
	"strings"
	"testing"
	"time"
)

const played = `scene title
tick
do New game
command 1
tick
do board/Normal
command 2
tick
do board/chart
do board/hex 7
command 3
tick
do board/end travel
command 4
tick
thinking 1
tick
command 5
tick
do hand/ready
tick
do board/Normal
command 6
tick
`

// Each line is stamped a second after the one before; a press counts once, however many lines
// come of it, and what computer explorers do is nobody's press.
func TestASittingIsCounted(t *testing.T) {
	clock := time.Time{}
	var stamped strings.Builder
	if err := Stamp(&stamped, strings.NewReader(played), func() time.Time { clock = clock.Add(time.Second); return clock }); err != nil {
		t.Fatal(err)
	}
	c, err := Of(strings.NewReader(stamped.String()))
	if err != nil {
		t.Fatal(err)
	}
	if want := float64(strings.Count(played, "\n")); c.Presses != 6 || c.Seconds != want {
		t.Errorf("%d presses in %v s, not 6 in %v", c.Presses, c.Seconds, want)
	}
	// From "New game", whose command begins a game, the months and what lies between them.
	if len(c.Months) != 1 || len(c.Passing) != 1 {
		t.Fatalf("%d months and %d ways between them, want 1, 1", len(c.Months), len(c.Passing))
	}
	if c.Months[0].Presses != 3 || c.Passing[0].Presses != 2 {
		t.Errorf("a month of %d presses and %d to the next decision, not 3 and 2", c.Months[0].Presses, c.Passing[0].Presses)
	}
	// A month that ends by itself with its last step ends with the press of that step.
	c, err = Of(strings.NewReader("1 do board/Normal\n1 command 1\n2 tick\n2 do board/hex 7\n2 command 2\n3 tick\n3 spent\n3 command 3\n4 tick\n9 do hand/ready\n"))
	if err != nil || c.Presses != 3 || len(c.Months) != 1 || c.Months[0] != (Month{2, 2}) {
		t.Errorf("%d presses, months %v: %v", c.Presses, c.Months, err)
	}
	if _, err := Of(strings.NewReader("no seconds here\n")); err == nil {
		t.Error("a trace without seconds is counted")
	}
}

// A month without a step is one press: it begins and ends with it.
func TestAMonthByOnePressIsCounted(t *testing.T) {
	c, err := Of(strings.NewReader("1 do hand/ready\n1 tick\n3 do board/stay the month\n3 command 1\n3 command 2\n3 tick\n5 do hand/ready\n5 tick\n6 do board/stay the month\n"))
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Months) != 2 || c.Months[0].Presses != 1 || c.Months[1].Presses != 1 || len(c.Passing) != 1 || c.Passing[0].Presses != 2 {
		t.Errorf("the months are %v and what lies between %v", c.Months, c.Passing)
	}
}

func TestMedian(t *testing.T) {
	p, s := Median([]Month{{4, 9}, {2, 1}, {3, 2}})
	if p != 3 || s != 2 {
		t.Errorf("the median is %v presses and %v s, want 3, 2", p, s)
	}
	if p, s := Median(nil); p != 0 || s != 0 {
		t.Errorf("of nothing it is %v and %v", p, s)
	}
}
