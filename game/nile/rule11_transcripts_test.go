package nile

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

var updateDisasters = flag.Bool("update", false, "write the transcripts of the disasters anew")

// TestRule11_Transcripts plays every disaster on prescribed dice and compares
// what happened, in words, with testdata/disasters.
func TestRule11_Transcripts(t *testing.T) {
	for d := range deck.Disasters {
		t.Run(d.String(), func(t *testing.T) {
			var b strings.Builder
			fmt.Fprintf(&b, "%d %s\n", int(d), d)
			for i := range marches[d] {
				marches[d][i].write(t, &b, d)
			}
			asWritten(t, "disasters", d, b.String())
		})
	}
}

// asWritten holds what a disaster has done against what stands in a folder of testdata.
func asWritten(t *testing.T, folder string, d deck.Disaster, got string) {
	t.Helper()
	file := filepath.Join("testdata", folder, fmt.Sprintf("%02d-%s.txt", d, d))
	if *updateDisasters {
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
	if got != string(want) {
		t.Errorf("another course of events than in %s:\n%s", file, got)
	}
}

// TestRule11_EveryDisasterHasItsScenes: one in which it strikes, and one for
// each specialty that softens it.
func TestRule11_EveryDisasterHasItsScenes(t *testing.T) {
	for d := deck.Fever; d < deck.Disasters; d++ {
		var seen callings
		struck := false
		for i := range marches[d] {
			c := &marches[d][i]
			g := c.pitch(t)
			_, ok := told(g.strike(d, c.dice), DisasterStrikes)
			struck = struck || ok
			seen |= by(c.who)
		}
		if !struck || calamities[d].softens&^seen != 0 {
			t.Errorf("%s: struck %v, callings %b of %b", d, struck, seen&calamities[d].softens, calamities[d].softens)
		}
	}
}

// write plays a march and writes it down.
func (c *march) write(t *testing.T, b *strings.Builder, d deck.Disaster) {
	t.Helper()
	g := c.pitch(t)
	fmt.Fprintf(b, "\n== %s\n", c.name)
	fmt.Fprintf(b, "before: %s\n", g.summary())
	g.writeEvents(b, g.strike(d, c.dice))
	if c.reply != nil {
		for _, o := range g.p.Choices(nil) {
			fmt.Fprintf(b, "  may %s", answerWords[o.Kind])
			if o.Kind == LoseNotes {
				fmt.Fprintf(b, " %d", o.Target)
			} else if o.Cost != 0 {
				fmt.Fprintf(b, " (%d)", o.Cost)
			}
			b.WriteByte('\n')
		}
		for _, o := range g.p.Choices(nil) {
			if o.Kind == c.reply() {
				fmt.Fprintf(b, "  does %s\n", answerWords[o.Kind])
				g.writeEvents(b, g.do(o.Kind, o.Target, 0, 0))
				break
			}
		}
	}
	fmt.Fprintf(b, "after: %s\n", g.summary())
}

var answerWords = map[game.Kind]string{
	PayUp: "pay up", LetGo: "let go", StayBehind: "stay behind", LoseNotes: "lose the notes on",
}

var modeWords = [Modes]string{"on foot", "by canoe", "mounted"}

var itemWords = [Items]string{"bearers", "guides", "askaris", "camels", "horses", "canoes", "rations", "gifts", "muskets", "water"}

var causeWords = [...]string{
	"no cause", "hunger", "thirst", "lost respect", "lost guide", "falls", "illness", "battle", "poison", "captors", "disaster",
	"beast", "bad faith", "abandoned", "ridden hard", "given up",
}

var placeWords = [...]string{"in Europe", "in Africa", "dead"}

// summary is the party in a line.
func (g *stage) summary() string {
	pl := &g.p.players[0]
	e := &pl.Trip
	if pl.Where != inAfrica {
		return fmt.Sprintf("explorer %d, %s", pl.Explorers, placeWords[pl.Where])
	}
	out := []string{pl.Specialty.String(), g.p.hexes[e.At].Terrain.String()}
	add := func(holds bool, format string, args ...any) {
		if holds {
			out = append(out, fmt.Sprintf(format, args...))
		}
	}
	add(g.p.hexes[e.At].Out|g.p.hexes[e.At].In != 0, "river")
	add(true, "%s", modeWords[e.Mode])
	for i := range Items {
		add(e.Have[i] > 0, "%d %s", e.Have[i], itemWords[i])
		add(i <= Askaris && e.Have[i] > 0 && e.healthy(min(i, Askaris)) < e.Have[i], "(%d sick)", e.Ill[min(i, Askaris)])
	}
	add(e.Sick, "explorer sick")
	add(e.Disgraced, "disgraced")
	add(g.p.top().Kind != ChoosingPace, "%d points", e.Allowance-e.Spent)
	add(e.Halted, "halted")
	add(e.HuntMod != 0, "hunting %+d", e.HuntMod)
	add(e.NoHunt, "no hunting")
	add(e.WetPowder, "no first fire")
	add(e.FalseGuide, "misled")
	add(len(pl.Notes) > 0, "%d notes", len(pl.Notes))
	for id := range pl.Known.all() {
		add(true, "knows %d", id)
	}
	for i := range g.p.tribes {
		add(true, "people %d attitude %d", i+1, g.p.tribes[i].Attitude)
	}
	return strings.Join(out, ", ")
}

func (g *stage) writeEvents(b *strings.Builder, events []game.Event) {
	for _, e := range events {
		fmt.Fprintf(b, "  %s", eventWords(e))
		for i, r := range e.Rolls {
			if r.Name == "card" {
				continue
			}
			if i == 0 || e.Rolls[i-1].Name != r.Name {
				fmt.Fprintf(b, " | %s", r.Name)
			}
			fmt.Fprintf(b, " %d", r.Face())
		}
		b.WriteByte('\n')
	}
}

// eventWords tells an event plainly, with every number it holds.
func eventWords(e game.Event) string {
	v := e.Args
	people := func(what string) string {
		return fmt.Sprintf("%d %s %s, %s", v[1], itemWords[v[0]], what, causeWords[v[2]])
	}
	switch e.Kind {
	case PaceSet:
		return fmt.Sprintf("pace set: %d points", v[2])
	case CardDrawn:
		return fmt.Sprintf("card drawn for section %d", v[1])
	case DisasterStrikes:
		if v[4] == 1 {
			return fmt.Sprintf("strikes: %s, and asks", deck.Disaster(v[0]))
		}
		return fmt.Sprintf("strikes: %s, softened %d, figures %d %d", deck.Disaster(v[0]), v[1], v[2], v[3])
	case Answered:
		return fmt.Sprintf("answered: %s, %s, figures %d %d", deck.Disaster(v[0]), WayKey(deck.Disaster(v[0]), int(v[1])), v[2], v[3])
	case BigGame:
		return fmt.Sprintf("dangerous animal: die %d, outcome %d, %d fresh", v[0], v[1], v[2])
	case DisasterPasses:
		return fmt.Sprintf("passes: %s, averted %d", deck.Disaster(v[0]), v[1])
	case FellIll:
		return fmt.Sprintf("%d %s fall ill, %s", v[1], itemWords[v[0]], deck.Disaster(v[2]))
	case Perished:
		return people("die") + ", " + deck.Disaster(v[3]).String()
	case Deserted:
		return people("leave") + ", " + deck.Disaster(v[3]).String()
	case BeastsDied:
		return people("die") + ", " + deck.Disaster(v[3]).String()
	case GoodsLost:
		return people("lost") + ", " + deck.Disaster(v[3]).String()
	case Strayed:
		return fmt.Sprintf("%d %s stray", v[1], itemWords[v[0]])
	case ExplorerSick:
		return fmt.Sprintf("explorer sick, %s, %s", causeWords[v[0]], deck.Disaster(v[1]))
	case Peril:
		return fmt.Sprintf("peril: %d of %d, explorer %d", v[0], v[1], v[2])
	case MayMove:
		return fmt.Sprintf("may move: %d", v[0])
	case HuntSpoiled:
		return fmt.Sprintf("hunting: %d, none at all %d", v[0], v[1])
	case ModeChanged:
		return fmt.Sprintf("goes on %s: %d points, %d left", modeWords[v[0]], v[1], v[2])
	case Noted:
		return fmt.Sprintf("noted: reason %d, %d points, seat %d", v[0], v[1], v[2])
	case NotesGone:
		return fmt.Sprintf("notes on %d gone", e.At)
	case Died:
		return fmt.Sprintf("the explorer dies, %s", causeWords[v[0]])
	case RespectRegained:
		return "respect regained"
	case NewExplorer:
		return fmt.Sprintf("explorer %d, $%d", v[0], v[1])
	case TurnBegan:
		return fmt.Sprintf("turn %d begins", v[0])
	}
	return fmt.Sprintf("event %d %v", e.Kind, e.Args)
}
