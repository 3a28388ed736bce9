// Command nile is Source of the Nile for the computer. Without a command it
// opens the game in a window; its commands work without window, display or
// sound.
package main

import (
	_ "embed"
	"fmt"
	"io"
	"os"
	"strings"

	"sourceofthenile/render/paint"
	"sourceofthenile/render/words"
)

// version is the program's version, as saves name it; packages read it from the
// same file.
var version = strings.TrimSpace(versionFile)

//go:embed version.txt
var versionFile string

// windowFlags is the name of the options of the window, which has no command.
const windowFlags = "nile"

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// A command does its work and gives the exit status: 0 good, 1 failed, 2 bad usage.
type command struct {
	name, operands, what string
	do                   func(args []string, out, errs io.Writer) int
}

// call is the command as one types it.
func (c command) call() string {
	return "nile " + c.name + " " + c.operands
}

func commands() []command {
	return append([]command{
		{"simulate", words.Phrase("usage.simulate.operands"), words.Phrase("usage.simulate.what"), simulate},
		{"replay", words.Phrase("usage.replay.operands"), words.Phrase("usage.replay.what"), replay},
		{"check", words.Phrase("usage.check.operands"), words.Phrase("usage.check.what"), check},
		{"rescue", words.Phrase("usage.rescue.operands"), words.Phrase("usage.rescue.what"), rescueFile},
		{"export", words.Phrase("usage.export.operands"), words.Phrase("usage.export.what"), export},
		{"timelapse", words.Phrase("usage.timelapse.operands"), words.Phrase("usage.timelapse.what"), timelapse},
		{"journal", words.Phrase("usage.journal.operands"), words.Phrase("usage.journal.what"), journals},
		{"seal", words.Phrase("usage.seal.operands"), words.Phrase("usage.seal.what"), seal},
		{"open", words.Phrase("usage.open.operands"), words.Phrase("usage.open.what"), openSealed},
		{"book", words.Phrase("usage.book.operands"), words.Phrase("usage.book.what"), book},
		{"statistics", words.Phrase("usage.statistics.operands"), words.Phrase("usage.statistics.what"), statistics},
		{"new", words.Phrase("usage.new.operands"), words.Phrase("usage.new.what"), newSave},
	}, distant()...)
}

func run(args []string, out, errs io.Writer) int {
	paint.Breathe() // as a page wants: all has just been got ready
	words.Use(allTitles[0].Words())
	args, err := speak(args)
	if err != nil {
		return usage(errs, words.Err(err))
	}
	if len(args) == 0 {
		return openWindow(args, out, errs)
	}
	for _, c := range commands() {
		if args[0] == c.name {
			return c.do(args[1:], out, errs)
		}
	}
	switch args[0] {
	case "help":
		return help(args[1:], out, errs)
	case "version", "--version":
		fmt.Fprintln(out, words.Phrase("usage.version.says", "version", version))
		return 0
	}
	return openWindow(args, out, errs)
}

// speak takes the option --lang, which every command has, out of the arguments
// and has the program speak that language from now on.
func speak(args []string) (rest []string, err error) {
	language := ""
	for i := 0; i < len(args); i++ {
		name, value, given := strings.Cut(args[i], "=")
		switch {
		case name != "--lang" && name != "-lang":
			rest = append(rest, args[i])
			continue
		case !given && i+1 == len(args):
			return nil, words.NewFault("usage.lang.none")
		case !given:
			i++
			value = args[i]
		}
		language = value
	}
	if err := words.Speak(language); err != nil {
		return nil, words.NewFault("usage.lang.unknown", "lang", language)
	}
	return rest, nil
}
