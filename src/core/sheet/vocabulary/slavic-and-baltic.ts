/** From Polish to Bulgarian, with Lithuanian and Latvian. */
export const SLAVIC_AND_BALTIC = `
= pl
highest rain: najbardziej_deszczowy najbardziej_mokry
bound: konca
month soFar: miesiac
day: dzien
precipitation: opad*
rain: deszcz*
mean: sredni*
highest: najwieksz* najwyzsz*
extreme: przy_gruncie
daily: dobow*
other: dzien_tygodnia wiatr wiatru kierunek wilgotn* rosy poryw* predkosc* promieniow* przeplyw* stan_wody uslonecz* parowani*
count: liczba
snow: snieg sniegu
flag mark: uwagi
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
soFar: do_tej_pory do_dzis dotychczas tydzien
now: aktualna_temperatura
surface: gruncie grunt gleba woda morze gruntu gleby morza wody gruntowe
time: godzina godz
normal: wieloletn*
common: sprawdzon* skorygowan* miesieczn* atmosferyczn* calkowit* ilosc powietrza
lowest: najniz*
months: sty styczen stycznia|lut luty lutego|marzec|kwiecien kwietnia kwi||czerwiec czerwca cze|lipiec lipca lip|sierpien sierpnia sie|wrzesien wrzesnia wrz|pazdziernik pazdziernika paz|listopada|grudzien grudnia gru
= cs
highest rain: nejdestiv*
month soFar: mesic
precipitation: sraz*
mean: prumer*
highest: nejvyss* nejvets*
lowest: nejniz*
total: soucet celkem
daily: denni denne denniho dennich dennim dennimu dennimi
count: pocet
snow: snih snehu snehov*
flag mark: poznamk*
annual ofYear: rocni*
station: misto obec
quarter: ctvrtleti
at: v ve
connector: pod
elevation: nadmorska vyska
firstName: maxmilian*
footer: zdroj
latitude ownSides: sirka
longitude: delka
measured: namereno
name: nazev jmeno
near: u pobliz
ofYear: v_roce
soFar: dosud zatim tyden
now: aktualni_teplota
surface: puda voda more zem pudy prizemni vody zeme
time: cas hodina
other days: dny
other: den_v_tydnu den_tydne rosny vetru vitr naraz* rychlost* zaren* svit prutok* hladin* vodni_stav
normal: dlouhodob*
common: opraven* mnozstvi mesicni destov*
months: led leden ledna|uno unor unora|bre brezen brezna|dub duben dubna|kve kveten kvetna|cvn cerven cervna|cvc cervenec cervence|srp srpen srpna|zar zari|rij rijen rijna||prosinec prosince
= sk
other: prietok*
month: mesiac
rain: zraz* dazd
mean: priemer*
common: mnozstvo mesacny
daily: denny denneho dennych dennom
highest: najvyss* najvacs*
= sr
common: ваздуха количина укупн*
rain: киша
months: јануар|фебруар|||||||септембар|октобар|новембар|децембар
highest: највиш* највећ*
lowest: најниж*
other: дани дана
count: број
extreme: апсолут*
= hr
months: sijecanj|veljaca|ozujak|travanj|svibanj|lipanj||kolovoz|rujan||studeni|prosinac
= bs
months: ||||||||septembar|oktobar|novembar|decembar
= sl
other: dnevi
mean: povprec*
jun: junij
jul: julij
aug: avgust
common: vsota skupn* mesecn*
= bg
jan: януари
jun: юни
jul: юли
rain: дъжд
common: въздуха наи
highest: висок* голям*
lowest: ниск*
count: брои броят
= mk
feb: фев
rain: врнежи
= ru
highest rain: самыи_дождливыи самыи_влажныи
bound: конец конца окончание
year: годы
year annual soFar: год
month soFar: месяц
min: мин миним*
rain: дожд*
common of: по
mean: средн*
highest: наивысш* наибольш* самая_высокая
lowest: наинизш* самая_низкая
total: сумм* всего итого
extreme: абсол* экстрем*
daily: суточн*
other: день_недели ветер влажн* давлен* росы радиац* порыв* днеи сиян* уровень расход испарен* испаряем*
дождлив*
count: количество_днеи число
snow: снег*
flag mark: замечан* примечан*
anomaly: отклонен* аномал*
normal: норм* *многолетн*
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
soFar: до_сих_пор на_сегодня к_настоящему_времени неделя
now: текущая_температура текущая_погода
surface: вода море почва почвы воды моря почве грунта траве
time: время час
common: исправлен* проверен* месячн* воздуха за полю
months: янв январь января|февр февраль февраля|марта|апрель апреля|мая|июн июнь июня|июл июль июля|августа|сен сентябрь сентября сент|октябрь октября|нояб ноя ноябрь ноября|декабрь декабря
= uk
daily: добов*
bound: кінець
year: година рік
month: місяць
min: мінім*
rain: опад* дощ
mean: середн*
total: сума
common: кількість місячн* повітря
months: січень січ|лютии лют|березень бер|квітень кві|травень тра|червень чер|липень лип|серпень сер|вересень вер|жовтень жов|листопад лис|грудень гру
highest: наивищ* наибільш*
lowest: наинижч*
other: дні днів
= lt
year: metai
month: menuo
precipitation: kritul*
temperature: oro_temperatura oro_temperaturos
mean: vidutin* vidurk*
common: kiekis
months: sausis|vasaris|kovas|balandis|geguze|birzelis|liepa|rugpjutis|rugsejis|spalis|lapkritis|gruodis
highest: didziaus* auksciaus*
lowest: zemiaus*
= lv
year: gads
date: datums
rain: nokrisn*
mean: videj*
common: gaisa daudzums
months: janvaris|februaris|||maijs|junijs|julijs|augusts|septembris|oktobris|novembris|decembris
highest: lielak* augstak*
lowest: zemak*
= pl cs
anomaly: odchyl*
bound: od
quarter: zima
nov: listopad listopadu lis
above connector: nad
records: rekordy
= pl sk
bound: koniec
month: mies
mar: marca
may: maja
= cs sk
aside foretold: predpoved*
bound: konec konce
temperature: teplot*
total: uhrn*
other: vlhk* vypar*
value: hodnota
common: vzduchu
= cs hr
dec: pro
= sk sl
mar: marec
= sr mk
may: мај
jun: јун
jul: јул
= hr ru
year: god
= bg mk
months: |февруари|||||||септември|октомври|ноември|декември
= bg ru
may: маи
other days: дни
common: количество
= mk ru
dec: дек
= ru uk
day: день
date time: дата
max: макс максим*
precipitation: осадк* осад
temperature: температур*
= lt lv
month: menesis
day: diena
count: skai*
other: dienos dienas dienu
= pl cs sk
year annual soFar: rok
other days: dni
= sr bg mk
rain: падавин* валеж*
mean: средњ*
apr: април
= sr hr bs
year: godina
month: mjesec
mean: srednj*
other days: dani dana
count: broj
= sr mk ru
months: ||мар|апр||||авг||окт||
= cs sr hr bs
precipitation: oborin*
= sr hr bs sl
daily: dnevn*
precipitation: padavin*
common: zraka visina kolicina
= sr bg mk ru
month: месец
mar: март
aug: август
= cs sr hr bs sl
year: leto
= bg ru uk
element: элемент елемент
other: скорост*
= hr bs
rain: kisa
common: mjesecn* ukupn*
highest: najvec* najvis*
extreme: apsolut*
= sr mk bg
common: месечн* месечен
`;
