// Command nile is Source of the Nile for the computer. Without a command it
// opens the game in a window; its commands work without window, display or
// sound.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
)

// version is the program's version, as saves name it.
const version = "0.1.0"

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// A command does its work and gives the exit status: 0 good, 1 failed, 2 bad usage.
type command struct {
	name, use, what string
	do              func(args []string, out, errs io.Writer) int
}

// looksUse are the flags of looks.
const looksUse = "[--seat N] [--style crayon|plain|greyscale] [--palette natural|red-green|blue-yellow] [--legend] [--scores] [--title TEXT]"

func commands() []command {
	return []command{
		{"simulate", "[--way game1] [--games N] [--seed S] [--players P] [--bots random|steady] [--turns MAX] [--target VP]", "play whole games between bots; a JSON object on standard output", simulate},
		{"replay", "FILE", "play a save's log again and compare", replay},
		{"check", "FILE", "say whether a save is sound", check},
		{"export", "FILE OUT.png [--dpi 100..600] " + looksUse, "write the chart of a save as a picture", export},
		{"timelapse", "FILE OUT.gif|OUT.png [--width 200..2400 | --dpi 9..100] [--ms 20..5000] [--hold MS] " + looksUse, "write the chart of a save month by month as a picture that moves", timelapse},
		{"journal", "FILE [OUT.txt|OUT.md] [--seat N]", "write the journals as text", journal},
		{"new", "OUT.nile [--way game1] [--seed S] [--players P] [--turns T] [--bots steady] [--target VP]", "make a save", newSave},
	}
}

func run(args []string, out, errs io.Writer) int {
	if len(args) > 0 {
		for _, c := range commands() {
			if args[0] == c.name {
				return c.do(args[1:], out, errs)
			}
		}
	}
	return play(args, out, errs)
}

// usageText tells how to call the program.
func usageText(w io.Writer) {
	fmt.Fprintln(w, "nile: Source of the Nile, for one to six at one machine.")
	fmt.Fprintln(w, "\n  nile [FILE] [--saves DIR]\n\topen the game, or a save")
	for _, c := range commands() {
		fmt.Fprintf(w, "  nile %s %s\n\t%s\n", c.name, c.use, c.what)
	}
	fmt.Fprintln(w, "\nExit status: 0 good, 1 failed, 2 called wrongly.")
}

// errTold says that what was wrong with the call has been printed.
var errTold = errors.New("told")

// parse reads flags and checks that exactly n operands are left (any number
// for n below 0). Flags may stand before, between and after them.
func parse(fs *flag.FlagSet, args []string, errs io.Writer, n int) error {
	_, err := operands(fs, args, errs, n)
	return err
}

func operands(fs *flag.FlagSet, args []string, errs io.Writer, n int) ([]string, error) {
	fs.SetOutput(io.Discard)
	var rest []string
	for {
		if err := fs.Parse(args); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				usageText(errs)
				return nil, err
			}
			usage(errs, fmt.Sprintf("%s: %v.", fs.Name(), err))
			return nil, errTold
		}
		if fs.NArg() == 0 {
			break
		}
		rest, args = append(rest, fs.Arg(0)), fs.Args()[1:]
	}
	if n >= 0 && len(rest) != n {
		usage(errs, fmt.Sprintf("%s takes %s, not %d.", fs.Name(), plural(n, "file name"), len(rest)))
		return nil, errTold
	}
	return rest, nil
}

func plural(n int, what string) string {
	switch n {
	case 0:
		return "no " + what
	case 1:
		return "one " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

func usageStatus(err error) int {
	if errors.Is(err, flag.ErrHelp) {
		return 0
	}
	return 2
}

// usage says what is wrong with the call.
func usage(errs io.Writer, what string) int {
	fmt.Fprintf(errs, "nile: %s\nSay nile --help to see what can be asked.\n", what)
	return 2
}

// failed says what went wrong.
func failed(errs io.Writer, err error) int {
	fmt.Fprintf(errs, "nile: %v\n", err)
	return 1
}
