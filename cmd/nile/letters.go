package main

import (
	"bytes"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/internal/library"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
	"sourceofthenile/saves/sealed"
)

// letters passes games on from the window, as `nile seal` and `nile open` do: each
// game has a folder of its own among the saves.
type letters struct{ w *window }

// lettersName is the folder of games that are passed on, sentName that in it of
// turns that have been sealed for others, openedName of those that came and were taken in.
const (
	lettersName = "letters"
	sentName    = "sent"
	openedName  = "opened"
)

// Folder is where turns that came are looked for.
func (l letters) Folder() string { return filepath.Join(l.w.shelf.Dir.Dir, lettersName) }

func (l letters) folderOf(id string) saves.Folder { return l.keptIn(saves.FileName(id)) }

// Come are the sealed turns in the folder.
func (l letters) Come() []string {
	files, _ := l.disk().ReadDir(l.Folder()) // no folder, no turns
	var list []string
	for _, file := range files {
		if name := file.Name(); filepath.Ext(name) == sealed.Extension && file.Type().IsRegular() {
			list = append(list, filepath.Join(l.Folder(), name))
		}
	}
	return list
}

// Fit reports whether a passphrase is long enough to be a secret.
func (letters) Fit(passphrase string) bool { return sealed.CheckPassphrase(passphrase) == nil }

func (l letters) disk() disk.Disk { return l.w.shelf.Dir.OnDisk() }

// keptIn is the folder of a game by its name there.
func (l letters) keptIn(name string) saves.Folder {
	return catalogue.Letters(filepath.Join(l.Folder(), name), l.disk())
}

// players are what is kept here of each game that is passed on.
func (l letters) players() (all []*sealed.Player) {
	dirs, _ := l.disk().ReadDir(l.Folder()) // no folder, no games
	for _, d := range dirs {
		if !d.IsDir() {
			continue
		}
		if p, err := sealed.RecallOnly(l.keptIn(d.Name())); err == nil && p != nil {
			all = append(all, p)
		}
	}
	return all
}

// Games are those games as the page shows them.
func (l letters) Games() (all []menu.LetterGame) {
	for _, p := range l.players() {
		g := menu.LetterGame{ID: p.ID, Names: p.Names, Me: p.Me}
		switch who, dice := p.Waits(); {
		case dice:
			g.Mine, g.State = who == p.Me, words.Say("letters.state.dice", "who", p.Names[who])
		case who == p.Me:
			g.Mine, g.State = true, words.Say("letters.state.mine", "who", p.Names[p.Me])
		default:
			g.State = words.Say("letters.state.theirs", "who", p.Names[who])
		}
		if path := filepath.Join(l.folderOf(p.ID).Dir, library.SealedGame); !library.IsMissing(l.disk(), path) {
			g.Path = path
		}
		if g.Mine && g.Path != "" {
			g.Path = l.furthest(p.ID, g.Path)
		}
		g.Played = g.Mine && g.Path != "" && l.w.play != nil && library.Belongs(p, l.played()) && l.w.play.Away()
		if h, err := l.folderOf(p.ID).ReadHeader(g.Path); err == nil && h.Over() {
			g.State = words.Say("letters.state.over")
		}
		all = append(all, g)
	}
	return all
}

// furthest is the save or journal in the folder of games that a game which came by letter has
// been played on to, or the game as it came: who left in the middle of their turn goes on there.
func (l letters) furthest(id, came string) string {
	dir := l.w.shelf.Dir
	_, rec, err := dir.Load(came)
	if err != nil {
		return came
	}
	list, _ := dir.List() // of a folder that cannot be read there is nothing further
	tried := 0
	for i := range list {
		e := &list[i]
		if e.Problem != nil || e.Sort == saves.Aside || e.Header.ID != id || e.Header.Commands <= len(rec.Log) {
			continue
		}
		if tried++; tried > library.MostLooked {
			break
		}
		if r, err := dir.Record(e); err == nil && rec.LeadsTo(r) {
			return e.Path
		}
	}
	return came
}

// played is the record of the game at the table, nil where there is none.
func (l letters) played() *game.Record {
	if l.w.table == nil {
		return nil
	}
	return l.w.table.Record()
}

// home is the place of this player in a game that is passed on, nil in any other.
func (l letters) home(t *game.Table) *play.Home {
	rec, all := t.Record(), l.players()
	i := slices.IndexFunc(all, func(p *sealed.Player) bool { return library.Belongs(p, rec) })
	if i < 0 {
		return nil
	}
	p := all[i]
	h := &play.Home{Seat: game.Seat(p.Me), Seal: func(a desk.Desk) { l.seal(a, p.ID) }}
	for s := range p.Names {
		if p.Computer(s) {
			h.Computers = h.Computers.With(game.Seat(s))
		}
	}
	if n := len(p.Chain); n > 0 {
		h.Came = p.Chain[n-1].Commands
	}
	if s := p.Heir(t); s != p.Me {
		h.Heir = p.Names[s]
	}
	return h
}

// seal passes a game on from the table: at once where the passphrase was given in this
// sitting, else on the page for that.
func (l letters) seal(a desk.Desk, id string) {
	if l.w.program.Secret == "" {
		a.Push(menu.NewLetters(l.w.program))
		return
	}
	l.Pass(id, l.w.program.Secret, func(said string, err error) {
		if err != nil {
			a.Fail(err)
			return
		}
		l.w.app.Tell(words.Say("letters.title"), ui.Plain(said))
	})
}

// Table are the players of the game at the table, where it is not passed on yet.
func (l letters) Table() (names []string) {
	rec := l.played()
	if rec == nil || slices.ContainsFunc(l.players(), func(p *sealed.Player) bool { return library.Belongs(p, rec) }) {
		return nil
	}
	for _, p := range l.w.play.Position().Summary().Players {
		names = append(names, p.Name)
	}
	return names
}

// beside does something beside the loop, and tells the loop how it ended.
func (l letters) beside(do func() (string, error), done func(said string, err error)) {
	go func() {
		said, err := safelySaid(do)
		l.w.app.Post(func() { done(said, err) })
	}()
}

// safelySaid has a fault of the rules be an error: a file from elsewhere is looked at.
func safelySaid(do func() (string, error)) (said string, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &library.Panicked{What: p}
		}
	}()
	return do()
}

// Begin makes a game with the players and settings of the one at the table, to be
// passed on, and seals the file for the next of them.
func (l letters) Begin(me int, passphrase string, done func(said string, err error)) {
	p, err := beginSealed(l.w.table, me)
	if err != nil {
		done("", err)
		return
	}
	l.beside(func() (string, error) { return l.send(p, passphrase, nil) }, done)
}

// Open takes in a turn that has come.
func (l letters) Open(path, passphrase string, done func(said string, err error)) {
	l.beside(func() (string, error) {
		t, table, err := catalogue.ReadTurn(l.disk(), path, passphrase)
		if err != nil {
			return "", err
		}
		if err := catalogue.Taken(t, table, passphrase, l.folderOf(t.ID)); err != nil {
			return "", err
		}
		if err := l.putAway(path); err != nil {
			return "", err
		}
		key := "letters.opened"
		switch {
		case table == nil:
			key = "letters.opened.dice"
		case table.Over():
			key = "letters.opened.over"
		}
		said := words.Say(key, "who", t.Names[t.To], "from", t.Names[t.From], "n", len(t.Chain))
		if table != nil {
			return said, nil
		}
		p, err := l.recalled(t.ID)
		if err != nil {
			return said, err
		}
		sent, err := l.send(p, passphrase, nil) // of the dice nothing is to be chosen
		return words.Sentences(said, sent), err
	}, done)
}

// recalled is what is kept here of a game that is passed on.
func (l letters) recalled(id string) (*sealed.Player, error) {
	p, err := sealed.RecallOnly(l.folderOf(id))
	if p == nil && err == nil {
		err = words.NewFault("sealed.nothing", "folder", l.folderOf(id).Dir)
	}
	return p, err
}

// putAway takes a letter that was taken in out of the list of those that have come. One that
// lies elsewhere stays there.
func (l letters) putAway(path string) error {
	if filepath.Dir(path) != l.Folder() {
		return nil
	}
	to := filepath.Join(l.Folder(), openedName)
	if err := l.disk().MkdirAll(to); err != nil {
		return err
	}
	return l.disk().Rename(path, filepath.Join(to, filepath.Base(path)))
}

// Pass seals a game for the next player: the game at the table, if it is that one,
// or as it is kept. What was sealed last, it seals again.
func (l letters) Pass(id, passphrase string, done func(said string, err error)) {
	p, err := l.recalled(id)
	if err != nil {
		done("", err)
		return
	}
	rec := l.played()
	if who, _ := p.Waits(); who != p.Me || !library.Belongs(p, rec) {
		rec = nil
	}
	l.beside(func() (string, error) { return l.send(p, passphrase, rec) }, func(said string, err error) {
		if err == nil && rec != nil && l.w.play != nil && l.w.play.Host().Home != nil {
			l.w.play.Host().Home.Heir = ""
		}
		done(said, err)
	})
}

// send seals a game for the next player and puts the file among those to be sent.
// rec is how far it has been played, nil: as it is kept.
func (l letters) send(p *sealed.Player, passphrase string, rec *game.Record) (string, error) {
	if err := p.Knows(passphrase); err != nil {
		return "", err
	}
	t, err := catalogue.PassedOn(p, l.folderOf(p.ID), rec)
	if err != nil {
		return "", err
	}
	if t == nil {
		return words.Say("letters.begun", "who", p.Names[p.Me]), nil
	}
	sent := filepath.Join(l.Folder(), sentName)
	if err := l.disk().MkdirAll(sent); err != nil {
		return "", err
	}
	name := words.Say("letters.file", "who", t.Names[t.To], "from", t.Names[t.From], "n", len(t.Chain)+1)
	path := filepath.Join(sent, saves.FileName(name)+sealed.Extension)
	var file bytes.Buffer
	if err := sealed.Seal(&file, t, passphrase); err != nil {
		return "", err
	}
	// In a browser a file that is to be sent must go to the player's downloads too.
	places := []string{path}
	if out := exportsIn(sent); out != sent {
		places = append(places, filepath.Join(out, filepath.Base(path)))
	}
	for _, path = range places {
		if err := writeWholeOn(l.disk(), path, "turn", func(w io.Writer) error { _, err := w.Write(file.Bytes()); return err }); err != nil {
			return "", err
		}
	}
	if len(places) > 1 {
		return words.Say("sealed.written", "file", filepath.Base(path), "who", t.Names[t.To]), nil
	}
	return words.Say("letters.written", "file", strings.TrimSuffix(filepath.Base(path), sealed.Extension), "folder", sentName, "who", t.Names[t.To]), nil
}
