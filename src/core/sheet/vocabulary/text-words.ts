/**
 * Written as the vocabulary is, but in small letters with their accents, as texts have them; `*x*` stands anywhere in a
 * word, as words of scripts without blanks do. Missing values as the files of UK Met Office, NASA GISS, NOAA (M, NA),
 * CONAGUA (nulo), AEMET (s/d), JMA and HKO have them.
 */
export const TEXT_WORDS = `
= any
missing: na n/a n.a. -na- nan null none m mm x ns bd; trace: t tr tr. trace traces tz ip inap inap.
quantile: *percentil* *quantil* *quartil* *cuartil*
= en
missing: missing miss m.d. lack empty no_data nodata no-data not_available
nil: nil nill dry no_rain; unitBefore: convert*_from originally; unitNow: to
= es pt it fr; missing: n/d n.d. nd s/d sd s.d.; unitBefore: convert*_de; unitNow: a
= es
missing: s/i s.i.; trace: traza trazas
nil: seco seca sin_lluvia sin_precipitación sin_precipitacion s/p acum*
= de; missing: k.a. ka; trace: spur spuren; nil: trocken kein_regen
= zh; missing: 缺测 缺測 缺; trace: 微量; nil: 无雨
= ja; missing: 欠測 欠测 無 無観測; nil: 無雨
= es pt; missing: nulo
= pt; nil: sem_chuva
= fr; nil: néant neant sec sèche pas_de_pluie
= it; nil: asciutto nessuna_pioggia
= de nl; missing: n.v. nv
= pl; missing: brak
= tr; missing: eksik yok
= id; missing: tidak_ada
= ko; missing: 결측
`;
