// Package byletter tests games between machines, in sealed letters and at a server: the program,
// built as players have it, in a folder for each of them.
package byletter
