package main

import (
	"bytes"
	"fmt"
	"os/exec"
	"regexp"
	"strings"
)

// manual is the page of the manual, made of what `nile help` says.
func (r *release) manual() ([]byte, error) {
	help, err := said("help")
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, ".TH NILE 6 %s \"Source of the Nile %s\" Games\n.SH NAME\nnile \\- %s\n.SH SYNOPSIS\n.B nile\n[FILE] [options]\n.br\n.B nile\nCOMMAND [operands] [options]\n.SH COMMANDS\n",
		r.date.Format("2006-01-02"), r.version, roff("explore Africa: the board game Source of the Nile"))
	lines := strings.Split(strings.TrimSpace(help), "\n")
	if len(lines) < 3 {
		return nil, fmt.Errorf("nile help says little: %q", help)
	}
	items(&b, lines[2:])
	for _, command := range append([]string{"window"}, commandsIn(help)...) {
		told, err := said("help", command)
		if err != nil {
			return nil, err
		}
		lines := strings.Split(strings.TrimSpace(told), "\n")
		fmt.Fprintf(&b, ".SH OPTIONS: %s\n", strings.ToUpper(command))
		items(&b, lines[2:])
	}
	return b.Bytes(), nil
}

// said is what the program of this machine says.
func said(args ...string) (string, error) {
	out, err := exec.Command("go", append([]string{"run", "-buildvcs=false", "./cmd/nile"}, args...)...).Output()
	return string(out), err
}

var commandLine = regexp.MustCompile(`(?m)^  nile ([a-z]+) `)

// commandsIn lists the commands that have a page of help.
func commandsIn(help string) (names []string) {
	for _, m := range commandLine.FindAllStringSubmatch(help, -1) {
		if m[1] != "help" && m[1] != "version" {
			names = append(names, m[1])
		}
	}
	return names
}

// items sets lines of help: what is typed stands two spaces in, what it does after
// a tab.
func items(b *bytes.Buffer, lines []string) {
	for _, line := range lines {
		switch typed, is := strings.CutPrefix(line, "  "); {
		case is:
			fmt.Fprintf(b, ".TP\n.B %s\n", roff(typed))
		case strings.HasPrefix(line, "\t"):
			fmt.Fprintf(b, "%s\n", roff(strings.TrimSpace(line)))
		case line != "":
			fmt.Fprintf(b, ".PP\n%s\n", roff(line))
		}
	}
}

// roff keeps a line from being taken for a command of the manual's.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(s)
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
		s = `\&` + s
	}
	return s
}
