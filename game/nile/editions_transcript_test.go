package nile

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// A journey writes down what an expedition by the edition of 1978 does: each step
// with what a player at the table would reckon, then all that comes of it, with the
// dice. The stage is loud: every die and card stands in the test.
type journey struct {
	*stage
	out strings.Builder
}

// does takes a choice; reckoned is what a player with the rulebook expects of it.
func (j *journey) does(what, reckoned string, k game.Kind, target int32, item Item, n int) {
	j.Helper()
	odds := ""
	if c, ok := j.offered(k, target, item); ok && c.Odds.Den > 0 {
		odds = fmt.Sprintf(" (%d in %d)", c.Odds.Num, c.Odds.Den)
	}
	fmt.Fprintf(&j.out, "> %s%s\n", what, odds)
	if reckoned != "" {
		fmt.Fprintf(&j.out, "  = %s\n", reckoned)
	}
	for _, e := range j.do(k, target, item, n) {
		row := &events[e.Kind]
		fmt.Fprintf(&j.out, "  %s", row.name)
		if e.At >= 0 {
			fmt.Fprintf(&j.out, " in hex %d", e.At)
		}
		for i := 0; row.tells != nil && i < row.tells.NumField(); i++ {
			fmt.Fprintf(&j.out, " %s=%d", kebab(row.tells.Field(i).Name), e.Args[i])
		}
		for i, r := range e.Rolls {
			if i == 0 || e.Rolls[i-1].Name != r.Name {
				fmt.Fprintf(&j.out, " | %s", r.Name)
			}
			fmt.Fprintf(&j.out, " %d", r.Face())
		}
		fmt.Fprintf(&j.out, " [%s]\n", e.Rule)
	}
}

// stands writes down how the party is.
func (j *journey) stands() {
	pl := &j.p.players[0]
	e := &pl.Trip
	var have []string
	for i := range Items {
		if e.Have[i] > 0 {
			have = append(have, fmt.Sprintf("%d %s", e.Have[i], itemWords[i]))
		}
	}
	fmt.Fprintf(&j.out, "turn %d, hex %d, %d of %d points spent: %s; $%d, %d points\n\n", j.p.turn, e.At, e.Spent, e.Allowance, strings.Join(have, ", "), pl.Money, pl.Points)
}

// TestRuleP_AJourneyOf1978 is an expedition by the edition of 1978, from the first
// march to the next voyage, die by die and card by card: how far it gets, that a
// guide keeps it on its way, what the dice map, whom it finds, the finds after news
// alone, the account of an explorer of two callings, and the donation cards.
func TestRuleP_AJourneyOf1978(t *testing.T) {
	m := board(
		"vd.....",
		"vv.....",
		"vv.....",
	)
	port := addPort(m, "Port", at(m, 1, 1))
	m.Ports[port].Shore = africa.WestCoast
	e, _ := edition.Parse(edition.Third)
	j := &journey{stage: scene(t, m, deck.Doctor).by(e)}
	j.p.players[0].Specialty = deck.SetOf(deck.Doctor, deck.Geologist)
	j.loud = true
	trip := j.party(0, at(m, 1, 1), OnFoot, map[Item]int32{Bearers: 4, Guides: 1, Askaris: 3, Muskets: 1, Rations: 30, Gifts: 8})
	trip.Port = port
	j.p.steps = []step{{ChoosingPace, 0}}
	dry := quietCard // no disaster, no find
	j.month1(m)
	j.month2(m, dry)
	j.month3(m, dry)
	j.home(m, dry)
	file := filepath.Join("testdata", "journey-1978.txt")
	if *updateDisasters {
		if err := os.WriteFile(file, []byte(j.out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got := j.out.String(); got != string(want) {
		t.Errorf("another journey than in %s:\n%s", file, got)
	}
}

// march begins a month: there is no level to choose.
func (j *journey) march(reckoned string, cards ...deck.Card) {
	j.Helper()
	j.card(cards...)
	j.does("a new month", reckoned, SetPace, int32(Normal), 0, 0)
}

// month1: out of the port, to a people who are won.
func (j *journey) month1(m *hexmap.Map) {
	j.march("two points on foot; no disaster is drawn in a port")
	j.die("10.2 neighbour", 5)
	j.die("10.3 rises", 3)
	j.die("10.7 people", 1, 2)
	j.die("10.7 strength", 2, 3, 4).pick("10.7 name", nameSeeds, 0)
	j.does("east", "with a guide no roll for the way; 5 points back to veldt: copied; 3 is odd: no river rises; 1+2 in veldt: a people; "+
		"2×3×4, the port 1 hex away: 2×3×1 = 6 strong", Move, int32(at(m, 2, 1)), 0, 0)
	j.die("13 attitude", 1, 1, 2)
	j.does("open hands", "1 hex + policy 4 = 5; 4 is not above it: neutral", Policy, OpenHands, 0, 0)
	j.die("13 parley", 2, 1)
	j.does("three gifts", "2×3 = 6 comes up to 6: friends, and news for the card of finds", Parley, 0, 0, 3)
	j.does("goes on", "", Pass, 0, 0, 0)
	find := quietCard
	find.Finds = []deck.Find{geologistsFind()}
	j.card(find)
	j.does("ends the march", "friends feed all nine; new country: a card for a find, which a Geologist makes in any new hex", EndTravel, 0, 0, 0)
	j.stands()
}

// month2: over a river that rises, into mountains.
func (j *journey) month2(m *hexmap.Map, dry deck.Card) {
	j.march("a card for disasters: quiet", dry)
	j.die("10.2 neighbour", 2, 1)
	j.die("10.2 key", 4, 1, 3, 1)
	j.die("10.3 rises", 4, 2)
	j.die("10.4 cataract", 3)
	j.die("10.4 fall", 5, 5, 5, 4)
	j.die("10.6 peak", 6, 6, 2)
	j.die("10.7 people", 4, 5)
	j.does("east", "2 and 1 point to blank land; key 4-1 mountain, 3-1 jungle: both; 4 is even: a river rises, and 2 takes it east; "+
		"3 in mountains: a cataract, 5×5×5×4 = 500 feet, over 400: recorded; 6×6×2 + 100 = 172 hundreds of feet; 9: nobody lives here", Move, int32(at(m, 3, 1)), 0, 0)
	j.die("18 hunt", 2)
	j.card(dry)
	j.does("ends the march", "2, jungle +1, river +2 = 5: three rations each for three askaris and the explorer; nine eat 9 of 12; new country: a card, and nothing on it", EndTravel, 0, 0, 0)
	j.stands()
}

// month3: a month at rest brings no card of finds.
func (j *journey) month3(_ *hexmap.Map, dry deck.Card) {
	j.march("a card for disasters: quiet", dry)
	j.die("18 hunt", 3)
	j.does("stays", "3 + 3 = 6: four each; no news: no card", EndTravel, 0, 0, 0)
	j.stands()
}

// home: back by known land, to the account and the donation cards.
func (j *journey) home(m *hexmap.Map, dry deck.Card) {
	j.march("a card for disasters: quiet", dry)
	j.does("west", "one point: known, and friends", Move, int32(at(m, 2, 1)), 0, 0)
	j.does("goes on", "", Pass, 0, 0, 0)
	j.does("west", "one point: published; the two points are spent", Move, int32(at(m, 1, 1)), 0, 0)
	j.die("18 hunt", 1)
	j.does("ends the march", "1 in veldt: one ration each for four hunters, and five of the stores; no news, no card", EndTravel, 0, 0, 0)
	j.stands()
	j.march("two points; no disaster in a port")
	j.does("sails home", "five gifts are worth $10, 25 rations $25, the musket $8: $21, half of it", GoHome, 0, 0, 0)
	j.stands()
	all := wholePurse.count()
	j.pick("26 donation", all, 0)
	j.does("stays", "one card, of $100; the turn is for publishing", Wait, 0, 0, 0)
	j.does("publishes all", "jungle with mountain 2 + 1, its river 1, fall 1, peak 1, the two records 2 each: a calling scores nothing of its own; the find 2; veldt 1 and its people 1", PublishAll, 0, 0, 0)
	j.pick("26 donation", all-1, 7).pick("26 donation", all-2, 25).pick("26 donation", all-3, 20)
	j.does("closes the account", "14 points: three cards, of $200, $500, $300; the turn is over", EndPublishing, 0, 0, 0)
	j.stands()
	j.does("sets out", "$21 and $1,100 by cards, less $500 for the voyage", Outfit, 0, 0, 0)
	j.stands()
}

// geologistsFind is a find that a Geologist makes in any hex he enters.
func geologistsFind() deck.Find {
	for _, c := range deck.Cards() {
		for _, f := range c.Finds {
			if f.Specialty == deck.Geologist && f.When.Holds(deck.HexFacts{Terrain: hexmap.Veldt}) {
				return f
			}
		}
	}
	panic("the deck has none")
}
