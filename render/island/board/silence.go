package board

import (
	"slices"
	"strconv"

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

// silence is the page of it, in place of the choices.
func (b *Board) silence(c *ui.Context, col *page.Column, v island.View) {
	me := b.Play.Seat()
	c.TextField(col.Next(ui.ButtonH), ui.Field{ID: "words", Max: box.MostThought, Hint: words.Say("say.hint")}, &b.text)
	col.Gap(5)
	text := c.Typed("words", b.text)
	if ch, ok := b.Play.Find(func(ch *game.Choice) bool { return ch.Kind == island.Think }); ok {
		bt := ui.Button{Label: words.Say("say.think"), ID: "think", Size: 16, Disabled: text == "", Tip: page.Cited(words.Say("say.think.tip"), string(ch.Rule))}
		if c.Button(col.Next(ui.ButtonH).Left(c.ButtonWidth(bt)), bt) {
			b.write(ch.Command(island.ThinkN(island.InWords, 0)), text)
		}
		col.Gap(8)
	}
	if !v.Silent() {
		return
	}
	chair := v.Chair(me)
	warn := words.Say("say.costs")
	switch {
	case chair.Immune:
		warn = words.Say("say.free")
	case chair.Curses+2 >= box.CursesLose:
		warn = words.Say("say.fatal")
	}
	col.Heading(words.Say("say.title"))
	col.Say(page.Cited(warn, box.RuleSpeaking), ui.Body.At(16))
	col.Gap(4)
	b.sentences(c, col, v)
	col.Gap(6)
	var owned []ui.Button
	var of []game.Choice
	for _, ch := range b.choices() {
		if ch.Kind == island.Breach {
			owned = append(owned, ui.Button{Label: words.Say("say.breach", "who", who(v, game.Seat(ch.Target))), ID: IDOf(ch), Size: 15, MayCut: true, Tip: page.Cited(words.Say("say.breach.tip"), string(ch.Rule))})
			of = append(of, ch)
		}
	}
	if hit, h := c.Row(col.R, owned...); hit >= 0 {
		b.take(of[hit], 0)
	} else {
		col.Gap(h)
	}
}

// sentences are the closed list: which, about what, and to whom.
func (b *Board) sentences(c *ui.Context, col *page.Column, v island.View) {
	said := island.Sentence(b.numbers["sentence"])
	var list []ui.Option
	for s := range island.Sentences {
		list = append(list, ui.Option{Label: words.Say("say." + s.Name() + ".short"), ID: s.Name()})
	}
	n := int(said)
	_, h := c.Options(col.R, "sentence", &n, list...)
	b.numbers["sentence"] = n
	col.Gap(h + 5)
	about := abouts(v, said)
	at := max(0, slices.Index(about, b.numbers["about"]))
	if len(about) > 1 {
		var list []ui.Option
		for _, n := range about {
			list = append(list, ui.Option{Label: aboutName(said, n), ID: strconv.Itoa(n)})
		}
		_, h = c.Options(col.R, "about", &at, list...)
		b.numbers["about"] = about[at]
		col.Gap(h)
	}
	to := []game.Seat{game.Nobody}
	options := []ui.Option{{Label: words.Say("say.to.all"), ID: "all"}}
	for s := range v.Company().All() {
		if s != b.Play.Seat() {
			to = append(to, s)
			options = append(options, ui.Option{Label: ui.Escape(who(v, s)), ID: "to-" + strconv.Itoa(int(s))})
		}
	}
	col.Gap(5)
	k := min(b.numbers["to"], len(to)-1)
	_, h = c.Options(col.R, "to", &k, options...)
	b.numbers["to"] = k
	col.Gap(h + 6)
	ch, ok := b.Play.Find(func(ch *game.Choice) bool { return ch.Kind == island.Speak && ch.Item == int16(said) })
	if !ok || len(about) == 0 {
		return
	}
	bt := ui.Button{Label: words.Say("say.say", "words", tell.Aloud(said, about[at])), ID: "speak", Size: 15, MayCut: true, Look: ui.MainLook, Tip: page.Cited(words.Say("say.say.tip"), string(ch.Rule))}
	if c.Button(col.Next(ui.ButtonH).Left(min(col.R.W, c.ButtonWidth(bt))), bt) {
		b.write(ch.Command(v.SpeakN(said, about[at], to[k])), c.Typed("words", b.text))
	}
}

// write gives a command with words.
func (b *Board) write(cmd game.Command, text string) {
	cmd.Text = text
	b.pending = &cmd
	b.text = ""
}
