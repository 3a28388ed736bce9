package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/press"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// gazette is what the illustrated paper makes of the winner's journey: it is put together
// from what was told of him, and from nothing else.
type gazette struct {
	who   game.Seat
	head  string
	lines []string
	plate *engraving.Picture
}

// mostNamed is how many countries or finds the paper names before it has no more room.
const mostNamed = 4

// newGazette reads a game that is over.
func newGazette(p *play.Play) gazette {
	pos := p.Position().(*heart.Position)
	v, sum := pos.View(game.Nobody), pos.Summary()
	g := gazette{who: press.Standing(sum)[0], plate: plates.Of("europe/newspaper")}
	name, sheet := tell.Who(sum, g.who), v.Sheet(g.who)
	var lands, finds []string
	var wild box.Wild
	dead, best := 0, 0
	home := chart.Nowhere
	events := p.Events()
	for i := range events {
		e := &events[i]
		if e.Seat != g.who {
			continue
		}
		switch e.Kind {
		case heart.PortTaken:
			home = chart.Region(e.At)
		case heart.TerrainFound:
			lands = append(lands, tell.Region(chart.Region(e.At)))
		case heart.FindScored:
			c := told.AsSlot(e).Chit
			finds = append(finds, tell.Chit(c))
			if best < 1 {
				best, g.plate = 1, board.Plate(c)
			}
		case heart.SpecialFound:
			wild, best = told.AsSpecial(e), 2
			g.plate = board.SpecialPlate(wild)
		case heart.Changed:
			if x := told.AsChanged(e); (x.Figure == box.Askaris || x.Figure == box.Porters) && x.By < 0 && x.Cause != box.ByDesertion {
				dead -= x.By
			}
		}
	}
	end := "home"
	if sheet.Lost {
		end = "lost"
	}
	g.head = words.Say("gazette.head."+end, "who", name)
	say := func(key string, fill ...any) {
		g.lines = append(g.lines, words.Say(key, append(fill, "who", name, "place", tell.Region(sheet.Region), "port", tell.Region(home))...))
	}
	say("gazette.end." + end)
	for _, l := range []struct {
		key  string
		list []string
	}{{"gazette.lands", lands}, {"gazette.finds", finds}} {
		switch n := len(l.list); {
		case n > mostNamed:
			say(l.key+".many", "n", n, "list", words.List(l.list[:mostNamed]))
		case n > 0:
			say(l.key, "n", n, "list", words.List(l.list))
		}
	}
	if best == 2 {
		say("gazette.special", "special", tell.Special(wild))
	}
	if sheet.Patron != box.NoPatron {
		say("gazette.patron", "patron", tell.Patron(sheet.Patron))
	}
	if dead == 0 {
		say("gazette.people.none")
	} else {
		say("gazette.people", "n", dead)
	}
	return g
}

// Measures of the pictures of a cutting, in units.
const picturesLeast, picturesMost = 90.0, 190.0

// draw sets it as a cutting, and returns how high it is. Its pictures give way where it would be
// higher than there is room; 0: there is no end to it.
func (g *gazette) draw(c *ui.Context, r ui.Rect, v heart.View, room float64) float64 {
	st, text := ui.Body.At(17), 0.0
	for _, line := range g.lines {
		text += c.ParagraphHeight(ui.Plain(line), st, r.W) + 4
	}
	col := page.NewColumn(c, r)
	col.Say(ui.Plain(words.Say("paper.name")), ui.Small.To(ui.Centre))
	c.Rule(col.Next(5), ui.Ink)
	col.Gap(4)
	col.Say(ui.Plain(g.head), ui.Head.At(25).To(ui.Centre))
	col.Gap(6)
	high := min(col.R.W*0.31, picturesMost)
	if room > 0 {
		high = max(min(high, picturesLeast), min(high, room-col.Height()-8-text))
	}
	row := col.Next(high)
	if cfg := v.Settings().Players; int(g.who) < len(cfg) {
		face := row.CutLeft(high * 0.84)
		page.PortraitInPrint(c, face, faces.Named(cfg[g.who].Name, cfg[g.who].Face))
		page.Outline(c, face, ui.Rule)
		row.CutLeft(8)
	}
	page.InPrint(c, row, g.plate)
	col.Gap(8)
	for _, line := range g.lines {
		col.Say(ui.Plain(line), st)
		col.Gap(4)
	}
	return col.Height()
}
