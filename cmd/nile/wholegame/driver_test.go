package wholegame

import (
	"bytes"
	"fmt"
	"image"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/vmtest"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
)

func TestMain(m *testing.M) { vmtest.Main(m, "sourceofthenile/cmd/nile") }

// The window the games are played in.
const winW, winH = 1280, 800

// driver plays the program as two people would: it asks bots what they would
// do, on a table of its own, and does that with mouse and keys on the screen.
type driver struct {
	t     testing.TB
	g     *vmtest.Guest
	table *game.Table
	bots  []bots.Bot
	saves string
	told  int // lines of the guest read so far
	moves int // hexes entered so far: by key and by mouse in turn
	shots map[string]bool
	given []game.Command // names the bot has chosen, not yet written on the screen
	come  int            // screens that have come up and been read

	strict   bool     // compare after every turn
	pictures bool     // hold each kind of screen against its kept picture
	only     []string // of these kinds alone; nil: of every kind
	suffix   string   // of the pictures' names: the size of the text, and of the window
}

const seed = 194

// readTicks is after how many ticks a screen that has come up takes a press.
const readTicks = 28

func newDriver(t testing.TB, settings nile.Settings) *driver {
	t.Helper()
	d := &driver{t: t, saves: filepath.Join(t.TempDir(), "saves"), shots: map[string]bool{}}
	table, err := game.NewTable(nile.Rules{}, settings.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	d.table = table
	d.bots = steady(t, len(settings.Players))
	d.open()
	return d
}

// steady is a bot for each of n seats.
func steady(t testing.TB, n int) []bots.Bot {
	t.Helper()
	out := make([]bots.Bot, n)
	for i := range out {
		b, err := bots.New("steady", uint64(i)+5)
		if err != nil {
			t.Fatal(err)
		}
		out[i] = b
	}
	return out
}

// open starts the program on the driver's folder of saves.
func (d *driver) open() {
	d.t.Helper()
	d.g = vmtest.Start(d.t, winW, winH, "--trace", "--saves", d.saves, "--seed", fmt.Sprint(seed))
	d.told = 0
	d.g.Ticks(20)
}

// screen is the screen shown last, and whether a notice lies over it.
func (d *driver) screen() (name string, notice bool) {
	lines := d.g.Lines()
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

// want waits for a screen: cards may have to be turned first.
func (d *driver) want(screen string) {
	d.t.Helper()
	got := ""
	for range 60 {
		if got, _ = d.screen(); got == screen {
			d.read()
			return
		}
		d.g.Ticks(10)
	}
	d.t.Fatalf("the screen is %q, not %q, after %s\n%s", got, screen, d.lately(), tail(d.g.Lines()))
}

// read lets the time pass in which a screen that has come up takes no press.
func (d *driver) read() {
	n := 0
	for _, l := range d.g.Lines() {
		if strings.HasPrefix(l, "screen ") || strings.HasPrefix(l, "notice ") {
			n++
		}
	}
	if n != d.come {
		d.come = n
		d.g.Ticks(readTicks)
	}
}

// lately is what has happened on the driver's own table.
func (d *driver) lately() string {
	var out []string
	for k := max(0, d.table.Len()-9); k < d.table.Len(); k++ {
		out = append(out, fmt.Sprintf("%+v", d.table.CommandAt(k)))
		for _, e := range d.table.EventsOf(k) {
			if l, ok := words.Tell(d.position().View(e.Seat), e); ok {
				out = append(out, "  "+l.Text+" "+l.Dice)
			}
		}
	}
	return strings.Join(out, "\n")
}

func tail(lines []string) string {
	kept := lines[:0:0]
	for _, l := range lines {
		if l != "mark" && l != "targets" && l != "end" && !strings.HasPrefix(l, "at ") {
			kept = append(kept, l)
		}
	}
	lines = kept
	return strings.Join(lines[max(0, len(lines)-40):], "\n")
}

func (d *driver) position() *nile.Position { return d.table.Position().(*nile.Position) }

// seatDown passes over everything that stands between two players' turns.
func (d *driver) seatDown() {
	d.t.Helper()
	for range 12 {
		switch name, _ := d.screen(); name {
		case "hand", "fought", "lost", "month", "since", "paper":
			d.shot(name)
			d.g.Key(ebiten.KeySpace)
			d.g.Ticks(readTicks)
		default:
			d.read()
			return
		}
	}
	d.t.Fatalf("the machine never changes hands\n%s", tail(d.g.Lines()))
}

// step has the bot of the seat to move decide, and does it on the screen.
func (d *driver) step() {
	d.t.Helper()
	pos := d.position()
	s := pos.ToMove()
	cmd := d.bots[s].Choose(pos.View(s), d.table.Choices())
	if cmd.Kind != nile.PlaceAll { // that one the program does by itself
		d.seatDown()
		d.act(pos.View(s), cmd)
	}
	if _, err := d.table.Do(cmd); err != nil {
		d.t.Fatal(err)
	}
	if d.strict && d.position().ToMove() != s {
		d.agree()
	}
}

// shot holds the first picture of each kind of screen against the kept one.
func (d *driver) shot(name string) {
	d.t.Helper()
	if !d.pictures || d.shots[name] || d.only != nil && !slices.Contains(d.only, name) {
		return
	}
	d.shots[name] = true
	if name != "preview" {
		d.g.Move(3, 3) // where nothing explains itself
		d.g.Ticks(6)
	}
	d.golden(name)
}

// golden holds the screen against the kept picture. On a slow machine the chart
// may not have been begun yet when the screen seems to be still: it gets time.
func (d *driver) golden(name string) {
	d.t.Helper()
	const tolerance, patience = 6, 20
	name += d.suffix
	img := d.still()
	if vmtest.Updating() { // nothing tells then that a large engraving is being cut still
		time.Sleep(1200 * time.Millisecond)
		d.g.Ticks(8)
		img = d.still()
	}
	bad := img.Rect.Dx() * img.Rect.Dy() / 200
	for n := 0; n < patience && !vmtest.Matches(d.t, img, name, tolerance, bad); n++ {
		time.Sleep(500 * time.Millisecond)
		d.g.Ticks(8)
		img = d.still()
	}
	vmtest.Golden(d.t, img, noPart, name, tolerance, bad)
}

// still is the screen once it does not change any more: charts are painted
// beside the game, in real time.
func (d *driver) still() *image.RGBA {
	d.t.Helper()
	last := d.g.Frame()
	for range 40 {
		time.Sleep(120 * time.Millisecond)
		d.g.Ticks(8)
		now := d.g.Frame()
		if bytes.Equal(now.Pix, last.Pix) {
			return now
		}
		last = now
	}
	d.t.Fatal("the screen does not come to rest")
	return nil
}

// slipGone is after how many ticks the slip that says "saved" is gone.
const slipGone = 300

// agree saves the game (F5) and holds the position on the screen against the
// driver's own.
func (d *driver) agree() {
	d.t.Helper()
	d.g.Key(ebiten.KeyF5)
	d.g.Ticks(slipGone)
	f := saves.Folder{Dir: d.saves}
	e, err := f.Latest()
	if err != nil {
		d.t.Fatal(err)
	}
	_, rec, err := f.Load(e.Path)
	if err != nil {
		d.t.Fatal(err)
	}
	if rec.Hash != d.table.Hash() {
		for _, p := range rec.Log[max(0, len(rec.Log)-9):] {
			d.t.Logf("on the screen: %+v", p)
		}
		d.t.Fatalf("after %d commands the screens have led to another position, after %s\n%s", d.table.Len(), d.lately(), tail(d.g.Lines()))
	}
}
