// Package hands is for tests: two hands before the screens of Source of the
// Nile. What a bot would do on a table of its own they do with mouse and keys,
// so that the screens lead to what the rules lead to.
package hands

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/nile/tell"
)

// Window is a program that can be played: vmtest.Guest, or a Stage. Places are
// in device pixels.
type Window interface {
	Size() (w, h int)
	// Ticks plays n ticks, of which there are sixty in a second.
	Ticks(n int)
	Move(x, y float64)
	ClickAt(x, y float64)
	// Click clicks on what has this label or ID now; Shows reports whether
	// there is such a thing.
	Click(label string)
	Shows(label string) bool
	Wheel(notches float64)
	// Key presses a key while others (Ctrl, Shift, Alt) are held.
	Key(key ebiten.Key, held ...ebiten.Key)
	Type(text string)
	// Lines is everything the program has traced so far.
	Lines() []string
}

// Driver plays the program as the people before it would: it asks bots what
// they would do, on a table of its own, and does that with mouse and keys.
type Driver struct {
	Table *game.Table
	Bots  []bots.Bot
	// Shot is told of each kind of screen, by name, while it is shown. Nil: nobody.
	Shot func(name string)
	// Did is told when a command is done on the screen and on the table. Nil:
	// nobody.
	Did func(cmd game.Command)
	// Moves counts the hexes entered: two by key, then one with the mouse.
	Moves int

	t     testing.TB
	win   Window
	given []game.Command // names the bot has chosen, not yet written on the screen
	come  int            // screens that have come up and been read
}

// ReadTicks is after how many ticks a screen that has come up takes a press.
const ReadTicks = 28

// New drives a program that shows the game on the table. Bots sit at every seat.
func New(t testing.TB, win Window, table *game.Table) *Driver {
	t.Helper()
	d := &Driver{t: t, Table: table}
	for i := range table.Position().Seats() {
		b, err := bots.New("steady", uint64(i)+5)
		if err != nil {
			t.Fatal(err)
		}
		d.Bots = append(d.Bots, b)
	}
	d.Sit(win)
	return d
}

// Sit goes on in another window, in which the same game has been opened.
func (d *Driver) Sit(win Window) { d.win, d.come = win, 0 }

// Screen is the screen shown last, and whether a notice lies over it.
func (d *Driver) Screen() (name string, notice bool) {
	lines := d.win.Lines()
	for i := len(lines) - 1; i >= 0; i-- {
		switch l := lines[i]; {
		case strings.HasPrefix(l, "notice "):
			notice = true
		case strings.HasPrefix(l, "screen "), strings.HasPrefix(l, "scene "):
			return l[strings.IndexByte(l, ' ')+1:], notice
		case strings.HasPrefix(l, "do "):
			if !notice { // whatever was asked has been answered
				for j := i; j >= 0; j-- {
					if strings.HasPrefix(lines[j], "screen ") || strings.HasPrefix(lines[j], "scene ") {
						return lines[j][strings.IndexByte(lines[j], ' ')+1:], false
					}
				}
			}
		}
	}
	return "", notice
}

// Want waits for a screen: cards may have to be turned first.
func (d *Driver) Want(screen string) {
	d.t.Helper()
	got := ""
	for range 60 {
		if got, _ = d.Screen(); got == screen {
			d.read()
			return
		}
		d.win.Ticks(10)
	}
	d.t.Fatalf("the screen is %q, not %q, after %s\n%s", got, screen, d.Lately(), Tail(d.win))
}

// turned waits until all cards and dice of the last command have turned.
func (d *Driver) turned() {
	d.t.Helper()
	for range 200 {
		turning := false
		for _, l := range d.win.Lines() {
			turning = l == "turning" || turning && l != "turned"
		}
		if !turning {
			return
		}
		d.win.Ticks(5)
	}
	d.t.Fatalf("cards never come to their end, after %s", d.Lately())
}

// read lets the time pass in which a screen that has come up takes no press.
func (d *Driver) read() {
	n := 0
	for _, l := range d.win.Lines() {
		if strings.HasPrefix(l, "screen ") || strings.HasPrefix(l, "notice ") {
			n++
		}
	}
	if n != d.come {
		d.come = n
		d.win.Ticks(ReadTicks)
	}
}

// Lately is what has happened on the driver's own table.
func (d *Driver) Lately() string {
	var out []string
	for k := max(0, d.Table.Len()-9); k < d.Table.Len(); k++ {
		out = append(out, fmt.Sprintf("%+v", d.Table.CommandAt(k)))
		for _, e := range d.Table.EventsOf(k) {
			if l, ok := tell.Tell(d.Position().View(e.Seat), e); ok {
				out = append(out, "  "+l.Text+" "+l.Dice)
			}
		}
	}
	return strings.Join(out, "\n")
}

// Tail is what a program has said last, without where everything stands.
func Tail(win Window) string {
	var kept []string
	for _, l := range win.Lines() {
		if l != "mark" && l != "targets" && l != "end" && !strings.HasPrefix(l, "at ") {
			kept = append(kept, l)
		}
	}
	return strings.Join(kept[max(0, len(kept)-40):], "\n")
}

// Position is that of the driver's own table.
func (d *Driver) Position() *nile.Position { return d.Table.Position().(*nile.Position) }

// View is the game as the seat to move may see it.
func (d *Driver) View() nile.View { return d.Position().View(d.Position().ToMove()) }

// SeatDown passes over everything that stands between two players' turns.
func (d *Driver) SeatDown() {
	d.t.Helper()
	for range 12 {
		d.turned()
		switch name, _ := d.Screen(); name {
		case "hand", "fought", "borne", "lost", "since", "paper", "journey", "seen":
			d.shot(name)
			d.win.Key(ebiten.KeySpace)
			d.win.Ticks(ReadTicks)
		default:
			d.read()
			return
		}
	}
	d.t.Fatalf("the machine never changes hands\n%s", Tail(d.win))
}

// Step has the bot of the seat to move decide, and does it on the screen.
func (d *Driver) Step() {
	d.t.Helper()
	s := d.Position().ToMove()
	d.Take(d.Bots[s].Choose(d.Position().View(s), d.Table.Choices()))
}

// Take does a command of the seat to move, on the screen and on the table.
func (d *Driver) Take(cmd game.Command) {
	d.t.Helper()
	s := d.Position().ToMove()
	if cmd.Kind != nile.PlaceAll { // that one the program does by itself
		d.SeatDown()
		d.Act(d.Position().View(s), cmd)
	}
	if _, err := d.Table.Do(cmd); err != nil {
		d.t.Fatal(err)
	}
	if d.Did != nil {
		d.Did(cmd)
	}
}

// PlayOut plays on until somebody has won and the last screen is shown.
func (d *Driver) PlayOut() {
	d.t.Helper()
	const most = 4000 // commands: far above what a game to 25 points takes
	for n := 0; !d.Table.Over(); n++ {
		if n > most {
			d.t.Fatal("the game does not end")
		}
		d.Step()
	}
	for range 3 {
		d.SeatDown()
		d.win.Ticks(10)
	}
	d.Want("victory")
}

func (d *Driver) shot(name string) {
	if d.Shot != nil {
		d.Shot(name)
	}
}
