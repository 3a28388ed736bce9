package main

import (
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/render/words"
)

// Every command takes --lang, wherever it stands; what there are no words in is
// refused.
func TestLang(t *testing.T) {
	t.Cleanup(func() {
		if err := words.Speak(""); err != nil {
			t.Error(err)
		}
	})
	none := filepath.Join(t.TempDir(), "none.nile")
	for _, args := range [][]string{{"check", none, "--lang", "xx"}, {"--lang=xx", "check", none}, {"check", "-lang", "xx", none}} {
		status, out, errs := call(args...)
		if want := "“none.nile” ííš ñööt thééréé"; status != 1 || errs != "" || !strings.Contains(out, want) {
			t.Errorf("%v: %d %q %q, want status 1", args, status, out, errs)
		}
	}
	if _, out, _ := call("check", none); !strings.Contains(out, "is not there") {
		t.Errorf("the language stays: %q", out)
	}
	for _, args := range [][]string{{"help", "--lang"}, {"--lang", "tlh", "help"}, {"help", "--lang="}} {
		status, out, errs := call(args...)
		if strings.HasSuffix(args[1], "=") {
			if status != 0 || errs != "" {
				t.Errorf("%v: %d %q, want status 0", args, status, errs)
			}
			continue
		}
		if status != 2 || out != "" || !strings.Contains(errs, "en") {
			t.Errorf("%v: %d %q %q, want status 2", args, status, out, errs)
		}
	}
}
