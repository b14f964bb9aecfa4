/** Finnish, Estonian, Hungarian, Turkish, Greek and Basque. */
export const OTHER_EUROPE = `
= fi
aside foretold: ennust*
highest rain: sateisin
bound: loppu
year annual soFar: vuosi
month soFar: kuukausi
day: paiva
date time: pvm paivamaara
max: keskiylin ylimpien
min: keskialin ylimin alimpien
precipitation: sademaara*
rain: kuukausisad* sadanta sade vuorokausisad*
temperature: lampotila*
mean: keski*
highest: suurin korkein
lowest: pienin matalin
total: yhteensa
daily: paivan paivittai* vuorokausi* vuorokaude*
other: kosteus kastepist* sateil* *sateily tuuli puuska* lumensyv* tuntuu virtaam* vedenkork* auringon*
count: lukumaara
snow: lumi lumisade*
flag mark: huomautu* huomio*
anomaly: poikkeam*
normal: vertailukau*
annual ofYear: vuotui* vuosittai*
station: asema paikka paikkakunta
quarter: kvartaali
above: ylapuolella
elevation: korkeus
footer: lahde
latitude: leveysaste leveyspiiri
longitude: pituusaste pituuspiiri
measured: mitattu havaittu
name: nimi
near: lahella
soFar: tahan_mennessa toistaiseksi viikko
surface: maanpinta vesi meri maanpinnan maan veden meriveden maalampo*
time: kellonaika aika
ofMonth: kuukauden
max highLow: ylin
min highLow: alin
common: ilman kuukausitt*
months: tammikuu* tammi tam|helmikuu* helmi hel|maa maaliskuu* maalis|huhtikuu* huhti huh|toukokuu* touko tou|kesakuu* kesa kes|heinakuu* heina hei|elokuu* elo|syyskuu* syys syy|lokakuu* loka lok|marraskuu* marras|joulukuu* joulu jou
= et
daily: oopaeva*
year: aasta
date: kuupaev
precipitation: sademed* sademete
mean: keskmi*
min: *miinimum
months: jaanuar|veebruar||aprill||juuni|juuli|||oktoober||detsember
highest: suurim korgeim
lowest: madalaim
other: paevade paevi
common: ohu* hulk kokku
= hu
aside foretold: elorejel*
highest rain: legcsapadekosabb
bound: vege
year soFar: ev
month soFar: honap
day: nap
precipitation: *csapadek* csap
rain: eso
temperature: leghomers* homersek* levegohom*
mean: atlag*
highest: legmagasabb* legnagyobb
lowest: legalacsonyabb* legkisebb
total: osszeg* osszesen
daily: napi
other days: napok
other: harmatpont* szel szelsebess* szellok* sugarzas* *sugarzas napfeny* napsut* vizallas* vizhozam*
hovastag*
count: szama
snow: havazas
flag mark: megjegyzes*
anomaly: elteres*
annual ofYear: evi eves
value: ertek
station: allomas helyseg
quarter: negyedev
above: felett folott
elevation: magassag tengerszint
footer: forras
latitude: szelesseg
longitude: hosszusag
measured: mert
name: nev
near: kozeleben
records: rekordok
soFar: eddig mostanaig
surface: talaj viz tenger talajhom* vizho* talajmenti
the: az
time: idopont ido
normal: sokevi
extreme: abszol*
common: javitott ellenorzott havi osszes mennyiseg* levego
months: ||marcius||majus|junius|julius|augusztus|szeptember szept|||
= tr
aside foretold: tahmin tahminler ongoru*
highest rain: en_yagisli
bound: beri itibaren bitis
year: sene
year soFar: yil
month soFar: ay
day: gun
date time: tarih
max: azami
min: asgari
precipitation: yagis*
rain: yagmur*
temperature: sicakl*
mean: ortalama
highest: en_yuksek en_cok en_buyuk
lowest: en_dusuk en_kucuk
total: toplam toplami
daily: gunluk
other days: gunler yagisli
other: nem ciy ruzgar* radyas* gun_sayisi gunesl* debi seviyes*
count: sayisi
snow: kar karli
flag mark: aciklama* notlar
anomaly: sapma*
annual ofYear: yillik
value: deger
station: istasyon* sehir ilce
quarter: ceyrek
above: ustu uzeri
elevation: yukseklik rakim
footer: kaynak
latitude: enlem
longitude: boylam
measured: olculen gozlenen
name: ad adi isim
near: yakin
soFar: simdiye_kadar bugune_kadar hafta
surface: su deniz zemin toprak suyu
time: saat
other surface: cim
normal: uzun_yillar
common: aylik miktari hava
months: ocak oca|subat sub||nisan nis|mayis|haziran haz|temmuz tem|agustos|eylul eyl|ekim eki|kasim kas|aralik ara
= el
aside foretold: προβλεψ* προγνωσ*
year soFar: ετοσ
month soFar: μηνασ
day: ημερα
date time: ημερομηνια
max: μεγιστ*
min: ελαχιστ*
precipitation: βροχοπτωσ* υετο*
rain: βροχ*
temperature: θερμοκρ*
mean: μεση μεσο*
highest: υψηλοτερ*
lowest: χαμηλοτερ*
total: συνολ*
extreme: απολ*
daily: ημερησι*
count: αριθμοσ
snow: χιονι*
flag mark: παρατηρησ* σημειωσ*
anomaly: αποκλισ*
normal: κανονικ*
annual ofYear: ετησι*
value: τιμη
station: σταθμοσ
quarter: τριμηνο
above: πανω ανω
at: στο στη στην στον
elevation: υψομετρο
footer: πηγη
latitude: πλατοσ
longitude: μηκοσ
measured: μετρηθηκε
name: ονομα
near: κοντα
of: του τησ των
ofYear: του_ετουσ
soFar: μεχρι_τωρα εωσ_τωρα μεχρι_σημερα εβδομαδα
surface: εδαφοσ νερο θαλασσα εδαφουσ θαλασσασ νερου
the: το
time: ωρα
other: δροσου ανεμο* ριπη ταχυτητ* ακτινοβ* ημερεσ ημερων μερεσ ηλιοφαν* σταθμη παροχη
common: μηνιαι* υψοσ ποσοτητα αερα
months: ιαν ιανουαριοσ ιανουαριου|φεβ φεβρουαριοσ φεβρουαριου|μαρ μαρτιοσ μαρτιου|απρ απριλιοσ απριλιου|μαι μαιοσ μαιου|ιουν ιουνιοσ ιουνιου|ιουλ ιουλιοσ ιουλιου|αυγ αυγουστοσ αυγουστου|σεπ σεπτ σεπτεμβριοσ σεπτεμβριου|οκτ οκτωβριοσ οκτωβριου|νοε νοεμ νοεμβριοσ νοεμβριου|δεκ δεκεμβριοσ δεκεμβριου
= fi et
month: kuu
= eu
year annual soFar: urtea urteko
month soFar: hilabete* hila
day: eguna
daily: eguneko eguneroko
max: gehieneko*
min: gutxieneko*
precipitation: prezipitazio*
rain: euria euriak
temperature: tenperatur*
mean: batezbesteko* batez_besteko
highest: altuena altueneko
lowest: baxuena baxueneko
total: guztira
other: haizea haizearen hezetasun* presioa egunak egun_kopurua
snow: elurra
station: estazio*
value: balioa
flag mark: oharra oharrak
months: urtarril*|otsail*|martxo*|apiril*|maiatz*|ekain*|uztail*|abuztu*|irail*|urri*|azaro*|abendu*
`;
