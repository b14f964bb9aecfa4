/** Finnish, Estonian, Hungarian, Turkish and Greek. */
export const OTHER_EUROPE = `
= fi
year annual span: vuosi
month span: kuukausi
day: paiva
date time: pvm paivamaara
max: keskiylin
min: keskialin ylimin
precipitation: sademaara*
rain: sade vuorokausisade*
temperature: lampotila*
mean: keski*
highest: suurin korkein
lowest: pienin matalin
total: yhteensa
daily: paivittai* vuorokausi* vuorokaude*
other: kosteus kastepist* sateil* *sateily tuuli puuska* lumensyv* tuntuu virtaam* vedenkork* auringon*
count: lukumaara
snow: lumi lumisade*
flag footer: huomautu* huomio*
anomaly: poikkeam*
normal: vertailukau*
annual ofYear: vuotui* vuosittai*
station: asema paikka paikkakunta
quarter: kvartaali
jan: tammikuu* tammi tam
feb: helmikuu* helmi hel
mar: maa maaliskuu* maalis
apr: huhtikuu* huhti huh
may: toukokuu* touko tou
jun: kesakuu* kesa kes
jul: heinakuu* heina hei
aug: elokuu* elo
sep: syyskuu* syys syy
oct: lokakuu* loka lok
nov: marraskuu* marras
dec: joulukuu* joulu jou
above: ylapuolella
elevation: korkeus
footer: lahde
latitude: leveysaste leveyspiiri
longitude: pituusaste pituuspiiri
measured: mitattu havaittu
name: nimi
near: lahella
soFar: tahan_mennessa toistaiseksi
span: viikko
surface: maanpinta vesi meri
time: kellonaika aika
until: asti saakka
thing surface: maanpinnan maan veden meriveden maalampo*
ofMonth: kuukauden
max highLow: ylin
min highLow: alin
common: ilman
= et
year: aasta
date: kuupaev
precipitation: sademed* sademete
jan: jaanuar
feb: veebruar
apr: aprill
jun: juuni
jul: juuli
oct: oktoober
dec: detsember
mean: keskmi*
min: *miinimum
= hu
year span: ev
month span: honap
day: nap
precipitation: *csapadek*
rain: eso
temperature: homersek*
mean: atlag*
highest: legmagasabb* legnagyobb
lowest: legalacsonyabb* legkisebb
total: osszeg* osszesen
daily: napi
other: napok harmatpont* szel szelsebess* szellok* sugarzas* *sugarzas napfeny* napsut* vizallas* vizhozam*
hovastag*
count: szama
snow: havazas
flag footer: megjegyzes*
anomaly: elteres*
annual ofYear: evi eves
value: ertek
station: allomas helyseg
quarter: negyedev
mar: marcius
may: majus
jun: junius
jul: julius
aug: augusztus
sep: szeptember szept
above: felett folott
elevation: magassag tengerszint
firstName: miksa
footer: forras
latitude: szelesseg
longitude: hosszusag
measured: mert
name: nev
near: kozeleben
records: rekordok
soFar: eddig mostanaig
surface: talaj viz tenger
the: az
time: idopont ido
thing surface: talajhom* vizho* talajmenti
normal: sokevi
extreme: abszol*
common: havi osszes mennyiseg*
= tr
year: sene
year span: yil
month span: ay
day: gun
date time: tarih
max: azami
min: asgari
precipitation: yagis*
rain: yagmur*
temperature: sicakl*
mean: ortalama
highest: en_yuksek en_cok
lowest: en_dusuk
total: toplam toplami
daily: gunluk
other: nem ciy ruzgar* radyas* gunler gun_sayisi gunesl* debi seviyes*
count: sayisi
snow: kar karli
flag footer: aciklama* notlar
anomaly: sapma*
annual ofYear: yillik
value: deger
station: istasyon sehir ilce
quarter: ceyrek
jan: ocak oca
feb: subat sub
apr: nisan nis
may: mayis
jun: haziran haz
jul: temmuz tem
aug: agustos
sep: eylul eyl
oct: ekim eki
nov: kasim kas
dec: aralik ara
above: ustu uzeri
elevation: yukseklik rakim
footer: kaynak
latitude: enlem
longitude: boylam
measured: olculen gozlenen
name: ad adi isim
near: yakin
soFar: simdiye_kadar bugune_kadar
span: hafta
surface: su deniz zemin
thing surface: toprak suyu toprak_ustu
time: saat
until: kadar
other surface: cim
normal: uzun_yillar
common: aylik miktari hava
= el
year span: ετοσ
month span: μηνασ
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
flag footer: παρατηρησ* σημειωσ*
anomaly: αποκλισ*
normal: κανονικ*
annual ofYear: ετησι*
value: τιμη
station: σταθμοσ
quarter: τριμηνο
jan: ιαν ιανουαριοσ ιανουαριου
feb: φεβ φεβρουαριοσ φεβρουαριου
mar: μαρ μαρτιοσ μαρτιου
apr: απρ απριλιοσ απριλιου
may: μαι μαιοσ μαιου
jun: ιουν ιουνιοσ ιουνιου
jul: ιουλ ιουλιοσ ιουλιου
aug: αυγ αυγουστοσ αυγουστου
sep: σεπ σεπτ σεπτεμβριοσ σεπτεμβριου
oct: οκτ οκτωβριοσ οκτωβριου
nov: νοε νοεμ νοεμβριοσ νοεμβριου
dec: δεκ δεκεμβριοσ δεκεμβριου
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
soFar: μεχρι_τωρα εωσ_τωρα μεχρι_σημερα
span: εβδομαδα
surface: εδαφοσ νερο θαλασσα
the: το
time: ωρα
until: μεχρι εωσ
other: δροσου ανεμο* ριπη ταχυτητ* ακτινοβ* ημερεσ ημερων μερεσ ηλιοφαν* σταθμη παροχη
thing surface: εδαφουσ θαλασσασ νερου
common: μηνιαι* υψοσ ποσοτητα αερα
= fi et
month: kuu
`;
