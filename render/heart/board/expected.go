package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
)

// expect has those engraved who may be seen next: everybody at the table, and who speaks for a
// village or a king that lies in somebody's days. A face takes longer than a page takes to turn.
func (b *Board) expect(v heart.View) {
	if b.expected == b.Play.Version {
		return
	}
	b.expected = b.Play.Version
	for i, p := range v.Settings().Players {
		s := game.Seat(i)
		page.Expect(faces.Named(p.Name, p.Face))
		if setUp(v) || v.Sheet(s).Slot == box.NoSlot {
			continue
		}
		for at := range box.Slot(box.Slots) {
			if sort := v.SlotOf(s, at).Chit.Sort(); sort == box.Village || sort == box.Kingdom {
				page.Expect(speaker(v, s, at, sort))
			}
		}
	}
}

// speaker is who speaks for the people in a slot of a seat's days, in a village or a kingdom: of its
// king it is said what he likes.
func speaker(v heart.View, s game.Seat, at box.Slot, sort box.Sort) faces.Face {
	who := tell.People(v.Sheet(s).Region, faces.Speaker, uint32(at))
	who.Woman = who.Woman && sort != box.Kingdom
	return who
}
