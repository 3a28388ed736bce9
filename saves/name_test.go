package saves

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"sourceofthenile/internal/property"

	"pgregory.net/rapid"
)

func TestFileName(t *testing.T) {
	for name, want := range map[string]string{
		"Anna":                   "Anna",
		"Zufluß der Gänse":       "Zufluß der Gänse",
		"ナイルの水源":                 "ナイルの水源",
		"  spaces  ":             "spaces",
		"a/b\\c:d":               "a-b-c-d",
		"../../etc/passwd":       "-..-etc-passwd",
		"..":                     "game",
		"":                       "game",
		".hidden":                "hidden",
		"dots...":                "dots",
		"line\nbreak\x00":        "line-break-",
		"already.nile":           "already",
		"con":                    "_con",
		"COM1.backup":            "_COM1.backup",
		"LPT²":                   "_LPT²",
		"company":                "company",
		"bad \xff byte":          "bad - byte",
		"\u202egnorw":            "-gnorw",
		"non\u00a0breaking":      "non breaking",
		"نیل\u200cها":            "نیل\u200cها",
		strings.Repeat("ß", 999): strings.Repeat("ß", maxName/2),
	} {
		if got := FileName(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

func TestFileNameIsAlwaysOneName(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		name := FileName(rapid.OneOf(rapid.String(), rapid.StringMatching(`[./\\ CONcon1:\n]{0,12}`)).Draw(t, "name"))
		switch {
		case name == "" || len(name) > maxName+1 || !utf8.ValidString(name):
			t.Fatalf("the file is called %q, want 1 to %d bytes of text", name, maxName+1)
		case filepath.Base(name) != name || strings.ContainsAny(name, `/\:`) || !filepath.IsLocal(name+Extension):
			t.Fatalf("%q leads elsewhere", name)
		case strings.Trim(name, " .") != name:
			t.Fatalf("%q begins or ends with a blank or a dot", name)
		case FileName(name) != name && !strings.HasSuffix(name, Extension):
			t.Fatalf("%q becomes %q the second time", name, FileName(name))
		}
	})
}

func TestDefaultDir(t *testing.T) {
	home := func() (string, error) { return "/rooms/anna", nil }
	config := func() (string, error) { return "/config", nil }
	nowhere := func() (string, error) { return "", errors.New("none") }
	xdg := func(dir string) func(string) string {
		return func(name string) string { return map[string]string{"XDG_DATA_HOME": dir}[name] }
	}
	for _, test := range []struct {
		system, xdg, want string
	}{
		{"linux", "", "/rooms/anna/.local/share/source-of-the-nile"},
		{"linux", "/data", "/data/source-of-the-nile"},
		{"linux", "relative", "/rooms/anna/.local/share/source-of-the-nile"},
		{"freebsd", "", "/rooms/anna/.local/share/source-of-the-nile"},
		{"windows", "/data", "/config/Source of the Nile"},
		{"darwin", "/data", "/config/Source of the Nile"},
	} {
		got, err := defaultDir(test.system, xdg(test.xdg), home, config)
		if err != nil || filepath.ToSlash(got) != test.want {
			t.Errorf("%+v: %q, %v", test, got, err)
		}
	}
	for _, system := range []string{"linux", "windows"} {
		if _, err := defaultDir(system, xdg(""), nowhere, nowhere); kindOf(t, err) != Unwritable {
			t.Errorf("%s without a home: %v", system, err)
		}
	}
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	if f, err := Default(); err != nil || f.Dir == "" {
		t.Errorf("%+v, %v", f, err)
	}
}
