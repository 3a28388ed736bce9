package nile

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

// A scene of a transcript: a party among a people, and what is done.
type encounter struct {
	file, name string
	who        deck.Specialty
	distance   int
	strength   int
	have       map[Item]int32
	act        func(d *drama)
}

// A drama writes down what a hamlet sees.
type drama struct {
	*hamlet
	out strings.Builder
}

// does takes a choice and writes down what comes of it.
func (d *drama) does(what string, k game.Kind, target int32, item Item, n int) {
	d.Helper()
	odds := ""
	if c, ok := d.offered(k, target, item); ok && c.Odds.Den > 0 {
		odds = fmt.Sprintf(" (%d in %d)", c.Odds.Num, c.Odds.Den)
	}
	fmt.Fprintf(&d.out, "> %s%s\n", what, odds)
	for _, e := range d.do(k, target, item, n) {
		if e.Kind == Moved || e.Kind == CardDrawn {
			continue
		}
		fmt.Fprintf(&d.out, "  %s", meetingWords(e))
		for i, r := range e.Rolls {
			if i == 0 || e.Rolls[i-1].Name != r.Name {
				fmt.Fprintf(&d.out, " | %s", r.Name)
			}
			fmt.Fprintf(&d.out, " %d", r.Face())
		}
		fmt.Fprintf(&d.out, " [%s]\n", e.Rule)
	}
}

func (d *drama) enters() { d.Helper(); d.does("enters the hex", Move, int32(d.at), 0, 0) }

// by meets the people by a policy, with three dice and the higher of two.
func (d *drama) by(policy, roll, high int) {
	d.Helper()
	d.enters()
	d.rolls = nil
	d.sum("13 attitude", 3, roll)
	if high > 0 {
		d.die("13 attack", 1, high)
	}
	d.does(fmt.Sprintf("policy %d", policy), Policy, int32(policy), 0, 0)
}

// party is a line for the party, and one for the people.
func (d *drama) party() string {
	e := &d.p.players[0].Trip
	if d.p.players[0].Where != inAfrica {
		return fmt.Sprintf("the explorer is %s", placeWords[d.p.players[0].Where])
	}
	out := []string{d.p.players[0].Specialty.String()}
	for i := range Items {
		if e.Have[i] > 0 {
			out = append(out, fmt.Sprintf("%d %s", e.Have[i], itemWords[i]))
		}
	}
	for _, is := range []struct {
		so   bool
		word string
	}{{e.Sick, "explorer sick"}, {e.Captive, "captive"}, {e.Halted, "halted"}} {
		if is.so {
			out = append(out, is.word)
		}
	}
	return strings.Join(out, ", ")
}

func (d *drama) tribe() string {
	t := d.t
	words := fmt.Sprintf("%d of them, attitude %d, to the explorer %d", t.Strength, t.Attitude, t.To[0])
	for _, is := range []struct {
		set  uint8
		word string
	}{{t.Parleyed, "negotiated"}, {t.Friend, "friends"}, {t.Beaten, "beaten"}} {
		if is.set&1 != 0 {
			words += ", " + is.word
		}
	}
	return words
}

var (
	receptionWords = [...]string{"neutral", "hostile", "they hide", "they charge", "an ambush", "friendly"}
	fateWords      = [...]string{"none", "killed", "a prisoner", "escapes with nothing", "escapes armed", "escapes, one roll on Table A", "escapes, two rolls on Table A"}
)

// meetingWords tells an event of a meeting plainly, with every number it holds.
func meetingWords(e game.Event) string {
	v := e.Args
	yes := func(n int32, words string) string {
		if n != 0 {
			return ", " + words
		}
		return ""
	}
	switch e.Kind {
	case Met:
		return fmt.Sprintf("people %d are met: attitude %d to all, %d to the explorer%s%s", v[0], v[1], v[2], yes(v[3], "friends"), yes(v[4], "for the first time"))
	case Received:
		return fmt.Sprintf("%d against %d: %s", v[1], v[2], receptionWords[v[3]])
	case Threat:
		return fmt.Sprintf("a show of %d against %d of them, %d against policy %d: %s", v[0], v[1], v[2], v[3], receptionWords[v[4]])
	case Withdrew:
		return fmt.Sprintf("back from %d to %d", v[0], e.At)
	case PartedInPeace:
		return "they part in peace"
	case Parleyed:
		return fmt.Sprintf("%d gifts × %d = %d against %d%s", v[0], v[1], v[2], v[3], yes(v[4], "friends"))
	case Poisoned:
		return "poison: " + [...]string{"no harm", "the explorer is sick", "the explorer dies"}[v[1]]
	case Bartered:
		return fmt.Sprintf("%d %s for %d gifts%s", v[1], itemWords[v[0]], v[2], yes(v[3], fmt.Sprintf("%d muskets handed over", v[3])))
	case Sold:
		return fmt.Sprintf("%d %s sold for %d gifts", v[1], itemWords[v[0]], v[2])
	case Hosted:
		return "the party is fed"
	case BattleJoined:
		return fmt.Sprintf("battle: %d warriors, %d askaris%s%s", v[0], v[1], yes(v[2], "the explorer armed"), yes(v[3], "ambushed"))
	case Volley:
		return fmt.Sprintf("%s: %d fall, %d stand; %d against %d%s", [...]string{"first fire", "their attack", "the counter"}[v[0]], v[1], v[2], v[3], v[4], yes(v[5], "they break"))
	case Beaten:
		return fmt.Sprintf("people %d are beaten: %d warriors and %d askaris lost", v[0], v[1], v[2])
	case Treated:
		return "into the village, to treat"
	case Prisoners:
		return fmt.Sprintf("%d prisoners: %d kept, %d freed; the die was %d", v[0], v[1], v[2], v[3])
	case Village:
		return fmt.Sprintf("the village %s: %d against %d%s", [...]string{"is not found", "is found"}[v[0]], v[1], v[2], yes(v[3], "the askaris loot it"))
	case Looted:
		prize := ""
		if Item(v[3]) != Items {
			prize = fmt.Sprintf(", %d %s", v[2], itemWords[v[3]])
		}
		return fmt.Sprintf("loot: %d rations, %d gifts%s", v[0], v[1], prize)
	case Defeated:
		return fmt.Sprintf("defeat by people %d: %s", v[0], fateWords[v[2]])
	case Saved:
		return fmt.Sprintf("saved: %d %s", v[1], itemWords[v[0]])
	case Captured:
		return "taken prisoner"
	case Captivity:
		return fmt.Sprintf("a month of captivity: %d%+d: %s", v[0], v[1], fateWords[v[2]])
	case Ministered:
		return "the captive tries his skill" + yes(v[1], "and is thanked")
	case Died:
		return "the explorer dies, " + causeWords[v[0]]
	case NewExplorer:
		return fmt.Sprintf("explorer %d, $%d", v[0], v[1])
	case TurnBegan:
		return fmt.Sprintf("turn %d of seat %d begins", v[0], e.Seat)
	case Erased:
		return fmt.Sprintf("%d hexes are blank again", v[0])
	}
	return fmt.Sprintf("event %d %v", e.Kind, v)
}

// fought is the first fire of a battle that is won with it.
func (d *drama) wins(dice ...int) {
	d.Helper()
	d.by(UnderArms, 18, 6)
	d.die("15 first fire", 6).die("16 prisoners", dice[0])
	if len(dice) > 1 {
		d.die("16 village", dice[1], dice[2])
	}
	for _, n := range dice[min(3, len(dice)):] {
		d.die("16 loot", n)
	}
	d.does("fires", Fight, 0, 0, 0)
}

// loses is an ambush that ends in a fate.
func (d *drama) loses(fate Fate, table ...int) {
	d.Helper()
	d.by(UnderArms, 18, 1)
	d.die("15 attack", 6, 1)
	d.does("fights", Fight, 0, 0, 0)
	d.die("15 counter", 3, 2)
	d.does("fights", Fight, 0, 0, 0)
	d.die("15 attack", 2, 3).die("15 defeat", int(fate)).die("15 table A", table...)
	d.does("fights", Fight, 0, 0, 0)
}

var (
	gifted = map[Item]int32{Bearers: 10, Guides: 1, Askaris: 3, Muskets: 1, Gifts: 20, Rations: 40}
	band   = map[Item]int32{Bearers: 10, Guides: 1, Askaris: 9, Muskets: 1, Gifts: 20, Rations: 40}
)

// encounters are the scenes, by file.
func encounters() (all []encounter) {
	add := func(file, name string, who deck.Specialty, distance, strength int, have map[Item]int32, act func(d *drama)) {
		all = append(all, encounter{file, name, who, distance, strength, have, act})
	}
	for policy := FortifiedCamp; policy <= AsGuest; policy++ {
		file := fmt.Sprintf("13-policy-%d", policy)
		add(file, "neutral", deck.Explorer, 4, 60, gifted, func(d *drama) { d.by(policy, 4+policy, 0) })
		add(file, "hostile, they hide", deck.Explorer, 4, 3, gifted, func(d *drama) { d.by(policy, 18, 0) })
		add(file, "hostile, they charge", deck.Explorer, 4, 60, gifted, func(d *drama) { d.by(policy, 18, policy) })
		if policy > FortifiedCamp {
			add(file, "hostile, an ambush", deck.Explorer, 4, 60, gifted, func(d *drama) { d.by(policy, 18, policy-1) })
		}
	}
	offers := func(gifts int, dice ...int) func(d *drama) {
		return func(d *drama) {
			d.by(UnderArms, 3, 0)
			d.die("13 parley", dice[0], dice[1])
			switch len(dice) {
			case 3:
				d.die("13 poison", dice[2])
			case 4:
				d.die("13 attack", dice[2], dice[3])
			}
			d.does(fmt.Sprintf("offers %d gifts", gifts), Parley, 0, 0, gifts)
		}
	}
	add("13-parley", "friends", deck.Explorer, 4, 24, gifted, offers(8, 2, 3))
	add("13-parley", "insulted, they charge", deck.Explorer, 4, 24, gifted, offers(2, 2, 3, 1, 2))
	add("13-parley", "insulted, an ambush", deck.Explorer, 4, 24, gifted, offers(2, 2, 3, 1, 1))
	for die := 1; die <= 6; die++ {
		add("13-parley", fmt.Sprintf("insulted, poison on a %d", die), deck.Explorer, 4, 19, band, offers(2, 2, 3, die))
	}
	add("13-parley", "left alone", deck.Explorer, 4, 24, gifted, func(d *drama) {
		d.by(UnderArms, 3, 0)
		d.does("passes", Pass, 0, 0, 0)
	})
	add("13-parley", "withdraws", deck.Explorer, 4, 24, gifted, func(d *drama) {
		d.enters()
		d.does("withdraws", Withdraw, int32(d.at-1), 0, 0)
	})
	trades := func(host int) func(d *drama) {
		return func(d *drama) {
			d.t.Friend = 1
			d.enters()
			d.die("14 hosts", host)
			d.does("two bearers", Barter, 0, Bearers, 2)
			if host > 1 {
				d.does("an askari", Barter, 0, Askaris, 1)
				d.does("rations for two gifts", Barter, 0, Rations, 2)
				d.does("sells rations for three gifts", SellRations, 0, Rations, 3)
				d.does("goes on", Pass, 0, 0, 0)
				d.does("ends the march", EndTravel, 0, 0, 0)
			}
		}
	}
	add("14-trade", "among friends", deck.Explorer, 4, 24, gifted, trades(2))
	add("14-trade", "poisoned", deck.Explorer, 4, 24, gifted, trades(1))
	tables := map[Fate][]int{EscapesAided: {2, 4}, EscapesLucky: {4, 6, 1}}
	for fate := Killed; fate <= EscapesLucky; fate++ {
		add("15-defeat", fateWords[fate], deck.Explorer, 1, 40, band, func(d *drama) { d.loses(fate, tables[fate]...) })
	}
	months := func(dice ...int) func(d *drama) {
		return func(d *drama) {
			d.loses(Prisoner)
			d.month()
			if d.p.players[0].Specialty == deck.Doctor {
				d.die("15 skill", 5)
				d.does("tries his skill", Minister, 0, 0, 0)
			}
			for i, die := range dice {
				if i > 0 {
					d.month()
				}
				d.die("15 captive", die)
				d.does("tries to get away", Escape, 0, 0, 0)
			}
		}
	}
	add("15-captivity", "to freedom", deck.Explorer, 1, 40, band, months(5, 6))
	add("15-captivity", "to death", deck.Explorer, 1, 40, band, months(5, 2))
	add("15-captivity", "a Doctor, to freedom with a musket", deck.Doctor, 1, 40, band, months(4, 6))
	keeps := func(n, v1, v2 int) func(d *drama) {
		return func(d *drama) {
			d.wins(3)
			d.die("16 village", v1, v2)
			d.does(fmt.Sprintf("keeps %d prisoners", n), KeepPrisoners, 0, 0, n)
		}
	}
	add("16-victory", "no prisoners, the village not found", deck.Explorer, 1, 12, band, func(d *drama) { d.wins(6, 6, 6) })
	add("16-victory", "prisoners kept, the village not found", deck.Explorer, 1, 12, band, keeps(6, 5, 6))
	add("16-victory", "all freed", deck.Explorer, 1, 12, band, keeps(0, 5, 6))
	add("16-victory", "looted by the askaris", deck.Missionary, 1, 12, band, func(d *drama) {
		d.wins(6, 1, 1, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6)
	})
	add("16-victory", "looted", deck.Explorer, 1, 12, band, func(d *drama) {
		keeps(2, 1, 2)(d)
		d.die("16 loot", 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6)
		d.does("loots", Loot, 0, 0, 0)
	})
	add("16-victory", "treated with", deck.Missionary, 1, 12, band, func(d *drama) {
		keeps(0, 1, 2)(d)
		d.does("treats with them", TreatWith, 0, 0, 0)
		d.die("13 parley", 2, 1)
		d.does("offers 2 gifts", Parley, 0, 0, 2)
	})
	add("16-victory", "left alone", deck.Missionary, 1, 12, band, func(d *drama) {
		keeps(0, 1, 2)(d)
		d.does("passes", Pass, 0, 0, 0)
	})
	moreEncounters(add)
	return all
}

// TestRule13_Transcripts plays every outcome of a meeting on prescribed dice
// and compares what happened, in words, with testdata/meetings. With -update it
// writes them anew.
func TestRule13_Transcripts(t *testing.T) {
	texts, order := map[string]*strings.Builder{}, []string{}
	for _, c := range encounters() {
		d := &drama{hamlet: newHamlet(t, c.distance, c.strength, c.who, c.have)}
		d.p.players[1].Known.add(d.at) // so that the people outlive the explorer
		b := texts[c.file]
		if b == nil {
			b = &strings.Builder{}
			texts[c.file], order = b, append(order, c.file)
		}
		fmt.Fprintf(b, "== %s\n%d hexes from a port; %s\n%s\n", c.name, c.distance, d.tribe(), d.party())
		c.act(d)
		fmt.Fprintf(b, "%s%s\n%s\n\n", d.out.String(), d.party(), d.tribe())
	}
	update := flag.Lookup("update")
	for _, name := range order {
		file, got := filepath.Join("testdata", "meetings", name+".txt"), texts[name].String()
		if update != nil && update.Value.String() == "true" {
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal([]byte(got), want) {
			t.Errorf("another course of events than in %s:\n%s", file, got)
		}
	}
}
