/** Words that languages of several families write alike. */
export const SEVERAL_FAMILIES = `
= en de
other surface: grass
station name: name
connector: am
= en fr
licence: licence
date time: date
common footer: notes
place above connector: sur
= en sv
bound: till
= en nl
common soFar: week
surface: water
= es sv
latitude: latitud
longitude: longitud
= pt de
common of the: das
dec: dez
= fr de
flag mark: attribut*
= fr lv
jan: janv
= ro af
feb: februarie
= ca hu
mar: marc
= de ru
firstName: maximov* maxim
= nl hu
soFar the: het
= no fi
value: arvo
= is fi
month: kk
= cs id
station: stanice
= bs tr
mar: mart
= lv hu
apr: aprilis
= tr id
max: tmaks
extreme: mutlak
= en pt fr
other latitude: latitude
other longitude: longitude
= en fr nl
extreme records: records
place dateMark saint: st
= en es tr
may: may
= pt it hu
snow name: neve
= pt pl cs
bound of: do
at: na
= fr it de
of: d
= it de nl
other: netto
= ca lv hu
feb: febr
= de nl hu
other: hagel
= de cs sk
day: den
= sv fi et
max: *hamark
= no da pl
extreme: ekstrem*
= da lv et
mar: marts
= is tr id
aug: agu
= en fr it nl
extreme records: record
= en fr ro de
year at connector: an
= en sv no da
common above: over
= en fr it ro
common footer: note
= es pt ro pl
total: suma
= es fr it de
place: nord sud
= sv no da fi
total: summa
= sv no da cs
snow: sno
= no is af id
dec: desember
= en es pt ro id
other elevation: elev*
= en es fr ro ca
oct: oct
= es pt fr ro nl
common dateMark of the: de
= es pt it gl sw
aug: ago
= fr de nl no da
period: periode
= fr de nl sv da
common place: station
= de nl sv cs hu
date time: datum
= nl sv sw id ms
jan: januari
feb: februari
= nl af sw id ms
may: mei
= en es pt fr it ro
other elevation: altitud*
= es pl sr hr bs sq
normal: norma
= es pt it ro sv no da pl
date: data
= de nl sv no da pl cs hu
extreme records: rekord
= en de nl
other: windchill
`;
