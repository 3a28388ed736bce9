package sealed

import "strconv"

// Kind is what is wrong with a sealed turn.
type Kind uint8

// The kinds.
const (
	NoTurn          Kind = iota // the file is none
	Locked                      // the passphrase does not open it
	Greedy                      // it asks for more memory than it may
	Damaged                     // it does not agree with itself
	Altered                     // the game is not as it was when it was passed on
	Dropped                     // a turn is missing
	Reordered                   // turns stand in another order
	Forged                      // somebody else signed
	Older                       // this player has seen a later one
	OtherGame                   // it is of another game than the one kept here
	OtherDice                   // the seed is not the one agreed on
	OtherRules                  // rules of another version played it, and these lead elsewhere
	Illegal                     // a command is none that the rules allow
	NotForYou                   // it is for another player
	NotYourTurn                 // another has the turn
	Stranger                    // what this player kept is missing
	NoMemory                    // what this player kept cannot be read
	SeveralGames                // the folder keeps several games
	NoSeat                      // there is no such seat
	ShortPassphrase             // too short to be a secret
	Newer                       // a later program sealed it
	OtherSeat                   // a command is of a seat that did not hold the game
	NotDone                     // who holds the game has still to choose
	OtherSecret                 // the passphrase is not the one that the game is passed on with
)

var keys = [...]string{
	"no-turn", "locked", "greedy", "damaged", "altered", "dropped", "reordered", "forged", "older", "other-game", "other-dice", "other-rules", "illegal",
	"not-for-you", "not-your-turn", "stranger", "no-memory", "several-games", "no-seat", "short-passphrase", "newer", "other-seat", "not-done", "other-passphrase",
}

// Fault says what is wrong with a sealed turn.
type Fault struct {
	Kind Kind
	At   int    // which link or command, from 1; 0 where that is not the question
	Who  string // the player concerned, "" for none
}

// Error names the fault, for traces.
func (f *Fault) Error() string {
	return "sealed turn: " + keys[f.Kind] + " " + strconv.Itoa(f.At) + f.Who
}

// Words is the fault's key, and what fills the blanks.
func (f *Fault) Words() (key string, fill []any) {
	return "sealed.fault." + keys[f.Kind], []any{"n", f.At, "who", f.Who}
}

func fault(k Kind) error { return &Fault{Kind: k} }

func faultAt(k Kind, at int) error { return &Fault{Kind: k, At: at} }
