package ask

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
)

// MaxBytes is how long a request or an answer may be; a path takes far less.
const MaxBytes = 1 << 20

// The exit status of the program that shows the dialog.
const (
	Answered = iota // the player chose a file, or none; the answer says which
	Failed          // no dialog could be shown; the answer says why
	Misasked        // the request was not understood
	Gone            // whoever asked went away; there is no answer
)

var kinds = []string{Open: "open", Save: "save"}

// wireRequest is a Request as JSON. Names of files are bytes (base64), because
// they need not be UTF-8 and must come back as they are.
type wireRequest struct {
	Kind   string `json:"kind"`
	Title  string `json:"title,omitempty"`
	Folder []byte `json:"folder,omitempty"`
	Name   []byte `json:"name,omitempty"`
	Filter Filter `json:"filter,omitzero"`

	Replace      string `json:"replace,omitempty"`
	ReplaceTitle string `json:"replace_title,omitempty"`
}

// wireAnswer is an Answer as JSON.
type wireAnswer struct {
	Outcome string `json:"outcome"`
	Path    []byte `json:"path,omitempty"` // with chosen
	Why     string `json:"why,omitempty"`  // with unavailable and failed
}

// The outcomes.
const (
	chosen      = "chosen"
	cancelled   = "cancelled"
	noPath      = "no path"
	unavailable = "unavailable"
	failed      = "failed"
)

// WriteRequest writes a request as one line of JSON.
func WriteRequest(w io.Writer, r Request) error {
	if int(r.Kind) >= len(kinds) {
		return fmt.Errorf("there is no kind %d of dialog", r.Kind)
	}
	return json.NewEncoder(w).Encode(wireRequest{
		Kind: kinds[r.Kind], Title: r.Title, Folder: []byte(r.Folder), Name: []byte(r.Name), Filter: r.Filter,
		Replace: r.Replace, ReplaceTitle: r.ReplaceTitle,
	})
}

func readRequest(in io.Reader) (Request, error) {
	var w wireRequest
	if err := json.NewDecoder(io.LimitReader(in, MaxBytes)).Decode(&w); err != nil {
		return Request{}, err
	}
	kind := slices.Index(kinds, w.Kind)
	if kind < 0 {
		return Request{}, fmt.Errorf("there is no kind %q of dialog", w.Kind)
	}
	return Request{Kind: Kind(kind), Title: w.Title, Folder: string(w.Folder), Name: string(w.Name), Filter: w.Filter, Replace: w.Replace, ReplaceTitle: w.ReplaceTitle}, nil
}

func writeAnswer(out io.Writer, a Answer) error {
	w := wireAnswer{Outcome: chosen, Path: []byte(a.Path)}
	switch {
	case a.Err == nil:
	case errors.Is(a.Err, ErrCancelled):
		w = wireAnswer{Outcome: cancelled}
	case errors.Is(a.Err, ErrNoPath):
		w = wireAnswer{Outcome: noPath}
	case errors.Is(a.Err, ErrUnavailable):
		why := strings.TrimPrefix(a.Err.Error(), ErrUnavailable.Error())
		w = wireAnswer{Outcome: unavailable, Why: strings.TrimPrefix(why, ": ")}
	default:
		w = wireAnswer{Outcome: failed, Why: a.Err.Error()}
	}
	return json.NewEncoder(out).Encode(w)
}

// ReadAnswer finds the answer in what the program printed. It is the last
// line: a module of GTK may have printed before. An error means there is none.
func ReadAnswer(printed []byte) (Answer, error) {
	printed = bytes.TrimSpace(printed)
	line := printed[bytes.LastIndexByte(printed, '\n')+1:]
	if len(line) == 0 {
		return Answer{}, errors.New("nothing was answered")
	}
	var w wireAnswer
	if err := json.Unmarshal(line, &w); err != nil {
		return Answer{}, fmt.Errorf("the answer is no answer: %w", err)
	}
	switch w.Outcome {
	case chosen:
		if !filepath.IsAbs(string(w.Path)) {
			return Answer{}, fmt.Errorf("the path %q is not absolute", w.Path)
		}
		return Answer{Path: string(w.Path)}, nil
	case cancelled:
		return Answer{Err: ErrCancelled}, nil
	case noPath:
		return Answer{Err: ErrNoPath}, nil
	case unavailable:
		if w.Why == "" {
			return Answer{Err: ErrUnavailable}, nil
		}
		return Answer{Err: fmt.Errorf("%w: %s", ErrUnavailable, w.Why)}, nil
	case failed:
		return Answer{Err: fmt.Errorf("the file dialog: %s", w.Why)}, nil
	}
	return Answer{}, fmt.Errorf("the outcome %q is unknown", w.Outcome)
}

// Serve reads one request, shows the dialog, writes the answer as one line and
// returns the exit status. Whoever asks keeps in open as long as the answer is
// wanted; when it ends before there is one, gone is called, on a goroutine of
// its own, and should end the program.
func Serve(in io.Reader, out io.Writer, d Dialogs, gone func()) int {
	r, err := readRequest(in)
	if err != nil {
		_ = writeAnswer(out, Answer{Err: fmt.Errorf("the request was not understood: %w", err)})
		return Misasked
	}
	go func() {
		_, _ = io.Copy(io.Discard, in)
		gone()
	}()
	a := d.Choose(r)
	if err := writeAnswer(out, a); err != nil {
		return Failed
	}
	if a.Err == nil || errors.Is(a.Err, ErrCancelled) || errors.Is(a.Err, ErrNoPath) {
		return Answered
	}
	return Failed
}
