// Package byletter tests a game that is passed on in sealed letters: the program,
// built as players have it, in a folder for each of them.
package byletter
