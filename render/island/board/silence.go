package board

import (
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What can be said and thought (17.2): a thought is free and one's own; a word before all costs
// Curses; whoever has spoken owns up to it.

// abouts are what a sentence may be about, by number.
func abouts(v island.View, said island.Sentence) (out []int) {
	isle := v.Island()
	switch said {
	case island.IGoTo, island.MeetAt, island.KeepFrom:
		for p := range isle.Board().Spots {
			out = append(out, p)
		}
	case island.IHold:
		for n := range box.RadioPart.Made(false) + 1 {
			out = append(out, n)
		}
	case island.LeaveToMe:
		for n, at := range isle.At {
			if at != box.Nowhere {
				out = append(out, n)
			}
		}
	default:
		out = []int{0}
	}
	return out
}

// aboutName is what stands for one of them.
func aboutName(said island.Sentence, n int) string {
	switch said {
	case island.IHold:
		return words.Number(n)
	case island.LeaveToMe:
		return creature(n)
	}
	return chartsheet.Name(box.Place(n))
}

// silence is the page of it, in place of the choices: what is thought, in one's own words, what is said
// before all, in those of the closed list, and who has to own up. What says it stands below, in sight.
func (b *Board) silence(c *ui.Context, col *page.Column, v island.View) {
	if ch, ok := b.Play.Find(func(ch *game.Choice) bool { return ch.Kind == island.Think }); ok {
		think := ui.Button{Label: words.Say("say.think"), ID: "think", Size: 15, Default: !v.Silent() || strings.HasSuffix(c.Focused(), "/words"), Disabled: c.Typed("words", b.text) == "", Tip: page.Cited(words.Say("say.think.tip"), string(ch.Rule))}
		row := col.Next(ui.ButtonH)
		if v.Silent() && row.W > 4*groupW {
			head, st := words.Say("say.head.think"), ui.Small.At(15).In(ui.Faded)
			c.Text(row.CutLeft(groupW), head, c.Fit(head, st, groupW-4))
		}
		thought := c.Button(row.CutRight(min(row.W/2, c.ButtonWidth(think))), think)
		row.CutRight(6)
		c.TextField(row, ui.Field{ID: "words", Max: box.MostThought, Hint: words.Say("say.hint")}, &b.text)
		if b.writes { // from the next frame on: the key that opens the page is no letter of it
			b.writes = false
			c.SetFocus("words")
		}
		col.Gap(4)
		if !v.Silent() {
			if text := c.Typed("words", b.text); text != "" { // whole, which in its field it is not
				col.Say(ui.Plain(text), ui.Written.At(16))
			}
			col.Say(ui.Plain(words.Say("say.think.for")), ui.Note.At(15).In(ui.Faded))
		}
		col.Gap(4)
		if thought {
			b.write(ch.Command(island.ThinkN(island.InWords, 0)), c.Typed("words", b.text))
			return
		}
	}
	if v.Silent() {
		head := "say.head.aloud"
		if v.Chair(b.Play.Seat()).Immune {
			head += ".free"
		}
		col.HeadingOf(box.RuleSpeaking, words.Say(head))
		col.Gap(2)
		b.sentences(c, col, v)
	}
	b.owning(c, col, v)
}

// price is what a word said aloud costs whoever says it, with its rule: places of the hand.
func price(v island.View, s game.Seat) ui.Rich {
	switch chair := v.Chair(s); {
	case chair.Immune:
		return ui.Plain(words.Say("say.free"))
	case fatal(chair):
		return page.Cited(words.Say("say.fatal"), box.RuleLost)
	default:
		goes := ""
		if over := held(chair) + 2 - chair.Limit; over > 0 {
			goes = words.Number(over)
		}
		return page.Cited(words.Say("say.curses", "then", chair.Curses+2, "most", box.CursesLose, "holds", held(chair)+2, "limit", chair.Limit, "over", goes), box.RuleHand)
	}
}

// fatal reports whether a word said aloud would be somebody's last.
func fatal(chair island.ChairSeen) bool { return !chair.Immune && chair.Curses+2 >= box.CursesLose }

// speech is the sentence that is put together: the command that says it, and to whom, as it will be heard, is said what.
type speech struct {
	cmd         game.Command
	words, whom string
	to          game.Seat
	said        island.Sentence
	about       int
}

// speech is it, and the button for it; ok is false where none can be said.
func (b *Board) speech(c *ui.Context, v island.View) (x speech, bt ui.Button, ok bool) {
	said := island.Sentence(b.numbers["sentence"])
	about := abouts(v, said)
	ch, ok := b.Play.Find(func(ch *game.Choice) bool { return ch.Kind == island.Speak && ch.Item == int16(said) })
	if !b.saying || !v.Silent() || !ok || len(about) == 0 {
		return x, bt, false
	}
	of := about[max(0, slices.Index(about, b.numbers["about"]))]
	to, whom := b.listeners(v)
	k := min(b.numbers["to"], len(to)-1)
	costs := ""
	if !v.Chair(b.Play.Seat()).Immune {
		costs = words.Phrase("say.price")
	}
	// neither red nor what Enter does: it is not what one would say without a thought
	bt = ui.Button{Label: words.Say("say.say", "price", costs), ID: "speak", Size: 15, Tip: page.Cited(words.Say("say.say.tip"), box.RuleSpeaking)}
	return speech{ch.Command(v.SpeakN(said, of, to[k])), tell.Aloud(said, of), whom[k], to[k], said, of}, bt, true
}

// sayFoot is what stands below all others while a sentence is put together: what says it, and the way back. Above them it
// stands whole, by whom to whom, with what it costs and what comes of it. It reports whether one is.
func (b *Board) sayFoot(c *ui.Context, r *ui.Rect) bool {
	v := b.View()
	x, bt, ok := b.speech(c, v)
	if !ok {
		return false
	}
	back := ui.Button{Label: words.Say("say.back"), ID: "say", Size: 15, Hint: c.KeyOf(silence), Tip: ui.Plain(words.Say("say.back.tip"))}
	switch hit, _ := c.Row(r.CutBottom(c.RowHeight(r.W, bt, back)), bt, back); hit {
	case 0:
		b.write(x.cmd, c.Typed("words", b.text))
	case 1:
		b.saying = false
		c.Touch()
	}
	r.CutBottom(6)
	b.spokenBy(c, r, v, x)
	r.CutBottom(4)
	return true
}

// spokenBy sets the sentence as it will be heard, beside the face of whoever says it.
func (b *Board) spokenBy(c *ui.Context, r *ui.Rect, v island.View, x speech) {
	const in, side, face, deep = 10.0, 16.0, 46.0, 48.0 // clear of the frame
	me := b.Play.Seat()
	besides, written := words.Say("say.besides.none"), ui.Note.At(15).In(ui.Faded) // it has its room before a letter is written
	if text := c.Typed("words", b.text); text != "" {
		besides, written = words.Say("say.besides", "text", text), ui.Written.At(16)
	}
	costs, comes := price(v, me), ui.Plain(b.comesOfWords(v, x))
	strong, small := ui.Strong.At(15), ui.Small.At(15)
	if fatal(v.Chair(me)) {
		strong = strong.In(ui.Red)
	}
	w := r.W - 2*side
	if c.TextWidth(besides, written) > w { // a long one takes few lines
		written = ui.Note.At(15).In(ui.Ink)
	}
	besidesH := c.ParagraphHeight(ui.Plain(besides), written, w)
	costsH := c.ParagraphHeight(costs, strong, w)
	comesH := max(c.ParagraphHeight(comes, small, w), heardLines*c.ParagraphHeight(ui.Plain("x"), small, w))
	at := r.CutBottom(deep + besidesH + 4 + costsH + comesH + 2*in)
	c.Panel(at, ui.CardPanel)
	at = at.InsetXY(side, in)
	top := at.CutTop(deep)
	if p := v.Chair(me).Person; p.Alive() {
		page.Portrait(c, top.CutLeft(face).Top(face), faceOf(p.Role))
		top.CutLeft(8)
	}
	by, says, row := words.Say("say.by", "who", words.Sentence(who(v, me)), "whom", x.whom), words.Say("say.words", "words", x.words), top.CutTop(18)
	c.Text(row, by, c.Fit(by, small.Own(), row.W))
	c.Text(top, says, c.Fit(says, ui.Written.At(19).Own(), top.W))
	c.Paragraph(at.CutTop(besidesH), ui.Plain(besides), written) // whole, however long a thought it is
	at.CutTop(4)
	c.Paragraph(at.CutTop(costsH), costs, strong)
	c.Paragraph(at, comes, small)
}

// heardLines is how many lines of what comes of a sentence have their room always.
const heardLines = 2

// comesOfWords is who will hear a sentence, and what the computer companions will make of it.
func (b *Board) comesOfWords(v island.View, x speech) string {
	var all []string
	var persons []string
	for s := range v.Company().All() {
		if s != b.Play.Seat() && b.Play.Sitter(s) == "" && (x.to == game.Nobody || x.to == s) {
			persons = append(persons, who(v, s))
		}
	}
	if len(persons) > 0 {
		all = append(all, words.Say("say.heard", "list", words.List(persons), "n", len(persons)))
	}
	if answer := b.makeOf(v, b.Play.Seat(), x.to, x.said, x.about); answer != "" {
		all = append(all, answer)
	}
	if x.to != game.Nobody {
		all = append(all, words.Say("say.heard.all"))
	}
	return words.Sentences(all...)
}

// speakUp opens the page of what is said and thought, about the place that is picked up or else where one is most likely to
// go; or closes it.
func (b *Board) speakUp() {
	if b.saying = !b.saying; !b.saying {
		return
	}
	b.writes = true
	at := b.picked
	if at == box.Nowhere {
		at = b.View().Bound(b.Play.Seat())
	}
	if b.points() && at >= 0 {
		b.numbers["about"] = int(at)
	}
}

// Saying reports whether the page is open on which something is said or thought.
func (b *Board) Saying() bool { return b.saying }

// saysWhat reports whether there is anything to be said or thought now: in a turn of one's own.
func (b *Board) saysWhat() bool {
	step, _ := b.Asks()
	return step == island.Acting && b.Play.Acting().Has(b.Play.Seat())
}

// listeners are whom something can be said to, and how that is called.
func (b *Board) listeners(v island.View) (to []game.Seat, whom []string) {
	to, whom = []game.Seat{game.Nobody}, []string{words.Phrase("say.to.all")}
	for s := range v.Company().All() {
		if s != b.Play.Seat() {
			to, whom = append(to, s), append(whom, words.Phrase("say.to", "who", ui.Escape(who(v, s))))
		}
	}
	return to, whom
}

// owning is who has spoken unbidden.
func (b *Board) owning(c *ui.Context, col *page.Column, v island.View) {
	var buttons []ui.Button
	var of []game.Choice
	for _, ch := range b.choices() {
		if ch.Kind == island.Breach {
			buttons = append(buttons, ui.Button{Label: words.Say("say.breach", "who", who(v, game.Seat(ch.Target))), ID: IDOf(ch), Size: 15, MayCut: true, Tip: page.Cited(words.Say("say.breach.tip"), string(ch.Rule))})
			of = append(of, ch)
		}
	}
	if len(of) == 0 {
		return
	}
	col.Gap(4)
	fold := ui.Button{Label: words.Say("say.breach.title"), ID: "owning", Size: 15, Look: ui.GhostLook, On: b.owns, Tip: page.Cited(words.Say("say.breach.tip"), box.RuleSilence)}
	if c.Button(col.Next(ui.ButtonH).Left(min(col.R.W, c.ButtonWidth(fold))), fold) {
		b.owns, b.numbers["owns"] = !b.owns, 0
		c.Touch()
	}
	if !b.owns {
		return
	}
	col.Gap(4)
	hit, h := c.Row(col.R, buttons...)
	if col.Gap(h); hit >= 0 {
		b.numbers["owns"] = hit + 1
	}
	if sure := b.numbers["owns"] - 1; sure >= 0 { // it is asked for: it costs as much as a word
		by := who(v, game.Seat(of[sure].Target))
		yes := ui.Button{Label: words.Say("say.breach.sure", "who", by), ID: IDOf(of[sure]) + "-sure", Size: 15, MayCut: true, Tip: buttons[sure].Tip}
		col.Gap(4)
		if c.Button(col.Next(ui.ButtonH).Left(min(col.R.W, c.ButtonWidth(yes))), yes) {
			b.take(of[sure], 0)
		}
	}
}

// points reports whether the sentence that is being put together is about a place: one may then be
// clicked on the chart.
func (b *Board) points() bool {
	said := island.Sentence(b.numbers["sentence"])
	return b.saying && b.everybody().Silent() && (said == island.IGoTo || said == island.MeetAt || said == island.KeepFrom)
}

// sentenceGroups are the sentences by what they are of.
var sentenceGroups = [...][]island.Sentence{{island.IGoTo, island.MeetAt, island.KeepFrom}, {island.IHold, island.BringRadio, island.BringQuest}, {island.ICall, island.LeaveToMe}}

// sayGroup are those of a group that can be said now.
func (b *Board) sayGroup(c *ui.Context, col *page.Column, v island.View, i int, all []island.Sentence) {
	var list []ui.Option
	var of []island.Sentence
	at := -1
	for _, s := range all {
		if len(abouts(v, s)) == 0 {
			continue
		}
		if int(s) == b.numbers["sentence"] {
			at = len(of)
		}
		of, list = append(of, s), append(list, ui.Option{Label: words.Say("say." + s.Name() + ".short"), ID: s.Name()})
	}
	if len(of) == 0 {
		return
	}
	head, st := words.Say([...]string{"say.group.place", "say.group.hold", "say.group.do"}[i]), ui.Small.At(15).In(ui.Faded)
	row, wide := col.R, 0.0
	if wide = groupW; c.OptionsWidth(list...)+wide > col.R.W {
		wide = 0
		col.Say(ui.Plain(head), st)
		row = col.R
	} else {
		c.Text(row.CutLeft(wide).Top(ui.ButtonH), head, c.Fit(head, st, wide-4))
	}
	changed, h := c.Options(row, "sentence", &at, list...)
	if changed {
		b.numbers["sentence"] = int(of[at])
		if hand, ok := v.Hand(b.Play.Seat()); ok && of[at] == island.IHold { // the truth, unless it is changed
			b.numbers["about"] = int(hand[box.RadioPart])
		}
	}
	col.Gap(h + 3)
}

// groupW is how wide the name of a group of sentences is before them.
const groupW = 78.0

// sentences are the closed list: which, about what, and to whom.
func (b *Board) sentences(c *ui.Context, col *page.Column, v island.View) {
	for i, g := range sentenceGroups {
		b.sayGroup(c, col, v, i, g)
	}
	said := island.Sentence(b.numbers["sentence"])
	about := abouts(v, said)
	if len(about) == 0 {
		return
	}
	at := max(0, slices.Index(about, b.numbers["about"]))
	if len(about) > 1 {
		row := col.Next(ui.ButtonH)
		tip := words.Say("say.about.tip")
		if b.points() {
			tip = words.Say("say.place.tip")
		}
		s := ui.Stepper{ID: "about", Label: words.Say("say." + said.Name() + ".short"), Max: len(about) - 1, Tip: ui.Plain(tip), Show: func(n int) string { return words.Sentence(aboutName(said, about[n])) }}
		c.Stepper(row.CutLeft(min(row.W, 2*ui.StepperW)), s, &at)
		if row.CutLeft(8); b.points() {
			st := ui.Note.At(15).In(ui.Faded)
			if hint := words.Say("say.place"); c.TextWidth(hint, st) <= row.W {
				c.Text(row, hint, st)
			}
		}
		col.Gap(6)
	} else {
		col.Gap(ui.ButtonH + 6) // what stands below stays where it is
	}
	b.numbers["about"] = about[at]
	to, _ := b.listeners(v)
	var options []ui.Option
	for i, s := range to {
		o := ui.Option{Label: words.Say("say.all"), ID: "all"}
		if i > 0 {
			o = ui.Option{Label: ui.Escape(who(v, s)), ID: "to-" + strconv.Itoa(int(s))}
		}
		options = append(options, o)
	}
	k := min(b.numbers["to"], len(to)-1)
	row := col.R
	if c.OptionsWidth(options...)+groupW <= row.W {
		c.Text(row.CutLeft(groupW).Top(ui.ButtonH), words.Say("say.whom"), ui.Small.At(15).In(ui.Faded))
	}
	_, h := c.Options(row, "to", &k, options...)
	b.numbers["to"] = k
	col.Gap(h + 6)
}

// write gives a command with words.
func (b *Board) write(cmd game.Command, text string) {
	cmd.Text = text
	b.pending = &cmd
	b.text = ""
}
