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
	if err != nil {
		return failed(errs, err)
	}
	t, err := passedOn(p, in, *played)
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
	}
	_, t, err := resume(begin, known())
	if err != nil {
		return nil, err
	}
	g := titleOf(t.Rules().Name())
	if g.fresh(t) {
		return nil, words.NewFault("sealed.fresh")
	}
	var names []string
	for _, player := range t.Position().Summary().Players {
		names = append(names, player.Name)
	}
	return sealed.Begin(t.Rules().Name(), t.Record().Settings, names, me)
}

// passedOn is the turn that goes to the next player; nil where the dice have
// just been agreed on, and this player has the first turn. Whatever keeps it from
// being done, it can be done again: nothing is kept that what comes before it has
// not been written for.
func passedOn(p *sealed.Player, in saves.Folder, played string) (*sealed.Turn, error) {
	g := titleOf(p.Game)
	if g == nil {
		return nil, &sealed.Fault{Kind: sealed.OtherGame}
	}
	own := filepath.Join(in.Dir, sealedGame)
	if len(p.Chain) == 0 {
		if _, was := p.Dice.Seed(); !was || played == "" && isMissing(in.OnDisk(), own) {
			agreed := p.Agree()
			if err := p.Keep(in); err != nil {
				return nil, err
			}
			if !agreed {
				return p.Pass(p.Next(), saves.Header{}, nil)
			}
			if mine, err := firstTurn(p, g, in, own); err != nil || mine {
				return nil, err
			}
		}
	}
	if played == "" {
		played = own
	}
	h, rec, err := in.Load(played)
	if err != nil {
		return nil, err
	}
	return sealedTurn(p, g, in, h, rec)
}

// firstTurn begins the game whose dice have been agreed on, and reports whether its
// first turn is this player's.
func firstTurn(p *sealed.Player, g *title, in saves.Folder, own string) (mine bool, err error) {
	seed, _ := p.Dice.Seed()
	t, err := game.NewTable(g.Rules(), p.Settings, seed)
	if err != nil {
		return false, err
	}
	if err := in.SaveAt(own, headerOf(t, ""), t.Record(), true); err != nil {
		return false, err
	}
	return t.Position().Summary().Acting.Has(game.Seat(p.Me)), nil
}

// isMissing reports whether there is certainly no file of that name.
func isMissing(d disk.Disk, path string) bool {
	_, err := d.Stat(path)
	return errors.Is(err, fs.ErrNotExist)
}

// sealedTurn is a game as it goes to the next player, when this one is done.
func sealedTurn(p *sealed.Player, g *title, in saves.Folder, h saves.Header, rec *game.Record) (*sealed.Turn, error) {
	if err := sealed.Honest(g.Rules(), rec); err != nil {
		return nil, err
	}
	t, err := game.Resume(g.Rules(), rec)
	if err != nil {
		return nil, err
	}
	next := (p.Me + 1) % len(p.Names)
	sum := t.Position().Summary()
	switch {
	case sum.Result.Over():
	case sum.Acting.Has(game.Seat(p.Me)) && len(p.Names) > 1:
		return nil, words.NewFault("sealed.not-done", "who", p.Names[p.Me])
	default:
		next = int(sum.Acting.First())
	}
	turn, err := p.Pass(next, h, rec)
	if err != nil {
		return nil, err
	}
	return turn, p.Keep(in)
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
	t, err := readTurn(disk.System, files[0], pass)
	if err == nil {
		err = taken(t, lettersIn(files[1], disk.System))
	}
	if err != nil {
		return failed(errs, err)
	}
	key := "sealed.opened"
	if t.Record == nil {
		key = "sealed.opened.dice"
	}
	fmt.Fprintln(out, words.Say(key, "who", t.Names[t.To], "from", t.Names[t.From], "file", filepath.Join(files[1], sealedGame), "folder", files[1], "n", len(t.Chain)))
	return 0
}

// taken compares a turn with what its player keeps in a folder, and puts it there. A
// game that has been played on from it there stays: the file came twice.
func taken(t *sealed.Turn, in saves.Folder) error {
	p, err := sealed.Recall(in, t.ID)
	if err != nil {
		return err
	}
	if p == nil {
		if p, err = sealed.Join(t); err != nil {
			return err
		}
	}
	if err := p.Accept(t); err != nil {
		return err
	}
	if t.Record != nil {
		if err := honest(t); err != nil {
			return err
		}
	}
	if err := p.Keep(in); err != nil || t.Record == nil {
		return err
	}
	own := filepath.Join(in.Dir, sealedGame)
	if _, rec, err := in.Load(own); err == nil && len(rec.Log) > len(t.Record.Log) {
		if _, err := p.Holds(rec); err == nil {
			return nil
		}
	}
	return in.SaveAt(own, t.Header, t.Record, true)
}

// honest checks that a turn's game was played by the rules, with the dice agreed on.
func honest(t *sealed.Turn) error {
	g := titleOf(t.Game)
	if g == nil {
		return &sealed.Fault{Kind: sealed.OtherGame}
	}
	if t.Record == nil {
		return nil
	}
	return sealed.Honest(g.Rules(), t.Record)
}

// readTurn reads a sealed file.
func readTurn(d disk.Disk, path, pass string) (*sealed.Turn, error) {
	data, err := saves.Folder{Dir: filepath.Dir(path), Disk: d}.ReadSmall(filepath.Base(path), sealed.MaxFile)
	var p *saves.Problem
	if errors.As(err, &p) && p.Kind == saves.NotASave {
		return nil, &sealed.Fault{Kind: sealed.NoTurn}
	}
	if err != nil {
		return nil, err
	}
	return sealed.Open(bytes.NewReader(data), pass)
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
	t, err := readTurn(disk.System, path, pass)
	if err == nil {
		err = honest(t)
	}
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
	p, err := sealed.RecallOnly(lettersIn(filepath.Dir(path), disk.System))
	if p == nil && err == nil || filepath.Base(path) != sealedGame {
		return 0
	}
	links := 0
	if err == nil {
		links, err = p.Holds(rec)
	}
	if err != nil {
		fmt.Fprintln(out, words.Err(err))
		return 1
	}
	fmt.Fprintln(out, words.Say("sealed.held", "n", links))
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
