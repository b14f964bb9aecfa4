/**
 * The words of units, written as the vocabulary is: `= es pt` begins the words of these languages, and `x*` is a
 * beginning. They have rows of their own because "in", "m" and "min" mean something else in a header.
 * A word is `inPlace` if it is a unit only where a unit stands: in brackets, or at the end of a header.
 * A `weak` word is none behind "in": "Rain in a day (mm)" has no inches.
 * A `place` may be called so: "Inch", "Tum" (and "Cali", which is left out). `clock` is each hour or a shorter time: nobody measures rain so.
 * Beside a `step` a unit says how finely was read: "Resolution 0.1 mm".
 */
export const UNIT_WORDS = `
= any
celsius: celsi* degc centigrad* oc °c
celsius inPlace: c
fahrenheit: fahrenheit degf °f
fahrenheit inPlace: f
kelvin: kelvin*
kelvin inPlace: k
degree: deg degs
millimetre: mm millim* milim*
centimetre: cm centim*
metre inPlace: m
litre inPlace: l
kilogram inPlace: kg
otherUnit: kwh mwh gwh hpa kpa mbar kts kmh kph mph hz volt volts amp amps watt watts pascal pascals hpascal hpascals
otherUnit day inPlace: j
otherUnit inPlace: w wh kw mw gw mj pa mb bar kt km ha usd eur gbp ppm ppb std
otherUnit clock inPlace: h hr hrs
otherUnit dissolved: g mg ug ng mcg mmol umol μg μmol
clock: s sec min
mercury: hg
day: d
= en
tenth: tenth tenths
hundredth: hundredth hundredths
degree: degree degrees
metre: metre metres meter meters
litre: litre litres liter liters
inch: inches
inch place: inch
inch inPlace: in ins
hundredthOfInch: pts
hundredthOfInch inPlace: points
otherUnit: knot knots
otherUnit inPlace: days
otherUnit clock inPlace: hour hours
clock: minute second
step: resolution precision accura* nearest read reads readable rounded bucket tip tips
= en it nl sv no da
per: per
= de
step: auflosung genau* ablesegenau* gerundet
= fr
step: arrondi*
= es pt it
step: resoluc* risoluz* precisi* precisa* redond* arredond* arrotond*
= nl sv
step: resolutie nauwkeur* afgerond upplosn* noggrann* avrund*
= pl cs ru
step: rozdzielcz* dokladn* zaokragl* rozlisen* presnost* zaokrouhl* разрешен* точност* округл*
= en
per weak: a each
= nl
day: etmaal
= fi
day: vrk
= pl cs sk
day: doba dobe dobu
= hr sr sl
day: dan
= th
day: วัน
= es pt
tenth: decima decimas decimo decimos
hundredth: centesima centesimas centesimo centesimos
litre: litro litros
metre inPlace: metro metros
per: por
otherUnit inPlace: dias
otherUnit clock inPlace: hora horas
= es
degree: grado grados
inch: pulgada pulgadas
= pt
degree: grau graus
inch: polegada polegadas
= fr
tenth: dixieme dixiemes
hundredth: centieme centiemes
degree: degre degres
inch: pouces
inch place: pouce
per: par
otherUnit inPlace: jours
otherUnit clock inPlace: heure heures
= it
tenth: decimi
hundredth: centesimi
degree: gradi
inch: pollice pollici
litre: litri
per: al
otherUnit inPlace: giorni
otherUnit clock inPlace: ora ore
= ro
tenth: zecime zecimi
hundredth: sutimi
degree: grade
per: pe
otherUnit inPlace: zile
= de
tenth: zehntel
millimetre tenth: zehntelmillimeter
degree tenth: zehntelgrad
hundredth: hundertstel
degree: grad
inch place: zoll
otherUnit inPlace: tage
otherUnit clock inPlace: stunde stunden
per: pro
= nl
tenth: tiende tienden
hundredth: honderdste honderdsten
degree: graad graden
inch place: duim
otherUnit inPlace: dagen
= sv no da
degree: grader
= sv
tenth: tiondel* tiondels
hundredth: hundradel*
inch place: tum
= no da
tenth: tiendedel*
hundredth: hundredel*
inch: tommer
= sv no da fi
per: pr
= fi
tenth: kymmenes*
hundredth: sadasosa*
degree: aste*
inch: tuumaa tuumina
inch place: tuuma
= hu
tenth: tized*
hundredth: szazad*
degree: fok
inch: huvelyk
= pl
celsius: celsj*
tenth: dziesiat*
hundredth: setn*
degree: stopni*
inch: calach
inch place: cale
per: na
= cs sk
tenth: desetin* desatin*
hundredth: setin* stotin*
degree: stupn*
inch: palce palcich palcoch
inch place: palec
= ru
day: сут*
tenth: десят*
hundredth: сот*
degree: градус*
inch: дюим*
per: в за
otherUnit clock inPlace: ч час часа
mercury: рт
joint: доли доля
= ru bg uk sr mk
celsius: цельси* целзи*
fahrenheit: фаренгеит* фаренхаит*
millimetre: мм миллим* милим* мілім*
centimetre: см
= tr
celsius: santigrat santigrad
otherUnit clock inPlace: sa saat
tenth: onda
degree: derece
= el
tenth: δεκατ*
hundredth: εκατοστα
degree: βαθμ*
celsius: κελσιου
millimetre: χιλ χιλιοστ*
inch: ιντσ*
per: ανα
= ro id ms
inch: inci
= id ms
tenth: persepuluh
otherUnit clock inPlace: jam
degree: derajat darjah
per: setiap
= zh ja
celsius: 摄氏 攝氏 摂氏 セルシウス
fahrenheit: 华氏 華氏
millimetre: 毫米 ミリ 公厘
centimetre: 厘米 公分 センチ
inch: 英寸 英吋 インチ 吋
degree: 度
day: 日 天
otherUnit clock inPlace: 时 時 小时 小時 時間
= ko
celsius: 섭씨
fahrenheit: 화씨
millimetre: 밀리
inch: 인치
degree: 도
day: 일
otherUnit clock inPlace: 시간
= th
celsius: เซลเซียส
millimetre: มม มิลลิเมตร
= ar fa
celsius: مئوية سلسيوس سانتیگراد
millimetre: مم ملم ميلي میلی
otherUnit clock inPlace: س ساعة ساعت
= hi bn
celsius: सेल्सियस সেলসিয়াস
millimetre: मिमी মিমি
`;
