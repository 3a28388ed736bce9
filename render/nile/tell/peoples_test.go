package tell

import (
	"regexp"
	"strings"
	"testing"
)

// realNames are peoples, kingdoms and places of Africa that no people of the
// game may be called by.
const realNames = `Acholi Adal Afar Akan Alur Amhara Ankole Anuak Ashanti Azande Baganda Baggara Bagirmi Bakongo Bakota Balega Baluba
Balunda Bamana Bamileke Bantu Bari Bariba Barotse Basaa Basari Basotho Bassa Basuto Bateke Bavili Beja Bemba Bena Benin Berber Berta Bete Biafra
Bini Bira Bobo Bongo Boran Bornu Buganda Bunyoro Bura Burundi Bushongo Busoga Chagga Chewa Chokwe Comoro Congo Dagomba Dahomey Damara
Danakil Darfur Digo Dinka Dogon Duala Edo Efik Ekoi Embu Ewe Fang Fanti Fon Fulani Fulbe Funj Fur Ga Galla Ganda Gbaya Gikuyu Giriama Gogo Gonja Gurage
Gurma Gurunsi Gusii Hadiya Hadza Haiti Haratin Harari Hausa Haya Hehe Hemba Herero Hima Himba Hutu Ibibio Idoma Igala Igbo Ijaw Ila Iraqw Isoko Iteso Itsekiri
Jola Jukun Kaffa Kagera Kagoro Kamba Kanem Kanuri Karagwe Karamoja Karamojong Kasai Kasena Katanga Kavango Kazembe Kerebe Kikuyu Kilwa
Kimbu Kipsigis Kisi Kololo Konde Kongo Konso Koranna Koro Kotoko Kpelle Krahn Kru Kuba Kunama Kwena Lala Lamba Lango Lega Lele Lenje Limba Lobi Lodagaa Logo Loango
Lozi Lualaba Luba Lugbara Luhya Lulua Lunda Luo Luvale Maasai Makonde Makua Makalaka Malawi Mali Malinke Manala Mambwe Mamprusi Mande Mandara Mandinka Mangbetu Manyika Masai Masina Matabele
Mbala Mbole Mbundu Mbuti Mende Meru Mongo Mosi Mossi Mpondo Mutapa Mwera Nandi Nama Ndau Ndebele Ngala Ngbandi Ngonde Ngoni Nguni Nguru Nilyamba Nsenga Nubia Nuba Nuer Nupe Nyakyusa
Nyamwezi Nyanja Nyaturu Nyoro Nzima Oromo Ovambo Ovimbundu Owambo Pare Pedi Pende Pokomo Pokot Rendille Rolong Ronga Rozwi Ruanda Rukwa Rundi Rwanda Safwa Sagara Sakalava Sakata Samburu Samori
San Sandawe Sango Sara Segeju Sena Senari Senufo Serer Seychelles Shambaa Shangaan Shilluk Shona Sidamo Sofala Soga Somali Songhai Songo Songye Soninke Sotho Suk Sukuma
Suku Suri Swahili Swazi Tabwa Taita Taveta Teda Teke Temne Teso Tetela Thonga Tigray Tiv Tlokwa Toposa Toro Tonga Tsonga Tswana Tuareg Tumbuka Turkana Tutsi Twa Ufipa
Uganda Ujiji Unyamwezi Unyanyembe Urundi Usambara Venda Vili Wadai Wagogo Wahehe Watuta Wolof Xhosa Yaka Yakoma Yao Yauri Yombe Yoruba Zande Zaramo Zanaki Zaria Zigula Zimba Zimbabwe Zulu`

// No real people's name is ever given, with or without the prefixes that such
// names are heard with; none is given twice; all can be read aloud.
func TestNamesOfPeoplesAreNobodys(t *testing.T) {
	taken := map[string]bool{}
	for _, s := range strings.Fields(realNames) {
		s = strings.ToLower(s)
		taken[s] = true
		for _, prefix := range []string{"ba", "wa", "ma", "a", "u", "ki", "o"} {
			taken[prefix+s] = true
		}
	}
	if n := len(strings.Fields(realNames)); n < 150 {
		t.Fatalf("only %d real names to stay away from", n)
	}
	const seeds = 32768 // names that all differ
	shape := regexp.MustCompile(`^[A-Z][a-z]{3,11}$`)
	cluster := regexp.MustCompile(`[^aeiou]{4}|[aeiou]{3}`)
	for _, k := range []struct {
		what string
		name func(uint32) string
		all  bool // must all differ
	}{{"people", People, true}, {"leader", Leader, true}} {
		seen := map[string]uint32{}
		for seed := range uint32(seeds) {
			s := k.name(seed)
			if taken[strings.ToLower(s)] {
				t.Errorf("%s %d is called %s", k.what, seed, s)
			}
			if !shape.MatchString(s) || cluster.MatchString(strings.ToLower(s)) {
				t.Fatalf("%s %d: %q cannot be read aloud", k.what, seed, s)
			}
			if other, ok := seen[s]; ok && k.all {
				t.Fatalf("%s %d and %d are both called %s", k.what, other, seed, s)
			}
			seen[s] = seed
			if k.name(seed) != s {
				t.Fatal("a seed gives two names")
			}
		}
	}
	for seed := range uint32(40) {
		t.Logf("the %s, led by %s", People(seed), Leader(seed))
	}
}
