package tell

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// An explorer's own voice: at the end of a month one sentence in the journal, by what the
// month was and by who writes it.

// voiceKeys are the voices by what an explorer's calling inclines to.
var voiceKeys = map[deck.Specialty][]string{
	deck.Botanist: {"exact", "ardent"}, deck.Doctor: {"doubting", "exact", "dry"}, deck.Ethnologist: {"doubting", "ardent"},
	deck.Explorer: {"dry", "ardent", "doubting"}, deck.Geologist: {"exact", "dry"}, deck.Journalist: {"dry", "ardent"},
	deck.Missionary: {"devout"}, deck.Zoologist: {"exact", "ardent", "dry"},
}

// anyVoice are those of an explorer of no one calling.
var anyVoice = []string{"dry", "ardent", "exact", "devout", "doubting"}

// Voice is the voice in which a player's explorer by number, from 1, writes: by the
// calling and by who it is, the same for life.
func Voice(v nile.View, seat game.Seat, nth int, calling deck.Specialty) string {
	from := voiceKeys[calling]
	if len(from) == 0 {
		from = anyVoice
	}
	seed := PortraitOf(v, seat, nth, 0).Seed
	return from[(seed>>3^seed>>13)%uint32(len(from))]
}

// voiceShared reports whether somebody else at the table writes in a voice.
func voiceShared(v nile.View, seat game.Seat, voice string) bool {
	for o := range game.Seat(v.Seats()) {
		if p := v.Player(o); o != seat && Voice(v, o, p.Explorers-between(v, o), p.Specialty) == voice {
			return true
		}
	}
	return false
}

// occasion is what a month may be remembered for, and how much that weighs.
type occasion struct {
	key    string
	weight int
}

// occasionKinds are what events of a kind make a month to be remembered for.
var occasionKinds = map[game.EventKind]occasion{
	nile.CameHome: {"home", 20}, nile.Captured: {"captive", 19}, nile.Captivity: {"captive", 19}, nile.BattleJoined: {"battle", 18},
	nile.PeakFound: {"sight", 16}, nile.CounterRevealed: {"sight", 16}, nile.LakeMeasured: {"sight", 16},
	nile.Parleyed: {"friends", 17}, nile.Hosted: {"friends", 12}, nile.Perished: {"grave", 15}, nile.Deserted: {"want", 14},
	nile.LostWay: {"lost", 13}, nile.DisasterStrikes: {"ill", 11}, nile.FellIll: {"sick", 11}, nile.ExplorerSick: {"fever", 11},
	nile.Threat: {"shunned", 10}, nile.RiverMapped: {"river", 7}, nile.Mapped: {"new", 6}, nile.Sailed: {"out", 9},
	nile.BigGame: {"hunt", 10}, // nothing is said of it, but it was no month without anything
}

// occasionOf is what an event makes a month to be remembered for; no key for nothing.
func occasionOf(e game.Event) occasion {
	is := true
	switch e.Kind {
	case nile.Parleyed:
		is = nile.As[nile.ParleyedEvent](e).Friends
	case nile.Deserted:
		why := nile.As[nile.LossEvent](e).Cause
		is = why == nile.Hunger || why == nile.Thirst
	case nile.Threat:
		is = nile.As[nile.ThreatEvent](e).How == nile.Hides
	}
	if !is {
		return occasion{}
	}
	return occasionKinds[e.Kind]
}

// still is the most that anything weighs in a month of which one may write that nothing happened.
const still = 5

// landOccasions are what the land that was mapped or marched through gives to say.
var landOccasions = map[hexmap.Terrain]string{
	hexmap.Jungle: "forest", hexmap.JungleSwamp: "forest", hexmap.JungleMountain: "forest", hexmap.Desert: "desert", hexmap.Swamp: "swamp",
}

// occasions are what a month gives to say, by the events that were told of it, what says
// most first.
func occasions(v nile.View, events []game.Event, turn int) []string {
	var all []occasion
	in := hexmap.None
	for _, e := range events {
		if o := occasionOf(e); o.key != "" {
			all = append(all, o)
		}
		if e.Kind == nile.Moved || e.Kind == nile.Mapped || e.Kind == nile.Sailed {
			in = hexmap.ID(e.At)
		}
		if e.Kind == nile.Moved && e.At >= 0 && v.Map().Cell(hexmap.ID(e.At)).Port != hexmap.NoPort {
			all = append(all, occasion{"port", 8})
		}
	}
	if in >= 0 && int(in) < len(v.Map().Cells) {
		land := v.Hex(in).Terrain
		if key := sky(v, in, land, turn); key != "" {
			all = append(all, occasion{key, still})
		}
		if key := landOccasions[land]; key != "" {
			all = append(all, occasion{key, 5})
		}
	}
	if !slices.ContainsFunc(all, func(x occasion) bool { return x.weight > still }) {
		all = append(all, occasion{"quiet", 0})
	}
	slices.SortStableFunc(all, func(a, b occasion) int { return b.weight - a.weight })
	var keys []string
	for _, s := range all {
		if !slices.Contains(keys, s.key) {
			keys = append(keys, s.key)
		}
	}
	return keys
}

// sky is what the season gives to say of a place: the rains, the dust of the dry months,
// in the west the wind from the desert, in the south and on heights and sand the cold of
// the nights.
func sky(v nile.View, at hexmap.ID, land hexmap.Terrain, turn int) string {
	month, _ := nile.Date(turn)
	north, east := placeOf(v.Map(), at)
	high := land == hexmap.Mountain || land == hexmap.JungleMountain
	switch s := seasonAt(month, north); {
	case north > 4 && east < 16 && (month >= 12 || month <= 2):
		return "harmattan"
	case (high || land == hexmap.Desert || north < -18) && v.Map().PortDistance(at) > 0 && (north < -8 && month >= 5 && month <= 8 || north > 8 && (month >= 11 || month <= 2)):
		return "cold"
	case s == wet && land != hexmap.Desert:
		return "rain"
	case s == dry && (land == hexmap.Veldt || land == hexmap.Desert):
		return "dust"
	}
	return ""
}

// Remark is what an explorer adds in his or her own hand to a month: what was told of it
// says on what, the writer in which voice. "" where all there is to say has been said. It is
// fresh that is asked, and mark that is to be remembered, whatever river or people it speaks of.
func Remark(v nile.View, seat game.Seat, events []game.Event, turn int, fresh Fresh) (text, mark string) {
	p := v.Player(seat)
	voice := Voice(v, seat, p.Explorers-between(v, seat), p.Specialty)
	out := false // in Africa, where there is something to say
	for _, e := range events {
		switch e.Kind {
		case nile.Died:
			return "", "" // nobody is left to write
		case nile.Moved, nile.Mapped, nile.Sailed, nile.Hunted, nile.CameHome, nile.Captivity, nile.DisasterStrikes, nile.Answered, nile.Recovery:
			out = true
		}
	}
	if !out {
		return "", ""
	}
	b, shared := words.In(Words()), voiceShared(v, seat, voice)
	for _, on := range occasions(v, events, turn) {
		key := "voice." + voice + "." + on
		with := blanks{}
		switch on {
		case "river":
			if with["river"] = riverIn(v, events); with["river"] == "" {
				continue
			}
		case "shunned", "friends":
			if with["people"] = peopleOn(v, events, on); with["people"] == "" {
				continue
			}
		}
		n, seats := b.Wordings(key), v.Seats()
		shares := seats // of the wordings: first its own, then its neighbours'
		if shared {
			shares = 1
		}
		for i := range shares {
			for k := (int(seat) + i) % seats; k < n; k += seats {
				if mark := b.Tell(key, uint32(k), nil); fresh(mark) {
					return b.Tell(key, uint32(k), with), mark
				}
			}
		}
	}
	return "", ""
}

// riverIn is the river of which events tell last, by its name; "" where none has one.
func riverIn(v nile.View, events []game.Event) string {
	for _, e := range slices.Backward(events) {
		if e.Kind == nile.RiverMapped && e.At >= 0 {
			if h := v.Hex(hexmap.ID(e.At)); h.River != "" {
				return River(h)
			}
		}
	}
	return ""
}

// peopleOn is the people whom the events that give an occasion tell of last.
func peopleOn(v nile.View, events []game.Event, on string) string {
	for _, e := range slices.Backward(events) {
		if occasionOf(e).key == on {
			if name, _ := peopleOf(v, e); name != "" {
				return name
			}
		}
	}
	return ""
}
