/**
 * The words of units, written as the vocabulary is: `= es pt` begins the words of these languages, and `x*` is a
 * beginning. They have rows of their own because "in", "m" and "min" mean something else in a header.
 * A word is `inPlace` if it is a unit only where a unit stands: in brackets, or at the end of a header.
 * A `weak` word is none behind "in": "Rain in a day (mm)" has no inches.
 * `clock` is each hour or a shorter time: nobody measures rain so.
 * Beside a `step` a unit says how finely was read: "Resolution 0.1 mm".
 */
export const UNIT_WORDS = `
= any
celsius: celsi* degc centigrad* oc °c; celsius inPlace: c; fahrenheit: fahrenheit degf °f
fahrenheit inPlace: f; kelvin: kelvin*; kelvin inPlace: k; degree: deg degs
millimetre: mm millim* milim*; centimetre: cm centim*; metre inPlace: m; litre inPlace: l
kilogram inPlace: kg
otherUnit: kwh mwh gwh hpa kpa mbar kts kmh kph mph hz volt volts amp amps watt watts pascal pascals
hpascal hpascals
otherUnit day inPlace: j; otherUnit clock inPlace: h hr hrs
otherUnit dissolved: g mg ug ng mcg mmol umol μg μmol
otherUnit inPlace: w wh kw mw gw mj pa mb bar kt km ha usd eur gbp ppm ppb std; mercury: hg
day: d; clock: s sec min
= en
degree: degree degrees; inch: inch inches; inch inPlace: in ins; hundredthOfInch: pts
hundredthOfInch inPlace: points; metre: metre metres meter meters; litre: litre litres liter liters
otherUnit: knot knots; otherUnit clock inPlace: hour hours; otherUnit inPlace: days
tenth: tenth tenths; hundredth: hundredth hundredths; thousandth: thousandth thousandths; per weak: a each; clock: minute second
step: resolution precision accura* nearest read reads readable rounded bucket tip tips
= de
degree: grad; degree tenth: zehntelgrad; millimetre tenth: zehntelmillimeter; inch: zoll
otherUnit clock inPlace: stunde stunden; otherUnit inPlace: tage; tenth: zehntel
hundredth: hundertstel; per: pro; step: auflosung genau* ablesegenau* gerundet
= fr
degree: degre degres; inch: pouces; inch inPlace: pouce; otherUnit clock inPlace: heure heures
otherUnit inPlace: jours; tenth: dixieme dixiemes; hundredth: centieme centiemes; thousandth: millieme milliemes; per: par
step: arrondi*
= nl
degree: graad graden; inch: duim; otherUnit inPlace: dagen; tenth: tiende tienden
hundredth: honderdste honderdsten; day: etmaal
= fi
degree: aste*; inch: tuuma tuumaa tuumina; tenth: kymmenes*; hundredth: sadasosa*
day: vrk
= th; celsius: เซลเซียส; millimetre: มม มิลลิเมตร; day: วัน
= es pt
metre inPlace: metro metros; litre: litro litros; otherUnit clock inPlace: hora horas
otherUnit inPlace: dias; tenth: decima decimas decimo decimos
hundredth: centesima centesimas centesimo centesimos; thousandth: milesima milesimas milesimo milesimos; per: por
= es; degree: grado grados; inch: pulgada pulgadas
= pt; degree: grau graus; inch: polegada polegadas
= it
degree: gradi; inch: pollice pollici; litre: litri; otherUnit clock inPlace: ora ore
otherUnit inPlace: giorni; tenth: decimi; hundredth: centesimi; per: al
= ro
degree: grade; otherUnit inPlace: zile; tenth: zecime zecimi; hundredth: sutimi; per: pe
= sv; inch inPlace: tum; tenth: tiondel* tiondels; hundredth: hundradel*
= no da; inch: tommer; tenth: tiendedel*; hundredth: hundredel*
= hu
degree: fok; inch: huvelyk; tenth: tized*; hundredth: szazad*
= pl
celsius: celsj*; degree: stopni*; inch: calach; inch inPlace: cale; tenth: dziesiat*; hundredth: setn*
per: na
= cs sk
degree: stupn*; inch: palce palcich palcoch; inch inPlace: palec; tenth: desetin* desatin*
hundredth: setin* stotin*
= ru
degree: градус*; inch: дюим*; otherUnit clock inPlace: ч час часа; mercury: рт; tenth: десят*
hundredth: сот*; joint: доли доля; per: в за; day: сут*
= ru bg uk sr mk
celsius: цельси* целзи*; fahrenheit: фаренгеит* фаренхаит*; millimetre: мм миллим* милим* мілім*
centimetre: см
= tr
celsius: santigrat santigrad; degree: derece; otherUnit clock inPlace: sa saat; tenth: onda
= el
celsius: κελσιου; degree: βαθμ*; millimetre: χιλ χιλιοστ*; inch: ιντσ*; tenth: δεκατ*
hundredth: εκατοστα; per: ανα
= id ms
degree: derajat darjah; otherUnit clock inPlace: jam; tenth: persepuluh; per: setiap
= zh ja
celsius: 摄氏 攝氏 摂氏 セルシウス; fahrenheit: 华氏 華氏; degree: 度; millimetre: 毫米 ミリ 公厘; centimetre: 厘米 公分 センチ
inch: 英寸 英吋 インチ 吋; otherUnit clock inPlace: 时 時 小时 小時 時間; day: 日 天
= ko
celsius: 섭씨; fahrenheit: 화씨; degree: 도; millimetre: 밀리; inch: 인치; otherUnit clock inPlace: 시간
day: 일
= ar fa
celsius: مئوية سلسيوس سانتیگراد; millimetre: مم ملم ميلي میلی; otherUnit clock inPlace: س ساعة ساعت
= hi bn; celsius: सेल्सियस সেলসিয়াস; millimetre: मिमी মিমি
= en it nl sv no da; per: per
= es pt it; step: resoluc* risoluz* precisi* precisa* redond* arredond* arrotond*
= nl sv; step: resolutie nauwkeur* afgerond upplosn* noggrann* avrund*
= pl cs ru
step: rozdzielcz* dokladn* zaokragl* rozlisen* presnost* zaokrouhl* разрешен* точност* округл*
= pl cs sk; day: doba dobe dobu
= hr sr sl; day: dan
= sv no da; degree: grader
= sv no da fi; per: pr
= ro id ms; inch: inci
`;
