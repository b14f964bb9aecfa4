/** Words that languages of several families write alike. */
export const SEVERAL_FAMILIES = `
= en de
other surface: grass
station common name: name
common connector: am
= en fr
date common time: date
common footer: notes
place above connector: sur
= en sv
bound until: till
= en nl
common span: week
thing surface: water
= es sv
latitude: latitud
longitude: longitud
= pt de
common of the: das
= fr de
flag: attribut*
= de ru
firstName: maximov*
= nl hu
span the: het
= no fi
value: arvo
= is fi
month: kk
= cs id
station: stanice
= tr id
extreme: mutlak
= en pt fr
other latitude: latitude
other longitude: longitude
= en fr nl
extreme common records: records
place dateMark saint: st
= pt it hu
snow name: neve
= pt pl cs
bound of untilAlone: do
at: na
= fr it de
common of: des
of: d
= it de nl
other: netto
= de nl hu
other: hagel
= de cs sk
day: den
= sv fi et
max: *hamark
= no da pl
extreme: ekstrem*
= en fr it nl
extreme common records: record
= en fr ro de
year common at connector: an
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
= en es pt ro id
other elevation: elev*
= es pt fr ro nl
common dateMark of the: de
= fr de nl no da
period: periode
= fr de nl sv da
common place: station
= de nl sv cs hu
date time: datum
= en es pt fr it ro
other elevation: altitud*
= es pl sr hr bs sq
normal: norma
= es pt it ro sv no da pl
date common: data
= de nl sv no da pl cs hu
extreme records: rekord
`;
