/** Finnish, Estonian, Hungarian, Turkish, Greek and Basque. */
export const OTHER_EUROPE = `
= fi
year annual soFar: vuosi; month soFar: kuukausi; day: paiva; date time: pvm paivamaara
time: kellonaika aika; bound: loppu; quarter: kvartaali
max: keskiylin ylimpien; max highLow: ylin; min: keskialin ylimin alimpien; min highLow: alin
temperature: lampotila*; precipitation: sademaara*; rain: kuukausisad* sadanta sade vuorokausisad*
rain highest: sateisin; snow: lumi lumisade*
mean: keski*; highest: suurin korkein; lowest: pienin matalin; total: yhteensa
daily: paivan paivittai* vuorokausi* vuorokaude*; annual ofYear: vuotui* vuosittai*
ofMonth: kuukauden; soFar: tahan_mennessa toistaiseksi viikko; count: lukumaara
normal: vertailukau*; anomaly: poikkeam*; flag mark: huomautu* huomio*; aside foretold: ennust*
other: kosteus kastepist* sateil* *sateily tuuli puuska* lumensyv* tuntuu virtaam* vedenkork*
auringon*
surface: maanpinta vesi meri maanpinnan maan veden meriveden maalampo*
station: asema paikka paikkakunta; name: nimi; latitude: leveysaste leveyspiiri
longitude: pituusaste pituuspiiri; elevation: korkeus; footer: lahde
common: ilman kuukausitt*; measured: mitattu havaittu; near: lahella; above: ylapuolella
months: tammikuu* tammi tam|helmikuu* helmi hel|maa maaliskuu* maalis|huhtikuu* huhti huh|toukokuu*
touko tou|kesakuu* kesa kes|heinakuu* heina hei|elokuu* elo|syyskuu* syys syy|lokakuu* loka
lok|marraskuu* marras|joulukuu* joulu jou
= et
year: aasta; date: kuupaev; min: *miinimum; precipitation: sademed* sademete; mean: keskmi*
highest: suurim korgeim; lowest: madalaim; daily: oopaeva*; other: paevade paevi
common: ohu* hulk kokku; months: jaanuar|veebruar||aprill||juuni|juuli|||oktoober||detsember
= hu
year soFar: ev; month soFar: honap; day: nap; time: idopont ido; bound: vege; quarter: negyedev
temperature: leghomers* homersek* levegohom*; precipitation: *csapadek* csap; rain: eso
rain highest: legcsapadekosabb; snow: havazas
mean: atlag*; highest: legmagasabb* legnagyobb; lowest: legalacsonyabb* legkisebb; extreme: abszol*
total: osszeg* osszesen; daily: napi; annual ofYear: evi eves; soFar: eddig mostanaig; count: szama
days other: napok
normal: sokevi; anomaly: elteres*; flag mark: megjegyzes*; aside foretold: elorejel*
other: harmatpont* szel szelsebess* szellok* sugarzas* *sugarzas napfeny* napsut* vizallas*
vizhozam* hovastag*
surface: talaj viz tenger talajhom* vizho* talajmenti
station: allomas helyseg; value: ertek; name: nev; latitude: szelesseg; longitude: hosszusag
elevation: magassag tengerszint; records: rekordok; footer: forras
common: javitott ellenorzott havi osszes mennyiseg* levego; measured: mert; near: kozeleben; the: az
above: felett folott
months: ||marcius||majus|junius|julius|augusztus|szeptember szept|||
= tr
year: sene; year soFar: yil; month soFar: ay; day: gun; date time: tarih; time: saat
bound: beri itibaren bitis; quarter: ceyrek
max: azami; min: asgari; temperature: sicakl*; precipitation: yagis*; rain: yagmur*
rain highest: en_yagisli; snow: kar karli
mean: ortalama; highest: en_yuksek en_cok en_buyuk; lowest: en_dusuk en_kucuk; total: toplam toplami
daily: gunluk; annual ofYear: yillik; soFar: simdiye_kadar bugune_kadar hafta; count: sayisi
days other: gunler yagisli
normal: uzun_yillar; anomaly: sapma*; flag mark: aciklama* notlar
aside foretold: tahmin tahminler ongoru*
other: nem ciy ruzgar* radyas* gun_sayisi gunesl* debi seviyes*; other surface: cim
surface: su deniz zemin toprak suyu
station: istasyon* sehir ilce; value: deger; name: ad adi isim; latitude: enlem; longitude: boylam
elevation: yukseklik rakim; footer: kaynak
common: aylik miktari hava; measured: olculen gozlenen; near: yakin; above: ustu uzeri
months: ocak oca|subat sub||nisan nis|mayis|haziran haz|temmuz tem|agustos|eylul eyl|ekim eki|kasim
kas|aralik ara
= el
year soFar: ετοσ; month soFar: μηνασ; day: ημερα; date time: ημερομηνια; time: ωρα; quarter: τριμηνο
max: μεγιστ*; min: ελαχιστ*; temperature: θερμοκρ*; precipitation: βροχοπτωσ* υετο*; rain: βροχ*
snow: χιονι*
mean: μεση μεσο*; highest: υψηλοτερ*; lowest: χαμηλοτερ*; extreme: απολ*; total: συνολ*
daily: ημερησι*; annual ofYear: ετησι*; ofYear: του_ετουσ
soFar: μεχρι_τωρα εωσ_τωρα μεχρι_σημερα εβδομαδα; count: αριθμοσ
normal: κανονικ*; anomaly: αποκλισ*; flag mark: παρατηρησ* σημειωσ*
aside foretold: προβλεψ* προγνωσ*
other: δροσου ανεμο* ριπη ταχυτητ* ακτινοβ* ημερεσ ημερων μερεσ ηλιοφαν* σταθμη παροχη
surface: εδαφοσ νερο θαλασσα εδαφουσ θαλασσασ νερου
station: σταθμοσ; value: τιμη; name: ονομα; latitude: πλατοσ; longitude: μηκοσ; elevation: υψομετρο
footer: πηγη
common: μηνιαι* υψοσ ποσοτητα αερα; measured: μετρηθηκε; at: στο στη στην στον; near: κοντα
of: του τησ των; the: το; above: πανω ανω
months: ιαν ιανουαριοσ ιανουαριου|φεβ φεβρουαριοσ φεβρουαριου|μαρ μαρτιοσ μαρτιου|απρ απριλιοσ
απριλιου|μαι μαιοσ μαιου|ιουν ιουνιοσ ιουνιου|ιουλ ιουλιοσ ιουλιου|αυγ αυγουστοσ αυγουστου|σεπ σεπτ
σεπτεμβριοσ σεπτεμβριου|οκτ οκτωβριοσ οκτωβριου|νοε νοεμ νοεμβριοσ νοεμβριου|δεκ δεκεμβριοσ
δεκεμβριου
= eu
year annual soFar: urtea urteko; month soFar: hilabete* hila; day: eguna
max: gehieneko*; min: gutxieneko*; temperature: tenperatur*; precipitation: prezipitazio*
rain: euria euriak; snow: elurra
mean: batezbesteko* batez_besteko; highest: altuena altueneko; lowest: baxuena baxueneko
total: guztira; daily: eguneko eguneroko
flag mark: oharra oharrak
other: haizea haizearen hezetasun* presioa egunak egun_kopurua
station: estazio*; value: balioa
months: urtarril*|otsail*|martxo*|apiril*|maiatz*|ekain*|uztail*|abuztu*|irail*|urri*|azaro*|abendu*
= fi et; month: kuu
`;
