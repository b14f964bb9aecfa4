/** German, Dutch, Afrikaans, Swedish, Norwegian, Danish and Icelandic. */
export const GERMANIC = `
= de
year: jjjj; year annual soFar: jahr; month soFar: monat; day: tag; time: uhrzeit
bound: bis end ende periodenende monatsende zeitraumende; bound of: von
quarter: trim quartal fruhling fruhjahr herbst
max: *hochsttemp*; min: *tiefsttemp*; precipitation: *niederschlag* nied niederschl
rain: regenmenge; rain highest: nassest* regenreichst* niederschlagsreichst*
rain days other: niederschlagstag* regentag*; snow: schnee schneeh*
mean: mittel* mittl mittler* durchschnitt*
highest: hochste* hochstwert* grosste* grosstm* grosstn* grosstt* grosstw*
lowest: tiefste* tiefstwert*; extreme: *extremtemp extremw* rekordv* erdboden*
extreme records: rekorde; total: *summe; summary aside: vorjahr*; daily: taglich* tages+
annual: mittel; annual ofYear: jahres*; ofYear: jahrlich* im_jahr
ofMonth: des_monats monatsmax* monatsmin*; inADay: an_einem_tag
ofADay: 24_stunden vierundzwanzig_stunden
soFar: bis_heute bisher bis_jetzt bislang woche wochen monate jahre; count: anzahl; days other: tage
normal: langjahrig* vieljahrig*; anomaly: abweich*; flag mark: bemerkung* anmerkung*
now: aktuelle_temperatur momentane_temperatur momentantemperatur aktuelles_wetter
aside: erwartet* gestern fehler ziel schwell* letzt* vorig* vormonat*
aside foretold: vorhersag* vorhergesag* modelliert* szenari*; spread: standardabw*
other: abfluss* durchfluss* zufluss* wochentag tag_der_woche wasserst* windstark* windstaerk*
windsto* windstill* windstu* schneefall* schneed* frosttag* frostd* luftfeucht* feuchte verdunst*
bewolk* sonne pegel* grundwasser* sonnensch* sonnenst* sonnig *dauer effektiv* stundlich*
wochentlich* taupunkt* feuchttemp* gefuhlt* *strahlung sonnene* boe boen tagesgang neuschneesumm*
differenz stunde stunden
thing: bodentemp* wassertemp* vattentemp* jordtemp* havtemp* sjotemp* meerestemp* seetemp* bodenmin*
surface: boden wasser erdboden meer
station: gemeinde parzelle messstelle messstellen; station place: stadt; value: wert; name: namen
latitude: breite breitengrad; longitude ownSides: lange langengrad laenge
elevation: hohe seehohe hoehe seehoehe
place: burg berg dorf bach tal wald hof thal stein felden horn spitze west obere untere ober unter
neu bad
source footer: quelle; licence: lizenz; footer: hinweis
common: fortsetzung blatt seite umzug verlegt gepruft morgen abend mittag uhr teil monatlich
monatliche klima wetter und gesamt menge aussen aussenluft umgebung hutten schatten trocken
beobachter ableser gerat jahrzehnt kultur
common the: die; measured: gemessen beobachtet abgelesen; at: im; at near: bei; near: nahe; of: vom
connector: ob; above: uber ueber
months: janner jann|feber|marz mrz maerz|||||||||dezember
= nl
time: tijd; bound: einde eind begin*; quarter: quartaal lente zomer herfst
temperature: *temperatuur; precipitation: *neerslag; precipitation numbered: neerslag* neersl
rain: regenval; rain highest: natste regenachtigste; snow: sneeuw*
mean: gem; highest: hoogste grootste meeste; lowest: laagste; daily: dagelijks* etmaal+
annual: jaar*; ofYear: jaarlijks* jaarsom van_het_jaar; ofMonth: van_de_maand
soFar: tot_nu_toe tot_nu tot_heden; count: aantal; days other: dagen
normal: normaal* langjarig*; anomaly: afwijk*; flag: kwalit*; flag mark: opmerking*
now: huidige_temperatuur actuele_temperatuur huidig_weer; aside foretold: verwachting* voorspel*
other: weekdag dag_van_de_week nattebol* vochtig* bedekking wekelijks* dauwpunt* zonned* zonnes*
zonneu* gevoelst* afvoer debiet* waterst* verdamp* windsn* grasmin*
thing: bodemtemp* grondtemp* watertemp* zeewater*; surface: grond bodem zee
station: plaats; element: grootheid; value: waarde; name: naam; latitude: breedte breedtegraad
longitude ownSides: lengte lengtegraad; elevation: hoogte; footer: bron toelichting
common: vervolg blad verplaatst gecontroleerd gecorrigeerd lucht ochtend avond uur deel maandelijks
hoeveelheid maandsom totaal buiten buitenlucht etmaal etmaalsom uursom
measured: gemeten waargenomen; at: te; near: bij nabij; of: van; connector: aan; above: boven
= sv
day: dygn dygnet; time: klockslag; bound: fran
max: medelmax*; min: *lagmark medelmin*; precipitation: nederbor*; rain: manadsnederbord
rain highest: blotaste regnigaste
highest: hogsta; lowest: lagsta minsta; daily: dygnets dygns+; annual: medel
soFar: hittills till_dags_dato vecka; days other: dagar
flag mark: anmarkning*
other: veckodag riktning vindrikt* daggpunkt* markmin* vindby* byvind* upplevd vindkyl* vattenst*
vattenf* flode* solsken* nederbordsdag*
thing: marktemp* havstemp*; surface: mark vatten marken
station: plats; value: varde; name: namn; latitude: bredd breddgrad
longitude ownSides: langd langdgrad; elevation: hojd; footer: kalla
common: kontrollerad manadsmedel mangd ute utomhus; measured: uppmatt observerad; near: vid nara
aug: augusti
= no
time: klokkeslett
rain highest: vateste
mean: gjennomsnitt*; highest: hoyeste; soFar: hittil sa_langt uke; count: antall
anomaly: *avvik; flag mark: merknad*
other: snodybde duggpunkt* bakkemin* gressmin* nedbordag* vindkast* vindstyrk* vannst* vannf* folt
soltim* solskinn*
thing: vanntemp*; surface: bakken vann
station: stasjon*; value: verdi; longitude ownSides: lengdegrad; elevation: hoyde hoh
common: mengde; measured: observert
= da
time: klokkeslaet
rain highest: vadeste; snow: sne snedybde snefald
mean: gennemsnit*; highest: hojeste; soFar: hidtil indtil_nu til_dato uge
anomaly: afvig*; flag mark: bemaerkning*
other: snodjup dugpunkt* graesmin* nedborsdag* vindsto* vindhas* regninten* foles vandst* vandf*
solskin
thing: vandtemp*; surface: vand jorden
value: vaerdi; longitude ownSides: laengdegrad; elevation: hojde
common: maengde ude; measured: observeret; of: af
= is
month: manudur; day: dagur; temperature: hitastig*; precipitation: urkoma* heildarurkoma
mean: medal*; highest: haesti; lowest: laegsti; daily: solarhrings+ solarhrings; station: staid
aug: agust
= af
rain: reenval reen; jan: januarie; jun: junie; jul: julie
= de nl
date time: zeit; quarter: winter; rain numbered: regen; extreme: extremen; night: nacht nachts
other: wind; common of the: der
= de sv; extreme: extremer; station: ort
= nl af
year soFar: jaar; month soFar: maand; mean: gemiddeld*; mar: maart mrt; aug: augustus
= sv no
month soFar: manad; quarter: host; quarter spread place: var; anomaly: avvik*; of: av
= no da
year: aar; month soFar: maned; day: dogn; date time: dato; bound: slutt fra
precipitation: nedbor* manedsnedbor nedb
mean: middel*; highest: storst*; lowest: laveste; daily: dogn+ dognets; days other: dager dage
surface: jord
station: sted; name: navn; latitude: breddegrad; footer: kilde
common: manedlig samlet; measured: malt; at: pa; near: ved naer
= sv no da
month: man; date: tid; bound: slut; quarter: kvartal vinter; rain: regn; highest: mest
daily: daglig*; annual ofYear: arlig*; ofYear: ars* arets; other: *stralning; surface: hav
footer: noter; common at: i
= de sv no da
max temperature: maxtemperatur*; min temperature: mintemperatur*; flag: kvalit*
melted common: inkl inklusive; common: luft
= nl sv; mean: medel*
= nl no; common: normal
= sv da; count: antal
= no is; snow: snjor
= de no da; quarter: sommer
= sv no da is; year annual soFar: ar
= nl sv no da af; day: dag
= no da sv; normal: *normal
= nl no da; other: *straling
`;
