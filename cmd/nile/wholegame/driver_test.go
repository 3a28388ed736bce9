package wholegame

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/vmtest"
	"sourceofthenile/saves"
)

func TestMain(m *testing.M) { vmtest.Main(m, "sourceofthenile/cmd/nile") }

// The window the games are played in.
const winW, winH = 1280, 800

const seed = 194

// driver is the program being played, and the hands that play it.
type driver struct {
	*hands.Driver
	t     testing.TB
	g     *vmtest.Guest
	saves string
}

// newDriver opens the program, for a game that these settings are to begin.
func newDriver(t testing.TB, settings nile.Settings) *driver {
	t.Helper()
	d := &driver{t: t, saves: filepath.Join(t.TempDir(), "saves")}
	table, err := game.NewTable(nile.Rules{}, settings.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	d.open()
	d.Driver = hands.New(t, d.g, table)
	return d
}

// open starts the program on the driver's folder of saves.
func (d *driver) open() {
	d.t.Helper()
	d.g = vmtest.Start(d.t, winW, winH, "--trace", "--saves", d.saves, "--seed", fmt.Sprint(seed))
	d.g.Ticks(20)
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
	var e saves.Entry
	var err error
	d.g.Until("the save on the disk", func() bool { // until then the journal goes further
		e, err = f.Latest()
		return err == nil && e.Sort != saves.Playing
	})
	_, rec, err := f.Load(e.Path)
	if err != nil {
		d.t.Fatal(err)
	}
	if rec.Hash != d.Table.Hash() {
		for _, p := range rec.Log[max(0, len(rec.Log)-9):] {
			d.t.Logf("on the screen: %+v", p)
		}
		d.t.Fatalf("after %d commands the screens have led to another position, after %s\n%s", d.Table.Len(), d.Lately(), hands.Tail(d.g))
	}
}
