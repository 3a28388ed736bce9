//go:build !js

package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"sourceofthenile/internal/guest"
	"sourceofthenile/render/words"
)

// remind says where the seat of a link wants to be told that it is its turn.
func remind(args []string, out, errs io.Writer) int {
	fs := newFlags("remind")
	to := fs.String("to", "", words.Phrase("usage.option.remind.to"))
	operands, err := parse(fs, args, out, errs, 1)
	if err != nil {
		return usageStatus(err)
	}
	l, err := guest.ParseLink(operands[0])
	if err != nil {
		return usage(errs, words.Say("join.no-link"))
	}
	ctx, end := context.WithTimeout(context.Background(), strangeWait)
	defer end()
	t := guest.Sit(l, rulesOf, false)
	ran := make(chan error, 1)
	go func() { ran <- t.Run(ctx) }()
	why := make(chan string, 1)
	ask := func(f func(then func(string))) string {
		f(func(w string) { why <- w })
		select {
		case w := <-why:
			return w
		case err = <-ran:
			return ""
		}
	}
	w := ask(func(then func(string)) { t.Remind(*to, then) })
	if w == "" && err == nil && *to != "" {
		w = ask(t.TryReminder)
	}
	switch refused := (*guest.Refused)(nil); {
	case errors.As(err, &refused):
		return failed(errs, words.NewFault(refusedBy(refused.Why)))
	case err != nil:
		return failed(errs, lost(guest.NoAnswer))
	case w != "":
		return failed(errs, words.NewFault(unreminded(w)))
	case *to == "":
		fmt.Fprintln(out, words.Say("remind.off"))
	default:
		fmt.Fprintln(out, words.Say("remind.on"))
	}
	return 0
}
