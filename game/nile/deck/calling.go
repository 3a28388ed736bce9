package deck

// Specialties beyond the eight are sets: what an explorer is where he may be
// any of four, or none of them (P). Each set has its number, so that a Specialty
// says all there is to say about a calling in every edition.

// FourCallings are those of which an explorer of 1978 has any: Evangelism,
// Medicine, Zoology and Geology.
var FourCallings = [4]Specialty{Missionary, Doctor, Zoologist, Geologist}

// Callings is how many there are, the sets among them; a Specialty is less.
const Callings = Specialties + 1<<len(FourCallings)

// NoCalling is that of an explorer who has none of the four.
const NoCalling = Specialties

// SetOf is the calling that has some of the four; others are left out.
func SetOf(ks ...Specialty) Specialty {
	set := Specialty(0)
	for _, k := range ks {
		for i, one := range FourCallings {
			if one == k {
				set |= 1 << i
			}
		}
	}
	return Specialties + set
}

// IsSet reports whether a calling is a set of the four.
func (s Specialty) IsSet() bool { return s >= Specialties && s < Callings }

// Has reports whether an explorer of this calling is a k: he is it, or it is
// among what he is.
func (s Specialty) Has(k Specialty) bool {
	if !s.IsSet() {
		return s == k
	}
	for i, one := range FourCallings {
		if one == k {
			return (s-Specialties)&(1<<i) != 0
		}
	}
	return false
}

// Each are the specialties of a calling, in the rulebook's order: itself, or
// those of the set.
func (s Specialty) Each() (out []Specialty) {
	for k := range Specialties {
		if s.Has(k) {
			out = append(out, k)
		}
	}
	return out
}
