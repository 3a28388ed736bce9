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
	"sourceofthenile/hexmap"
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
		case "hand", "lost", "month", "since", "paper":
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

// act does a command with mouse and keys.
func (d *driver) act(v nile.View, cmd game.Command) {
	d.t.Helper()
	switch cmd.Kind {
	case nile.ChoosePort:
		d.want("port")
		d.pickPort(int(cmd.Target))
		d.shot("port")
		d.g.Click("port/choose")
		d.g.Ticks(readTicks)
		d.g.Click("Seal it")
	case nile.Buy:
		d.want("outfit")
		d.buy(v, nile.Item(cmd.Item), int(cmd.N))
	case nile.Sail:
		d.shot("outfit")
		d.g.Click("outfit/Sail for Africa")
		if d.g.Shows("Sail all the same") {
			d.g.Ticks(readTicks)
			d.g.Click("Sail all the same")
		}
	case nile.SetPace:
		d.want("board")
		d.shot("pace")
		d.g.Key(ebiten.KeyDigit1 + ebiten.Key(cmd.Target))
	case nile.Move:
		d.move(v, hexmap.ID(cmd.Target))
	case nile.EndTravel:
		d.shot("board")
		d.g.Click("board/end travel")
	case nile.GoHome:
		d.reach("Sail for Europe")
		if d.g.Shows("Sail") {
			d.g.Ticks(readTicks)
			d.g.Click("Sail")
		}
	case nile.Portage:
		d.move(v, hexmap.ID(cmd.Target))
	case nile.ChangeMode:
		d.reach("board/mode " + [nile.Modes]string{"On foot", "By canoe", "Mounted"}[cmd.Target])
	case nile.OpenCache:
		d.reach("board/Open the cache")
	case nile.Drop, nile.Cache, nile.Take, nile.FillWater:
		if !d.g.Shows("board/Lighten the load") {
			d.reach("board/Stores…")
		} else {
			d.reach("board/Lighten the load")
		}
		d.shot("stores")
		verb := map[game.Kind]string{nile.Drop: "Leave here", nile.Cache: "Bury", nile.Take: "Dig up"}[cmd.Kind]
		if cmd.Kind == nile.FillWater {
			d.set("board/water carried", int(cmd.N))
			d.g.Key(ebiten.KeyEscape)
			break
		}
		d.drop(verb, nile.Item(cmd.Item), int(cmd.N))
	case nile.Policy:
		d.want("meet")
		d.shot("meet")
		d.g.Key(ebiten.KeyDigit0 + ebiten.Key(cmd.Target))
		d.g.Click("meet/go in")
	case nile.Withdraw:
		d.want("meet")
		d.g.Click("meet/withdraw")
	case nile.Parley:
		d.want("parley")
		d.shot("parley")
		d.set("parley/gifts", int(cmd.N))
		d.g.Click("parley/offer")
	case nile.Pass:
		name := map[nile.Phase]string{nile.Parleying: "parley", nile.Trading: "trade", nile.AtVillage: "village"}[v.Phase()]
		d.want(name)
		d.shot(name)
		d.g.Click(name + "/leave")
	case nile.Barter:
		d.want("trade")
		d.set("trade/get "+words.Things(nile.Item(cmd.Item)), int(cmd.N))
		d.g.Click("trade/trade")
		if d.g.Shows("Sit down") { // it asks once whether the danger is to be faced
			d.g.Ticks(readTicks)
			d.g.Click("Sit down")
		}
	case nile.Fight:
		d.want("battle")
		d.shot("battle")
		d.g.Click("battle/fight on")
		d.g.Ticks(60)
	case nile.Loot:
		d.want("village")
		d.shot("village")
		d.g.Click("village/loot")
	case nile.KeepPrisoners:
		d.want("prisoners")
		d.shot("prisoners")
		d.g.Click("prisoners/decide")
	case nile.Escape:
		d.want("captive")
		d.shot("captive")
		d.g.Click("captive/escape")
	case nile.Minister:
		d.want("captive")
		d.g.Click("captive/minister")
	case nile.PayUp:
		d.want("misfortune")
		d.shot("misfortune")
		d.g.Click("misfortune/pay")
	case nile.StayBehind:
		d.want("misfortune")
		d.shot("misfortune")
		d.g.Click("misfortune/wait")
	case nile.LetGo:
		d.want("misfortune")
		d.shot("misfortune")
		d.g.Click("misfortune/let go")
	case nile.LoseNotes:
		d.loseNotes(cmd.Target)
	case nile.Retreat:
		c, _ := find(d.table.Choices(), nile.Retreat)
		d.reach("board/" + words.Choice(v, c))
		d.g.Ticks(60)
	case nile.ChooseSpecialty:
		d.want("heir")
		d.shot("heir")
		d.pick("heir/"+words.Say("heir.choose"), int(cmd.Target))
		d.g.Click("heir/go")
	case nile.PublishAll:
		d.want("news")
		d.shot("news")
		d.g.Click("news/publish")
	case nile.NameFeature:
		d.given = append(d.given, cmd)
		return // all names are written at once
	case nile.EndPublishing:
		d.nameThings(v) // otherwise the press does both
	case nile.Wait:
		d.want("europe")
		d.shot("europe")
		d.g.Click("europe/wait")
	case nile.Outfit:
		d.want("europe")
		d.shot("europe")
		d.pickPort(int(cmd.Target))
		d.g.Click("europe/fit out")
	default:
		d.t.Fatalf("the driver has no hands for command %+v", cmd)
	}
	d.g.Ticks(readTicks) // another line of the sequence of play may have begun
}

// reach presses a button of the expedition sheet, which may have to be scrolled
// into sight.
func (d *driver) reach(label string) {
	d.t.Helper()
	for range 20 {
		if d.g.Shows(label) {
			break
		}
		d.g.Move(winW-180, winH/2-100)
		d.g.Wheel(-3)
		d.g.Ticks(6)
	}
	d.g.Click(label)
}

// pickPort moves through the list of ports by keys.
func (d *driver) pickPort(n int) {
	d.t.Helper()
	name, _ := d.screen()
	d.pick(name+"/Ports", n)
}

// pick moves to the n-th row of a list.
func (d *driver) pick(list string, n int) {
	d.t.Helper()
	d.g.Click(list)
	d.g.Key(ebiten.KeyHome)
	for range n {
		d.g.Key(ebiten.KeyDown)
	}
}

// set types a number into a stepper.
func (d *driver) set(stepper string, n int) {
	d.t.Helper()
	d.g.Click(stepper)
	d.g.Key(ebiten.KeyBackspace)
	for _, digit := range fmt.Sprint(n) {
		d.g.Key(ebiten.KeyDigit0 + ebiten.Key(digit-'0'))
	}
	d.g.Ticks(60)
}

// loseNotes gives up the notes on a hex.
func (d *driver) loseNotes(hex int32) {
	d.t.Helper()
	d.want("notes")
	n := 0
	for _, c := range d.table.Choices() {
		if c.Kind == nile.LoseNotes && c.Target < hex {
			n++
		}
	}
	d.shot("notes")
	d.pick("notes/"+words.Say("notes.list"), n)
	d.g.Click("notes/lose")
}

// drop leaves or buries something on the sheet of stores, and closes it.
func (d *driver) drop(verb string, i nile.Item, n int) {
	d.t.Helper()
	d.set("board/"+verb+" "+words.Things(i), n)
	d.g.Key(ebiten.KeyEscape)
}

// findAt is the choice to enter a hex.
func findAt(cs []game.Choice, to hexmap.ID) (game.Choice, bool) {
	for _, c := range cs {
		if c.Kind == nile.Move && c.Target == int32(to) {
			return c, true
		}
	}
	return game.Choice{}, false
}

func find(cs []game.Choice, k game.Kind) (game.Choice, bool) {
	for _, c := range cs {
		if c.Kind == k {
			return c, true
		}
	}
	return game.Choice{}, false
}

// buy types a number into a stepper.
func (d *driver) buy(v nile.View, i nile.Item, n int) {
	d.t.Helper()
	names := [...]string{"Bearer", "Guide", "Askari", "Camel", "Horse", "Canoe", "Ration", "Gift", "Musket"}
	d.set("outfit/"+names[i], n)
}

// move enters a neighbouring hex: by its compass number, or with the mouse.
func (d *driver) move(v nile.View, to hexmap.ID) {
	d.t.Helper()
	d.want("board")
	sheet, _ := v.Sheet(v.Seat())
	dir := v.Map().DirTo(sheet.At, to)
	if d.moves++; d.moves%3 == 0 {
		d.g.Key(ebiten.KeyC)
		d.g.Ticks(40)
		x, y := d.hexOnScreen(to)
		d.g.Move(x, y)
		d.g.Ticks(30)
		d.shot("preview")
		d.g.ClickAt(x, y)
		if c, _ := findAt(d.table.Choices(), to); c.Odds.Num > 0 {
			d.g.Key(ebiten.KeyEnter) // where there is a risk it asks once
		}
	} else {
		d.g.Key(ebiten.KeyDigit0 + ebiten.Key(dir))
		d.g.Ticks(10)
		d.g.Key(ebiten.KeyEnter)
	}
	d.g.Ticks(20)
	if v.Terrain(to) == hexmap.Blank {
		d.shot("card")
	}
	d.g.Ticks(160) // cards turn, land is coloured in
}

// hexOnScreen is where a hex that can be entered lies in the window.
func (d *driver) hexOnScreen(id hexmap.ID) (x, y float64) {
	d.t.Helper()
	lines := d.g.Lines()
	for i := len(lines) - 1; i >= 0 && lines[i] != "targets"; i-- {
		var w, h float64
		if !strings.HasSuffix(lines[i], fmt.Sprintf("(%d)\"", id)) {
			continue
		}
		if n, _ := fmt.Sscanf(lines[i], "at %f %f %f %f", &x, &y, &w, &h); n == 4 {
			return x + w/2, y + h/2
		}
	}
	d.t.Fatalf("hex %d is not to be seen after %s\n%s", id, d.lately(), tail(lines))
	return 0, 0
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
