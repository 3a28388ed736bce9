package rulebook

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// What is not as printed stands in the book as it is played, with a mark and the reason:
// a line "@ours REASON" behind a paragraph, or behind the tables that follow it, which may
// hold in fewer ways to play than the paragraph. A line "@departures" has all of them told
// there, with their reasons.

// Mark stands before what is not as printed. It leads to the chapter that tells why.
const Mark = "◇"

// departures is the line in whose place all that is marked is told.
const departures = "@departures"

// placeOfOurs is that line as a block, until the whole book is read.
const placeOfOurs = TableOf + 1

// Departure is why something is not as printed.
type Departure struct {
	Why string // in a text as the files have them
	Of  string // in which ways to play, empty for all of the book's
}

// ours marks the paragraph before a line of the file.
func (p *reader) ours(why string) error {
	if len(p.book.Chapters) == 0 {
		return errors.New("nothing stands before it that could be marked")
	}
	blocks := p.book.Chapters[len(p.book.Chapters)-1].Blocks
	at := len(blocks) - 1
	for at >= 0 && blocks[at].Kind == TableOf {
		at--
	}
	if at < 0 || blocks[at].Kind == Heading || blocks[at].Kind == placeOfOurs {
		return fmt.Errorf("no paragraph before it that could be marked: %q", why)
	}
	why, err := p.fill(why)
	blocks[at].Ours = append(blocks[at].Ours, Departure{why, p.of})
	return err
}

// tellOurs puts the mark on what is not as printed, and a list of it in its place.
func (b *Book) tellOurs(say func(string) string) error {
	page, place, marked := -1, -1, 0
	var list []Block
	for i := range b.Chapters {
		c := &b.Chapters[i]
		number := c.Number
		for j := range c.Blocks {
			k := &c.Blocks[j]
			if k.Number != "" {
				number = k.Number
			}
			if k.Kind == placeOfOurs {
				page, place = i, j
			}
			for _, d := range k.Ours {
				line, err := d.line(number, k.lead, say)
				if err != nil {
					return err
				}
				list, marked = append(list, line), marked+1
			}
		}
	}
	if page < 0 && marked > 0 {
		return fmt.Errorf("rules: %d times something is marked, and no chapter has the line %q", marked, departures)
	}
	if page < 0 {
		return nil
	}
	b.ours = b.Chapters[page].Key
	for i := range b.Chapters {
		for j := range b.Chapters[i].Blocks {
			if k := &b.Chapters[i].Blocks[j]; len(k.Ours) > 0 {
				k.mark(b.ours)
			}
		}
	}
	at := &b.Chapters[page].Blocks
	*at = slices.Replace(*at, place, place+1, list...)
	return nil
}

// IsOurs reports whether a rule, or what a chapter says before its first rule, has the mark of what is
// not as printed.
func (b *Book) IsOurs(number string) bool {
	at, ok := b.places[number]
	if !ok {
		return false
	}
	blocks := b.Chapters[at.Chapter].Blocks
	if at.Block >= 0 {
		return len(blocks[at.Block].Ours) > 0 && strings.Contains(blocks[at.Block].String(), Mark)
	}
	for i := range blocks {
		if blocks[i].Number != "" {
			break
		}
		if len(blocks[i].Ours) > 0 && strings.Contains(blocks[i].String(), Mark) {
			return true
		}
	}
	return false
}

// line is a line of the list: the rule, what it is about, why it is not as printed.
func (d *Departure) line(number, lead string, say func(string) string) (Block, error) {
	if number == "" {
		return Block{}, fmt.Errorf("rules: what is marked has no number, nor its chapter: %q", d.Why)
	}
	rule := "Rule " + number
	if of, ok := strings.CutPrefix(number, "R"); ok {
		rule = "Reading " + of
	}
	text := rule + ": " + d.Why
	if lead != "" {
		text = rule + ", *" + strings.TrimRight(lead, ".:, ") + "*: " + d.Why
	}
	spans, err := said(text, say)
	if d.Of != "" {
		spans = slices.Insert(spans, 0, Span{Text: d.Of + " "})
	}
	return Block{Kind: Bullet, Text: spans, Of: d.Of}, err
}

// mark puts the mark before a text, behind the ways to play in which it holds.
func (k *Block) mark(page string) {
	at := 0
	if k.Of != "" && len(k.Text) > 0 && strings.HasPrefix(k.Text[0].Text, k.Of) {
		at = 1
	}
	k.Text = slices.Insert(k.Text, at, Span{Text: Mark, Link: page}, Span{Text: " "})
}
