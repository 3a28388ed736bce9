// Package wholegame plays whole games through the real program's screens, with
// mouse and keys, and holds what the screens lead to against a game that the
// rules play on their own. It has tests only.
package wholegame
