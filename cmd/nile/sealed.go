package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/sealed"
)

// sealedGame is the save of a game that is passed on, in the folder that keeps
// what its player knows of it.
const sealedGame = "game" + saves.Extension

// seal passes a game on: it writes the file for the next player.
func seal(args []string, out, errs io.Writer) int {
	fs := newFlags("seal")
	secret := fs.String("passphrase", "", words.Phrase("usage.option.passphrase"))
	begin := fs.String("begin", "", words.Phrase("usage.option.seal.begin"))
	me := fs.Int("me", 1, words.Phrase("usage.option.seal.me"))
	played := fs.String("game", "", words.Phrase("usage.option.seal.game"))
	files, err := parse(fs, args, out, errs, 2)
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
	p, err := sealedPlayer(dir, *begin, *me-1)
	if err != nil {
		return failed(errs, err)
	}
	t, err := passedOn(p, dir, *played)
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

// sealedPlayer is what the folder's player keeps; with a save to begin with, of
// a new game like that.
func sealedPlayer(dir, begin string, me int) (*sealed.Player, error) {
	p, err := sealed.RecallOnly(dir)
	switch {
	case err != nil:
		return nil, err
	case begin == "" && p == nil:
		return nil, words.NewFault("sealed.nothing", "folder", dir)
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
// just been agreed on, and this player has the first turn.
func passedOn(p *sealed.Player, dir, played string) (*sealed.Turn, error) {
	g := titleOf(p.Game)
	if g == nil {
		return nil, &sealed.Fault{Kind: sealed.OtherGame}
	}
	if len(p.Chain) == 0 {
		if _, was := p.Dice.Seed(); !was {
			agreed := p.Agree()
			if err := p.Keep(dir); err != nil {
				return nil, err
			}
			if !agreed {
				return p.Pass(p.Next(), saves.Header{}, nil)
			}
			seed, _ := p.Dice.Seed()
			t, err := game.NewTable(g.Rules(), p.Settings, seed)
			if err != nil {
				return nil, err
			}
			if err := writeSave(filepath.Join(dir, sealedGame), headerOf(t, ""), t.Record(), true); err != nil {
				return nil, err
			}
			if t.Position().Summary().Acting.Has(game.Seat(p.Me)) {
				return nil, nil
			}
		}
	}
	if played == "" {
		played = filepath.Join(dir, sealedGame)
	}
	h, rec, err := saves.Folder{Games: known()}.Load(played)
	if err != nil {
		return nil, err
	}
	return sealedTurn(p, g, dir, h, rec)
}

// sealedTurn is a game as it goes to the next player, when this one is done.
func sealedTurn(p *sealed.Player, g *title, dir string, h saves.Header, rec *game.Record) (*sealed.Turn, error) {
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
	return turn, p.Keep(dir)
}

// openSealed opens a turn that has come from another player.
func openSealed(args []string, out, errs io.Writer) int {
	fs := newFlags("open")
	secret := fs.String("passphrase", "", words.Phrase("usage.option.passphrase"))
	files, err := parse(fs, args, out, errs, 2)
	if err != nil {
		return usageStatus(err)
	}
	pass, err := passphrase(*secret)
	if err != nil {
		return failed(errs, err)
	}
	t, err := readTurn(files[0], pass)
	if err == nil {
		err = taken(t, files[1])
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

// taken compares a turn with what its player keeps in a folder, and puts it there.
func taken(t *sealed.Turn, dir string) error {
	p, err := sealed.Recall(dir, t.ID)
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
	if err := p.Keep(dir); err != nil || t.Record == nil {
		return err
	}
	return writeSave(filepath.Join(dir, sealedGame), t.Header, t.Record, true)
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
func readTurn(path, pass string) (*sealed.Turn, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, &saves.Problem{Kind: saves.Unreadable, Path: path, Err: err}
	}
	defer f.Close()
	return sealed.Open(f, pass)
}

// isSealed reports whether a file is a sealed turn.
func isSealed(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, 32)
	n, _ := io.ReadFull(f, head)
	return sealed.IsSealed(head[:n])
}

// checkTurn says in a sentence whether a sealed turn is sound.
func checkTurn(path, secret string, out, errs io.Writer) int {
	pass, err := passphrase(secret)
	if err != nil {
		return failed(errs, err)
	}
	t, err := readTurn(path, pass)
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
	p, err := sealed.RecallOnly(filepath.Dir(path))
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

// passphrase is the first line of a file, or of what is typed where the file is "-".
func passphrase(path string) (string, error) {
	if path == "" {
		return "", words.NewFault("sealed.no-passphrase")
	}
	var in io.Reader = os.Stdin
	if path != "-" {
		data, err := os.ReadFile(path)
		if err != nil {
			return "", words.NewFault("sealed.unread-passphrase", "file", path, "why", cause(err))
		}
		in = bytes.NewReader(data)
	}
	line, err := bufio.NewReader(io.LimitReader(in, 4096)).ReadString('\n')
	if err != nil && !errors.Is(err, io.EOF) {
		return "", err
	}
	return strings.TrimRight(line, "\r\n"), nil
}
