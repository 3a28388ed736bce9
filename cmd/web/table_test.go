package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/browser"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/titles"
	"sourceofthenile/internal/xdisplay"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
)

// desktop is somebody who plays in the program's window, at a display of his own.
type desktop struct {
	*xdisplay.Hand
	t      *testing.T
	folder string // of the games
	at     xdisplay.Display
	env    []string
}

// clipboard is a program that stands for the system's: what was copied in one window is pasted in
// all, as if somebody had sent it to the others.
const clipboard = `#!/bin/sh
case "$*" in *-o*|*-out*) cat "$COPIED";; *) cat > "$COPIED.new" && mv "$COPIED.new" "$COPIED";; esac
`

// built is the program, as it is handed out: the page for browsers lies beside it.
func built(t *testing.T, page string) (program string, env []string) {
	t.Helper()
	dir := t.TempDir()
	program = filepath.Join(dir, "nile")
	build := exec.Command("go", "build", "-o", program, "sourceofthenile/cmd/nile")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if err := os.Symlink(page, filepath.Join(dir, "web")); err != nil {
		t.Fatal(err)
	}
	bin := filepath.Join(dir, "bin")
	if err := os.Mkdir(bin, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(bin, "xclip"), []byte(clipboard), 0o700); err != nil {
		t.Fatal(err)
	}
	return program, []string{"PATH=" + bin + ":" + os.Getenv("PATH"), "COPIED=" + filepath.Join(dir, "copied")}
}

// opens opens the program's window with a file or a link.
func (d *desktop) opens(program, what string) {
	d.t.Helper()
	d.Hand = d.at.Run(d.t, d.env, program, "--trace", "--saves", d.folder, what).Before(d.at, "Source of the Nile")
}

// copied presses a button that copies, and gives what was copied.
func (d *desktop) copied(button string) (text string) {
	d.t.Helper()
	at := strings.TrimPrefix(d.env[1], "COPIED=")
	_ = os.Remove(at)
	d.Click(button)
	d.Until("something is copied", func() bool {
		data, err := os.ReadFile(at)
		text = string(data)
		return err == nil && text != ""
	})
	return text
}

// record is the game as the host of a folder of tables has it, which is read as it would be after
// a power cut.
func record(t *testing.T, folder string) *game.Record {
	t.Helper()
	at := t.TempDir()
	defer func() { _ = os.RemoveAll(at) }()
	if err := os.CopyFS(at, os.DirFS(folder)); err != nil {
		t.Fatal(err)
	}
	log, err := referee.OpenFolder(disk.System, at)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = log.Close() }()
	ids, err := log.Tables()
	if err != nil || len(ids) != 1 {
		t.Fatalf("the host has the tables %v, want one (%v)", ids, err)
	}
	table, err := referee.Load(log, titles.Refereed{}, ids[0])
	if err != nil {
		t.Fatal(err)
	}
	rec, err := table.Record()
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

// replayed is a game as a record has it.
func replayed(t *testing.T, rec *game.Record) *game.Table {
	t.Helper()
	table, err := game.Replay(nile.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// theTable: a Game I of three to its end, by mouse and keys in three programs. One window opens
// the game to others; another sits down by a link, is killed in mid-game and comes back; the
// third plays in Chromium, in the page that the first one's program serves, which is loaded anew.
// What each gives stands in the host's log as it was chosen, and all three show who has won.
func theTable(t *testing.T, b *browser.Browser, dir string) {
	program, env := built(t, dir)
	mine, save := of3(t)
	host := &desktop{t: t, folder: t.TempDir(), at: xdisplay.Start(t), env: env}
	friend := &desktop{t: t, folder: t.TempDir(), at: xdisplay.Start(t), env: env}
	file := filepath.Join(host.folder, "Three of us.nile")
	if err := os.WriteFile(file, save, 0o600); err != nil {
		t.Fatal(err)
	}
	host.opens(program, file)
	host.Wait(0, "scene table")
	hands.New(t, host, mine).SeatDown()
	host.Key(ebiten.KeyEscape)
	host.Click("host")
	host.Click("open the table")
	links := []string{2: host.copied("copy 3"), 1: host.copied("copy 2")}
	host.Key(ebiten.KeyEscape)

	friend.opens(program, links[1])
	friend.Wait(0, "scene table")
	p := b.Open(t, "about:blank", 1280, 800, 1, false)
	w := &window{t: t, p: p, ratio: 1}
	t.Cleanup(func() { obeyed(t, p) })
	w.sits(links[2])
	tables := filepath.Join(host.folder, "hosted")

	at := []hands.Window{host, friend, w}
	var seats []*hands.Driver
	for _, win := range at {
		seats = append(seats, hands.New(t, win, mine))
	}
	turns := 0
	for table := mine; !table.Over(); table = replayed(t, record(t, tables)) {
		s := table.Acting().First()
		seats[s].Table = table
		plays(t, seats[s], s, at[s], tables)
		switch turns++; turns {
		case 20:
			friend.Kill()
			friend.opens(program, links[1])
			friend.Wait(0, "scene table")
			seats[1].Sit(friend)
		case 30:
			w.sits(links[2])
			seats[2].Sit(w)
		}
	}
	for s, d := range seats {
		d.SeatDown() // the paper with the news
		d.Want("victory")
		t.Logf("seat %d is shown who has won", s)
	}
	shot(t, p, "table-end")
	for name, d := range map[string]*desktop{"host": host, "friend": friend} {
		if *shots != "" {
			if err := os.WriteFile(filepath.Join(*shots, "table-"+name+".png"), d.at.Picture(t), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d commands, %d turns", len(record(t, tables).Log), turns)
	p.Close(t)
}

// sits opens a seat's own link, as one gets it, and begins.
func (w *window) sits(link string) {
	w.t.Helper()
	w.p.Go(w.t, "about:blank")
	w.p.Go(w.t, strings.Replace(link, "#", "?trace#", 1))
	ready(w.t, w.p)
	r := &trace{p: w.p}
	w.press()
	browser.Until(w.t, "the page sits at the table", func() bool { return r.has("screen ") })
}

// plays has hands play a seat's turn, with the game as it stands at a folder of tables.
func plays(t *testing.T, d *hands.Driver, s game.Seat, win hands.Window, tables string) {
	t.Helper()
	for d.Table.Acting().Has(s) && !d.Table.Over() {
		d.Step()
		if d.Table.CommandAt(d.Table.Len()-1).Kind != nile.NameFeature { // the hands write all names together
			d.Table = told(t, tables, d.Table, win)
		}
	}
}

// told waits until the host has what a window's hands have done, and gives the game as it has it.
func told(t *testing.T, tables string, of *game.Table, win hands.Window) *game.Table {
	t.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
		rec := record(t, tables)
		if of.Record().LeadsTo(rec) {
			return of
		}
		if rec.Hash == of.Hash() { // by other commands: a number is typed figure by figure
			return replayed(t, rec)
		}
		if time.Now().After(end) {
			t.Fatalf("the host has %d commands, want the %d of the window, the last of which is %+v\n%s", len(rec.Log), of.Len(), of.CommandAt(of.Len()-1), hands.Tail(win))
		}
	}
}

// of3 is a new game of three, and a save of it.
func of3(t *testing.T) (*game.Table, []byte) {
	t.Helper()
	settings := nile.Settings{
		Way: nile.Game1, Target: 25, PlaceForUs: true, Gentle: true,
		Players: []nile.Player{{Name: "Ann", Specialty: deck.Geologist}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist}, {Name: "Cleo", Colour: 2, Specialty: deck.Botanist}},
	}
	table, err := game.NewTable(nile.Rules{}, settings.Encode(), 61)
	if err != nil {
		t.Fatal(err)
	}
	h := saves.Header{ID: "camels", Line: "one", Date: "1820", Label: "Three of us", Way: "game1", Target: 25, Saved: time.Now(), Order: time.Now().UnixMilli()}
	for _, p := range settings.Players {
		h.Players = append(h.Players, saves.Player{Name: p.Name})
	}
	data, err := saves.Encode(h, table.Record())
	if err != nil {
		t.Fatal(err)
	}
	return table, data
}

// theTelephone: a link that somebody was sent is opened on a telephone. The server lets a computer
// player, a program of its own, sit at the other seat; three months are played by touch.
func theTelephone(t *testing.T, b *browser.Browser, dir string) {
	program, env := built(t, dir)
	tables, file := t.TempDir(), filepath.Join(t.TempDir(), "links")
	nowhere := xdisplay.Display("")
	server := nowhere.Run(t, env, program, "serve", tables, "--addr", "127.0.0.1:0", "--new", "game1:2", "--links", file)
	var links []string
	server.Until("a server with links", func() bool {
		data, _ := os.ReadFile(file)
		links = strings.Fields(string(data))
		return len(links) >= 3 // its address and two seats
	})
	nowhere.Run(t, env, program, "join", links[2], "--bot", "steady")

	p := b.Open(t, "about:blank", 390, 844, 1, true)
	w := &window{t: t, p: p, ratio: 1, touch: true}
	t.Cleanup(func() { obeyed(t, p) })
	w.sits(links[1])
	w.Ticks(60)
	shot(t, p, "telephone-upright")
	p.Turn(t, 844, 390, 1, true)
	w.Ticks(60)
	shot(t, p, "telephone")
	d := hands.New(t, w, replayed(t, record(t, tables)))
	for until := 3; ; time.Sleep(50 * time.Millisecond) {
		if d.Table = replayed(t, record(t, tables)); d.View().Turn() > until {
			break
		}
		plays(t, d, 0, w, tables)
	}
	shot(t, p, "telephone-month")
	p.Close(t)
}
