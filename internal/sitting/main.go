// Command sitting counts what a sitting at the window took: presses and seconds, from the
// trace that the window writes.
//
//	nile --trace 2>&1 >/dev/null | sitting stamp >trace.txt
//	sitting count trace.gz…
package main

import (
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "sitting:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	switch {
	case len(args) == 1 && args[0] == "stamp":
		return Stamp(os.Stdout, os.Stdin, time.Now)
	case len(args) > 1 && args[0] == "count":
		for _, path := range args[1:] {
			if err := count(path); err != nil {
				return err
			}
		}
		return nil
	}
	return fmt.Errorf("say stamp, or count and the traces")
}

// count writes down what one trace comes to.
func count(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	var r io.Reader = f
	if strings.HasSuffix(path, ".gz") {
		if r, err = gzip.NewReader(f); err != nil {
			return err
		}
	}
	c, err := Of(r)
	if err != nil {
		return err
	}
	_, err = fmt.Printf("%s: %v\n", path, c)
	return err
}
