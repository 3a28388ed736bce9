package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
	"sourceofthenile/saves/sealed"
)

// sealedGame is the save of a game that is passed on, in the folder that keeps
// what its player knows of it.
const sealedGame = "game" + saves.Extension

// seal passes a game on: it writes the file for the next player.
func seal(args []string, out, errs io.Writer) int {
	flags := newFlags("seal")
	secret := flags.String("passphrase", "", words.Phrase("usage.option.passphrase"))
	begin := flags.String("begin", "", words.Phrase("usage.option.seal.begin"))
	me := flags.Int("me", 1, words.Phrase("usage.option.seal.me"))
	played := flags.String("game", "", words.Phrase("usage.option.seal.game"))
	files, err := parse(flags, args, out, errs, 2)
	if err != nil {
		return usageStatus(err)
	}
	dir, to := files[0], files[1]
	if err := mustEnd(dir, to, sealed.Extension); err != nil {
		return usage(errs, words.Err(err))
	}
	pass, err := passphrase(*secret)
	if err != nil {
		return failed(errs, err)
	}
	in := lettersIn(dir, disk.System)
	p, err := sealedPlayer(in, *begin, *me-1)
	if err == nil {
		err = p.Knows(pass)
	}
	var rec *game.Record
	if err == nil && *played != "" {
		_, rec, err = in.Load(*played)
	}
	var t *sealed.Turn
	if err == nil {
		t, err = passedOn(p, in, rec)
	}
	if err == nil && t != nil {
		err = writeWhole(to, "turn", func(w io.Writer) error { return sealed.Seal(w, t, pass) })
	}
	if err != nil {
		return failed(errs, err)
	}
	if t == nil {
		fmt.Fprintln(out, words.Say("sealed.begin", "who", p.Names[p.Me], "file", filepath.Join(dir, sealedGame)))
		return 0
	}
	fmt.Fprintln(out, words.Say("sealed.written", "file", to, "who", t.Names[t.To]))
	return 0
}

// lettersIn is a folder with what a player keeps of a game that is passed on, and the
// game itself: nobody else at this machine may read it.
func lettersIn(dir string, on disk.Disk) saves.Folder {
	return saves.Folder{Dir: dir, Games: known(), Disk: on, Private: true}
}

// sealedPlayer is what the folder's player keeps; with a save to begin with, of
// a new game like that.
func sealedPlayer(in saves.Folder, begin string, me int) (*sealed.Player, error) {
	p, err := sealed.RecallOnly(in)
	switch {
	case err != nil:
		return nil, err
	case begin == "" && p == nil:
		return nil, words.NewFault("sealed.nothing", "folder", in.Dir)
	case begin == "":
		return p, nil
	case p != nil:
		return nil, &sealed.Fault{Kind: sealed.SeveralGames}
	case !isMissing(in.OnDisk(), filepath.Join(in.Dir, sealedGame)):
		return nil, words.NewFault("sealed.occupied", "file", filepath.Join(in.Dir, sealedGame))
	}
	_, t, err := resume(begin, known())
	if err != nil {
		return nil, err
	}
	return beginSealed(t, me)
}

// beginSealed is what the player at a seat keeps of a new game like another, to be passed on.
// Computer players stay where they sit; a standing order is a person's.
func beginSealed(t *game.Table, me int) (*sealed.Player, error) {
	if titleOf(t.Rules().Name()).fresh(t) {
		return nil, words.NewFault("sealed.fresh")
	}
	var names, sitters []string
	for s, player := range t.Position().Summary().Players {
		names = append(names, player.Name)
		who := t.Sitter(game.Seat(s))
		if strings.HasPrefix(who, play.OrderPrefix) || s == me {
			who = ""
		}
		sitters = append(sitters, who)
	}
	return sealed.Begin(t.Rules().Name(), t.Record().Settings, names, sitters, me)
}

// passedOn is the turn that goes to the next player; nil where the dice have
// just been agreed on, and this player has the first turn. rec is how far the game has been
// played, nil: as it is kept. Whatever keeps it from being done, it can be done again:
// nothing is kept that what comes before it has not been written for.
func passedOn(p *sealed.Player, in saves.Folder, rec *game.Record) (*sealed.Turn, error) {
	g := titleOf(p.Game)
	if g == nil {
		return nil, &sealed.Fault{Kind: sealed.OtherGame}
	}
	own := filepath.Join(in.Dir, sealedGame)
	if len(p.Chain) == 0 {
		if _, was := p.Dice.Seed(); !was || rec == nil && isMissing(in.OnDisk(), own) {
			agreed := p.Agree()
			if err := p.Keep(in); err != nil {
				return nil, err
			}
			if !agreed {
				return p.PassDice(), nil
			}
			t, err := p.New(g.Rules())
			if err == nil {
				err = settle(in, p.ID, t)
			}
			if err != nil || t.Acting().Has(game.Seat(p.Me)) {
				return nil, err
			}
		}
	}
	if rec == nil {
		var err error
		if _, rec, err = in.Load(own); err != nil {
			return nil, err
		}
	}
	turn, t, err := p.Pass(g.Rules(), rec)
	if err == nil {
		err = settle(in, p.ID, t)
	}
	if err != nil {
		return nil, err
	}
	return turn, p.Keep(in)
}

// settle puts a game that is passed on into its folder. What stands there and goes further
// stays: it has been played on. What is not of this game, or not in it, is not written over.
func settle(in saves.Folder, id string, t *game.Table) error {
	own, h, rec := filepath.Join(in.Dir, sealedGame), headerOf(t, ""), t.Record()
	h.ID = id
	_, was, err := in.Load(own)
	var p *saves.Problem
	switch errors.As(err, &p); {
	case err == nil && rec.LeadsTo(was):
		return nil
	case err == nil && was.LeadsTo(rec), p != nil && p.Kind == saves.Missing:
		return in.SaveAt(own, h, rec, true)
	case p != nil && (p.Kind.Rescuable() || p.Kind == saves.Empty): // it is kept beside
		_, err := in.Replace(own, h, rec)
		return err
	case p != nil && p.Kind == saves.Unreadable:
		return err
	}
	return words.NewFault("sealed.occupied", "file", own)
}

// isMissing reports whether there is certainly no file of that name.
func isMissing(d disk.Disk, path string) bool {
	_, err := d.Stat(path)
	return errors.Is(err, fs.ErrNotExist)
}

// openSealed opens a turn that has come from another player.
func openSealed(args []string, out, errs io.Writer) int {
	flags := newFlags("open")
	secret := flags.String("passphrase", "", words.Phrase("usage.option.passphrase"))
	files, err := parse(flags, args, out, errs, 2)
	if err != nil {
		return usageStatus(err)
	}
	pass, err := passphrase(*secret)
	if err != nil {
		return failed(errs, err)
	}
	t, table, err := readTurn(disk.System, files[0], pass)
	if err == nil {
		err = taken(t, table, pass, lettersIn(files[1], disk.System))
	}
	if err != nil {
		return failed(errs, err)
	}
	key := "sealed.opened"
	if table == nil {
		key = "sealed.opened.dice"
	}
	fmt.Fprintln(out, words.Say(key, "who", t.Names[t.To], "from", t.Names[t.From], "file", filepath.Join(files[1], sealedGame), "folder", files[1], "n", len(t.Chain)))
	return 0
}

// taken compares a turn with what its player keeps in a folder, and puts its game there; nil
// while the dice are being agreed on. A game that has been played on from it there stays: the
// file came twice. Nothing is written where something else stands. pass is what opened it, ""
// where that need not be known again.
func taken(t *sealed.Turn, table *game.Table, pass string, in saves.Folder) error {
	p, err := sealed.RecallOnly(in)
	own := filepath.Join(in.Dir, sealedGame)
	switch {
	case err != nil:
		return err
	case p != nil && p.ID != t.ID:
		return &sealed.Fault{Kind: sealed.SeveralGames}
	case p == nil && table == nil && !isMissing(in.OnDisk(), own):
		return words.NewFault("sealed.occupied", "file", own)
	case p == nil:
		if p, err = sealed.Join(t); err != nil {
			return err
		}
	}
	if err := p.Accept(t); err != nil {
		return err
	}
	if pass != "" {
		if err := p.Know(pass); err != nil {
			return err
		}
	}
	if table != nil {
		if err := settle(in, p.ID, table); err != nil {
			return err
		}
	}
	return p.Keep(in)
}

// readTurn reads a sealed file, and plays the game in it anew; nil while the dice are being
// agreed on.
func readTurn(d disk.Disk, path, pass string) (*sealed.Turn, *game.Table, error) {
	data, err := saves.Folder{Dir: filepath.Dir(path), Disk: d}.ReadSmall(filepath.Base(path), sealed.MaxFile)
	var p *saves.Problem
	if errors.As(err, &p) && p.Kind == saves.NotASave {
		return nil, nil, &sealed.Fault{Kind: sealed.NoTurn}
	}
	if err != nil {
		return nil, nil, err
	}
	t, err := sealed.Open(bytes.NewReader(data), pass)
	if err != nil {
		return nil, nil, err
	}
	g := titleOf(t.Game)
	switch {
	case g == nil:
		return nil, nil, &sealed.Fault{Kind: sealed.OtherGame}
	case !t.Begun():
		return t, nil, nil
	}
	table, err := safely(func() (*game.Table, error) { return t.Play(g.Rules()) })
	return t, table, err
}

// isSealed reports whether a file is a sealed turn.
func isSealed(path string) bool {
	head, err := saves.Folder{Dir: filepath.Dir(path)}.ReadStart(filepath.Base(path), 32)
	return err == nil && sealed.IsSealed(head)
}

// checkTurn says in a sentence whether a sealed turn is sound.
func checkTurn(path, secret string, out, errs io.Writer) int {
	pass, err := passphrase(secret)
	if err != nil {
		return failed(errs, err)
	}
	t, _, err := readTurn(disk.System, path, pass)
	if err != nil {
		fmt.Fprintln(out, words.Err(err))
		return 1
	}
	fmt.Fprintln(out, words.Say("sealed.sound", "n", len(t.Chain), "who", t.Names[t.To], "from", t.Names[t.From]))
	return 0
}

// checkHeld says, of a game that is passed on and lies with what its player keeps of
// it, whether it agrees with the chain that came last.
func checkHeld(path string, rec *game.Record, out io.Writer) int {
	if filepath.Base(path) != sealedGame { // a folder of many is not read for each of them
		return 0
	}
	p, err := sealed.RecallOnly(lettersIn(filepath.Dir(path), disk.System))
	if p == nil && err == nil {
		return 0
	}
	if err == nil {
		_, err = p.Holds(titleOf(rec.Game).Rules(), rec)
	}
	if err != nil {
		fmt.Fprintln(out, words.Err(err))
		return 1
	}
	fmt.Fprintln(out, words.Say("sealed.held", "n", len(p.Chain)))
	return 0
}

// mostPassphrase is how many bytes the line with a passphrase has at most.
const mostPassphrase = 4096

// passphrase is the first line of a file, or of what is typed where the file is "-".
func passphrase(path string) (string, error) {
	if path == "" {
		return "", words.NewFault("sealed.no-passphrase")
	}
	var in io.Reader = os.Stdin
	if path != "-" {
		f, err := disk.System.Open(path) // a pipe may be it, and is not waited for where nobody writes
		if err != nil {
			return "", words.NewFault("sealed.unread-passphrase", "file", path, "why", cause(err))
		}
		defer f.Close()
		in = f
	}
	line, err := bufio.NewReader(io.LimitReader(in, mostPassphrase)).ReadString('\n')
	switch {
	case len(line) == mostPassphrase && err != nil:
		return "", words.NewFault("sealed.long-passphrase", "file", path)
	case err != nil && !errors.Is(err, io.EOF):
		return "", words.NewFault("sealed.unread-passphrase", "file", path, "why", cause(err))
	}
	return strings.TrimRight(line, "\r\n"), nil
}
