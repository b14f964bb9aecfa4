/** From Polish to Bulgarian, with Lithuanian and Latvian. */
export const SLAVIC_AND_BALTIC = `
= pl
month soFar: miesiac; day: dzien; time: godzina godz; bound: konca
quarter: kwartal wiosna lato jesien
precipitation: opad*; rain: deszcz*; rain highest: najbardziej_deszczowy najbardziej_mokry
snow: snieg sniegu
mean: sredni*; highest: najwieksz* najwyzsz*; lowest: najniz*; extreme: przy_gruncie; daily: dobow*
annual ofYear: roczn*; ofYear: w_roku; soFar: do_tej_pory do_dzis dotychczas tydzien; count: liczba
normal: wieloletn*; flag mark: uwagi; now: aktualna_temperatura
other: dzien_tygodnia wiatr wiatru kierunek wilgotn* rosy poryw* predkosc* promieniow* przeplyw*
stan_wody uslonecz* parowani*
surface: gruncie grunt gleba woda morze gruntu gleby morza wody gruntowe
station: stacja miejscowosc; value: wartosc; name: nazwa; latitude: szerokosc; longitude: dlugosc
elevation: wysokosc; footer: uwaga zrodlo notatki
common: sprawdzon* skorygowan* miesieczn* atmosferyczn* calkowit* ilosc powietrza
measured: zmierzona zmierzony; at: w we; near: kolo obok; above: powyzej
months: sty styczen stycznia|lut luty lutego|marzec|kwiecien kwietnia kwi||czerwiec czerwca
cze|lipiec lipca lip|sierpien sierpnia sie|wrzesien wrzesnia wrz|pazdziernik pazdziernika
paz|listopada|grudzien grudnia gru
= cs
month soFar: mesic; time: cas hodina; quarter: ctvrtleti
precipitation: sraz*; rain highest: nejdestiv*; snow: snih snehu snehov*
mean: prumer*; highest: nejvyss* nejvets*; lowest: nejniz*; total: soucet celkem
daily: denni denne denniho dennich dennim dennimu dennimi; annual ofYear: rocni*; ofYear: v_roce
soFar: dosud zatim tyden; count: pocet; days other: dny
normal: dlouhodob*; flag mark: poznamk*; now: aktualni_teplota
other: den_v_tydnu den_tydne rosny vetru vitr naraz* rychlost* zaren* svit prutok* hladin*
vodni_stav
surface: puda voda more zem pudy prizemni vody zeme
station: misto obec; name: nazev jmeno; latitude ownSides: sirka; longitude: delka
elevation: nadmorska vyska; footer: zdroj
common: opraven* mnozstvi mesicni destov*; measured: namereno; at: v ve; near: u pobliz
connector: pod
months: led leden ledna|uno unor unora|bre brezen brezna|dub duben dubna|kve kveten kvetna|cvn
cerven cervna|cvc cervenec cervence|srp srpen srpna|zar zari|rij rijen rijna||prosinec prosince
= sk
month: mesiac; rain: zraz* dazd; mean: priemer*; highest: najvyss* najvacs*
daily: denny denneho dennych dennom; other: prietok*; common: mnozstvo mesacny
= sr
rain: киша; highest: највиш* највећ*; lowest: најниж*; extreme: апсолут*; count: број
other: дани дана; common: ваздуха количина укупн*
months: јануар|фебруар|||||||септембар|октобар|новембар|децембар
= sl
mean: povprec*; other: dnevi; common: vsota skupn* mesecn*; jun: junij; jul: julij; aug: avgust
= bg
rain: дъжд; highest: висок* голям*; lowest: ниск*; count: брои броят; common: въздуха наи
jan: януари; jun: юни; jul: юли
= mk; rain: врнежи; feb: фев
= ru
year: годы; year annual soFar: год; month soFar: месяц; time: время час
bound: конец конца окончание; quarter: квартал квартала зима весна лето осень; dateMark: г
min: мин миним*; rain: дожд*; rain highest: самыи_дождливыи самыи_влажныи; snow: снег*
mean: средн*; highest: наивысш* наибольш* самая_высокая; lowest: наинизш* самая_низкая
extreme: абсол* экстрем*; total: сумм* всего итого; daily: суточн*; annual ofYear: годов*
ofYear: за_год; soFar: до_сих_пор на_сегодня к_настоящему_времени неделя
count: количество_днеи число
normal: норм* *многолетн*; anomaly: отклонен* аномал*; flag mark: замечан* примечан*
now: текущая_температура текущая_погода
other: день_недели ветер влажн* давлен* росы радиац* порыв* днеи сиян* уровень расход испарен*
испаряем* дождлив*
surface: вода море почва почвы воды моря почве грунта траве
station: станция пункт город; value: значение; name: название имя; latitude: широта
longitude: долгота; elevation: высота; footer: источник
common: исправлен* проверен* месячн* воздуха за полю; common of: по; measured: измерено; at: в на
near: около возле; of: из; above: над выше
months: янв январь января|февр февраль февраля|марта|апрель апреля|мая|июн июнь июня|июл июль
июля|августа|сен сентябрь сентября сент|октябрь октября|нояб ноя ноябрь ноября|декабрь декабря
= uk
year: година рік; month: місяць; bound: кінець
min: мінім*; rain: опад* дощ
mean: середн*; highest: наивищ* наибільш*; lowest: наинижч*; total: сума; daily: добов*
other: дні днів
common: кількість місячн* повітря
months: січень січ|лютии лют|березень бер|квітень кві|травень тра|червень чер|липень лип|серпень
сер|вересень вер|жовтень жов|листопад лис|грудень гру
= lt
year: metai; month: menuo; temperature: oro_temperatura oro_temperaturos; precipitation: kritul*
mean: vidutin* vidurk*; highest: didziaus* auksciaus*; lowest: zemiaus*; common: kiekis
months: sausis|vasaris|kovas|balandis|geguze|birzelis|liepa|rugpjutis|rugsejis|spalis|lapkritis|gruodis
= lv
year: gads; date: datums; rain: nokrisn*; mean: videj*; highest: lielak* augstak*; lowest: zemak*
common: gaisa daudzums
months: janvaris|februaris|||maijs|junijs|julijs|augusts|septembris|oktobris|novembris|decembris
= pl cs
bound: od; quarter: zima; anomaly: odchyl*; records: rekordy; connector above: nad
nov: listopad listopadu lis
= pl sk
month: mies; bound: koniec; mar: marca; may: maja
= cs sk
bound: konec konce; temperature: teplot*; total: uhrn*; aside foretold: predpoved*
other: vlhk* vypar*; value: hodnota; common: vzduchu
= sr mk; may: мај; jun: јун; jul: јул
= bg ru; days other: дни; common: количество; may: маи
= ru uk
day: день; date time: дата; max: макс максим*; temperature: температур*; precipitation: осадк* осад
= lt lv
month: menesis; day: diena; count: skai*; other: dienos dienas dienu
= pl cs sk; year annual soFar: rok; days other: dni
= sr bg mk; rain: падавин* валеж*; mean: средњ*; apr: април
= sr hr bs
year: godina; month: mjesec; mean: srednj*; count: broj; days other: dani dana
= sr hr bs sl; precipitation: padavin*; daily: dnevn*; common: zraka visina kolicina
= sr bg mk ru; month: месец; mar: март; aug: август
= bg ru uk; other: скорост*; element: элемент елемент
= hr bs
rain: kisa; highest: najvec* najvis*; extreme: apsolut*; common: mjesecn* ukupn*
= hr; months: sijecanj|veljaca|ozujak|travanj|svibanj|lipanj||kolovoz|rujan||studeni|prosinac
= bs; months: ||||||||septembar|oktobar|novembar|decembar
= cs hr; dec: pro
= sk sl; mar: marec
= hr ru; year: god
= bg mk; months: |февруари|||||||септември|октомври|ноември|декември
= mk ru; dec: дек
= sr mk ru; months: ||мар|апр||||авг||окт||
= cs sr hr bs; precipitation: oborin*
= cs sr hr bs sl; year: leto
= sr mk bg; common: месечн* месечен
`;
