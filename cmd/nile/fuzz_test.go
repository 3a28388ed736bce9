package main

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"sourceofthenile/render/desk"
)

// FuzzPreferences reads any bytes as a file of settings: never a panic, and all that
// comes of them lies within its bounds and is read again as it is written.
func FuzzPreferences(f *testing.F) {
	whole, err := json.Marshal(desk.DefaultPreferences())
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole)
	for _, s := range []string{"", "{}", "null", "[]", `{"text_size":-9,"volume":1e9,"keys":{"quick-save":"F6"}}`, `{"palette":99,"layers":-1,"window_w":-5}`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := parsePreferences(data)
		if err != nil {
			return
		}
		if p.TextSize < desk.MinTextSize || p.TextSize > desk.MaxTextSize || p.Volume < 0 || p.Volume > 100 {
			t.Fatalf("out of bounds: %+v", p)
		}
		again, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := parsePreferences(again); err != nil || !reflect.DeepEqual(back, p) {
			t.Fatalf("%+v is read as %+v: %v", p, back, err)
		}
	})
}

// FuzzCommandLine calls the commands that write nothing with any words: each ends
// with a status it should have, and says why.
func FuzzCommandLine(f *testing.F) {
	for _, s := range []string{"", "help", "help export", "check /dev/null", "check", "replay no.nile --lang xx", "journal x --seat -1 --all", "version", "check . --lang", "rescue", "help help", "replay \x00", "check -- -x"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, line string) {
		args := strings.Split(line, " ")
		switch args[0] {
		case "help", "check", "replay", "version", "--version":
		default: // others write, play for long or open a window
			args = append([]string{"check"}, args...)
		}
		for _, a := range args {
			if strings.Contains(a, "/") && a != "/dev/null" {
				return // the disk of whoever runs this is nobody's concern
			}
		}
		if args[0] == "help" && len(args) > 1 && args[1] == "window" {
			return
		}
		var out, errs bytes.Buffer
		if status := run(args, &out, &errs); status < 0 || status > 2 || out.Len()+errs.Len() == 0 {
			t.Fatalf("%q: status %d, %q, %q", args, status, out.String(), errs.String())
		}
	})
}
