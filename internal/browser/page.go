package browser

import (
	"encoding/base64"
	"encoding/json"
	"strings"
	"testing"
)

// Page is a tab.
type Page struct {
	b            *Browser
	target, name string
	said         []string          // to the console; b.mu guards it and what follows
	noted        []json.RawMessage // events of the browser, and whether all have come
	recorded     bool
	asked        int // the field that asks for a file; 0: none has
}

// Open opens a tab of so many CSS pixels, of so many pixels of the screen each, and
// has it load a page.
func (b *Browser) Open(t testing.TB, url string, w, h int, ratio float64, touch bool) *Page {
	t.Helper()
	var made struct{ TargetID string }
	b.must(t, "", "Target.createTarget", map[string]any{"url": "about:blank"}, &made)
	var at struct{ SessionID string }
	b.must(t, "", "Target.attachToTarget", map[string]any{"targetId": made.TargetID, "flatten": true}, &at)
	p := &Page{b: b, target: made.TargetID, name: at.SessionID}
	b.mu.Lock()
	b.pages[p.name] = p
	b.mu.Unlock()
	for _, domain := range []string{"Runtime", "Page", "DOM", "Log"} {
		p.Call(t, domain+".enable", nil, nil)
	}
	p.Turn(t, w, h, ratio, touch)
	p.Call(t, "Emulation.setTouchEmulationEnabled", map[string]any{"enabled": touch, "maxTouchPoints": 5}, nil)
	p.Go(t, url)
	return p
}

// Turn has the screen be of so many CSS pixels, of so many pixels of the screen each.
func (p *Page) Turn(t testing.TB, w, h int, ratio float64, mobile bool) {
	t.Helper()
	p.Call(t, "Emulation.setDeviceMetricsOverride", map[string]any{"width": w, "height": h, "deviceScaleFactor": ratio, "mobile": mobile}, nil)
}

// Go loads a page in the tab.
func (p *Page) Go(t testing.TB, url string) {
	t.Helper()
	p.Call(t, "Page.navigate", map[string]any{"url": url}, nil)
}

// Close closes the tab.
func (p *Page) Close(t testing.TB) {
	t.Helper()
	p.b.must(t, "", "Target.closeTarget", map[string]any{"targetId": p.target}, nil)
}

// Call asks the tab for something by the DevTools protocol.
func (p *Page) Call(t testing.TB, method string, params, out any) {
	t.Helper()
	if params == nil {
		params = map[string]any{}
	}
	p.b.must(t, p.name, method, params, out)
}

// hear notes what the page says. b.mu is held.
func (p *Page) hear(m *message) {
	switch m.Method {
	case "Page.fileChooserOpened":
		var in struct{ BackendNodeID int }
		if json.Unmarshal(m.Params, &in) == nil {
			p.asked = in.BackendNodeID
		}
	case "Tracing.dataCollected":
		var in struct{ Value []json.RawMessage }
		if json.Unmarshal(m.Params, &in) == nil {
			p.noted = append(p.noted, in.Value...)
		}
	case "Tracing.tracingComplete":
		p.recorded = true
	case "Runtime.consoleAPICalled":
		var in struct {
			Args []struct {
				Value       json.RawMessage
				Description string
			}
		}
		if json.Unmarshal(m.Params, &in) != nil {
			return
		}
		var line []string
		for _, a := range in.Args {
			text := a.Description
			var s string
			if json.Unmarshal(a.Value, &s) == nil && s != "" {
				text = s
			}
			line = append(line, text)
		}
		p.said = append(p.said, strings.Split(strings.Join(line, " "), "\n")...)
	case "Log.entryAdded": // what the browser itself has to say of the page
		var in struct{ Entry struct{ Source, Text string } }
		if json.Unmarshal(m.Params, &in) == nil && in.Entry.Source == "security" {
			p.said = append(p.said, "REFUSED "+in.Entry.Text)
		}
	case "Runtime.exceptionThrown":
		p.said = append(p.said, "EXCEPTION "+string(m.Params))
	}
}

// Said are the lines that the page has written to its console, from one on.
func (p *Page) Said(from int) []string {
	p.b.mu.Lock()
	defer p.b.mu.Unlock()
	return append([]string(nil), p.said[min(from, len(p.said)):]...)
}

// Eval gives what an expression comes to; a promise is waited for.
func (p *Page) Eval(t testing.TB, expression string, out any) {
	t.Helper()
	var in struct {
		Result struct {
			Value       json.RawMessage
			Description string
		}
		ExceptionDetails *struct{ Text string }
	}
	p.Call(t, "Runtime.evaluate", map[string]any{"expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true}, &in)
	if in.ExceptionDetails != nil {
		t.Fatalf("%s: %s %s", expression, in.ExceptionDetails.Text, in.Result.Description)
	}
	if out != nil && in.Result.Value != nil {
		if err := json.Unmarshal(in.Result.Value, out); err != nil {
			t.Fatal(err)
		}
	}
}

// Is reports whether an expression is true.
func (p *Page) Is(t testing.TB, expression string) bool {
	t.Helper()
	var is bool
	p.Eval(t, "!!("+expression+")", &is)
	return is
}

// Picture is what the tab shows, as a PNG.
func (p *Page) Picture(t testing.TB) []byte {
	t.Helper()
	var in struct{ Data string }
	p.Call(t, "Page.captureScreenshot", map[string]any{"format": "png"}, &in)
	data, err := base64.StdEncoding.DecodeString(in.Data)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Choose does something upon which the page asks for a file, and gives it one.
func (p *Page) Choose(t testing.TB, file string, do func()) {
	t.Helper()
	p.Call(t, "Page.setInterceptFileChooserDialog", map[string]any{"enabled": true}, nil)
	do()
	var field int
	Until(t, "the page asks for a file", func() bool {
		p.b.mu.Lock()
		defer p.b.mu.Unlock()
		field, p.asked = p.asked, 0
		return field != 0
	})
	p.Call(t, "DOM.setFileInputFiles", map[string]any{"files": []string{file}, "backendNodeId": field}, nil)
}
