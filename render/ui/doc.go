// Package ui is the small kit the window's screens are made with.
//
// A screen is one function that is called for every frame that is due. It
// says what is to be seen, and learns in the same breath what the player did:
//
//	func (s *Camp) Frame(c *ui.Context) {
//		c.Desk()
//		r := c.Sheet(900, 600)
//		foot := r.CutBottom(ui.MainH)
//		c.Text(r.CutTop(46), "The camp", ui.Big)
//		c.Heading(r.CutTop(ui.HeadingH), "Stores")
//		for i, item := range s.items {
//			c.Scope(item.name, func() {
//				row := r.CutTop(36)
//				c.Stepper(row.CutRight(ui.StepperW).Middle(ui.StepperW, 26), ui.Stepper{
//					ID: "how many", Max: item.most,
//					Tip: ui.Plain("No more than the party can carry."),
//				}, &s.items[i].n)
//				c.Text(row, item.name, ui.Body)
//			})
//		}
//		c.Paragraph(r.CutTop(80), ui.Rich{
//			ui.T("Lost on 1–2 of six "), ui.InRed("(33%)"), ui.T(": jungle 3. "), ui.RuleSpan("Rule 12"),
//		}, ui.Body)
//		if c.Button(foot.CutRight(240), ui.Button{
//			Label: "_Break camp", Look: ui.MainLook, Hint: "Space", Default: true,
//			Disabled: s.hungry, Tip: ui.Plain("Nobody marches before there is food."),
//		}) {
//			s.march()
//		}
//		if c.Back() { // Esc
//			s.app.Pop()
//		}
//	}
//
// # Units
//
// All lengths are in units: pixels of a plain screen at text size 100 %. The
// window converts them, so that at text size 200 % a window of 1280 × 800 has
// 640 × 400 units, and everything is twice as large. A screen must lay itself
// out in what c.W and c.H give it and put the rest into c.Scroll.
//
// # The display list
//
// What a frame draws is a List of plain Items. The window compares it with the
// one it drew last and draws only when they differ; tests read it (package
// uitest holds the checks that every screen must pass). Nothing may be drawn
// past it: pictures come in by Picture (painted by the CPU, kept by key,
// version and size), Image (an image of the window's) and Custom (a function
// that paints; its version says when the outcome has changed).
//
// A frame is due when there is input, when the one before asked for it by
// Animate or WakeAt, or when the scene was changed from outside (App.Refresh).
// After anything was set off the scene is run again at once without input, so
// that what it drew before the change is put right.
//
// # Who gets a key
//
// What has the keyboard comes first (Enter and Space set off a button, arrows
// move a list, letters go into a field), then whoever calls Take in the order
// of the frame, hot keys and Default buttons included; Tab and arrows that
// nobody took walk the focus. So a scene that wants arrows for itself takes
// them. Of layers only the topmost Modal and what lies above it hears keys.
// A mouse click gives the keyboard to fields, lists and steppers, and takes it
// from buttons, so that Space goes back to the Default button.
package ui
