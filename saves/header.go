package saves

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/saves/disk"
)

// Format is the number of the format this program writes.
const Format = 2

// magic begins every save of every format; the format's number follows.
const magic = "SOURCE OF THE NILE SAVE "

const (
	maxHead    = 16 << 10 // bytes of a head
	maxValue   = 128      // bytes of one text in a head; longer ones are cut
	maxPlayers = 16
	maxOrder   = 253402300799999 // milliseconds to the end of the year 9999
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Header is what a save says about itself, readable without the rest.
type Header struct {
	Program  string      // version of the program that wrote it
	Game     string      // the game, as its rules name it; taken from the record
	Rules    int         // version of the game's rules; 0: not said; taken from the record
	Name     string      // what its players call the game, "" for nothing
	Way      string      // the way it is played, in the game's words
	Target   int         // points to win; 0: there is no such number
	Ending   game.Ending // how the game has ended, if it has
	ID       string      // tells one game from another; "" lets Encode make it from the record
	Line     string      // tells one line of play of a game from another, taken up at an older save; "" is the first
	Again    int         // how often this line of play was taken up at a moment that had been played on from
	Period   int         // the game's year, or what else its time is divided into, from 1; 0: not said
	Players  []Player    // in order of seats, at most 16
	Date     string      // the date in the game, such as "April 1823"
	Turn     int         // number of the turn
	Mover    int         // the seat to move, counted from 1; 0: nobody, or not known
	Label    string      // what the player or the program calls this moment
	Saved    time.Time   // kept to the millisecond, with its offset
	Order    int64       // of two saves the later has the larger one, whatever the clock said; 0: not said
	Commands int         // length of the log; taken from the record
}

// Over reports whether the game has ended.
func (h *Header) Over() bool { return h.Ending != game.NotOver }

// endings are those that a head names; of another it says that the game is over.
var endings = [...]string{game.AllWon: "all-won", game.AllLost: "all-lost"}

// Player is a seat as the header shows it.
type Player struct {
	Name   string
	Score  int
	Colour uint8 // the game's number for the player's colour
}

// appendHead writes the head of a save whose body has the given length.
func appendHead(b []byte, h *Header, body int) []byte {
	from := len(b)
	line := func(key, value string) {
		b = append(append(b, key...), ':')
		if value != "" {
			b = append(append(b, ' '), plain(value)...)
		}
		b = append(b, '\n')
	}
	b = fmt.Appendf(b, "%s%d\n", magic, Format)
	line("Program", h.Program)
	line("Game", h.Game)
	if h.Rules != 0 {
		line("Rules", strconv.Itoa(h.Rules))
	}
	if h.Name != "" {
		line("Name", h.Name)
	}
	line("Way", h.Way)
	if h.Target != 0 {
		line("Target", strconv.Itoa(h.Target))
	}
	if h.Over() {
		line("Over", "yes")
	}
	if together := endings[min(h.Ending, game.AllLost)]; together != "" {
		line("Ending", together)
	}
	line("ID", h.ID)
	if h.Line != "" {
		line("Line", h.Line)
	}
	if h.Again > 0 {
		line("Again", strconv.Itoa(h.Again))
	}
	if h.Period > 0 {
		line("Period", strconv.Itoa(h.Period))
	}
	for _, p := range h.Players[:min(len(h.Players), maxPlayers)] {
		b = fmt.Appendf(b, "Player: %d %s\n", p.Score, plain(p.Name))
	}
	if colours := coloursOf(h.Players[:min(len(h.Players), maxPlayers)]); colours != "" {
		line("Colours", colours)
	}
	line("Date", h.Date)
	line("Turn", strconv.Itoa(h.Turn))
	if h.Mover != 0 {
		line("Mover", strconv.Itoa(h.Mover))
	}
	line("Label", h.Label)
	line("Saved", h.Saved.Format(timeForm))
	if h.Order > 0 && h.Order <= maxOrder {
		line("Order", strconv.FormatInt(h.Order, 10))
	}
	line("Commands", strconv.Itoa(h.Commands))
	line("Body", strconv.Itoa(body))
	line("Check", fmt.Sprintf("%08x", crc32.Checksum(b[from:], castagnoli)))
	return append(b, '\n')
}

// coloursOf lists the players' colours, "" when all have the first.
func coloursOf(players []Player) string {
	list, any := make([]string, len(players)), false
	for i, p := range players {
		list[i] = strconv.Itoa(int(p.Colour))
		any = any || p.Colour != 0
	}
	if !any {
		return ""
	}
	return strings.Join(list, " ")
}

const timeForm = "2006-01-02T15:04:05.000Z07:00"

// plain makes one readable line of any text.
func plain(s string) string {
	s = clip(s, maxValue)
	odd := func(r rune) bool { return !unicode.IsPrint(r) }
	if s == "" || !utf8.ValidString(s) || strings.ContainsFunc(s, odd) || strings.TrimSpace(s) != s || s[0] == '"' {
		return strconv.Quote(s)
	}
	return s
}

func unplain(s string) (string, error) {
	if strings.HasPrefix(s, `"`) {
		return strconv.Unquote(s)
	}
	return s, nil
}

// clip cuts s to at most n bytes, between characters.
func clip(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}

// head is what readHead finds.
type head struct {
	Header
	size int // of the head: where the body begins
	body int // length of the body, as the head says
}

// readHead reads the head at the beginning of data, of a file of size bytes.
// With a problem it gives what it could make out.
func readHead(data []byte, size int64) (head, *Problem) {
	var h head
	switch {
	case size == 0:
		return h, &Problem{Kind: Empty}
	case !bytes.HasPrefix(data, []byte(magic)):
		return h, strange(data)
	}
	first, rest, whole := bytes.Cut(data, []byte("\n"))
	if !whole && len(data) < len(magic)+12 {
		return h, &Problem{Kind: Truncated}
	}
	n, err := strconv.Atoi(string(first[len(magic):]))
	if err != nil || n < 1 {
		return h, damaged("format")
	}
	end := bytes.Index(rest[:min(len(rest), maxHead)], []byte("\n\n"))
	if n > Format && end >= 0 && !checked(data[:len(first)+1+end+2]) {
		_ = h.lines(rest[:end+1]) // the number was changed, or more than the number
		return h, damaged("other-format")
	}
	if n > Format {
		p := &Problem{Kind: Newer, Err: why("newer-format", "format", n, "known", Format)}
		if end >= 0 && h.lines(rest[:end+1]) == nil && h.Program != "" {
			p.Err = why("newer-program", "program", h.Program, "format", n, "known", Format)
		}
		return h, p
	}
	if end < 0 {
		if int64(len(data)) < size || len(data) >= maxHead || len(scan(data).settings) > 0 {
			return h, damaged("endless-head")
		}
		return h, &Problem{Kind: Truncated}
	}
	h.size = len(first) + 1 + end + 2
	if err := h.lines(rest[:end+1]); err != nil {
		return h, &Problem{Kind: Damaged, Err: err}
	}
	if !checked(data[:h.size]) {
		return h, damaged("head")
	}
	switch got := size - int64(h.size); {
	case got < int64(h.body):
		return h, &Problem{Kind: Truncated, Err: why("bytes", "left", int(size), "all", int(h.size)+int(h.body))}
	case got > int64(h.body):
		return h, damaged("longer")
	}
	return h, nil
}

// strange says what a file is that does not begin like a save.
func strange(data []byte) *Problem {
	switch {
	case len(data) >= 8 && strings.HasPrefix(magic, string(data)):
		return &Problem{Kind: Truncated}
	case len(bytes.Trim(data, "\x00")) == 0: // what some disks leave after a crash
		return damaged("zeros")
	case len(scan(data).settings) > 0:
		return damaged("first-line")
	}
	return &Problem{Kind: NotASave}
}

// checked reports whether the last line of a head fits the lines above it.
func checked(head []byte) bool {
	const key = "\nCheck: "
	i := bytes.LastIndex(head, []byte(key))
	if i < 0 {
		return false
	}
	want, err := strconv.ParseUint(strings.TrimSpace(string(head[i+len(key):])), 16, 32)
	return err == nil && uint32(want) == crc32.Checksum(head[:i+1], castagnoli)
}

// lines reads the lines of a head behind the first. It goes on behind a line it
// cannot read, and gives the first such error.
func (h *head) lines(text []byte) error {
	var first error
	for line := range strings.Lines(string(text)) {
		key, value, ok := strings.Cut(strings.TrimSuffix(line, "\n"), ":")
		err := why("no-colon")
		if ok {
			err = h.set(key, strings.TrimPrefix(value, " "))
		}
		if err != nil && first == nil {
			first = because("head-line", err)
		}
	}
	return first
}

func (h *head) set(key, value string) (err error) {
	switch key {
	case "Program":
		h.Program, err = unplain(value)
	case "Game":
		h.Game, err = unplain(value)
	case "Rules":
		h.Rules, err = strconv.Atoi(value)
	case "Name":
		h.Name, err = unplain(value)
	case "Way":
		h.Way, err = unplain(value)
	case "Target":
		h.Target, err = strconv.Atoi(value)
	case "Over":
		if value == "yes" && !h.Over() {
			h.Ending = game.Won
		}
	case "Ending":
		if i := slices.Index(endings[:], value); i > int(game.Won) {
			h.Ending = game.Ending(i)
		}
	case "Colours":
		err = h.colours(value)
	case "ID":
		h.ID, err = unplain(value)
	case "Line":
		h.Line, err = unplain(value)
	case "Again":
		if h.Again, err = strconv.Atoi(value); h.Again < 0 {
			h.Again = 0
		}
	case "Period":
		if h.Period, err = strconv.Atoi(value); h.Period < 0 {
			h.Period = 0
		}
	case "Order":
		if h.Order, err = strconv.ParseInt(value, 10, 64); h.Order < 0 || h.Order > maxOrder {
			h.Order = 0
		}
	case "Player":
		err = h.player(value)
	case "Date":
		h.Date, err = unplain(value)
	case "Turn":
		h.Turn, err = strconv.Atoi(value)
	case "Mover":
		h.Mover, err = strconv.Atoi(value)
	case "Label":
		h.Label, err = unplain(value)
	case "Saved":
		h.Saved, err = time.Parse(timeForm, value)
	case "Commands":
		h.Commands, err = strconv.Atoi(value)
	case "Body":
		if h.body, err = strconv.Atoi(value); err == nil && (h.body < 0 || h.body > maxFile) {
			h.body, err = 0, why("length")
		}
	}
	return err
}

func (h *head) player(value string) error {
	score, name, _ := strings.Cut(value, " ")
	n, err := strconv.Atoi(score)
	if err != nil {
		return err
	}
	if name, err = unplain(name); err != nil {
		return err
	}
	if len(h.Players) == maxPlayers {
		return why("too-many-players")
	}
	h.Players = append(h.Players, Player{Name: name, Score: n})
	return nil
}

// colours reads the line that follows the players'.
func (h *head) colours(value string) error {
	list := strings.Fields(value)
	if len(list) > len(h.Players) {
		return why("too-many-colours")
	}
	for i, c := range list {
		n, err := strconv.ParseUint(c, 10, 8)
		if err != nil {
			return err
		}
		h.Players[i].Colour = uint8(n)
	}
	return nil
}

func readHeader(d disk.Disk, path string) (Header, error) {
	f, size, err := openFile(d, path)
	if err != nil {
		return Header{}, err
	}
	defer f.Close()
	data, err := readMost(path, f, maxHead)
	if err != nil {
		return Header{}, err
	}
	h, p := readHead(data, size)
	if p != nil {
		p.Path = path
		return h.Header, p
	}
	return h.Header, nil
}
