//go:build !ebitenginevmguest

package filedialog

import (
	"path"
	"syscall/js"
)

// In a browser a file that is opened is one of the player's computer, which is copied
// in; one that is saved goes to the downloads, without a question.

// Incoming copies a file that the player has chosen to where this program can read
// it, and says where that is. The program sets it; nil: nothing can be opened.
var Incoming func(name string, data []byte) (path string, err error)

// Outgoing is the folder from which files go to the downloads; "": nothing can be
// saved.
var Outgoing string

var system = asker{choose: choose, ready: func() bool { return Incoming != nil && Outgoing != "" }}

// choose asks for a file, or says where one is to be written.
func choose(r Request) Answer {
	if r.Kind == Save {
		return Answer{Path: path.Join(Outgoing, r.Name)}
	}
	name, data, ok := upload(r.Filter)
	if !ok {
		return Answer{Err: ErrCancelled}
	}
	at, err := Incoming(name, data)
	return Answer{Path: at, Err: err}
}

// upload has the player choose a file, and reads it.
func upload(of Filter) (name string, data []byte, ok bool) {
	in := js.Global().Get("document").Call("createElement", "input")
	in.Set("type", "file")
	accept := ""
	for _, e := range of.Extensions {
		accept += "." + e + ","
	}
	in.Set("accept", accept)
	over := make(chan struct{})
	end := func() {
		select {
		case <-over:
		default:
			close(over)
		}
	}
	read := js.FuncOf(func(_ js.Value, got []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(got[0])
		data, ok = make([]byte, bytes.Length()), true
		js.CopyBytesToGo(data, bytes)
		end()
		return nil
	})
	none := js.FuncOf(func(js.Value, []js.Value) any {
		end()
		return nil
	})
	chosen := js.FuncOf(func(js.Value, []js.Value) any {
		files := in.Get("files")
		if files.Length() == 0 {
			end()
			return nil
		}
		file := files.Index(0)
		name = file.Get("name").String()
		file.Call("arrayBuffer").Call("then", read, none)
		return nil
	})
	defer read.Release()
	defer none.Release()
	defer chosen.Release()
	in.Call("addEventListener", "change", chosen)
	in.Call("addEventListener", "cancel", none)
	in.Call("click")
	<-over
	return name, data, ok
}
