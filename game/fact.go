package game

// Fact is something that a game counts of itself, from its events, for what is told of many games
// together.
type Fact struct {
	What string // what is counted, as the game's words have it behind "count."
	Sort string // which of several of that, such as a cause of death; "" where there is one alone
	Seat Seat   // whose it is; Nobody: all have done it together
	Nth  int    // which of the seat that plays on under another name, from 1; 0: it has one alone
	Turn int    // in which it happened, as the game numbers them in Summary
	N    int    // how many, or how much
}

// Counted is a Position that counts what has happened, from all events of its table in their order.
// While the game goes on they are given as everybody is told of them (Told), so that nothing is
// counted which others may not know.
type Counted interface {
	Facts(events []Event) []Fact
}
