package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/internal/library"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
	"sourceofthenile/saves/sealed"
)

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
	in := catalogue.Letters(dir, disk.System)
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
		t, err = catalogue.PassedOn(p, in, rec)
	}
	if err == nil && t != nil {
		err = writeWhole(to, "turn", func(w io.Writer) error { return sealed.Seal(w, t, pass) })
	}
	if err != nil {
		return failed(errs, err)
	}
	if t == nil {
		fmt.Fprintln(out, words.Say("sealed.begin", "who", p.Names[p.Me], "file", filepath.Join(dir, library.SealedGame)))
		return 0
	}
	fmt.Fprintln(out, words.Say("sealed.written", "file", to, "who", t.Names[t.To]))
	return 0
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
	case !library.IsMissing(in.OnDisk(), filepath.Join(in.Dir, library.SealedGame)):
		return nil, words.NewFault("sealed.occupied", "file", filepath.Join(in.Dir, library.SealedGame))
	}
	_, t, err := catalogue.Resume(begin, known())
	if err != nil {
		return nil, err
	}
	return beginSealed(t, me)
}

// beginSealed is what the player at a seat keeps of a new game like another, to be passed on.
// Computer players stay where they sit; a standing order is a person's.
func beginSealed(t *game.Table, me int) (*sealed.Player, error) {
	g, settings := titleOf(t.Rules().Name()), t.Record().Settings
	if g.fresh(t) {
		return nil, words.NewFault("sealed.fresh")
	}
	if g.Apart != nil {
		var err error
		if settings, err = g.Apart(settings); err != nil {
			return nil, err
		}
	}
	begun, err := g.Rules().New(settings)
	if err != nil {
		return nil, err
	}
	var names, sitters []string
	for s, player := range begun.Summary().Players {
		names = append(names, player.Name)
		who := t.Sitter(game.Seat(s))
		if strings.HasPrefix(who, game.OrderPrefix) || s == me {
			who = ""
		}
		sitters = append(sitters, who)
	}
	return sealed.Begin(g.Rules().Name(), settings, names, sitters, me)
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
	t, table, err := catalogue.ReadTurn(disk.System, files[0], pass)
	if err == nil {
		err = catalogue.Taken(t, table, pass, catalogue.Letters(files[1], disk.System))
	}
	if err != nil {
		return failed(errs, err)
	}
	key := "sealed.opened"
	if table == nil {
		key = "sealed.opened.dice"
	}
	fmt.Fprintln(out, words.Say(key, "who", t.Names[t.To], "from", t.Names[t.From], "file", filepath.Join(files[1], library.SealedGame), "folder", files[1], "n", len(t.Chain)))
	return 0
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
	t, _, err := catalogue.ReadTurn(disk.System, path, pass)
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
	if filepath.Base(path) != library.SealedGame { // a folder of many is not read for each of them
		return 0
	}
	p, err := sealed.RecallOnly(catalogue.Letters(filepath.Dir(path), disk.System))
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
			return "", words.NewFault("sealed.unread-passphrase", "file", path, "why", disk.Cause(err))
		}
		defer f.Close()
		in = f
	}
	line, err := bufio.NewReader(io.LimitReader(in, mostPassphrase)).ReadString('\n')
	switch {
	case len(line) == mostPassphrase && err != nil:
		return "", words.NewFault("sealed.long-passphrase", "file", path)
	case err != nil && !errors.Is(err, io.EOF):
		return "", words.NewFault("sealed.unread-passphrase", "file", path, "why", disk.Cause(err))
	}
	return strings.TrimRight(line, "\r\n"), nil
}
