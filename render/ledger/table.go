// Package ledger sets where the players of any game stand: what each scored for, as a
// table, and how it came about turn by turn, as lines.
package ledger

import (
	"math"
	"strings"

	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Player is a player as the table and the lines name him.
type Player struct {
	Name   string
	Colour uint8      // of ui.PlayerOf
	Face   page.Plate // over the column; nil for none
	Tip    ui.Rich    // of the name
	End    string     // a sentence: how many points he has, beside the end of the line
	Points []int      // in all at the end of each turn
}

// Row is a source of points, or their sum.
type Row struct {
	Name   string
	Tip    ui.Rich
	Points []int // of each player, in the table's order
	Strong bool
}

// Table has a row for each source and a column for each player, the leader's first.
type Table struct {
	Players []Player
	Rows    []Row
}

// Measures of the table, in units.
const (
	headH = 46 // of the names, beside their signs
	tallH = 68 // below them
	rowH  = 27
	sign  = 22
	near  = 7 // between sign and name
	// Of the portraits over it; there are none in a window lower than faceFrom.
	faceH, faceShape = 68.0, 0.88
	faceFrom         = 760.0
	fewPlayers       = 2 // leave the names of the sources more room
)

var (
	nameStyle = ui.Body.At(16).Own()
	rowStyle  = ui.Body.At(17)
)

// style is how a row is set.
func (r *Row) style() ui.Style {
	if r.Strong {
		return ui.Strong
	}
	return rowStyle
}

// Height is how high the table is in a width.
func (t *Table) Height(c *ui.Context, w float64) float64 {
	_, _, head := t.columns(c, w)
	return t.facesH(c) + head + rowH*float64(len(t.Rows))
}

// columns parts a table of a width: the room of the sources' names, of each
// player, and how high the head is.
func (t *Table) columns(c *ui.Context, w float64) (label, cell, head float64) {
	for i := range t.Rows {
		label = max(label, c.TextWidth(t.Rows[i].Name, t.Rows[i].style()))
	}
	label = min(label+20, w*0.46)
	if len(t.Players) <= fewPlayers {
		label = max(label, w*0.36)
	}
	cell, head = (w-label-4)/float64(len(t.Players)), headH
	for i := range t.Players {
		first, second := inTwo(c, t.Players[i].Name, nameStyle, cell-4-sign-near)
		if max(c.TextWidth(first, nameStyle), c.TextWidth(second, nameStyle)) > cell-4-sign-near {
			head = tallH
		}
	}
	return label, cell, head
}

// Draw sets the table.
func (t *Table) Draw(c *ui.Context, col *page.Column) {
	label, cell, high := t.columns(c, col.R.W)
	at := func(i int, row ui.Rect) ui.Rect { return ui.R(row.X+label+float64(i)*cell, row.Y, cell-4, row.H) }
	t.faces(c, col, at)
	head := col.Next(high)
	for i := range t.Players {
		t.Players[i].head(c, at(i, head))
	}
	c.Rule(ui.R(head.X, head.Bottom()-1, head.W, 1), ui.Rule)
	for k := range t.Rows {
		row := &t.Rows[k]
		st, r := row.style(), col.Next(rowH)
		name := ui.R(r.X+4, r.Y, label-8, r.H-1)
		c.Text(name, row.Name, c.Fit(row.Name, st, name.W))
		for i, n := range row.Points {
			text := "–"
			if n != 0 {
				text = words.Number(n)
			}
			c.Text(at(i, r), text, st.To(ui.Right))
		}
		c.Dots(ui.R(r.X, r.Bottom()-1, r.W, 1))
		if len(row.Tip) > 0 {
			c.Tip(r, row.Tip)
		}
	}
}

// facesH is how high the row of portraits is.
func (t *Table) facesH(c *ui.Context) float64 {
	if c.H < faceFrom || len(t.Players) == 0 || t.Players[0].Face == nil {
		return 0
	}
	return faceH + 6
}

// faces are the players, each over the column.
func (t *Table) faces(c *ui.Context, col *page.Column, at func(int, ui.Rect) ui.Rect) {
	row := col.Next(t.facesH(c))
	if row.H == 0 {
		return
	}
	row.CutTop(6)
	for i := range t.Players {
		cell := at(i, row)
		face := cell.CutRight(min(cell.W, faceH*faceShape))
		page.Portrait(c, face, t.Players[i].Face)
		page.Outline(c, face, ui.Rule)
	}
}

// head is a player's sign and name over the column: the name in two lines if
// need be, and below the sign where one of the names has no room beside it. The
// tip says it in full.
func (p *Player) head(c *ui.Context, r ui.Rect) {
	c.Tip(r, p.Tip)
	room, below := r.W-sign-near, r.H >= tallH
	if below {
		top := r.CutTop(sign + 4)
		c.Sign(top.CutRight(sign).Middle(sign, sign), p.Colour)
		r.H, room = r.H-4, r.W
	}
	first, second := inTwo(c, p.Name, nameStyle, room)
	text := r.CutRight(min(room, max(c.TextWidth(first, nameStyle), c.TextWidth(second, nameStyle))+2))
	if !below {
		r.CutRight(near - 2)
		c.Sign(r.CutRight(sign).Middle(sign, sign), p.Colour)
	}
	if second == "" {
		c.Text(text, first, nameStyle.To(ui.Right))
		return
	}
	text = text.Middle(text.W, 36)
	c.Text(text.CutTop(18), first, nameStyle.To(ui.Right))
	c.Text(text, second, nameStyle.To(ui.Right))
}

// inTwo parts a name at the blank that leaves the shorter lines, if it does not
// fit into one.
func inTwo(c *ui.Context, name string, st ui.Style, room float64) (first, second string) {
	if c.TextWidth(name, st) <= room {
		return name, ""
	}
	first, best := name, math.Inf(1)
	for i, r := range name {
		if r != ' ' {
			continue
		}
		a, b := name[:i], strings.TrimSpace(name[i:])
		if w := max(c.TextWidth(a, st), c.TextWidth(b, st)); w < best {
			first, second, best = a, b, w
		}
	}
	return first, second
}
