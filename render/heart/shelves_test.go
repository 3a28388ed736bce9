package heart

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// The signs on the borders are explained on the chart itself: a key that unfolds (5, 8, 9.3).
func TestRule5_TheSignsHaveAKey(t *testing.T) {
	r := open(t, positions(t)["marching"])
	want := []string{words.Sentence(tell.Sign(chart.GreenLeaf)), words.Sentence(tell.Sign(chart.RedTriangle)), words.Say("legend.nation"), words.Say("legend.mineral"), words.Say("legend.city")}
	for _, unfold := range []bool{true, false} {
		if !r.ByMouse("board/" + board.KeyOfSigns) {
			t.Fatal("the key of the signs cannot be clicked")
		}
		for _, name := range want {
			if got := uitest.HasText(r.List, name) || uitest.HasText(r.List, strings.ToLower(name)); got != unfold {
				t.Errorf("%q is said: %v, want %v", name, got, unfold)
			}
		}
	}
}

// Every Port says whose water it lies on, and every shelf what its thing is for, in the usual window and
// without pointing (4.2, 4.3).
func TestRule4_WhatIsOfferedIsAllSaid(t *testing.T) {
	r, rivers := open(t, positions(t)["choosing-port"]), 0
	for at := range chart.Region(chart.Regions) {
		if chart.Of(at).Port {
			rivers++
			if !slices.ContainsFunc(chart.Of(at).Ways, func(w chart.Way) bool {
				return uitest.HasText(r.List, words.Say("port.river", "region", tell.Region(w.To)))
			}) {
				t.Errorf("%s does not say where its river comes from", tell.Region(at))
			}
		}
	}
	if rivers != chart.Ports {
		t.Errorf("%d Ports, want %d", rivers, chart.Ports)
	}
	r = open(t, positions(t)["outfitting"])
	for l := range box.Lots {
		if want := tell.Use(l); !uitest.HasText(r.List, want) {
			t.Errorf("the shelf of %s does not say %q", tell.Lot(l), want)
		}
	}
	prices := 0
	for _, text := range r.List.Texts() {
		if text == words.Number(1) {
			prices++
		}
	}
	if prices < int(box.Lots)/2 {
		t.Errorf("%d shelves say what they cost", prices)
	}
	table, err := game.TakeUp(heart.Rules{}, positions(t)["outfitting"])
	if err != nil {
		t.Fatal(err)
	}
	v := table.Position().(*heart.Position).View(0)
	_, s, _ := v.Asked()
	sheet := v.Sheet(s)
	r.Want(words.Say("shelves.purse", "n", sheet.Credits))
	r.Want(words.Say("plan.load", "n", sheet.Load, "most", sheet.Capacity))
	var lacks []string
	for _, tool := range v.Suits(sheet.Patron) {
		if sheet.Resources[tool] == 0 {
			lacks = append(lacks, tell.Resource(tool))
		}
	}
	if len(lacks) > 0 {
		r.Want(words.Say("plan.tool.lacking", "tool", words.List(lacks)))
	}
}

// What suits a Patron scores more with what that Patron pays for (13, 15.3).
func TestRule13_WhatSuitsAPatron(t *testing.T) {
	v := new(heart.Position).View(game.Nobody)
	for p, want := range map[box.Patron][]box.Resource{ // in any order: each by itself
		box.University: {box.Books}, box.City: {box.Pickax}, box.Westminster: {box.Bible}, box.FleetStreet: {box.Diary},
	} {
		if got := v.Suits(p); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", p.Name(), got, want)
		}
	}
}

// One press does not end the buying for good while Credits are left: the button says so, and a second one does; a list marked in
// between asks anew (4.3).
func TestRule4_3_BuyingIsNotEndedByOnePress(t *testing.T) {
	table, err := game.TakeUp(heart.Rules{}, positions(t)["outfitting"])
	if err != nil {
		t.Fatal(err)
	}
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	v := table.Position().(*heart.Position).View(0)
	step, s, _ := v.Asked()
	if step != heart.Outfitting || v.Sheet(s).Credits == 0 {
		t.Fatalf("seat %d at %v", s, step)
	}
	at := table.Len()
	done := func() {
		r.Wait(desk.GuardTime)
		if !r.ByMouse("board/" + board.IDOf(game.Choice{Kind: heart.No, Seat: s})) {
			t.Fatal("it is not there")
		}
	}
	sure := ui.Unmarked(words.Say("do.outfitting.no.sure"))
	for o := range box.Outfit(2) { // the second time a list has been marked
		if done(); table.Len() != at || !r.Has(sure) {
			t.Fatalf("%d commands after one press, want %d; asked once more: %v", table.Len(), at, r.Has(sure))
		}
		for i := range r.List.Items { // and above the fold
			if it := &r.List.Items[i]; it.Kind == ui.TextItem && strings.Contains(sure, it.Text) && it.Visible().H < it.Rect.H {
				t.Errorf("%q is cut", it.Text)
			}
		}
		r.ByMouse("board/list/" + o.Name())
		if r.Has(sure) {
			t.Error("a list was marked, and one press ends the buying still")
		}
	}
	done()
	if done(); local.Of(p).Len() == at {
		t.Error("two presses end nothing")
	}
}
