package saves

import (
	"errors"
	"fmt"
	"hash/crc32"
	"reflect"
	"strings"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
)

// fortnight is when the tests save: no clock is asked.
var fortnight = time.Date(2026, 11, 21, 23, 12, 5, 250e6, time.FixedZone("", 3600))

// alone skips, in the short form, what nothing runs beside: with -race it takes long
// and can find nothing.
func alone(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("nothing runs beside it")
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// played is a game of Caravan with the given number of commands.
func played(t testing.TB, seed uint64, commands int) *game.Table {
	t.Helper()
	table, err := game.NewTable(caravan.Rules{}, caravan.ForSeats(2, 250, caravan.Coast).Encode(), seed)
	must(t, err)
	play(t, table, seed, commands)
	return table
}

// play plays commands chosen without reason.
func play(t testing.TB, table *game.Table, whim uint64, commands int) {
	t.Helper()
	// A small generator of its own: the same game each time, and not a dull one.
	for k := range commands {
		if table.Over() {
			t.Fatalf("over after %d commands", k)
		}
		if k == commands/3 {
			table.NewSitting()
		}
		whim = whim*6364136223846793005 + 1442695040888963407
		choices := table.Choices()
		c := choices[whim>>33%uint64(len(choices))]
		cmd := c.Command(int(c.Max))
		if cmd.Kind == caravan.Call {
			cmd.Text = "Zufluß der Gänse"
		}
		if _, err := table.Do(cmd); err != nil {
			t.Fatal(err)
		}
	}
	table.NewSitting()
}

func header() Header {
	return Header{
		Program: "0.9.0", Way: "two caravans",
		Players: []Player{{"Anna", 37, 0}, {"Björn “the late” 東", -2, 0}},
		Date:    "April 1823", Turn: 12, Mover: 2, Label: "before the cataract", Saved: fortnight,
	}
}

func encode(t testing.TB, commands int) []byte {
	t.Helper()
	data, err := Encode(header(), played(t, 3, commands).Record())
	must(t, err)
	return data
}

// kindOf is the kind of problem an error is; 0 for nil.
func kindOf(t testing.TB, err error) Kind {
	t.Helper()
	if err == nil {
		return 0
	}
	var p *Problem
	if !errors.As(err, &p) {
		t.Fatalf("not a *Problem: %v", err)
	}
	return p.Kind
}

// sameRecord compares records; what is empty may be nil.
func sameRecord(a, b *game.Record) bool {
	return reflect.DeepEqual(tidy(a), tidy(b))
}

func tidy(r *game.Record) game.Record {
	c := *r
	c.Settings, c.Chance, c.Position, c.Base = nonEmpty(c.Settings), nonEmpty(c.Chance), nonEmpty(c.Position), nonEmpty(c.Base)
	if len(c.Sittings) == 0 {
		c.Sittings = nil
	}
	c.Story = nil
	for _, e := range r.Story {
		if len(e.Rolls) == 0 {
			e.Rolls = nil
		}
		c.Story = append(c.Story, e)
	}
	c.Log = nil
	for _, p := range r.Log {
		if len(p.Rolls) == 0 {
			p.Rolls = nil
		}
		c.Log = append(c.Log, p)
	}
	return c
}

func sameHeader(a, b Header) bool {
	same := a.Saved.Equal(b.Saved)
	a.Saved, b.Saved = time.Time{}, time.Time{}
	if len(a.Players) == 0 {
		a.Players = nil
	}
	if len(b.Players) == 0 {
		b.Players = nil
	}
	return same && reflect.DeepEqual(a, b)
}

func crcOf(b []byte) uint32 { return crc32.Checksum(b, castagnoli) }

// ofFormat is a save as a program would write it that knows a later format: its
// head has the right sum.
func ofFormat(n int, whole string) string {
	head, body, _ := strings.Cut(whole, "\n\n")
	lines, _, _ := strings.Cut(head, "\nCheck: ")
	lines = strings.Replace(lines, "SAVE 2", fmt.Sprint("SAVE ", n), 1) + "\n"
	return fmt.Sprintf("%sCheck: %08x\n\n%s", lines, crcOf([]byte(lines)), body)
}
