package sealed

import "strconv"

// Kind is what is wrong with a sealed turn, as the key of its sentence ends.
type Kind string

// The kinds.
const (
	NoTurn          Kind = "no-turn"          // the file is none
	Locked          Kind = "locked"           // the passphrase does not open it
	Greedy          Kind = "greedy"           // it asks for more memory than it may
	Damaged         Kind = "damaged"          // it does not agree with itself
	Altered         Kind = "altered"          // the game is not as it was when it was passed on
	Dropped         Kind = "dropped"          // a turn is missing
	Reordered       Kind = "reordered"        // turns stand in another order
	Forged          Kind = "forged"           // somebody else signed
	Older           Kind = "older"            // this player has seen a later one
	OtherGame       Kind = "other-game"       // it is of another game than the one kept here
	OtherDice       Kind = "other-dice"       // the seed is not the one agreed on
	OtherRules      Kind = "other-rules"      // rules of another version played it, and these lead elsewhere
	Illegal         Kind = "illegal"          // a command is none that the rules allow
	NotForYou       Kind = "not-for-you"      // it is for another player
	NotYourTurn     Kind = "not-your-turn"    // another has the turn
	Stranger        Kind = "stranger"         // what this player kept is missing
	NoMemory        Kind = "no-memory"        // what this player kept cannot be read
	SeveralGames    Kind = "several-games"    // the folder keeps several games
	NoSeat          Kind = "no-seat"          // there is no such seat
	ShortPassphrase Kind = "short-passphrase" // too short to be a secret
	Newer           Kind = "newer"            // a later program sealed it
	OtherSeat       Kind = "other-seat"       // a command is of a seat that did not hold the game
	NotDone         Kind = "not-done"         // who holds the game has still to choose
	OtherSecret     Kind = "other-passphrase" // the passphrase is not the one that the game is passed on with
)

// Fault says what is wrong with a sealed turn.
type Fault struct {
	Kind Kind
	At   int    // which link or command, from 1; 0 where that is not the question
	Who  string // the player concerned, "" for none
}

// Error names the fault, for traces.
func (f *Fault) Error() string {
	return "sealed turn: " + string(f.Kind) + " " + strconv.Itoa(f.At) + f.Who
}

// Words is the fault's key, and what fills the blanks.
func (f *Fault) Words() (key string, fill []any) {
	return "sealed.fault." + string(f.Kind), []any{"n", f.At, "who", f.Who}
}

func fault(k Kind) error { return &Fault{Kind: k} }

func faultAt(k Kind, at int) error { return &Fault{Kind: k, At: at} }
