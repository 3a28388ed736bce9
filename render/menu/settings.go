package menu

import (
	"cmp"
	"image/color"
	"reflect"

	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// settings is the screen of the program's settings. They are in force at once,
// but for the size of the text while it is chosen with the pointer: the button
// would move away from under it.
type settings struct {
	program *Program    // whose files they are; nil in tests that have none
	sound   sound.State // as it is shown
	size    int         // of the text, as it is shown; 0: as it is in force
	kept    int         // how many autosaves were kept when the settings came up; 0: it is not known yet
}

// NewSettings is the screen of the settings.
func NewSettings(p *Program) desk.Screen { return &settings{program: p} }

func (*settings) Name() string { return "settings" }

// Tick shows what has become known of the sound card: it is opened elsewhere.
func (s *settings) Tick(a desk.Desk) bool { return a.SoundState() != s.sound }

// settingsH is how high the sheet is at most.
const settingsH = 740

// settingsTwoW is the least width for two columns.
const settingsTwoW = 760

func (s *settings) Frame(c *ui.Context, a desk.Desk) {
	p := a.Preferences()
	if names, at := a.Monitors(); len(names) > 1 && at >= 0 {
		p.Monitor = names[at] // it may have been moved by hand
	}
	s.sound = a.SoundState()
	done := false
	w, h := page.WideSheet(c)
	page.Page{
		Title: words.Say("settings.title"), W: w, H: min(h, settingsH),
		Body: func(r ui.Rect) float64 { return s.body(c, a, r, &p) },
		Foot: func(r ui.Rect) {
			done = c.Button(r.CutRight(min(150, r.W*0.5)), ui.Button{Label: words.Say("settings.done"), ID: "Done", Look: ui.MainLook, Hint: words.Phrase("key.esc"), Default: true})
		},
	}.Draw(c)
	if done || c.Back() {
		if s.size > 0 {
			p.TextSize = s.size
		}
		a.Pop()
	}
	was := a.Preferences().Levels()
	a.SetPreferences(p)
	switch now := p.Levels(); { // so loud it will be
	case now.Moments != was.Moments:
		a.Hear(sound.Card)
	case now.Pencil != was.Pencil:
		a.Hear(sound.Crayon)
	}
}

func (s *settings) body(c *ui.Context, a desk.Desk, r ui.Rect, p *desk.Preferences) float64 {
	left := page.NewColumn(c, r)
	right := left
	if r.W >= settingsTwoW {
		cols := r.Columns(2, 48)
		left, right = page.NewColumn(c, cols[0]), page.NewColumn(c, cols[1])
	}
	s.reading(c, a, left, p)
	left.Gap(14)
	colours(c, a, left, p)
	if right == left {
		left.Gap(14)
	}
	playing(c, a, right, p)
	right.Gap(14)
	hearing(c, a, right, p, s.sound)
	s.files(c, a, left, p)
	right.Gap(14)
	keysAtAGlance(c, a, right)
	return max(left.Height(), right.Height())
}

// heading heads a group of settings, and at its right, where one of them has been changed, sets them back as they were
// when the program was installed: set takes over what the group has.
func heading(c *ui.Context, a desk.Desk, col *page.Column, key string, p *desk.Preferences, set func(p *desk.Preferences, usual desk.Preferences)) {
	head := col.Next(ui.HeadingH)
	was, usual := *p, a.UsualPreferences()
	set(&was, usual)
	if !reflect.DeepEqual(was, *p) {
		back := ui.Button{Label: words.Say("settings.usual"), ID: "usual " + key, Look: ui.GhostLook, Size: 17, Tip: ui.Plain(words.Say("settings.usual.tip"))}
		if w := c.ButtonWidth(back); c.Button(ui.R(head.Right()-w, head.Y, w, head.H-6), back) {
			set(p, usual)
		}
	}
	c.Heading(head, words.Say(key))
	col.Gap(6)
}

// files is where games lie, with a button that has the system show it, and how many are kept by themselves.
func (s *settings) files(c *ui.Context, a desk.Desk, col *page.Column, p *desk.Preferences) {
	if s.program == nil || s.program.Library == nil {
		return
	}
	folder := s.program.Library.Folder()
	col.Gap(14)
	heading(c, a, col, "settings.files", p, func(p *desk.Preferences, usual desk.Preferences) { p.Autosaves = usual.Autosaves })
	row := col.Next(ui.ButtonH)
	s.program.folderButton(c, a, &row, "show folder", folder)
	c.Text(row, folder, c.Fit(folder, ui.Body.Own(), row.W))
	col.Gap(4)
	kept := cmp.Or(p.Autosaves, s.program.Kept)
	if s.kept == 0 {
		s.kept = kept
	}
	row = col.Next(30)
	if c.Stepper(row.CutRight(140), ui.Stepper{
		ID: "autosaves", Label: words.Say("settings.files.kept"), Min: s.program.LeastKept, Max: s.program.MostKept, Tip: ui.Plain(words.Say("settings.files.kept.tip")),
	}, &kept) {
		p.Autosaves = kept
		if kept == s.program.Kept {
			p.Autosaves = 0
		}
	}
	text := words.Say("settings.files.kept")
	c.Text(row, text, c.Fit(text, ui.Body, row.W))
	if kept < s.kept {
		col.Say(ui.Plain(words.Say("settings.files.fewer", "n", kept)), ui.Small)
	}
}

func inPercent(n int) string { return words.Percent(words.Number(n)) }

// reading is the size of the text, with a line as it will be, and the window.
func (s *settings) reading(c *ui.Context, a desk.Desk, col *page.Column, p *desk.Preferences) {
	heading(c, a, col, "settings.reading", p, func(p *desk.Preferences, usual desk.Preferences) {
		p.TextSize, p.HighContrast, p.FullScreen, p.Monitor = usual.TextSize, usual.HighContrast, usual.FullScreen, usual.Monitor
	})
	row := col.Next(30)
	at := row.CutRight(140)
	size := p.TextSize
	if s.size > 0 {
		size = s.size
	}
	byHand := c.Over(at) && (c.In.Held[ui.LeftButton] || c.In.Pressed[ui.LeftButton] || c.In.Wheel.Y != 0)
	if c.Stepper(at, ui.Stepper{
		ID: "text size", Label: words.Say("settings.text"), Min: desk.MinTextSize, Max: desk.MaxTextSize, Step: 10, Show: inPercent, Tip: ui.Plain(words.Say("settings.text.tip")),
	}, &size) && byHand {
		s.size = size
	}
	c.Text(row, words.Say("settings.text"), ui.Body)
	switch {
	case s.size == 0:
		p.TextSize = size
	case !c.Over(at.Inset(-6)) && !c.In.Held[ui.LeftButton]:
		p.TextSize, s.size = s.size, 0
	default:
		s.size = size
	}
	col.Gap(2)
	sample := ui.Written
	sample.Size *= float64(size) / float64(p.TextSize)
	text := words.Say("settings.text.sample")
	for sample.Size > sampleLeast && c.TextWidth(text, sample) > col.R.W {
		sample.Size = max(sampleLeast, sample.Size*0.95)
	}
	if c.TextWidth(text, sample) <= col.R.W {
		c.Text(col.Next(36), text, sample)
	} else {
		col.Say(ui.Plain(text), sample)
	}
	c.Toggle(col.Next(30), "High contrast", words.Say("settings.contrast"), &p.HighContrast, ui.Plain(words.Say("settings.contrast.tip")))
	row = col.Next(30)
	if names, at := a.Monitors(); len(names) > 1 {
		monitors(c, row.CutRight(row.W*0.6), names, at, p)
	}
	c.Toggle(row, "Full screen", words.Say("settings.full"), &p.FullScreen, ui.Plain(words.Say("settings.full.tip")))
}

// monitors is which of several monitors the window is on.
func monitors(c *ui.Context, r ui.Rect, names []string, at int, p *desk.Preferences) {
	options := make([]ui.Option, len(names))
	for i, name := range names {
		options[i] = ui.Option{Label: words.Number(i + 1), ID: "monitor " + words.Number(i+1), Tip: ui.Plain(words.Say("settings.monitor.tip", "name", name))}
	}
	row := r.CutRight(min(r.W, c.OptionsWidth(options...)))
	c.Text(r.Left(r.W-8), words.Say("settings.monitor"), ui.Body.To(ui.Right))
	if changed, _ := c.Options(row, "monitors", &at, options...); changed {
		p.Monitor = names[at]
	}
}

// colours is the set of colours that land is drawn in, with a sample of each.
func colours(c *ui.Context, a desk.Desk, col *page.Column, p *desk.Preferences) {
	heading(c, a, col, "settings.colours", p, func(p *desk.Preferences, usual desk.Preferences) {
		p.Palette, p.BareTitle = usual.Palette, usual.BareTitle
	})
	var options []ui.Option
	for i, name := range page.PaletteNames {
		options = append(options, ui.Option{Label: words.Say(name), ID: page.PaletteIDs[i], Tip: ui.Plain(words.Say(page.PaletteNotes[i]))})
	}
	_, h := c.Options(col.R, "colours", &p.Palette, options...)
	col.Gap(h + 4)
	all := []hexmap.Terrain{hexmap.Jungle, hexmap.Veldt, hexmap.Desert, hexmap.Mountain, hexmap.Swamp, hexmap.Lake}
	names := col.Next(26)
	swatches := col.Next(20)
	cells, labels := swatches.Columns(len(all), 4), names.Columns(len(all), 4)
	for i, t := range all {
		r, g, b := chart.Palette(p.Palette).Colour(t)
		c.Fill(cells[i], ui.Faded)
		c.Fill(cells[i].Inset(1), color.RGBA{r, g, b, 255})
		st := ui.Small.At(15).To(ui.Centre)
		if c.TextWidth(words.Phrase("terrain."+t.String()), st) <= labels[i].W {
			c.Text(labels[i], words.Phrase("terrain."+t.String()), st)
		}
	}
	col.Gap(4)
	col.Say(ui.Plain(words.Say(page.PaletteNotes[min(max(0, p.Palette), len(page.PaletteNotes)-1)])), ui.Small)
	own := !p.BareTitle
	c.Toggle(col.Next(30), "Own chart on the title", words.Say("settings.own-title"), &own, ui.Plain(words.Say("settings.own-title.tip")))
	p.BareTitle = !own
}

// playing is what moves.
func playing(c *ui.Context, a desk.Desk, col *page.Column, p *desk.Preferences) {
	heading(c, a, col, "settings.playing", p, func(p *desk.Preferences, usual desk.Preferences) {
		p.Animations, p.Opponents, p.NoHints, p.FirstTimes, p.Rumble = usual.Animations, usual.Opponents, usual.NoHints, usual.FirstTimes, usual.Rumble
	})
	c.Toggle(col.Next(30), "Show dice, cards and new land moving", words.Say("settings.moving"), &p.Animations, ui.Plain(words.Say("settings.moving.tip")))
	if c.In.Pad != ui.NoPad || p.Rumble {
		c.Toggle(col.Next(30), "Shake the controller", words.Say("settings.rumble"), &p.Rumble, ui.Plain(words.Say("settings.rumble.tip")))
	}
	col.Gap(4)
	c.Text(col.Next(24), words.Say("settings.opponents"), ui.Body)
	speeds := make([]ui.Option, len(opponentSpeeds))
	at := 0
	for i, o := range opponentSpeeds {
		speeds[i] = ui.Option{Label: words.Say(o.key), ID: o.id, Tip: ui.Plain(words.Say(o.key + ".tip"))}
		if int(o.speed) == p.Opponents {
			at = i
		}
	}
	_, h := c.Options(col.R, "opponents", &at, speeds...)
	p.Opponents = int(opponentSpeeds[at].speed)
	col.Gap(h + 4)
	offered := !p.NoHints
	c.Toggle(col.Next(30), "Offer hints", words.Say("settings.hints"), &offered, ui.Plain(words.Say("settings.hints.tip")))
	p.NoHints = !offered
	again := p.FirstTimes
	c.Toggle(col.Next(30), "First times", words.Say("settings.first-times"), &again, ui.Plain(words.Say("settings.first-times.tip")))
	if again && !p.FirstTimes { // from the beginning
		p.Met = ""
	}
	p.FirstTimes = again
}

// opponentSpeeds are how fast computer players are shown, the slowest first.
var opponentSpeeds = [...]struct {
	speed   play.Speed
	id, key string
}{
	{play.Calmly, "calmly", "settings.opponents.calmly"},
	{play.Briskly, "briskly", "settings.opponents.briskly"},
	{play.Quickly, "quickly", "settings.opponents.quickly"},
	{play.AllAtOnce, "at-once", "settings.opponents.at-once"},
}

// hearing is the sound, and how loud it is.
func hearing(c *ui.Context, a desk.Desk, col *page.Column, p *desk.Preferences, card sound.State) {
	heading(c, a, col, "settings.hearing", p, func(p *desk.Preferences, usual desk.Preferences) {
		p.Silent, p.Volume, p.Pencil, p.Music = usual.Silent, usual.Volume, usual.Pencil, usual.Music
		p.ReadAloud, p.Voice = usual.ReadAloud, usual.Voice
	})
	on, row := !p.Silent, col.Next(30)
	if card == sound.Missing {
		note := words.Say("settings.sound.missing")
		c.Text(row.CutRight(min(row.W/2, c.TextWidth(note, ui.Small)+2)), note, ui.Small.To(ui.Right))
	}
	c.Toggle(row, "Sounds of the game", words.Say("settings.sound"), &on, ui.Plain(words.Say("settings.sound.tip")))
	p.Silent = !on
	for _, kind := range []struct {
		id, key string
		of      *int
	}{{"pencil", "settings.pencil", &p.Pencil}, {"volume", "settings.volume", &p.Volume}, {"music", "settings.music", &p.Music}} {
		col.Gap(4)
		row := col.Next(30)
		c.Stepper(row.CutRight(140), ui.Stepper{
			ID: kind.id, Label: words.Say(kind.key), Min: 0, Max: 100, Step: 10, Show: func(n int) string {
				if n == 0 || p.Silent {
					return words.Say("settings.volume.none")
				}
				return inPercent(n)
			},
			Tip: ui.Plain(words.Say(kind.key + ".tip")),
		}, kind.of)
		text := words.Say(kind.key)
		c.Text(row, text, c.Fit(text, ui.Body, row.W))
	}
	if a.CanSpeak() {
		col.Gap(4)
		row := col.Next(30)
		if a.HasVoiceVolume() {
			c.Stepper(row.CutRight(140), ui.Stepper{
				ID: "voice", Label: words.Say("settings.voice"), Min: desk.MinVoice, Max: 100, Step: 10, Show: inPercent, Disabled: !p.ReadAloud, Tip: ui.Plain(words.Say("settings.voice.tip")),
			}, &p.Voice)
		}
		c.Toggle(row, "Read aloud", words.Say("settings.aloud"), &p.ReadAloud, ui.Plain(words.Say("settings.aloud.tip")))
	}
}

// glanced is a key at a glance: that of a command, or one that stays as it is.
type glanced struct {
	says string
	cmd  ui.Command
	key  string
}

// written is how the key is written.
func (k *glanced) written(c *ui.Context) string {
	if k.cmd != keymap.None {
		return c.KeyOf(k.cmd)
	}
	return words.Phrase(k.key)
}

// glance are the keys worth knowing, each with what it does: those of commands,
// and those that stay as they are.
var glance = [...]glanced{
	{says: "settings.key.rules", cmd: keymap.Rules},
	{says: "settings.key.save", cmd: keymap.QuickSave},
	{says: "settings.key.full", cmd: keymap.FullScreen},
	{says: "settings.key.undo", cmd: keymap.Undo},
	{says: "settings.key.next", key: "key.space"},
	{says: "settings.key.walk", key: "key.tab"},
}

// keysAtAGlance lists the keys that mean the same on every screen, and leads to
// where they are changed.
func keysAtAGlance(c *ui.Context, a desk.Desk, col *page.Column) {
	head := col.Next(ui.HeadingH)
	change := ui.Button{
		Label: words.Say("settings.keys.open"), ID: "keys", Look: ui.GhostLook, Size: 17, Tip: ui.Plain(words.Say("settings.keys.open.tip")),
	}
	w := c.ButtonWidth(change)
	if c.Button(ui.R(head.Right()-w, head.Y, w, head.H-6), change) {
		a.TurnTo(NewKeyChange())
	}
	c.Heading(head, words.Say("settings.keys"))
	cols := ui.R(col.R.X, col.R.Y, col.R.W, 0).Columns(2, 22)
	for _, k := range glance { // a key may be written at length
		if c.TextWidth(words.Say(k.says), ui.Body)+c.TextWidth(k.written(c), ui.Body)+24 > cols[0].W {
			cols = []ui.Rect{col.R}
			break
		}
	}
	each := (len(glance) + len(cols) - 1) / len(cols)
	high := 0.0
	for i, k := range glance {
		r := cols[i/each]
		row := ui.R(r.X, col.R.Y+float64(i%each)*ui.LineH, r.W, ui.LineH)
		high = max(high, row.Bottom()-col.R.Y)
		c.Pair(row, words.Say(k.says), k.written(c))
	}
	col.Gap(high)
}

// sampleLeast is the smallest size in which the sample of the text size is shown
// on one line.
const sampleLeast = 15.0
