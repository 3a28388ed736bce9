package tell

import (
	"hash/fnv"
	"strings"
	"sync"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// Explorers by name. The first explorer of a player is the player, by name; whoever
// takes up the work of one who died, or has retired (27), is somebody else, with a name
// of their own. It stands in no position: a game played before explorers had names is
// what it was.

// Explorer is the name of a player's explorer. Until a successor's calling is chosen
// what is told is still of the one before.
func Explorer(v nile.View, seat game.Seat) string {
	return ExplorerOf(v, seat, v.Player(seat).Explorers-between(v, seat))
}

// between is 1 while nobody has taken up a dead explorer's work yet, else 0.
func between(v nile.View, seat game.Seat) int {
	if v.Phase() == nile.NamingSuccessor && v.ToMove() == seat {
		return 1
	}
	return 0
}

// ExplorerOf is the name of a player's explorer by number, from 1.
func ExplorerOf(v nile.View, seat game.Seat, nth int) string {
	if nth <= 1 {
		return v.Player(seat).Name
	}
	return MadeName(v, seat, nth)
}

// ForWhom is the name of a player's explorer, with the player's behind it where the two
// differ.
func ForWhom(v nile.View, seat game.Seat) string {
	player, who := v.Player(seat).Name, Explorer(v, seat)
	if player == who {
		return who
	}
	return words.Phrase("explorer.for", "who", who, "player", player)
}

// Introduce puts the player behind the name of an explorer who is called otherwise, where lines first
// speak of him or her.
func Introduce(v nile.View, lines []SinceLine) {
	for s := range game.Seat(v.Seats()) {
		who := Explorer(v, s)
		if who == v.Player(s).Name {
			continue
		}
		for i := range lines {
			text := &lines[i].Line.Text
			if at := strings.Index(*text, who); at >= 0 {
				if rest := (*text)[at+len(who):]; !strings.HasPrefix(rest, "’") { // else it would break the word
					*text = (*text)[:at] + ForWhom(v, s) + rest
				}
				break
			}
		}
	}
}

// MadeName is a name made for a player's explorer by number, from 1: it suits the face,
// is the same whenever it is asked for, belongs to nobody else of the game, and has
// nothing of the players' names.
func MadeName(v nile.View, seat game.Seat, nth int) string {
	salt := saltOf(v)
	slot := uint32(max(1, nth)-1)*nile.MaxSeats + uint32(seat)
	given := "names.man"
	if PortraitOf(v, seat, nth, v.Turn()).Woman {
		given = "names.woman"
	}
	return names.of(maker{words.In(Words()), namesOf(v), given, salt, slot}, func(m maker) string {
		families := free(v, namesIn(m.book, "names.family"))
		firsts := free(v, namesIn(m.book, m.given))
		return firsts[(salt/7+slot*5)%uint32(len(firsts))] + " " + families[(salt+slot*11)%uint32(len(families))]
	})
}

// maker is all that a made name goes by.
type maker struct {
	book       *words.Book
	players    string // their names
	given      string // the key of the given names
	salt, slot uint32
}

// mostMade bounds the memory of names that were made.
const mostMade = 1000

// names are those that were made: nearly every sentence asks for one, and to make it
// all lists are gone through.
var names made

type made struct {
	mu    sync.Mutex
	names map[maker]string
}

// of is the name that goes by these, made where it was not yet.
func (m *made) of(by maker, anew func(maker) string) string {
	m.mu.Lock()
	defer m.mu.Unlock()
	if name, ok := m.names[by]; ok {
		return name
	}
	if m.names == nil || len(m.names) >= mostMade {
		m.names = map[maker]string{}
	}
	name := anew(by)
	m.names[by] = name
	return name
}

// namesOf are the players' names, each on a line.
func namesOf(v nile.View) string {
	var b strings.Builder
	for _, p := range v.Settings().Players {
		b.WriteString(p.Name)
		b.WriteByte('\n')
	}
	return b.String()
}

// saltOf tells one table of players from another.
func saltOf(v nile.View) uint32 {
	f := fnv.New32a()
	for _, p := range v.Settings().Players {
		_, _ = f.Write([]byte(p.Name)) // never fails
		_, _ = f.Write([]byte{p.Colour, byte(p.Specialty), byte(p.Face), byte(p.Face >> 8)})
	}
	return f.Sum32()
}

// namesIn are all the wordings of a key.
func namesIn(b *words.Book, key string) (out []string) {
	for n := range b.Wordings(key) {
		out = append(out, b.PieceOf(key, uint32(n), nil))
	}
	return out
}

// free are those of some names that no player bears; all of them where players bear all.
func free(v nile.View, all []string) (out []string) {
	for _, name := range all {
		if !borne(v, name) {
			out = append(out, name)
		}
	}
	if len(out) == 0 {
		return all
	}
	return out
}

func borne(v nile.View, name string) bool {
	for _, p := range v.Settings().Players {
		for _, of := range strings.Fields(p.Name) {
			if strings.EqualFold(of, name) {
				return true
			}
		}
	}
	return false
}
