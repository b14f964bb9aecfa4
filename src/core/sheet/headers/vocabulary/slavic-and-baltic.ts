/** From Polish to Bulgarian, with Lithuanian and Latvian. */
export const SLAVIC_AND_BALTIC = `
= pl
month span: miesiac
day: dzien
precipitation: opad*
rain: deszcz*
mean: sredni*
highest: najwyzsz*
lowest: najnizsz*
extreme: przy_gruncie
daily: dobow*
other: wiatr wiatru wilgotn*
count: liczba
snow: snieg sniegu
flag footer: uwagi
annual ofYear: roczn*
value: wartosc
station: stacja miejscowosc
quarter: kwartal wiosna lato jesien
above: powyzej
at: w we
elevation: wysokosc
firstName: maksymilian*
footer: uwaga zrodlo notatki
latitude: szerokosc
longitude: dlugosc
measured: zmierzona zmierzony
name: nazwa
near: kolo obok
ofYear: w_roku
soFar: do_tej_pory do_dzis dotychczas
span: tydzien
surface: gruncie grunt gleba woda morze
time: godzina godz
= cs
month span: mesic
precipitation: sraz*
mean: prumer*
highest: nejvyss*
lowest: nejniz*
total: soucet celkem
daily: denn*
count: pocet
snow: snih snehu snehov*
flag footer: poznamk*
annual ofYear: rocni*
station: misto obec
quarter: ctvrtleti
at: v ve
connector: pod
elevation: nadmorska vyska
firstName: maxmilian*
footer: zdroj
latitude: sirka zemepisna_sirka
longitude: delka zemepisna_delka
measured: namereno
name: nazev jmeno
near: u pobliz
ofYear: v_roce
soFar: dosud zatim
span: tyden
surface: puda voda more zem
time: cas hodina
= sk
month: mesiac
rain: zraz*
mean: priemer*
= sl
mean: povprec*
= ru
year: годы
year annual span: год
month span: месяц
min: мин миним*
rain: дожд*
mean: средн*
highest: наивысш*
lowest: наинизш*
total: сумм* всего итого
extreme: абсол*
daily: суточн*
other: ветер влажн* давлен*
count: количество число
snow: снег*
flag: замечан*
flag footer: примечан*
anomaly: отклонен* аномал*
normal: норма нормы
annual ofYear: годов*
value: значение
station: станция пункт город
quarter: квартал квартала зима весна лето осень
above: над выше
at: в на
dateMark: г
elevation: высота
firstName: максим максимилиан* maksim*
footer: источник
latitude: широта
longitude: долгота
measured: измерено
name: название имя
near: около возле
of: из
ofYear: за_год
soFar: до_сих_пор на_сегодня к_настоящему_времени
span: неделя
surface: почва почвы вода море
time: время час
until: до
= uk
year: година рік
month: місяць
min: мінім*
rain: опад*
mean: середн*
= lt
year: metai
month: menuo
precipitation: kritul*
mean: vidutin* vidurk*
= lv
year: gads
date: datums
rain: nokrisn*
mean: videj*
= pl cs
anomaly: odchyl*
bound: od
quarter: zima
above connector: nad
records: rekordy
= pl sk
month: mies
= cs sk
temperature: teplot*
total: uhrn*
other: vlhk*
value: hodnota
= hr ru
year: god
= ru uk
day: день
date time: дата
max: макс максим*
precipitation: осадк*
temperature: температур*
= lt lv
month: menesis
day: diena
= pl cs sk
year annual span: rok
other: dni
= sr bg mk
rain: падавин* валеж*
mean: средњ*
= sr hr bs
year: godina
month: mjesec
mean: srednj*
= cs sr hr bs
precipitation: oborin*
= sr hr bs sl
precipitation: padavin*
= sr bg mk ru
month: месец
= cs sr hr bs sl
year: leto
`;
