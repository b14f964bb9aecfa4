/** German, Dutch, Afrikaans, Swedish, Norwegian, Danish and Icelandic. */
export const GERMANIC = `
= de
highest rain: nassest* regenreichst* niederschlagsreichst*
year: jjjj
year annual soFar: jahr
month soFar: monat
day: tag
max: *hochsttemp*
min: *tiefsttemp*
precipitation: *niederschlag* nied niederschl
rain: regenmenge
mean: mittel* mittl mittler* durchschnitt*
highest: hochste* hochstwert* grosste* grosstm* grosstn* grosstt* grosstw*
lowest: tiefste* tiefstwert*
total: *summe
extreme: *extremtemp extremw* rekordv* erdboden*
extreme records: rekorde
inADay: an_einem_tag
ofADay: 24_stunden vierundzwanzig_stunden
daily: taglich* tages+
other days: tage
other days rain: niederschlagstag* regentag*
other: abfluss* durchfluss* zufluss* wochentag tag_der_woche wasserst* windstark* windstaerk* windsto* windstill* windstu* schneefall* schneed* frosttag* frostd* luftfeucht* feuchte verdunst*
bewolk* sonne pegel* grundwasser* sonnensch* sonnenst* sonnig *dauer effektiv* stundlich* wochentlich*
taupunkt* feuchttemp* gefuhlt* *strahlung sonnene* boe boen tagesgang
neuschneesumm* differenz stunde stunden
count: anzahl
summary aside: vorjahr*
aside foretold: vorhersag* vorhergesag* modelliert* szenari*
aside: erwartet* gestern fehler ziel schwell* letzt* vorig* vormonat*
spread: standardabw*
snow: schnee schneeh*
flag mark: bemerkung* anmerkung*
anomaly: abweich*
annual: mittel
annual ofYear: jahres*
value: wert
station: gemeinde parzelle messstelle messstellen
station place: stadt
bound of: von
bound: bis end ende periodenende monatsende zeitraumende
quarter: trim quartal fruhling fruhjahr herbst
common: fortsetzung blatt seite umzug verlegt gepruft morgen abend mittag uhr teil monatlich monatliche klima wetter und gesamt menge aussen aussenluft umgebung hutten schatten trocken beobachter ableser gerat jahrzehnt kultur
common the: die
thing: bodentemp* wassertemp* vattentemp* jordtemp* havtemp* sjotemp* meerestemp* seetemp* bodenmin*
surface: boden wasser erdboden meer
place: burg berg dorf bach tal wald hof thal stein felden horn spitze west obere untere ober unter
neu bad
above: uber ueber
at: im
at near: bei
connector: ob
elevation: hohe seehohe hoehe seehoehe
footer: hinweis
footer source: quelle
licence: lizenz
latitude: breite breitengrad
longitude ownSides: lange langengrad laenge
measured: gemessen beobachtet abgelesen
name: namen
near: nahe
of: vom
ofYear: jahrlich* im_jahr
now: aktuelle_temperatur momentane_temperatur momentantemperatur aktuelles_wetter
soFar: bis_heute bisher bis_jetzt bislang woche wochen monate jahre
time: uhrzeit
normal: langjahrig* vieljahrig*
ofMonth: des_monats monatsmax* monatsmin*
months: janner jann|feber|marz mrz maerz|||||||||dezember
= nl
aside foretold: verwachting* voorspel*
highest rain: natste regenachtigste
bound: einde eind begin*
precipitation numbered: neerslag* neersl
temperature: *temperatuur
highest: hoogste grootste meeste
lowest: laagste
daily: dagelijks* etmaal+
other days: dagen
other: weekdag dag_van_de_week nattebol* vochtig* bedekking wekelijks* dauwpunt* zonned* zonnes* zonneu* gevoelst* afvoer debiet* waterst* verdamp*
windsn* grasmin*
count: aantal
snow: sneeuw*
flag: kwalit*
flag mark: opmerking*
anomaly: afwijk*
annual: jaar*
element: grootheid
value: waarde
station: plaats
quarter: quartaal lente zomer herfst
common: vervolg blad verplaatst gecontroleerd gecorrigeerd lucht ochtend avond uur deel maandelijks hoeveelheid maandsom totaal buiten buitenlucht etmaal etmaalsom uursom
above: boven
at: te
connector: aan
elevation: hoogte
footer: bron toelichting
latitude: breedte breedtegraad
longitude ownSides: lengte lengtegraad
measured: gemeten waargenomen
name: naam
near: bij nabij
of: van
ofYear: jaarlijks* jaarsom van_het_jaar
soFar: tot_nu_toe tot_nu tot_heden
now: huidige_temperatuur actuele_temperatuur huidig_weer
surface: grond bodem zee
time: tijd
normal: normaal* langjarig*
thing: bodemtemp* grondtemp* watertemp* zeewater*
precipitation: *neerslag
ofMonth: van_de_maand
rain: regenval
mean: gem
= sv
highest rain: blotaste regnigaste
day: dygn dygnet
daily: dygnets dygns+
max: medelmax*
min: *lagmark medelmin*
precipitation: nederbor*
highest: hogsta
lowest: lagsta minsta
other days: dagar
other: veckodag riktning vindrikt* daggpunkt* markmin* vindby* byvind* upplevd vindkyl* vattenst* vattenf* flode* solsken*
nederbordsdag*
flag mark: anmarkning*
annual: medel
value: varde
station: plats
bound: fran
aug: augusti
elevation: hojd
footer: kalla
latitude: bredd breddgrad
longitude ownSides: langd langdgrad
measured: uppmatt observerad
name: namn
near: vid nara
soFar: hittills till_dags_dato vecka
surface: mark vatten marken
time: klockslag
thing: marktemp* havstemp*
common: kontrollerad manadsmedel mangd ute utomhus
rain: manadsnederbord
= no
highest rain: vateste
mean: gjennomsnitt*
highest: hoyeste
other: snodybde duggpunkt* bakkemin* gressmin* nedbordag* vindkast* vindstyrk* vannst* vannf* folt soltim* solskinn*
count: antall
flag mark: merknad*
value: verdi
station: stasjon*
elevation: hoyde hoh
longitude ownSides: lengdegrad
measured: observert
soFar: hittil sa_langt uke
surface: bakken vann
time: klokkeslett
anomaly: *avvik
thing: vanntemp*
common: mengde
= da
highest rain: vadeste
mean: gennemsnit*
highest: hojeste
other: snodjup dugpunkt* graesmin* nedborsdag* vindsto* vindhas* regninten* foles vandst* vandf* solskin
snow: sne snedybde snefald
flag mark: bemaerkning*
anomaly: afvig*
value: vaerdi
elevation: hojde
longitude ownSides: laengdegrad
measured: observeret
of: af
soFar: hidtil indtil_nu til_dato uge
surface: vand jorden
time: klokkeslaet
thing: vandtemp*
common: maengde ude
= is
daily: solarhrings+ solarhrings
month: manudur
day: dagur
precipitation: urkoma* heildarurkoma
temperature: hitastig*
mean: medal*
highest: haesti
lowest: laegsti
station: staid
aug: agust
= af
rain: reenval reen
jan: januarie
jun: junie
jul: julie
= de nl
date time: zeit
rain numbered: regen
extreme: extremen
other: wind
quarter: winter
night: nacht nachts
common of the: der
= de sv
extreme: extremer
station: ort
= nl af
year soFar: jaar
month soFar: maand
mean: gemiddeld*
mar: maart mrt
aug: augustus
= nl sv
mean: medel*
= nl no
common: normal
= sv no
month soFar: manad
anomaly: avvik*
quarter: host
quarter spread place: var
of: av
= sv da
count: antal
= no da
daily: dogn+ dognets
bound: slutt fra
year: aar
month soFar: maned
day: dogn
date time: dato
precipitation: nedbor* manedsnedbor nedb
mean: middel*
lowest: laveste
station: sted
common: manedlig samlet
at: pa
footer: kilde
latitude: breddegrad
measured: malt
name: navn
near: ved naer
surface: jord
other days: dager dage
highest: storst*
= no is
snow: snjor
= de no da
quarter: sommer
= sv no da
bound: slut
month: man
date: tid
rain: regn
daily: daglig*
annual ofYear: arlig*
quarter: kvartal vinter
common at: i
footer: noter
ofYear: ars* arets
surface: hav
other: *stralning
highest: mest
= de sv no da
common: luft
common melted: inkl inklusive
max temperature: maxtemperatur*
min temperature: mintemperatur*
flag: kvalit*
= sv no da is
year annual soFar: ar
= nl sv no da af
day: dag
= no da sv
normal: *normal
= nl no da
other: *straling
`;
