package nile
import ("testing";"sourceofthenile/game")
func TestZZ(t *testing.T){
 n:=map[game.Kind]int{}
 for seed:=range uint64(100){
 tab,_:=game.NewTable(Rules{}, testSettings(2,75).Encode(), seed)
 r:=game.NewRandom(seed)
 for k:=0;k<1500&&!tab.Over();k++{ ev,err:=tab.Do(traveller(tab.Choices(),r.IntN)); if err!=nil{t.Fatal(err)}; for _,e:=range ev{n[e.Kind]++}}
 }
 for k:=GameBegan;k<=GoodsLost;k++{ if n[k]<30 {t.Log(k,n[k])}}
 t.Log(n)
}
