// Command web makes the page in which a browser plays: a folder that any server of
// files can serve. Run it from the top of the source:
//
//	go run ./cmd/web [-o dist/web] [-quick]
//
// What it makes depends on the source, on the version of Go and on nothing else.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	out := flag.String("o", filepath.Join("dist", "web"), "the folder to be made")
	quick := flag.Bool("quick", false, "for trying it: pack fast, and not with brotli; to pack well takes a minute or two")
	flag.Parse()
	if err := run(*out, !*quick, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run builds the program and makes the page of it.
func run(out string, small bool, told io.Writer) error {
	dir, err := os.MkdirTemp("", "nile-web")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "nile.wasm")
	fmt.Fprintln(told, "Building the game for a browser")
	if err := compile(program); err != nil {
		return err
	}
	sizes, err := write(out, program, small)
	for _, s := range sizes {
		fmt.Fprintf(told, "%10d  %s\n", s.bytes, filepath.Join(out, s.name))
	}
	return err
}

// seldom are the packages whose functions are not copied into one another: screens are asked a
// few hundred times a frame at most, and are half of the code. It makes what is loaded a 25th
// smaller.
var seldom = []string{"cmd/nile", "render/menu", "render/nile/...", "render/heart/..."}

// compile builds the game for a browser, without what only a debugger reads.
func compile(to string) error {
	args := []string{"build", "-trimpath", "-ldflags=-s -w", "-buildvcs=false", "-o", to}
	for _, p := range seldom {
		args = append(args, "-gcflags=sourceofthenile/"+p+"=-l")
	}
	cmd := exec.Command("go", append(args, "sourceofthenile/cmd/nile")...)
	cmd.Env, cmd.Stderr = append(os.Environ(), "GOOS=js", "GOARCH=wasm"), os.Stderr
	return cmd.Run()
}

// wasmExec is the script of Go's that runs a program in a browser: of the Go that
// builds it, or it would not fit.
func wasmExec() ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
}
