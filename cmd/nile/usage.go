package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"sourceofthenile/render/words"
)

// newFlags are a command's options, none yet. An option's usage is its value,
// a colon, and what it is for and what it is when left out; of a switch without
// a value, only what it is for.
func newFlags(name string) *flag.FlagSet { return flag.NewFlagSet(name, flag.ContinueOnError) }

// errTold says that what was wrong with the call has been printed.
var errTold = errors.New("told")

// helpText tells how to call the program.
func helpText(w io.Writer) {
	fmt.Fprintf(w, "%s\n\n  %s\n\t%s\n", words.Say("usage.about"), words.Phrase("usage.window"), words.Phrase("usage.window.what"))
	for _, c := range commands() {
		fmt.Fprintf(w, "  %s\n\t%s\n", c.call(), c.what)
	}
	fmt.Fprintf(w, "  %s\n\t%s\n", words.Phrase("usage.help"), words.Phrase("usage.help.what"))
	fmt.Fprintf(w, "  %s\n\t%s\n", words.Phrase("usage.version"), words.Phrase("usage.version.what"))
	fmt.Fprintf(w, "  %s\n\t%s\n", words.Phrase("usage.lang"), words.Phrase("usage.lang.what"))
	fmt.Fprintf(w, "\n%s\n", words.Say("usage.status"))
}

// helpOf tells how to call one command: what it does and its options, those of
// fs, one a line.
func helpOf(w io.Writer, fs *flag.FlagSet) {
	call, what := words.Phrase("usage.window"), words.Phrase("usage.window.what")
	for _, c := range commands() {
		if c.name == fs.Name() {
			call, what = c.call(), c.what
		}
	}
	fmt.Fprintf(w, "%s\n\t%s\n", call, what)
	fs.VisitAll(func(f *flag.Flag) {
		value, says, ok := strings.Cut(f.Usage, ": ")
		if !ok {
			value, says = "", f.Usage
		}
		fmt.Fprintf(w, "  %s\n\t%s\n", called(f.Name, value), says)
	})
}

// called is an option as it is written: a switch has its value behind an
// equals sign, or none.
func called(name, value string) string {
	if value == "" || value[0] == '=' {
		return "--" + name + value
	}
	return "--" + name + " " + value
}

// help answers `nile help` and `nile help COMMAND`. It goes to out: it was
// asked for.
func help(args []string, out, errs io.Writer) int {
	if len(args) == 0 {
		helpText(out)
		return 0
	}
	if args[0] == "window" {
		return openWindow([]string{"--help"}, out, errs)
	}
	for _, c := range commands() {
		if args[0] == c.name {
			return c.do([]string{"--help"}, out, errs)
		}
	}
	return usage(errs, words.Say("usage.no-command", "said", args[0]))
}

// parse reads the options of a command and gives its operands, of which there
// must be exactly n, or any number for n below 0. Options may stand before,
// between and after them. Where help is asked for it is written to out, and the
// error is flag.ErrHelp; any other error has been told on errs.
func parse(fs *flag.FlagSet, args []string, out, errs io.Writer, n int) ([]string, error) {
	fs.SetOutput(io.Discard)
	var rest []string
	for {
		if err := fs.Parse(args); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				if fs.Name() == windowFlags {
					helpText(out)
					fmt.Fprintln(out)
				}
				helpOf(out, fs)
				return nil, err
			}
			usage(errs, words.Phrase("usage.wrong", "command", fs.Name(), "why", err))
			return nil, errTold
		}
		if fs.NArg() == 0 {
			break
		}
		rest, args = append(rest, fs.Arg(0)), fs.Args()[1:]
	}
	if n >= 0 && len(rest) != n {
		usage(errs, words.Phrase("usage.files", "command", fs.Name(), "n", n, "said", len(rest)))
		return nil, errTold
	}
	return rest, nil
}

func usageStatus(err error) int {
	if errors.Is(err, flag.ErrHelp) {
		return 0
	}
	return 2
}

// usage says what is wrong with the call.
func usage(errs io.Writer, what string) int {
	fmt.Fprintf(errs, "nile: %s\n%s\n", what, words.Say("usage.more"))
	return 2
}

// failed says what went wrong.
func failed(errs io.Writer, err error) int {
	fmt.Fprintf(errs, "nile: %s\n", words.Err(err))
	return 1
}
