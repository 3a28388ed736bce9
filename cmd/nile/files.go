package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/internal/library"
	"sourceofthenile/internal/titles"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/disk"
)

func viewOf(t *game.Table, s game.Seat) nile.View { return t.Position().(*nile.Position).View(s) }

// otherRules says whose rules a save's log belongs to, where they are not these;
// "" where they are. Saves that do not say are of older ones.
func otherRules(rec *game.Record) string {
	switch ours := titleOf(rec.Game).Rules().Version(); {
	case rec.Version < ours:
		return "older"
	case rec.Version > ours:
		return "newer"
	}
	return ""
}

// check says in one sentence whether a save or a journal is sound, of a folder of
// each that lies in it.
func check(args []string, out, errs io.Writer) int {
	fs := newFlags("check")
	secret := fs.String("passphrase", "", words.Phrase("usage.option.passphrase"))
	files, err := parse(fs, args, out, errs, 1)
	if err != nil {
		return usageStatus(err)
	}
	if info, err := disk.System.Stat(files[0]); err == nil && info.IsDir() {
		return checkFolder(files[0], out)
	}
	if isSealed(files[0]) {
		return checkTurn(files[0], *secret, out, errs)
	}
	if isTold(files[0]) {
		return checkTold(files[0], out)
	}
	return checkFile(files[0], savesBeside(filepath.Dir(files[0])), out)
}

// savesBeside reads the saves of a folder once, when they are first asked for.
func savesBeside(dir string) func() []saves.Entry {
	return sync.OnceValue(func() []saves.Entry {
		list, _ := saves.Folder{Dir: dir, Games: known()}.List() // an empty one has nothing to go on from
		return list
	})
}

// checkFolder checks all saves and journals of a folder.
func checkFolder(dir string, out io.Writer) (status int) {
	files, err := disk.System.ReadDir(dir)
	if err != nil {
		fmt.Fprintln(out, words.Err(disk.Cause(err)))
		return 1
	}
	n, list := 0, savesBeside(dir)
	for _, file := range files {
		name := file.Name()
		if file.IsDir() || strings.HasPrefix(name, ".") || filepath.Ext(name) != saves.Extension && !saves.IsJournal(name) || saves.IsAside(name) {
			continue
		}
		n++
		fmt.Fprintf(out, "%s: ", words.Clean(name))
		status = max(status, checkFile(filepath.Join(dir, name), list, out))
	}
	if n == 0 {
		fmt.Fprintln(out, words.Say("check.none"))
	}
	return status
}

func checkFile(path string, beside func() []saves.Entry, out io.Writer) int {
	if saves.IsJournal(path) {
		return checkJournal(path, beside, out)
	}
	h, rec, t, err := catalogue.Open(path, known())
	var broken *game.Broken
	if errors.As(err, &broken) && otherRules(rec) != "" {
		return checkPosition(out, path, otherRules(rec))
	}
	switch {
	case errors.As(err, &broken) && broken.Command < len(rec.Log):
		fmt.Fprintln(out, words.Say("check.part", "n", broken.Command, "all", len(rec.Log), "why", words.Err(broken.Err)))
		return 1
	case errors.As(err, &broken):
		fmt.Fprintln(out, words.Say("check.elsewhere"))
		return 1
	case err != nil:
		fmt.Fprintln(out, words.Err(err))
		return 1
	}
	if !agrees(h, catalogue.HeaderOf(t, "")) {
		fmt.Fprintln(out, words.Say("check.head"))
		return 1
	}
	sittings := ""
	if g := titleOf(rec.Game); g.sitting != nil && g.sitting(t.Position()) > 0 {
		sittings = words.Say("check.sittings", "n", g.sitting(t.Position()))
	}
	fmt.Fprintln(out, words.Sentences(words.Say("check.sound", "date", h.Date, "n", t.Len(), "players", len(h.Players)), sittings))
	return checkHeld(path, rec, out)
}

// agrees reports whether a save says of itself who plays, with how many points, and whether
// it is over, as it is. One that names nobody says nothing.
func agrees(h, is saves.Header) bool {
	return len(h.Players) == 0 || h.Ending == is.Ending && slices.EqualFunc(h.Players, is.Players, func(a, b saves.Player) bool {
		return a.Score == b.Score && (a.Name == b.Name || len(b.Name) > len(a.Name) && strings.HasPrefix(b.Name, a.Name)) // long ones are cut
	})
}

// checkJournal says whether a journal can be followed to its end. That its end is
// cut off is no fault of it: so a program that was killed leaves it.
func checkJournal(path string, beside func() []saves.Entry, out io.Writer) int {
	l := &library.Library{Catalogue: catalogue, Dir: saves.Folder{Dir: filepath.Dir(path), Games: known()}}
	j, err := l.Dir.ReadJournal(path)
	if err != nil {
		fmt.Fprintln(out, words.Err(err))
		return 1
	}
	t, at, err := l.FollowedAmong(j, beside)
	switch {
	case t == nil:
		fmt.Fprintln(out, words.Err(err))
		return 1
	case err != nil:
		fmt.Fprintln(out, words.Say("check.journal.part", "n", at, "all", len(j.Steps)))
		return 1
	}
	fmt.Fprintln(out, words.Say("check.journal", "date", catalogue.HeaderOf(t, "").Date, "n", t.Len()))
	return 0
}

// checkPosition says whether a save of other rules can be gone on with.
func checkPosition(out io.Writer, path, rules string) int {
	h, t, err := catalogue.Resume(path, known())
	if err != nil {
		fmt.Fprintln(out, words.Err(err))
		return 1
	}
	fmt.Fprintln(out, words.Say("check.position", "date", h.Date, "players", len(h.Players), "rules", rules, "n", len(t.Events())))
	return 0
}

// replay plays a save's log again and compares where it leads.
func replay(args []string, out, errs io.Writer) int {
	files, err := parse(newFlags("replay"), args, out, errs, 1)
	if err != nil {
		return usageStatus(err)
	}
	_, rec, t, err := catalogue.Open(files[0], known())
	var broken *game.Broken
	if errors.Is(err, game.ErrOtherRules) {
		return failed(errs, words.NewFault("replay.other-rules", "rules", otherRules(rec), "game", titleOf(rec.Game).Name))
	}
	if errors.As(err, &broken) {
		fmt.Fprintf(out, "%s\n%s\n", t.Hash(), words.Phrase("replay.different", "n", broken.Command+1))
		return 1
	}
	if err != nil {
		return failed(errs, err)
	}
	fmt.Fprintf(out, "%s\n%s\n", t.Hash(), words.Phrase("replay.same"))
	return 0
}

// mostTurns is how many turns nile new plays at most: of what bots that choose
// without reason play in more, a save could not hold the log.
const mostTurns = 4000

// newSave makes a save: a game among bots, as far as it is asked to go.
func newSave(args []string, out, errs io.Writer) int {
	fs := newFlags("new")
	way := fs.String("way", allTitles[0].Ways[0], words.Phrase("usage.option.way", "ways", strings.Join(titles.Ways(), "|"), "usual", allTitles[0].Ways[0]))
	seed := fs.Uint64("seed", 1, words.Phrase("usage.option.new.seed"))
	players := fs.Int("players", 2, words.Phrase("usage.option.new.players"))
	turns := fs.Int("turns", 0, words.Phrase("usage.option.new.turns"))
	named := fs.String("bots", "", words.Phrase("usage.option.bots"))
	target := fs.Int("target", 0, words.Phrase("usage.option.target"))
	rival := fs.Int("rival", 0, words.Phrase("usage.option.rival"))
	asked := fs.Bool("asked", false, words.Phrase("usage.option.asked"))
	closer := fs.Bool("close", false, words.Phrase("usage.option.close"))
	name := fs.String("name", "", words.Phrase("usage.option.new.name"))
	onto := fs.String("map", "", words.Phrase("usage.option.new.map"))
	sitting := fs.Int("sitting", 0, words.Phrase("usage.option.new.sitting"))
	day := fs.String("day", "", words.Phrase("usage.option.new.day"))
	force := fs.Bool("force", false, words.Phrase("usage.option.force"))
	files, err := parse(fs, args, out, errs, 1)
	if err != nil {
		return usageStatus(err)
	}
	if files[0] == "" {
		return usage(errs, words.Say("usage.no-name", "command", fs.Name()))
	}
	if given := givenBesides(fs, "day", "bots", "turns", "force"); *day != "" && len(given) > 0 {
		return usage(errs, words.Say("usage.day.alone", "said", given[0]))
	} else if *day != "" {
		*players = 1
	}
	g, settings, who, err := begin(*way, *players, *target, *named)
	if err != nil {
		return usage(errs, words.Err(err))
	}
	if *day != "" {
		if g, settings, err = ofDay(*day); err != nil {
			return usage(errs, words.Err(err))
		}
		*seed, _ = game.SeedOf(g.Rules(), settings)
	}
	if settings, err = g.with(settings, *rival, "rival", g.against); err != nil {
		return usage(errs, words.Err(err))
	}
	if settings, err = g.ticked(settings, *asked, "asked", g.asked); err != nil {
		return usage(errs, words.Err(err))
	}
	if settings, err = g.ticked(settings, *closer, "close", g.closer); err != nil {
		return usage(errs, words.Err(err))
	}
	if settings, err = g.with(settings, *sitting, "sittings", g.limit); err != nil {
		return usage(errs, words.Err(err))
	}
	if settings, err = g.dressed(settings, *name, *onto); err != nil {
		return failed(errs, err)
	}
	if *turns < 0 || *turns > mostTurns || *sitting < 0 {
		return usage(errs, words.Phrase("usage.new.turns", "n", mostTurns))
	}
	r, err := newRunner(g, settings, who, 0, *seed, *sitting)
	if err != nil {
		return usage(errs, words.Err(err))
	}
	if *turns > 0 {
		if err := r.run(*turns); err != nil {
			return failed(errs, err)
		}
	}
	h := catalogue.HeaderOf(r.table, "")
	h.ID = library.NewID()
	if err := writeSave(files[0], h, r.table.Record(), *force); err != nil {
		return failed(errs, occupied(files[0], err))
	}
	fmt.Fprintln(out, words.Phrase("new.made", "file", files[0], "date", h.Date, "n", r.table.Len()))
	return 0
}

// givenBesides are the options that were given, but for some.
func givenBesides(fs *flag.FlagSet, some ...string) (given []string) {
	fs.Visit(func(f *flag.Flag) {
		if !slices.Contains(some, f.Name) {
			given = append(given, "--"+f.Name)
		}
	})
	return given
}

// occupied says of a file that was left as it is how it can be written over all
// the same, if it can. Other errors are passed on.
func occupied(path string, err error) error {
	var p *saves.Problem
	if info, e := disk.System.Stat(path); e == nil && info.Mode().IsRegular() && errors.As(err, &p) && p.Kind == saves.Occupied {
		return words.NewFault("write.occupied", "file", path)
	}
	return err
}

// writeSave writes a game to a file anywhere, under exactly that name. What
// stands there and is no sound save stays, unless it is to be written over.
func writeSave(path string, h saves.Header, r *game.Record, over bool) error {
	return saves.Folder{Dir: filepath.Dir(path), Games: known()}.SaveAt(path, h, r, over)
}
