package browser

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Serve serves a folder on this machine and gives its address.
func Serve(t testing.TB, dir string) string {
	t.Helper()
	s := httptest.NewServer(http.FileServer(http.Dir(dir)))
	t.Cleanup(s.Close)
	return s.URL
}

// testPage runs a test program and says how it ended.
const testPage = `<!doctype html><meta charset="utf-8"><script src="wasm_exec.js"></script><script src="disk.js"></script><script>
(async () => {
	const go = new Go();
	go.argv = ["test", "-test.v", ...location.search.slice(1).split("&").filter(Boolean)];
	go.exit = (code) => { window.ended = code; };
	const got = await WebAssembly.instantiateStreaming(fetch("test.wasm"), go.importObject);
	await go.run(got.instance);
})();
</script>`

// Tests builds the tests of a package for a browser and runs those that are called
// so there.
func Tests(t *testing.T, b *Browser, pkg, run string) {
	t.Helper()
	dir := t.TempDir()
	cmd := exec.Command("go", "test", "-c", "-o", filepath.Join(dir, "test.wasm"), pkg)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	script, err := os.ReadFile(WasmExec(t))
	if err != nil {
		t.Fatal(err)
	}
	mod, err := exec.Command("go", "env", "GOMOD").Output()
	if err != nil {
		t.Fatal(err)
	}
	disk, err := os.ReadFile(filepath.Join(filepath.Dir(strings.TrimSpace(string(mod))), "saves", "disk", "browser.js"))
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"wasm_exec.js": script, "disk.js": disk, "index.html": []byte(testPage)} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	p := b.Open(t, Serve(t, dir)+"/?-test.run="+run, 800, 600, 1, false)
	Until(t, "the tests in the browser end", func() bool { return p.Is(t, "window.ended !== undefined") })
	said := strings.Join(p.Said(0), "\n")
	if !p.Is(t, "window.ended === 0") || !strings.Contains(said, "--- PASS") {
		t.Errorf("in the browser:\n%s", said)
	}
}

// WasmExec is the script of Go's that runs a program in a browser.
func WasmExec(t testing.TB) string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")
}
