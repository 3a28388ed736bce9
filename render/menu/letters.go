package menu

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Letters passes games on from player to player, in files that only the next one
// can open. Begin, Open and Pass work beside the loop and tell done on it: in a
// sentence what came of it, or what went wrong.
type Letters interface {
	// Games are those that are passed on and have been opened or begun here.
	Games() []LetterGame
	// Come are files that lie where turns are looked for, and have not been opened. It may be
	// called from any goroutine.
	Come() []string
	// Folder is where they are looked for, and where those that are sealed are put.
	Folder() string
	// Fit reports whether a passphrase is long enough to be a secret.
	Fit(passphrase string) bool
	// Table are the players of the game that is being played, nil where none is or
	// where it is passed on already.
	Table() []string
	Begin(me int, passphrase string, done func(said string, err error))
	Open(path, passphrase string, done func(said string, err error))
	Pass(id, passphrase string, done func(said string, err error))
}

// LetterGame is a game that is passed on.
type LetterGame struct {
	ID    string
	Names []string
	Me    int    // the player who sits here
	State string // whose turn it is, in a sentence
	Path  string // of the game, to go on with; "" while the dice are being agreed on
	Mine  bool   // it is this player's turn, or part in agreeing on the dice
	// Played is a turn that is over on the table, and only to be sealed.
	Played bool
}

// letters is the page on which games are passed on.
type letters struct {
	page.Print
	asking
	program *Program
	post    Letters
	secret  string
	typed   string // it, with what is being composed of it
	said    string
	wrote   bool // it says where a letter lies that has been written
	busy    bool
	looked  bool
	games   []LetterGame
	come    []string
	table   []string
	ticks   int  // since the folder was looked into
	looking bool // it is being looked into
	led     bool // this frame has a red button
	begun   bool // the keyboard has been given to what is to be typed first
}

// NewLetters is the page on which games are passed on.
func NewLetters(p *Program) desk.Screen {
	return &letters{Print: page.Print{Called: "letters"}, program: p, post: p.Letters, secret: p.Secret}
}

// look reads what is there.
func (l *letters) look() {
	if l.looked || l.post == nil {
		return
	}
	l.looked, l.games, l.come, l.table = true, l.post.Games(), l.post.Come(), l.post.Table()
}

// lookEvery is how many ticks after one another the folder is looked into while the page is
// open: a file that comes is listed by itself.
const lookEvery = 60

// Tick looks for files that have come, beside the loop, and for the answer of a dialog.
func (l *letters) Tick(a desk.Desk) bool {
	due := l.asking.Tick(a)
	if l.ticks++; l.ticks < lookEvery || l.looking || l.post == nil {
		return due
	}
	l.ticks, l.looking = 0, true
	go func() {
		come := l.post.Come()
		a.Post(func() {
			l.looking = false
			if !slices.Equal(come, l.come) {
				l.come = come
				a.Refresh()
			}
		})
	}()
	return due
}

// done hears how something ended.
func (l *letters) done(a desk.Desk) func(said string, err error) {
	l.busy = true
	secret := l.typed
	return func(said string, err error) {
		l.busy, l.looked, l.said = false, false, said
		if err != nil {
			a.Fail(err)
		} else {
			l.program.Secret = secret
		}
		a.Refresh()
	}
}

// toSend reports whether the page says where a letter lies that has just been written, and is to be sent.
func (l *letters) toSend() bool { return l.wrote && l.said != "" && !l.busy }

// wrought is done for what writes a letter.
func (l *letters) wrought(a desk.Desk) func(said string, err error) {
	done := l.done(a)
	return func(said string, err error) {
		l.wrote = err == nil
		done(said, err)
	}
}

func (l *letters) open(a desk.Desk, path string) {
	l.wrote = false
	l.post.Open(path, l.typed, l.done(a))
}

// Measures of the page, in units.
const (
	lettersW    = 980.0
	lettersH    = 760.0 // at most
	lettersRest = 270.0 // what is not of the body
	secretW     = 420.0
)

// Frame shows the page.
func (l *letters) Frame(c *ui.Context, a desk.Desk) {
	l.look()
	if !l.begun {
		if l.begun = true; l.secret == "" {
			c.SetFocus("passphrase")
		}
	}
	body, low := page.Folio{Title: words.Say("letters.title"), Sub: words.Say("letters.sub"), W: lettersW, H: min(lettersH, c.Extent("letters")+lettersRest)}.Lay(c)
	c.Scroll("letters", body, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		if len(l.games) == 0 { // else the steps say it
			if len(l.table) < 2 { // else it is begun further below, and that is in sight
				heads(c, col, l.program.plates().Letter)
			}
			col.Say(ui.Plain(words.Say("letters.how")), ui.Body)
			col.Gap(4)
			col.Say(ui.Plain(words.Say("letters.honest")), ui.Note.In(ui.Faded))
			col.Gap(10)
		}
		col.Heading(words.Say("letters.secret"))
		col.Gap(6)
		c.TextField(col.Next(ui.ButtonH).Left(min(secretW, col.R.W)), ui.Field{
			ID: "passphrase", Max: 80, Hint: words.Say("letters.secret.hint"), Tip: ui.Plain(words.Say("letters.secret.tip")),
		}, &l.secret)
		l.typed = c.Typed("passphrase", l.secret)
		col.Gap(4)
		from := col.R.Y
		if why := l.unready(); why != "" && !l.busy { // why the buttons are grey, in sight
			col.Say(ui.Plain(why), ui.Note.At(16).In(ui.Faded))
		}
		col.Gap(max(0, ui.LineHeight(ui.Note.At(16))-(col.R.Y-from))) // nothing jumps when it is long enough
		said := l.said
		if l.busy {
			said = words.Say("letters.busy")
		}
		if said != "" {
			col.Gap(10)
			col.Say(ui.Plain(said), ui.Strong.Own())
		}
		if l.toSend() && l.program.ShowFolder != nil {
			col.Gap(4)
			row := col.Next(ui.ButtonH)
			l.program.folderButton(c, a, &row, "show written", l.post.Folder())
		}
		if l.led = false; len(l.come) > 0 {
			l.arrived(c, a, col)
			l.turns(c, a, col)
		} else {
			l.turns(c, a, col)
			l.arrived(c, a, col)
		}
		l.begins(c, a, col)
		return col.Height() + 4
	})
	if l.led {
		page.CloseBeside(c, a, &low, words.Say("pages.close"))
	} else {
		page.CloseButton(c, a, &low, words.Say("pages.close"))
	}
	page.LeavePage(c, a)
}

// A turn by letter goes in three steps: it is opened, played, sealed.
const (
	toOpen = iota
	toPlay
	toSeal
	steps
)

// stepper sets the steps beside one another: those that are done and those to come are paper, the
// one to do now is a red button, or any that can be done a plain one. It reports which was
// pressed, -1 for none.
func (l *letters) stepper(c *ui.Context, row ui.Rect, now int, can [steps]ui.Button) (pressed int) {
	const gap, arrow = 4.0, 22.0
	pressed = -1
	for i, cell := range row.Columns(steps, 2*gap+arrow) {
		if i > 0 {
			c.Text(ui.R(cell.X-gap-arrow, cell.Y, arrow, cell.H), "→", ui.Body.To(ui.Centre).In(ui.Faded))
		}
		if can[i].Label == "" {
			name := words.Say([steps]string{"letters.step.open", "letters.step.play", "letters.step.seal"}[i])
			page.Outline(c, cell, ui.Rule)
			c.Text(cell, name, c.Fit(name, ui.Body.At(16).To(ui.Centre).In(ui.Faded), cell.W-8))
			continue
		}
		b := can[i]
		if b.Size = 16; i == now && !l.led {
			b.Look, b.Default, l.led = ui.MainLook, true, true // one of them on the page
		}
		if c.Button(cell, b) {
			pressed = i
		}
	}
	return pressed
}

// turns are the games that are passed on, with what can be done about each.
func (l *letters) turns(c *ui.Context, a desk.Desk, col *page.Column) {
	if len(l.games) == 0 {
		return
	}
	col.Gap(12)
	col.Heading(words.Say("letters.games"))
	why := l.unready()
	for i := range l.games {
		g := &l.games[i]
		col.Gap(4)
		col.Say(page.Sentences(ui.Rich{ui.B(words.Whole(words.List(g.Names)))}, ui.Plain(g.State)), ui.Body)
		col.Gap(3)
		seal := ui.Button{Label: words.Say("letters.step.seal"), ID: "pass on " + g.ID, Disabled: why != "", Tip: page.TipIf(why != "", why)}
		play := ui.Button{Label: words.Say("letters.step.play"), ID: "play " + g.ID}
		can, now := [steps]ui.Button{toSeal: seal}, toSeal
		switch {
		case !g.Mine:
			can[toSeal].Label, now = words.Say("letters.again"), -1
		case g.Path != "":
			if can[toPlay] = play; !g.Played {
				now = toPlay
			}
		}
		switch l.stepper(c, col.Next(ui.ButtonH), now, can) {
		case toPlay:
			l.program.load(a, g.Path)
		case toSeal:
			l.post.Pass(g.ID, l.typed, l.wrought(a))
		}
		col.Gap(6)
	}
}

// arrived are the turns that others have sent.
func (l *letters) arrived(c *ui.Context, a desk.Desk, col *page.Column) {
	col.Gap(12)
	heading := words.Say("letters.come")
	if len(l.come) == 0 {
		heading = words.Say("letters.come.none")
	}
	col.Heading(heading)
	col.Gap(4)
	col.Say(ui.Plain(words.Say("letters.where")), ui.Body)
	col.Gap(6)
	why := l.unready()
	for i, path := range l.come {
		name := filepath.Base(path)
		c.Text(col.Next(26), strings.TrimSuffix(name, filepath.Ext(name)), ui.Body.Own())
		open := ui.Button{Label: words.Say("letters.step.open"), ID: fmt.Sprint("open ", i+1), Disabled: why != "", Tip: page.TipIf(why != "", why)}
		if l.stepper(c, col.Next(ui.ButtonH), toOpen, [steps]ui.Button{toOpen: open}) == toOpen {
			l.open(a, path)
		}
		col.Gap(8)
	}
	b := ui.Button{
		Label: words.Say("letters.other"), ID: "open another", Size: 16, Disabled: l.program.LetterDialog == nil || l.asks() || why != "",
		Tip: page.TipIf(why != "", why),
	}
	row := col.Next(ui.ButtonH)
	if l.post != nil && !l.toSend() { // else it stands above, where the letter is told of
		l.program.folderButton(c, a, &row, "show letters", l.post.Folder())
	}
	if c.Button(row.Left(c.ButtonWidth(b)), b) {
		l.ask(l.program.LetterDialog(), func(path string) { l.open(a, path) })
	}
}

// begins is where the game that is being played becomes one that is passed on.
func (l *letters) begins(c *ui.Context, a desk.Desk, col *page.Column) {
	col.Gap(12)
	col.Heading(words.Say("letters.begin"))
	col.Gap(4)
	if len(l.table) < 2 {
		col.Say(ui.Plain(words.Say("letters.begin.none")), ui.Body)
		return
	}
	col.Say(ui.Plain(words.Say("letters.begin.text")), ui.Body)
	col.Gap(6)
	why := l.unready()
	var buttons []ui.Button
	for i, name := range l.table {
		buttons = append(buttons, ui.Button{
			Label: words.Say("letters.me", "who", name), ID: fmt.Sprint("begin as ", i+1), Size: 16, Disabled: why != "", Tip: page.TipIf(why != "", why),
		})
	}
	hit, h := c.Row(col.R, buttons...)
	col.Gap(h)
	if hit >= 0 {
		l.post.Begin(hit, l.typed, l.wrought(a))
	}
}

// unready says why nothing can be sealed or opened now, "" if it can.
func (l *letters) unready() string {
	switch {
	case l.post == nil || l.busy:
		return words.Say("letters.busy")
	case !l.post.Fit(l.typed):
		return words.Say("letters.secret.short")
	}
	return ""
}
