/**
 * Written as the vocabulary is, but in small letters with their accents, as texts have them; `*x*` stands anywhere in a
 * word, as words of scripts without blanks do. Missing values as the files of UK Met Office, NASA GISS, NOAA (M, NA),
 * CONAGUA (nulo), AEMET (s/d), JMA and HKO have them.
 */
export const TEXT_WORDS = `
= any
missing: na n/a n.a. -na- nan null none m mm x ns bd
trace: t tr tr. trace traces tz ip inap inap.
quantile: *percentil* *quantil* *quartil* *cuartil*
= en
missing: missing miss m.d. lack empty no_data nodata no-data not_available
nil: nil nill dry no_rain
lacking: *missing* *no_data* *not_measured* *not_recorded* *not_available*
unitBefore: convert*_from originally
unitNow: to
= es pt it fr
missing: n/d n.d. nd s/d sd s.d.
unitBefore: convert*_de
unitNow: a
= es
missing: s/i s.i.
trace: traza trazas
nil: seco seca sin_lluvia sin_precipitación sin_precipitacion s/p acum*
lacking: *faltante* *ausente* *sin_dato*
= es pt
missing: nulo
= pt
nil: sem_chuva
lacking: *sem_dado*
= fr
nil: néant neant sec sèche pas_de_pluie
lacking: *manquant* *pas_de_donn*
= it
nil: asciutto nessuna_pioggia
lacking: *mancant*
= de
missing: k.a. ka
trace: spur spuren
nil: trocken kein_regen
lacking: *fehlt* *fehlend* *keine_daten*
= de nl
missing: n.v. nv
= nl
lacking: *ontbre*
= sv no da
lacking: *saknas* *saknad* *mangler* *manglende*
= fi
lacking: *puuttu*
= pl
missing: brak
lacking: *brak*
= tr
missing: eksik yok
= id
missing: tidak_ada
= zh
missing: 缺测 缺測 缺
trace: 微量
nil: 无雨
lacking: 缺測 缺测
= ja
missing: 欠測 欠测 無 無観測
nil: 無雨
lacking: 欠測 欠测
= ko
missing: 결측
lacking: 결측
`;
