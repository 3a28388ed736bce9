//go:build !ios

package openfile

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/ebitengine/purego"
	"github.com/ebitengine/purego/objc"
)

// A double click reaches a program of macOS as an Apple event, "open documents". AppKit
// has a handler for it that asks the application's delegate, which is Ebitengine's and
// knows of no files. The handler is replaced when AppKit has set its own and before the
// event that the program was begun with is passed on: that moment is the notification
// that the application will finish launching.

// What Apple events are called, four letters each (AppleEvents.h, AEDataModel.h).
const (
	coreEvents    uint32 = 'a'<<24 | 'e'<<16 | 'v'<<8 | 't'
	openDocuments uint32 = 'o'<<24 | 'd'<<16 | 'o'<<8 | 'c'
	directObject  uint32 = '-'<<24 | '-'<<16 | '-'<<8 | '-'
	list          uint32 = 'l'<<24 | 'i'<<16 | 's'<<8 | 't'
	fileURL       uint32 = 'f'<<24 | 'u'<<16 | 'r'<<8 | 'l'
)

// launching is the name of the notification, which is the value of the constant.
const launching = "NSApplicationWillFinishLaunchingNotification"

// waiting is how many times something may be asked for before anybody listens; what is
// asked beyond it is lost, as the system must not be kept waiting.
const waiting = 8

// most is how many files of one event are looked at.
const most = 64

// inApplication reports whether the program was begun as an application: only then does
// the system send it files.
func inApplication() bool {
	path, err := os.Executable()
	return err == nil && strings.HasSuffix(filepath.Dir(path), ".app/Contents/MacOS")
}

// hear has the notification waited for. Whatever is not as it should be, nothing is
// heard and nothing else is touched.
func hear() (out <-chan []string) {
	defer func() {
		if recover() != nil {
			out = nil
		}
	}()
	if !inApplication() {
		return nil
	}
	for _, name := range []string{"Foundation", "AppKit"} {
		if _, err := purego.Dlopen("/System/Library/Frameworks/"+name+".framework/"+name, purego.RTLD_LAZY|purego.RTLD_GLOBAL); err != nil {
			return nil
		}
	}
	// What is given back with the pool belongs to the thread.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if pool := send(class("NSAutoreleasePool"), "new"); pool != 0 {
		defer send(pool, "release")
	}
	a := make(asked, waiting)
	hearer := a.hearer()
	name := send(send(class("NSString"), "alloc"), "initWithUTF8String:", launching)
	center := send(class("NSNotificationCenter"), "defaultCenter")
	if hearer == 0 || name == 0 || !answers(center, "addObserver:selector:name:object:") {
		return nil
	}
	center.Send(objc.RegisterName("addObserver:selector:name:object:"), hearer, objc.RegisterName("nileWillFinishLaunching:"), name, objc.ID(0))
	send(name, "release")
	return a
}

// hearer makes the object that hears of the launch, and of files from then on. It lives
// as long as the program.
func (a asked) hearer() objc.ID {
	made, err := objc.RegisterClass("NileOpenFile", objc.GetClass("NSObject"), nil, nil, []objc.MethodDef{
		{Cmd: objc.RegisterName("nileWillFinishLaunching:"), Fn: func(self objc.ID, _ objc.SEL, _ objc.ID) {
			defer func() { _ = recover() }() // nothing may come through AppKit
			manager := send(class("NSAppleEventManager"), "sharedAppleEventManager")
			if answers(manager, "setEventHandler:andSelector:forEventClass:andEventID:") {
				manager.Send(objc.RegisterName("setEventHandler:andSelector:forEventClass:andEventID:"), self, objc.RegisterName("nileOpen:withReply:"), coreEvents, openDocuments)
			}
		}},
		{Cmd: objc.RegisterName("nileOpen:withReply:"), Fn: func(_ objc.ID, _ objc.SEL, event, _ objc.ID) {
			defer func() { _ = recover() }()
			a.add(pathsIn(event))
		}},
	})
	if err != nil {
		return 0
	}
	return send(send(objc.ID(made), "alloc"), "init")
}

// pathsIn are the paths of the files that an event tells of: its direct object is one
// file, or a list that counts from one.
func pathsIn(event objc.ID) (paths []string) {
	if !answers(event, "paramDescriptorForKeyword:") {
		return nil
	}
	object := event.Send(objc.RegisterName("paramDescriptorForKeyword:"), directObject)
	if all := as(object, list); all != 0 {
		object = all
	}
	if !answers(object, "numberOfItems") || !answers(object, "descriptorAtIndex:") {
		return nil
	}
	n := objc.Send[int](object, objc.RegisterName("numberOfItems"))
	for i := 1; i <= min(n, most); i++ {
		if path := pathOf(object.Send(objc.RegisterName("descriptorAtIndex:"), i)); path != "" {
			paths = append(paths, path)
		}
	}
	return paths
}

// pathOf is the path of a file that a descriptor names, "" where it names none.
func pathOf(descriptor objc.ID) string {
	path := send(send(as(descriptor, fileURL), "fileURLValue"), "path")
	if !answers(path, "UTF8String") {
		return ""
	}
	return objc.Send[string](path, objc.RegisterName("UTF8String"))
}

// as is a descriptor in another form, 0 where it has none.
func as(descriptor objc.ID, form uint32) objc.ID {
	if !answers(descriptor, "coerceToDescriptorType:") {
		return 0
	}
	return descriptor.Send(objc.RegisterName("coerceToDescriptorType:"), form)
}

// class is a class as something that can be asked, 0 where there is none.
func class(name string) objc.ID { return objc.ID(objc.GetClass(name)) }

// answers reports whether there is such an object and it knows what it is to be asked.
func answers(of objc.ID, what string) bool {
	return of != 0 && objc.Send[bool](of, objc.RegisterName("respondsToSelector:"), objc.RegisterName(what))
}

// send asks an object, 0 where it is none or does not know what it is asked.
func send(to objc.ID, what string, with ...any) objc.ID {
	if !answers(to, what) {
		return 0
	}
	return to.Send(objc.RegisterName(what), with...)
}
